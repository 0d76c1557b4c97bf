"""From what a person taps or types to an answer that the engine takes."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import engine
from bot.errors import BadValue
from bot.words import one_of, typed
from cards import fold

Given = Sequence[str] | Mapping[str, int] | int | str
Answer = str | int | list[str] | dict[str, int] | dict[str, list[str]]


@dataclass(frozen=True, slots=True)
class Asked:
    """An open choice as the desk puts it to people. ``shown`` is what can be tapped: the options, without those that
    are one more of what nothing tells apart than could be taken, or, where somebody is sent somewhere, each with each
    of its goals. ``options`` are all options, those that are shown first. ``alike`` are, of what is to be put in order,
    the ids of those that do the same. It is ``untold`` what was chosen before the board began (607.2d)."""

    pending: engine.Pending
    options: tuple[engine.PendingOption, ...]
    shown: tuple[engine.PendingOption, ...]
    alike: tuple[tuple[str, ...], ...] = ()
    untold: bool = False

    @classmethod
    def at(cls, table: engine.Table, pending: engine.Pending) -> Asked:
        """What a table's report has as pending."""
        options, untold = pending.options, table.asked is not None and table.asked.is_untold
        if pending.form == "map":
            return cls(pending, options, pairs(options, engine.goals(table)))
        if pending.ordered:
            return cls(pending, options, options, tuple(map(tuple, table.alike())))
        if pending.form != "options":
            return cls(pending, options, options, untold=untold)
        surplus = engine.surplus(table)
        shown = tuple(option for option in options if option.id not in surplus)
        return cls(pending, (*shown, *(option for option in options if option.id in surplus)), shown, untold=untold)


def read_answer(asked: Asked, given: Given) -> Answer:
    """The answer for an open choice: an option's id, a list of them, a number, or a map.

    Option ids are taken as they are. Words may be an option's label, its number in the list (from 1), several
    of these with commas, "as listed", or "2 to Bears, 1 to Wolf" for a division. BadValue says what would do.
    """
    form = asked.pending.form
    if form == "map":
        return _pairs(asked, given)
    if isinstance(given, Mapping):
        return {_option(asked, name): int(n) for name, n in given.items()}
    if form == "number":
        return _number(asked, given)
    if form == "division" and isinstance(given, str):
        return _division(asked, given)
    if isinstance(given, int):
        given = str(given)
    if isinstance(given, str):
        given = _pieces(asked, given)
    chosen = [_option(asked, one) for one in given] if asked.options else list(given)
    if asked.pending.max == 1 and len(chosen) == 1:
        return chosen[0]
    return _with_those_alike(asked, chosen)


def _with_those_alike(asked: Asked, chosen: list[str]) -> list[str]:
    """An order in which of those that do the same only one is named: the others follow it."""
    kept = {option.id: _lasting(option, asked.options) for option in asked.options}
    return engine.whole_order(chosen, [[kept[one] for one in group] for group in asked.alike])


def in_words(asked: Asked, answer: Answer) -> str:
    """An answer as everybody reads it, by the labels of what was chosen; empty for choosing nothing."""

    def label(chosen: str) -> str:
        return next((o.label for o in asked.options if chosen in (o.id, o.object, o.player)), chosen)

    if isinstance(answer, Mapping):
        parts = []
        for who, what in answer.items():
            behind = f": {what}" if isinstance(what, int) else f" → {', '.join(map(label, what))}"
            parts.append(label(who) + behind)
        return ", ".join(parts)
    return ", ".join(map(label, answer)) if isinstance(answer, list) else label(str(answer))


def _pieces(asked: Asked, text: str) -> list[str]:
    """One word for one choice; "as listed" is all in the order offered; else what stands between commas."""
    pending = asked.pending
    labels = [option.label for option in asked.options]
    ids = [option.id for option in asked.options]
    if fold(text) in typed("as-listed"):
        return ids
    refusing = typed("none") if pending.min or "no" in ids else typed("none") | typed("no")
    if fold(text) in ("-", "", *refusing):
        return []
    if text in labels or text in ids or pending.max == 1:
        return [text]
    marks = r"[,;\s]" if re.fullmatch(r"[\d,;\s]+", text) else r"[,;]"
    return [part.strip() for part in re.split(marks, text) if part.strip()]


