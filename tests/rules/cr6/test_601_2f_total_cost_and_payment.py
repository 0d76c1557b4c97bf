"""The total cost and its payment (CR 601.2)."""

from __future__ import annotations

import pytest

from tests.helpers import (
    ORDER,
    PASS_A,
    PASS_B,
    RESOLVE,
    RESOLVE_ALL,
    Rules,
    activate,
    answer,
    board,
    cast,
    cr,
    creature,
    on_board,
)


@cr("601.2f", "205.2")
def test_a_spell_is_cheaper_by_the_card_types_there() -> None:
    board(
        {
            "hand": ["Emrakul's Herald"],
            "graveyard": ["Forest", "Island", "Lightning Bolt", "Grizzly Bears"],
            "battlefield": ["Forest"] * 3,
            "mana": "lands",
        },
        [],
        cast("Emrakul's Herald"),
        RESOLVE,
        expect=["Emrakul's Herald on the battlefield"],
    )


@cr("601.2f")
def test_thalia_makes_a_noncreature_spell_cost_more() -> None:
    hand = {"hand": ["Lightning Bolt"], "mana": "R"}
    board(hand, [], cast("Lightning Bolt", "B"), RESOLVE, expect=["B life 17"])
    board(hand, ["Thalia, Guardian of Thraben"], cast("Lightning Bolt", "B"), refused="601.2h")
    board(
        {**hand, "mana": "RC"},
        ["Thalia, Guardian of Thraben"],
        cast("Lightning Bolt", "B"),
        RESOLVE,
        expect=["B life 17"],
    )


@cr("601.2f", cited=False)
def test_a_card_exiled_by_invasion_of_gobakhan_costs_two_more_to_cast() -> None:
    bolted = {"hand": ["Lightning Bolt"], "mana": "lands"}
    script = (
        cast("Invasion of Gobakhan"),
        RESOLVE,
        RESOLVE,
        answer("yes"),
        {"do": "pass", "player": "A"},
        cast("Lightning Bolt", "A", player="B", **{"from": "exile"}),
    )
    hand = {"hand": ["Invasion of Gobakhan"]}
    board(
        hand, {**bolted, "battlefield": [{"card": "Mountain", "count": 3}]}, *script, expect=["Lightning Bolt in stack"]
    )
    board(hand, {**bolted, "battlefield": [{"card": "Mountain", "count": 2}]}, *script, refused="601.2h")


@cr("601.2f", "602.2b", cited=False)
@pytest.mark.parametrize(("aimed_at", "refused"), [("Hill Giant", ()), ("Serra Angel", "601.2h")])
def test_an_ability_costs_less_by_what_it_targets(aimed_at: str, refused: Rules) -> None:
    """One land pays for the ability only if the creature that it targets is small."""
    mine = {"battlefield": ["Raft Security Officer", "Plains"], "mana": "lands"}
    tap = {"do": "activate", "player": "A", "source": "Raft Security Officer", "ability": 1, "targets": [aimed_at]}
    board(mine, ["Hill Giant", "Serra Angel"], tap, refused=refused)


@cr("601.2f")
def test_a_tax_is_added_to_the_cost_and_a_discount_taken_off_it() -> None:
    bolt = {"hand": ["Lightning Bolt"], "mana": "lands"}
    thalia = ["Thalia, Guardian of Thraben"]
    played = board({**bolt, "battlefield": ["Mountain"]}, thalia, cast("Lightning Bolt", "B"), refused="601.2h")
    assert played.cites("601.2h")
    board(
        {**bolt, "battlefield": ["Mountain", "Goblin Electromancer"]},
        thalia,
        cast("Lightning Bolt", "B"),
        RESOLVE,
        expect=["B life 17"],
    )


@cr("601.2f", "118.7c")
def test_a_discount_of_generic_mana_does_not_pay_for_red() -> None:
    board(
        {"hand": ["Lightning Bolt"], "mana": "lands", "battlefield": ["Goblin Electromancer"]},
        [],
        cast("Lightning Bolt", "B"),
        refused="601.2h",
        expect=["Lightning Bolt in A's hand"],
    )


@cr("601.2f", "118.9")
def test_a_tax_is_paid_on_top_of_an_alternative_cost() -> None:
    played = board(
        {"hand": ["Force of Will", "Opt"], "mana": "lands"},
        {"hand": ["Lightning Bolt"], "battlefield": ["Thalia, Guardian of Thraben"]},
        PASS_A,
        cast("Lightning Bolt", "A", player="B"),
        PASS_B,
        cast("Force of Will", "Lightning Bolt", costs=["alternative"]),
        refused="601.2h",
        expect=["Opt in A's hand", "A life 20"],
    )
    assert played.cites("601.2h")


