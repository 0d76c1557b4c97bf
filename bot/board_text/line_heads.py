"""Whom the heads of pasted lines name ("Opp hand:"): players there are, a new one, or what only the asker knows."""

from __future__ import annotations

import difflib
import re
from collections.abc import Sequence
from dataclasses import dataclass

from bot.boards.moves import ZONES
from bot.errors import NoSuch
from bot.players_meant import players_meant
from bot.which_is_meant import EXACT, Reading, Which
from bot.words import typed
from cards import fold


@dataclass(frozen=True, slots=True)
class Heads:
    """Whom the heads of lines name: ``players`` so far; of a ``new`` board others as well, and ``selves`` the asker."""

    players: Sequence[str]
    selves: Sequence[str]
    new: bool
    option: str

    def first(self) -> str:
        """Whose a line without a head is, if it is the first: the asker's."""
        return self.selves[0] if self.new else self._one_of("", self.selves)

    def player(self, name: str, zone: str = "") -> str:
        """The player of that name, whose ``zone`` follows, or of a new one; Which where it may be either."""
        if self.new and name.startswith(EXACT):
            return name.removeprefix(EXACT)
        own = typed("first-player") | typed("my") | typed("mine")
        mine = self.new and fold(name) in own | {fold(self.selves[0])}
        meant = self.selves[:1] if mine else players_meant(name, self.players, self._at_the_table)
        if meant:
            return self._one_of(name, meant)
        if not self.new:
            raise NoSuch(what="player", name=name, near=", ".join(self.players))
        if not self._surely_a_name(name, zone):
            likely = dict.fromkeys([*self.players, *self.selves])
            readings = [Reading(EXACT + player, player) for player in likely]
            raise Which(self.option, name, [*readings, Reading(EXACT + name, f"+ {name}")])
        return name.capitalize() if fold(name) in typed("second-player") else name

    @property
    def _at_the_table(self) -> Sequence[str]:
        """Whose opponent "Opp" is: the asker's; on a new board on which they have no side, whose side is the first."""
        seated = not self.new or not self.players or any(one in self.players for one in self.selves)
        return self.selves if seated else self.players[:1]

    def knows(self, name: str) -> bool:
        """Whether a name stands for somebody without making a new player."""
        own = typed("my") | typed("mine") | typed("first-player") | typed("second-player")
        known = fold(name) in own or fold(name) in map(fold, self.selves)
        return not name or known or name.startswith(EXACT) or bool(players_meant(name, self.players, self.selves))

    def _surely_a_name(self, name: str, zone: str) -> bool:
        """Whether an unknown word is not rather another slipped: one like it is known, or "Opp" has a side already, and
        it is not said that there is a third with a battlefield, beside the asker's and Opp's."""
        others = typed("first-player") | typed("second-player")
        known = {*map(fold, (*self.players, *self.selves)), *others, *(w for z in ZONES for w in typed(f"zone-{z}"))}
        slipped = difflib.get_close_matches(fold(name), known, n=1, cutoff=0.7)
        role = fold(name) in typed("second-player")
        third = zone == "battlefield" and len(self.players) > 1 and any(one in self.players for one in self.selves)
        taken = not third and any(fold(player) in typed("second-player") for player in self.players)
        plain = re.fullmatch(r"[^\d()]{1,40}", name) is not None and len(name.split()) <= 3
        return role or is_numbered(name) or (not taken and plain and not slipped)

    def _one_of(self, name: str, players: Sequence[str]) -> str:
        if len(players) != 1:
            raise Which(self.option, name, [Reading(EXACT + player, player) for player in players])
        return players[0]


def is_numbered(name: str) -> bool:
    """Whether it is the name of one of several players: "Opp 2", "Player3", "Opp B"."""
    match = re.fullmatch(r"([^\W\d]+) ?(?:\d|\b[A-Z])", name)
    return match is not None and (name[-1].isdecimal() or fold(match[1]) in typed("second-player"))
