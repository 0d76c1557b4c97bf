"""Which code changes a game: found in the syntax, by the names of what the classes of the state have.

A receiver whose type the code names (an annotated parameter, a class that is called, a function that says what it
returns) is judged by that type; of any other it is enough that a class of the state has an attribute of this name.
"""

from __future__ import annotations

import ast
import dataclasses
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from engine.oracle.values_of_printed_cards import COMPILED
from engine.rules.continuous import layers
from engine.state.combat import Combat
from engine.state.continuous_effects import Effect
from engine.state.game import Game
from engine.state.last_known_information import Former
from engine.state.objects import Announcement, GameObject, OnStack, Player
from engine.state.turn import Turn

ROOT = Path(__file__).parents[1]

MUTATORS = frozenset(
    {"append", "extend", "insert", "remove", "pop", "popitem", "clear", "add", "discard", "update", "setdefault"}
    | {"sort", "reverse", "difference_update", "intersection_update", "symmetric_difference_update"}
)
LIVE = frozenset({"zone_list", "ids", "counters_of"})
"""What gives a container of the game itself, not a copy."""
EVENTS_ONLY = frozenset({"move", "merge_onto", "put_there", "take_out", "cease", "turn_face"})
"""What ``engine.state.changing_zones`` and ``transforming`` do for events."""
FIGHTING = frozenset({"attack", "block", "stop_being_attacked", "stop_fighting"})
"""What changes a combat."""


@cache
def state() -> dict[str, frozenset[str]]:
    """The attributes of each class of the state."""
    records = (Player, Announcement, OnStack, Turn, Combat, Effect, Former)
    found = {one.__name__: frozenset(field.name for field in dataclasses.fields(one)) for one in records}
    found["GameObject"] = frozenset(GameObject.__slots__)
    found["Game"] = frozenset(vars(Game(COMPILED, layers))) | {"stack", "battlefield"}
    return found


KNOWN = {
    "announced": "Announcement",
    "combat": "Combat",
    "effect": "Effect",
    "frame": "Frame",
    "game": "Game",
    "on_stack": "OnStack",
    "turn": "Turn",
}
"""What goes by this name, whatever has it."""
NOTED = {"paid": "Paid", "outcome": "Outcome", "chosen": "Chosen"}
"""The attributes that are records of what a text has come to so far, no part of the game itself."""
ELEMENTS = {"objects": "GameObject", "players": "Player"}


@cache
def returned() -> dict[str, str]:
    """What functions of the engine return, by their names, where they agree on it."""
    found: dict[str, set[str]] = {}
    for path in (ROOT / "engine").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                found.setdefault(node.name, set()).add(_named(node.returns) or "?")
    return {name: next(iter(types)) for name, types in found.items() if len(types) == 1 and "?" not in types}


def _named(annotation: ast.expr | None) -> str | None:
    """The class that an annotation names: ``T``, ``T | None`` or ``Gen[T]``."""
    if isinstance(annotation, ast.Name):
        return annotation.id
    if isinstance(annotation, ast.BinOp):
        return _named(annotation.left)
    if isinstance(annotation, ast.Subscript) and isinstance(annotation.value, ast.Name):
        return _named(annotation.slice) if annotation.value.id == "Gen" else None
    return None


