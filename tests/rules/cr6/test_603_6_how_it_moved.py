"""Triggers that say from where, to where or how something moved (CR 603.6)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.helpers import NO, RESOLVE, RESOLVE_ALL, YES, activate, attack_with, board, cast, cr, creature, play_land, to
from tests.rules.watching import do, doer, watcher

REANIMATE = "Return target creature card from a graveyard to the battlefield under your control."
WAYS: dict[str, tuple[dict[str, Any], list[Any]]] = {
    "cast from hand": ({"hand": ["Grizzly Bears"]}, [cast("Grizzly Bears")]),
    "from own graveyard": (
        {"graveyard": ["Grizzly Bears"], "battlefield": [doer(REANIMATE)]},
        [do("Grizzly Bears")],
    ),
    "from own graveyard tapped": (
        {
            "graveyard": ["Grizzly Bears"],
            "battlefield": [doer("Return target creature card from your graveyard to the battlefield tapped.")],
        },
        [do("Grizzly Bears")],
    ),
    "from the other graveyard": ({"battlefield": [doer(REANIMATE)]}, [do("Goblin Piker")]),
    "from exile": ({"battlefield": ["Grizzly Bears"], "hand": ["Cloudshift"]}, [cast("Cloudshift", "Grizzly Bears")]),
    "put from hand": (
        {
            "hand": ["Grizzly Bears"],
            "battlefield": [doer("You may put a creature card from your hand onto the battlefield.")],
        },
        [do(), YES],
    ),
}
SEEN = [
    ("enters", set(WAYS)),
    ("enters tapped", {"from own graveyard tapped"}),
    ("enters untapped", set(WAYS) - {"from own graveyard tapped"}),
    ("enters from a graveyard", {"from own graveyard", "from own graveyard tapped", "from the other graveyard"}),
    ("enters from your graveyard", {"from own graveyard", "from own graveyard tapped"}),
    ("enters from exile", {"from exile"}),
    ("enters from your hand", {"put from hand"}),
    ("enters during the declare attackers step", set()),
    ("enters under your control", set(WAYS)),
    ("enters under an opponent's control", set()),
]


@cr("603.6a", cited=False)
@pytest.mark.parametrize(("how", "ways"), SEEN, ids=[how for how, _ in SEEN])
def test_a_trigger_says_how_a_creature_enters(how: str, ways: set[str]) -> None:
    for way, (mine, script) in WAYS.items():
        board(
            mine | {"battlefield": [*mine.get("battlefield", ()), watcher(f"Whenever another creature {how}")]},
            {"graveyard": ["Goblin Piker"]},
            *script,
            RESOLVE_ALL,
            expect=[f"A life {20 + (way in ways)}"],
        )


@cr("603.6a", cited=False)
@pytest.mark.parametrize(("under", "whose"), [("your", "A"), ("an opponent's", "B")])
@pytest.mark.parametrize("player", ["A", "B"])
def test_a_trigger_says_under_whose_control_a_creature_enters(under: str, whose: str, player: str) -> None:
    board(
        {"battlefield": [watcher(f"Whenever a creature enters under {under} control")], "hand": ["Grizzly Bears"]},
        {"hand": ["Grizzly Bears"]},
        cast("Grizzly Bears", player=player),
        RESOLVE_ALL,
        active=player,
        expect=[f"A life {20 + (player == whose)}"],
    )


@cr("603.6a", "508.1", cited=False)
@pytest.mark.parametrize(
    ("step", "life"), [("declare attackers", 21), ("declare blockers", 20), ("beginning of combat", 20)]
)
def test_a_creature_enters_during_the_declare_attackers_step(step: str, life: int) -> None:
    seen = watcher("Whenever another creature enters during the declare attackers step")
    put = doer("Create a 1/1 red Goblin creature token.")
    declared = [] if step == "beginning of combat" else attack_with({"Grizzly Bears": "B"})
    board(
        [seen, put, "Grizzly Bears"],
        [],
        *declared,
        *([] if step == "declare attackers" else [to(step)]),
        do(),
        RESOLVE_ALL,
        expect=[f"A life {life}"],
    )


@cr("603.6a", cited=False)
@pytest.mark.parametrize(("owner", "life"), [("A", 21), ("B", 20)])
def test_your_graveyard_is_that_of_the_trigger_s_controller(owner: str, life: int) -> None:
    zones: dict[str, dict[str, Any]] = {"A": {}, "B": {}}
    zones[owner] = {"graveyard": ["Grizzly Bears"]}
    seen = watcher("Whenever another creature enters from your graveyard")
    put = doer("Put target creature card from a graveyard onto the battlefield under your control.")
    board(
        zones["A"] | {"battlefield": [seen, put]},
        zones["B"],
        do("Grizzly Bears"),
        RESOLVE_ALL,
        expect=[f"A life {life}", "Grizzly Bears on the battlefield"],
    )


MOVES: dict[str, tuple[str, ...]] = {
    "dies": ("Destroy target creature.", "Grizzly Bears"),
    "their own dies": ("Destroy target creature.", "Goblin Piker"),
    "is exiled": ("Exile target creature.", "Grizzly Bears"),
    "is bounced": ("Return target creature to its owner's hand.", "Grizzly Bears"),
    "is discarded": ("Discard a card.",),
    "is milled": ("Mill a card.",),
    "they mill": ("Each opponent mills a card.",),
    "they discard": ("Each opponent discards a card.",),
}
DEATHS = {"dies", "their own dies"}
MINE = {"dies", "is discarded", "is milled"}
THEIRS = {"their own dies", "they mill", "they discard"}
PUT = [
    ("a creature dies", DEATHS),
    ("a creature you control dies", {"dies"}),
    ("a creature dies under your control", {"dies"}),
    ("a creature dies under an opponent's control", {"their own dies"}),
    ("a creature leaves the battlefield", {*DEATHS, "is exiled", "is bounced"}),
    ("a creature you control leaves the battlefield", {"dies", "is exiled", "is bounced"}),
    ("a creature is put into a graveyard from the battlefield", DEATHS),
    ("a creature is put into your graveyard from the battlefield", {"dies"}),
    ("a creature is put into an opponent's graveyard from the battlefield", {"their own dies"}),
    ("a creature card is put into a graveyard from anywhere", MINE | THEIRS),
    ("a creature card is put into your graveyard from anywhere", MINE),
    ("a creature card is put into an opponent's graveyard from anywhere", THEIRS),
    (
        "a creature card is put into a graveyard from anywhere other than the battlefield",
        {"is discarded", "is milled", "they mill", "they discard"},
    ),
    (
        "a creature card is put into your graveyard from anywhere other than the battlefield",
        {"is discarded", "is milled"},
    ),
    ("a creature card is put into your graveyard from your library", {"is milled"}),
    ("you discard a creature card", {"is discarded"}),
    ("an opponent discards a creature card", {"they discard"}),
    ("a player discards a creature card", {"is discarded", "they discard"}),
]


@cr("603.6c", "700.4", cited=False)
@pytest.mark.parametrize(("when", "moves"), PUT, ids=[when for when, _ in PUT])
def test_a_trigger_says_from_where_and_to_where(when: str, moves: set[str]) -> None:
    held = {"hand": ["Hill Giant"], "library": ["Hill Giant"] * 3}
    for move, (text, *targets) in MOVES.items():
        board(
            held | {"battlefield": [watcher(f"Whenever {when}"), doer(text), "Grizzly Bears"]},
            held | {"battlefield": ["Goblin Piker"]},
            do(*targets),
            RESOLVE_ALL,
            expect=[f"A life {20 + (move in moves)}"],
        )


@cr("603.6c", cited=False)
@pytest.mark.parametrize(
    ("zones", "text", "life"),
    [
        ({"graveyard": ["Hill Giant"]}, "Exile target card from a graveyard.", 21),
        ({"graveyard": ["Hill Giant"]}, "Return target card from your graveyard to your hand.", 21),
        ({"graveyard": ["Hill Giant"]}, REANIMATE, 21),
        ({"battlefield": ["Hill Giant"]}, "Exile target creature.", 20),
        ({"battlefield": ["Hill Giant"]}, "Destroy target creature.", 20),
    ],
)
def test_a_card_leaves_your_graveyard(zones: dict[str, Any], text: str, life: int) -> None:
    seen = [watcher("Whenever a card leaves your graveyard"), doer(text)]
    board(
        zones | {"battlefield": [*zones.get("battlefield", ()), *seen]},
        [],
        do("Hill Giant"),
        RESOLVE_ALL,
        expect=[f"A life {life}"],
    )


@cr("603.6c", cited=False)
def test_a_card_that_leaves_another_graveyard_leaves_not_yours() -> None:
    seen = [watcher("Whenever a card leaves your graveyard"), doer("Exile target card from a graveyard.")]
    board(seen, {"graveyard": ["Hill Giant"]}, do("Hill Giant"), RESOLVE_ALL, expect=["A life 20"])


@cr("305.1", "603.2", cited=False)
@pytest.mark.parametrize(("who", "seen_from"), [("you play", {"A"}), ("an opponent plays", {"B"})])
@pytest.mark.parametrize("player", ["A", "B"])
def test_a_land_played_is_noticed_by_whom_it_concerns(who: str, seen_from: set[str], player: str) -> None:
    board(
        {"battlefield": [watcher(f"Whenever {who} a land")], "hand": ["Forest"]},
        {"hand": ["Forest"]},
        play_land("Forest", player),
        *([RESOLVE_ALL] if player in seen_from else []),
        active=player,
        expect=[f"A life {20 + (player in seen_from)}"],
    )


@cr("305.4", "603.2", cited=False)
def test_a_land_put_onto_the_battlefield_is_not_played() -> None:
    put = doer("You may put a land card from your hand onto the battlefield.")
    for chosen in (YES, NO):
        board(
            {"battlefield": [watcher("Whenever you play a land"), put], "hand": ["Forest"]},
            [],
            do(),
            chosen,
            RESOLVE,
            expect=["A life 20"],
        )


@cr("603.4")
def test_what_enters_from_ones_graveyard_is_told_from_what_was_cast_from_hand() -> None:
    a = {"hand": ["Grizzly Bears", "Reanimate"], "graveyard": ["Prized Amalgam", "Goblin Piker"]}
    back = board(a, [], cast("Reanimate", "Goblin Piker"), RESOLVE, RESOLVE)
    assert back.count("Prized Amalgam's ability triggers") == 1
    hand = board(a, [], cast("Grizzly Bears"), RESOLVE)
    assert hand.count("Prized Amalgam's ability triggers") == 0


@cr("603.2c", "406.1", cited=False)
def test_cards_put_into_exile_from_a_graveyard_are_one_event() -> None:
    bog = creature("{0}: Exile target player's graveyard.", name="Bog")
    mine, theirs = {"battlefield": ["Rakshasa Vizier", bog], "graveyard": ["Shock", "Forest"]}, {"graveyard": ["Fog"]}
    board(mine, theirs, activate("Bog", "A"), RESOLVE_ALL, expect=["Rakshasa Vizier is 6/6"])
    board(mine, theirs, activate("Bog", "B"), RESOLVE_ALL, expect=["Rakshasa Vizier is 4/4"])


@cr("108.2b", cited=False)
@pytest.mark.parametrize(("gone", "cards"), [("Soldier", 0), ("Grizzly Bears", 1)])
def test_a_token_that_is_exiled_is_no_card_put_into_exile(gone: str, cards: int) -> None:
    seer = creature(
        "Whenever one or more cards are put into exile from graveyards and/or the battlefield during your turn, draw a "
        "card.",
        name="Seer",
    )
    soldier = {"token": {"name": "Soldier", "types": ["Creature"], "power": 1, "toughness": 1}}
    mine = {"battlefield": [seer, soldier], "hand": ["Swords to Plowshares"]}
    swords = cast("Swords to Plowshares", gone)
    board(mine, ["Grizzly Bears"], swords, RESOLVE_ALL, expect=[f"A has {cards} cards in hand"])
