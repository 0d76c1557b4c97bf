"""Conditions about what has happened this turn or the turn before (CR 603.4, 607.2)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

from engine import events as e
from engine.abilities.conditions.turn_history import (
    ActivatedThisTurn,
    AttackedWithTotalPower,
    GainedAndLostLife,
    HadEnter,
    HaveCast,
    HaveDrawn,
    IsNthCast,
    LifeChange,
    LifeChanged,
    NoManaAbility,
    NoSpellsLastTurn,
    NotFirstLand,
    NotPutWithThis,
    ObjectDid,
    PlayerDid,
    SpellsLastTurn,
)
from engine.abilities.nouns.antecedents import Antecedent, Role
from engine.abilities.nouns.object_phrases import Some
from engine.abilities.nouns.player_phrases import You
from engine.abilities.nouns.target_phrases import Article
from engine.abilities.quantities.amounts import ONE, Exactly, Fixed
from engine.abilities.quantities.computed_amounts import LifeThisTurn
from engine.abilities.quantities.for_each import PerTimeDone
from engine.abilities.trigger_events import Attack, Enter, ThatDid
from engine.abilities.trigger_events.subjects import PutIntoGraveyardThisTurn
from engine.rules.evaluate.antecedents import antecedent
from engine.rules.evaluate.conditions import counts
from engine.rules.evaluate.counters_entered_with import with_counters_entered_with
from engine.rules.evaluate.evaluation import (
    AMOUNTS,
    CONDITIONS,
    FITS,
    Test,
    amount,
    is_player,
    players,
    test_of,
)
from engine.rules.evaluate.event_verbs import EVENT_VERBS, is_subject, least_of
from engine.rules.evaluate.for_each import PER
from engine.rules.evaluate.found_after_zone_change import itself
from engine.rules.evaluate.history import (
    life_changed,
    spell_of,
    spells_described,
    spells_of_last_turn,
)
from engine.state.characteristics import Characteristics
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.history import PlayerHistory
from engine.state.ids import ObjectId, PlayerId, objects_in
from engine.state.log import Logged
from engine.state.objects import GameObject
from engine.state.turn import Step
from engine.state.undetermined_numbers import determined


@CONDITIONS.register(NotPutWithThis)
def _not_put_with_this(game: Game, node: NotPutWithThis, frame: Frame) -> bool:
    """What led to the event is looked through for a resolution of the ability (607.2)."""
    cause = next((one for one in reversed(game.log) if one.event is frame.event), None)
    while cause is not None:
        if isinstance(cause.event, e.Resolved):
            made = game.find(cause.event.object).on_stack
            if made is not None and made.source == frame.source and made.ability == frame.ability:
                return False
        cause = game.log[cause.parent - 1] if cause.parent is not None else None
    return True


@CONDITIONS.register(IsNthCast)
def _is_nth(game: Game, node: IsNthCast, frame: Frame) -> bool:
    """Of the spells of that kind that the player has cast this turn, in order; as they last were (603.4)."""
    if not isinstance(frame.event, e.SpellCast):
        return False
    game.look("stack")
    test = test_of(node.group)
    for player in players(game, node.who, frame):
        cast = spells_described(game, player, node.group)
        cast = [i for i in cast if test(game, game.find(i), game.characteristics(i), frame)]
        if cast[node.nth - 1 : node.nth] == [frame.event.object]:
            return not node.denied
    return node.denied


@CONDITIONS.register(NotFirstLand)
def _not_first_land(game: Game, node: NotFirstLand, frame: Frame) -> bool:
    """Lands played before the board began count as well."""
    game.look("turn")
    return game.players[frame.controller].lands_played > 1


@CONDITIONS.register(NoManaAbility)
def _no_mana_ability(game: Game, node: NoManaAbility, frame: Frame) -> bool:
    """A mana ability never is on the stack (605.3b)."""
    return isinstance(frame.event, e.AbilityActivated) and frame.event.item is not None


# ---- this turn


@CONDITIONS.register(ObjectDid)
def _object_did(game: Game, node: ObjectDid, frame: Frame) -> bool:
    """Looked up in the log of this turn: whether as many different objects as it says did so."""
    look_at_history(game)
    count = node.subject.count if isinstance(node.subject, Some) else ONE
    return counts(game, count, len(doers_meant(game, node, frame)), frame) is not node.denied


def doers_meant(game: Game, node: ObjectDid, frame: Frame) -> list[ObjectId]:
    """The objects that did what the condition asks for, in the order in which they did."""
    did: dict[ObjectId, None] = {}
    for act in node.acts:
        known = EVENT_VERBS[type(act)]
        events = game.this_turn(*known.events)
        if node.combat:
            events = game.happened(*known.events, since=_combat_began(game))
        for event in events:
            doers = known.doers(game, act, event, frame)
            did.update((doer, None) for doer in doers if is_subject(game, node.subject, doer, frame))
    return [*did]


@CONDITIONS.register(AttackedWithTotalPower)
def _attacked_with_total_power(game: Game, node: AttackedWithTotalPower, frame: Frame) -> bool:
    """What has left combat counts too, as it is or last was (608.2h)."""
    look_at_history(game)
    attacks = game.happened(e.AttackDeclared, since=_combat_began(game))
    mine = dict.fromkeys(one.object for one in attacks if one.declared and one.by == frame.controller)
    powers = (determined(game.characteristics(i).power) for i in mine)
    return sum(powers) >= amount(game, node.amount, frame)


def _combat_began(game: Game) -> int:
    """Where in the log this combat phase began (506.1)."""
    steps = game.logged(e.StepBegins, since=game.turn_began_at)
    begun = [one.id for one, event in steps if event.step == Step.BEGINNING_OF_COMBAT.value]
    return begun[-1] if begun else game.turn_began_at


@CONDITIONS.register(HadEnter)
def _had_enter(game: Game, node: HadEnter, frame: Frame) -> bool:
    """True if any one of the players had (603.6a). "Another" land is another than the one whose entering has triggered
    the ability, if one has."""
    look_at_history(game)
    known, act = EVENT_VERBS[Enter], Enter(under=You())
    spoken_of = objects_in(antecedent(game, Antecedent(Role.EVENT), frame)) if frame.event is not None else []
    for player in players(game, node.who, frame):
        seen = replace(frame, controller=player)
        what = replace(node.what, article=Article.NONE)
        entered = {i for event in game.this_turn(*known.events) for i in known.doers(game, act, event, seen)}
        if node.what.article.value:
            entered -= set(spoken_of or [itself(game, frame)])
        if counts(game, what.count, sum(is_subject(game, what, i, seen) for i in entered), frame):
            return True
    return False


@CONDITIONS.register(PlayerDid)
def _player_did(game: Game, node: PlayerDid, frame: Frame) -> bool:
    return _did(game, node, frame) is not node.denied


def _did(game: Game, node: PlayerDid, frame: Frame) -> bool:
    """Where it says with how many, or how many of what, so many different objects are asked for."""
    look_at_history(game)
    for act in node.acts:
        known = EVENT_VERBS[type(act)]
        done: set[tuple[int, int]] = set()
        for logged, event in happened_this_turn(game, known.events):
            doers = known.doers(game, act, event, frame)
            what = event.object if event.object is not None else logged.id
            done.update((doer, what) for doer in doers if is_player(node.who)(game, doer, frame))
        least = least_of(act.what) or 1
        if any(times >= least for times in Counter(doer for doer, _ in done).values()):
            return True
        told = FACTS.get(type(act).__name__)
        if told is not None and any(told(game.history.of(p)) for p in players(game, node.who, frame)):
            return True
    return False


def happened_this_turn(game: Game, kinds: tuple[type[e.Event], ...]) -> Iterable[tuple[Logged, Any]]:
    """What has happened this turn, in order, with the counters that permanents have entered with (122.6)."""
    if e.CountersPut not in kinds:
        return game.logged(*kinds, since=game.turn_began_at)
    told = [one for one, _ in game.logged(*kinds, e.ZoneChange, since=game.turn_began_at)]
    return ((one, one.event) for one in with_counters_entered_with(game, told) if isinstance(one.event, kinds))


FACTS: dict[str, Callable[[PlayerHistory], object]] = {
    "GainLife": lambda told: told.life_gained,
    "LoseLife": lambda told: told.life_lost,
    "GainOrLoseLife": lambda told: told.life_gained or told.life_lost,
    "DeclareAttack": lambda told: told.attacked_with,
}
"""Where a scenario's history tells of acts of players."""


