//! Broken files, each with the exact answer expected. `UPDATE=1 cargo test --test broken` writes the answers again, to
//! be reviewed.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/broken");

/// Every broken file, by its path relative to the folder.
fn broken_files() -> Vec<PathBuf> {
    let mut files = Vec::new();
    for folder in fs::read_dir(FOLDER).unwrap() {
        for file in fs::read_dir(folder.unwrap().path()).unwrap() {
            let path = file.unwrap().path();
            if path.extension().is_some_and(|ending| ending == "ron" || ending == "md") {
                files.push(path.strip_prefix(FOLDER).unwrap().to_path_buf());
            }
        }
    }
    files.sort();
    files
}

/// The answer of `affray check` to a file, and the exit status.
fn answer_to(file: &Path) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_affray"))
        .current_dir(FOLDER)
        .env("AFFRAY_HOME", concat!(env!("CARGO_MANIFEST_DIR"), "/tests/nothing"))
        .env("LC_ALL", "C")
        .arg("check")
        .arg(file)
        .output()
        .unwrap();
    let said = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    let status = output.status.code().unwrap();
    format!("{}{}exit status {status}\n", said(output.stderr), said(output.stdout))
}

#[test]
fn every_broken_file_is_answered_with_the_words_beside_it() {
    let files = broken_files();
    assert!(files.len() >= 40, "only {} files", files.len());
    let mut wrong = Vec::new();
    for file in files {
        let answer = answer_to(&file).replace('\\', "/");
        let beside = Path::new(FOLDER).join(&file).with_extension("txt");
        if std::env::var_os("UPDATE").is_some() {
            fs::write(&beside, &answer).unwrap();
        }
        let expected = fs::read_to_string(&beside).unwrap_or_default();
        if answer != expected {
            wrong.push(format!("{}\n--- expected\n{expected}--- found\n{answer}", file.display()));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_answer_names_the_file_and_a_line_and_column_in_it() {
    for file in broken_files() {
        let answer = answer_to(&file).replace('\\', "/");
        let name = file.display().to_string().replace('\\', "/");
        let has_place = answer.lines().any(|line| {
            let place = line.trim_start_matches([' ', '┌', '─']).strip_prefix(name.as_str());
            place.is_some_and(|place| {
                let numbers: Vec<_> = place.split(':').skip(1).map(str::parse::<usize>).collect();
                matches!(numbers.as_slice(), [Ok(1..), Ok(1..)])
            })
        });
        assert!(has_place, "{name}:\n{answer}");
    }
}
