//! A game: a position, the stacks, and whose turn it is. Valid by construction, reachable only by playing.

use crate::board::SegmentRef;
use crate::claims::{Claims, LegalClaims};
use crate::deck::{DECK_SIZE, Deck};
use crate::event::{EndReason, Event, Sink};
use crate::expansion;
use crate::illegal::IllegalMove;
use crate::moves::{Choice, Move, Placement};
use crate::placements::Placements;
use crate::player::{Player, PlayerSet};
use crate::position::Position;
use crate::ruleset::{Claiming, Ruleset};
use crate::seed::Seed;
use crate::tile::TileKind;
use crate::{deck, options::GameOptions};

/// A game in progress or over.
pub struct Game {
    position: Position,
    deck: Deck,
    set_aside: [TileKind; DECK_SIZE],
    set_aside_count: u8,
    turn: Player,
    /// The tile in hand; none once the game is over.
    hand: Option<TileKind>,
    end: Option<EndReason>,
}

impl Clone for Game {
    /// All of it in one go: what is derived would go by way of the stack.
    #[inline]
    fn clone(&self) -> Self {
        Self { ..*self }
    }
}

impl Game {
    /// The game of a seed, with its first tile drawn.
    pub fn new(options: GameOptions, seed: &Seed) -> Self {
        Self::with_order(options, deck::order(seed))
    }

    /// A game with the tiles in the given order.
    pub fn with_order(options: GameOptions, order: [TileKind; DECK_SIZE]) -> Self {
        let rules = Ruleset::from(options);
        let mut game = Self {
            position: Position::new(rules, expansion::State::from(options.expansions)),
            deck: Deck::deal(order, &rules),
            set_aside: [TileKind::START; DECK_SIZE],
            set_aside_count: 0,
            turn: Player::FIRST,
            hand: None,
            end: None,
        };
        // Every kind fits beside the start tile, so nothing can happen that anybody would want to hear of.
        game.draw(&mut Vec::new());
        game
    }

    /// What lies on the table.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The rules in force.
    pub fn rules(&self) -> &Ruleset {
        self.position.rules()
    }

    /// The stacks.
    pub fn deck(&self) -> &Deck {
        &self.deck
    }

    /// Tiles that had no legal placement, in the order in which they came up.
    pub fn set_aside(&self) -> &[TileKind] {
        &self.set_aside[..self.set_aside_count as usize]
    }

    /// Whose turn it is; once the game is over, whose it was last.
    pub fn turn(&self) -> Player {
        self.turn
    }

    /// The tile in hand; none once the game is over.
    pub fn hand(&self) -> Option<TileKind> {
        self.hand
    }

    /// Why the game is over, if it is.
    pub fn end(&self) -> Option<EndReason> {
        self.end
    }

