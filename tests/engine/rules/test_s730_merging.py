"""Mutate and merged permanents (CR 702.140, 730)."""

from __future__ import annotations

from typing import Any

from tests.engine.helpers import PASS_A, RESOLVE, RESOLVE_ALL, answer, board, cast, cr, on_board

NETHROI = {"command": ["Nethroi, Apex of Death"], "commander": "Nethroi, Apex of Death"}


def mutate(card: str, host: str, place: str = "on top", **more: Any) -> list[dict[str, Any]]:
    """Cast a card for its mutate cost and let it resolve."""
    return [cast(card, host, costs=["mutate"], **more), answer(place, choice="place"), RESOLVE]


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
            "Serra Angel in nowhere",
        ],
    )
    seen = on_board(played, "Gemrazer")
    assert seen["subtypes"] == ["Beast"]
    assert seen["colors"] == ["G"]
    assert played.cites("702.140c")


@cr("702.140c", "702.140e", "730.2a")
def test_under_the_creature_keeps_its_looks() -> None:
    board(
        {"battlefield": ["Serra Angel"], "hand": ["Gemrazer"]},
        [],
        *mutate("Gemrazer", "Serra Angel", "under it"),
        expect=["Serra Angel is 4/4", "Serra Angel has trample", "Serra Angel has flying"],
    )


@cr("730.2b", "730.2c")
def test_it_is_the_same_permanent_and_has_not_entered() -> None:
    """Counters, Auras, damage and how long it has been there stay; it can attack at once."""
    board(
        {
            "battlefield": [
                {"card": "Grizzly Bears", "counters": {"+1/+1": 2}, "damage": 1},
                {"card": "Holy Strength", "attached_to": "Grizzly Bears"},
                "Soul Warden",
            ],
            "hand": ["Gemrazer"],
            "life": 20,
        },
        [],
        *mutate("Gemrazer", "Grizzly Bears"),
        {"do": "go_to", "step": "declare attackers"},
        {"do": "attack", "player": "A", "attackers": {"Gemrazer": "B"}},
        expect=["Gemrazer is 7/8", "Gemrazer has 2 +1/+1 counters", "A life 20", "Gemrazer is attacking"],
    )


@cr("702.140d")
def test_mutating_triggers_abilities_of_the_card_on_top() -> None:
    board(
        {"battlefield": ["Grizzly Bears"], "hand": ["Gemrazer"]},
        ["Sol Ring"],
        *mutate("Gemrazer", "Grizzly Bears"),
        RESOLVE,
        expect=["Sol Ring in B's graveyard"],
    )


@cr("702.140d", "702.140e")
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


@cr("702.140a")
def test_a_human_or_a_creature_of_another_owner_is_no_target() -> None:
    for host in ("Goblin Piker", "Soul Warden"):
        played = board(
            {"battlefield": ["Soul Warden"], "hand": ["Gemrazer"]},
            ["Goblin Piker"],
            cast("Gemrazer", host, costs=["mutate"]),
            refused=True,
        )
        assert played.report["refused"]


@cr("702.140b")
def test_with_an_illegal_target_it_resolves_as_a_creature_spell() -> None:
    board(
        {"battlefield": ["Grizzly Bears", "Soul Warden"], "hand": ["Gemrazer"], "life": 20},
        {"hand": ["Lightning Bolt"]},
        cast("Gemrazer", "Grizzly Bears", costs=["mutate"]),
        PASS_A,
        cast("Lightning Bolt", "Grizzly Bears", player="B"),
        RESOLVE_ALL,
        expect=["Gemrazer in battlefield", "Grizzly Bears in A's graveyard", "A life 21", "Gemrazer is 4/4"],
    )


