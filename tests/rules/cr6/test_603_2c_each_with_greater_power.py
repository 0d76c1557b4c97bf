"""Triggers on one or more creatures of which each is measured by itself (CR 603.2c, 208.4b)."""

from __future__ import annotations

from tests.helpers import answer, attack_with, board, cr, creature, to

EXEMPLAR = creature(
    "Whenever one or more creatures you control each with power greater than its base power deals combat damage to a "
    "player, draw a card.",
    name="Exemplar",
)


@cr("603.2c")
def test_only_those_that_have_grown_count_and_once_for_each_player() -> None:
    grown = [{"card": name, "counters": {"+1/+1": 1}} for name in ("Grizzly Bears", "Hill Giant")]
    mine = [EXEMPLAR, *grown, "Llanowar Elves"]

    def drawn(**attacks: str) -> int:
        named = {one.replace("_", " "): goal for one, goal in attacks.items()}
        script = [*attack_with(named), to("combat damage")]
        if len({goal for name, goal in named.items() if name != "Llanowar Elves"}) > 1:
            script.append(answer("as listed"))
        return board(mine, [], *script, C=[]).count("triggers")

    assert drawn(Grizzly_Bears="B", Hill_Giant="B", Llanowar_Elves="C") == 1
    assert drawn(Grizzly_Bears="B", Hill_Giant="C") == 2
    assert drawn(Llanowar_Elves="B") == 0


@cr("208.4b", cited=False)
def test_what_only_adds_to_it_leaves_the_base_power_as_it_is() -> None:
    lord = creature("Other creatures you control get +1/+0.", name="Lord")
    script = [*attack_with({"Grizzly Bears": "B"}), to("combat damage")]
    assert board([EXEMPLAR, "Grizzly Bears", lord], [], *script).count("triggers") == 1
    shrunk = creature("Other creatures you control have base power and toughness 5/5.", name="Lord")
    assert board([EXEMPLAR, "Grizzly Bears", shrunk], [], *script).count("triggers") == 0
