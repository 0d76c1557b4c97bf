"""What a text asks of what it has just done: destroyed, sacrificed, returned, put somewhere (CR 608.2c, 608.2h)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.helpers import RESOLVE, YES, activate, answer, board, cr, creature
from tests.rules.watching import do, doer


@cr("608.2h", cited=False)
@pytest.mark.parametrize(("target", "life"), [("Sol Ring", 18), ("Darksteel Myr", 20), ("Grizzly Bears", 20)])
def test_what_was_destroyed_this_way(target: str, life: int) -> None:
    """What is indestructible was not destroyed (702.12b), and a creature is no artifact."""
    text = "Destroy target permanent. If an artifact was destroyed this way, you lose 2 life."
    board([doer(text)], [target], do(target), RESOLVE, expect=[f"A life {life}"])


@cr("608.2h", cited=False)
@pytest.mark.parametrize(("whose", "counters"), [("A", 2), ("B", 0)])
def test_whose_it_was_that_was_destroyed(whose: str, counters: int) -> None:
    text = "Destroy target creature. If a creature you controlled was destroyed this way, put two +1/+1 counters on ~."
    seats: dict[str, list[Any]] = {"A": [creature("{0}: " + text.replace("~", "this creature"), name="Doer")], "B": []}
    seats[whose].append("Grizzly Bears")
    expect = [f"Doer is {2 + counters}/{2 + counters}"]
    board(seats["A"], seats["B"], do("Grizzly Bears"), RESOLVE, expect=expect)


@cr("608.2h", cited=False)
@pytest.mark.parametrize(("fodder", "life"), [("Grizzly Bears", 21), ("Hill Giant", 20)])
def test_what_was_sacrificed_as_a_cost_was_sacrificed_this_way(fodder: str, life: int) -> None:
    text = "Sacrifice another creature: Draw a card. If a Bear was sacrificed this way, you gain 1 life."
    board([creature(text), fodder], [], activate("Tester"), RESOLVE, expect=[f"A life {life}"])


@cr("608.2h", cited=False)
@pytest.mark.parametrize(("back", "life"), [("Doer", 20), ("Grizzly Bears", 21)])
def test_another_that_was_returned_is_not_what_says_so(back: str, life: int) -> None:
    text = "Return a creature you control to its owner's hand. "
    text += "If another creature was returned this way, you gain 1 life."
    board([doer(text), "Grizzly Bears"], [], do(), RESOLVE, answer([back]), expect=[f"A life {life}"])


@cr("608.2h", cited=False)
def test_nothing_was_returned_where_there_was_no_target() -> None:
    text = "Return up to one target creature to its owner's hand. "
    text += "If a creature was returned this way, you gain 1 life."
    board([doer(text)], ["Grizzly Bears"], do("Grizzly Bears"), RESOLVE, expect=["A life 21"])
    board([doer(text)], ["Grizzly Bears"], activate("Doer", []), RESOLVE, expect=["A life 20"])


@cr("608.2h", cited=False)
@pytest.mark.parametrize(("whose", "cards"), [("A", 1), ("B", 0)])
def test_who_controlled_what_has_left(whose: str, cards: int) -> None:
    text = "Exile target creature. If you controlled it, draw a card."
    seats: dict[str, list[Any]] = {"A": [doer(text)], "B": []}
    seats[whose].append("Grizzly Bears")
    board(seats["A"], seats["B"], do("Grizzly Bears"), RESOLVE, expect=[f"A has {cards} cards in hand"])


@cr("608.2h")
def test_it_is_who_controlled_it_and_not_who_owned_it() -> None:
    text = "Return target nonland permanent to its owner's hand. If you controlled that permanent, draw a card."
    stolen = {"card": "Grizzly Bears", "owner": "B"}
    board(
        [doer(text), stolen], [], do("Grizzly Bears"), RESOLVE, expect=["A has 1 card in hand", "B has 1 card in hand"]
    )


LOOKS = "Mill two cards. You may put a land card from among them into your hand. "


@cr("608.2c", cited=False)
@pytest.mark.parametrize(
    ("said", "taken", "life"),
    [
        ("If you put a Plains card into your hand this way", ["yes", ["Plains"]], 21),
        ("If you put a Plains card into your hand this way", ["yes", ["Swamp"]], 20),
        ("If you didn't put a card into your hand this way", ["yes", ["Swamp"]], 20),
        ("If you didn't put a card into your hand this way", ["no"], 21),
        ("If you don't put a card into your hand this way", ["no"], 21),
    ],
)
def test_what_was_put_into_a_hand_this_way(said: str, taken: list[Any], life: int) -> None:
    mine = {"battlefield": [doer(f"{LOOKS}{said}, you gain 1 life.")], "library": ["Plains", "Swamp", "Swamp", "Swamp"]}
    board(mine, [], do(), RESOLVE, *(answer(one) for one in taken), expect=[f"A life {life}"])


@cr("608.2d")
def test_what_was_in_hand_before_was_not_put_there() -> None:
    text = f"{LOOKS}If you put a Plains card into your hand this way, you gain 1 life."
    mine = {"battlefield": [doer(text)], "library": ["Swamp", "Shock", "Swamp"], "hand": ["Plains"]}
    board(mine, [], do(), RESOLVE, YES, answer(["Swamp"]), expect=["A life 20"])


@cr("608.2h", cited=False)
@pytest.mark.parametrize(("theirs", "life"), [(["Grizzly Bears"], 20), ([], 22)])
def test_no_such_permanents_were_sacrificed_this_way(theirs: list[str], life: int) -> None:
    text = "Each opponent sacrifices a creature. If no creatures were sacrificed this way, you gain 2 life."
    board([doer(text)], theirs, do(), RESOLVE, expect=[f"A has {life} life"])


@pytest.mark.parametrize(("top", "life"), [("Hill Giant", 20), ("Forest", 25)])
def test_none_of_them_this_way(top: str, life: int) -> None:
    reveal = "{0}: Each player reveals the top card of their library. "
    reader = creature(reveal + "If no creature cards were revealed this way, you gain 5 life.", name="Reader")
    mine, theirs = {"battlefield": [reader], "library": [top]}, {"library": ["Island"]}
    played = board(mine, theirs, activate("Reader"), RESOLVE, expect=[f"A life {life}"])
    assert not played.report["unread"]