@cr("730.3")
def test_one_creature_dies_and_each_of_its_cards_goes_to_the_graveyard() -> None:
    played = board(
        {"battlefield": ["Grizzly Bears", "Blood Artist"], "hand": ["Gemrazer"]},
        {"hand": ["Murder"]},
        *mutate("Gemrazer", "Grizzly Bears"),
        PASS_A,
        cast("Murder", "Gemrazer", player="B"),
        RESOLVE,
        answer("B"),
        RESOLVE_ALL,
        expect=["Gemrazer in A's graveyard", "Grizzly Bears in A's graveyard", "B life 19", "A life 21"],
    )
    assert played.cites("730.3")


@cr("730.3a")
def test_its_owner_arranges_the_cards_in_a_library() -> None:
    played = board(
        {"battlefield": ["Grizzly Bears"], "hand": ["Gemrazer"]},
        {"hand": ["Time Ebb"]},
        *mutate("Gemrazer", "Grizzly Bears"),
        {"do": "go_to", "step": "precombat main", "turn": 4},
        cast("Time Ebb", "Gemrazer", player="B"),
        answer(["Grizzly Bears", "Gemrazer"], choice="order"),
        RESOLVE,
    )
    library = played.report["state"]["players"]["A"]["library"]
    assert library[:2] == ["Grizzly Bears", "Gemrazer"]


@cr("730.3c", "400.7")
def test_what_blinks_it_returns_every_card() -> None:
    board(
        {"battlefield": ["Grizzly Bears"], "hand": ["Gemrazer", "Cloudshift"]},
        [],
        *mutate("Gemrazer", "Grizzly Bears"),
        cast("Cloudshift", "Gemrazer"),
        RESOLVE,
        expect=["Gemrazer in battlefield", "Grizzly Bears in battlefield", "not Gemrazer has vigilance"],
    )


@cr("730.3c", "702.93a")
def test_undying_returns_every_card_with_a_counter() -> None:
    board(
        {"battlefield": ["Young Wolf"], "hand": ["Gemrazer"]},
        {"hand": ["Murder"]},
        *mutate("Gemrazer", "Young Wolf"),
        PASS_A,
        cast("Murder", "Gemrazer", player="B"),
        RESOLVE_ALL,
        expect=["Gemrazer is 5/5", "Young Wolf is 2/2"],
    )


@cr("730.2d")
def test_a_token_beneath_makes_no_token_and_one_on_top_does() -> None:
    """What is under the card from the hand is a token's ability; as it dies the token ceases to exist."""
    token = {"token": {"name": "Cat", "subtypes": ["Cat"], "power": 1, "toughness": 1, "keywords": ["lifelink"]}}
    played = board(
        {"battlefield": [token], "hand": ["Gemrazer"]},
        {"hand": ["Unsummon"]},
        *mutate("Gemrazer", "Cat"),
        PASS_A,
        cast("Unsummon", "Gemrazer", player="B"),
        RESOLVE,
        expect=["Gemrazer in hand", "A has 1 card in hand"],
    )
    assert not played.report["state"]["players"]["A"]["battlefield"]


@cr("702.140e")
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
        refused=True,
    )
    assert played.report["refused"]


@cr("707.2", "730.2a")
def test_a_clone_of_a_merged_permanent_has_all_its_abilities() -> None:
    board(
        {"battlefield": ["Serra Angel"], "hand": ["Gemrazer", "Clone"]},
        [],
        *mutate("Gemrazer", "Serra Angel"),
        cast("Clone"),
        answer("yes", choice="may"),
        answer("Gemrazer"),
        RESOLVE,
        expect=["Gemrazer#2 is 4/4", "Gemrazer#2 has flying", "Gemrazer#2 has trample"],
    )


@cr("903.3c", "903.9a")
def test_a_merged_permanent_with_a_commander_is_a_commander() -> None:
    played = board(
        {
            "command": ["Nethroi, Apex of Death"],
            "commander": "Nethroi, Apex of Death",
            "battlefield": ["Grizzly Bears"],
        },
        {"hand": ["Murder"]},
        *mutate("Nethroi, Apex of Death", "Grizzly Bears", "under it", **{"from": "command"}),
        PASS_A,
        cast("Murder", "Grizzly Bears", player="B"),
        answer("yes", choice="may"),
        RESOLVE,
        expect=["Grizzly Bears in A's graveyard", "Nethroi, Apex of Death in command"],
    )
    assert played.cites("903.9a")


