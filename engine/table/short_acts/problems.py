"""What keeps a short act from being read: it is not understood, or it may mean several things."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass

from engine.table.how_to_answer import how_to_answer
from engine.table.short_acts.sentences import Span
from engine.table.table import Table
from engine.words import Words


@dataclass(frozen=True, slots=True)
class Candidate:
    """One thing that a name may mean: the reference that means it alone, and how it is told from the others."""

    reference: str
    player: str
    """Who controls or owns it; the player meant."""
    zone: str
    """The zone it is in; "player" for a player."""
    power: int | None = None
    toughness: int | None = None
    tapped: bool = False
    attacking: bool = False
    things: tuple[str, ...] = ()
    """The references of each, where several things are meant together."""
    words: str = ""
    """What would have said so in the text, where that is not the reference."""


class ShortActError(Exception, ABC):
    """A short act that can't be read. ``start`` and ``end`` are the place in ``text``; ``found`` what stands there."""

    def __init__(self, text: str, span: Span) -> None:
        super().__init__(text, span)
        self.text = text
        self.start, self.end = span.start, span.end

    @property
    def found(self) -> str:
        """The words that could not be read."""
        return self.text[self.start : self.end]

    @abstractmethod
    def sentence(self, locale: str) -> str:
        """What is wrong, for whoever wrote it."""

    def moved(self, text: str, by: int) -> ShortActError:
        """The same as a problem of the whole text that this one is a piece of."""
        self.text, self.start, self.end = text, self.start + by, self.end + by
        return self


class NotUnderstood(ShortActError):
    """What stands at a place is not what a short act goes on with there. ``expected`` are words in quotation marks or
    keys of messages (``short-act-expected-…``)."""

    def __init__(self, text: str, span: Span, expected: tuple[str, ...], asked: Table | None = None) -> None:
        super().__init__(text, span)
        self.expected = expected
        self.asked = asked
        """The table on which something is asked, where an answer would do."""

    def sentence(self, locale: str) -> str:
        """What stands there, or that nothing does, and what was expected."""
        wrong = self._sentence(Words.of(locale))
        return f"{wrong} {how_to_answer(self.asked, locale)}" if self.asked is not None else wrong

    def _sentence(self, words: Words) -> str:
        named = (
            words("quoted", text=one.strip("“”")) if one.startswith("“") else words(f"short-act-expected-{one}")
            for one in self.expected
        )
        expected = words.both(named, "or")
        if self.found.strip():
            return words("short-act-not-understood", found=self.found, expected=expected)
        return words("short-act-ends-early", before=self.text[: self.start].strip(), expected=expected)

    def reaches_further(self, other: NotUnderstood) -> bool:
        """Whether more was understood before this problem; at one place, the fewest words are to blame."""
        return (self.start, -self.end) > (other.start, -other.end)


class GoneByThen(NotUnderstood):
    """What is named is there now, and no longer when the act can be done: something on the stack resolves first."""

    def sentence(self, locale: str) -> str:
        """That it is gone by then, and why."""
        return Words.of(locale)("short-act-gone-by-then", found=self.found)


class Elsewhere(NotUnderstood):
    """What is named is not on the battlefield, but in another ``zone``: nothing can be done with it there."""

    def __init__(self, text: str, span: Span, expected: tuple[str, ...], zone: str) -> None:
        super().__init__(text, span, expected)
        self.zone = zone

    def sentence(self, locale: str) -> str:
        """Where it is."""
        return Words.of(locale)("short-act-elsewhere", found=self.found, zone=self.zone)


class AskedBefore(NotUnderstood):
    """An answer to what is asked only behind what is asked now."""


class LifeNotThere(NotUnderstood):
    """Life that is said to be paid by a player who has less (119.4)."""

    def __init__(self, text: str, span: Span, player: str, life: int, number: int) -> None:
        super().__init__(text, span, ("details",))
        self.player, self.life, self.number = player, life, number

    def sentence(self, locale: str) -> str:
        """How much they have, and the rule."""
        words = Words.of(locale)
        return words("short-act-life-not-there", player=self.player, life=self.life, number=self.number)


class AttackNotPaidFor(NotUnderstood):
    """An attack whose cost is said not to be paid (508.1h)."""

    def sentence(self, locale: str) -> str:
        """That there is no such attack."""
        return Words.of(locale)("short-act-attack-not-paid-for")


class SeveralMeant(ShortActError):
    """A name that may mean several things, which something tells apart: whoever wrote it has to say which. ``unsaid``
    is what an act leaves out where that is so: "player", "ability", "attackers", "attacked", "blockers", "blocked"."""

    def __init__(
        self, text: str, span: Span, candidates: tuple[Candidate, ...], table: Table, unsaid: str = ""
    ) -> None:
        super().__init__(text, span)
        self.candidates = candidates
        self.table = table
        """The table on which they are told apart: after the acts before this one."""
        self.unsaid = unsaid

    @property
    def declares(self) -> bool:
        """Whether it is an attack or a block that leaves out with what, or what it is that is attacked or blocked."""
        return self.unsaid in ("attackers", "attacked", "blockers", "blocked")

    def sentence(self, locale: str) -> str:
        """The name, and what it may mean."""
        words = Words.of(locale)
        names = words.both((one.reference for one in self.candidates), "or")
        return words("short-act-several", found=self.found, names=names)

    def saying(self, reference: str) -> str:
        """The text with the name replaced by what means one thing alone."""
        words = next((one.words for one in self.candidates if one.reference == reference), "") or reference
        return f"{self.text[: self.start]}{words}{self.text[self.end :]}"
