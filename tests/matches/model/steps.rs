//! The steps of a case, and how they are chosen.

use proptest::prelude::*;
use tessera::game::matches::Seat;
use tessera::game::player::{Level, Player};
use tessera::rules::{GameKind, Side};

/// One step: a request that is written, a change of the surroundings, or a frame.
#[derive(Clone, Debug)]
pub(super) enum Step {
    /// Writes a command to a match.
    Command(Target, AnyCommand),
    /// Opens a match.
    Open { kind: GameKind, players: [Player; 2], clock: Option<&'static str>, moves: usize },
    /// Leaves the match.
    Close,
    /// Continues the match that was left.
    Continue,
    /// Looks at another position.
    Review(AnyReview),
    /// Points at a point of the board that is shown, and selects a piece.
    Select { point: usize, selected: Option<usize> },
    /// Opens or closes another board in place of the match.
    Board(OtherBoard, bool),
    /// Changes the surroundings of all matches.
    Surroundings(Surroundings),
    /// Resumes the match that was stored last, as after a new start of the program.
    Resume,
    /// Lets a frame of this length in milliseconds pass.
    Frame(u64),
}

/// The match to which a command is written.
#[derive(Clone, Copy, Debug)]
pub(super) enum Target {
    /// The one that is shown.
    Shown,
    /// Any that exists, by number.
    Any(usize),
    /// One that has been despawned, if there is one.
    Gone,
}

/// A command; numbers choose among the moves and nodes that there are when it is written.
#[derive(Clone, Copy, Debug)]
pub(super) enum AnyCommand {
    Play(usize),
    PlayForeign(usize),
    Reply { answer: AnyReply, age: u64 },
    Undo(usize),
    Redo(usize),
    GoTo(usize),
    TakeBack,
    PlayAgain,
    SetPlayer(Seat, Player),
    Pause(bool),
    Hint,
    ShowOracle(bool),
    Analyse(bool),
    ShowExplorer(bool),
    Resign(Side),
    Flag(Side),
    OfferDraw(Side),
    AnswerDraw(bool),
}

/// What a computer answers.
#[derive(Clone, Copy, Debug)]
pub(super) enum AnyReply {
    Play(usize),
    Resign,
    Draw(bool),
}

#[derive(Clone, Copy, Debug)]
pub(super) enum AnyReview {
    Previous,
    Next,
    First,
    Last,
    GoTo(usize),
    Autoplay,
    Stop,
    PlayFromHere,
    Close,
}

/// A board that takes the place of the match.
#[derive(Clone, Copy, Debug)]
pub(super) enum OtherBoard {
    Editor,
    Lesson,
    Puzzle,
}

#[derive(Clone, Copy, Debug)]
pub(super) enum Surroundings {
    ConfirmMoves(bool),
    ViewBusy(bool),
    BoardArriving(bool),
    ReplyDelay(u64),
    AutoplayDelay(u64),
}

/// Who plays in a case.
#[derive(Clone, Copy, Debug)]
pub(super) enum Players {
    /// People alone: the same case always runs in the same way.
    People,
    /// Computers too, whose answers come when they come.
    Any,
}

pub(super) fn step(players: Players) -> impl Strategy<Value = Step> {
    prop_oneof![
        12 => (target(), command(players)).prop_map(|(target, command)| Step::Command(target, command)),
        8 => Just(Step::Frame(16)),
        3 => prop_oneof![Just(0), 1..300u64, 1_000..30_000u64].prop_map(Step::Frame),
        3 => open(players),
        1 => prop_oneof![Just(Step::Close), Just(Step::Continue), Just(Step::Resume)],
        3 => review().prop_map(Step::Review),
        1 => (0..80usize, proptest::option::of(0..80usize)).prop_map(|(point, selected)| Step::Select { point, selected }),
        1 => (other_board(), any::<bool>()).prop_map(|(board, opens)| Step::Board(board, opens)),
        1 => surroundings().prop_map(Step::Surroundings),
    ]
}

fn target() -> impl Strategy<Value = Target> {
    prop_oneof![12 => Just(Target::Shown), 2 => (0..8usize).prop_map(Target::Any), 1 => Just(Target::Gone)]
}

fn open(players: Players) -> impl Strategy<Value = Step> {
    let clock = prop_oneof![3 => Just(None), 1 => Just(Some("1+0")), 1 => Just(Some("3+2"))];
    let seats = (player(players), player(players));
    (proptest::sample::select(&GameKind::ALL[..]), seats, clock, prop_oneof![Just(0), 0..200usize])
        .prop_map(|(kind, (one, two), clock, moves)| Step::Open { kind, players: [one, two], clock, moves })
}

fn player(players: Players) -> BoxedStrategy<Player> {
    let computer = || (1..3u8).prop_map(|level| Player::Computer(Level::new(level).expect("a level")));
    match players {
        Players::People => Just(Player::Human).boxed(),
        Players::Any => prop_oneof![Just(Player::Human), computer()].boxed(),
    }
}

fn command(players: Players) -> impl Strategy<Value = AnyCommand> {
    use AnyCommand as C;
    let side = || proptest::sample::select(&Side::BOTH[..]);
    let seat = proptest::sample::select(&Seat::BOTH[..]);
    let moves = prop_oneof![
        20 => (0..200usize).prop_map(C::Play),
        2 => (0..9_999usize).prop_map(C::PlayForeign),
        3 => (reply(), 0..3u64).prop_map(|(answer, age)| C::Reply { answer, age }),
        3 => (0..6usize).prop_map(C::Undo),
        3 => (0..6usize).prop_map(C::Redo),
        3 => (0..90usize).prop_map(C::GoTo),
        3 => Just(C::TakeBack),
        2 => Just(C::PlayAgain),
    ];
    let others = prop_oneof![
        2 => (seat, player(players)).prop_map(|(seat, player)| C::SetPlayer(seat, player)),
        2 => any::<bool>().prop_map(C::Pause),
        1 => Just(C::Hint),
        1 => any::<bool>().prop_map(C::ShowOracle),
        1 => any::<bool>().prop_map(C::ShowExplorer),
        3 => any::<bool>().prop_map(C::Analyse),
        1 => side().prop_map(C::Resign),
        1 => side().prop_map(C::Flag),
        2 => side().prop_map(C::OfferDraw),
        2 => any::<bool>().prop_map(C::AnswerDraw),
    ];
    prop_oneof![3 => moves, 1 => others]
}

fn reply() -> impl Strategy<Value = AnyReply> {
    prop_oneof![
        6 => (0..200usize).prop_map(AnyReply::Play),
        1 => Just(AnyReply::Resign),
        2 => any::<bool>().prop_map(AnyReply::Draw),
    ]
}

fn review() -> impl Strategy<Value = AnyReview> {
    use AnyReview as R;
    prop_oneof![
        4 => Just(R::Previous),
        2 => prop_oneof![Just(R::Next), Just(R::First), Just(R::Last)],
        2 => (0..90usize).prop_map(R::GoTo),
        2 => Just(R::Autoplay),
        2 => prop_oneof![Just(R::Stop), Just(R::PlayFromHere), Just(R::Close)],
    ]
}

fn other_board() -> impl Strategy<Value = OtherBoard> {
    prop_oneof![Just(OtherBoard::Editor), Just(OtherBoard::Lesson), Just(OtherBoard::Puzzle)]
}

fn surroundings() -> impl Strategy<Value = Surroundings> {
    use Surroundings as S;
    prop_oneof![
        any::<bool>().prop_map(S::ConfirmMoves),
        any::<bool>().prop_map(S::ViewBusy),
        any::<bool>().prop_map(S::BoardArriving),
        (0..400u64).prop_map(S::ReplyDelay),
        (0..400u64).prop_map(S::AutoplayDelay),
    ]
}
