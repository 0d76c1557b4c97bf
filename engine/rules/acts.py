"""What objects and players do in events, as triggers and conditions about this turn speak of it (CR 603.2)."""

from __future__ import annotations

from collections.abc import Iterable

from engine import events as e
from engine.abilities import happenings as h
from engine.abilities.base import Ref, Who
from engine.abilities.refs import This
from engine.frame import Frame
from engine.game import Game
from engine.objects import Kind, TargetId
from engine.rules.happenings import done_in, is_subject
from engine.rules.matching import test_of
from engine.rules.refs import is_player
from engine.turn_state import Step
from engine.zones import Zone

NOT_BATTLEFIELD = (Zone.GRAVEYARD, Zone.EXILE)
DISCARDS = {"discard", "cycle"}
"""The causes of zone changes that are discards (701.9a); cycling is one of them (702.29)."""


# ---- entering and leaving


@done_in(h.Enter, e.ZoneChange)
def _enter(game: Game, act: h.Enter, event: e.ZoneChange, frame: Frame) -> Iterable[int]:
    """(603.6a)"""
    if not event.enters:
        return
    entered = event.became[0]
    if act.under is not None and not is_player(act.under)(game, game.controller(entered), frame):
        return
    if act.how is None or _entered(game, act.how, event, frame):
        yield entered


def _entered(game: Game, how: h.Entering, event: e.ZoneChange, frame: Frame) -> bool:
    it = game.find(event.became[0])
    if how is h.Entering.TAPPED:
        return event.tapped
    if how is h.Entering.UNTAPPED:
        return not event.tapped
    if how is h.Entering.DURING_ATTACKERS:
        return game.turn.step is Step.DECLARE_ATTACKERS
    if how is h.Entering.FROM_EXILE:
        return event.origin is Zone.EXILE
    if how is h.Entering.FROM_HAND:
        return event.origin is Zone.HAND and it.owner == frame.controller
    if how is h.Entering.FROM_YOUR_GRAVEYARD:
        return event.origin is Zone.GRAVEYARD and it.owner == frame.controller
    return event.origin is Zone.GRAVEYARD


@done_in(h.Die, e.ZoneChange)
def _die(game: Game, act: h.Die, event: e.ZoneChange, frame: Frame) -> Iterable[int]:
    """(700.4)"""
    if event.dies and (
        act.under is None or is_player(act.under)(game, game.characteristics(event.object).controller, frame)
    ):
        yield event.object


@done_in(h.LeaveBattlefield, e.ZoneChange)
def _leave(game: Game, act: h.LeaveBattlefield, event: e.ZoneChange, frame: Frame) -> Iterable[int]:
    """(603.6c)"""
    if event.leaves:
        yield event.object


@done_in(h.LeaveGraveyard, e.ZoneChange)
def _leave_graveyard(game: Game, act: h.LeaveGraveyard, event: e.ZoneChange, frame: Frame) -> Iterable[int]:
    moved = event.origin is Zone.GRAVEYARD and event.to is not Zone.GRAVEYARD
    if moved and game.find(event.object).owner == frame.controller:
        yield event.object


@done_in(h.PutIntoGraveyard, e.ZoneChange, own=(Zone.BATTLEFIELD, Zone.GRAVEYARD))
def _into_graveyard(game: Game, act: h.PutIntoGraveyard, event: e.ZoneChange, frame: Frame) -> Iterable[int]:
    """What was a permanent is looked at as it was; a card from elsewhere as it is (603.6c)."""
    if event.to is not Zone.GRAVEYARD or not event.became:
        return
    card = game.find(event.became[0])
    mine = card.owner == frame.controller
    if (act.whose is h.GraveyardOf.YOURS and not mine) or (act.whose is h.GraveyardOf.OPPONENTS and mine):
        return
    died = event.origin is Zone.BATTLEFIELD
    if act.whence is h.Whence.BATTLEFIELD or act.whence is h.Whence.UNSAID:
        if died:
            yield event.object
    elif act.whence is h.Whence.LIBRARY:
        if event.origin is Zone.LIBRARY:
            yield card.id
    elif act.whence is h.Whence.ANYWHERE or not died:
        yield card.id


@done_in(h.BeMilled, e.ZoneChange)
def _milled(game: Game, act: h.BeMilled, event: e.ZoneChange, frame: Frame) -> Iterable[int]:
    """Found where it has been moved to (701.17c)."""
    if event.cause == "mill" and event.became:
        yield event.became[0]


