"""Things of which one is chosen for each of several kinds, in turn, or until something is so (CR 608.2c-d)."""

from __future__ import annotations

from tests.helpers import PASS_A, RESOLVE, YES, activate, answer, attack_with, board, cast, cr, to

DUALS = ["Plains", "Island", "Swamp", "Mountain", "Forest"]


@cr("608.2d")
def test_one_land_of_each_basic_land_type_is_chosen_and_all_are_destroyed() -> None:
    mine = {"hand": ["Sundering Titan"], "mana": "8"}
    begun = [cast("Sundering Titan"), RESOLVE, RESOLVE]
    theirs = [*DUALS, "Wasteland"]
    board(mine, theirs, *begun, expect=["B controls Wasteland", "B controls 0 Forests", "B controls 0 Islands"])


@cr("608.2c")
def test_a_land_of_each_type_and_a_creature_of_each_color() -> None:
    colors = ["Savannah Lions", "Air Elemental", "Black Knight", "Hill Giant", "Grizzly Bears"]
    mine = {"battlefield": [*DUALS, *colors], "hand": ["Coalition Victory"], "mana": "3WUBRG"}
    board(mine, [], cast("Coalition Victory"), RESOLVE, expect=["A wins"])
    fewer = {**mine, "battlefield": [*DUALS, *colors[1:]]}
    board(fewer, ["Savannah Lions"], cast("Coalition Victory"), RESOLVE, expect=["not A wins"])


@cr("205.2a", cited=False)
def test_a_card_of_each_card_type_is_taken() -> None:
    library = ["Shock", "Grizzly Bears", "Hill Giant", "Sol Ring", "Forest", "Divination"]
    mine = {"hand": ["Atraxa, Grand Unifier"], "mana": "3GWUB", "library": library}
    begun = [cast("Atraxa, Grand Unifier"), RESOLVE, RESOLVE]
    taken = [answer(one) for one in ("Sol Ring", "Hill Giant", "Shock", [], "Divination")]
    expect = ["A has 4 cards in hand", "Hill Giant in hand", "Sol Ring in hand", "Grizzly Bears in library"]
    board(mine, [], *begun, *taken, expect=expect)


@cr("105.5", cited=False)
def test_a_card_of_each_pair_of_colors_is_chosen() -> None:
    library = ["Lightning Helix", "Grizzly Bears", "Terminate", "Niv-Mizzet Reborn"]
    mine = {"hand": ["Niv-Mizzet Reborn"], "mana": "WUBRG", "library": library}
    begun = [cast("Niv-Mizzet Reborn"), RESOLVE, RESOLVE]
    board(mine, [], *begun, expect=["Lightning Helix in hand", "Terminate in hand", "Grizzly Bears in library"])


@cr("101.4", cited=False)
def test_in_turn_until_nobody_puts_anything_there() -> None:
    mine = {"hand": ["Eureka", "Grizzly Bears", "Forest"], "mana": "2GG"}
    theirs = {"hand": ["Hill Giant", "Shock"]}
    begun = [cast("Eureka"), RESOLVE, YES, answer("Grizzly Bears"), answer("yes", "B"), answer("Hill Giant", "B")]
    first = board(mine, theirs, *begun, expect=["A controls Grizzly Bears", "B controls Hill Giant"])
    assert first.pending["player"] == "A"
    done = [*begun, YES, answer("no", "A")]
    board(mine, theirs, *done, expect=["A controls Forest", "Eureka in graveyard", "Shock in hand"])


@cr("608.2c")
def test_exiled_until_taken_or_until_two_have_the_same_name() -> None:
    library = ["Shock", "Forest", "Shock", "Hill Giant"]
    mine = {"hand": ["Tainted Pact"], "mana": "1B", "library": library}
    no = answer("no", choice="may")
    begun = [cast("Tainted Pact"), RESOLVE]
    board(mine, [], *begun, no, YES, expect=["A has 1 card in hand", "A has 2 cards in library"])
    spent = board(mine, [], *begun, no, no, expect=["A has 1 card in library", "Hill Giant in library"])
    assert spent.report["pending"] is None
    few = {**mine, "library": ["Shock", "Forest"]}
    board(few, [], *begun, no, no, expect=["A has 0 cards in library", "Tainted Pact in graveyard"])


