"""What keeps a player from casting a spell: effects, and the legend that some spells need (CR 205.4e, 601.3, 601.5)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.abilities.ability import Keyword
from engine.abilities.nouns.noun_groups import Group
from engine.abilities.prohibitions.cant_cast import (
    CantBeCast,
    Casting,
    CastingFrom,
    CastingMore,
    CastingOrActivating,
    CastsAtMost,
    CastsOnly,
    Places,
    When,
)
from engine.rules.continuous.statements import looked_up
from engine.rules.evaluate.as_a_spell import as_a_spell
from engine.rules.evaluate.evaluation import amount, test_of
from engine.rules.evaluate.history import spells_cast, spells_described
from engine.rules.evaluate.numbers_found import numbers_of
from engine.rules.hooks import Hooks
from engine.rules.pipeline.not_happening import by_text_of
from engine.rules.prohibitions.players_cant import forbidden
from engine.rules.sorcery_timing_and_flash import sorcery_speed
from engine.state.characteristics import Characteristics
from engine.state.choices import Illegal, Message
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId
from engine.state.mana_symbols import symbols
from engine.state.objects import Announcement, GameObject
from engine.state.zones import Zone

CASTS_ONLY = looked_up(CastsOnly)
CASTS_AT_MOST = looked_up(CastsAtMost)
CANT_BE_CAST = looked_up(CantBeCast)

ONCE_PROPOSED: Hooks[Callable[[Game, PlayerId, GameObject], None]] = Hooks()
"""Functions that raise ``Illegal`` if a spell with the X that was chosen can't be cast (601.5)."""

FORBIDS: Hooks[Callable[[Game, PlayerId, GameObject, Characteristics], None]] = Hooks()
"""Functions that raise ``Illegal`` where an effect keeps a player from casting a card as this face (601.3)."""


def because(kind: str, source: ObjectId, *rules: str, **named: str | Message) -> Illegal:
    """The refusal of what is kept from happening by something, by these rules; that "can't" prevails is said last."""
    return Illegal(Message(kind, {"source": TargetId.of_object(source), **named}), *rules, "101.2")


def _kept(
    game: Game,
    frame: Frame,
    it: GameObject,
    values: Characteristics,
    *,
    from_there: bool = False,
    counted: Message | str = "",
    at_times: bool = False,
) -> Illegal:
    """The refusal of a card, as this face, that something keeps from being cast, or ``from_there``, where it is; of
    several abilities beside keywords it is said which does, and ``at_times`` what it says of when that is.
    ``counted`` are the spells that were too many. What would be cast face down is judged as that (708.4)."""
    there = Message("to-cast-from", {"where": it.zone.value}) if from_there else ""
    several = sum(not isinstance(one, Keyword) for one in game.characteristics(frame.source).abilities.all) > 1
    text = by_text_of(game, frame, frame.source) if several or at_times else ""
    card = values.name or it.base.name
    face_down = bool(it.base.name) and not values.name
    counted = Message("as-a-face-down-spell") if face_down else counted
    named: dict[str, str | Message] = {"card": card, "there": there, "text": text, "counted": counted}
    return because("cannot-cast-because", frame.source, *(("708.4", "202.3a") if face_down else ()), "601.3", **named)


def _cast_of(game: Game, player: PlayerId, group: Group, frame: Frame) -> list[ObjectId]:
    """The spells of a kind that a player has cast this turn."""
    test = test_of(group)
    return [
        i for i in spells_described(game, player, group) if test(game, game.find(i), game.characteristics(i), frame)
    ]


def _has_cast(player: PlayerId, spells: Sequence[ObjectId]) -> Message | str:
    """Which spells a player has cast this turn that count."""
    said = {"player": TargetId.of_player(player), "spells": TargetId.of_objects(spells)}
    return Message("has-cast-this-turn", said) if spells else ""


def _with_any_x(spell: GameObject, values: Characteristics) -> list[GameObject]:
    """The spell as it would be with one X or another: it may be begun if any of them is allowed (601.3a)."""
    if "X" not in symbols(values.mana_cost):
        return [spell]
    origin = spell.announced.cast_from if spell.announced is not None else None
    return [spell.as_if(announced=Announcement(x=x, cast_from=origin)) for x in X_TRIED]


