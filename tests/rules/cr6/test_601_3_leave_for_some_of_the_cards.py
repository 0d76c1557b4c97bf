"""Leave to play some of several cards: which, is chosen as they are played (CR 601.3, 305.1, 611.2c)."""

from __future__ import annotations

from tests.helpers import RESOLVE, answer, attack, board, cast, cr, creature, play_land


@cr("601.3")
def test_one_card_of_a_description_is_played_from_where_it_is() -> None:
    wish = {"hand": ["Wish"], "sideboard": ["Lightning Bolt", "Forest", "Shock"], "library": ["Island"]}
    begun = (cast("Wish"), RESOLVE)
    bolted = (*begun, cast("Lightning Bolt", "B"), RESOLVE)
    board(wish, [], *bolted, cast("Shock", "B"), refused="601.3", expect=["B life 17"])
    board(wish, [], *bolted, play_land("Forest"), refused="305.1")
    board(wish, [], *begun, play_land("Forest"), cast("Shock", "B"), refused="601.3")
    board(wish, [], *begun, {"do": "go_to", "turn": 5, "step": "upkeep"}, cast("Shock", "B"), refused="601.3")


@cr("611.2c", "601.3")
def test_what_is_exiled_after_the_leave_was_given_is_one_of_the_cards_too() -> None:
    played = board(
        {"battlefield": ["Raphael, Most Attitude"], "library": ["Shock", "Forest"], "hand": ["Raise the Alarm"]},
        [],
        *attack(**{"Raphael,_Most_Attitude": "B"}),
        RESOLVE,
        cast("Raise the Alarm"),
        RESOLVE,
        RESOLVE,
        answer("yes"),
        cast("Shock", "B", **{"from": "exile"}),
        RESOLVE,
        expect=["B life 18"],
    )
    assert played.cites("601.3")


@cr("601.3")
def test_so_many_of_a_pile_are_played_and_no_more() -> None:
    text = "exile the top three cards of your library. You may play up to two of those cards this turn."
    marching = (*attack(Odd_Marcher="B"), RESOLVE, {"do": "go_to", "step": "postcombat main"})
    board(
        {
            "battlefield": [creature(f"Whenever ~ attacks, {text}", name="Odd Marcher")],
            "library": ["Lightning Bolt", "Forest", "Shock"],
        },
        [],
        *marching,
        play_land("Forest"),
        cast("Shock", "B"),
        RESOLVE,
        cast("Lightning Bolt", "B"),
        refused="601.3",
        expect=["B life 16"],
    )
    kotose = board(
        {"hand": ["Kotose, the Silent Spider"]},
        {"graveyard": ["Shock"], "hand": ["Shock"], "library": ["Forest"]},
        cast("Kotose, the Silent Spider"),
        RESOLVE,
        RESOLVE,
        answer(["Shock"]),
        cast("Shock", "B", **{"from": "exile"}),
        RESOLVE,
        cast("Shock", "B", **{"from": "exile"}),
        refused="601.3",
    )
    assert kotose.report["state"]["players"]["B"]["life"] == 18
