"""Judges' questions about searching and shuffling libraries, and about what actions were done with (CR 701)."""

from __future__ import annotations

import pytest

from tests.engine.helpers import RESOLVE, RESOLVE_ALL, Entry, activate, answer, attack_with, board, cast, cr, turn

FETCH: list[Entry] = [{"do": "pass", "player": "A"}, activate("Evolving Wilds", player="B"), RESOLVE]


@cr("701.23f")
def test_only_the_top_four_cards_are_searched_and_the_library_is_shuffled() -> None:
    """The fifth card can't be found; what triggers on searching and on shuffling triggers."""
    library = ["Murder", "Shock", "Opt", "Hill Giant", "Mountain"]
    theirs = {"battlefield": ["Evolving Wilds"], "library": library}
    mine = ["Aven Mindcensor", "Archivist of Oghma", "Cosi's Trickster"]
    played = board(
        mine,
        theirs,
        *FETCH,
        answer("as listed"),
        answer("yes"),
        RESOLVE_ALL,
        expect=["Mountain in B's library", "A life 21", "Cosi's Trickster has 1 +1/+1 counters"],
    )
    assert played.count("searches") >= 1


@cr("701.23f")
def test_a_land_among_the_top_four_is_found() -> None:
    theirs = {"battlefield": ["Evolving Wilds"], "library": ["Murder", "Mountain", "Opt", "Hill Giant", "Shock"]}
    board(["Aven Mindcensor"], theirs, *FETCH, answer("Mountain", "B"), expect=["B controls Mountain"])


@cr("701.23h")
def test_several_searches_before_one_shuffle_are_one_search() -> None:
    """Two votes for Redhorn Pass: two lands are found, and Archivist of Oghma sees one search."""
    votes = [answer("Redhorn Pass"), answer("Redhorn Pass", "B")]
    mine = {"hand": ["Travel Through Caradhras"], "library": ["Mountain", "Island", "Murder"]}
    board(
        mine,
        ["Archivist of Oghma"],
        *votes,
        answer("Mountain", choice="objects"),
        answer("Island", choice="objects"),
        cast("Travel Through Caradhras"),
        RESOLVE_ALL,
        expect=["A controls Mountain", "A controls Island", "B life 21"],
    )


@cr("701.23c")
def test_nothing_is_found_by_a_quality_that_is_not_defined() -> None:
    """With no card in the hand no card is chosen: the searched zones hold nothing with its name."""
    theirs = {"library": ["Murder", "Shock"], "graveyard": ["Opt"]}
    board(
        {"hand": ["Lobotomy"]},
        theirs,
        cast("Lobotomy", "B"),
        RESOLVE,
        expect=["Murder in B's library", "Opt in B's graveyard"],
    )


@cr("701.24e")
@pytest.mark.parametrize("library", [[], ["Murder"]])
def test_shuffling_no_cards_is_shuffling(library: list[str]) -> None:
    mine = ["Soldier of Fortune", "Psychogenic Probe"]
    board(mine, {"library": library}, activate("Soldier of Fortune", "B"), RESOLVE_ALL, expect=["B life 18"])


@cr("701.24f")
def test_two_objects_shuffled_in_at_once_are_two_shuffles() -> None:
    """Both are sacrificed at once and shuffled in instead."""
    mine = {"battlefield": ["Psychogenic Probe"], "hand": ["Barter in Blood"]}
    theirs = ["Darksteel Colossus", {"card": "Darksteel Colossus"}]
    twice = [cast("Barter in Blood"), RESOLVE, answer("as listed"), RESOLVE_ALL]
    board(mine, theirs, *twice, expect=["B life 16", "not B controls Darksteel Colossus"])


@cr("701.24g")
@pytest.mark.parametrize("first", ["Darksteel Colossus", "Gravebane Zombie"])
def test_what_is_put_on_top_while_the_library_is_shuffled_is_on_top(first: str) -> None:
    """Darksteel Colossus is shuffled in and Gravebane Zombie put on top at the same time."""
    both = [first, "Gravebane Zombie" if first == "Darksteel Colossus" else "Darksteel Colossus"]
    played = board(
        {"hand": ["Barter in Blood"]},
        {"battlefield": both, "library": ["Forest"] * 9},
        cast("Barter in Blood"),
        RESOLVE_ALL,
    )
    library = played.report["state"]["players"]["B"]["library"]
    assert library[0] == "Gravebane Zombie"
    assert "Darksteel Colossus" in library


# ---- what an action was done with


def _army(size: int) -> Entry:
    subtypes = ["Orc", "Army"]
    token = {"name": "Orc Army", "types": ["Creature"], "subtypes": subtypes, "power": size, "toughness": size}
    return {"token": token}


