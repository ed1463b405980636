//! Starts the page.

fn main() {
    trivium::boot::crash::catch();
    let mount =
        web_sys::window().and_then(|window| window.document()).and_then(|document| document.get_element_by_id("app"));
    if let Some(mount) = mount {
        mount.set_inner_html(""); // the loading line
        yew::Renderer::<trivium::Root>::with_root(mount).render();
    }
}
