"""What is watched: triggered abilities of all kinds (CR 603)."""

from __future__ import annotations

from tests.engine.helpers import (
    AFTER_COMBAT,
    DAMAGE,
    RESOLVE,
    RESOLVE_ALL,
    answer,
    attack_with,
    block_with,
    board,
    cast,
    cr,
    to,
)


@cr("603.6a")
def test_another_creature_entering_is_noticed_and_its_own_is_not() -> None:
    board({"hand": ["Soul Warden"]}, [], cast("Soul Warden"), RESOLVE_ALL, expect=["A life 20"])
    board(
        {"hand": ["Grizzly Bears"], "battlefield": ["Soul Warden"]},
        [],
        cast("Grizzly Bears"),
        RESOLVE_ALL,
        expect=["A life 21"],
    )


@cr("603.10a")
def test_a_creature_sees_those_that_die_with_it() -> None:
    board(
        {"hand": ["Wrath of God"], "battlefield": ["Blood Artist", "Grizzly Bears"]},
        ["Grizzly Bears"],
        cast("Wrath of God"),
        RESOLVE,
        answer("as listed", choice="order"),
        answer(["B"]),
        answer(["B"]),
        answer(["B"]),
        RESOLVE_ALL,
        expect=["A life 23", "B life 17"],
    )


@cr("603.2c")
def test_one_or_more_creatures_make_one_trigger() -> None:
    board(
        ["Professional Face-Breaker", "Grizzly Bears", "Hill Giant"],
        [],
        *attack_with({"Grizzly Bears": "B", "Hill Giant": "B"}),
        AFTER_COMBAT,
        expect=["B life 15", "A controls Treasure"],
    )


@cr("603.4")
def test_an_intervening_if_is_asked_again_as_it_resolves() -> None:
    board(["Leonin Vanguard", "Grizzly Bears"], [], to("beginning of combat"), expect=["stack is empty"])
    board(
        ["Leonin Vanguard", "Grizzly Bears", "Hill Giant"],
        [],
        to("beginning of combat"),
        RESOLVE_ALL,
        expect=["A life 21", "Leonin Vanguard is 2/2"],
    )
    board(
        ["Leonin Vanguard", "Grizzly Bears", "Hill Giant"],
        {"hand": ["Lightning Bolt"]},
        to("beginning of combat"),
        {"do": "pass", "player": "A"},
        cast("Lightning Bolt", "Grizzly Bears", player="B"),
        RESOLVE_ALL,
        expect=["A life 20", "Leonin Vanguard is 1/1"],
    )


@cr("603.4")
def test_life_gained_earlier_in_the_turn_counts_at_the_end() -> None:
    board(["Crested Sunmare"], [], to("end"), expect=["stack is empty"])
    played = board(
        {"battlefield": ["Crested Sunmare", "Soul Warden"], "hand": ["Grizzly Bears"]},
        [],
        cast("Grizzly Bears"),
        RESOLVE_ALL,
        to("end"),
        RESOLVE_ALL,
        expect=["Horse Token is 5/5", "Horse Token has indestructible"],
    )
    assert played.count("Horse") > 0


@cr("702.108a")
def test_prowess_triggers_on_a_noncreature_spell_only() -> None:
    board(
        {"battlefield": ["Monastery Swiftspear"], "hand": ["Lightning Bolt", "Grizzly Bears"]},
        [],
        cast("Lightning Bolt", "B"),
        RESOLVE_ALL,
        cast("Grizzly Bears"),
        RESOLVE_ALL,
        expect=["Monastery Swiftspear is 2/3", "B life 17"],
    )


@cr("702.93a")
def test_undying_returns_a_creature_once() -> None:
    board(
        ["Young Wolf"],
        {"hand": ["Lightning Bolt", "Lightning Bolt"]},
        {"do": "pass", "player": "A"},
        cast("Lightning Bolt", "Young Wolf", player="B"),
        RESOLVE_ALL,
        expect=["Young Wolf is 2/2", "Young Wolf has 1 +1/+1 counter"],
    )


