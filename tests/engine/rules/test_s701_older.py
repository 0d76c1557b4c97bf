"""Judges' questions about the keyword actions that have been there for long (CR 701)."""

from __future__ import annotations

from tests.engine.helpers import RESOLVE, RESOLVE_ALL, activate, answer, board, cast, cr, to


@cr("701.6a", "701.6b")
def test_a_countered_spell_goes_to_the_graveyard_and_its_mana_is_gone() -> None:
    played = board(
        {"hand": ["Goblin Piker"], "mana": "R1"},
        {"hand": ["Counterspell"]},
        cast("Goblin Piker"),
        {"do": "pass", "player": "A"},
        cast("Counterspell", "Goblin Piker", player="B"),
        RESOLVE,
        expect=["Goblin Piker in A's graveyard", "stack is empty"],
    )
    assert played.cites("701.6a")
    assert played.report["state"]["players"]["A"]["mana"] == ""


@cr("701.7a")
def test_tokens_are_created_on_the_battlefield() -> None:
    played = board(
        {"hand": ["Raise the Alarm"]}, [], cast("Raise the Alarm"), RESOLVE, expect=["A controls 2 Soldiers"]
    )
    assert played.cites("701.7a")


@cr("701.8a", "701.8b")
def test_destroying_moves_to_the_graveyard_and_no_toughness_is_no_destruction() -> None:
    """Barbed Servitor is indestructible: Murder does nothing, but toughness 0 puts it into the graveyard."""
    board(
        {"hand": ["Murder", "Caustic Exhale", "Shivan Dragon"]},
        ["Barbed Servitor", "Hill Giant"],
        cast("Murder", "Barbed Servitor"),
        RESOLVE,
        expect=["Barbed Servitor on the battlefield"],
    )
    board(
        {"hand": ["Caustic Exhale", "Shivan Dragon"]},
        ["Barbed Servitor"],
        cast("Caustic Exhale", "Barbed Servitor"),
        answer("behold"),
        RESOLVE,
        expect=["Barbed Servitor in B's graveyard"],
    )


@cr("701.9b")
def test_the_player_who_discards_chooses() -> None:
    played = board(
        {"hand": ["Mind Rot"]},
        {"hand": ["Forest", "Hill Giant", "Goblin Piker"]},
        cast("Mind Rot", "B"),
        RESOLVE,
        answer(["Forest", "Hill Giant"], player="B"),
        expect=["B has 1 card in hand", "Goblin Piker in B's hand"],
    )
    assert played.cites("701.9a")


@cr("701.10d")
def test_doubling_a_life_total_is_gaining_life() -> None:
    played = board(
        {"hand": ["Beacon of Immortality"], "life": 13},
        [],
        cast("Beacon of Immortality", "A"),
        RESOLVE,
        expect=["A life 26"],
    )
    assert played.cites("701.10d")


@cr("701.13a")
def test_exiling_takes_an_object_from_wherever_it_is() -> None:
    played = board(
        {"hand": ["Swords to Plowshares"]},
        ["Hill Giant"],
        cast("Swords to Plowshares", "Hill Giant"),
        RESOLVE,
        expect=["Hill Giant in exile", "B life 23"],
    )
    assert played.cites("701.13a")


@cr("701.14a", "701.14d")
def test_each_of_two_that_fight_deals_damage_to_the_other() -> None:
    played = board(
        {"hand": ["Prey Upon"], "battlefield": ["Craw Wurm"]},
        ["Hill Giant"],
        cast("Prey Upon", "Craw Wurm", "Hill Giant"),
        RESOLVE,
        expect=["Hill Giant in B's graveyard", "Craw Wurm on the battlefield"],
    )
    assert played.cites("701.14a")
    (wurm,) = [p for p in played.report["state"]["players"]["A"]["battlefield"] if p["name"] == "Craw Wurm"]
    assert wurm["damage"] == 3


