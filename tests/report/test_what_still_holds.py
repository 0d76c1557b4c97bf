"""A verdict says how things stand: who plays on and gets what back, what is still attached, how many counters
there are; a step names things as they were called then."""

from __future__ import annotations

from tests.helpers import RESOLVE, Played, activate, answer, board, cast, cr, passing, turn


def step_with(played: Played, words: str) -> list[str]:
    """The rules that decide the one step with these words."""
    ((rules),) = [
        [rule["id"] for rule in step["rules"] if rule["role"] == "decides"]
        for step in played.report["steps"]
        if words in step["text"]
    ]
    return rules


@cr("800.4a")
def test_what_a_leaving_player_owned_leaves_once_and_what_was_taken_comes_back_to_its_owner() -> None:
    played = board(
        {
            "life": 3,
            "battlefield": [{"card": "Control Magic", "attached_to": "Serra Angel"}, "Grizzly Bears"],
        },
        {"battlefield": ["Serra Angel"]},
        cast("Lightning Bolt", "A", player="C"),
        RESOLVE,
        C={"hand": ["Lightning Bolt"]},
        active="C",
        expect=["B controls Serra Angel"],
    )
    assert not [one for one in played.steps if "cease" in one]
    assert played.count("What A owns leaves the game: Control Magic and Grizzly Bears.") == 1
    assert "800.4a" in step_with(played, "B gains control of Serra Angel")
    verdict = played.report["verdict"]
    assert verdict.endswith("B gets Serra Angel back; B and C play on."), verdict


@cr("800.4a")
def test_an_ability_of_a_leaving_player_ceases_to_exist() -> None:
    played = board(
        {"life": 3, "battlefield": ["Viscera Seer", "Grizzly Bears"]},
        [],
        activate("Viscera Seer", choices=["Grizzly Bears"]),
        passing("A"),
        passing("B"),
        cast("Lightning Bolt", "A", player="C"),
        RESOLVE,
        C={"hand": ["Lightning Bolt"]},
    )
    assert [one for one in played.steps if one == "The ability of Viscera Seer ceases to exist."]
    assert [one for one in played.steps if one.startswith("What A owns leaves the game: Viscera Seer")]


@cr("704.5n", "301.5c", "514.2")
def test_equipment_that_came_off_is_not_said_to_be_attached() -> None:
    played = board(
        ["Smuggler's Copter", "Grizzly Bears", "Bonesplitter"],
        [],
        activate("Smuggler's Copter"),
        RESOLVE,
        activate("Bonesplitter", "Smuggler's Copter"),
        RESOLVE,
        turn(4),
    )
    verdict = played.report["verdict"]
    assert "becomes attached" not in verdict
    assert "Bonesplitter becomes unattached: Smuggler's Copter is no longer a creature" in verdict
    assert step_with(played, "Bonesplitter becomes unattached")[:2] == ["704.5n", "301.5c"]
    assert "514.2" in step_with(played, "Damage wears off")


@cr("702.122a")
def test_a_crew_with_one_creature_is_not_asked_for() -> None:
    played = board(["Smuggler's Copter", "Grizzly Bears"], [], activate("Smuggler's Copter"), RESOLVE)
    assert played.report["pending"] is None
    assert played.report["verdict"] == "Smuggler's Copter becomes an artifact creature until end of turn, now 3/3."


@cr("302.6", "702.122a")
def test_what_is_sick_may_crew_since_the_cost_has_no_tap_symbol() -> None:
    bears = {"card": "Grizzly Bears", "sick": True}
    played = board(["Smuggler's Copter", bears], [], activate("Smuggler's Copter"))
    assert "302.6" in step_with(played, "Grizzly Bears becomes tapped (summoning sickness doesn't matter")
    well = board(["Smuggler's Copter", "Grizzly Bears"], [], activate("Smuggler's Copter"))
    assert not well.cites("302.6")


@cr("702.122a")
def test_the_prompt_of_a_crew_says_how_much_power_it_takes_at_least() -> None:
    played = board(["Smuggler's Copter", "Grizzly Bears", "Serra Angel"], [], activate("Smuggler's Copter"))
    assert "their power must add up to 1 or more" in played.pending["prompt"]
    assert played.pending["min"] == 1


@cr("707.2")
def test_a_copy_that_enters_later_does_not_number_what_was_alone_then() -> None:
    played = board(
        {"hand": ["Clone", "Giant Growth"], "battlefield": []},
        ["Grizzly Bears"],
        cast("Giant Growth", "Grizzly Bears"),
        RESOLVE,
        cast("Clone"),
        RESOLVE,
        answer(["Grizzly Bears"]),
    )
    assert [one for one in played.steps if "targeting Grizzly Bears." in one]
    assert not [one for one in played.steps if "#" in one], played.steps


