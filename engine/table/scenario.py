"""A scenario: a board and a script as JSON, checked whole before anything is built (docs/scenario.md).

The shape is described once, by ``scenario.schema.json`` beside this module. What is wrong is told as one
sentence that names the place (``players.A.hand[2]``), what was found there and what was expected.
"""

from __future__ import annotations

import copy
import difflib
import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from importlib import resources
from pathlib import Path
from typing import Any

from jsonschema import Draft202012Validator
from jsonschema.exceptions import ValidationError

from engine.state.limits import MOST_DIGITS, MOST_NESTED
from engine.table.expect.forms import understood
from engine.table.scenario_error import ScenarioError

Json = dict[str, Any]

ZONES = ("battlefield", "hand", "graveyard", "exile", "library", "command", "sideboard")
"""The zones that a player's side of a scenario may list."""

GOES_ON = "..."
"""At the end of a library: it goes on with unknown cards."""

STARTING_LIFE = {"commander": 40, "brawl": 25, "standardbrawl": 25, "historicbrawl": 25, "duel": 20}
"""Starting life totals by format where they are not 20 (103.4)."""


@dataclass(frozen=True)
class Scenario:
    """A scenario that is well-formed. ``data`` is the JSON with nothing added; do not change it."""

    data: Json = field(repr=False)

    @classmethod
    def load(cls, source: str | Path | Mapping[str, Any]) -> Scenario:
        """Read and check one scenario: a file, its JSON text as a mapping. ScenarioError says what is wrong."""
        found = cls.load_all(source)
        if len(found) != 1:
            raise ScenarioError("", [f"{len(found)} scenarios"], "expected-one-scenario")
        return found[0]

    @classmethod
    def load_all(cls, source: str | Path | Mapping[str, Any] | Sequence[Any]) -> list[Scenario]:
        """Read a file that holds one scenario or a list of them."""
        data = _read(source) if isinstance(source, str | Path) else source
        if isinstance(data, Mapping):
            return [cls._checked(data, "")]
        if isinstance(data, Sequence) and not isinstance(data, str) and data:
            return [cls._checked(one, f"[{i}]") for i, one in enumerate(data)]
        raise ScenarioError("", data, "expected-scenario")

    @classmethod
    def _checked(cls, data: Any, place: str) -> Scenario:
        check(data, "scenario", place)
        _check_references(data, place)
        for i, text in enumerate(data.get("expect") or ()):
            if not understood(text):
                raise ScenarioError(f"{place}expect[{i}]", text, "expected-expectation")
        return cls(copy.deepcopy(dict(data)))

    @property
    def title(self) -> str:
        return str(self.data.get("title") or "")

    @property
    def players(self) -> Mapping[str, Json]:
        """The players' sides by name, in turn order."""
        sides: Mapping[str, Json] = self.data["players"]
        return sides

    @property
    def script(self) -> Sequence[Json]:
        return self.data.get("script") or ()

    @property
    def expect(self) -> Sequence[str]:
        return self.data.get("expect") or ()

    @property
    def cites(self) -> Sequence[str]:
        return self.data.get("cites") or ()

    @property
    def options(self) -> Json:
        return self.data.get("options") or {}

    @property
    def turn(self) -> Json:
        return self.data.get("turn") or {}

    @property
    def starting_life(self) -> int:
        """The life of a player for whom none is given (103.4)."""
        return starting_life_of(self.options)


def starting_life_of(options: Json) -> int:
    """The starting life total that a scenario's options say, or their format has (103.4)."""
    given = options.get("starting_life")
    if given is not None:
        return int(given)
    return STARTING_LIFE.get((options.get("format") or "").lower().replace(" ", ""), 20)


def _read(source: str | Path) -> Any:
    place = str(source)
    try:
        text = Path(source).read_text("utf-8")
    except OSError as error:
        raise ScenarioError(place, error.strerror or str(error), "expected-file") from None
    except ValueError as error:
        raise ScenarioError(place, str(error), "expected-file") from None
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        raise ScenarioError(f"{place}:{error.lineno}:{error.colno}", error.msg, "expected-json") from None
    except RecursionError:
        raise ScenarioError(place, "…[[[[…", "expected-json") from None


# ---- the shape


