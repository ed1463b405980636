//! Writes SVG path data: relative steps in tenths of a unit, as short as they go.

use super::{Point, Step, Trail};

/// A path being written.
#[derive(Clone, Debug, Default)]
pub(crate) struct Pen {
    text: String,
    /// Where the pen is and where the current outline began, in tenths: rounding never adds up.
    now: (i32, i32),
    start: (i32, i32),
    /// The command a further number would continue.
    command: char,
    /// Whether a number may follow a dot, a minus or a command without a blank.
    after_number: bool,
    after_dot: bool,
}

impl Pen {
    pub const fn is_empty(&self) -> bool {
        self.text.is_empty()
    }

    pub fn finish(self) -> String {
        self.text
    }

    /// A closed outline.
    pub fn outline(&mut self, trail: &Trail) {
        self.open(trail);
        self.close();
    }

    /// An open line.
    pub fn open(&mut self, trail: &Trail) {
        self.jump(trail.from);
        for step in &trail.steps {
            match *step {
                Step::Line(end) => self.line(end),
                Step::Curve(a, b, end) => self.curve(a, b, end),
            }
        }
    }

    /// A closed outline of straight lines.
    pub fn polygon(&mut self, points: &[Point]) {
        self.jump(points[0]);
        for &p in &points[1..] {
            self.line(p);
        }
        self.close();
    }

    /// An upright ellipse, clockwise.
    pub fn ellipse(&mut self, centre: Point, across: f32, down: f32) {
        let (rx, ry) = (tenths(across), tenths(down));
        self.jump(Point { x: centre.x - across, y: centre.y });
        for width in [2 * rx, -2 * rx] {
            self.command('a');
            for n in [rx, ry, 0, 10, 10, width, 0] {
                self.number(n);
            }
        }
        self.close();
    }

    fn jump(&mut self, to: Point) {
        let to = rounded(to);
        if self.text.is_empty() {
            self.command('M');
            self.pair(to);
        } else {
            self.command('m');
            self.pair((to.0 - self.now.0, to.1 - self.now.1));
        }
        self.now = to;
        self.start = to;
    }

    fn line(&mut self, to: Point) {
        let to = rounded(to);
        let (dx, dy) = (to.0 - self.now.0, to.1 - self.now.1);
        match (dx, dy) {
            (0, 0) => {}
            (_, 0) => {
                self.command('h');
                self.number(dx);
            }
            (0, _) => {
                self.command('v');
                self.number(dy);
            }
            _ => {
                self.command('l');
                self.pair((dx, dy));
            }
        }
        self.now = to;
    }

    fn curve(&mut self, a: Point, b: Point, to: Point) {
        self.command('c');
        for p in [rounded(a), rounded(b), rounded(to)] {
            self.pair((p.0 - self.now.0, p.1 - self.now.1));
        }
        self.now = rounded(to);
    }

    fn close(&mut self) {
        self.text.push('z');
        self.command = 'z';
        self.after_number = false;
        self.now = self.start;
    }

    fn command(&mut self, letter: char) {
        if self.command != letter {
            self.text.push(letter);
            self.command = letter;
            self.after_number = false;
        }
    }

    fn pair(&mut self, (x, y): (i32, i32)) {
        self.number(x);
        self.number(y);
    }

    fn number(&mut self, tenths: i32) {
        let (whole, rest) = (tenths.unsigned_abs() / 10, tenths.unsigned_abs() % 10);
        let bare = whole == 0 && rest != 0;
        if tenths < 0 {
            self.text.push('-');
        } else if self.after_number && !(bare && self.after_dot) {
            self.text.push(' ');
        }
        if !bare {
            push_whole(&mut self.text, whole);
        }
        if rest != 0 {
            self.text.push('.');
            push_digit(&mut self.text, rest);
        }
        self.after_number = true;
        self.after_dot = rest != 0;
    }
}

fn push_whole(text: &mut String, n: u32) {
    if n >= 10 {
        push_whole(text, n / 10);
    }
    push_digit(text, n % 10);
}

#[allow(clippy::cast_possible_truncation, reason = "one digit")]
fn push_digit(text: &mut String, digit: u32) {
    text.push(char::from(b'0' + digit as u8));
}

#[allow(clippy::cast_possible_truncation, reason = "a tile is a thousand tenths")]
fn tenths(n: f32) -> i32 {
    (n * 10.0).round() as i32
}

fn rounded(p: Point) -> (i32, i32) {
    (tenths(p.x), tenths(p.y))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::geo::at;

    #[test]
    fn numbers_are_short_and_never_run_together() {
        let mut pen = Pen::default();
        pen.polygon(&[at(0.5, 0.0), at(10.0, 0.0), at(10.3, 0.4), at(9.8, 0.9), at(9.8, 12.0)]);
        pen.polygon(&[at(1.0, 1.0), at(2.0, 2.0)]);
        assert_eq!(pen.finish(), "M.5 0h9.5l.3.4-.5.5v11.1zm.5 1l1 1z");
    }
}
