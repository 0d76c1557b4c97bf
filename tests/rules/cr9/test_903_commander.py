"""Commander (CR 903)."""

from __future__ import annotations

from typing import Any

import pytest

from engine import verdict_since
from engine.table.scenario_error import ScenarioError
from tests.helpers import (
    AFTER_COMBAT,
    DAMAGE,
    PASS_A,
    RESOLVE,
    answer,
    attack_with,
    board,
    cast,
    cr,
    creature,
    lands,
    tap,
    to,
)
from tests.rules.merging import PAIR, mutate

COMMANDER_FORMAT = {"format": "commander"}
HOUND = "Isamaru, Hound of Konda"
COMMANDER: dict[str, Any] = {"options": {"format": "commander"}}


def tower(commander: str, **more: Any) -> list[str]:
    """The mana that Command Tower offers to the player of a commander."""
    side = {"battlefield": ["Command Tower"], "mana": "lands", "commander": commander, **more}
    played = board(side, [], {"do": "activate", "player": "A", "source": "Command Tower", "ability": 1}, **COMMANDER)
    pending = played.report["pending"]
    return played.steps if pending is None else [option["label"] for option in pending["options"]]


RULES: dict[str, Any] = {"options": {"format": "commander"}}


def led(by: Any = HOUND, **more: Any) -> dict[str, Any]:
    """A player with a commander."""
    return {"commander": by, **more}


@cr("903.3", cited=False)
def test_a_copy_of_a_commander_is_no_commander() -> None:
    side = {"hand": ["Clone", "Murder"]}
    script = (cast("Clone"), RESOLVE, answer(HOUND), cast("Murder", f"{HOUND}#1"), RESOLVE)
    board(side, led(battlefield=[HOUND]), *script, expect=["Clone in graveyard"], **RULES)


@cr("903.3b", cited=False)
def test_a_commander_that_is_melded_is_the_commander() -> None:
    mine = {"battlefield": [PAIR[1]], "command": [PAIR[0]], "commander": PAIR[0], "life": 40}
    options = {"format": "commander"}
    cast_it = [cast(PAIR[0], **{"from": "command"}), RESOLVE]
    board(
        mine,
        {"life": 40},
        *cast_it,
        to("end"),
        RESOLVE,
        options=options,
        expect=["Brisela, Voice of Nightmares is 9/10"],
    )


@cr("903.3c", "903.9a")
def test_a_merged_permanent_with_a_commander_is_a_commander() -> None:
    played = board(
        {
            "command": ["Nethroi, Apex of Death"],
            "commander": "Nethroi, Apex of Death",
            "battlefield": ["Grizzly Bears"],
        },
        {"hand": ["Murder"]},
        *mutate("Nethroi, Apex of Death", "Grizzly Bears", "under it", **{"from": "command"}),
        PASS_A,
        cast("Murder", "Grizzly Bears", player="B"),
        answer("yes", choice="may"),
        RESOLVE,
        expect=["Grizzly Bears in A's graveyard", "Nethroi, Apex of Death in command"],
    )
    assert played.cites("903.9a")


@cr("903.3d", cited=False)
def test_both_modes_with_a_commander() -> None:
    hand = {"hand": ["Drown in Dreams"], "library": ["Island"] * 4}
    both = cast("Drown in Dreams", "A", "B", modes=[1, 2], x=1)
    board(hand, [], both, refused="601.2b")
    name = "Marchesa, Resolute Monarch"
    commanding = {**hand, "battlefield": [name], "commander": name}
    board(
        commanding,
        {"library": ["Forest"] * 5},
        both,
        RESOLVE,
        expect=["A has 1 card in hand", "B has 2 cards in graveyard"],
    )


@cr("903.3d", "118.9")
def test_controlling_a_commander_frees_a_spell_of_its_cost() -> None:
    swat = led(battlefield=[HOUND], hand=["Deflecting Swat"], mana="0")
    spell = {"hand": ["Lightning Bolt"]}
    script = ({"do": "pass", "player": "A"}, cast("Lightning Bolt", "A", player="B"), {"do": "pass", "player": "B"})
    cast_it = cast("Deflecting Swat", "Lightning Bolt", costs=["alternative"])
    board(swat, spell, *script, cast_it, RESOLVE, answer("yes"), answer("B"), RESOLVE, expect=["B life 37"], **RULES)


