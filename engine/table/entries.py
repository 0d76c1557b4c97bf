"""The entries of a script, as they are read at the door: one type for each ``do`` of docs/scenario.md.

Players and steps are what they are; the words for objects stay words. Which object they mean is found out when the
rules ask for it: a thing may have moved by then, and an act out of turn is refused before what it names is looked for.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar

from engine.state.actions import Happening
from engine.state.choices import Choice
from engine.state.ids import PlayerId
from engine.state.turn import Step
from engine.state.zones import Zone
from engine.table.scenario import Json

AnswerValue = str | int | bool | Sequence[Any] | Mapping[str, Any]
"""What a person answers: words, a number, yes or no; a list of them; a map for a division, attackers or blockers."""

TargetWords = str | tuple[str, ...]
"""A target in words; several that answer one target phrase."""


@dataclass(frozen=True, slots=True)
class GivenAnswer:
    """An answer, and what it is for: the next choice of that player and kind (any, where None).

    ``at`` is the place of its entry in the script, from 0. One that ``waits`` is for the next choice for which it is
    legal; any other must be legal for the next choice that it can be for.
    """

    value: AnswerValue
    at: int
    player: PlayerId | None = None
    kind: str | None = None
    waits: bool = False

    def fits(self, choice: Choice, decider: PlayerId | None) -> bool:
        """Whether it is for this choice; who controls a player answers for them (723.5)."""
        return self.player in (None, choice.player, decider) and self.kind in (None, choice.kind)


@dataclass(frozen=True, slots=True, kw_only=True)
class ScriptEntry:
    """One entry of a script.

    ``at`` is its place there, from 0; ``written`` the entry as it was written, for the report; ``answers`` are
    those that it brings along for the choices that it leads to, in order; ``expect_refused`` tells whether it has to
    be refused.
    """

    at: int
    written: Json = field(repr=False)
    answers: tuple[GivenAnswer, ...] = ()
    expect_refused: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerEntry(ScriptEntry):
    """What a player does."""

    player: PlayerId


@dataclass(frozen=True, slots=True, kw_only=True)
class ActionEntry(PlayerEntry):
    """An action that takes priority (117.1)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TargetingEntry(ActionEntry):
    """An action that may announce targets (601.2c, 602.2b): in the order of the target phrases; None where the entry is
    silent."""

    targets: tuple[TargetWords, ...] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class CastEntry(TargetingEntry):
    """Cast a spell (601). ``face`` is the face or manner asked for, ``zone`` where from. ``costs`` names the optional
    and alternative costs, None asks for them; ``kicked`` is how often it is kicked."""

    card: str
    face: str | None = None
    zone: Zone | None = None
    free: bool = False
    costs: tuple[str, ...] | None = ()
    kicked: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayEntry(ActionEntry):
    """Play a land (116.2a)."""

    card: str
    face: str | None = None
    zone: Zone | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class ActivateEntry(TargetingEntry):
    """Activate an ability (602): its number from 1, a piece of its text, or None for the only one."""

    source: str
    ability: int | str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class SpecialEntry(ActionEntry):
    """Take another special action (116.2), by its name."""

    name: str
    source: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class PassEntry(ActionEntry):
    """Pass priority once (117.3d)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ConcedeEntry(ActionEntry):
    """Concede; that may be done at any time (104.3a)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class HappenEntry(PlayerEntry):
    """A player draws, discards or mills so many cards, gains or loses so much life, by an effect that nobody has
    described."""

    what: Happening
    count: int


@dataclass(frozen=True, slots=True, kw_only=True)
class DeclareEntry(PlayerEntry):
    """Declare creatures: the words for each, and for what it attacks or blocks."""

    kind: ClassVar[str]
    """The kind of the choice that it answers."""
    rule: ClassVar[str]
    step: ClassVar[Step]
    creatures: Mapping[str, str | Sequence[str]]


