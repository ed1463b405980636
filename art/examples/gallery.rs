//! Writes a page that shows every kind of tile in every rotation, the pieces, and a small board:
//! `cargo run -p trivium-art --example gallery > gallery.html`.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use trivium_art::{Drawing, Layer, MEEPLES, STYLE, port_point, seed_at, symbols};
use trivium_engine::geometry::{Port, Pos, Rotation, Side};
use trivium_engine::tile::{Edge, LEFT_HALF, RIGHT_HALF, TileKind};

const HEAD: &str = include_str!("gallery.css");
const TOGGLES: [&str; 4] = ["segments", "ports", "anchors", "things"];

fn main() {
    let mut page = String::from("<!doctype html><meta charset=utf-8><title>Tiles</title>");
    write_all(&mut page).expect("writing to a string");
    println!("{page}");
}

fn write_all(page: &mut String) -> std::fmt::Result {
    write!(page, "<style>{STYLE}{HEAD}</style><body class=plain><svg width=0 height=0><defs>")?;
    for symbol in symbols() {
        write!(page, r#"<g id="{}">"#, symbol.id)?;
        symbol.parts.iter().try_for_each(|(class, d)| write!(page, r#"<path class="{class}" d="{d}"/>"#))?;
        page.push_str("</g>");
    }
    page.push_str("</defs></svg><nav>");
    for name in TOGGLES {
        write!(
            page,
            r#"<label><input type=checkbox onchange="document.body.classList.toggle('{name}')"> {name}</label>"#
        )?;
    }
    page.push_str(r#"<label><input type=checkbox onchange="document.documentElement.style.colorScheme=this.checked?'dark':'light'"> dark</label></nav>"#);
    page.push_str("<script>for(const t of location.hash.slice(1).split(',')){if(t=='dark'||t=='light')document.documentElement.style.colorScheme=t;else if(t)document.body.classList.add(t)}</script>");
    pieces(page)?;
    overview(page)?;
    board(page)?;
    rotations(page)
}

fn pieces(page: &mut String) -> std::fmt::Result {
    page.push_str("<section id=pieces>");
    for id in MEEPLES.into_iter().chain([trivium_art::MEEPLE_AWAY, trivium_art::ABBOT, trivium_art::TEACHER]) {
        let view = symbols().find(|symbol| symbol.id == id).map_or("", |symbol| symbol.view);
        for size in [56, 24, 16] {
            write!(page, r##"<svg width={size} height={size} viewBox="{view}"><use href="#{id}"/></svg>"##)?;
        }
    }
    page.push_str("</section>");
    Ok(())
}

/// Each kind once, then one in four rotations, two seeds of one kind, and the School.
fn overview(page: &mut String) -> std::fmt::Result {
    page.push_str(r#"<section id=overview><svg viewBox="-6 -6 854 436">"#);
    for (i, kind) in (0_u8..).zip(TileKind::base()) {
        tile(page, kind, Rotation::new(i), i.into(), (i32::from(i % 8) * 106, i32::from(i / 8) * 106))?;
    }
    let named = |name| TileKind::from_name(name).unwrap_or(TileKind::START);
    for k in 0_u8..4 {
        tile(page, named("S"), Rotation::new(k), 40, (i32::from(k) * 106, 330))?;
    }
    tile(page, named("V"), Rotation::new(3), 61, (424, 330))?;
    tile(page, named("V"), Rotation::new(3), 67, (530, 330))?;
    tile(page, LEFT_HALF, Rotation::new(0), 3, (642, 330))?;
    tile(page, RIGHT_HALF, Rotation::new(0), 4, (742, 330))?;
    page.push_str("</svg></section>");
    Ok(())
}

fn rotations(page: &mut String) -> std::fmt::Result {
    page.push_str("<section id=rotations>");
    for kind in TileKind::all() {
        write!(page, r#"<figure><figcaption>{kind}</figcaption><svg viewBox="-2 -2 422 104">"#)?;
        for k in 0_u8..4 {
            tile(page, kind, Rotation::new(k), u32::from(k) + 100, (i32::from(k) * 106, 0))?;
        }
        page.push_str("</svg></figure>");
    }
    page.push_str("</section>");
    Ok(())
}

/// A board grown at random around the start tile and the School.
fn board(page: &mut String) -> std::fmt::Result {
    let mut cells = BTreeMap::new();
    let mut put = |pos: Pos, kind: TileKind, rotation: Rotation| cells.insert((pos.y, pos.x), (kind, rotation));
    put(Pos::ORIGIN, TileKind::START, Rotation::new(0));
    put(Pos::new(-2, 0), LEFT_HALF, Rotation::new(0));
    put(Pos::new(-1, 0), RIGHT_HALF, Rotation::new(0));
    let mut bag: Vec<TileKind> = TileKind::base().flat_map(|kind| vec![kind; usize::from(kind.spec().count)]).collect();
    let mut state = 0x2545_F491_u32;
    let mut roll = move |n: usize| {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (state >> 8) as usize % n
    };
    while cells.len() < 40 && !bag.is_empty() {
        let kind = bag.swap_remove(roll(bag.len()));
        let mut fits = Vec::new();
        for y in -2..=3 {
            for x in -4..=4 {
                let pos = Pos::new(x, y);
                fits.extend(kind.rotations().filter(|&r| fit(&cells, pos, kind, r)).map(|r| (pos, r)));
            }
        }
        if !fits.is_empty() {
            let (pos, rotation) = fits[roll(fits.len())];
            cells.insert((pos.y, pos.x), (kind, rotation));
        }
    }
    page.push_str(r#"<section id=board><svg viewBox="-420 -220 940 640">"#);
    for (&(y, x), &(kind, rotation)) in &cells {
        tile(page, kind, rotation, seed_at(Pos::new(x, y)), (i32::from(x) * 100, i32::from(y) * 100))?;
    }
    for (i, (&(y, x), &(kind, rotation))) in cells.iter().step_by(5).enumerate() {
        let p = Drawing::new(kind, rotation, seed_at(Pos::new(x, y))).anchor(0);
        let (px, py) = (f32::from(x) * 100.0 + p.x, f32::from(y) * 100.0 + p.y);
        write!(page, r##"<use href="#{}" x="{px}" y="{py}"/>"##, MEEPLES[i % 5])?;
    }
    page.push_str("</svg></section>");
    Ok(())
}

type Cells = BTreeMap<(i8, i8), (TileKind, Rotation)>;

fn fit(cells: &Cells, pos: Pos, kind: TileKind, rotation: Rotation) -> bool {
    let mut neighbours = 0;
    let free = !cells.contains_key(&(pos.y, pos.x));
    free && Side::ALL.into_iter().all(|side| {
        let next = pos.step(side);
        cells.get(&(next.y, next.x)).is_none_or(|&(other, turned)| {
            neighbours += 1;
            let edge = kind.edge(side, rotation);
            edge != Edge::Sealed && other.edge(side.opposite(), turned) == edge
        })
    }) && neighbours > 0
}

fn tile(page: &mut String, kind: TileKind, rotation: Rotation, seed: u32, (x, y): (i32, i32)) -> std::fmt::Result {
    let drawing = Drawing::new(kind, rotation, seed);
    write!(page, r#"<g transform="translate({x} {y})"><svg width=100 height=100 viewBox="0 0 100 100">"#)?;
    for layer in drawing.art().layers {
        match layer {
            Layer::Path { class, d } => write!(page, r#"<path class="{class}" d="{d}"/>"#)?,
            Layer::Symbol { id, at } => write!(page, r##"<use href="#{id}" x="{}" y="{}"/>"##, at.x, at.y)?,
        }
    }
    page.push_str("</svg><g class=over>");
    for (i, anchor) in (0..).zip(drawing.anchors()) {
        write!(page, r#"<path class="seg s{i}" fill-rule=evenodd d="{}"/>"#, drawing.outline(i))?;
        write!(
            page,
            r#"<circle class=anchor cx="{}" cy="{}" r=4 /><text class=anchor x="{}" y="{}">{i}</text>"#,
            anchor.x,
            anchor.y,
            anchor.x,
            anchor.y + 2.5
        )?;
    }
    for port in (0..Port::COUNT).map(Port::new) {
        let p = port_point(port);
        write!(page, r#"<circle class="port" cx="{}" cy="{}" r=1.6 />"#, p.x, p.y)?;
    }
    for thing in drawing.things() {
        let frame = thing.frame;
        let (wide, high) = (frame.right - frame.left, frame.bottom - frame.top);
        write!(page, r#"<rect class="thing" x="{}" y="{}" width="{wide}" height="{high}"/>"#, frame.left, frame.top)?;
    }
    page.push_str("</g></g>");
    Ok(())
}
