"""Who may play what is exiled, from where and how long (CR 601.3, 611.2), in the steps and the verdict."""

from __future__ import annotations

import pytest

from tests.helpers import DAMAGE, RESOLVE, Entry, attack, board, cast, cr, creature, play_land
from tests.rules.watching import do, doer

THIS_TURN = "Exile the top card of your library. You may play it this turn without paying its mana cost."
NEXT_TURN = "Exile the top two cards of your library. Until the end of your next turn, you may play those cards."


@cr("611.2")
@pytest.mark.parametrize(
    ("text", "said"),
    [
        (THIS_TURN, "A may play Shock from exile without paying its mana cost until end of turn."),
        (NEXT_TURN, "A may play Shock and Forest from exile until the end of their next turn."),
    ],
)
def test_who_may_play_what_is_exiled_and_how_long(text: str, said: str) -> None:
    played = board({"battlefield": [doer(text)], "library": ["Shock", "Forest"]}, [], do(), RESOLVE)
    assert said in played.steps
    assert played.report["verdict"] == said, "that it is in exile is said with it"


@cr("611.2")
def test_what_has_been_cast_by_it_is_no_news() -> None:
    shock: tuple[Entry, ...] = (cast("Shock", "B"), RESOLVE)
    played = board({"battlefield": [doer(THIS_TURN)], "library": ["Shock", "Forest"]}, [], do(), RESOLVE, *shock)
    assert played.report["verdict"] == "B is at 18 life (2 damage)."


@cr("611.2")
def test_who_may_cast_a_card_that_another_player_owns() -> None:
    played = board(
        ["Ragavan, Nimble Pilferer"],
        {"library": ["Shock"]},
        *attack(**{"Ragavan,_Nimble_Pilferer": "B"}),
        DAMAGE,
        RESOLVE,
    )
    assert "A may cast Shock from exile until end of turn" in played.report["verdict"]


@cr("702.34a")
def test_a_card_that_gains_flashback_gains_it_for_its_mana_cost() -> None:
    caster = doer("Target instant card in your graveyard gains flashback until end of turn. "
                  "The flashback cost is equal to its mana cost.")  # fmt: skip
    mine = {"battlefield": [caster], "graveyard": ["Shock"]}
    played = board(mine, [], do("Shock"), RESOLVE)
    assert played.report["verdict"] == "Shock gains flashback for its mana cost until end of turn."
    cast_now = board(mine, [], do("Shock"), RESOLVE, cast("Shock", "B"), RESOLVE)
    assert cast_now.report["verdict"] == "B is at 18 life (2 damage)."


@cr("601.3", "305.1")
def test_what_lets_something_be_played_from_elsewhere_is_named_where_that_is_done() -> None:
    leave = creature("You may play lands and cast spells from the top of your library.", name="Seer")
    digger = creature("You may play lands from your graveyard.", name="Digger")
    top = board({"battlefield": [leave], "library": ["Grizzly Bears"]}, [], cast("Grizzly Bears"), RESOLVE)
    assert top.count("A casts Grizzly Bears from the library (effect of Seer).") == 1
    mine = {"battlefield": [digger], "graveyard": ["Forest"], "hand": ["Forest"]}
    buried = board({**mine, "hand": []}, [], play_land("Forest"))
    assert buried.count("A plays Forest from the graveyard (effect of Digger).") == 1
    assert board({**mine, "graveyard": []}, [], play_land("Forest")).count("A plays Forest.") == 1


@cr("601.3")
def test_a_card_that_lets_itself_be_cast_needs_no_other_name() -> None:
    mine = {"battlefield": ["Gravecrawler"], "graveyard": ["Gravecrawler"]}
    played = board(mine, [], cast("Gravecrawler#2"), RESOLVE)
    assert played.count("A casts Gravecrawler#2 from the graveyard.") == 1
