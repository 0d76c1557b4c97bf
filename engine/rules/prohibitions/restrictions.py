"""When, from where and how often players may not do things; what may not enter (CR 101.2, 502.3, 601.3, 602.5)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.abilities.base import Ref
from engine.abilities.prohibitions import restrictions as rs
from engine.events import DrawCard, Event, ZoneChange
from engine.rules.continuous.statements import looked_up
from engine.rules.evaluate.as_a_spell import as_a_spell
from engine.rules.evaluate.evaluation import amount, test_of
from engine.rules.pipeline import can_not
from engine.rules.pipeline.applying import Replacement, replaces, to_exile
from engine.rules.prohibitions.cant_activate import ACTIVATION_FORBIDS
from engine.rules.prohibitions.cant_cast import FORBIDS
from engine.rules.prohibitions.players_cant import forbidden
from engine.rules.prohibitions.untapping import MAY_UNTAP
from engine.rules.replacement.as_it_enters import would_enter
from engine.rules.timing import sorcery_speed
from engine.state.characteristics import Characteristics
from engine.state.choices import Choice, Gen, Illegal, Message, Option
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId
from engine.state.objects import GameObject
from engine.state.zones import Zone

CASTS_ONLY = looked_up(rs.CastsOnly)
UNTAPS_AT_MOST = looked_up(rs.UntapsAtMost)
NO_ENTERING = looked_up(rs.NoEntering)
EXILED_UNLESS_CAST = looked_up(rs.ExiledUnlessCast)

ONLY_FROM = {
    rs.Places.NOT_HANDS: frozenset(Zone) - {Zone.HAND},
    rs.Places.NOT_HAND: frozenset(Zone) - {Zone.HAND},
    rs.Places.GRAVEYARDS: frozenset({Zone.GRAVEYARD}),
    rs.Places.GRAVEYARDS_OR_LIBRARIES: frozenset({Zone.GRAVEYARD, Zone.LIBRARY}),
    rs.Places.GRAVEYARDS_OR_EXILE: frozenset({Zone.GRAVEYARD, Zone.EXILE}),
    rs.Places.EXILE: frozenset({Zone.EXILE}),
}
"""The zones that each phrase speaks of."""


def _because(kind: str, source: ObjectId, *rules: str) -> Illegal:
    return Illegal(Message(kind, {"source": TargetId.of_object(source)}), "101.2", *rules)


# ---- casting and activating


@FORBIDS.by("601.3")
def _cant_cast(game: Game, player: PlayerId, it: GameObject, ch: Characteristics) -> None:
    """(601.3)"""
    spell, values = as_a_spell(game, player, it, ch)
    for what, frame in forbidden(game, player, rs.CastingFrom):
        assert isinstance(what, rs.CastingFrom)
        if it.zone in ONLY_FROM[what.places] and test_of(what.group)(game, spell, values, frame):
            raise _because("cannot-cast-because", frame.source, "601.3")
    for _, frame in forbidden(game, player, rs.CastingOrActivating):
        raise _because("cannot-cast-because", frame.source, "601.3")
    for verb, standing in CASTS_ONLY.said_of(game, TargetId.of_player(player)):
        if not _is_time(game, player, verb.when):
            raise _because("cannot-cast-because", standing.frame.source, "601.3")


def _is_time(game: Game, player: PlayerId, when: rs.When) -> bool:
    if when is rs.When.SORCERY:
        return sorcery_speed(game, player)
    return game.turn.active == player


@ACTIVATION_FORBIDS.by("602.5")
def _cant_activate(game: Game, it: GameObject, is_mana: bool) -> None:
    """(602.5)"""
    player = game.controller(it)
    for what, frame in forbidden(game, player, rs.CastingOrActivating):
        assert isinstance(what, rs.CastingOrActivating)
        if what.group is None or test_of(what.group)(game, it, game.characteristics(it), frame):
            raise _because("cannot-activate-because", frame.source, "602.5")
    for any_, frame in forbidden(game, player, rs.Activating):
        assert isinstance(any_, rs.Activating)
        if not (is_mana and any_.but_mana):
            raise _because("cannot-activate-because", frame.source, "602.5")
    for verb, standing in CASTS_ONLY.said_of(game, TargetId.of_player(player)):
        if verb.when is rs.When.OWN_TURNS_BOTH and game.turn.active != player:
            raise _because("cannot-activate-because", standing.frame.source, "602.5")


@can_not(DrawCard, by="121.2b")
def _drew_enough(game: Game, event: Event) -> tuple[str, ...] | None:
    """(121.2b)"""
    assert isinstance(event, DrawCard)
    drawn = sum(earlier.player == event.player for earlier in game.this_turn(DrawCard))
    for what, frame in forbidden(game, event.player, rs.DrawingMore):
        assert isinstance(what, rs.DrawingMore)
        if drawn >= amount(game, what.count, frame):
            return ("101.2", "121.2b")
    return None


# ---- untapping


@MAY_UNTAP.by("502.3")
def _at_most(game: Game, able: list[ObjectId]) -> Gen[list[ObjectId]]:
    """The active player chooses which of those that may not all untap do (502.3)."""
    active = game.turn.active
    for verb, standing in UNTAPS_AT_MOST.said_of(game, TargetId.of_player(active)):
        most = amount(game, verb.count, standing.frame)
        test = test_of(verb.group)
        these = [i for i in able if test(game, game.objects[i], game.characteristics(i), standing.frame)]
        if len(these) > most:
            label = Message("choose-untapping", {"source": TargetId.of_object(standing.frame.source), "count": most})
            options = [Option.of(TargetId.of_object(i)) for i in these]
            answer = yield Choice(active, "untap", label, "502.3", options, minimum=most, maximum=most)
            kept = set(answer)
            able = [i for i in able if i not in these or TargetId.of_object(i) in kept]
    return able


# ---- entering


@can_not(ZoneChange, by="614.17")
def _cant_enter(game: Game, event: Event) -> tuple[str, ...] | None:
    """What the permanent would be decides, also face down (614.17d, 701.40f); but where the zone that it comes from is
    named and it comes face up, what the card is there."""
    assert isinstance(event, ZoneChange)
    if not event.enters:
        return None
    for node, standing in NO_ENTERING.said(game):
        origins = _ORIGINS.get(node.places)
        if origins is not None and event.origin not in origins:
            continue
        it, ch = would_enter(game, event)
        if origins is not None:
            it = game.objects[event.object]
            ch = game.characteristics(it) if event.face_down is None else ch
        if test_of(node.group)(game, it, ch, standing.frame):
            return ("101.2", "614.17")
    return None


_ORIGINS = {
    rs.EnteringFrom.GRAVEYARDS: (Zone.GRAVEYARD,),
    rs.EnteringFrom.GRAVEYARDS_AND_LIBRARIES: (Zone.GRAVEYARD, Zone.LIBRARY),
}
"""The zones that are named, by what names them; none where it is from anywhere."""


@replaces(ZoneChange, by="614.12")
def _exiled_unless_cast(game: Game, event: Event) -> Iterable[Replacement]:
    """ "If a nontoken creature would enter and it wasn't cast, exile it instead." (614.12)"""
    assert isinstance(event, ZoneChange)
    if not event.enters:
        return
    made = game.objects[event.object].announced if event.origin is Zone.STACK else None
    if made is not None and made.cast_from is not None:
        return
    for node, standing in EXILED_UNLESS_CAST.said(game):
        it, ch = would_enter(game, event)
        if _fits(game, node.what, it, ch, standing.frame):
            source = standing.frame.source
            label = Message(
                "sends-elsewhere", {"object": TargetId.of_object(event.object), "source": TargetId.of_object(source)}
            )
            key = ("exiled unless cast", standing.key)
            yield Replacement(key, source, label, ("614.1a", "614.12"), to_exile)


def _fits(game: Game, what: Ref, it: GameObject, ch: Characteristics, frame: Frame) -> bool:
    return what.group is not None and test_of(what.group)(game, it, ch, frame)
