"""Whose something is, as it is written in front of it: "Opp's Control Magic on my Serra Angel"."""

from __future__ import annotations

import re
from collections.abc import Callable

from bot.card_names import Names
from bot.words import Words, one_of


def whose(text: str) -> tuple[str, str]:
    """ "Opp's Pacifism", "my Rancor": whose (empty: it is not said), and what."""
    match = re.fullmatch(rf"({one_of('my')})\s+(.+)|([^\s,()]{{1,40}})['’]s\s+(.+)", text, re.I)
    return (match[1] or match[3], match[2] or match[4]) if match else ("", text)


def said_of_owner(who: str) -> list[str]:
    """What says in parentheses that something is somebody's."""
    said = (Words.of("en")(f"typed-{what}").partition(",")[0] for what in ("controller", "owner"))
    return [f"{one} {who}" for one in said] if who else []


def with_owner_behind(item: str, names: Names, pieces_of: Callable[[str, Names], tuple[str, list[str]]]) -> str:
    """ "Opp's Control Magic on Serra Angel" with whose it is in parentheses behind, where that is a card; any other
    item as it is. ``pieces_of`` splits off what stands in parentheses at its end."""
    who, owned = whose(item)
    plain, said = pieces_of(owned, names)
    attached = re.fullmatch(rf"(.+?) ({one_of('attached-to')} .+)", plain, re.I)
    card, on = (attached[1], [attached[2]]) if attached is not None else (plain, [])
    whole = names.exact(f"{item.removesuffix(owned)}{card}")  # "Urza's Tower (tapped)"
    if not who or whole is not None or names.exact(card) is None:
        return item
    return f"{card} ({', '.join([*said, *on, *said_of_owner(who)])})"
