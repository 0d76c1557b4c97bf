"""What the loyalty abilities of planeswalkers say (CR 606), each carried out by the rule that it is about."""

from __future__ import annotations

import pytest

from tests.helpers import PASS_A, RESOLVE, RESOLVE_ALL, YES, activate, board, cast, cr, turn, walker


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


@cr("608.2d", cited=False)
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
    assert copied.count("creates a Sol Ring and an Ornithopter") == 1
    ended = [*made, {"do": "go_to", "step": "end"}, RESOLVE_ALL]
    board(mine, ["Mind Stone"], *ended, expect=["A controls 1 Sol Ring", "A controls 1 Ornithopter"])


@cr("707.9", cited=False)
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
