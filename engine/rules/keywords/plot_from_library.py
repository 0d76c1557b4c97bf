"""Plotting from the top of a library (CR 702.170f)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.abilities.keywords import plot_from_library as pg
from engine.abilities.prohibitions.standing_rules import PlaySource
from engine.rules.casting.permissions.other_zones_and_flash import from_there
from engine.rules.continuous.statements import looked_up
from engine.rules.evaluate.evaluation import test_of
from engine.rules.keywords.madness_rebound_foretell_plot import ELSEWHERE, PLOT, Offered, priced
from engine.state.game import Game
from engine.state.ids import PlayerId
from engine.state.objects import GameObject
from engine.state.zones import Zone

MAY_PLOT_FROM_TOP = looked_up(pg.MayPlotFromTop)
TOP_HAS_PLOT = looked_up(pg.TopHasPlot)


def _may_plot(game: Game, it: GameObject, player: PlayerId) -> bool:
    """Whether an effect lets the plot ability of this card work on top of the library."""
    return any(
        standing.frame.controller == player
        and test_of(node.group)(game, it, game.characteristics(it), standing.frame)
        and from_there(game, it, PlaySource.TOP, player)
        for node, standing in MAY_PLOT_FROM_TOP.said(game)
    )


@ELSEWHERE.by("702.170f")
def _from_top(game: Game, player: PlayerId) -> Iterable[Offered]:
    """For the plot cost of the card itself, or for its mana cost where it has plot by such an effect."""
    for it in game.in_zone(Zone.LIBRARY, player)[:1]:
        if not _may_plot(game, it, player):
            continue
        keyword = PLOT.keyword(it)
        given = any(standing.frame.controller == player for _, standing in TOP_HAS_PLOT.said(game))
        if keyword is not None:
            yield priced(PLOT, it, keyword)
        elif given and it.base.mana_cost:
            yield Offered(PLOT, it, it.base.mana_cost, (), ("702.170f",))
