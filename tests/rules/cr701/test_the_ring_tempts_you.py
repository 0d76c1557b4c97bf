"""The Ring Tempts You (CR 701.54)."""

from __future__ import annotations

from typing import Any

from tests.helpers import AFTER_COMBAT, DAMAGE, RESOLVE, RESOLVE_ALL, answer, attack_with, block_with, board, cast, cr

ESCAPE, CLAIM, BEARS = "Birthday Escape", "Claim the Precious", "Grizzly Bears"
GANDALF = "Gandalf, Friend of the Shire"


def bearing(times: int, *others: Any, **more: Any) -> dict[str, Any]:
    return {"battlefield": [BEARS, *others], "tempted": times, "ring_bearer": BEARS, **more}


@cr("701.54a", "701.54c")
def test_the_first_temptation_gives_the_emblem_and_a_legendary_bearer() -> None:
    scene: dict[str, Any] = {"battlefield": [BEARS, "Hill Giant"], "hand": [ESCAPE]}
    assert board(scene, [], cast(ESCAPE), RESOLVE).pending["kind"] == "bearer"
    played = board(scene, [], cast(ESCAPE), RESOLVE, answer(BEARS), expect=["Grizzly Bears is legendary"])
    assert "701.54c" in played.rules_of("The Ring tempts A")
    assert played.report["state"]["players"]["A"]["tempted"] == 1


@cr("701.54a", cited=False)
def test_the_ring_tempts_who_has_no_creature_too() -> None:
    calls = {"battlefield": ["Call of the Ring"], "hand": [ESCAPE]}
    played = board(calls, [], cast(ESCAPE), RESOLVE, expect=["stack is empty"])
    assert played.report["state"]["players"]["A"]["tempted"] == 1


@cr("701.54a", "701.54e")
def test_another_bearer_takes_the_place_of_the_first() -> None:
    scene = bearing(1, "Hill Giant", hand=[ESCAPE])
    board(
        scene,
        [],
        cast(ESCAPE),
        RESOLVE,
        answer("Hill Giant"),
        expect=["Hill Giant is legendary", "not Grizzly Bears is legendary"],
    )


@cr("701.54a")
def test_who_takes_the_bearer_takes_no_bearer() -> None:
    scene: dict[str, Any] = {"hand": ["Act of Treason"]}
    script = (cast("Act of Treason", BEARS), RESOLVE, {"do": "go_to", "step": "end"})
    played = board(scene, bearing(1), *script, expect=["not Grizzly Bears is legendary"])
    assert played.count("Ring-bearer no longer") == 1


@cr("701.54b", cited=False)
def test_a_copy_of_the_bearer_bears_no_ring() -> None:
    scene = bearing(1, hand=["Clone"])
    played = board(scene, [], cast("Clone"), RESOLVE, answer(BEARS))
    mine = played.report["state"]["players"]["A"]["battlefield"]
    assert sorted("Legendary" in it["supertypes"] for it in mine if it["name"] == BEARS) == [False, True]


@cr("701.54c", cited=False)
def test_greater_power_does_not_block_the_bearer() -> None:
    attack = attack_with({BEARS: "B"})
    board(bearing(1), ["Hill Giant"], *attack, *block_with({"Hill Giant": BEARS}), refused="509.1b")
    board(bearing(1), ["Wind Drake"], *attack, *block_with({"Wind Drake": BEARS}))


@cr("701.54c", cited=False)
def test_the_second_temptation_lets_the_bearer_loot_as_it_attacks() -> None:
    attack = attack_with({BEARS: "B"})
    played = board(bearing(1), [], *attack, expect=["stack is empty"])
    played = board(bearing(2), [], *attack, RESOLVE, expect=["A has 0 cards in hand"])
    assert played.count("draws") == 1
    assert played.count("discards") == 1


@cr("701.54c", cited=False)
def test_the_third_temptation_kills_what_blocks_the_bearer() -> None:
    board(
        bearing(3),
        ["Wind Drake", "Hill Giant"],
        *attack_with({BEARS: "B"}),
        RESOLVE,
        *block_with({"Wind Drake": BEARS}),
        RESOLVE,
        AFTER_COMBAT,
        expect=["Wind Drake in B's graveyard", "B controls Hill Giant"],
    )
    wall = {"token": {"name": "Bastion", "power": 0, "toughness": 9}}
    script = (*attack_with({BEARS: "B"}), RESOLVE, *block_with({"Bastion": BEARS}), RESOLVE)
    board(bearing(2), [wall], *script[:-1], AFTER_COMBAT, expect=["B controls Bastion"])
    board(
        bearing(3), [wall], *script, {"do": "go_to", "step": "end of combat"}, RESOLVE, expect=["B controls 0 Bastion"]
    )


@cr("701.54c", cited=False)
def test_the_fourth_temptation_costs_each_opponent_3_life() -> None:
    script = (*attack_with({BEARS: "B"}), RESOLVE, DAMAGE, RESOLVE)
    board(bearing(4), [], *script, C=[], expect=["B life 15", "C life 17"])


@cr("701.54d")
def test_abilities_trigger_when_the_ring_tempts_you_and_look_at_the_choice() -> None:
    scene: dict[str, Any] = {"battlefield": [BEARS, GANDALF], "hand": [CLAIM]}
    script = (cast(CLAIM, "Hill Giant"), RESOLVE)
    board(scene, ["Hill Giant"], *script, answer(BEARS), RESOLVE_ALL, expect=["A has 1 card in hand"])
    board(scene, ["Hill Giant"], *script, answer(GANDALF), expect=["A has 0 cards in hand", "stack is empty"])


@cr("701.54d")
def test_without_a_creature_no_other_was_chosen() -> None:
    alone: dict[str, Any] = {"battlefield": [GANDALF], "hand": [CLAIM]}
    board(alone, [], cast(CLAIM, GANDALF), RESOLVE_ALL, expect=["A has 0 cards in hand"])


@cr("701.54c")
def test_each_player_has_an_emblem_of_their_own() -> None:
    """B's Ring goes on working for B once the Ring has tempted A for the first time."""
    scene: dict[str, Any] = {"battlefield": [{"card": BEARS, "id": "bears"}], "hand": [ESCAPE]}
    foe = {"battlefield": ["Hill Giant"], "tempted": 1, "ring_bearer": "Hill Giant"}
    board(scene, foe, cast(ESCAPE), RESOLVE, expect=["bears is legendary", "Hill Giant is legendary"])
