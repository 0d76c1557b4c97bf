"""Banding (CR 702.22)."""

from __future__ import annotations

import pytest

from tests.helpers import (
    DAMAGE,
    PASS_A,
    RESOLVE,
    activate,
    answer,
    attack_with,
    block_with,
    board,
    cast,
    cr,
    on_board,
    to,
)

BAND = answer(["Grizzly Bears"], choice="band")
HERO_AND_BEAR = attack_with({"Benalish Hero": "B", "Grizzly Bears": "B"})


@cr("702.22a", "702.22c", "508.1e")
def test_up_to_one_creature_without_banding_joins_a_band() -> None:
    attackers = attack_with({"Benalish Hero": "B", "Grizzly Bears": "B", "Hill Giant": "B"})
    played = board(["Benalish Hero", "Grizzly Bears", "Hill Giant"], [], *attackers, BAND)
    assert played.count("Benalish Hero and Grizzly Bears attack as a band") == 1
    two = answer(["Grizzly Bears", "Hill Giant"], choice="band")
    board(["Benalish Hero", "Grizzly Bears", "Hill Giant"], [], *attackers, two, refused="702.22c")


@cr("702.22b", "702.22c")
def test_legendary_creatures_band_with_one_that_bands_with_other_legendary_creatures() -> None:
    """The Dog bands with other legendary creatures; the green one does not itself, but is legendary."""
    mine = ["Cathedral of Serra", "Isamaru, Hound of Konda", "Polukranos, World Eater", "Grizzly Bears"]
    every = attack_with({"Isamaru, Hound of Konda": "B", "Polukranos, World Eater": "B", "Grizzly Bears": "B"})
    played = board(mine, [], *every, answer(["Polukranos, World Eater"], choice="band"))
    assert played.count("attack as a band") == 1
    board(mine, [], *every, answer(["Grizzly Bears"], choice="band"), refused="508.1e")


@cr("702.22b", cited=False)
def test_losing_banding_is_losing_every_bands_with_other() -> None:
    mine = ["Cathedral of Serra", "Isamaru, Hound of Konda", "Polukranos, World Eater", "Tolaria"]
    played = board(
        mine,
        [],
        activate("Tolaria", "Isamaru, Hound of Konda", ability=2),
        RESOLVE,
        *attack_with({"Isamaru, Hound of Konda": "B", "Polukranos, World Eater": "B"}),
        DAMAGE,
        step="upkeep",
        expect=["B life 13"],
    )
    assert not played.count("as a band")


@cr("702.22c")
def test_a_creature_is_in_one_band_only() -> None:
    """The second Hero is not asked for the Bears, which are in the first one's band already."""
    mine = [{"card": "Benalish Hero", "id": "one"}, {"card": "Benalish Hero", "id": "two"}, "Grizzly Bears"]
    attackers = attack_with({"one": "B", "two": "B", "Grizzly Bears": "B"})
    played = board(mine, [], *attackers, answer(["Grizzly Bears"], choice="band"))
    assert played.report["pending"] is None or played.pending["kind"] == "priority"
    assert played.count("attack as a band") == 1


@cr("702.22c")
def test_creatures_banded_with_something_are_those_of_its_band() -> None:
    """The Skirmishers' trigger finds the band formed; the Bears strike first and live."""
    board(
        ["Icatian Skirmishers", "Grizzly Bears"],
        ["Grizzly Bears"],
        *attack_with({"Icatian Skirmishers": "B", "Grizzly Bears#1": "B"}),
        answer(["Grizzly Bears#1"], choice="band"),
        RESOLVE,
        *block_with({"Grizzly Bears#2": "Grizzly Bears#1"}),
        DAMAGE,
        expect=["Grizzly Bears#2 in B's graveyard", "Grizzly Bears#1 in battlefield"],
    )


@pytest.mark.parametrize("blocker", ["Benalish Hero", "Icatian Skirmishers"])
@cr("802.3b", "702.22c", cited=False)
def test_each_attacked_player_has_bands_of_their_own(blocker: str) -> None:
    """In a game of three a creature that attacks C can't be banded with one that attacks B."""
    played = board(
        [blocker, "Grizzly Bears", "Hill Giant"],
        [],
        *attack_with({blocker: "B", "Grizzly Bears": "C", "Hill Giant": "B"}),
        C=[],
    )
    assert [option["label"] for option in played.pending["options"]] == ["Hill Giant"]


@cr("702.22d", cited=False)
def test_all_of_a_band_attack_the_same() -> None:
    played = board(
        ["Benalish Hero", "Grizzly Bears"],
        ["Jace Beleren"],
        *attack_with({"Benalish Hero": "B", "Grizzly Bears": "Jace Beleren"}),
        DAMAGE,
        expect=["B life 19"],
    )
    assert not played.count("as a band")


@cr("702.22e", cited=False)
def test_a_band_stays_one_when_banding_is_lost() -> None:
    """Tricked out of it, the Hero is blocked with the Bears, but how the Wurm assigns its damage is B's affair."""
    played = board(
        ["Benalish Hero", "Grizzly Bears"],
        {"battlefield": ["Craw Wurm"], "hand": ["Merfolk Trickster"]},
        *HERO_AND_BEAR,
        BAND,
        {"do": "pass", "player": "A"},
        {"do": "cast", "player": "B", "card": "Merfolk Trickster"},
        RESOLVE,
        answer(["Benalish Hero"], "B"),
        RESOLVE,
        *block_with({"Craw Wurm": "Grizzly Bears"}),
        to("combat damage"),
    )
    assert played.cites("702.22h")
    assert (played.pending["player"], played.pending["rule"]) == ("B", "510.1d")


