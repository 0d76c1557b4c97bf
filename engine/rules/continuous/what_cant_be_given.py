"""What an effect that begins would give to something that can't have it: that part of it does not apply (CR 113.11)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.abilities.ability import Keyword
from engine.abilities.verbs.gain_lose_abilities import CantHaveAbilities, GainAbilities
from engine.events import EffectBegins, Event
from engine.rules.continuous.layers import derived
from engine.rules.continuous.layers.what_each_effect_changed import trace
from engine.rules.pipeline import before
from engine.rules.pipeline.applying_replacement_effects import Remark
from engine.state.choices import Message, Term
from engine.state.game import Game
from engine.state.ids import ObjectId, TargetId
from engine.words import keyword_had

CANT_GAIN = "cant-gain"
"""That something can't have what an effect gives, because of others."""


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
