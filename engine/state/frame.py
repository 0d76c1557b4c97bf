"""What the words of an ability refer to while it applies or is carried out: you, it, X, the targets."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from engine.abilities.base import Ability, Instruction, Who
from engine.state.ids import ObjectId, PlayerId, TargetId
from engine.state.needs import Need
from engine.state.outcome import Chosen, Outcome
from engine.state.paid import Paid


@dataclass(frozen=True, slots=True)
class Known:
    """What the words of a text refer to that it neither says nor does: what it was made with, whatever has become of
    that, and what the sentence says around that it is part of."""

    # ---- what it was made with
    attached_to: tuple[TargetId, ...] | None = None
    """What the source was attached to as the ability triggered or was made; None where that is not kept (603.7c)."""
    copied: TargetId | None = None
    """What the source has entered as a copy of, for what is linked to that (707.9g)."""
    former_name: str = ""
    """What it was called that goes on to become a copy of something else, for the ability copied with it (707.2)."""
    outer: tuple[Any, ...] = ()
    """The events of the ability that made it, where it has an event of its own (603.7c)."""
    resolving: ObjectId | None = None
    """The ability on the stack after whose resolution it triggers (603.7h)."""
    later: bool = False
    """Whether it is of a delayed triggered ability, to which what others have moved since is lost (603.7c)."""
    since: int = 0
    """From which place of the log on it waits for a spell (611.2f)."""
    prevented: int = 0
    """How much damage has been prevented (615.5)."""
    enlisted: ObjectId | None = None
    """The creature that was tapped for its enlist ability (702.154a)."""

    # ---- what is said around
    excess_to: Who | None = None
    """Who is dealt excess damage instead of what damage is dealt to (120.4a)."""
    voting_starts: PlayerId | None = None
    """With whom the voting starts, where that is said (701.38a)."""
    mana_kept: str = ""
    """How long the mana being added is not lost, as the pool calls it; empty where it is as always (500.5)."""


NOTHING = Known()


@dataclass(slots=True)
class Frame:
    """The values behind the words of one ability.

    ``source`` is the object the ability is of (``~``), ``controller`` is "you". ``item`` is the spell or
    ability on the stack, if any. ``targets`` has one list for each target phrase. ``event`` is the logged
    event that triggered the ability, ``results`` maps the number of an instruction to the objects and
    players it acted on or made. ``done`` tells whether the last optional or impossible instruction was carried out
    ("if you do", 608.2c). ``paid``, ``outcome`` and ``chosen`` are what it was paid with, what it has come to and what
    was chosen so far; frames made from it for a part of the same text have the very same records. ``known`` is what
    else its words refer to.
    """

    source: ObjectId
    controller: PlayerId
    ability: Ability | None = None
    item: ObjectId | None = None
    targets: list[list[TargetId]] = field(default_factory=list)
    x: int | None = None
    modes: tuple[int, ...] = ()
    division: dict[TargetId, int] = field(default_factory=dict)
    event: Any = None
    batch: tuple[Any, ...] = ()
    """All the events that triggered the ability together (603.2c); ``event`` is the first of them."""
    results: dict[int, list[TargetId]] = field(default_factory=dict)
    amounts: dict[int, int] = field(default_factory=dict)
    paid: Paid = field(default_factory=Paid)
    outcome: Outcome = field(default_factory=Outcome)
    chosen: Chosen = field(default_factory=Chosen)
    known: Known = NOTHING
    chance: list[int] = field(default_factory=list)
    """How the coins and dice fell that it had flipped and rolled, in order (705, 706)."""
    each: TargetId | None = None
    """The player or object that an "each" sentence has come to."""
    own: PlayerId | None = None
    """Which of several players is doing something with what each of them has just found or shown: their own."""
    taken: set[ObjectId] = field(default_factory=set)
    """What other parts of the same instruction have taken already ("one into your hand, one on top")."""
    paying: bool = False
    """Whether a cost is being paid, so that what is chosen for it must be chosen (118.3)."""
    to_act: bool = False
    """Whether its costs are those of casting a spell or activating an ability (601.2h, 602.2b)."""
    owed: tuple[Need, ...] = ()
    """What the parts of the cost that are paid after this one take, in the same way (601.2h)."""
    defending: PlayerId | None = None
    """Who would be the defending player, while a declaration of attackers is being checked (508.1c)."""
    done: bool = True
    verb: int | None = None
    """The number of the verb that is being carried out, as ``results`` counts them."""
    round: int = 0
    """How many times the whole text has been carried out before ("repeat this process")."""
    again: bool = False
    """Whether it is to be carried out once more."""
    ended: bool = False
    """Whether nothing more of it is to be carried out."""
    following: tuple[Instruction, ...] = ()
    """What the text goes on to say of what it is just doing: what permanents are that it puts onto the battlefield
    (611.2e)."""
    saying: Instruction | None = None
    """The sentence that is being carried out."""
    met: bool | None = None
    """Whether the condition of the sentence before was met, where it had one: what "otherwise" looks at."""
    y: int | None = None
    """What Y is, where the text says so (107.3p)."""

    @property
    def events(self) -> tuple[Any, ...]:
        """The events that triggered the ability, one or several together; none if it is no such ability."""
        return self.batch or (() if self.event is None else (self.event,))

    @property
    def is_cost(self) -> bool:
        """Whether what is done is the cost of a spell or ability that is being announced, and no effect (601.2h)."""
        return self.paying and self.to_act

    def kept(self) -> Frame:
        """The same for what lasts longer than the text that makes it: what that goes on to do changes nothing of it."""
        return replace(self, targets=[list(slot) for slot in self.targets], results=dict(self.results))

    def apart(self, **known: Any) -> Frame:
        """The same for what goes on by itself, and what more that was made with (``Known``): what is noted from now on
        in one of the two is not in the other."""
        made = replace(self, known=replace(self.known, **known))
        made.share_nothing()
        return made

    def share_nothing(self) -> None:
        """From now on it shares with no other what it notes."""
        self.paid, self.outcome, self.chosen = self.paid.copy(), self.outcome.copy(), self.chosen.copy()
