"""What the words of an ability refer to while it applies or is carried out: you, it, X, the targets."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from engine.abilities.base import Ability, Instruction
from engine.state.ids import ObjectId, PlayerId, TargetId


@dataclass(slots=True)
class Frame:
    """The values behind the words of one ability.

    ``source`` is the object the ability is of (``~``), ``controller`` is "you". ``item`` is the spell or
    ability on the stack, if any. ``targets`` has one list for each target phrase. ``event`` is the logged
    event that triggered the ability, ``results`` maps the number of an instruction to the objects and
    players it acted on or made, ``costs`` what was used to pay. ``done`` tells whether the last optional or
    impossible instruction was carried out ("if you do", 608.2c).
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
    costs: dict[str, Any] = field(default_factory=dict)
    chance: list[int] = field(default_factory=list)
    """How the coins and dice fell that it had flipped and rolled, in order (705, 706)."""
    each: TargetId | None = None
    """The player or object that an "each" sentence has come to."""
    own: PlayerId | None = None
    """Which of several players is doing something with what each of them has just found or shown: their own."""
    taken: set[ObjectId] = field(default_factory=set)
    """What other parts of the same instruction have taken already ("one into your hand, one on top")."""
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

    def kept(self) -> Frame:
        """The same for what lasts longer than the text that makes it: what that goes on to do changes nothing of it."""
        return replace(self, targets=[list(slot) for slot in self.targets], results=dict(self.results))
