"""Abilities (CR 113)."""

from __future__ import annotations

from typing import Any

from tests.helpers import AFTER_COMBAT, PASS_A, PASS_B, RESOLVE, RESOLVE_ALL, activate, answer, board, cast, cr

COMMANDER: dict[str, Any] = {"options": {"format": "commander"}}
BOLT = {"hand": ["Lightning Bolt"]}


def in_response(card: str, to: str, *battlefield: str) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """B's side and what B does: cast a card aimed at a spell of A's, and it resolves."""
    side = {"hand": [card], "battlefield": list(battlefield)}
    return side, [PASS_A, cast(card, to, player="B"), RESOLVE]


@cr("113.3", "111.3", cited=False)
def test_a_token_has_a_quoted_ability_and_a_keyword() -> None:
    board(
        {"hand": ["Iron Hills Blacksmith"]},
        [],
        cast("Iron Hills Blacksmith"),
        RESOLVE_ALL,
        activate("Axe", "Iron Hills Blacksmith"),
        RESOLVE,
        expect=["Iron Hills Blacksmith is 2/1"],
    )


@cr("113.6", cited=False)
def test_other_abilities_of_a_commander_wait_for_the_battlefield() -> None:
    board(
        {"commander": "Elesh Norn, Grand Cenobite", "battlefield": ["Grizzly Bears"]},
        [],
        expect=["Grizzly Bears is 2/2"],
        **COMMANDER,
    )


@cr("113.6", "113.6p", cited=False)
def test_abilities_of_permanents_speak_from_the_battlefield_and_emblems_from_the_command_zone() -> None:
    board({"hand": ["Bad Moon"], "battlefield": ["Black Knight"]}, [], expect=["Black Knight is 2/2"])
    gideon = {"card": "Gideon, Ally of Zendikar", "counters": {"loyalty": 4}}
    script = (activate("Gideon, Ally of Zendikar", ability=3), RESOLVE)
    board([gideon, "Grizzly Bears"], [], *script, expect=["Grizzly Bears is 3/3", "A controls no Gideon"])


@cr("113.6a", cited=False)
def test_a_card_of_all_colors_is_blue_in_the_hand() -> None:
    side = {"hand": ["Force of Will", "Transguild Courier"], "life": 20}
    script = (cast("Lightning Bolt", "A", player="B"), {"do": "pass", "player": "B"})
    will = cast("Force of Will", "Lightning Bolt", costs=["alternative"])
    board(
        side, {"hand": ["Lightning Bolt"]}, *script, will, RESOLVE, active="B", expect=["Lightning Bolt in graveyard"]
    )


@cr("113.6b", "603.4")
def test_eminence_works_from_the_command_zone() -> None:
    board(
        {"commander": "Edgar Markov", "hand": ["Vampire of the Dire Moon"]},
        [],
        cast("Vampire of the Dire Moon"),
        RESOLVE,
        RESOLVE,
        expect=["A controls 1 Vampire Token"],
        **COMMANDER,
    )


@cr("113.6d", "118.9b", cited=False)
def test_an_alternative_cost_is_an_offer() -> None:
    side = {"hand": ["Fireblast"], "battlefield": ["Mountain", "Mountain"]}
    board(side, [], cast("Fireblast", "B"), RESOLVE, expect=["A controls 2 Mountains", "B life 16"])
    paid = cast("Fireblast", "B", costs=["alternative"])
    board({**side, "mana": ""}, [], paid, RESOLVE, expect=["A controls no Mountains", "B life 16"])


@cr("113.6e", cited=False)
def test_when_a_spell_may_be_cast_is_looked_at_in_the_hand() -> None:
    side = {"hand": ["Berserk"], "battlefield": ["Grizzly Bears"]}
    board(side, [], cast("Berserk", "Grizzly Bears"), RESOLVE, expect=["Grizzly Bears is 4/2"])
    late = (AFTER_COMBAT, cast("Berserk", "Grizzly Bears"))
    assert board(side, [], *late, refused="601.3").report["refused"]


@cr("113.6f", cited=False)
def test_what_lets_a_card_be_cast_from_a_graveyard_is_looked_at_there() -> None:
    side = {"graveyard": ["Cackling Counterpart"], "battlefield": ["Grizzly Bears"]}
    script = (cast("Cackling Counterpart", "Grizzly Bears"), RESOLVE)
    board(side, [], *script, expect=["A controls 2 Grizzly Bears", "Cackling Counterpart in exile"])


@cr("113.6g", cited=False)
def test_a_sorcery_that_says_it_cant_be_countered_is_not_countered() -> None:
    board(
        {"hand": ["Supreme Verdict"]},
        {"hand": ["Cancel"], "battlefield": ["Hill Giant"]},
        cast("Supreme Verdict"),
        {"do": "pass", "player": "A"},
        cast("Cancel", "Supreme Verdict", player="B"),
        RESOLVE,
        RESOLVE,
        expect=["Hill Giant in B's graveyard", "Supreme Verdict in A's graveyard", "Cancel in B's graveyard"],
    )


