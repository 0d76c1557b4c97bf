"""Transform (CR 701.27)."""

from __future__ import annotations

from tests.helpers import AFTER_COMBAT, RESOLVE, RESOLVE_ALL, Entry, activate, answer, attack, board, cast, cr, on_board

FOUR_TYPES = ["Goblin Piker", "Forest", "Lightning Bolt", "Howling Mine"]
TRANSFORM: Entry = {"do": "activate", "player": "A", "source": "Kindly Stranger"}


@cr("701.27a")
def test_a_permanent_that_transforms_has_its_earlier_name_in_earlier_steps() -> None:
    played = board(
        {"battlefield": ["Delver of Secrets"], "hand": ["Giant Growth"]},
        (),
        cast("Giant Growth", "Delver of Secrets"),
        RESOLVE,
        activate("Delver of Secrets"),
        RESOLVE,
        *attack(Delver_of_Secrets="B"),
        AFTER_COMBAT,
    )
    before, _, after = "\n".join(played.steps).partition("transforms into Insectile Aberration")
    assert "A casts Giant Growth targeting Delver of Secrets." in before
    assert "A activates Delver of Secrets" in before
    assert "Insectile Aberration" not in before
    assert "A attacks B with Insectile Aberration." in after
    assert "Delver of Secrets" not in after


@cr("701.27a", "701.27c")
def test_only_a_double_faced_permanent_transforms() -> None:
    """Chameleon Colossus is every creature type: it can be the target and nothing happens to it."""
    moon = {"hand": ["Waxing Moon"], "battlefield": ["Chameleon Colossus", "Village Ironsmith"]}
    board(moon, [], cast("Waxing Moon", "Chameleon Colossus"), RESOLVE, expect=["Chameleon Colossus is 4/4"])
    board(moon, [], cast("Waxing Moon", "Village Ironsmith"), RESOLVE, expect=["A controls Ironfang"])


@cr("712.4c", "701.27c", cited=False)
def test_it_can_not_transform() -> None:
    board(
        {"hand": ["Moonmist"]},
        [{"card": "Chittering Host", "melded_from": ["Graf Rats", "Midnight Scavengers"]}],
        cast("Moonmist"),
        RESOLVE,
        expect=["Chittering Host is 5/6"],
    )


@cr("701.27d", cited=False)
def test_a_permanent_does_not_transform_into_a_sorcery() -> None:
    turn: Entry = {"do": "activate", "player": "A", "source": "Spellbound Scholar"}
    board(["Spellbound Scholar"], [], turn, RESOLVE, expect=["Spellbound Scholar is 1/3", "A has 20 life"])


@cr("701.27e", cited=False)
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


@cr("701.27e", cited=False)
def test_entering_or_being_there_is_no_transforming() -> None:
    back = {"card": "Kindly Stranger", "face": "back"}
    board([back], ["Hill Giant"], expect=["stack is empty"])


@cr("701.27f", cited=False)
def test_two_activations_in_a_row_transform_it_only_once() -> None:
    board(
        ["Delver of Secrets"],
        [],
        activate("Delver of Secrets"),
        activate("Delver of Secrets"),
        RESOLVE_ALL,
        expect=["Delver of Secrets is 3/2"],
    )


@cr("701.27g", cited=False)
def test_a_transformed_permanent_has_its_back_face_up() -> None:
    back = {"card": "Baithook Angler", "face": "back"}
    board(["Mutagen Connoisseur", "Baithook Angler", back], [], expect=["Mutagen Connoisseur is 1/5"])


@cr("730.2i", "701.27g", cited=False)
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
