"""Airbending (CR 701.65)."""

from __future__ import annotations

from engine.abilities.durations.durations import ForAsLongAs
from engine.abilities.keyword_actions.airbend import Airbend
from engine.abilities.keyword_actions.cast import Payment
from engine.abilities.nouns.antecedents import Antecedent, Role
from engine.abilities.nouns.object_phrases import It
from engine.abilities.permissions import play_cards as ps
from engine.events import EffectBegins, KeywordAction
from engine.rules.casting.permissions.play_cards import Leave
from engine.rules.continuous.beginning import new_effect
from engine.rules.instructions.carrying_out import DO, Acted, objects_for, present
from engine.rules.pipeline import commit
from engine.rules.resolution.destinations import move_to
from engine.state.choices import Gen
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import PlayerId, TargetId, objects_in
from engine.state.objects import Kind
from engine.state.zones import Zone

AIRBENT = "{2}"
"""What its owner may pay rather than an airbent card's mana cost (701.65a)."""


@DO.register(Airbend)
def _airbend(game: Game, verb: Airbend, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """Exile them; for as long as each remains exiled, its owner may cast it for {2} (701.65a)."""
    acted: Acted = []
    for player in players:
        chosen = yield from objects_for(game, verb.what, frame, player, "choose-exile", "608.2d")
        with game.because("701.65a"):
            moved = yield from move_to(game, present(game, chosen), Zone.EXILE, "airbend", frame, "701.65a")
            for card in moved:
                if game.objects[card.object_id].kind is Kind.CARD:
                    _let_cast(game, card, frame)
            if moved:
                commit(game, [KeywordAction(player, "airbend", 0, tuple(objects_in(moved)))], "701.65b")
        acted += moved
    frame.done = bool(acted)
    return acted


def _let_cast(game: Game, card: TargetId, frame: Frame) -> None:
    kept = Frame(frame.source, frame.controller, results={0: [card]})
    lasting = ForAsLongAs(ps.RemainsExiled(It(antecedent=Antecedent(Role.RESULT, 0))))
    leave = Leave((game.objects[card.object_id].owner,), ps.Playing.CAST, Payment.FOR_ITS_COST, instead=AIRBENT)
    effect = new_effect(game, kept, (leave,), (card,), lasting)
    commit(game, [EffectBegins(effect)], "701.65a")
