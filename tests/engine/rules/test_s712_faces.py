"""Judges' questions about double-faced cards, Sagas, adventures and omens (CR 712, 714, 715, 720)."""

from __future__ import annotations

from tests.engine.helpers import (
    RESOLVE,
    RESOLVE_ALL,
    activate,
    answer,
    attack_with,
    board,
    cast,
    cr,
    on_board,
    to,
)

# ---- nonmodal double-faced cards


@cr("712.8a")
def test_off_the_battlefield_a_double_faced_card_is_its_front_face() -> None:
    board(
        {"battlefield": [{"card": "Delver of Secrets", "face": "back"}], "hand": ["Unsummon"]},
        [],
        cast("Unsummon", "Insectile Aberration"),
        RESOLVE,
        expect=["Delver of Secrets is 1/1", "Delver of Secrets doesn't have flying"],
    )


@cr("712.8d", "712.8e", "202.3b", "202.3a")
def test_a_transformed_permanent_is_its_back_face_with_the_mana_value_of_the_front() -> None:
    played = board(
        ["Delver of Secrets"],
        [],
        activate("Delver of Secrets"),
        RESOLVE,
        expect=["Delver of Secrets is 3/2", "Delver of Secrets has flying", "Delver of Secrets has mana value 1"],
    )
    assert on_board(played, "Insectile Aberration")["mana_value"] == 1


@cr("712.8e", "202.3b")
def test_a_clone_of_a_back_face_has_mana_value_0() -> None:
    board(
        {"battlefield": [{"card": "Delver of Secrets", "face": "back"}], "hand": ["Clone"]},
        [],
        cast("Clone"),
        RESOLVE,
        answer("Insectile Aberration"),
        expect=["Clone is 3/2", "Clone has mana value 0"],
    )


@cr("712.9")
def test_a_clone_of_a_double_faced_permanent_cannot_transform() -> None:
    board(
        {"battlefield": ["Delver of Secrets"], "hand": ["Clone"]},
        [],
        cast("Clone"),
        RESOLVE,
        answer("Delver of Secrets"),
        activate("Clone"),
        RESOLVE,
        expect=["Clone is 1/1", "Clone doesn't have flying"],
    )


@cr("712.9", "707.8a")
def test_a_token_copy_of_a_double_faced_permanent_can_transform() -> None:
    played = board(
        [{"token": {"copy_of": "Delver of Secrets"}, "id": "bug"}],
        [],
        activate("bug"),
        RESOLVE,
        expect=["bug is 3/2", "bug has flying"],
    )
    assert on_board(played, "Insectile Aberration")["mana_value"] == 1


@cr("712.18")
def test_what_applied_to_a_permanent_still_applies_after_it_transforms() -> None:
    board(
        {"battlefield": [{"card": "Village Ironsmith", "counters": {"+1/+1": 1}}], "hand": ["Giant Growth"]},
        [],
        cast("Giant Growth", "Village Ironsmith"),
        RESOLVE,
        activate("Village Ironsmith"),
        RESOLVE,
        expect=["Village Ironsmith is 7/5"],
    )


@cr("712.18", "302.6")
def test_a_transformed_creature_is_no_newcomer() -> None:
    board(
        ["Village Ironsmith"],
        [],
        activate("Village Ironsmith"),
        RESOLVE,
        *attack_with({"Village Ironsmith": "B"}),
        to("combat damage"),
        expect=["B has 17 life"],
    )


@cr("701.27f")
def test_two_activations_in_a_row_transform_it_only_once() -> None:
    board(
        ["Delver of Secrets"],
        [],
        activate("Delver of Secrets"),
        activate("Delver of Secrets"),
        RESOLVE_ALL,
        expect=["Delver of Secrets is 3/2"],
    )


@cr("712.10")
def test_nothing_transforms_into_a_sorcery() -> None:
    played = board(
        {
            "battlefield": [{"card": "Invasion of Valor's Reach", "protector": "B"}, "Delver of Secrets"],
            "hand": ["Moonmist Glow"],
        },
        [],
        cast("Moonmist Glow"),
        RESOLVE,
        expect=["Delver of Secrets is 3/2", "Invasion of Valor's Reach is a battle"],
    )
    assert not played.report["pending"]


@cr("712.9")
def test_an_effect_that_transforms_all_leaves_single_faced_permanents_alone() -> None:
    board(
        {"battlefield": ["Grizzly Bears"], "hand": ["Moonmist Glow"]},
        [],
        cast("Moonmist Glow"),
        RESOLVE,
        expect=["Grizzly Bears is 2/2"],
    )


@cr("712.14")
def test_a_double_faced_card_put_onto_the_battlefield_has_its_front_face_up() -> None:
    board(
        {"graveyard": ["Delver of Secrets"], "hand": ["Obzedat's Aid"]},
        [],
        cast("Obzedat's Aid", "Delver of Secrets"),
        RESOLVE,
        expect=["Delver of Secrets is 1/1"],
    )


@cr("712.8c", "712.11")
def test_the_back_face_of_a_transforming_card_cannot_be_cast() -> None:
    board({"hand": ["Delver of Secrets"]}, [], cast("Insectile Aberration", face="back"), refused=True)


# ---- modal double-faced cards


