"""A step of a report while it is being made: the events that it tells, the rules it cites, what made it what it is."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Any

from engine.events import AbilityActivated, AbilityTriggered, BecameTarget, CharacteristicsChanged, Resolved, SpellCast
from engine.report.model import StepKind
from engine.report.narration.instead_of import instead_of
from engine.report.narration.lifelink import lifelink_of
from engine.rules.continuous.keywords_taken import NO_LONGER_HAS
from engine.rules.continuous.what_cant_be_given import CANT_GAIN, GAINS_NOTHING
from engine.rules.damage import LIFELINK_GIVEN
from engine.rules.permanents.abilities_without_their_source import RESOLVES_ALL_THE_SAME
from engine.rules.permanents.protection_that_comes_near import LACKS_THE_COLORS
from engine.rules.permanents.what_does_not_help import COPIED_EVEN_SO
from engine.state.choices import Message, Term, targets_in
from engine.state.ids import ObjectId, TargetId, objects_in
from engine.state.log import Logged

ALIKE = ("tell-alike", "tell-alike-order")
"""The steps of choices that could not matter: they name who did not have to choose, and nothing that others chose."""


RESOLVING = ("tell-resolve", "tell-resolve-ability", "tell-resolve-copy")
"""The steps of what resolves: what is chosen comes of it, and is told behind them."""

UNTAPPED = "attacks-untapped"
"""What is remarked on creatures that attack without becoming tapped (702.20b)."""

PAST_NOTHING = "tramples-past-nothing"
"""That an attacker with trample is blocked by nothing any more (702.19d)."""

OF_ITSELF = {
    "not-targeted": "not-targeted-itself",
    LACKS_THE_COLORS: LACKS_THE_COLORS,
    "not-destruction-of": "not-destruction",
    "not-countering-of": "not-countering",
    "has-mana-value": "has-mana-value-itself",
    "had-from": "had-from",
    "by-toughness": "by-toughness",
    "enough-with-deathtouch": "enough-with-deathtouch",
    "by-deathtouch": "by-deathtouch-itself",
    "with-keyword": "with-keyword-itself",
    "without-keyword": "without-keyword",
    COPIED_EVEN_SO: "copied-all-the-same-itself",
    RESOLVES_ALL_THE_SAME: "resolves-without-source-itself",
    "newer-effect": "newer-effect",
    NO_LONGER_HAS: f"{NO_LONGER_HAS}-itself",
    CANT_GAIN: f"{CANT_GAIN}-itself",
    "owed-to": "owed-to-itself",
    "owed-to-have": "owed-to-itself",
    "owed-to-not": "owed-to-not-itself",
    "tied-votes": "tied-votes-themselves",
    "counting": "counting-these",
    "goes-to-its-owner": "goes-to-its-owner-itself",
    "controlled-as-it-left": "controlled-as-it-left-itself",
    UNTAPPED: "attacks-untapped-itself",
    PAST_NOTHING: PAST_NOTHING,
}
"""Remarks on some of the things that a step speaks of, and how they are made on all of them."""


ONLY_IN_VERDICTS = (COPIED_EVEN_SO, RESOLVES_ALL_THE_SAME)
"""What the step that it is remarked on says itself."""

COUNTERS_PUT = "tell-counters-put"

AS_A_COST = "as-a-cost"
"""What is remarked on what a player does to cast a spell (118.8)."""

AIMED = "tell-targets"
"""The targets of what has triggered, where they are chosen after that was told."""

FOR_VERDICT = "had-from"
"""What a step need not say, as the one before it does, but a verdict: from what it has the ability that does it."""

IN_ANY_ORDER = "in-any-order"
"""What is remarked on the effects that have changed something, behind them."""


@dataclass(slots=True, eq=False)
class Draft:
    """A step being made. ``args`` may still change while later events are folded into it."""

    key: str
    args: dict[str, Any]
    depth: int
    rules: list[str] = field(default_factory=list)
    events: list[Logged] = field(default_factory=list)
    by_hand: bool = False
    refused: bool = False
    before: int = 0
    """For a step without events the id of the event that came next."""
    kind: StepKind = StepKind.HAPPENED
    changed_by: list[ObjectId] = field(default_factory=list)
    notes: list[Message] = field(default_factory=list)
    """What else there is to remark."""
    """The objects whose replacement and prevention effects made it what it is (614, 615)."""
    only_choice: bool = False
    """Whether what it names was the only legal choice."""
    changes: list[CharacteristicsChanged] = field(default_factory=list)
    """What objects have become in it (613)."""
    outcome: Message | None = None
    """What that is, where the step is about something else."""
    course: tuple[str, ...] = ()
    """The rules by which the step of the turn began that goes without saying."""
    gives_way: bool = False
    """Whether it says only where the game is, until something is told that says so itself."""

    unasked: bool = False
    """Whether it tells what has come of a permanent spell that an effect has cast."""

    is_result_of_damage: bool = False
    """Whether it stands behind all the damage dealt at once that it comes of."""

    @property
    def message(self) -> Message:
        """Its words; that a target was the only legal one stands behind it, before the words of the ability."""
        args = (
            self.args | {"targets": Message("targeting-only", {"targets": self.args["targets"]})}
            if self._only_target
            else self.args
        )
        return Message(self.key, args)

    @property
    def _only_target(self) -> bool:
        """Whether it names a target that was the only legal one, and behind that the words of an ability."""
        worded = self.args.get("text") or self.args.get("modes")
        return self.only_choice and bool(worded) and isinstance(self.args.get("targets"), Message)

    @property
    def remarks(self) -> Message | None:
        """The effects that made it what it is, as far as the step is not about their sources alone; that what it
        names was the only legal choice; and what else is to be remarked."""
        one = self.args.get("count", 1) == 1 or self.key == COUNTERS_PUT
        said = set(self.message.objects()) if one else set()
        unsaid = [self.effect(i) for i in self.changed_by if i not in said]
        counted = [_of_itself(one, self.message) for one in self.counted if one.key not in ONLY_IN_VERDICTS]
        if self.key == GAINS_NOTHING:
            counted = [one for one in counted if not one.key.startswith(CANT_GAIN)]
        if isinstance(number := self.args.get("number"), Message) and number.args["what"].key == "numbers-compared":
            counted = [one for one in counted if not one.key.startswith("has-mana-value")]
        remarks = [one for one in counted if one.key not in (IN_ANY_ORDER, FOR_VERDICT, LIFELINK_GIVEN)]
        instead = instead_of(self.events, self.args.get("player") or self.args.get("owner"))
        by = [Message("changed-by", {"effects": unsaid, "count": len(unsaid)})] if unsaid else []
        both = [Message("by-instead", {"by": by[0], "instead": instead})] if by and instead is not None else []
        remarks += both or by or ([instead] if instead is not None else [])
        remarks += [one for one in counted if one.key == IN_ANY_ORDER]
        remarks += [_of_itself(one, self.message) for one in self.notes]
        ordered = bool(self.args.get("topmost"))  # which cards was no choice, in which order was
        silent = ordered or self._only_target or any(one.key == AS_A_COST for one in self.notes)
        remarks += [Message("only-choice")] if self.only_choice and not silent else []
        remarks += [Message("lethal-from-deathtouch")] if "702.2c" in self.rules else []
        remarks += [Message("deathtouch-as-it-last-was")] if "702.2e" in self.rules else []
        by_lifelink = lifelink_of(self.events)
        remarks += [by_lifelink] if by_lifelink is not None and "702.15c" not in self.rules else []
        remarks += [Message("lifelink-as-it-last-was")] if "702.15c" in self.rules else []
        remarks += [Message(PAST_NOTHING)] if "702.19d" in self.rules else []
        return Message("list", {"items": remarks}) if remarks else None

    def tells(self, decided: Draft) -> bool:
        """Whether this step names what was chosen where only one choice was legal; then it says so itself."""
        chosen = {*targets_in(decided.args.get("answer"))}
        if (
            self.key in (*ALIKE, *RESOLVING)
            or decided.key != "tell-decided"
            or not chosen
            or not chosen <= {*self.message.targets()}
        ):
            return False
        self.only_choice = True
        self.cite(decided.rules)
        return True

    @property
    def since(self) -> int:
        """The id of the first event that it tells, or of the one that came next."""
        return self.events[0].id if self.events else self.before

    @property
    def at(self) -> int:
        """The point of the log that it speaks of: the last event that it tells; of what enters as a copy, the one
        before."""
        copies = any(getattr(one.event, "copied", None) is not None for one in self.events)
        return self.since - 1 if copies else max((one.id for one in self.events), default=self.before)

    @property
    def item(self) -> ObjectId | None:
        """The spell or ability that is put onto the stack, aimed at something or resolves in it."""
        for event in (one.event for one in self.events):
            if isinstance(event, SpellCast | Resolved):
                return event.object
            aimed = self.key == AIMED and isinstance(event, BecameTarget)
            if (aimed or isinstance(event, AbilityTriggered | AbilityActivated)) and event.item is not None:
                return event.item
        return None

    def effect(self, source: ObjectId) -> Any:
        """An object whose effect made it what it is, and of how much it made how much, where that is the
        same of all that is told."""
        told = [one for one in self.events if one.amounts]
        alike = bool(told) and all(one.amounts == told[0].amounts for one in told)
        for by, before, after in told[0].amounts if alike else ():
            if by == source:
                return Message("changed-amount", {"effect": TargetId.of_object(by), "before": before, "after": after})
        return TargetId.of_object(source)

    @property
    def counted(self) -> list[Message]:
        """What was counted for it, and what the rules have to say of it: the same of several things is said once."""
        found: list[Message] = []
        for one in (one for logged in self.events for one in logged.counted):
            same = next((i for i, other in enumerate(found) if says_the_same(other, one)), None)
            if same is None:
                found.append(one)
            elif found[same] != one:
                found[same] = of_both(found[same], one)
        return found

    def take(self, logged: Logged) -> None:
        """Fold an event into this step: its rules are cited here, and what made it what it is is named."""
        self.events.append(logged)
        self.cite(logged.rules)
        self.changed_by += [i for i in logged.changed_by if i not in self.changed_by]

    def cite(self, rules: Iterable[str]) -> None:
        self.rules += [rule for rule in rules if rule not in self.rules]


def says_the_same(one: Message, other: Message) -> bool:
    """Whether two messages say the same of different things."""
    both = [
        {name: _of_so_many(value, 1) for name, value in said.args.items() if name not in ("things", "count")}
        for said in (one, other)
    ]
    return one == other or ("things" in one.args and one.key == other.key and both[0] == both[1])


def _of_itself(remark: Message, step: Message) -> Message:
    """What doesn't help what a step speaks of, without naming that again."""
    if remark.key not in OF_ITSELF:
        return remark
    things = {*remark.args.get("things", remark.targets())}  # those that it is said of, not by whose effects
    objects = {*objects_in(things)}
    meant = (targets_in(step.args.get(name)) for name in ("to", "targets"))
    alone = any(things == {*those} for those in meant)  # of damage what it is dealt to, of a spell its target
    same = alone or (objects == {*step.objects()} if objects else things == {*step.targets()})
    if same and (remark.key, step.key) == ("with-keyword", "tell-destroyed"):
        return Message("keyword-given", remark.args)  # the keyword is why it is destroyed
    return Message(OF_ITSELF[remark.key], remark.args) if same else remark


def of_both(one: Message, other: Message) -> Message:
    """What two messages say the same of, in one."""
    things = list(dict.fromkeys([*one.args["things"], *other.args["things"]]))
    said = {name: _of_so_many(value, len(things)) for name, value in one.args.items()}
    return Message(one.key, {**said, "things": things, "count": len(things)})


def _of_so_many(value: Any, count: int) -> Any:
    """Terms among what fills the gap of a message, of so many things."""
    return [replace(one, count=count) if isinstance(one, Term) else one for one in value] if _lists(value) else value


def _lists(value: Any) -> bool:
    return isinstance(value, list) and any(isinstance(one, Term) for one in value)
