"""Places of the code that some tests come to and others don't: what a test is recorded to have reached, and what a
mutant lies in.

A place is a block of statements; an expression that is not always come to (what follows ``and``, ``or`` or ``if``, what
a comprehension makes of each, what a lambda does); how an ``and`` or an ``or`` came out; or an order found between
equals, where alone ``<`` and ``<=`` differ.
"""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).parents[2]
REACHED, CAME_OUT, ORDERED = "__reached__", "__came_out__", "__ordered__"
"""The builtins that watched code calls: with the name of a place before anything else there; with that of an ``and`` or
``or`` and what it came to, which is returned; with that of a comparison, both sides and the sign, for what it says."""
ORDERS = {ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">="}


@dataclass(slots=True)
class Places:
    """The names of a module's places: of blocks and expressions by their identity, of each ``and`` and ``or`` and of
    each order. ``of_function`` has all that can be recorded of the function around a place."""

    blocks: dict[int, str] = field(default_factory=dict)
    expressions: dict[int, str] = field(default_factory=dict)
    joined: dict[int, str] = field(default_factory=dict)
    orders: dict[int, str] = field(default_factory=dict)
    of_function: dict[str, tuple[str, ...]] = field(default_factory=dict)

    def of(self, node: object, around: str) -> str:
        """The name of a block or an expression that is a place, else of that ``around`` it."""
        return self.blocks.get(id(node)) or self.expressions.get(id(node)) or around


def blocks(tree: ast.AST) -> list[list[ast.stmt]]:
    """Every list of statements inside a function; what a module or a class does when it is imported is none."""
    return [block for _, function in _functions(tree, "") for node in ast.walk(function) for block in _lists(node)]


def places(tree: ast.AST) -> Places:
    """The places with their names: the function they are of, which of its name it is, and their number in it. So a
    change to one function leaves the names of the others' places as they have been recorded."""
    found = Places()
    namesakes: Counter[str] = Counter()
    for qualified, function in _functions(tree, ""):
        namesakes[qualified] += 1
        named = f"{qualified}#{namesakes[qualified]}:"
        nodes = list(ast.walk(function))
        own = {id(block): f"{named}{place}" for place, block in enumerate(b for node in nodes for b in _lists(node))}
        expressions = {id(one): f"{named}e{n}" for n, one in enumerate(e for node in nodes for e in _conditional(node))}
        joined = {id(one): f"{named}b{n}" for n, one in enumerate(nodes) if isinstance(one, ast.BoolOp)}
        orders = {id(one): f"{named}o{n}" for n, one in enumerate(nodes) if is_order(one)}
        found.blocks |= own
        found.expressions |= expressions
        found.joined |= joined
        found.orders |= orders
        came_out = (f"{name}{ending}" for name in joined.values() for ending in ("+", "-"))
        found.of_function[named] = (*own.values(), *expressions.values(), *came_out, *orders.values())
    return found


def function_of(place: str) -> str:
    """The key of a place's function in ``Places.of_function``."""
    return place[: place.rindex(":") + 1]


def by_function(names: Iterable[str]) -> dict[str, str]:
    """Places as they are kept: for each function what its own are called, parted by spaces."""
    found: dict[str, list[str]] = {}
    for name in names:
        key = function_of(name)
        found.setdefault(key, []).append(name[len(key) :])
    return {key: " ".join(own) for key, own in found.items()}


def is_order(node: ast.AST) -> bool:
    """Whether a node says which of two is more."""
    return isinstance(node, ast.Compare) and len(node.ops) == 1 and type(node.ops[0]) in ORDERS


def _functions(tree: ast.AST, inside: str) -> Iterator[tuple[str, ast.AST]]:
    """The functions that lie in no other, with their classes."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield inside + node.name, node
        else:
            yield from _functions(node, f"{inside}{node.name}." if isinstance(node, ast.ClassDef) else inside)


def _lists(node: ast.AST) -> Iterator[list[ast.stmt]]:
    for name in ("body", "orelse", "finalbody"):
        block = getattr(node, name, None)
        if block and isinstance(block, list):
            yield block


def _conditional(node: ast.AST) -> Iterator[ast.expr]:
    """The parts of an expression that are not always come to."""
    match node:
        case ast.BoolOp(values=[_, *others]):
            yield from others
        case ast.IfExp(body=body, orelse=orelse):
            yield from (body, orelse)
        case ast.DictComp(key=made) | ast.Lambda(body=made):
            yield made
        case ast.ListComp(elt=made) | ast.SetComp(elt=made) | ast.GeneratorExp(elt=made):
            yield made
        case ast.comprehension(ifs=[_, *others]):
            yield from others


def is_docstring(statement: ast.stmt) -> bool:
    """Whether a statement is a literal that does nothing."""
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)


class _Watching(ast.NodeTransformer):
    """Puts the calls of the builtins into the code, which does the same as before."""

    def __init__(self, found: Places, path: str) -> None:
        self.found, self.path = found, path

    def visit(self, node: ast.AST) -> ast.AST:
        heads = [(block, self.found.blocks.get(id(block))) for block in _lists(node)]
        new = self.generic_visit(node)
        for block, name in heads:
            if name is not None:
                call = ast.copy_location(ast.Expr(self._call(REACHED, name)), block[0])
                block.insert(int(is_docstring(block[0])), call)
        if not isinstance(new, ast.expr):
            return new
        made = new
        if (name := self.found.joined.get(id(node))) is not None:
            made = self._call(CAME_OUT, name, new)
        if isinstance(new, ast.Compare) and (name := self.found.orders.get(id(node))) is not None:
            sides = (new.left, new.comparators[0], ast.Constant(ORDERS[type(new.ops[0])]))
            made = self._call(ORDERED, name, *sides)
        if (name := self.found.expressions.get(id(node))) is not None:
            made = ast.BoolOp(ast.Or(), [self._call(REACHED, name), made])
        return ast.copy_location(made, node)

    def _call(self, builtin: str, name: str, *arguments: ast.expr) -> ast.Call:
        return ast.Call(ast.Name(builtin, ast.Load()), [ast.Constant(f"{self.path}:{name}"), *arguments], [])


def watched(path: Path) -> ast.Module:
    """The module, recording which of its places are reached."""
    tree = ast.parse(path.read_text())
    new = _Watching(places(tree), path.relative_to(ROOT).as_posix()).visit(tree)
    assert isinstance(new, ast.Module)
    return ast.fix_missing_locations(new)
