"""Judges' questions about keywords of which there are few (CR 702)."""

from __future__ import annotations

from engine.state.mana_costs import ManaCost
from tests.engine.helpers import PASS_A, RESOLVE, RESOLVE_ALL, activate, answer, board, cast, cr, on_board, special, to

# ---- power-up and teamwork, by their reminder texts


@cr("602.5b", "118.7")
def test_powering_up_costs_less_on_the_turn_it_entered_and_is_done_once() -> None:
    """{4}{G} less {2}{G} is {2}."""
    played = board(
        {"hand": ["Hercules, Prince of Power"], "mana": "GGG22"},
        [],
        cast("Hercules, Prince of Power"),
        RESOLVE,
        activate("Hercules, Prince of Power"),
        RESOLVE,
        activate("Hercules, Prince of Power"),
        expect=["Hercules, Prince of Power is 4/4", "Hercules, Prince of Power has haste"],
        refused=True,
    )
    assert played.refused("602.5b")


def test_powering_up_costs_all_on_later_turns() -> None:
    board({"battlefield": ["Aerial Doombot"], "mana": "UUUUU"}, [], activate("Aerial Doombot"), refused=True)
    board(
        {"battlefield": ["Aerial Doombot"], "mana": "UUUUUU"},
        [],
        activate("Aerial Doombot"),
        RESOLVE,
        expect=["Aerial Doombot is 4/4"],
    )


@cr("118.8", "700.2a")
def test_teamwork_taps_creatures_for_both_modes() -> None:
    played = board(
        {"battlefield": ["Grizzly Bears", "Goblin Piker"], "hand": ["Widow's Bite"]},
        ["Llanowar Elves"],
        cast("Widow's Bite", "Grizzly Bears", "Llanowar Elves", costs=["teamwork"], modes=[1, 2]),
        answer(["Grizzly Bears", "Goblin Piker"], choice="crew"),
        RESOLVE,
        expect=["Llanowar Elves in B's graveyard", "Grizzly Bears has deathtouch", "Goblin Piker is tapped"],
    )
    assert played.cites("118.8")


@cr("700.2", "702.33d")
def test_kicked_it_has_any_number_of_modes() -> None:
    board(
        {"hand": ["Inscription of Ruin"], "graveyard": ["Grizzly Bears"]},
        ["Goblin Piker"],
        cast("Inscription of Ruin", "Grizzly Bears", "Goblin Piker", costs=["kicker"], modes=[2, 3]),
        RESOLVE,
        expect=["Grizzly Bears in battlefield", "Goblin Piker in B's graveyard"],
    )


# ---- cumulative upkeep


@cr("702.24a")
def test_cumulative_upkeep_of_either_mana_may_be_mixed() -> None:
    """Two age counters: {W} for one and {U} for the other."""
    board(
        {"battlefield": [{"card": "Jötun Owl Keeper", "counters": {"age": 1}}, "Plains", "Island"], "mana": "lands"},
        [],
        to("upkeep"),
        RESOLVE,
        answer("yes"),
        step="untap",
        expect=["Jötun Owl Keeper has 2 age counters"],
    )
    played = board(
        {"battlefield": [{"card": "Jötun Owl Keeper", "counters": {"age": 2}}, "Plains", "Island"], "mana": "lands"},
        [],
        to("upkeep"),
        RESOLVE,
        answer("yes", choice="may"),
        step="untap",
        expect=["Jötun Owl Keeper in graveyard"],
    )
    assert played.cites("702.24a")


@cr("702.24a", "702.24b")
def test_cumulative_upkeep_may_be_an_action_for_each_counter() -> None:
    sphinx = {"card": "Vexing Sphinx", "counters": {"age": 1}}
    board(
        {"battlefield": [sphinx], "hand": ["Forest", "Plains", "Island"]},
        [],
        to("upkeep"),
        RESOLVE,
        answer("yes", choice="may"),
        answer("Forest"),
        answer("Plains"),
        step="untap",
        expect=["A has 1 card in hand", "Vexing Sphinx in battlefield"],
    )
    board(
        {"battlefield": [sphinx], "hand": ["Forest"]},
        [],
        to("upkeep"),
        RESOLVE,
        answer("yes", choice="may"),
        step="untap",
        expect=["Vexing Sphinx in graveyard"],
    )


# ---- costs


