"""What has a name of its own: parties, outlaws, descending, crimes, expending (CR 700.8-700.14)."""

from __future__ import annotations

import pytest

from tests.engine.helpers import RESOLVE, RESOLVE_ALL, Entry, activate, answer, board, cast, cr, to, turn


def creature(*subtypes: str, **more: object) -> dict[str, object]:
    """A 1/1 creature token with these types."""
    token = {"name": "-".join(subtypes), "types": ["Creature"], "subtypes": list(subtypes), "power": 1, "toughness": 1}
    return {"token": token, **more}


PEACEMAKER = {"card": "Patrolling Peacemaker", "counters": {"+1/+1": 2}}


# ---- parties


@cr("700.8", "700.8a")
@pytest.mark.parametrize(
    ("others", "power"),
    [
        ([], 1),
        ([creature("Rogue")], 2),
        ([creature("Rogue"), creature("Rogue")], 2),
        ([creature("Goblin"), creature("Cleric")], 1),
        ([creature("Rogue"), creature("Warrior"), creature("Wizard"), creature("Wizard")], 4),
    ],
)
def test_a_party_has_up_to_one_of_each(others: list[object], power: int) -> None:
    """Archpriest of Iona is a Cleric itself; a second Rogue, and a Goblin, do not join."""
    board(["Archpriest of Iona", *others], expect=[f"Archpriest of Iona is {power}/2"])


@cr("700.8b")
def test_a_creature_counts_where_it_helps_most() -> None:
    """A Rogue Wizard is the Wizard where another can only be the Rogue; yet it is counted once."""
    both = creature("Rogue", "Wizard")
    board(["Archpriest of Iona", creature("Rogue"), both], expect=["Archpriest of Iona is 3/2"])
    board(["Archpriest of Iona", both], expect=["Archpriest of Iona is 2/2"])
    board(
        ["Archpriest of Iona", both, creature("Rogue", "Warrior"), creature("Cleric", "Rogue"), creature("Wizard")],
        expect=["Archpriest of Iona is 4/2"],
    )


@cr("700.8")
def test_only_ones_own_creatures_make_a_party() -> None:
    board(["Archpriest of Iona"], [creature("Rogue"), creature("Wizard")], expect=["Archpriest of Iona is 1/2"])


@cr("700.8c", "603.4")
@pytest.mark.parametrize(("fourth", "power"), [("Wizard", 5), ("Warrior", 3)])
def test_a_full_party_has_four(fourth: str, power: int) -> None:
    """Archpriest of Iona with a full party: 4 and +1/+1 at the beginning of combat; without one it does not trigger."""
    board(
        ["Archpriest of Iona", creature("Rogue"), creature("Warrior"), creature(fourth)],
        [],
        answer(["Archpriest of Iona"], choice="target"),
        to("postcombat main"),
        expect=[f"Archpriest of Iona is {power}/{3 if power == 5 else 2}"],
    )


@cr("700.8a", "601.2f")
def test_a_party_makes_a_spell_cheaper() -> None:
    """Spoils of Adventure costs {4}{W}{U}, less {1} for each of two creatures."""
    board(
        {
            "hand": ["Spoils of Adventure"],
            "battlefield": [creature("Cleric"), creature("Rogue"), creature("Rogue")],
            "mana": "WUCC",
        },
        [],
        cast("Spoils of Adventure"),
        RESOLVE,
        expect=["A life 23", "A has 3 cards in hand"],
    )


@cr("700.8a", "608.2h")
def test_the_party_is_counted_as_the_ability_resolves() -> None:
    """In response to Malakir Blood-Priest's trigger its Rogue dies: 1 life, not 2."""
    board(
        {"hand": ["Malakir Blood-Priest"], "battlefield": ["Bandit's Haul", creature("Rogue")]},
        {"hand": ["Lightning Bolt"]},
        cast("Malakir Blood-Priest"),
        RESOLVE,
        {"do": "pass", "player": "A"},
        cast("Lightning Bolt", "Rogue", player="B"),
        RESOLVE_ALL,
        expect=["B life 19", "A life 21"],
    )


# ---- outlaws


@cr("700.12", "700.12a")
@pytest.mark.parametrize(
    ("kind", "life"),
    [("Assassin", 19), ("Mercenary", 19), ("Pirate", 19), ("Rogue", 19), ("Warlock", 19), ("Human", 20)],
)
def test_five_creature_types_are_outlaws(kind: str, life: int) -> None:
    """Rakish Crew: whenever an outlaw you control dies, each opponent loses 1 life."""
    board(
        {"hand": ["Lightning Bolt"], "battlefield": ["Rakish Crew", creature(kind)]},
        [],
        cast("Lightning Bolt", kind),
        RESOLVE_ALL,
        expect=[f"B life {life}"],
    )


