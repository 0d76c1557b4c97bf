"""Telling of players losing, games ending, and changes made by hand."""

from __future__ import annotations

from typing import Any

from engine import events as ev
from engine.events.telling import tells
from engine.report.model import StepKind
from engine.report.narration.draft import Draft
from engine.report.narration.held_off_losses import held_off_by, holder_of, state_of
from engine.report.narration.instead_of import in_words
from engine.report.narration.narrator import Narrator
from engine.rules.choices.declined import CHOOSES_NOT, UNPAID
from engine.rules.evaluate.part_of_a_resolution import resolving_source
from engine.state.choices import Message
from engine.state.ids import PlayerId, TargetId
from engine.state.log import Logged
from engine.state.objects import Kind
from engine.state.zones import Zone

HELD_OFF = "tell-loses-held-off"
"""The step in which a player loses once what has held that off has gone."""


@tells(ev.PlayerLoses)
def _loses(n: Narrator, logged: Logged, event: ev.PlayerLoses) -> None:
    why = Message("loses-" + event.reason.replace(" ", "-"))
    reason = Message("loses", {"why": why}) if event.reason else ""
    reason = _by_effect(n, logged, event.player) or reason if event.reason == "effect" else reason
    player = TargetId.of_player(event.player)
    held = held_off_by(n.game, logged)
    if held is not None:
        state = state_of(event.reason, n.lives[event.player])
        n.step(logged, HELD_OFF, player=player, state=state, by=holder_of(held))
        return
    unpaid = _unpaid(n, logged, player)
    if unpaid is None:
        n.step(logged, "tell-loses", player=player, reason=reason)
        return
    able = unpaid.key == f"{CHOOSES_NOT}-paying"
    why = Message("loses-unpaid", {"cost": unpaid.args["cost"], "able": able, "effect": reason})
    unpaid.key, unpaid.args, unpaid.kind = "tell-loses", {"player": player, "reason": why}, StepKind.HAPPENED
    n.fold(logged, unpaid)


def _unpaid(n: Narrator, logged: Logged, player: TargetId) -> Draft | None:
    """The step that has just told what this player can't or doesn't pay, for which they lose (118.12)."""
    draft = n.shown.get(logged.id - 1)
    is_it = draft is not None and draft.key in UNPAID and draft.args["player"] == player
    return draft if is_it else None


@tells(ev.PlayerLeaves)
def _leaves(n: Narrator, logged: Logged, event: ev.PlayerLeaves) -> None:
    """That a player leaves the game, unless it ends with that: of two the other has won (104.2a)."""
    if n.game.over and n.game.is_two_player:
        n.silent(logged)
        return
    n.step(logged, "tell-leaves", player=TargetId.of_player(event.player))


@tells(ev.LeftGame)
def _left_game(n: Narrator, logged: Logged, event: ev.LeftGame) -> None:
    """What belongs to a player leaves with that player, what was in play by name; what is on the stack without a
    card ceases to exist (800.4a)."""
    uncarded = [i for i in event.objects if n.game.find(i).kind in (Kind.ABILITY, Kind.COPY)]
    leaving = [i for i in event.objects if i not in uncarded]
    seen = [i for i in leaving if i in n.left or n.game.find(i).zone is Zone.STACK]
    player = TargetId.of_player(event.player)
    if seen:
        n.step(logged, "tell-left-game", player=player, objects=TargetId.of_objects(seen))
    elif leaving:
        n.step(logged, "tell-left-game-unseen", player=player)
    if uncarded:
        n.step(logged, "tell-ceased", object=TargetId.of_objects(uncarded), count=len(uncarded))
    if not event.objects:
        n.silent(logged)


@tells(ev.ChoosesInstead)
def _chooses_instead(n: Narrator, logged: Logged, event: ev.ChoosesInstead) -> None:
    n.step(logged, "tell-chooses-instead", player=TargetId.of_player(event.player), gone=TargetId.of_player(event.gone))


@tells(ev.GameEnds)
def _game_ends(n: Narrator, logged: Logged, event: ev.GameEnds) -> None:
    if event.winner is None:
        n.step(logged, "tell-loop" if event.reason == "loop" else "tell-draw-game")
    else:
        by = _by_effect(n, logged, event.winner) if event.reason == "effect" else ""
        n.step(logged, "tell-wins", player=TargetId.of_player(event.winner), reason=by).changed_by.clear()


def _by_effect(n: Narrator, logged: Logged, player: PlayerId) -> Message | str:
    """What it is whose effect says that a player wins or loses (104.2b, 104.3e)."""
    source = next(iter(logged.changed_by), logged.source)
    source = source if source is not None else resolving_source(n.game, logged)
    if source is None:
        return ""
    effect = Message("changed-by", {"effects": TargetId.of_objects([source]), "count": 1})
    replaced = logged.replaced
    instead = in_words([replaced], TargetId.of_player(player)) if replaced is not None else None
    effect = Message("by-instead", {"by": effect, "instead": instead}) if instead is not None else effect
    return Message("by-effect", {"effect": effect})


@tells(ev.ByHand)
def _by_hand(n: Narrator, logged: Logged, event: ev.ByHand) -> None:
    details = dict(event.details)
    key = "hand-" + event.what.replace("_", "-")
    if event.what == "tap":
        key = "hand-tap" if details.pop("tapped") else "hand-untap"
    elif event.what == "attach" and details.get("to") is None:
        key = "hand-unattach"
    elif event.what == "move" and (made := _just_made(n, details["thing"])) is not None:
        made.key, made.args["zone"] = "hand-put", details["zone"]
        n.fold(logged, made)
        return
    n.step(logged, key, **details).by_hand = True


def _just_made(n: Narrator, thing: Any) -> Draft | None:
    """The step that put the thing on the board: what is put into a hand by hand is made first, and then moved there."""
    for draft in n.steps[n.told :]:
        if draft.key == "hand-create":
            made = draft.args["thing"]
            if thing == made or thing.object == n.game.follow(made.object):
                return draft
    return None