@cr("702.94a", "107.3a")
def test_a_miracle_cost_may_hold_an_x() -> None:
    board(
        {"library": ["Bonfire of the Damned"], "battlefield": [{"card": "Mountain", "count": 4}], "mana": "lands"},
        {"life": 20, "battlefield": ["Grizzly Bears"]},
        to("draw"),
        answer("yes", choice="may"),
        answer("yes", choice="may"),
        answer(3, choice="x"),
        answer("B", choice="target"),
        RESOLVE_ALL,
        step="upkeep",
        expect=["B life 17", "Grizzly Bears in B's graveyard"],
    )


@cr("702.48a", "702.48b", "702.48c", "118.7c")
def test_a_goblin_is_offered_and_its_mana_cost_is_not_paid() -> None:
    """{4}{R}{R} less {1}{R} is {3}{R}, on the opponent's turn."""
    played = board(
        {"battlefield": ["Goblin Piker"], "hand": ["Patron of the Akki"], "mana": "RRRR"},
        [],
        {"do": "pass", "player": "B"},
        cast("Patron of the Akki", costs=["offering"]),
        RESOLVE,
        active="B",
        expect=["Patron of the Akki in battlefield", "Goblin Piker in graveyard"],
    )
    assert played.cites("702.48a")


@cr("702.48a")
def test_without_a_goblin_it_is_cast_as_a_creature_only() -> None:
    board(
        {"battlefield": ["Grizzly Bears"], "hand": ["Patron of the Akki"]},
        [],
        {"do": "pass", "player": "B"},
        cast("Patron of the Akki"),
        active="B",
        refused=True,
    )


@cr("702.119b", "702.119c")
def test_it_emerges_from_an_artifact() -> None:
    board(
        {"battlefield": ["Sol Ring", "Serra Angel"], "hand": ["Crabomination"], "mana": "BBBBBB"},
        [],
        cast("Crabomination", costs=["emerge"]),
        RESOLVE,
        expect=["Sol Ring in graveyard", "Serra Angel in battlefield", "Crabomination in battlefield"],
    )


@cr("702.82c")
def test_it_devours_artifacts_and_not_creatures() -> None:
    board(
        {"battlefield": ["Sol Ring", "Grizzly Bears"], "hand": ["Caprichrome"]},
        [],
        cast("Caprichrome"),
        answer(["Sol Ring"]),
        RESOLVE,
        expect=["Caprichrome is 3/3", "Sol Ring in graveyard", "Grizzly Bears in battlefield"],
    )


@cr("702.62a", "107.3d")
def test_suspend_x_exiles_it_with_x_counters() -> None:
    board(
        {"hand": ["Benalish Commander"], "mana": "WWWWW"},
        [],
        special("suspend", "Benalish Commander"),
        answer(3, choice="x"),
        {"do": "go_to", "step": "draw", "turn": 5},
        expect=["Benalish Commander has 2 time counters", "A controls 1 Soldier"],
    )


@cr("702.21a")
def test_ward_may_ask_for_life_equal_to_its_power() -> None:
    for life, place in ((2, "graveyard"), (1, "battlefield")):
        board(
            [{"card": "Raubahn, Bull of Ala Mhigo"}],
            {"hand": ["Murder"], "life": life + 1 if life == 2 else 1},
            PASS_A,
            cast("Murder", "Raubahn, Bull of Ala Mhigo", player="B"),
            answer("yes", player="B", choice="may"),
            RESOLVE_ALL,
            expect=[f"Raubahn, Bull of Ala Mhigo in {place}"],
        )


# ---- compleated


@cr("702.150a", "107.4f")
def test_life_paid_for_a_symbol_costs_two_loyalty_counters() -> None:
    played = board(
        {"hand": ["Tamiyo, Compleated Sage"], "life": 20},
        [],
        cast("Tamiyo, Compleated Sage"),
        answer("2 life", choice="phyrexian"),
        RESOLVE,
        expect=["A life 18", "Tamiyo, Compleated Sage has 3 loyalty counters"],
    )
    assert played.cites("702.150a")
    board(
        {"hand": ["Tamiyo, Compleated Sage"], "life": 20},
        [],
        cast("Tamiyo, Compleated Sage"),
        answer("{G/U}", choice="phyrexian"),
        RESOLVE,
        expect=["A life 20", "Tamiyo, Compleated Sage has 5 loyalty counters"],
    )


# ---- equip planeswalker, aura swap, companion