@done_in(h.BeChampioned, e.ZoneChange)
def _championed(game: Game, act: h.BeChampioned, event: e.ZoneChange, frame: Frame) -> Iterable[int]:
    """Exiled by the champion ability of the object (702.72c)."""
    if event.origin is Zone.BATTLEFIELD and event.to is Zone.EXILE and event.source == frame.source:
        yield event.object


# ---- combat

OPPONENTS = (
    h.AttackedThing.AN_OPPONENT,
    h.AttackedThing.OPPONENTS,
    h.AttackedThing.OPPONENTS_OR_PLANESWALKERS,
)


@done_in(h.Attack, e.AttackDeclared)
def _attack(game: Game, act: h.Attack, event: e.AttackDeclared, frame: Frame) -> Iterable[int]:
    """Only creatures declared as attackers attack in this sense (508.3a)."""
    if event.declared and (act.what is None or is_attacked(game, act.what, event.target, frame)):
        yield event.object


def is_attacked(game: Game, what: h.AttackedThing, target: TargetId, frame: Frame) -> bool:
    """Whether what a creature attacks is what the words say."""
    if target[0] == "player":
        if what in OPPONENTS:
            return target[1] != frame.controller
        if what in (h.AttackedThing.YOU, h.AttackedThing.YOU_OR_PLANESWALKER):
            return target[1] == frame.controller
        if what is h.AttackedThing.MOST_LIFE:
            return game.players[target[1]].life == max(p.life for p in game.living())
        return what in (h.AttackedThing.A_PLAYER, h.AttackedThing.PLAYER_OR_PLANESWALKER)
    ch = game.characteristics(target[1])
    if what is h.AttackedThing.BATTLE:
        return "Battle" in ch.types
    if "Planeswalker" not in ch.types:
        return False
    if what is h.AttackedThing.YOU_OR_PLANESWALKER:
        return ch.controller == frame.controller
    if what is h.AttackedThing.OPPONENTS_OR_PLANESWALKERS:
        return ch.controller != frame.controller
    return what in (h.AttackedThing.PLANESWALKER, h.AttackedThing.PLAYER_OR_PLANESWALKER)


@done_in(h.AttackAlone, e.AttackDeclared)
def _attack_alone(game: Game, act: h.AttackAlone, event: e.AttackDeclared, frame: Frame) -> Iterable[int]:
    """The only creature declared as an attacker (506.5)."""
    if event.declared and len(game.combat.attackers) == 1:
        yield event.object


@done_in(h.AttackUnblocked, e.BecameUnblocked)
def _unblocked(game: Game, act: h.AttackUnblocked, event: e.BecameUnblocked, frame: Frame) -> Iterable[int]:
    """(509.3g)"""
    yield event.object


@done_in(h.Block, e.BlockDeclared)
def _block(game: Game, act: h.Block, event: e.BlockDeclared, frame: Frame) -> Iterable[int]:
    """Once for the creature however many it blocks; for each of them where it is said which (509.3a-b). Never for one
    put onto the battlefield blocking."""
    if not event.declared:
        return
    if act.what is not None:
        if is_subject(game, act.what, event.attacker, frame):
            yield event.object
    elif (game.combat.blockers.get(event.object) or [event.attacker])[0] == event.attacker:
        yield event.object


@done_in(h.BecomeBlocked, e.BecameBlocked, e.BlockDeclared)
def _blocked(game: Game, act: h.BecomeBlocked, event: e.BecameBlocked | e.BlockDeclared, frame: Frame) -> Iterable[int]:
    """Once for the creature; for each blocker where it is said by what (509.3c-d)."""
    if isinstance(event, e.BlockDeclared):
        if act.by is not None and is_subject(game, act.by, event.object, frame):
            yield event.attacker
    elif act.by is None:
        yield event.object


@done_in(h.BlockOrBecomeBlockedBy, e.BlockDeclared)
def _block_or_blocked(game: Game, act: h.BlockOrBecomeBlockedBy, event: e.BlockDeclared, frame: Frame) -> Iterable[int]:
    """(509.3b, 509.3d)"""
    if event.declared and is_subject(game, act.other, event.attacker, frame):
        yield event.object
    if is_subject(game, act.other, event.object, frame):
        yield event.attacker


# ---- damage


