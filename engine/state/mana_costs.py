"""Mana costs as they are paid (CR 107.4, 202.1, 601.2f)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations, product

from engine.state.mana_symbols import symbols

LETTERS = "WUBRGC"
OF_ANY_TYPE = "*"
"""What stands in a pool for a mana of which nobody has said which type it is: it pays as any of them."""


@dataclass(slots=True)
class ManaCost:
    """A mana cost to pay: ``generic`` mana, and the other symbols as written without braces.

    Among them are hybrid ("W/U"), monocolored hybrid ("2/W"), Phyrexian ("W/P") and snow ("S") symbols
    (107.4e-h). Once a player has said how Phyrexian symbols are paid, none is left (601.2b).
    """

    generic: int = 0
    colored: list[str] = field(default_factory=list)

    @classmethod
    def of(cls, text: str, x: int | None = None) -> ManaCost:
        """Read a cost in braces, with the value of X; it is 0 where nobody has chosen it (107.3b, 107.3g-h)."""
        made = cls()
        for symbol in symbols(text):
            if symbol.isdigit():
                made.generic += int(symbol)
            elif symbol in {"X", "Y", "Z"}:
                made.generic += x or 0
            else:
                made.colored.append(symbol)
        return made

    def nonhybrid(self) -> Iterator[ManaCost]:
        """The costs that can be announced for it, with some of its monocolored hybrid symbols as generic mana, those
        with the fewest such first (107.4e, 601.2b)."""
        places = [place for place, symbol in enumerate(self.colored) if symbol.startswith("2/")]
        for number in range(len(places) + 1):
            for generic in combinations(places, number):
                kept = [symbol for place, symbol in enumerate(self.colored) if place not in generic]
                yield ManaCost(self.generic + 2 * number, kept)

    def change(self, generic: int) -> None:
        """Raise or lower the generic part, to no less than nothing (601.2f)."""
        self.generic = max(0, self.generic + generic)

    def spare(self, color: str) -> bool:
        """Take one mana of a color out of the cost, if it is there; of a hybrid symbol where no other is (118.7)."""
        halves = (s for s in self.colored if color in s.split("/") and not s.endswith("/P"))
        found = color if color in self.colored else next(halves, None)
        if found is not None:
            self.colored.remove(found)
        return found is not None

    def reduce(self, cost: str) -> None:
        """Take as much mana out as a mana cost has: of each type that mana, and generic mana for what is not there
        (118.7b-d); of a hybrid symbol the half that is there, and snow symbols are generic mana (118.7e-g)."""
        generic = 0
        for symbol in symbols(cost):
            halves = [half for half in symbol.split("/") if half in LETTERS]
            if symbol.isdigit():
                generic += int(symbol)
            elif symbol not in {"X", "Y", "Z"} and not any(self.spare(half) for half in halves):
                generic += 2 if symbol.startswith("2/") else 1
        self.change(-generic)

    def loosen(self, of_any: str) -> None:
        """Let mana be spent as though it were of any "color", or of any "type": then colorless symbols too (609.4b).
        Snow and Phyrexian symbols stay as they are.
        """
        kept = [s for s in self.colored if s == "S" or s.endswith("/P") or (s == "C" and of_any == "color")]
        self.generic += len(self.colored) - len(kept)
        self.colored = kept

    def raise_to(self, least: int) -> bool:
        """Raise the generic part until so much mana is to be paid in all; whether it had to be raised."""
        more = max(0, least - self.generic - sum(2 if s.startswith("2/") else 1 for s in self.colored))
        self.generic += more
        return more > 0

    @property
    def free(self) -> bool:
        return self.generic == 0 and not self.colored

    @property
    def text(self) -> str:
        """The cost in braces, with X as a number."""
        parts = [str(self.generic)] if self.generic or not self.colored else []
        return "".join("{" + p + "}" for p in (*parts, *self.colored))

    def variants(self) -> Iterator[tuple[int, list[str]]]:
        """The ways to read it with each monocolored hybrid symbol as its color or as two generic (107.4e)."""
        mono = Counter(s[2] for s in self.colored if s.startswith("2/"))
        rest = [s.replace("/", "") for s in self.colored if not s.startswith("2/")]
        for numbers in product(*(range(number, -1, -1) for number in mono.values())):
            letters = [letter for letter, number in zip(mono, numbers, strict=True) for _ in range(number)]
            yield self.generic + 2 * (mono.total() - len(letters)), rest + letters
