"""Delayed triggered abilities (CR 603.7)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.helpers import (
    PASS_A,
    RESOLVE,
    RESOLVE_ALL,
    Entry,
    activate,
    answer,
    attack_with,
    block_with,
    board,
    cast,
    cr,
    creature,
    to,
    turn,
)

RAISED = (cast("Animate Dead", "Serra Angel"), RESOLVE, RESOLVE)
AVENGER = {"card": "Gimli, Mournful Avenger", "counters": {"+1/+1": 3}}


def mourning(bears: int) -> dict[str, Any]:
    return {"battlefield": [AVENGER, {"card": "Grizzly Bears", "count": bears}], "hand": ["Pyroclasm"]}


ANGEL = {"graveyard": ["Serra Angel"], "hand": ["Animate Dead"]}
RETURNED: list[Entry] = [cast("Animate Dead", "Serra Angel"), RESOLVE, RESOLVE]
BLESSED: list[Entry] = [cast("Blessed Defiance", "Grizzly Bears"), RESOLVE]
HAND = ["Blessed Defiance", "Lightning Bolt", "Cloudshift"]


@cr("603.7")
def test_if_you_do_behind_what_is_done_later_is_asked_later() -> None:
    embrace = [to("declare attackers"), cast("Spinal Embrace", "Craw Wurm"), RESOLVE]
    board({"hand": ["Spinal Embrace"]}, ["Craw Wurm"], *embrace, expect=["A life 20", "A controls Craw Wurm"])
    board(
        {"hand": ["Spinal Embrace"]},
        ["Craw Wurm"],
        *embrace,
        to("end"),
        RESOLVE_ALL,
        expect=["A life 24", "Craw Wurm in B's graveyard"],
    )


@cr("603.7")
def test_coffin_queen_keeps_what_it_took_until_it_untaps() -> None:
    side = {"battlefield": ["Coffin Queen"], "graveyard": ["Grizzly Bears"]}
    script = (activate("Coffin Queen", "Grizzly Bears"), RESOLVE)
    board(side, [], *script, expect=["A controls Grizzly Bears"])
    gone = {"battlefield": [], "hand": ["Murder"]}
    killed = (*script, {"do": "pass", "player": "A"}, cast("Murder", "Coffin Queen", player="B"), RESOLVE, RESOLVE)
    board(side, gone, *killed, expect=["Grizzly Bears in exile"])


@cr("603.7", "603.7b", "603.7e")
def test_the_flickerwisps_delayed_trigger_comes_back_once_under_the_owners_control() -> None:
    board(
        {"hand": ["Flickerwisp"]},
        ["Hill Giant"],
        cast("Flickerwisp"),
        RESOLVE,
        answer("Hill Giant"),
        RESOLVE,
        to("end"),
        RESOLVE,
        expect=["B controls Hill Giant", "stack is empty"],
    )


@cr("603.7", "603.7c")
def test_what_waits_for_a_creature_to_die_this_turn() -> None:
    mine = {"battlefield": ["Grizzly Bears"], "hand": HAND}
    bolt = [cast("Lightning Bolt", "Grizzly Bears"), RESOLVE_ALL]
    board(mine, [], *BLESSED, *bolt, expect=["A controls 1 Spirit"])
    played = board(mine, [], *BLESSED, turn(5), *bolt, expect=["stack is empty"])
    assert not played.report["state"]["players"]["A"]["battlefield"]


@cr("603.7", "202.3")
def test_mana_drain_gives_the_mana_in_the_next_main_phase():
    played = board(
        {"hand": ["Divination"]},
        {"hand": ["Mana Drain"], "mana": "UU"},
        cast("Divination"),
        {"do": "pass", "player": "A"},
        cast("Mana Drain", "Divination", player="B"),
        RESOLVE,
        to("upkeep"),
        to("precombat main"),
        RESOLVE,
        expect=["Divination in A's graveyard"],
    )
    assert played.report["state"]["players"]["B"]["mana"] == "CCC"


@cr("603.7a", "608.2c")
def test_what_was_sneaked_in_is_sacrificed_at_the_end() -> None:
    board(
        {"battlefield": ["Sneak Attack"], "hand": ["Serra Angel"]},
        [],
        answer("yes"),
        {"do": "activate", "player": "A", "source": "Sneak Attack"},
        RESOLVE,
        *attack_with({"Serra Angel": "B"}),
        to("end"),
        RESOLVE,
        expect=["B life 16", "Serra Angel in A's graveyard"],
    )


@cr("603.7a", "608.2c")
@pytest.mark.parametrize(("word", "cards"), [("yes", 1), ("no", 0)])
def test_the_player_who_pays_draws_at_the_end_step(word: str, cards: int) -> None:
    board(
        ["Horn of Plenty"],
        {"hand": ["Shock"]},
        PASS_A,
        cast("Shock", "A", player="B"),
        answer(word, "B"),
        RESOLVE_ALL,
        to("cleanup"),
        expect=[f"B has {cards} {'card' if cards == 1 else 'cards'} in hand"],
    )


@cr("603.7a", "603.10a")
def test_when_the_aura_leaves_the_creature_is_sacrificed() -> None:
    board(
        {"hand": ["Animate Dead", "Disenchant"], "graveyard": ["Serra Angel"]},
        [],
        *RAISED,
        cast("Disenchant", "Animate Dead"),
        RESOLVE,
        RESOLVE,
        expect=["Serra Angel in A's graveyard", "Animate Dead in A's graveyard"],
    )


@cr("603.7a", "513.2")
def test_what_comes_back_at_the_next_end_step_waits_a_turn_if_this_one_has_begun() -> None:
    scene = {"battlefield": ["Grizzly Bears"], "hand": ["Flickerwisp"]}
    board(
        scene,
        [],
        cast("Flickerwisp"),
        RESOLVE,
        RESOLVE,
        to("end"),
        RESOLVE_ALL,
        expect=["Grizzly Bears in battlefield"],
    )


@cr("603.7b", cited=False)
def test_what_waits_for_a_spell_this_turn_is_over_with_the_turn() -> None:
    side = {"hand": ["Complete the Circuit", "Lightning Bolt"]}
    script = (cast("Complete the Circuit"), RESOLVE, turn(5), cast("Lightning Bolt", "B"), RESOLVE_ALL)
    board(side, [], *script, expect=["B life 17"])


@cr("603.7c", "400.7")
def test_a_flickered_creature_is_not_the_one_that_was_to_be_sacrificed() -> None:
    board(
        {"battlefield": [{"card": "Ball Lightning"}], "hand": ["Cloudshift"]},
        [],
        to("end"),
        cast("Cloudshift", "Ball Lightning"),
        RESOLVE,
        RESOLVE,
        expect=["Ball Lightning in battlefield"],
    )


@cr("603.7c", cited=False)
def test_whoever_controls_the_animated_creature_by_then_sacrifices_it() -> None:
    played = board(
        ANGEL,
        {"hand": ["Control Magic", "Disenchant"]},
        *RETURNED,
        turn(4, "precombat main"),
        cast("Control Magic", "Serra Angel", player="B"),
        RESOLVE,
        cast("Disenchant", "Animate Dead", player="B"),
        RESOLVE_ALL,
        expect=["Serra Angel in A's graveyard"],
    )
    assert played.count("B sacrifices Serra Angel") == 1


@cr("603.7c", "400.7")
def test_a_creature_that_was_blinked_is_not_the_one_that_is_waited_for() -> None:
    mine = {"battlefield": ["Grizzly Bears"], "hand": HAND}
    blink = [cast("Cloudshift", "Grizzly Bears"), RESOLVE]
    played = board(mine, [], *BLESSED, *blink, cast("Lightning Bolt", "Grizzly Bears"), RESOLVE)
    assert not played.report["state"]["players"]["A"]["battlefield"]
    assert not played.count("triggers")


@cr("603.7c")
def test_the_mount_and_its_rider_each_wait_for_the_other() -> None:
    mine = {"battlefield": ["Phantasmal Mount", "Grizzly Bears"], "hand": ["Lightning Bolt"]}
    for shot, other in (("Phantasmal Mount", "Grizzly Bears"), ("Grizzly Bears", "Phantasmal Mount")):
        played = board(
            mine,
            [],
            activate("Phantasmal Mount", "Grizzly Bears"),
            RESOLVE,
            cast("Lightning Bolt", shot),
            RESOLVE_ALL,
            expect=[f"{other} in A's graveyard"],
        )
        assert played.count(f"A sacrifices {other}") == 1


@cr("603.7d", "603.7c", cited=False)
def test_a_spells_delayed_trigger_is_its_controllers() -> None:
    board(
        {"hand": ["Act of Treason", "Cloudshift"], "battlefield": []},
        ["Ball Lightning"],
        cast("Act of Treason", "Ball Lightning"),
        RESOLVE,
        to("end"),
        RESOLVE_ALL,
        expect=["Ball Lightning in B's graveyard"],
    )


@cr("603.7f", "603.12")
def test_what_nemata_exiles_instead_makes_a_saproling_each() -> None:
    """Nemata dies along with them: her effect applies all the same, and the triggers have her as their source."""
    played = board(
        {"battlefield": ["Nemata, Primeval Warden"], "hand": ["Wrath of God"]},
        ["Grizzly Bears", "Serra Angel"],
        cast("Wrath of God"),
        RESOLVE_ALL,
        expect=[
            "Grizzly Bears in exile",
            "Serra Angel in exile",
            "Nemata, Primeval Warden in A's graveyard",
            "A controls 2 Saprolings",
        ],
    )
    assert played.count("Nemata, Primeval Warden's ability triggers") == 2
    assert "603.7f" in played.rules_of("ability triggers")


@cr("603.7f")
def test_whoever_controls_nemata_as_a_creature_would_die_gets_the_saproling() -> None:
    """The trigger is that player's although Nemata is given back before it resolves."""
    board(
        {"hand": ["Act of Treason", "Murder"], "battlefield": []},
        ["Nemata, Primeval Warden", "Grizzly Bears"],
        cast("Act of Treason", "Nemata, Primeval Warden"),
        RESOLVE,
        cast("Murder", "Grizzly Bears"),
        RESOLVE,
        {"do": "edit", "control": {"Nemata, Primeval Warden": "B"}},
        RESOLVE,
        expect=["Grizzly Bears in exile", "A controls 1 Saproling", "B controls 0 Saprolings"],
    )


