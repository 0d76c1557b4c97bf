"""What comes of damage stands behind all the damage that is dealt at the same time (CR 510.2, 120.4c)."""

from __future__ import annotations

from tests.helpers import DAMAGE, RESOLVE, activate, answer, attack_with, block_with, board, cr, creature

LINKED = creature("Trample, lifelink", "5/5", "Linked")


@cr("120.3f", "702.15b", "510.2")
def test_lifelink_gains_once_for_each_source_behind_all_damage() -> None:
    divided = answer({"Grizzly Bears": 2, "B": 3})
    script = [*attack_with({"Linked": "B"}), *block_with({"Grizzly Bears": "Linked"}), DAMAGE, divided]
    played = board([LINKED], ["Grizzly Bears"], *script, expect=["A life 25", "B life 17"])
    gain = played.steps.index("A gains 5 life and is at 25 (lifelink of Linked).")
    dealt = [place for place, step in enumerate(played.steps) if " deals " in step]
    assert len(dealt) == 3
    assert gain == max(dealt) + 1
    assert played.count("gains 5 life") == 1
    assert played.report["steps"][gain]["depth"] == played.report["steps"][dealt[0]]["depth"]


@cr("120.3f")
def test_the_gain_of_a_single_damage_stands_under_it() -> None:
    played = board([LINKED], [], *attack_with({"Linked": "B"}), *block_with({}), DAMAGE)
    gain = played.steps.index("A gains 5 life and is at 25 (lifelink of Linked).")
    assert played.report["steps"][gain]["depth"] == played.report["steps"][gain - 1]["depth"] + 1


@cr("120.3d", "702.90c", "120.4c")
def test_counters_of_several_sources_stand_behind_the_damage_to_the_same_creature() -> None:
    infect = [creature("Infect", "1/1", "Ant"), creature("Infect", "2/2", "Bug")]
    blocks = block_with({"Ant": "Wall", "Bug": "Wall"})
    played = board(
        [creature("", "3/9", "Wall")], infect, *attack_with({"Wall": "B"}), *blocks, DAMAGE, answer({"Ant": 3})
    )
    put = [place for place, step in enumerate(played.steps) if "-1/-1 counter" in step]
    dealt = [place for place, step in enumerate(played.steps) if "combat damage to Wall" in step]
    assert dealt
    assert min(put) > max(dealt)


@cr("702.12b", "702.2b")
def test_what_deathtouch_does_not_destroy_is_told_once() -> None:
    thrower = creature("Deathtouch\n{T}: Tester deals 1 damage to target creature.")
    script = [activate("Tester", "Rock"), RESOLVE]
    played = board([thrower], [creature("Indestructible", "4/4", "Rock")], *script)
    assert not played.count("survives")
    assert played.count("Rock isn't destroyed: it has indestructible.") == 1


@cr("702.15b")
def test_there_is_no_life_total_between_loss_and_gain_at_once() -> None:
    """The player is never at -1 life (120.4c, 510.2)."""
    mine, theirs = {"life": 3, "battlefield": [LINKED]}, ["Hill Giant", "Serra Angel"]
    script = [*attack_with({"Hill Giant": "A", "Serra Angel": "A"}, "B"), *block_with({"Linked": "Hill Giant"}, "A")]
    played = board(mine, theirs, *script, DAMAGE, turn={"active": "B"}, expect=["A life 4"])
    assert "Serra Angel deals 4 combat damage to A." in played.steps
    assert "A gains 5 life at the same time and is at 4 (lifelink of Linked)." in played.steps
    assert "A gagne en même temps 5 points de vie et se retrouve à 4 (lien de vie : Linked)." in played.steps_in("fr")
