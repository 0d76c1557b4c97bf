"""Discovering (CR 701.57)."""

from __future__ import annotations

from engine.abilities.keyword_actions import discover as ka
from engine.abilities.keyword_actions.cast import CastCard, Payment
from engine.abilities.keyword_actions.discover import Discover, DiscoverAgain, DiscoveredLess
from engine.abilities.nouns import keyword_action_results as ar
from engine.abilities.nouns.object_phrases import It
from engine.abilities.quantities.amounts import Fixed
from engine.abilities.verbs import reveal_until as un
from engine.events import KeywordAction, ZoneChange
from engine.rules.choices.declined import tell_not_cast
from engine.rules.evaluate.evaluation import CONDITIONS, OBJECTS, amount
from engine.rules.evaluate.mana_value import mana_value_of
from engine.rules.instructions.carrying_out import DO, Acted, do_player_verb
from engine.rules.keyword_actions.cast import cast_by_effect, legal_ways, note_not_cast, ways_by_effect
from engine.rules.pipeline import commit, happen
from engine.rules.resolution.destinations import to_bottom_in_random_order
from engine.rules.resolution.verbs.reveal_until import go_through
from engine.state.choices import YES_NO, Choice, Gen, Message
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId
from engine.state.mana_symbols import mana_value
from engine.state.zones import Zone


@OBJECTS.register(ar.DoneWith)
def _done_with(game: Game, ref: ar.DoneWith, frame: Frame) -> list[ObjectId]:
    return list(frame.outcome.by_verb.get(ref.word.verb, ()))


@CONDITIONS.register(DiscoveredLess)
def _less(game: Game, node: DiscoveredLess, frame: Frame) -> bool:
    """Wherever the card is by then (701.57c); nothing is compared where none was found."""
    found = _done_with(game, node.one, frame)
    if not found:
        return False
    it = game.find(found[0])
    frame.outcome.difference = amount(game, node.than, frame) - mana_value_of(it, game.characteristics(it.id))
    return frame.outcome.difference > 0


@DO.register(DiscoverAgain)
def _discover_again(game: Game, verb: DiscoverAgain, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """(701.57b)"""
    value = frame.event.amount if isinstance(frame.event, KeywordAction) else 0
    return (yield from do_player_verb(game, Discover(Fixed(value)), frame, players))


@DO.register(ka.Discover)
def _discover(game: Game, verb: ka.Discover, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """(701.57a-b)"""
    limit = amount(game, verb.count, frame)
    acted: Acted = []

    def small_spell(game: Game, it, ch, frame: Frame) -> bool:  # type: ignore[no-untyped-def]
        return "Land" not in ch.types and mana_value(ch.mana_cost) <= limit

    for player in players:
        with game.because("701.57a"):
            found, everything = yield from go_through(game, player, small_spell, 1, un.Turning.EXILE, frame)
            for card in found:
                yield from _cast_or_take(game, player, card, limit, frame)
            rest = [i for i in everything if i in game.objects and i not in found]
            yield from happen(game, to_bottom_in_random_order(game, rest, frame, "discover"))
            commit(game, [KeywordAction(player, "discover", limit, tuple(found))], "701.57b")
        acted += TargetId.of_objects(found)
    return acted


def _cast_or_take(game: Game, player: PlayerId, card: ObjectId, limit: int, frame: Frame) -> Gen[None]:
    """Cast it without paying, if the spell is small enough, or put it into one's hand (701.57a)."""
    it = game.objects[card]
    ways = [
        way
        for way in ways_by_effect(it, CastCard(It(), payment=Payment.FREE))
        if mana_value(it.card.faces[way.face].mana_cost) <= limit  # type: ignore[union-attr]
    ]
    if not legal_ways(game, player, it, ways):
        note_not_cast(game, player, it, ways, "608.2d")
    else:
        prompt = Message("discover-cast", {"card": TargetId.of_object(card)})
        answer = yield Choice(player, "may", prompt, "701.57a", YES_NO)
        if answer == ["no"]:
            tell_not_cast(game, player, card, "701.57a")
        elif (yield from cast_by_effect(game, player, it, ways)):
            return
    if card in game.objects:
        yield from happen(game, [ZoneChange(card, Zone.HAND, Zone.EXILE, "discover", frame.source)])