@cr("700.12")
def test_an_outlaw_is_no_target_for_what_kills_all_others() -> None:
    there = [creature("Pirate"), "Grizzly Bears"]
    played = board({"hand": ["Shoot the Sheriff"]}, there, cast("Shoot the Sheriff", "Pirate"), refused=True)
    assert played.refused("601.2c")
    board(
        {"hand": ["Shoot the Sheriff"]},
        there,
        cast("Shoot the Sheriff", "Grizzly Bears"),
        RESOLVE,
        expect=["Grizzly Bears in B's graveyard"],
    )


@cr("700.12a")
def test_an_outlaw_card_is_asked_for_where_it_says_card() -> None:
    """Charred Graverobber returns an outlaw card: Vial Smasher is a Mercenary, Grizzly Bears is none."""
    played = board(
        {"hand": ["Charred Graverobber"], "graveyard": ["Vial Smasher, Gleeful Grenadier", "Grizzly Bears"]},
        [],
        cast("Charred Graverobber"),
        RESOLVE_ALL,
        expect=["Vial Smasher, Gleeful Grenadier in hand", "Grizzly Bears in graveyard"],
    )
    assert played.report["refused"] is None


# ---- descending


@cr("700.11")
@pytest.mark.parametrize(
    ("card", "target", "size"),
    [("Lightning Bolt", "Grizzly Bears", "3/3"), ("Lightning Bolt", "Rogue", "2/2"), ("Lightning Bolt", "B", "2/2")],
)
def test_permanent_cards_not_tokens_or_instants_descend(card: str, target: str, size: str) -> None:
    """Deep Goblin Skulltaker gets a counter if its controller descended: a bear does, a token or a Bolt does not."""
    board(
        {"hand": [card], "battlefield": ["Deep Goblin Skulltaker", "Grizzly Bears", creature("Rogue")]},
        [],
        cast(card, target),
        RESOLVE,
        turn(4),
        expect=[f"Deep Goblin Skulltaker is {size}"],
    )


@cr("700.11")
def test_a_discarded_permanent_card_descends_for_its_owner() -> None:
    board(
        {"hand": ["Mind Rot"], "battlefield": ["Deep Goblin Skulltaker"]},
        {"hand": ["Forest", "Forest"]},
        cast("Mind Rot", "B"),
        RESOLVE,
        turn(4),
        expect=["Deep Goblin Skulltaker is 2/2"],
    )
    board(
        {"hand": ["Mind Rot", "Forest", "Forest"], "battlefield": ["Deep Goblin Skulltaker"]},
        [],
        cast("Mind Rot", "A"),
        RESOLVE,
        turn(4),
        expect=["Deep Goblin Skulltaker is 3/3"],
    )


@cr("700.11")
def test_what_descended_need_not_stay_in_the_graveyard() -> None:
    board(
        {"hand": ["Lightning Bolt", "Raise Dead"], "battlefield": ["Deep Goblin Skulltaker", "Grizzly Bears"]},
        [],
        cast("Lightning Bolt", "Grizzly Bears"),
        RESOLVE,
        cast("Raise Dead", "Grizzly Bears"),
        RESOLVE,
        turn(4),
        expect=["Deep Goblin Skulltaker is 3/3", "Grizzly Bears in hand"],
    )


# ---- crimes


@cr("700.13")
@pytest.mark.parametrize(
    ("targets", "power"), [("B", 3), ("Grizzly Bears", 3), ("A", 1), ("Slickshot Vault-Buster", 1)]
)
def test_targeting_an_opponent_or_theirs_is_a_crime(targets: str, power: int) -> None:
    """Slickshot Vault-Buster gets +2/+0 as long as you've committed a crime this turn; before anything resolves."""
    board(
        {"hand": ["Lightning Bolt"], "battlefield": ["Slickshot Vault-Buster"]},
        ["Grizzly Bears"],
        cast("Lightning Bolt", targets),
        expect=[f"Slickshot Vault-Buster is {power}/4"],
    )


