"""What a permanent has exiled: "Isochron Scepter (imprinted Lightning Bolt)", "Banisher Priest exiling Opp's Serra
Angel" (CR 607.2a, 610.3)."""

from __future__ import annotations

import re
from collections.abc import Sequence

from bot.board_text.whose_it_is import whose
from bot.boards.moves import Side
from bot.card_names import Names
from bot.errors import BadValue
from bot.words import one_of

_UNTIL = re.compile(r"\buntil\b.*\bleaves the battlefield\b|\bowners?['’]s? control\b")
"""What exiles something of anybody's for as long as it is there, or until it leaves (610.3, 607.2a)."""
_OTHERWISE = re.compile(r"\bexiles?\b[^.]*\buntil (?![^.]*leaves the battlefield)", re.I)
"""What exiles something until something else happens."""

UNTOLD = "?"
"""The owner of a card of which it isn't said whose it is, where that isn't whoever has what exiled it."""


def apart(item: str, names: Names) -> tuple[str, Side]:
    """An item without what it says is exiled with it, and that card where it then is: with its ``owner``, as it is said
    or :data:`UNTOLD`, where it is another's."""
    if names.exact(item) is not None:
        return item, {}
    match = re.fullmatch(
        rf"(.+?)\s*(?:\((.*?),?\s*{one_of('imprinted')} ([^()]+)\)|{one_of('imprinted')} ([^()]+))", item, re.I
    )
    owner, called = whose(match[3] or match[4]) if match is not None else ("", "")
    card = names.sure(called) if called else None
    host = names.sure(match[1].removeprefix("tapped ")) if match is not None else None
    if match is None or card is None or host is None or _OTHERWISE.search(host.front.text):
        return item, {}
    rest = f" ({match[2]})" if match[2] else ""
    exiled = {"card": card.front.name, "exiled_with": host.front.name}
    if owner or _UNTIL.search(host.front.text):
        exiled["owner"] = owner or UNTOLD
    return f"{match[1]}{rest}", {"exile": [exiled]}


def give_to_owners(sides: dict[str, Side], players: Sequence[str], both: tuple[str, str]) -> None:
    """Put what is exiled among the cards of its owner: of two players the other one, unless it is said; ``both`` is
    what the two players of a new board are called. BadValue where it must be said."""
    for one, side in [*sides.items()]:
        for exiled in [it for it in side.get("exile", ()) if isinstance(it, dict) and "owner" in it]:
            owner, others = exiled.pop("owner"), [other for other in players if other != one]
            others = others or [other for other in both if other != one][:1]
            if owner == UNTOLD and len(others) > 1:
                said = f"{others[0]}’s {exiled['card']}"
                raise BadValue(option=exiled["exiled_with"], found=exiled["card"], expected=said)
            side["exile"].remove(exiled)
            owner = others[0] if owner == UNTOLD else owner
            if owner not in sides:  # the first player of a new board stays so
                there = {owner: Side(), **sides} if owner == both[0] else {**sides, owner: Side()}
                sides.clear()
                sides.update(there)
            sides[owner].setdefault("exile", []).append(exiled)