@cr("603.7f", cited=False)
def test_ones_own_creature_just_dies() -> None:
    board(
        {"battlefield": ["Nemata, Primeval Warden", "Grizzly Bears"], "hand": ["Murder"]},
        [],
        cast("Murder", "Grizzly Bears"),
        RESOLVE,
        expect=["Grizzly Bears in A's graveyard", "stack is empty"],
    )


@cr("603.7g")
def test_an_aura_cast_at_a_time_for_instants_is_sacrificed_at_cleanup() -> None:
    played = board(
        {"battlefield": ["Grizzly Bears"], "hand": ["Armor of Thorns"]},
        [],
        cast("Armor of Thorns", "Grizzly Bears"),
        RESOLVE,
        turn(4),
        expect=["Armor of Thorns in A's graveyard", "Grizzly Bears is 2/2"],
        step="upkeep",
    )
    assert "603.7g" in played.rules_of("ability triggers")


@cr("603.7g", cited=False)
def test_the_same_aura_cast_at_a_time_for_sorceries_stays() -> None:
    board(
        {"battlefield": ["Grizzly Bears"], "hand": ["Armor of Thorns"]},
        [],
        cast("Armor of Thorns", "Grizzly Bears"),
        RESOLVE,
        turn(4),
        expect=["Grizzly Bears is 4/4"],
    )


