"""Airbending and earthbending (CR 701.65, 701.66)."""

from __future__ import annotations

from functools import cache

from engine.abilities.ability import Spell, Triggered
from engine.abilities.base import Verb
from engine.abilities.nouns.antecedents import Antecedent, Role
from engine.abilities.nouns.object_phrases import It
from engine.abilities.permissions import play_cards as ps
from engine.abilities.verbs import Does, ForAsLongAs, Payment
from engine.abilities.verbs import further_keyword_actions as d
from engine.events import EffectBegins, KeywordAction
from engine.oracle.compile import ability_meant, spell_meant
from engine.rules.casting.permissions.play_cards import Leave
from engine.rules.continuous.beginning import new_effect
from engine.rules.continuous.lasting_verbs import begin_effect
from engine.rules.evaluate.evaluation import amount
from engine.rules.instructions.carrying_out import DO, Acted, objects_for, present
from engine.rules.pipeline import commit
from engine.rules.resolution.verbs.destroy_exile_sacrifice_tap import move_to
from engine.rules.resolution.verbs.keyword_actions import put_growth
from engine.rules.triggers.delayed_triggers import DelayedTrigger
from engine.state.choices import Gen
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import PlayerId, TargetId, objects_in
from engine.state.zones import Zone

AIRBENT = "{2}"
"""What its owner may pay rather than an airbent card's mana cost (701.65a)."""


@DO.register(d.Airbend)
def _airbend(game: Game, verb: d.Airbend, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """Exile them; for as long as each remains exiled, its owner may cast it for {2} (701.65a)."""
    acted: Acted = []
    for player in players:
        chosen = yield from objects_for(game, verb.what, frame, player, "choose-exile", "608.2d")
        with game.because("701.65a"):
            moved = yield from move_to(game, present(game, chosen), Zone.EXILE, "airbend", frame, "701.65a")
            for card in moved:
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


@cache
def _becoming() -> tuple[Verb, ...]:
    """What an earthbent land becomes, read from its English (701.66a)."""
    text = "Target land you control becomes a 0/0 creature with haste that's still a land."
    spell = spell_meant(text)
    assert isinstance(spell, Spell)
    (said,) = spell.effect.parts
    assert isinstance(said, Does)
    return said.verbs


@cache
def _returning() -> Triggered:
    """The delayed triggered ability of earthbending, as the land's own words (701.66a)."""
    text = "When ~ dies or is put into exile, return it to the battlefield tapped under your control."
    ability = ability_meant(text)
    assert isinstance(ability, Triggered)
    return ability


@DO.register(d.Earthbend)
def _earthbend(game: Game, verb: d.Earthbend, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """(701.66a)"""
    acted: Acted = []
    for player in players:
        ids = present(game, (yield from objects_for(game, verb.what, frame, player, "choose-objects", "608.2d")))
        count = amount(game, verb.count, frame)
        with game.because("701.66a"):
            begin_effect(game, _becoming(), frame, TargetId.of_objects(ids), None)
            yield from put_growth(game, ids, count, player, "701.66a")
            for i in ids:
                game.delayed.append(DelayedTrigger(_returning(), Frame(i, player, _returning()), game.turn.number))
            if ids:
                commit(game, [KeywordAction(player, "earthbend", count, tuple(ids))], "701.66b")
        acted += TargetId.of_objects(ids)
    frame.done = bool(acted)
    return acted