@cr("702.22f", cited=False)
def test_what_is_removed_from_combat_leaves_its_band() -> None:
    """Unsummoned before blocks, the Hero is not blocked with the Bears; and only they are blocked."""
    played = board(
        {"battlefield": ["Benalish Hero", "Grizzly Bears", "Hill Giant"]},
        {"battlefield": ["Craw Wurm"], "hand": ["Unsummon"]},
        *attack_with({"Benalish Hero": "B", "Grizzly Bears": "B", "Hill Giant": "B"}),
        BAND,
        {"do": "pass", "player": "A"},
        {"do": "cast", "player": "B", "card": "Unsummon", "targets": ["Benalish Hero"]},
        RESOLVE,
        *block_with({"Craw Wurm": "Grizzly Bears"}),
        DAMAGE,
        expect=["B life 17", "Grizzly Bears in A's graveyard", "Hill Giant in battlefield"],
    )
    assert not played.cites("702.22h")


@cr("702.22h", "702.22g")
def test_who_blocks_one_of_a_band_blocks_all_of_it_though_it_could_not_alone() -> None:
    """A creature with flying in the band doesn't keep the walker's band from being blocked (the CR's own example)."""
    played = board(
        ["Mesa Pegasus", "Grizzly Bears"],
        ["Hill Giant"],
        *attack_with({"Mesa Pegasus": "B", "Grizzly Bears": "B"}),
        answer(["Grizzly Bears"], choice="band"),
        *block_with({"Hill Giant": "Grizzly Bears"}),
        answer({"Grizzly Bears": 3}, "A", choice="damage"),
        DAMAGE,
        expect=["B life 20", "Hill Giant in B's graveyard", "Grizzly Bears in A's graveyard"],
    )
    assert played.cites("702.22h")
    assert on_board(played, "Mesa Pegasus")


@cr("702.22i")
def test_with_one_of_a_band_all_of_it_becomes_blocked() -> None:
    played = board(
        ["Benalish Hero", "Grizzly Bears", "Hill Giant"],
        {"hand": ["Curtain of Light"]},
        *attack_with({"Benalish Hero": "B", "Grizzly Bears": "B", "Hill Giant": "B"}),
        answer(["Grizzly Bears"], choice="band"),
        to("declare blockers"),
        PASS_A,
        cast("Curtain of Light", "Benalish Hero", player="B"),
        RESOLVE,
        DAMAGE,
        expect=["B life 17"],
    )
    assert played.cites("702.22i")


@cr("702.22j")
def test_the_defender_decides_how_damage_to_a_block_with_banding_is_assigned() -> None:
    theirs = ["Benalish Hero", "Grizzly Bears"]
    blocks = block_with({"Benalish Hero": "Hill Giant", "Grizzly Bears": "Hill Giant"})
    asked = board(["Hill Giant"], theirs, *attack_with({"Hill Giant": "B"}), *blocks, DAMAGE)
    assert (asked.pending["player"], asked.pending["rule"]) == ("B", "702.22j")
    board(
        ["Hill Giant"],
        theirs,
        *attack_with({"Hill Giant": "B"}),
        *blocks,
        answer({"Benalish Hero": 3}, "B", choice="damage"),
        DAMAGE,
        expect=["Benalish Hero in B's graveyard", "Grizzly Bears in battlefield", "Hill Giant in A's graveyard"],
    )


@cr("702.22j", "702.19b")
def test_trample_does_not_help_against_a_blocker_with_banding() -> None:
    """The defending player assigns the damage and need not let any through."""
    board(
        ["Colossal Dreadmaw"],
        ["Benalish Hero"],
        *attack_with({"Colossal Dreadmaw": "B"}),
        *block_with({"Benalish Hero": "Colossal Dreadmaw"}),
        answer({"Benalish Hero": 6}, "B", choice="damage"),
        DAMAGE,
        expect=["B life 20", "Benalish Hero in B's graveyard"],
    )


@cr("702.22k")
def test_the_attacker_decides_how_a_blocker_of_a_band_assigns_its_damage() -> None:
    """A has the whole damage of the Giant dealt to the Hero, so the Bears live."""
    played = board(
        ["Benalish Hero", "Grizzly Bears"],
        ["Hill Giant"],
        *HERO_AND_BEAR,
        BAND,
        *block_with({"Hill Giant": "Grizzly Bears"}),
        to("combat damage"),
    )
    assert played.pending["player"] == "A"
    assert played.pending["rule"] == "702.22k"
    board(
        ["Benalish Hero", "Grizzly Bears"],
        ["Hill Giant"],
        *HERO_AND_BEAR,
        BAND,
        *block_with({"Hill Giant": "Grizzly Bears"}),
        answer({"Benalish Hero": 3}, "A", choice="damage"),
        DAMAGE,
        expect=["Benalish Hero in A's graveyard", "Grizzly Bears in battlefield", "Hill Giant in B's graveyard"],
    )


@cr("702.22m", cited=False)
def test_banding_twice_is_banding() -> None:
    board(
        ["Benalish Hero", "Grizzly Bears", "Hill Giant", "Helm of Chatzuk"],
        [],
        activate("Helm of Chatzuk", "Benalish Hero"),
        RESOLVE,
        *attack_with({"Benalish Hero": "B", "Grizzly Bears": "B", "Hill Giant": "B"}),
        answer(["Grizzly Bears", "Hill Giant"], choice="band"),
        refused="702.22c",
    )
