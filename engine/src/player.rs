//! Players (in Solo: colours), sets of them, and values kept for each.

use core::{array, fmt, ops};

/// The most players, or colours, a game has.
pub const MAX_PLAYERS: usize = 5;

/// A player, or in Solo a colour, by place in the turn order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Player(u8);

impl Player {
    /// The one who begins.
    pub const FIRST: Self = Self(0);

    /// The player in seat `index`, or none from [`MAX_PLAYERS`] on.
    #[allow(clippy::cast_possible_truncation, reason = "checked against MAX_PLAYERS")]
    pub const fn new(index: usize) -> Option<Self> {
        if index < MAX_PLAYERS { Some(Self(index as u8)) } else { None }
    }

    /// The place in the turn order, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The first `count` players in turn order.
    #[allow(clippy::cast_possible_truncation, reason = "there are at most MAX_PLAYERS")]
    pub fn first(count: usize) -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..count.min(MAX_PLAYERS) as u8).map(Self)
    }

    /// Who follows among `count` players.
    #[must_use]
    pub const fn next(self, count: u8) -> Self {
        if self.0 + 1 >= count { Self(0) } else { Self(self.0 + 1) }
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A set of players.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct PlayerSet(u8);

impl PlayerSet {
    /// Nobody.
    pub const EMPTY: Self = Self(0);

    /// This set and `player`.
    #[must_use]
    pub const fn with(self, player: Player) -> Self {
        Self(self.0 | 1 << player.0)
    }

    /// Whether `player` is in the set.
    pub const fn contains(self, player: Player) -> bool {
        self.0 & 1 << player.0 != 0
    }

    /// Whether the sets share a player.
    pub const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// Whether nobody is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many players are in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The players, in turn order.
    pub fn iter(self) -> impl Iterator<Item = Player> {
        Player::first(MAX_PLAYERS).filter(move |&player| self.contains(player))
    }
}

impl FromIterator<Player> for PlayerSet {
    fn from_iter<I: IntoIterator<Item = Player>>(players: I) -> Self {
        players.into_iter().fold(Self::EMPTY, Self::with)
    }
}

/// A value for each player. Seats nobody sits in hold the default.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ByPlayer<T>([T; MAX_PLAYERS]);

impl<T> ByPlayer<T> {
    /// The value of every seat, from its player.
    pub fn from_fn(mut value: impl FnMut(Player) -> T) -> Self {
        #[allow(clippy::cast_possible_truncation, reason = "there are MAX_PLAYERS seats")]
        Self(array::from_fn(|seat| value(Player(seat as u8))))
    }

    /// The values of the first `count` players.
    pub fn first(&self, count: usize) -> &[T] {
        &self.0[..count.min(MAX_PLAYERS)]
    }
}

impl<T> ops::Index<Player> for ByPlayer<T> {
    type Output = T;

    fn index(&self, player: Player) -> &T {
        &self.0[player.index()]
    }
}

impl<T> ops::IndexMut<Player> for ByPlayer<T> {
    fn index_mut(&mut self, player: Player) -> &mut T {
        &mut self.0[player.index()]
    }
}