    /// Every legal placement of the tile in hand; none once the game is over.
    #[inline]
    pub fn legal_placements(&self) -> Placements<'_> {
        self.hand.map_or(Placements::NONE, |kind| self.position.board().placements(kind))
    }

    /// The position with the tile in hand laid at `placement`, before any claim.
    ///
    /// # Errors
    /// If the placement is illegal.
    pub fn placed(&self, placement: Placement) -> Result<Position, IllegalMove> {
        let kind = self.check_placement(placement)?;
        let mut position = self.position;
        position.lay(kind, placement);
        Ok(position)
    }

    /// What may be claimed once the tile in hand lies at `placement`: its free segments, also when the supply is empty.
    ///
    /// # Errors
    /// If the placement is illegal.
    pub fn free_segments(&self, placement: Placement) -> Result<Claims, IllegalMove> {
        self.placed(placement).map(|position| position.free_segments())
    }

    /// Every legal claim at `placement`, `None` for none at all.
    ///
    /// # Errors
    /// If the placement is illegal.
    pub fn legal_claims(&self, placement: Placement) -> Result<LegalClaims, IllegalMove> {
        self.free_segments(placement).map(|free| self.claims_among(free))
    }

    /// The legal claims where `free` are the free segments.
    #[inline]
    pub fn claims_among(&self, free: Claims) -> LegalClaims {
        let claims = if self.position.supply()[self.turn] > 0 { free } else { Claims::default() };
        LegalClaims::new(claims, claims.is_empty() || self.rules().claiming == Claiming::Optional)
    }

    fn check_placement(&self, placement: Placement) -> Result<TileKind, IllegalMove> {
        let kind = self.hand.ok_or(IllegalMove::GameOver)?;
        self.position.check_placement(kind, placement)?;
        if kind.canonical(placement.rotation) != placement.rotation {
            return Err(IllegalMove::SameByFewerTurns);
        }
        Ok(kind)
    }

    /// Plays a move and tells what happened. On an error nothing has changed.
    ///
    /// # Errors
    /// If the move is illegal.
    pub fn play(&mut self, mv: Move) -> Result<Vec<Event>, IllegalMove> {
        self.check(mv)?;
        let mut events = Vec::new();
        self.play_unchecked(mv, &mut events);
        Ok(events)
    }

    /// Whether `mv` is legal.
    ///
    /// # Errors
    /// Why it is not.
    pub fn check(&self, mv: Move) -> Result<(), IllegalMove> {
        self.placed(mv.placement)?.check_choice(self.turn, mv.choice)
    }

    /// Plays a legal move. Play, replay, preview, search and counting all come through here.
    #[inline]
    pub fn play_unchecked<S: Sink>(&mut self, mv: Move, sink: &mut S) {
        self.turn_unchecked(mv.placement, |_| mv.choice, sink);
    }

    /// The same with the choice made once the tile lies, which saves searchers laying it twice.
    #[inline]
    pub fn turn_unchecked<S: Sink>(
        &mut self,
        placement: Placement,
        decide: impl FnOnce(&Self) -> Choice,
        sink: &mut S,
    ) {
        let Some(kind) = self.hand else { return };
        let player = self.turn;
        let tile = self.position.lay(kind, placement);
        sink.accept(Event::TilePlaced { player, kind, placement });
        let choice = decide(self);
        let turned = self.position.finish_turn(player, tile, choice, sink);
        if turned.claim_impossible {
            self.finish(EndReason::ClaimImpossible, sink);
        } else {
            self.turn = player.next(self.rules().players);
            self.draw(sink);
        }
    }

    /// Draws for whoever is to play; passes over colours without a tile; ends the game when there is none at all.
    fn draw<S: Sink>(&mut self, sink: &mut S) {
        loop {
            while let Some(kind) = self.deck.draw(self.turn) {
                if self.position.board().is_placeable(kind) {
                    self.hand = Some(kind);
                    return;
                }
                self.set_aside[self.set_aside_count as usize] = kind;
                self.set_aside_count += 1;
                sink.accept(Event::TileSetAside { player: self.turn, kind });
            }
            if self.deck.left_in_all() == 0 {
                return self.finish(EndReason::LastTile, sink);
            }
            sink.accept(Event::TurnSkipped { player: self.turn });
            self.turn = self.turn.next(self.rules().players);
        }
    }

    #[cold]
    fn finish<S: Sink>(&mut self, reason: EndReason, sink: &mut S) {
        self.hand = None;
        self.end = Some(reason);
        sink.accept(Event::GameEnded { reason });
        self.position.count_finally(sink);
        if self.rules().goals {
            let (result, _) = self.position.result();
            self.position.goals.judge_end(result, self.deck.left_in_all() == 0);
        }
    }

    /// The result of a finished game: in Solo the score of the last, in Classic the highest; and whose it is.
    pub fn result(&self) -> Option<(u16, PlayerSet)> {
        self.end.map(|_| self.position.result())
    }

    /// The features that the tile in hand would complete at `placement`, in the engine's own order.
    ///
    /// # Errors
    /// If the placement is illegal.
    pub fn would_complete(&self, placement: Placement) -> Result<Vec<SegmentRef>, IllegalMove> {
        self.placed(placement).map(|position| position.completed_segments().collect())
    }
}
