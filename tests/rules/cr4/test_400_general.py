"""General (CR 400)."""

from __future__ import annotations

import pytest

from tests.helpers import PASS_A, RESOLVE, RESOLVE_ALL, answer, attack_with, board, cast, cr, to, turn


@cr("400.3", cited=False)
def test_the_card_goes_to_the_bottom_of_the_library_it_was_on() -> None:
    board(
        {"hand": ["Fate's Reader"]},
        {"library": ["Serra Angel", "Forest"]},
        answer("yes"),
        cast("Fate's Reader", "B"),
        RESOLVE,
        {"do": "go_to", "step": "end"},
        expect=["Serra Angel in B's library"],
    )


@cr("400.3", "404.1")
def test_a_stolen_creature_dies_into_its_owners_graveyard() -> None:
    board(
        {"hand": ["Murder"], "battlefield": [{"card": "Hill Giant", "owner": "B"}]},
        [],
        cast("Murder", "Hill Giant"),
        RESOLVE,
        expect=["Hill Giant in B's graveyard", "Murder in A's graveyard"],
    )


@cr("400.3", "402.1", cited=False)
def test_a_stolen_creature_returns_to_its_owners_hand() -> None:
    board(
        {"hand": ["Unsummon"], "battlefield": [{"card": "Hill Giant", "owner": "B"}]},
        [],
        cast("Unsummon", "Hill Giant"),
        RESOLVE,
        expect=["Hill Giant in B's hand"],
    )


@cr("400.4a", "708.9")
def test_a_face_down_instant_that_would_return_stays_in_exile() -> None:
    board(
        {"battlefield": [{"card": "Lightning Bolt", "face_down": True}], "hand": ["Cloudshift"]},
        [],
        cast("Cloudshift", "Lightning Bolt"),
        RESOLVE,
        expect=["Lightning Bolt in exile"],
    )


@cr("400.7")
def test_no_counter_is_put_on_a_card_whose_creature_died_with_the_others() -> None:
    played = board(
        ["Malakir Cullblade"],
        {"battlefield": ["Grizzly Bears"], "hand": ["Pyroclasm"]},
        cast("Pyroclasm", player="B"),
        RESOLVE_ALL,
        active="B",
        expect=["Malakir Cullblade in graveyard"],
    )
    assert played.count("counter is put") == 0


@cr("400.7", "403.4")
def test_an_effect_until_end_of_turn_does_not_follow_a_creature() -> None:
    board(
        {"hand": ["Giant Growth", "Cloudshift"], "battlefield": ["Grizzly Bears"]},
        [],
        cast("Giant Growth", "Grizzly Bears"),
        RESOLVE,
        cast("Cloudshift", "Grizzly Bears"),
        RESOLVE,
        expect=["Grizzly Bears is 2/2"],
    )


@cr("400.7", "303.4c")
def test_an_aura_stays_behind() -> None:
    board(
        {
            "hand": ["Cloudshift"],
            "battlefield": ["Grizzly Bears", {"card": "Pacifism", "attached_to": "Grizzly Bears", "owner": "B"}],
        },
        [],
        cast("Cloudshift", "Grizzly Bears"),
        RESOLVE,
        expect=["Pacifism in B's graveyard"],
    )


@cr("400.7", "302.6")
def test_a_creature_that_left_and_came_back_has_just_come() -> None:
    played = board(
        {"hand": ["Cloudshift"], "battlefield": ["Prodigal Sorcerer"]},
        [],
        cast("Cloudshift", "Prodigal Sorcerer"),
        RESOLVE,
        {"do": "activate", "player": "A", "source": "Prodigal Sorcerer", "ability": 1, "targets": ["B"]},
        refused="302.6",
    )
    assert played.cites("302.6")


@cr("400.7a", cited=False)
def test_a_spell_turned_blue_becomes_a_blue_permanent() -> None:
    board(
        {"hand": ["Grizzly Bears", "Thoughtlace"]},
        [],
        cast("Grizzly Bears"),
        cast("Thoughtlace", "Grizzly Bears"),
        RESOLVE,
        RESOLVE,
        expect=["Grizzly Bears is blue"],
    )


@cr("400.7c", "609.7a", cited=False)
def test_a_circle_stops_the_creature_that_the_chosen_spell_has_become() -> None:
    board(
        {"hand": ["Ball Lightning"]},
        ["Circle of Protection: Red"],
        cast("Ball Lightning"),
        {"do": "pass", "player": "A"},
        {"do": "activate", "player": "B", "source": "Circle of Protection: Red", "ability": 1},
        RESOLVE,
        RESOLVE,
        *attack_with({"Ball Lightning": "B"}),
        to("combat damage"),
        expect=["B life 20"],
    )


@cr("400.7d", cited=False)
def test_a_permanent_knows_how_its_spell_was_paid_for() -> None:
    board(
        {"hand": ["Goblin Bushwhacker"], "battlefield": [{"card": "Grizzly Bears"}]},
        [],
        cast("Goblin Bushwhacker", kicked=True),
        RESOLVE_ALL,
        expect=["Grizzly Bears is 3/2", "Grizzly Bears has haste"],
    )
    board(
        {"hand": ["Goblin Bushwhacker"], "battlefield": [{"card": "Grizzly Bears"}]},
        [],
        cast("Goblin Bushwhacker"),
        RESOLVE_ALL,
        expect=["Grizzly Bears is 2/2"],
    )


@cr("400.7d", cited=False)
def test_murktide_regent_counts_the_spells_delved_away():
    board(
        {"hand": ["Murktide Regent"], "graveyard": ["Lightning Bolt", "Divination", "Forest"]},
        [],
        cast("Murktide Regent", choices=[["Lightning Bolt", "Divination", "Forest"]]),
        RESOLVE,
        expect=["Murktide Regent is 5/5"],
    )


