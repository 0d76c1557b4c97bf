"""What players and objects can't do, and what players may do beyond the rules (CR 101.2, 305.2, 402.2, 601.3)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engine.abilities.prohibitions import standing_rules as st
from engine.abilities.prohibitions.restrictions import SmallerHand
from engine.abilities.verbs import Cant
from engine.abilities.verbs import add_phases as ph
from engine.events import Countered, DrawCard, Event, GameEnds, LifeGain, PlayerLoses
from engine.rules.continuous.statements import is_ignored, looked_up
from engine.rules.evaluate.evaluation import amount, holds, is_player, objects, players, test_of
from engine.rules.hooks import Hooks
from engine.rules.pipeline import can_not
from engine.rules.prohibitions.untap_step import missed_untap
from engine.rules.targeting import SHIELDS, Bar
from engine.state.characteristics import Characteristics
from engine.state.choices import YES_NO, Choice, Gen, Illegal, Message
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId
from engine.state.objects import GameObject, Kind
from engine.state.turn import Step

CANT = looked_up(Cant, begun=True)
PLAYER_CANT = looked_up(st.PlayerCant, begun=True)
GAME_GOES_ON = looked_up(ph.GameGoesOn)
ABILITIES_OF = looked_up(st.AbilitiesOf)
ABILITIES_OF_ALL = looked_up(st.AbilitiesOfAll)
STAYS_TAPPED = looked_up(st.StaysTapped, begun=True)
MAY_STAY_TAPPED = looked_up(st.MayStayTapped)
UNTAPS_OFTEN = looked_up(st.UntapsOften)
NO_MAXIMUM_HAND_SIZE = looked_up(st.NoMaximumHandSize, begun=True)
MAXIMUM_HAND_SIZE = looked_up(st.MaximumHandSize)
SMALLER_HAND = looked_up(SmallerHand)
ADDITIONAL_LANDS = looked_up(st.AdditionalLands)
SKIPS_STEP = looked_up(st.SkipsStep)
PLAYERS_SKIP = looked_up(ph.PlayersSkip)


# ---- spells that can't be countered


@can_not(Countered, by="101.2")
def _cant_be_countered(game: Game, event: Event) -> tuple[str, ...] | None:
    """(101.2, 113.6g)"""
    assert isinstance(event, Countered)
    it = game.now(event.object)
    if it is None:
        return None
    if it.memory.uncounterable:
        return ("101.2", "106.6")
    said_here = [verb for verb, _ in CANT.own(game, it)] if it.kind is not Kind.ABILITY else []
    said_here += [verb for verb, _ in CANT.said_of(game, it.target)]
    return ("101.2",) if any(isinstance(verb.what, st.BeCountered) for verb in said_here) else None


# ---- what can't be targeted


@SHIELDS.by("101.2")
def _cant_be_target(game: Game, thing: TargetId, source: GameObject, player: PlayerId) -> Bar | None:
    """ "can't be the target of spells or abilities your opponents control" (101.2)"""
    for verb, standing in CANT.said_of(game, thing):
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
    for verb, standing in PLAYER_CANT.said_of(game, TargetId.of_player(player)):
        if isinstance(verb.what, what):
            yield verb.what, standing.frame


@can_not(LifeGain, by="119.7")
def _cant_gain_life(game: Game, event: Event) -> tuple[str, ...] | None:
    """(119.7)"""
    assert isinstance(event, LifeGain)
    return ("101.2", "119.7") if any(forbidden(game, event.player, st.GainingLife)) else None


@can_not(DrawCard, by="121.2b")
def _cant_draw(game: Game, event: Event) -> tuple[str, ...] | None:
    """(121.2b)"""
    assert isinstance(event, DrawCard)
    return ("101.2", "121.2b") if any(forbidden(game, event.player, st.DrawingCards)) else None


@can_not(PlayerLoses, by="101.2")
def _cant_lose(game: Game, event: Event) -> tuple[str, ...] | None:
    """Conceding is no loss that an effect could stop (104.3a); it is not proposed."""
    assert isinstance(event, PlayerLoses)
    held = any(event.player in players(game, node.losers, where.frame) for node, where in GAME_GOES_ON.said(game))
    return ("101.2",) if held or any(forbidden(game, event.player, st.LosingTheGame)) else None


@can_not(GameEnds, by="101.2")
def _cant_win(game: Game, event: Event) -> tuple[str, ...] | None:
    """A player whose opponents have all left wins in spite of everything (104.2a); that is not proposed."""
    assert isinstance(event, GameEnds)
    if event.winner is None:
        return None
    held = any(event.winner in players(game, node.winners, where.frame) for node, where in GAME_GOES_ON.said(game))
    return ("101.2",) if held or any(forbidden(game, event.winner, st.WinningTheGame)) else None


ONCE_PROPOSED: Hooks[Callable[[Game, PlayerId, GameObject], None]] = Hooks()
"""Functions that raise ``Illegal`` if a spell with the X that was chosen can't be cast (601.5)."""
FORBIDS: Hooks[Callable[[Game, PlayerId, GameObject, Characteristics], None]] = Hooks()
"""Functions that raise ``Illegal`` where an effect keeps a player from casting a card as this face (601.3)."""

