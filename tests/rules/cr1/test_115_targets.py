"""Targets (CR 115)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.helpers import PASS_A, PASS_B, RESOLVE, RESOLVE_ALL, activate, answer, attack_with, board, cast, cr, creature
from tests.rules.watching import do, doer

BOLT = {"hand": ["Lightning Bolt"]}


def in_response(card: str, to: str, *battlefield: str) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """B's side and what B does: cast a card aimed at a spell of A's, and it resolves."""
    side = {"hand": [card], "battlefield": list(battlefield)}
    return side, [PASS_A, cast(card, to, player="B"), RESOLVE]


MARCHESA = "Marchesa, Resolute Monarch"


@cr("115.1", "109.2", cited=False)
@pytest.mark.parametrize("thing", ["Lightning Bolt", "Grizzly Bears", "Hill Giant"])
def test_a_spell_a_permanent_or_a_card_elsewhere_can_be_the_one_target(thing: str) -> None:
    """Only the card of the three is in a graveyard."""
    board(
        {"hand": ["Endless Detour"]},
        {"hand": ["Lightning Bolt"], "battlefield": ["Grizzly Bears"], "graveyard": ["Hill Giant"]},
        cast("Lightning Bolt", "A", player="B"),
        {"do": "pass", "player": "B"},
        {"do": "answer", "player": "B", "value": "top"},
        cast("Endless Detour", thing),
        RESOLVE,
        expect=[f"{thing} in B's library"],
        active="B",
    )


@cr("115.1", "702.16b")
def test_the_only_candidate_is_protected_and_the_refusal_says_so() -> None:
    swords = {"hand": ["Swords to Plowshares"]}
    played = board(
        swords, ["Black Knight"], cast("Swords to Plowshares", "Black Knight"), refused=("601.2c", "702.16b")
    )
    assert "Black Knight has protection" in played.reason


@cr("115.1a", "601.2c")
def test_a_spell_without_a_legal_target_is_not_cast() -> None:
    played = board({"hand": ["Murder"]}, [], cast("Murder"), refused="601.2c")
    assert played.cites("601.2c")


@cr("115.1b", cited=False)
def test_an_aura_spell_has_a_target() -> None:
    board(
        {"hand": ["Pacifism"]},
        ["Invisible Stalker"],
        cast("Pacifism", "Invisible Stalker"),
        refused=("601.2c", "702.11b"),
    )


@cr("115.1c", "115.1d", cited=False)
def test_targets_of_abilities_are_chosen_as_they_go_onto_the_stack() -> None:
    sorcerer = activate("Prodigal Sorcerer", targets=["Invisible Stalker"])
    board(["Prodigal Sorcerer"], ["Invisible Stalker"], sorcerer, refused="702.11b")
    side = {"hand": ["Skinrender"], "battlefield": ["Grizzly Bears"]}
    played = board(side, ["Invisible Stalker"], cast("Skinrender"), RESOLVE)
    assert "Invisible Stalker" not in [option["label"] for option in played.pending["options"]]


@cr("115.2")
def test_only_permanents_are_targets_unless_the_words_say_otherwise() -> None:
    dead = {"graveyard": ["Grizzly Bears"]}
    board({"hand": ["Murder"]}, dead, cast("Murder", "Grizzly Bears"), refused="601.2c")


@cr("115.3", cited=False)
def test_one_target_is_not_chosen_twice_for_one_word_target() -> None:
    played = board(
        {"hand": ["Hex"]},
        [{"card": "Grizzly Bears", "count": 5}],
        cast("Hex", *(f"Grizzly Bears#{n}" for n in (1, 2, 3, 4, 5)), "Grizzly Bears#5"),
        refused="601.2c",
    )
    assert played.report["refused"]


@cr("115.4")
def test_any_target_is_nothing_but_creatures_players_planeswalkers_and_battles() -> None:
    bolt = {"hand": ["Lightning Bolt"]}
    board(bolt, ["Sol Ring"], cast("Lightning Bolt", "Sol Ring"), refused=("601.2c", "115.1"))


@cr("115.5", cited=False)
def test_a_spell_does_not_target_itself() -> None:
    played = board({"hand": ["Counterspell"]}, [], cast("Counterspell", "Counterspell"), refused="601.2c")
    assert played.report["refused"]


@cr("115.6", cited=False)
def test_without_chosen_targets_nothing_is_targeted_and_the_rest_is_done() -> None:
    side = {"hand": ["Utrom Scientists"], "battlefield": []}
    script = (cast("Utrom Scientists"), RESOLVE, answer([]), RESOLVE)
    board(side, ["Phantasmal Image"], *script, expect=["stack is empty", "A controls Utrom Scientists"])


@cr("115.6", cited=False)
def test_up_to_one_target_may_be_none() -> None:
    bears = {"card": "Grizzly Bears", "counters": {"+1/+1": 2}}
    board(
        [MARCHESA],
        [bears],
        *attack_with({MARCHESA: "B"}),
        answer([]),
        RESOLVE,
        expect=["Grizzly Bears is 4/4"],
    )


@cr("115.7", "115.7a")
def test_the_target_is_changed_to_another_legal_one() -> None:
    side, response = in_response("Deflection", "Lightning Bolt", "Grizzly Bears")
    cast_it = (cast("Lightning Bolt", "B"), *response)
    played = board(BOLT, side, *cast_it, answer("A", "B"), RESOLVE, expect=["A life 17", "B life 20"])
    assert played.cites("115.7a")
    board(BOLT, side, *cast_it, answer("B", "B"), refused="115.7a")


@cr("115.7a")
def test_all_targets_of_a_spell_change_to_the_one_creature() -> None:
    board(
        {"hand": ["Muck Drubb"]},
        {"battlefield": ["Grizzly Bears"], "hand": ["Seeds of Strength"]},
        cast("Seeds of Strength", *["Grizzly Bears"] * 3, player="B"),
        {"do": "pass", "player": "B"},
        cast("Muck Drubb"),
        RESOLVE,
        RESOLVE,
        RESOLVE,
        active="B",
        expect=["Muck Drubb is 6/6", "Grizzly Bears is 2/2"],
    )


@cr("115.7a", cited=False)
def test_a_target_stays_where_there_is_no_other() -> None:
    side, response = in_response("Deflection", "Murder", "Grizzly Bears")
    script = (cast("Murder", "Grizzly Bears"), *response, RESOLVE)
    board({"hand": ["Murder"]}, side, *script, expect=["Grizzly Bears in graveyard"])


@cr("115.7b")
def test_a_target_is_changed_to_the_one_that_asks_if_it_can_be() -> None:
    skite = ["Grizzly Bears", "Spellskite"]
    aimed = activate("Spellskite", "Lightning Bolt", player="B", choices=["2 life"])
    script = (cast("Lightning Bolt", "Grizzly Bears"), PASS_A, aimed, RESOLVE, RESOLVE)
    board(BOLT, skite, *script, expect=["Grizzly Bears in battlefield", "Spellskite has 3 damage"])
    growth = {"hand": ["Swords to Plowshares"], "battlefield": ["Grizzly Bears"]}
    aimed = activate("Spellskite", "Swords to Plowshares", player="B", choices=["2 life"])
    script = (cast("Swords to Plowshares", "Grizzly Bears"), PASS_A, aimed, RESOLVE, RESOLVE)
    board(growth, ["Spellskite"], *script, expect=["Spellskite in exile", "Grizzly Bears in battlefield"])


@cr("115.7c")
def test_any_targets_of_an_arcane_spell_are_changed() -> None:
    """Sideswipe sends Glacial Ray back; what is no Arcane spell it can't touch."""
    passed = {"do": "pass", "player": "B"}
    sides = ({"hand": ["Sideswipe"]}, {"hand": ["Glacial Ray", "Lightning Bolt"]})
    played = board(
        *sides,
        cast("Glacial Ray", "A", player="B"),
        passed,
        answer("yes"),
        answer("B"),
        cast("Sideswipe", "Glacial Ray"),
        RESOLVE_ALL,
        active="B",
        expect=["A life 20", "B life 18"],
    )
    assert played.cites("115.7c")
    bolt = [cast("Lightning Bolt", "A", player="B"), passed, cast("Sideswipe", "Lightning Bolt")]
    board(*sides, *bolt, active="B", refused="601.2c")


