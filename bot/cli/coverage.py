"""What the engine reads of the cards, told in words: the figures, what blocks most, one card in full."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Container, Iterable, Iterator

import engine
from cards import Card

GROUPS = ("format", "type", "mechanic")
MOST_IN_GROUP = 12


def figures(
    cards: Iterable[Card],
    format_: str | None = None,
    set_: str | None = None,
    worst: int = 20,
    as_json: bool = False,
    names: Container[str] | None = None,
) -> Iterator[str]:
    """What the engine reads of the cards of a format or set, of those named, or of all; ``worst`` limits what blocks
    the rest."""
    found = measured(cards, format_, set_, names)
    yield from [_json(found.to_dict(worst))] if as_json else lines(found, worst)


def measured(
    cards: Iterable[Card], format_: str | None = None, set_: str | None = None, names: Container[str] | None = None
) -> engine.Coverage:
    """The coverage of the cards of a format or set, of those named, or of all."""
    chosen = (
        card
        for card in cards
        if (format_ is None or card.legalities.get(format_.lower()) in ("legal", "restricted"))
        and (set_ is None or set_.upper() in card.printings)
        and (names is None or card.name in names)
    )
    return engine.measure(chosen, engine.unplayed)


def lines(found: engine.Coverage, worst: int) -> Iterator[str]:
    """The figures, the groups and the sentences that keep most cards from being whole."""
    tally = found.tally
    share = found.lines_read / found.lines if found.lines else 0.0
    yield f"{tally.cards} cards: {tally.whole} read whole ({tally.whole_share:.1%}), {tally.partly} partly, " + (
        f"{tally.unread} not"
    )
    yield f"{found.lines} lines: {found.lines_read} read ({share:.1%})"
    yield f"ambiguous: {len(found.ambiguous)}, swallowed words: {len(found.swallowed)}"
    yield f"read in {found.seconds:.1f} s, probed for words that were ignored in {found.probe_seconds:.1f} s"
    for by in GROUPS:
        tallies = sorted(found.groups.get(by, {}).items(), key=lambda item: -item[1].cards)[:MOST_IN_GROUP]
        if tallies:
            yield f"by {by}: " + ", ".join(f"{name} {t.whole_share:.0%} of {t.cards}" for name, t in tallies)
    blockers = found.blockers[:worst]
    if blockers:
        yield "what keeps most cards from being whole, with an example:"
    for blocker in blockers:
        yield f"{blocker.cards:6} {blocker.template}  ({blocker.example})"
    for name, count in found.unplayed.most_common(worst):
        yield f"{count:6} cards hold {name}, which is read but not played"


def reading(card: Card, as_json: bool = False) -> Iterator[str]:
    """How one card reads: its text with what is unread marked, its model, and the model in English."""
    units = engine.read_card(card)
    if as_json:
        yield _json([dataclasses.asdict(unit) for unit in units])
        return
    yield card.name
    for unit in units:
        yield from _unit(unit)


def _unit(unit: engine.UnitReport) -> Iterator[str]:
    mark = "✓" if unit.whole else "✗"
    yield f"{mark} {unit.face}: {unit.printed}"
    yield from (f"    {model}" for model in unit.models)
    if unit.english and unit.english != unit.printed:
        yield f"    = {unit.english}"
    if unit.unplayed:
        yield f"    read but not played: {', '.join(unit.unplayed)}"
    if unit.expected:
        yield f"    expected: {', '.join(unit.expected)}"


def _json(data: object) -> str:
    return json.dumps(data, ensure_ascii=False, indent=2)
