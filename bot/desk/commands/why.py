"""Why something on the board is what it is: printed values, then each effect by layer, with its rule (613)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

import engine
from bot.boards.store import Board
from bot.desk import autocomplete, presenting
from bot.desk.command_registry import command
from bot.desk.context import Context
from bot.desk.reply import BoardRef, Place, Reply, StepView
from bot.desk.who_and_what_is_meant import Speaker
from bot.errors import NoSuch
from bot.render.table import subtypes_said, types_said
from bot.words import Words, one_of

IN_PLAY = frozenset(("battlefield", "stack"))
"""The zones in which something is what effects make of it."""


@command("why", object=autocomplete.permanents_here)
def why(desk: Context, place: Place, object: str) -> Reply:
    """Where the characteristics of something on the board come from, layer by layer."""
    return explained_on(desk, place, desk.boards.at(place.channel), object)


def why_apart(acts: str) -> tuple[str, str | None]:
    """Short acts, and what it is asked of behind them why it is what it is: "cast Blood Moon; why Steam Vents"."""
    at = max(acts.rfind(";"), acts.rfind("\n"))
    head, last = acts[: max(at, 0)], acts[at + 1 :]
    asked = re.fullmatch(rf"\s*{one_of('why')} (.+?)(?: (?:an? )?\d+/\d+)?[?\s]*", last, re.I)
    return (head, asked[1]) if asked else (acts, None)


def has_left(desk: Context, place: Place, board: Board, object: str) -> bool:
    """Whether something is no longer on the battlefield or the stack: why, the steps of what was done tell."""
    speaker = Speaker(board, desk.games.at(board, desk.language(place)), place)
    return IN_PLAY.isdisjoint(speaker.zones_of([speaker.thing(object, "object", tuple(IN_PLAY))]))


def explained_on(desk: Context, place: Place, board: Board, object: str, done: Reply | None = None) -> Reply:
    """Where the characteristics of something on a board come from; ``done`` is the reply to the acts before it, of
    which what decides is told first. It goes without saying where all it tells is what the thing has become."""
    words = Words.of(place.locale)
    played = desk.games.at(board, desk.language(place))
    reference = Speaker(board, played, place).thing(object, "object", tuple(IN_PLAY))
    explained = engine.explain(played.table, reference)
    if explained is None:
        raise NoSuch(what="object", name=object, near="")
    what = _named(explained.name, words)
    before = _but_for(done.verdict, what, _size(explained.now)) if done is not None else ""
    decided = [step for step in done.steps if step.decides] if done is not None and before else []
    steps = [
        *(replace(step, n=number, depth=0) for number, step in enumerate(decided, start=1)),
        *(
            StepView(number, text, rules=presenting.citations_of(rules))
            for number, (text, rules) in enumerate(_lines(explained, words), start=len(decided) + 1)
        ),
    ]
    verdict = words("verdict-why", what=what, an=_an(explained.now), now=_what_it_is_now(explained, words))
    return Reply(
        verdict="\n".join(filter(None, [before, verdict])),
        steps=tuple(steps),
        footer=presenting.footer(played.report, words),
        at=BoardRef(board.id, board.revision),
    )


def _but_for(done: str, what: str, size: str) -> str:
    """A verdict without what it says first, where that is only what a thing has become; not of what size it survives,
    which stands in brackets."""
    first, _, rest = done.partition(". ") if "; " not in done.partition(". ")[0] else done.partition("; ")
    becomes = re.search(rf"(?<![(\d]){re.escape(size)}\b", first) if size else not rest
    return rest[:1].upper() + rest[1:] if first.startswith(what) and becomes else done


def _named(reference: str, words: Words) -> str:
    """What is face down by what it is called in the reader's language."""
    if engine.FACE_DOWN not in reference:
        return reference
    said = reference.replace(engine.FACE_DOWN, words("face-down-creature"))
    return said[:1].upper() + said[1:]


def _lines(explained: engine.Explanation, words: Words) -> Iterator[tuple[str, tuple[engine.Citation, ...]]]:
    """What it starts from, and everything that changes it, each with what it then is and its rules."""
    what = in_words(explained.printed, words, explained.size) + _and_more(explained, words)
    yield words(f"why-{explained.start}", what=what, name=explained.printed.name), explained.rules
    quoted: set[tuple[str, str]] = set()
    looped: set[tuple[str, ...]] = set()
    for one in explained.applied:
        counting = f" ({one.counting})" if one.counting else ""
        now = words("why-now", what=_otherwise(one.before, one.now, words) + counting)
        if one.counters:
            held = ", ".join(f"{n} {kind}" for kind, n in one.counters.items())
            put = words.both([words("why-put", number=n, source=by) for by, n in one.put.items()]) if one.put else ""
            text = words("why-counters", layer=one.layer, what=held, put=put and words("why-put-by", what=put), now=now)
        else:
            now = "" if one.in_a_loop and one.now == one.before else now
            key = "why-again" if (one.source, one.text) in quoted else "why-ability" if one.static else "why-effect"
            text = words(key, layer=one.layer, source=one.source, text=one.text.rstrip("."), now=now)
            quoted.add((one.source, one.text))
        if one.in_a_loop and (one.in_a_loop not in looped or one.now == one.before):
            looped.add(one.in_a_loop)
            text += " " + _in_a_loop(one, words)
        elif one.depends_on:
            text += " " + words("why-dependency", others=words.both(one.depends_on))
        elif one.first_for:
            text += " " + words("why-first-for", others=words.both(one.first_for), number=len(one.first_for))
        elif one.newer_than:
            text += " " + words("why-timestamp", others=words.both(one.newer_than))
        yield text, one.rules


