"""What the loyalty abilities of planeswalkers say (CR 606), each carried out by the rule that it is about."""

from __future__ import annotations

from typing import Any

import pytest

from tests.helpers import (
    NO,
    PASS_A,
    PASS_B,
    RESOLVE,
    RESOLVE_ALL,
    YES,
    activate,
    answer,
    attack,
    block_with,
    board,
    cast,
    cr,
    creature,
    turn,
    walker,
)


@cr("115.4", cited=False)
def test_damage_to_each_of_up_to_so_many_targets() -> None:
    board(
        [walker("−2: ~ deals 6 damage to each of up to six targets.")],
        ["Grizzly Bears", "Hill Giant"],
        activate("Walker", "B", "Hill Giant"),
        RESOLVE,
        expect=["B life 14", "Hill Giant in graveyard", "B controls Grizzly Bears"],
    )


@cr("306.5c", cited=False)
def test_the_loyalty_of_a_planeswalker_is_its_counters() -> None:
    board(
        [walker("+1: You gain X life, where X is ~'s loyalty.", 4)],
        [],
        activate("Walker"),
        RESOLVE,
        expect=["A life 25"],
    )


@cr("205.3j", cited=False)
def test_a_planeswalker_type_is_no_short_name() -> None:
    """The counter is put on each Garruk, not just on the one that made the token."""
    garruk = {"card": "Garruk, Cursed Huntsman", "counters": {"loyalty": 5}}
    other = walker("", 2, "Another Garruk")
    other["token"]["subtypes"] = ["Garruk"]
    board(
        {"battlefield": [garruk, other], "hand": ["Shock"]},
        [],
        activate("Garruk, Cursed Huntsman"),
        RESOLVE,
        cast("Shock", "Wolf"),
        RESOLVE_ALL,
        expect=["Garruk, Cursed Huntsman has 6 loyalty", "Another Garruk has 3 loyalty"],
    )


LESS = walker("+1: Until your next turn, instant and sorcery spells you cast cost {1} less to cast.")


@cr("611.2a")
def test_spells_cost_less_until_your_next_turn() -> None:
    mine = {"hand": ["Divination"], "battlefield": [LESS, "Island", "Island"], "mana": "lands"}
    board(mine, [], activate("Walker"), RESOLVE, cast("Divination"), RESOLVE, expect=["A has 2 cards in hand"])
    later = [activate("Walker"), RESOLVE, turn(5, "precombat main"), cast("Divination")]
    board(mine, [], *later, refused="601.2h")


@cr("601.2f")
def test_spells_cast_this_turn_cost_less() -> None:
    less = walker(
        "+2: Artifact, instant, and sorcery spells you cast this turn cost {2} less to cast. You gain 2 life."
    )
    mine = {"hand": ["Divination", "Grizzly Bears"], "battlefield": [less, "Island"], "mana": "lands"}
    begun = [activate("Walker"), RESOLVE]
    board(mine, [], *begun, cast("Divination"), RESOLVE, expect=["A has 3 cards in hand", "A life 22"])
    board(mine, [], *begun, cast("Grizzly Bears"), refused="601.2h")


@cr("611.2c", "101.2")
def test_creature_spells_cast_this_turn_cant_be_countered() -> None:
    mine = {
        "hand": ["Grizzly Bears"],
        "battlefield": [walker("+1: Creature spells you cast this turn can't be countered.")],
    }
    theirs = {"hand": ["Counterspell"]}
    countering = [cast("Grizzly Bears"), PASS_A, cast("Counterspell", "Grizzly Bears", player="B"), RESOLVE_ALL]
    board(mine, theirs, activate("Walker"), RESOLVE, *countering, expect=["A controls Grizzly Bears"])
    later = [activate("Walker"), RESOLVE, turn(5, "precombat main"), *countering]
    board(mine, theirs, *later, expect=["Grizzly Bears in graveyard"])