@cr("601.2f", "611.3a")
def test_only_the_second_spell_costs_less() -> None:
    three = {"battlefield": ["Monk Class", {"card": "Forest", "count": 3}], "mana": "lands"}
    bears = {**three, "hand": ["Grizzly Bears", "Grizzly Bears"]}
    two = [cast("Grizzly Bears#1"), RESOLVE, cast("Grizzly Bears#2"), RESOLVE]
    board(bears, [], *two, expect=["A controls 2 Grizzly Bears"])


@cr("601.2f")
def test_a_spell_costs_three_at_the_least_even_without_paying_its_mana_cost() -> None:
    three = {"battlefield": ["Trinisphere", {"card": "Mountain", "count": 2}], "mana": "lands"}
    cheap = board({**three, "hand": ["Lightning Bolt"]}, [], cast("Lightning Bolt", "B"), refused="601.2h")
    assert "{2}{R}" in cheap.reason
    free = {**three, "battlefield": [*three["battlefield"], "Omniscience"], "hand": ["Shivan Dragon"]}
    paid = board(free, [], cast("Shivan Dragon", costs=["without paying"]), refused="601.2h")
    assert "{3}" in paid.reason
    tapped = {**free, "battlefield": [{"card": "Trinisphere", "tapped": True}, "Omniscience"]}
    board(tapped, [], cast("Shivan Dragon", costs=["without paying"]), RESOLVE, expect=["A controls Shivan Dragon"])


@cr("601.2f", "602.2b")
def test_equip_abilities_cost_less_and_least_for_the_champion() -> None:
    """Equip {4} is {3}, and {0} onto Fervent Champion."""
    field = ["Thornbite Staff", "Bureau Headmaster", "Fervent Champion"]
    equip = activate("Thornbite Staff", "Bureau Headmaster")
    board({"battlefield": field, "mana": "WW"}, [], equip, refused="601.2h")
    board({"battlefield": field, "mana": "WWW"}, [], equip, RESOLVE)
    played = board({"battlefield": field, "mana": ""}, [], activate("Thornbite Staff", "Fervent Champion"), RESOLVE)
    assert on_board(played, "Thornbite Staff")["attached_to"] == "Fervent Champion"


@cr("601.2f", "118.7a")
def test_a_reduction_may_leave_one_mana_to_pay() -> None:
    """Aerial Doombot's {5}{U} is {4}{U}; Heartstone can't take the last mana of a cost of one."""
    board(
        {"battlefield": ["Heartstone", "Aerial Doombot"], "mana": "UUUUU"},
        [],
        activate("Aerial Doombot"),
        RESOLVE,
        expect=["Aerial Doombot is 4/4"],
    )
    board(
        {"battlefield": ["Heartstone", "Prodigal Pyromancer"], "mana": ""},
        [],
        activate("Prodigal Pyromancer", "B"),
        RESOLVE,
        expect=["B life 19"],
    )


@cr("601.2f", "605.1a", cited=False)
def test_a_tax_on_abilities_lets_mana_abilities_be() -> None:
    forest = {"battlefield": ["Suppression Field", "Llanowar Elves", "Aerial Doombot"], "mana": "UUUUUU"}
    board(forest, [], activate("Llanowar Elves"), expect=["Llanowar Elves is tapped"])
    board(forest, [], activate("Aerial Doombot"), refused="601.2h")


@cr("601.2f")
def test_the_cost_depends_on_what_was_targeted() -> None:
    here = {"battlefield": ["Plains", "Plains"], "hand": ["Ajani's Response"], "mana": "lands"}
    theirs = [{"card": "Grizzly Bears", "tapped": True}, "Hill Giant"]
    board(here, theirs, cast("Ajani's Response", "Grizzly Bears"), RESOLVE, expect=["Grizzly Bears in B's graveyard"])
    board(here, theirs, cast("Ajani's Response", "Hill Giant"), refused="601.2h")


@cr("601.2f", cited=False)
def test_each_target_beyond_the_first_costs_more() -> None:
    mountains = {"card": "Mountain", "count": 4}
    here = {"battlefield": [mountains, "Grizzly Bears", "Hill Giant"], "hand": ["Rouse the Mob"], "mana": "lands"}
    board(
        here,
        [],
        cast("Rouse the Mob", "Grizzly Bears", "Hill Giant"),
        RESOLVE,
        expect=["Grizzly Bears is 4/2", "Hill Giant is 5/3"],
    )
    three = {**here, "battlefield": [{"card": "Mountain", "count": 3}, "Grizzly Bears", "Hill Giant"]}
    board(three, [], cast("Rouse the Mob", "Grizzly Bears", "Hill Giant"), refused="601.2h")
    board(three, [], cast("Rouse the Mob", "Grizzly Bears"), RESOLVE, expect=["Grizzly Bears is 4/2"])