@cr("400.7e", "603.6")
def test_a_trigger_finds_the_card_it_became_only_while_it_is_there() -> None:
    board(
        ["Young Wolf"],
        {"hand": ["Lightning Bolt"]},
        PASS_A,
        cast("Lightning Bolt", "Young Wolf", player="B"),
        RESOLVE,
        expect=["Young Wolf in graveyard", "not stack is empty"],
    )


@cr("400.7e", "603.6")
def test_an_aura_returns_itself_from_the_graveyard_it_was_put_into() -> None:
    board(
        {"battlefield": ["Grizzly Bears", {"card": "Rancor", "attached_to": "Grizzly Bears"}], "hand": ["Murder"]},
        [],
        cast("Murder", "Grizzly Bears"),
        RESOLVE_ALL,
        expect=["Rancor in A's hand"],
    )


@cr("400.7f", "603.6e", cited=False)
def test_an_aura_that_fell_off_with_its_creature_is_found_in_the_graveyard() -> None:
    board(
        {"hand": ["Murder"], "battlefield": [{"card": "Fool's Demise", "attached_to": "Grizzly Bears"}]},
        ["Grizzly Bears"],
        cast("Murder", "Grizzly Bears"),
        RESOLVE,
        answer("as listed"),
        RESOLVE,
        RESOLVE,
        expect=["Fool's Demise in A's hand"],
    )


@cr("400.7g", "113.6", cited=False)
def test_a_card_that_has_lost_its_flashback_in_the_graveyard_stays_there() -> None:
    looting = cast("Faithless Looting", costs=["flashback"], **{"from": "graveyard"})
    board({"graveyard": ["Faithless Looting"]}, [], looting)
    board({"graveyard": ["Faithless Looting"]}, ["Yixlid Jailer"], looting, refused="601.3")


@cr("400.7h", cited=False)
def test_an_effect_finds_the_spell_that_it_let_a_card_be_cast_as() -> None:
    """Torrential Gearhulk exiles the spell that would be put into the graveyard."""
    side = {"hand": ["Torrential Gearhulk"], "graveyard": ["Lightning Bolt"]}
    script = (cast("Torrential Gearhulk"), RESOLVE, RESOLVE, answer("yes"), answer("B"), RESOLVE)
    board(side, [], *script, expect=["Lightning Bolt in exile", "B life 17"])


@cr("400.7i", cited=False)
def test_a_land_played_from_exile_is_a_new_object_that_no_return_finds() -> None:
    board(
        {"battlefield": ["Courser of Kruphix"], "library": ["Forest", "Island"]},
        [],
        {"do": "play", "player": "A", "card": "Forest", "from": "library"},
        RESOLVE_ALL,
        expect=["A controls Forest", "A life 21"],
    )


@cr("400.7j", "603.7c", cited=False)
def test_a_card_that_its_own_ability_exiled_is_found_there_by_what_that_left_behind() -> None:
    board(
        ["Lucius the Eternal"],
        {"battlefield": ["Hill Giant"], "hand": ["Murder", "Unsummon"]},
        cast("Murder", "Lucius the Eternal", player="B"),
        RESOLVE_ALL,
        cast("Unsummon", "Hill Giant", player="B"),
        RESOLVE_ALL,
        active="B",
        expect=["A controls Lucius the Eternal"],
    )


@cr("400.7j", cited=False)
def test_an_effect_finds_what_it_has_moved() -> None:
    board(
        {"hand": ["Cloudshift"], "battlefield": [{"card": "Grizzly Bears", "owner": "B"}]},
        [],
        cast("Cloudshift", "Grizzly Bears"),
        RESOLVE,
        expect=["A controls Grizzly Bears"],
    )


@cr("400.7k", cited=False)
def test_a_card_with_madness_that_is_not_cast_is_found_in_the_graveyard() -> None:
    """Faithless Looting discards it into exile; the owner declines, and it lies in the graveyard."""
    board(
        {"hand": ["Faithless Looting", "Arrogant Wurm", "Forest"], "library": ["Island"] * 5},
        [],
        cast("Faithless Looting"),
        RESOLVE,
        answer(["Arrogant Wurm", "Forest"]),
        RESOLVE,
        answer("no"),
        expect=["Arrogant Wurm in A's graveyard"],
    )


@cr("400.11", "400.11a", "400.11b", cited=False)
def test_a_wish_brings_a_card_from_the_sideboard() -> None:
    board(
        {"hand": ["Living Wish"], "sideboard": ["Hill Giant"]},
        [],
        cast("Living Wish"),
        RESOLVE,
        answer("yes"),
        expect=["Hill Giant in A's hand", "Living Wish in exile"],
    )


@cr("400.11c", cited=False)
def test_an_anthem_does_nothing_for_a_card_outside_the_game() -> None:
    played = board(
        {"battlefield": ["Glorious Anthem"], "sideboard": ["Hill Giant"], "hand": ["Murder"]},
        [],
        cast("Murder", "Hill Giant"),
        refused="601.2c",
    )
    assert played.cites("601.2c")


LEAVING = [("Mardu Scout", "dash"), ("Bygone Colossus", "warp"), ("Night Clubber", "blitz")]


@cr("400.7", cited=False)
@pytest.mark.parametrize(("card", "keyword"), LEAVING)
def test_what_has_died_is_left_where_it_is_at_the_end_of_the_turn(card: str, keyword: str) -> None:
    """What a keyword would do with the permanent then is about another object."""
    a = {"hand": [card, "Murder"]}
    come = (cast(card, costs=[keyword]), RESOLVE_ALL, cast("Murder", card), RESOLVE_ALL, turn(4))
    board(a, [], *come, expect=[f"{card} in graveyard"])