@cr("903.9c")
def test_only_the_commander_goes_to_the_command_zone() -> None:
    board(
        {
            "command": ["Nethroi, Apex of Death"],
            "commander": "Nethroi, Apex of Death",
            "battlefield": ["Grizzly Bears"],
        },
        {"hand": ["Unsummon"]},
        *mutate("Nethroi, Apex of Death", "Grizzly Bears", **{"from": "command"}),
        PASS_A,
        cast("Unsummon", "Nethroi, Apex of Death", player="B"),
        answer("yes", choice="may"),
        RESOLVE,
        expect=["Grizzly Bears in hand", "Nethroi, Apex of Death in command"],
    )


@cr("730.2e", "730.2f", "708.8")
def test_a_face_down_permanent_beneath_is_turned_up_with_the_rest() -> None:
    """On top of a morph the card is face up; under it the permanent stays face down and both are turned up at once."""
    morph = {"card": "Exalted Angel", "face_down": True}
    board(
        {"battlefield": [morph], "hand": ["Gemrazer"]},
        [],
        *mutate("Gemrazer", "face-down creature"),
        expect=["Gemrazer is 4/4", "not Gemrazer has lifelink"],
    )
    played = board(
        {"battlefield": [morph], "hand": ["Gemrazer"]},
        [],
        *mutate("Gemrazer", "face-down creature", "under it"),
        {"do": "special", "player": "A", "act": "turn face up", "source": "face-down creature"},
        expect=["Exalted Angel is 4/5", "Exalted Angel has trample", "Exalted Angel has flying"],
    )
    assert played.count("mutates") == 1


@cr("708.9")
def test_a_face_down_component_is_revealed_as_it_leaves() -> None:
    played = board(
        {"battlefield": [{"card": "Exalted Angel", "face_down": True}], "hand": ["Gemrazer"]},
        {"hand": ["Unsummon"]},
        *mutate("Gemrazer", "face-down creature"),
        PASS_A,
        cast("Unsummon", "Gemrazer", player="B"),
        RESOLVE,
        expect=["Exalted Angel in hand", "Gemrazer in hand"],
    )
    assert played.count("reveal") == 1


@cr("730.2i", "701.27g")
def test_transforming_turns_its_double_faced_component() -> None:
    """It is no double-faced permanent: a copy of it has but the one face."""
    played = board(
        [{"card": "Gemrazer", "id": "it", "merged_with": ["Delver of Secrets"]}],
        [],
        {"do": "activate", "player": "A", "source": "it", "ability": 1},
        RESOLVE,
        expect=["it is 4/4", "it has flying"],
    )
    assert on_board(played, "Gemrazer")["merged_with"] == ["Delver of Secrets // Insectile Aberration"]


@cr("730.2")
def test_a_board_may_begin_with_a_merged_permanent() -> None:
    """What a report says of one is a start for the next."""
    start = {
        "card": "Porcuparrot",
        "merged_with": ["Grizzly Bears", {"token": {"name": "Cat", "keywords": ["lifelink"]}}],
    }
    played = board([start], {"life": 20})
    again = on_board(played, "Porcuparrot")
    board(
        [again],
        {"life": 20},
        {"do": "activate", "player": "A", "source": "Porcuparrot", "ability": 1, "targets": ["B"]},
        RESOLVE,
        expect=["B life 18", "A life 22"],
    )


@cr("730.2g", "701.40g")
def test_a_manifested_instant_beneath_keeps_it_face_down() -> None:
    played = board(
        {"hand": ["Break Open"]},
        [{"card": "Gemrazer", "face_down": "manifested", "id": "it", "merged_with": ["Lightning Bolt"]}],
        cast("Break Open", "it"),
        RESOLVE,
        expect=["it is 2/2"],
    )
    assert played.cites("701.40g")


