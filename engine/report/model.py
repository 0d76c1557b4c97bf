"""What a table reports: frozen values, and the JSON of docs/scenario.md that they stand for.

All of them can be pickled, so that processes may pass them on.
"""

from __future__ import annotations

import dataclasses
import json
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from engine.report.position import Position
from engine.table.expect.held import Check

Json = dict[str, Any]


class StepKind(StrEnum):
    """What a step tells."""

    HAPPENED = "happened"
    CHANGED = "changed"
    """What something is has changed, because of an effect (613)."""
    DID_NOT_HAPPEN = "did_not_happen"
    """What a player would expect, and a rule or an effect keeps from happening."""
    ASKED = "asked"
    """What somebody had to choose, and chose."""


class Role(StrEnum):
    """What a rule does at the step that cites it."""

    DECIDES = "decides"
    PROCEDURE = "procedure"


@dataclass(frozen=True, slots=True)
class Citation:
    """A rule: its number in the edition at hand, our gloss, the official text if any, and whether it decides."""

    id: str
    gloss: str
    text: str | None = None
    role: Role = Role.DECIDES


@dataclass(frozen=True, slots=True)
class RulingCited:
    """An official ruling that explains a step, in its original English."""

    card: str
    date: str
    source: str
    text: str
    beside: str = ""
    """The sentences of it that explain the step, to be read beside it; empty where none does by itself."""


@dataclass(frozen=True, slots=True)
class Changed:
    """What an effect has made of an object (613): ``before`` and ``after`` are what is otherwise, as a permanent of the
    ``state`` has it. ``effect`` names what the effects come from."""

    object: str
    before: Json
    after: Json
    effect: str


@dataclass(frozen=True, slots=True)
class Step:
    """One step of what happened, as a person reads it. ``events`` are the ids it stands for."""

    n: int
    text: str
    depth: int
    kind: StepKind
    rules: tuple[Citation, ...]
    rulings: tuple[RulingCited, ...]
    events: tuple[int, ...]
    by_hand: bool = False
    refused: bool = False
    """True for an act that was refused as the script expected."""
    changed: tuple[Changed, ...] = ()
    """For a step of the kind ``CHANGED`` the objects, each with what has become of it."""
    gives_way: bool = False
    """Whether it explains only how things stand or where the game is, and is not told any more once more happens."""
    unasked: bool = False
    """Whether it tells what has come of a permanent spell that an effect has cast: no act of the script says so."""
    item: str = ""
    """The name of the spell, or of the source of the ability, that is put onto the stack, aimed or resolves in it."""

    def to_dict(self) -> Json:
        """The step as JSON data: what has changed stands in it, of further objects under ``alike``."""
        aside = ("changed", "gives_way", "unasked", "item")
        fields = (f.name for f in dataclasses.fields(self) if f.name not in aside)
        made = {name: _plain(getattr(self, name)) for name in fields}
        for number, one in enumerate(self.changed):
            if number == 0:
                made |= _plain(one)
            else:
                made.setdefault("alike", []).append(_plain(one))
        return made


@dataclass(frozen=True, slots=True)
class PendingOption:
    """One thing that can be chosen: ``id`` answers with it, ``label`` is for a person, the rest for a program.

    ``object`` is the reference to a card or permanent and ``player`` a player's name, where it is one; ``ability``,
    ``mode`` and ``number`` are numbers as the script has them; ``least`` and ``lethal`` are for divisions.
    """

    id: str
    label: str
    kind: str = ""
    card: str | None = None
    face: str | None = None
    ability: int | None = None
    cost: str | None = None
    mode: int | None = None
    number: int | None = None
    object: str | None = None
    player: str | None = None
    least: int | None = None
    """Of a division, how much it gets at least."""
    lethal: int | None = None
    """Of a division of damage, how much is lethal to it, or takes its last loyalty or defense counter."""
    deathtouch: bool = False
    """Whether that is so for the source's deathtouch."""

    def to_dict(self) -> Json:
        """The option as JSON data, without what does not apply."""
        found = {f.name: getattr(self, f.name) for f in dataclasses.fields(self)}
        return {
            key: value
            for key, value in found.items()
            if key in ("id", "label") or (value not in (None, "") and value is not False)
        }


