"""Linked Abilities (CR 607)."""

from __future__ import annotations

import pytest

from tests.helpers import (
    PASS_A,
    PASS_B,
    RESOLVE,
    RESOLVE_ALL,
    YES,
    Entry,
    activate,
    answer,
    attack,
    attack_with,
    board,
    cast,
    cr,
    on_board,
    to,
    turn,
)

ANGEL = {"graveyard": ["Serra Angel"], "hand": ["Animate Dead"]}
RETURNED: list[Entry] = [cast("Animate Dead", "Serra Angel"), RESOLVE, RESOLVE]
HAND = {"hand": ["Sigarda's Splendor"]}
ENTERS = (cast("Sigarda's Splendor"), RESOLVE)
BURNT = (*ENTERS, PASS_A, cast("Lightning Bolt", "A", player="B"), RESOLVE)
PIPER = {"command": [{"card": "The Prismatic Piper", "chosen": {"color": "U"}}], "commander": "The Prismatic Piper"}
OUT = (cast("The Prismatic Piper", **{"from": "command"}), RESOLVE)


@cr("607.1a", "607.2c", cited=False)
def test_animate_dead_enchants_the_creature_that_it_returned_itself() -> None:
    board(ANGEL, [], *RETURNED, expect=["Serra Angel is 3/4", "A controls 1 Animate Dead"])


@cr("607.1a", "704.5m")
def test_animate_dead_can_enchant_no_other_creature() -> None:
    """The ability that it gave itself is linked to the one that returned the Angel."""
    board(
        {**ANGEL, "battlefield": ["Grizzly Bears"]},
        [],
        *RETURNED,
        {"do": "edit", "attach": {"Animate Dead": "Grizzly Bears"}},
        RESOLVE_ALL,
        expect=["Animate Dead in A's graveyard", "Grizzly Bears is 2/2"],
    )


@pytest.mark.parametrize("name", ["Animate Dead", "Necromancy"])
@cr("607.2c", "603.7a", cited=False)
def test_on_a_described_board_the_enchanted_creature_is_the_one_that_it_returned(name: str) -> None:
    """As it can be attached to no other creature: it stays, and as it leaves the creature is sacrificed."""
    here = ["Serra Angel", {"card": name, "attached_to": "Serra Angel"}]
    size = "3/4" if name == "Animate Dead" else "4/4"
    stays = board(here, [], PASS_A, expect=[f"A controls 1 {name}", f"Serra Angel is {size}"])
    assert f"{name} has put Serra Angel onto the battlefield" in stays.report["assumed"]
    theirs = {"hand": ["Disenchant"]}
    played = board(
        here,
        theirs,
        PASS_A,
        cast("Disenchant", name, player="B"),
        RESOLVE_ALL,
        expect=["Serra Angel in A's graveyard", f"{name} in A's graveyard"],
    )
    assert "A sacrifices Serra Angel." in played.steps


@cr("607.1b", "607.1c", cited=False)
def test_the_other_face_speaks_of_what_the_front_face_has_exiled() -> None:
    """The ability of the front face is linked to itself as well: it counts what it has exiled."""
    procession = [activate("Profane Procession", name) for name in ("Grizzly Bears", "Hill Giant", "Serra Angel")]
    board(
        ["Profane Procession"],
        ["Grizzly Bears", "Hill Giant", "Serra Angel"],
        *(entry for one in procession for entry in (one, RESOLVE_ALL)),
        activate("Tomb of the Dusk Rose", ability=2),
        RESOLVE_ALL,
        answer(["Serra Angel"]),
        expect=["A controls Serra Angel", "Hill Giant in exile", "A controls Tomb of the Dusk Rose"],
    )


@cr("607.1d", cited=False)
def test_each_of_hofris_tokens_returns_the_card_exiled_as_it_was_made() -> None:
    """The token has one of the linked abilities, Hofri the other."""
    board(
        {"battlefield": ["Hofri Ghostforge", "Hill Giant", "Serra Angel"], "hand": ["Murder", "Murder", "Murder"]},
        [],
        cast("Murder", "Hill Giant"),
        RESOLVE_ALL,
        cast("Murder", "Serra Angel"),
        RESOLVE_ALL,
        cast("Murder", "Serra Angel#2"),
        RESOLVE_ALL,
        expect=[
            "Serra Angel#1 in A's graveyard",
            "Hill Giant#1 in exile",
            "Hill Giant#2 in battlefield",
            "not Serra Angel in exile",
        ],
    )


