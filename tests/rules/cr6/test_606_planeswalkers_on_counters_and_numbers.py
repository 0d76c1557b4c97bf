"""Texts of planeswalkers about counters, numbers and conditions (CR 122, 306, 606)."""

from __future__ import annotations

import pytest

from tests.helpers import (
    RESOLVE,
    RESOLVE_ALL,
    YES,
    activate,
    answer,
    board,
    cast,
    cr,
    creature,
    turn,
    walker,
)
from tests.rules.planeswalkers import UP, saying

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


@cr("707.9")
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


@cr("707.9")
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


@cr("205.1b")
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


@cr("111.4")
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
