//! What happened, what will happen, and why not, in words: the one source of the log, the announcements and the
//! previews.

mod event;
mod forecast;
mod notice;
mod refusal;
mod score;
#[cfg(test)]
mod tests;
mod words;

pub use event::{Sentence, Teller, about};
pub use forecast::Foreteller;
pub use notice::notice;
pub use refusal::{illegal, refusal};
pub use score::sum;
pub use words::{Compass, plain, stressed, tile};