@cr("603.2e")
def test_becoming_a_target_is_noticed_before_the_spell_resolves() -> None:
    board(
        ["Skulking Ghost"],
        {"hand": ["Lightning Bolt"]},
        {"do": "pass", "player": "A"},
        cast("Lightning Bolt", "Skulking Ghost", player="B"),
        RESOLVE_ALL,
        expect=["Skulking Ghost in A's graveyard", "Lightning Bolt in B's graveyard"],
    )


@cr("702.21a")
def test_ward_counters_a_spell_that_is_not_paid_for() -> None:
    board(
        ["Waterfall Aerialist"],
        {"hand": ["Lightning Bolt"]},
        {"do": "pass", "player": "A"},
        cast("Lightning Bolt", "Waterfall Aerialist", player="B"),
        {"do": "pass", "player": "B"},
        {"do": "pass", "player": "A"},
        answer("no", player="B"),
        expect=["Waterfall Aerialist in battlefield", "Lightning Bolt in B's graveyard"],
    )


@cr("503.1a")
def test_the_beginning_of_ones_upkeep_is_not_anothers() -> None:
    board(
        {"battlefield": ["Phyrexian Arena"], "hand": []},
        [],
        {"do": "go_to", "step": "draw", "active": "B"},
        expect=["A life 20"],
    )
    board(
        {"battlefield": ["Phyrexian Arena"], "hand": []},
        [],
        {"do": "go_to", "step": "upkeep", "active": "A", "turn": 5},
        RESOLVE,
        expect=["A life 19", "A has 1 card in hand"],
    )


@cr("120.3")
def test_being_dealt_damage_is_noticed() -> None:
    board(
        [{"card": "Deep-Slumber Titan", "tapped": True}],
        {"hand": ["Lightning Bolt"]},
        {"do": "pass", "player": "A"},
        cast("Lightning Bolt", "Deep-Slumber Titan", player="B"),
        RESOLVE_ALL,
        expect=["Deep-Slumber Titan is not tapped"],
    )


@cr("509.3a")
def test_a_block_is_declared_and_damage_dealt_meanwhile() -> None:
    board(
        ["Monastery Swiftspear"],
        ["Grizzly Bears"],
        *attack_with({"Monastery Swiftspear": "B"}),
        *block_with({"Grizzly Bears": "Monastery Swiftspear"}),
        DAMAGE,
        expect=["B life 20"],
    )


@cr("603.8")
def test_a_state_trigger_triggers_as_soon_as_its_state_is_there() -> None:
    board(["Sea Serpent"], [], to("end"), expect=["Sea Serpent in A's graveyard"])
    board(["Sea Serpent", "Island"], [], to("end"), expect=["Sea Serpent in battlefield"])


@cr("603.2h")
def test_what_may_be_done_only_once_each_turn() -> None:
    here = {
        "battlefield": ["Irreverent Gremlin"],
        "hand": ["Grizzly Bears", "Runeclaw Bear", "Savannah Lions", "Forest", "Forest"],
        "library": ["Island", "Island", "Island"],
    }
    first = [cast("Grizzly Bears"), RESOLVE, RESOLVE]
    done = [*first, answer("yes"), answer(["Forest"])]
    again = board(here, [], *done, cast("Runeclaw Bear"), RESOLVE, expect=["stack is empty", "A has 3 cards in hand"])
    assert again.count("ability triggers") == 1
    declined = board(here, [], *first, answer("no"), cast("Runeclaw Bear"), RESOLVE)
    assert declined.count("ability triggers") == 2


@cr("603.2h")
def test_what_has_triggered_already_does_nothing_more() -> None:
    two = "Dragon Fodder"
    here = {"battlefield": ["Irreverent Gremlin"], "hand": [two, "Forest", "Forest"], "library": ["Island", "Island"]}
    played = board(
        here,
        [],
        cast(two),
        RESOLVE,
        RESOLVE,
        answer("yes"),
        answer(["Forest"]),
        RESOLVE,
        expect=["stack is empty", "A has 2 cards in hand"],
    )
    assert played.count("ability triggers") == 2
