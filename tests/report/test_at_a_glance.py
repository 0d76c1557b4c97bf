"""Steps as they are read: each thing said once, by its cause, in the order in which people think of it."""

from __future__ import annotations

from tests.helpers import RESOLVE, attack_with, block_with, board, cast, cr, creature, to

BEARS = {"card": "Grizzly Bears", "count": 2}


@cr("508.1")
def test_that_a_step_begins_goes_without_saying_where_what_goes_on_there_says_it() -> None:
    fight = board(
        ["Grizzly Bears"],
        ["Hill Giant"],
        *attack_with({"Grizzly Bears": "B"}),
        *block_with({"Hill Giant": "Grizzly Bears"}),
        to("postcombat main"),
    )
    assert fight.steps[0] == "A attacks B with Grizzly Bears."
    assert "508" in fight.rules_of("A attacks B"), "its rule is cited all the same"
    assert not any("declare" in step or "damage step begins" in step for step in fight.steps)
    there = board(["Grizzly Bears"], [], to("declare attackers"))
    assert there.steps == ["A's declare attackers step begins."], "where the game has stopped is said"
    assert there.table.report().told == 0, "and gives way to what happens there"


@cr("508.1j")
def test_what_makes_attacking_cost_something_is_named() -> None:
    taxed = board(["Grizzly Bears"], ["Propaganda"], *attack_with({"Grizzly Bears": "B"}))
    assert taxed.steps == ["A pays {2} (effect of Propaganda).", "A attacks B with Grizzly Bears."]


@cr("601.2f")
def test_what_makes_a_spell_cost_more_is_named() -> None:
    tax = creature("Spells your opponents cast cost {1} more to cast.", name="Taxer")
    dear = board({"hand": ["Shock"]}, [tax], cast("Shock", "B"))
    assert dear.steps == ["A casts Shock (for {1}{R}: Taxer) targeting B."]


@cr("614.6")
def test_what_a_creature_does_instead_of_dying_is_part_of_its_being_destroyed() -> None:
    text = "If a nontoken creature an opponent controls would die, exile that card and create a Treasure token."
    eater = creature(text.replace("exile that card", "instead exile that card"), "3/4", "Eater")
    eaten = board(
        {"hand": ["Murder"], "battlefield": [eater]}, ["Grizzly Bears"], cast("Murder", "Grizzly Bears"), RESOLVE
    )
    at = eaten.steps.index("Grizzly Bears is destroyed.")
    assert eaten.steps[at + 1].startswith(
        "Grizzly Bears is exiled instead of going to its owner's graveyard (effect of Eater)"
    )
    assert eaten.steps[at + 2].startswith("A creates a Treasure Token")
    depth = [step["depth"] for step in eaten.report["steps"]]
    assert depth[at] < depth[at + 1] == depth[at + 2]


@cr("506.4c")
def test_attackers_that_attack_nothing_any_more_are_told_together() -> None:
    sent = {"Grizzly Bears#1": "Jace Beleren", "Grizzly Bears#2": "Jace Beleren"}
    gone = board(
        {"battlefield": [BEARS], "hand": ["Lightning Bolt"]},
        ["Jace Beleren"],
        *attack_with(sent),
        cast("Lightning Bolt", "Jace Beleren"),
        to("postcombat main"),
    )
    assert "Grizzly Bears#1 and #2 no longer attack anything and deal no combat damage." in gone.steps


@cr("120.3h")
def test_counters_removed_by_several_at_once_are_one_number() -> None:
    siege = {"card": "Invasion of Zendikar", "id": "siege", "counters": {"defense": 5}, "protector": "B"}
    sent = {"Grizzly Bears#1": "siege", "Grizzly Bears#2": "siege"}
    hit = board([BEARS, siege], [], *attack_with(sent), to("end of combat"))
    assert "4 defense counters are removed from Invasion of Zendikar; 1 left." in hit.steps
    assert "Grizzly Bears#1 and #2 deal 2 + 2 = 4 combat damage to Invasion of Zendikar." in hit.steps


def test_cards_nobody_has_named_are_counted_and_where_they_stay_is_no_result() -> None:
    text = "{0}: Look at the top three cards of your library, then put them back in any order."
    looked = board(
        {"battlefield": [creature(text)], "library": ["..."]},
        [],
        {"do": "activate", "player": "A", "source": "Tester"},
        RESOLVE,
    )
    assert "A looks at 3 unknown cards." in looked.steps
    assert "are in A's library" not in looked.report["verdict"]


@cr("305.7")
def test_a_verdict_tells_alike_changes_together() -> None:
    moon = board(
        {"hand": ["Blood Moon"], "battlefield": ["Breeding Pool"]}, ["Blood Crypt"], cast("Blood Moon"), RESOLVE
    )
    assert "Breeding Pool and Blood Crypt are Mountains" in moon.report["verdict"]


@cr("509.1a")
def test_no_blockers_can_be_declared_where_none_could() -> None:
    board(["Grizzly Bears"], [], *attack_with({"Grizzly Bears": "B"}), *block_with({}), to("end"), expect=["B life 18"])
    tapped = {"card": "Hill Giant", "tapped": True}
    board(
        ["Grizzly Bears"],
        [tapped],
        *attack_with({"Grizzly Bears": "B"}),
        *block_with({"Hill Giant": "Grizzly Bears"}),
        refused="509.1a",
    )


@cr("115.2")
def test_what_is_no_permanent_is_refused_as_such() -> None:
    there = board(
        {"hand": ["Murder"], "graveyard": ["Grizzly Bears"]},
        ["Hill Giant"],
        cast("Murder", "Grizzly Bears"),
        refused="115.2",
    )
    assert there.reason == "Grizzly Bears isn't on the battlefield."


def test_what_is_taken_to_be_in_hand_is_owned_up_to_and_no_step() -> None:
    put = {"do": "edit", "create": {"A": [{"card": "Shock", "id": "it"}]}, "move": {"it": "hand"}, "assumed": True}
    shot = board([], [], put, cast("it", "B"))
    assert shot.steps == ["A casts Shock targeting B."]
    assert "A has Shock in hand" in shot.report["assumed"]
    made = {"do": "edit", "create": {"A": [{"card": "Walking Ballista", "id": "it"}]}, "move": {"it": "hand"}}
    assert not any("counter" in one for one in board([], [], made).report["assumed"]), (
        "it was only made to be put there"
    )


def test_a_choice_may_be_left_out_of_a_verdict() -> None:
    from engine import verdict_since

    found = board({"hand": ["Murder"]}, ["Grizzly Bears", "Hill Giant"], cast("Murder"))
    assert verdict_since(found.table, 0) == "It's up to A: choose a target for Murder"
    assert verdict_since(found.table, 0, asking=False) == ""


@cr("613.4c")
def test_how_large_a_token_is_is_said_as_it_is_created() -> None:
    raises = {"battlefield": ["Glorious Anthem"], "hand": ["Raise the Alarm"]}
    played = board(raises, [], cast("Raise the Alarm"), RESOLVE)
    assert played.report["verdict"] == "A creates 2 Soldier Tokens (2/2)."