@cr("701.14b")
def test_neither_fights_if_one_has_gone() -> None:
    board(
        {"hand": ["Prey Upon"], "battlefield": ["Craw Wurm"]},
        {"battlefield": ["Hill Giant"], "hand": ["Swords to Plowshares"]},
        cast("Prey Upon", "Craw Wurm", "Hill Giant"),
        {"do": "pass", "player": "A"},
        cast("Swords to Plowshares", "Craw Wurm", player="B"),
        RESOLVE_ALL,
        expect=["Hill Giant on the battlefield", "Craw Wurm in exile"],
    )


@cr("701.15a", "701.15b")
def test_a_goaded_creature_attacks_somebody_else_if_it_can() -> None:
    played = board(
        {"hand": ["Disrupt Decorum"]},
        ["Hill Giant"],
        cast("Disrupt Decorum"),
        RESOLVE,
        {**to("declare attackers"), "turn": 4, "active": "B"},
        {"do": "attack", "player": "B", "attackers": {"Hill Giant": "A"}},
        refused=True,
        C=[],
    )
    assert played.refused("508.1d")


@cr("701.17a", "701.17b")
def test_milling_more_than_there_is_mills_all() -> None:
    played = board(
        {"hand": ["Tome Scour"]},
        {"library": ["Forest", "Island", "Hill Giant"]},
        cast("Tome Scour", "B"),
        RESOLVE,
        expect=["Hill Giant in B's graveyard"],
    )
    assert played.report["state"]["players"]["B"]["library"] == []
    assert played.cites("701.17a")


@cr("701.18a")
def test_a_land_is_played_only_with_an_empty_stack() -> None:
    played = board(
        {"hand": ["Forest", "Goblin Piker"]},
        [],
        cast("Goblin Piker"),
        {"do": "play", "player": "A", "card": "Forest"},
        refused=True,
    )
    assert played.refused("305.1")


@cr("701.19a", "701.19c", "701.8c")
def test_a_regeneration_shield_takes_the_place_of_destruction() -> None:
    played = board(
        {"battlefield": ["Drudge Skeletons"]},
        {"hand": ["Murder"]},
        activate("Drudge Skeletons"),
        RESOLVE,
        {"do": "pass", "player": "A"},
        cast("Murder", "Drudge Skeletons", player="B"),
        RESOLVE,
        expect=["Drudge Skeletons on the battlefield", "Drudge Skeletons is tapped"],
    )
    assert played.cites("701.19a")


@cr("701.20a", "701.20b", "701.23a", "701.24a")
def test_a_card_found_is_revealed_on_its_way_and_the_library_shuffled() -> None:
    played = board(
        {"hand": ["Lay of the Land"], "library": ["Hill Giant", "Island"]},
        [],
        cast("Lay of the Land"),
        RESOLVE,
        answer("Island"),
        expect=["Island in A's hand"],
    )
    assert any("reveals Island" in step for step in played.steps)
    assert played.cites("701.24a")


@cr("701.23b")
def test_a_player_need_not_find_a_card_of_a_quality() -> None:
    board(
        {"hand": ["Lay of the Land"], "library": ["Hill Giant", "Island"]},
        [],
        cast("Lay of the Land"),
        RESOLVE,
        answer([]),
        expect=["Island in A's library", "A has 0 cards in hand"],
    )


@cr("701.25a", "701.25d")
def test_surveilling_puts_cards_into_the_graveyard_and_is_seen_once() -> None:
    played = board(
        {
            "hand": ["Dimir Informant"],
            "battlefield": ["Thoughtbound Phantasm"],
            "library": ["Mountain", "Hill Giant", "Island"],
        },
        [],
        cast("Dimir Informant"),
        RESOLVE,
        RESOLVE,
        answer("Mountain"),
        RESOLVE,
        expect=["Mountain in A's graveyard", "Thoughtbound Phantasm is 3/3"],
    )
    assert played.report["state"]["players"]["A"]["library"] == ["Hill Giant", "Island"]


