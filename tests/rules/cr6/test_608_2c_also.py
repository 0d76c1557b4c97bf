"""What is said to be done also, in the same paragraph or in one of its own (CR 608.2c, 113.3a)."""

from __future__ import annotations

import pytest

from tests.helpers import RESOLVE, RESOLVE_ALL, activate, aimed, board, cast, cr
from tests.rules.watching import do, doer

GROWS = doer(
    "Target creature gets +1/+1 until end of turn. If that creature is a Bear, it also gains trample until end of turn."
)


@cr("608.2c", cited=False)
@pytest.mark.parametrize(("name", "tramples"), [("Grizzly Bears", "has"), ("Hill Giant", "doesn't have")])
def test_what_something_also_gains_it_gains_beside_the_rest(name: str, tramples: str) -> None:
    size = {"Grizzly Bears": "3/3", "Hill Giant": "4/4"}[name]
    board([GROWS, name], [], do(name), RESOLVE, expect=[f"{name} is {size}", f"{name} {tramples} trample"])


@cr("608.2c")
def test_what_is_also_done_to_each_other_is_not_done_to_the_target() -> None:
    glory = {"graveyard": ["Moment of Glory"], "battlefield": ["Grizzly Bears", "Hill Giant"]}
    expect = ["Grizzly Bears has 1 +1/+1 counter", "Hill Giant has 1 +1/+1 counter"]
    board(glory, [], cast("Moment of Glory", "Grizzly Bears"), RESOLVE, expect=expect)
    expect = ["Grizzly Bears has 1 +1/+1 counter", "Hill Giant has 0 +1/+1 counters"]
    aimed("Moment of Glory", "Grizzly Bears", [], mine=["Grizzly Bears", "Hill Giant"], expect=expect)


@cr("113.3a", cited=False)
@pytest.mark.parametrize(("gained", "life"), [(True, 17), (False, 20)])
def test_a_later_paragraph_of_a_spell_speaks_of_its_target(gained: bool, life: int) -> None:
    script = [activate("Doer"), RESOLVE] if gained else []
    mine = [doer("You gain 1 life.")]
    expect = ["Grizzly Bears in B's graveyard", f"B life {life}"]
    aimed("Foolish Fate", "Grizzly Bears", ["Grizzly Bears"], *script, mine=mine, expect=expect)


@cr("113.3a", cited=False)
def test_each_other_in_a_later_paragraph_is_other_than_the_target() -> None:
    """The target has one regeneration shield (701.19a): the second time it is destroyed."""
    spells = ["Dark Dabbling"]
    mine = {"hand": spells, "graveyard": ["Shock", "Shock"], "battlefield": ["Grizzly Bears", "Hill Giant", KILLER]}
    script = [cast("Dark Dabbling", "Grizzly Bears"), RESOLVE]
    for _ in range(2):
        script += [do("Grizzly Bears"), RESOLVE_ALL]
    board(mine, [], *script, expect=["Grizzly Bears in A's graveyard", "Hill Giant in A's battlefield"])


KILLER = doer("Destroy target creature.")
