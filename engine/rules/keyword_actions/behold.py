"""Beholding (CR 701.4)."""

from __future__ import annotations

from engine.abilities.keyword_actions.behold import Afterwards, Behold, WasBeheld
from engine.abilities.nouns.noun_groups import Described, OfSubtype, OfType, Thing, Where
from engine.abilities.nouns.object_phrases import Some
from engine.events import Revealed, ZoneChange
from engine.rules.evaluate.evaluation import CONDITIONS, test_of
from engine.rules.instructions.carrying_out import DO, POSSIBLE, Acted, available
from engine.rules.instructions.choosing_objects import choose_objects
from engine.rules.pipeline import happen, show
from engine.state.choices import Gen
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId
from engine.state.noted import noted
from engine.state.zones import Zone


def _to_behold(game: Game, verb: Behold, frame: Frame, player: PlayerId) -> list[ObjectId]:
    """Cards with the quality in hand, and permanents with it that the player controls (701.4a)."""
    in_hand = test_of(_as_card(verb.group))
    seen = Frame(frame.source, player, frame.ability, frame.item)
    held = [o.id for o in game.in_zone(Zone.HAND, player) if in_hand(game, o, game.characteristics(o), seen)]
    return held + available(game, Some(verb.group), seen, player)


def _as_card(group: object) -> Described:
    """The same description of a card: "a Dragon" is a Dragon card in a hand."""
    assert isinstance(group, Described)
    head = group.head
    if isinstance(head, OfSubtype):
        head = OfSubtype(head.subtype, Where.CARD)
    elif isinstance(head, OfType):
        head = OfType(head.type, Where.CARD)
    elif isinstance(head, Thing):
        head = Thing(Where.CARD)
    return Described(head, group.adjectives, group.qualifiers)


@DO.register(Behold)
def _behold(game: Game, verb: Behold, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """(701.4a)"""
    acted: Acted = []
    for player in players:
        can = [i for i in _to_behold(game, verb, frame, player) if i != frame.source]
        chosen = yield from choose_objects(game, player, can, 1, 1, "choose-beheld", "701.4a", frame)
        with game.because("701.4a"):
            for i in chosen:
                if game.objects[i].zone is Zone.HAND:
                    yield from show(game, [Revealed((i,), player)])
            if verb.then is Afterwards.EXILED:
                moves = [ZoneChange(i, Zone.EXILE, game.objects[i].zone, "behold", frame.source) for i in chosen]
                logged = yield from happen(game, moves)
                chosen = [one.event.became[0] for one in logged if isinstance(one.event, ZoneChange)]
        acted += TargetId.of_objects(chosen)
    frame.done = bool(acted)
    frame.paid.times = noted(frame.paid.times, "behold", len(acted))  # what the spell remembers of its cost (701.4b)
    return acted


@POSSIBLE.register(Behold)
def _can_behold(game: Game, verb: Behold, frame: Frame, player: PlayerId) -> bool:
    return any(i != frame.source for i in _to_behold(game, verb, frame, player))


@CONDITIONS.register(WasBeheld)
def _was_beheld(game: Game, node: WasBeheld, frame: Frame) -> bool:
    """(701.4b)"""
    made = game.find(frame.source).announced
    return made is not None and made.paid.often("behold") > 0