@cr("113.6h", cited=False)
def test_how_it_enters_is_said_by_the_card_as_it_enters() -> None:
    side = {"hand": ["Spike Feeder"]}
    board(side, [], cast("Spike Feeder"), RESOLVE, expect=["Spike Feeder is 2/2"])


@cr("113.6i", "122.6a")
def test_no_counters_are_put_on_it_as_it_enters_either() -> None:
    side = {"hand": ["Untouched Rogue", "Faerie Miscreant"], "battlefield": ["Oona's Blackguard"]}
    script = (cast("Untouched Rogue"), RESOLVE, cast("Faerie Miscreant"), RESOLVE)
    board(side, [], *script, expect=["Untouched Rogue is 1/1", "Faerie Miscreant is 2/2"])


@cr("113.6j", cited=False)
def test_an_ability_whose_cost_is_paid_in_the_hand_works_there() -> None:
    script = (activate("Street Wraith"), RESOLVE)
    board({"hand": ["Street Wraith"]}, [], *script, expect=["A life 18", "Street Wraith in graveyard"])
    assert board(["Street Wraith"], [], activate("Street Wraith"), refused="113.6m").report["refused"]


@cr("113.6k", cited=False)
def test_a_trigger_from_the_library_needs_no_battlefield() -> None:
    side = {"hand": ["Tome Scour"], "library": ["Narcomoeba", *["Forest"] * 6]}
    script = (cast("Tome Scour", "A"), RESOLVE, RESOLVE, answer("yes"))
    board(side, [], *script, expect=["A controls Narcomoeba"])


@cr("113.6k", cited=False)
def test_a_trigger_on_a_sorcery_from_the_library_is_an_ability_of_the_card_and_none_of_the_spell() -> None:
    theirs = {"library": ["Gaea's Blessing", *["Forest"] * 6], "graveyard": ["Shock"]}
    board({"hand": ["Tome Scour"]}, theirs, cast("Tome Scour", "B"), RESOLVE, RESOLVE, expect=["Shock in B's library"])
    mine = {"hand": ["Gaea's Blessing"], "graveyard": ["Shock"]}
    board(mine, [], cast("Gaea's Blessing", "A", []), RESOLVE, expect=["Gaea's Blessing in A's graveyard"])


@cr("113.6m")
def test_from_where_it_is_moved_may_be_said_last() -> None:
    text = "{0}: Put ~ on top of your library from your graveyard."
    it = {"name": "Returner", "types": ["Creature"], "power": 1, "toughness": 1, "text": text}
    board([{"token": it}], [], activate("Returner"), refused="113.6m")


@cr("113.6m")
def test_an_ability_that_returns_a_card_from_a_graveyard_works_only_there() -> None:
    skeleton = ["A controls Reassembling Skeleton", "Reassembling Skeleton is tapped"]
    dead = {"graveyard": ["Reassembling Skeleton"]}
    board(dead, [], activate("Reassembling Skeleton"), RESOLVE, expect=skeleton)
    board(["Reassembling Skeleton"], [], activate("Reassembling Skeleton"), refused="113.6m")


@cr("113.7", "702.2b")
def test_the_source_of_an_ability_is_what_it_stands_on() -> None:
    collar = {"card": "Basilisk Collar", "attached_to": "Prodigal Sorcerer"}
    script = (activate("Prodigal Sorcerer", targets=["Serra Angel"]), RESOLVE)
    board(["Prodigal Sorcerer", collar], ["Serra Angel"], *script, expect=["Serra Angel in graveyard", "A life 21"])


@cr("113.7a")
def test_an_ability_resolves_without_its_source() -> None:
    played = board(
        ["Prodigal Sorcerer"],
        {"hand": ["Lightning Bolt"]},
        activate("Prodigal Sorcerer", "B"),
        PASS_A,
        cast("Lightning Bolt", "Prodigal Sorcerer", player="B"),
        RESOLVE_ALL,
        expect=["Prodigal Sorcerer in graveyard", "B life 19"],
    )
    told = "Prodigal Sorcerer dies (its ability resolves all the same). B is at 19 life (1 damage)."
    assert played.report["verdict"] == told
    assert "113.7a" in played.rules_of("Prodigal Sorcerer's ability resolves")


@cr("113.7a", "702.6a")
def test_an_ability_resolves_though_its_source_has_lost_it() -> None:
    """An ability that its source still has, as equip, is nothing to remark on."""
    frogged = {"hand": ["Turn to Frogs"]}
    script = (activate("Prodigal Sorcerer", "B"), PASS_A, cast("Turn to Frogs", "Prodigal Sorcerer", player="B"))
    lost = board(["Prodigal Sorcerer"], frogged, *script, RESOLVE_ALL, expect=["B life 19"])
    assert "113.7a" in lost.rules_of("Prodigal Sorcerer's ability resolves")
    moved = board(["Bonesplitter", "Hill Giant"], [], activate("Bonesplitter", "Hill Giant"), RESOLVE)
    assert not moved.cites("113.7a")