@cr("730.2j")
def test_with_a_double_faced_component_it_is_not_turned_face_down() -> None:
    board(
        [{"card": "Exalted Angel", "id": "it", "merged_with": ["Delver of Secrets"]}],
        {"hand": ["Backslide"]},
        PASS_A,
        cast("Backslide", "it", player="B"),
        RESOLVE,
        expect=["it is 4/5"],
    )


@cr("730.3d", "616.1")
def test_one_replacement_moves_all_its_cards() -> None:
    board(
        {"battlefield": [{"card": "Gemrazer", "id": "it", "merged_with": ["Grizzly Bears"]}, "Rest in Peace"]},
        {"hand": ["Murder"]},
        PASS_A,
        cast("Murder", "it", player="B"),
        RESOLVE,
        expect=["Gemrazer in exile", "Grizzly Bears in exile"],
    )


@cr("730.2h")
def test_a_flip_card_beneath_gives_the_abilities_of_its_other_half_once_flipped() -> None:
    flipped = {"card": "Gemrazer", "id": "it", "merged_with": ["Akki Lavarunner"], "flipped": True}
    board([flipped], [], expect=["it has protection", "not it has haste", "it is 4/4"])


BRISELA = {
    "card": "Brisela, Voice of Nightmares",
    "id": "it",
    "melded_from": ["Gisela, the Broken Blade", "Bruna, the Fading Light"],
}
ALL_THREE = ("Gemrazer", "Gisela, the Broken Blade", "Bruna, the Fading Light")


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


@cr("702.140e", "712.8g", "202.3c")
def test_a_melded_permanent_beneath_gives_its_abilities_and_on_top_its_looks() -> None:
    given = ["it has flying", "it has lifelink", "it has reach", "it has trample"]
    mine = {"battlefield": [BRISELA], "hand": ["Gemrazer"]}
    board(mine, [], *mutate("Gemrazer", "it"), expect=["it is 4/4", "it has mana value 4", *given])
    board(mine, [], *mutate("Gemrazer", "it", "under it"), expect=["it is 9/10", "it has mana value 11", *given])


@cr("730.3", "712.21")
def test_a_melded_permanent_that_was_mutated_leaves_as_three_cards() -> None:
    for place in ("on top", "under it"):
        played = board(
            {"battlefield": [BRISELA], "hand": ["Gemrazer", "Murder"]},
            [],
            *mutate("Gemrazer", "it", place),
            cast("Murder", "it"),
            RESOLVE,
            expect=[f"{name} in A's graveyard" for name in ALL_THREE],
        )
        assert len(played.report["state"]["players"]["A"]["graveyard"]) == 4


@cr("730.3c", "712.4b")
def test_what_was_melded_and_mutated_comes_back_as_three_creatures() -> None:
    """Meld cards that return by themselves have their front faces up."""
    board(
        {"battlefield": [BRISELA], "hand": ["Gemrazer", "Cloudshift"]},
        [],
        *mutate("Gemrazer", "it"),
        cast("Cloudshift", "it"),
        RESOLVE,
        expect=["Gemrazer is 4/4", "Gisela, the Broken Blade is 4/3", "not Gemrazer has flying"],
    )


@cr("730.2")
def test_the_state_of_a_mutated_melded_permanent_is_a_board_again() -> None:
    for place, seen in (("on top", "it is 4/4"), ("under it", "it is 9/10")):
        played = board({"battlefield": [BRISELA], "hand": ["Gemrazer"]}, [], *mutate("Gemrazer", "it", place))
        again = played.report["state"]["players"]["A"]["battlefield"]
        board(
            {"battlefield": again, "hand": ["Murder"]},
            [],
            cast("Murder", "it"),
            RESOLVE,
            expect=[f"{name} in A's graveyard" for name in ALL_THREE],
        )
        board({"battlefield": again}, [], expect=[seen, "it has flying", "it has trample"])
