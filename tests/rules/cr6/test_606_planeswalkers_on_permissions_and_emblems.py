"""Texts of planeswalkers about what is permitted and what holds, and their emblems (CR 114, 306, 606)."""

from __future__ import annotations

from tests.helpers import (
    PASS_A,
    RESOLVE,
    RESOLVE_ALL,
    activate,
    answer,
    attack,
    board,
    cast,
    cr,
    creature,
    to,
    turn,
    walker,
)
from tests.rules.planeswalkers import UP, emblem, saying


@cr("606.3")
def test_loyalty_abilities_twice_this_turn() -> None:
    said = (
        "Whenever you gain life, you may activate loyalty abilities of ~ twice this turn rather than only "
        "once.\n+1: You "
    )
    mine = [saying(f"{said}gain 1 life.")]
    twice = [activate("Walker"), RESOLVE_ALL, activate("Walker"), RESOLVE_ALL]
    board(mine, [], *twice, expect=["A life 22"])
    board(mine, [], *twice, activate("Walker"), refused="606.3")


@cr("613.1f", cited=False)
def test_other_planeswalkers_have_its_loyalty_abilities() -> None:
    said = "Each other planeswalker you control has the loyalty abilities of ~.\n+2: You gain 2 life."
    mine = [walker(said, 5, "Teacher"), walker("", 3, "Other")]
    board(mine, [], activate("Other"), RESOLVE, expect=["A life 22", "Other has 5 loyalty", "Teacher has 5 loyalty"])


@cr("601.2f")
def test_spells_that_target_your_creatures_cost_more() -> None:
    said = "Spells your opponents cast that target a creature or planeswalker you control cost {2} more to cast."
    theirs = {"hand": ["Shock"], "battlefield": ["Mountain", "Mountain"], "mana": "lands"}
    mine = [saying(said), "Grizzly Bears"]
    board(mine, theirs, PASS_A, cast("Shock", "Grizzly Bears", player="B"), refused="601.2h")
    board(mine, theirs, PASS_A, cast("Shock", "A", player="B"), RESOLVE, expect=["A life 18"])


@cr("702.11e", cited=False)
def test_opponents_and_their_permanents_despite_hexproof() -> None:
    said = (
        "Your opponents and permanents your opponents control with hexproof can be the targets of spells and abilities "
    )
    mine = {
        "battlefield": [saying(f"{said}you control as though they didn't have hexproof.")],
        "hand": ["Shock", "Shock"],
    }
    theirs = [creature("Hexproof\nYou have hexproof.")]
    board(mine, theirs, cast("Shock", "B"), RESOLVE, cast("Shock", "Tester"), RESOLVE, expect=["B life 18"])
    board({"hand": ["Shock"]}, theirs, cast("Shock", "B"), refused="702.11c")


@cr("702.16b", cited=False)
def test_protection_from_permanents_with_counters() -> None:
    warded = creature("Protection from permanents with corruption counters on them")
    theirs = [{"card": "Hill Giant", "counters": {"corruption": 1}}, "Serra Angel"]
    fighting = attack("B", Hill_Giant="A", Serra_Angel="A")
    blocked = [*fighting, to("declare blockers"), {"do": "block", "player": "A", "blockers": {"Tester": "Hill Giant"}}]
    board([warded], theirs, *blocked, to("combat damage"), active="B", expect=["A controls Tester"])
    board(
        [warded],
        ["Hill Giant"],
        *attack("B", Hill_Giant="A"),
        *blocked[2:],
        to("combat damage"),
        active="B",
        expect=["A life 20"],
    )


@cr("611.3a", cited=False)
def test_a_keyword_and_a_lower_cost_in_your_turn() -> None:
    said = (
        "As long as it's your turn, creatures you control have first strike and equip abilities you activate cost {1} "
    )
    mine = {"battlefield": [saying(f"{said}less to activate."), "Grizzly Bears", "Bonesplitter"], "mana": "lands"}
    board(
        mine,
        [],
        activate("Bonesplitter", "Grizzly Bears"),
        RESOLVE,
        expect=["Grizzly Bears is 4/2", "Grizzly Bears has first strike"],
    )