@cr("903.3e", cited=False)
def test_a_commander_in_the_library_is_still_known() -> None:
    signet = tower("Watchwolf", library=["Watchwolf", "Forest"])
    assert signet == ["{W}", "{G}"]


@cr("903.4")
def test_the_identity_of_a_commander_counts_its_rules_text() -> None:
    signet = lands("Arcane Signet", command=["Bosh, Iron Golem"], commander="Bosh, Iron Golem")
    played = board(signet, [], tap("Arcane Signet"), expect=["A has 1 mana"], options=COMMANDER_FORMAT)
    assert played.count("{R}")
    assert played.cites("903.4")


@cr("903.4", "903.4a")
def test_command_tower_offers_the_colors_of_the_commander() -> None:
    tower = lands("Command Tower", command=["Kitchen Finks"], commander="Kitchen Finks")
    played = board(tower, [], tap("Command Tower"), options=COMMANDER_FORMAT)
    assert [option["label"] for option in played.pending["options"]] == ["{W}", "{G}"]


@cr("903.4c", cited=False)
def test_reminder_text_gives_no_color() -> None:
    assert "{B}" not in "".join(tower("Syndic of Tithes"))


@cr("903.4d", cited=False)
def test_the_back_face_counts_for_the_colors() -> None:
    assert tower("Civilized Scholar") == ["{U}", "{R}"]


@cr("903.4e", cited=False)
def test_an_adventure_counts_for_the_colors() -> None:
    assert tower("Kellan, the Fae-Blooded") == ["{W}", "{R}"]


@cr("903.4f", "106.5")
def test_without_a_commander_there_is_no_identity_to_make_mana_of() -> None:
    board(lands("Command Tower"), [], tap("Command Tower"), expect=["A has 0 mana"])


@cr("903.6", "903.7", cited=False)
def test_a_commander_begins_in_the_command_zone_and_its_player_at_forty_life() -> None:
    board(led(), [], expect=["A life 40", f"{HOUND} in command"], **RULES)


@cr("903.8")
def test_a_commander_is_cast_from_the_command_zone_for_two_more_each_time() -> None:
    played = board(
        {"commander": "Hill Giant", "mana": "RRRRRRRRRRRR", "hand": ["Lightning Bolt"]},
        [],
        cast("Hill Giant"),
        RESOLVE,
        cast("Lightning Bolt", "Hill Giant"),
        RESOLVE,
        {"do": "answer", "player": "A", "value": "yes"},
        cast("Hill Giant"),
        RESOLVE,
        expect=["Hill Giant on the battlefield"],
        options={"format": "commander"},
    )
    assert played.cites("903.8")
    board(
        {"commander": "Hill Giant", "mana": "RRRRRRRRRR", "hand": ["Lightning Bolt"]},
        [],
        cast("Hill Giant"),
        RESOLVE,
        cast("Lightning Bolt", "Hill Giant"),
        RESOLVE,
        {"do": "answer", "player": "A", "value": "yes"},
        cast("Hill Giant"),
        refused="601.2h",
        options={"format": "commander"},
    )


@cr("903.8", "118.8d")
def test_each_cast_from_the_command_zone_before_costs_two_more() -> None:
    twice = {"card": HOUND, "cast": 2}
    board(led(twice, mana="W4"), [], cast(HOUND), RESOLVE, expect=[f"A controls {HOUND}", "A has 0 mana"], **RULES)
    board(led(twice, mana="W3"), [], cast(HOUND), refused="601.2h", **RULES)
    from_hand = led(twice, mana="W", hand=[HOUND])
    board(from_hand, [], cast(HOUND), RESOLVE, expect=[f"A controls {HOUND}"], **RULES)