@cr("700.13")
def test_activated_and_triggered_abilities_commit_crimes() -> None:
    board(
        ["Prodigal Sorcerer", "Slickshot Vault-Buster"],
        [],
        activate("Prodigal Sorcerer", "B"),
        expect=["Slickshot Vault-Buster is 3/4"],
    )
    board(
        {"hand": ["Llanowar Elves"], "battlefield": ["Slickshot Vault-Buster", "Vial Smasher, Gleeful Grenadier"]},
        [],
        cast("Llanowar Elves"),
        RESOLVE,
        expect=["Slickshot Vault-Buster is 1/4"],
    )
    board(
        {"hand": ["Forsaken Miner"], "battlefield": ["Slickshot Vault-Buster", "Vial Smasher, Gleeful Grenadier"]},
        [],
        cast("Forsaken Miner"),
        RESOLVE,
        expect=["Slickshot Vault-Buster is 3/4"],
    )


@cr("700.13")
def test_a_spell_that_targets_nothing_is_no_crime() -> None:
    board(
        {"hand": ["Wrath of God"], "battlefield": ["Bandit's Haul"]},
        ["Grizzly Bears"],
        cast("Wrath of God"),
        RESOLVE_ALL,
        expect=["Bandit's Haul has 0 loot counters"],
    )


@cr("700.13", "603.3")
def test_the_crime_triggers_before_the_spell_resolves_and_even_if_it_is_countered() -> None:
    played = board(
        {"hand": ["Lightning Bolt"], "battlefield": ["Bandit's Haul"]},
        {"hand": ["Counterspell"]},
        cast("Lightning Bolt", "B"),
        RESOLVE,
        expect=["Bandit's Haul has 1 loot counter", "B life 20"],
    )
    assert any(e["type"] == "CrimeCommitted" and "700.13" in e["rules"] for e in played.report["events"])


@cr("700.13")
def test_one_spell_is_one_crime_and_a_card_in_their_graveyard_will_do() -> None:
    board(
        {"hand": ["Scarab Feast"], "battlefield": ["Bandit's Haul"]},
        {
            "graveyard": ["Forsaken Miner", "Raise Dead"],
            "battlefield": [PEACEMAKER],
        },
        answer(["Patrolling Peacemaker"], "B"),
        cast("Scarab Feast", "Forsaken Miner", "Raise Dead"),
        RESOLVE_ALL,
        expect=[
            "Bandit's Haul has 1 loot counter",
            "B has 0 cards in graveyard",
            "Patrolling Peacemaker has 3 +1/+1 counters",
        ],
    )


@cr("700.13", "113.6k")
def test_a_card_in_the_graveyard_sees_the_crime_that_would_bring_it_back() -> None:
    board(
        {"hand": ["Lightning Bolt"], "graveyard": ["Forsaken Miner"]},
        [],
        answer("yes"),
        cast("Lightning Bolt", "B"),
        RESOLVE,
        expect=["A controls Forsaken Miner", "B life 20"],
    )


# ---- expending


@cr("700.14")
def test_the_fourth_mana_of_the_turn_expends_four_once() -> None:
    """Three mana and then one: with the second spell. A fifth and sixth do not do it again."""
    script: list[Entry] = [cast("Grizzly Bears"), RESOLVE_ALL]
    boards = {"hand": ["Grizzly Bears", "Grizzly Bears", "Grizzly Bears"], "battlefield": ["Teapot Slinger"]}
    board(boards, [], *script, expect=["B life 20"])
    board(boards, [], *script, *script, expect=["B life 18"])
    board(boards, [], *script, *script, *script, expect=["B life 18"])


@cr("700.14")
def test_one_expensive_spell_expends_four_and_eight() -> None:
    """Muerra: with a spell for eight mana one expends 4 and 8; mana for abilities does not count."""
    board(
        {"hand": ["Fireball"], "battlefield": ["Muerra, Trash Tactician"]},
        [],
        answer("as listed", choice="order"),
        cast("Fireball", "B", x=7),
        RESOLVE_ALL,
        expect=["A life 23", "B life 13", "A has 2 cards in exile"],
    )
    board(
        ["Teapot Slinger", "Shivan Dragon"],
        [],
        *[activate("Shivan Dragon"), RESOLVE] * 4,
        expect=["B life 20", "Shivan Dragon is 9/5"],
    )


@cr("700.14")
def test_expending_begins_anew_each_turn() -> None:
    board(
        {"hand": ["Lightning Bolt"] * 4, "battlefield": ["Teapot Slinger"]},
        [],
        *[cast("Lightning Bolt", "B"), RESOLVE] * 3,
        turn(5),
        cast("Lightning Bolt", "B"),
        RESOLVE_ALL,
        expect=["B life 8"],
    )
