"""Where a game stands, as frozen values: a report's ``state`` (docs/scenario.md) for programs to look at.

Objects and players are named by references, as a scenario names them: ``Grizzly Bears#2``, ``siege``, ``Alice``.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Any

from engine.state.unknown_cards import UNKNOWN_CARD
from engine.table.scenario import GOES_ON

Json = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class TokenState:
    """The characteristics with which a token was created (111.3); of a predefined one only the name (111.10)."""

    name: str
    supertypes: tuple[str, ...] = ()
    types: tuple[str, ...] = ()
    subtypes: tuple[str, ...] = ()
    colors: tuple[str, ...] = ()
    power: int | None = None
    toughness: int | None = None
    text: str = ""
    mana_cost: str = ""
    """That of what it is a copy of (707.2)."""


@dataclass(frozen=True, slots=True)
class ObjectState:
    """A card or token where it is listed. ``name`` is empty where it goes by the name of its ``card``."""

    id: str = ""
    name: str = ""
    card: str | None = None
    token: TokenState | None = None
    count: int = 1
    counters: Mapping[str, int] = field(default_factory=dict, hash=False)
    face: str | int = "front"
    face_down: str | bool = False
    room: str | None = None
    """Of a dungeon: the room that its player's venture marker is on (309.4)."""
    melded_from: tuple[ObjectState, ...] = ()
    merged_with: tuple[ObjectState, ...] = ()
    """What else represents a melded (712.4) or merged (730) permanent."""

    @property
    def called(self) -> str:
        """What it is called now; "?" for what has no name."""
        return self.name or self.card or (self.token.name if self.token is not None else "") or self.id or "?"

    @property
    def reference(self) -> str:
        """Words that stand for it in a script."""
        return self.id or self.called


@dataclass(frozen=True, slots=True)
class PermanentState(ObjectState):
    """A permanent, with what it is after all continuous effects (613). Colors are letters of WUBRG."""

    controller: str = ""
    owner: str = ""
    tapped: bool = False
    flipped: bool = False
    phased_out: bool = False
    sick: bool = False
    """Whether it may not attack, nor be tapped for a cost of its own, for having come too late (302.6)."""
    level: int | None = None
    designations: tuple[str, ...] = ()
    damage: int = 0
    deathtouched: bool = False
    attached_to: str | None = None
    protector: str | None = None
    chosen: Mapping[str, Any] = field(default_factory=dict, hash=False)
    attacking: str | None = None
    blocking: tuple[str, ...] = ()
    power: int | None = None
    toughness: int | None = None
    supertypes: tuple[str, ...] = ()
    types: tuple[str, ...] = ()
    subtypes: tuple[str, ...] = ()
    colors: tuple[str, ...] = ()
    keywords: tuple[str, ...] = ()
    mana_value: int = 0
    loyalty: int | None = None
    defense: int | None = None
    unread: tuple[str, ...] = ()
    """The sentences of its text that the engine does not read."""


@dataclass(frozen=True, slots=True)
class StackState(ObjectState):
    """A spell or ability on the stack (405); ``kind`` is "spell", "copy" or "ability", ``modes`` count from 1."""

    kind: str = "spell"
    source: str | None = None
    controller: str = ""
    owner: str = ""
    targets: tuple[str, ...] = ()
    x: int | None = None
    modes: tuple[int, ...] = ()
    text: str = ""


@dataclass(frozen=True, slots=True)
class CommanderState:
    """A commander: how often it was cast from the command zone (903.8) and what it dealt to whom (903.10a)."""

    card: str
    cast: int = 0
    damage: Mapping[str, int] = field(default_factory=dict, hash=False)


@dataclass(frozen=True, slots=True)
class PlayerState:
    """A player and what is theirs, each zone in its order; ``battlefield`` lists what the player controls.

    ``mana`` is "any", "lands" or the mana in the pool as letters ("UUR"); ``pool`` what there is of it beside.
    """

    name: str
    life: int = 20
    battlefield: tuple[PermanentState, ...] = ()
    hand: tuple[ObjectState, ...] = ()
    graveyard: tuple[ObjectState, ...] = ()
    exile: tuple[ObjectState, ...] = ()
    library: tuple[ObjectState, ...] = ()
    library_goes_on: bool = False
    """Whether it goes on with unknown cards."""
    command: tuple[ObjectState, ...] = ()
    sideboard: tuple[ObjectState, ...] = ()
    mana: str = ""
    pool: str = ""
    counters: Mapping[str, int] = field(default_factory=dict, hash=False)
    designations: tuple[str, ...] = ()
    tempted: int = 0
    ring_bearer: str | None = None
    completed: tuple[str, ...] = ()
    speed: int | None = None
    commander: tuple[CommanderState, ...] = ()
    lost: bool = False


