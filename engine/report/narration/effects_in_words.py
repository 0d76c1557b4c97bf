"""What many an effect does, in words of every language: "gets +3/+3 and gains trample until end of turn" (CR 611.2)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import chain

from engine.abilities.ability import Keyword
from engine.abilities.base import Ability, Verb
from engine.abilities.durations.durations import ForAsLongAs, TurnDuration, Until
from engine.abilities.keyword_actions.goad import Goaded
from engine.abilities.keyword_actions.regenerate import RegenerationShield
from engine.abilities.permissions.combat_damage_assignment import AssignsNoDamage
from engine.abilities.permissions.graveyard_and_library import CastFromThere
from engine.abilities.permissions.play_cards import RemainsExiled
from engine.abilities.prohibitions.combat_restrictions import BeBlocked, Either
from engine.abilities.quantities.amounts import Fixed
from engine.abilities.verbs.abilities_of_players import PlayerHas
from engine.abilities.verbs.attack_and_block import Attack, Block, Cant
from engine.abilities.verbs.become import Be, BeAllColors, BeColorless
from engine.abilities.verbs.gain_lose_abilities import (
    GainAbilities,
    HaveAbilities,
    LoseAbilities,
    LoseAllAbilities,
    LoseOther,
)
from engine.abilities.verbs.power_toughness import GetPT, GetPTForEach, HaveBaseNumber, HaveBasePT
from engine.events import CharacteristicsChanged
from engine.oracle.compile import english
from engine.report.narration.abilities_in_words import keyword_words
from engine.rules.casting.permissions.play_cards import Leave
from engine.rules.continuous.granted_abilities import granted
from engine.rules.permanents.protection import from_what
from engine.state.choices import Message, Term
from engine.state.continuous_effects import Effect
from engine.state.game import Game
from engine.state.ids import TargetId
from engine.state.undetermined_numbers import determined
from engine.words import keyword_had

LASTS = {
    TurnDuration.END_OF_TURN: "until-end-of-turn",
    TurnDuration.THIS_TURN: "until-end-of-turn",
    TurnDuration.END_OF_COMBAT: "until-end-of-combat",
    TurnDuration.THIS_COMBAT: "this-combat",
    TurnDuration.YOUR_NEXT_TURN: "until-next-turn",
    TurnDuration.END_OF_YOUR_NEXT_TURN: "until-end-of-next-turn",
    TurnDuration.YOUR_NEXT_UPKEEP: "until-next-upkeep",
    TurnDuration.YOUR_NEXT_END_STEP: "until-next-end-step",
}
"""How it is said how long an effect lasts."""

OF_COMBAT: dict[Verb, str] = {
    AssignsNoDamage(): "assigns-no-combat-damage",
    Cant(Attack()): "cant-attack",
    Cant(BeBlocked()): "cant-be-blocked",
    Cant(Block()): "cant-block",
    Cant(Either((Attack(), Block()))): "cant-attack-or-block",
    Goaded(): "is-goaded",
}
"""What is said of creatures that are kept from something in combat, or made to attack."""

OF_THE_TURN: dict[Verb, str] = {**OF_COMBAT, RegenerationShield(): "has-regeneration-shield"}
"""What is said of things with "this turn"."""


def lasting(effect: Effect, *, own: bool = False) -> Message | None:
    """How long the effect lasts, where that is until a turn or step begins or ends; ``own``: said of its controller."""
    duration = effect.duration
    usual = LASTS.get(duration.when) if isinstance(duration, Until) else None
    if usual is None:
        return None
    return Message(usual, {"player": TargetId.of_player(effect.controller), "own": int(own)})


MAY_PLAY, MAY_CAST = "tell-may-play", "tell-may-cast"
"""How it is told that players may play, or only cast, certain cards."""


def permission(effect: Effect) -> Message | None:
    """That players may play or cast certain cards, for how much and how long, where no more is to say of it (601.3)."""
    (leave,) = effect.verbs if len(effect.verbs) == 1 else (None,)
    if not isinstance(leave, Leave):
        return None
    cards = list(effect.affected or ())
    until = lasting(effect, own=leave.who == (effect.controller,))
    if isinstance(effect.duration, ForAsLongAs) and isinstance(effect.duration.condition, RemainsExiled):
        until = Message("while-it-stays-there", {"count": len(cards)})
    if until is None or not cards or leave.mark or leave.more:
        return None
    return Message(
        MAY_PLAY if leave.how.includes_lands else MAY_CAST,
        {
            "player": TargetId.of_players(leave.who),
            "things": cards,
            "count": len(cards),
            "cost": Message("without-paying", {"count": len(cards)}) if leave.payment.is_free else "",
            "until": until,
            "mana": Message("mana-of-any", {"what": leave.of_any}) if leave.of_any else "",
        },
    )


def in_words(effect: Effect, game: Game, changes: Sequence[CharacteristicsChanged] = ()) -> Message | None:
    """What the effect does to what it affects, where that is only a change of power and toughness and keywords that are
    gained; else None, and the words of the card say it. ``changes`` is what things have become by it: they say by how
    much it changes them for each of what it counts."""
    own = effect.affected == (TargetId.of_player(effect.controller),)
    count, until = len(effect.affected or ()), lasting(effect, own=own)
    if effect.duration == Until(TurnDuration.THIS_TURN) and any(verb in OF_THE_TURN for verb in effect.verbs):
        until = Message("this-turn")
    by = _changed_alike(changes, count)
    clauses = [_clause(_as_granted(verb, effect, game), count, by) for verb in effect.verbs]
    if until is None or not clauses or None in clauses:
        return None
    return Message("effect-clauses", {"clauses": clauses, "until": until})


def _as_granted(verb: Verb, effect: Effect, game: Game) -> Verb:
    """What is gained, of the color or name that was chosen for it: "protection from the chosen color" (608.2d)."""
    if not isinstance(verb, GainAbilities) or effect.frame is None:
        return verb
    return replace(verb, abilities=tuple(granted(game, one, effect.frame) for one in verb.abilities))


SHOWN = (LoseAbilities, LoseAllAbilities, LoseOther, HaveBasePT, HaveBaseNumber, GetPT, Be, BeAllColors, BeColorless)
"""Verbs that do nothing but change what can be seen of an object."""


def shows(verb: object, event: CharacteristicsChanged) -> bool:
    """Whether what an object is, before and after, says all that the verb does to it."""
    if isinstance(verb, GainAbilities | HaveAbilities):
        return not any(one in event.before.abilities.all for one in verb.abilities)
    return isinstance(verb, SHOWN)


def _changed_alike(changes: Sequence[CharacteristicsChanged], count: int) -> str:
    """By how much all that an effect affects has grown; empty where that differs, or something has not."""
    sizes = set()
    for was, now in ((one.before, one.after) for one in changes):
        if was.power is not None and now.power is not None:
            power, toughness = now.power - was.power, determined(now.toughness) - determined(was.toughness)
            sizes.add(f"{power:+d}/{toughness:+d}")
    return sizes.pop() if len(sizes) == 1 and len(changes) == count else ""


def _clause(verb: object, count: int, by: str = "") -> Message | None:
    if isinstance(verb, GetPTForEach) and by:
        return Message("gets-size", {"count": count, "change": by, "sizes": ""})
    if isinstance(verb, GetPT) and not verb.additional:
        change = verb.change
        if isinstance(change.power, Fixed) and isinstance(change.toughness, Fixed):
            return Message("gets-size", {"count": count, "change": str(change), "sizes": ""})
    if isinstance(verb, GainAbilities) or (isinstance(verb, PlayerHas) and verb.gained):
        keywords = [*map(_keywords, verb.abilities)]
        if all(keywords):
            return Message("gains-abilities", {"count": count, "abilities": [*chain.from_iterable(keywords)]})
    if isinstance(verb, CastFromThere) and verb.more is None:
        named = Term(keyword_had(verb.keyword), verb.keyword)
        free = Message("for-its-mana-cost", {"keyword": named, "count": count})
        return Message("gains-abilities", {"count": count, "abilities": [free]})
    if isinstance(verb, Verb) and (of_the_turn := OF_THE_TURN.get(verb)) is not None:
        return Message(of_the_turn, {"count": count})
    if isinstance(verb, LoseAllAbilities):
        return Message("loses-all-abilities", {"count": count})
    if isinstance(verb, HaveBasePT) and isinstance(verb.power, Fixed) and isinstance(verb.toughness, Fixed):
        size = f"{verb.power.value}/{verb.toughness.value}"
        return Message("has-base-size", {"count": count, "size": size})
    return None


def _keywords(ability: Ability) -> tuple[Term | Message, ...]:
    """An ability that is a keyword by itself, or protects from something, by its name; empty for others."""
    text = english(ability).rstrip(".")
    if isinstance(ability, Keyword) and (said := keyword_words(ability, text)) is not None:
        return (said,)
    return from_what(text.lower())
