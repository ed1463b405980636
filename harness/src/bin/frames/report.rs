//! Prints figures, a few a line.

use crate::trace::Trace;

/// Tasks that took longer than a person notices, and how long each input took to show.
pub fn turns(what: &str, trace: &Trace) {
    println!("{what}:");
    println!("    tasks     {}", spread(&trace.tasks(), 50.0));
    println!("    inputs    {}", spread(&trace.inputs(), 50.0));
    println!("    shift     {:.4}", trace.shift());
}

/// What the main thread did, and how regularly pictures came.
pub fn frames(what: &str, trace: &Trace) {
    println!("{what}:");
    println!("    tasks     {}", spread(&trace.tasks(), 16.0));
    println!("    pictures  {} apart", spread(&trace.pictures(), 17.0));
}

/// `24: median 1.2 ms, 98 % within 8.0 ms, longest 19.1 ms, 1 above 16 ms`
fn spread(times: &[f64], limit: f64) -> String {
    let mut times = times.to_vec();
    times.sort_by(f64::total_cmp);
    let Some(longest) = times.last() else { return "none".to_owned() };
    let (median, most) = (times[times.len() / 2], times[(times.len() * 98).div_ceil(100) - 1]);
    let above = times.iter().filter(|&&time| time > limit).count();
    let count = times.len();
    format!(
        "{count}: median {median:.1} ms, 98 % within {most:.1} ms, longest {longest:.1} ms, {above} above {limit} ms"
    )
}
