"""Double-Faced Cards (CR 712)."""

from __future__ import annotations

import pytest

from tests.helpers import RESOLVE, RESOLVE_ALL, YES, activate, answer, attack_with, board, cast, cr, on_board, to
from tests.rules.merging import BRISELA, MELD, PAIR

SIEGE = {"card": "Invasion of Zendikar", "protector": "B", "counters": {"defense": 3}}


@cr("712.4a", cited=False)
def test_the_state_of_a_melded_permanent_is_a_board_again() -> None:
    played = board(PAIR, [], *MELD)
    assert on_board(played, "Brisela, Voice of Nightmares")["melded_from"] == PAIR


@cr("712.8a")
def test_off_the_battlefield_a_double_faced_card_is_its_front_face() -> None:
    played = board(
        {"battlefield": [{"card": "Delver of Secrets", "face": "back"}], "hand": ["Unsummon"]},
        [],
        cast("Unsummon", "Insectile Aberration"),
        RESOLVE,
        expect=["Delver of Secrets is 1/1", "Delver of Secrets doesn't have flying"],
    )
    assert "in the hand it is Delver of Secrets" in played.steps[-1]
    assert "en main, c’est Delver of Secrets" in played.steps_in("fr")[-1]


@cr("712.8a", "712.8c")
def test_a_siege_cast_transformed_is_its_back_face_on_the_stack_and_its_front_face_in_the_graveyard() -> None:
    played = board(
        {"battlefield": [SIEGE], "hand": ["Lightning Bolt"]},
        {"hand": ["Essence Scatter"]},
        cast("Lightning Bolt", "Invasion of Zendikar"),
        RESOLVE,
        RESOLVE,
        YES,
        {"do": "pass", "player": "A"},
        cast("Essence Scatter", "Awakened Skyclave", player="B"),
        RESOLVE,
        expect=["Invasion of Zendikar in A's graveyard"],
    )
    casts = next(step for step in played.steps if "from exile" in step)
    assert casts == "A casts Awakened Skyclave (transformed: the spell is a creature) from exile."
    assert played.rules_of("from exile")[0] == "712.8c"
    assert "in the graveyard it is Invasion of Zendikar" in played.steps[-1]
    french = played.steps_in("fr")
    assert any("(transformé : le sort est une créature)" in step for step in french)
    assert "au cimetière, c’est Invasion of Zendikar" in french[-1]


@cr("712.8a", cited=False)
def test_a_modal_card_in_the_graveyard_is_only_its_front_face() -> None:
    board(
        {"graveyard": ["Kazandu Mammoth"]},
        [],
        expect=["Kazandu Mammoth is not a land", "Kazandu Mammoth is a creature"],
    )


@cr("712.8b", "712.4b", cited=False)
def test_a_meld_card_that_is_not_melded_is_its_front_face() -> None:
    mine = {"hand": ["Midnight Scavengers"]}
    board(mine, [], cast("Midnight Scavengers"), expect=["Midnight Scavengers has mana value 5"])


@cr("712.8c", "712.11", cited=False)
def test_the_back_face_of_a_transforming_card_cannot_be_cast() -> None:
    board({"hand": ["Delver of Secrets"]}, [], cast("Insectile Aberration", face="back"), refused="601.3")


@cr("712.8d", "712.8e", "202.3b", "202.3a", cited=False)
def test_a_transformed_permanent_is_its_back_face_with_the_mana_value_of_the_front() -> None:
    played = board(
        ["Delver of Secrets"],
        [],
        activate("Delver of Secrets"),
        RESOLVE,
        expect=["Delver of Secrets is 3/2", "Delver of Secrets has flying", "Delver of Secrets has mana value 1"],
    )
    assert on_board(played, "Insectile Aberration")["mana_value"] == 1


@cr("712.8e", "202.3b", cited=False)
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


@cr("712.9", "707.8a", cited=False)
def test_a_token_copy_of_a_double_faced_permanent_can_transform() -> None:
    played = board(
        [{"token": {"copy_of": "Delver of Secrets"}, "id": "bug"}],
        [],
        activate("bug"),
        RESOLVE,
        expect=["bug is 3/2", "bug has flying"],
    )
    assert on_board(played, "Insectile Aberration")["mana_value"] == 1


@cr("712.9")
def test_an_effect_that_transforms_all_leaves_single_faced_permanents_alone() -> None:
    board(
        {"battlefield": ["Grizzly Bears"], "hand": ["Moonmist Glow"]},
        [],
        cast("Moonmist Glow"),
        RESOLVE,
        expect=["Grizzly Bears is 2/2"],
    )


@cr("712.10", cited=False)
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


