"""Flipping coins and rolling dice (CR 705, 706)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Any, ClassVar

from engine.abilities.base import Amount, Condition, Declaration, Instruction, Node, PlayerVerb
from engine.abilities.quantities.amounts import Fixed
from engine.abilities.quantities.for_each import Per
from engine.abilities.sentences import Does, Imperative, Sentences, Then
from engine.abilities.trigger_events import PlayerEventVerb
from engine.grammar.phrase import phrase


class Side(Enum):
    """The sides of a coin (705.2)."""

    HEADS = "heads"
    TAILS = "tails"


@phrase("<flip> a coin")
@dataclass(frozen=True, slots=True)
class FlipCoin(PlayerVerb):
    """One coin, called by who flips it unless only its sides matter (705.2)."""


@phrase("<flip> {count} coins", when=lambda verb: verb.count != Fixed(1) and verb.count.stands_before)
@dataclass(frozen=True, slots=True)
class FlipCoins(PlayerVerb):
    """ "flip five coins": which side comes up is all that matters (705.1-2)."""

    count: Amount


@phrase("<flip> a coin until you lose a flip")
@dataclass(frozen=True, slots=True)
class FlipUntilLost(PlayerVerb):
    """ "flip a coin until you lose a flip" (705.2)."""


@phrase("flip you won")
@dataclass(frozen=True, slots=True)
class PerFlipWon(Per):
    """ "(put a +1/+1 counter on ~ for each) flip you won"."""

    needs: ClassVar[str] = "FlipUntilLost"


@phrase("coin that comes up {side}")
@dataclass(frozen=True, slots=True)
class PerCoin(Per):
    """ "(for each) coin that comes up heads"."""

    needs: ClassVar[str] = "FlipCoins"
    side: Side


@phrase("the number of coins that came up {side}")
@dataclass(frozen=True, slots=True)
class CoinsThatCameUp(Amount):
    """ "(where X is) the number of coins that came up heads"."""

    needs: ClassVar[str] = "FlipCoins"
    side: Side


class FlipResult(Enum):
    """How a flip ended: for the player who called it, or by the side that came up (705.2)."""

    WIN = "you win the flip"
    LOSE = "you lose the flip"
    HEADS = "the coin comes up heads"
    TAILS = "the coin comes up tails"


@phrase("{result}")
@dataclass(frozen=True, slots=True)
class Flipped(Condition):
    """ "(if) you win the flip": the flip that this spell or ability had made last."""

    result: FlipResult


class FlipEnd(Enum):
    """What a player does by flipping (705.2)."""

    WIN = "win"
    LOSE = "lose"


@phrase("<win> a coin flip")
@phrase("<lose> a coin flip", end=FlipEnd.LOSE)
@dataclass(frozen=True, slots=True)
class EndFlip(PlayerEventVerb):
    """ "(whenever you) win a coin flip"."""

    end: FlipEnd = FlipEnd.WIN


class Die(Enum):
    """A die, by the number of its sides (706.1a)."""

    D4 = "d4"
    D6 = "d6"
    D8 = "d8"
    D10 = "d10"
    D12 = "d12"
    D20 = "d20"
    SIX = "six-sided die"
    FOUR = "four-sided die"
    EIGHT = "eight-sided die"
    TEN = "ten-sided die"
    TWELVE = "twelve-sided die"
    TWENTY = "twenty-sided die"


SIDES = {
    Die.D4: 4,
    Die.D6: 6,
    Die.D8: 8,
    Die.D10: 10,
    Die.D12: 12,
    Die.D20: 20,
    Die.FOUR: 4,
    Die.SIX: 6,
    Die.EIGHT: 8,
    Die.TEN: 10,
    Die.TWELVE: 12,
    Die.TWENTY: 20,
}
"""The number of sides, from 1 to which a roll goes."""


@phrase("<roll> a {die}[ and add {plus}]")
@phrase("<roll> two {die} and ignore the lower roll", twice=True)
@dataclass(frozen=True, slots=True)
class RollDie(PlayerVerb):
    """One die, or two of which one counts (706.1, 706.6); what is added makes the result (706.2)."""

    die: Die
    plus: Amount | None = None
    twice: bool = False


@phrase("if you would roll one or more dice, instead roll that many dice plus one and ignore the lowest roll")
@dataclass(frozen=True, slots=True)
class RollOneMore(Declaration):
    """(706.6)"""


@phrase("if you would flip a coin, instead flip two coins and ignore one")
@dataclass(frozen=True, slots=True)
class FlipTwo(Declaration):
    """Which of them is ignored the player says who flips."""


@phrase("the first time you flip one or more coins each turn, those coins come up heads and you win those flips")
@dataclass(frozen=True, slots=True)
class FirstFlipsWon(Declaration):
    """(705.3)"""


@phrase("the result")
@dataclass(frozen=True, slots=True)
class RollResult(Amount):
    """What this spell or ability had rolled last (706.2)."""


@phrase("<roll> one or more dice")
@dataclass(frozen=True, slots=True)
class RollDice(PlayerEventVerb):
    """ "(whenever you) roll one or more dice"."""


@phrase("{low:digits}—{high:digits} | {effect}", when=lambda row: row.high is not None)
@phrase("{low:digits}+ | {effect}", open=True)
@phrase("{low:digits} | {effect}", high=None)
@dataclass(frozen=True, slots=True)
class Row(Node):
    """One line of a results table: what happens if the result is in its range (706.3a)."""

    low: int
    effect: Sentences
    high: int | None = None
    open: bool = False
    """Whether every greater result is in the range too."""

    def has(self, result: int) -> bool:
        """Whether a result is in the range."""
        if self.open:
            return result >= self.low
        return self.low <= result <= (self.high if self.high is not None else self.low)


def _rolls(table: RollTable) -> bool:
    """Whether the sentence before the table rolls a die, as its last act."""
    last: Any = table.roll
    while isinstance(last, Then):
        last = last.then
    return isinstance(last, Imperative | Does) and isinstance(last.verbs[-1], RollDie)


@phrase("{roll}.\n{rows:line}", when=_rolls)
@dataclass(frozen=True, slots=True)
class RollTable(Instruction):
    """ "Roll a d20." and its results table, which are one ability (706.3b)."""

    roll: Instruction
    has_table = True
    rows: tuple[Row, ...]