ACTIVATION_FORBIDS: Hooks[Callable[[Game, GameObject, bool], None]] = Hooks()
"""Functions that raise ``Illegal`` where a keyword keeps an object's activated abilities from being activated; told
whether it is a mana ability (602.5)."""


def check_activation(game: Game, it: GameObject, is_mana: bool) -> None:
    """Raise ``Illegal`` if an effect keeps the object's activated abilities from being activated (602.5)."""
    for forbid in ACTIVATION_FORBIDS:
        forbid(game, it, is_mana)
    for node, standing in ABILITIES_OF.said(game):
        if is_ignored(game, standing, it.target):
            continue
        if it.id in objects(game, node.of, standing.frame) and not (is_mana and node.unless is st.ExceptMana.MANA):
            raise Illegal(
                Message("cannot-activate-because", {"source": TargetId.of_object(standing.frame.source)}), "602.5"
            )
    for every, standing in ABILITIES_OF_ALL.said(game):
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
        for verb, standing in STAYS_TAPPED.said_of(game, TargetId.of_object(object_id))
    )


MAY_UNTAP: Hooks[Callable[[Game, list[ObjectId]], Gen[list[ObjectId]]]] = Hooks()
"""Functions that say which of the permanents that would untap may (502.3)."""


def untapping(game: Game) -> Gen[list[ObjectId]]:
    """Which permanents untap in the active player's untap step; the player may keep some tapped (502.3)."""
    active = game.turn.active
    able = [
        o.id for o in game.permanents() if o.tapped and game.controller(o) == active and not stays_tapped(game, o.id)
    ]
    optional = {standing.frame.source for _, standing in MAY_STAY_TAPPED.said(game)} & set(able)
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
    for node, standing in UNTAPS_OFTEN.said(game):
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
    if any(NO_MAXIMUM_HAND_SIZE.said_of(game, TargetId.of_player(player))):
        return NO_MAXIMUM
    changes: list[tuple[int, int, int]] = []  # in order of timestamp: what it is set to, or how much less (613.11)
    for node, standing in MAXIMUM_HAND_SIZE.said(game):
        if standing.frame.controller == player:
            changes.append((standing.timestamp, 0, amount(game, node.size, standing.frame)))
    for less, standing in SMALLER_HAND.said(game):
        if is_player(less.whose)(game, player, standing.frame):
            changes.append((standing.timestamp, 1, amount(game, less.less, standing.frame)))
    size = 7
    for _, takes, number in sorted(changes):
        size = size - number if takes else number
    return max(0, size)


ANY_NUMBER = 10**9


def additional_lands(game: Game, player: PlayerId) -> int:
    """How many more lands than one a player may play in each of their turns (305.2)."""
    more = [node.count for node, standing in ADDITIONAL_LANDS.said(game) if standing.frame.controller == player]
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
        for node, standing in SKIPS_STEP.said(game)
    ) or any(SKIPPED_BY_ALL[node.steps] is step for node, _ in PLAYERS_SKIP.said(game))
