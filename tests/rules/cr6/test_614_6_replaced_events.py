"""What replaces an event, and how often (CR 614.6)."""

from __future__ import annotations

import pytest

from tests.helpers import PASS_A, RESOLVE, Played, activate, answer, board, cast, cr, creature

BOLT = {"hand": ["Lightning Bolt"]}


@cr("614.2", "609.7", cited=False)
def test_damage_is_doubled_whatever_its_source_is_by_then() -> None:
    board(
        {"hand": ["Lightning Bolt"], "battlefield": ["Furnace of Rath"]},
        [],
        cast("Lightning Bolt", "B"),
        RESOLVE,
        expect=["B life 14"],
    )


@cr("614.4", "614.3", cited=False)
def test_regeneration_comes_too_late_once_the_creature_is_gone() -> None:
    played = board(
        {"battlefield": ["Drudge Skeletons"]},
        {"hand": ["Murder"]},
        PASS_A,
        cast("Murder", "Drudge Skeletons", player="B"),
        RESOLVE,
        activate("Drudge Skeletons"),
        refused="113.6",
        expect=["Drudge Skeletons in graveyard"],
    )
    assert played.report["refused"]


@cr("614.5", "614.11")
def test_two_effects_that_double_a_draw_make_four_cards() -> None:
    """Each applies once to the draw and to what became of it."""
    twice = ["Thought Reflection", "Thought Reflection"]
    board(
        {"battlefield": twice, "hand": ["Divination"], "library": ["Forest"] * 10},
        [],
        cast("Divination"),
        RESOLVE,
        expect=["A has 8 cards in hand", "A has 2 cards in library"],
    )


@cr("614.5")
def test_each_furnace_doubles_once() -> None:
    board(
        {**BOLT, "battlefield": ["Furnace of Rath", "Furnace of Rath"]},
        [],
        cast("Lightning Bolt", "B"),
        RESOLVE,
        expect=["B life 8"],
    )


@cr("614.5", "614.11")
def test_two_thought_reflections_make_four_cards_of_one() -> None:
    played = board(
        {"hand": ["Opt"], "battlefield": ["Thought Reflection", "Thought Reflection"], "library": ["Forest"] * 9},
        [],
        cast("Opt"),
        RESOLVE,
        answer([]),
        expect=["A has 4 cards in hand"],
    )
    assert played.cites("614.11")


@cr("614.6", "611.2a", "104.3b")
def test_stunning_reversal_saves_once() -> None:
    me = {"hand": ["Stunning Reversal"], "life": 2, "library": ["Forest"] * 9}
    first = (cast("Stunning Reversal"), RESOLVE, PASS_A, cast("Lightning Bolt", "A", player="B"), RESOLVE)
    board(
        me,
        {"hand": ["Lightning Bolt"]},
        *first,
        expect=["A life 1", "A has 7 cards in hand", "Stunning Reversal in exile"],
    )
    again = (PASS_A, cast("Shock", "A", player="B"), RESOLVE)
    board(me, {"hand": ["Lightning Bolt", "Shock"]}, *first, *again, expect=["A loses"])


@cr("614.6", "101.3")
def test_what_cannot_be_done_of_it_leaves_the_rest_done_instead() -> None:
    """No counters can be put on the ooze; the giant does not die for that."""
    board(
        {"battlefield": ["Ravenous Slime", "Solemnity"], "hand": ["Murder"]},
        ["Hill Giant"],
        cast("Murder", "Hill Giant"),
        RESOLVE,
        expect=["Hill Giant in exile", "Ravenous Slime has no +1/+1 counters"],
    )


