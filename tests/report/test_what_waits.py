"""Delayed triggered abilities that wait as a reply ends are told with what made them (CR 603.7a)."""

from __future__ import annotations

from tests.helpers import RESOLVE, RESOLVE_ALL, activate, board, cast, cr, to


@cr("603.7a")
def test_what_a_spell_has_made_and_waits_is_told() -> None:
    journey = {"hand": ["Otherworldly Journey"], "battlefield": ["Grizzly Bears"]}
    played = board(journey, [], cast("Otherworldly Journey", "Grizzly Bears"), RESOLVE)
    waits = "Otherworldly Journey: “At the beginning of the next end step, return that card to the battlefield"
    assert played.count(waits) == 1
    assert waits in played.report["verdict"]


@cr("603.7")
def test_what_has_happened_by_now_is_told_as_it_happens_alone() -> None:
    journey = {"hand": ["Otherworldly Journey"], "battlefield": ["Grizzly Bears"]}
    script = [cast("Otherworldly Journey", "Grizzly Bears"), RESOLVE, to("end"), RESOLVE_ALL]
    played = board(journey, [], *script)
    assert played.count("Otherworldly Journey: “") == 0


@cr("603.7a")
def test_an_ability_whose_step_has_its_words_is_told_in_the_verdict_alone() -> None:
    kiki = ["Kiki-Jiki, Mirror Breaker", "Hill Giant"]
    played = board(kiki, [], activate("Kiki-Jiki, Mirror Breaker", "Hill Giant"), RESOLVE)
    words = "Kiki-Jiki, Mirror Breaker: “At the beginning of the next end step, sacrifice it”"
    assert played.count("“At the beginning of the next end step") == 0
    assert words in played.report["verdict"]


@cr("603.7a")
def test_what_waits_for_something_that_is_not_there_is_not_told() -> None:
    """There is nothing to copy, so there is no token to exile."""
    played = board(["Mimic Vat"], [], activate("Mimic Vat"), RESOLVE)
    assert "end step" not in played.report["verdict"]
