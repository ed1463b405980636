//! The hand: what to do, the tile, the choices, what will happen, and the buttons.

use super::choices::choices;
use super::hand_tile::HandTile;
use super::icon::{Icon, icon};
use super::outcomes::outcomes;
use super::stressed::stressed;
use super::sums::{Sums, sums};
use crate::app::state::{Action, Dialog, Sheet, Tab};
use crate::hooks::{Act, use_act, use_texts};
use crate::i18n::Texts;
use crate::view::hand::{Foretold, HandView};
use crate::view::rules::RuleId;
use trivium_engine::tile::SegmentIndex;
use yew::prelude::*;

/// What the hand is given.
#[derive(Properties, PartialEq)]
pub struct HandProps {
    /// What it shows.
    pub view: HandView,
    /// The claim that is looked at.
    pub looked_at: Option<SegmentIndex>,
    /// What the player is told.
    pub notice: Option<String>,
    /// The rule behind it, if it is a refusal.
    pub rule: Option<RuleId>,
    /// What the last move scored.
    pub sums: Sums,
}

/// The hand.
#[component]
pub fn Hand(props: &HandProps) -> Html {
    let (texts, act) = (use_texts(), use_act());
    let view = &props.view;
    // So many do not stand below each other beside the tile: they flow round it.
    let is_many = view.choices.len() + usize::from(view.pass.is_some()) > 3;
    html! {
        <section class="hand-bar" aria-label={texts.hand_label()}>
            { notice(props, &act, texts) }
            <h2 class="hand-heading" data-testid="hand-heading" data-room={view.heading_room.clone()}><span>{ &view.heading }</span></h2>
            <div class="hand-buttons">{ buttons(view, &act, texts) }</div>
            <div class="hand-body">
                if view.outcomes.is_empty() {
                    <div class={classes!("hand-choice", is_many.then_some("many"))}>
                        <HandTile view={view.clone()} looked_at={props.looked_at} />
                        if props.sums.is_empty() {
                            { choices(view, props.looked_at, &act, texts) }
                        } else {
                            { sums(&props.sums) }
                        }
                    </div>
                    { will(view, props.looked_at, texts) }
                    { refused(view, &act, texts) }
                } else {
                    { outcomes(&view.outcomes, &act, texts) }
                }
            </div>
        </section>
    }
}

fn notice(props: &HandProps, act: &Act, texts: Texts) -> Html {
    let close = act.on(Action::Tell(None));
    html! {
        <div class="notice-place" role="status">
            if let Some(notice) = &props.notice {
                <p class="notice" data-testid="notice">
                    <span>{ notice }</span>
                    { for props.rule.map(|rule| why(rule, act, texts)) }
                    <button class="notice-close" aria-label={texts.dismiss()} onclick={close}>{ icon(Icon::Close) }</button>
                </p>
            }
        </div>
    }
}

/// Leads to the rule behind a refusal.
fn why(rule: RuleId, act: &Act, texts: Texts) -> Html {
    html! {
        <button class="why" data-testid={format!("why-{}", rule.name())} onclick={act.on(Action::Show(Some(Dialog::Rules(Some(rule)))))}>
            { texts.why() }<span class="unseen">{ texts.why_rule() }</span>
        </button>
    }
}

/// What will happen. The room for all that may stand there is kept: what is looked at changes under the pointer, and a
/// press and its release must meet the same button.
fn will(view: &HandView, looked_at: Option<SegmentIndex>, texts: Texts) -> Html {
    let line = |line: &Foretold| {
        html! {
            <p>
                { for line.condition(texts).map(|condition| html! { <><b>{ condition }</b>{ " " }</> }) }
                { stressed(&line.text) }
            </p>
        }
    };
    let room =
        |lines: Vec<Foretold>| html! { <div class="will room" aria-hidden="true">{ for lines.iter().map(line) }</div> };
    let lines = view.lines(looked_at, texts);
    html! {
        <div class="will-place" aria-live="polite">
            if !lines.is_empty() {
                <div class="will" data-testid="will">{ for lines.iter().map(line) }</div>
                { for view.all_lines(texts).into_iter().map(room) }
            }
        </div>
    }
}

/// Why some segments are not offered, and the way to the rule. That the supply is empty, the heading says.
fn refused(view: &HandView, act: &Act, texts: Texts) -> Html {
    let Some(rule) = view.rule else { return html! {} };
    html! {
        <div class="refused" data-testid="refused">
            <div>
                <span class="unseen">{ texts.why_not() }</span>
                { for view.refused.iter().map(|line| html! { <p>{ line }</p> }) }
            </div>
            { why(rule, act, texts) }
        </div>
    }
}

fn buttons(view: &HandView, act: &Act, texts: Texts) -> Html {
    let (rotate, undo, redo) = (act.on(Action::Rotate(1)), act.on(Action::Undo), act.on(Action::Redo));
    let turn = if view.can.rotate { texts.rotate() } else { texts.one_way() };
    html! {
        <>
            if view.tile.is_none() {
                <button data-testid="show-result" onclick={act.on(Action::HideResult(false))}>{ texts.show_result() }</button>
            } else {
                <button data-testid="rotate" disabled={!view.can.rotate} onclick={rotate} aria-keyshortcuts="R">
                    { icon(Icon::Rotate) }<span>{ turn }</span>if view.can.rotate { <kbd>{ "R" }</kbd> }
                </button>
            }
            <button data-testid="undo" disabled={!view.can.undo} onclick={undo} aria-keyshortcuts="Z">
                { icon(Icon::Undo) }<span>{ texts.undo() }</span><kbd>{ "Z" }</kbd>
            </button>
            <button class="redo" data-testid="redo" disabled={!view.can.redo} onclick={redo} aria-keyshortcuts="Y"
                aria-label={texts.redo()} title={texts.redo()}>{ icon(Icon::Redo) }<kbd>{ "Y" }</kbd></button>
            <button class="phone-only" data-testid="tiles" onclick={act.on(Action::OpenLists(Tab::TilesLeft))}>
                { icon(Icon::Eye) }<span>{ texts.tiles_short() }</span>
            </button>
            <button class="phone-only" data-testid="more" onclick={act.on(Action::ShowSheet(Some(Sheet::Menu)))}>
                { icon(Icon::Menu) }<span>{ texts.more() }</span>
            </button>
        </>
    }
}
