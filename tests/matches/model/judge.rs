//! What the model says of a command: the reason for which it is refused, or the state after it.

use std::collections::BTreeMap;

use bevy::prelude::*;
use tessera::game::matches::Seat;
use tessera::game::player::{ActivePlayer, Player};
use tessera::game::requests::{EngineReply, MatchCommand, MatchRequest, RefusalReason};
use tessera::records::NodeId;
use tessera::rules::{Draw, Effect, Game, Move, Outcome, Side, Victory};

use super::facts::{Facts, Role};

/// What becomes of a command.
pub(super) type Verdict = Result<Applied, RefusalReason>;

/// What a command that is applied does to the events of the frame.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Applied {
    /// It writes no event.
    Silently,
    Played,
    Jumped,
    Ended,
    Offered,
    Declined,
    PlayerChanged,
}

/// The model of all matches of a frame.
#[derive(Debug)]
pub(super) struct Model {
    pub(super) matches: BTreeMap<Entity, Facts>,
    pub(super) confirm: bool,
}

impl Model {
    /// Judges a command; `None` for the board of an exercise, which has rules of its own.
    pub(super) fn judge(&mut self, MatchRequest { game, command }: MatchRequest) -> Option<Verdict> {
        let Some(facts) = self.matches.get(&game) else { return Some(Err(RefusalReason::NoSuchMatch)) };
        if facts.role == Role::Exercise {
            return None;
        }
        Some(self.judge_match(game, command))
    }

    fn judge_match(&mut self, game: Entity, command: MatchCommand) -> Verdict {
        let facts = self.matches.get_mut(&game).expect("the match was found");
        if matches!(facts.role, Role::Review { .. }) && !is_for_review(facts, command) {
            return Err(RefusalReason::LookingBack);
        }
        match command {
            MatchCommand::Play(mv) => play_by_hand(facts, mv, self.confirm),
            MatchCommand::Reply { answer, generation } => reply(facts, answer, generation),
            MatchCommand::Undo { plies } => undo(facts, plies),
            MatchCommand::Redo { plies } => redo(facts, plies),
            MatchCommand::GoTo(node) => go_to(facts, node),
            MatchCommand::TakeBack => take_back(facts),
            MatchCommand::PlayAgain => play_again(facts),
            MatchCommand::SetPlayer { seat, player } => Ok(set_player(facts, seat, player)),
            MatchCommand::Pause(paused) => {
                in_progress(facts)?;
                facts.paused = paused;
                facts.changed();
                Ok(Applied::Silently)
            }
            MatchCommand::Hint => {
                in_progress(facts)?;
                no_computer_to_move(facts)?;
                if facts.is_timed_between_people() { Err(RefusalReason::TimedMatch) } else { Ok(Applied::Silently) }
            }
            MatchCommand::Analyse(shown) => self.analyse(game, shown),
            MatchCommand::ShowOracle(shown) | MatchCommand::ShowExplorer(shown) => self.show_oracle(game, shown),
            MatchCommand::Resign(side) => {
                in_progress(facts)?;
                end(facts, Outcome::Won { side: side.other(), by: Victory::Resignation })
            }
            MatchCommand::Flag(side) => flag(facts, side),
            MatchCommand::OfferDraw(by) => {
                draws_allowed(facts)?;
                in_progress(facts)?;
                if facts.offer.is_some() {
                    return Err(RefusalReason::AlreadyOffered);
                }
                facts.offer = Some(by);
                Ok(Applied::Offered)
            }
            MatchCommand::AnswerDraw { accept } => answer_draw(facts, accept),
        }
    }

