"""What is asked before a question is played on: answered where one answer is best, and left to the player else."""

from __future__ import annotations

from typing import Any

import pytest

from bot.desk import Desk
from bot.desk.choices_played_on import MOST_ENDS, before_going_on, ends, refused_or_granted
from bot.desk.ends_of_play import to_end
from bot.desk.games import Played
from bot.desk.unknown_libraries import of_no_matter


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


def discarding(desk: Desk, *texts: str) -> Played:
    """After a player with three cards that nobody has named has discarded their hand."""
    wheel = {
        "name": "Wheel",
        "types": ["Artifact"],
        "text": "\n".join(["{0}: Each player discards their hand.", *texts]),
    }
    players = {"A": {"battlefield": [{"token": wheel}]}, "B": {"hand": [{"unknown": 3}]}}
    script = [{"do": "activate", "player": "A", "source": "Wheel", "ability": 1}, {"do": "resolve"}]
    return desk.games.of({"version": 1, "players": players, "script": script}, "en")


def test_unknown_cards_stay_unknown_where_none_would_make_a_difference(desk: Desk) -> None:
    asked = discarding(desk, "Whenever an opponent discards a card, you gain 1 life.")
    assert asked.report.pending is not None
    after = asked.then(of_no_matter(asked))
    assert after.asked is None
    assert after.then([{"do": "resolve", "all": True}]).position.players[0].life == 23
    matters = discarding(desk, "Whenever an opponent discards a creature card, you gain 1 life.")
    assert of_no_matter(matters) == []
    assert of_no_matter(shocked(desk, {"unknown": 1, "face_down": "morph"})) == [], "it is one that has morph"


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


def test_of_what_may_be_done_both_ends_are_told_where_it_is_asked_whether_it_may(desk: Desk) -> None:
    asked = triggered(desk, f"{UPKEEP}you may lose 1 life.")
    assert [end.said for end in ends(asked)] == [()]
    assert [end.said for end in ends(asked, wishes=True)] == [("Yes",), ("No",)]


@pytest.mark.cr("500.7")
def test_an_extra_turn_is_best_for_oneself(desk: Desk) -> None:
    watcher = {
        "token": {
            "name": "Watcher",
            "types": ["Artifact"],
            "text": "{0}: Target player takes an extra turn after this one.",
        }
    }
    players = {"A": {"battlefield": [watcher]}, "B": {}}
    script = [{"do": "activate", "player": "A", "source": "Watcher", "ability": 1}]
    end = before_going_on(desk.games.of({"version": 1, "players": players, "script": script}, "en"))
    assert end is not None
    assert [one.said for one in end.chosen] == ["A"]


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


def asked_by(desk: Desk, *texts: str, theirs: dict[str, Any] | None = None, resolved: bool = True) -> Played:
    """What is asked once the first ability of a permanent with these is activated, and has begun to resolve."""
    source = {"token": {"name": "Source", "types": ["Artifact"], "text": "\n".join(texts)}}
    mine = {"battlefield": [source, "Grizzly Bears"], "library": ["Forest"] * 9}
    script: list[dict[str, Any]] = [{"do": "activate", "player": "A", "source": "Source", "ability": 1}]
    script += [{"do": "resolve"}] if resolved else []
    return desk.games.of({"version": 1, "players": {"A": mine, "B": theirs or {}}, "script": script}, "en")


def test_of_very_many_ways_some_are_left_out_and_that_is_known(desk: Desk) -> None:
    """Four times one of two things: what is not played on does not count as an end."""
    pays = "Whenever a creature enters, you may pay 1 life. If you do, draw a card."
    *played, left = ends(asked_by(desk, "{0}: Create four 1/1 red Goblin creature tokens.", pays))
    assert len({one.said for one in played}) == len(played) == MOST_ENDS
    assert all(one.is_complete for one in played)
    assert not left.is_complete
    assert left.said == ("No",)


def test_what_nobody_can_say_for_a_player_is_no_end(desk: Desk) -> None:
    """A name of any card at all."""
    (end,) = ends(asked_by(desk, "{0}: Choose a card name. Each opponent discards all cards with that name."))
    assert not end.is_complete
    assert end.entries == ()


GROWN = "{0}: Target creature gets +1/+1 until end of turn. You may draw a card."


def test_what_a_spell_is_aimed_at_is_chosen_for_nobody_and_what_is_asked_later_is(desk: Desk) -> None:
    """The own creature would be best; while it is announced it might have been said which is meant."""
    asked = asked_by(desk, GROWN, theirs={"battlefield": ["Serra Angel"]}, resolved=False)
    every = ends(asked, announcing=True)
    assert [one.said for one in every] == [("Grizzly Bears",), ("Serra Angel",)]
    assert [[it.said for it in one.chosen] for one in every] == [["Yes"], ["Yes"]]
    (best,) = ends(asked)
    assert [it.said for it in best.chosen] == ["Grizzly Bears", "Yes"]
    assert best.said == ()


def test_no_unknown_card_is_said_to_be_one_of_several(desk: Desk) -> None:
    """Each card that it may stand for leads to an end of its own, whichever would be best."""
    found = ends(shocked(desk, {"unknown": 1, "face_down": "morph"}))
    assert not any(one.chosen for one in found)


def test_combat_that_is_about_to_be_ended_is_played_no_further_than_that(desk: Desk) -> None:
    clock = {"name": "Clock", "types": ["Artifact"], "text": "{0}: End the turn."}
    players: dict[str, Any] = {"A": {"battlefield": [{"token": clock}, "Grizzly Bears"]}, "B": {}}
    attack = {"do": "attack", "player": "A", "attackers": {"Grizzly Bears": "B"}}
    stops = {"do": "activate", "player": "A", "source": "Clock", "ability": 1}
    script = [{"do": "go_to", "step": "declare attackers"}, attack, stops]
    ending = desk.games.of({"version": 1, "players": players, "script": script}, "en")
    assert to_end(ending) == [{"do": "resolve", "all": True}]
    assert ending.then(to_end(ending)).refused is None


def test_what_triggers_several_times_at_once_gets_the_best_target_each_time(desk: Desk) -> None:
    """They go onto the stack before any resolves: what one answer comes to is seen once all are given alike."""
    drain = "Whenever another creature dies, target player loses 1 life and you gain 1 life."
    vampire = {"name": "Vampire", "types": ["Creature"], "power": 0, "toughness": 5, "text": drain}
    bears = {"card": "Grizzly Bears", "count": 3}
    players = {"A": {"battlefield": [{"token": vampire}, bears], "hand": ["Pyroclasm"]}, "B": {}}
    script = [{"do": "cast", "player": "A", "card": "Pyroclasm"}, {"do": "resolve"}]
    asked = desk.games.of({"version": 1, "players": players, "script": script}, "en")
    (end,) = ends(asked)
    assert [side.life for side in end.played.position.players] == [23, 17]


def test_unknown_cards_on_the_way_to_an_end_stay_unknown(desk: Desk) -> None:
    asked = discarding(desk, "Whenever an opponent discards a card, you gain 1 life.")
    (end,) = ends(asked)
    assert end.is_complete
    assert end.played.position.players[0].life == 23
