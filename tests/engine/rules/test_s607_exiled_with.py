"""Cards exiled with something: abilities linked by what the one has exiled (CR 607.2)."""

from __future__ import annotations

from tests.engine.helpers import RESOLVE_ALL, activate, answer, board, cast, cr


@cr("607.2a")
def test_only_what_it_has_exiled_itself_returns() -> None:
    board(
        {"battlefield": ["Helvault", "Grizzly Bears"], "hand": ["Naturalize"], "exile": ["Hill Giant"]},
        ["Serra Angel"],
        activate("Helvault", "Grizzly Bears"),
        RESOLVE_ALL,
        cast("Naturalize", "Helvault"),
        RESOLVE_ALL,
        expect=["A controls Grizzly Bears", "Hill Giant in exile"],
    )


@cr("607.2a", "400.7")
def test_the_number_of_cards_exiled_with_it_is_that_of_those_still_exiled() -> None:
    board(
        {"battlefield": ["Unlicensed Hearse", "Grizzly Bears"], "graveyard": ["Hill Giant", "Forest"]},
        [],
        activate("Unlicensed Hearse", "Hill Giant", "Forest"),
        RESOLVE_ALL,
        activate("Unlicensed Hearse", ability=2, choices=[["Grizzly Bears"]]),
        RESOLVE_ALL,
        expect=["Unlicensed Hearse is 2/2"],
    )


@cr("607.2q", "400.7d")
def test_what_was_exiled_to_cast_it_was_exiled_with_it() -> None:
    board(
        {"hand": ["Murktide Regent"], "graveyard": ["Lightning Bolt", "Shock", "Forest"]},
        [],
        cast("Murktide Regent", choices=[["Lightning Bolt", "Shock", "Forest"]]),
        RESOLVE_ALL,
        expect=["Murktide Regent is 5/5"],
    )


@cr("607.2q")
def test_what_was_exiled_by_something_else_does_not_count() -> None:
    board(
        {"hand": ["Murktide Regent"], "exile": ["Lightning Bolt"], "graveyard": ["Shock"]},
        [],
        cast("Murktide Regent", choices=[["Shock"]]),
        RESOLVE_ALL,
        expect=["Murktide Regent is 4/4"],
    )


@cr("607.2b", "614.14")
def test_what_was_exiled_instead_of_dying_was_exiled_with_it() -> None:
    """The card in exile that something else put there can't pay for it."""
    board(
        {"battlefield": ["Void Maw", "Grizzly Bears"], "hand": ["Murder"], "exile": ["Hill Giant"]},
        [],
        cast("Murder", "Grizzly Bears"),
        RESOLVE_ALL,
        activate("Void Maw", ability="Put"),
        RESOLVE_ALL,
        expect=["Void Maw is 6/7", "Grizzly Bears in A's graveyard", "Hill Giant in exile"],
    )


@cr("607.2b", "118.3")
def test_a_card_that_was_not_exiled_with_it_cannot_pay() -> None:
    played = board(
        {"battlefield": ["Void Maw"], "exile": ["Hill Giant"]}, [], activate("Void Maw", ability="Put"), refused=True
    )
    assert played.refused("118.3")


@cr("607.2c")
def test_only_the_tokens_created_with_it_are_exiled() -> None:
    board(
        {"battlefield": ["Brood Keeping", {"card": "Brood Keeping", "id": "other"}], "hand": ["Naturalize"]},
        [],
        activate("Brood Keeping#1"),
        RESOLVE_ALL,
        activate("other"),
        RESOLVE_ALL,
        cast("Naturalize", "other"),
        RESOLVE_ALL,
        expect=["A controls Saproling Token#1", "not A controls Saproling Token#2"],
    )


@cr("702.72c", "607.2k")
def test_what_is_championed_is_noticed() -> None:
    board(
        {"hand": ["Mistbind Clique"], "battlefield": ["Bitterblossom"]},
        {"battlefield": ["Swamp", "Island", "Grizzly Bears"]},
        cast("Mistbind Clique"),
        RESOLVE_ALL,
        answer("yes"),
        answer("B"),
        expect=["Bitterblossom in exile", "Swamp is tapped", "Island is tapped", "not Grizzly Bears is tapped"],
    )


@cr("607.1b", "607.1c")
def test_the_other_face_speaks_of_what_the_front_face_has_exiled() -> None:
    """The ability of the front face is linked to itself as well: it counts what it has exiled."""
    procession = [activate("Profane Procession", name) for name in ("Grizzly Bears", "Hill Giant", "Serra Angel")]
    board(
        ["Profane Procession"],
        ["Grizzly Bears", "Hill Giant", "Serra Angel"],
        *(entry for one in procession for entry in (one, RESOLVE_ALL)),
        activate("Tomb of the Dusk Rose", ability=2),
        RESOLVE_ALL,
        answer(["Serra Angel"]),
        expect=["A controls Serra Angel", "Hill Giant in exile", "A controls Tomb of the Dusk Rose"],
    )
