"""How many cards players may keep in hand (CR 402.2)."""

from __future__ import annotations

from engine.abilities.prohibitions.maximum_hand_size import Changed, ChangedHandSize, MaximumHandSize, NoMaximumHandSize
from engine.rules.continuous.statements import looked_up
from engine.rules.evaluate.evaluation import amount, is_player
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId

NO_MAXIMUM_HAND_SIZE = looked_up(NoMaximumHandSize, begun=True)
MAXIMUM_HAND_SIZE = looked_up(MaximumHandSize)
CHANGED_HAND_SIZE = looked_up(ChangedHandSize)

NO_MAXIMUM = 10**9
USUAL_HAND_SIZE = 7


def maximum_hand_size(game: Game, player: PlayerId) -> int:
    """How many cards a player may keep in hand: seven unless an effect says otherwise (402.2)."""
    if any(NO_MAXIMUM_HAND_SIZE.said_of(game, TargetId.of_player(player))):
        return NO_MAXIMUM
    changes: list[tuple[int, bool, int]] = []  # in order of timestamp: what it is set to, or how much more (613.11)
    for node, standing in MAXIMUM_HAND_SIZE.said(game):
        if standing.frame.controller == player:
            changes.append((standing.timestamp, False, amount(game, node.size, standing.frame)))
    for change, standing in CHANGED_HAND_SIZE.said(game):
        if is_player(change.whose)(game, player, standing.frame):
            number = amount(game, change.number, standing.frame)
            changes.append((standing.timestamp, True, -number if change.way is Changed.REDUCED else number))
    size = USUAL_HAND_SIZE
    for _, adds, number in sorted(changes):
        size = size + number if adds else number
    return max(0, size)


def changing_hand_size(game: Game, player: PlayerId) -> list[ObjectId]:
    """What makes a player's maximum hand size another than seven, or takes it away (402.2)."""
    none = [where for _, where in NO_MAXIMUM_HAND_SIZE.said_of(game, TargetId.of_player(player))]
    other = [where for _, where in MAXIMUM_HAND_SIZE.said(game) if where.frame.controller == player]
    other += [by for one, by in CHANGED_HAND_SIZE.said(game) if is_player(one.whose)(game, player, by.frame)]
    return [*dict.fromkeys(where.frame.source for where in none or other)]
