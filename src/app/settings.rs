//! What the player sets once and for all games.

/// Light or dark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Theme {
    /// As the system has it.
    #[default]
    System,
    /// Always light.
    Light,
    /// Always dark.
    Dark,
}

/// How much moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Motion {
    /// As the system has it.
    #[default]
    System,
    /// Nothing moves.
    Reduced,
}

/// When a move asks to be confirmed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Confirm {
    /// A chosen spot plays the move.
    #[default]
    WhereNeeded,
    /// A chosen spot is pressed once more.
    Always,
}

/// Whether moves of others may be taken back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum TakeBack {
    /// If everybody says so when asked.
    #[default]
    Ask,
    /// Without being asked.
    Freely,
}

/// What the player sets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    /// The language tag; none for the browser's own.
    pub language: Option<String>,
    /// Light or dark.
    pub theme: Theme,
    /// How much moves.
    pub motion: Motion,
    /// When a move asks to be confirmed.
    pub confirm: Confirm,
    /// Which piece (0 to 4) each colour or player has, by place in the turn order.
    pub pieces: [u8; 5],
    /// Whether tiles left, fits and dead cells are shown.
    pub aids: bool,
    /// Whether a move waits until the turn is passed on, where several share the screen.
    pub confirm_pass: bool,
    /// Whether moves of others may be taken back, where several share the screen.
    pub take_back: TakeBack,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            language: None,
            theme: Theme::default(),
            motion: Motion::default(),
            confirm: Confirm::default(),
            pieces: [0, 1, 2, 3, 4],
            aids: true,
            confirm_pass: false,
            take_back: TakeBack::default(),
        }
    }
}
