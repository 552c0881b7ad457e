pub fn p(i: usize, default: i32) -> i32 {
    static V: std::sync::OnceLock<Vec<Option<i32>>> = std::sync::OnceLock::new();
    let v = V.get_or_init(|| {
        let mut v = vec![None; 64];
        for part in std::env::var("T").unwrap_or_default().split(',').filter(|p| !p.is_empty()) {
            if let Some((a, b)) = part.split_once('=') { v[a.parse::<usize>().unwrap_or(63)] = b.parse().ok(); }
        }
        v
    });
    v[i].unwrap_or(default)
}