class Writes(ast.NodeVisitor):
    """Goes through one module and notes each place that changes a game, as line and attribute."""

    def __init__(self) -> None:
        self.found: list[tuple[int, str, str]] = []
        self.types: list[dict[str, str]] = [{}]
        self.live: list[set[str]] = [set()]
        self.inside: list[str] = []

    # ---- what is known of names

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        arguments = [*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs]
        self.types.append({a.arg: known for a in arguments if (known := _named(a.annotation)) is not None})
        self.live.append(set())
        if self.inside and self.inside[-1][:1].isupper() and arguments and arguments[0].arg == "self":
            self.types[-1]["self"] = self.inside[-1]
        self.inside.append(node.name)
        self.generic_visit(node)
        self.inside.pop()
        self.live.pop()
        self.types.pop()

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self.inside.append(node.name)
        self.generic_visit(node)
        self.inside.pop()

    def type_of(self, node: ast.expr) -> str | None:
        if isinstance(node, ast.Name):
            return next((names[node.id] for names in reversed(self.types) if node.id in names), KNOWN.get(node.id))
        if isinstance(node, ast.Attribute):
            return (KNOWN | NOTED).get(node.attr)
        if isinstance(node, ast.Subscript):
            return ELEMENTS.get(node.value.attr) if isinstance(node.value, ast.Attribute) else None
        if isinstance(node, ast.YieldFrom | ast.Yield):
            return self.type_of(node.value) if node.value is not None else None
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name == "replace" and node.args:
                return self.type_of(node.args[0])
            return name if name[:1].isupper() else returned().get(name)
        return None

    # ---- what is written

    def visit_Assign(self, node: ast.Assign) -> None:
        self.generic_visit(node)
        for target in node.targets:
            self.written(target)
            if isinstance(target, ast.Name):
                self.named(target.id, node.value)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self.generic_visit(node)
        self.written(node.target)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        self.generic_visit(node)
        if isinstance(node.target, ast.Name) and (known := _named(node.annotation)) is not None:
            self.types[-1][node.target.id] = known
        elif node.value is not None:
            self.written(node.target)

    def visit_Delete(self, node: ast.Delete) -> None:
        for target in node.targets:
            self.written(target)

    def visit_Call(self, node: ast.Call) -> None:
        self.generic_visit(node)
        if isinstance(node.func, ast.Name):
            if node.func.id in EVENTS_ONLY or (node.func.id == "setattr" and self.may_be_state(node.args[0])):
                self.note(node, f"{node.func.id}()")
            return
        if not isinstance(node.func, ast.Attribute):
            return
        on, verb = node.func.value, node.func.attr
        if verb in MUTATORS and not isinstance(on, ast.Name):
            self.written(on)
        elif verb in MUTATORS and isinstance(on, ast.Name) and on.id in self.live[-1]:
            self.note(node, on.id)
        if verb in FIGHTING and self.type_of(on) in ("Combat", None):
            self.note(node, f"{verb}()")
        if verb == "bump" or (verb in ("make", "make_card") and self.type_of(on) == "Game" and not _nowhere(node)):
            self.note(node, f"{verb}()")

    def written(self, target: ast.expr) -> None:
        """Something is put in the place of this, or into it."""
        if isinstance(target, ast.Tuple | ast.List):
            for one in target.elts:
                self.written(one)
            return
        inside = False
        while isinstance(target, ast.Subscript):
            target, inside = target.value, True
        if isinstance(target, ast.Attribute) and self.of_state(target):
            self.note(target, target.attr)
        elif inside and isinstance(target, ast.Name) and target.id in self.live[-1]:
            self.note(target, target.id)
        elif isinstance(target, ast.Call) and getattr(target.func, "attr", "") in LIVE:
            self.note(target, f"{target.func.attr}()")  # type: ignore[attr-defined]

    def may_be_state(self, node: ast.expr) -> bool:
        known = self.type_of(node)
        return known is None or known in state()

    def of_state(self, target: ast.Attribute) -> bool:
        known = self.type_of(target.value)
        if known is not None:
            return target.attr in state().get(known, ())
        return any(target.attr in names for names in state().values())

    def named(self, name: str, value: ast.expr) -> None:
        """A name stands for something from now on; what is part of the game is so by that name too."""
        known = self.type_of(value)
        if known is not None:
            self.types[-1][name] = known
        part = value
        while isinstance(part, ast.Subscript):
            part = part.value
        live = isinstance(part, ast.Attribute) and self.of_state(part)
        if live or (isinstance(part, ast.Call) and getattr(part.func, "attr", "") in LIVE):
            self.live[-1].add(name)
        else:
            self.live[-1].discard(name)

    def note(self, node: ast.expr, what: str) -> None:
        self.found.append((node.lineno, self.inside[-1] if self.inside else "", what))


def _nowhere(call: ast.Call) -> bool:
    """Whether what is made is in no zone before an event puts it there."""
    given = [*call.args, *(keyword.value for keyword in call.keywords)]
    zones = (one.attr for one in given if isinstance(one, ast.Attribute) and getattr(one.value, "id", "") == "Zone")
    return all(zone == "NOWHERE" for zone in zones)


def writes(source: str) -> Iterator[tuple[int, str, str]]:
    """Each place of a module that changes a game: its line, the function it is in, and what is written."""
    visitor = Writes()
    visitor.visit(ast.parse(source))
    yield from visitor.found