def _kind_fits(kind: h.DamageKind, event: e.Damage) -> bool:
    return kind is h.DamageKind.ANY or event.combat is (kind is h.DamageKind.COMBAT)


@done_in(h.DealDamage, e.Damage)
def _deal(game: Game, act: h.DealDamage, event: e.Damage, frame: Frame) -> Iterable[int]:
    """(120.3)"""
    if event.amount > 0 and _kind_fits(act.kind, event) and _recipient(game, act, event.target, frame):
        yield event.source


def _recipient(game: Game, act: h.DealDamage, target: TargetId, frame: Frame) -> bool:
    if act.permanent is not None:
        it = game.find(target[1]) if target[0] == "object" else None
        return it is None or test_of(act.permanent)(game, it, game.characteristics(it.id), frame)
    return not act.recipient or any(_is_recipient(game, one, target, frame) for one in act.recipient)


def _is_recipient(game: Game, one: Ref | Who, target: TargetId, frame: Frame) -> bool:
    if isinstance(one, Who):
        return target[0] == "player" and is_player(one)(game, target[1], frame)
    return target[0] == "object" and is_subject(game, one, target[1], frame)


@done_in(h.BeDealtDamage, e.Damage)
def _be_dealt(game: Game, act: h.BeDealtDamage, event: e.Damage, frame: Frame) -> Iterable[int]:
    """(120.3)"""
    fits = event.amount > 0 and event.target[0] == "object" and _kind_fits(act.kind, event)
    if fits and (act.source is None or is_subject(game, act.source, event.source, frame)):
        yield event.target[1]


@done_in(h.PlayerDealtDamage, e.Damage)
def _player_dealt(game: Game, act: h.PlayerDealtDamage, event: e.Damage, frame: Frame) -> Iterable[int]:
    """(120.3a)"""
    if event.amount > 0 and event.target[0] == "player" and _kind_fits(act.kind, event):
        yield event.target[1]


# ---- becoming


@done_in(h.Become, e.Tapped, e.Untapped)
def _become(game: Game, act: h.Become, event: e.Tapped | e.Untapped, frame: Frame) -> Iterable[int]:
    """(603.2e)"""
    if isinstance(event, e.Tapped) is (act.state is h.Turning.TAPPED):
        yield event.object


@done_in(h.TapForMana, e.TappedForMana)
def _tap_for_mana(game: Game, act: h.TapForMana, event: e.TappedForMana, frame: Frame) -> Iterable[int]:
    """(106.12a)"""
    yield event.object


@done_in(h.BecomeTarget, e.BecameTarget)
def _become_target(game: Game, act: h.BecomeTarget, event: e.BecameTarget, frame: Frame) -> Iterable[int]:
    """(603.2e)"""
    if _is_targeted_so(game, act, event, frame) and not (act.first and _was_before(game, act, event, frame)):
        yield event.target[1]


def _is_targeted_so(game: Game, act: h.BecomeTarget, event: e.BecameTarget, frame: Frame) -> bool:
    if event.target[0] != "object" or not _targets_by(game, act.by, event.item):
        return False
    return act.controller is None or is_player(act.controller)(game, game.find(event.item).controller, frame)


def _was_before(game: Game, act: h.BecomeTarget, event: e.BecameTarget, frame: Frame) -> bool:
    """Whether the object has become such a target earlier in the turn."""
    earlier = (one.event for one in game.this_turn() if isinstance(one.event, e.BecameTarget))
    alike = [one for one in earlier if one.target == event.target and _is_targeted_so(game, act, one, frame)]
    return bool(alike) and alike[0] is not event


def _targets_by(game: Game, by: h.Targeting, item: int) -> bool:
    it = game.find(item)
    is_ability = it.kind is Kind.ABILITY
    if by is h.Targeting.SPELL_OR_ABILITY:
        return True
    if by is h.Targeting.ABILITY or is_ability:
        return is_ability and by is h.Targeting.ABILITY
    ch = game.characteristics(item)
    if by is h.Targeting.INSTANT_OR_SORCERY:
        return not {"Instant", "Sorcery"}.isdisjoint(ch.types)
    return by is h.Targeting.SPELL or "Aura" in ch.subtypes


@done_in(h.Transform, e.Transformed)
def _transform(game: Game, act: h.Transform, event: e.Transformed, frame: Frame) -> Iterable[int]:
    """(701.27)"""
    yield event.object