@cr("601.2f")
def test_licia_costs_less_for_each_life_gained():
    board(
        {"hand": ["Licia, Sanguine Tribune"], "mana": "RWBC"},
        [],
        cast("Licia, Sanguine Tribune"),
        RESOLVE,
        history={"A": {"life_gained": 4}},
        expect=["Licia, Sanguine Tribune in battlefield"],
    )


@cr("601.2g")
def test_a_refusal_names_the_mana_abilities_that_are_not_used_automatically() -> None:
    played = board(
        {"battlefield": ["Azorius Signet", "Forest"], "hand": ["Counterspell"], "mana": "lands"},
        {"hand": ["Lightning Bolt"]},
        cast("Lightning Bolt", "A", player="B"),
        {"do": "pass", "player": "B"},
        cast("Counterspell", "Lightning Bolt"),
        refused=("601.2g", "601.2h"),
        active="B",
    )
    assert "Activate others first: Azorius Signet" in played.reason


@cr("601.2g", "605.3a")
def test_creatures_that_make_mana_pay_for_the_spell_being_cast() -> None:
    board(
        {
            "hand": ["Divination"],
            "battlefield": ["Island", {"card": "Llanowar Elves", "count": 2}],
            "mana": "lands",
        },
        [],
        cast("Divination"),
        expect=["Llanowar Elves#1 is tapped", "Llanowar Elves#2 is tapped", "Island is tapped"],
    )


@cr("601.2h", "118.8", "608.2h")
def test_fling_counts_the_power_the_sacrificed_creature_last_had() -> None:
    board(
        {"hand": ["Fling"], "battlefield": [{"card": "Craw Wurm", "counters": {"+1/+1": 2}}]},
        [],
        cast("Fling", "B"),
        RESOLVE,
        expect=["B life 12", "Craw Wurm in graveyard"],
    )
    board({"hand": ["Fling"]}, [], cast("Fling", "B"), refused="118.3", expect=["Fling in A's hand"])


@cr("601.2h")
def test_powering_up_costs_all_on_later_turns() -> None:
    board({"battlefield": ["Aerial Doombot"], "mana": "UUUUU"}, [], activate("Aerial Doombot"), refused="601.2h")
    board(
        {"battlefield": ["Aerial Doombot"], "mana": "UUUUUU"},
        [],
        activate("Aerial Doombot"),
        RESOLVE,
        expect=["Aerial Doombot is 4/4"],
    )


@cr("601.2h")
def test_prismatic_ending_counts_the_colors_of_mana_spent():
    lands = ["Plains", "Island", "Swamp"]
    board(
        {"battlefield": lands, "hand": ["Prismatic Ending"], "mana": "lands"},
        ["Grizzly Bears"],
        cast("Prismatic Ending", "Grizzly Bears", x=2),
        RESOLVE,
        expect=["Grizzly Bears in exile"],
    )
    board(
        {"battlefield": ["Plains"] * 3, "hand": ["Prismatic Ending"], "mana": "lands"},
        ["Grizzly Bears"],
        cast("Prismatic Ending", "Grizzly Bears", x=2),
        RESOLVE,
        expect=["Grizzly Bears in battlefield"],
    )


@cr("601.2i", "608.2h")
def test_the_spell_that_triggers_it_counts_among_those_cast() -> None:
    board(
        {"battlefield": ["Aetherflux Reservoir"], "hand": ["Shock", "Shock"]},
        [],
        cast("Shock", "B"),
        RESOLVE,
        RESOLVE,
        cast("Shock", "B"),
        RESOLVE,
        RESOLVE,
        expect=["A life 23", "B life 16"],
    )


@cr("601.2i", "601.3b")
def test_a_spell_counts_as_cast_this_turn_while_it_is_still_on_the_stack() -> None:
    board(
        {"battlefield": ["Captain Mar-Vell, Space-Born"], "hand": ["Grizzly Bears"]},
        {"hand": ["Lightning Bolt"]},
        cast("Lightning Bolt", "A", player="B"),
        PASS_B,
        cast("Grizzly Bears"),
        active="B",
        expect=["stack is not empty"],
    )


@cr("601.2i", "603.3")
def test_what_triggers_on_a_cast_resolves_before_the_spell() -> None:
    board(
        {"hand": ["Divination"], "battlefield": ["Guttersnipe"]},
        [],
        cast("Divination"),
        RESOLVE,
        expect=["B life 18", "A has 0 cards in hand"],
    )


@cr("601.2i")
def test_a_spell_that_targets_it_triggers_as_it_is_cast() -> None:
    here = {"battlefield": ["Akroan Skyguard", "Grizzly Bears"], "hand": ["Giant Growth"]}
    board(here, [], cast("Giant Growth", "Akroan Skyguard"), RESOLVE, expect=["Akroan Skyguard is 2/2"])
    board(here, [], cast("Giant Growth", "Grizzly Bears"), RESOLVE, expect=["Akroan Skyguard is 1/1"])
    theirs = {"hand": ["Lightning Bolt"]}
    board(
        ["Akroan Skyguard"],
        theirs,
        {"do": "pass", "player": "A"},
        cast("Lightning Bolt", "Akroan Skyguard", player="B"),
        RESOLVE,
        expect=["Akroan Skyguard in A's graveyard"],
    )


