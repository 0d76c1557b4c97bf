"""An ability that triggers as the spell with it is cast: cascade (CR 702.85)."""

from __future__ import annotations

from engine.abilities.keyword_actions.cast import CastCard, Payment
from engine.abilities.keywords.cascade import Cascade
from engine.abilities.nouns.object_phrases import It
from engine.abilities.verbs import reveal_until as un
from engine.oracle.values_of_printed_cards import COMPILED
from engine.rules.choices.declined import tell_not_cast
from engine.rules.evaluate.mana_value import mana_value_of
from engine.rules.instructions.carrying_out import DO, Acted
from engine.rules.keyword_actions.cast import cast_by_effect, legal_ways, note_not_cast, ways_by_effect
from engine.rules.pipeline import happen
from engine.rules.pipeline.not_happening import does_not_happen
from engine.rules.resolution.destinations import to_bottom_in_random_order
from engine.rules.resolution.verbs.reveal_until import go_through
from engine.state.characteristics import Characteristics
from engine.state.choices import YES_NO, Choice, Gen, Message
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId
from engine.state.mana_symbols import mana_value
from engine.state.objects import GameObject


@DO.register(Cascade)
def _cascade(game: Game, verb: Cascade, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """Exile until a cheaper nonland card, which may be cast for nothing; the rest goes to the bottom (702.85a)."""
    limit = mana_value_of(game.find(frame.source), game.characteristics(frame.source))

    def cheaper(game: Game, it: GameObject, ch: Characteristics, frame: Frame) -> bool:
        return "Land" not in ch.types and mana_value_of(it, ch) < limit

    player = players[0]
    with game.because("702.85a"):
        found, everything = yield from go_through(game, player, cheaper, 1, un.Turning.EXILE, frame)
        acted: Acted = []
        for card in found:
            acted += yield from _may_cast(game, player, card, limit)
        rest = [i for i in everything if i in game.objects]
        yield from happen(game, to_bottom_in_random_order(game, rest, frame, "cascade"))
    return acted


def _may_cast(game: Game, player: PlayerId, card: ObjectId, limit: int) -> Gen[Acted]:
    """Only as a spell that is cheaper as well (702.85a)."""
    it = game.objects[card]
    assert it.card is not None
    verb = CastCard(It(), payment=Payment.FREE)
    faces, every = COMPILED.faces(it.card), ways_by_effect(it, verb)
    ways = [way for way in every if mana_value(faces[way.face].mana_cost) < limit]
    for face in dict.fromkeys(way.face for way in every if way not in ways):
        value = mana_value(faces[face].mana_cost)
        does_not_happen(game, "not-cheaper", "702.85a", face=faces[face].name, value=value, limit=limit)
    if not legal_ways(game, player, it, ways):
        note_not_cast(game, player, it, ways, "608.2d")
        return []
    answer = yield Choice(player, "may", Message("discover-cast", {"card": it.target}), "702.85a", YES_NO)
    if answer == ["yes"]:
        return (yield from cast_by_effect(game, player, it, ways))
    tell_not_cast(game, player, card, "702.85a")
    return []
