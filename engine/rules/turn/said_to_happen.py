"""What is said to happen by an effect that nobody has described: it happens by the rules, whatever brought it about."""

from __future__ import annotations

from collections.abc import Callable

from engine.events import LifeGain, LifeLoss, ZoneChange
from engine.rules.drawing import draw
from engine.rules.pipeline import happen
from engine.rules.pipeline.not_happening import does_not_happen
from engine.rules.replacement.card_numbers import how_many
from engine.state.actions import Happening, SaidToHappen
from engine.state.choices import Choice, Gen, Message, Option
from engine.state.game import Game
from engine.state.ids import PlayerId, TargetId, objects_in
from engine.state.unknown_cards import hand_holds_cards, hand_untold, top_of_library
from engine.state.zones import Zone


def said_to_happen(game: Game, said: SaidToHappen) -> Gen[None]:
    """It happens, and is replaced and triggered by as anything is; the report owns up to it that nobody has said what
    does it."""
    game.assume(
        "happens-by-something-untold", player=game.players[said.subject].name, what=said.what.value.replace(" ", "-")
    )
    yield from HAPPENS[said.what](game, said.subject, said.count)


def _draw(game: Game, player: PlayerId, count: int) -> Gen[None]:
    """One card at a time (121.2)."""
    yield from draw(game, player, count)


def _discard(game: Game, player: PlayerId, count: int) -> Gen[None]:
    """Cards of the player's choice, as many as there are (701.9b, 609.3)."""
    hand_holds_cards(game, player)
    hand = list(game.ids(Zone.HAND, player))
    count = min(count, len(hand))
    if not count:
        hand_untold(game, player)
        does_not_happen(game, "nothing-to-discard", "101.3", player=TargetId.of_player(player))
        return
    options = [Option.of(TargetId.of_object(i)) for i in hand]
    prompt = Message("choose-discard", {"count": count})
    gone = objects_in((yield Choice(player, "objects", prompt, "701.9b", options, count, count)))
    yield from happen(game, [ZoneChange(i, Zone.GRAVEYARD, Zone.HAND, "discard") for i in gone], "701.9a")


def _mill(game: Game, player: PlayerId, count: int) -> Gen[None]:
    """As many as there are (701.17b)."""
    number = yield from how_many(game, player, "mill", count)
    moves = [ZoneChange(i, Zone.GRAVEYARD, Zone.LIBRARY, "mill") for i in top_of_library(game, player, number)]
    yield from happen(game, moves, "701.17a")


def _gain_life(game: Game, player: PlayerId, count: int) -> Gen[None]:
    yield from happen(game, [LifeGain(player, count)], "119.3")


def _lose_life(game: Game, player: PlayerId, count: int) -> Gen[None]:
    yield from happen(game, [LifeLoss(player, count)], "119.3")


HAPPENS: dict[Happening, Callable[[Game, PlayerId, int], Gen[None]]] = {
    Happening.DRAW: _draw,
    Happening.DISCARD: _discard,
    Happening.MILL: _mill,
    Happening.GAIN_LIFE: _gain_life,
    Happening.LOSE_LIFE: _lose_life,
}
