"""What comes of an unknown card that is asked for, by what it may be: a land, a creature, another card; or, where a
library is gone through until one turns up, that it does or that none is in it; or where some are chosen among such
cards, that one is or none; and of those that stayed unknown, what hangs on it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

import engine
from bot.boards.moves import Entry
from bot.desk.ends_of_play import come_to, to_end
from bot.desk.games import Played
from bot.desk.typed_and_tapped_answers import Asked
from bot.desk.unknown_libraries import STAY_UNKNOWN, is_of_several
from bot.situations.stand_ins import UNKNOWN
from bot.words import Words

KINDS = ("land", "creature", "spell")
"""What the stand-ins are, in their order."""
TWO = 2
_SEARCH = "701.23"
MOST_SOUGHT = 6
"""So many cards that a library is gone through for are named."""


class _May(NamedTuple):
    """What an unknown card may be: the kind, the name of a card that stands for it, and what comes of it."""

    kind: str
    name: str
    what: str


def lines_of_unknown_card(after: Played, words: Words) -> list[str]:
    """A line for each kind of card that the one which is asked for may be, where that comes to something; kinds that
    come to the same stand together."""
    choice = after.table.asked
    if choice is not None and choice.ends_a_search:
        return _of_search(after, words)
    if choice is not None and choice.kind == "may":
        return _of_named_if_wished(after, words)
    if choice is not None and choice.kind != "unknown card":
        return _of_named(after, words)
    if after.report.pending is not None and is_of_several(after.report.pending):
        return _of_several(after, words)
    told = [_May(kind, name, what) for kind, name in zip(KINDS, UNKNOWN, strict=True) for what in _end(after, name)]
    if not any(one.what for one in told):
        return []
    plain = [one.what.replace(one.name, "") for one in told]
    if len(told) > TWO and plain[1] == plain[2]:
        told[1:] = [told[1]._replace(kind="other")]
    elif len(told) > TWO and plain[0] == plain[2]:
        told = [told[1], told[0]._replace(kind="no-creature")]
    return [_line(words(f"outcomes-unknown-{one.kind}", name=one.name), one.what, words) for one in told]


def may_be_named(asked: Asked) -> bool:
    """Whether of cards that nobody has named one may be chosen or none, as they fit or not; in a library that is
    searched the player knows what to find (701.23)."""
    return _may_be_named(asked.pending)


def _may_be_named(pending: engine.Pending) -> bool:
    chosen = pending.kind == "objects" and pending.by_name and pending.min == 0 and not pending.rule.startswith(_SEARCH)
    return pending.kind == "unknown card" or chosen


def _of_named(after: Played, words: Words) -> list[str]:
    """What comes of it where none of the unknown cards is chosen, and what where one is, by the kinds that fit."""
    lines = [_line(words("none-fits"), what, words) for what in _end(after, "none")]
    for kind, name in zip(KINDS, UNKNOWN, strict=True):
        lines += [_line(words(f"outcomes-unknown-{kind}", name=name), what, words) for what in _end(after, name)]
    return lines if len(lines) > 1 else []


def leads_to_naming(after: Played) -> bool:
    """Whether, if a player does what may be done, one of cards that nobody has named may be chosen or none."""
    choice = after.table.asked
    wished = _answered(after, "yes") if choice is not None and choice.kind == "may" else None
    asked = wished.asked if wished is not None else None
    return asked is not None and asked.pending.kind == "objects" and _may_be_named(asked.pending)


def _of_named_if_wished(after: Played, words: Words) -> list[str]:
    """What comes of it where a player does what may be done with one of the unknown cards, by the kinds that fit; and
    what where none is chosen."""
    wished = _answered(after, "yes")
    return _of_named(wished, words) if wished is not None else []


def _of_several(after: Played, words: Words) -> list[str]:
    """What comes of several cards that are all seen at once: where none of them fits, and where one of a kind is among
    them, which the player then takes, as far as that comes to anything else."""
    unknown = _with_rest_unknown(after)
    if unknown is None:
        return []
    told = [_line(words("none-fits"), unknown.verdict_after(after), words)]
    for kind, name in zip(KINDS, UNKNOWN, strict=True):
        one = _answered(after, name)
        found = _taking(_with_rest_unknown(one), name) if one is not None else None
        if found is None or come_to(found.now) == come_to(unknown):
            continue
        said = found.now.verdict_after(after)
        told.append(_line(_among(kind, name, words, taken=found.taken), _of_it(said, name), words))
    return told if len(told) > 1 or unknown.verdict_after(after) else []


class _Taken(NamedTuple):
    """Where it leads that a card is taken where that may be done, and whether it had to be chosen."""

    now: Played
    taken: bool


def _taking(now: Played | None, name: str) -> _Taken | None:
    """A player does what may be done with the card of this name."""
    taken = False
    for _ in range(MOST_SOUGHT):
        pending = now.report.pending if now is not None and now.asked is not None else None
        if now is None or pending is None:
            break
        called = [one.id for one in pending.options if one.label.startswith(name)]
        answer = "yes" if pending.kind == "may" else called[0] if called and not pending.ordered else None
        further = _answered(now, answer) if answer is not None else None
        if further is None:
            break
        now, taken = further.then(to_end(further)), True
    return _Taken(now, taken) if now is not None else None


def _with_rest_unknown(after: Played) -> Played | None:
    """Played on where all that are asked for stay unknown."""
    now: Played | None = after
    while now is not None and (pending := now.report.pending) is not None and pending.kind == "unknown card":
        now = _answered(now, pending.options[-1].id)
    return now.then(to_end(now)) if now is not None else None


def _among(kind: str, name: str, words: Words, *, taken: bool) -> str:
    return words(f"outcomes-among-{kind}", name=name, taken=str(taken).lower())


_SENTENCE = re.compile(r"(?<=[.;])\s+")


def _of_it(said: str, name: str) -> str:
    """What a verdict says of a card, or all of it where it says nothing of that."""
    said = re.sub(rf"{re.escape(name)}#\d+", name, said)
    parts = [one.rstrip(";.\u00a0") for one in _SENTENCE.split(said) if name in one]
    return ". ".join(parts) + "." if parts else said


def what_hangs_on_them(before: Played, entries: Sequence[Entry], after: Played, words: Words) -> list[str]:
    """Of cards that stayed unknown as something went on, the lines that tell what would be so otherwise if one of them
    were a land, a creature or another card."""
    place = next((n for n, one in enumerate(entries) if one.get("value") in STAY_UNKNOWN), None)
    open_at = before.then(entries[:place]) if place is not None else None
    pending = open_at.report.pending if open_at is not None else None
    if open_at is None or place is None or pending is None or after.asked is not None:
        return []
    several, told = is_of_several(pending), list[str]()
    for kind, name in zip(KINDS, UNKNOWN, strict=True):
        one = _answered(open_at, name)
        rest = one.report.pending if one is not None else None
        if one is not None and several and rest is not None and rest.kind == "unknown card":
            one = _answered(one, rest.options[-1].id)
        found = _taking(one, name) if one is not None else None
        now = found.now.then(entries[place + 1 :]) if found is not None else None
        if found is None or now is None or now.refused is not None or come_to(now) == come_to(after):
            continue
        said = _of_it(now.verdict_after(open_at, asking=False, whole=True), name)
        label = _among if several else _one
        told.append(_line(label(kind, name, words, taken=found.taken), said, words))
    return told


def _one(kind: str, name: str, words: Words, *, taken: bool) -> str:
    return words(f"outcomes-unknown-{kind}", name=name)


def _of_search(after: Played, words: Words) -> list[str]:
    """What comes of it where no card is in the library that it is gone through for, and what where one is: that of the
    name, else a stand-in for each kind that it may be."""
    pending = after.report.pending
    if pending is None:
        return []
    none, *others = [option for option in pending.options if option.id != engine.DOES_NOT_MATTER]
    lines = [_line(none.label, what, words) for what in _end(after, none.id)]
    if others:
        return [*lines, *(_line(one.label, what, words) for one in others for what in _end(after, one.id))]
    for kind, name in zip(KINDS, UNKNOWN, strict=True):
        for what in _end(after, name, again=True):
            lines.append(_line(words(f"outcomes-unknown-{kind}", name=name), what, words))
    return lines


def _line(answer: str, what: str, words: Words) -> str:
    return words("outcomes-further", answer=answer, what=what or words("outcomes-nothing-more"))


def _end(after: Played, value: str, *, again: bool = False) -> Iterator[str]:
    """What comes of an answer, as far as nothing else is asked; none where it can't be that. Where the same is asked
    ``again`` it is answered alike, as of several cards that are looked for, and nothing comes of what is none of them.
    """
    now = _answered(after, value)
    for _ in range(MOST_SOUGHT if again else 0):
        asked = now.table.asked if now is not None else None
        if now is None or asked is None or not asked.ends_a_search:
            break
        now = _answered(now, value)
    if now is None or (again and (asked := now.table.asked) is not None and asked.ends_a_search):
        return
    yield now.then(to_end(now)).verdict_after(after)


def _answered(after: Played, value: str) -> Played | None:
    pending = after.report.pending
    if pending is None:
        return None
    entry: Entry = {"do": "answer", "player": pending.player, "value": value}
    now = after.then([entry])
    return now if now.refused is None else None
