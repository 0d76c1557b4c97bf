"""What a spell or ability was paid with (CR 118, 601.2b, 601.2f-h, 602.2b)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from engine.state.ids import ObjectId, PlayerId
from engine.state.noted import NOTHING_YET, Noted, also, noted


@dataclass(init=False)
class Paid(Noted):
    """What was announced and paid beside mana: as a spell or ability was put onto the stack, or for what a text lets
    players pay for as it is carried out (118.12)."""

    keyword: str = ""
    """The keyword ability by which the spell was cast, numbered where the card has several of them: for its alternative
    cost, or from where else only it allows ("warp", "escape", "blitz 2"; 118.9, 601.2b)."""
    times: Mapping[str, int] = NOTHING_YET
    """How often each additional cost that may be paid was, by its name ("kicker", "conspire 2"; 118.8, 601.2b)."""
    parts: tuple[tuple[ObjectId, ...], ...] = ()
    """What each part of the cost was paid with, as far as they have been paid; none for mana (601.2h)."""
    by_verb: Mapping[str, tuple[ObjectId, ...]] = NOTHING_YET
    """What was paid with by the name of the verb that did it: "the sacrificed creature" (608.2k)."""
    spliced: tuple[ObjectId, ...] = ()
    """The cards whose text was spliced onto the spell (702.47a)."""
    rather_than_mana: Mapping[str, tuple[ObjectId, ...]] = NOTHING_YET
    """What paid for mana in the total cost, by the keyword that lets it ("convoke"; 702.51a, 702.66a, 702.126a)."""
    symbols_with_life: int = 0
    """For how many Phyrexian mana symbols life was paid (107.4f, 702.150a)."""
    promised: PlayerId | None = None
    """Who was promised a gift (702.174a)."""

    def often(self, name: str) -> int:
        """How often the cost of this name was paid; once, where it is what the spell was cast by."""
        return self.times.get(name, int(bool(name) and name == self.keyword))

    def add(self, name: str, times: int) -> None:
        """An additional cost will be paid so many more times (601.2b)."""
        self.times = noted(self.times, name, self.times.get(name, 0) + times)

    def note(self, place: int, objects: Iterable[ObjectId], verb: str = "") -> None:
        """A part of the cost has been paid with these objects, by what a verb says to do, where it is one (601.2h)."""
        used = tuple(objects)
        before = (*self.parts, *((),) * (place - len(self.parts)))
        self.parts = (*before[:place], used, *before[place + 1 :])
        if verb:
            self.by_verb = also(self.by_verb, verb, used)

    @property
    def objects(self) -> tuple[ObjectId, ...]:
        """Everything that it was paid with, in the order in which the parts were paid."""
        return tuple(dict.fromkeys(i for used in (*self.parts, *self.by_verb.values()) for i in used))
