"""Mutate (CR 702.140)."""

from __future__ import annotations

from tests.helpers import PASS_A, RESOLVE, RESOLVE_ALL, answer, board, cast, cr, on_board
from tests.rules.merging import mutate

BRISELA = {
    "card": "Brisela, Voice of Nightmares",
    "id": "it",
    "melded_from": ["Gisela, the Broken Blade", "Bruna, the Fading Light"],
}


@cr("702.140a", "702.140c", "702.140e", "608.3d", "730.1", "730.2", "730.2a")
def test_over_the_top_is_seen_and_all_abilities_are_there() -> None:
    played = board(
        {"battlefield": ["Serra Angel"], "hand": ["Gemrazer"]},
        [],
        *mutate("Gemrazer", "Serra Angel"),
        expect=[
            "Gemrazer is 4/4",
            "Gemrazer has flying",
            "Gemrazer has vigilance",
            "Gemrazer has reach",
            "Gemrazer has trample",
            "A controls no Serra Angel",
        ],
    )
    seen = on_board(played, "Gemrazer")
    assert seen["subtypes"] == ["Beast"]
    assert seen["colors"] == ["G"]
    assert played.cites("702.140c")


@cr("702.140a", cited=False)
def test_a_human_or_a_creature_of_another_owner_is_no_target() -> None:
    for host in ("Goblin Piker", "Soul Warden"):
        played = board(
            {"battlefield": ["Soul Warden"], "hand": ["Gemrazer"]},
            ["Goblin Piker"],
            cast("Gemrazer", host, costs=["mutate"]),
            refused="601.2b",
        )
        assert played.report["refused"]


@cr("702.140a", "601.3")
def test_brokkos_comes_back_only_by_mutating() -> None:
    board(
        {"battlefield": ["Grizzly Bears"], "graveyard": ["Brokkos, Apex of Forever"]},
        [],
        *mutate("Brokkos, Apex of Forever", "Grizzly Bears", **{"from": "graveyard"}),
        expect=["Brokkos, Apex of Forever is 6/6"],
    )
    played = board(
        {"battlefield": ["Soul Warden"], "graveyard": ["Brokkos, Apex of Forever"]},
        [],
        cast("Brokkos, Apex of Forever", **{"from": "graveyard"}),
        refused="601.3",
    )
    assert played.report["refused"]


@cr("702.140b")
def test_with_an_illegal_target_it_resolves_as_a_creature_spell() -> None:
    played = board(
        {"battlefield": ["Grizzly Bears", "Soul Warden"], "hand": ["Gemrazer"], "life": 20},
        {"hand": ["Lightning Bolt"]},
        cast("Gemrazer", "Grizzly Bears", costs=["mutate"]),
        PASS_A,
        cast("Lightning Bolt", "Grizzly Bears", player="B"),
        RESOLVE_ALL,
        expect=["Gemrazer in battlefield", "Grizzly Bears in A's graveyard", "A life 21", "Gemrazer is 4/4"],
    )
    illegal = "its target is illegal (Grizzly Bears is no longer on the battlefield)"
    assert f"Gemrazer resolves as a creature spell: {illegal}." in played.steps


@cr("702.140c", "702.140e", "730.2a")
def test_under_the_creature_keeps_its_looks() -> None:
    board(
        {"battlefield": ["Serra Angel"], "hand": ["Gemrazer"]},
        [],
        *mutate("Gemrazer", "Serra Angel", "under it"),
        expect=["Serra Angel is 4/4", "Serra Angel has trample", "Serra Angel has flying"],
    )


@cr("702.140d", cited=False)
def test_mutating_triggers_abilities_of_the_card_on_top() -> None:
    board(
        {"battlefield": ["Grizzly Bears"], "hand": ["Gemrazer"]},
        ["Sol Ring"],
        *mutate("Gemrazer", "Grizzly Bears"),
        RESOLVE,
        expect=["Sol Ring in B's graveyard"],
    )


@cr("702.140d", "702.140e", cited=False)
def test_abilities_of_both_cards_trigger_again() -> None:
    """The Heron beneath triggers too, and another permanent sees it."""
    board(
        {"battlefield": ["Grizzly Bears", "Essence Symbiote"], "hand": ["Dreamtail Heron", "Cubwarden"]},
        [],
        answer("as listed", choice="order"),
        *mutate("Dreamtail Heron", "Grizzly Bears"),
        RESOLVE_ALL,
        answer("as listed", choice="order"),
        *mutate("Cubwarden", "Dreamtail Heron"),
        RESOLVE_ALL,
        expect=[
            "A has 2 cards in hand",
            "A controls 2 Cats",
            "A life 24",
            "Cubwarden is 5/7",
            "Cubwarden has flying",
        ],
    )


@cr("702.140e", cited=False)
def test_how_often_it_has_mutated_is_counted() -> None:
    board(
        {"battlefield": ["Grizzly Bears"], "hand": ["Porcuparrot", "Insatiable Hemophage"]},
        {"life": 20},
        *mutate("Porcuparrot", "Grizzly Bears"),
        *mutate("Insatiable Hemophage", "Porcuparrot", "under it"),
        RESOLVE_ALL,
        {"do": "activate", "player": "A", "source": "Porcuparrot", "ability": 1, "targets": ["B"]},
        RESOLVE,
        expect=["B life 16", "A life 22"],
    )


@cr("702.140e", "712.8g", "202.3c", cited=False)
def test_a_melded_permanent_beneath_gives_its_abilities_and_on_top_its_looks() -> None:
    given = ["it has flying", "it has lifelink", "it has reach", "it has trample"]
    mine = {"battlefield": [BRISELA], "hand": ["Gemrazer"]}
    board(mine, [], *mutate("Gemrazer", "it"), expect=["it is 4/4", "it has mana value 4", *given])
    board(mine, [], *mutate("Gemrazer", "it", "under it"), expect=["it is 9/10", "it has mana value 11", *given])


@cr("702.140f", "400.7a")
def test_what_affects_the_spell_affects_the_creature_that_it_becomes_part_of() -> None:
    """A spell that has become blue makes the whole permanent blue, on top of it or beneath."""
    for place in ("on top", "under it"):
        played = board(
            {"battlefield": [{"card": "Serra Angel", "id": "it"}], "hand": ["Gemrazer", "Thoughtlace"]},
            [],
            cast("Gemrazer", "it", costs=["mutate"]),
            cast("Thoughtlace", "Gemrazer"),
            RESOLVE,
            answer(place, choice="place"),
            RESOLVE,
        )
        (seen,) = played.report["state"]["players"]["A"]["battlefield"]
        assert seen["colors"] == ["U"]
        assert played.cites("702.140f")
