"""Things done more than once: processes, keyword actions (CR 608.2c)."""

from __future__ import annotations

from dataclasses import replace

from engine.abilities.nouns.antecedents import Antecedent, Role
from engine.abilities.nouns.earlier_results import Participle
from engine.abilities.nouns.player_phrases import ThatPlayer
from engine.abilities.verbs.repeat import InTurnOrder, Repeatedly, RepeatFollowing, RepeatThis, Rounds
from engine.events import CardNamed
from engine.rules.evaluate.evaluation import amount
from engine.rules.evaluate.shared_characteristics import some_share_a_name
from engine.rules.instructions.carrying_out import DO, Acted, do_player_verb
from engine.rules.instructions.performing import PERFORM, perform
from engine.rules.pipeline import commit
from engine.state.choices import Gen
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import PlayerId
from engine.state.unknown_cards import DOES_NOT_MATTER, is_unknown, library_goes_on, whole_library
from engine.state.zones import Zone


@DO.register(Repeatedly)
def _repeatedly(game: Game, verb: Repeatedly, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """The whole of it, so often, one after another (608.2c)."""
    acted: Acted = []
    for _ in range(verb.times or (amount(game, verb.count, frame) if verb.count is not None else 0)):
        acted += yield from do_player_verb(game, verb.verb, frame, players)
    return acted


@DO.register(RepeatThis)
def _repeat(game: Game, verb: RepeatThis, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """Once all is done it begins anew, unless it has been done as often as it says, or until what it says. A library
    from which unknown cards were taken then holds no more than is taken for granted: the process ends with it."""
    if verb.rounds is Rounds.UNTIL_NOBODY:
        frame.again = bool(frame.outcome.did)
        return []
    if verb.rounds is Rounds.UNTIL_TAKEN_OR_NAMESAKE:
        frame.outcome.goes_on = True
        frame.again = _goes_on(game, frame)
        for owner in _library_ends(game, frame):
            _none_are_told(game, owner)
        return []
    if verb.more is None:
        _library_ends(game, frame)
    frame.again = verb.more is None or frame.round < amount(game, verb.more, frame)
    return []
    yield


def _library_ends(game: Game, frame: Frame) -> set[PlayerId]:
    """Whose unknown cards have been taken: what each such library holds is then as much as is taken for granted."""
    moved = (game.now(i) for ids in frame.outcome.acted_on.values() for i in ids)
    owners = {it.owner for it in moved if it is not None and is_unknown(it)}
    for owner in owners:
        if library_goes_on(game, owner):
            whole_library(game, owner)
    return owners


def _none_are_told(game: Game, owner: PlayerId) -> None:
    """Where it doesn't matter which card one is that ends a process by its name, it doesn't of those behind it either:
    all are taken to have different names (201.2a)."""
    unknown = [it for it in game.in_zone(Zone.LIBRARY, owner) if is_unknown(it)]
    untold = [CardNamed(it.id, "") for it in unknown if DOES_NOT_MATTER not in it.chosen]
    commit(game, untold, "400.2")
    game.assume("unknown-cards-differ", player=game.players[owner].name)


def _goes_on(game: Game, frame: Frame) -> bool:
    """Nothing that was exiled has been taken, no two of it have a name in common, and there was a card to exile."""
    exiled = frame.outcome.acted_on.get(Participle.EXILED, ())
    there = [i for i in exiled if (it := game.now(i)) is not None and it.zone is Zone.EXILE]
    found = len(exiled) == frame.round + 1
    return found and len(there) == len(exiled) and not some_share_a_name(game, there)


@PERFORM.register(InTurnOrder)
def _in_turn_order(game: Game, node: InTurnOrder, frame: Frame) -> Gen[None]:
    """From the controller on (101.4)."""
    did: list[PlayerId] = []
    before = frame.each
    for player in game.apnap(frame.controller):
        frame.each = player.target
        yield from perform(game, replace(node.what, who=ThatPlayer(antecedent=Antecedent(Role.EACH))), frame)
        did += frame.outcome.did
    frame.each = before
    frame.outcome.asked = tuple(player.number for player in game.apnap(frame.controller))
    frame.outcome.did, frame.done = tuple(did), bool(did)


@DO.register(RepeatFollowing)
def _repeat_following(game: Game, verb: RepeatFollowing, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """Zero times is not at all."""
    times = amount(game, verb.times, frame)
    frame.again, frame.ended = frame.round + 1 < times, times <= 0
    return []
    yield