@cr("601.2h")
def test_what_mana_was_spent_on_a_spell_is_known_by_its_colors() -> None:
    """Three white of {3}{W}, two do not do; a permanent that was not cast had none spent on it (400.7d)."""
    adamant = {"hand": ["Ardenvale Paladin"], "battlefield": []}
    for mana, size in (("WWWR", "3/6"), ("WWRR", "2/5"), ("WRRR", "2/5")):
        side = {**adamant, "mana": mana}
        board(side, [], cast("Ardenvale Paladin"), RESOLVE, expect=[f"Ardenvale Paladin is {size}"])


@cr("601.2h")
def test_unless_mana_of_a_color_was_spent() -> None:
    herald = {"hand": ["Azorius Herald"]}
    paid = (cast("Azorius Herald"), RESOLVE, ORDER, RESOLVE_ALL)
    board({**herald, "mana": "WUUU"}, [], *paid, expect=["A controls Azorius Herald", "A life 24"])
    board({**herald, "mana": "WRRR"}, [], *paid, expect=["Azorius Herald in A's graveyard", "A life 24"])


@cr("601.2h", cited=False)
def test_where_mana_is_unlimited_the_player_says_which_color_was_spent() -> None:
    board(
        {"hand": ["Ardenvale Paladin"]},
        [],
        cast("Ardenvale Paladin"),
        answer(["white"]),
        RESOLVE,
        expect=["Ardenvale Paladin is 3/6"],
    )


@cr("601.2f", "118.7")
def test_spells_of_one_kind_and_of_another_both_cost_less() -> None:
    """A Kithkin or a Soldier; another creature costs what it costs."""
    banner = {"battlefield": [creature("Elf spells and Giant spells you cast cost {1} less to cast.")]}
    board({**banner, "hand": ["Hill Giant"], "mana": "RRR"}, [], cast("Hill Giant"), expect=["Hill Giant in stack"])
    board({**banner, "hand": ["Grizzly Bears"], "mana": "G"}, [], cast("Grizzly Bears"), refused="601.2h")


@cr("601.2f", "602.2b")
def test_the_enchanted_artifacts_abilities_cost_less_but_never_less_than_one_mana() -> None:
    """{3} becomes {1}; what costs {1} costs {1}."""
    enchanted = {"card": "Power Artifact", "attached_to": "Basalt Monolith"}
    untap = activate("Basalt Monolith", ability=2)
    tapped = {"card": "Basalt Monolith", "tapped": True}
    board(
        {"battlefield": [tapped, enchanted], "mana": "1"}, [], untap, RESOLVE, expect=["not Basalt Monolith is tapped"]
    )
    board({"battlefield": [tapped], "mana": "1"}, [], untap, refused="601.2h")


@cr("601.2f")
def test_what_you_activate_costs_up_to_so_much_less() -> None:
    pump = creature("{3}: You gain 1 life.")
    grounds = creature(
        "Activated abilities of creatures you control cost up to {2} less to activate. This effect can't reduce the "
        "mana in that cost to less than one mana.",
        name="Trainer",
    )
    board({"battlefield": [pump, grounds], "mana": "1"}, [], activate("Tester"), RESOLVE, expect=["A life 21"])


@cr("119.4")
def test_spells_of_opponents_that_target_it_cost_life_for_each_that_says_so() -> None:
    said = "Spells your opponents cast that target ~ cost an additional 3 life to cast."
    theirs = {"hand": ["Shock"], "life": 4}
    one, two = creature(said), creature(f"{said}\n{said}")
    shock = [PASS_A, cast("Shock", "Tester", player="B")]
    board([one], theirs, *shock, RESOLVE, expect=["B life 1", "Tester in nowhere"])
    board([two], theirs, *shock, refused="119.4")
    board([one, "Grizzly Bears"], theirs, PASS_A, cast("Shock", "Grizzly Bears", player="B"), expect=["B life 4"])
    board({"battlefield": [one], "hand": ["Shock"]}, [], cast("Shock", "Tester"), expect=["A life 20"])


@cr("119.4")
def test_life_for_several_parts_of_a_cost_is_paid_together() -> None:
    twice = [creature("{B/P}, Pay 2 life: Draw a card.")]
    poor = {"battlefield": twice, "life": 3, "mana": "lands"}
    board(poor, [], activate("Tester"), refused="119.4")
    board({**poor, "life": 5}, [], activate("Tester"), RESOLVE, expect=["A life 1", "A has 1 card in hand"])