@cr("113.9", "115.2", cited=False)
def test_an_ability_is_countered_by_what_counters_abilities_and_by_nothing_else() -> None:
    ping = [PASS_A, activate("Prodigal Sorcerer", "A", player="B"), PASS_B]
    sorcerer = ["Prodigal Sorcerer"]
    board({"hand": ["Stifle"]}, sorcerer, *ping, cast("Stifle", "stack#1"), RESOLVE, expect=["A life 20"])
    counter = {"hand": ["Counterspell"]}
    board(counter, sorcerer, *ping, cast("Counterspell", "stack#1"), refused="601.2c")
    spell = {"hand": ["Stifle", "Grizzly Bears"]}
    board(spell, [], cast("Grizzly Bears"), cast("Stifle", "Grizzly Bears"), refused="601.2c")


@cr("113.9", "603.2", cited=False)
def test_a_triggered_ability_is_countered_and_its_source_stays() -> None:
    board(
        {"hand": ["Stifle", "Grizzly Bears"], "battlefield": ["Soul Warden"]},
        [],
        cast("Grizzly Bears"),
        RESOLVE,
        cast("Stifle", "Soul Warden"),
        RESOLVE,
        expect=["A life 20", "stack is empty", "A controls Soul Warden"],
    )


@cr("113.9", cited=False)
def test_disallow_takes_spells_and_abilities() -> None:
    side, response = in_response("Disallow", "Lightning Bolt")
    board(BOLT, side, cast("Lightning Bolt", "B"), *response, expect=["Lightning Bolt in graveyard", "B life 20"])
    board(
        ["Prodigal Sorcerer"],
        {"hand": ["Disallow"]},
        activate("Prodigal Sorcerer", "B"),
        PASS_A,
        cast("Disallow", "Prodigal Sorcerer", player="B"),
        RESOLVE,
        expect=["stack is empty", "B life 20"],
    )


@cr("113.10", "113.10b", cited=False)
def test_what_loses_its_abilities_loses_every_one() -> None:
    script = (cast("Ovinize", "Serra Angel"), RESOLVE)
    lost = ["Serra Angel is 0/1", "not Serra Angel has flying", "not Serra Angel has vigilance"]
    board({"hand": ["Ovinize"]}, ["Serra Angel"], *script, expect=lost)


@cr("113.10c", cited=False)
def test_of_giving_and_taking_the_last_word_counts() -> None:
    bears = {"battlefield": ["Grizzly Bears"], "hand": ["Flight", "Grounded"]}
    flight, grounded = (cast("Flight", "Grizzly Bears"), RESOLVE), (cast("Grounded", "Grizzly Bears"), RESOLVE)
    board(bears, [], *flight, *grounded, expect=["Grizzly Bears doesn't have flying"])
    board(bears, [], *grounded, *flight, expect=["Grizzly Bears has flying"])


@cr("113.11")
def test_what_can_not_have_an_ability_does_not_gain_it_later_either() -> None:
    archetype = {"battlefield": ["Archetype of Imagination"], "hand": []}
    marked = {"card": "Hill Giant", "counters": {"flying": 1}}
    them = {"battlefield": ["Wind Drake", "Grizzly Bears", marked], "hand": ["Flight"]}
    later = (cast("Flight", "Grizzly Bears", player="B"), RESOLVE)
    denied = [f"{name} doesn't have flying" for name in ("Wind Drake", "Grizzly Bears", "Hill Giant")]
    board(archetype, them, *later, active="B", expect=[*denied, "Archetype of Imagination has flying"])


@cr("113.1b", "702.11c")
def test_sigarda_shields_its_player_and_humans_alike():
    mine = {"battlefield": ["Sigarda, Heron's Grace", "Kinnan, Bonder Prodigy", "Grizzly Bears"]}
    for target, refused in (("A", "702.11c"), ("Kinnan, Bonder Prodigy", "702.11b"), ("Grizzly Bears", ())):
        board(
            mine,
            {"hand": ["Lightning Bolt"]},
            cast("Lightning Bolt", target, player="B"),
            active="B",
            refused=refused,
        )


@cr("113.12", cited=False)
def test_to_be_unblockable_is_no_ability_and_flying_is_one() -> None:
    petroglyphs = ["Muraganda Petroglyphs", "Grizzly Bears"]
    board(petroglyphs, [], expect=["Grizzly Bears is 4/4"])
    flight = {"card": "Arcane Flight", "attached_to": "Grizzly Bears"}
    board([*petroglyphs, flight], [], expect=["Grizzly Bears is 3/3"])
    board([*petroglyphs, "Hill Giant", "Goblin War Drums"], [], expect=["Hill Giant is 3/3"])
