"""Why something on the board is what it is: printed values, then each effect by layer, with its rule (613)."""

from __future__ import annotations

from collections.abc import Iterator

import engine
from bot.desk import present, suggest
from bot.desk.context import Context
from bot.desk.registry import command
from bot.desk.reply import BoardRef, Place, Reply, StepView
from bot.desk.speaker import Speaker
from bot.errors import NoSuch
from bot.words import Words

_COLORS = {"W": "white", "U": "blue", "B": "black", "R": "red", "G": "green"}


@command("why", object=suggest.permanents_here)
def why(desk: Context, place: Place, object: str) -> Reply:
    """Where the characteristics of something on the board come from, layer by layer."""
    words = Words.of(place.locale)
    board = desk.boards.at(place.channel)
    played = desk.games.at(board, desk.language(place))
    reference = Speaker(board, played, place).thing(object, "object", ("battlefield", "stack"))
    explained = engine.explain(played.table, reference)
    if explained is None:
        raise NoSuch(what="object", name=object, near="")
    steps = [
        StepView(number, text, rules=present.citations_of(rules))
        for number, (text, rules) in enumerate(_lines(explained, words), start=1)
    ]
    return Reply(
        verdict=words("verdict-why", what=explained.name, now=in_words(explained.now)),
        steps=tuple(steps),
        footer=present.footer(played.report, words),
        at=BoardRef(board.id, board.revision),
    )


def _lines(explained: engine.Explanation, words: Words) -> Iterator[tuple[str, tuple[engine.Citation, ...]]]:
    """What it starts from, and everything that changes it, each with its rule."""
    yield words("why-printed", what=in_words(explained.printed)), explained.rules
    for one in explained.applied:
        if one.counters:
            text = words("why-counters", what=", ".join(f"{n} {kind}" for kind, n in one.counters.items()))
        else:
            key = "why-ability" if one.static else "why-effect"
            text = words(key, layer=one.layer, source=one.source, text=one.text)
        yield text, one.rules


def in_words(seen: engine.CharacteristicsView) -> str:
    """Characteristics as a type line with size, colors and keywords: "2/2 green Creature — Bear, trample"."""
    size = f"{seen.power}/{seen.toughness}" if seen.power is not None else ""
    colors = " and ".join(_COLORS[c] for c in seen.colors) or "colorless"
    line = " ".join([*seen.supertypes, *seen.types]) + (f" — {' '.join(seen.subtypes)}" if seen.subtypes else "")
    return ", ".join([" ".join(part for part in (size, colors, line) if part), *seen.keywords])
