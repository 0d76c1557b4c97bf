"""What a report tells of what effects make of objects: after each event, in /why, and of a board as it stands (613)."""

from __future__ import annotations

from typing import Any

from engine import Step, explain, verdict_since, what_applies
from tests.helpers import (
    AFTER_COMBAT,
    PASS_A,
    RESOLVE,
    Played,
    activate,
    answer,
    attack_with,
    board,
    cast,
    cr,
    creature,
    turn,
)


def changed(played: Played) -> list[dict[str, Any]]:
    """The steps that tell what effects have made of objects."""
    return [step for step in played.report["steps"] if step["kind"] == "changed"]


def in_words(steps: tuple[Step, ...]) -> list[tuple[str, list[str]]]:
    return [(step.text, [rule.id for rule in step.rules]) for step in steps]


@cr("613.4c")
def test_an_anthem_tells_what_becomes_of_each_creature() -> None:
    played = board(
        {"hand": ["Glorious Anthem"], "battlefield": ["Grizzly Bears"]}, [], cast("Glorious Anthem"), RESOLVE
    )
    (step,) = changed(played)
    assert step["text"] == "Grizzly Bears becomes 3/3: Glorious Anthem."
    assert step["object"] == "Grizzly Bears"
    assert step["before"] == {"power": 2, "toughness": 2}
    assert step["after"] == {"power": 3, "toughness": 3}
    assert step["effect"] == "Glorious Anthem"


def test_alike_objects_are_one_step_and_many_are_counted() -> None:
    few = {"hand": ["Glorious Anthem"], "battlefield": ["Grizzly Bears", "Hill Giant"]}
    (step,) = changed(board(few, [], cast("Glorious Anthem"), RESOLVE))
    assert step["text"] == "Grizzly Bears and Hill Giant get +1/+1 (3/3 and 4/4): Glorious Anthem."
    assert [one["object"] for one in step["alike"]] == ["Hill Giant"]
    many = {"hand": ["Glorious Anthem"], "battlefield": [{"card": "Grizzly Bears", "count": 6}, "Hill Giant"]}
    assert [s["text"] for s in changed(board(many, [], cast("Glorious Anthem"), RESOLVE))] == [
        "7 creatures get +1/+1: Glorious Anthem."
    ]


@cr("613.8")
def test_a_dependency_that_decides_is_named_where_it_does() -> None:
    lands = ["Urborg, Tomb of Yawgmoth", "Forest"]
    played = board({"hand": ["Blood Moon"], "battlefield": lands}, [], cast("Blood Moon"), RESOLVE)
    urborg = "Urborg, Tomb of Yawgmoth is a Mountain and loses its other land types and abilities: Blood Moon"
    assert set(played.rules_of(urborg)) >= {"305.7", "613.1d", "613.8"}
    assert played.count("Forest is no longer a Swamp: Urborg, Tomb of Yawgmoth no longer applies") == 1


def test_what_an_event_says_is_not_said_again() -> None:
    side = {"hand": ["Giant Growth"], "battlefield": ["Grizzly Bears"]}
    growth = [cast("Giant Growth", "Grizzly Bears"), RESOLVE]
    now, later = board(side, [], *growth), board(side, [], *growth, turn(4))
    assert now.steps[-1] == "Grizzly Bears gets +3/+3 until end of turn, now 5/5."
    assert later.count("effects that last for the turn end: Grizzly Bears becomes 2/2.") == 1
    assert not changed(now)
    assert not changed(later)


def test_a_board_without_a_script_tells_what_applies() -> None:
    played = board(["Grizzly Bears", "Glorious Anthem"])
    assert played.steps == ["Grizzly Bears is 3/3: Glorious Anthem."]
    assert in_words(what_applies(played.table)) == [("Grizzly Bears is 3/3: Glorious Anthem.", ["613.4c"])]
    played.table.act({"do": "pass", "player": "A"})
    assert not played.table.report().told


@cr("613.7", cited=False)
def test_why_tells_only_what_changes_it_with_the_value_after_each() -> None:
    played = board(["Grizzly Bears", "Humility", "Glorious Anthem"])
    found = explain(played.table, "Grizzly Bears")
    assert found is not None
    assert [(one.layer, one.now.power, one.now.toughness) for one in found.applied] == [("7b", 1, 1), ("7c", 2, 2)]


def test_an_equipment_that_moves_is_one_step() -> None:
    sword = {"card": "Bonesplitter", "attached_to": "Grizzly Bears"}
    played = board(["Grizzly Bears", "Hill Giant", sword], [], activate("Bonesplitter", "Hill Giant"), RESOLVE)
    assert played.steps[-1].endswith("Hill Giant; Grizzly Bears becomes 2/2; Hill Giant becomes 5/3.")


@cr("611.2e")
def test_what_enters_as_an_effect_makes_it_is_told_once() -> None:
    rise = cast("Rise from the Grave", "Grizzly Bears")
    played = board({"hand": ["Rise from the Grave"]}, {"graveyard": ["Grizzly Bears"]}, rise, RESOLVE)
    assert not changed(played)
    assert played.steps[-1] == "Grizzly Bears is a black Zombie in addition to its other colors and types."


