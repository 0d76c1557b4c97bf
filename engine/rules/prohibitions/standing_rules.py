"""What players and objects can't do, and what players may do beyond the rules (CR 101.2, 305.2, 402.2, 601.3)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from engine.abilities.ability import Keyword
from engine.abilities.base import Declaration, Node, Verb
from engine.abilities.dispatch import Dispatch, Use
from engine.abilities.nouns.object_phrases import This
from engine.abilities.prohibitions import standing_rules as st
from engine.abilities.prohibitions.restrictions import SmallerHand
from engine.abilities.verbs import Cant, GainAbilities, HaveAbilities
from engine.abilities.verbs import add_phases as ph
from engine.events import Countered, DrawCard, Event, GameEnds, LifeGain, PlayerLoses
from engine.oracle.printed import COMPILED
from engine.rules.casting.casting import FORBIDS, ONCE_PROPOSED, WAYS, Way, faces_castable
from engine.rules.casting.special_actions import LAND_PERMISSIONS
from engine.rules.casting.targeting import Bar, shields
from engine.rules.casting.timing import FLASH
from engine.rules.continuous.statements import is_ignored, met, said, said_of, statements_of
from engine.rules.evaluate.amounts import amount
from engine.rules.evaluate.conditions import holds
from engine.rules.evaluate.log_queries import spells_cast
from engine.rules.evaluate.matching import test_of
from engine.rules.evaluate.object_phrases import is_player, objects, players
from engine.rules.mana.riders_on_spells import UNCOUNTERABLE
from engine.rules.pipeline import can_not
from engine.rules.turn.untap_step import missed_untap
from engine.state.characteristics import Characteristics
from engine.state.choices import YES_NO, Choice, Gen, Illegal, Message
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId
from engine.state.mana_symbols import symbols
from engine.state.objects import Announcement, GameObject, Kind
from engine.state.turn import Step
from engine.state.zones import Zone

LOOKED_UP: Dispatch[Any] = Dispatch("a statement that a rule looks up", Verb, Declaration, where=Use.SAID)
"""For each statement that belongs to no layer the function that looks it up."""


def own_statements(game: Game, it: GameObject) -> Iterator[tuple[Node, Frame]]:
    """What an object's own static abilities say of itself, outside the battlefield too (113.6e-g)."""
    ch = game.characteristics(it)
    for ability in ch.abilities.statics:
        frame = Frame(it.id, ch.controller, ability)
        for statement in statements_of(ability):
            if statement.subject is None or isinstance(statement.subject, This):
                for verb in statement.verbs:
                    if met(game, statement.given, frame):
                        yield verb, frame


# ---- spells that can't be countered


@can_not(Countered)
def _cant_be_countered(game: Game, event: Event) -> tuple[str, ...] | None:
    """(101.2, 113.6g)"""
    assert isinstance(event, Countered)
    it = game.now(event.object)
    if it is None:
        return None
    if it.memory.get(UNCOUNTERABLE):
        return ("101.2", "106.6")
    said_here = [verb for verb, _ in own_statements(game, it)] if it.kind is not Kind.ABILITY else []
    said_here += [verb for verb, _ in said_of(game, Cant, it.target)]
    barred = any(isinstance(verb, Cant) and isinstance(verb.what, st.BeCountered) for verb in said_here)
    return ("101.2",) if barred else None


# ---- what can't be targeted


@shields
def _cant_be_target(game: Game, thing: TargetId, source: GameObject, player: PlayerId) -> Bar | None:
    """ "can't be the target of spells or abilities your opponents control" (101.2)"""
    for verb, standing in said_of(game, Cant, thing):
        if isinstance(verb.what, st.BeTargeted) and _targets_so(verb.what.by, source, player, standing.frame):
            return Bar(Message("cannot-be-target", {"thing": thing}), ("101.2",))
    return None


def _targets_so(by: st.TargetedBy, source: GameObject, player: PlayerId, frame: Frame) -> bool:
    if by is st.TargetedBy.OPPONENTS:
        return player != frame.controller
    return by is st.TargetedBy.ANY or source.kind is not Kind.ABILITY


# ---- what players can't do


def forbidden(game: Game, player: PlayerId, what: type[st.Forbidden]) -> Iterator[tuple[st.Forbidden, Frame]]:
    """The statements that keep a player from something."""
    for verb, standing in said_of(game, st.PlayerCant, TargetId.of_player(player)):
        if isinstance(verb.what, what):
            yield verb.what, standing.frame


@can_not(LifeGain)
def _cant_gain_life(game: Game, event: Event) -> tuple[str, ...] | None:
    """(119.7)"""
    assert isinstance(event, LifeGain)
    return ("101.2", "119.7") if any(forbidden(game, event.player, st.GainingLife)) else None