@cr("701.36a", "701.36b")
def test_populating_copies_a_creature_token_if_there_is_one() -> None:
    board(
        {"hand": ["Rootborn Defenses", "Raise the Alarm"]},
        [],
        cast("Rootborn Defenses"),
        RESOLVE,
        cast("Raise the Alarm"),
        RESOLVE,
        expect=["A controls 2 Soldiers"],
    )
    board(
        {"hand": ["Rootborn Defenses", "Raise the Alarm"]},
        [],
        cast("Raise the Alarm"),
        RESOLVE,
        cast("Rootborn Defenses"),
        RESOLVE,
        answer("Soldier Token#1"),
        expect=["A controls 3 Soldiers"],
    )


@cr("701.39a")
def test_bolster_is_for_a_creature_with_the_least_toughness() -> None:
    board(
        {"hand": ["Cached Defenses"], "battlefield": ["Goblin Piker", "Hill Giant"]},
        [],
        cast("Cached Defenses"),
        RESOLVE,
        expect=["Goblin Piker is 5/4", "Hill Giant is 3/3"],
    )


@cr("701.46a")
def test_adapting_does_nothing_to_a_creature_with_a_counter() -> None:
    board(
        ["Aeromunculus"],
        [],
        activate("Aeromunculus"),
        RESOLVE,
        activate("Aeromunculus"),
        RESOLVE,
        expect=["Aeromunculus is 3/4"],
    )


@cr("701.47a")
def test_amassing_makes_an_army_once_and_then_lets_it_grow() -> None:
    board(
        {"hand": ["Lazotep Reaver", "Lazotep Reaver"]},
        [],
        cast("Lazotep Reaver"),
        RESOLVE_ALL,
        cast("Lazotep Reaver"),
        RESOLVE_ALL,
        expect=["A controls 1 Zombie Army Token", "Zombie Army Token is 2/2"],
    )


@cr("701.50a")
def test_conniving_away_a_spell_puts_a_counter_on_it() -> None:
    for card, size in (("Hill Giant", "3/2"), ("Mountain", "2/1")):
        board(
            {"hand": ["Raffine's Informant", card], "library": ["Island", "Swamp"]},
            [],
            cast("Raffine's Informant"),
            RESOLVE,
            RESOLVE,
            answer(card),
            expect=[f"Raffine's Informant is {size}", f"{card} in A's graveyard"],
        )


@cr("701.57a")
def test_discover_casts_the_first_cheap_card_for_nothing_or_keeps_it() -> None:
    start = [cast("Murder", "Primordial Gnawer"), RESOLVE, RESOLVE]
    side = {
        "hand": ["Murder"],
        "battlefield": ["Primordial Gnawer"],
        "library": ["Mountain", "Craw Wurm", "Goblin Piker"],
    }
    board(
        side, [], *start, answer("yes"), RESOLVE, expect=["Goblin Piker on the battlefield", "Craw Wurm in A's library"]
    )
    board(side, [], *start, answer("no"), expect=["Goblin Piker in A's hand", "Craw Wurm in A's library"])


@cr("701.63a")
def test_enduring_is_counters_or_a_spirit_of_that_size() -> None:
    start = [cast("Dusyut Earthcarver"), RESOLVE, RESOLVE]
    side = {"hand": ["Dusyut Earthcarver"]}
    board(side, [], *start, answer("yes"), expect=["Dusyut Earthcarver is 7/7"])
    board(side, [], *start, answer("no"), expect=["Dusyut Earthcarver is 4/4", "Spirit Token is 3/3"])


@cr("107.3m")
def test_x_of_an_entering_ability_is_the_x_of_the_spell() -> None:
    """A creature of the plainest kind that asks for it."""
    board(
        {"hand": ["Ember Caller"]},
        [],
        cast("Ember Caller", x=3),
        RESOLVE,
        answer("B"),
        RESOLVE,
        expect=["B life 17"],
    )
