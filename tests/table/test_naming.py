"""How colors and players may be named."""

from __future__ import annotations

from engine import Scenario, options, play
from tests.helpers import RESOLVE, Played, answer, board, cast
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


def test_cards_of_one_name_in_two_graveyards_are_told_apart_by_their_numbers() -> None:
    mine = {"graveyard": ["Grizzly Bears"], "hand": ["Reanimate"]}
    theirs = {"graveyard": ["Grizzly Bears"]}
    asked = board(mine, theirs, cast("Reanimate"))
    labels = ["Grizzly Bears#1", "Grizzly Bears#2"]
    assert [option["label"] for option in asked.pending["options"]] == labels
    assert [option.label for option in options(asked.table)] == labels
    refusal = asked.table.act({"do": "answer", "player": "A", "value": "Grizzly Bears"})
    assert refusal is not None
    refused = asked.table.report().refused
    assert refused is not None
    assert "Grizzly Bears#1; Grizzly Bears#2" in refused.reason
    board(
        mine,
        theirs,
        cast("Reanimate"),
        answer("Grizzly Bears#2"),
        RESOLVE,
        expect=["A controls Grizzly Bears", "A life 18"],
    )


def test_cards_that_are_just_alike_go_without_numbers() -> None:
    mine = {"graveyard": ["Grizzly Bears", "Grizzly Bears", "Hill Giant"], "hand": ["Reanimate"]}
    asked = board(mine, [], cast("Reanimate"))
    assert [option["label"] for option in asked.pending["options"]] == ["Grizzly Bears", "Grizzly Bears", "Hill Giant"]


def test_the_id_of_a_thing_is_no_player_though_only_its_case_differs() -> None:
    bear = {"card": "Grizzly Bears", "id": "b"}
    aura = {"card": "Pacifism", "attached_to": "b"}
    board({"battlefield": [aura], "hand": ["Lightning Bolt"]}, [bear], expect=["Pacifism is attached to Grizzly Bears"])
    hit = [cast("Lightning Bolt", "b"), RESOLVE]
    board({"hand": ["Lightning Bolt"]}, [bear], *hit, expect=["Grizzly Bears in B's graveyard", "B life 20"])