X_TRIED = (0, 1, 2, 100)
"""Each kind of limit on mana values (so much or less, so much or more, even, odd) lets one of these pass."""


def _check_qualities(game: Game, player: PlayerId, spells: list[GameObject], values: Characteristics) -> None:
    """Raise ``Illegal`` if an effect keeps the player from casting any of these."""
    for what, frame in forbidden(game, player, Casting):
        assert isinstance(what, Casting)
        if all(test_of(what.group)(game, spell, values, frame) for spell in spells):
            cast = _cast_of(game, player, what.group, frame) if what.additional else ()
            counted = _has_cast(player, cast) or numbers_of(game, what.group, spells[0], values, frame)
            raise _kept(game, frame, spells[0], values, counted=counted)


@ONCE_PROPOSED.by("601.5")
def _cant_cast_with_x(game: Game, player: PlayerId, spell: GameObject) -> None:
    """(601.5)"""
    if spell.announced is not None and spell.announced.x is not None:
        _check_qualities(game, player, [spell], game.characteristics(spell))


@FORBIDS.by("601.3")
def _cant_cast(game: Game, player: PlayerId, it: GameObject, ch: Characteristics) -> None:
    """(601.3)"""
    spell, values = as_a_spell(game, player, it, ch)
    _check_qualities(game, player, _with_any_x(spell, values), values)
    for node, standing in CANT_BE_CAST.said(game):
        if test_of(node.group)(game, spell, values, standing.frame):
            raise _kept(game, standing.frame, it, values)
    for what, frame in forbidden(game, player, CastingMore):
        assert isinstance(what, CastingMore)
        cast = _cast_of(game, player, what.group, frame)
        if test_of(what.group)(game, spell, values, frame) and len(cast) >= amount(game, what.count, frame):
            raise _kept(game, frame, it, values, counted=_has_cast(player, cast))
    for verb, standing in CASTS_AT_MOST.said_of(game, TargetId.of_player(player)):
        cast = spells_cast(game, player)
        if len(cast) >= amount(game, verb.count, standing.frame):
            raise _kept(game, standing.frame, it, values, counted=_has_cast(player, cast))


@FORBIDS.by("205.4e")
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


ONLY_FROM = {
    Places.NOT_HANDS: frozenset(Zone) - {Zone.HAND},
    Places.NOT_HAND: frozenset(Zone) - {Zone.HAND},
    Places.GRAVEYARDS: frozenset({Zone.GRAVEYARD}),
    Places.GRAVEYARDS_OR_LIBRARIES: frozenset({Zone.GRAVEYARD, Zone.LIBRARY}),
    Places.GRAVEYARDS_OR_EXILE: frozenset({Zone.GRAVEYARD, Zone.EXILE}),
    Places.EXILE: frozenset({Zone.EXILE}),
}
"""The zones that each phrase speaks of."""


@FORBIDS.by("601.3")
def _cant_cast_from_there_or_then(game: Game, player: PlayerId, it: GameObject, ch: Characteristics) -> None:
    """(601.3)"""
    spell, values = as_a_spell(game, player, it, ch)
    for what, frame in forbidden(game, player, CastingFrom):
        assert isinstance(what, CastingFrom)
        if it.zone in ONLY_FROM[what.places] and test_of(what.group)(game, spell, values, frame):
            raise _kept(game, frame, it, ch, from_there=True)
    for _, frame in forbidden(game, player, CastingOrActivating):
        raise _kept(game, frame, it, ch, at_times=True)
    for verb, standing in CASTS_ONLY.said_of(game, TargetId.of_player(player)):
        if not _is_time(game, player, verb.when):
            raise _not_now(game, verb.when, standing.frame, it, ch)


def _not_now(game: Game, when: When, frame: Frame, it: GameObject, values: Characteristics) -> Illegal:
    """The refusal of what may be cast at other times; what being able to cast a sorcery means is said (307.5)."""
    if when is When.SORCERY:
        return because("cast-only-as-a-sorcery", frame.source, "307.5", "601.3")
    return _kept(game, frame, it, values, at_times=True)


def _is_time(game: Game, player: PlayerId, when: When) -> bool:
    if when is When.SORCERY:
        return sorcery_speed(game, player)
    return game.turn.active == player