def look_at_history(game: Game) -> None:
    """What is worked out depends on what has happened, and on what tells of it."""
    for facet in ("turn", "battlefield", "life", "combat", "graveyard", "stack"):
        game.look(facet)


@CONDITIONS.register(GainedAndLostLife)
def _gained_and_lost(game: Game, node: GainedAndLostLife, frame: Frame) -> bool:
    """(119.3)"""
    return all(life_changed(game, frame.controller, how) > 0 for how in LifeChange)


@CONDITIONS.register(LifeChanged)
def _life_changed(game: Game, node: LifeChanged, frame: Frame) -> bool:
    """(119.3)"""
    bound = amount(game, node.amount, frame)
    return any(life_changed(game, player, node.how) >= bound for player in players(game, node.who, frame))


@AMOUNTS.register(LifeThisTurn)
def _life_this_turn(game: Game, node: LifeThisTurn, frame: Frame) -> int:
    return sum(life_changed(game, player, node.how) for player in players(game, node.who, frame))


@CONDITIONS.register(HaveCast)
def _have_cast(game: Game, node: HaveCast, frame: Frame) -> bool:
    game.look("stack")
    return any(_has_cast(game, player, node, frame) for player in players(game, node.who, frame))


def _has_cast(game: Game, player: PlayerId, node: HaveCast, frame: Frame) -> bool:
    if node.game:
        game.assume("before-this-game-unknown")
    count = node.what.count if isinstance(node.what, Some) else Exactly(Fixed(1))
    return counts(game, count, len(spells_meant(game, player, node, frame)), frame)


