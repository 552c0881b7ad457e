//! Cargo's build script: lists every file under `assets/`, and every rule card, so that the program can embed them, and takes the
//! typefaces of the window out of the crate that carries them.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=src/data/build.rs");
    embed("assets", "bundled.rs")?;
    embed("tests/rules", "cards.rs")?;
    #[cfg(feature = "play")]
    typefaces()?;
    Ok(())
}

/// Writes the faces that the window uses to files of their own. The crate hands out all its faces at once, and the program
/// would embed them all.
#[cfg(feature = "play")]
fn typefaces() -> io::Result<()> {
    for (name, face) in ["regular.otf", "bold.otf"].into_iter().zip(typst_assets::fonts()) {
        fs::write(out().join(name), face)?;
    }
    Ok(())
}

/// The folder for what the script writes.
fn out() -> PathBuf {
    PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default())
}

/// Writes a list of the files below a folder: the name of each within the folder, and its text.
fn embed(folder: &str, list_file: &str) -> io::Result<()> {
    let root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default()).join(folder);
    println!("cargo::rerun-if-changed={folder}");
    let mut files = Vec::new();
    gather(&root, &mut files)?;
    files.sort();
    let mut list = String::from("&[\n");
    for file in files {
        let name = file.strip_prefix(&root).unwrap_or(&file).to_string_lossy().replace('\\', "/");
        println!("cargo::rerun-if-changed={}", file.display());
        let _ = writeln!(list, "    ({name:?}, include_str!({:?})),", file.display().to_string());
    }
    list.push_str("]\n");
    fs::write(out().join(list_file), list)
}

fn gather(folder: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            gather(&path, files)?;
        } else if path.extension().is_some_and(|ending| ending == "ron" || ending == "md" || ending == "ftl")
        {
            files.push(path);
        }
    }
    Ok(())
}