@cr("603.10a", "614.6")
@pytest.mark.parametrize("instead", ["Kalitas, Traitor of Ghet", "Dauthi Voidwalker", "Leyline of the Void"])
def test_what_is_exiled_instead_of_dying_sees_what_dies_at_the_same_time(instead: str) -> None:
    """It goes into exile together with them, whatever else is done as it does."""
    mine = {"card": instead, "counters": {"indestructible": 1}}
    played = board(
        {"battlefield": [mine, "Grizzly Bears"], "hand": ["Wrath of God"]},
        ["Blood Artist"],
        cast("Wrath of God"),
        RESOLVE,
        answer("A", "B"),
        RESOLVE,
        expect=["Blood Artist in exile", "A life 19", "B life 21"],
    )
    assert played.count("Blood Artist's ability triggers") == 1


@cr("603.10a", "614.6")
def test_so_it_does_where_state_based_actions_have_them_die() -> None:
    soldier = {"token": {"name": "Soldier", "types": ["Creature"], "power": 1, "toughness": 1}}
    board(
        {"battlefield": ["Kalitas, Traitor of Ghet"], "hand": ["Pyroclasm"]},
        ["Blood Artist", soldier],
        cast("Pyroclasm"),
        RESOLVE,
        answer("A", "B"),
        RESOLVE,
        expect=["Blood Artist in exile", "A life 19", "B life 21", "A controls 1 Zombie Token"],
    )


@cr("614.1a", cited=False)
@pytest.mark.parametrize(
    ("spell", "where"), [("Unsummon", "Hill Giant in B's hand"), ("Swords to Plowshares", "Hill Giant in exile")]
)
def test_what_goes_anywhere_but_to_a_graveyard_does_not_die(spell: str, where: str) -> None:
    """Nothing is done instead of that."""
    kalitas = {"battlefield": ["Kalitas, Traitor of Ghet"], "hand": [spell]}
    played = board(kalitas, ["Hill Giant"], cast(spell, "Hill Giant"), RESOLVE, expect=[where])
    assert not played.count("Zombie")


@cr("614.6", "614.1a")
@pytest.mark.parametrize(
    ("text", "expect"),
    [
        ("instead exile it and put a hit counter on it", "Hill Giant has 1 hit counter"),
        ("instead exile it with two hit counters on it", "Hill Giant has 2 hit counters"),
        ("instead exile it and you gain 2 life", "A life 22"),
        ("instead exile it and put a number of +1/+1 counters equal to that creature's power on ~", "Payer is 5/5"),
    ],
)
def test_what_is_done_besides_exiling_it_is_done(text: str, expect: str) -> None:
    payer = creature(f"If a creature an opponent controls would die, {text}.", name="Payer")
    payer["token"].update(power=2, toughness=2)
    board(
        {"battlefield": [payer], "hand": ["Murder"]},
        ["Hill Giant"],
        cast("Murder", "Hill Giant"),
        RESOLVE,
        expect=["Hill Giant in exile", expect],
    )


@cr("614.6", "119.10")
@pytest.mark.parametrize(("card", "life"), [("Tainted Remedy", 17), ("Sulfuric Vortex", 20)])
def test_life_that_would_be_gained_is_lost_or_not_gained_at_all(card: str, life: int) -> None:
    played = board(
        {"hand": ["Healing Salve"], "battlefield": ["Ajani's Pridemate"]},
        [card],
        cast("Healing Salve", "A", modes=[1]),
        RESOLVE,
        expect=[f"A life {life}", "Ajani's Pridemate is 2/2"],
    )
    assert played.cites("119.10")


@cr("614.6", "603.2g", cited=False)
def test_a_replaced_gain_draws_and_triggers_nothing() -> None:
    board(
        {"hand": ["Healing Salve"], "battlefield": ["Lich's Bargain", "Ajani's Pridemate"], "library": ["Forest"] * 5},
        [],
        cast("Healing Salve", "A", modes=[1]),
        RESOLVE,
        expect=["A life 20", "A has 3 cards in hand", "Ajani's Pridemate is 2/2", "stack is empty"],
    )