@cr("702.6e")
def test_equip_planeswalker_attaches_it_as_though_it_were_a_creature() -> None:
    """Luxior then makes it a creature, so that it stays attached."""
    played = board(
        ["Luxior, Giada's Gift", {"card": "Tamiyo, Compleated Sage", "counters": {"loyalty": 4}}, "Grizzly Bears"],
        [],
        activate("Luxior, Giada's Gift", "Tamiyo, Compleated Sage"),
        RESOLVE,
        expect=["Tamiyo, Compleated Sage is 4/4", "Tamiyo, Compleated Sage is not a planeswalker"],
    )
    assert on_board(played, "Luxior, Giada's Gift")["attached_to"] == "Tamiyo, Compleated Sage"
    board(
        ["Luxior, Giada's Gift", "Grizzly Bears"],
        [],
        activate("Luxior, Giada's Gift", "Grizzly Bears"),
        refused=True,
    )


@cr("702.65a", "702.65b")
def test_aura_swap_exchanges_the_aura_with_one_in_hand() -> None:
    played = board(
        {
            "battlefield": ["Grizzly Bears", {"card": "Arcanum Wings", "attached_to": "Grizzly Bears"}],
            "hand": ["Holy Strength", "Forest"],
        },
        [],
        activate("Arcanum Wings"),
        RESOLVE,
        answer("yes", choice="may"),
        expect=["Arcanum Wings in hand", "Grizzly Bears is 3/4", "not Grizzly Bears has flying"],
    )
    assert played.cites("702.65a")
    board(
        {
            "battlefield": ["Grizzly Bears", {"card": "Arcanum Wings", "attached_to": "Grizzly Bears"}],
            "hand": ["Forest"],
        },
        [],
        activate("Arcanum Wings"),
        RESOLVE,
        answer("yes", choice="may"),
        expect=["Arcanum Wings in battlefield", "Grizzly Bears has flying"],
    )


@cr("702.139a", "116.2g", "702.139c")
def test_a_companion_is_put_into_hand_once_for_three_mana() -> None:
    played = board(
        {"sideboard": ["Lurrus of the Dream-Den", "Jegantha, the Wellspring"], "mana": "WWWWWW"},
        [],
        special("companion", "Lurrus of the Dream-Den"),
        special("companion", "Jegantha, the Wellspring"),
        expect=["Lurrus of the Dream-Den in hand", "A has 1 card in hand"],
        refused=True,
    )
    assert played.refused("116.2g")
    assert played.cites("702.139a")


@cr("116.2g")
def test_a_companion_comes_only_with_the_timing_of_a_sorcery() -> None:
    side = {"sideboard": ["Lurrus of the Dream-Den"]}
    fetch = special("companion", "Lurrus of the Dream-Den")
    assert board(side, [], fetch, step="upkeep", refused=True).refused("116.2g")
    assert board({**side, "mana": "WW"}, [], fetch, refused=True).report["refused"]


@cr("702.139d", "903.11a")
def test_in_a_commander_game_a_companion_has_to_fit_the_commander() -> None:
    """Lurrus is within the colors of Nethroi; Jegantha, whose mana ability makes five colors, is not."""
    leader = "Nethroi, Apex of Death"
    side = ["Lurrus of the Dream-Den", "Jegantha, the Wellspring"]
    mine = {"command": [leader], "commander": leader, "sideboard": side}
    played = board(mine, [], special("companion", side[0]), expect=["Lurrus of the Dream-Den in hand"])
    assert played.cites("702.139d")
    assert board(mine, [], special("companion", side[1]), refused=True).refused("903.11a")
    twice = {**mine, "hand": [side[0]], "sideboard": [{"card": side[0], "id": "companion"}]}
    assert board(twice, [], special("companion", "companion"), refused=True).refused("903.11a")


# ---- abilities quoted within a sentence


@cr("113.3", "111.3")
def test_a_token_has_a_quoted_ability_and_a_keyword() -> None:
    board(
        {"hand": ["Iron Hills Blacksmith"]},
        [],
        cast("Iron Hills Blacksmith"),
        RESOLVE_ALL,
        activate("Axe", "Iron Hills Blacksmith"),
        RESOLVE,
        expect=["Iron Hills Blacksmith is 2/1"],
    )


@cr("613.1f")
def test_two_quoted_abilities_are_both_granted() -> None:
    played = board(
        ["Grizzly Bears", {"card": "Thornbite Staff", "attached_to": "Grizzly Bears"}],
        ["Llanowar Elves"],
        activate("Grizzly Bears", "Llanowar Elves"),
        RESOLVE_ALL,
        expect=["Llanowar Elves in B's graveyard", "not Grizzly Bears is tapped"],
    )
    assert played.count("untap")


