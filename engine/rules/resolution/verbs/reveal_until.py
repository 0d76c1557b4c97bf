"""Going through a library until something turns up; discover (CR 701.13, 701.20, 701.57)."""

from __future__ import annotations

from engine.abilities.nouns.object_phrases import It
from engine.abilities.verbs import CastCard, Payment
from engine.abilities.verbs import keyword_actions as ka
from engine.abilities.verbs import reveal_until as un
from engine.events import KeywordAction, Revealed, ZoneChange
from engine.rules.evaluate.amounts import bounds
from engine.rules.evaluate.evaluation import Test, amount, test_of
from engine.rules.evaluate.evaluation import players as players_of
from engine.rules.instructions.carrying_out import DO, Acted
from engine.rules.pipeline import commit, happen
from engine.rules.resolution.verbs.cast import cast_by_effect, ways_by_effect
from engine.state.choices import YES_NO, Choice, Gen, Message
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId
from engine.state.mana_symbols import mana_value
from engine.state.zones import Zone


def go_through(
    game: Game, player: PlayerId, test: Test, count: int, how: un.Turning, frame: Frame
) -> Gen[tuple[list[ObjectId], list[ObjectId]]]:
    """Turn cards up one by one until so many fit, or there are no more; returns those found and all of them."""
    found: list[ObjectId] = []
    everything: list[ObjectId] = []
    for card in list(game.ids(Zone.LIBRARY, player)):
        if len(found) >= count:
            break
        fits = test(game, game.objects[card], game.characteristics(card), frame)
        here = card
        if how is un.Turning.EXILE:
            logged = yield from happen(
                game, [ZoneChange(card, Zone.EXILE, Zone.LIBRARY, "exile", frame.source)], "701.13a"
            )
            moved = [e.event for e in logged if isinstance(e.event, ZoneChange)]
            if not moved:
                continue
            here = moved[0].became[0]
        everything.append(here)
        if fits:
            found.append(here)
    if everything and how is un.Turning.REVEAL:
        commit(game, [Revealed(tuple(everything), player)], "701.20a")
    return found, everything


@DO.register(un.Until)
def _until(game: Game, verb: un.Until, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """The cards stay where they are, revealed or exiled, until the text goes on to move them."""
    acted: Acted = []
    pile: list[ObjectId] = []
    least, most = bounds(game, verb.count, frame)
    for _ in players:
        for owner in players_of(game, verb.of, frame):
            test = test_of(verb.group)
            found, everything = yield from go_through(game, owner, test, most or least, verb.how, frame)
            acted += TargetId.of_objects(found)
            pile += everything
    frame.costs["pile"] = pile
    frame.done = bool(acted)
    return acted


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
            game.random.shuffle(rest)
            yield from happen(
                game, [ZoneChange(i, Zone.LIBRARY, Zone.EXILE, "discover", frame.source, position=-1) for i in rest]
            )
            commit(game, [KeywordAction(player, "discover", limit, tuple(found))], "701.57b")
        acted += TargetId.of_objects(found)
    return acted


def _cast_or_take(game: Game, player: PlayerId, card: ObjectId, limit: int, frame: Frame) -> Gen[None]:
    """Cast it without paying, if the spell is small enough, or put it into one's hand (701.57a)."""
    verb = CastCard(It(), payment=Payment.FREE)
    ways = [
        way
        for way in ways_by_effect(game.objects[card], verb)
        if mana_value(game.objects[card].card.faces[way.face].mana_cost) <= limit  # type: ignore[union-attr]
    ]
    if ways:
        prompt = Message("discover-cast", {"card": TargetId.of_object(card)})
        answer = yield Choice(player, "may", prompt, "701.57a", YES_NO)
        if answer == ["yes"] and (yield from cast_by_effect(game, player, game.objects[card], ways)):
            return
    if card in game.objects:
        yield from happen(game, [ZoneChange(card, Zone.HAND, Zone.EXILE, "discover", frame.source)])
