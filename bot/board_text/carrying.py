"""What is on a permanent, written beside it: "Hill Giant enchanted with Pacifism", "Elf (equipped with Shuko)"."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator

from bot.board_text.named_here import BESIDE
from bot.board_text.whose_it_is import said_of_owner, whose
from bot.card_names import Names
from bot.words import Words, one_of

ATTACHABLE = {"Aura", "Equipment", "Fortification"}
"""The subtypes of what is attached to permanents (301.5, 301.6, 303.4)."""
Join = Callable[[str, Names], tuple[str, list[str]]]
"""Splits what stands in parentheses at the end of an item off, and into its pieces."""


def apart(item: str, names: Names, pieces_of: Join, called: Callable[[str], str]) -> list[str]:
    """The permanent, and what is on it, each as an item of its own; empty for any other item.

    What stands in parentheses at the end says something of the permanent, but for who controls or owns what is on it.
    ``called`` gives what a permanent is referred to by."""
    if names.exact(item) is not None:
        return []
    item = with_it_on(item, names)
    plain, said = pieces_of(item, names)
    carrying = rf"{one_of('carrying')} (.+)"
    worn = [(piece, match[1]) for piece in said if (match := re.fullmatch(carrying, piece, re.I))]
    on = [text for _, text in worn]
    host, of_host = plain, [piece for piece in said if piece not in dict(worn)]
    of_worn: list[str] = []
    if not worn:
        match = re.fullmatch(rf"(.+?) {carrying}", plain, re.I)
        if match is None or names.exact(plain) is not None:
            return []
        host, before = pieces_of(match[1], names)
        of_worn = [piece for piece in said if re.match(rf"{one_of('controller', 'owner')} ", piece, re.I)]
        of_host = [*before, *(piece for piece in said if piece not in of_worn)]
        on = [match[2]]
    cards = [card for text in on for card in _cards(text, names)]
    owner, host = ("", host) if names.exact(host) is not None else whose(host)
    name = called(host)
    if not name and not any(names.exact(whose(card)[1]) is not None for card in cards):
        return []
    attached = f"{Words.of('en')('typed-attached-to').partition(',')[0]} {name or host}{BESIDE}"
    owned = [("", card) if names.exact(card) is not None else whose(card) for card in cards]
    return [
        _with(host, [*of_host, *said_of_owner(owner)]),
        *(_with(card, [attached, *of_worn, *said_of_owner(who)]) for who, card in owned),
    ]


def with_it_on(item: str, names: Names) -> str:
    """ "Craw Wurm with Rancor on it", "Craw Wurm with Opp's Rancor" as "Craw Wurm enchanted with Rancor", where that is
    a card; unless it is said to be on it, one that can be."""
    match = re.fullmatch(rf"(.+?) {one_of('with')} (.+?)(?P<on> {one_of('on-it')})?", item, re.I)
    if match is None or re.search(rf"\s{one_of('carrying')}\s", item, re.I):
        return item
    cards = [names.sure(whose(one)[1]) for one in _cards(match[2], names)]
    if any(card is None or not (match["on"] or ATTACHABLE & set(card.front.subtypes)) for card in cards):
        return item
    return f"{match[1]} {Words.of('en')('typed-carrying').partition(',')[0]} {match[2]}"


def _with(item: str, said: Iterable[str]) -> str:
    listed = ", ".join(said)
    return f"{item} ({listed})" if listed else item


def _cards(text: str, names: Names) -> Iterator[str]:
    """The cards of a list, each by as many of its words as make a name: "Sword of Fire and Ice and Pacifism"."""
    parts = re.split(rf"(\s+{one_of('share-and')}\s+)", text)
    while parts:
        taken = next((n for n in range(len(parts), 0, -2) if names.exact("".join(parts[:n])) is not None), 1)
        yield "".join(parts[:taken])
        del parts[: taken + 1]