@cr("603.7g")
def test_it_counts_when_it_was_cast_not_what_allowed_it() -> None:
    """With Vedalken Orrery it needs no leave of its own; it is sacrificed all the same, by whoever controls it then."""
    played = board(
        {"battlefield": ["Grizzly Bears", "Vedalken Orrery"], "hand": ["Armor of Thorns"]},
        [],
        to("beginning of combat"),
        cast("Armor of Thorns", "Grizzly Bears"),
        RESOLVE,
        {"do": "edit", "control": {"Armor of Thorns": "B"}},
        turn(4),
        expect=["Armor of Thorns in A's graveyard"],
    )
    assert played.count("B sacrifices Armor of Thorns") == 1


@cr("603.7h", "608.2p")
def test_gimli_fights_once_his_ability_has_resolved_for_the_third_time() -> None:
    script = (cast("Pyroclasm"), *[RESOLVE] * 4)
    third = (*script, answer("Hill Giant"), RESOLVE)
    expect = ["Hill Giant in B's graveyard", "Gimli, Mournful Avenger has 6 +1/+1 counters"]
    played = board(mourning(3), ["Hill Giant", "Serra Angel"], *third, expect=expect)
    assert {"603.7h", "608.2p"} <= set(played.rules_of("triggers: When this ability resolves"))