@cr("712.11b", "712.8f", "202.3a", cited=False)
def test_a_modal_double_faced_card_is_cast_as_the_face_that_was_chosen() -> None:
    board(
        {"hand": ["Birgi, God of Storytelling"]},
        [],
        cast("Harnfel, Horn of Bounty", face="back"),
        expect=["Harnfel, Horn of Bounty has mana value 5", "Harnfel, Horn of Bounty is an artifact"],
    )


@cr("712.11c", cited=False)
def test_only_the_face_that_is_cast_must_be_castable() -> None:
    board(
        {"hand": ["Birgi, God of Storytelling"], "battlefield": ["Creature Ban"]},
        [],
        cast("Harnfel, Horn of Bounty", face="back"),
        RESOLVE,
        expect=["A controls Harnfel, Horn of Bounty"],
    )
    board(
        {"hand": ["Birgi, God of Storytelling"], "battlefield": ["Creature Ban"]},
        [],
        cast("Birgi, God of Storytelling"),
        refused=("101.2", "601.3"),
    )


@cr("712.12", cited=False)
def test_a_modal_card_with_a_land_face_may_be_played_as_that_land() -> None:
    board(
        {"hand": ["Kazandu Mammoth"]},
        [],
        {"do": "play", "player": "A", "card": "Kazandu Valley", "face": "back"},
        expect=["Kazandu Valley is a land", "Kazandu Valley is tapped", "Kazandu Valley has mana value 0"],
    )


@cr("712.12", "305.2b")
def test_the_land_face_counts_as_the_land_of_the_turn() -> None:
    board(
        {"hand": ["Kazandu Mammoth", "Forest"]},
        [],
        {"do": "play", "player": "A", "card": "Kazandu Valley", "face": "back"},
        {"do": "play", "player": "A", "card": "Forest"},
        refused="305.2b",
    )


@cr("712.13", "712.18", cited=False)
def test_an_aura_stays_on_a_permanent_that_transforms() -> None:
    board(
        [{"card": "Flight", "attached_to": "Village Ironsmith"}, "Village Ironsmith"],
        [],
        activate("Village Ironsmith"),
        RESOLVE,
        expect=["Flight is attached to Ironfang", "Ironfang has flying"],
    )


@cr("712.13", "712.8f", cited=False)
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


@cr("712.14", cited=False)
def test_a_double_faced_card_put_onto_the_battlefield_has_its_front_face_up() -> None:
    board(
        {"graveyard": ["Delver of Secrets"], "hand": ["Obzedat's Aid"]},
        [],
        cast("Obzedat's Aid", "Delver of Secrets"),
        RESOLVE,
        expect=["Delver of Secrets is 1/1"],
    )


@cr("712.14a", "712.13", cited=False)
def test_the_transformed_spell_enters_with_its_back_face_up() -> None:
    board(
        {"battlefield": [{**SIEGE, "counters": {"defense": 2}}], "hand": ["Shock"]},
        [],
        cast("Shock", "Invasion of Zendikar"),
        RESOLVE,
        RESOLVE,
        answer("yes"),
        RESOLVE,
        expect=["Awakened Skyclave is 4/4", "Awakened Skyclave is transformed", "Awakened Skyclave has mana value 4"],
    )


@cr("712.14a", cited=False)
def test_a_god_of_ixalan_comes_back_tapped_as_its_temple():
    board(
        {"hand": ["Lightning Bolt"], "battlefield": ["Ojer Pakpatiq, Deepest Epoch"]},
        [],
        cast("Lightning Bolt", "Ojer Pakpatiq, Deepest Epoch"),
        RESOLVE_ALL,
        expect=["Temple of Cyclical Time is tapped", "Temple of Cyclical Time has 3 time counters"],
    )


@cr("712.14b", cited=False)
def test_a_modal_card_with_a_sorcery_front_stays_where_it_is() -> None:
    board(
        {"hand": ["Bala Ged Recovery"], "battlefield": ["Elvish Piper of Lands"]},
        [],
        activate("Elvish Piper of Lands"),
        RESOLVE,
        answer("yes", choice="may"),
        expect=["Bala Ged Recovery in A's hand"],
    )


@cr("712.15a", "712.15", cited=False)
def test_a_face_down_double_faced_permanent_cannot_transform() -> None:
    board(
        {"battlefield": [{"card": "Delver of Secrets", "face_down": True, "id": "hidden"}], "hand": ["Moonmist Glow"]},
        [],
        cast("Moonmist Glow"),
        RESOLVE,
        expect=["hidden is 2/2", "hidden doesn't have flying"],
    )