@cr("118.7d", "118.7e", "118.7f", "118.7g")
def test_a_mana_cost_taken_out_of_another() -> None:
    """Colorless mana is taken from colorless, and what is too much from generic mana; a hybrid or Phyrexian symbol is a
    mana of its color, a snow symbol generic mana."""
    for cost, less, left in (
        ("{3}{C}", "{C}{C}", "{2}"),
        ("{3}{R}", "{R/G}", "{3}"),
        ("{3}{U}", "{R/G}", "{2}{U}"),
        ("{3}{U}", "{U/P}", "{3}"),
        ("{3}{U}", "{S}{S}", "{1}{U}"),
    ):
        total = ManaCost.of(cost)
        total.reduce(less)
        assert total.text == left


# ---- what abilities cost


@cr("601.2f", "602.2b")
def test_equip_abilities_cost_less_and_least_for_the_champion() -> None:
    """Equip {4} is {3}, and {0} onto Fervent Champion."""
    field = ["Thornbite Staff", "Bureau Headmaster", "Fervent Champion"]
    equip = activate("Thornbite Staff", "Bureau Headmaster")
    board({"battlefield": field, "mana": "WW"}, [], equip, refused=True)
    board({"battlefield": field, "mana": "WWW"}, [], equip, RESOLVE)
    played = board({"battlefield": field, "mana": ""}, [], activate("Thornbite Staff", "Fervent Champion"), RESOLVE)
    assert on_board(played, "Thornbite Staff")["attached_to"] == "Fervent Champion"


@cr("601.2f", "118.7a")
def test_a_reduction_may_leave_one_mana_to_pay() -> None:
    """Aerial Doombot's {5}{U} is {4}{U}; Heartstone can't take the last mana of a cost of one."""
    board({"battlefield": ["Heartstone", "Aerial Doombot"], "mana": "UUUUU"}, [], activate("Aerial Doombot"), RESOLVE)
    board({"battlefield": ["Heartstone", "Prodigal Pyromancer"], "mana": ""}, [], activate("Prodigal Pyromancer", "B"))


@cr("601.2f", "605.1a")
def test_a_tax_on_abilities_lets_mana_abilities_be() -> None:
    forest = {"battlefield": ["Suppression Field", "Llanowar Elves", "Aerial Doombot"], "mana": "UUUUUU"}
    board(forest, [], activate("Llanowar Elves"), expect=["Llanowar Elves is tapped"])
    board(forest, [], activate("Aerial Doombot"), refused=True)


@cr("602.1b")
def test_an_equip_ability_may_say_itself_that_it_costs_less() -> None:
    field = ["Plate Armor", "Thornbite Staff", "Grizzly Bears"]
    board(
        {"battlefield": field, "mana": "WW"},
        [],
        activate("Plate Armor", "Grizzly Bears"),
        RESOLVE,
        expect=["Grizzly Bears is 5/5"],
    )
    board({"battlefield": field, "mana": "W"}, [], activate("Plate Armor", "Grizzly Bears"), refused=True)


# ---- exploit, face-down ward


@cr("702.110a", "702.110b")
def test_a_creature_that_exploits_itself_has_exploited_a_creature() -> None:
    board(
        {"hand": ["Silumgar Butcher"]},
        ["Grizzly Bears"],
        cast("Silumgar Butcher"),
        RESOLVE,
        answer("yes", choice="may"),
        answer("Grizzly Bears", choice="target"),
        RESOLVE_ALL,
        expect=["Silumgar Butcher in A's graveyard", "Grizzly Bears in B's graveyard"],
    )


@cr("702.168a", "702.21a")
def test_ward_of_a_face_down_creature_is_told_without_its_name() -> None:
    played = board(
        [{"card": "Alley Assailant", "face_down": True}],
        {"hand": ["Murder"]},
        PASS_A,
        cast("Murder", "face-down creature", player="B"),
        RESOLVE,
        answer("no", player="B"),
        expect=["Murder in B's graveyard"],
    )
    assert played.count("Whenever face-down creature becomes the target") == 1
    assert not played.count("?")


@cr("702.1", "702.21a", "613.1f")
def test_a_keyword_quoted_with_a_full_stop_is_that_keyword() -> None:
    played = board(
        ["Winter, Cursed Rider", "Sol Ring"],
        {"hand": ["Shatter"], "life": 20},
        PASS_A,
        cast("Shatter", "Sol Ring", player="B"),
        RESOLVE,
        answer("yes", player="B"),
        RESOLVE,
        expect=["Sol Ring in graveyard", "B life 18"],
    )
    assert played.cites("702.21a")
    board(
        ["Grizzly Bears", {"card": "Mana Chains", "attached_to": "Grizzly Bears", "controller": "B", "owner": "B"}],
        [],
        to("upkeep"),
        RESOLVE,
        answer("no", choice="may"),
        step="untap",
        expect=["Grizzly Bears in graveyard"],
    )
