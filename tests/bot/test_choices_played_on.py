"""What is asked before a question is played on: answered where one answer is best, and left to the player else."""

from __future__ import annotations

from typing import Any

import pytest

from bot.desk import Desk
from bot.desk.choices_played_on import before_going_on, ends, refused_or_granted
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


def alarmed(desk: Desk, text: str) -> Played:
    """Two creatures have entered, and the first trigger of a permanent with this ability has begun to resolve."""
    watcher = {"token": {"name": "Watcher", "types": ["Enchantment"], "text": text}}
    mine = {"battlefield": [watcher], "hand": ["Raise the Alarm"], "library": ["Forest"] * 5}
    script = [{"do": "cast", "player": "A", "card": "Raise the Alarm"}, {"do": "resolve"}, {"do": "resolve"}]
    return desk.games.of({"version": 1, "players": {"A": mine, "B": {}}, "script": script}, "en")


@pytest.mark.parametrize(("said", "drawn"), [("no", 0), ("yes", 2)])
def test_who_pays_for_one_trigger_or_not_does_the_same_for_the_next(desk: Desk, said: str, drawn: int) -> None:
    asked = alarmed(desk, "Whenever a creature enters, you may pay {1}. If you do, draw a card.")
    given = [{"do": "answer", "player": "A", "value": said}]
    known = refused_or_granted(asked, given)
    assert list(known.values()) == [said]
    (end,) = ends(asked.then(given), known=known)
    assert end.is_complete
    assert end.chosen == ()
    assert end.entries[-1] == given[0]
    assert sum(one.count for one in end.played.position.players[0].hand) == drawn


def test_what_was_best_once_is_taken_again(desk: Desk) -> None:
    (end,) = ends(alarmed(desk, "Whenever a creature enters, you may draw a card."))
    assert [one["value"] for one in end.entries if one["do"] == "answer"] == ["yes", "yes"]
    assert sum(one.count for one in end.played.position.players[0].hand) == 2


@pytest.mark.parametrize(
    ("what", "said"),
    [
        ("you may draw a card", "Yes"),
        ("you may gain 1 life", "Yes"),
        ("you may lose 1 life", "No"),
        ("you may have each opponent lose 1 life", "Yes"),
        ("you may have each opponent gain 1 life", "No"),
        ("you may have each opponent draw a card", "No"),
        ("you may put a +1/+1 counter on each creature you control", "Yes"),
        ("you may put a -1/-1 counter on each creature you control", "No"),
    ],
)
def test_what_is_best_for_who_chooses(desk: Desk, what: str, said: str) -> None:
    """More life, cards and power for oneself, and less for the others."""
    end, *others = ends(alarmed(desk, f"Whenever a creature enters, {what}."))
    assert not others
    assert {one.said for one in end.chosen} == {said}


def test_what_costs_something_is_left_to_the_player(desk: Desk) -> None:
    found = ends(alarmed(desk, "Whenever a creature enters, you may pay 1 life. If you do, draw a card."))
    assert len(found) == 4
    assert {one.said for one in found} == {("Yes", "Yes"), ("Yes", "No"), ("No", "Yes"), ("No", "No")}
    assert all(one.is_complete for one in found)
