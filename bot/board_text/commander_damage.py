"""Combat damage that players have been dealt by commanders (903.10a), as it is said of the player: "10 commander damage
from Atraxa". In a scenario it stands at the commander."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from bot.boards.moves import Listed, Side
from bot.card_names import Names
from bot.errors import Ambiguous, NoSuch
from bot.words import one_of
from cards import UnknownCard, fold

DEALT = "commander_damage"
"""The key of a pasted side for what is to be marked once all commanders are known."""


def commander_damage(text: str) -> Side | None:
    """ "10 commander damage from Atraxa": how much, by the words for the commander."""
    said = rf"(?:{one_of('was-dealt')} )?(\d+) {one_of('commander-damage')} {one_of('from')} ?(.+)"
    match = re.fullmatch(said, text, re.I)
    return {DEALT: {match[2]: int(match[1])}} if match else None


def mark_commander_damage(
    player: str, side: Side, sides: Iterable[Side], names: Names
) -> Iterator[tuple[str, Exception]]:
    """Mark at the commanders among ``sides`` what they have dealt to a player; what is no commander there, and why."""
    known = [(one["commander"], n) for one in sides for n in range(len(one.get("commander", ())))]
    for said, damage in side.pop(DEALT, {}).items():
        own = {_card_of(listed[n]) for listed, n in known if fold(_card_of(listed[n])).startswith(fold(said))}
        try:
            card = own.pop() if len(own) == 1 else names.entry(said)["card"]
        except (UnknownCard, Ambiguous) as error:
            several = isinstance(error, Ambiguous) and not own
            yield said, _no_commander(said, known) if several else error
            continue
        found = [(listed, n) for listed, n in known if _card_of(listed[n]) == card]
        if not found:
            yield said, _no_commander(said, known)
        for listed, n in found[:1]:
            entry: Listed = {"card": card} if isinstance(listed[n], str) else listed[n]
            listed[n] = {**entry, "damage": {**entry.get("damage", {}), player: damage}}


def _no_commander(said: str, known: Iterable[tuple[Sequence[Any], int]]) -> NoSuch:
    return NoSuch(what="commander", name=said, near=", ".join(_card_of(one[n]) for one, n in known))


def _card_of(entry: Any) -> str:
    return entry if isinstance(entry, str) else str(entry.get("card", ""))
