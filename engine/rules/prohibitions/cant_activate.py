"""What keeps players from activating abilities (CR 101.2, 602.5)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engine.abilities.prohibitions.cant_activate import (
    AbilitiesOf,
    AbilitiesOfAll,
    Activating,
    CantBeActivated,
    ExceptMana,
    NamedCantActivate,
)
from engine.abilities.prohibitions.cant_cast import CastingOrActivating, When
from engine.rules.continuous.statements import is_ignored, looked_up
from engine.rules.evaluate.evaluation import objects, test_of
from engine.rules.evaluate.matching import chosen_name
from engine.rules.hooks import Hooks
from engine.rules.pipeline.not_happening import by_text_of
from engine.rules.prohibitions.cant_cast import CASTS_ONLY, because
from engine.rules.prohibitions.players_cant import forbidden
from engine.state.choices import Illegal
from engine.state.flipped_cards_and_rooms import names_of
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, TargetId
from engine.state.objects import GameObject

ABILITIES_OF = looked_up(AbilitiesOf)
ABILITIES_OF_ALL = looked_up(AbilitiesOfAll)
NAMED_CANT_ACTIVATE = looked_up(NamedCantActivate)
CANT_BE_ACTIVATED = looked_up(CantBeActivated, begun=True)

ACTIVATION_FORBIDS: Hooks[Callable[[Game, GameObject, bool], None]] = Hooks()
"""Functions that raise ``Illegal`` where a keyword keeps an object's activated abilities from being activated; told
whether it is a mana ability (602.5)."""


def check_activation(game: Game, it: GameObject, is_mana: bool) -> None:
    """Raise ``Illegal`` if an effect keeps the object's activated abilities from being activated (602.5)."""
    for forbid in ACTIVATION_FORBIDS:
        forbid(game, it, is_mana)
    for unless, frame in _forbidding(game, it):
        if not (is_mana and unless is ExceptMana.MANA):
            raise _kept(game, frame)


def _kept(game: Game, frame: Frame) -> Illegal:
    """The refusal of an ability that something keeps from being activated, in the words of that where it has some."""
    said = by_text_of(game, frame, frame.source)
    return because("cannot-activate-because", frame.source, "602.5", by=said)


def lets_mana_abilities_be(game: Game, it: GameObject) -> Iterator[ObjectId]:
    """The objects that keep the object's activated abilities from being activated, but for its mana abilities."""
    yield from (frame.source for unless, frame in _forbidding(game, it) if unless is ExceptMana.MANA)


def _forbidding(game: Game, it: GameObject) -> Iterator[tuple[ExceptMana, Frame]]:
    """What is said of the object's activated abilities, and by what: of it, of all of its kind or name, by effects."""
    for of, standing in ABILITIES_OF.said(game):
        if not is_ignored(game, standing, it.target) and it.id in objects(game, of.of, standing.frame):
            yield of.unless, standing.frame
    for every, standing in ABILITIES_OF_ALL.said(game):
        if test_of(every.group)(game, it, game.characteristics(it), standing.frame):
            yield every.unless, standing.frame
    for named, standing in NAMED_CANT_ACTIVATE.said(game):
        if chosen_name(game, standing.frame) in names_of(game.characteristics(it)):
            yield named.unless, standing.frame
    for verb, standing in CANT_BE_ACTIVATED.said_of(game, it.target):
        yield verb.unless, standing.frame


@ACTIVATION_FORBIDS.by("602.5")
def _cant_activate_as_player(game: Game, it: GameObject, is_mana: bool) -> None:
    """(602.5)"""
    player = game.controller(it)
    for what, frame in forbidden(game, player, CastingOrActivating):
        assert isinstance(what, CastingOrActivating)
        if what.group is None or test_of(what.group)(game, it, game.characteristics(it), frame):
            raise _kept(game, frame)
    for any_, frame in forbidden(game, player, Activating):
        assert isinstance(any_, Activating)
        if not (is_mana and any_.but_mana):
            raise _kept(game, frame)
    for verb, standing in CASTS_ONLY.said_of(game, TargetId.of_player(player)):
        if verb.when is When.OWN_TURNS_BOTH and game.turn.active != player:
            raise _kept(game, standing.frame)
