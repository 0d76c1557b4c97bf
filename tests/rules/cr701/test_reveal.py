"""Reveal (CR 701.20)."""

from __future__ import annotations

import pytest

from tests.helpers import RESOLVE, RESOLVE_ALL, activate, answer, attack_with, board, cast, cr, creature, to
from tests.rules.watching import do, doer


@cr("701.20a", "608.2c")
@pytest.mark.parametrize(("top", "size"), [("Lightning Bolt", "2/2"), ("Forest", "1/1")])
def test_only_an_instant_or_sorcery_card_turns_the_reader(top: str, size: str) -> None:
    board(
        {"battlefield": ["Delver of Books"], "library": [top, "Forest"]},
        [],
        answer("yes"),
        to("draw"),
        step="untap",
        expect=[f"Delver of Books is {size}"],
    )


@cr("701.20a")
def test_a_card_revealed_at_random_is_spoken_of_again() -> None:
    script = (cast("Singe-Mind Ogre"), RESOLVE, answer("B"), RESOLVE)
    board({"hand": ["Singe-Mind Ogre"]}, {"hand": ["Hill Giant"]}, *script, expect=["B life 16"])


@cr("701.20a", "701.20b", "701.23a", "701.24a")
def test_a_card_found_is_revealed_on_its_way_and_the_library_shuffled() -> None:
    played = board(
        {"hand": ["Lay of the Land"], "library": ["Hill Giant", "Island"]},
        [],
        cast("Lay of the Land"),
        RESOLVE,
        answer("Island"),
        expect=["Island in A's hand"],
    )
    assert any("reveals Island" in step for step in played.steps)
    assert played.cites("701.24a")


@cr("701.20a")
def test_gishath_reveals_as_many_cards_as_damage_dealt():
    library = ["Forest", "Grizzly Bears", *["Forest"] * 5, "Azure Drake"]
    played = board(
        {"battlefield": ["Gishath, Sun's Avatar"], "library": library},
        [],
        *attack_with({"Gishath, Sun's Avatar": "B"}),
        to("combat damage"),
        RESOLVE_ALL,
        expect=["B life 13"],
    )
    assert played.report["state"]["players"]["A"]["library"][0] == "Azure Drake"


@cr("701.20e", "701.20b")
def test_looking_is_not_revealing_and_the_cards_stay_in_the_library() -> None:
    top = activate("Sensei's Divining Top", ability=1)
    mine = {"battlefield": ["Sensei's Divining Top"], "library": ["Hill Giant", "Island", "Mountain"]}
    played = board(mine, [], top, RESOLVE, answer(["Mountain", "Hill Giant", "Island"]))
    assert played.report["state"]["players"]["A"]["library"] == ["Mountain", "Hill Giant", "Island"]
    assert played.count("reveals") == 0


@cr("701.20a", "608.2c", cited=False)
@pytest.mark.parametrize(("hand", "life"), [(["Hill Giant"], 23), ([], 20)])
def test_who_has_no_card_to_reveal_at_random_has_not_done_so(hand: list[str], life: int) -> None:
    peeks = creature("{0}: Target opponent reveals a card at random from their hand. If they do, you gain 3 life.")
    board([peeks], {"hand": hand}, activate("Tester", "B"), RESOLVE, expect=[f"A life {life}"])


@cr("701.20a", "120.2b")
def test_the_card_revealed_at_random_is_the_revealed_card() -> None:
    theirs = {"battlefield": ["Hill Giant"], "hand": ["Grizzly Bears"]}
    board(
        {"hand": ["Friendly Fire"]},
        theirs,
        cast("Friendly Fire", "Hill Giant"),
        RESOLVE,
        expect=["B life 18", "Hill Giant damage 2"],
    )


@cr("701.20a")
def test_whoever_controlled_what_is_gone_reveals_cards_until_one_takes_its_place() -> None:
    board(
        {
            "hand": ["Chaos Mutation"],
            "battlefield": ["Grizzly Bears"],
            "library": ["Forest", "Island", "Serra Angel", "Plains"],
        },
        {"battlefield": ["Air Elemental", "Runeclaw Bear"], "library": ["Mountain", "Hill Giant", "Swamp"]},
        cast("Chaos Mutation", ["Grizzly Bears", "Air Elemental"]),
        RESOLVE,
        expect=[
            "A controls 1 Serra Angel",
            "B controls 1 Hill Giant",
            "B controls 1 Runeclaw Bear",
            "Air Elemental in exile",
            "Mountain in B's library",
        ],
    )


@cr("701.20a")
def test_whoever_controlled_several_of_them_does_it_once_for_each() -> None:
    text = (
        "Exile all creatures. For each creature exiled this way, its controller reveals cards from the top of their "
        "library until they reveal a creature card, puts that card onto the battlefield, then shuffles."
    )
    board(
        [doer(text), "Ornithopter"],
        {"battlefield": ["Air Elemental", "Runeclaw Bear"], "library": ["Hill Giant", "Swamp", "Serra Angel"]},
        do(),
        RESOLVE,
        expect=["B controls 1 Hill Giant", "B controls 1 Serra Angel", "A controls 0 Ornithopter"],
    )