@cr("903.8")
def test_the_state_tells_how_often_it_has_been_cast() -> None:
    played = board(led({"card": HOUND, "cast": 1}, mana="W2"), [], cast(HOUND), RESOLVE, **RULES)
    assert played.report["state"]["players"]["A"]["commander"] == [{"card": HOUND, "cast": 2}]


@cr("903.9a", "704.6d")
def test_a_commander_that_dies_or_is_exiled_may_go_home_or_stay() -> None:
    side = led(battlefield=[HOUND], hand=["Swords to Plowshares", "Murder"])
    for spell, place in (("Swords to Plowshares", "exile"), ("Murder", "graveyard")):
        script = (cast(spell, HOUND), RESOLVE)
        board(side, [], *script, answer("yes"), expect=[f"{HOUND} in command"], **RULES)
        board(side, [], *script, answer("no"), expect=[f"{HOUND} in {place}"], **RULES)


@cr("903.9a")
def test_a_commander_that_dies_has_died() -> None:
    side = led(battlefield=[HOUND, "Blood Artist"], hand=["Murder"])
    script = (cast("Murder", HOUND), RESOLVE, answer("yes"), answer("B"), RESOLVE)
    board(side, [], *script, expect=["B life 39", f"{HOUND} in command"], **RULES)


@cr("903.9b")
def test_a_commander_that_would_go_to_a_hand_may_go_home_instead() -> None:
    side = led(battlefield=[HOUND], hand=["Unsummon"])
    script = (cast("Unsummon", HOUND), RESOLVE)
    board(side, [], *script, answer("yes"), expect=[f"{HOUND} in command"], **RULES)
    board(side, [], *script, answer("no"), expect=[f"{HOUND} in A's hand"], **RULES)


@cr("903.9b")
def test_its_owner_decides_whoever_controls_it() -> None:
    thief = {"battlefield": [{"card": HOUND, "owner": "B"}], "hand": ["Unsummon"]}
    played = board(thief, led(), cast("Unsummon", HOUND), RESOLVE, **RULES)
    assert played.pending["player"] == "B"


@cr("903.9c")
def test_of_a_melded_pair_only_the_commander_goes_to_the_command_zone() -> None:
    """Returned to its owner's hand: Gisela goes to the command zone instead, Bruna to the hand."""
    mine = {"battlefield": [PAIR[1]], "command": [PAIR[0]], "commander": PAIR[0], "life": 40, "hand": ["Unsummon"]}
    board(
        mine,
        {"life": 40},
        cast(PAIR[0], **{"from": "command"}),
        RESOLVE,
        to("end"),
        RESOLVE,
        cast("Unsummon", "Brisela, Voice of Nightmares"),
        RESOLVE,
        answer("yes"),
        options={"format": "commander"},
        expect=["Gisela, the Broken Blade in command", "Bruna, the Fading Light in A's hand"],
    )


@cr("903.9c")
def test_of_a_merged_permanent_only_the_commander_goes_to_the_command_zone() -> None:
    board(
        {
            "command": ["Nethroi, Apex of Death"],
            "commander": "Nethroi, Apex of Death",
            "battlefield": ["Grizzly Bears"],
        },
        {"hand": ["Unsummon"]},
        *mutate("Nethroi, Apex of Death", "Grizzly Bears", **{"from": "command"}),
        PASS_A,
        cast("Unsummon", "Nethroi, Apex of Death", player="B"),
        answer("yes", choice="may"),
        RESOLVE,
        expect=["Grizzly Bears in hand", "Nethroi, Apex of Death in command"],
    )


@cr("903.10a", "704.6c", "104.3j")
def test_twenty_one_combat_damage_of_one_commander_in_the_game() -> None:
    strikes = attack_with({HOUND: "B"})
    for before, lost in ((19, "B loses"), (18, "not B loses")):
        side = led({"card": HOUND, "damage": {"B": before}}, battlefield=[HOUND])
        script = (*strikes, DAMAGE if before == 19 else AFTER_COMBAT)
        played = board(side, [], *script, expect=[lost], **RULES)
        assert (f"one commander ({HOUND}: 19 + 2 = 21)" in played.report["verdict"]) is (before == 19)


