"""Judges' questions about transforming, clashing, conniving at once, and what can't be manifested (CR 701)."""

from __future__ import annotations

import pytest

from tests.engine.helpers import RESOLVE, RESOLVE_ALL, Entry, answer, board, cast, cr

FOUR_TYPES = ["Goblin Piker", "Forest", "Lightning Bolt", "Howling Mine"]
TRANSFORM: Entry = {"do": "activate", "player": "A", "source": "Kindly Stranger"}


@cr("701.27e")
def test_transforming_into_something_is_noticed_by_what_it_has_become() -> None:
    """The ability is the back face's: it triggers although it was not there before."""
    mine = {"battlefield": ["Kindly Stranger"], "graveyard": FOUR_TYPES}
    board(
        mine,
        ["Hill Giant"],
        TRANSFORM,
        RESOLVE,
        answer("Hill Giant", choice="target"),
        answer("yes", choice="may"),
        RESOLVE_ALL,
        expect=["Hill Giant in B's graveyard", "Demon-Possessed Witch is 4/3"],
    )


@cr("701.27e")
def test_entering_or_being_there_is_no_transforming() -> None:
    back = {"card": "Kindly Stranger", "face": "back"}
    board([back], ["Hill Giant"], expect=["stack is empty"])


@cr("701.30a")
def test_each_who_clashes_may_put_the_revealed_card_on_the_bottom() -> None:
    mine = {"hand": ["Nath's Elite"], "library": ["Hill Giant", "Island"]}
    theirs = {"library": ["Goblin Piker", "Swamp"]}
    clash = [cast("Nath's Elite"), RESOLVE, RESOLVE, answer("yes"), answer("no", "B")]
    played = board(mine, theirs, *clash)
    libraries = [played.report["state"]["players"][name]["library"] for name in "AB"]
    assert libraries == [["Island", "Hill Giant"], ["Goblin Piker", "Swamp"]]


@cr("701.50d", "701.50b")
def test_creatures_that_connive_at_once_connive_one_after_the_other() -> None:
    """The second draw comes after the first discard: the card drawn first may be discarded first."""
    mine = {"hand": ["Pair of Spies"], "battlefield": ["Goblin Piker", "Ornithopter"], "library": ["Island", "Murder"]}
    played = board(
        mine,
        [],
        cast("Pair of Spies"),
        RESOLVE,
        answer("Goblin Piker"),
        expect=["Island in A's graveyard", "Murder in A's graveyard"],
    )
    sizes = {p["name"]: p["power"] for p in played.report["state"]["players"]["A"]["battlefield"]}
    assert sizes == {"Goblin Piker": 2, "Ornithopter": 1}


@cr("702.168e")
def test_the_x_of_a_disguise_cost_is_the_x_of_its_other_ability() -> None:
    mine = {"hand": ["Hidden Giant"]}
    board(
        mine,
        [],
        cast("Hidden Giant", costs=["disguise"]),
        RESOLVE,
        {"do": "special", "player": "A", "act": "turn face up", "source": "face-down creature", "x": 3},
        RESOLVE_ALL,
        expect=["Hidden Giant is 7/7"],
    )


@cr("701.7b", "614.12")
def test_what_a_token_becomes_counts_as_it_enters_but_not_as_it_is_created() -> None:
    """Workshop makes creatures of artifacts. A Treasure is none as it is created, so it isn't multiplied; it is one as
    it enters, so it enters tapped."""
    mine = {"hand": ["Strike It Rich"], "battlefield": ["Living Workshop", "Crowded Nursery"]}
    rich = [cast("Strike It Rich"), RESOLVE]
    tapped = ["Treasure Token is tapped", "Treasure Token is 2/2", "A controls 1 Treasure Token"]
    board(mine, ["Imposing Sovereign"], *rich, expect=tapped)
    plain = {**mine, "battlefield": ["Crowded Nursery"]}
    board(plain, ["Imposing Sovereign"], *rich, expect=["Treasure Token is not tapped"])
    soldiers = {**mine, "hand": ["Raise the Alarm"]}
    board(soldiers, [], cast("Raise the Alarm"), RESOLVE, expect=["A controls 6 Soldier Token"])


@cr("701.27d")
def test_a_permanent_does_not_transform_into_a_sorcery() -> None:
    turn: Entry = {"do": "activate", "player": "A", "source": "Spellbound Scholar"}
    board(["Spellbound Scholar"], [], turn, RESOLVE, expect=["Spellbound Scholar is 1/3", "A has 20 life"])


@cr("701.40f", "701.58f")
@pytest.mark.parametrize("spell", ["Soul Summons", "Cryptic Coat"])
def test_what_cannot_enter_is_not_manifested_or_cloaked_and_stays_where_it_is(spell: str) -> None:
    mine = {"hand": [spell], "library": ["Hill Giant", "Island"]}
    played = board(mine, ["Grafdigger's Cage"], cast(spell), RESOLVE_ALL)
    assert played.report["state"]["players"]["A"]["library"] == ["Hill Giant", "Island"]
    assert played.count("face down") == 0
    land = board({**mine, "library": ["Forest", "Island"]}, ["Grafdigger's Cage"], cast(spell), RESOLVE_ALL)
    assert land.report["state"]["players"]["A"]["library"] == ["Forest", "Island"]  # face down it would be a creature
    free = board(mine, [], cast(spell), RESOLVE_ALL)
    assert free.report["state"]["players"]["A"]["library"] == ["Island"]
