//! Weighs the page: every file as it is and as hosts send it. Says how far it is from the goal; fails above the ceiling.
//!
//! `size DIST`

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// What the whole page ought to weigh, compressed, in bytes. It does not yet: docs/PERFORMANCE.md tells where it goes.
const GOAL: usize = 250_000;

/// What it may weigh: what it does now and a little. It goes up for nothing but what a player gains by.
const CEILING: usize = 347_000;

fn main() -> ExitCode {
    let folder = std::env::args_os().nth(1).map_or_else(|| PathBuf::from("dist"), PathBuf::from);
    match weigh(&folder) {
        Ok(total) if total <= CEILING => ExitCode::SUCCESS,
        Ok(total) => {
            eprintln!("the page weighs {} KB, more than the {} KB it may", kilo(total), kilo(CEILING));
            ExitCode::FAILURE
        }
        Err(error) => {
            eprintln!("cannot weigh {}: {error}", folder.display());
            ExitCode::FAILURE
        }
    }
}

/// Prints the table; returns the compressed total.
fn weigh(folder: &Path) -> std::io::Result<usize> {
    let mut files = Vec::new();
    collect(folder, &mut files)?;
    files.sort();
    let (mut raw_total, mut total) = (0, 0);
    println!("{:>10} {:>10}  file", "KB", "KB brotli");
    for file in files {
        let bytes = fs::read(&file)?;
        let compressed = compressed_size(&bytes)?;
        let name = file.strip_prefix(folder).unwrap_or(&file);
        println!("{:>10} {:>10}  {}", kilo(bytes.len()), kilo(compressed), name.display());
        raw_total += bytes.len();
        total += compressed;
    }
    println!(
        "{:>10} {:>10}  in all (goal {} KB, ceiling {} KB)",
        kilo(raw_total),
        kilo(total),
        kilo(GOAL),
        kilo(CEILING)
    );
    Ok(total)
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> std::io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            collect(&path, files)?;
        } else {
            files.push(path);
        }
    }
    Ok(())
}

/// Brotli at its best; what is packed already is sent as it is.
fn compressed_size(bytes: &[u8]) -> std::io::Result<usize> {
    let mut out = Vec::new();
    let mut writer = brotli::CompressorWriter::new(&mut out, 1 << 16, 11, 22);
    writer.write_all(bytes)?;
    drop(writer);
    Ok(out.len().min(bytes.len()))
}

/// Bytes as kilobytes with one decimal.
fn kilo(bytes: usize) -> String {
    let tenths = (bytes + 50) / 100;
    format!("{}.{}", tenths / 10, tenths % 10)
}