@cr("613.4c")
def test_those_of_one_size_stand_together_so_that_the_sizes_follow_the_names() -> None:
    mixed = ["Grizzly Bears", "Serra Angel", "Grizzly Bears", "Hill Giant"]
    (step,) = changed(board({"hand": ["Glorious Anthem"], "battlefield": mixed}, [], cast("Glorious Anthem"), RESOLVE))
    assert step["text"] == (
        "Grizzly Bears#1, #2, Serra Angel and Hill Giant get +1/+1 (3/3 ×2, 5/5 and 4/4): Glorious Anthem."
    )


def test_each_of_several_targets_has_its_own_size() -> None:
    side = {"hand": ["Symbiosis"], "battlefield": ["Grizzly Bears", "Hill Giant"]}
    played = board(side, [], cast("Symbiosis", "Hill Giant", "Grizzly Bears"), RESOLVE)
    assert played.steps[-1].endswith("until end of turn, now Grizzly Bears (4/4) and Hill Giant (5/5).")


@cr("613.1f")
def test_what_a_lord_gave_is_lost_by_name() -> None:
    merfolk = ["Lord of Atlantis", "Evidence Examiner"]
    ovinize = cast("Ovinize", "Lord of Atlantis")
    played = board({"hand": ["Ovinize"], "battlefield": merfolk}, [], ovinize, RESOLVE)
    (step,) = changed(played)
    assert step["text"].startswith(
        "Evidence Examiner becomes 2/2 and loses islandwalk: Lord of Atlantis no longer applies"
    )


@cr("613.8")
def test_all_abilities_are_lost_only_where_an_effect_takes_them() -> None:
    goblins = ["Goblin Chieftain", "Goblin Piker", "Serra Angel"]
    played = board({"hand": ["Dress Down"], "battlefield": goblins}, [], cast("Dress Down"), RESOLVE)
    assert [step["text"] for step in changed(played)] == [
        "Goblin Chieftain loses all abilities: Dress Down (applied before its own effect, which depends on it).",
        "Goblin Piker becomes 2/1 and loses haste: Goblin Chieftain no longer applies to it (it depends on Dress Down, "
        "so that is applied first).",
        "Serra Angel loses all abilities: Dress Down.",
    ]


@cr("305.7")
def test_a_land_set_to_a_type_that_it_has_already_is_said_to_be_of_it() -> None:
    lands = ["Steam Vents", "Mutavault", "Dryad Arbor"]
    played = board({"hand": ["Blood Moon"], "battlefield": lands}, [], cast("Blood Moon"), RESOLVE)
    assert [step["text"] for step in changed(played)] == [
        "Steam Vents is a Mountain and loses its other land types and abilities: Blood Moon.",
        "Mutavault is a Mountain and loses its abilities: Blood Moon.",
        "Dryad Arbor is a Mountain, stays a creature and loses its other land types and abilities: Blood Moon.",
    ]
    assert all("305.7" in played.rules_of(words) for words in ("Steam Vents is", "Mutavault is", "Dryad Arbor is"))


@cr("704.5g", "608.2n")
def test_what_survives_because_it_grew_is_told_behind_its_growth() -> None:
    """The spell is in the graveyard before damage is looked at: that is why there is one card type more."""
    graveyard = {"graveyard": ["Grizzly Bears", "Forest"], "battlefield": ["Tarmogoyf"]}
    played = board({"hand": ["Lightning Bolt"]}, graveyard, cast("Lightning Bolt", "Tarmogoyf"), RESOLVE)
    assert played.steps[-4:] == [
        "Lightning Bolt deals 3 damage to Tarmogoyf.",
        "Lightning Bolt is put into A's graveyard.",
        "Tarmogoyf becomes 3/4: its own ability (counting a creature, an instant and a land).",
        "Tarmogoyf survives as 3/4 with 3 damage.",
    ]


def test_of_several_types_that_are_gone_it_has_none() -> None:
    wet = creature("Lands you control are every basic land type in addition to their other types.", name="Wet")
    played = board([wet, "Forest"], {"hand": ["Murder"]}, PASS_A, cast("Murder", "Wet", player="B"), RESOLVE)
    assert played.count("Forest is no longer an Island, a Mountain, a Plains or a Swamp: Wet no longer applies") == 1


@cr("208.3", cited=False)
def test_of_what_is_no_creature_no_size_is_told() -> None:
    siege = {"card": "Invasion of Kaladesh", "counters": {"defense": 2}, "protector": "B"}
    defeat = [cast("Shock", "Invasion of Kaladesh"), RESOLVE, RESOLVE, {"do": "answer", "player": "A", "value": "yes"}]
    played = board({"battlefield": [siege], "hand": ["Shock"]}, [], *defeat, RESOLVE)
    assert changed(played) == []