def _and_more(explained: engine.Explanation, words: Words) -> str:
    """How many abilities beside keywords are printed on it, where some are lost."""
    written = _written(explained.printed)
    lost = any(not _abilities(one.before) <= _abilities(one.now) for one in explained.applied)
    key = "why-more-abilities" if explained.printed.keywords else "why-abilities"
    return ", " + words(key, count=len(written)) if written and lost else ""


def _in_a_loop(one: engine.Applied, words: Words) -> str:
    """That effects depend on each other, so that the oldest is applied first; perhaps not to what is explained."""
    oldest, *others = one.in_a_loop
    spares = "true" if one.now == one.before else "false"
    said = {"others": words.both(others), "listed": "true" if one.listed else "false", "spares": spares}
    return words("why-loop", what=oldest, **said)


def in_words(seen: engine.CharacteristicsView, words: Words, size: str = "") -> str:
    """Characteristics as a type line with size, colors and keywords: "2/2 green Creature — Bear, trample". A ``size``
    stands for what is no number."""
    said = {"size": size or _size(seen), "colors": _colors(seen, words), "line": _type_line(seen, words)}
    line = words("why-sized" if said["size"] else "why-unsized", **said)
    return ", ".join([line, *_keywords(seen, words)])


def _otherwise(before: engine.CharacteristicsView, now: engine.CharacteristicsView, words: Words) -> str:
    """What is otherwise than before."""
    changed = now.unlike(before)
    parts = [now.name] if "name" in changed else []
    if "controller" in changed:
        parts.append(words("why-controlled", player=now.controller))
    if "colors" in changed:
        parts.append(_colors(now, words))
    if not changed.keys().isdisjoint(("types", "subtypes", "supertypes")):
        parts.append(_type_line(now, words))
    if not changed.keys().isdisjoint(("keywords", "abilities")) or (before.mana_of_types and not now.mana_of_types):
        lost = not _abilities(before) <= _abilities(now)
        written = [text for text in _written(now) if lost or text not in _written(before)]
        parts += [*_keywords(now, words), *(words("why-quoted", text=text) for text in written)] or [_none(now, words)]
    if "power" in changed:
        parts.append(_size(now))
    return ", ".join(part.rstrip(".") for part in parts if part)


def _what_it_is_now(explained: engine.Explanation, words: Words) -> str:
    """What it is, with the abilities that it has beside those that are printed on it, among them those of basic land
    types that it has got (305.6); or that it has none of these any more."""
    now, printed = explained.now, explained.printed
    lost = bool(_abilities(printed)) or (bool(printed.mana_of_types) and not now.mana_of_types)
    none = lost and not _abilities(now)
    gained = [text for text in _written(now) if text not in _written(printed)]
    gained += [text for text in now.mana_of_types if text not in printed.mana_of_types and not none]
    more = [words("why-quoted", text=text) for text in gained]
    return ", ".join([in_words(now, words), *more, *([_none(now, words)] if none else [])])


def _abilities(seen: engine.CharacteristicsView) -> frozenset[str]:
    return frozenset((*seen.keywords, *seen.abilities))


def _written(seen: engine.CharacteristicsView) -> list[str]:
    """Its abilities without those that its keywords tell."""
    written = (text for text in seen.abilities if not any(_says_more(text, word) for word in seen.keywords))
    return [text.rstrip(".") for text in written]


def _none(seen: engine.CharacteristicsView, words: Words) -> str:
    """That it has no abilities, but for those that a land has for its basic land types (305.6)."""
    if not seen.mana_of_types:
        return words("why-no-abilities")
    return words("why-only-mana", abilities=words.both([words("why-quoted", text=one) for one in seen.mana_of_types]))


def _an(seen: engine.CharacteristicsView) -> bool:
    """Whether its size begins with a vowel as it is spoken: "an 8/8", "an 11/11"."""
    return re.match(r"8|1[18]/", _size(seen)) is not None


def _size(seen: engine.CharacteristicsView) -> str:
    return f"{seen.power}/{seen.toughness}" if seen.power is not None else ""


def _colors(seen: engine.CharacteristicsView, words: Words) -> str:
    if not seen.colors:
        return words("why-colorless")
    return words("why-colors", colors=words.both([words(f"why-color-{c}") for c in seen.colors]))


def _type_line(seen: engine.CharacteristicsView, words: Words) -> str:
    types = types_said(seen.types, words)
    if seen.supertypes:
        more = " ".join(words.find(f"type-line-{one}") or one for one in seen.supertypes)
        types = words("type-line-super", supertypes=more, types=types)
    return words("type-line", types=types, subtypes=subtypes_said(seen.subtypes, words)) if seen.subtypes else types


def _keywords(seen: engine.CharacteristicsView, words: Words) -> list[str]:
    """The keywords, each with what it says of costs, numbers and qualities: "protection from black"; in other languages
    than English without qualities, whose words are the card's."""
    found: list[str] = []
    for word in seen.keywords:
        more = [text[len(word) :].rstrip(".") for text in seen.abilities if _says_more(text, word)]
        said = [one for one in more if words.language == "en" or _SYMBOLS.fullmatch(one)]
        found += [f"{words.bare(word)}{one}" for one in dict.fromkeys(said)] or [words.bare(word)]
    return found


_SYMBOLS = re.compile(r"( |—|\d|\{[^}]+\})*")


def _says_more(text: str, keyword: str) -> bool:
    """Whether the text of an ability begins with a keyword and goes on: "Ward {2}"."""
    return re.match(rf"{keyword}[ —]", text, re.I) is not None
