"""Exerting attackers: an optional cost to attack (CR 508.1g, 701.43)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from engine.abilities.ability import Triggered
from engine.abilities.keyword_actions.exert import ExertedSo, Exerts, MayExert
from engine.abilities.trigger_events import TriggerWord
from engine.events import EffectBegins, Event, Exerted
from engine.rules.continuous.beginning import new_effect
from engine.rules.evaluate.evaluation import is_player
from engine.rules.evaluate.event_verbs import is_subject
from engine.rules.pipeline import commit
from engine.rules.prohibitions.untapping import MissesNextUntap
from engine.rules.triggers.listening import BY_RULE, INTRINSIC
from engine.rules.triggers.trigger_events import watches
from engine.state.characteristics import Characteristics
from engine.state.choices import (
    Choice,
    Gen,
    Message,
    Option,
)
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import (
    ObjectId,
    PlayerId,
    TargetId,
    objects_in,
)
from engine.state.objects import GameObject


def exert(game: Game, player: PlayerId, attackers: Iterable[ObjectId]) -> Gen[None]:
    """A player chooses which of their attackers to exert (508.1g); those don't untap in that player's next
    untap step (701.43a)."""
    before = {it.object for it in game.this_turn(Exerted)}
    mays = ((i, a) for i in attackers for a in game.characteristics(i).abilities.all if isinstance(a, MayExert))
    able = list(dict.fromkeys(i for i, may in mays if not may.first or i not in before))
    if not able:
        return
    options = [Option.of(TargetId.of_object(i)) for i in able]
    answer = yield Choice(player, "exert", Message("choose-exert"), "508.1g", options, 0, len(able))
    exerted(game, player, objects_in(answer), "508.1g", "701.43a")


def exerted(game: Game, player: PlayerId, permanents: Iterable[ObjectId], *rules: str) -> None:
    """A player exerts permanents: they don't untap in that player's next untap step (701.43a)."""
    for one in commit(game, [Exerted(i, player) for i in permanents], *rules):
        assert isinstance(one.event, Exerted)
        it = one.event.object
        held = new_effect(game, Frame(it, player), (MissesNextUntap(player),), (TargetId.of_object(it),))
        with game.under(one):
            commit(game, [EffectBegins(held)], "701.43a")


@lru_cache(maxsize=256)
def _when_exerted(ability: MayExert) -> Triggered | None:
    """The linked ability that triggers when the creature is exerted (607.2h, 701.43d)."""
    if ability.then is None:
        return None
    made = Triggered(TriggerWord.WHEN, ExertedSo(), ability.then)
    BY_RULE[made] = ("701.43d",)
    return made


@INTRINSIC.by("701.43d")
def _linked(it: GameObject, ch: Characteristics) -> Iterable[Triggered]:
    if not ch.abilities.all:
        return ()
    found = (_when_exerted(a) for a in ch.abilities.all if isinstance(a, MayExert))
    return [trigger for trigger in found if trigger is not None]


@watches(ExertedSo, Exerted)
def _exerted_so(game: Game, trigger_event: ExertedSo, event: Event, frame: Frame) -> Iterable[TargetId | None]:
    assert isinstance(event, Exerted)
    if event.object == frame.source:
        yield TargetId.of_object(event.object)


@watches(Exerts, Exerted)
def _exerts(game: Game, trigger_event: Exerts, event: Event, frame: Frame) -> Iterable[TargetId | None]:
    assert isinstance(event, Exerted)
    if is_player(trigger_event.who)(game, event.player, frame) and is_subject(
        game, trigger_event.subject, event.object, frame
    ):
        yield TargetId.of_object(event.object)
