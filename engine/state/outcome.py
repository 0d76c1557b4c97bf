"""What carrying out a text has come to so far: what was done, and what was chosen (CR 608.2c-d)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from engine.abilities.base import Instruction
from engine.abilities.nouns.earlier_results import Participle
from engine.state.ids import ObjectId, PlayerId, TargetId, objects_in
from engine.state.noted import NOTHING_YET, Noted, also
from engine.state.zones import Zone


@dataclass(init=False)
class Outcome(Noted):
    """What has been done "this way": by the text, and by paying for it, so that it can speak of that again (608.2c)."""

    # ---- objects
    acted_on: Mapping[Participle, tuple[ObjectId, ...]] = NOTHING_YET
    """What has been exiled, milled, tapped ... since the text began, or began anew ("repeat this process")."""
    put_into: Mapping[Zone, tuple[ObjectId, ...]] = NOTHING_YET
    """What has been put into each zone, as it is there."""
    exiled_by: Mapping[PlayerId, tuple[TargetId, ...]] = NOTHING_YET
    """What each player has exiled, since then: "cards they exiled this way"."""
    by_verb: Mapping[str, tuple[ObjectId, ...]] = NOTHING_YET
    """What the verb of this name was last done with: "the amassed Army" (701.47c)."""
    destroyed: tuple[ObjectId, ...] = ()
    """What has been destroyed (701.8)."""
    countered: tuple[ObjectId, ...] = ()
    """The abilities that have been countered (701.6a)."""
    found: tuple[ObjectId, ...] = ()
    """What a player has just found who searches (701.23a)."""
    turned_up: Mapping[int, tuple[TargetId, ...]] = NOTHING_YET
    """By number of the instruction: all the cards that it revealed or exiled until it found what it looks for."""
    picked_out: tuple[ObjectId, ...] = ()
    """What has been picked out of a pile of cards, as the objects of the pile: "the rest" is without them."""
    copies: tuple[ObjectId, ...] = ()
    """The copies of cards that it has made, to be cast (707.12)."""

    # ---- players and zones
    doers: Mapping[int, tuple[PlayerId, ...]] = NOTHING_YET
    """By number of the instruction: who has carried it out, where they were several."""
    asked: tuple[PlayerId, ...] = ()
    """Who was last told, or let, to do something."""
    did: tuple[PlayerId, ...] = ()
    """Who of those did it."""
    done_by: Mapping[tuple[PlayerId, str], tuple[ObjectId, ...]] = NOTHING_YET
    """By player and the name of what they did: what they have discarded, or sacrificed."""
    searched: tuple[Zone, ...] = ()
    """The zones that were last searched (701.23a)."""
    searched_at: Mapping[tuple[PlayerId, PlayerId], int] = NOTHING_YET
    """By who searched whose: where in the log a library was last searched (701.23h)."""

    # ---- numbers
    life_lost: int = 0
    """How much life players have really lost (119.3)."""
    counters_removed: Mapping[str, int] = NOTHING_YET
    """How many counters of each kind have been removed (122)."""
    energy_paid: int = 0
    """How much energy was last paid, where that was for the player to say (107.14)."""
    difference: int = 0
    """By how much the numbers differ that were last compared."""
    cards_missing: int = 0
    """How many cards fewer a player had in hand than the condition asked for."""

    # ---- what else
    clash_won: bool = False
    """Whether whoever last clashed won (701.30d)."""
    extra_turn: int | None = None
    """The number of the last extra turn that was added (500.7)."""
    goes_on: bool = False
    """Whether "this way" is what has been done every time that the text was carried out."""
    combat_added: int | None = None
    """How many steps of the turn come after the beginning of the combat phase that was last added (500.8)."""
    begun: tuple[Instruction, ...] = ()
    """The sentences carried out ahead of their turn, as what they speak of entered the battlefield (611.2e)."""

    def note(self, how: Participle, objects: Iterable[ObjectId]) -> None:
        """These have been exiled, milled, tapped ... this way."""
        self.acted_on = also(self.acted_on, how, objects)

    def begin_anew(self) -> None:
        """The text is carried out once more: what it does "this way" it does this time, unless it speaks of all that
        it has done."""
        if self.goes_on:
            return
        self.acted_on = self.exiled_by = self.done_by = NOTHING_YET

    @property
    def objects(self) -> tuple[ObjectId, ...]:
        """Everything that it has been done to."""
        exiled = tuple(i for theirs in self.exiled_by.values() for i in objects_in(theirs))
        families = (exiled, *self.by_verb.values(), *self.acted_on.values(), self.destroyed, self.copies)
        return tuple(dict.fromkeys(i for objects in families for i in objects))


@dataclass(init=False)
class Chosen(Noted):
    """What has been chosen as the text was announced and carried out (601.2b, 608.2d)."""

    color: str | None = None
    """The letter of a color (105.4)."""
    name: str | None = None
    """The name of a card (201.4)."""
    creature_type: str | None = None
    """The creature type that was last chosen (205.3m)."""
    number: int | None = None
    """The number that was last chosen."""
    land: bool | None = None
    """Whether land was chosen, where that or nonland is (608.2d)."""
    even: bool | None = None
    """Whether even was chosen, where that or odd is (608.2d)."""
    friends: tuple[PlayerId, ...] = ()
    """The players for whom friend was chosen, where that or foe is (608.2d)."""
    own_creature_type: Mapping[PlayerId, str] = NOTHING_YET
    """The creature type that each player has chosen."""
    chooser: PlayerId | None = None
    """Who chooses in its controller's place: the modes (700.2e), which part of it is carried out (701.55a)."""
    piles: tuple[tuple[ObjectId, ...], ...] = ()
    """The two piles that objects were separated into; none before they have been (700.3)."""
    first_is_hidden: bool = False
    """Whether the first of the piles is face down."""
    pile: int = 0
    """The place of the pile that was chosen: 0 or 1 (700.3)."""
    votes: tuple[tuple[PlayerId, str | ObjectId], ...] = ()
    """Who voted for what (701.38a)."""