@cr("701.47c")
def test_the_amassed_army_is_spoken_of_with_its_counters() -> None:
    """An Army of 2/2 with three more counters: five cards are milled."""
    army = {
        "token": {"name": "Orc Army", "types": ["Creature"], "subtypes": ["Orc", "Army"], "power": 2, "toughness": 2}
    }
    board(
        {"battlefield": [army], "hand": ["Surrounded by Orcs"]},
        {"library": ["Forest"] * 8},
        cast("Surrounded by Orcs", "B"),
        RESOLVE,
        expect=["B has 5 cards in graveyard"],
    )


@cr("701.47b", "701.47c")
def test_a_reflexive_trigger_speaks_of_the_army_even_if_no_counters_were_put() -> None:
    """Solemnity keeps the counters off; the player amassed all the same, and the Army is chosen."""
    army = {
        "token": {"name": "Orc Army", "types": ["Creature"], "subtypes": ["Orc", "Army"], "power": 3, "toughness": 3}
    }
    board(
        {"battlefield": [army, "Solemnity"], "hand": ["Foray of Orcs"]},
        ["Hill Giant"],
        cast("Foray of Orcs"),
        RESOLVE,
        answer("Hill Giant", choice="target"),
        RESOLVE_ALL,
        expect=["Hill Giant in B's graveyard"],
    )


@cr("701.57b")
def test_discovering_is_noticed_when_it_is_over() -> None:
    """Curator of Sun's Creation discovers again for the same value, once each turn."""
    mine = {
        "battlefield": ["Curator of Sun's Creation"],
        "hand": ["Hit the Mother Lode"],
        "library": ["Hill Giant", "Grizzly Bears", "Murder"],
    }
    board(
        mine,
        [],
        cast("Hit the Mother Lode"),
        RESOLVE,
        answer("no"),
        RESOLVE,
        answer("no"),
        expect=["Hill Giant in A's hand", "Grizzly Bears in A's hand", "Murder in A's library"],
    )


@cr("701.57c")
def test_the_discovered_card_is_spoken_of_wherever_it_is() -> None:
    """Hill Giant was put into the hand: its mana value of 4 is 6 less than 10."""
    played = board(
        {"hand": ["Hit the Mother Lode"], "library": ["Forest", "Hill Giant"]},
        [],
        cast("Hit the Mother Lode"),
        RESOLVE,
        answer("no"),
        expect=["Hill Giant in A's hand"],
    )
    treasures = [t for t in played.report["state"]["players"]["A"]["battlefield"] if t["name"] == "Treasure Token"]
    assert len(treasures) == 6
    assert all(t["tapped"] for t in treasures)


@cr("701.62b")
@pytest.mark.parametrize(("library", "taken"), [(["Murder", "Shock"], 1), ([], 0)])
def test_manifesting_dread_is_noticed_whatever_came_of_it(library: list[str], taken: int) -> None:
    played = board(
        {"battlefield": ["Paranormal Analyst"], "hand": ["Manifest Dread"], "library": library},
        [],
        answer("Murder"),
        cast("Manifest Dread"),
        RESOLVE,
        RESOLVE_ALL,
        expect=[f"A has {taken} cards in hand"],
    )
    assert played.count("Paranormal Analyst's ability triggers") == 1


@cr("701.64a", "701.64b", "702.186a", "702.186b")
def test_a_harnessed_permanent_has_its_infinity_ability() -> None:
    """Not before it is harnessed; and then until it leaves the battlefield."""
    mine = {"battlefield": ["The Soul Stone", "Goblin Piker"], "graveyard": ["Hill Giant"], "library": ["Forest"] * 9}
    theirs = {"library": ["Forest"] * 9}
    before = board(mine, theirs, turn(5), expect=["stack is empty"])
    assert before.count("triggers") == 0
    board(
        mine,
        theirs,
        activate("The Soul Stone", ability=2),
        RESOLVE,
        turn(5),
        answer("Hill Giant"),
        RESOLVE,
        expect=["Hill Giant on the battlefield"],
    )


@cr("701.68c")
def test_the_blighted_creature_is_the_one_that_got_the_counter() -> None:
    """Its token copy has no counter: Hill Giant with a -1/-1 counter is 2/2, the token attacks as a 3/3."""
    grub = {"card": "Grub, Storied Matriarch", "face": "back", "id": "Grub"}
    attack = attack_with({"Grub": "B"})
    blighted = [answer("yes"), answer("Hill Giant"), RESOLVE]
    played = board([grub, "Hill Giant"], [], *attack, *blighted, expect=["Hill Giant#1 is 2/2"])
    (token,) = [it for it in played.report["state"]["players"]["A"]["battlefield"] if "token" in it]
    assert (token["name"], token["power"], token["attacking"]) == ("Hill Giant", 3, "B")
