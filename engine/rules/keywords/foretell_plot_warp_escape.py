"""What asks whether cards were foretold, plotted, warped or escaped, and by which keyword an ability was activated
(CR 702.138, 702.142, 702.143, 702.170, 702.177, 702.185)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.abilities.ability import Activated, LoyaltyCost
from engine.abilities.keywords import foretell_plot_warp_escape as s
from engine.abilities.keywords.keyword_abilities import Before, Headed
from engine.events import AbilityActivated, BecameForetold, BecamePlotted, SpellCast, ZoneChange
from engine.oracle.keywords.definitions import MEANINGS
from engine.oracle.keywords.expansion import rules_of
from engine.rules.casting.activating import ONCE_MORE
from engine.rules.continuous.layers import MODIFIERS
from engine.rules.continuous.statements import looked_up
from engine.rules.evaluate.evaluation import CONDITIONS, holds, objects
from engine.rules.evaluate.for_each import PER
from engine.rules.instructions.carrying_out import ACT, Acted, present
from engine.rules.instructions.performing import PERFORM
from engine.rules.pipeline import commit
from engine.rules.triggers.events.watching import done_in, is_subject
from engine.rules.triggers.turn_history import announced
from engine.state.characteristics import Characteristics
from engine.state.choices import Gen
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import PlayerId, TargetId, objects_in
from engine.state.objects import GameObject
from engine.state.zones import Zone

EXHAUST_AGAIN = looked_up(s.ExhaustAgain)


@CONDITIONS.register(s.WasForetold)
def _was_foretold(game: Game, node: s.WasForetold, frame: Frame) -> bool:
    """Cast from exile, where it was a foretold card, for whatever cost (702.143c)."""
    before = [game.came_from(i) for i in objects(game, node.subject, frame)]
    return any(one is not None and "foretell" in one.object.chosen for one in before)


@PER.register(s.PerForetold)
def _foretold(game: Game, per: s.PerForetold, frame: Frame, it: GameObject | None) -> int:
    return sum("foretell" in card.chosen for card in game.in_zone(Zone.EXILE) if card.owner == frame.controller)


@done_in(s.Foretell, ZoneChange)
def _foretells(game: Game, act: s.Foretell, event: ZoneChange, frame: Frame) -> Iterable[int]:
    """(702.143c)"""
    if event.cause == "foretell" and event.became and is_subject(game, act.what, event.became[0], frame):
        yield game.find(event.object).owner


@done_in(s.BecomesPlotted, ZoneChange, BecamePlotted, own=(Zone.EXILE,))
def _becomes_plotted(
    game: Game, act: s.BecomesPlotted, event: ZoneChange | BecamePlotted, frame: Frame
) -> Iterable[int]:
    """An ability of the card itself works in exile (113.6k, 702.170c)."""
    if isinstance(event, BecamePlotted):
        yield event.object
    elif event.cause == "plot" and event.became:
        yield event.became[0]


@ACT.register(s.BecomePlotted)
def _become_plotted(game: Game, verb: s.BecomePlotted, frame: Frame, subjects: list[TargetId]) -> Gen[Acted]:
    """Only a card in exile (702.170c); its owner may cast it on a later turn (702.170d)."""
    ids = [i for i in present(game, objects_in(subjects)) if game.objects[i].zone is Zone.EXILE]
    commit(game, [BecamePlotted(i) for i in ids], "702.170c")
    return TargetId.of_objects(ids)
    yield


@PERFORM.register(s.BecomeForetold)
def _become_foretold(game: Game, node: s.BecomeForetold, frame: Frame) -> Gen[None]:
    """Its owner may cast it on a later turn for that cost, even if it is no card with foretell (702.143d)."""
    ids = [i for i in present(game, objects(game, node.what, frame)) if game.objects[i].zone is Zone.EXILE]
    commit(game, [BecameForetold(i, node.less.text) for i in ids], "702.143d")
    return
    yield


@CONDITIONS.register(s.SpellWarped)
def _spell_warped(game: Game, node: s.SpellWarped, frame: Frame) -> bool:
    """(702.185c)"""
    game.look("turn")
    made = [announced(game, event.object) for event in game.this_turn(SpellCast)]
    return any(one is not None and bool(one.paid.get("warp")) for one in made)


@CONDITIONS.register(s.HappenedOrWarped)
def _happened_or_warped(game: Game, node: s.HappenedOrWarped, frame: Frame) -> bool:
    return holds(game, node.first, frame) or holds(game, node.second, frame)


@MODIFIERS.register(s.EscapesHaving, "6")
def _escapes_having(game: Game, verb: s.EscapesHaving, ch: Characteristics, it: GameObject, frame: Frame) -> None:
    """(702.138d)"""
    if it.announced is not None and it.announced.paid.get("escape"):
        for ability in verb.abilities:
            ch.abilities = ch.abilities.plus(ability)


@CONDITIONS.register(s.NotYetActivated)
def _not_yet_activated(game: Game, node: s.NotYetActivated, frame: Frame) -> bool:
    """One that is being activated has been begun (702.177b)."""
    game.look("turn")
    begun = game.this_turn(AbilityActivated)
    return all(frame.controller not in _activates(game, node.act, event, frame) for event in begun)


@ONCE_MORE.by("702.177b")
def _exhausted_again(game: Game, player: PlayerId, it: GameObject, ability: Activated) -> bool:
    """(702.177b)"""
    if "702.177a" not in rules_of(game.characteristics(it).abilities.all, ability):
        return False
    return any(standing.frame.controller == player for _, standing in EXHAUST_AGAIN.said(game))


@done_in(s.ActivateKeyword, AbilityActivated)
def _activates(game: Game, act: s.ActivateKeyword, event: AbilityActivated, frame: Frame) -> Iterable[int]:
    """(702.142b)"""
    subject = act.of is None or is_subject(game, act.of, event.object, frame)
    if subject and any(_is_of(game, word, event) for word in act.words):
        yield event.player


def _is_of(game: Game, word: Before | s.Activatable, event: AbilityActivated) -> bool:
    ability = event.ability
    if word is s.Activatable.LOYALTY:
        return isinstance(ability, Activated) and any(isinstance(cost, LoyaltyCost) for cost in ability.costs)
    abilities = game.characteristics(event.object).abilities.all
    rules = rules_of(abilities, ability)
    if isinstance(word, Before):
        return any(one.word is word and one.rule in rules for one in abilities if isinstance(one, Headed))
    return MEANINGS[word.value].rule in rules