@cr("607.2a", cited=False)
def test_a_token_knows_what_was_exiled_as_it_was_made() -> None:
    played = board(
        {"battlefield": ["Hofri Ghostforge", "Hill Giant"], "hand": ["Murder", "Murder"]},
        [],
        cast("Murder", "Hill Giant"),
        RESOLVE_ALL,
        cast("Murder", "Hill Giant#2"),
        RESOLVE_ALL,
    )
    assert "Hill Giant" in str(played.report["state"]["players"]["A"]["graveyard"])


@cr("607.2a", "202.3", cited=False)
def test_the_owner_of_the_exiled_card_gets_a_token_of_its_mana_value() -> None:
    """Skyclave Apparition exiles a Grizzly Bears that A owns and B controls; it leaves, and A gets a 2/2."""
    bolt = [cast("Lightning Bolt", "Skyclave Apparition"), RESOLVE_ALL]
    board(
        {"hand": ["Skyclave Apparition", "Lightning Bolt"]},
        [{"card": "Grizzly Bears", "owner": "A"}],
        answer(["Grizzly Bears"]),
        cast("Skyclave Apparition"),
        RESOLVE_ALL,
        *bolt,
        expect=["A controls Illusion Token", "Illusion Token is 2/2", "Grizzly Bears in exile"],
    )


@cr("607.2a", cited=False)
def test_the_exiled_card_comes_back_when_the_ring_goes() -> None:
    board(
        {"hand": ["Oblivion Ring"]},
        {"battlefield": ["Hill Giant"], "hand": ["Naturalize"]},
        cast("Oblivion Ring"),
        RESOLVE_ALL,
        PASS_A,
        cast("Naturalize", "Oblivion Ring", player="B"),
        RESOLVE_ALL,
        expect=["B controls Hill Giant", "Oblivion Ring in graveyard"],
    )


@cr("607.2a")
def test_a_ring_gone_before_it_has_exiled_anything_exiles_for_good() -> None:
    board(
        {"hand": ["Oblivion Ring"]},
        {"battlefield": ["Hill Giant"], "hand": ["Naturalize"]},
        cast("Oblivion Ring"),
        RESOLVE,
        PASS_A,
        cast("Naturalize", "Oblivion Ring", player="B"),
        RESOLVE_ALL,
        expect=["Hill Giant in exile"],
    )


@cr("607.2a", cited=False)
def test_only_what_it_has_exiled_itself_returns() -> None:
    board(
        {"battlefield": ["Helvault", "Grizzly Bears"], "hand": ["Naturalize"], "exile": ["Hill Giant"]},
        ["Serra Angel"],
        activate("Helvault", "Grizzly Bears"),
        RESOLVE_ALL,
        cast("Naturalize", "Helvault"),
        RESOLVE_ALL,
        expect=["A controls Grizzly Bears", "Hill Giant in exile"],
    )


@cr("607.2a", "400.7", cited=False)
def test_the_number_of_cards_exiled_with_it_is_that_of_those_still_exiled() -> None:
    board(
        {"battlefield": ["Unlicensed Hearse", "Grizzly Bears"], "graveyard": ["Hill Giant", "Forest"]},
        [],
        activate("Unlicensed Hearse", "Hill Giant", "Forest"),
        RESOLVE_ALL,
        activate("Unlicensed Hearse", ability=2, choices=[["Grizzly Bears"]]),
        RESOLVE_ALL,
        expect=["Unlicensed Hearse is 2/2"],
    )


@cr("607.2a", "607.1")
def test_oblivion_ring_gone_before_its_trigger_resolves_exiles_for_good() -> None:
    board(
        {"hand": ["Oblivion Ring", "Naturalize"]},
        ["Hill Giant"],
        cast("Oblivion Ring"),
        RESOLVE,
        cast("Naturalize", "Oblivion Ring"),
        RESOLVE_ALL,
        expect=["Hill Giant in exile"],
    )


@cr("607.2a", "607.1", cited=False)
def test_each_oblivion_ring_gives_back_what_it_exiled_itself() -> None:
    board(
        {"hand": ["Oblivion Ring", "Oblivion Ring", "Naturalize"]},
        ["Hill Giant", "Craw Wurm"],
        cast("Oblivion Ring#1"),
        RESOLVE,
        answer("Hill Giant"),
        RESOLVE,
        cast("Oblivion Ring#2"),
        RESOLVE,
        answer("Craw Wurm"),
        RESOLVE,
        cast("Naturalize", "Oblivion Ring#1"),
        RESOLVE_ALL,
        expect=["Hill Giant in battlefield", "Craw Wurm in exile"],
    )


