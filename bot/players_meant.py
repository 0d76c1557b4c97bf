"""The players that words may stand for: "me", "opp", a name or its beginning."""

from __future__ import annotations

from collections.abc import Sequence

from bot.which_is_meant import EXACT
from bot.words import typed
from cards import fold


def players_meant(text: str, players: Sequence[str], selves: Sequence[str]) -> tuple[str, ...]:
    """The players that words may stand for: a name, "me", "opp", the beginning of a name.

    ``selves`` are those who the speaker may be. A player may be called what another calls them ("Opp"): both are meant.
    """
    if text.startswith(EXACT):
        return tuple(player for player in players if player == text.removeprefix(EXACT))
    key = fold(text).strip()
    found = [player for player in players if fold(player) == key]
    known = len(selves) == 1
    if key in typed("first-player") | typed("my") | typed("mine") and (known or not found):
        found += selves
    elif key in typed("second-player") and (known or not found):
        found += [player for player in players if not known or player not in selves]
    if not found and key:
        found = [player for player in players if fold(player).startswith(key)]
    return tuple(dict.fromkeys(found))
