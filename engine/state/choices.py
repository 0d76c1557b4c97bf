"""What a player must choose, and what the engine says when something cannot be done.

Rules are straight-line generators: ``answer = yield Choice(...)``. A driver (a table, a test, a fuzzer)
answers. The engine never guesses; where only one legal answer exists the table takes it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

from engine.state.actions import Action
from engine.state.ids import ObjectId, PlayerId, TargetId, objects_in

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Message:
    """Words for a player, not yet in a language: a key of the catalogue and what fills its gaps.

    Arguments are plain strings and numbers, other messages, or objects and players (``TargetId``) that are named when
    the message is put into words.
    """

    key: str
    args: dict[str, Any] = field(default_factory=dict, hash=False)

    def objects(self) -> Iterator[ObjectId]:
        """The objects that it speaks of."""
        yield from objects_in([*self.targets()])

    def targets(self) -> Iterator[TargetId]:
        """The objects and players that it speaks of."""
        yield from targets_in(list(self.args.values()))

    def naming(self, names: Mapping[ObjectId, str]) -> Message:
        """The same with these objects called by their names, as when they are no longer there to be asked (733.1)."""
        return Message(self.key, {key: _naming(names, value) for key, value in self.args.items()})


@dataclass(frozen=True, slots=True)
class Term:
    """A term of the game, which a language may have another word for: its key in the catalogue, the word that is
    printed, and of how many things it is said."""

    key: str
    word: str
    count: int = 1


def targets_in(value: Any) -> Iterator[TargetId]:
    """The objects and players in what fills the gap of a message."""
    if isinstance(value, Message):
        yield from value.targets()
    elif isinstance(value, TargetId):
        yield value
    elif isinstance(value, list | tuple):
        for part in value:
            yield from targets_in(part)


def _naming(names: Mapping[ObjectId, str], value: Any) -> Any:
    if isinstance(value, Message):
        return value.naming(names)
    if isinstance(value, TargetId):
        return names.get(value.object, value) if value.object is not None else value
    return type(value)(_naming(names, part) for part in value) if isinstance(value, list | tuple) else value


UNTOLD = "untold-choice"
"""The question what was chosen for a permanent of the board of which nobody has said anything."""


NONE_FITS = "none fits"
"""What is said where none of a library's unknown cards is one that is looked for from the top."""


@dataclass(frozen=True, slots=True)
class Option:
    """One thing that can be chosen. A program picks it by its fields, a person by its label."""

    id: str
    label: Message
    kind: str = ""
    card: str | None = None
    object: ObjectId | None = None
    player: PlayerId | None = None
    face: str | None = None
    ability: int | None = None
    cost: str | None = None
    mode: int | None = None
    number: int | None = None
    action: Action | None = None
    """For the kind "priority": the action that this option stands for."""
    target: TargetId | None = None
    """The object or player that is chosen with it; None for what is chosen by a word."""

    @classmethod
    def of(cls, target: TargetId) -> Option:
        """An option that stands for an object or a player."""
        kind = "object" if target.player is None else "player"
        label = Message("thing", {"thing": target})
        return cls(str(target), label, kind, object=target.object, player=target.player, target=target)

    @property
    def answer(self) -> TargetId | str:
        """What the rules are sent when it is taken: the object or player, or else its id."""
        return self.id if self.target is None else self.target


YES_NO = (Option("yes", Message("yes"), kind="may"), Option("no", Message("no"), kind="may"))
"""Whether a player does what they may."""


