"""Cards and spells of one kind or another, each with a noun of its own (CR 109.2)."""

from __future__ import annotations

import pytest

from tests.helpers import RESOLVE, RESOLVE_ALL, answer, board, cast, cr, creature
from tests.rules.watching import do, doer, watcher

LIBRARY = ["Plains", "Shivan Dragon", "Mutavault", "Shock", "Grizzly Bears"]


def found(text: str, *cards: str) -> None:
    """What may be found and what may not, by a search for this."""
    for card in LIBRARY:
        takes = doer(f"Search your library for {text}, put it into your hand, then shuffle.")
        script = [do(), RESOLVE, answer([card])]
        mine = {"battlefield": [takes], "library": LIBRARY}
        if card in cards:
            board(mine, [], *script, expect=[f"{card} in A's hand"])
        else:
            board(mine, [], *script, refused="701.23a")


@cr("109.2", cited=False)
@pytest.mark.parametrize("text", ["a basic land card or a Dragon card", "a basic land card or Dragon card"])
def test_a_search_for_a_card_of_one_kind_or_another(text: str) -> None:
    found(text, "Plains", "Shivan Dragon")


@cr("109.2", cited=False)
def test_what_is_said_of_the_first_kind_alone_is_not_asked_of_the_second() -> None:
    found("an instant card or a card with flying", "Shock", "Shivan Dragon")
    found("a creature card with mana value 3 or less or a nonbasic land card", "Grizzly Bears", "Mutavault")


@cr("109.2", cited=False)
def test_up_to_so_many_cards_of_either_kind() -> None:
    text = (
        "Search your library for up to two basic land cards and/or Dragon cards, put them into your hand, then shuffle."
    )
    mine = {"battlefield": [doer(text)], "library": ["Plains", "Swamp", "Shivan Dragon", "Grizzly Bears"]}
    expect = ["Plains in A's hand", "Shivan Dragon in A's hand", "A has 2 cards in hand"]
    board(mine, [], do(), RESOLVE, answer(["Plains", "Shivan Dragon"]), expect=expect)


@cr("109.2", cited=False)
@pytest.mark.parametrize("said", ["a noncreature or Dragon spell", "a noncreature spell or a Dragon spell"])
@pytest.mark.parametrize(("card", "life"), [("Shock", 21), ("Shivan Dragon", 21), ("Grizzly Bears", 20)])
def test_a_spell_of_a_kind_or_without_a_type(said: str, card: str, life: int) -> None:
    mine = {"battlefield": [watcher(f"Whenever you cast {said}")], "hand": [card]}
    aimed = ["B"] if card == "Shock" else []
    board(mine, [], cast(card, *aimed), RESOLVE_ALL, expect=[f"A life {life}"])


@cr("107.3e", cited=False)
def test_a_card_with_x_in_its_mana_cost_is_no_number_to_be_told() -> None:
    text = (
        "When this creature enters, look at the top five cards of your library. You may reveal a land card or a card "
        "with {X} in its mana cost from among them and put it into your hand."
    )
    mine = {"hand": ["Fireball"], "library": ["Fireball", "Shock", "Plains"], "battlefield": [creature(text)]}
    played = board(mine, [])
    assert played.report["unread"] == []
