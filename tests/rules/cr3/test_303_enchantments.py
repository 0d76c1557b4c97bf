"""Enchantments (CR 303)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.helpers import RESOLVE, RESOLVE_ALL, activate, answer, board, cast, cr, passing, to

RAISED = (cast("Animate Dead", "Serra Angel"), RESOLVE, RESOLVE)


@cr("303.4", "608.2d", cited=False)
def test_what_an_aura_enters_attached_to_is_chosen_among_what_it_can_enchant() -> None:
    board(
        {"graveyard": ["Holy Strength"], "battlefield": ["Grizzly Bears", "Nomad Mythmaker", "Island"]},
        ["Hill Giant"],
        activate("Nomad Mythmaker", "Holy Strength"),
        RESOLVE,
        answer("Grizzly Bears"),
        expect=["Grizzly Bears is 3/4"],
    )


@cr("303.4", cited=False)
def test_several_cards_enter_attached_to_the_same_creature() -> None:
    board(
        {"hand": ["Unfinished Business"], "graveyard": ["Grizzly Bears", "Bonesplitter", "Holy Strength"]},
        [],
        cast("Unfinished Business", "Grizzly Bears", "Bonesplitter", "Holy Strength"),
        RESOLVE,
        expect=["Grizzly Bears is 5/4"],
    )


@cr("303.4", cited=False)
def test_a_curse_returns_attached_to_a_player() -> None:
    curse = {"card": "Curse of Thirst", "attached_to": "B"}
    script = (cast("Naturalize", "Curse of Thirst"), RESOLVE_ALL, to("end"), RESOLVE)
    side = {"hand": ["Naturalize"], "battlefield": ["Lynde, Cheerful Tormentor", curse]}
    board(side, [], *script, expect=["Curse of Thirst is attached to A"])


@cr("303.4a", "303.4b", "613.1f", cited=False)
@pytest.mark.parametrize("of", ["A", "B"])
def test_the_dead_are_raised_under_the_control_of_whoever_animates_them(of: str) -> None:
    seats = {"A": {"hand": ["Animate Dead"]}, "B": {}}
    seats[of] = {**seats[of], "graveyard": ["Serra Angel"]}
    board(seats["A"], seats["B"], *RAISED, expect=["A controls Serra Angel", "Serra Angel is 3/4"])


@cr("303.4a", cited=False)
def test_an_aura_spell_targets_what_it_will_enchant() -> None:
    board(
        {"hand": ["Holy Strength"]},
        ["Hill Giant"],
        cast("Holy Strength", "Hill Giant"),
        RESOLVE,
        expect=["Hill Giant is 4/5", "Holy Strength is attached to Hill Giant"],
    )


@cr("303.4a", cited=False)
def test_an_aura_that_enchants_creatures_cant_target_a_land() -> None:
    board(
        {"hand": ["Holy Strength"], "battlefield": ["Mountain", "Hill Giant"]},
        [],
        cast("Holy Strength", "Mountain"),
        refused="702.5c",
    )


@cr("303.4a")
def test_an_aura_spell_needs_a_legal_target() -> None:
    assert board(
        {"hand": ["Pacifism"], "battlefield": ["Forest"]}, [], cast("Pacifism", "Forest"), refused="601.2c"
    ).report["refused"]
    board({"hand": ["Pacifism"]}, [], cast("Pacifism"), refused="601.2c")


@cr("303.4a", "608.2b", "608.3b")
def test_an_aura_whose_target_is_gone_goes_to_the_graveyard() -> None:
    board(
        {"hand": ["Pacifism"]},
        {"battlefield": ["Grizzly Bears"], "hand": ["Unsummon"]},
        cast("Pacifism", "Grizzly Bears"),
        passing(),
        cast("Unsummon", "Grizzly Bears", player="B"),
        RESOLVE_ALL,
        expect=["Pacifism in A's graveyard"],
    )


@cr("303.4c", "704.5m")
def test_a_raised_creature_that_dies_takes_the_aura_with_it() -> None:
    board(
        {"hand": ["Animate Dead", "Murder"], "graveyard": ["Serra Angel"]},
        [],
        *RAISED,
        cast("Murder", "Serra Angel"),
        RESOLVE_ALL,
        expect=["Serra Angel in A's graveyard", "Animate Dead in A's graveyard"],
    )


@cr("303.4c")
def test_an_aura_on_what_it_cannot_enchant_any_more_is_put_into_the_graveyard() -> None:
    board(
        [],
        [{"card": "Mishra's Factory"}, {"card": "Flight", "attached_to": "Mishra's Factory"}],
        expect=["Flight in B's graveyard"],
    )


@cr("303.4d", cited=False)
def test_an_aura_that_becomes_a_creature_is_put_into_the_graveyard() -> None:
    board(
        {"hand": ["Opalescent Dawn"]},
        ["Grizzly Bears", {"card": "Flight", "attached_to": "Grizzly Bears"}],
        cast("Opalescent Dawn"),
        RESOLVE,
        expect=["Flight in B's graveyard"],
    )


@cr("303.4e", "608.2c", cited=False)
@pytest.mark.parametrize(("word", "state"), [("yes", "untapped"), ("no", "tapped")])
def test_whoever_controls_the_paralyzed_creature_may_pay_to_untap_it(word: str, state: str) -> None:
    board(
        [{"card": "Grizzly Bears", "tapped": True}],
        [{"card": "Paralyze", "attached_to": "Grizzly Bears"}],
        to("upkeep"),
        RESOLVE,
        answer(word, "A"),
        step="untap",
        expect=[f"Grizzly Bears is {state}"],
    )


@cr("303.4e", cited=False)
def test_an_aura_stays_on_a_creature_that_changes_sides() -> None:
    board(
        ["Hill Giant", {"card": "Holy Strength", "attached_to": "Hill Giant"}],
        [],
        {"do": "edit", "control": {"Hill Giant": "B"}},
        {"do": "pass", "player": "A"},
        expect=["Holy Strength is attached to Hill Giant", "A controls Holy Strength"],
    )


@cr("303.4e")
def test_a_stolen_creature_keeps_an_aura_that_its_controller_keeps() -> None:
    board(
        {"hand": ["Steal Shape"]},
        ["Grizzly Bears", {"card": "Armadillo Cloak", "attached_to": "Grizzly Bears"}],
        cast("Steal Shape", "Grizzly Bears"),
        RESOLVE,
        expect=["A controls Grizzly Bears", "B controls Armadillo Cloak", "Grizzly Bears is 4/4"],
    )


@cr("303.4f")
def test_put_onto_the_battlefield_it_finds_a_card_in_a_graveyard_itself() -> None:
    board(
        {"hand": ["Replenish"], "graveyard": ["Animate Dead", "Serra Angel"]},
        [],
        cast("Replenish"),
        RESOLVE_ALL,
        expect=["A controls Serra Angel"],
    )


@cr("303.4f")
def test_an_aura_returned_to_the_battlefield_chooses_what_it_enchants() -> None:
    played = board(
        {"hand": ["Copy Enchantment"]},
        ["Hill Giant", {"card": "Pacifism", "attached_to": "Hill Giant"}, "Grizzly Bears"],
        cast("Copy Enchantment"),
        RESOLVE,
        answer("yes"),
        answer("Grizzly Bears"),
    )
    assert played.cites("303.4f")


@cr("303.4f")
def test_an_aura_put_onto_the_battlefield_is_attached_by_choice_not_target() -> None:
    played = board(
        {"hand": ["Aura Return"], "graveyard": ["Pacifism"]},
        ["Invisible Stalker"],
        cast("Aura Return", "Pacifism"),
        RESOLVE,
        answer("Invisible Stalker"),
        expect=["Pacifism is attached to Invisible Stalker"],
    )
    assert played.cites("303.4f")


@cr("303.4g")
def test_an_aura_with_nothing_to_enchant_stays_where_it_is() -> None:
    board(
        {"hand": ["Aura Return"], "graveyard": ["Pacifism"]},
        [],
        cast("Aura Return", "Pacifism"),
        RESOLVE,
        expect=["Pacifism in A's graveyard"],
    )


@cr("303.4h", "113.6m", cited=False)
@pytest.mark.parametrize(
    ("copied", "found"), [("Glorious Anthem", "Goblin Piker is 6/5"), ("Reins of the Vinesteed", "other is 4/4")]
)
def test_what_would_enter_attached_and_is_no_aura_enters_unattached(copied: str, found: str) -> None:
    """Copy Enchantment, the Reins of a creature that dies, comes back by the copied ability and copies again."""
    reins = {"card": "Reins of the Vinesteed", "attached_to": "Goblin Piker"}
    mine, other = ({"card": "Grizzly Bears", "id": name} for name in ("mine", "other"))
    played = board(
        {"hand": ["Murder", "Copy Enchantment"], "battlefield": [mine, "Goblin Piker", "Glorious Anthem", reins]},
        [other],
        cast("Copy Enchantment"),
        RESOLVE,
        answer("Reins of the Vinesteed"),
        answer("mine"),
        cast("Murder", "mine"),
        RESOLVE,
        RESOLVE,
        answer("yes"),
        answer(copied),
        expect=[found],
    )
    assert played.cites("303.4h") is (copied == "Glorious Anthem")


@cr("303.4i")
def test_an_aura_that_can_not_enchant_what_it_is_to_be_attached_to_stays_where_it_is() -> None:
    drake: dict[str, Any] = {"hand": ["Iridescent Drake"], "battlefield": ["Forest"]}
    there = {"graveyard": ["Wild Growth", "Holy Strength"]}
    script = (cast("Iridescent Drake"), RESOLVE)
    growth = board(drake, there, *script, answer("Wild Growth"), RESOLVE, expect=["Wild Growth in graveyard"])
    assert not growth.count("enters the battlefield under A's control attached")
    strength = ["Holy Strength is attached to Iridescent Drake", "A controls Holy Strength"]
    board(drake, there, *script, answer("Holy Strength"), RESOLVE, expect=strength)


@cr("303.4i")
def test_an_aura_put_from_the_hand_onto_the_wrong_thing_stays_in_hand() -> None:
    script = (cast("Academy Researchers"), RESOLVE, RESOLVE, answer("yes"))
    for aura, found in (("Wild Growth", "Wild Growth in hand"), ("Holy Strength", "Academy Researchers is 3/4")):
        board({"hand": ["Academy Researchers", aura], "battlefield": ["Forest"]}, [], *script, expect=[found])


@cr("303.4i")
def test_an_aura_that_was_to_go_on_a_creature_that_is_gone_stays_where_it_is() -> None:
    board(
        {"graveyard": ["Smoke Shroud"], "hand": ["Ninja of the Deep Hours", "Murder"]},
        [],
        cast("Ninja of the Deep Hours"),
        RESOLVE,
        cast("Murder", "Ninja of the Deep Hours"),
        RESOLVE,
        RESOLVE,
        answer("yes"),
        expect=["Smoke Shroud in graveyard"],
    )


@cr("303.4j", "701.3b")
def test_an_aura_does_not_move_to_what_it_cannot_enchant() -> None:
    board(
        {"battlefield": [{"card": "Flight", "attached_to": "Grizzly Bears"}, "Grizzly Bears"], "hand": ["Aura Mover"]},
        ["White Knight", "Black Knight", {"card": "Pacifism", "attached_to": "White Knight", "id": "peace"}],
        cast("Aura Mover", "peace", "Black Knight"),
        RESOLVE,
        expect=["peace is attached to White Knight"],
    )


@cr("303.4k", cited=False)
def test_an_aura_turned_face_up_is_attached_to_what_it_can_enchant() -> None:
    board(
        [{"card": "Gift of Doom", "face_down": "morph", "id": "gift"}, "Grizzly Bears", "Hill Giant"],
        [],
        {"do": "special", "player": "A", "act": "turn face up", "source": "gift"},
        answer("Grizzly Bears"),
        answer("yes"),
        expect=["gift is attached to Hill Giant", "Hill Giant has deathtouch"],
    )


@cr("303.4m", "301.5f", cited=False)
@pytest.mark.parametrize(
    ("subtype", "said"), [("Aura", "Equipped creature gets +2/+0."), ("Equipment", "Enchanted creature gets +2/+0.")]
)
def test_enchanted_and_equipped_are_whatever_it_is_attached_to(subtype: str, said: str) -> None:
    kind = "Enchantment" if subtype == "Aura" else "Artifact"
    thing = {"name": "Odd Thing", "types": [kind], "subtypes": [subtype], "text": said}
    board(["Grizzly Bears", {"token": thing, "attached_to": "Grizzly Bears"}], [], expect=["Grizzly Bears is 4/2"])


@cr("303.5", "714.3a")
def test_a_saga_is_an_enchantment_with_chapters() -> None:
    board(
        {"hand": ["History of Benalia"]},
        [],
        cast("History of Benalia"),
        RESOLVE,
        expect=["History of Benalia has 1 lore counter", "History of Benalia is an enchantment"],
    )


@cr("303.7a", "704.5y")
def test_a_creature_keeps_only_the_newest_role_of_a_player() -> None:
    board(
        {"hand": ["Charmed Clothier", "Cursed Courtier"]},
        [],
        cast("Cursed Courtier"),
        RESOLVE_ALL,
        cast("Charmed Clothier"),
        RESOLVE_ALL,
        expect=["Cursed Courtier is 4/4", "Cursed in nowhere", "Royal is attached to Cursed Courtier"],
    )


@cr("303.4e")
def test_an_aura_stays_whose_it_was_and_of_the_one_that_steals_it_goes_without_saying() -> None:
    theirs = ["Grizzly Bears", {"card": "Holy Strength", "attached_to": "Grizzly Bears"}]
    played = board({"hand": ["Control Magic"]}, theirs, cast("Control Magic", "Grizzly Bears"), RESOLVE)
    assert played.count("B still controls Holy Strength.")
    mine = {"battlefield": [{"card": "Grizzly Bears", "owner": "B"}], "hand": ["Act of Treason"]}
    taken = {"card": "Control Magic", "attached_to": "Grizzly Bears"}
    mine = {"hand": ["Act of Treason"]}
    played = board(
        mine, [{"card": "Grizzly Bears", "owner": "A"}, taken], cast("Act of Treason", "Grizzly Bears"), RESOLVE
    )
    assert not played.count("still controls")
