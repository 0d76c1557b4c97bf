"""What hangs on cards that nobody has named: told by what they may be, once, and not card by card."""

from __future__ import annotations

import pytest

from bot.desk.desk import Desk
from bot.desk.reply import Place
from tests.bot.replies import good


def doing(what: str) -> str:
    """A board with a permanent that does something for nothing."""
    return f'You: 1/1 Doer creature token with "{{0}}: {what}"'


REVEALS = (
    "Reveal the top four cards of your library. You may put a land card from among them into your hand. "
    "Put the rest into your graveyard."
)
SORTS = (
    "Reveal the top four cards of your library. Put all land cards revealed this way into your hand and the rest into "
    "your graveyard."
)
LOOKS = "Look at the top card of your library. If it's a creature card, you may reveal it and put it into your hand."
AMONG = (
    "Look at the top three cards of your library. You may reveal an instant or sorcery card from among them and put it "
    "into your hand. Put the rest on the bottom of your library in any order."
)
EXILES = (
    "Exile the top card of your library. You may put that card into your hand unless it has the same name as another "
    "card exiled this way. Repeat this process until you put a card into your hand or you exile two cards with the "
    "same name, whichever comes first."
)


@pytest.mark.cr("701.20a")
@pytest.mark.parametrize(
    ("locale", "lines"),
    [
        (
            "en",
            [
                "– none of the unknown cards fits: 4 unknown cards are put into Alice's graveyard.",
                "– a land among them (say Forest), if it is chosen: Forest is in Alice's hand.",
            ],
        ),
        (
            "fr",
            [
                "– aucune des cartes inconnues ne convient\u00a0: 4 cartes inconnues sont mises dans le cimetière "
                "d’Alice.",
                "– un terrain parmi elles (disons Forest), s’il est choisi\u00a0: Forest est dans la main d’Alice.",
            ],
        ),
    ],
)
def test_of_several_cards_it_is_told_what_one_that_fits_comes_to(desk: Desk, locale: str, lines: list[str]) -> None:
    place = Place(f"channel-{locale}", "1", locale=locale, name="Alice")
    reply = good(desk.run(place, "what-if", board=doing(REVEALS), do="activate Doer"))
    assert [one for one in reply.verdict.splitlines() if one.startswith("–")] == lines


@pytest.mark.cr("701.20a")
def test_lands_that_would_go_to_the_hand_are_told_where_the_cards_stay_unknown(desk: Desk, alice: Place) -> None:
    reply = good(desk.run(alice, "what-if", board=doing(SORTS), do="activate Doer"))
    assert reply.verdict.splitlines() == [
        "4 unknown cards are put into Alice's graveyard.",
        "– a land among them (say Forest): Forest is in Alice's hand.",
    ]
    assert reply.choice is None


@pytest.mark.cr("701.20e")
def test_what_a_card_turns_on_that_only_its_owner_sees_is_told_both_ways(desk: Desk, alice: Place) -> None:
    lines = good(desk.run(alice, "what-if", board=doing(LOOKS), do="activate Doer")).verdict.splitlines()
    assert lines[0] == "Which card is on top of Alice's library?"
    assert [one.partition(":")[0] for one in lines[1:]] == [
        "– a creature (say Grizzly Bears)",
        "– no creature (say Forest)",
    ]


@pytest.mark.cr("608.2d")
def test_what_may_be_taken_of_cards_looked_at_is_told_by_what_fits(desk: Desk, alice: Place) -> None:
    reply = good(desk.run(alice, "what-if", board=doing(AMONG), do="activate Doer"))
    assert [one for one in reply.verdict.splitlines() if one.startswith("–")] == [
        "– none of the unknown cards fits: 3 unknown cards are put on the bottom of Alice's library.",
        "– another card (say Divination): Divination is in Alice's hand.",
    ]


@pytest.mark.cr("608.2d")
def test_what_goes_on_as_long_as_it_is_declined_is_asked_once(desk: Desk, alice: Place) -> None:
    reply = good(desk.run(alice, "what-if", board=doing(EXILES), do="activate Doer"))
    assert "times" not in reply.verdict
    no = next(one for one in reply.verdict.splitlines() if one.startswith("– No"))
    assert "Then it's up to Alice: put that card into your hand?" in no


@pytest.mark.cr("701.17a")
def test_what_comes_of_several_cards_is_told_though_one_alone_makes_no_difference(desk: Desk, alice: Place) -> None:
    """It takes two that share a color; of two cards that don't it is known what happens."""
    grinds = "Target player mills two cards. If two cards that share a color were milled this way, repeat this process."
    reply = good(desk.run(alice, "what-if", board=f"{doing(grinds)}; Opp:", do="activate Doer on Opp"))
    assert [one for one in reply.verdict.splitlines() if one.startswith("–")] == [
        "– none of the unknown cards fits: Opp mills 2 cards."
    ]
