"""What a permanent has exiled: "Isochron Scepter (imprinted Lightning Bolt)", "Chrome Mox imprinting Counterspell" (CR
607.2a)."""

from __future__ import annotations

import re

from bot.boards.moves import Side
from bot.card_names import Names
from bot.words import one_of

_UNTIL = re.compile(r"\buntil\b.*\bleaves the battlefield\b|\bowners?['’]s? control\b")
"""What exiles something of anybody's for as long as it is there, or until it leaves (610.3, 607.2a)."""


def apart(item: str, names: Names) -> tuple[str, Side]:
    """An item without what it says is exiled with it, and that card where it then is."""
    if names.exact(item) is not None:
        return item, {}
    match = re.fullmatch(
        rf"(.+?)\s*(?:\((.*?),?\s*{one_of('imprinted')} ([^()]+)\)|{one_of('imprinted')} ([^()]+))", item, re.I
    )
    card = names.sure(match[3] or match[4]) if match is not None else None
    host = names.sure(match[1].removeprefix("tapped ")) if match is not None else None
    if match is None or card is None or host is None or _UNTIL.search(host.front.text):
        return item, {}  # whose it is, or the effect by which it comes back, is not told
    rest = f" ({match[2]})" if match[2] else ""
    return f"{match[1]}{rest}", {"exile": [{"card": card.front.name, "exiled_with": host.front.name}]}
