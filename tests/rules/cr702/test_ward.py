"""Ward (CR 702.21)."""

from __future__ import annotations

import pytest

from tests.helpers import PASS_A, RESOLVE, RESOLVE_ALL, Entry, answer, board, cast, cr, creature


@cr("702.21a", "118.3")
@pytest.mark.parametrize(
    ("lands", "life", "answered", "bolted"),
    [(3, 20, "yes", True), (3, 20, "no", False), (2, 20, "", False), (3, 1, "", False)],
)
def test_a_ward_of_mana_and_life_is_paid_whole_or_not_at_all(
    lands: int, life: int, answered: str, bolted: bool
) -> None:
    """With too few lands or too little life nothing is asked and nothing is paid."""
    mine = {"hand": ["Lightning Bolt"], "battlefield": ["Mountain"] * lands, "life": life, "mana": "lands"}
    script = [cast("Lightning Bolt", "Tester"), RESOLVE, *([answer(answered, choice="may")] if answered else [])]
    warded = creature("Ward—{2}, Pay 2 life.", "3/3")
    found = board(mine, [warded], *script, *([RESOLVE] if bolted else []), expect=["stack is empty"])
    state = found.table.game
    assert state.players[0].life == life - (2 if bolted else 0)
    assert any(o.base.name == "Tester" for o in state.permanents()) is not bolted


@cr("702.21a")
def test_ward_may_ask_for_life_equal_to_its_power() -> None:
    for life, place in ((2, "graveyard"), (1, "battlefield")):
        board(
            [{"card": "Raubahn, Bull of Ala Mhigo"}],
            {"hand": ["Murder"], "life": life + 1 if life == 2 else 1},
            PASS_A,
            cast("Murder", "Raubahn, Bull of Ala Mhigo", player="B"),
            answer("yes", player="B", choice="may"),
            RESOLVE_ALL,
            expect=[f"Raubahn, Bull of Ala Mhigo in {place}"],
        )


@cr("702.168a", "702.21a")
def test_ward_of_a_face_down_creature_is_told_without_its_name() -> None:
    played = board(
        [{"card": "Alley Assailant", "face_down": True}],
        {"hand": ["Murder"]},
        PASS_A,
        cast("Murder", "face-down creature", player="B"),
        RESOLVE,
        answer("no", player="B"),
        expect=["Murder in B's graveyard"],
    )
    assert played.count("The face-down creature's ability triggers: Ward {2}.") == 1
    assert not played.count("?")


@cr("702.21a")
def test_ward_counters_a_spell_that_is_not_paid_for() -> None:
    board(
        ["Waterfall Aerialist"],
        {"hand": ["Lightning Bolt"]},
        {"do": "pass", "player": "A"},
        cast("Lightning Bolt", "Waterfall Aerialist", player="B"),
        {"do": "pass", "player": "B"},
        {"do": "pass", "player": "A"},
        answer("no", player="B"),
        expect=["Waterfall Aerialist in battlefield", "Lightning Bolt in B's graveyard"],
    )


@cr("702.21b")
def test_what_ward_asks_for_is_counted_as_its_ability_resolves() -> None:
    """Two experience counters when it triggered, three by the time it resolves."""
    mine = {"battlefield": ["Minthara, Merciless Soul"], "counters": {"experience": 2}}
    theirs = {"hand": ["Murder"], "mana": "BBBBB"}
    murder = [PASS_A, cast("Murder", "Minthara, Merciless Soul", player="B")]
    paid = [RESOLVE, answer("yes", "B"), RESOLVE]
    played = board(mine, theirs, *murder, *paid, expect=["Minthara, Merciless Soul in A's graveyard"])
    assert "702.21b" in played.rules_of("ability triggers")
    more: Entry = {"do": "edit", "counters": {"A": {"experience": 3}}}
    board(mine, theirs, *murder, more, RESOLVE, expect=["Murder in B's graveyard", "stack is empty"])


@cr("702.21a")
def test_of_what_ward_lets_a_player_choose_one_is_paid() -> None:
    """ "Ward—Discard a card or pay {2}.": with neither paid the spell is countered."""
    guarded = creature("Ward—Discard a card or pay {2}.", name="Guarded")
    mine = {"hand": ["Murder", "Grizzly Bears"]}
    killed = [cast("Murder", "Guarded"), RESOLVE]
    board(mine, [guarded], *killed, answer("No"), expect=["B controls Guarded", "Grizzly Bears in A's hand"])
    paid = answer("Discard a card")
    gone = ["Grizzly Bears in A's graveyard", "B controls 0 Guarded"]
    board(mine, [guarded], *killed, paid, RESOLVE_ALL, expect=gone)