@cr("614.16", "606.4", "306.5b")
def test_counters_put_as_a_cost_are_not_doubled_and_the_loyalty_is_in_the_verdict() -> None:
    played = board(
        {"hand": ["Elspeth, Knight-Errant"], "battlefield": ["Doubling Season"]},
        [],
        cast("Elspeth, Knight-Errant"),
        RESOLVE,
        activate("Elspeth, Knight-Errant"),
        RESOLVE,
        expect=["Elspeth, Knight-Errant has 9 loyalty counters"],
    )
    assert "Elspeth, Knight-Errant: 9 loyalty counters" in played.report["verdict"]
    words = "A loyalty counter is put on Elspeth, Knight-Errant"
    told = next(one for one in played.steps if one.startswith(words))
    assert told == f"{words} (not changed by Doubling Season: put there as a cost, not by an effect)."
    assert "614.16" in step_with(played, words)
    assert {"614.16", "306.5b"} <= set(step_with(played, "with 8 loyalty counters"))


@cr("715.3d", "608.2b")
def test_an_adventure_that_does_not_resolve_is_not_on_an_adventure() -> None:
    played = board(
        {"hand": ["Bonecrusher Giant"]},
        ["Viscera Seer", "Grizzly Bears"],
        cast("Bonecrusher Giant", "Grizzly Bears", face="adventure"),
        passing(),
        activate("Viscera Seer", player="B", choices=["Grizzly Bears"]),
        RESOLVE,
        answer([], "B"),
        RESOLVE,
    )
    words = "Bonecrusher Giant isn't exiled, so it can't be cast from exile: Stomp didn't resolve"
    assert step_with(played, words) == ["715.3d"]
    assert words in played.report["verdict"]


@cr("701.6a", "715.3d")
def test_a_countered_adventure_is_not_on_an_adventure() -> None:
    played = board(
        {"hand": ["Bonecrusher Giant"]},
        {"battlefield": ["Grizzly Bears"], "hand": ["Counterspell"]},
        cast("Bonecrusher Giant", "Grizzly Bears", face="adventure"),
        passing(),
        cast("Counterspell", "stack#1", player="B"),
        RESOLVE,
    )
    assert step_with(played, "it can't be cast from exile: Stomp didn't resolve.") == ["715.3d"]


@cr("715.3d", "614.1a")
def test_an_adventure_exiled_otherwise_than_by_resolving_cant_be_cast_from_there() -> None:
    played = board(
        {"hand": ["Bonecrusher Giant"]},
        {"battlefield": ["Grizzly Bears"], "hand": ["Force of Negation"]},
        cast("Bonecrusher Giant", "Grizzly Bears", face="adventure"),
        passing(),
        cast("Force of Negation", "stack#1", player="B"),
        RESOLVE,
    )
    assert step_with(played, "is exiled, but can't be cast from there: Stomp didn't resolve.") == ["715.3d"]


@cr("701.22a")
def test_one_scry_is_one_line() -> None:
    script = [cast("Opt"), {"do": "answer", "player": "A", "value": []}, RESOLVE]
    played = board({"hand": ["Opt"], "library": ["Island", "Forest"]}, [], *script)
    assert "A scries 1: Island stays on top." in played.steps
    assert not [one for one in played.steps if "looks at" in one]
    assert "A applique regard 1 : Island reste au-dessus." in played.steps_in("fr")


@cr("614.1a", "702.34a")
def test_what_goes_elsewhere_instead_says_where_it_would_have_gone() -> None:
    dies = board(
        {"hand": ["Murder"], "battlefield": ["Rest in Peace"]},
        ["Grizzly Bears"],
        cast("Murder", "Grizzly Bears"),
        RESOLVE,
    )
    assert "Grizzly Bears is exiled instead of going to its owner's graveyard (effect of Rest in Peace)." in dies.steps
    back = board(
        {"graveyard": ["Faithless Looting"]},
        {"hand": ["Remand"]},
        cast("Faithless Looting", **{"from": "graveyard"}),
        passing(),
        cast("Remand", "Faithless Looting", player="B"),
        RESOLVE,
    )
    assert "Faithless Looting is exiled instead of going to its owner's hand." in back.steps


def test_french_steps_begin_with_a_capital_and_unknown_cards_agree() -> None:
    played = board(
        {"hand": ["Opt"], "library": ["..."]}, [], cast("Opt"), {"do": "answer", "player": "A", "value": []}, RESOLVE
    )
    told = played.steps_in("fr")
    assert all(one[0] == one[0].upper() for one in told), told
    assert "A applique regard 1 : une carte inconnue reste au-dessus." in told