@can_not(DrawCard)
def _cant_draw(game: Game, event: Event) -> tuple[str, ...] | None:
    """(121.2b)"""
    assert isinstance(event, DrawCard)
    return ("101.2", "121.2b") if any(forbidden(game, event.player, st.DrawingCards)) else None


@can_not(PlayerLoses)
def _cant_lose(game: Game, event: Event) -> tuple[str, ...] | None:
    """Conceding is no loss that an effect could stop (104.3a); it is not proposed."""
    assert isinstance(event, PlayerLoses)
    held = any(event.player in players(game, node.losers, where.frame) for node, where in said(game, ph.GameGoesOn))
    return ("101.2",) if held or any(forbidden(game, event.player, st.LosingTheGame)) else None


@can_not(GameEnds)
def _cant_win(game: Game, event: Event) -> tuple[str, ...] | None:
    """A player whose opponents have all left wins in spite of everything (104.2a); that is not proposed."""
    assert isinstance(event, GameEnds)
    if event.winner is None:
        return None
    held = any(event.winner in players(game, node.winners, where.frame) for node, where in said(game, ph.GameGoesOn))
    return ("101.2",) if held or any(forbidden(game, event.winner, st.WinningTheGame)) else None


def as_a_spell(game: Game, player: PlayerId, it: GameObject, ch: Characteristics) -> tuple[GameObject, Characteristics]:
    """A card as the spell it would be on the stack, for effects that speak of spells (601.3e)."""
    spell = it.copy()
    spell.zone = Zone.STACK
    spell.controller = player
    values = ch.thaw()
    values.controller = player
    return spell, values


def _with_any_x(spell: GameObject, values: Characteristics) -> list[GameObject]:
    """The spell as it would be with one X or another: it may be begun if any of them is allowed (601.3a)."""
    if "X" not in symbols(values.mana_cost):
        return [spell]
    spells = [spell.copy() for _ in X_TRIED]
    for one, x in zip(spells, X_TRIED, strict=True):
        one.announced = Announcement(x=x)
    return spells


X_TRIED = (0, 1, 2, 100)
"""Each kind of limit on mana values (so much or less, so much or more, even, odd) lets one of these pass."""


def _check_qualities(game: Game, player: PlayerId, spells: list[GameObject], values: Characteristics) -> None:
    """Raise ``Illegal`` if an effect keeps the player from casting any of these."""
    for what, frame in forbidden(game, player, st.Casting):
        assert isinstance(what, st.Casting)
        if all(test_of(what.group)(game, spell, values, frame) for spell in spells):
            raise Illegal(
                Message("cannot-cast-because", {"source": TargetId.of_object(frame.source)}), "101.2", "601.3"
            )


@ONCE_PROPOSED.append
def _cant_cast_with_x(game: Game, player: PlayerId, spell: GameObject) -> None:
    """(601.5)"""
    if spell.announced is not None and spell.announced.x is not None:
        _check_qualities(game, player, [spell], game.characteristics(spell))


@FORBIDS.append
def _cant_cast(game: Game, player: PlayerId, it: GameObject, ch: Characteristics) -> None:
    """(601.3)"""
    spell, values = as_a_spell(game, player, it, ch)
    _check_qualities(game, player, _with_any_x(spell, values), values)
    for what, frame in forbidden(game, player, st.CastingMore):
        assert isinstance(what, st.CastingMore)
        if len(spells_cast(game, player)) >= amount(game, what.count, frame):
            raise Illegal(
                Message("cannot-cast-because", {"source": TargetId.of_object(frame.source)}), "101.2", "601.3"
            )


ACTIVATION_FORBIDS: list[Callable[[Game, GameObject, bool], None]] = []
"""Functions that raise ``Illegal`` where a keyword keeps an object's activated abilities from being activated; told
whether it is a mana ability (602.5)."""


def check_activation(game: Game, it: GameObject, is_mana: bool) -> None:
    """Raise ``Illegal`` if an effect keeps the object's activated abilities from being activated (602.5)."""
    for forbid in ACTIVATION_FORBIDS:
        forbid(game, it, is_mana)
    for node, standing in said(game, st.AbilitiesOf):
        if is_ignored(game, standing, it.target):
            continue
        if it.id in objects(game, node.of, standing.frame) and not (is_mana and node.unless is st.ExceptMana.MANA):
            raise Illegal(
                Message("cannot-activate-because", {"source": TargetId.of_object(standing.frame.source)}), "602.5"
            )
    for every, standing in said(game, st.AbilitiesOfAll):
        fits = test_of(every.group)(game, it, game.characteristics(it), standing.frame)
        if fits and not (is_mana and every.unless is st.ExceptMana.MANA):
            raise Illegal(
                Message("cannot-activate-because", {"source": TargetId.of_object(standing.frame.source)}), "602.5"
            )


