"""What a board of the corpus is, and what its report is measured by."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from engine import Report, Role, Scenario, play
from tests.helpers import PASS_A, RESOLVE, Entry, activate, attack_with, block_with, cast, creature, to
from tests.shelf import cards

Side = Iterable[Any] | dict[str, Any]

LEFT = creature("", "2/2", "Left")
RIGHT = creature("", "3/3", "Right")
GROWN = {"card": "Grizzly Bears", "counters": {"+1/+1": 2}}
BOLT_B = [cast("Lightning Bolt", "B"), RESOLVE]
ONE = attack_with({"One": "B"})
"""A's creature One attacks B."""


@dataclass(frozen=True)
class Case:
    """A board, and the rules that decide what happens on it."""

    title: str
    rules: tuple[str, ...]
    scenario: dict[str, Any]
    illustrates: tuple[str, ...] = ()
    """The examples of the Comprehensive Rules that it plays: "107.1b#2" is the second of rule 107.1b."""

    @cached_property
    def report(self) -> Report:
        """What the engine says of it."""
        return play(Scenario.load(self.scenario), cards()).report()

    @property
    def deciding(self) -> set[str]:
        """The rules that the report marks as deciding."""
        asked = {self.report.pending.rule} if self.report.pending is not None else set()
        return {*self.report.deciding, *asked}

    @property
    def missing(self) -> tuple[str, ...]:
        """The rules that a judge would name and the report does not mark."""
        return tuple(rule for rule in self.rules if rule not in self.deciding)

    @property
    def cited(self) -> set[str]:
        """The rules that the report cites in whatever role."""
        return {rule.id for step in self.report.steps for rule in step.rules}

    @property
    def most_procedure(self) -> int:
        """The most procedure that a single step shows: what stands beside it where nothing decides."""
        shown = (any(rule.role is Role.DECIDES for rule in step.rules) for step in self.report.steps)
        return max((0 if decided else 1 for decided in shown), default=0)


def case(title: str, rules: str, a: Side, b: Side, *script: Entry | list[Entry], **more: Any) -> Case:
    """A board of the corpus; ``rules`` are the numbers that decide, ``illustrates`` the examples of the Comprehensive
    Rules that it plays; ``more`` is as for ``tests.helpers.board``."""
    illustrates = tuple(more.pop("illustrates", "").split())
    sides = {"A": a, "B": b, **{name: more.pop(name) for name in ("C", "D") if name in more}}
    players = {n: dict(s) if isinstance(s, dict) else {"battlefield": list(s)} for n, s in sides.items()}
    for player in players.values():
        player.setdefault("library", ["Forest"] * 5)
    entries = [one for part in script for one in (part if isinstance(part, list) else [part])]
    turn = {"number": 3, "active": more.pop("active", "A"), "step": more.pop("step", "precombat main")}
    scenario = {"version": 1, "title": title, "players": players, "turn": turn, "script": entries, **more}
    return Case(title, tuple(rules.split()), scenario, illustrates)


def fight(
    title: str, rules: str, attacker: Any, blocker: Any, *more: Entry, mine: Iterable[Any] = (), **kw: Any
) -> Case:
    """A's first creature attacks B, and B's first blocks it."""
    script = [*attack_with({name(attacker): "B"}), *block_with({name(blocker): name(attacker)}), to("combat damage")]
    return case(title, rules, [attacker, *mine], [blocker], script, *more, **kw)


def done(
    title: str,
    rules: str,
    text: str,
    *answers: Entry,
    at: Iterable[str] = (),
    mine: Iterable[Any] = (),
    theirs: Iterable[Any] = (),
    a: dict[str, Any] | None = None,
    b: dict[str, Any] | None = None,
    then: Iterable[Entry | list[Entry]] = (),
    **kw: Any,
) -> Case:
    """A activates an ability of these words, it resolves with these answers, and ``then`` is done. ``mine`` and
    ``theirs`` are further permanents of A and B, ``a`` and ``b`` whatever else they have."""
    sides = {"battlefield": [does(text), *mine], **(a or {})}, {"battlefield": list(theirs), **(b or {})}
    return case(title, rules, *sides, activate("Source", *at), *answers, RESOLVE, *then, **kw)


def does(text: str, name: str = "Source", **more: object) -> dict[str, object]:
    """A creature with an ability that costs nothing."""
    return creature("{0}: " + text, "1/1", name, **more)


def static(text: str, name: str = "Rule") -> dict[str, object]:
    """An enchantment with this text."""
    return {"token": {"name": name, "types": ["Enchantment"], "text": text}}


def responds(name: str, *targets: str) -> list[Entry]:
    """B answers with the ability of a permanent of theirs, and it resolves."""
    return [PASS_A, activate(name, *targets, player="B"), RESOLVE]


def name(written: Any) -> str:
    """What a permanent of a board is called."""
    if isinstance(written, str):
        return written
    return str(written["token"]["name"] if "token" in written else written["card"])
