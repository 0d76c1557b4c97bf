"""A thing that the clause before began with is "it" in a verdict, where that can be nothing else."""

from __future__ import annotations

from engine import play
from tests.helpers import DAMAGE, RESOLVE, attack_with, block_with, board, cast, creature
from tests.report.test_as_a_judge_would_say_it import verdict


def test_what_is_told_of_a_thing_alone_goes_on_with_it() -> None:
    side = {"battlefield": ["Humility"], "hand": ["Elvish Visionary"]}
    played = board(side, [], cast("Elvish Visionary"), RESOLVE)
    assert verdict(played).startswith("Elvish Visionary (1/1) enters; its ability doesn't trigger: Humility has taken")
    french = play(played.table.scenario, played.table.cards, locale="fr").report().verdict
    assert "; la capacité d’Elvish Visionary" in french, "whose it is stands behind it in French"


def test_behind_what_is_told_of_several_things_each_is_named() -> None:
    fight = (*attack_with({"Grizzly Bears": "B"}), *block_with({"Hill Giant": "Grizzly Bears"}))
    watch = creature("Whenever a creature you control dies, it gets +1/+1 until end of turn.", name="Watch")
    played = board(["Grizzly Bears", watch], ["Hill Giant"], *fight, DAMAGE)
    assert "; it " not in verdict(played)