@cr("607.2a", cited=False)
def test_chrome_mox_taps_for_a_color_of_the_card_it_exiled():
    board(
        {"hand": ["Chrome Mox", "Lightning Bolt", "Elvish Mystic"], "mana": "lands"},
        [],
        cast("Chrome Mox"),
        RESOLVE_ALL,
        answer("yes"),
        answer("Elvish Mystic"),
        cast("Lightning Bolt", "B"),
        refused="601.2h",
        expect=["Elvish Mystic in exile"],
    )
    board(
        {"hand": ["Chrome Mox", "Lightning Bolt", "Elvish Mystic"], "mana": "lands"},
        [],
        cast("Chrome Mox"),
        RESOLVE_ALL,
        answer("yes"),
        answer("Lightning Bolt"),
        cast("Elvish Mystic"),
        refused="601.2h",
        expect=["Lightning Bolt in exile"],
    )


@cr("607.2b", "614.14", cited=False)
def test_what_was_exiled_instead_of_dying_was_exiled_with_it() -> None:
    """The card in exile that something else put there can't pay for it."""
    board(
        {"battlefield": ["Void Maw", "Grizzly Bears"], "hand": ["Murder"], "exile": ["Hill Giant"]},
        [],
        cast("Murder", "Grizzly Bears"),
        RESOLVE_ALL,
        activate("Void Maw", ability="Put"),
        RESOLVE_ALL,
        expect=["Void Maw is 6/7", "Grizzly Bears in A's graveyard", "Hill Giant in exile"],
    )


@cr("607.2b", "118.3")
def test_a_card_that_was_not_exiled_with_it_cannot_pay() -> None:
    board(
        {"battlefield": ["Void Maw"], "exile": ["Hill Giant"]}, [], activate("Void Maw", ability="Put"), refused="118.3"
    )


@cr("607.2c", cited=False)
def test_only_the_tokens_created_with_it_are_exiled() -> None:
    board(
        {"battlefield": ["Brood Keeping", {"card": "Brood Keeping", "id": "other"}], "hand": ["Naturalize"]},
        [],
        activate("Brood Keeping#1"),
        RESOLVE_ALL,
        activate("other"),
        RESOLVE_ALL,
        cast("Naturalize", "other"),
        RESOLVE_ALL,
        expect=["A controls Saproling Token#1", "not A controls Saproling Token#2"],
    )


@cr("607.2d", cited=False)
def test_mana_of_the_color_chosen_as_it_entered() -> None:
    heart = {"card": "Coldsteel Heart", "chosen": {"color": "G"}}
    green = {"battlefield": [heart, "Forest"], "hand": ["Grizzly Bears", "Dauthi Slayer"], "mana": "lands"}
    board(green, [], cast("Grizzly Bears"), RESOLVE, expect=["Grizzly Bears is on the battlefield"])
    board(green, [], cast("Dauthi Slayer"), refused="601.2h")


@cr("607.2d", cited=False)
def test_unclaimed_territory_pays_for_the_type_that_was_chosen_for_it():
    land = {"card": "Unclaimed Territory", "chosen": {"creature type": "Elf"}}
    board(
        {"battlefield": [land], "hand": ["Elvish Mystic"], "mana": "lands"},
        [],
        cast("Elvish Mystic"),
        RESOLVE,
        expect=["Elvish Mystic in battlefield"],
    )


@cr("607.2e", "614.1c")
def test_sigardas_splendor_draws_where_no_life_was_lost_since_it_entered() -> None:
    played = board(HAND, [], *ENTERS, turn(5), RESOLVE, expect=["A has 1 cards in hand"])
    assert "607.2e" in played.rules_of("Sigarda's Splendor enters")
    lost = ["A life 17", "A has 0 cards in hand"]
    board(HAND, {"hand": ["Lightning Bolt"]}, *BURNT, turn(5), RESOLVE, expect=lost)


@cr("607.2e")
def test_the_life_total_noted_last_is_the_one_that_counts() -> None:
    script = (*BURNT, turn(5), RESOLVE, turn(7), RESOLVE)
    board(HAND, {"hand": ["Lightning Bolt"]}, *script, expect=["A life 17", "A has 2 cards in hand"])


