"""Texts of planeswalkers about damage and combat (CR 306, 606), each carried out by the rule that it is about."""

from __future__ import annotations

import pytest

from tests.helpers import (
    AFTER_COMBAT,
    DAMAGE,
    PASS_A,
    PASS_B,
    RESOLVE,
    RESOLVE_ALL,
    activate,
    answer,
    attack,
    block_with,
    board,
    cast,
    cr,
    creature,
    to,
    turn,
    walker,
)
from tests.rules.planeswalkers import UP, saying

# ---- damage


@cr("615.1", cited=False)
@pytest.mark.parametrize(("target", "expected"), [("A", "A life 19"), ("Other", "Other has 2 loyalty")])
def test_all_but_one_damage_is_prevented(target: str, expected: str) -> None:
    said = (
        '−7: You get an emblem with "If a source would deal damage to you or a planeswalker you control, prevent all '
    )
    mine = [saying(f'{said}but 1 of that damage."'), walker("", 3, "Other"), "Grizzly Bears"]
    bolting = [PASS_A, cast("Lightning Bolt", target, player="B"), RESOLVE]
    board(mine, {"hand": ["Lightning Bolt"]}, *UP, *bolting, expect=[expected])


@cr("615.1", cited=False)
def test_all_but_one_damage_is_prevented_for_what_is_named_alone() -> None:
    said = "If a source would deal damage to you or a planeswalker you control, prevent all but 1 of that damage."
    bolting = [PASS_A, cast("Lightning Bolt", "Hill Giant", player="B"), RESOLVE]
    board([saying(said), "Hill Giant"], {"hand": ["Lightning Bolt"]}, *bolting, expect=["Hill Giant in graveyard"])


@cr("614.1a")
def test_another_source_deals_more_damage() -> None:
    """The planeswalker's own damage is not more."""
    said = (
        "If another red source you control would deal damage to a permanent or player, it deals that much damage plus "
    )
    mine = saying(f"{said}1 to that permanent or player instead.\n−2: ~ deals 2 damage to target player.")
    mine["token"]["colors"] = ["R"]
    board({"battlefield": [mine], "hand": ["Shock"]}, [], cast("Shock", "B"), RESOLVE, expect=["B life 17"])
    board([mine], [], activate("Walker", "B"), RESOLVE, expect=["B life 18"])


@cr("614.1a")
def test_the_damage_of_the_chosen_creature_is_tripled_until_your_next_turn() -> None:
    said = "0: Choose target creature. Until your next turn, if that creature would deal combat damage to one of your "
    mine = [
        saying(f"{said}opponents, it deals triple that damage to that player instead."),
        "Grizzly Bears",
        "Hill Giant",
    ]
    begun = [activate("Walker", "Grizzly Bears"), RESOLVE]
    hitting = [*attack(Grizzly_Bears="B", Hill_Giant="B"), DAMAGE]
    board(mine, [], *begun, *hitting, expect=["B life 11"])
    board(mine, [], *begun, turn(5, "beginning of combat"), *hitting, expect=["B life 15"])


@cr("608.2h")
def test_damage_equal_to_the_total_power_of_what_is_destroyed() -> None:
    """Even of what was not destroyed."""
    said = (
        "−5: Destroy all creatures target opponent controls. ~ deals damage to that player equal to their total power."
    )
    theirs = ["Grizzly Bears", "Hill Giant", creature("Indestructible", "4/4", "Statue")]
    board([saying(said)], theirs, activate("Walker", "B"), RESOLVE, expect=["B life 11", "B controls Statue"])


@cr("608.2c")
def test_that_much_life_is_as_much_as_the_damage() -> None:
    said = (
        "−5: ~ deals damage to target player equal to the number of cards that player owns in exile and you gain that "
    )
    theirs = {"exile": ["Shock", "Forest", "Forest"]}
    board([saying(f"{said}much life.")], theirs, activate("Walker", "B"), RESOLVE, expect=["B life 17", "A life 23"])


@cr("608.2c")
def test_damage_to_the_player_whose_cards_are_counted() -> None:
    said = "−4: ~ deals damage equal to the number of cards in target player's hand to that player."
    board([saying(said)], {"hand": ["Shock", "Forest"]}, activate("Walker", "B"), RESOLVE, expect=["B life 18"])


