"""What many an effect does, in words of every language: "gets +3/+3 and gains trample until end of turn" (CR 611.2)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.abilities.ability import Keyword
from engine.abilities.durations.durations import TurnDuration, Until
from engine.abilities.quantities.amounts import Fixed
from engine.abilities.verbs.gain_lose_abilities import GainAbilities
from engine.abilities.verbs.power_toughness import GetPT
from engine.oracle.compile import english
from engine.rules.permanents.protection import of_a_color
from engine.state.choices import Message, Term
from engine.state.continuous_effects import Effect

LASTS = {
    TurnDuration.END_OF_TURN: "until-end-of-turn",
    TurnDuration.THIS_TURN: "until-end-of-turn",
    TurnDuration.END_OF_COMBAT: "until-end-of-combat",
}
"""How it is said how long an effect lasts."""


def lasting(effect: Effect) -> Message | None:
    """How long the effect lasts, where that is until the end of the turn or of combat."""
    duration = effect.duration
    usual = LASTS.get(duration.when) if isinstance(duration, Until) else None
    return Message(usual) if usual is not None else None


def in_words(effect: Effect) -> Message | None:
    """What the effect does to what it affects, where that is only a change of power and toughness and keywords that are
    gained; else None, and the words of the card say it."""
    count, until = len(effect.affected or ()), lasting(effect)
    clauses = [_clause(verb, count) for verb in effect.verbs]
    if until is None or not clauses or None in clauses:
        return None
    return Message("effect-clauses", {"clauses": clauses, "until": until})


def _clause(verb: object, count: int) -> Message | None:
    if isinstance(verb, GetPT) and not verb.additional:
        change = verb.change
        if isinstance(change.power, Fixed) and isinstance(change.toughness, Fixed):
            return Message("gets-size", {"count": count, "change": str(change), "sizes": ""})
    if isinstance(verb, GainAbilities):
        keywords = [*_keywords(verb)]
        if len(keywords) == len(verb.abilities):
            return Message("gains-abilities", {"count": count, "abilities": keywords})
    return None


def _keywords(verb: GainAbilities) -> Iterator[Term]:
    """The abilities that are keywords by themselves, by their names."""
    for ability in verb.abilities:
        text = english(ability).rstrip(".")
        if isinstance(ability, Keyword) and text.casefold() == ability.name.word.casefold():
            yield Term(f"keyword-{text.lower().replace(' ', '-')}", text.lower())
        elif color := of_a_color(text.lower()):
            yield color
