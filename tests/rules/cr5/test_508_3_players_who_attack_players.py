"""Triggers of players who attack players: who attacks, who is attacked, and by how many (CR 508.3c-d)."""

from __future__ import annotations

from typing import Any

from tests.helpers import RESOLVE, RESOLVE_ALL, answer, attack_with, board, cr, creature, walker

BREENA = creature(
    "Whenever a player attacks one of your opponents, if that opponent has more life than another of your opponents, "
    "that attacking player draws a card and you put two +1/+1 counters on a creature you control.",
    name="Orator",
)
MANY = (
    "Whenever an opponent attacks with creatures, if two or more of those creatures are attacking you and/or "
    "planeswalkers you control, draw a card."
)


def _breena(goal: str, active: str, *then: Any, **lives: int) -> Any:
    sides = {name: {"battlefield": [], "life": lives[name]} for name in "BCD"}
    sides[active]["battlefield"] = ["Grizzly Bears"]
    mine = {"battlefield": [BREENA], "life": lives["A"]}
    return board(mine, sides["B"], *attack_with({"Grizzly Bears": goal}, active), *then, active=active, **more(sides))


def more(sides: dict[str, Any]) -> dict[str, Any]:
    return {name: sides[name] for name in "CD"}


@cr("603.4")
def test_the_attacked_opponent_is_compared_with_the_others_and_whoever_attacks_draws() -> None:
    """B attacks C: not the controller's life counts, nor whether B has more; C has more than B."""
    played = _breena("C", "B", RESOLVE, A=40, B=10, C=20, D=30)
    assert played.count("triggers") == 1
    assert any(step.startswith("B draws") for step in played.steps)
    assert any("2 +1/+1 counters are put on Orator" in step for step in played.steps)
    assert _breena("C", "B", A=5, B=20, C=20, D=30).count("triggers") == 0


@cr("508.3d", cited=False)
def test_of_an_opponent_who_attacks_two_of_the_others_each_is_attacked_by_that_player() -> None:
    both = ["Grizzly Bears", "Hill Giant"]
    one_each = (
        "Whenever an opponent attacks another one of your opponents, you and the attacking player each lose 1 life."
    )
    at_all = "Whenever a player attacks one or more of your opponents, that attacking player gains 3 life."
    attacks = attack_with({"Grizzly Bears": "C", "Hill Giant": "D"}, "B")
    others: dict[str, Any] = {"C": [], "D": []}
    order = answer("as listed")
    board(
        [creature(one_each)],
        both,
        *attacks,
        order,
        RESOLVE_ALL,
        active="B",
        **others,
        expect=["A life 18", "B life 18"],
    )
    board([creature(at_all)], both, *attacks, RESOLVE_ALL, active="B", **others, expect=["A life 20", "B life 23"])
    on_me = attack_with({"Grizzly Bears": "A"}, "B")
    for text in (one_each, at_all):
        assert board([creature(text)], both, *on_me, active="B", **others).count("triggers") == 0


@cr("508.3c", "603.4")
def test_so_many_of_the_attackers_attack_a_player_or_their_planeswalkers() -> None:
    mine = [creature(MANY), walker("+1: Draw a card.")]
    theirs = ["Grizzly Bears", "Hill Giant"]

    def drawn(bears: str, giant: str) -> int:
        attacks = attack_with({"Grizzly Bears": bears, "Hill Giant": giant}, "B")
        return board(mine, theirs, *attacks, active="B", C=[]).count("triggers")

    assert (drawn("A", "Walker"), drawn("A", "A"), drawn("C", "A"), drawn("C", "Walker")) == (1, 1, 0, 0)


@cr("614.11")
def test_of_several_players_those_gain_life_who_drew_a_card() -> None:
    """A draw that another effect replaces is none."""
    hare = creature("{T}: Each player may draw a card, then each player who drew a card this way gains 1 life.")
    script = [{"do": "activate", "player": "A", "source": "Tester", "ability": 1}, RESOLVE]
    said = [answer("yes"), answer("no", player="B"), answer("yes", player="C")]
    board([hare], [], *script, *said, C=[], expect=["A life 21", "B life 20", "C life 21"])
    board(
        [hare],
        ["Notion Thief"],
        *script,
        answer("yes"),
        answer("yes", player="B"),
        expect=["A life 20", "B life 21", "A has 0 cards in hand"],
    )
