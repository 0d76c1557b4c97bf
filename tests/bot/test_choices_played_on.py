"""What is asked before a question is played on: answered where one answer is best, and left to the player else."""

from __future__ import annotations

from typing import Any

from bot.desk import Desk
from bot.desk.choices_played_on import before_going_on
from bot.desk.games import Played


def shocked(desk: Desk, theirs: dict[str, Any]) -> Played:
    """After a Shock has resolved on the face-down creature of the other player."""
    players = {"A": {"hand": ["Shock"]}, "B": {"battlefield": [theirs]}}
    script = [{"do": "cast", "player": "A", "card": "Shock", "targets": ["face-down creature"]}, {"do": "resolve"}]
    return desk.games.of({"version": 1, "players": players, "script": script}, "en")


def test_nobody_says_for_a_player_which_card_an_unknown_one_is(desk: Desk) -> None:
    asked = shocked(desk, {"unknown": 1, "face_down": "morph"})
    assert asked.report.pending is not None
    assert asked.report.pending.kind == "unknown card"
    assert before_going_on(asked) is None


def test_where_nothing_is_asked_play_goes_on(desk: Desk) -> None:
    known = shocked(desk, {"card": "Grizzly Bears", "face_down": "manifested"})
    assert known.report.pending is None
    end = before_going_on(known)
    assert end is not None
    assert end.entries == ()


def triggered(desk: Desk, *texts: str, life: int = 8) -> Played:
    """A permanent with these abilities as its controller's upkeep begins."""
    watcher = {"name": "Watcher", "types": ["Enchantment"], "text": "\n".join(texts)}
    players: dict[str, Any] = {"A": {"battlefield": [{"token": watcher}], "life": life}, "B": {}}
    script = [{"do": "go_to", "step": "upkeep"}]
    turn = {"number": 3, "active": "A", "step": "untap"}
    return desk.games.of({"version": 1, "players": players, "turn": turn, "script": script}, "en")


UPKEEP = "At the beginning of your upkeep, "


RAISES = "{0}: Return all creature cards from your graveyard to the battlefield."


def test_an_order_that_comes_to_the_same_is_taken_as_it_comes(desk: Desk) -> None:
    """Of two creatures that enter together either may get its counter first."""
    text = f"Whenever a creature enters, put a +1/+1 counter on it.\n{RAISES}"
    watcher = {"token": {"name": "Watcher", "types": ["Artifact"], "text": text}}
    mine = {"battlefield": [watcher], "graveyard": ["Grizzly Bears", "Serra Angel"]}
    script = [{"do": "activate", "player": "A", "source": "Watcher", "ability": 1}, {"do": "resolve"}]
    asked = desk.games.of({"version": 1, "players": {"A": mine, "B": {}}, "script": script}, "en")
    assert asked.report.pending is not None
    assert asked.report.pending.kind == "order"
    end = before_going_on(asked)
    assert end is not None
    assert [one["do"] for one in end.entries] == ["answer"]


def test_an_order_that_matters_is_left_to_the_player(desk: Desk) -> None:
    """With five life more the other does nothing."""
    asked = triggered(desk, f"{UPKEEP}you gain 5 life.", f"{UPKEEP}if you have 10 or less life, you gain 2 life.")
    assert asked.report.pending is not None
    assert before_going_on(asked) is None
