"""What is chosen, looked at, copied and lost as a permanent enters (CR 614.1c, 614.12)."""

from __future__ import annotations

from tests.helpers import RESOLVE, answer, board, cast, cr


@cr("614.12a")
def test_a_card_type_is_chosen_and_spells_of_it_cost_less() -> None:
    mine = {"hand": ["Umori, the Collector", "Grizzly Bears"], "mana": "BBGG"}
    begun = [cast("Umori, the Collector"), RESOLVE]
    board(mine, [], *begun, answer("creature"), expect=["A controls Umori, the Collector"])
    asked = board(mine, [], *begun).pending
    assert "battle" in [one["label"] for one in asked["options"]]
    more = {**mine, "mana": "BBGGG"}
    board(more, [], *begun, answer("creature"), cast("Grizzly Bears"), RESOLVE, expect=["A controls Grizzly Bears"])
    board(more, [], *begun, answer("artifact"), cast("Grizzly Bears"), refused="601.2h")


@cr("614.12a", "701.20e")
def test_a_hand_is_looked_at_before_a_name_is_chosen() -> None:
    mine = {"hand": ["Sorcerous Spyglass"], "mana": "2"}
    played = board(mine, {"hand": ["Shock"]}, cast("Sorcerous Spyglass"), RESOLVE)
    assert played.count("Shock") == 1
    assert played.pending["kind"] == "card name"


@cr("614.1c")
def test_life_is_lost_as_it_enters() -> None:
    mine = {"hand": ["Lich"], "mana": "BBBB", "life": 17}
    board(mine, [], cast("Lich"), RESOLVE, expect=["A controls Lich", "A life 0"])


@cr("707.9a")
def test_a_copy_has_the_other_abilities_of_its_own() -> None:
    mine = {"hand": ["Sakashima of a Thousand Faces"], "mana": "3U", "battlefield": ["Isamaru, Hound of Konda"]}
    begun = [cast("Sakashima of a Thousand Faces"), RESOLVE]
    board(mine, [], *begun, answer("Isamaru, Hound of Konda"), expect=["A controls 2 Isamaru, Hound of Konda"])
    board(mine, [], *begun, answer([]), expect=["A controls 1 Isamaru, Hound of Konda"])


@cr("702.33a")
def test_x_of_a_kicker_that_cant_be_0() -> None:
    mine = {"hand": ["Thieving Skydiver"], "mana": "2U"}
    kicked = cast("Thieving Skydiver", costs=["kicker"])
    asked = board(mine, [], kicked).pending
    assert (asked["kind"], asked["min"]) == ("x", 1)
    stolen = [kicked, answer(1), RESOLVE, answer("Sol Ring"), RESOLVE]
    board(mine, ["Sol Ring"], *stolen, expect=["A controls Sol Ring"])
    board(mine, ["Sol Ring"], cast("Thieving Skydiver", costs=[]), RESOLVE, expect=["B controls Sol Ring"])