@cr("712.16")
def test_a_double_faced_permanent_cannot_be_turned_face_down() -> None:
    board(
        {"battlefield": ["Delver of Secrets", "Hill Giant"], "hand": ["Cover Up"]},
        [],
        cast("Cover Up", "Delver of Secrets"),
        RESOLVE,
        expect=["Delver of Secrets is 1/1", "Delver of Secrets is not face down"],
    )
    board(
        {"battlefield": ["Hill Giant"], "hand": ["Cover Up"]},
        [],
        cast("Cover Up", "Hill Giant"),
        RESOLVE,
        expect=["Hill Giant is 2/2", "Hill Giant is face down"],
    )


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


@cr("712.18", "302.6", cited=False)
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


@cr("712.21", "712.21a")
def test_one_permanent_dies_and_two_cards_go_to_the_graveyard() -> None:
    """What watches creatures die sees one."""
    mine = {"battlefield": ["Blood Artist", BRISELA], "hand": ["Murder"]}
    dies = [cast("Murder", "Brisela"), RESOLVE, answer("B"), RESOLVE_ALL]
    played = board(
        mine,
        [],
        *dies,
        expect=["Gisela, the Broken Blade in A's graveyard", "Bruna, the Fading Light in A's graveyard", "B life 19"],
    )
    assert played.cites("712.21")


@cr("712.21a")
def test_its_owner_arranges_the_two_cards_on_a_library() -> None:
    mine = {"battlefield": [BRISELA], "hand": ["Time Ebb"]}
    order = answer(["Bruna, the Fading Light", "Gisela, the Broken Blade"])
    played = board(mine, [], cast("Time Ebb", "Brisela"), RESOLVE, order)
    library = played.report["state"]["players"]["A"]["library"]
    assert library[:2] == ["Bruna, the Fading Light", "Gisela, the Broken Blade"]


@cr("712.21c", cited=False)
def test_what_returns_it_returns_both_cards() -> None:
    """Flickered, the two cards come back as two permanents."""
    board(
        {"battlefield": [BRISELA], "hand": ["Cloudshift"]},
        [],
        cast("Cloudshift", "Brisela"),
        RESOLVE,
        expect=["A controls Gisela, the Broken Blade", "A controls Bruna, the Fading Light"],
    )


@cr("712.21d", cited=False)
def test_what_replaces_the_move_of_one_card_replaces_that_of_both() -> None:
    mine = {"battlefield": [BRISELA], "hand": ["Murder"]}
    exiled = ["Gisela, the Broken Blade in exile", "Bruna, the Fading Light in exile"]
    board(mine, ["Rest in Peace"], cast("Murder", "Brisela"), RESOLVE_ALL, expect=exiled)


@cr("202.3b", "712.8e", cited=False)
def test_a_back_face_that_entered_as_a_copy_has_the_mana_value_of_that() -> None:
    mine = {
        "battlefield": [{"card": "Invasion of Amonkhet", "counters": {"defense": 2}, "protector": "B"}],
        "hand": ["Shock"],
    }
    defeat = [cast("Shock", "Invasion of Amonkhet"), RESOLVE, RESOLVE, answer("yes"), RESOLVE]
    theirs = {"graveyard": ["Craw Wurm"]}
    board(
        mine,
        theirs,
        *defeat,
        answer("Craw Wurm"),
        expect=["Lazotep Convert is 4/4", "Lazotep Convert has mana value 6"],
    )
    board(mine, theirs, *defeat, answer("no"), expect=["Lazotep Convert has mana value 3"])


@cr("712.1", cited=False)
@pytest.mark.parametrize(
    ("card", "may"), [("Delver of Secrets", True), ("Kazandu Mammoth", True), ("Grizzly Bears", False)]
)
def test_a_double_faced_card_is_one_with_two_faces(card: str, may: bool) -> None:
    a = {"hand": ["Overgrown Pest"], "library": [card, *["Grizzly Bears"] * 5]}
    played = board(a, [], cast("Overgrown Pest"), RESOLVE, RESOLVE, YES)
    assert played.count(f"{card} goes to A's hand") == may


@cr("712.16")
def test_what_is_double_faced_is_told_not_to_be_turned_face_down() -> None:
    played = board(
        {"hand": ["Ixidron"], "battlefield": ["Grizzly Bears", "Giant Spider"]},
        ["Delver of Secrets"],
        cast("Ixidron"),
        RESOLVE,
        expect=["Ixidron is 2/2", "Delver of Secrets is 1/1"],
    )
    assert played.count("Delver of Secrets isn't turned face down: it is double-faced.")
    assert played.count(
        "Grizzly Bears and Giant Spider are turned face down (2/2 creatures with no name and no abilities)."
    )