    fn analyse(&mut self, game: Entity, shown: bool) -> Verdict {
        let facts = self.matches.get_mut(&game).expect("the match was found");
        if facts.forbidden {
            return Err(RefusalReason::TimedMatch);
        }
        match (facts.role, shown) {
            (Role::Review { of, .. }, true) => {
                facts.role = Role::Review { of, analysis: true };
                facts.clock = None;
                facts.changed();
            }
            (Role::Review { of, .. }, false) => {
                self.matches.remove(&game);
                let of = self.matches.get_mut(&of).expect("a review is of a match");
                (of.active, of.reviewed) = (true, false);
            }
            (_, true) if facts.reviewed => return Err(RefusalReason::LookingBack),
            (_, true) if !facts.active => return Err(RefusalReason::NoSuchMatch),
            (_, true) => (facts.active, facts.reviewed) = (false, true),
            (_, false) => {}
        }
        Ok(Applied::Silently)
    }

    fn show_oracle(&self, game: Entity, shown: bool) -> Verdict {
        let facts = &self.matches[&game];
        let of = if let Role::Review { of, .. } = facts.role { &self.matches[&of] } else { facts };
        if shown && of.is_timed_between_people() {
            return Err(RefusalReason::TimedMatch);
        }
        Ok(Applied::Silently)
    }
}

const fn is_for_review(facts: &Facts, command: MatchCommand) -> bool {
    use MatchCommand::{Analyse, GoTo, Play, Redo, ShowExplorer, ShowOracle, Undo};
    match command {
        GoTo(_) | Undo { .. } | Redo { .. } | ShowOracle(_) | ShowExplorer(_) | Analyse(_) => true,
        Play(_) => facts.is_analysis(),
        _ => false,
    }
}

fn in_progress(facts: &Facts) -> Result<(), RefusalReason> {
    if facts.outcome.is_over() { Err(RefusalReason::MatchOver) } else { Ok(()) }
}

fn no_computer_to_move(facts: &Facts) -> Result<(), RefusalReason> {
    match facts.active_player {
        ActivePlayer::Computer(_) => Err(RefusalReason::ComputerToMove),
        ActivePlayer::Human | ActivePlayer::None => Ok(()),
    }
}

fn draws_allowed(facts: &Facts) -> Result<(), RefusalReason> {
    if facts.tree.variant().kind().info().draw_offers { Ok(()) } else { Err(RefusalReason::NoDrawsByAgreement) }
}

fn play_by_hand(facts: &mut Facts, mv: Move, confirm: bool) -> Verdict {
    no_computer_to_move(facts)?;
    if confirm && mv.target().is_some() && facts.chosen.is_some_and(|chosen| chosen != Some(mv)) {
        in_progress(facts)?;
        facts.position.play(mv).map_err(RefusalReason::Illegal)?;
        facts.chosen = Some(Some(mv));
        return Ok(Applied::Silently);
    }
    play(facts, mv)
}

fn play(facts: &mut Facts, mv: Move) -> Verdict {
    in_progress(facts)?;
    let played = facts.position.play(mv).map_err(RefusalReason::Illegal)?;
    let mover = facts.position.side_to_move();
    let seat = facts.seats.0[mover];
    // A move declines the offer of the other side; an own offer stays with its seat.
    facts.offer = facts.offer.filter(|by| *by == mover);
    if played.effects.contains(&Effect::SidesSwapped) {
        facts.offer = facts.offer.map(Side::other);
        facts.seats.0.swap();
    }
    facts.tree.go_to(facts.node);
    facts.node = facts.tree.play(mv).expect("the move is legal");
    facts.position = played.next;
    if !facts.is_analysis() {
        let node = facts.node;
        facts.tree.promote(node);
        let plies = facts.plies().len();
        facts.add_increment(seat, plies);
    }
    facts.paused = false;
    facts.outcome = facts.position.outcome();
    facts.changed();
    Ok(Applied::Played)
}

fn reply(facts: &mut Facts, answer: EngineReply, generation: u64) -> Verdict {
    if generation != facts.generation {
        return Err(RefusalReason::Outdated);
    }
    in_progress(facts)?;
    let mover = facts.position.side_to_move();
    match answer {
        EngineReply::Draw { accept } => answer_draw(facts, accept),
        _ if facts.offer == Some(mover.other()) => Err(RefusalReason::Outdated),
        EngineReply::Play(mv) => play(facts, mv),
        EngineReply::Resign => end(facts, Outcome::Won { side: mover.other(), by: Victory::Resignation }),
    }
}