@cr("712.11b", "712.8f", "202.3a")
def test_a_modal_double_faced_card_is_cast_as_the_face_that_was_chosen() -> None:
    board(
        {"hand": ["Birgi, God of Storytelling"]},
        [],
        cast("Harnfel, Horn of Bounty", face="back"),
        expect=["Harnfel, Horn of Bounty has mana value 5", "Harnfel, Horn of Bounty is an artifact"],
    )


@cr("712.13", "712.8f")
def test_it_enters_with_the_face_that_was_up_on_the_stack() -> None:
    board(
        {"hand": ["Birgi, God of Storytelling"]},
        [],
        cast("Harnfel, Horn of Bounty", face="back"),
        RESOLVE,
        expect=[
            "Harnfel, Horn of Bounty is an artifact",
            "Harnfel, Horn of Bounty has mana value 5",
            "Harnfel, Horn of Bounty is not a creature",
        ],
    )


@cr("712.12")
def test_a_modal_card_with_a_land_face_may_be_played_as_that_land() -> None:
    board(
        {"hand": ["Kazandu Mammoth"]},
        [],
        {"do": "play", "player": "A", "card": "Kazandu Valley", "face": "back"},
        expect=["Kazandu Valley is a land", "Kazandu Valley is tapped", "Kazandu Valley has mana value 0"],
    )


@cr("712.12", "305.2b")
def test_the_land_face_counts_as_the_land_of_the_turn() -> None:
    played = board(
        {"hand": ["Kazandu Mammoth", "Forest"]},
        [],
        {"do": "play", "player": "A", "card": "Kazandu Valley", "face": "back"},
        {"do": "play", "player": "A", "card": "Forest"},
        refused=True,
    )
    assert played.refused("305.2b")


@cr("712.8a")
def test_a_modal_card_in_the_graveyard_is_only_its_front_face() -> None:
    board(
        {"graveyard": ["Kazandu Mammoth"]},
        [],
        expect=["Kazandu Mammoth is not a land", "Kazandu Mammoth is a creature"],
    )


@cr("712.14b")
def test_a_modal_card_with_a_sorcery_front_stays_where_it_is() -> None:
    board(
        {"hand": ["Bala Ged Recovery"], "battlefield": ["Elvish Piper of Lands"]},
        [],
        activate("Elvish Piper of Lands"),
        RESOLVE,
        answer("yes", choice="may"),
        expect=["Bala Ged Recovery in A's hand"],
    )


# ---- adventures and omens


@cr("715.3b", "715.3a")
def test_an_adventure_on_the_stack_has_only_its_own_characteristics() -> None:
    board(
        {"hand": ["Bonecrusher Giant"]},
        [],
        cast("Stomp", "B"),
        expect=["Stomp has mana value 2", "Stomp is an instant", "Stomp is not a creature"],
    )


@cr("715.3d")
def test_after_its_adventure_the_card_is_exiled_and_may_be_cast_as_the_creature_only() -> None:
    board(
        {"hand": ["Bonecrusher Giant"]},
        [],
        cast("Stomp", "B"),
        RESOLVE,
        cast("Bonecrusher Giant", **{"from": "exile"}),
        RESOLVE,
        expect=["B has 18 life", "Bonecrusher Giant is 4/3"],
    )
    board(
        {"hand": ["Bonecrusher Giant"]},
        [],
        cast("Stomp", "B"),
        RESOLVE,
        cast("Stomp", "B", **{"from": "exile"}),
        refused=True,
    )


@cr("715.3d")
def test_a_countered_adventure_goes_to_the_graveyard() -> None:
    board(
        {"hand": ["Bonecrusher Giant"]},
        {"hand": ["Counterspell"]},
        cast("Stomp", "B"),
        {"do": "pass", "player": "A"},
        cast("Counterspell", "Stomp", player="B"),
        RESOLVE_ALL,
        expect=["Bonecrusher Giant in A's graveyard", "B has 20 life"],
    )


@cr("715.4", "715.2c")
def test_off_the_stack_an_adventurer_card_is_one_card_with_its_normal_characteristics() -> None:
    board(
        {"graveyard": ["Bonecrusher Giant"]},
        [],
        expect=[
            "Bonecrusher Giant has mana value 3",
            "Bonecrusher Giant is not an instant",
            "A has 1 card in graveyard",
        ],
    )


@cr("715.3c")
def test_a_copy_of_an_adventure_is_an_adventure() -> None:
    board(
        {"hand": ["Bonecrusher Giant", "Twincast"]},
        [],
        cast("Stomp", "B"),
        cast("Twincast", "Stomp"),
        RESOLVE,
        answer("no"),
        RESOLVE_ALL,
        expect=["B has 16 life", "Bonecrusher Giant#1 in A's exile", "stack is empty"],
    )


@cr("720.3d", "720.3b")
def test_an_omen_is_shuffled_into_its_owners_library() -> None:
    board(
        {"hand": ["Dirgur Island Dragon"]},
        ["Grizzly Bears"],
        cast("Skimming Strike", "Grizzly Bears", face="adventure"),
        RESOLVE,
        expect=["Grizzly Bears is tapped", "Dirgur Island Dragon in A's library"],
    )


@cr("720.4", "720.3")
def test_an_omen_card_is_otherwise_its_normal_card() -> None:
    board(
        {"hand": ["Dirgur Island Dragon"]},
        [],
        cast("Dirgur Island Dragon"),
        RESOLVE,
        expect=["Dirgur Island Dragon is 4/4", "Dirgur Island Dragon has mana value 6"],
    )