@cr("903.3c", "903.10a")
def test_a_player_loses_to_the_merged_permanent_of_which_a_commander_is_a_part() -> None:
    nethroi = {"card": "Nethroi, Apex of Death", "damage": {"B": 19}}
    side = {"command": [nethroi["card"]], "commander": nethroi, "battlefield": ["Grizzly Bears"]}
    script = (*mutate("Nethroi, Apex of Death", "Grizzly Bears", "under it", **{"from": "command"}),)
    played = board(side, [], *script, *attack_with({"Grizzly Bears": "B"}), DAMAGE, expect=["B loses"], **RULES)
    assert "(Grizzly Bears, of which Nethroi, Apex of Death is the commander: 19 + 2 = 21)" in played.report["verdict"]
    assert {"903.3c", "704.6c"} <= set(played.rules_of("B loses the game"))


@cr("903.9a", "704.6d")
def test_that_an_owner_leaves_a_commander_in_the_graveyard_is_told() -> None:
    side = led(HOUND, battlefield=[HOUND])
    script = (PASS_A, cast("Murder", HOUND, player="B"), RESOLVE, answer("no"))
    played = board(side, {"hand": ["Murder"]}, *script, expect=[f"{HOUND} in A's graveyard"], **RULES)
    told = f"A leaves {HOUND} in the graveyard, not putting it into the command zone."
    assert {"903.9a", "704.6d"} <= set(played.rules_of(told))
    assert played.report["verdict"] == f"{HOUND} dies."


@cr("903.10a", cited=False)
def test_damage_of_two_commanders_is_not_added_up() -> None:
    two = [{"card": HOUND, "damage": {"B": 15}}, {"card": "Tana, the Bloodsower", "damage": {"B": 15}}]
    side = led(two, battlefield=[HOUND])
    board(side, [], *attack_with({HOUND: "B"}), AFTER_COMBAT, expect=["not B loses"], **RULES)


@cr("903.10a", cited=False)
def test_a_commander_that_dealt_damage_to_nobody_known_is_an_error() -> None:
    with pytest.raises(ScenarioError, match=r"players\.A\.commander"):
        board(led({"card": HOUND, "damage": {"Q": 3}}), [])


@cr("903.12h", "903.12f", cited=False)
def test_commander_damage_loses_no_game_of_brawl() -> None:
    side = {"commander": {"card": HOUND, "damage": {"B": 30}}, "battlefield": [HOUND]}
    script = (*attack_with({HOUND: "B"}), AFTER_COMBAT)
    board(side, {"life": 25}, *script, options={"format": "brawl"}, expect=["not B loses", "B life 23", "A life 25"])


@cr("903.3", cited=False)
def test_commander_creatures_you_own_have_what_is_said_whoever_controls_them() -> None:
    """The commander that an opponent controls too; another creature that its owner controls does not."""
    shrine = creature("Commander creatures you own have flying.", name="Shrine")
    lathril = {"card": "Lathril, Blade of the Elves", "owner": "A"}
    mine = {"battlefield": [shrine, "Grizzly Bears"], "commander": "Lathril, Blade of the Elves", "life": 40}
    theirs = {"battlefield": [lathril], "life": 40}
    board(
        mine,
        theirs,
        expect=["Lathril, Blade of the Elves has flying", "not Grizzly Bears has flying"],
        options={"format": "commander"},
    )


@cr("903.8", "903.9a")
def test_a_commander_s_trip_and_what_it_costs_more_are_in_the_verdict() -> None:
    played = board(
        {"hand": ["Murder"], "commander": HOUND},
        [],
        cast(HOUND, **{"from": "command"}),
        RESOLVE,
        cast("Murder", HOUND),
        RESOLVE,
        answer("yes"),
        cast(HOUND, **{"from": "command"}),
        RESOLVE,
        **RULES,
    )
    trip = f"{HOUND} (2/2) dies, goes to the command zone, is cast again (commander tax {{2}}) and enters."
    assert verdict_since(played.table, 0, whole=True).startswith(trip)
