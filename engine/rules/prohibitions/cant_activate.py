"""What keeps players from activating abilities (CR 101.2, 602.5)."""

from __future__ import annotations

from collections.abc import Callable

from engine.abilities.prohibitions import standing_rules as st
from engine.abilities.prohibitions.cant_activate import Activating
from engine.abilities.prohibitions.cant_cast import CastingOrActivating, When
from engine.rules.continuous.statements import is_ignored, looked_up
from engine.rules.evaluate.evaluation import objects, test_of
from engine.rules.hooks import Hooks
from engine.rules.prohibitions.cant_cast import CASTS_ONLY, because
from engine.rules.prohibitions.players_cant import forbidden
from engine.state.choices import Illegal, Message
from engine.state.game import Game
from engine.state.ids import TargetId
from engine.state.objects import GameObject

ABILITIES_OF = looked_up(st.AbilitiesOf)
ABILITIES_OF_ALL = looked_up(st.AbilitiesOfAll)

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


CANT_BE_ACTIVATED = looked_up(st.CantBeActivated, begun=True)


@ACTIVATION_FORBIDS.by("602.5")
def _its_abilities(game: Game, it: GameObject, is_mana: bool) -> None:
    """(602.5)"""
    for verb, standing in CANT_BE_ACTIVATED.said_of(game, it.target):
        if not (is_mana and verb.unless is st.ExceptMana.MANA):
            raise because("cannot-activate-because", standing.frame.source, "602.5")


@ACTIVATION_FORBIDS.by("602.5")
def _cant_activate_as_player(game: Game, it: GameObject, is_mana: bool) -> None:
    """(602.5)"""
    player = game.controller(it)
    for what, frame in forbidden(game, player, CastingOrActivating):
        assert isinstance(what, CastingOrActivating)
        if what.group is None or test_of(what.group)(game, it, game.characteristics(it), frame):
            raise because("cannot-activate-because", frame.source, "602.5")
    for any_, frame in forbidden(game, player, Activating):
        assert isinstance(any_, Activating)
        if not (is_mana and any_.but_mana):
            raise because("cannot-activate-because", frame.source, "602.5")
    for verb, standing in CASTS_ONLY.said_of(game, TargetId.of_player(player)):
        if verb.when is When.OWN_TURNS_BOTH and game.turn.active != player:
            raise because("cannot-activate-because", standing.frame.source, "602.5")