@done_in(h.TransformInto, e.Transformed)
def _transform_into(game: Game, act: h.TransformInto, event: e.Transformed, frame: Frame) -> Iterable[int]:
    """The face with this ability came up: it listens once it has (701.27f)."""
    if event.object == frame.source:
        yield event.object


# ---- what players do


@done_in(h.Cast, e.SpellCast, own=(Zone.STACK,))
def _cast(game: Game, act: h.Cast, event: e.SpellCast, frame: Frame) -> Iterable[int]:
    """(601.2i)"""
    if is_subject(game, act.what, event.object, frame) and _cast_so(game, act.origin, event, frame):
        yield event.player


def _cast_so(game: Game, origin: h.SpellOrigin | None, event: e.SpellCast, frame: Frame) -> bool:
    mine = game.find(event.object).owner == frame.controller
    if origin is None:
        return True
    if origin is h.SpellOrigin.OPPONENTS_TURN:
        return game.turn.active != frame.controller
    if origin is h.SpellOrigin.YOUR_TURN:
        return game.turn.active == frame.controller
    if origin is h.SpellOrigin.HAND:
        return event.origin is Zone.HAND and mine
    if origin is h.SpellOrigin.NOT_HAND:
        return event.origin is not Zone.HAND or not mine
    if origin is h.SpellOrigin.EXILE:
        return event.origin is Zone.EXILE
    return event.origin is Zone.GRAVEYARD and (mine or origin is h.SpellOrigin.A_GRAVEYARD)


@done_in(h.CastNth, e.SpellCast)
def _cast_nth(game: Game, act: h.CastNth, event: e.SpellCast, frame: Frame) -> Iterable[int]:
    """Counted over the spells that the player has cast this turn."""
    from engine.rules.history import spells_cast

    mine = game.turn.active == frame.controller
    if act.turns is not h.EachTurn.ANY and mine is not (act.turns is h.EachTurn.YOURS):
        return
    test = test_of(act.group)
    fitting = [i for i in spells_cast(game, event.player) if test(game, game.find(i), game.characteristics(i), frame)]
    known = game.facts.get(event.player, {}).get("spells_cast", ())
    if known:
        game.assume("earlier-spells-counted", player=game.players[event.player].name)
    if len(fitting) + len(known) == act.nth and fitting and fitting[-1] == event.object:
        yield event.player


@done_in(h.DrawCard, e.DrawCard)
def _draw(game: Game, act: h.DrawCard, event: e.DrawCard, frame: Frame) -> Iterable[int]:
    """(121.2) Looked at before it happens or after."""
    if act.but is None or not _is_first_of_draw_step(game, event):
        yield event.player


def _is_first_of_draw_step(game: Game, event: e.DrawCard) -> bool:
    """Whether a card is the first that the player whose turn it is draws in their draw step (504.1)."""
    if game.turn.step is not Step.DRAW or game.turn.active != event.player:
        return False
    for logged in reversed(game.log):
        if isinstance(logged.event, e.StepBegins):
            break
        if isinstance(logged.event, e.DrawCard) and logged.event.player == event.player and logged.event is not event:
            return False
    return True


@done_in(h.DrawNth, e.DrawCard)
def _draw_nth(game: Game, act: h.DrawNth, event: e.DrawCard, frame: Frame) -> Iterable[int]:
    """Counted over the cards that the player has drawn this turn."""
    drawn = [one.event for one in game.this_turn() if isinstance(one.event, e.DrawCard)]
    mine = [one for one in drawn if one.player == event.player]
    if len(mine) >= act.nth and mine[act.nth - 1] is event:
        yield event.player


def _is_discard(event: e.ZoneChange) -> bool:
    return event.origin is Zone.HAND and event.cause in DISCARDS


@done_in(h.Discard, e.ZoneChange, own=NOT_BATTLEFIELD)
def _discard(game: Game, act: h.Discard, event: e.ZoneChange, frame: Frame) -> Iterable[int]:
    """(701.9)"""
    if _is_discard(event) and is_subject(game, act.what, event.became[0], frame):
        yield game.find(event.object).owner


@done_in(h.CycleOrDiscard, e.ZoneChange, own=NOT_BATTLEFIELD)
def _cycle_or_discard(game: Game, act: h.CycleOrDiscard, event: e.ZoneChange, frame: Frame) -> Iterable[int]:
    """(702.29d)"""
    if _is_discard(event) and is_subject(game, act.what, event.became[0], frame):
        yield game.find(event.object).owner


