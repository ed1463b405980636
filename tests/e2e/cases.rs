//! What goes wrong in other programs of this kind, where only a real browser can tell.

use crate::hand::Hand;
use crate::page::{Page, key};
use crate::whole_game::at;
use serde_json::{Value, json};
use std::time::Duration;
use trivium_harness::Window;

/// The board, fitted and at rest, the pointer where the button is, without the rail and the panel.
fn picture(page: &Page) -> String {
    // What has just been scored is lit up until something else is done.
    page.press(key::ESCAPE);
    page.click("[data-testid=zoom-fit]");
    page.run("document.activeElement.blur()", &[]);
    page.settle();
    page.wait_until(
        "return document.querySelector('[data-moved]') === null && document.getAnimations().every(one => one.playState !== 'running')",
    );
    // Painted at one go: where the browser has painted parts of it again, their edges are rounded otherwise.
    for shown in ["none", ""] {
        page.run("document.querySelector('.board-canvas').style.display = arguments[0]", &[shown.into()]);
        page.settle();
    }
    let clip = json!({ "x": 0, "y": 110, "width": 960, "height": 700, "scale": 1 });
    let shot = page.session().devtools("Page.captureScreenshot", &json!({ "format": "png", "clip": clip }));
    shot.expect("a picture")["data"].as_str().expect("its bytes").to_owned()
}

/// Takes back until so many moves are played and the tile is in hand.
fn undo_to(page: &Page, ply: usize) {
    let stands = |name: &str, value: &str| page.attribute(".page", name).as_deref() == Some(value);
    while !stands("data-ply", &ply.to_string()) || !stands("data-step", "placing") {
        page.press("z");
    }
}

#[test]
fn five_moves_and_five_undos_leave_the_same_picture() {
    at(Window::DESKTOP, 12, |page, mut hand| {
        let before = picture(page);
        hand.play(5);
        assert_ne!(picture(page), before);
        undo_to(page, 12);
        assert!(picture(page) == before, "the board is the same pixel for pixel");
    });
}

/// Clicks twice at the middle of an element, 60 milliseconds apart.
fn double_click(page: &Page, css: &str) {
    let (x, y) = page.middle_of(css);
    let (down, up) = (json!({ "type": "pointerDown", "button": 0 }), json!({ "type": "pointerUp", "button": 0 }));
    let pause = json!({ "type": "pause", "duration": 60 });
    let actions = json!([{ "type": "pointerMove", "duration": 0, "x": x, "y": y }, down, up, pause, down, up]);
    let mouse =
        json!({ "type": "pointer", "id": "mouse", "parameters": { "pointerType": "mouse" }, "actions": actions });
    page.session().perform(&json!([mouse])).expect("two clicks");
    page.wait_drawn();
}

/// The digit of the claim that comes next in the record, if it is one.
fn digit(hand: &Hand) -> Option<usize> {
    let mv = hand.next()?;
    let free = hand.session().game().free_segments(mv.placement).ok()?;
    Some(1 + free.iter().position(|segment| Some(segment) == mv.choice.claim)?)
}

/// A double click on a choice chooses once: neither the order that it asks for, nor anything of the next turn.
#[test]
fn a_double_click_on_a_choice_only_chooses() {
    at(Window::DESKTOP, 0, |page, mut hand| {
        let (mut orders, mut plain) = (0, 0);
        while let Some(mv) = hand.next().filter(|_| orders == 0 || plain < 3) {
            let ply = hand.session().ply();
            let asks = hand.session().game().scoring_orders(mv.placement, mv.choice.claim).expect("legal").len() > 1;
            if let Some(digit) = digit(&hand).filter(|_| asks || plain < 3) {
                hand.lay(mv);
                double_click(page, &format!("[data-testid=choice-{digit}]"));
                let (step, now) = if asks { ("order", ply) } else { ("placing", ply + 1) };
                page.wait_attribute(".page", "data-step", step);
                std::thread::sleep(Duration::from_millis(100));
                assert_eq!(page.attribute(".page", "data-ply"), Some(now.to_string()));
                assert_eq!(page.attribute(".page", "data-step").as_deref(), Some(step));
                *if asks { &mut orders } else { &mut plain } += 1;
                undo_to(page, ply);
                page.run("document.activeElement.blur()", &[]);
            }
            hand.play(1);
        }
        assert!(orders > 0 && plain > 0, "{orders} orders, {plain} other choices");
    });
}

/// A finger that rests a moment on the upper edge of a choice: what it looks at then must not move the choice away.
#[test]
fn one_tap_chooses_wherever_on_the_button_it_lands() {
    at(Window::PHONE, 0, |page, mut hand| {
        let mut tapped = 0;
        while let Some(mv) = hand.next().filter(|_| tapped < 8) {
            let Some(digit) = digit(&hand) else {
                hand.play(1);
                continue;
            };
            hand.lay(mv);
            let top = "const box = document.querySelector(arguments[0]).getBoundingClientRect(); return [Math.round(box.x + box.width / 2), Math.ceil(box.y) + 3]";
            let top = page.run(top, &[json!(format!("[data-testid=choice-{digit}]"))]);
            let actions = json!([{ "type": "pointerMove", "duration": 0, "x": top[0], "y": top[1] },
                { "type": "pointerDown", "button": 0 }, { "type": "pause", "duration": 150 }, { "type": "pointerUp", "button": 0 }]);
            let finger = json!({ "type": "pointer", "id": "touch", "parameters": { "pointerType": "touch" }, "actions": actions });
            page.session().perform(&json!([finger])).expect("a tap");
            page.wait_drawn();
            page.wait_until("return document.querySelector('.page').dataset.step !== 'trial'");
            undo_to(page, hand.session().ply());
            tapped += 1;
            hand.play(1);
        }
        assert_eq!(tapped, 8);
    });
}