# ---- untapping


def stays_tapped(game: Game, object_id: ObjectId) -> bool:
    """Whether an effect keeps a permanent from untapping in its controller's untap step (502.3)."""
    return any(
        verb.condition is None or holds(game, verb.condition, standing.frame)
        for verb, standing in said_of(game, st.StaysTapped, TargetId.of_object(object_id))
    )


MAY_UNTAP: list[Callable[[Game, list[ObjectId]], Gen[list[ObjectId]]]] = []
"""Functions that say which of the permanents that would untap may (502.3)."""


def untapping(game: Game) -> Gen[list[ObjectId]]:
    """Which permanents untap in the active player's untap step; the player may keep some tapped (502.3)."""
    active = game.turn.active
    able = [
        o.id for o in game.permanents() if o.tapped and game.controller(o) == active and not stays_tapped(game, o.id)
    ]
    optional = {standing.frame.source for _, standing in said(game, st.MayStayTapped)} & set(able)
    for object_id in sorted(optional):
        answer = yield Choice(
            active,
            "may",
            Message("may-stay-tapped", {"object": TargetId.of_object(object_id)}),
            "502.3",
            YES_NO,
        )
        if answer == ["yes"]:
            able.remove(object_id)
    for node, standing in said(game, st.UntapsOften):
        if standing.frame.controller != active:
            able += [i for i in objects(game, node.what, standing.frame) if game.objects[i].tapped and i not in able]
    missed = missed_untap(game, active)
    able = [i for i in able if i not in missed]
    for limit in MAY_UNTAP:
        able = yield from limit(game, able)
    return able


# ---- hands, lands, steps

NO_MAXIMUM = 10**9


def maximum_hand_size(game: Game, player: PlayerId) -> int:
    """How many cards a player may keep in hand: seven unless an effect says otherwise (402.2)."""
    if any(said_of(game, st.NoMaximumHandSize, TargetId.of_player(player))):
        return NO_MAXIMUM
    changes: list[tuple[int, int, int]] = []  # in order of timestamp: what it is set to, or how much less (613.11)
    for node, standing in said(game, st.MaximumHandSize):
        if standing.frame.controller == player:
            changes.append((standing.timestamp, 0, amount(game, node.size, standing.frame)))
    for less, standing in said(game, SmallerHand):
        if is_player(less.whose)(game, player, standing.frame):
            changes.append((standing.timestamp, 1, amount(game, less.less, standing.frame)))
    size = 7
    for _, takes, number in sorted(changes):
        size = size - number if takes else number
    return max(0, size)


ANY_NUMBER = 10**9


def additional_lands(game: Game, player: PlayerId) -> int:
    """How many more lands than one a player may play in each of their turns (305.2)."""
    more = [node.count for node, standing in said(game, st.AdditionalLands) if standing.frame.controller == player]
    return sum(ANY_NUMBER if count is None else count for count in more)


SKIPPED = {st.Skipped.DRAW: Step.DRAW, st.Skipped.UNTAP: Step.UNTAP, st.Skipped.UPKEEP: Step.UPKEEP}


SKIPPED_BY_ALL = {
    ph.SkippedByAll.DRAW: Step.DRAW,
    ph.SkippedByAll.UNTAP: Step.UNTAP,
    ph.SkippedByAll.UPKEEP: Step.UPKEEP,
}


def skips(game: Game, step: Step) -> bool:
    """Whether the active player skips a step (500.11)."""
    return any(
        SKIPPED[node.step] is step and standing.frame.controller == game.turn.active
        for node, standing in said(game, st.SkipsStep)
    ) or any(SKIPPED_BY_ALL[node.steps] is step for node, _ in said(game, ph.PlayersSkip))


# ---- leave to play and cast


def from_there(game: Game, it: GameObject, source: st.PlaySource, player: PlayerId) -> bool:
    """Whether a card is where a permission lets a player play cards from: in their graveyard, or on top of
    their library."""
    if it.owner != player:
        return False
    if source is not st.PlaySource.TOP:
        return it.zone is (Zone.HAND if source is st.PlaySource.HAND else Zone.GRAVEYARD)
    return it.zone is Zone.LIBRARY and game.ids(Zone.LIBRARY, player)[:1] == [it.id]