@cr("615.1")
def test_damage_is_prevented_during_your_turn_alone() -> None:
    shielded = walker("Prevent all damage that would be dealt to ~ during your turn.")
    bolt = {"hand": ["Lightning Bolt"]}
    bolted = cast("Lightning Bolt", "Walker", player="B")
    board([shielded], bolt, PASS_A, bolted, RESOLVE, expect=["Walker has 5 loyalty"])
    board([shielded], bolt, bolted, RESOLVE, active="B", expect=["Walker has 2 loyalty"])


@cr("608.2c", cited=False)
@pytest.mark.parametrize(("card", "life"), [("Shock", 16), ("Forest", 20)])
def test_a_card_of_a_kind_was_discarded_this_way(card: str, life: int) -> None:
    said = walker("+1: Discard a card. If a red card is discarded this way, ~ deals 4 damage to any target.")
    mine = {"battlefield": [said], "hand": [card]}
    board(mine, [], activate("Walker", "B"), RESOLVE, expect=[f"B life {life}"])


@cr("608.2c", cited=False)
@pytest.mark.parametrize(("targets", "life"), [(["Grizzly Bears", "Forest"], 22), (["Forest"], 20)])
def test_a_card_of_a_kind_was_exiled_this_way(targets: list[str], life: int) -> None:
    said = (
        "+1: Exile up to two target cards from a single graveyard. You gain 2 life if at least one creature card was "
    )
    there = {"graveyard": ["Grizzly Bears", "Forest"]}
    board([walker(f"{said}exiled this way.")], there, activate("Walker", *targets), RESOLVE, expect=[f"A life {life}"])


@cr("608.2d")
def test_a_card_is_put_from_hand_or_graveyard() -> None:
    """Both zones are looked in, of that player alone."""
    said = walker("−5: You may put an artifact card from your hand or graveyard onto the battlefield.")
    for hand, graveyard in ((["Sol Ring", "Shock"], []), (["Shock"], ["Sol Ring", "Forest"])):
        mine = {"battlefield": [said], "hand": hand, "graveyard": graveyard}
        board(mine, {"graveyard": ["Mind Stone"]}, activate("Walker"), RESOLVE, YES, expect=["A controls Sol Ring"])


@cr("707.2")
def test_tokens_that_are_copies_of_each() -> None:
    said = (
        "−5: For each artifact you control, create a token that's a copy of it. Those tokens gain haste. Exile those "
    )
    mine = [walker(f"{said}tokens at the beginning of the next end step."), "Sol Ring", "Ornithopter"]
    made = [activate("Walker"), RESOLVE]
    copied = board(mine, ["Mind Stone"], *made, expect=["A controls 2 Sol Rings", "A controls 2 Ornithopters"])
    assert copied.count("creates a token that's a copy of Sol Ring and a token that's a copy of Ornithopter") == 1
    ended = [*made, {"do": "go_to", "step": "end"}, RESOLVE_ALL]
    board(mine, ["Mind Stone"], *ended, expect=["A controls 1 Sol Ring", "A controls 1 Ornithopter"])


@cr("707.9")
def test_copies_of_each_card_in_a_graveyard_with_an_exception() -> None:
    said = (
        "−5: For each creature card in your graveyard, create a token that's a copy of it, except it's a 1/1 black and "
    )
    mine = {"battlefield": [walker(f"{said}green Insect.")], "graveyard": ["Serra Angel", "Forest"]}
    board(mine, {"graveyard": ["Hill Giant"]}, activate("Walker"), RESOLVE, expect=["Serra Angel#2 is 1/1"])


@cr("608.2h", cited=False)
def test_the_controller_of_each_thing_exiled_creates_a_token() -> None:
    said = (
        "−5: Exile up to five target permanents. For each permanent exiled this way, its controller creates a 4/4 blue "
    )
    played = board(
        [walker(f"{said}and red Elemental creature token."), "Grizzly Bears"],
        ["Hill Giant", "Forest", "Wind Drake"],
        activate("Walker", "Grizzly Bears", "Hill Giant", "Forest"),
        RESOLVE,
        expect=["B controls Wind Drake", "B controls 2 Elementals"],
    )
    assert played.count("A creates an Elemental Token") == played.count("B creates 2 Elemental Tokens") == 1