@cr("107.3f")
def test_x_is_chosen_as_so_many_are_tapped() -> None:
    myr = {"token": {"name": "Myr", "types": ["Artifact", "Creature"], "subtypes": ["Myr"], "power": 1, "toughness": 1}}
    mine = ["Myr Battlesphere", myr, myr, myr]
    begun = [*attack_with({"Myr Battlesphere": "B"}), RESOLVE, YES]
    asked = board(mine, [], *begun).pending
    assert (asked["kind"], asked["max"]) == ("x", 3)
    board(mine, [], *begun, answer(3), expect=["Myr Battlesphere is 7/7", "B life 17"])


@cr("608.2d", cited=False)
def test_a_player_or_a_planeswalker_of_theirs_is_dealt_damage() -> None:
    mine = {"battlefield": ["Vial Smasher the Fierce"], "hand": ["Hill Giant"], "mana": "3R"}
    begun = [cast("Hill Giant"), RESOLVE]
    board(mine, [], *begun, expect=["B life 16"])
    theirs = ["Jace Beleren"]
    board(mine, theirs, *begun, answer("Jace Beleren"), expect=["B life 20", "Jace Beleren in graveyard"])


@cr("603.2c")
def test_damage_to_you_or_a_planeswalker_of_yours_triggers_once_for_each() -> None:
    mine = {"battlefield": ["Grizzly Bears", "Hill Giant", "Savannah Lions"]}
    theirs = {"battlefield": ["Jace Beleren"], "graveyard": ["Vengeful Pharaoh"]}
    hits = [*attack_with({"Grizzly Bears": "B", "Hill Giant": "B"}), to("combat damage")]
    assert board(mine, theirs, *hits).count("Vengeful Pharaoh's ability triggers") == 1
    both = [*attack_with({"Grizzly Bears": "B", "Hill Giant": "Jace Beleren"}), to("combat damage")]
    aimed = [answer("Grizzly Bears", "B", choice="target"), answer("Hill Giant", "B", choice="target")]
    events = board(mine, theirs, *both, *aimed).report["events"]
    assert sum(event["type"] == "AbilityTriggered" for event in events) == 2


@cr("602.5")
def test_abilities_of_what_was_countered_cant_be_activated_this_turn() -> None:
    mine = {"battlefield": ["Prodigal Pyromancer", "Prodigal Pyromancer"]}
    theirs = {"hand": ["Trickbind"], "mana": "1U", "battlefield": ["Grizzly Bears"]}
    shot = [activate("Prodigal Pyromancer#1", "Grizzly Bears"), PASS_A]
    script = [*shot, cast("Trickbind", "Prodigal Pyromancer", player="B"), RESOLVE]
    board(mine, theirs, *script, expect=["B controls Grizzly Bears", "stack is empty"])
    board(mine, theirs, *script, activate("Prodigal Pyromancer#2", "B"), RESOLVE, expect=["B life 19"])
    board(mine, theirs, *script, activate("Prodigal Pyromancer#1", "B"), refused="602.5")


@cr("608.2g")
def test_the_other_cards_are_cast() -> None:
    library = ["Hill Giant", "Grizzly Bears", "Shock", "Forest"]
    mine = {"hand": ["Emergent Ultimatum"], "mana": "BBGGGUU", "library": library}
    found = [cast("Emergent Ultimatum"), RESOLVE, answer(["Hill Giant", "Grizzly Bears", "Shock"])]
    script = [*found, answer("Shock", "B"), YES]
    board(
        mine,
        [],
        *script,
        RESOLVE,
        RESOLVE,
        expect=["A controls Hill Giant", "A controls Grizzly Bears", "Shock in library"],
    )
