"""The door of a table: an entry of a script is checked and read once, and travels on as a type of its own."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from engine.state.actions import Happening
from engine.state.ids import PlayerId
from engine.state.turn import Step
from engine.state.zones import Zone
from engine.table import entries as e
from engine.table.colors_and_steps import step_name
from engine.table.placing import FACES
from engine.table.references import References
from engine.table.scenario import Json, check
from engine.table.scenario_error import ScenarioError

SCRIPT_ZONES = {zone.value: zone for zone in Zone} | {"sideboard": Zone.OUTSIDE}

COST_NAMES = {"multikicker": "kicker", "kick": "kicker", "kicked": "kicker"}
"""What people call costs that the rules keep under another name."""

ASK = "ask"
"""Instead of costs: each optional cost is asked for."""

MOST_DIGITS = 6
"""A longer number is no number of an ability."""


def read_entry(written: Json, at: int, refs: References) -> e.ScriptEntry:
    """The entry that stands at a place of the script, from 0. ScenarioError where it is not well-formed, or for a
    player who is not of this game."""
    place = f"script[{at}]"
    do = written.get("do") if isinstance(written, Mapping) else None
    known = isinstance(do, str) and do in _READERS
    check(written, str(do) if known else "entry", place)  # an entry of a known kind has its own part of the schema
    return _READERS[written["do"]](_Reader(written, at, place, refs))


class _Reader:
    """One entry being read."""

    def __init__(self, written: Json, at: int, place: str, refs: References) -> None:
        self.written = dict(written)
        self.at = at
        self.place = place
        self.refs = refs

    # ---- what many entries have

    def common(self) -> dict[str, Any]:
        """What every entry may have."""
        return {
            "at": self.at,
            "written": self.written,
            "answers": tuple(self.answers()),
            "expect_refused": bool(self.written.get("expect_refused")),
        }

    def acting(self) -> dict[str, Any]:
        """What every entry of a player may have."""
        return {"player": self.player(self.written["player"], f"{self.place}.player"), **self.common()}

    def player(self, name: str, place: str) -> PlayerId:
        """The number of the player so named."""
        player = self.refs.player(name)
        if player is None:
            names = ", ".join(p.name for p in self.refs.game.players)
            raise ScenarioError(place, name, "expected-player-of", players=names)
        return player

    def answers(self) -> Sequence[e.GivenAnswer]:
        """The answers that the entry brings along for the choices it leads to."""
        written = self.written
        player = self.refs.player(written["player"]) if "player" in written else None
        named = [
            e.GivenAnswer(written[key], self.at, player, kind)
            for key, kind in (("modes", "mode"), ("x", "x"), ("division", "division"))
            if written.get(key) is not None
        ]
        return [*named, *(self.answer(one) for one in written.get("choices") or ())]

    def answer(self, one: Any) -> e.GivenAnswer:
        """An answer as it is written: a bare value, or a map with ``value`` and whom and what it is for."""
        if not isinstance(one, Mapping) or "value" not in one:
            return e.GivenAnswer(one, self.at)
        player = self.refs.player(one["player"]) if "player" in one else None
        return e.GivenAnswer(one["value"], self.at, player, one.get("choice"))

    def targets(self) -> tuple[e.TargetWords, ...] | None:
        """The targets announced, with places on the stack counted as they are before the act."""
        written = self.written.get("targets")
        if written is None:
            return None
        pin = self.refs.pin
        return tuple(tuple(pin(words) for words in one) if isinstance(one, list) else pin(one) for one in written)

    def zone(self) -> Zone | None:
        return SCRIPT_ZONES[self.written["from"]] if "from" in self.written else None

    # ---- each kind of entry

    def cast(self) -> e.CastEntry:
        written = self.written
        costs = written.get("costs") or ()
        named = [costs] if isinstance(costs, str) else costs
        return e.CastEntry(
            card=written["card"],
            face=written.get("face"),
            zone=self.zone(),
            free=bool(written.get("free")),
            costs=None if costs == ASK else tuple(COST_NAMES.get(one, one) for one in named),
            kicked=int(written.get("kicked") or 0),
            targets=self.targets(),
            **self.acting(),
        )

    def play(self) -> e.PlayEntry:
        written = self.written
        return e.PlayEntry(card=written["card"], face=written.get("face"), zone=self.zone(), **self.acting())

    def activate(self) -> e.ActivateEntry:
        ability = self.written.get("ability")
        if isinstance(ability, str) and ability.isdecimal() and len(ability) <= MOST_DIGITS:
            ability = int(ability)
        source = self.written["source"]
        return e.ActivateEntry(source=source, ability=ability, targets=self.targets(), **self.acting())

    def special(self) -> e.SpecialEntry:
        return e.SpecialEntry(name=self.written["act"], source=self.written.get("source"), **self.acting())

    def passing(self) -> e.PassEntry:
        return e.PassEntry(**self.acting())

    def concede(self) -> e.ConcedeEntry:
        return e.ConcedeEntry(**self.acting())

    def happening(self) -> e.HappenEntry:
        return e.HappenEntry(what=Happening(self.written["what"]), count=int(self.written["count"]), **self.acting())

    def attack(self) -> e.AttackEntry:
        return e.AttackEntry(creatures=self.written["attackers"], **self.acting())

    def block(self) -> e.BlockEntry:
        return e.BlockEntry(creatures=self.written["blockers"], **self.acting())

    def resolve(self) -> e.ResolveEntry:
        count = None if self.written.get("all") else int(self.written.get("count", 1))
        return e.ResolveEntry(count=count, **self.common())

    def go_to(self) -> e.GoToEntry:
        written = self.written
        active = self.refs.player(written["active"]) if "active" in written else None
        step = Step(step_name(written["step"]))
        return e.GoToEntry(step=step, turn=written.get("turn"), active=active, **self.common())

    def answering(self) -> e.AnswerEntry:
        return e.AnswerEntry(answer=replace(self.answer(self.written), waits=True), **self.common())

    def edit(self) -> e.EditEntry:
        changes = [
            _CHANGES[key](self, value, f"{self.place}.{key}") for key, value in self.written.items() if key in _CHANGES
        ]
        return e.EditEntry(changes=tuple(changes), assumed=bool(self.written.get("assumed")), **self.common())

    # ---- each kind of change by hand

    def set_life(self, value: Mapping[str, int], place: str) -> e.SetLife:
        return e.SetLife(tuple((self.player(name, place), life) for name, life in value.items()))

    def move(self, value: Mapping[str, Any], place: str) -> e.MoveObjects:
        return e.MoveObjects({words: self.destination(words, goal, place) for words, goal in value.items()})

    def destination(self, words: str, goal: Any, place: str) -> e.Destination:
        how = goal if isinstance(goal, Mapping) else {"to": goal}
        name, _, position = str(how["to"]).partition(" ")
        if name not in SCRIPT_ZONES:
            listed = ", ".join(zone.value for zone in Zone if zone is not Zone.NOWHERE)
            raise ScenarioError(f"{place}.{words}", goal, "expected-one-of", (), values=listed)
        return e.Destination(
            SCRIPT_ZONES[name],
            bottom=(how.get("position") or position) == "bottom",
            controller=self.player(how["controller"], place) if "controller" in how else None,
            face=FACES[how["face"]] if "face" in how else None,
            tapped=bool(how.get("tapped")),
        )

    def tap(self, value: Any, place: str) -> e.SetTapped:
        if isinstance(value, Mapping):
            return e.SetTapped(value)
        return e.SetTapped(dict.fromkeys([value] if isinstance(value, str) else value, True))

    def create(self, value: Mapping[str, Any], place: str) -> e.CreateObjects:
        objects: list[tuple[PlayerId, str, Json | str]] = []
        for name, listed in value.items():
            player = self.player(name, place)
            objects += [(player, f"{place}.{name}[{i}]", one) for i, one in enumerate(listed)]
        return e.CreateObjects(tuple(objects))

    def remove(self, value: str | Sequence[str], place: str) -> e.RemoveObjects:
        return e.RemoveObjects((value,) if isinstance(value, str) else tuple(value))

    def control(self, value: Mapping[str, str], place: str) -> e.SetController:
        return e.SetController({words: self.player(name, place) for words, name in value.items()})


_READERS: dict[str, Callable[[_Reader], e.ScriptEntry]] = {
    "cast": _Reader.cast,
    "play": _Reader.play,
    "activate": _Reader.activate,
    "special": _Reader.special,
    "pass": _Reader.passing,
    "concede": _Reader.concede,
    "attack": _Reader.attack,
    "block": _Reader.block,
    "resolve": _Reader.resolve,
    "go_to": _Reader.go_to,
    "answer": _Reader.answering,
    "edit": _Reader.edit,
    "happen": _Reader.happening,
}

_CHANGES: dict[str, Callable[[_Reader, Any, str], e.Change]] = {
    "set_life": _Reader.set_life,
    "counters": lambda reader, value, place: e.SetCounters(value),
    "move": _Reader.move,
    "tap": _Reader.tap,
    "face": lambda reader, value, place: e.SetFace({words: FACES[face] for words, face in value.items()}),
    "damage": lambda reader, value, place: e.SetDamage(value),
    "attach": lambda reader, value, place: e.SetAttached(value),
    "create": _Reader.create,
    "remove": _Reader.remove,
    "control": _Reader.control,
}