@cr("608.2h", cited=False)
def test_counters_for_each_card_are_put_on_each_creature() -> None:
    said = "−5: For each creature card in your graveyard, put a +1/+1 counter on each creature you control."
    mine = {"battlefield": [walker(said), "Grizzly Bears"], "graveyard": ["Hill Giant", "Hill Giant", "Forest"]}
    board(mine, [], activate("Walker"), RESOLVE, expect=["Grizzly Bears is 4/4"])


ANY_TURN = "You may activate loyalty abilities of ~ on any player's turn any time you could cast an instant."


@cr("606.3")
def test_loyalty_abilities_when_an_instant_could_be_cast() -> None:
    """Of that planeswalker alone, and still only once a turn."""
    theirs_turn: dict[str, Any] = {"active": "B", "step": "upkeep"}
    mine = [walker(f"{ANY_TURN}\n+1: Draw a card."), walker("+1: Draw a card.", 3, "Other")]
    board(mine, [], PASS_B, activate("Walker"), RESOLVE, expect=["A has 1 card in hand"], **theirs_turn)
    board(mine, [], PASS_B, activate("Walker"), activate("Walker"), refused="606.3", **theirs_turn)
    board(mine, [], PASS_B, activate("Other"), refused="606.3", **theirs_turn)


@cr("606.3")
def test_loyalty_abilities_at_any_time_on_the_turn_it_entered() -> None:
    said = (
        "As long as ~ entered this turn, you may activate its loyalty abilities any time you could cast an instant.\n"
    )
    flashed = {"battlefield": [walker(f"{said}+1: Draw a card.")]}
    board(flashed, [], PASS_B, activate("Walker"), active="B", step="upkeep", refused="606.3")


@cr("114.4", cited=False)
def test_an_emblem_lets_loyalty_abilities_be_activated_at_any_time() -> None:
    said = (
        "You get an emblem with \"You may activate loyalty abilities of planeswalkers you control on any player's turn "
    )
    mine = walker(f'−2: {said}any time you could cast an instant."\n+1: Draw a card.')
    later = [activate("Walker"), RESOLVE, turn(4, "upkeep"), PASS_B, activate("Walker", ability=2), RESOLVE]
    board([mine], [], *later, expect=["Walker has 4 loyalty", "A has 1 card in hand"])


@cr("115.1", cited=False)
def test_up_to_one_target_player_or_planeswalker() -> None:
    mine = [walker("+1: ~ deals 1 damage to up to one target player or planeswalker."), walker("", 3, "Other")]
    board(mine, [], activate("Walker", "Other"), RESOLVE, expect=["Other has 2 loyalty"])
    board(mine, [], activate("Walker", "B"), RESOLVE, expect=["B life 19"])
    board(mine, [], activate("Walker", targets=[]), RESOLVE, expect=["Other has 3 loyalty", "B life 20"])


@cr("121.2", cited=False)
@pytest.mark.parametrize(("hand", "drawn"), [(["Forest", "Shock"], 3), ([], 1)])
def test_as_many_cards_as_were_discarded_and_one_more(hand: list[str], drawn: int) -> None:
    mine = {"battlefield": [walker("0: Discard all the cards in your hand, then draw that many cards plus one.")]}
    board({**mine, "hand": hand}, [], activate("Walker"), RESOLVE, expect=[f"A has {drawn} cards in hand"])


@cr("702.19", cited=False)
def test_creatures_with_either_of_two_keywords() -> None:
    either = walker("+1: Put three +1/+1 counters on up to one target creature with trample or haste.")
    fast = creature("Haste")
    board([either, fast], [], activate("Walker", "Tester"), RESOLVE, expect=["Tester is 5/5"])
    board([either, "Grizzly Bears"], [], activate("Walker", "Grizzly Bears"), refused="601.2c")
    neither = walker("+1: Target creature without first strike, double strike, or vigilance can't block this turn.")
    board([neither, creature("Vigilance")], [], activate("Walker", "Tester"), refused="601.2c")
    board([neither, fast], [], activate("Walker", "Tester"), RESOLVE)