@cr("701.14", cited=False)
def test_a_creature_deals_damage_back_to_the_planeswalker() -> None:
    said = "0: ~ deals 3 damage to target creature. That creature deals damage equal to its power to it."
    fought = [activate("Walker", "Hill Giant"), RESOLVE]
    board([saying(said)], ["Hill Giant"], *fought, expect=["Hill Giant in graveyard", "Walker has 6 loyalty"])


@cr("115.1")
def test_a_target_is_an_opponent_or_something_of_one() -> None:
    said = (
        "−4: ~ deals 7 damage to target opponent, creature an opponent controls, or planeswalker an opponent controls."
    )
    mine, theirs = [saying(said), "Grizzly Bears"], ["Hill Giant", walker("", 8, "Theirs")]
    board(mine, theirs, activate("Walker", "B"), RESOLVE, expect=["B life 13"])
    board(mine, theirs, activate("Walker", "Hill Giant"), RESOLVE, expect=["Hill Giant in graveyard"])
    board(mine, theirs, activate("Walker", "Theirs"), RESOLVE, expect=["Theirs has 1 loyalty"])
    board(mine, theirs, activate("Walker", "Grizzly Bears"), refused="601.2c")


@cr("603.2c", cited=False)
def test_counters_removed_at_once_are_counted() -> None:
    said = "Whenever one or more loyalty counters are removed from ~, it deals that much damage to target opponent or "
    mine = [saying(f"{said}planeswalker.\n−3: You gain 1 life.")]
    board(mine, [], activate("Walker"), answer("B"), RESOLVE_ALL, expect=["B life 17", "A life 21"])


@cr("120.1", cited=False)
@pytest.mark.parametrize(("times", "transformed"), [(1, False), (2, True)])
def test_damage_that_something_has_dealt_this_turn(times: int, transformed: bool) -> None:
    said = "{1}: ~ deals 2 damage to target player. If ~ has dealt 3 or more damage this turn, you gain 5 life."
    pinged = [activate("Tester", "B"), RESOLVE] * times
    board([creature(said)], [], *pinged, expect=[f"B life {20 - 2 * times}", f"A life {25 if transformed else 20}"])


@cr("114.1")
def test_players_dealt_damage_this_way_get_an_emblem() -> None:
    """Nobody for whom all of it was prevented."""
    said = (
        '−7: ~ deals 6 damage to each opponent. Each player dealt damage this way gets an emblem with "At '
        "the beginning "
    )
    mine = [saying(f'{said}of your upkeep, ~ deals 3 damage to you."')]
    board(mine, [], *UP, turn(4, "upkeep"), RESOLVE, expect=["B life 11"])
    shield = creature("Prevent all damage that would be dealt to you.")
    board(mine, [shield], *UP, turn(4, "draw"), expect=["B life 20"])


# ---- combat


DURING_NEXT_TURN = "+2: During target opponent's next turn, creatures that player controls attack ~ if able."


@cr("508.1d")
def test_creatures_attack_it_during_an_opponents_next_turn() -> None:
    """Whatever that player controls by then, in that turn alone."""
    mine = [saying(DURING_NEXT_TURN)]
    begun = [activate("Walker", "B"), RESOLVE]
    theirs = {"battlefield": ["Grizzly Bears"], "hand": ["Raging Goblin"]}
    mine_then = [*begun, turn(4, "precombat main"), cast("Raging Goblin", player="B"), RESOLVE]
    attacking = attack("B", Grizzly_Bears="Walker", Raging_Goblin="Walker")
    board(mine, theirs, *mine_then, *attacking, DAMAGE, expect=["Walker has 8 loyalty"])
    board(mine, theirs, *mine_then, *attack("B", Grizzly_Bears="A", Raging_Goblin="Walker"), refused="508.1d")
    then = [
        *begun,
        turn(4, "beginning of combat"),
        *attack("B", Grizzly_Bears="Walker"),
        turn(6, "beginning of combat"),
    ]
    board(mine, theirs, *then, *attack("B", Grizzly_Bears="A"), DAMAGE, expect=["A life 18", "Walker has 9 loyalty"])


