"""Discarding (CR 701.9)."""

from __future__ import annotations

from engine.abilities.keyword_actions.discard import Discard, DiscardThese, Randomly
from engine.abilities.nouns.object_phrases import Some
from engine.abilities.prohibitions.cant_cause import Causing
from engine.events import ZoneChange
from engine.rules.evaluate.amounts import bounds
from engine.rules.evaluate.evaluation import Test, amount, objects, test_of
from engine.rules.instructions.carrying_out import DO, POSSIBLE, Acted, objects_for
from engine.rules.instructions.choosing_objects import choose_objects
from engine.rules.instructions.naming_unknown_cards import choose_or_name, states_quality, unnamed
from engine.rules.instructions.used_up import USED_UP, need_among, need_of
from engine.rules.pipeline import happen
from engine.rules.pipeline.not_happening import does_not_happen
from engine.rules.prohibitions.cant_cause import not_caused
from engine.state.choices import Gen
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId
from engine.state.needs import Need, Used
from engine.state.objects import GameObject
from engine.state.unknown_cards import hand_holds_cards, hand_may_hold_cards, hand_untold
from engine.state.zones import Zone


@DO.register(Discard)
def _discard(game: Game, verb: Discard, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """Each player chooses in APNAP order, then all discard at once (101.4, 701.9b)."""
    chosen: list[ObjectId] = []
    fewer = False
    for player in not_caused(game, Causing.DISCARD, frame, players):
        hand_holds_cards(game, player)
        hand = list(game.ids(Zone.HAND, player))
        wanted = amount(game, verb.count, frame)
        count = min(wanted, len(hand))
        fewer = fewer or 0 < count < wanted
        if not hand:
            hand_untold(game, player)
            does_not_happen(game, "nothing-to-discard", "101.3", player=TargetId.of_player(player))
        if verb.how is Randomly.AT_RANDOM:
            chosen += game.random.sample(hand, count)
        else:
            chosen += yield from choose_objects(game, player, hand, count, count, "choose-discard", "701.9b", frame)
    moves = [ZoneChange(i, Zone.GRAVEYARD, Zone.HAND, "discard", frame.source, frame.paying) for i in chosen]
    logged = yield from happen(game, moves, "701.9a", *(("609.3",) if fewer else ()))
    frame.done = bool(chosen)
    return [TargetId.of_object(one.event.became[0]) for one in logged if isinstance(one.event, ZoneChange)]


@POSSIBLE.register(Discard)
def _can_discard(game: Game, verb: Discard, frame: Frame, player: PlayerId) -> bool:
    return hand_may_hold_cards(game, player) or len(game.ids(Zone.HAND, player)) >= amount(game, verb.count, frame)


@USED_UP.register(Discard)
def _discarded(game: Game, verb: Discard, frame: Frame, player: PlayerId) -> Need | None:
    if hand_may_hold_cards(game, player):
        return None
    return Need(Used.MOVED, frozenset(game.ids(Zone.HAND, player)), amount(game, verb.count, frame))


@DO.register(DiscardThese)
def _discard_these(game: Game, verb: DiscardThese, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """Only cards in the hand of whoever discards (701.9a)."""
    chosen: list[ObjectId] = []
    for player in players:
        if isinstance(verb.what, Some):
            can = discardable(game, verb.what, frame, player)
            least, most = bounds(game, verb.what.count, frame)
            if verb.how is Randomly.AT_RANDOM:
                chosen += game.random.sample(can, len(can) if most is None else min(most, len(can)))
                continue
            test = test_of(verb.what.group)

            def fits(it: GameObject, test: Test = test) -> bool:
                return test(game, it, game.characteristics(it), frame)

            unknown = _might_be_discarded(game, verb.what, player)
            chosen += yield from choose_or_name(
                game, player, can, unknown, fits, least, most, "choose-discard", "701.9b", frame
            )
        else:
            ids = yield from objects_for(game, verb.what, frame, player, "choose-discard", "701.9b")
            chosen += [i for i in ids if i in game.ids(Zone.HAND, player)]
    moves = [ZoneChange(i, Zone.GRAVEYARD, Zone.HAND, "discard", frame.source, frame.paying) for i in chosen]
    logged = yield from happen(game, moves, "701.9a")
    frame.done = bool(chosen)
    return [TargetId.of_object(one.event.became[0]) for one in logged if isinstance(one.event, ZoneChange)]


def discardable(game: Game, what: Some, frame: Frame, player: PlayerId) -> list[ObjectId]:
    """The cards in a player's hand that fit a description."""
    test = test_of(what.group)
    hand = game.in_zone(Zone.HAND, player)
    return [o.id for o in hand if o.id != frame.item and test(game, o, game.characteristics(o), frame)]


def _might_be_discarded(game: Game, what: Some, player: PlayerId) -> list[GameObject]:
    """The cards that nobody has named, where a description asks for cards of a kind."""
    return unnamed(game, player) if states_quality(what.group) else []


@POSSIBLE.register(DiscardThese)
def _can_discard_these(game: Game, verb: DiscardThese, frame: Frame, player: PlayerId) -> bool:
    if isinstance(verb.what, Some):
        least, _ = bounds(game, verb.what.count, frame)
        might = (it.id for it in _might_be_discarded(game, verb.what, player))
        return len({*discardable(game, verb.what, frame, player), *might}) >= least
    hand = game.ids(Zone.HAND, player)
    return all(i in hand for i in objects(game, verb.what, frame))


@USED_UP.register(DiscardThese)
def _these_discarded(game: Game, verb: DiscardThese, frame: Frame, player: PlayerId) -> Need | None:
    if not isinstance(verb.what, Some):
        return need_of(game, verb.what, frame, Used.MOVED)
    might = (it.id for it in _might_be_discarded(game, verb.what, player))
    return need_among(game, verb.what, frame, Used.MOVED, (*discardable(game, verb.what, frame, player), *might))
