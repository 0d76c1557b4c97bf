"""That a player doesn't do what they may, or doesn't pay, is told (CR 118.12, 608.2d)."""

from __future__ import annotations

from tests.helpers import RESOLVE, Played, activate, answer, board, cast, cr, creature, passing, play_land
from tests.report.test_what_does_not_happen import not_happening


def told(played: Played, words: str, *rules: str) -> None:
    """One of the things that did not happen is what these words say, by these rules."""
    cited = dict(not_happening(played))
    assert set(rules) <= set(cited[words])


@cr("118.12a")
def test_who_does_not_pay_for_a_spell_is_told_before_it_is_countered() -> None:
    script = [cast("Divination"), passing(), cast("Mana Leak", "stack#1", player="B"), RESOLVE, answer("no")]
    played = board({"hand": ["Divination"]}, {"hand": ["Mana Leak"]}, *script)
    told(played, "A doesn't pay {3}.", "118.12a")
    assert played.steps.index("A doesn't pay {3}.") < played.steps.index(
        "Divination is countered by Mana Leak and is put into A's graveyard."
    )
    assert played.report["verdict"] == "A doesn't pay {3}; Divination is countered."
    assert "A ne paie pas {3}." in played.steps_in("fr")


@cr("614.12a", "614.1c")
def test_a_land_enters_tapped_because_its_price_is_not_paid() -> None:
    played = board({"hand": ["Breeding Pool"]}, [], play_land("Breeding Pool"), answer("no"))
    told(played, "A doesn't pay 2 life.", "614.12a")
    assert played.report["verdict"] == "A doesn't pay 2 life; Breeding Pool enters tapped."


@cr("608.2d")
def test_what_a_player_may_do_and_does_not_is_told() -> None:
    asks = creature("{0}: You may draw a card.")
    played = board([asks], [], activate("Tester"), RESOLVE, answer("no"))
    told(played, "A doesn't draw a card.", "608.2d")
    assert "A ne le fait pas : piocher une carte." in played.steps_in("fr")


@cr("118.12a", "702.21a")
def test_how_much_life_is_not_paid_is_told() -> None:
    guarded = creature("Ward—Pay life equal to Tester's power.", "3/3")
    script = [cast("Shock", "Tester"), RESOLVE, answer("no")]
    played = board({"hand": ["Shock"]}, [guarded], *script)
    told(played, "A doesn't pay 3 life.", "118.12a")


@cr("608.2d")
def test_only_the_first_sentence_of_what_is_declined_is_quoted() -> None:
    copies = {"battlefield": ["Invocation of the Founders"], "hand": ["Shock"]}
    played = board(copies, [], cast("Shock", "B"), RESOLVE, answer("no"), RESOLVE)
    told(played, "A doesn't copy that spell.", "608.2d")
    assert played.report["verdict"] == "B is at 18 life (2 damage)."


@cr("118.3", "118.12", "608.2d")
def test_who_may_pay_and_cannot_is_told_and_not_asked() -> None:
    paid = creature("Whenever another creature dies, you may pay {4}. If you do, draw a card.", name="Toll")
    here = {"battlefield": [paid, "Grizzly Bears"], "mana": ""}
    played = board(here, {"hand": ["Shock"]}, passing(), cast("Shock", "Grizzly Bears", player="B"), RESOLVE, RESOLVE)
    told(played, "A can't pay {4}.", "118.3")
    assert "A can't pay {4}" in played.report["verdict"]
    assert not played.count("There is nothing for")


@cr("101.3")
def test_who_is_to_sacrifice_several_and_has_nothing_is_told_how_many() -> None:
    asking = creature("{0}: Each opponent sacrifices two creatures.", name="Taker")
    played = board([asking], [], activate("Taker"), RESOLVE)
    told(played, "B is to sacrifice 2 and has nothing to sacrifice.", "101.3")
