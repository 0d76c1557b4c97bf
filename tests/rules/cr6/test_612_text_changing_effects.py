"""Text-Changing Effects (CR 612)."""

from __future__ import annotations

from typing import Any

from tests.helpers import RESOLVE, activate, answer, attack, board, cast, cr, turn


def words(old: str, new: str, player: str = "A") -> list[dict[str, Any]]:
    """The word replaced and the one put in its place."""
    return [RESOLVE, answer(old, player), answer(new, player)]


def protected(one: str) -> dict[str, Any]:
    return {"card": "Witness Protection", "attached_to": one}


HOUND = {"card": "Isamaru, Hound of Konda", "id": "hound"}


@cr("612.1", "613.1c", "305.6")
def test_the_type_line_of_a_land_is_changed_and_with_it_what_it_taps_for() -> None:
    board(
        {"battlefield": ["Swamp"], "mana": "UW", "hand": ["Magical Hack"]},
        [],
        cast("Magical Hack", "Swamp"),
        *words("Swamp", "Plains"),
        activate("Swamp"),
        expect=["Swamp is a Plains", "not Swamp is a Swamp"],
    )


@cr("612.1", "305.7", "613.1c")
def test_a_static_ability_says_the_new_word() -> None:
    played = board(
        {"battlefield": ["Blood Moon"], "hand": ["Magical Hack"]},
        ["Steam Vents"],
        cast("Magical Hack", "Blood Moon"),
        *words("Mountain", "Island"),
        expect=["Steam Vents is an Island", "not Steam Vents is a Mountain"],
    )
    assert "In the text of Blood Moon, “Mountain” now reads “Island”." in played.steps
    assert played.cites("612.2")


@cr("612.1", "612.2", "702.14a")
def test_a_land_type_in_the_name_of_a_keyword_is_used_as_one() -> None:
    board(
        {"battlefield": ["Bog Wraith"], "hand": ["Mind Bend"]},
        [],
        cast("Mind Bend", "Bog Wraith"),
        *words("Swamp", "Plains"),
        expect=["Bog Wraith has plainswalk", "not Bog Wraith has swampwalk"],
    )


@cr("612.1", "608.2b")
def test_a_spell_whose_text_has_been_changed_may_find_its_target_illegal() -> None:
    played = board(
        {"hand": ["Doom Blade"]},
        {"battlefield": ["Grizzly Bears"], "hand": ["Sleight of Mind"]},
        cast("Doom Blade", "Grizzly Bears"),
        {"do": "pass", "player": "A"},
        cast("Sleight of Mind", "Doom Blade", player="B"),
        *words("black", "green", "B"),
        RESOLVE,
        expect=["Grizzly Bears on the battlefield"],
    )
    assert played.cites("608.2b")


@cr("612.1", "400.7a")
def test_what_is_changed_on_the_stack_stays_changed_on_the_battlefield() -> None:
    board(
        {"hand": ["Goblin Piker", "Artificial Evolution"]},
        [],
        cast("Goblin Piker"),
        cast("Artificial Evolution", "Goblin Piker"),
        *words("Goblin", "Elf"),
        RESOLVE,
        expect=["Goblin Piker is an Elf", "not Goblin Piker is a Goblin", "Goblin Piker is a Warrior"],
    )


@cr("612.1", "514.2")
def test_until_end_of_turn_it_ends_in_the_cleanup_step() -> None:
    mine = {"battlefield": ["Bog Wraith"], "hand": ["Whim of Volrath"]}
    board(
        mine,
        [],
        cast("Whim of Volrath", "Bog Wraith"),
        *words("Swamp", "Forest"),
        turn(4),
        expect=["Bog Wraith has swampwalk"],
    )


@cr("612.2")
def test_a_name_is_no_word_used_as_a_creature_type() -> None:
    board(
        {"battlefield": ["Goblin Chieftain", "Goblin Piker", "Llanowar Elves"], "hand": ["Artificial Evolution"]},
        [],
        cast("Artificial Evolution", "Goblin Chieftain"),
        *words("Goblin", "Elf"),
        expect=["Goblin Chieftain is an Elf", "Goblin Piker is 2/1", "Llanowar Elves is 2/2"],
    )