@dataclass(frozen=True, slots=True)
class TurnState:
    """Whose turn it is and where in it (500.1); ``priority`` is who has it, None while nobody does (117)."""

    number: int = 1
    active: str = ""
    step: str = "precombat main"
    priority: str | None = None
    begun: bool = True


@dataclass(frozen=True, slots=True)
class OptionsState:
    """What a scenario settles for the whole game; ``day`` is "day", "night" or None for neither (731), ``hands`` what
    hands are of which nothing is said."""

    seed: int = 0
    format: str | None = None
    starting_life: int | None = None
    day: str | None = None
    hands: str | None = None


@dataclass(frozen=True, slots=True)
class Position:
    """Where a game stands. ``players`` are in turn order, ``stack`` has its top first."""

    players: tuple[PlayerState, ...]
    turn: TurnState
    options: OptionsState = OptionsState()
    stack: tuple[StackState, ...] = ()
    winner: str | None = None
    over: bool = False

    @classmethod
    def of(cls, state: Json) -> Position:
        """Read a report's ``state``, or the board of a scenario: what it leaves out is as a scenario means it."""
        players = tuple(_player(name, side) for name, side in state["players"].items())
        turn = {"active": players[0].name} | _known(TurnState, state.get("turn") or {})
        return cls(
            players,
            TurnState(**turn),
            OptionsState(**_known(OptionsState, state.get("options") or {})),
            tuple(StackState(**_object(StackState, one)) for one in state.get("stack") or ()),
            state.get("winner"),
            bool(state.get("over")),
        )

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names, in turn order."""
        return tuple(player.name for player in self.players)

    def permanents(self) -> tuple[PermanentState, ...]:
        """Every permanent, player by player."""
        return tuple(permanent for player in self.players for permanent in player.battlefield)


def _player(name: str, side: Json) -> PlayerState:
    found = _known(PlayerState, side)
    for zone in ("hand", "graveyard", "exile", "library", "command", "sideboard"):
        listed = [one for one in side.get(zone) or () if one != GOES_ON]
        found[zone] = tuple(ObjectState(**_object(ObjectState, one)) for one in listed)
    found["library_goes_on"] = GOES_ON in side.get("library", [GOES_ON])
    found["battlefield"] = tuple(_permanent(one, name) for one in side.get("battlefield") or ())
    given = side.get("commander") or ()
    found["commander"] = tuple(map(_commander, [given] if isinstance(given, str | Mapping) else given))
    return PlayerState(**found | {"name": name})


def _permanent(entry: str | Json, controller: str) -> PermanentState:
    found = {"controller": controller, "owner": controller} | _object(PermanentState, entry)
    if isinstance(found.get("blocking"), str):
        found["blocking"] = (found["blocking"],)
    return PermanentState(**found)


def _commander(entry: str | Json) -> CommanderState:
    return CommanderState(**_known(CommanderState, {"card": entry} if isinstance(entry, str) else entry))


def _object(kind: type[ObjectState], entry: str | Json) -> dict[str, Any]:
    """The fields of a listed object; a bare name is a card's."""
    if isinstance(entry, str):
        return {"card": entry}
    found = _known(kind, entry)
    if "unknown" in entry:
        found |= {"name": UNKNOWN_CARD, "count": entry["unknown"]}
    token = entry.get("token")
    if token is not None:
        found["token"] = TokenState(token) if isinstance(token, str) else TokenState(**_known(TokenState, token))
    for parts in ("melded_from", "merged_with"):
        found[parts] = tuple(ObjectState(**_object(ObjectState, one)) for one in entry.get(parts) or ())
    return found


def _known(kind: type[Any], data: Json) -> dict[str, Any]:
    """What of some JSON are fields of a class, its lists as tuples; null is as good as nothing."""
    found = {one.name: data.get(one.name) for one in fields(kind)}
    return {key: tuple(v) if isinstance(v, list) else v for key, v in found.items() if v is not None}
