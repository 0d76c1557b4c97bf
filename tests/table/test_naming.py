"""How colors and players may be named."""

from __future__ import annotations

from engine import Scenario, play
from tests.helpers import Played, board, cast
from tests.shelf import cards


def test_a_color_may_be_named_in_words_or_by_its_letter() -> None:
    for word in ("red", "Red", "R"):
        voice = {"card": "Voice of All", "chosen": {"color": word}}
        board({"hand": ["Lightning Bolt"]}, [voice], cast("Lightning Bolt", "Voice of All"), refused="702.16b")


def test_a_player_called_you_is_told_as_a_player() -> None:
    players = {"You": {"hand": ["Lightning Bolt"]}, "Opp": {}}
    script = [cast("Lightning Bolt", "Opp", player="You")]
    played = Played(play(Scenario.load({"version": 1, "players": players, "script": script}), cards()))
    assert played.steps[0].startswith("Player You casts Lightning Bolt")