@cr("702.10c", cited=False)
def test_abilities_are_activated_as_though_with_haste() -> None:
    said = "You may activate abilities of creatures you control as though those creatures had haste."
    mine = {"battlefield": [saying(said)], "hand": ["Llanowar Elves"]}
    board(mine, [], cast("Llanowar Elves"), RESOLVE, activate("Llanowar Elves"))
    board(
        {"hand": ["Llanowar Elves"]}, [], cast("Llanowar Elves"), RESOLVE, activate("Llanowar Elves"), refused="302.6"
    )
    hasty = [cast("Llanowar Elves"), RESOLVE, *attack(Llanowar_Elves="B")]
    board(mine, [], *hasty, refused="302.6")


@cr("702.26a")
def test_what_cant_phase_in_for_a_while() -> None:
    said = (
        "−8: Each creature target opponent controls phases out. Until the end of your next turn, they can't phase in."
    )
    gone = [activate("Walker", "B"), RESOLVE]
    board([saying(said)], ["Hill Giant"], *gone, turn(4, "upkeep"), expect=["B controls 0 Hill Giants"])
    board([saying(said)], ["Hill Giant"], *gone, turn(6, "upkeep"), expect=["B controls Hill Giant"])


@cr("607.2d", cited=False)
def test_an_emblem_knows_the_chosen_type() -> None:
    said = (
        '−6: Choose a creature type. You get an emblem with "Creatures you control of the chosen type get '
        "+3/+3 and have "
    )
    mine = [saying(f'{said}vigilance."'), "Grizzly Bears", "Hill Giant"]
    board(mine, [], *UP, answer("Bear"), expect=["Grizzly Bears is 5/5", "Hill Giant is 3/3"])


@cr("115.9b", cited=False)
def test_control_of_what_a_spell_targets() -> None:
    mine = {
        "battlefield": [
            emblem("Whenever you cast a spell that targets one or more permanents, gain control of those permanents.")
        ]
    }
    mine["hand"] = ["Giant Growth", "Shock"]
    grown = [*UP, cast("Giant Growth", "Hill Giant"), RESOLVE, RESOLVE]
    board(mine, ["Hill Giant"], *grown, expect=["A controls Hill Giant", "Hill Giant is 6/6"])
    board(mine, ["Hill Giant"], *UP, cast("Shock", "B"), RESOLVE, expect=["B controls Hill Giant", "B life 18"])


@cr("602.2")
def test_abilities_that_are_no_mana_abilities_are_copied() -> None:
    said = (
        "−8: Target player gets an emblem with \"Whenever you activate an ability that isn't a mana ability, "
        "copy it. You "
    )
    mine = [saying(f'{said}may choose new targets for the copy."'), creature("{T}: You gain 2 life."), "Llanowar Elves"]
    got = [activate("Walker", "A"), RESOLVE]
    board(mine, [], *got, activate("Tester"), RESOLVE_ALL, expect=["A life 24"])
    board(mine, [], *got, activate("Llanowar Elves"), expect=["stack is empty"])


@cr("504.1")
def test_a_card_in_each_opponents_draw_step() -> None:
    said = (
        '−7: You get an emblem with "Untap all permanents you control during each opponent\'s untap step" '
        'and "You draw a '
    )
    mine = [saying(f"{said}card during each opponent's draw step.\""), {"card": "Sol Ring", "tapped": True}]
    board(
        mine,
        [],
        *UP,
        turn(4, "precombat main"),
        expect=["A has 1 card in hand", "B has 1 card in hand", "Sol Ring is untapped"],
    )


@cr("608.2b", cited=False)
def test_the_chosen_permanents_of_each_side() -> None:
    said = (
        "+1: Choose up to one target artifact, up to one target creature, and up to one target land. Untap the chosen "
    )
    text = f"{said}permanents you control. Tap the chosen permanents you don't control. You gain 2 life."
    mine = [saying(text), {"card": "Sol Ring", "tapped": True}]
    chosen = [activate("Walker", targets=[["Sol Ring"], ["Hill Giant"], ["Island"]]), RESOLVE]
    expected = ["Sol Ring is untapped", "Hill Giant is tapped", "Island is tapped", "A life 22"]
    board(mine, ["Hill Giant", "Island"], *chosen, expect=expected)


@cr("309.7", cited=False)
def test_differently_named_dungeons() -> None:
    said = (
        "Creatures you control have trample and haste and get +2/+2 for each differently named dungeon "
        "you've completed."
    )
    mine = [emblem(said), "Grizzly Bears"]
    board(mine, [], *UP, expect=["Grizzly Bears is 2/2", "Grizzly Bears has trample"])