def spells_meant(game: Game, player: PlayerId, node: HaveCast, frame: Frame) -> list[ObjectId]:
    """The spells that the player has cast and the condition asks for."""
    known = spells_described(game, player, node.what)
    if node.game:
        known = [event.object for event in game.happened(e.SpellCast) if event.player == player]
    cast = [i for i in known if is_subject(game, node.what, i, frame)]
    other = isinstance(node.what, Some) and node.what.article is not Article.NONE
    return [i for i in cast if not other or i != spell_of(game, frame.source)]


@CONDITIONS.register(HaveDrawn)
def _have_drawn(game: Game, node: HaveDrawn, frame: Frame) -> bool:
    game.look("hand")
    mine = [one for one in game.this_turn(e.DrawCard) if one.player == frame.controller and not one.missed]
    return counts(game, node.count, len(mine), frame)


@FITS.register(ThatDid, PutIntoGraveyardThisTurn)
def _that_did(node: ThatDid | PutIntoGraveyardThisTurn) -> Test:
    """ "each creature that attacked this turn": the object itself did it in this turn's log."""

    def test(game: Game, it: GameObject, ch: Characteristics, frame: Frame) -> bool:
        look_at_history(game)
        for act in node.acts:
            if act == Attack() and it.id in game.history.attacked:
                return not node.denied
            known = EVENT_VERBS[type(act)]
            if any(it.id in known.doers(game, act, event, frame) for event in game.this_turn(*known.events)):
                return not node.denied
        return node.denied

    return test


@CONDITIONS.register(NoSpellsLastTurn)
def _no_spells(game: Game, node: NoSpellsLastTurn, frame: Frame) -> bool:
    """What happened before the board began is not known to have happened."""
    return not any(spells_of_last_turn(game).values())


@CONDITIONS.register(SpellsLastTurn)
def _spells_last_turn(game: Game, node: SpellsLastTurn, frame: Frame) -> bool:
    return any(counts(game, node.count, number, frame) for number in spells_of_last_turn(game).values())


@PER.register(PerTimeDone)
def _times_done(game: Game, per: PerTimeDone, frame: Frame, it: GameObject | None) -> int:
    """Each time it did so since it came to be the object it is (400.7)."""
    look_at_history(game)
    if it is None:
        return 0
    known = EVENT_VERBS[type(per.act)]
    times = sum(it.id in known.doers(game, per.act, event, frame) for event in game.this_turn(*known.events))
    return times + (per.act == Attack() and it.id in game.history.attacked)


@FITS.register(ActivatedThisTurn)
def _activated(node: ActivatedThisTurn) -> Test:
    """(700.10)"""

    def test(game: Game, it: GameObject, ch: Characteristics, frame: Frame) -> bool:
        look_at_history(game)
        return any(act.object == it.id for act in game.this_turn(e.AbilityActivated))

    return test
