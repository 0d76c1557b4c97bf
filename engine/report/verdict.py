"""The answer in a line or two: the end of the game, a refusal, an open choice, or what weighs most."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.events import (
    AbilityActivated,
    CountersRemoved,
    Damage,
    Destroyed,
    DidNotResolve,
    DrawCard,
    Event,
    GameEnds,
    LifeGain,
    LifeLoss,
    PlayerLoses,
    Resolved,
    SpellCast,
    Transformed,
    ZoneChange,
)
from engine.report.model import UnreadText
from engine.report.narration.narrator import Draft
from engine.state.choices import Message
from engine.state.ids import TargetId
from engine.table.speech import Speech

if TYPE_CHECKING:
    from engine.table.table import Table

WEIGHTS: dict[type[Event], int] = {
    GameEnds: 100,
    PlayerLoses: 90,
    DidNotResolve: 60,
    Destroyed: 55,
    CountersRemoved: 50,
    ZoneChange: 45,
    Damage: 40,
    Transformed: 40,
    LifeLoss: 35,
    LifeGain: 35,
    SpellCast: 30,
    AbilityActivated: 30,
    DrawCard: 25,
    Resolved: 20,
}
"""How much a step of each kind tells about the outcome; the last and weightiest two make the verdict."""

ENOUGH = 20
"""What a step must weigh at least for an act to have led to something."""

ONLY_AT_THE_END = ("tell-turn-begins", "tell-step-begins", "tell-effects-end", "tell-mana-emptied")


def verdict(table: Table, drafts: list[Draft], speech: Speech, unread: Sequence[UnreadText] = ()) -> str:
    """One or two sentences: what a person who asks "what happens?" wants to hear.

    Where a sentence that is not read could matter, the verdict says so itself: an answer that may be wrong is
    not given with confidence.
    """
    said = _answer(table, drafts, speech)
    doubts = list(dict.fromkeys(one.card for one in unread if one.could_matter))
    if not doubts:
        return said
    return f"{said} {speech.say(Message('verdict-unread', {'cards': ', '.join(doubts)}))}"


def _answer(table: Table, drafts: list[Draft], speech: Speech) -> str:
    refusals = table.history.refused
    if refusals and (not refusals[-1].expected or refusals[-1].log == len(table.game.log)):
        return speech.say(refusals[-1].reason)
    telling = [draft.message for draft in _telling(table, drafts)]
    parts = ((speech.goes_on if place else speech.say)(one).rstrip(".") for place, one in enumerate(telling))
    told = speech.words("between-sentences").join(parts)
    said = told + "." if told else ""
    choice = table.choice
    if choice is not None and choice.kind != "priority":
        args = {"player": TargetId.of_player(choice.player), "prompt": choice.prompt}
        said = f"{said} {speech.say(Message('verdict-choose', args))}".strip()
    return said or speech.say(Message("verdict-nothing"))


def _telling(table: Table, drafts: list[Draft]) -> list[Draft]:
    """The two weightiest steps of the latest act that led to anything, in the order in which they happened."""
    told = [d for d in drafts if d.events and d.key not in ONLY_AT_THE_END]
    latest = max((d.events[-1].id for d in told if _weight(d) >= ENOUGH), default=0)
    since = next((mark for mark in reversed(table.history.marks) if mark < latest), 0)
    told = [d for d in told if d.events[-1].id > since] or drafts[-1:]
    ranked = sorted(enumerate(told), key=lambda one: (_weight(one[1]), one[0]))
    chosen = {place for place, _ in ranked[-2:]}
    return [draft for place, draft in enumerate(told) if place in chosen]


def _weight(draft: Draft) -> int:
    weights = [WEIGHTS.get(type(logged.event), 10) for logged in draft.events]
    return max((w for w in weights), default=0) if draft.key != "tell-untapped" else 0
