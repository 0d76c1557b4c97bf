"""Devour (CR 702.82)."""

from __future__ import annotations

from dataclasses import replace

from engine.abilities.keywords.devour import PerDevoured
from engine.abilities.nouns.noun_groups import Described, Group, OfType
from engine.abilities.nouns.types_and_colors import CardType
from engine.events import ZoneChange
from engine.rules.destruction.sacrificing import sacrifice
from engine.rules.evaluate.described_objects import fitting
from engine.rules.evaluate.for_each import PER
from engine.rules.instructions.choosing_objects import choose_objects
from engine.rules.replacement.permanent_as_it_would_enter import with_counters, would_enter
from engine.state.choices import Gen
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.objects import GameObject

CREATURE = Described(OfType(CardType.CREATURE))


def devour(game: Game, event: ZoneChange, number: int, what: Group | None) -> Gen[ZoneChange]:
    """Any number of creatures, or of permanents with the quality it names, are sacrificed, each for so many counters
    (702.82a, 702.82c)."""
    it, seen = would_enter(game, event)
    player = seen.controller
    frame = Frame(it.id, player)
    can = [o.id for o in fitting(game, what or CREATURE, frame) if game.controller(o) == player and o.id != it.id]
    chosen = yield from choose_objects(game, player, can, 0, len(can), "choose-devoured", "702.82a", frame)
    if "devoured" in dict(event.chosen):  # what another devour ability has taken is not there any more
        game.cite("614.13b")
    gone = yield from sacrifice(game, [(player, i) for i in chosen])
    eaten = dict(event.chosen).get("devoured", 0) + len(gone)
    fed = replace(event, chosen=(*(one for one in event.chosen if one[0] != "devoured"), ("devoured", eaten)))
    return with_counters(fed, "+1/+1", number * len(gone)) if gone else fed


@PER.register(PerDevoured)
def _devoured(game: Game, per: PerDevoured, frame: Frame, it: GameObject | None) -> int:
    return int(game.find(frame.source).chosen.get("devoured", 0))