@cr("508.1d")
def test_the_target_attacks_during_its_controllers_next_turn() -> None:
    said = "+2: Up to one target creature an opponent controls attacks ~ during its controller's next turn if able."
    begun = [activate("Walker", "Grizzly Bears"), RESOLVE, turn(4, "beginning of combat")]
    theirs = ["Grizzly Bears", "Hill Giant"]
    board([saying(said)], theirs, *begun, *attack("B", Hill_Giant="A"), refused="508.1d")
    board([saying(said)], theirs, *begun, *attack("B", Grizzly_Bears="Walker"), DAMAGE, expect=["Walker has 9 loyalty"])


@cr("508.1d")
def test_each_creature_of_a_player_attacks_during_that_players_next_turn() -> None:
    mine = [saying("+2: During target player's next turn, each creature that player controls attacks if able.")]
    begun = [activate("Walker", "B"), RESOLVE, turn(4, "beginning of combat")]
    board(
        mine,
        ["Grizzly Bears"],
        *begun,
        to("declare attackers"),
        {"do": "attack", "player": "B", "attackers": {}},
        refused="508.1d",
    )


@cr("508.1c", "101.2")
def test_what_cant_be_attacked() -> None:
    mine = [walker("~ can't be attacked.", 5), walker("", 4, "Other")]
    board(mine, ["Grizzly Bears"], *attack("B", Grizzly_Bears="Walker"), active="B", refused="508.1c")
    board(
        mine, ["Grizzly Bears"], *attack("B", Grizzly_Bears="Other"), DAMAGE, active="B", expect=["Other has 2 loyalty"]
    )
    safe = [creature("You can't be attacked."), walker("", 4, "Other")]
    board(safe, ["Grizzly Bears"], *attack("B", Grizzly_Bears="A"), active="B", refused="508.1c")
    board(safe, ["Grizzly Bears"], *attack("B", Grizzly_Bears="Other"), active="B")


@cr("508.1c")
def test_no_more_than_one_creature_can_attack_it() -> None:
    mine = [saying("No more than one creature can attack ~ each combat."), walker("", 4, "Other")]
    theirs = ["Grizzly Bears", "Hill Giant"]
    board(mine, theirs, *attack("B", Grizzly_Bears="Walker", Hill_Giant="Walker"), active="B", refused="508.1c")
    board(mine, theirs, *attack("B", Grizzly_Bears="Walker", Hill_Giant="A"), active="B")


@cr("508.3c", cited=False)
def test_an_opponent_attacks_planeswalkers() -> None:
    """Once, however many attack."""
    said = "Whenever an opponent attacks one or more planeswalkers you control, you gain 2 life."
    mine, theirs = [saying(said), walker("", 4, "Other")], ["Grizzly Bears", "Hill Giant"]
    attacked = attack("B", Grizzly_Bears="Walker", Hill_Giant="Other")
    board(mine, theirs, *attacked, RESOLVE, active="B", expect=["A life 22", "stack is empty"])
    board(mine, theirs, *attack("B", Grizzly_Bears="A"), AFTER_COMBAT, active="B", expect=["A life 18"])


@cr("608.2h", cited=False)
@pytest.mark.parametrize(("others", "life"), [(2, 25), (1, 20)])
def test_it_and_others_attacked_this_combat(others: int, life: int) -> None:
    said = "At end of combat, if ~ and at least two other creatures attacked this combat, you gain 5 life."
    mine = [creature(said), "Grizzly Bears", "Hill Giant"]
    attackers = {"Tester": "B", "Grizzly_Bears": "B", "Hill_Giant": "B"}
    chosen = dict(list(attackers.items())[: others + 1])
    ended = [to("end of combat"), *([RESOLVE] if life > 20 else [])]
    board(mine, [], *attack(**chosen), *ended, expect=[f"A life {life}"])


@cr("500.8")
def test_at_the_end_of_the_first_combat_phase() -> None:
    said = '−6: You get an emblem with "At the end of the first combat phase on your turn, untap target creature you '
    mine = [saying(f'{said}control. After this phase, there is an additional combat phase."'), "Grizzly Bears"]
    first = [*attack(Grizzly_Bears="B"), to("end of combat"), answer("Grizzly Bears"), RESOLVE]
    second = [*attack(Grizzly_Bears="B"), DAMAGE]
    board(mine, [], *UP, *first, *second, AFTER_COMBAT, expect=["B life 16", "stack is empty"])