@dataclass(frozen=True, slots=True, kw_only=True)
class AttackEntry(DeclareEntry):
    """Declare attackers (508.1)."""

    kind: ClassVar[str] = "attackers"
    rule: ClassVar[str] = "508.1"
    step: ClassVar[Step] = Step.DECLARE_ATTACKERS


@dataclass(frozen=True, slots=True, kw_only=True)
class BlockEntry(DeclareEntry):
    """Declare blockers (509.1)."""

    kind: ClassVar[str] = "blockers"
    rule: ClassVar[str] = "509.1"
    step: ClassVar[Step] = Step.DECLARE_BLOCKERS


@dataclass(frozen=True, slots=True, kw_only=True)
class ResolveEntry(ScriptEntry):
    """Everyone passes until the top of the stack has resolved ``count`` times; None: until the stack is empty."""

    count: int | None = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class GoToEntry(ScriptEntry):
    """Everyone passes until a step, of a turn by its number or of the next turn of a player where one is given."""

    step: Step
    turn: int | None = None
    active: PlayerId | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class AnswerEntry(ScriptEntry):
    """Answer the pending choice, or the next one that fits."""

    answer: GivenAnswer


@dataclass(frozen=True, slots=True, kw_only=True)
class EditEntry(ScriptEntry):
    """Change the game by hand, in the order in which the changes are written.

    ``assumed``: what it puts into hands is taken to have been there, and is owned up to as such, not told as a step."""

    changes: tuple[Change, ...]
    assumed: bool = False


# ---- changes by hand


@dataclass(frozen=True, slots=True)
class Change:
    """One kind of change by hand. ``key`` is what the script and the report call it."""

    key: ClassVar[str]


@dataclass(frozen=True, slots=True)
class SetLife(Change):
    """Players and their life totals."""

    key: ClassVar[str] = "set_life"
    totals: tuple[tuple[PlayerId, int], ...]


@dataclass(frozen=True, slots=True)
class SetCounters(Change):
    """Objects or players in words, and how many counters of each kind named they have."""

    key: ClassVar[str] = "counters"
    counters: Mapping[str, Mapping[str, int]]


@dataclass(frozen=True, slots=True)
class Destination:
    """Where an object is moved by hand. On top of a library unless it goes to the bottom."""

    zone: Zone
    bottom: bool = False
    controller: PlayerId | None = None
    face: int | None = None
    tapped: bool = False


@dataclass(frozen=True, slots=True)
class MoveObjects(Change):
    """Objects in words, and where they go."""

    key: ClassVar[str] = "move"
    moves: Mapping[str, Destination]


@dataclass(frozen=True, slots=True)
class SetTapped(Change):
    """Objects in words, and whether they are tapped."""

    key: ClassVar[str] = "tap"
    tapped: Mapping[str, bool]


@dataclass(frozen=True, slots=True)
class SetFace(Change):
    """Double-faced permanents in words, and which face is up, by its place on the card."""

    key: ClassVar[str] = "face"
    faces: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class SetDamage(Change):
    """Objects in words, and the damage marked on them."""

    key: ClassVar[str] = "damage"
    marked: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class SetAttached(Change):
    """Objects in words, and the words for what they are attached to, None for nothing."""

    key: ClassVar[str] = "attach"
    hosts: Mapping[str, str | None]


@dataclass(frozen=True, slots=True)
class CreateObjects(Change):
    """Objects put onto the battlefield: for each the player, its place in the script, and the object as boards list
    it."""

    key: ClassVar[str] = "create"
    objects: tuple[tuple[PlayerId, str, Json | str], ...]


@dataclass(frozen=True, slots=True)
class RemoveObjects(Change):
    """Objects in words that cease to exist."""

    key: ClassVar[str] = "remove"
    things: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class SetController(Change):
    """Objects in words, and who controls them."""

    key: ClassVar[str] = "control"
    controllers: Mapping[str, PlayerId]