@cr("707.9")
def test_a_copy_until_end_of_turn_with_an_exception() -> None:
    said = "Target artifact you control becomes a copy of another target artifact or creature you control"
    mine = [
        walker(f"−2: {said} until end of turn, except it's an artifact in addition to its other types."),
        "Sol Ring",
        "Hill Giant",
    ]
    copying = [activate("Walker", "Sol Ring", "Hill Giant"), RESOLVE]
    made = board(mine, [], *copying, expect=["A controls 2 Hill Giants"])
    assert any("Artifact" in one["types"] for one in made.report["state"]["players"]["A"]["battlefield"])
    board(mine, [], *copying, turn(4), expect=["A controls Sol Ring"])


@cr("205.1b", cited=False)
def test_a_planeswalker_that_becomes_a_legendary_creature() -> None:
    said = (
        "+1: Until end of turn, ~ becomes a legendary 4/4 red Dragon creature with flying, indestructible, and haste."
    )
    board([walker(said)], [], activate("Walker"), RESOLVE, expect=["Walker is 4/4"])


EITHER = walker("+2: You may sacrifice an artifact or discard a card. If you do, draw a card.")


@cr("608.2d")
def test_one_of_two_things_may_be_done() -> None:
    begun = [activate("Walker"), RESOLVE]
    both = {"battlefield": [EITHER, "Sol Ring"], "hand": ["Shock"]}
    chosen = [*begun, answer("Sacrifice an artifact")]
    board(both, [], *chosen, expect=["Sol Ring in graveyard", "A has 2 cards in hand"])
    board(both, [], *begun, NO, expect=["A controls Sol Ring", "A has 1 card in hand"])


@cr("118.3", "608.2d")
def test_what_cant_be_done_cant_be_chosen() -> None:
    begun = [activate("Walker"), RESOLVE]
    board({"battlefield": [EITHER], "hand": ["Shock"]}, [], *begun, YES, expect=["Shock in graveyard"])
    board([EITHER], [], *begun, expect=["A has 0 cards in hand"])


@cr("106.1b")
def test_mana_in_any_combination_of_two_colors() -> None:
    said = "+1: Add X mana in any combination of {R} and/or {G}, where X is the number of creatures you control."
    mine = [walker(said), "Grizzly Bears", "Hill Giant"]
    added = board(mine, [], activate("Walker"), RESOLVE, answer("{R}"), answer("{G}"))
    assert added.count("A adds {R}{G} (counting Grizzly Bears and Hill Giant).") == 1
    asked = board(mine, [], activate("Walker"), RESOLVE)
    assert [option["label"] for option in asked.pending["options"]] == ["{R}", "{G}"]
    assert asked.pending["rule"] == "106.1b"


@cr("605.1a", cited=False)
def test_a_mana_ability_of_any_combination_pays() -> None:
    said = "{T}: Add two mana in any combination of {R} and/or {G}."
    rock = {"token": {"name": "Rock", "types": ["Artifact"], "text": said}}
    mine = {"battlefield": [rock], "hand": ["Grizzly Bears"], "mana": "lands"}
    board(mine, [], cast("Grizzly Bears"), RESOLVE, expect=["A controls Grizzly Bears"])


@cr("608.2c")
def test_those_of_the_cards_looked_at_that_are_revealed_are_put() -> None:
    said = "Look at the top four cards of your library. You may reveal up to two creature cards from among them and "
    mine = walker(f"−3: {said}put them into your hand. Put the rest on the bottom of your library in a random order.")
    cards = {"battlefield": [mine], "library": ["Grizzly Bears", "Hill Giant", "Serra Angel", "Forest", "Island"]}
    looked = [activate("Walker"), RESOLVE]
    two = [*looked, YES, answer(["Grizzly Bears", "Serra Angel"])]
    board(cards, [], *two, expect=["Grizzly Bears in hand", "Serra Angel in hand", "Hill Giant in library"])
    board(cards, [], *looked, NO, expect=["A has 0 cards in hand", "Hill Giant in library"])


