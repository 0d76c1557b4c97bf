"""What an effect says that permanents are which it puts onto the battlefield (CR 611.2e)."""

from __future__ import annotations

from tests.engine.helpers import RESOLVE_ALL, board, cast, cr


@cr("611.2e")
def test_a_creature_that_is_put_there_as_a_zombie_is_one_as_it_enters() -> None:
    watching = {"battlefield": ["Champion of the Perished"], "hand": ["Rise from the Grave"]}
    played = board(
        {**watching, "graveyard": ["Grizzly Bears"]},
        [],
        cast("Rise from the Grave", "Grizzly Bears"),
        RESOLVE_ALL,
        expect=["Grizzly Bears is a Zombie", "Champion of the Perished has 1 +1/+1 counter"],
    )
    assert played.cites("611.2e")


@cr("611.2e")
def test_a_creature_that_returns_as_an_enchantment_does_not_enter_as_a_creature() -> None:
    board(
        {"battlefield": ["Enduring Innocence", "Soul Warden"], "hand": ["Murder"]},
        [],
        cast("Murder", "Enduring Innocence"),
        RESOLVE_ALL,
        expect=["A life 20", "not Enduring Innocence is a creature", "Enduring Innocence is an enchantment"],
    )


@cr("611.2e", "603.4")
def test_what_has_returned_as_a_demon_does_not_return_again() -> None:
    board(
        {"battlefield": ["Infernal Vessel"], "hand": ["Murder", "Murder"]},
        [],
        cast("Murder", "Infernal Vessel"),
        RESOLVE_ALL,
        cast("Murder", "Infernal Vessel"),
        RESOLVE_ALL,
        expect=["Infernal Vessel in A's graveyard"],
    )


@cr("611.2e")
def test_a_creature_that_has_flying_and_is_an_angel_enters_like_that() -> None:
    board(
        {"battlefield": ["Valkyrie's Call", "Youthful Valkyrie", "Grizzly Bears"], "hand": ["Murder"]},
        [],
        cast("Murder", "Grizzly Bears"),
        RESOLVE_ALL,
        expect=["Grizzly Bears is 3/3", "Grizzly Bears has flying", "Youthful Valkyrie has 1 +1/+1 counter"],
    )


@cr("611.2e", "205.1b")
def test_each_of_several_enters_as_a_spirit() -> None:
    board(
        {
            "battlefield": ["Mausoleum Wanderer"],
            "hand": ["Storm of Souls"],
            "graveyard": ["Grizzly Bears", "Serra Angel"],
        },
        [],
        cast("Storm of Souls"),
        RESOLVE_ALL,
        expect=[
            "Serra Angel is 1/1",
            "Grizzly Bears has flying",
            "Mausoleum Wanderer is 3/3",
            "Storm of Souls in exile",
        ],
    )


@cr("611.2e", "614.12")
def test_what_enters_as_a_creature_enters_tapped_where_creatures_do() -> None:
    """The replacement effect sees what it will be, not what the card is."""
    board(
        {"battlefield": ["Enduring Innocence"], "hand": ["Murder"]},
        ["Kismet"],
        cast("Murder", "Enduring Innocence"),
        RESOLVE_ALL,
        expect=["not Enduring Innocence is tapped"],
    )
