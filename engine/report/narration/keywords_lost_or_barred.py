"""What an effect really takes from things, where it says that they lose keywords; and what it gives to none of them, as
they can't have it (CR 113.11, 613.1f)."""

from __future__ import annotations

from dataclasses import replace
from functools import reduce
from typing import Any

from engine import events as ev
from engine.abilities.ability import Keyword
from engine.abilities.base import Ability
from engine.abilities.verbs.gain_lose_abilities import CantHaveAbilities, GainAbilities, LoseAbilities, LoseAllAbilities
from engine.report.model import StepKind
from engine.report.narration.abilities_in_words import word_of
from engine.report.narration.draft import of_both, says_the_same
from engine.report.narration.effects_in_words import lasting
from engine.report.narration.narrator import Narrator
from engine.rules.continuous.what_cant_be_given import CANT_GAIN, GAINS_NOTHING
from engine.state.choices import Message
from engine.state.continuous_effects import Effect
from engine.state.ids import ObjectId, objects_in
from engine.state.log import Logged

LOSES, NOTHING_TO_LOSE = "tell-effect-loses", "tell-nothing-to-lose"
"""What things have lost; that none of them had what an effect takes."""

NO_ABILITIES_TO_LOSE = "tell-no-abilities-to-lose"
"""That none of them had an ability."""

CANT_HAVE, LOSES_AND_CANT_HAVE = "tell-cant-have", "tell-loses-and-cant-have"
"""That things can't have something; that they have lost it for that."""


def tells_what_is_lost(n: Narrator, logged: Logged, effect: Effect) -> bool:
    """Whether this was told: of an effect by which things lose keywords, which of them had which."""
    verb = effect.verbs[0] if len(effect.verbs) == 1 else None
    until = lasting(effect)
    if isinstance(verb, LoseAllAbilities) and effect.affected and not _has_taken(n, logged):
        things = list(effect.affected)
        n.step(logged, NO_ABILITIES_TO_LOSE, things=things, count=len(things))
        return True
    if not isinstance(verb, LoseAbilities | CantHaveAbilities) or until is None or not effect.affected:
        return False
    named = verb.abilities if isinstance(verb, LoseAbilities) else verb.lost
    if not all(isinstance(one, Keyword) for one in named) or any(one.object is None for one in effect.affected):
        return False
    lost = {it: gone for it, gone in _lost(n, logged).items() if it in {*objects_in(effect.affected)}}
    which = [one for one in named if any(_is_among(one, gone) for gone in lost.values())]
    if len({tuple(_is_among(one, gone) for one in named) for gone in lost.values()}) > 1:
        return False
    on = list(effect.affected) if isinstance(verb, CantHaveAbilities) else []
    on = on if on else [one for one in effect.affected if one.object in lost] or list(effect.affected)
    count = len(on)
    every = {"things": on, "count": count, "until": until}
    loses = Message("loses-abilities", {"count": count, "abilities": _words(which)})
    if isinstance(verb, CantHaveAbilities):
        if which and len(lost) < count:
            return False
        key = LOSES_AND_CANT_HAVE if which else CANT_HAVE
        n.step(logged, key, **every, loses=loses, abilities=_either(named), number=len(named))
    elif which:
        n.step(logged, LOSES, **every, loses=loses)
    else:
        n.step(logged, NOTHING_TO_LOSE, **every, abilities=_either(named), number=len(named))
    return True


def _has_taken(n: Narrator, logged: Logged) -> bool:
    """Whether anything is something else by the effect that begins."""
    return any(isinstance(one.event, ev.CharacteristicsChanged) for one in n.children.get(logged.id, ()))


def _lost(n: Narrator, logged: Logged) -> dict[ObjectId, list[Ability]]:
    """What each thing has lost by the effect that begins."""
    changes = (one.event for one in n.children.get(logged.id, ()))
    return {
        one.object: gone
        for one in changes
        if isinstance(one, ev.CharacteristicsChanged)
        and (gone := [ability for ability in one.before.abilities.all if ability not in one.after.abilities.all])
    }


def _is_among(ability: Ability, lost: list[Ability]) -> bool:
    """Whether an ability of that keyword has been lost."""
    word = ability.name.word if isinstance(ability, Keyword) else ""
    return any(isinstance(one, Keyword) and one.name.word == word for one in lost)


def _words(abilities: list[Ability]) -> list[Any]:
    return [word_of("", one) for one in abilities]


def _either(abilities: tuple[Ability, ...]) -> Message:
    """Of several that it has none of them."""
    return Message("none-of", {"items": _words([*abilities]), "number": len(abilities)})


def tells_what_is_barred(n: Narrator, logged: Logged, effect: Effect) -> bool:
    """Whether this was told: of an effect that only gives keywords, none of which any of what it affects can have."""
    barred = _barred_for_all(logged, effect)
    given = [one for verb in effect.verbs if isinstance(verb, GainAbilities) for one in verb.abilities]
    if not barred or any(not isinstance(verb, GainAbilities) for verb in effect.verbs):
        return False
    if not all(_is_of(one, _words_barred(barred)) for one in given):
        return False
    if any(not says_the_same(barred[0], one) for one in barred):
        return False
    n.step(logged, GAINS_NOTHING, **reduce(of_both, barred).args).kind = StepKind.DID_NOT_HAPPEN
    return True


def _barred_for_all(logged: Logged, effect: Effect) -> list[Message]:
    """What is remarked on keywords that an effect would give, where that is said of all that it affects."""
    barred = [one for one in logged.counted if one.key == CANT_GAIN]
    those = {i for one in barred for i in objects_in(one.args["things"])}
    return barred if {*objects_in(effect.affected or ())} == those else []


def _words_barred(barred: list[Message]) -> set[str]:
    """The keywords that none of those can have of which something is remarked."""
    return set.intersection(*({term.word for term in one.args["abilities"]} for one in barred))


def without_what_is_barred(logged: Logged, effect: Effect) -> Effect:
    """An effect without the keywords that nothing of what it affects can have: what is left of it applies."""
    barred = _barred_for_all(logged, effect)
    if not barred:
        return effect
    words = _words_barred(barred)
    verbs = []
    for verb in effect.verbs:
        if not isinstance(verb, GainAbilities):
            verbs.append(verb)
        elif kept := tuple(one for one in verb.abilities if not _is_of(one, words)):
            verbs.append(replace(verb, abilities=kept))
    return replace(effect, verbs=tuple(verbs)) if verbs else effect


def _is_of(ability: Ability, words: set[str]) -> bool:
    return isinstance(ability, Keyword) and ability.name.word.lower() in words