@dataclass(frozen=True, slots=True)
class Pending:
    """The choice that somebody has to make. ``form`` says what an answer looks like (docs/scenario.md)."""

    player: str
    kind: str
    prompt: str
    options: tuple[PendingOption, ...]
    min: int
    max: int | None
    rule: str
    form: str = "options"
    ordered: bool = False
    gloss: str = ""
    decides: str | None = None
    """Who makes the player's decisions in this turn, where that is another player (723.5)."""
    onto_stack: bool = False
    """Whether the order is that in which things are put onto the stack: the last one resolves first."""
    by_name: bool = False
    """Whether beside the options the name of any card that fits will do, or of any creature type."""
    rest: bool = False
    """Whether the last option stands for all that may be named and is not listed."""
    besides: tuple[str, ...] = ()
    """The numbers of the rules beside ``rule`` that say which answers are legal, and what they do."""


@dataclass(frozen=True, slots=True)
class Alternative:
    """One answer to a choice: as ``Table.answer`` takes it, and in words."""

    value: Any
    label: str


@dataclass(frozen=True, slots=True)
class Outcome:
    """What some answers to a choice come to: the same for each of them.

    ``results`` says what does not come of every answer; empty where nothing more does. Where it depends on what is
    asked afterwards, ``then`` has that choice with its own outcomes; ``asks`` is what was asked, where it was not
    answered.
    """

    answers: tuple[Alternative, ...]
    said: str
    """The answers in a few words: "Ajani's Pridemate before Soul Warden", "anything else"."""
    results: tuple[str, ...]
    asks: str = ""
    then: Outcomes | None = None
    idle: bool = False
    """Whether nothing comes of it that would not without it; ``results`` may say how things stay."""
    steps: tuple[Step, ...] = ()
    """Behind the steps that are taken whichever answer is given those that this one leads to still."""


@dataclass(frozen=True, slots=True)
class LivesThen:
    """How much life a player may have in the end, from the least on, by the answer; ``loses`` where the player may lose
    the game too. ``ends`` are the places among the outcomes of one that is worst for the player, and of one that is
    best, where they are reached without another choice."""

    player: str
    lives: tuple[int, ...]
    loses: bool
    ends: tuple[int, ...]


FOR_VERDICTS = ("passing", "survives", "steps", "times", "lives", "left", "same")
"""What of outcomes only a verdict of a few lines asks for."""


@dataclass(frozen=True, slots=True)
class Outcomes:
    """What would come of a choice, each class of answers that lead to the same position once.

    ``always`` says what comes of every answer. ``played`` is how many lines were played to their ends; ``all`` tells
    whether every legal answer was among them, but for those that could not come to anything else. With ``by_chance``
    something was left to chance, which comes out as the scenario's seed has it; ``unread`` are the cards whose unread
    text could matter; ``assumed`` is what was taken for granted on the way, as a report says it.
    """

    player: str
    kind: str
    prompt: str
    rule: str
    always: tuple[str, ...]
    outcomes: tuple[Outcome, ...]
    played: int
    all: bool
    by_chance: bool = False
    unread: tuple[str, ...] = ()
    assumed: tuple[str, ...] = ()
    passing: frozenset[tuple[str, int]] = frozenset()
    """What has become of things so far and does not stay so after every answer, by how it is told and the number of the
    object, or of the player whose life that is; for ``verdict_since``."""
    survives: str = ""
    """That who chooses between replacement effects does not lose the game, and how, where that is at stake."""
    steps: tuple[Step, ...] = ()
    """The steps that are taken whichever answer is given, where it is told in a few lines."""
    times: int = 1
    """How often the same is asked, where it is told in a few lines what comes of the same answer each time."""
    lives: tuple[LivesThen, ...] = ()
    """Players whose life is not the same after every answer, where it is told in a few lines."""
    same: bool = False
    """Whether every answer that was tried leads to the very same, effects that last included."""
    left: bool = False
    """Whether acts that were to be done after each answer had to wait, as where somebody must choose before."""

    @property
    def matters(self) -> bool:
        """Whether it makes a difference which answer is given."""
        return len(self.outcomes) > 1

    @property
    def to_the_end(self) -> bool:
        """Whether nothing was left unanswered on any way."""
        return all(not one.asks and (one.then is None or one.then.to_the_end) for one in self.outcomes)

    def to_dict(self) -> Json:
        """The outcomes as JSON data."""
        told = (f.name for f in dataclasses.fields(self) if f.name not in FOR_VERDICTS)
        return {"matters": self.matters} | {name: _plain(getattr(self, name)) for name in told}