@cr("607.2e")
def test_each_of_two_has_its_own_note() -> None:
    """What was noted for the one says nothing to the other: only the second has been there since the loss of life."""
    first = {"card": "Sigarda's Splendor", "id": "first", "chosen": {"noted life": 20}}
    side = {**HAND, "life": 17, "battlefield": [first]}
    script = (*ENTERS, turn(5), answer("as listed"), RESOLVE, RESOLVE)
    board(side, [], *script, expect=["A has 1 cards in hand", "stack is empty"])


@cr("607.2f", cited=False)
def test_each_siege_looks_at_the_word_chosen_for_itself() -> None:
    board(
        [
            {"card": "Frostcliff Siege", "chosen": {"word": "Temur"}},
            {"card": "Frostcliff Siege", "chosen": {"word": "Jeskai"}},
            "Grizzly Bears",
        ],
        [],
        *attack_with({"Grizzly Bears": "B"}),
        to("end of combat"),
        expect=["Grizzly Bears is 3/2", "B life 17", "A has 1 card in hand"],
    )


@cr("607.2g", "614.12a")
def test_minion_of_the_wastes_is_as_large_as_what_was_paid() -> None:
    script = (cast("Minion of the Wastes"), RESOLVE, answer(7))
    played = board({"hand": ["Minion of the Wastes"]}, [], *script, expect=["A life 13", "Minion of the Wastes is 7/7"])
    assert "607.2g" in played.rules_of("A loses 7 life")
    none = ["A life 20", "Minion of the Wastes in A's graveyard"]
    board({"hand": ["Minion of the Wastes"]}, [], *script[:2], answer(0), expect=none)


@cr("607.2g", cited=False)
def test_nobody_pays_more_life_than_they_have() -> None:
    script = (cast("Minion of the Wastes"), RESOLVE, answer(6))
    played = board({"life": 5, "hand": ["Minion of the Wastes"]}, [], *script, refused="119.4")
    assert "5" in str(played.pending["max"])


@cr("607.2g", "707.5")
def test_a_clone_of_the_processor_asks_for_life_of_its_own() -> None:
    """What was paid for the one that is copied says nothing of the copy's tokens."""
    first = {"card": "Phyrexian Processor", "id": "first", "chosen": {"life paid": 9}}
    script = (
        cast("Copy Artifact"),
        answer("first"),
        RESOLVE,
        answer(3),
        activate("Phyrexian Processor#2"),
        RESOLVE,
    )
    played = board({"battlefield": [first], "hand": ["Copy Artifact"]}, [], *script, expect=["A life 17"])
    token = on_board(played, "Phyrexian Minion Token")
    assert (token["power"], token["toughness"]) == (3, 3)


@cr("607.2i", "607.4")
def test_each_ability_looks_for_its_own_kicker() -> None:
    scene = ({"hand": ["Thornscape Battlemage"]}, ["Ornithopter"])
    board(
        *scene,
        cast("Thornscape Battlemage", costs=["kicker {W}"]),
        RESOLVE_ALL,
        expect=["Ornithopter in B's graveyard", "B life 20"],
    )
    played = board(*scene, cast("Thornscape Battlemage", costs=[]), RESOLVE_ALL, expect=["B controls Ornithopter"])
    assert not played.count("triggers")


@cr("607.2k", cited=False)
def test_the_champion_returns_only_what_it_championed_itself() -> None:
    board(
        {"battlefield": ["Goblin Piker", "Goblin Raider"], "hand": ["Boggart Mob", "Boggart Mob", "Lightning Bolt"]},
        {"hand": ["Murder"]},
        cast("Boggart Mob"),
        RESOLVE,
        RESOLVE,
        answer("yes"),
        answer("Goblin Piker"),
        cast("Boggart Mob"),
        RESOLVE,
        RESOLVE,
        answer("yes"),
        answer("Goblin Raider"),
        {"do": "pass", "player": "A"},
        cast("Murder", "Boggart Mob#1", player="B"),
        RESOLVE_ALL,
        expect=["A controls Goblin Piker", "Goblin Raider in exile"],
    )


@cr("607.2m", cited=False)
def test_the_word_can_be_given_for_a_board() -> None:
    siege = {"card": "Frostcliff Siege", "chosen": {"word": "Temur"}}
    board([siege, "Grizzly Bears"], [], expect=["Grizzly Bears is 3/2", "Grizzly Bears has trample"])
    jeskai = {"card": "Frostcliff Siege", "chosen": {"word": "Jeskai"}}
    board([jeskai, "Grizzly Bears"], [], expect=["Grizzly Bears is 2/2"])


