"""Zone-change triggers (CR 603.6)."""

from __future__ import annotations

from tests.helpers import CONCEDE, RESOLVE, RESOLVE_ALL, answer, board, cast, cr, creature


@cr("603.6a")
def test_creatures_entering_together_see_each_other() -> None:
    board(
        {"graveyard": ["Soul Warden", "Soul Warden"], "hand": ["Rally the Ancestors"]},
        [],
        cast("Rally the Ancestors", x=1),
        RESOLVE_ALL,
        expect=["A life 22"],
    )


@cr("603.6a", "119.3")
def test_polluted_bonds_drains_the_opponent_whose_land_enters():
    board(
        ["Polluted Bonds"],
        {"hand": ["Forest"]},
        {"do": "play", "player": "B", "card": "Forest"},
        RESOLVE,
        active="B",
        expect=["B life 18", "A life 22"],
    )


@cr("603.6a", "614.1d")
def test_amulet_of_vigor_untaps_what_enters_tapped():
    board(
        {"battlefield": ["Amulet of Vigor"], "hand": ["Raging Ravine"]},
        [],
        {"do": "play", "player": "A", "card": "Raging Ravine"},
        RESOLVE,
        expect=["Raging Ravine is untapped"],
    )
    board(
        {"battlefield": ["Amulet of Vigor"], "hand": ["Forest"]},
        [],
        {"do": "play", "player": "A", "card": "Forest"},
        expect=["stack is empty"],
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


@cr("603.6b", cited=False)
def test_a_creature_that_enters_under_an_anthem_is_never_smaller() -> None:
    board(
        {"hand": ["Memnite"], "battlefield": ["Elesh Norn, Grand Cenobite"]},
        {"hand": ["Memnite"]},
        cast("Memnite"),
        RESOLVE,
        expect=["Memnite#1 is 3/3"],
    )


@cr("603.6c", "603.10a", cited=False)
def test_from_anywhere_does_not_look_back_at_what_left_at_the_same_time() -> None:
    board(
        {"battlefield": ["Yuma, Proud Protector", "Desert of the Indomitable"], "hand": ["Jokulhaups"]},
        [],
        cast("Jokulhaups"),
        RESOLVE,
        expect=["stack is empty"],
    )


@cr("603.6c")
def test_a_card_with_an_ability_for_from_anywhere_has_it_in_the_graveyard_whatever_hushes_the_dying() -> None:
    board(
        {"battlefield": ["Hushbringer", "Emrakul, the Aeons Torn"], "hand": ["Diabolic Edict"]},
        [],
        {"do": "answer", "player": "A", "value": "Emrakul, the Aeons Torn"},
        cast("Diabolic Edict", "A"),
        RESOLVE,
        RESOLVE,
        expect=["Emrakul, the Aeons Torn in A's library"],
    )


@cr("603.6c")
def test_from_anywhere_is_from_the_hand_the_library_and_the_battlefield() -> None:
    emrakul = "Emrakul, the Aeons Torn"
    shuffled = [f"{emrakul} in B's library", "B has 0 cards in graveyard"]
    board({"hand": ["Mind Rot"]}, {"hand": [emrakul]}, cast("Mind Rot", "B"), RESOLVE, RESOLVE, expect=shuffled)
    library = {"library": [emrakul, *["Forest"] * 6]}
    board({"hand": ["Tome Scour"]}, library, cast("Tome Scour", "B"), RESOLVE, RESOLVE, expect=shuffled)
    board({"hand": ["Diabolic Edict"]}, [emrakul], cast("Diabolic Edict", "B"), RESOLVE, RESOLVE, expect=shuffled)


@cr("603.6c")
def test_from_anywhere_is_asked_of_the_card_in_the_graveyard_not_of_the_permanent_it_was() -> None:
    """Without its abilities on the battlefield it still has them in the graveyard."""
    board(
        {"hand": ["Diabolic Edict"]},
        ["Emrakul, the Aeons Torn", "Humility"],
        cast("Diabolic Edict", "B"),
        RESOLVE,
        RESOLVE,
        expect=["Emrakul, the Aeons Torn in B's library"],
    )


@cr("603.6c", cited=False)
def test_permanents_leaving_with_their_owner_have_left_the_battlefield() -> None:
    played = board(
        [{"card": "Control Magic", "attached_to": "Hill Giant"}],
        ["Hill Giant"],
        CONCEDE,
        C=[],
        expect=["Control Magic in A's graveyard"],
    )
    assert played.cites("800.4a")


@cr("603.6d", "614.1c")
def test_what_enters_with_counters_has_them_as_it_enters() -> None:
    played = board({"hand": ["Spike Feeder"]}, [], cast("Spike Feeder"), RESOLVE, expect=["Spike Feeder is 2/2"])
    assert played.count("dies") == 0


@cr("603.6e", "400.7")
def test_an_aura_finds_both_the_creature_and_itself_in_the_graveyard() -> None:
    board(
        {"hand": ["Murder"], "battlefield": [{"card": "Fool's Demise", "attached_to": "Grizzly Bears"}]},
        ["Grizzly Bears"],
        cast("Murder", "Grizzly Bears"),
        RESOLVE,
        answer("as listed"),
        RESOLVE_ALL,
        expect=["A controls Grizzly Bears", "Fool's Demise in A's hand"],
    )


@cr("603.6c", "603.10a")
def test_being_exiled_from_the_battlefield_triggers_and_bouncing_does_not() -> None:
    god = creature("When this creature dies or is put into exile from the battlefield, you gain 3 life.")
    mine = {"battlefield": [god], "hand": ["Swords to Plowshares", "Unsummon", "Murder"]}
    board(mine, [], cast("Swords to Plowshares", "Tester"), RESOLVE_ALL, expect=["A life 25"])
    board(mine, [], cast("Murder", "Tester"), RESOLVE_ALL, expect=["A life 23"])
    board(mine, [], cast("Unsummon", "Tester"), RESOLVE, expect=["A life 20", "stack is empty"])
