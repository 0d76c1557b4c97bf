"""What a question leaves to be understood: that a planeswalker comes in, whose a card is, that a land is animated."""

from __future__ import annotations

import pytest

from cards import CardDatabase
from tests.bot.situations_told import told
from tests.bot.test_situations import acts


@pytest.mark.parametrize(
    "text",
    [
        "With Doubling Season, can I ult Liliana of the Veil right away?",
        "I have Doubling Season and I cast Liliana of the Veil. Can I ult right away?",
    ],
)
def test_a_planeswalker_beside_what_doubles_counters_comes_in_first(cards: CardDatabase, text: str) -> None:
    """CR 306.5b, 614.1c: it enters with 6, of which 6 may be removed (606.6)."""
    found = told(cards, text)
    assert found.not_understood == []
    assert [one.split(" ability")[0] for one in acts(found)] == [
        "Me casts Liliana of the Veil",
        "resolve all",
        "Me activates Liliana of the Veil,",
    ]


def test_a_planeswalker_that_is_said_to_be_there_is_there(cards: CardDatabase) -> None:
    found = told(cards, "I have Liliana of the Veil. Can I ult her?")
    assert acts(found)[-1:] != ["Me casts Liliana of the Veil"]
    assert not any("casts" in act for act in acts(found))


@pytest.mark.parametrize(
    ("text", "owner"),
    [
        ("Can I cast my commander under Drannith Magistrate?", "Opp"),
        ("Can I cast my commander with Drannith Magistrate in play?", "Opp"),
        ("Can I cast my commander from the command zone with Drannith Magistrate in play?", "Opp"),
        ("With Drannith Magistrate in play, can my opponent cast his commander?", "Me"),
        ("Can I cast my commander with my Drannith Magistrate in play?", "Me"),
    ],
)
def test_what_keeps_opponents_from_something_is_another_s_than_who_asks(
    cards: CardDatabase, text: str, owner: str
) -> None:
    found = told(cards, text)
    assert found.not_understood == []
    assert [one.owner for one in found.pieces if one.called == "Drannith Magistrate"] == [owner]


@pytest.mark.parametrize(
    ("text", "animates"),
    [
        ("If I cast Swords to Plowshares on an animated Mutavault, is it exiled?", "Opp"),
        ("I have an animated Mutavault and my opponent casts Swords to Plowshares on it, is it exiled?", "Me"),
        ("Opp casts Swords to Plowshares on my animated Mutavault, is it exiled?", "Me"),
    ],
)
def test_an_animated_land_is_animated_before(cards: CardDatabase, text: str, animates: str) -> None:
    found = told(cards, text)
    assert found.not_understood == []
    assert acts(found)[0].startswith(f"{animates} activates Mutavault")
    assert acts(found)[-1].endswith("casts Swords to Plowshares on Mutavault")


@pytest.mark.parametrize("text", ["Can I activate Aetherflux Reservoir with 50 life?"])
def test_life_beside_a_card_is_its_player_s(cards: CardDatabase, text: str) -> None:
    found = told(cards, text)
    assert found.not_understood == []
    assert found.life == {"Me": 50}


def test_who_speaks_may_say_so_twice(cards: CardDatabase) -> None:
    found = told(cards, "Moi j'ai Grizzly Bears et l'adversaire lance Lightning Bolt dessus, il meurt ?", "fr")
    assert found.not_understood == []
    assert acts(found, "fr") == ["Opp lance Lightning Bolt sur Grizzly Bears"]
