"""What was attacked with this combat, and what is attached to something that attacks (CR 508.1a, 301.5c)."""

from __future__ import annotations

from tests.helpers import RESOLVE, attack_with, board, cast, cr, creature, to

ATTACK = attack_with({"Gnoll Hunter": "B", "Packmate": "B"})


@cr("603.4")
def test_six_power_together_is_enough() -> None:
    mine = ["Gnoll Hunter", creature("", "4/4", name="Packmate")]
    board(mine, [], *ATTACK, RESOLVE, expect=["Gnoll Hunter is 3/3"])
    small = board(["Gnoll Hunter", creature("", "3/3", name="Packmate")], [], *ATTACK)
    assert small.count("Gnoll Hunter's ability triggers") == 0


@cr("603.4")
def test_it_is_looked_at_once_more_as_it_resolves() -> None:
    """What is smaller by then is counted as it is."""
    mine = ["Gnoll Hunter", creature("", "4/4", name="Packmate")]
    shrink = [{"do": "pass", "player": "A"}, cast("Caustic Exhale", "Packmate", player="B", costs=[]), RESOLVE, RESOLVE]
    board(mine, {"hand": ["Caustic Exhale"]}, *ATTACK, *shrink, expect=["Gnoll Hunter is 2/2"])


@cr("603.2", cited=False)
def test_whoever_wears_it_or_it_itself_draws_a_card() -> None:
    worn = [{"card": "Acquisition Octopus", "attached_to": "Grizzly Bears"}, "Grizzly Bears"]
    board(worn, [], *attack_with({"Grizzly Bears": "B"}), to("combat damage"), RESOLVE, expect=["A has 1 card in hand"])
    free = ["Acquisition Octopus", "Grizzly Bears"]
    swim = [*attack_with({"Acquisition Octopus": "B"}), to("combat damage"), RESOLVE]
    board(free, [], *swim, expect=["A has 1 card in hand"])
    other = board(free, [], *attack_with({"Grizzly Bears": "B"}), to("combat damage"))
    assert other.count("Acquisition Octopus") == 0
