"""What a pasted text says is on the stack: "stack: Opp's Lightning Bolt targeting Grizzly Bears".

Each is read as a short act, in the order in which they are listed: what was cast first is listed first.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from bot.board_text.items import split
from bot.board_text.line_heads import Heads
from bot.players_meant import players_meant
from bot.words import one_of, typed
from cards import fold


@dataclass(frozen=True, slots=True)
class OnStack:
    """A spell that somebody has cast. ``player`` is None where nobody says whose it is; ``rewriting`` gives what the
    whole text would be with it said otherwise."""

    player: str | None
    spell: str
    rewriting: Callable[[str], str]


def stack_told(part: str, heads: Heads, whole: Callable[[str], str]) -> list[OnStack] | None:
    """The spells that a part of a line lists ("Opp stack: Shock at me, Divination"); None for any other part."""
    head, colon, listed = part.partition(":")
    if not colon or not is_stack(head, heads):
        return None
    whose = _owner(head)
    pieces = list(_spells(listed))
    found = []
    for number, piece in enumerate(pieces):

        def again(said: str, number: int = number) -> str:
            return whole(f"{head}: {'; '.join([*pieces[:number], said, *pieces[number + 1 :]])}")

        owner, spell = _whose(piece, heads)
        found.append(OnStack(heads.player(owner or whose) if owner or whose else None, spell, again))
    return found


def is_stack(head: str, heads: Heads) -> bool:
    """Whether a head stands before what is on the stack: "stack", "Opp's stack"."""
    words = head.split()
    told = bool(words) and fold(words[-1]) in typed("stack") and not heads.knows(head.strip())
    return told and (len(words) == 1 or heads.knows(_owner(head)))


def _owner(head: str) -> str:
    """Whose stack a head says it is; empty where it does not."""
    return re.sub(r"['’]s$", "", " ".join(head.split()[:-1]))


def _spells(listed: str) -> Iterator[str]:
    """The spells of a list. A comma after a spell with targets goes on with these, unless what follows has its own."""
    for part in listed.split(";"):
        spell = ""
        for piece in filter(None, split(part)):
            if spell and _aimed(spell) and not _aimed(piece):
                spell = f"{spell} {_and()} {piece}"
                continue
            if spell:
                yield spell
            spell = piece
        if spell:
            yield spell


def _and() -> str:
    """What stands between two targets."""
    return min(typed("share-and"), key=lambda word: (word != "and", word))


def _aimed(spell: str) -> bool:
    return re.search(rf"\s{one_of('aimed-at')}\s", spell, re.I) is not None


def _whose(spell: str, heads: Heads) -> tuple[str, str]:
    """ "Opp's Lightning Bolt", "my Shock": whose (empty: it is not said) and what."""
    if match := re.fullmatch(rf"({one_of('my')})\s+(.+)", spell, re.I):
        return match[1], match[2]
    match = re.fullmatch(r"(.{1,40}?)['’]s\s+(.+)", spell)
    if match and (heads.knows(match[1]) or players_meant(match[1], heads.players, heads.selves)):
        return match[1], match[2]
    return "", spell
