"""One of several that a sentence speaks of, whichever it is (CR 608.2c, 608.2h)."""

from __future__ import annotations

import pytest

from tests.helpers import NO, PASS_A, RESOLVE, YES, Entry, answer, board, cast, cr, creature, play_land
from tests.rules.watching import do, doer


@cr("614.1a", "608.2c")
def test_every_creature_dealt_damage_by_a_sweep_is_exiled_instead() -> None:
    """Of several all that die are exiled, this turn; what was dealt none goes to the graveyard."""
    theirs = ["Grizzly Bears", "Serra Angel"]
    mine = {"hand": ["Anger of the Gods", "Murder", "Murder", "Goblin Guide"], "battlefield": ["Hill Giant"]}
    script = [cast("Anger of the Gods"), RESOLVE, cast("Murder", "Serra Angel"), RESOLVE]
    script += [cast("Goblin Guide"), RESOLVE, cast("Murder", "Goblin Guide"), RESOLVE]
    expect = [f"{name} in exile" for name in ("Grizzly Bears", "Hill Giant", "Serra Angel")]
    board(mine, theirs, *script, expect=[*expect, "Goblin Guide in graveyard"])


@cr("604.2", "608.2h", cited=False)
@pytest.mark.parametrize(("cards", "size"), [(7, "2/2"), (8, "5/2")])
def test_as_long_as_an_opponent_has_so_many_cards_in_their_graveyard(cards: int, size: str) -> None:
    """One opponent must have them all; one's own do not count."""
    text = "~ gets +3/+0 as long as an opponent has eight or more cards in their graveyard."
    mine = {"battlefield": [creature(text)], "graveyard": ["Shock"] * 9}
    board(mine, {"graveyard": ["Shock"] * cards}, expect=[f"Tester is {size}"])


@cr("608.2c", "701.6a", cited=False)
@pytest.mark.parametrize(("paid", "where"), [(NO, "in exile"), (YES, "in graveyard")])
def test_a_spell_is_exiled_where_it_is_countered_because_nobody_pays(paid: Entry, where: str) -> None:
    script = [cast("Shock", "B"), PASS_A, cast("Syncopate", "Shock", player="B", x=1), RESOLVE, paid, RESOLVE]
    script = script if paid is YES else script[:-1]
    board({"hand": ["Shock"]}, {"hand": ["Syncopate"]}, *script, expect=[f"Shock {where}"])


@cr("608.2d", "101.4")
def test_any_player_may_have_damage_dealt_to_themselves() -> None:
    """Each in turn order is asked, and only who wants it is dealt any."""
    text = "Any player may have ~ deal 5 damage to them. If no one does, you draw a card."
    mine = {"battlefield": [doer(text)], "library": ["Plains"]}
    asked = [do(), RESOLVE, answer("no", player="A"), answer("yes", player="B")]
    board(mine, [], *asked, expect=["A life 20", "B life 15", "A has 0 cards in hand"])
    refusing = [do(), RESOLVE, answer("no", player="A"), answer("no", player="B")]
    board(mine, [], *refusing, expect=["A life 20", "B life 20", "A has 1 card in hand"])


@cr("608.2d", cited=False)
@pytest.mark.parametrize(("said", "life", "where"), [("yes", 16, "in graveyard"), ("no", 20, "on battlefield")])
def test_any_opponent_may_have_it_deal_damage_to_them(said: str, life: int, where: str) -> None:
    script = [cast("Vexing Devil"), RESOLVE, RESOLVE, answer(said, player="B")]
    board({"hand": ["Vexing Devil"]}, [], *script, expect=[f"B life {life}", f"Vexing Devil {where}"])


@cr("701.20a", "608.2c", cited=False)
@pytest.mark.parametrize("behind", [", then put", ". Put"])
def test_all_cards_revealed_on_the_way_are_moved(behind: str) -> None:
    """What was looked for is one of them."""
    text = (
        f"Reveal cards from the top of your library until you reveal a nonland card{behind} all cards revealed this way"
    )
    mine = {"battlefield": [doer(f"{text} into your hand.")], "library": ["Forest", "Swamp", "Shock", "Plains"]}
    expect = ["A has 3 cards in hand", "Shock in A's hand", "Plains in A's library"]
    board(mine, [], do(), RESOLVE, expect=expect)


@cr("608.2c", "120.3a", "120.3e", cited=False)
@pytest.mark.parametrize(("lands", "number"), [((), 1), ((play_land("Mountain"),), 3)])
def test_that_player_or_planeswalker_is_whichever_was_targeted(lands: tuple[Entry, ...], number: int) -> None:
    mine = {"hand": ["Searing Blaze", "Mountain"]}
    loyal = {"card": "Jace Beleren", "counters": {"loyalty": 5}}
    there = [loyal, "Serra Angel"]
    at_player = cast("Searing Blaze", "B", "Serra Angel")
    board(mine, there, *lands, at_player, RESOLVE, expect=[f"B life {20 - number}", f"Serra Angel has {number} damage"])
    at_walker = cast("Searing Blaze", "Jace Beleren", "Serra Angel")
    left = f"Jace Beleren has {5 - number} loyalty"
    board(mine, there, *lands, at_walker, RESOLVE, expect=[left, f"Serra Angel has {number} damage", "B life 20"])