@cr("603.7h")
def test_gimli_fights_before_his_ability_resolves_for_the_fourth_time_and_not_again() -> None:
    script = (cast("Pyroclasm"), *[RESOLVE] * 4, answer("Hill Giant"), RESOLVE)
    one_left = ["Gimli, Mournful Avenger has 6 +1/+1 counters", "not stack is empty", "Hill Giant in B's graveyard"]
    board(mourning(4), ["Hill Giant", "Serra Angel"], *script, expect=one_left)
    played = board(mourning(4), ["Hill Giant", "Serra Angel"], *script, RESOLVE, expect=["stack is empty"])
    assert played.count("When this ability resolves for the third time this turn, Gimli") == 5


@cr("603.7h", cited=False)
def test_two_deaths_are_not_three() -> None:
    script = (cast("Pyroclasm"), *[RESOLVE] * 3)
    board(mourning(2), ["Hill Giant"], *script, expect=["stack is empty", "B controls Hill Giant"])


@cr("603.7b", cited=False)
def test_with_a_stated_duration_it_triggers_each_time() -> None:
    """Two creature spells, two cards; the noncreature spell and the next turn give none."""
    side = {"hand": ["Glimpse of Nature", "Grizzly Bears", "Hill Giant", "Lightning Bolt"], "library": ["Forest"] * 6}
    bears = (cast("Grizzly Bears"), RESOLVE_ALL, cast("Hill Giant"), RESOLVE_ALL)
    drawn = (cast("Glimpse of Nature"), RESOLVE, *bears, cast("Lightning Bolt", "B"), RESOLVE_ALL)
    board(side, [], *drawn, expect=["A has 2 cards in hand"])
    board(
        side,
        [],
        cast("Glimpse of Nature"),
        RESOLVE,
        turn(5, "precombat main"),
        cast("Grizzly Bears"),
        RESOLVE,
        expect=["stack is empty", "A has 3 cards in hand"],
    )


@cr("603.7b", "500.4", cited=False)
def test_until_your_next_turn_it_goes_on_through_the_opponents_turn_and_ends_with_it() -> None:
    gods = creature("{0}: Until your next turn, whenever a creature attacks, you gain 1 life.", name="Oracle")
    begun = (activate("Oracle"), RESOLVE)
    theirs = (turn(4, "beginning of combat"), *attack_with({"Grizzly Bears": "A"}, "B"), RESOLVE)
    board([gods], ["Grizzly Bears"], *begun, *theirs, expect=["A life 21"])
    mine = (turn(5, "beginning of combat"), *attack_with({"Oracle": "B"}))
    board([gods], ["Grizzly Bears"], *begun, *mine, expect=["A life 20", "stack is empty"])


@cr("603.7c")
@pytest.mark.parametrize("what", ["Exile it", "Destroy that creature", "Return it to its owner's hand"])
def test_what_has_left_since_is_not_affected_and_that_is_told(what: str) -> None:
    later = f"{{0}}: Target creature gets +1/+1 until end of turn. {what} at the beginning of the next end step."
    other = creature("{0}: Put target creature on top of its owner's library.", name="Other")
    away = [{"do": "pass", "player": "A"}, activate("Other", "Grizzly Bears", player="B"), RESOLVE]
    bears = [activate("Tester", "Grizzly Bears"), RESOLVE]
    script = (*bears, *away, to("end"), RESOLVE)
    played = board([creature(later)], [other, "Grizzly Bears"], *script, expect=["Grizzly Bears in B's library"])
    assert "603.7c" in played.rules_of("Grizzly Bears has left already: nothing happens")