@cr("115.7d", cited=False)
def test_nobody_is_asked_for_new_targets_of_a_spell_without_any() -> None:
    board(
        {"hand": ["Commandeer"]},
        {"hand": ["Divination"]},
        cast("Divination", player="B"),
        {"do": "pass", "player": "B"},
        cast("Commandeer", "Divination"),
        RESOLVE,
        RESOLVE,
        active="B",
        expect=["A has 2 cards in hand", "Divination in B's graveyard"],
    )


@cr("115.7d")
def test_new_targets_may_be_chosen_and_the_old_kept() -> None:
    side, response = in_response("Redirect", "Lightning Bolt", "Grizzly Bears")
    cast_it = (cast("Lightning Bolt", "B"), *response, answer("yes", "B"))
    board(BOLT, side, *cast_it, answer("B", "B"), RESOLVE, expect=["B life 17"])
    board(BOLT, side, *cast_it, answer("A", "B"), RESOLVE, expect=["A life 17"])


@cr("115.7e")
def test_two_targets_may_change_places() -> None:
    side, response = in_response("Redirect", "Arc Trail", "Grizzly Bears", "Hill Giant")
    board(
        {"hand": ["Arc Trail"]},
        side,
        cast("Arc Trail", "Grizzly Bears", "Hill Giant"),
        *response,
        answer("yes", "B"),
        answer("Hill Giant", "B"),
        answer("Grizzly Bears", "B"),
        RESOLVE,
        expect=["Hill Giant has 2 damage", "Grizzly Bears has 1 damage"],
    )