@cr("614.1c")
def test_flash_and_counters_until_your_next_turn() -> None:
    said = (
        "+1: Until your next turn, you may cast creature spells as though they had flash, and each creature "
        "you control "
    )
    mine = {"battlefield": [saying(f"{said}enters with an additional +1/+1 counter on it.")], "hand": ["Grizzly Bears"]}
    flashed = [*UP, turn(4, "upkeep"), PASS_B, cast("Grizzly Bears"), RESOLVE]
    board(mine, [], *flashed, expect=["Grizzly Bears is 3/3"])
    board(mine, [], *UP, turn(5, "precombat main"), cast("Grizzly Bears"), RESOLVE, expect=["Grizzly Bears is 2/2"])


@cr("602.5")
def test_smaller_and_without_activated_abilities_until_your_next_turn() -> None:
    said = (
        "+1: Until your next turn, up to one target creature gets -3/-0 and its activated abilities can't be activated."
    )
    theirs = [creature("{T}: Draw a card.", "4/4"), creature("{T}: You gain 1 life.", "1/1", "Free")]
    begun = [activate("Walker", "Tester"), RESOLVE, turn(4, "precombat main")]
    board([saying(said)], theirs, *begun, activate("Tester", player="B"), refused="602.5")
    board([saying(said)], theirs, *begun, activate("Free", player="B"), RESOLVE, expect=["Tester is 1/4", "B life 21"])


@cr("608.2d", cited=False)
@pytest.mark.parametrize(("which", "size"), [("+X/+X", "Hill Giant is 5/5"), ("-X/-X", "Hill Giant is 1/1")])
def test_larger_or_smaller(which: str, size: str) -> None:
    said = "−3: Target creature gets +X/+X or -X/-X until end of turn, where X is the number of Swamps you control."
    mine = [saying(said), "Swamp", "Swamp"]
    board(mine, ["Hill Giant"], activate("Walker", "Hill Giant"), RESOLVE, answer(which), expect=[size])


@cr("603.7b", cited=False)
def test_whenever_either_of_two_creatures_deals_combat_damage() -> None:
    said = (
        "+1: Choose up to two target creatures. Until your next turn, whenever either of those creatures deals combat "
    )
    mine = [saying(f"{said}damage, you draw a card."), "Grizzly Bears", "Hill Giant", "Serra Angel"]
    begun = [activate("Walker", "Grizzly Bears", "Hill Giant"), RESOLVE]
    hit = [*attack(Grizzly_Bears="B", Hill_Giant="B", Serra_Angel="B"), DAMAGE, RESOLVE_ALL]
    board(mine, [], *begun, *hit, expect=["A has 2 cards in hand"])


@cr("509.1b", cited=False)
def test_a_copy_is_called_it_again() -> None:
    """What has become a copy, not what it has become one of, is dealt no damage."""
    said = (
        "0: Until end of turn, ~ becomes a copy of target creature you control. Prevent all damage that would be dealt "
    )
    mine = [saying(f"{said}to it this turn."), "Hill Giant"]
    shocked = [
        PASS_A,
        cast("Shock", "Hill Giant#1", player="B"),
        RESOLVE,
        PASS_A,
        cast("Shock", "Hill Giant#2", player="B"),
    ]
    begun = [activate("Walker", "Hill Giant"), RESOLVE]
    played = board(mine, {"hand": ["Shock", "Shock"]}, *begun, *shocked, RESOLVE)
    damaged = [
        it["damage"] for it in played.report["state"]["players"]["A"]["battlefield"] if it["name"] == "Hill Giant"
    ]
    assert sorted(damaged) == [0, 2]


@cr("509.1b", cited=False)
def test_blocking_is_left_alone_by_what_speaks_of_attacks() -> None:
    mine = [
        saying("+2: During target opponent's next turn, creatures that player controls attack ~ if able."),
        "Hill Giant",
    ]
    begun = [activate("Walker", "B"), RESOLVE, turn(4, "beginning of combat")]
    fight = [*attack("B", Grizzly_Bears="Walker"), *block_with({"Hill Giant": "Grizzly Bears"}, "A"), DAMAGE]
    board(mine, ["Grizzly Bears"], *begun, *fight, expect=["Walker has 11 loyalty", "Grizzly Bears in graveyard"])