@cr("612.2a", cited=False)
def test_the_tokens_that_it_creates_have_the_new_type_and_so_the_new_name() -> None:
    played = board(
        {"battlefield": ["Krenko, Mob Boss"], "hand": ["Artificial Evolution"]},
        [],
        cast("Artificial Evolution", "Krenko, Mob Boss"),
        *words("Goblin", "Elf"),
        activate("Krenko, Mob Boss"),
        RESOLVE,
        expect=["A controls 1 Elf Token"],
    )
    assert played.count("Elf Token")


@cr("612.3", cited=False)
def test_an_ability_that_it_was_given_is_not_changed() -> None:
    board(
        {"battlefield": ["Mother of Runes", "Grizzly Bears"], "hand": ["Mind Bend"]},
        {"hand": ["Lightning Bolt"]},
        activate("Mother of Runes", "Grizzly Bears"),
        RESOLVE,
        answer("red"),
        cast("Mind Bend", "Grizzly Bears"),
        *words("red", "blue"),
        {"do": "pass", "player": "A"},
        cast("Lightning Bolt", "Grizzly Bears", player="B"),
        refused="702.16b",
    )


@cr("612.4", "111.3", cited=False)
def test_a_token_has_its_text_from_what_created_it_and_that_can_be_changed() -> None:
    token = {"token": {"name": "Goblin", "types": ["Creature"], "subtypes": ["Goblin"], "power": 1, "toughness": 1}}
    board(
        {"battlefield": [token], "hand": ["Artificial Evolution"]},
        [],
        cast("Artificial Evolution", "Goblin"),
        *words("Goblin", "Elf"),
        expect=["Goblin is an Elf"],
    )


@cr("612.8", cited=False)
def test_what_an_aura_names_is_called_as_before_until_then() -> None:
    side = {"battlefield": ["Serra Angel"], "hand": ["Witness Protection"]}
    played = board(side, (), cast("Witness Protection", "Serra Angel"), RESOLVE, *attack(Serra_Angel="B"))
    assert played.count("A casts Witness Protection targeting Serra Angel.") == 1
    assert played.count("A attacks B with Legitimate Businessperson.") == 1


@cr("612.8", "704.5j")
def test_a_witness_under_protection_is_no_longer_called_what_it_was() -> None:
    """Two of them may then be legendary side by side, and two under protection may not."""
    side = {"battlefield": [HOUND, protected("hound")], "hand": ["Isamaru, Hound of Konda"]}
    there = ["hound on battlefield", "hound is 1/1", "hound is green", "hound is white"]
    board(side, [], cast("Isamaru, Hound of Konda"), RESOLVE, expect=[*there, "Isamaru, Hound of Konda#2 is 2/2"])
    thalia = {"card": "Thalia, Guardian of Thraben", "id": "thalia"}
    two = {"battlefield": [HOUND, protected("hound"), thalia], "hand": ["Witness Protection"]}
    script = (cast("Witness Protection", "thalia"), RESOLVE, answer("hound"))
    played = board(two, [], *script, expect=["hound on battlefield", "thalia in A's graveyard"])
    assert played.cites("704.5j")


@cr("612.8", "201.2", cited=False)
def test_creatures_of_one_new_name_have_the_same_name() -> None:
    ours = [{"card": "Serra Angel", "id": "angel"}, {"card": "Hill Giant", "id": "giant"}]
    side = {"battlefield": [*ours, protected("angel"), protected("giant")]}
    script = ({"do": "pass", "player": "A"}, cast("Echoing Truth", "angel", player="B"), RESOLVE)
    board(side, {"hand": ["Echoing Truth"]}, *script, expect=["angel in A's hand", "giant in A's hand"])


@cr("707.2", "612.8")
def test_a_clone_of_the_witness_is_called_what_the_card_is_called() -> None:
    side = {"battlefield": [{"card": "Serra Angel", "id": "angel"}, protected("angel")], "hand": ["Clone"]}
    script = (cast("Clone"), RESOLVE, answer("angel"))
    expect = ["angel is 1/1", "not angel has flying", "Serra Angel#2 is 4/4", "Serra Angel#2 has flying"]
    board(side, [], *script, expect=expect)