@cr("115.7f", cited=False)
def test_the_division_stays_when_targets_change() -> None:
    side = {"hand": ["Forked Bolt"]}
    bolt = cast("Forked Bolt", ["Grizzly Bears", "B"], division={"Grizzly Bears": 1, "B": 1})
    swat = cast("Deflecting Swat", "Forked Bolt", player="B")
    answers = (RESOLVE, answer("yes", "B"), answer("Hill Giant", "B"), answer("A", "B"), RESOLVE)
    them = {"hand": ["Deflecting Swat"], "battlefield": ["Grizzly Bears"]}
    side["battlefield"] = ["Hill Giant"]
    board(side, them, bolt, PASS_A, swat, *answers, expect=["Hill Giant has 1 damage", "A life 19", "B life 20"])


@cr("115.8", "700.2")
def test_new_targets_leave_the_mode_as_it_is() -> None:
    charm = {"hand": ["Emerald Charm"], "battlefield": [{"card": "Forest", "tapped": True}]}
    island = {"hand": ["Redirect"], "battlefield": [{"card": "Island", "tapped": True}]}
    script = (cast("Emerald Charm", "Forest", modes=[1]), PASS_A, cast("Redirect", "Emerald Charm", player="B"))
    answers = (RESOLVE, answer("yes", "B"), answer("Island", "B"), RESOLVE)
    board(charm, island, *script, *answers, expect=["Island is not tapped", "Forest#1 is tapped"])


@cr("115.9a", cited=False)
def test_a_spell_with_two_targets_has_no_single_target() -> None:
    side = {"hand": ["Bolt Bend"]}
    two = (cast("Arc Trail", "A", "B"), PASS_A, cast("Bolt Bend", "Arc Trail", player="B"))
    board({"hand": ["Arc Trail"]}, side, *two, refused="601.2c")
    one = (cast("Lightning Bolt", "B"), PASS_A, cast("Bolt Bend", "Lightning Bolt", player="B"), RESOLVE)
    board(BOLT, side, *one, answer("A", "B"), RESOLVE, expect=["A life 17"])


