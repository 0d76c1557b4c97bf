"""One-Shot Effects (CR 610)."""

from __future__ import annotations

from tests.helpers import PASS_A, RESOLVE, RESOLVE_ALL, activate, answer, board, cast, cr, turn

ANGEL = ["Serra Angel", {"card": "Holy Strength", "attached_to": "Serra Angel"}]
TRAP = {
    "token": {
        "name": "Trap",
        "types": ["Artifact"],
        "text": "{2}: Target creature phases out until this artifact leaves the battlefield.\n"
        "Sacrifice this artifact: You gain 1 life.",
    }
}


@cr("610.3", "610.3a")
def test_what_is_exiled_until_something_leaves_comes_back_at_once() -> None:
    board(
        {"hand": ["Banisher Priest"]},
        {"battlefield": ["Hill Giant"], "hand": ["Murder"]},
        cast("Banisher Priest"),
        RESOLVE_ALL,
        PASS_A,
        cast("Murder", "Banisher Priest", player="B"),
        RESOLVE,
        expect=["B controls Hill Giant", "stack is empty"],
    )
    board(
        {"hand": ["Banisher Priest"]},
        {"battlefield": ["Hill Giant"], "hand": ["Murder"]},
        cast("Banisher Priest"),
        RESOLVE,
        PASS_A,
        cast("Murder", "Banisher Priest", player="B"),
        RESOLVE_ALL,
        expect=["Hill Giant in battlefield"],
    )


@cr("610.3")
def test_a_token_exiled_until_something_leaves_does_not_come_back() -> None:
    soldier = {"token": {"name": "Soldier", "types": ["Creature"], "colors": ["W"], "power": 1, "toughness": 1}}
    board(
        {"hand": ["Banisher Priest"]},
        {"battlefield": [soldier], "hand": ["Murder"]},
        cast("Banisher Priest"),
        RESOLVE_ALL,
        PASS_A,
        cast("Murder", "Banisher Priest", player="B"),
        RESOLVE,
        expect=["Soldier is nowhere"],
    )


@cr("610.3", "610.3c")
def test_banishing_light_gives_back_what_it_exiled_to_its_owner() -> None:
    board(
        {"hand": ["Banishing Light"]},
        {"battlefield": ["Hill Giant"], "hand": ["Naturalize"]},
        cast("Banishing Light"),
        RESOLVE,
        RESOLVE,
        PASS_A,
        cast("Naturalize", "Banishing Light", player="B"),
        RESOLVE,
        expect=["B controls Hill Giant", "Hill Giant in battlefield"],
    )


@cr("610.3b")
def test_banishing_light_gone_before_its_trigger_resolves_exiles_nothing() -> None:
    board(
        {"hand": ["Banishing Light", "Naturalize"]},
        ["Hill Giant"],
        cast("Banishing Light"),
        RESOLVE,
        cast("Naturalize", "Banishing Light"),
        RESOLVE_ALL,
        expect=["Hill Giant in battlefield"],
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


@cr("610.4a", cited=False)
def test_no_untap_step_brings_back_what_is_phased_out_until_an_event() -> None:
    mine = {"hand": ["Oubliette"], "battlefield": ["Serra Angel"]}
    board(mine, [], cast("Oubliette"), RESOLVE, RESOLVE, turn(7), expect=["A controls 0 Serra Angel"])


@cr("610.4b", cited=False)
def test_an_activated_ability_phases_nothing_out_if_what_was_to_leave_has_left() -> None:
    out, gone = activate("Trap", "Serra Angel"), activate("Trap", ability=2)
    board([TRAP], ["Serra Angel"], out, RESOLVE, expect=["B controls 0 Serra Angel"])
    played = board([TRAP], ["Serra Angel"], out, gone, RESOLVE_ALL, expect=["B controls 1 Serra Angel"])
    assert played.count("hased out") == 0
    board([TRAP], ["Serra Angel"], out, RESOLVE, gone, RESOLVE_ALL, expect=["B controls 1 Serra Angel"])


@cr("610.4c", cited=False)
def test_nothing_phases_out_if_what_was_to_leave_has_left() -> None:
    board(
        {"hand": ["Oubliette"]},
        {"battlefield": ANGEL, "hand": ["Disenchant"]},
        cast("Oubliette"),
        RESOLVE,
        {"do": "pass", "player": "A"},
        cast("Disenchant", "Oubliette", player="B"),
        RESOLVE,
        RESOLVE,
        expect=["Serra Angel is not tapped", "Serra Angel is 5/6"],
    )


@cr("610.4d")
def test_two_creatures_that_phase_in_after_the_same_event_do_so_together() -> None:
    """The King sees the other Spirit come in as it comes in itself."""
    played = board(
        {
            "battlefield": ["King of the Oathbreakers", "Kami of False Hope"],
            "hand": ["Oubliette", "Oubliette", "Tranquility"],
        },
        [],
        cast("Oubliette"),
        RESOLVE,
        answer("Kami of False Hope"),
        RESOLVE,
        cast("Oubliette"),
        RESOLVE_ALL,
        cast("Tranquility"),
        RESOLVE_ALL,
        expect=["A controls 2 Spirit Token", "King of the Oathbreakers is tapped", "Kami of False Hope is tapped"],
    )
    assert "610.4d" in played.rules_of("phase in.")


@cr("610.5", "400.7b", "702.175a")
def test_what_a_spell_gains_as_it_is_cast_works_on_the_battlefield_too() -> None:
    mine = {"battlefield": ["Zinnia, Valley's Voice"], "hand": ["Hill Giant"]}
    paid = [cast("Hill Giant", costs=["offspring"]), RESOLVE, RESOLVE_ALL]
    board(mine, [], *paid, expect=["Hill Giant#1 is 3/3", "Hill Giant#2 is 1/1"])
    killed = [cast("Hill Giant", costs=["offspring"]), {"do": "pass", "player": "A"}]
    murder = [*killed, cast("Murder", "Zinnia, Valley's Voice", player="B"), RESOLVE, RESOLVE, RESOLVE_ALL]
    board(mine, {"hand": ["Murder"]}, *murder, expect=["Hill Giant#2 is 1/1"])
    board(mine, [], cast("Hill Giant"), RESOLVE, expect=["A controls 1 Hill Giant"])


@cr("610.3")
def test_a_card_exiled_from_a_hand_returns_to_the_hand() -> None:
    theirs = {"hand": ["Divination", "Shock"]}
    taken = [cast("Deep-Cavern Bat"), RESOLVE, RESOLVE, answer("yes"), answer("Divination")]
    killed = [{"do": "pass", "player": "A"}, cast("Shock", "Deep-Cavern Bat", player="B"), RESOLVE]
    board({"hand": ["Deep-Cavern Bat"]}, theirs, *taken, *killed, expect=["Divination in B's hand"])
