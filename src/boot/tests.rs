use super::beginning::{Beginning, begin};
use super::fresh;
use crate::app::state::Notice;
use crate::game::{Forecast, Step, Table, TableId};
use crate::link;
use crate::storage::{MemoryStore, SavedGame, Shelf, Store};
use proptest::prelude::*;
use std::rc::Rc;
use trivium_engine::options::GameOptions;
use trivium_engine::seed::{Phrase, Seed};

type Shelves = Shelf<Rc<MemoryStore>>;

fn shelf() -> Shelves {
    Shelf::new(Rc::new(MemoryStore::default()), 1)
}

fn open(shelf: &Shelves, query: &str, ours: Option<&str>) -> Beginning {
    begin(shelf, link::read(query, str::to_owned), ours)
}

/// Puts a game on the shelf after so many moves, last changed at `touched`.
fn put(shelf: &Shelves, id: &str, phrase: &str, moves: usize, touched: u64) -> Table {
    let seed = Seed::Phrase(Phrase::new(phrase).expect("a phrase"));
    let mut table = Table::new(TableId(Rc::from(id)), GameOptions::solo(), seed);
    for _ in 0..moves {
        let Some(placement) = table.game().legal_placements().min() else { break };
        table.choose_cell(placement.pos).expect("a legal cell");
        let claim = Forecast::of(&table).expect("a trial").options[0].claim;
        table.claim(claim).expect("a legal claim");
        if matches!(table.step(), Step::Ordering(..)) {
            table.choose_order(0).expect("an order");
        }
    }
    shelf.put(id, &SavedGame::of(&table, touched, touched)).expect("room");
    table
}

fn id(begun: &Beginning) -> &str {
    &begun.table.id().0
}

#[test]
fn a_first_visit_begins_a_solo_game_of_a_fresh_seed() {
    let (one, two) = (open(&shelf(), "", None), open(&shelf(), "", None));
    assert_eq!(one.table.session().record().options, GameOptions::solo());
    assert_ne!(one.table.session().record().seed, two.table.session().record().seed);
    assert_eq!((one.notice, one.bad_link), (None, None));
}

#[test]
fn without_a_link_the_game_played_last_goes_on() {
    let shelf = shelf();
    put(&shelf, "older", "older", 3, 10);
    put(&shelf, "newer", "newer", 4, 20);
    put(&shelf, "over", "over", 100, 30);
    let begun = open(&shelf, "", None);
    assert_eq!((id(&begun), begun.table.session().ply(), begun.notice.clone()), ("newer", 4, None));
}

#[test]
fn a_link_to_a_running_game_resumes_it_and_another_one_is_put_away() {
    let shelf = shelf();
    put(&shelf, "a", "alpha", 3, 10);
    put(&shelf, "b", "beta", 4, 20);
    let same = open(&shelf, "?phrase=alpha", None);
    assert_eq!((id(&same), same.notice.clone()), ("a", Some(Notice::PutAway)));
    let latest = open(&shelf, "?phrase=beta", None);
    assert_eq!((id(&latest), latest.notice.clone()), ("b", None));
    let other = open(&shelf, "?phrase=gamma", None);
    assert_eq!((other.table.session().ply(), other.notice), (0, Some(Notice::PutAway)));
    let options = open(&shelf, "?phrase=alpha&meeples=3", None);
    assert_eq!(options.table.session().ply(), 0, "other options are another game");
    assert_eq!(shelf.list().len(), 2, "nothing is dropped");
}

#[test]
fn loading_again_resumes_the_game_of_this_tab_even_if_it_is_over() {
    let shelf = shelf();
    put(&shelf, "over", "same", 100, 10);
    put(&shelf, "running", "same", 2, 20);
    put(&shelf, "last", "else", 2, 30);
    assert_eq!(id(&open(&shelf, "?phrase=same", None)), "running");
    let again = open(&shelf, "?phrase=same", Some("over"));
    assert_eq!((id(&again), again.notice.clone()), ("over", None));
    assert!(again.table.game().end().is_some());
    assert_ne!(id(&open(&shelf, "?phrase=new", Some("over"))), "over");
}

#[test]
fn options_without_a_seed_begin_a_new_game() {
    let shelf = shelf();
    put(&shelf, "a", "alpha", 3, 10);
    let begun = open(&shelf, "?mode=solo", None);
    assert_eq!((begun.table.session().ply(), begun.notice), (0, Some(Notice::PutAway)));
}

#[test]
fn a_bad_link_leaves_the_running_game_as_it_is() {
    let shelf = shelf();
    put(&shelf, "a", "alpha", 3, 10);
    for query in ["?seed=K7Q2-M9XD", "?colours=9&phrase=x", "?nonsense", "?%FF=%FF"] {
        let begun = open(&shelf, query, None);
        assert_eq!((id(&begun), begun.table.session().ply(), begun.notice.clone()), ("a", 3, None));
        assert!(begun.bad_link.is_some());
    }
}

#[test]
fn an_unreadable_save_is_kept_aside_and_another_game_begins() {
    let store = Rc::new(MemoryStore::default());
    let shelf = Shelf::new(Rc::clone(&store), 1);
    store.set("trivium.game.x.a", "garbage").expect("room");
    let begun = open(&shelf, "", None);
    assert_eq!((begun.table.session().ply(), begun.notice), (0, Some(Notice::KeptAside)));
    assert_eq!(store.get("trivium.unreadable.game.x.1"), Ok(Some("garbage".to_owned())));
    assert_eq!(open(&shelf, "", None).notice, None, "said once");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1_000))]

    /// Whatever became of a save, the page begins with a game, and the other games are as they were.
    #[test]
    fn mutated_saves_always_begin_with_a_game(
        slot in prop::sample::select(vec!["trivium.game.one.a", "trivium.game.one.b", "trivium.game.one.at", "trivium.settings.a"]),
        at in any::<prop::sample::Index>(),
        cut in 0..60usize,
        with in ".{0,12}",
    ) {
        let store = Rc::new(MemoryStore::default());
        let shelf = Shelf::new(Rc::clone(&store), 1);
        put(&shelf, "two", "beta", 2, 10);
        put(&shelf, "one", "alpha", 2, 20);
        put(&shelf, "one", "alpha", 3, 30);
        shelf.documents().write_settings(&crate::app::settings::Settings::default(), 1).expect("room");
        let whole = store.get(slot).expect("readable").expect("there");
        let at = at.index(whole.len());
        let broken = format!("{}{with}{}", &whole[..at], &whole[(at + cut).min(whole.len())..]);
        store.set(slot, &broken).expect("room");
        let begun = open(&shelf, "", None);
        prop_assert_eq!(id(&begun), "one", "the other slot holds an earlier turn");
        prop_assert!((2..=3).contains(&begun.table.session().ply()));
        let kept = store.keys().expect("readable").iter().any(|key| store.get(key).expect("readable").as_ref() == Some(&broken));
        prop_assert!(kept, "what was there is still somewhere");
        prop_assert_eq!(shelf.open("two").map(|reading| reading.game.record.moves.len()), Some(2));
    }
}

#[test]
fn names_of_games_differ() {
    assert_ne!(fresh::id(), fresh::id());
    let over = put(&shelf(), "over", "over", 100, 1);
    assert!(SavedGame::of(&over, 0, 0).over);
}
