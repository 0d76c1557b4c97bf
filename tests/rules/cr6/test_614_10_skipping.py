"""Skipping steps, phases and turns (CR 614.10)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.helpers import DAMAGE, RESOLVE, RESOLVE_ALL, activate, answer, attack_with, board, cast, cr, to, turn

VAULT = {"card": "Time Vault", "tapped": True}


@cr("614.10", cited=False)
@pytest.mark.parametrize(("wanted", "drawn"), [("yes", 0), ("no", 1)])
def test_a_draw_may_be_skipped_or_not(wanted: str, drawn: int) -> None:
    board(
        {"battlefield": ["Forgetful Library"], "hand": [], "library": ["Forest"] * 5},
        [],
        answer(wanted),
        to("precombat main"),
        step="upkeep",
        expect=[f"A has {drawn} cards in hand"],
    )


@cr("614.10", "614.1b")
def test_eon_hub_skips_the_upkeep_and_what_would_happen_in_it() -> None:
    board(
        ["Eon Hub", "Sulfuric Vortex"],
        [],
        {"do": "go_to", "step": "draw", "active": "A"},
        active="B",
        step="end",
        expect=["A life 20", "stack is empty"],
    )


@cr("614.10")
def test_stasis_skips_untapping() -> None:
    board(
        [{"card": "Hill Giant", "tapped": True}, "Stasis"],
        [],
        {"do": "go_to", "step": "upkeep", "active": "A"},
        active="B",
        step="end",
        expect=["Hill Giant is tapped"],
    )


@cr("614.10", "614.10a")
def test_two_meditates_skip_two_turns() -> None:
    played = board(
        {"hand": ["Meditate", "Meditate"], "library": ["Forest"] * 12, "battlefield": ["Spellbook"]},
        {"library": ["Forest"] * 12},
        cast("Meditate#1"),
        RESOLVE,
        cast("Meditate#2"),
        RESOLVE,
        *({"do": "go_to", "step": "upkeep", "turn": n} for n in (4, 5, 6)),
        expect=["stack is empty"],
    )
    assert played.count("skips a turn") == 2


@cr("614.10", "500.11")
def test_a_skipped_turn_is_passed_over() -> None:
    played = board({"hand": ["Meditate"]}, [], cast("Meditate"), RESOLVE, turn(5), expect=["it is B's turn"])
    assert "614.10" in played.rules_of("A skips a turn")
    board({"hand": ["Meditate"]}, [], cast("Meditate"), RESOLVE, turn(6), expect=["it is A's turn"])


@cr("614.10")
def test_nobody_takes_extra_turns_under_the_nexus() -> None:
    scene: dict[str, Any] = {"hand": ["Time Warp"]}
    board(scene, ["Ugin's Nexus"], cast("Time Warp", "A"), RESOLVE, turn(4), expect=["it is B's turn"])


@cr("614.10", "502.3")
def test_who_skips_the_untap_step_untaps_nothing() -> None:
    tapped = {"card": "Hill Giant", "tapped": True}
    script = (*attack_with({"Shisato, Whispering Hunter": "B"}), DAMAGE, RESOLVE)
    board(["Shisato, Whispering Hunter"], [tapped], *script, turn(4), expect=["Hill Giant is tapped"])


@cr("614.10a", cited=False)
def test_two_skips_skip_the_next_two() -> None:
    eater = {"hand": ["Eater of Days"]}
    board(eater, [], cast("Eater of Days"), RESOLVE_ALL, turn(6), expect=["it is B's turn"])
    board(eater, [], cast("Eater of Days"), RESOLVE_ALL, turn(7), expect=["it is A's turn"])
    twice: dict[str, Any] = {"hand": ["Fatigue", "Fatigue"]}
    script = (cast("Fatigue", "B"), RESOLVE, cast("Fatigue", "B"), RESOLVE)
    board(twice, [], *script, turn(6, "precombat main"), expect=["B has 0 cards in hand"])
    board(twice, [], *script, turn(8, "precombat main"), expect=["B has 1 card in hand"])


@cr("614.10a", cited=False)
def test_an_extra_turn_can_be_the_one_that_is_skipped() -> None:
    scene: dict[str, Any] = {"hand": ["Meditate", "Time Warp"]}
    script = (cast("Meditate"), RESOLVE, cast("Time Warp", "A"), RESOLVE)
    board(scene, [], *script, turn(4), expect=["it is B's turn"])
    board(scene, [], *script, turn(5), expect=["it is A's turn"])


@cr("614.10b")
def test_time_vault_untaps_before_anything_else_in_the_next_turn_that_comes() -> None:
    script = (turn(5), answer("yes"), to("upkeep"))
    played = board([VAULT], [], *script, expect=["Time Vault is untapped"])
    assert played.report["state"]["turn"]["active"] == "B"
    assert "614.10b" in played.rules_of("Time Vault untaps")
    board([VAULT], [], script[0], answer("no"), expect=["Time Vault is tapped"])


@cr("614.10b", cited=False)
def test_only_a_tapped_time_vault_offers_to_skip_a_turn() -> None:
    played = board(["Time Vault"], [], turn(5), expect=["Time Vault is untapped"])
    assert played.report["state"]["turn"]["active"] == "A"


@cr("614.10b", "500.7")
def test_the_turn_that_is_skipped_may_be_the_extra_turn_of_the_vault_itself() -> None:
    """Taken and skipped at once, so that nothing is won by it."""
    script = (activate("Time Vault"), RESOLVE, turn(4), answer("yes"), to("upkeep"))
    played = board(["Time Vault"], [], *script, expect=["Time Vault is untapped"])
    assert played.report["state"]["turn"]["active"] == "B"


@cr("614.10b")
def test_the_life_for_a_draw_step_skipped_is_gained_in_the_main_phase() -> None:
    script = (turn(5), RESOLVE, answer("yes"), to("precombat main"))
    expect = ["A life 22", "A has 0 cards in hand", "A controls Fasting"]
    played = board(["Fasting"], [], *script, expect=expect)
    texts = played.steps
    main = next(i for i, text in enumerate(texts) if "A's precombat main phase begins" in text)
    assert "A gains 2 life" in texts[main + 1]
    assert "614.10b" in played.rules_of("A gains 2 life")


@cr("614.10")
def test_a_skipped_step_is_told_with_what_skips_it_also_in_the_verdict() -> None:
    played = board(["Stasis"], [], turn(4, "draw"))
    said = "B skips their untap step (effect of Stasis)."
    assert said in played.steps
    assert said in played.report["verdict"]