@cr("607.2p", cited=False)
def test_the_color_chosen_for_a_commander_before_the_game_goes_with_it_from_zone_to_zone() -> None:
    blue = ["The Prismatic Piper is blue"]
    board(PIPER, [], expect=blue)
    board(PIPER, [], *OUT, expect=[*blue, "The Prismatic Piper on battlefield"])
    script = (*OUT, {"do": "pass", "player": "A"}, cast("Unsummon", "The Prismatic Piper", player="B"), RESOLVE)
    board(PIPER, {"hand": ["Unsummon"]}, *script, answer("no"), expect=[*blue, "The Prismatic Piper in A's hand"])


@cr("607.2p", cited=False)
def test_a_card_that_is_no_commander_has_no_color_chosen_for_it() -> None:
    script = (cast("The Prismatic Piper"), RESOLVE)
    board({"hand": ["The Prismatic Piper"]}, [], *script, expect=["The Prismatic Piper is colorless"])


@cr("607.2q", "400.7d", cited=False)
def test_what_was_exiled_to_cast_it_was_exiled_with_it() -> None:
    board(
        {"hand": ["Murktide Regent"], "graveyard": ["Lightning Bolt", "Shock", "Forest"]},
        [],
        cast("Murktide Regent", choices=[["Lightning Bolt", "Shock", "Forest"]]),
        RESOLVE_ALL,
        expect=["Murktide Regent is 5/5"],
    )


@cr("607.2q", cited=False)
def test_what_was_exiled_by_something_else_does_not_count() -> None:
    board(
        {"hand": ["Murktide Regent"], "exile": ["Lightning Bolt"], "graveyard": ["Shock"]},
        [],
        cast("Murktide Regent", choices=[["Shock"]]),
        RESOLVE_ALL,
        expect=["Murktide Regent is 4/4"],
    )


@cr("607.5", cited=False)
def test_a_copy_of_a_pair_of_linked_abilities_is_linked_to_itself_alone() -> None:
    """The Clone of Fiend Hunter exiles and returns its own creature; the Hunter keeps the other."""
    board(
        {"hand": ["Fiend Hunter", "Clone", "Lightning Bolt"]},
        ["Hill Giant", "Craw Wurm"],
        cast("Fiend Hunter"),
        RESOLVE,
        answer("Hill Giant"),
        RESOLVE,
        answer("yes"),
        cast("Clone"),
        RESOLVE,
        answer("Fiend Hunter"),
        answer("Craw Wurm"),
        RESOLVE,
        answer("yes"),
        cast("Lightning Bolt", "Fiend Hunter#2"),
        RESOLVE_ALL,
        expect=["B controls Craw Wurm", "Hill Giant in exile"],
    )


@cr("607.5a", cited=False)
def test_a_copy_that_made_no_choice_has_protection_from_nothing() -> None:
    """Unstable Shapeshifter becomes a copy of Voice of All after that chose red: it chose nothing itself."""
    board(
        {"battlefield": ["Unstable Shapeshifter"], "hand": ["Voice of All"]},
        {"hand": ["Lightning Bolt", "Lightning Bolt"]},
        cast("Voice of All"),
        RESOLVE,
        answer("red"),
        RESOLVE_ALL,
        {"do": "pass", "player": "A"},
        cast("Lightning Bolt", "Voice of All#1", player="B"),
        RESOLVE_ALL,
        expect=["A controls 1 Voice of All"],
    )


@cr("607.2a", cited=False)
def test_whether_a_card_is_exiled_with_it_is_asked_of_what_it_exiled() -> None:
    """With nothing exiled nothing is offered as it attacks."""
    alone = board(["Smirking Spelljacker"], [], *attack(Smirking_Spelljacker="B"))
    assert alone.count("triggers") == 0
    a = {"hand": ["Smirking Spelljacker"]}
    b = {"hand": ["Divination"]}
    played = board(
        a,
        b,
        cast("Divination", player="B"),
        PASS_B,
        cast("Smirking Spelljacker"),
        RESOLVE,
        RESOLVE,
        turn(4, "precombat main"),
        *attack(Smirking_Spelljacker="B"),
        YES,
        RESOLVE,
        RESOLVE,
        active="B",
    )
    assert played.count("A draws Forest ×2") == 1
