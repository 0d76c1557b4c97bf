"""What goes through the stack, what does not, and what an object keeps as it changes zones (CR 400, 405, 406, 408)."""

from __future__ import annotations

from tests.engine.helpers import RESOLVE, RESOLVE_ALL, activate, answer, board, cast, cr

# ---- 405: the stack


@cr("405.1", "608.1")
def test_an_ability_activated_in_response_lies_above_the_spell_and_resolves_first() -> None:
    script = (cast("Grizzly Bears"), {"do": "pass", "player": "A"}, activate("Prodigal Sorcerer", "A", player="B"))
    scene = ({"hand": ["Grizzly Bears"]}, ["Prodigal Sorcerer"])
    played = board(*scene, *script)
    assert len(played.report["state"]["stack"]) == 2
    board(*scene, *script, RESOLVE, expect=["A life 19", "not Grizzly Bears in battlefield"])
    board(*scene, *script, RESOLVE, RESOLVE, expect=["A life 19", "A controls Grizzly Bears"])


@cr("405.6b", "604.1")
def test_an_anthem_applies_the_moment_it_is_there_and_cannot_be_responded_to() -> None:
    board(
        {"hand": ["Glorious Anthem"], "battlefield": ["Grizzly Bears"]},
        [],
        cast("Glorious Anthem"),
        RESOLVE,
        expect=["stack is empty", "Grizzly Bears is 3/3"],
    )


@cr("405.6d")
def test_turning_a_creature_face_up_does_not_use_the_stack() -> None:
    board(
        {"battlefield": [], "hand": ["Exalted Angel"]},
        [],
        cast("Exalted Angel", face="face down"),
        RESOLVE,
        {"do": "special", "player": "A", "act": "turn face up", "source": "Exalted Angel"},
        expect=["stack is empty", "Exalted Angel is 4/5"],
    )


@cr("405.6f")
def test_a_creature_without_toughness_dies_before_anyone_could_save_it() -> None:
    """The Giant Growth in hand comes too late: nobody has had priority since."""
    played = board(
        {"hand": ["Grizzly Bears", "Giant Growth"]},
        ["Elesh Norn, Grand Cenobite"],
        cast("Grizzly Bears"),
        RESOLVE,
        expect=["Grizzly Bears in A's graveyard", "stack is empty"],
    )
    assert played.cites("704.5f")


@cr("405.6g", "104.3a")
def test_a_player_may_concede_with_spells_on_the_stack_and_without_priority() -> None:
    played = board(
        {"hand": ["Lightning Bolt"]},
        [],
        cast("Lightning Bolt", "B"),
        {"do": "concede", "player": "B"},
        expect=["A wins"],
    )
    assert not played.count("Lightning Bolt resolves")


@cr("405.6h")
def test_what_a_player_owns_leaves_with_them_at_once() -> None:
    board(
        {"battlefield": ["Glorious Anthem", "Hill Giant"]},
        {"hand": ["Act of Treason"], "battlefield": ["Grizzly Bears"]},
        cast("Act of Treason", "Hill Giant", player="B"),
        RESOLVE,
        {"do": "concede", "player": "A"},
        C=[],
        active="B",
        expect=["stack is empty", "not B controls Hill Giant", "B controls Grizzly Bears"],
    )


# ---- 406: exile


@cr("406.3", "406.3a")
def test_a_foretold_card_is_nothing_until_it_is_cast_face_up() -> None:
    """It has no name and no types while it lies there; it is shown as it is cast."""
    foretold = {"do": "special", "player": "A", "act": "foretell", "source": "Augury Raven"}
    scene = {"hand": ["Augury Raven"], "library": ["Forest"] * 9}
    later = ({"do": "go_to", "step": "upkeep", "active": "B"}, {"do": "go_to", "step": "precombat main", "active": "A"})
    raven = cast("Augury Raven", **{"from": "exile"})
    played = board(scene, [], foretold, *later, raven, RESOLVE, expect=["A controls Augury Raven"])
    assert played.cites("702.143a")
    board(scene, [], foretold, raven, refused=True)


@cr("406.6", "607.2a")
def test_each_banisher_priest_returns_only_what_it_exiled_itself() -> None:
    board(
        {"hand": ["Banisher Priest", "Banisher Priest", "Lightning Bolt"]},
        ["Grizzly Bears", "Hill Giant"],
        cast("Banisher Priest"),
        RESOLVE,
        answer("Grizzly Bears", choice="target"),
        RESOLVE_ALL,
        cast("Banisher Priest"),
        RESOLVE_ALL,
        cast("Lightning Bolt", "Banisher Priest#1"),
        RESOLVE_ALL,
        expect=["B controls Grizzly Bears", "Hill Giant in exile"],
    )


@cr("610.3d")
def test_two_creatures_that_return_at_the_same_time_see_each_other_enter() -> None:
    """Both Priests die at once: the Wardens come back together, so each sees the other. Three life B had before."""
    board(
        {"battlefield": [], "hand": ["Banisher Priest", "Banisher Priest"]},
        {"battlefield": ["Soul Warden", "Soul Warden"], "hand": ["Wrath of God"]},
        cast("Banisher Priest"),
        RESOLVE,
        answer("Soul Warden#1", choice="target"),
        RESOLVE_ALL,
        cast("Banisher Priest"),
        RESOLVE_ALL,
        {"do": "go_to", "step": "precombat main", "active": "B"},
        cast("Wrath of God", player="B"),
        RESOLVE_ALL,
        expect=["B controls 2 Soul Warden", "B life 25"],
    )


# ---- 408: the command zone


@cr("408.2", "114.1")
def test_an_emblem_is_in_the_command_zone_and_stays_when_its_planeswalker_is_gone() -> None:
    board(
        {"battlefield": [{"card": "Elspeth, Knight-Errant", "counters": {"loyalty": 8}}, "Grizzly Bears"]},
        {"hand": ["Wrath of God"]},
        activate("Elspeth, Knight-Errant", ability=3),
        RESOLVE_ALL,
        {"do": "go_to", "step": "precombat main", "active": "B"},
        cast("Wrath of God", player="B"),
        RESOLVE_ALL,
        expect=["A controls Grizzly Bears", "not A controls Elspeth, Knight-Errant"],
    )


# ---- 400.7: the new object is found


@cr("400.7i")
def test_a_land_played_from_exile_is_a_new_object_that_no_return_finds() -> None:
    board(
        {"battlefield": ["Courser of Kruphix"], "library": ["Forest", "Island"]},
        [],
        {"do": "play", "player": "A", "card": "Forest", "from": "library"},
        RESOLVE_ALL,
        expect=["A controls Forest", "A life 21"],
    )


@cr("400.7k")
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