#[test]
fn a_press_stops_a_glide_that_goes_on_after_it() {
    let window = Window { still: false, ..Window::DESKTOP };
    at(window, 12, |page, _| {
        page.settle();
        let script = "const wide = () => document.querySelector('.plane').getScreenCTM().a * 100;
            const wait = time => new Promise(done => setTimeout(done, time));
            const point = name => document.querySelector('.board-canvas').dispatchEvent(new PointerEvent(name,
                { bubbles: true, pointerId: 1, isPrimary: true, clientX: 480, clientY: 400 }));
            return (async () => {
                const before = wide();
                document.querySelector('[data-testid=zoom-in]').click();
                while (wide() < before * 1.05) await wait(10);
                point('pointerdown');
                const [pressed, later] = [wide(), (await wait(120), wide())];
                point('pointerup');
                await wait(500);
                return [before, pressed, later, wide()];
            })()";
        let wide: Vec<f64> = page.run(script, &[]).as_array().into_iter().flatten().filter_map(Value::as_f64).collect();
        let [before, pressed, later, end] = wide[..] else { panic!("{wide:?}") };
        assert!((pressed - later).abs() < 0.01, "it moves under the finger: {wide:?}");
        assert!(pressed > before * 1.04 && pressed < before * 1.29, "it was under way: {wide:?}");
        assert!((end / before - 1.3).abs() < 0.02, "{wide:?}");
    });
}

/// The width of a tile, and the place on the board that is seen at a point of the window.
fn seen(page: &Page, (x, y): (i32, i32)) -> (f64, f64, f64) {
    let script = "const matrix = document.querySelector('.plane').getScreenCTM();
        const at = new DOMPoint(arguments[0], arguments[1]).matrixTransform(matrix.inverse()); return [matrix.a * 100, at.x, at.y]";
    let seen = page.run(script, &[json!(x), json!(y)]);
    let number = |at: usize| seen[at].as_f64().expect("a number");
    (number(0), number(1), number(2))
}

/// What was seen at a point is seen there still, 1.2 times as large, give or take what rest on whole pixels costs; the
/// page itself has not grown, and its buttons can be pressed.
fn only_the_board_grew(page: &Page, middle: (i32, i32), before: (f64, f64, f64), buttons: &[&str]) {
    page.settle();
    let after = seen(page, middle);
    assert!((after.0 / before.0 - 1.2).abs() < 0.03, "{before:?} {after:?}");
    assert!((after.1 - before.1).abs() < 4.0 && (after.2 - before.2).abs() < 4.0, "{before:?} {after:?}");
    assert_eq!(page.run("return visualViewport.scale", &[]).as_f64(), Some(1.0));
    for button in buttons {
        assert!(page.is_uncovered(&format!("[data-testid={button}]")), "{button} can be reached");
    }
}

#[test]
fn two_fingers_zoom_the_board_and_not_the_page() {
    at(Window::PHONE, 3, |page, _| {
        page.settle();
        let middle = (195, 330);
        let before = seen(page, middle);
        let finger = |name: &str, way: i32| -> Value {
            let x = middle.0 + 50 * way;
            let go =
                |x: i32, duration: u32| json!({ "type": "pointerMove", "duration": duration, "x": x, "y": middle.1 });
            json!({ "type": "pointer", "id": name, "parameters": { "pointerType": "touch" }, "actions": [
                go(x, 0), { "type": "pointerDown", "button": 0 }, go(x + 10 * way, 200), { "type": "pause", "duration": 200 },
                { "type": "pointerUp", "button": 0 }] })
        };
        page.session().perform(&json!([finger("left", -1), finger("right", 1)])).expect("a pinch");
        page.wait_drawn();
        only_the_board_grew(page, middle, before, &["undo", "more", "view-more"]);
    });
}

#[test]
fn a_pinch_on_a_touch_pad_zooms_the_board_and_not_the_page() {
    at(Window::DESKTOP, 3, |page, _| {
        page.settle();
        let middle = (480, 440);
        let before = seen(page, middle);
        let pause = json!({ "type": "pause", "duration": 0 });
        let turn = json!({ "type": "scroll", "x": middle.0, "y": middle.1, "deltaX": 0, "deltaY": -18, "duration": 0, "origin": "viewport" });
        let control = json!({ "type": "key", "id": "keys", "actions": [{ "type": "keyDown", "value": "\u{E009}" }, pause, { "type": "keyUp", "value": "\u{E009}" }] });
        let wheel = json!({ "type": "wheel", "id": "wheel", "actions": [pause, turn, pause] });
        page.session().perform(&json!([control, wheel])).expect("a pinch");
        page.wait_drawn();
        std::thread::sleep(Duration::from_millis(200));
        only_the_board_grew(page, middle, before, &["undo", "rotate", "zoom-fit", "menu"]);
    });
}
