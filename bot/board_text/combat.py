"""Creatures that a pasted text says are attacking or blocking: "Grizzly Bears (attacking)", "Hill Giant (blocking
Bears)". A board on which something attacks stands in combat, in the turn of whoever controls it (508.1)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from bot.board_text.named_here import called, known
from bot.boards.moves import Side
from bot.errors import BadValue
from bot.players_meant import players_meant

ATTACKING, BLOCKING = "attacking", "blocking"
DECLARED = {ATTACKING: "declare attackers", BLOCKING: "declare blockers"}
"""The step in which it has been declared, by its name in scripts."""


class Combat:
    """What is said to attack and to block on the sides of some players; ``opponent`` is what a player who is not among
    them would be called."""

    def __init__(self, sides: Mapping[str, Side], players: Sequence[str], selves: Sequence[str], opponent: str) -> None:
        self._players, self._selves, self._opponent = players, selves, opponent
        listed = [(player, one) for player, side in sides.items() for one in side.get("battlefield", ())]
        self._permanents = [called(one) for _, one in listed]
        creatures = [(player, one) for player, one in listed if isinstance(one, dict)]
        self._attackers = [(one.get("controller", player), one) for player, one in creatures if ATTACKING in one]
        self._blockers = [one for _, one in creatures if BLOCKING in one]

    @property
    def active(self) -> str | None:
        """Whose turn it is then."""
        return self._attackers[0][0] if self._attackers else None

    @property
    def step(self) -> str | None:
        """The step that it is then."""
        if not self._attackers:
            return None
        return DECLARED[BLOCKING if self._blockers else ATTACKING]

    def name_what_is_meant(self) -> Iterator[BadValue]:
        """Write down what each attacks or blocks by the name it has here; what cannot be told, and what to write."""
        for player, one in self._attackers:
            others = [other for other in self._players if other != player] or [self._opponent]
            said = one[ATTACKING]
            found = players_meant(said, self._players, self._selves) if said else tuple(others)
            if player != self.active or len(found) > 1:
                yield BadValue(option=called(one), found=f"{ATTACKING} {said}".strip(), expected="what-is-attacked")
            one[ATTACKING] = found[0] if found else known(said, self._permanents)
        for one in self._blockers:
            said, attackers = one[BLOCKING], [attacker for _, attacker in self._attackers]
            if not said and len(attackers) != 1:
                yield BadValue(option=called(one), found=BLOCKING, expected="what-is-blocked")
            names = [called(attacker) for attacker in attackers]
            one[BLOCKING] = [known(said, names) if said else "".join(names[:1])]