@cr("115.9b", cited=False)
def test_what_a_spell_targets_is_looked_at_as_it_is_now() -> None:
    side = {"hand": ["Intervene"]}
    growth = {"hand": ["Giant Growth"], "battlefield": ["Grizzly Bears"]}
    script = (cast("Giant Growth", "Grizzly Bears"), PASS_A, cast("Intervene", "Giant Growth", player="B"), RESOLVE)
    board(growth, side, *script, expect=["Giant Growth in graveyard", "Grizzly Bears is 2/2"])
    script = (cast("Lightning Bolt", "B"), PASS_A, cast("Intervene", "Lightning Bolt", player="B"))
    board(BOLT, side, *script, refused="601.2c")


@cr("115.9b", "702.16b", cited=False)
def test_heroic_looks_for_itself_among_the_targets() -> None:
    side = {"battlefield": ["Akroan Skyguard", "Grizzly Bears"], "hand": ["Giant Growth"]}
    script = (cast("Giant Growth", "Akroan Skyguard"), RESOLVE)
    board(side, [], *script, expect=["Akroan Skyguard has 1 +1/+1 counter"])
    script = (cast("Giant Growth", "Grizzly Bears"), RESOLVE)
    board(side, [], *script, expect=["Akroan Skyguard has 0 +1/+1 counters"])


@cr("115.9c", cited=False)
def test_a_spell_that_had_two_targets_does_not_target_only_one_of_them() -> None:
    """Symbiosis targets Torchling and a bear; the bear dies, and still it does not target only Torchling."""
    hand = ["Symbiosis", "Giant Growth", "Lightning Bolt"]
    sides = (["Torchling", "Llanowar Elves"], {"battlefield": ["Grizzly Bears"], "hand": hand})
    board(
        *sides,
        cast("Symbiosis", "Torchling", "Grizzly Bears", player="B"),
        cast("Lightning Bolt", "Grizzly Bears", player="B"),
        RESOLVE,
        {"do": "pass", "player": "B"},
        activate("Torchling", "Symbiosis", ability="Change the target"),
        active="B",
        refused="601.2c",
    )
    board(
        *sides,
        cast("Giant Growth", "Torchling", player="B"),
        {"do": "pass", "player": "B"},
        answer("Llanowar Elves"),
        activate("Torchling", "Giant Growth", ability="Change the target"),
        RESOLVE_ALL,
        active="B",
        expect=["Torchling is 3/3", "Llanowar Elves is 4/4"],
    )


@cr("115.10a")
def test_a_player_made_to_sacrifice_is_a_target_and_the_creature_is_none() -> None:
    board(
        {"hand": ["Diabolic Edict"]},
        ["Invisible Stalker"],
        cast("Diabolic Edict", "B"),
        RESOLVE,
        expect=["Invisible Stalker in graveyard"],
    )


@cr("115.10b", cited=False)
def test_you_is_no_target() -> None:
    board({"hand": ["Night's Whisper"], "battlefield": ["Ivory Mask"]}, [], cast("Night's Whisper"), RESOLVE)
    tome = {"hand": ["Tome Scour"], "battlefield": ["Ivory Mask"]}
    board(tome, [], cast("Tome Scour", "A"), refused="702.18a")


@cr("115.7c", "601.2c", cited=False)
@pytest.mark.parametrize(("changed", "kept"), [("Ornithopter", "Grizzly Bears"), ("Grizzly Bears", "Ornithopter")])
def test_where_one_of_several_targets_is_changed_it_is_chosen_which(changed: str, kept: str) -> None:
    turns = doer("Change a target of target spell or ability.")
    pings = creature("{0}: ~ deals 1 damage to each of two target creatures.", name="Pinger")
    act = [activate("Pinger", "Ornithopter", "Grizzly Bears"), PASS_A, do("Pinger", player="B"), RESOLVE]
    chosen = [answer(changed, "B"), answer("Hill Giant", "B"), RESOLVE]
    expect = ["Hill Giant has 1 damage", f"{kept} has 1 damage", f"{changed} has 0 damage"]
    board([pings, {"card": "Hill Giant"}], [turns, "Ornithopter", "Grizzly Bears"], *act, *chosen, expect=expect)