def check(data: Any, what: str = "scenario", place: str = "") -> None:
    """Check a value against the schema: a whole "scenario", or a part by its name there ("entry", "cast")."""
    _check_size(data, place)
    problems = list(_validator(what).iter_errors(data))
    if problems:
        _raise(_first(problems, data), place)


def _check_size(data: Any, place: str) -> None:
    """ScenarioError for what is nested too deep, or has a number with too many digits."""
    level = [data]
    for _ in range(MOST_NESTED):
        below: list[Any] = []
        for one in level:
            if isinstance(one, int) and abs(one) >= 10**MOST_DIGITS:
                raise ScenarioError(place, "999…", "expected-fewer-digits", most=MOST_DIGITS)
            below += one.values() if isinstance(one, Mapping) else one if isinstance(one, list | tuple) else ()
        level = below
        if not level:
            return
    raise ScenarioError(place, "…[[[[…", "expected-less-nested", most=MOST_NESTED)


@lru_cache(maxsize=32)
def _validator(what: str) -> Draft202012Validator:
    schema = schema_json()
    if what != "scenario":
        schema = {"$ref": f"#/$defs/{what}", "$defs": schema["$defs"]}
    return Draft202012Validator(schema)


def schema_json() -> Json:
    """The JSON Schema of a scenario."""
    text = (resources.files(__package__) / "scenario.schema.json").read_text("utf-8")
    schema: Json = json.loads(text)
    return schema


def _first(problems: Iterable[ValidationError], data: Any) -> ValidationError:
    """The problem that a reader comes to first."""

    def position(problem: ValidationError) -> list[int]:
        here, found = data, []
        for part in problem.absolute_path:
            found.append(part if isinstance(part, int) else list(here).index(part))
            here = here[part]
        return found

    return min(problems, key=position)


def _raise(problem: ValidationError, place: str) -> None:
    path: list[str | int] = list(problem.absolute_path)
    rule = problem.validator
    found: Any = problem.instance
    schema: Any = problem.schema if isinstance(problem.schema, Mapping) else {}
    wanted: Any = problem.validator_value
    hint = schema.get("x-expected")
    if rule == "additionalProperties":
        known = list(schema["properties"])
        key = next(k for k in found if k not in schema["properties"])
        near = difflib.get_close_matches(str(key), known, n=2, cutoff=0.6)
        raise ScenarioError(where(place, [*path, key]), key, "expected-keys", near, keys=", ".join(known))
    if rule == "required":
        key = next(k for k in wanted if k not in found)
        raise ScenarioError(where(place, [*path, key]), None, "expected-key", key=key)
    if rule == "enum":
        allowed = [str(v) for v in wanted]
        near = difflib.get_close_matches(str(found), allowed, n=2, cutoff=0.6)
        raise ScenarioError(where(place, path), found, "expected-one-of", near, values=", ".join(allowed))
    if rule == "oneOf":
        raise ScenarioError(where(place, path), found, "expected-card-or-token")
    if rule in ("minimum", "maximum") and hint is None:
        least, most = schema.get("minimum"), schema.get("maximum")
        key = "expected-between" if least is not None and most is not None else "expected-at-least"
        raise ScenarioError(where(place, path), found, key, least=least or 0, most=most or 0)
    if hint is None:
        kinds = schema.get("type", "value")
        hint = kinds if isinstance(kinds, str) else "value"
    raise ScenarioError(where(place, path), found, f"expected-{hint}")


def where(place: str, path: Iterable[str | int]) -> str:
    """A place as a person reads it: ``players.A.hand[2]``."""
    for part in path:
        if isinstance(part, int):
            place += f"[{part}]"
        else:
            place += f".{part}" if place else part
    return place


# ---- what the shape cannot say


def how_many(entry: Json | str) -> int:
    """How many objects an entry of a zone stands for."""
    return 1 if isinstance(entry, str) else int(entry.get("unknown") or entry.get("count") or 1)


def objects_of(data: Mapping[str, Any]) -> Iterator[tuple[list[str | int], str, str, Json]]:
    """Every object listed: its place, its player, its zone and the object (a bare name as ``{"card": name}``)."""
    for player, side in data["players"].items():
        for zone in side:
            if zone in ZONES:
                for i, entry in enumerate(side[zone]):
                    if entry == GOES_ON and zone == "library" and i == len(side[zone]) - 1:
                        continue
                    one = entry if isinstance(entry, dict) else {"card": entry}
                    yield ["players", player, zone, i], player, zone, one


