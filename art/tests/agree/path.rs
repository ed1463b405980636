//! Reads path data back and measures it.

/// A point in tile units.
pub type At = (f64, f64);

/// The closed lines of a path, curves in straight pieces.
pub struct Outline(pub Vec<Vec<At>>);

impl Outline {
    /// Reads `M m L l H h V v c A a Z z`; of an arc only where it leads.
    pub fn read(d: &str) -> Self {
        let mut lines: Vec<Vec<At>> = Vec::new();
        let mut now = (0.0, 0.0);
        for (command, numbers) in commands(d) {
            let step = |k: usize| (now.0 + numbers[k], now.1 + numbers[k + 1]);
            match command {
                'M' => lines.push(vec![(numbers[0], numbers[1])]),
                'm' => lines.push(vec![step(0)]),
                'L' => push(&mut lines, (numbers[0], numbers[1])),
                'H' => push(&mut lines, (numbers[0], now.1)),
                'V' => push(&mut lines, (now.0, numbers[0])),
                'A' => push(&mut lines, (numbers[5], numbers[6])),
                'l' => push(&mut lines, step(0)),
                'h' => push(&mut lines, (now.0 + numbers[0], now.1)),
                'v' => push(&mut lines, (now.0, now.1 + numbers[0])),
                'a' => push(&mut lines, step(5)),
                'c' => {
                    let (a, b, end) = (step(0), step(2), step(4));
                    for i in 1..=16 {
                        push(&mut lines, cubic(now, a, b, end, f64::from(i) / 16.0));
                    }
                }
                'z' | 'Z' => {
                    let start = lines.last().expect("a line to close")[0];
                    push(&mut lines, start);
                }
                other => panic!("{other} in {d}"),
            }
            now = *lines.last().and_then(|line| line.last()).expect("a point");
        }
        Self(lines)
    }

    /// Inside an odd number of the lines.
    pub fn contains(&self, p: At) -> bool {
        let crossings = self
            .pieces()
            .filter(|&(a, b)| (a.1 > p.1) != (b.1 > p.1) && p.0 < (b.0 - a.0) * (p.1 - a.1) / (b.1 - a.1) + a.0);
        crossings.count() % 2 == 1
    }

    pub fn distance(&self, p: At) -> f64 {
        self.pieces().map(|(a, b)| to_piece(p, a, b)).fold(f64::MAX, f64::min)
    }

    /// What the outer line holds less what the inner ones do.
    pub fn area(&self) -> f64 {
        let area = |line: &Vec<At>| line.windows(2).map(|w| w[0].0 * w[1].1 - w[1].0 * w[0].1).sum::<f64>() / 2.0;
        self.0.iter().map(area).sum::<f64>().abs()
    }

    /// Points every half unit along the lines.
    pub fn points(&self) -> Vec<At> {
        let mut points = Vec::new();
        for (a, b) in self.pieces() {
            let length = (b.0 - a.0).hypot(b.1 - a.1);
            let mut along = 0.25;
            while along < length {
                points.push((a.0 + (b.0 - a.0) * along / length, a.1 + (b.1 - a.1) * along / length));
                along += 0.5;
            }
        }
        points
    }

    /// The ends of its pieces.
    pub fn corners(&self) -> impl Iterator<Item = At> {
        self.0.iter().flatten().copied()
    }

    fn pieces(&self) -> impl Iterator<Item = (At, At)> {
        self.0.iter().flat_map(|line| line.windows(2).map(|w| (w[0], w[1])))
    }
}

fn push(lines: &mut [Vec<At>], p: At) {
    lines.last_mut().expect("a line begun").push(p);
}

fn cubic(from: At, a: At, b: At, to: At, t: f64) -> At {
    let s = 1.0 - t;
    let mix =
        |f: fn(At) -> f64| s.powi(3) * f(from) + 3.0 * s * s * t * f(a) + 3.0 * s * t * t * f(b) + t.powi(3) * f(to);
    (mix(|p| p.0), mix(|p| p.1))
}

fn to_piece(p: At, a: At, b: At) -> f64 {
    let way = (b.0 - a.0, b.1 - a.1);
    let long = (way.0 * way.0 + way.1 * way.1).max(1e-9);
    let share = (((p.0 - a.0) * way.0 + (p.1 - a.1) * way.1) / long).clamp(0.0, 1.0);
    (p.0 - a.0 - way.0 * share).hypot(p.1 - a.1 - way.1 * share)
}

/// Commands with as many numbers as each takes.
fn commands(d: &str) -> Vec<(char, Vec<f64>)> {
    let mut commands = Vec::new();
    let starts: Vec<usize> = d.char_indices().filter(|(_, c)| c.is_ascii_alphabetic()).map(|(i, _)| i).collect();
    for (k, &start) in starts.iter().enumerate() {
        let end = starts.get(k + 1).copied().unwrap_or(d.len());
        let letter = d.as_bytes()[start] as char;
        let numbers = numbers(&d[start + 1..end]);
        let takes = match letter {
            'z' | 'Z' => 0,
            'h' | 'v' | 'H' | 'V' => 1,
            'c' => 6,
            'a' | 'A' => 7,
            _ => 2,
        };
        if takes == 0 {
            commands.push((letter, Vec::new()));
        }
        commands.extend(numbers.chunks(takes.max(1)).map(|chunk| (letter, chunk.to_vec())));
    }
    commands
}

/// Numbers end at a blank, before a minus, and before a second dot.
fn numbers(text: &str) -> Vec<f64> {
    let mut words = vec![String::new()];
    for c in text.chars() {
        let word = words.last_mut().expect("one at least");
        let ends = c == ' ' || c == '-' || c == '.' && word.contains('.');
        if ends && !word.is_empty() {
            words.push(String::new());
        }
        if c != ' ' {
            words.last_mut().expect("one at least").push(c);
        }
    }
    words.iter().filter(|word| !word.is_empty()).map(|word| word.parse().expect("a number")).collect()
}
