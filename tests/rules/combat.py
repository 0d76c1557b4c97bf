"""Attacks and blocks, played out in one call."""

from __future__ import annotations

from typing import Any

from tests.helpers import ORDER, RESOLVE_ALL, Entry, Played, Rules, attack_with, block_with, board


def blocked(attackers: list[Any], blockers: list[Any], blocks: dict[str, Any], **more: Any) -> Played:
    """Everything that player A has and that can attack attacks B, who blocks like this."""
    names = [a if isinstance(a, str) else a["card"] for a in attackers]
    goals = dict.fromkeys(more.pop("with_", names), "B")
    return board(attackers, blockers, *attack_with(goals), *block_with(blocks), **more)


def fight(attacker: str, blockers: list[Any], *script: Any, goal: str = "B", also: Any = (), **more: Any) -> Played:
    """One creature attacks and is blocked by all of these; the script follows."""
    names = [b if isinstance(b, str) else b["card"] for b in blockers]
    mine = more.pop("mine", [])
    return board(
        [attacker, *mine],
        [*blockers, *also],
        *attack_with({attacker: goal}),
        *block_with(dict.fromkeys(names, attacker)),
        *script,
        **more,
    )


def attack_of_tester(
    attacker: Any, blocker: Any, *more: Entry, refused: Rules = (), with_: Any = (), **kw: Any
) -> Played:
    """The Tester attacks and is blocked by B's first creature (by name)."""
    name = blocker if isinstance(blocker, str) else blocker["token"]["name"]
    script = (*attack_with({"Tester": "B"}), *block_with({name: "Tester"}), *more)
    return board([attacker], [blocker, *with_], *script, refused=refused, **kw)


def attacks_with(name: str, *more: Entry, beside: tuple[str, ...] = (), b: Any = (), **kw: Any) -> Any:
    """Attack with a creature (and others) and let what triggers resolve."""
    goals = dict.fromkeys((name, *beside), "B")
    return board([name, *beside], b, *attack_with(goals), ORDER, *more, RESOLVE_ALL, **kw)


def attacks_and_is_blocked(name: str, by: tuple[str, ...], *more: Entry, **kw: Any) -> Any:
    """Have a creature attack and be blocked, and let what triggers resolve."""
    blocks = block_with(dict.fromkeys(by, name))
    attack = attack_with({name: "B"})
    return board([name], list(by), *attack, ORDER, *blocks, *more, RESOLVE_ALL, **kw)