@cr("603.7c", "400.7j", cited=False)
def test_what_the_effect_itself_has_exiled_comes_back() -> None:
    text = "{0}: Exile target creature. Return that card to the battlefield at the beginning of the next end step."
    there = ["Grizzly Bears in battlefield"]
    board(
        [creature(text)],
        ["Grizzly Bears"],
        activate("Tester", "Grizzly Bears"),
        RESOLVE,
        to("end"),
        RESOLVE,
        expect=there,
    )


@cr("603.7")
def test_what_is_said_of_what_comes_later_is_done_as_it_comes() -> None:
    """The creature that died is a card in a graveyard until then."""
    text = (
        "Whenever a creature you don't control dies, return it to the battlefield under your control at the beginning"
        " of the next end step. That creature is a black Zombie in addition to its other colors and types."
    )
    mine = {"battlefield": [creature(text)], "hand": ["Lightning Bolt"]}
    done = [cast("Lightning Bolt", "Grizzly Bears"), RESOLVE, RESOLVE, to("end"), RESOLVE]
    came = [
        "A controls Grizzly Bears",
        "Grizzly Bears is black",
        "Grizzly Bears is a Zombie",
        "Grizzly Bears is a Bear",
    ]
    board(mine, ["Grizzly Bears"], *done, expect=came)


@cr("603.7c", cited=False)
def test_what_a_delayed_ability_does_on_a_fork_is_unknown_to_the_game_it_came_from() -> None:
    entrancer = creature(
        "Whenever ~ becomes blocked by a creature, gain control of that creature at end of combat.", "1/5", "Entrancer"
    )
    fight = [*attack_with({"Entrancer": "B"}), *block_with({"Grizzly Bears": "Entrancer"}), RESOLVE]
    waiting = board([entrancer], ["Grizzly Bears"], *fight, to("end of combat")).table
    fork, other = waiting.fork(), waiting.fork()
    fork.act(RESOLVE)
    waiting.act(RESOLVE)
    assert "A gains control of Grizzly Bears." in [step.text for step in waiting.report().steps]
    assert waiting.report().to_json() == fork.report().to_json()
    other.act(RESOLVE)
    assert other.report().to_json() == fork.report().to_json()


@cr("603.7")
def test_all_that_a_delayed_ability_is_said_to_do_is_done_then() -> None:
    text = (
        "{0}: When target creature dies this turn, exile the top two cards of your library, then choose a card exiled "
        "this way. Until the end of your next turn, you may play that card."
    )
    text = text.replace("When target", "Tap target").replace(" dies this turn,", ". When that creature dies this turn,")
    mine = {"battlefield": [creature(text, name="Watcher")], "hand": ["Murder"], "library": ["Shock", "Fog", "Forest"]}
    script = [activate("Watcher", "Hill Giant"), RESOLVE, cast("Murder", "Hill Giant"), RESOLVE_ALL]
    played = board(mine, ["Hill Giant"], *script, answer("Shock"), cast("Shock", "B", **{"from": "exile"}), RESOLVE)
    assert not played.report["unread"]
    board(mine, ["Hill Giant"], *script, answer("Shock"), cast("Fog", **{"from": "exile"}), refused="601.3")


@cr("603.7b", cited=False)
def test_what_is_done_each_time_is_done_whole_each_time() -> None:
    text = "{0}: Whenever you cast a spell this turn, draw two cards, then discard a card."
    mine = {"battlefield": [creature(text, name="Reader")], "hand": ["Shock", "Fog"], "library": ["Forest"] * 9}
    script = [activate("Reader"), RESOLVE, cast("Shock", "B"), RESOLVE]
    after = [*script, answer("Forest"), RESOLVE]
    board(mine, [], *after, expect=["A has 2 cards in hand", "Forest#1 in A's graveyard", "Fog in A's hand"])
