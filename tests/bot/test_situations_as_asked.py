"""What is asked in passing of what nobody has done yet: something dies, a second spell is cast, a card is pitched, a
commander is exiled; each is done, and what stands for it is told."""

from __future__ import annotations

import pytest

from bot.situations.board import Kind
from cards import CardDatabase
from tests.bot.situations_told import told
from tests.bot.test_situations import acts, board


@pytest.mark.parametrize(
    ("text", "done", "kind"),
    [
        (
            "if Rest in Peace is out does my Blood Artist still trigger when stuff dies",
            ["Opp casts Murder on Grizzly Bears"],
            Kind.TRIGGERS,
        ),
        (
            "do tokens dying trigger Blood Artist or do they just vanish",
            ["Opp casts Murder on 1/1 creature"],
            Kind.TRIGGERS,
        ),
        ("Hushbringer in play, my Kitchen Finks dies. do i draw", ["Opp casts Murder on Kitchen Finks"], Kind.DRAWS),
        (
            "Kitchen Finks came back with persist, then i put a +1/+1 counter on it. can it persist again?",
            ["Me casts Battlegrowth on Kitchen Finks", "resolve all", "Opp casts Murder on Kitchen Finks"],
            Kind.RETURNS,
        ),
        (
            "opp sacs his Young Wolf, does it come back",
            ["Opp activates Ashnod's Altar", "Opp chooses Young Wolf"],
            Kind.RETURNS,
        ),
        (
            "can i cast a second spell with Rule of Law in play if the first was countered",
            ["Me casts Opt", "Opp casts Counterspell on Opt", "resolve all", "Me casts Opt"],
            Kind.CAN,
        ),
        (
            "can i still Force of Will for free by pitching",
            ["Opp casts Opt", "Me casts Force of Will on Opt, with its alternative cost"],
            Kind.CAN,
        ),
        (
            "does hexproof save my only creature from Diabolic Edict",
            ["Opp casts Diabolic Edict on Me"],
            Kind.SURVIVES,
        ),
        (
            "opp activates Liliana of the Veil minus 2, i Lightning Bolt her in response. do i still have to sac",
            [
                "Opp activates Liliana of the Veil on Me, ability 2",
                "Me casts Lightning Bolt on Liliana of the Veil",
            ],
            Kind.SACRIFICES,
        ),
        (
            "opp Lightning Bolts my Snapcaster Mage in response to the trigger, does it die",
            ["Me casts Snapcaster Mage", "resolve", "Opp casts Lightning Bolt on Snapcaster Mage"],
            Kind.DIES,
        ),
        (
            "my commander got Swords to Plowshares, it's already in exile, can i still put it in the command zone",
            ["Opp casts Swords to Plowshares on Isamaru, Hound of Konda"],
            Kind.GOES,
        ),
        (
            "Furnace of Rath is out, a red spell deals 3 to opp. how much damage does he take",
            ["Me casts Lightning Bolt on Opp"],
            Kind.DAMAGE,
        ),
        ("Teferi, Time Raveler on opp's side, can i crack a fetch", ["Me activates Evolving Wilds"], Kind.CAN),
        (
            "opp has Blood Moon out, i cast Birthing Pod and sac my Kitchen Finks. does it come back",
            ["Me casts Birthing Pod", "resolve all", "Me activates Birthing Pod", "Me chooses Kitchen Finks"],
            Kind.RETURNS,
        ),
    ],
)
def test_what_is_asked_about_is_done(cards: CardDatabase, text: str, done: list[str], kind: Kind) -> None:
    found = told(cards, text)
    assert acts(found) == done
    assert found.asked.kind is kind
    assert found.not_understood == []


def test_something_is_worn_beside_counters(cards: CardDatabase) -> None:
    found = told(
        cards, "Ephemerate on my guy with 3 +1/+1 counters and Rancor on it, what happens to the counters and aura"
    )
    assert board(found)[0] == "Me: Rancor (on Grizzly Bears), Grizzly Bears (3 +1/+1)"
    assert found.not_understood == []


def test_graveyards_are_filled_as_a_size_says(cards: CardDatabase) -> None:
    found = told(cards, "i Lightning Bolt a Tarmogoyf that's 2/3, does it die")
    assert "Me graveyard: Wastes, Grizzly Bears" in board(found)


def test_what_stands_beside_is_there_with_it(cards: CardDatabase) -> None:
    found = told(cards, "Urza's Saga with Blood Moon in play, does the Saga die")
    assert board(found)[0] == "Me: Blood Moon, Urza's Saga"
    assert found.playable
    assert found.asked.kind is Kind.DIES
