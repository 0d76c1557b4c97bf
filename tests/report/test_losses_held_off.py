"""Who loses as what has held that off is gone loses to that, and not to what was dealt before (CR 704.5a-c)."""

from __future__ import annotations

from typing import Any

from tests.helpers import DAMAGE, RESOLVE, Played, attack_with, board, cast, cr, creature

HOLDS = "Platinum Angel"
BURNT = (cast("Lightning Bolt", "A", player="B"), RESOLVE)


def ended(spell: str) -> Played:
    """A player with 2 life is dealt 3 damage, and then a spell is cast on what holds the loss off."""
    script = (*BURNT, cast(spell, HOLDS, player="B"), RESOLVE)
    theirs = {"hand": ["Lightning Bolt", spell]}
    return board({"battlefield": [HOLDS], "life": 2}, theirs, *script, active="B", expect=["A loses"])


@cr("704.5a")
def test_a_loss_that_was_held_off_is_due_to_what_has_ended_that() -> None:
    played = ended("Murder")
    assert played.report["verdict"] == "Platinum Angel is destroyed; so A, at -1 life, loses the game."
    assert played.count("A, at -1 life, loses the game: Platinum Angel no longer prevents it.") == 1
    assert "704.5a" in played.rules_of("A, at -1 life, loses the game")
    assert "A, à -1 point de vie, perd la partie : Platinum Angel ne l’empêche plus." in [
        step.replace("\N{NO-BREAK SPACE}", " ").replace("\N{NARROW NO-BREAK SPACE}", " ")
        for step in played.steps_in("fr")
    ]


@cr("704.5a", "400.7")
def test_what_has_left_otherwise_or_has_another_controller_holds_nothing_off() -> None:
    assert str(ended("Unsummon").report["verdict"]).startswith(
        "Platinum Angel goes to A's hand; so A, at -1 life, loses"
    )
    control = str(ended("Control Magic").report["verdict"])
    assert control.startswith("B gains control of Platinum Angel: Control Magic; so A, at -1 life, loses the game")


@cr("704.5a", "613.1f")
def test_what_has_lost_that_ability_holds_nothing_off() -> None:
    theirs = {"hand": ["Lightning Bolt", "Humility"]}
    script = (*BURNT, cast("Humility", player="B"), RESOLVE)
    played = board({"battlefield": [HOLDS], "life": 2}, theirs, *script, active="B", expect=["A loses"])
    said = "Platinum Angel becomes 1/1 and loses all abilities: Humility; so A, at -1 life, loses the game"
    assert str(played.report["verdict"]).startswith(said)


@cr("704.5c")
def test_poison_is_held_off_as_well() -> None:
    mine = {"battlefield": [HOLDS], "counters": {"poison": 10}}
    played = board(mine, {"hand": ["Murder"]}, cast("Murder", HOLDS, player="B"), RESOLVE, active="B")
    assert str(played.report["verdict"]).startswith(
        "Platinum Angel is destroyed; so A, with ten or more poison counters, loses"
    )


@cr("704.5a")
def test_what_deals_damage_once_nothing_holds_the_loss_off_is_what_defeats() -> None:
    mine, theirs = {"battlefield": [HOLDS], "life": 2}, {"hand": ["Murder", "Lightning Bolt"]}
    murdered = (cast("Murder", HOLDS, player="B"), RESOLVE)
    played = board(mine, theirs, *murdered, *BURNT, active="B", expect=["A loses"])
    assert str(played.report["verdict"]).startswith("A loses the game: life total 0 or less (Lightning Bolt)")


@cr("704.5a", "101.1")
def test_a_card_by_which_no_life_does_not_lose_holds_that_off() -> None:
    unlife = "Phyrexian Unlife"
    theirs = {"hand": ["Lightning Bolt", "Disenchant"]}
    script = (*BURNT, cast("Disenchant", unlife, player="B"), RESOLVE)
    played = board({"battlefield": [unlife], "life": 2}, theirs, *script, active="B", expect=["A loses"])
    assert str(played.report["verdict"]).startswith("Phyrexian Unlife is destroyed; so A, at -1 life, loses the game")


@cr("704.5a", "800.4a")
def test_where_others_play_on_what_let_a_player_lose_is_told_once() -> None:
    theirs = {"hand": ["Lightning Bolt", "Murder"]}
    script = (*BURNT, cast("Murder", HOLDS, player="B"), RESOLVE)
    played = board({"battlefield": [HOLDS], "life": 2}, theirs, *script, active="B", C=[], expect=["A loses"])
    said = str(played.report["verdict"])
    assert said.startswith("Platinum Angel is destroyed; so A, at -1 life, loses the game; ")
    assert "dies" not in said


@cr("614.1a", "704.5c")
def test_what_kept_a_life_total_up_is_named_where_a_player_loses_to_something_else() -> None:
    agent = creature("Infect", "1/1", "Agent")
    side: dict[str, Any] = {"battlefield": ["Worship", "Hill Giant"], "life": 2, "counters": {"poison": 9}}
    script = (*attack_with({"Agent": "B", "Serra Angel": "B"}), DAMAGE)
    said = "B loses the game: ten or more poison counters (Agent); B is at 1 life (\N{MINUS SIGN}1, effect of Worship)."
    assert board([agent, "Serra Angel"], side, *script).report["verdict"] == said
