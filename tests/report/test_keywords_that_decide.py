"""Which effect gives the keyword by which damage comes to what it does, told where that is seen (CR 113.10, 702)."""

from __future__ import annotations

import pytest

from tests.helpers import DAMAGE, RESOLVE, Played, activate, answer, attack_with, block_with, board, cr, creature, to

PINGER = creature("{0}: Pinger deals 1 damage to any target.", "1/1", "Pinger")


def crowned(keyword: str) -> dict[str, object]:
    """An artifact by which creatures of its controller have a keyword."""
    return {"token": {"name": "Crown", "types": ["Artifact"], "text": f"Creatures you control have {keyword}."}}


def fights(keyword: str, blocker: str | None, *more: dict[str, object]) -> Played:
    """What comes of a Craw Wurm that attacks with the keyword that it is given."""
    blocks = block_with({blocker: "Craw Wurm"} if blocker is not None else {})
    others = [] if blocker is None else [blocker]
    return board(["Craw Wurm", crowned(keyword)], others, *attack_with({"Craw Wurm": "B"}), *blocks, DAMAGE, *more)


@cr("702.2b", "704.5h")
def test_what_gives_deathtouch_is_named_where_something_is_destroyed_for_it() -> None:
    played = board([PINGER, crowned("deathtouch")], ["Craw Wurm"], activate("Pinger", "Craw Wurm"), RESOLVE)
    assert "Craw Wurm is destroyed: damage from deathtouch (given by Crown)." in played.steps
    assert played.report["verdict"] == "Craw Wurm dies (deathtouch from Crown)."
    french = "Craw Wurm est détruit : blessures d’une source ayant le contact mortel (grâce à Crown)."
    assert french in played.steps_in("fr")


@cr("702.2b", "704.5h")
def test_of_two_that_die_it_is_told_which_dies_by_deathtouch() -> None:
    mine, theirs = ["Grizzly Bears", crowned("deathtouch")], ["Craw Wurm"]
    script = [*attack_with({"Grizzly Bears": "B"}), *block_with({"Craw Wurm": "Grizzly Bears"}), DAMAGE]
    played = board(mine, theirs, *script)
    assert played.report["verdict"].endswith("die (Craw Wurm: deathtouch from Crown).")


@cr("702.15b", "120.3f")
def test_what_gives_lifelink_is_named_with_the_life() -> None:
    played = board([PINGER, crowned("lifelink")], [], activate("Pinger", "B"), RESOLVE)
    assert "A gains 1 life and is at 21 (lifelink that Crown gives Pinger)." in played.steps
    assert "A is at 21 life (+1, lifelink that Crown gives Pinger)" in played.report["verdict"]
    assert "A gagne 1 point de vie et se retrouve à 21 (lien de vie que donne Crown à Pinger)." in played.steps_in("fr")


@cr("702.4b", "510.4")
def test_what_gives_double_strike_is_named_at_the_first_blow() -> None:
    played = fights("double strike", None, to("end of combat"))
    assert played.count("double strike from Crown") == 1
    assert played.report["verdict"] == "B is at 8 life (12 damage, double strike from Crown)."
    dies = fights("first strike", "Hill Giant", to("end of combat"))
    assert "Hill Giant dies before dealing combat damage (first strike from Crown)" in dies.report["verdict"]


@cr("702.19b")
def test_what_gives_trample_is_named_with_what_goes_past() -> None:
    played = fights("trample", "Grizzly Bears", answer({"Grizzly Bears": 2, "B": 4}))
    assert "B is at 16 life (4 damage, trample from Crown)" in played.report["verdict"]


@cr("702.90b", "120.3b")
def test_what_gives_infect_is_named_with_the_counters() -> None:
    played = fights("infect", None)
    assert "Craw Wurm deals 6 combat damage to B (infect from Crown)." in played.steps
    assert "(infect from Crown)" in played.report["verdict"]


@cr("702.2b", cited=False)
@pytest.mark.parametrize("keyword", ["deathtouch", "lifelink"])
def test_nothing_is_said_of_what_has_the_keyword_itself(keyword: str) -> None:
    own = creature(f"{keyword.capitalize()}\n{{0}}: Pinger deals 1 damage to any target.", "1/1", "Pinger")
    played = board([own, crowned("vigilance")], ["Craw Wurm"], activate("Pinger", "Craw Wurm"), RESOLVE)
    assert not played.count("Crown")


@cr("702.2b")
def test_nothing_is_said_of_deathtouch_where_the_damage_is_lethal_anyway() -> None:
    played = board([PINGER, crowned("deathtouch")], ["Llanowar Elves"], activate("Pinger", "Llanowar Elves"), RESOLVE)
    assert not played.count("from Crown")
    assert "Crown" not in played.report["verdict"]