@cr("614.6", "614.1a")
def test_what_is_exiled_instead_of_dying_names_why() -> None:
    played = board(
        {"battlefield": ["Rest in Peace"], "hand": ["Lightning Bolt"]},
        ["Grizzly Bears"],
        cast("Lightning Bolt", "Grizzly Bears"),
        RESOLVE,
        expect=["Grizzly Bears in exile", "Lightning Bolt in exile"],
    )
    assert (
        "Grizzly Bears is exiled instead of going to its owner's graveyard (effect of Rest in Peace)." in played.steps
    )
    changed = [e for e in played.report["events"] if e.get("changed_by") == ["Rest in Peace"]]
    assert len(changed) == 2


@cr("614.6", cited=False)
def test_drawing_instead_of_scrying() -> None:
    """No scry happens: nothing that watches scrying triggers."""
    mine = {"battlefield": ["Eligeth, Crossroads Augur"], "hand": ["Opt"], "library": ["Murder", "Shock", "Island"]}
    board(mine, [], cast("Opt"), RESOLVE, expect=["Murder in A's hand", "Shock in A's hand", "Island in A's library"])


@cr("614.7", "614.7a", cited=False)
def test_no_damage_cannot_be_doubled() -> None:
    board(
        {"hand": ["Fireball"], "battlefield": ["Furnace of Rath"]},
        [],
        cast("Fireball", "B", x=0),
        RESOLVE,
        expect=["B life 20"],
    )


@cr("614.6", "614.1a")
def test_only_the_creature_that_was_dealt_the_damage_is_exiled_instead() -> None:
    burns = creature(
        "{0}: ~ deals 1 damage to target creature. If that creature would die this turn, exile it instead."
    )
    side = {"battlefield": [burns], "hand": ["Murder", "Murder"]}
    script = [activate("Tester", "Hill Giant"), RESOLVE, cast("Murder", "Grizzly Bears"), RESOLVE]
    expect = ["Grizzly Bears in graveyard", "Hill Giant in exile"]
    board(side, ["Hill Giant", "Grizzly Bears"], *script, cast("Murder", "Hill Giant"), RESOLVE, expect=expect)


def healed(first: str) -> Played:
    """Rhox Faithmender's controller would gain 3 life under an opponent's Tainted Remedy."""
    salve = cast("Healing Salve", "A", modes=[1])
    mine = {"hand": ["Healing Salve"], "battlefield": ["Rhox Faithmender"]}
    return board(mine, ["Tainted Remedy"], salve, RESOLVE, answer(first))


@cr("616.1e", "614.1a", "616.1f")
def test_what_is_doubled_first_is_lost_doubled_and_the_arithmetic_is_told() -> None:
    played = healed("Rhox Faithmender")
    by = "effects of Rhox Faithmender: 3 → 6 and Tainted Remedy, instead of gaining 6 life"
    assert played.steps[-1] == f"A loses 6 life and is at 14 ({by})."


@cr("616.1f", "614.6")
def test_what_is_lost_first_leaves_nothing_to_double() -> None:
    played = healed("Tainted Remedy")
    assert played.steps[-2:] == [
        "A loses 3 life and is at 17 (effect of Tainted Remedy, instead of gaining 3 life).",
        "Nothing is left for the effect of Rhox Faithmender to apply to.",
    ]
    french = "Il ne reste rien à quoi l’effet de Rhox Faithmender puisse s’appliquer."
    assert played.steps_in("fr")[-1] == french


@cr("616.1e")
def test_each_effect_to_choose_is_told_with_what_it_makes_of_the_event_first() -> None:
    asked = board(
        {"hand": ["Healing Salve"], "battlefield": ["Rhox Faithmender"]},
        ["Tainted Remedy"],
        cast("Healing Salve", "A", modes=[1]),
        RESOLVE,
    )
    labels = [one["label"] for one in asked.pending["options"]]
    assert labels[0] == "Rhox Faithmender first (3 → 6)"
    assert labels[1].startswith("Tainted Remedy first (“")
