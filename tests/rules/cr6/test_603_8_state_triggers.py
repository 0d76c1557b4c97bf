"""State triggers (CR 603.8)."""

from __future__ import annotations

from tests.helpers import RESOLVE, RESOLVE_ALL, board, cast, cr, to


@cr("603.8")
def test_a_state_that_is_there_for_a_moment_while_a_spell_resolves_triggers() -> None:
    """Cloudshift takes the only artifact away and brings it back at once."""
    board(
        {"battlefield": ["Covetous Dragon", "Ornithopter"], "hand": ["Cloudshift"]},
        [],
        cast("Cloudshift", "Ornithopter"),
        RESOLVE_ALL,
        expect=["Covetous Dragon in A's graveyard", "Ornithopter in battlefield"],
    )


@cr("603.8")
def test_a_state_trigger_comes_once_and_again_if_it_is_countered_in_vain() -> None:
    board(
        {"battlefield": ["Emperor Crocodile", "Grizzly Bears"], "hand": ["Unsummon"]},
        [],
        cast("Unsummon", "Grizzly Bears"),
        RESOLVE,
        expect=["Emperor Crocodile in battlefield", "not stack is empty"],
    )
    board(
        {"battlefield": ["Emperor Crocodile", "Grizzly Bears"], "hand": ["Unsummon"]},
        [],
        cast("Unsummon", "Grizzly Bears"),
        RESOLVE_ALL,
        expect=["Emperor Crocodile in graveyard"],
    )


@cr("603.8")
def test_a_state_trigger_triggers_as_soon_as_its_state_is_there() -> None:
    board(["Sea Serpent"], [], to("end"), expect=["Sea Serpent in A's graveyard"])
    board(["Sea Serpent", "Island"], [], to("end"), expect=["Sea Serpent in battlefield"])
