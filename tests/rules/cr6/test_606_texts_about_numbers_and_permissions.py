"""Texts of planeswalkers about numbers and permissions, and their emblems (CR 114, 306, 606)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.helpers import (
    PASS_A,
    RESOLVE,
    RESOLVE_ALL,
    YES,
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

UP = [activate("Walker"), RESOLVE]


def saying(text: str, loyalty: int = 9) -> dict[str, Any]:
    """A planeswalker with this text and much loyalty."""
    return walker(text, loyalty)


def emblem(text: str) -> dict[str, Any]:
    """A planeswalker whose ability gives an emblem with this text."""
    return saying(f'−7: You get an emblem with "{text}"')


# ---- counters, numbers, conditions


@cr("122.6")
def test_a_counter_of_one_of_several_kinds() -> None:
    said = "+1: Choose up to one target creature. Put a +1/+1 counter and a counter from among flying, first strike, "
    mine = [saying(f"{said}lifelink, or vigilance on it."), "Grizzly Bears"]
    chosen = [activate("Walker", "Grizzly Bears"), RESOLVE, answer("flying")]
    board(mine, [], *chosen, expect=["Grizzly Bears is 3/3", "Grizzly Bears has flying"])


@cr("107.1c", cited=False)
def test_a_counter_from_each_of_any_number() -> None:
    said = (
        "0: Remove a loyalty counter from each of any number of permanents you control. Exile that many cards from the "
    )
    mine = {"battlefield": [saying(f"{said}top of your library. You may play them this turn."), walker("", 3, "Other")]}
    mine["library"] = ["Shock", "Mountain", "Island"]
    removed = [*UP, answer(["Walker", "Other"])]
    board(
        mine,
        [],
        *removed,
        cast("Shock", "B"),
        RESOLVE,
        expect=["Other has 2 loyalty", "Mountain in exile", "B life 18"],
    )


@cr("105.2", cited=False)
def test_counters_for_colors() -> None:
    said = "−3: Choose up to two target creatures. For each of them, put a number of +1/+1 counters on it equal to the "
    gold = creature("", "1/1", "Gold", looks={"colors": ["G", "W"]})
    mine = [saying(f"{said}number of colors it is."), gold, "Ornithopter"]
    board(mine, [], activate("Walker", "Gold", "Ornithopter"), RESOLVE, expect=["Gold is 3/3", "Ornithopter is 0/2"])


@cr("107.1c")
def test_any_amount_of_mana() -> None:
    said = (
        "−1: Pay any amount of mana. Look at that many cards from the top of your library, then put one of those cards "
    )
    more = "into your hand and the rest on the bottom of your library in a random order."
    mine = {"battlefield": [saying(said + more), "Island", "Island"], "mana": "lands"}
    mine["library"] = ["Shock", "Hill Giant", "Grizzly Bears"]
    board(mine, [], *UP, answer(2), answer("Hill Giant"), expect=["Hill Giant in hand", "Island#1 is tapped"])
    board(mine, [], *UP, answer(3), refused="118.3")


@cr("704.5i", cited=False)
@pytest.mark.parametrize(("graveyard", "hand"), [(17, 3), (16, 1)])
def test_a_graveyard_with_twenty_cards(graveyard: int, hand: int) -> None:
    said = (
        "−2: Target player mills three cards. Then if a graveyard has twenty or more cards in it, you draw "
        "three cards. "
    )
    mine = {"battlefield": [saying(f"{said}Otherwise, you draw a card.")]}
    milled = [activate("Walker", "B"), RESOLVE]
    board(mine, {"graveyard": ["Forest"] * graveyard}, *milled, expect=[f"A has {hand} cards in hand"])


@cr("103.4", cited=False)
@pytest.mark.parametrize(("life", "there"), [(35, False), (34, True)])
def test_life_above_the_starting_life_total(life: int, there: bool) -> None:
    said = "0: If you have at least 15 life more than your starting life total, exile each artifact and creature your "
    mine = {"battlefield": [saying(f"{said}opponents control.")], "life": life}
    expected = ["B controls Hill Giant"] if there else ["Hill Giant in exile", "Sol Ring in exile"]
    board(mine, ["Hill Giant", "Sol Ring"], *UP, expect=expected)


@cr("608.2c", cited=False)
@pytest.mark.parametrize(("card", "there"), [("Forest", True), ("Grizzly Bears", True), ("Serra Angel", False)])
def test_a_land_card_or_a_small_creature_card(card: str, there: bool) -> None:
    said = (
        "0: Look at the top card of your library. If it's a land card or a creature card with mana value less than or "
    )
    text = f"{said}equal to the number of loyalty counters on ~, you may put that card onto the battlefield."
    mine = {"battlefield": [saying(text, 3)], "library": [card, "Shock"]}
    board(mine, [], *UP, *([YES] if there else []), expect=[f"A controls {card}" if there else f"{card} in library"])


@cr("608.2h", cited=False)
def test_cards_looked_at_while_scrying() -> None:
    """As many as there are, off the next spell alone."""
    said = (
        "Whenever you scry, the next instant or sorcery spell you cast this turn costs {X} less to cast, "
        "where X is the "
    )
    seer = f"{said}number of cards looked at while scrying this way.\n+2: Scry 2."
    mine = {"battlefield": [saying(seer), "Island"], "hand": ["Divination"], "mana": "lands"}
    mine["library"] = ["Forest", "Forest", "Forest", "Forest"]
    scried = [activate("Walker"), RESOLVE, answer([]), answer("as listed"), RESOLVE]
    board(mine, [], *scried, cast("Divination"), RESOLVE, expect=["A has 2 cards in hand"])


@cr("603.2", cited=False)
def test_the_third_card_in_a_turn() -> None:
    mine = {"battlefield": [creature("Whenever you draw your third card in a turn, you gain 3 life.")]}
    mine["hand"] = ["Divination", "Divination"]
    board(mine, [], cast("Divination"), RESOLVE, expect=["A life 20"])
    drawn = [cast("Divination"), RESOLVE, cast("Divination"), RESOLVE, RESOLVE]
    board(mine, [], *drawn, expect=["A life 23", "stack is empty"])


@cr("705.2")
@pytest.mark.parametrize("heads", [0, 2])
def test_five_coins(heads: int) -> None:
    said = "−7: Flip five coins. You draw X cards, where X is the number of coins that came up heads."
    flips = [answer("heads" if number < heads else "tails") for number in range(5)]
    board([saying(said)], [], *UP, *flips, expect=[f"A has {heads} cards in hand"])


@cr("500.7")
def test_an_extra_turn_for_each_coin() -> None:
    said = "−7: Flip five coins. Take an extra turn after this one for each coin that comes up heads."
    flips = [answer(end) for end in ("heads", "heads", "tails", "tails", "tails")]
    mine = [saying(said)]
    board(mine, [], *UP, *flips, turn(5, "upkeep"), expect=["it is A's turn"])
    board(mine, [], *UP, *flips, turn(6, "upkeep"), expect=["it is B's turn"])


@cr("707.9", cited=False)
def test_a_copy_with_another_starting_loyalty() -> None:
    said = (
        "+1: Create a token that's a copy of target planeswalker you control, except it's not legendary and "
        "its starting "
    )
    mine = [saying(f"{said}loyalty is 1."), {"card": "Jace Beleren", "counters": {"loyalty": 3}}]
    copied = [activate("Walker", "Jace Beleren"), RESOLVE]
    board(mine, [], *copied, expect=["A controls 2 Jace Belerens", "Jace Beleren#2 has 1 loyalty"])


@cr("606.4", cited=False)
def test_as_many_counters_as_a_mana_value_are_removed() -> None:
    said = "0: Draw a card and reveal it. Remove a number of loyalty counters equal to that card's mana value from ~."
    mine = {"battlefield": [saying(said)], "library": ["Hill Giant"]}
    board(mine, [], *UP, expect=["Walker has 5 loyalty"])


@cr("707.9", cited=False)
def test_a_copy_with_other_looks_and_a_keyword() -> None:
    said = (
        "−3: Exile target creature or enchantment. If it wasn't an Aura, create a token that's a copy of it, "
        "except it's "
    )
    mine = [saying(f"{said}a 1/1 white Spirit creature with flying in addition to its other types.")]
    made = [activate("Walker", "Hill Giant"), RESOLVE]
    board(
        mine, ["Hill Giant"], *made, expect=["Hill Giant#2 is 1/1", "Hill Giant#1 in exile", "Hill Giant#2 has flying"]
    )


@cr("205.1b", cited=False)
def test_artifacts_with_base_power_and_toughness() -> None:
    said = "−5: Artifacts you control become artifact creatures with base power and toughness 5/5 until end of turn."
    mine = [saying(said), "Sol Ring", {"card": "Ornithopter", "counters": {"+1/+1": 1}}]
    board(mine, ["Mind Stone"], *UP, expect=["Sol Ring is 5/5", "Ornithopter is 6/6"])


@cr("608.2c")
def test_a_permanent_other_than_two_things() -> None:
    said = (
        "−6: Gain control of target creature. You gain 3 life if you control a white permanent other than "
        "that creature "
    )
    mine = saying(f"{said}or ~.")
    mine["token"]["colors"] = ["W"]
    taken = [activate("Walker", "Serra Angel"), RESOLVE]
    board([mine], ["Serra Angel"], *taken, expect=["A controls Serra Angel", "A life 20"])
    board([mine, "Savannah Lions"], ["Serra Angel"], *taken, expect=["A life 23"])


@cr("608.2c")
def test_he_is_who_was_just_named() -> None:
    said = (
        "0: Create a 2/1 white Cat Warrior creature token. When you do, if you control a red permanent other "
        "than ~, it "
    )
    mine = [
        saying(f"{said.removesuffix('it ')}he deals damage equal to the number of creatures you control to any target.")
    ]
    made = [activate("Walker"), RESOLVE, answer("B"), RESOLVE]
    board([*mine, "Hill Giant"], [], *made, expect=["B life 18"])


@cr("201.5", cited=False)
def test_what_a_token_says_of_itself_by_name() -> None:
    said = (
        "−2: Create a 2/2 white Cat Soldier creature token named Walker's Pridemate with \"Whenever you gain "
        "life, put a "
    )
    more = "+1/+1 counter on Walker's Pridemate.\"\n+1: You gain 1 life."
    mine = [saying(said + more), "Soul Warden"]
    board(mine, [], activate("Walker"), RESOLVE_ALL, expect=["Walker's Pridemate is 3/3"])


@cr("111.4", cited=False)
def test_a_legendary_artifact_token_with_a_name() -> None:
    said = (
        "−7: Create Walker's Notebook, a legendary colorless artifact token with \"Spells you cast cost {2} "
        'less to cast" '
    )
    mine = {
        "battlefield": [saying(f'{said}and "{{T}}: Draw a card."'), "Island"],
        "hand": ["Divination"],
        "mana": "lands",
    }
    board(
        mine,
        [],
        *UP,
        cast("Divination"),
        RESOLVE,
        activate("Walker's Notebook"),
        RESOLVE,
        expect=["A has 3 cards in hand"],
    )


# ---- permissions and statements


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


# ---- emblems


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
