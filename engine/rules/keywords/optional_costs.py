"""What an optional cost of a keyword has bought: copies, gifts, tokens (CR 702.40, 702.56, 702.69, 702.157,
702.174)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.abilities.ability import Keyword, Triggered
from engine.abilities.keywords.casting import (
    CopyThis,
    CostWasPaid,
    PermanentsLost,
    PromisedPlayer,
    SpellsBefore,
    TimesPaid,
)
from engine.abilities.keywords.keyword_abilities import WasKickedWith
from engine.events import SpellCast, ZoneChange
from engine.oracle.keywords.expansion import meaning_of
from engine.rules.casting.optional_costs import ChooseOpponent
from engine.rules.costs import CAN_PAY, PAY
from engine.rules.evaluate.evaluation import AMOUNTS, CONDITIONS, PLAYERS, amount, objects
from engine.rules.evaluate.history import fact
from engine.rules.instructions.carrying_out import DO, Acted
from engine.rules.instructions.performing import perform_all
from engine.rules.resolution.resolving import AS_IT_RESOLVES
from engine.rules.resolution.verbs.copy import copy_on_stack
from engine.state.choices import Choice, Gen, Message, Option
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId
from engine.state.objects import GameObject
from engine.state.zones import Zone


def _paid(game: Game, ids: Iterable[ObjectId], word: str) -> int:
    """How often the keyword's cost was paid for these spells, or for the spells that these permanents were."""
    key = "kicker" if word == "multikicker" else word
    made = [game.find(i).announced for i in ids]
    return sum(int(one.paid.get(key, 0)) for one in made if one is not None)


def _name(node: CostWasPaid | TimesPaid) -> str:
    """The name under which the payment is kept that a keyword, or one of its instances, asks for."""
    return f"{node.keyword.word} {node.instance}" if node.instance else str(node.keyword.word)


@CONDITIONS.register(CostWasPaid)
def _was_paid(game: Game, node: CostWasPaid, frame: Frame) -> bool:
    """The permanent asks about the spell that it was (400.7d, 607.2)."""
    return bool(_paid(game, objects(game, node.subject, frame), _name(node))) is not node.denied


@CONDITIONS.register(WasKickedWith)
def _was_kicked_with(game: Game, node: WasKickedWith, frame: Frame) -> bool:
    """(702.33f)"""
    return bool(_paid(game, objects(game, node.subject, frame), f"kicker {node.cost.text}"))


@AMOUNTS.register(TimesPaid)
def _times_paid(game: Game, node: TimesPaid, frame: Frame) -> int:
    return _paid(game, objects(game, node.subject, frame), _name(node))


# ---- copies


@AMOUNTS.register(SpellsBefore)
def _spells_before(game: Game, node: SpellsBefore, frame: Frame) -> int:
    """Every spell that any player cast before it this turn (702.40a)."""
    cast = [event.object for event in game.this_turn(SpellCast)]
    before = cast.index(frame.source) if frame.source in cast else len(cast)
    return before + sum(int(fact(game, p.number, "spells_cast") or 0) for p in game.players)


@AMOUNTS.register(PermanentsLost)
def _permanents_lost(game: Game, node: PermanentsLost, frame: Frame) -> int:
    """Tokens count, as do the permanents of all players (702.69a)."""
    moves = game.this_turn(ZoneChange)
    return sum(move.origin is Zone.BATTLEFIELD and move.to is Zone.GRAVEYARD for move in moves)


@DO.register(CopyThis)
def _copy(game: Game, verb: CopyThis, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """A spell that has left the stack is still copied, as it last was there (707.10)."""
    copies: Acted = []
    for player in players:
        for _ in range(1 if verb.times is None else amount(game, verb.times, frame)):
            new = yield from copy_on_stack(game, game.find(frame.source), player, retarget=True)
            copies.append(new.target)
    return copies


# ---- gifts


@CAN_PAY.register(ChooseOpponent)
def _can_promise(game: Game, part: ChooseOpponent, frame: Frame) -> None:
    """There always is an opponent."""


@PAY.register(ChooseOpponent)
def _promise(game: Game, part: ChooseOpponent, frame: Frame) -> Gen[list[ObjectId]]:
    prompt = Message("choose-promised", {"source": TargetId.of_object(frame.source)})
    options = [Option.of(p.target) for p in game.opponents(frame.controller)]
    answer = yield Choice(frame.controller, "player", prompt, "702.174a", options)
    frame.costs["promised"] = answer[0].player
    return []


@PLAYERS.register(PromisedPlayer)
def _promised(game: Game, node: PromisedPlayer, frame: Frame) -> list[PlayerId]:
    made = game.find(frame.source).announced
    return [made.paid["promised"]] if made is not None and "promised" in made.paid else []


@AS_IT_RESOLVES.by("702.174b")
def _give(game: Game, spell: GameObject, frame: Frame) -> Gen[None]:
    """The gift of an instant or sorcery comes before any other spell ability of the card (702.174b, 702.174j)."""
    for keyword in spell.shown.abilities.of(Keyword):
        assert isinstance(keyword, Keyword)
        if keyword.name.word.startswith("gift ") and spell.announced is not None and spell.announced.paid.get("gift"):
            (trigger,) = meaning_of(keyword)
            assert isinstance(trigger, Triggered)
            with game.because("702.174b"):
                yield from perform_all(game, trigger.effect, frame)
