"""Permanent spells resolve (CR 608.3)."""

from __future__ import annotations

from tests.helpers import PASS_A, RESOLVE, RESOLVE_ALL, answer, board, cast, cr, to


@cr("608.3a", "608.3")
def test_a_permanent_spell_becomes_a_permanent_of_the_player_who_cast_it() -> None:
    played = board({"hand": ["Grizzly Bears"]}, [], cast("Grizzly Bears"), RESOLVE, expect=["A controls Grizzly Bears"])
    assert played.cites("608.3")


@cr("608.3b", "303.4c", cited=False)
def test_an_aura_whose_target_is_gone_goes_to_the_graveyard() -> None:
    board(
        {"hand": ["Pacifism"]},
        {"battlefield": ["Grizzly Bears"], "hand": ["Unsummon"]},
        cast("Pacifism", "Grizzly Bears"),
        PASS_A,
        cast("Unsummon", "Grizzly Bears", player="B"),
        RESOLVE_ALL,
        expect=["Pacifism in A's graveyard"],
    )


@cr("608.3b", "303.4", cited=False)
def test_an_aura_spell_without_its_target_goes_to_the_graveyard() -> None:
    board(
        {"hand": ["Flight"]},
        {"battlefield": ["Grizzly Bears"], "hand": ["Unsummon"]},
        cast("Flight", "Grizzly Bears"),
        PASS_A,
        cast("Unsummon", "Grizzly Bears", player="B"),
        RESOLVE_ALL,
        expect=["Flight in A's graveyard"],
    )


@cr("608.3c", cited=False)
def test_an_aura_enters_attached_to_what_its_spell_targeted() -> None:
    board(
        {"hand": ["Flight"]},
        ["Grizzly Bears", "Hill Giant"],
        cast("Flight", "Hill Giant"),
        RESOLVE,
        expect=["Hill Giant has flying", "not Grizzly Bears has flying"],
    )


@cr("608.3e")
def test_a_permanent_spell_that_can_not_enter_goes_to_the_graveyard() -> None:
    side = {"battlefield": ["Worms of the Earth"], "hand": ["Clone"]}
    script = (cast("Clone"), RESOLVE)
    arbor = [answer("Dryad Arbor")]
    played = board(side, ["Dryad Arbor"], *script, *arbor, expect=["Clone in A's graveyard", "stack is empty"])
    assert "608.3e" in played.rules_of("graveyard")
    board(side, ["Dryad Arbor", "Grizzly Bears"], *script, answer("Grizzly Bears"), expect=["A controls Grizzly Bears"])


@cr("608.3f")
def test_a_copy_of_a_creature_spell_becomes_a_token_that_was_not_created() -> None:
    """Parallel Lives doubles tokens that are created; this one merely enters."""
    board(
        {"hand": ["Grizzly Bears", "Double Major"], "battlefield": ["Parallel Lives"]},
        [],
        cast("Grizzly Bears"),
        cast("Double Major", "Grizzly Bears"),
        RESOLVE_ALL,
        expect=["A controls 2 Grizzly Bears"],
    )


@cr("608.3g", "610.2", cited=False)
def test_a_creature_cast_with_dash_goes_back_at_the_end_though_it_lost_its_abilities() -> None:
    board(
        {"hand": ["Mardu Scout", "Turn to Frogs"]},
        [],
        cast("Mardu Scout", costs=["dash"]),
        RESOLVE,
        cast("Turn to Frogs", "Mardu Scout"),
        RESOLVE,
        to("end"),
        RESOLVE_ALL,
        expect=["Mardu Scout in A's hand"],
    )
