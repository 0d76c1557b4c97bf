"""Search (CR 701.23): cards that are exiled as they are found."""

from __future__ import annotations

from tests.helpers import RESOLVE, RESOLVE_ALL, Played, answer, board, cast, cr, lands, play_land, turn

AGENT = ["Opposition Agent"]


def searched(spell: str, *found: str, library: tuple[str, ...] = ("Island", "Swamp", "Shock")) -> Played:
    """A searches with a spell; B, whose Agent it is, has these cards found."""
    mine = {"hand": [spell], "library": list(library)}
    return board(mine, AGENT, cast(spell), RESOLVE, answer(list(found), "B"), expect=[f"{c} in exile" for c in found])


@cr("701.23a", "614.6")
def test_what_is_found_stays_in_exile_wherever_it_would_be_put() -> None:
    assert "614.6" in searched("Rampant Growth", "Island").rules_of("Island isn't put anywhere else")
    verdict = searched("Demonic Tutor", "Shock").report["verdict"]
    assert "Shock isn't put into A's hand: Opposition Agent had it exiled as it was found" in verdict
    assert "B may play Shock from exile for as long as it stays there, with mana of any color" in verdict
    assert searched("Vampiric Tutor", "Shock").count("A loses 2 life")


@cr("701.23a", "614.6")
def test_nothing_is_asked_of_cards_that_stay_in_exile() -> None:
    assert searched("Cultivate", "Island", "Swamp").report["pending"] is None


@cr("701.23a")
def test_the_library_may_be_searched_along_with_other_zones() -> None:
    five = ["Island", "Mountain", "Shock", "Opt", "Swamp"]
    played = searched("Doomsday", *five, library=(*five, "Plains"))
    assert played.report["pending"] is None
    assert played.count("Plains is exiled")


@cr("601.3", "305.1")
def test_who_has_them_exiled_may_play_them_with_mana_of_any_color() -> None:
    mine = {"hand": ["Demonic Tutor"], "library": ["Shock"]}
    theirs = lands("Opposition Agent", "Forest")
    shock = (answer(["Shock"], "B"), turn(4, "precombat main"), cast("Shock", "A", player="B"), RESOLVE)
    board(mine, theirs, cast("Demonic Tutor"), RESOLVE, *shock, expect=["A life 18"])
    mine["library"] = ["Island"]
    land = (answer(["Island"], "B"), turn(4, "precombat main"), play_land("Island", "B"))
    board(mine, AGENT, cast("Demonic Tutor"), RESOLVE, *land, expect=["B controls 1 Island"])


@cr("608.2c")
def test_the_searching_text_finds_the_card_in_exile() -> None:
    mine = lands("Forest", "Island", "Swamp", hand=["Bring to Light", "Forest"], library=["Grizzly Bears"])
    mine["battlefield"] += ["Mountain", "Plains"]
    script = (cast("Bring to Light"), RESOLVE, answer(["Grizzly Bears"], "B"), answer("yes"), RESOLVE_ALL)
    board(mine, AGENT, *script, expect=["A controls Grizzly Bears"])


@cr("616.1")
def test_of_several_one_has_the_card_exiled() -> None:
    mine = {"hand": ["Demonic Tutor"], "library": ["Shock"]}
    script = (cast("Demonic Tutor"), RESOLVE, answer(["Shock"], "C"))
    assert board(mine, AGENT, *script, C=AGENT).pending["decides"] == "C"
    theirs = (answer("Opposition Agent#1", "C"), turn(4, "precombat main"), cast("Shock", "A", player="B"))
    assert board(mine, AGENT, *script, *theirs, C=AGENT).count("B casts Shock from exile")