@LAND_PERMISSIONS.append
def _may_play_land(game: Game, it: GameObject, player: PlayerId) -> bool:
    """(305.1, 601.3)"""
    return any(
        standing.frame.controller == player and from_there(game, it, node.source, player)
        for node, standing in said(game, st.MayPlayLands)
    )


@WAYS.append
def _may_cast(game: Game, it: GameObject, player: PlayerId) -> Iterable[Way]:
    """A card that an ability lets its owner cast from elsewhere than their hand (601.3)."""
    if it.card is None or it.zone not in (Zone.GRAVEYARD, Zone.LIBRARY, Zone.HAND):
        return
    for node, standing in said(game, st.MayCastFrom):
        if standing.frame.controller != player or not from_there(game, it, node.source, player):
            continue
        for name, face in faces_castable(it):
            values = COMPILED.faces(it.card)[face]
            spell, seen = as_a_spell(game, player, it, values)
            if "Land" in values.types or not test_of(node.group)(game, spell, seen, standing.frame):
                continue
            if node.free:
                called = "without paying" if name in ("front", "left") else f"without paying, {name}"
                yield Way(called, face, None, ("118.9", "601.3"))
            elif values.mana_cost:
                yield Way(name, face, values.mana_cost, ("601.3",))


@WAYS.append
def _flash_for_more(game: Game, it: GameObject, player: PlayerId) -> Iterable[Way]:
    """It may be begun at any time if the further cost is to be paid (601.3c)."""
    if it.card is None or it.zone is not Zone.HAND or it.owner != player:
        return
    for name, face in faces_castable(it):
        values = COMPILED.faces(it.card)[face]
        for ability in values.abilities.statics:
            for one in statements_of(ability):
                if isinstance(one.node, st.FlashForMore) and values.mana_cost:
                    cost = values.mana_cost + one.node.more.text
                    yield Way(
                        "with flash" if name == "front" else f"with flash, {name}",
                        face,
                        cost,
                        ("601.3c",),
                        any_time=True,
                    )


@FLASH.append
def _has_flash_now(game: Game, player: PlayerId, it: GameObject, ch: Characteristics) -> bool:
    """ "This spell has flash as long as you control a Merfolk": looked at before it is cast (601.3d)."""
    return any(
        isinstance(node, GainAbilities | HaveAbilities)
        and any(isinstance(one, Keyword) and one.name.word == "flash" for one in node.abilities)
        for node, _ in own_statements(game, it)
    )


@FLASH.append
def _as_though_flash(game: Game, player: PlayerId, it: GameObject, ch: Characteristics) -> bool:
    """(601.3b)"""
    for node, standing in said(game, st.AsThoughFlash):
        if standing.frame.controller == player:
            spell = GameObject(ObjectId(0), ch, player, Zone.STACK)
            values = ch.thaw()
            values.controller = player
            if test_of(node.group)(game, spell, values, standing.frame):
                return True
    return False


@FLASH.append
def _has_flash(game: Game, player: PlayerId, it: GameObject, ch: Characteristics) -> bool:
    """ "Creature cards you own that aren't on the battlefield have flash": what the card is where it is (702.8a)."""
    return it.card is not None and game.characteristics(it).has("flash") and ch.name == it.base.name


@LOOKED_UP.register(
    st.BeCountered,
    st.FlashForMore,
    st.BeTargeted,
    st.PlayerCant,
    st.PlayerHas,
    st.Forbidden,
    st.AbilitiesOf,
    st.AbilitiesOfAll,
    st.StaysTapped,
    st.MayStayTapped,
    st.UntapsOften,
    st.NoMaximumHandSize,
    st.MaximumHandSize,
    st.AdditionalLands,
    st.MayPlayLands,
    st.MayCastFrom,
    st.AsThoughFlash,
    st.SkipsStep,
    ph.PlayersSkip,
    ph.GameGoesOn,
    st.TopRevealed,
    st.TopsRevealed,
    st.SeeTop,
)
def _looked_up(game: Game, node: Node) -> None:
    """Looked up above where its rule is. Who sees the top of a library changes nothing that the engine decides."""


@FORBIDS.append
def _legendary_spells(game: Game, player: PlayerId, it: GameObject, values: Characteristics) -> None:
    """A legendary instant or sorcery needs a legendary creature or planeswalker of the player's own (205.4e)."""
    if "Legendary" not in values.supertypes or {"Instant", "Sorcery"}.isdisjoint(values.types):
        return
    for other in game.permanents():
        ch = game.characteristics(other)
        legend = "Legendary" in ch.supertypes and not {"Creature", "Planeswalker"}.isdisjoint(ch.types)
        if legend and ch.controller == player:
            return
    raise Illegal(Message("needs-a-legend", {"name": values.name}), "205.4e")