@cr("115.9b", cited=False)
def test_a_spell_that_targets_you_is_told_from_one_that_targets_another() -> None:
    hands = {"hand": ["Cerulean Drake"], "battlefield": ["Cerulean Drake"]}
    drake = activate("Cerulean Drake", "Lightning Bolt")
    bolt = {"hand": ["Lightning Bolt"]}
    board(
        hands,
        bolt,
        cast("Lightning Bolt", "A", player="B"),
        PASS_B,
        drake,
        RESOLVE_ALL,
        active="B",
        expect=["A life 20"],
    )
    board(hands, bolt, cast("Lightning Bolt", "B", player="B"), PASS_B, drake, active="B", refused="601.2c")


@cr("115.1", cited=False)
@pytest.mark.parametrize(
    ("what", "legal"),
    [
        ("creature", ["Bird", "Golem", "Bears"]),
        ("creature with flying", ["Bird"]),
        ("creature without flying", ["Golem", "Bears"]),
        ("artifact creature", ["Golem"]),
        ("artifact or creature", ["Bird", "Golem", "Bears"]),
        ("artifact", ["Golem"]),
        ("nonartifact creature", ["Bird", "Bears"]),
        ("creature you control", ["Bears"]),
        ("creature you don't control", ["Bird", "Golem"]),
        ("creature an opponent controls", ["Bird", "Golem"]),
        ("tapped creature", ["Golem"]),
        ("untapped creature", ["Bird", "Bears"]),
        ("creature with power 2 or less", ["Bird", "Bears"]),
        ("creature with power 3 or greater", ["Golem"]),
        ("creature with toughness 3 or greater", ["Golem"]),
        ("blue creature", ["Bird"]),
        ("nonblue creature", ["Golem", "Bears"]),
        ("creature token", ["Bird", "Golem"]),
        ("nontoken creature", ["Bears"]),
        ("permanent", ["Bird", "Golem", "Bears"]),
        ("noncreature permanent", []),
        ("player", ["A", "B"]),
        ("opponent", ["B"]),
        ("creature or player", ["A", "B", "Bird", "Golem", "Bears"]),
    ],
)
def test_what_is_a_legal_target(what: str, legal: list[str]) -> None:
    theirs = [
        creature("Flying", "1/1", name="Bird", looks={"colors": ["U"]}),
        creature("", "3/3", name="Golem", looks={"types": ["Artifact", "Creature"]}, tapped=True),
    ]
    text = f"{{0}}: ~ deals 1 damage to target {what}."
    acting = {"token": {"name": "Rod", "types": ["Enchantment"], "text": text}}
    for target in ("A", "B", "Bird", "Golem", "Bears"):
        named = "Grizzly Bears" if target == "Bears" else target
        refused = () if target in legal else "601.2c"
        board([acting, "Grizzly Bears"], theirs, activate("Rod", named), refused=refused)


@cr("115.7a")
def test_the_only_target_that_a_spell_can_be_changed_to_is_told_with_the_change() -> None:
    """Not with the spell that resolves, although that is the new target."""
    mine, theirs = {"hand": ["Divination", "Deflection"]}, {"hand": ["Cancel"]}
    script = [cast("Divination"), PASS_A, cast("Cancel", "stack#1", player="B"), PASS_B]
    played = board(mine, theirs, *script, cast("Deflection", "Cancel"), RESOLVE)
    assert "Deflection resolves." in played.steps
    changed = "A changes the target of Cancel from Divination to Deflection (the only legal choice)."
    assert changed in played.steps
