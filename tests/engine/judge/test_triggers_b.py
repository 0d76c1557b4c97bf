"""What damage at the same time triggers and results in, and states that are there for a moment only."""

from __future__ import annotations

from tests.engine.helpers import DAMAGE, RESOLVE, RESOLVE_ALL, Entry, answer, attack_with, block_with, board, cast, cr

TWO = [{"card": "Grizzly Bears", "count": 2}]


def _blocked_by_two(attacker: str, first: int, second: int) -> list[Entry]:
    """It attacks, and both Bears block it and are dealt so much damage."""
    return [
        *attack_with({attacker: "B"}),
        *block_with({"Grizzly Bears#1": attacker, "Grizzly Bears#2": attacker}),
        DAMAGE,
        answer({"Grizzly Bears#1": first, "Grizzly Bears#2": second}),
    ]


@cr("603.2c")
def test_being_dealt_damage_by_two_creatures_at_once_triggers_once() -> None:
    played = board(["Ripjaw Raptor"], TWO, *_blocked_by_two("Ripjaw Raptor", 2, 2), RESOLVE_ALL)
    assert played.count("ability triggers") == 1
    assert played.count("A draws") == 1


@cr("603.2c", "120.3")
def test_that_much_damage_is_the_damage_of_all_sources() -> None:
    board(
        ["Boros Reckoner"],
        TWO,
        *_blocked_by_two("Boros Reckoner", 2, 1),
        answer("B"),
        RESOLVE_ALL,
        expect=["B life 16"],
    )


@cr("603.2c")
def test_each_creature_dealt_damage_counts_for_itself() -> None:
    board(
        {"battlefield": ["Rite of Passage", "Hill Giant", "Craw Wurm"], "hand": ["Pyroclasm"]},
        [],
        cast("Pyroclasm"),
        RESOLVE,
        answer("as listed"),
        RESOLVE_ALL,
        expect=["Hill Giant has 1 +1/+1 counter", "Craw Wurm has 1 +1/+1 counter"],
    )


@cr("603.2c", "702.19b")
def test_a_trampler_deals_damage_once_to_blocker_and_player() -> None:
    board(
        ["Craw Wurm", *({"card": it, "attached_to": "Craw Wurm"} for it in ("Umezawa's Jitte", "Armadillo Cloak"))],
        ["Grizzly Bears"],
        *attack_with({"Craw Wurm": "B"}),
        *block_with({"Grizzly Bears": "Craw Wurm"}),
        DAMAGE,
        answer({"Grizzly Bears": 2, "B": 6}),
        answer("as listed"),
        RESOLVE_ALL,
        expect=["Umezawa's Jitte has 2 charge counters", "A life 28"],
    )


@cr("603.2c")
def test_a_spell_that_deals_damage_to_many_deals_damage_once() -> None:
    board(
        {"battlefield": ["Blaze Commando"], "hand": ["Pyroclasm"]},
        ["Hill Giant"],
        cast("Pyroclasm"),
        RESOLVE_ALL,
        expect=["A controls 2 Soldiers"],
    )


@cr("603.8")
def test_a_state_that_is_there_for_a_moment_while_a_spell_resolves_triggers() -> None:
    """Cloudshift takes the only artifact away and brings it back at once."""
    board(
        {"battlefield": ["Covetous Dragon", "Ornithopter"], "hand": ["Cloudshift"]},
        [],
        cast("Cloudshift", "Ornithopter"),
        RESOLVE_ALL,
        expect=["Covetous Dragon in A's graveyard", "Ornithopter in battlefield"],
    )


@cr("702.16n")
def test_protection_that_doesnt_remove_auras_removes_none() -> None:
    """But protection given in another way removes those that it does not name."""
    bear = {"card": "Grizzly Bears", "id": "bear"}
    held = [bear, *({"card": it, "attached_to": "bear"} for it in ("Holy Strength", "Spectra Ward"))]
    board(held, [], expect=["bear is 5/6", "Holy Strength is attached to bear"])
    board(
        [*held, {"card": "White Ward", "attached_to": "bear"}],
        [],
        expect=["Holy Strength in A's graveyard", "Spectra Ward in A's graveyard", "White Ward is attached to bear"],
    )


@cr("120.3d", "122.6")
def test_counters_from_several_sources_with_wither_are_put_together() -> None:
    """What takes one counter off takes it off once, not once for each source."""
    board(
        ["Vizier of Remedies", {"card": "Craw Wurm", "counters": {"+1/+1": 4}}],
        [{"card": "Boggart Ram-Gang", "count": 2}],
        *attack_with({"Craw Wurm": "B"}),
        *block_with({"Boggart Ram-Gang#1": "Craw Wurm", "Boggart Ram-Gang#2": "Craw Wurm"}),
        DAMAGE,
        answer({"Boggart Ram-Gang#1": 5, "Boggart Ram-Gang#2": 5}),
        expect=["Craw Wurm is 5/3"],
    )


@cr("608.2c")
def test_counters_that_could_not_be_put_were_not_put() -> None:
    """What is gone gets no counters, and "if you do" is not true."""
    board(
        {"hand": ["Thought Gorger", "Forest", "Murder"]},
        [],
        cast("Thought Gorger"),
        RESOLVE,
        cast("Murder", "Thought Gorger"),
        RESOLVE,
        RESOLVE,
        RESOLVE,
        expect=["A has 1 card in hand"],
    )