@done_in(h.Cycle, e.ZoneChange, own=NOT_BATTLEFIELD)
def _cycle(game: Game, act: h.Cycle, event: e.ZoneChange, frame: Frame) -> Iterable[int]:
    """(702.29c)"""
    if event.cause == "cycle" and is_subject(game, act.what, event.became[0], frame):
        yield game.find(event.object).owner


@done_in(h.GainLife, e.LifeGain)
def _gain_life(game: Game, act: h.GainLife, event: e.LifeGain, frame: Frame) -> Iterable[int]:
    """(119.9)"""
    if event.amount > 0 and (not act.first or _is_first(game, event)):
        yield event.player


@done_in(h.LoseLife, e.LifeLoss)
def _lose_life(game: Game, act: h.LoseLife, event: e.LifeLoss, frame: Frame) -> Iterable[int]:
    """(119.9)"""
    if event.amount > 0 and (not act.first or _is_first(game, event)):
        yield event.player


def _is_first(game: Game, event: e.LifeGain | e.LifeLoss) -> bool:
    """Whether no event of its kind has happened to that player earlier in the turn."""
    fact = "life_gained" if isinstance(event, e.LifeGain) else "life_lost"
    if game.facts.get(event.player, {}).get(fact):
        return False
    same = [one.event for one in game.this_turn() if type(one.event) is type(event)]
    return next(one for one in same if one.affected_player == event.player) is event


@done_in(h.Sacrifice, e.Sacrificed)
def _sacrifice(game: Game, act: h.Sacrifice, event: e.Sacrificed, frame: Frame) -> Iterable[int]:
    """(701.21)"""
    if is_subject(game, act.what, event.object, frame):
        yield event.player


@done_in(h.DeclareAttack, e.AttackDeclared)
def _declare_attack(game: Game, act: h.DeclareAttack, event: e.AttackDeclared, frame: Frame) -> Iterable[int]:
    """(508.3d)"""
    if event.declared:
        yield game.controller(event.object)


@done_in(h.AttackWith, e.AttackDeclared)
def _attack_with(game: Game, act: h.AttackWith, event: e.AttackDeclared, frame: Frame) -> Iterable[int]:
    """(508.3d)"""
    if event.declared and is_subject(game, act.what, event.object, frame):
        yield game.controller(event.object)


@done_in(h.PlayLand, e.LandPlayed)
def _play_land(game: Game, act: h.PlayLand, event: e.LandPlayed, frame: Frame) -> Iterable[int]:
    """(305.1)"""
    if not (act.another and event.object == frame.source):
        yield event.player


@done_in(h.PlayFromExile, e.LandPlayed, e.SpellCast)
def _play_from_exile(
    game: Game, act: h.PlayFromExile, event: e.LandPlayed | e.SpellCast, frame: Frame
) -> Iterable[int]:
    """(701.18)"""
    origin = event.origin if isinstance(event, e.SpellCast) else game.find(event.object).zone
    if origin is Zone.EXILE:
        yield event.player


@done_in(h.ActivateAbility, e.AbilityActivated)
def _activate(game: Game, act: h.ActivateAbility, event: e.AbilityActivated, frame: Frame) -> Iterable[int]:
    """(602.2)"""
    if act.of is None or is_subject(game, act.of, event.object, frame):
        yield event.player


@done_in(h.TapsForMana, e.TappedForMana)
def _taps_for_mana(game: Game, act: h.TapsForMana, event: e.TappedForMana, frame: Frame) -> Iterable[int]:
    """(106.12a)"""
    if not isinstance(act.what, This) and is_subject(game, act.what, event.object, frame):
        yield event.player


@done_in(h.RemoveLastCounter, e.CountersRemoved)
def _remove_last(game: Game, act: h.RemoveLastCounter, event: e.CountersRemoved, frame: Frame) -> Iterable[int]:
    """(122.8)"""
    kind, number = event.target
    last = event.kind == act.kind and event.left == 0 and kind == "object"
    if last and event.player is not None and is_subject(game, act.what, number, frame):
        yield event.player


@done_in(h.LoseGame, e.PlayerLoses)
def _lose_game(game: Game, act: h.LoseGame, event: e.PlayerLoses, frame: Frame) -> Iterable[int]:
    """(104.3)"""
    yield event.player
