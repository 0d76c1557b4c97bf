"""Why something on the board is what it is: printed values, then each effect by layer, with its rule (613)."""

from __future__ import annotations

from collections.abc import Iterator

from bot.desk import present, refs, suggest
from bot.desk.desk import Desk
from bot.desk.games import Played
from bot.desk.registry import command
from bot.desk.reply import BoardRef, Citation, Place, Reply, StepView
from bot.errors import NoSuch
from bot.words import Words
from engine.oracle.compile import english
from engine.oracle.names import with_name
from engine.report.citations import Citations
from engine.rules.continuous.layers import Part, base, derived
from engine.state.characteristics import Characteristics
from engine.state.objects import GameObject

LAYER_RULES = {
    "1a": "613.2a",
    "1b": "613.2b",
    "2": "613.1b",
    "3": "613.1c",
    "4": "613.1d",
    "5": "613.1e",
    "6": "613.1f",
    "7a": "613.4a",
    "7b": "613.4b",
    "7c": "613.4c",
    "7d": "613.4d",
}
"""The rule of each layer and sublayer."""

_COLORS = {"W": "white", "U": "blue", "B": "black", "R": "red", "G": "green"}


@command("why", object=suggest.permanents_here)
def why(desk: Desk, place: Place, object: str) -> Reply:
    """Where the characteristics of something on the board come from, layer by layer."""
    words = Words.of(place.locale)
    board = desk.boards.at(place.channel)
    played = desk.games.at(board, desk.language(place))
    reference = refs.find(played.state, object, ("battlefield", "stack"))
    found = played.table.refs.things(reference)
    it = played.table.game.objects.get(found[0]) if found else None
    if it is None:
        raise NoSuch(what="object", name=object, near="")
    citations = Citations(played.table.cards, played.language)
    steps = [
        StepView(number, text, rules=citing(citations, rule))
        for number, (text, rule) in enumerate(_lines(played, it, words), start=1)
    ]
    now = played.table.game.characteristics(it)
    return Reply(
        verdict=words("verdict-why", what=played.table.refs.name(it.id), now=in_words(now)),
        steps=tuple(steps),
        footer=present.footer(played.report, words),
        at=BoardRef(board.id, board.revision),
    )


def citing(citations: Citations, rule: str) -> tuple[Citation, ...]:
    """A rule by its number in the edition at hand."""
    return tuple(Citation(cited.id, cited.gloss, cited.text) for cited in citations.all([rule]))


def _lines(played: Played, it: GameObject, words: Words) -> Iterator[tuple[str, str]]:
    """What it starts from, and everything that changes it, each with its rule."""
    game = played.table.game
    yield words("why-printed", what=in_words(base(game, it))), "613.1"
    counters = words("why-counters", what=", ".join(f"{n} {kind}" for kind, n in sorted(it.counters.items())))
    counted = not any("/" in kind for kind in it.counters)
    before = ""
    for layer, part in derived(game).steps.get(it.id, ()):
        if layer == "7d" and not counted:
            yield counters, "613.4c"
            counted = True
        told = _effect(played, layer, part, words)
        if told != before:  # power and toughness are set by one sentence, in two parts
            yield told, LAYER_RULES[layer]
        before = told
    if not counted:
        yield counters, "613.4c"


def _effect(played: Played, layer: str, part: Part, words: Words) -> str:
    """One effect: its layer, where it comes from, and what its text says."""
    frame = part.standing.frame
    source = played.table.refs.name(frame.source)
    text = with_name(english(frame.ability if frame.ability is not None else part.verb), source)
    key = "why-ability" if part.standing.affected is None else "why-effect"
    return words(key, layer=layer, source=source, text=text)


def in_words(seen: Characteristics) -> str:
    """Characteristics as a type line with size, colors and keywords: "2/2 green Creature — Bear, trample"."""
    size = f"{seen.power}/{seen.toughness}" if seen.power is not None else ""
    colors = " and ".join(_COLORS[c] for c in "WUBRG" if c in seen.colors) or "colorless"
    kinds = " ".join([*sorted(seen.supertypes), *sorted(seen.types)])
    line = kinds + (f" — {' '.join(sorted(seen.subtypes))}" if seen.subtypes else "")
    keywords = sorted(seen.abilities.keywords)
    return ", ".join([" ".join(part for part in (size, colors, line) if part), *keywords])