@cr("701.54", cited=False)
def test_what_a_ring_bearer_is_as_the_board_begins_is_no_change() -> None:
    mine = {"battlefield": ["Grizzly Bears"], "hand": ["Divination"], "tempted": 1, "ring_bearer": "Grizzly Bears"}
    played = board(mine, [], cast("Divination"), RESOLVE, expect=["Grizzly Bears is legendary"])
    assert changed(played) == []


@cr("305.7")
def test_a_land_whose_type_is_set_keeps_the_abilities_that_effects_have_given_it() -> None:
    """Such an effect takes what the rules text gives, not what other effects have given."""
    giver = creature("{0}: Target land gains hexproof until end of turn.", name="Giver")
    mine = {"hand": ["Blood Moon"], "battlefield": [giver, "Steam Vents"]}
    script = [activate("Giver", "Steam Vents"), RESOLVE, cast("Blood Moon"), RESOLVE]
    (step,) = changed(board(mine, [], *script))
    kept = "loses its other land types and abilities (but keeps those that effects have given it)"
    assert step["text"] == f"Steam Vents is a Mountain and {kept}: Blood Moon."


@cr("613.4c")
def test_what_counts_nothing_any_more_still_applies() -> None:
    """Its bonus is +0/+0."""
    counts = creature("This creature gets +1/+1 for each artifact you control.", name="Counter")
    mine = {"battlefield": [counts, "Ornithopter"], "hand": ["Murder"]}
    played = board(mine, [], cast("Murder", "Ornithopter"), RESOLVE)
    assert played.count("Counter becomes 2/2: its own ability adds nothing now (the number is 0)") == 1
    assert any("sa propre capacité n’ajoute plus rien (le nombre est 0)" in step for step in played.steps_in("fr"))


def test_a_verdict_tells_what_things_are_in_the_end_not_what_they_were_on_the_way() -> None:
    mine = {"battlefield": ["Grizzly Bears", "Ashaya, Soul of the Wild"], "hand": ["Blood Moon"]}
    said = board(mine, [], cast("Blood Moon"), RESOLVE).report["verdict"]
    assert "is no longer a Forest or a land: Ashaya, Soul of the Wild and Blood Moon no longer apply to it." in said
    assert "Mountain" not in said, "it was one until Ashaya was gone"
    theirs = {"battlefield": ["Grizzly Bears", "Tarmogoyf"], "graveyard": ["Lightning Bolt", "Mountain"]}
    said = board({"hand": ["Elesh Norn, Grand Cenobite"]}, theirs, cast("Elesh Norn, Grand Cenobite"), RESOLVE)
    assert "Tarmogoyf becomes 1/2: 3/4 by its own ability and -2/-2 by" in said.report["verdict"]


def test_who_loses_all_other_abilities_is_not_told_each_of_them() -> None:
    theirs = [{"card": "Serra Angel"}]
    played = board({"hand": ["Darksteel Mutation"]}, theirs, cast("Darksteel Mutation", "Serra Angel"), RESOLVE)
    said = next(text for text in played.steps if "loses" in text)
    assert "loses all other abilities" in said
    assert "vigilance" not in said


def test_what_was_no_land_does_not_lose_other_land_types() -> None:
    played = board(
        {"hand": ["Song of the Dryads"]}, ["Serra Angel"], cast("Song of the Dryads", "Serra Angel"), RESOLVE
    )
    said = next(text for text in played.steps if "is a Forest" in text)
    assert "loses its abilities" in said
    assert "land types" not in said


def test_what_its_own_ability_makes_of_it_on_the_way_is_told_in_the_verdict() -> None:
    """Of what counts things only the steps tell, and of what is so from the beginning; that it flies now is news."""
    text = "As long as you have 21 or more life, Ascendant gets +5/+5 and has flying."
    ascendant = creature(f"Lifelink\n{text}", "1/1", name="Ascendant")
    played = board([ascendant], [], *attack_with({"Ascendant": "B"}), AFTER_COMBAT)
    assert "Ascendant becomes 6/6 and gains flying: its own ability" in played.report["verdict"]


@cr("613.1f")
def test_what_an_effect_puts_onto_the_battlefield_is_told_beside_what_it_makes_of_others() -> None:
    """Of a permanent that was cast its entering goes without saying."""
    side = {
        "battlefield": [creature("{T}: You may put a creature card from your hand onto the battlefield.", name="Gate")]
    }
    side |= {"hand": ["Shalai, Voice of Plenty"]}
    played = board(side, [], activate("Gate"), RESOLVE, answer("yes"))
    assert "Shalai, Voice of Plenty (3/4) enters" in played.report["verdict"]


@cr("613.1b")
def test_what_has_entered_and_changed_hands_since_entered_under_who_cast_it() -> None:
    script = (cast("Hill Giant"), RESOLVE, PASS_A, cast("Ray of Command", "Hill Giant", player="B"), RESOLVE)
    side = {"hand": ["Hill Giant"]}
    played = board(side, {"hand": ["Ray of Command"]}, *script)
    said = verdict_since(played.table, 0, whole=True)
    assert "Hill Giant (3/3) enters;" in said
    assert "B controls Hill Giant until end of turn" in said