@cr("611.3a", cited=False)
def test_it_is_a_creature_and_has_a_keyword_as_long_as_it_has_loyalty() -> None:
    said = "During your turn, as long as ~ has one or more loyalty counters on it, it's a 3/4 Ninja creature and has "
    mine = walker(f"{said}hexproof.")
    shock = cast("Shock", "Walker", player="B")
    board([mine], {"hand": ["Shock"]}, PASS_A, shock, refused="702.11b", expect=["Walker is 3/4"])
    board([mine], {"hand": ["Shock"]}, shock, RESOLVE, active="B", expect=["Walker has 3 loyalty"])


@cr("107.1", cited=False)
def test_the_sum_of_two_numbers() -> None:
    said = (
        "+1: You gain life equal to the number of creatures you control plus the number of planeswalkers you control."
    )
    board(
        [walker(said), "Grizzly Bears", "Hill Giant"],
        ["Serra Angel"],
        activate("Walker"),
        RESOLVE,
        expect=["A life 23"],
    )


@cr("400.1", cited=False)
def test_the_hands_and_graveyards_of_all_opponents() -> None:
    mine = {"battlefield": [walker("−3: Exile all cards from all opponents' hands and graveyards.")], "hand": ["Shock"]}
    theirs = {"hand": ["Shock", "Forest"], "graveyard": ["Island"]}
    gone = ["B has 0 cards in hand", "Island in exile", "A has 1 card in hand"]
    board(mine, theirs, activate("Walker"), RESOLVE, expect=gone)


@cr("615.6")
def test_what_damage_was_dealt_to_this_way() -> None:
    """A creature whose damage was prevented has been dealt none."""
    said = walker("−3: ~ deals 1 damage to each creature. Tap each creature dealt damage this way.")
    safe = creature("Prevent all damage that would be dealt to ~.", name="Safe")
    board(
        [said], ["Hill Giant", safe], activate("Walker"), RESOLVE, expect=["Hill Giant is tapped", "Safe is untapped"]
    )


@cr("509.1b")
def test_creatures_dealt_damage_this_way_cant_block() -> None:
    said = (
        "−2: ~ deals 2 damage divided as you choose among any number of target creatures. Creatures dealt damage this "
    )
    mine = [walker(f"{said}way can't block this turn."), "Grizzly Bears"]
    dealing = activate("Walker", "Hill Giant", "Serra Angel", division={"Hill Giant": 1, "Serra Angel": 1})
    attacking = attack(Grizzly_Bears="B")
    blocking = block_with({"Hill Giant": "Grizzly Bears"})
    board(mine, ["Hill Giant", "Serra Angel"], dealing, RESOLVE, *attacking, *blocking, refused="509.1b")


@cr("121.2", cited=False)
def test_cards_drawn_this_turn() -> None:
    """Counted anew in the next turn."""
    said = "−1: ~ deals 2 damage to target tapped creature for each card you've drawn this turn."
    counter = creature("~'s power is equal to the number of cards you've drawn this turn.", "0/3")
    mine = {"battlefield": [walker(said), counter], "hand": ["Divination"]}
    theirs = [{"card": "Serra Angel", "tapped": True}]
    drawn = [cast("Divination"), RESOLVE]
    board(mine, theirs, *drawn, activate("Walker", "Serra Angel"), RESOLVE, expect=["Serra Angel in graveyard"])
    board(mine, theirs, *drawn, expect=["Tester is 2/3"])
    board(mine, theirs, *drawn, turn(4), expect=["Tester is 0/3"])


@cr("601.3")
def test_spells_may_be_cast_from_a_graveyard_this_turn() -> None:
    """Only of the kind named, and only this turn."""
    mine = {"battlefield": [walker("−3: You may cast Bear spells from your graveyard this turn.")]}
    mine["graveyard"] = ["Grizzly Bears", "Hill Giant"]
    begun = [activate("Walker"), RESOLVE]
    board(mine, [], *begun, cast("Grizzly Bears"), RESOLVE, expect=["A controls Grizzly Bears"])
    board(mine, [], *begun, cast("Hill Giant"), refused="601.3")
    board(mine, [], *begun, turn(5, "precombat main"), cast("Grizzly Bears"), refused="601.3")
