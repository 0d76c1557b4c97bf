"""What is found in a library, or fetched, by the permanent that searches for it: "fetch Swamp with Delta", "fetch"
(CR 602.1, 701.23a)."""

from __future__ import annotations

import re
from collections.abc import Callable

from engine.state.ids import ObjectId
from engine.table.activated_abilities import ability_texts
from engine.table.scenario import Json
from engine.table.short_acts.answers_taken import when_asked
from engine.table.short_acts.by_means import only_one
from engine.table.short_acts.details import unquoted
from engine.table.short_acts.naming import without_article
from engine.table.short_acts.problems import NotUnderstood
from engine.table.short_acts.reading_context import Reader
from engine.table.short_acts.sentences import Gaps
from engine.table.table import Table

_SEARCHES = re.compile(r":.*\bsearch (?:your|their) library\b", re.I)


def fetch(activate: Callable[[Reader, Gaps], Json]) -> Callable[[Reader, Gaps], Json]:
    """Reads that something is fetched: by the permanent that is named, or by the only one with an ability that searches
    and finds it; which of several is asked."""

    def read(reader: Reader, gaps: Gaps) -> Json:
        if "source" in gaps:
            if not reader.all_called(gaps["source"].text, _searching(reader, None)):
                raise reader.missing(gaps["source"], "source")
            return activate(reader, gaps)
        player = (reader.player(gaps["player"]) if "player" in gaps else None) or reader.doer
        if when_asked(reader.table) is not None:
            raise NotUnderstood("", reader.act, ("value",))  # it may be the answer
        return _by_the_only_one(reader, player, gaps)

    return read


def _by_the_only_one(reader: Reader, player: str, gaps: Gaps) -> Json:
    reader.come_to_act(player)
    ways: list[Json] = [
        {"do": "activate", "player": player, "source": reader.reference(i)}
        | ({"ability": number} if len(texts) > 1 else {})
        for i in _searching(reader, player)
        for texts in [ability_texts(reader.game, i)]
        for number, text in enumerate(texts, start=1)
        if _SEARCHES.search(text)
    ]
    if "chosen" in gaps:
        said = without_article(unquoted(gaps["chosen"].text))
        ways = [way | {"choices": [reader.card(said) or said]} for way in ways]
    able = [(way, after) for way in ways if (after := reader.would(way)) is not None]
    finding = [way for way, after in able if _finds(after)] if "chosen" in gaps else []
    meant = finding or [way for way, _ in able] or ways
    if not meant:
        raise NotUnderstood("", reader.act, ("searching",))
    return only_one(reader, meant, "")


def _searching(reader: Reader, player: str | None) -> list[ObjectId]:
    there = reader.permanents(player) if player is not None else reader.permanents()
    return [i for i in there if any(map(_SEARCHES.search, ability_texts(reader.game, i)))]


def _finds(table: Table) -> bool:
    """Whether what was said to be chosen is, as the stack resolves."""
    ahead = table.fork()
    ahead.act({"do": "resolve", "all": True})
    return not ahead.answers_left