fn end(facts: &mut Facts, outcome: Outcome) -> Verdict {
    facts.outcome = outcome;
    facts.changed();
    Ok(Applied::Ended)
}

fn answer_draw(facts: &mut Facts, accept: bool) -> Verdict {
    draws_allowed(facts)?;
    in_progress(facts)?;
    if facts.offer.is_none() {
        return Err(RefusalReason::NoOffer);
    }
    if accept {
        return end(facts, Outcome::Drawn(Draw::Agreement));
    }
    facts.offer = None;
    Ok(Applied::Declined)
}

fn flag(facts: &mut Facts, side: Side) -> Verdict {
    in_progress(facts)?;
    let seat = facts.seats.0[side];
    if facts.clock.as_ref().is_none_or(|clock| !clock.of(seat).is_zero()) {
        return Err(RefusalReason::Outdated);
    }
    end(facts, Outcome::Won { side: side.other(), by: Victory::Time })
}

fn ended_off_board(facts: &Facts) -> bool {
    facts.outcome != facts.position.outcome()
}

fn undo(facts: &mut Facts, plies: usize) -> Verdict {
    let mut node = facts.node;
    let mut undone = 0;
    while let Some(parent) = facts.tree.parent(node).filter(|_| undone < plies) {
        (node, undone) = (parent, undone + 1);
    }
    if undone == 0 && !ended_off_board(facts) {
        return Err(RefusalReason::NothingToUndo);
    }
    facts.go_to(node);
    facts.jumped(Outcome::InProgress);
    Ok(Applied::Jumped)
}

fn redo(facts: &mut Facts, plies: usize) -> Verdict {
    let Some(node) = facts.tree.line_after(facts.node).into_iter().take(plies).next_back() else {
        return Err(RefusalReason::NothingToRedo);
    };
    go_to(facts, node)
}

fn go_to(facts: &mut Facts, node: NodeId) -> Verdict {
    if !facts.tree.contains(node) {
        return Err(RefusalReason::NoSuchNode);
    }
    facts.go_to(node);
    let outcome = facts.position.outcome();
    facts.jumped(outcome);
    Ok(Applied::Jumped)
}

/// Against a computer a take-back undoes its reply too: everything since the last ply of a person.
fn take_back(facts: &mut Facts) -> Verdict {
    let by_hand = |seat: Seat| facts.players.all_computers() || facts.players.of(seat) == Player::Human;
    let off_board = ended_off_board(facts);
    if off_board && by_hand(facts.seats.0[facts.position.side_to_move()]) {
        return undo(facts, 0);
    }
    let plies = facts.plies();
    match plies.iter().rposition(|(_, seat)| by_hand(*seat)) {
        Some(last) => undo(facts, plies.len() - last),
        None if off_board => undo(facts, 0),
        None => Err(RefusalReason::NothingToUndo),
    }
}

/// Plays again until a person is to move.
fn play_again(facts: &mut Facts) -> Verdict {
    let mut ahead = facts.clone();
    let nodes = facts.tree.line_after(facts.node);
    let by_hand = |node: &&NodeId| {
        ahead.go_to(**node);
        ahead.players.all_computers() || ahead.player_to_move() == Player::Human
    };
    match nodes.iter().find(by_hand).or(nodes.last()) {
        Some(node) => go_to(facts, *node),
        None => Err(RefusalReason::NothingToRedo),
    }
}

fn set_player(facts: &mut Facts, seat: Seat, player: Player) -> Applied {
    if facts.players.of(seat) == player {
        return Applied::Silently;
    }
    facts.players = facts.players.with(seat, player);
    facts.changed();
    Applied::PlayerChanged
}
