"""Several permanents that are tapped for mana one behind the other: "tap Druid and both Elves for mana" (605.3a)."""

from __future__ import annotations

from collections.abc import Callable

from engine.abilities.ability import Activated
from engine.rules.casting.activating import numbered
from engine.rules.mana.production import is_mana_ability
from engine.state.ids import ObjectId
from engine.table.scenario import Json
from engine.table.short_acts.problems import NotUnderstood
from engine.table.short_acts.reading_context import Reader
from engine.table.short_acts.sentences import Gaps, Span, printed
from engine.words import Words

Read = Callable[[Reader, Gaps], Json]


def tap_several_for_mana(activate: Read) -> Read:
    """Reads the first of them as activating its mana ability; the others are left to be done behind it. Of one alone
    it is not so said."""

    def read(reader: Reader, gaps: Gaps) -> Json:
        player = (reader.player(gaps["player"]) if "player" in gaps else None) or reader.doer
        mine = reader.permanents(player)
        span = gaps["sources"]
        first, *rest = reader.declared(span, [i for i in mine if _could(reader, i)], mine)
        if not rest:
            raise NotUnderstood("", reader.act, ("means",))
        words = Words.of(reader.table.locale)
        still = {"player": player, "sources": words.both(rest)}
        reader.still = (printed("short-act-taps-for-mana", words.language, still) or "",)
        one = {"player": Span(player, span.start, span.start), "source": Span(first, span.start, span.end)}
        return activate(reader, one)

    return read


def _could(reader: Reader, permanent: ObjectId) -> bool:
    """Whether something is untapped and has a mana ability (605.1a)."""
    it = reader.game.objects[permanent]
    abilities = (one for one in numbered(reader.game, it) if isinstance(one, Activated))
    return not it.tapped and any(map(is_mana_ability, abilities))
