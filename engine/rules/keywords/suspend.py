"""Suspend (CR 702.62)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from engine.abilities.ability import Keyword, Triggered
from engine.abilities.keywords.suspend import IsInExile, IsSuspended, PlaySuspended
from engine.abilities.quantities.amounts import Fixed
from engine.abilities.sentences import Sentences
from engine.events import ZoneChange
from engine.oracle.compile import ability_meant
from engine.oracle.values_of_printed_cards import COMPILED
from engine.rules import costs
from engine.rules.casting.faces_and_ways_to_cast import Way, faces_castable
from engine.rules.casting.special_actions import SPECIALS, SpecialAction
from engine.rules.evaluate.evaluation import CONDITIONS
from engine.rules.instructions.carrying_out import DO, NOT_OFFERED, POSSIBLE, Acted
from engine.rules.instructions.performing import perform_all
from engine.rules.keyword_actions.cast import cast_by_effect, legal_ways, note_not_cast
from engine.rules.mana import payment
from engine.rules.pipeline import happen
from engine.rules.prohibitions.cant_cast import FORBIDS
from engine.rules.resolution.resolving import ONCE_A_PERMANENT
from engine.rules.sorcery_timing_and_flash import check_timing
from engine.state.actions import Special
from engine.state.choices import (
    Choice,
    Gen,
    Illegal,
    Message,
    Option,
)
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId
from engine.state.mana_costs import ManaCost
from engine.state.objects import GameObject
from engine.state.zones import Zone


def _written(game: Game, it: GameObject | None, player: PlayerId) -> Keyword | None:
    """The suspend ability of a card that its owner could begin to cast from hand now (702.62a, 702.62c)."""
    if it is None or it.zone is not Zone.HAND or it.owner != player:
        return None
    try:
        check_timing(game, player, it, it.base)
        for forbid in FORBIDS:
            forbid(game, player, it, it.base)
    except Illegal:
        return None
    return next(iter(it.base.abilities.keyword("suspend")), None)


def _options(game: Game, player: PlayerId) -> Iterable[Option]:
    for it in game.in_zone(Zone.HAND, player):
        if it.base.has("suspend") and _written(game, it, player) is not None:
            label = Message("special-of", {"act": "suspend", "source": it.target})
            yield Option(f"suspend {it.id}", label, "priority", object=it.id, action=Special(it.id, "suspend"))


def _choose_x(player: PlayerId, it: GameObject) -> Gen[int]:
    """How long it is suspended, where it says X: not 0 (107.3d)."""
    answer = yield Choice(player, "x", Message("choose-x", {"source": it.target}), "107.3d", (), 1, None, form="number")
    return int(answer)


def _suspend(game: Game, player: PlayerId, act: Special) -> Gen[None]:
    """Pay the cost and exile the card with time counters, as a special action (116.2f, 702.62a)."""
    it = game.now(act.object)
    keyword = _written(game, it, player)
    if it is None or keyword is None or keyword.amount is None:
        raise Illegal(Message("no-special-now", {"act": "suspend"}), "116.2f")
    text, parts = costs.of_keyword(keyword)
    time = keyword.amount.value if isinstance(keyword.amount, Fixed) else (yield from _choose_x(player, it))
    price, frame = ManaCost.of(text, time), Frame(it.id, player)
    costs.check(game, parts, frame)
    payment.check(game, player, price)
    with game.because("116.2f", "702.62a"):
        yield from payment.pay(game, player, price)
        yield from costs.pay(game, parts, frame)
        counters = (("time", time),)
        yield from happen(game, [ZoneChange(it.id, Zone.EXILE, Zone.HAND, "suspend", it.id, counters=counters)])


SPECIALS["suspend"] = SpecialAction("116.2f", _options, _suspend)


@CONDITIONS.register(IsSuspended)
def _is_suspended(game: Game, node: IsSuspended, frame: Frame) -> bool:
    """In exile, with suspend and a time counter (702.62b)."""
    it = game.now(frame.source)
    if it is None or it.zone is not Zone.EXILE:
        return False
    return game.characteristics(it).has("suspend") and it.counters.get("time", 0) > 0


@CONDITIONS.register(IsInExile)
def _is_in_exile(game: Game, node: IsInExile, frame: Frame) -> bool:
    it = game.now(frame.source)
    return it is not None and it.zone is Zone.EXILE


@DO.register(PlaySuspended)
def _cast(game: Game, verb: PlaySuspended, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """Cast it if able; otherwise it remains exiled (702.62a, 702.62d)."""
    it = game.now(frame.source)
    acted: Acted = []
    if it is not None and (ways := _ways(it)):
        acted = yield from cast_by_effect(game, players[0], it, ways)
    frame.done = bool(acted)
    return acted


@POSSIBLE.register(PlaySuspended)
def _can_cast(game: Game, verb: PlaySuspended, frame: Frame, player: PlayerId) -> bool:
    it = game.now(frame.source)
    return it is not None and bool(legal_ways(game, player, it, _ways(it)))


@NOT_OFFERED.register(PlaySuspended)
def _is_not_cast(game: Game, verb: PlaySuspended, frame: Frame, player: PlayerId) -> None:
    it = game.now(frame.source)
    if it is not None and (ways := _ways(it)):
        note_not_cast(game, player, it, ways, "608.2d")


def _ways(it: GameObject) -> list[Way]:
    """How a card in exile is cast without paying as its last time counter is gone (702.62a)."""
    if it.zone is not Zone.EXILE or it.card is None:
        return []
    return [
        Way("suspend", face, None, ("702.62d",), any_time=True, paid="suspend")
        for _, face in faces_castable(it)
        if "Land" not in COMPILED.faces(it.card)[face].types
    ]


@cache
def _gains_haste() -> Sentences:
    """Read from its English."""
    ability = ability_meant("When ~ enters, ~ gains haste for as long as you control ~.")
    assert isinstance(ability, Triggered)
    return ability.effect


@ONCE_A_PERMANENT.by("702.62a")
def _hasty(game: Game, spell: GameObject, permanent: ObjectId) -> Gen[None]:
    """A creature spell cast like that has haste until its controller loses control of it (702.62a)."""
    made = spell.announced
    if made is not None and made.paid.keyword == "suspend" and "Creature" in game.characteristics(permanent).types:
        with game.because("702.62a"):
            yield from perform_all(game, _gains_haste(), Frame(permanent, game.controller(permanent)))