@dataclass(frozen=True, slots=True)
class Refused:
    """An act that was refused: its place in the script from 0, the entry, the reason and the rules that say so."""

    at: int
    act: Json
    reason: str
    citations: tuple[Citation, ...]
    expected: bool = False
    rulings: tuple[RulingCited, ...] = ()
    """The official rulings on the point."""

    @property
    def rules(self) -> tuple[str, ...]:
        """The numbers of the rules."""
        return tuple(cited.id for cited in self.citations)

    def to_dict(self) -> Json:
        """The refusal as JSON data; its rules by number only."""
        rules = list(self.rules)
        return {"at": self.at, "act": self.act, "reason": self.reason, "rules": rules, "expected": self.expected}


@dataclass(frozen=True, slots=True)
class UnreadText:
    """A sentence of a card in the game that the engine does not read."""

    card: str
    face: int
    text: str
    could_matter: bool
    why: str


@dataclass(frozen=True, slots=True)
class Data:
    """What a report stands on: the dates of the cards and rules (None for the starter set), the engine's version."""

    cards: str | None
    rules: str | None
    engine: str


@dataclass(frozen=True, slots=True)
class Report:
    """Everything there is to say about a table. ``events`` and ``state`` are JSON (docs/scenario.md)."""

    verdict: str
    deciding: tuple[str, ...]
    """The numbers of the rules that decide, the most specific first."""
    steps: tuple[Step, ...]
    events: tuple[Json, ...]
    pending: Pending | None
    refused: Refused | None
    unread: tuple[UnreadText, ...]
    assumed: tuple[str, ...]
    expect: tuple[Check, ...]
    state: Json
    data: Data
    title: str = ""
    version: int = field(default=1)
    outcomes: Outcomes | None = None
    """What would come of the pending choice; only where that was asked for."""

    @property
    def told(self) -> int:
        """How many steps tell what has happened; those behind them give way to what happens next."""
        return sum(not step.gives_way for step in self.steps)

    @property
    def good(self) -> bool:
        """Whether every expectation held and nothing was refused unexpectedly or left pending."""
        refused = self.refused is not None and not self.refused.expected
        return all(c.held for c in self.expect) and not refused and self.pending is None

    def position(self) -> Position:
        """The ``state`` as typed values, read anew each time."""
        return Position.of(self.state)

    def to_dict(self) -> Json:
        """The report as JSON data, its keys in the order of docs/scenario.md."""
        made: Json = {"version": self.version, "title": self.title}
        for part in (
            "verdict",
            "deciding",
            "steps",
            "events",
            "pending",
            "refused",
            "unread",
            "assumed",
            "expect",
            "state",
            "data",
        ):
            made[part] = _plain(getattr(self, part))
        if self.outcomes is not None:
            made["outcomes"] = self.outcomes.to_dict()
        return made

    def to_json(self) -> str:
        """The report as JSON text; the same scenario gives the same bytes."""
        return json.dumps(self.to_dict(), ensure_ascii=False, indent=2)


def _plain(value: Any) -> Any:
    if isinstance(value, PendingOption | Refused | Step | Outcomes):
        return _plain(value.to_dict())
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        return {f.name: _plain(getattr(value, f.name)) for f in dataclasses.fields(value)}
    if isinstance(value, list | tuple):
        return [_plain(one) for one in value]
    if isinstance(value, dict):
        return {key: _plain(one) for key, one in value.items()}
    return value
