"""Basic lands that what changes the types of nonbasic lands leaves alone (CR 205.4c, 305.7)."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from engine import events as ev
from engine.abilities.nouns.adjectives import NotSupertype
from engine.abilities.nouns.types_and_colors import Supertype
from engine.abilities.walk import found
from engine.state.choices import Message
from engine.state.game import Game
from engine.state.ids import ObjectId

LEFT_ALONE = "basics-left-alone"

MOST_NAMED = 3
"""How many kinds of basic lands are named."""


def basics_left_alone(
    game: Game, change: ev.CharacteristicsChanged, entered: ev.ZoneChange, changed: Collection[ObjectId]
) -> Iterator[Message]:
    """The basic lands with other types that stay what they are as something enters that sets the types of nonbasic
    lands, but for those that are ``changed`` with them; ``more`` says whether any of them has types by effects, which
    might have been expected to be lost."""
    setting = [one.source for one in change.causes if one.sets_land_type and one.source in entered.became]
    if not setting or not any(_spares_basics(game, source) for source in setting):
        return
    there = [(game.find(i), game.characteristics(i)) for i in game.battlefield]
    basics = [(it, ch) for it, ch in there if "Land" in ch.types and "Basic" in ch.supertypes]
    spared = [(it, ch) for it, ch in basics if it.id not in changed and ch.subtypes != change.after.subtypes]
    names = list(dict.fromkeys(ch.name for _, ch in spared))
    if 0 < len(names) <= MOST_NAMED:
        more = any(ch.subtypes != it.base.subtypes for it, ch in spared)
        yield Message(LEFT_ALONE, {"names": names, "count": len(names), "more": more})


def _spares_basics(game: Game, source: ObjectId) -> bool:
    abilities = game.characteristics(source).abilities.statics
    return any(one.supertype is Supertype.BASIC for ability in abilities for one in found(ability, NotSupertype))