@dataclass(slots=True)
class Choice:
    """A decision that somebody has to make before the game can go on.

    ``kind`` says what is chosen ("priority", "target", "mode", "x", "may", "order", "replacement",
    "protector", "attackers", "blockers", "damage", "cards", ...). For a number, ``minimum`` and ``maximum``
    bound the number itself and ``options`` is empty; for a division they bound its sum and ``options`` are
    the recipients, each of which gets at least ``each``; otherwise they bound how many options are taken.
    ``ordered`` means that the order of the answer matters. ``rule`` is the rule that demands the choice.
    """

    player: PlayerId
    kind: str
    prompt: Message
    rule: str
    options: Sequence[Option] | Callable[[], Sequence[Option]] = ()
    minimum: int = 1
    maximum: int | None = 1
    form: str = "options"
    """"options", "number", "division" or "map"."""
    ordered: bool = False
    least_by: str = ""
    """The rule by which there must be at least ``minimum``, where that is another than ``rule``."""
    each: int = 0
    enough: Mapping[TargetId, int] = field(default_factory=dict)
    """For a division of damage: how much more is lethal to a creature (120.6), or all that a planeswalker or battle has
    left (120.3c, 120.3h)."""
    deadly: Sequence[TargetId] = ()
    """For a division of damage: the creatures to which 1 is lethal from deathtouch, and would not be from anything else
    (702.2b-c)."""
    besides: tuple[str, ...] = ()
    """The rules beside ``rule`` that say which answers are legal, and what they do."""
    beyond: Sequence[TargetId] = ()
    """For a division of damage: those to which only goes what is left once all others have enough (702.19b-c)."""
    check: Callable[[Any], None] | None = None
    """Raises ``Illegal`` for an answer that is well-formed but not allowed as a whole (508.1c)."""
    alike: bool = False
    """Whether all options do the very same, so that it can't matter which is taken or in what order. Of objects the
    table finds out by itself (``engine.rules.choices.interchangeable``)."""
    same: Callable[[], Sequence[Collection[str]]] = tuple
    """Where only some of the options do the very same: their ids in groups, worked out when somebody asks."""
    onto_stack: bool = False
    """Whether the order is that in which things are put onto the stack: the last one resolves first (405.5)."""
    onto: Sequence[Option] = ()
    """For the form "map": what the chosen can be mapped to."""
    at_once: Callable[[ObjectId], int] = lambda chosen: 1
    """For the form "map": to how many of them one can be mapped at once."""
    why_not: Callable[[ObjectId], Illegal | None] | None = None
    """For an object that is not among the options: why it can't be chosen, if that is known."""

    by_name: Callable[[str], Option] | None = None
    """What may be named beside the options: the card so called as an option; ``Illegal`` if it can't be that one."""

    rest: bool = False
    """Whether the last option stands for all that may be named and is not listed."""

    def __post_init__(self) -> None:
        """What nobody could choose is a slip in the rule that asks for it (ValueError)."""
        bounds = [0, self.minimum] if self.maximum is None else [0, self.minimum, self.maximum]
        if self.form == "options" and not callable(self.options) and self.by_name is None:
            bounds.append(len(self.options))
        if bounds != sorted(bounds):
            raise ValueError(f"{self.prompt.key} ({self.rule}) asks for a choice within {bounds}")

    @property
    def is_decision(self) -> bool:
        """Whether there is more than one answer: a loop with an optional action is no draw (104.4b)."""
        if self.kind == "may":
            return True
        if self.form == "number":
            return self.minimum != self.maximum
        options = self.listed()
        if len(options) == self.minimum:
            return self.ordered and len(options) > 1
        return bool(options)

    @property
    def is_search(self) -> bool:
        """Whether it is what a search finds (701.23)."""
        return self.kind == "objects" and self.rule in ("701.23a", "701.23b", "701.23d")

    @property
    def ends_a_search(self) -> bool:
        """Whether it is which unknown card the one is at which it ends that a library is gone through from the top; the
        first option is that none is (701.20a)."""
        return self.kind == "unknown card" and self.listed()[0].id == NONE_FITS

    @property
    def is_untold(self) -> bool:
        """Whether it is what was chosen as a permanent of the board entered, before the board began (607.2d)."""
        return self.prompt.key == UNTOLD

    @property
    def is_target_of_copy(self) -> bool:
        """Whether a new target may be chosen for a copy; else it keeps its own, the first option (707.10c)."""
        return self.kind == "new target" and self.rule == "707.10c"

    def listed(self) -> Sequence[Option]:
        """The options, worked out the first time somebody asks."""
        if callable(self.options):
            self.options = self.options()
        return self.options


Answer = Any
Gen = Generator[Choice, Answer, T]
"""A rule being carried out: it yields choices, is sent answers, and returns a T."""


class Illegal(Exception):
    """An act or answer that the rules do not allow. ``rules`` are the numbers that say so."""

    def __init__(self, message: Message, *rules: str) -> None:
        super().__init__(message.key)
        self.message = message
        self.rules = rules


class Unsupported(Illegal):
    """An act that needs a rule or a sentence the engine does not know yet: refused by name, never skipped."""
