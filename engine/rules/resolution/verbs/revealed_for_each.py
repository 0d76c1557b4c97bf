"""A card found for each permanent of a player's that was destroyed, and put in its place (CR 608.2c, 701.20)."""

from __future__ import annotations

from collections import Counter

from engine.abilities.keyword_actions.shuffle import Shuffle
from engine.abilities.verbs.reveal_until import Turning
from engine.abilities.verbs.revealed_for_each import RevealedForEach
from engine.events import ZoneChange
from engine.rules.evaluate.comparisons import done_to
from engine.rules.evaluate.evaluation import test_of
from engine.rules.instructions.carrying_out import do_player_verb
from engine.rules.instructions.performing import PERFORM
from engine.rules.resolution.destinations import changes_of, move_all, move_to
from engine.rules.resolution.verbs.reveal_until import go_through
from engine.state.choices import Gen
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import objects_in
from engine.state.zones import Zone


@PERFORM.register(RevealedForEach)
def _revealed_for_each(game: Game, node: RevealedForEach, frame: Frame) -> Gen[None]:
    """Each player in turn order finds as many cards as they controlled such permanents (101.4); what all of them have
    exiled enters at once."""
    numbers = Counter(game.controller(one) for one in done_to(game, node.per, frame))
    those = [p.number for p in game.apnap(game.turn.active) if numbers[p.number]]
    entering: list[ZoneChange] = []
    test = test_of(node.group)
    for player in those:
        cards, _ = yield from go_through(game, player, test, numbers[player], Turning.REVEAL, frame)
        exiled = yield from move_to(game, cards, Zone.EXILE, "exile", frame, "701.13a")
        entering += yield from changes_of(game, [(objects_in(exiled), node.place, None)], player, frame, "put")
    yield from move_all(game, entering, frame)
    yield from do_player_verb(game, Shuffle(), frame, those)
    frame.done = bool(those)
