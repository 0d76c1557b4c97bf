"""Leave to cast spells from among cards, and cards that come from the command zone (CR 601.3, 607.2a, 903.9)."""

from __future__ import annotations

from typing import Any

from tests.helpers import RESOLVE, activate, answer, board, cast, cr, creature, passing, play_land, turn


@cr("601.3", "118.9")
def test_spells_of_a_kind_from_among_the_cards_exiled() -> None:
    text = (
        "{0}: Exile the top three cards of your library. Until end of turn, you may cast noncreature spells from among "
        "those cards without paying their mana costs."
    )
    scene = {"battlefield": [creature(text)], "library": ["Lightning Bolt", "Grizzly Bears", "Forest", "Shock"]}
    exiled = [activate("Tester"), RESOLVE]
    board(scene, [], *exiled, cast("Lightning Bolt", "B"), RESOLVE, expect=["B life 17"])
    board(scene, [], *exiled, cast("Grizzly Bears"), refused="601.3")
    board(scene, [], *exiled, play_land("Forest"), refused="305.1")


@cr("601.3")
def test_spells_from_among_cards_exiled_with_it() -> None:
    exiler = "{0}: Exile target card from a graveyard.\n"
    rona: dict[str, Any] = {
        "battlefield": [creature(exiler + "You may cast spells from among cards exiled with ~."), "Mountain"],
        "exile": ["Lightning Bolt"],
        "mana": "lands",
    }
    theirs = {"graveyard": ["Shock", "Swamp"]}
    taken = [activate("Tester", "Shock"), RESOLVE]
    shock = cast("Shock", "B", **{"from": "exile"})
    board(rona, theirs, *taken, shock, RESOLVE, expect=["B life 18", "Shock in graveyard"])
    board(rona, theirs, *taken, cast("Lightning Bolt", "B", **{"from": "exile"}), refused="601.3")
    swamp = [activate("Tester", "Swamp"), RESOLVE, play_land("Swamp")]
    board(rona, theirs, *swamp, refused="305.1")
    both = creature(exiler + "You may play lands and cast spells from among cards exiled with ~.")
    board([both], theirs, *swamp, expect=["A controls Swamp"])
    all_of_them = creature(exiler + "During your turn, you may play cards exiled with ~.")
    board([all_of_them], theirs, *swamp, expect=["A controls Swamp"])
    board([all_of_them], theirs, *taken, turn(4, "precombat main"), passing("B"), shock, refused="601.3")


@cr("113.6m")
def test_a_commander_put_onto_the_battlefield_from_the_command_zone() -> None:
    derevi = {"command": ["Derevi, Empyrial Tactician"], "commander": "Derevi, Empyrial Tactician"}
    put = [activate("Derevi, Empyrial Tactician"), RESOLVE]
    board(derevi, [], *put, expect=["A controls Derevi, Empyrial Tactician"])
    board(["Derevi, Empyrial Tactician"], [], *put, refused="113.6m")


@cr("903.9b", cited=False)
def test_a_commander_put_into_the_hand_from_the_command_zone() -> None:
    beacon = {
        "battlefield": ["Command Beacon"],
        "command": ["Ayula, Queen Among Bears"],
        "commander": "Ayula, Queen Among Bears",
    }
    used = [activate("Command Beacon", ability=2), RESOLVE]
    board(beacon, [], *used, answer("no"), expect=["Ayula, Queen Among Bears in hand"])


@cr("601.2f")
def test_spells_cost_more_until_the_next_turn() -> None:
    text = "{0}: Noncreature spells your opponents cast cost {2} more to cast until your next turn."
    theirs = {"battlefield": ["Mountain"], "hand": ["Shock"], "mana": "lands"}
    made = [activate("Tester"), RESOLVE]
    shock = cast("Shock", "A", player="B")
    board([creature(text)], theirs, *made, turn(4, "precombat main"), shock, refused="601.2h")
    board([creature(text)], theirs, *made, turn(6, "precombat main"), shock, RESOLVE, expect=["A life 18"])
    board([creature(text)], theirs, turn(4, "precombat main"), shock, RESOLVE, expect=["A life 18"])


@cr("608.2g")
def test_the_top_card_of_each_library_is_several_cards() -> None:
    storm = creature(
        "{0}: Exile the top card of each player's library, then you may cast any number of spells from among those "
        "cards without paying their mana costs.",
        name="Storm",
    )
    mine, theirs = {"battlefield": [storm], "library": ["Shock"]}, {"library": ["Divination"]}
    played = board(mine, theirs, activate("Storm"), RESOLVE, answer("yes"))
    assert not played.report["unread"]
    assert {one["label"] for one in played.pending["options"]} >= {"Shock", "Divination"}


@cr("608.2d", cited=False)
def test_nothing_is_offered_where_no_card_has_been_exiled() -> None:
    """And nothing of what it says is called unread."""
    said = "{0}: You may cast a spell from among cards exiled with Tester without paying its mana cost."
    done = board({"battlefield": [creature(said)]}, [], activate("Tester"), RESOLVE)
    assert "by hand" not in str(done.report["steps"])
