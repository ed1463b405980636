//! Watches the sizes of the board and of what covers it.

use super::camera::Camera;
use super::measure::covers;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{Element, ResizeObserver};
use yew::prelude::*;

/// Lets the camera know whenever the window, the rail or the panel has another size. What covers the board may come
/// and go with the state of the game, of which `moment` tells.
#[hook]
pub fn use_sizes(board: &NodeRef, camera: &Camera, moment: (usize, bool)) {
    let (board, camera) = (board.clone(), camera.clone());
    use_effect_with(moment, move |_| {
        let told = Closure::<dyn Fn()>::new(move || camera.resized());
        let observer = ResizeObserver::new(told.as_ref().unchecked_ref()).ok();
        if let Some(observer) = &observer {
            board.cast::<Element>().iter().chain(&covers()).for_each(|element| observer.observe(element));
        }
        move || {
            if let Some(observer) = observer {
                observer.disconnect();
            }
            drop(told);
        }
    });
}
