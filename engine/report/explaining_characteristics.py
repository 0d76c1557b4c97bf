"""Why an object is what it is: what it starts from, and what each effect makes of it, layer by layer (613)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Any

from engine.abilities.ability import Activated
from engine.events import CountersPut
from engine.oracle.compile import english
from engine.oracle.names import with_name
from engine.report.characteristics import CharacteristicsView
from engine.report.citations import Citations
from engine.report.model import Citation
from engine.report.narration.copies import copying
from engine.rules.continuous.layers import Part, base, derived
from engine.rules.continuous.layers.derived_characteristics import Loop
from engine.rules.continuous.layers.what_each_effect_changed import FACETS, Application, dependent, rivals, trace
from engine.rules.continuous.telling_of_changed_characteristics import goes_on_applying
from engine.rules.continuous.telling_of_dependency_loops import is_as_listed, rules_of
from engine.rules.continuous.what_it_counts import counting, told
from engine.rules.evaluate.part_of_a_resolution import resolving_source
from engine.rules.mana.basic_land_types import intrinsic_mana
from engine.state.characteristics import Characteristics
from engine.state.objects import GameObject, Kind
from engine.table.messages_in_words import Speech
from engine.table.table import Table


class Start(StrEnum):
    """Where the values come from that an object starts from (613.1)."""

    PRINTED = "printed"
    CREATED = "created"
    COPY = "copy"
    FACE_DOWN = "face-down"
    MERGED = "merged"


RULES_OF_STARTS = {
    Start.PRINTED: ("613.1",),
    Start.CREATED: ("111.3",),
    Start.COPY: ("707.2",),
    Start.FACE_DOWN: ("708.2",),
    Start.MERGED: ("730.2a", "702.140e"),
}


@dataclass(frozen=True, slots=True)
class Applied:
    """One thing that makes an object what it is, with the rules for it: an effect, or its counters.

    ``layer`` is "1a" to "7d"; ``source`` names the object that the effect comes from, ``text`` is what it says.
    ``static`` tells the effect of a static ability from one that a spell or ability made (611.2, 611.3). For
    counters, ``source`` and ``text`` are empty. ``before`` and ``now`` are the object before and after it.
    """

    layer: str
    rules: tuple[Citation, ...]
    before: CharacteristicsView
    now: CharacteristicsView
    source: str = ""
    text: str = ""
    static: bool = False
    counters: Mapping[str, int] = field(default_factory=dict, hash=False)
    put: Mapping[str, int] = field(default_factory=dict, hash=False)
    """By what effects how many of these counters have been put there in this game."""
    counting: str = ""
    """What it counts for the power and toughness that it makes, in words."""
    newer_than: tuple[str, ...] = ()
    """The sources of effects of the same layer that were applied before it, as their timestamps are older, where the
    other order would have come to something else (613.7)."""
    depends_on: tuple[str, ...] = ()
    """The sources of effects that it waited for, against the order of timestamps (613.8)."""
    first_for: tuple[str, ...] = ()
    """The sources of effects that depend on it, and so had to wait for it (613.8)."""
    in_a_loop: tuple[str, ...] = ()
    """The sources of effects that depend on it as it does on them, the one that is older and so applied first before
    the others (613.8b). Where ``now`` is as ``before``, it is that one and is not applied to the object for it."""
    listed: bool = False
    """Whether that one is taken to be older as it was named first."""


@dataclass(frozen=True, slots=True)
class Explanation:
    """What an object starts from (``printed``), what changes it in order, and what it is ``now``. ``size`` is the
    printed power and toughness where they are no numbers ("*/1+*", 208.2)."""

    name: str
    printed: CharacteristicsView
    rules: tuple[Citation, ...]
    """The rule for what it starts from."""
    applied: tuple[Applied, ...]
    now: CharacteristicsView
    start: Start = Start.PRINTED
    size: str = ""


def explain(table: Table, reference: str) -> Explanation | None:
    """Why the object that a reference stands for is what it is; None for what is not in the game now."""
    found = table.refs.things(reference)
    it = table.game.objects.get(found[0]) if found else None
    if it is None:
        return None
    return _Explaining(table, it).explanation()


class _Explaining:
    """One object being explained."""

    def __init__(self, table: Table, it: GameObject) -> None:
        self.table, self.game, self.it = table, table.game, it
        self.citations = Citations(table.cards, table.locale)

    def explanation(self) -> Explanation:
        printed = base(self.game, self.it)
        start = _start(self.it, printed)
        face = self.it.card.faces[self.it.face] if self.it.card is not None and start is Start.PRINTED else None
        starred = face is not None and "*" in f"{face.power}{face.toughness}"
        return Explanation(
            name=self.table.refs.name(self.it.id),
            printed=self.view(printed),
            rules=self.citations.all(RULES_OF_STARTS[start]),
            applied=tuple(self.applied()),
            now=self.view(self.game.characteristics(self.it)),
            start=start,
            size=f"{face.power}/{face.toughness}" if face is not None and starred else "",
        )

    def view(self, seen: Characteristics) -> CharacteristicsView:
        made = CharacteristicsView.of(seen, self.game.players[seen.controller].name)
        return replace(made, mana_of_types=tuple(english(one).rstrip(".") for one in intrinsic_mana(seen)))

    def applied(self) -> Iterator[Applied]:
        """What changes it, in order; what one sentence does in one layer is one of them."""
        now = derived(self.game)
        steps = trace(now, self.it.id) if self.it.id in now.start else []
        before: Applied | None = None
        spared = [loop for loop in now.loops if self.it.id in loop.spared]
        for place, one in enumerate(steps):
            while spared and before is None and one.layer >= spared[0].layer:
                yield self.spared(spared.pop(0), one.before)
            if not any(one.changes(facet) for facet in FACETS):
                continue
            kind = one.part.standing.kind_of_counter if one.part is not None else None
            if one.part is None or kind is not None:
                made = self.counters(one, kind)
            else:
                made = self.effect(one, one.part, steps, place)
            if before is not None and _same_sentence(before, made):
                made = replace(made, before=before.before)
            elif before is not None:
                yield before
            before = made
        if before is not None:
            yield before
        for loop in spared:
            yield self.spared(loop, self.game.characteristics(self.it))

    def spared(self, loop: Loop, as_it_is: Characteristics) -> Applied:
        """The effect that is not applied to it as those that depend on it are applied later (613.8b)."""
        source, view = self.table.refs.name(loop.first.standing.frame.source), self.view(as_it_is)
        rules = self.citations.all([*rules_of(loop)])
        text, static = self.text(loop.first, source), loop.first.standing.affected is None
        return replace(Applied(loop.layer, rules, view, view, source, text, static), **self.looped(loop))

    def looped(self, loop: Loop | None) -> dict[str, Any]:
        """What is said of effects that depend on each other."""
        if loop is None:
            return {}
        names = self.sources([loop.first, *loop.others])
        return {"in_a_loop": names, "listed": is_as_listed(self.game, loop)}

    def counters(self, one: Application, kind: str | None) -> Applied:
        """The counters of a kind that gives an ability, or all that change power and toughness."""
        these = {of: n for of, n in sorted(self.it.counters.items()) if (of == kind if kind else "/" in of)}
        rules = self.citations.all(one.rules)
        before, now = self.view(one.before), self.view(one.after)
        return Applied(one.layer, rules, before, now, counters=these, put=self.put(these))

    def put(self, counters: Iterable[str]) -> dict[str, int]:
        """By what how many counters of these kinds have been put on it."""
        found: dict[str, int] = {}
        for logged, event in self.game.logged(CountersPut):
            by = (
                resolving_source(self.game, logged)
                if event.target == self.it.target and event.kind in counters
                else None
            )
            if by is not None:
                name = self.table.refs.name(by)
                found[name] = found.get(name, 0) + event.amount
        return found

    def effect(self, one: Application, part: Part, steps: list[Application], place: int) -> Applied:
        """One effect: its layer, where it comes from, what its text says, and what decided when it is applied."""
        frame = part.standing.frame
        source = self.table.refs.name(frame.source)
        waited = derived(self.game).waited.get((one.layer, part.identity), ())
        on, in_time = dependent(derived(self.game), part, rivals(self.game, self.it, steps, place))
        older = [] if waited else [other for other in in_time if other.standing.timestamp < part.standing.timestamp]
        depends_on, newer_than = self.sources([*waited, *on]), self.sources(older)
        loop = next((it for it in derived(self.game).loops if it.layer == one.layer and it.has(part)), None)
        first_for = () if loop else self.waiting_for(part, steps)
        decided = ["613.8b"] if loop else ["613.8"] if depends_on or first_for else ["613.7"] if newer_than else []
        decided += ["613.6"] if goes_on_applying(derived(self.game), one) else []
        made = Applied(
            one.layer,
            self.citations.all([*one.rules, *decided]),
            self.view(one.before),
            self.view(one.after),
            source,
            self.text(part, source),
            part.standing.affected is None,
            counting=self.counted(one, part),
            newer_than=newer_than,
            depends_on=depends_on,
            first_for=first_for,
        )
        return replace(made, **self.looped(loop))

    def waiting_for(self, part: Part, steps: Sequence[Application]) -> tuple[str, ...]:
        """The sources of effects that depend on one (613.8a); of what is applied to the object that is said there."""
        applied = {one.part.standing.frame.source for one in steps if one.part is not None}
        waiting = (source for (source, *_), on in derived(self.game).depended.items() if part.identity in on)
        those = [source for source in waiting if source not in applied]
        return tuple(dict.fromkeys(self.table.refs.name(source) for source in those if self.game.exists(source)))

    def counted(self, one: Application, part: Part) -> str:
        """What it counts for power and toughness."""
        frame = part.standing.frame
        found = counting(self.game, part.verb, frame, self.it) if one.changes("size") else None
        return Speech(self.table.refs, self.table.locale).say(told(found)) if found is not None else ""

    def text(self, part: Part, source: str) -> str:
        """What an effect's text says: of an activated ability without its cost."""
        ability = part.standing.frame.ability
        said: Any = part.verb if ability is None else ability.effect if isinstance(ability, Activated) else ability
        return with_name(english(said), source)

    def sources(self, parts: Iterable[Part]) -> tuple[str, ...]:
        """The names of what effects come from."""
        return tuple(dict.fromkeys(self.table.refs.name(part.standing.frame.source) for part in parts))


def _start(it: GameObject, printed: Characteristics) -> Start:
    """Where the values come from that an object starts from."""
    if it.face_down:
        return Start.FACE_DOWN
    if it.components and not it.melded:
        return Start.MERGED
    if it.kind is Kind.TOKEN:
        return Start.CREATED
    return Start.COPY if copying(it, printed.name) else Start.PRINTED


def _same_sentence(one: Applied, other: Applied) -> bool:
    """Whether both are what one sentence does in one layer: it may set power and toughness in two parts."""
    return (one.layer, one.source, one.text) == (other.layer, other.source, other.text)
