"""What comes of an unknown card that is asked for, by what it may be: a land, a creature, another card."""

from __future__ import annotations

from collections.abc import Iterator

from bot.desk.choices_played_on import to_end
from bot.desk.games import Played
from bot.situations.stand_ins import UNKNOWN
from bot.words import Words

KINDS = ("land", "creature", "spell")
"""What the stand-ins are, in their order."""
TWO = 2


def lines_of_unknown_card(after: Played, words: Words) -> list[str]:
    """A line for each kind of card that the one which is asked for may be, where that comes to something; kinds that
    come to the same stand together."""
    told = [*_ends(after)]
    if not any(what for _, _, what in told):
        return []
    plain = [what.replace(name, "") for _, name, what in told]
    kinds = [kind for kind, _, _ in told]
    if len(told) > TWO and plain[1] == plain[2]:
        del told[2], kinds[2]
        kinds[1] = "other"
    nothing = words("outcomes-nothing-more")
    labels = [words(f"outcomes-unknown-{kind}", name=name) for kind, (_, name, _) in zip(kinds, told, strict=True)]
    return [
        words("outcomes-further", answer=label, what=what or nothing)
        for label, (_, _, what) in zip(labels, told, strict=True)
    ]


def _ends(after: Played) -> Iterator[tuple[str, str, str]]:
    """Each kind with its stand-in, and what comes of it, as far as nothing else is asked."""
    pending = after.report.pending
    for kind, name in zip(KINDS, UNKNOWN, strict=True):
        if pending is None:
            return
        now = after.then([{"do": "answer", "player": pending.player, "value": name}])
        if now.refused is None:
            end = now.then(to_end(now))
            yield kind, name, end.verdict_after(after)
