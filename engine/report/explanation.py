"""Why an object is what it is: what it starts from, and what each effect makes of it, layer by layer (613)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from engine.oracle.compile import english
from engine.oracle.names import with_name
from engine.report.citations import Citations
from engine.report.model import Citation
from engine.rules.continuous.layers import Part, base, derived
from engine.state.characteristics import Characteristics
from engine.state.objects import GameObject
from engine.table.table import Table

STARTING = "613.1"
COUNTERS = "613.4c"
LAYER_RULES = {
    "1a": "613.2a",
    "1b": "613.2b",
    "2": "613.1b",
    "3": "613.1c",
    "4": "613.1d",
    "5": "613.1e",
    "6": "613.1f",
    "7a": "613.4a",
    "7b": "613.4b",
    "7c": "613.4c",
    "7d": "613.4d",
}
"""The rule of each layer and sublayer, in the home edition."""


@dataclass(frozen=True, slots=True)
class CharacteristicsView:
    """Characteristics (109.3) as they are read: words in alphabetical order, colors as letters in the order WUBRG."""

    name: str
    supertypes: tuple[str, ...]
    types: tuple[str, ...]
    subtypes: tuple[str, ...]
    colors: str
    keywords: tuple[str, ...]
    power: int | None = None
    toughness: int | None = None

    @classmethod
    def of(cls, seen: Characteristics) -> CharacteristicsView:
        """The view of what the rules have worked out."""
        return cls(
            name=seen.name,
            supertypes=tuple(sorted(seen.supertypes)),
            types=tuple(sorted(seen.types)),
            subtypes=tuple(sorted(seen.subtypes)),
            colors="".join(c for c in "WUBRG" if c in seen.colors),
            keywords=tuple(sorted(seen.abilities.keywords)),
            power=seen.power,
            toughness=seen.toughness,
        )


@dataclass(frozen=True, slots=True)
class Applied:
    """One thing that makes an object what it is, with the rule for it: an effect, or its counters.

    ``layer`` is "1a" to "7d"; ``source`` names the object that the effect comes from, ``text`` is what it says.
    ``static`` tells the effect of a static ability from one that a spell or ability made (611.2, 611.3). For
    counters, ``source`` and ``text`` are empty.
    """

    layer: str
    rules: tuple[Citation, ...]
    source: str = ""
    text: str = ""
    static: bool = False
    counters: Mapping[str, int] = field(default_factory=dict, hash=False)


@dataclass(frozen=True, slots=True)
class Explanation:
    """What an object starts from (``printed``), what is applied to it in order, and what it is ``now``."""

    name: str
    printed: CharacteristicsView
    rules: tuple[Citation, ...]
    """The rule for what it starts from."""
    applied: tuple[Applied, ...]
    now: CharacteristicsView


def explain(table: Table, reference: str) -> Explanation | None:
    """Why the object that a reference stands for is what it is; None for what is not in the game now."""
    found = table.refs.things(reference)
    it = table.game.objects.get(found[0]) if found else None
    if it is None:
        return None
    citations = Citations(table.cards, table.locale)
    return Explanation(
        name=table.refs.name(it.id),
        printed=CharacteristicsView.of(base(table.game, it)),
        rules=citations.all([STARTING]),
        applied=tuple(_applied(table, it, citations)),
        now=CharacteristicsView.of(table.game.characteristics(it)),
    )


def _applied(table: Table, it: GameObject, citations: Citations) -> Iterator[Applied]:
    """The effects in their order, with the counters that change power and toughness where they apply."""
    counters = Applied("7c", citations.all([COUNTERS]), counters=dict(sorted(it.counters.items())))
    counted = not any("/" in kind for kind in it.counters)
    before = None
    for layer, part in derived(table.game).steps.get(it.id, ()):
        if layer == "7d" and not counted:
            yield counters
            counted = True
        effect = _effect(table, layer, part, citations)
        if effect != before:  # power and toughness are set by one sentence, in two parts
            yield effect
        before = effect
    if not counted:
        yield counters


def _effect(table: Table, layer: str, part: Part, citations: Citations) -> Applied:
    """One effect: its layer, where it comes from, and what its text says."""
    frame = part.standing.frame
    source = table.refs.name(frame.source)
    text = with_name(english(frame.ability if frame.ability is not None else part.verb), source)
    return Applied(layer, citations.all([LAYER_RULES[layer]]), source, text, part.standing.affected is None)