def _pairs(asked: Asked, given: Given) -> dict[str, list[str]]:
    """Who is sent where, from taps on :func:`pairs` or words: "Bears > siege, Wolf > Opp"."""
    if isinstance(given, Mapping):
        return {str(who): [str(where)] for who, where in given.items()}
    chosen = _pieces(asked, str(given)) if isinstance(given, (str, int)) else list(given)
    found: dict[str, list[str]] = {}
    for text in chosen:
        if text.isdecimal() and 1 <= int(text) <= len(asked.shown):
            text = asked.shown[int(text) - 1].id
        who, arrow, where = re.sub(r"\s*(->|→|>)\s*", ">", text).partition(">")
        if not arrow:
            expected = ", ".join(pair.label for pair in asked.shown[:8])
            raise BadValue(option=asked.pending.prompt, found=text, expected=expected)
        found.setdefault(who, []).append(where)
    return found


def pairs(
    options: Sequence[engine.PendingOption], goals: Sequence[engine.PendingOption]
) -> tuple[engine.PendingOption, ...]:
    """Everybody who can be sent with everything they can be sent at, each as something to tap."""
    return tuple(
        engine.PendingOption(f"{who.object}>{goal.id}", f"{who.label} → {goal.label}")
        for who in options
        for goal in goals
    )


def _option(asked: Asked, text: str) -> str:
    options = asked.options
    for option in options:
        if text == option.id:
            return _lasting(option, options)
    letter = engine.color_letter(text)
    same = [o for o in options if fold(o.label) == fold(text) or (o.kind == "color" and letter == o.id)]
    begins = [o for o in options if fold(o.label).startswith(fold(text))]
    words = [o for o in options if _has_the_words(o.label, text)]
    if same or len(begins) == 1 or (not begins and len(words) == 1):
        return _lasting((same or begins or words)[0], options)
    modes = any(option.mode is not None for option in options)  # which have numbers of their own, on the card
    if text.isdecimal() and 1 <= int(text) <= len(options) and not modes:
        return _lasting(options[int(text) - 1], options)
    if asked.pending.by_name:
        return text
    raise BadValue(option=asked.pending.prompt, found=text, expected=", ".join(o.label for o in options[:8]))


def _has_the_words(label: str, text: str) -> bool:
    """Whether a label has these words, and the number behind them: "spider#1" of "Giant Spider#1"."""
    (name, _, number), (said, _, which) = label.partition("#"), text.partition("#")
    there = f" {fold(said).strip()} " in f" {fold(name).strip()} "
    return there and (not which.strip() or which.strip() == number.strip())


def _lasting(option: engine.PendingOption, options: Sequence[engine.PendingOption]) -> str:
    """How an option is kept in a script: by the thing it stands for, which outlives a new engine's ids."""
    if option.object is not None and sum(other.object == option.object for other in options) == 1:
        return option.object
    if option.player is not None and sum(other.player == option.player for other in options) == 1:
        return option.player
    return option.id


def _number(asked: Asked, given: Given) -> int:
    text = str(given[0] if isinstance(given, Sequence) and not isinstance(given, str) and given else given).strip()
    if re.fullmatch(r"-?\d{1,9}", text):
        return int(text)
    pending = asked.pending
    most = pending.max if pending.max is not None else "…"
    raise BadValue(option=asked.pending.prompt, found=text, expected=f"{pending.min}–{most}")


def _division(asked: Asked, text: str) -> dict[str, int]:
    """From "2 to Bears, 1 to Wolf", "2 Bears, 1 Wolf" or "Bears=2, Wolf=1"."""
    share = r"(?P<n>\d{1,9})\s+(?P<to>.+)|(?P<name>.+?)\s*[=:]\s*(?P<number>\d{1,9})"
    found = {}
    for part in re.split(rf"(?<=\d)\s*[,;]|[,;]\s*(?=\d)|\s{one_of('share-and')}\s+(?=\d)", text.strip()):
        match = re.fullmatch(share, part.strip())
        if match is None:
            raise BadValue(option=asked.pending.prompt, found=part.strip(), expected="division")
        word, _, behind = (match["to"] or "").partition(" ")
        to = behind if behind and fold(word) in typed("share-to") else match["to"]
        found[_option(asked, to or match["name"])] = int(match["n"] or match["number"])
    return found
