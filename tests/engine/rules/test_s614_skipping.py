"""Turns and steps that a player may skip, and what is done for that (CR 614.10, 614.10b)."""

from __future__ import annotations

from tests.engine.helpers import RESOLVE, activate, answer, board, cr, to, turn

VAULT = {"card": "Time Vault", "tapped": True}


@cr("614.10b")
def test_time_vault_untaps_before_anything_else_in_the_next_turn_that_comes() -> None:
    script = (turn(5), answer("yes"), to("upkeep"))
    played = board([VAULT], [], *script, expect=["Time Vault is untapped"])
    assert played.report["state"]["turn"]["active"] == "B"
    assert "614.10b" in played.rules_of("Time Vault untaps")
    board([VAULT], [], script[0], answer("no"), expect=["Time Vault is tapped"])


@cr("614.10b")
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
