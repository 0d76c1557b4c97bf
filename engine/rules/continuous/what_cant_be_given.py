"""What an effect that begins would give to something that can't have it: that part of it does not apply (CR 113.11)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Set

from engine.abilities.ability import Keyword, Static
from engine.abilities.verbs.gain_lose_abilities import CantHaveAbilities, GainAbilities, HaveAbilities
from engine.abilities.walk import found
from engine.events import EffectBegins, Event, ZoneChange
from engine.rules.continuous.layers import derived
from engine.rules.continuous.layers.what_each_effect_changed import trace
from engine.rules.pipeline import TAKING_NOTICE, before
from engine.rules.pipeline.applying_replacement_effects import Remark
from engine.rules.pipeline.not_happening import does_not_happen
from engine.state.choices import Message, Term
from engine.state.game import Game
from engine.state.ids import ObjectId, TargetId
from engine.state.log import Logged
from engine.state.zones import Zone
from engine.words import keyword_had

CANT_GAIN = "cant-gain"
"""That something can't have what an effect gives, because of others."""

GAINS_NOTHING = "tell-cant-gain"
"""The same as a step of its own."""


@before(EffectBegins, by="113.11")
def _not_given(game: Game, event: Event) -> Iterator[Remark]:
    """Which keywords it would give to what can't have them, and whose effects say that."""
    assert isinstance(event, EffectBegins)
    given = [ability for verb in event.effect.verbs if isinstance(verb, GainAbilities) for ability in verb.abilities]
    words = dict.fromkeys(one.name.word for one in given if isinstance(one, Keyword))
    for thing in event.effect.affected or () if words else ():
        if thing.object is None or thing.object not in game.battlefield:
            continue
        barring = {word: source for source, barred in _barred(game, thing.object) for word in words if word in barred}
        if barring:
            abilities = [Term(keyword_had(word), word.lower()) for word in barring]
            sources = TargetId.of_objects(dict.fromkeys(barring.values()))
            said = {"things": [thing], "count": 1, "abilities": abilities, "effects": sources}
            yield Remark(Message(CANT_GAIN, said), ("113.11",))


def _barred(game: Game, object_id: ObjectId) -> Iterator[tuple[ObjectId, frozenset[str]]]:
    """The sources of effects by which an object can't have keywords, each with these."""
    now = derived(game)
    for one in trace(now, object_id) if object_id in now.start else ():
        verb = one.part.verb if one.part is not None else None
        if one.part is not None and isinstance(verb, CantHaveAbilities):
            yield one.part.standing.frame.source, frozenset(a.name.word for a in verb.lost if isinstance(a, Keyword))


@TAKING_NOTICE.by("113.11")
def _take_notice(game: Game, looking_back: bool) -> Callable[[Game, list[Logged]], None]:
    return _tell_what_is_not_given


def _tell_what_is_not_given(game: Game, batch: list[Logged]) -> None:
    """What a static ability of something that enters would give to what can't have it."""
    for one in batch:
        entered = one.event.became if isinstance(one.event, ZoneChange) and one.event.to is Zone.BATTLEFIELD else ()
        givers = {i for i in entered if any(map(_gives, game.characteristics(i).abilities.statics))}
        for said in not_given(game, givers) if givers else ():
            with game.under(one):
                does_not_happen(game, said.key, "113.11", **said.args)


def _gives(ability: Static) -> bool:
    """Whether a static ability gives abilities."""
    return any(True for _ in found(ability, HaveAbilities))


def not_given(game: Game, givers: Set[ObjectId] | None = None) -> list[Message]:
    """What static abilities, those of ``givers`` if these are named, would give to permanents that can't have it: for
    each keyword and each of those by whose effects that is so."""
    things: dict[tuple[str, ObjectId], dict[TargetId, None]] = {}
    for object_id in game.battlefield:
        barring = {word: source for source, words in _barred(game, object_id) for word in words}
        for giver, word in _given_by_statics(game, object_id) if barring else ():
            if word in barring and (givers is None or giver in givers):
                things.setdefault((word, barring[word]), {})[TargetId.of_object(object_id)] = None
    return [_gains_nothing(word, source, [*those]) for (word, source), those in things.items()]


def _given_by_statics(game: Game, object_id: ObjectId) -> Iterator[tuple[ObjectId, str]]:
    """The keywords that static abilities give to a permanent, or would, each with the object they are of."""
    for one in trace(derived(game), object_id):
        verb = one.part.verb if one.part is not None else None
        if one.part is not None and isinstance(verb, HaveAbilities) and one.part.standing.affected is None:
            source = one.part.standing.frame.source
            yield from ((source, ability.name.word) for ability in verb.abilities if isinstance(ability, Keyword))


def _gains_nothing(word: str, source: ObjectId, things: list[TargetId]) -> Message:
    said = {"things": things, "count": len(things), "abilities": [Term(keyword_had(word), word.lower())]}
    return Message(GAINS_NOTHING, said | {"effects": TargetId.of_objects([source])})
