"""Merging with Permanents (CR 730)."""

from __future__ import annotations

from tests.helpers import PASS_A, RESOLVE, RESOLVE_ALL, answer, board, cast, cr, on_board
from tests.rules.merging import mutate

BRISELA = {
    "card": "Brisela, Voice of Nightmares",
    "id": "it",
    "melded_from": ["Gisela, the Broken Blade", "Bruna, the Fading Light"],
}
ALL_THREE = ("Gemrazer", "Gisela, the Broken Blade", "Bruna, the Fading Light")


@cr("730.2", cited=False)
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


@cr("730.2b", "730.2c", cited=False)
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


@cr("730.2d", cited=False)
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


@cr("730.2h", cited=False)
def test_a_flip_card_beneath_gives_the_abilities_of_its_other_half_once_flipped() -> None:
    flipped = {"card": "Gemrazer", "id": "it", "merged_with": ["Akki Lavarunner"], "flipped": True}
    board([flipped], [], expect=["it has protection", "not it has haste", "it is 4/4"])


@cr("730.2j", cited=False)
def test_with_a_double_faced_component_it_is_not_turned_face_down() -> None:
    board(
        [{"card": "Exalted Angel", "id": "it", "merged_with": ["Delver of Secrets"]}],
        {"hand": ["Backslide"]},
        PASS_A,
        cast("Backslide", "it", player="B"),
        RESOLVE,
        expect=["it is 4/5"],
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


@cr("730.3c", "712.4b", cited=False)
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


@cr("730.3d", "616.1", cited=False)
def test_one_replacement_moves_all_its_cards() -> None:
    board(
        {"battlefield": [{"card": "Gemrazer", "id": "it", "merged_with": ["Grizzly Bears"]}, "Rest in Peace"]},
        {"hand": ["Murder"]},
        PASS_A,
        cast("Murder", "it", player="B"),
        RESOLVE,
        expect=["Gemrazer in exile", "Grizzly Bears in exile"],
    )