_OF_PERMANENTS = (
    *("tapped", "damage", "attached_to", "attacking", "blocking", "sick", "deathtouched", "flipped", "phased_out"),
    *("protector", "face", "level", "merged_with", "melded_from", "copy_of"),
    *("goaded_by", "paired_with", "regeneration_shields"),
)
"""What only a permanent has."""


_FORGOTTEN = ("hand", "library", "graveyard", "sideboard")
"""Zones in which a card has no memory of what was chosen for it (400.7)."""

_WITHOUT_COUNTERS = ("hand", "library", "sideboard")
"""Zones in which no card has counters (122.2, 702.62a)."""

_NEVER_FACE_DOWN = ("hand", "graveyard", "sideboard")
"""Zones in which being face down would tell nothing: cards in hands are hidden anyway, those in graveyards are face up
(402.3, 404.2)."""


def _check_zone(data: Mapping[str, Any], place: str, player: str, zone: str, one: Json) -> None:
    """Nothing is said of an object that would count for nothing where it is: who controls what is no permanent is no
    question (109.4)."""
    if one.get("chosen") and zone in _FORGOTTEN:
        raise ScenarioError(f"{place}.chosen", next(iter(one["chosen"])), "expected-battlefield-only")
    if zone != "battlefield":
        if one.get("controller") not in (None, player, one.get("owner")):
            raise ScenarioError(f"{place}.controller", one["controller"], "expected-battlefield-only")
        for key in _OF_PERMANENTS:
            if one.get(key):
                raise ScenarioError(f"{place}.{key}", one[key], "expected-battlefield-only")
    for key, zones in (("counters", _WITHOUT_COUNTERS), ("face_down", _NEVER_FACE_DOWN)):
        if zone in zones and one.get(key):
            raise ScenarioError(f"{place}.{key}", one[key], "expected-battlefield-or-exile-only")
    for key in ("exiled_with", "set_aside"):
        if zone != "exile" and one.get(key):
            raise ScenarioError(f"{place}.{key}", one[key], "expected-exile-only")
    if zone != "command" and "emblem" in one:
        raise ScenarioError(f"{place}.emblem", one["emblem"], "expected-command-only")
    token = one.get("token")
    beside = [key for key in token if key != "copy_of"] if isinstance(token, dict) and "copy_of" in token else []
    if isinstance(token, dict) and beside:
        raise ScenarioError(f"{place}.token.{beside[0]}", token[beside[0]], "expected-copy-alone")


def _check_references(data: Mapping[str, Any], place: str) -> None:
    """Players named must exist, and an id must name one thing."""
    players = list(data["players"])

    def a_player(name: Any, *path: str | int) -> None:
        if name is not None and name not in players:
            near = difflib.get_close_matches(str(name), players, n=2, cutoff=0.5)
            expected = ", ".join(players)
            raise ScenarioError(where(place, path), name, "expected-player-of", near, players=expected)

    a_player((data.get("turn") or {}).get("active"), "turn", "active")
    seen: dict[str, str] = {}
    for path, whose, zone, one in objects_of(data):
        for key in ("controller", "owner", "protector", "goaded_by"):
            a_player(one.get(key), *path, key)
        name = one.get("id")
        if name is not None:
            if name in players:
                raise ScenarioError(where(place, [*path, "id"]), name, "expected-other-than-player")
            if name in seen:
                raise ScenarioError(where(place, [*path, "id"]), name, "expected-unused-id", at=seen[name])
            seen[name] = where(place, path)
        _check_zone(data, where(place, path), whose, zone, one)
    for player, side in data["players"].items():
        given = side.get("commander") or []
        for one in given if isinstance(given, list) else [given]:
            for victim in one.get("damage", ()) if isinstance(one, dict) else ():
                a_player(victim, "players", player, "commander", "damage")
    for i, entry in enumerate(data.get("script") or ()):
        for key in ("player", "active"):
            a_player(entry.get(key), "script", i, key)
    for player in data.get("history") or {}:
        if player not in ("died", "entered"):
            a_player(player, "history", player)
