"""Spells that an effect lets a player cast without paying their mana cost (118.9): who has such a thing uses it."""

from __future__ import annotations

from cards.model import fold
from engine.rules.casting.faces_and_ways_to_cast import WITHOUT_PAYING, ways
from engine.state.ids import PlayerId
from engine.table.scenario import Json
from engine.table.short_acts.naming import typed
from engine.table.short_acts.reading_context import Reader
from engine.table.short_acts.sentences import Span

OTHER_COSTS = ("free", "costs", "x", "kicked")
"""What says already what is paid for a spell, or depends on it."""


def without_paying(reader: Reader, entry: Json, said: Span | None) -> Json:
    """A spell that is cast, without paying its mana cost where an effect lets its caster do so and nothing is said of
    its cost: such an effect is on a board to be used. "Cast Bolt with Omniscience" says so too, behind the spell."""
    if not any(key in entry for key in OTHER_COSTS) and _may_be_free(reader, entry):
        free = {key: value for key, value in entry.items() if key != "choices" or not _names_an_effect(reader, said)}
        if reader.would(free | {"free": True}) is not None:
            return free | {"free": True}
    return entry


def _may_be_free(reader: Reader, entry: Json) -> bool:
    player = PlayerId(reader.names.index(entry["player"]))
    cards = [reader.game.objects[i] for i in reader.refs.things(entry["card"]) if i in reader.game.objects]
    return any(way.is_called(WITHOUT_PAYING) for it in cards[:1] for way in ways(reader.game, it, player))


def _names_an_effect(reader: Reader, said: Span | None) -> bool:
    """Whether a detail only says by what the spell is cast: "with Omniscience"."""
    first, _, rest = said.text.partition(" ") if said is not None else ("", "", "")
    return bool(rest) and fold(first) in typed("by-leave-of") and bool(reader.all_called(rest, reader.permanents()))
