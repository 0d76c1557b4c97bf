"""What a mutation is: one small change to one place of a function, as a slip of the hand would make it."""

from __future__ import annotations

import ast
import copy
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from engine.state.turn import Step
from engine.state.zones import Zone
from tools.mutants.blocks import function_of, is_docstring, is_order, places

NAMES = {"Step": tuple(step.name for step in Step), "Zone": tuple(zone.name for zone in Zone)}
"""Members of an enumeration, each exchanged for the next."""
ZONES = tuple(zone.value for zone in Zone)
COMPARED: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
}
"""What a comparison is exchanged for: its opposite, or its neighbour at the boundary."""
Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True)
class Mutation:
    """One change, to the tree in which it was found.

    ``was`` and ``now`` are the code before and after; ``place`` names the innermost place around it, where alone it
    can tell, and ``paths`` all places of its function; ``make`` changes the tree.
    """

    line: int
    function: str
    was: str
    now: str
    place: str = field(repr=False, compare=False)
    paths: tuple[str, ...] = field(repr=False, compare=False)
    make: Callable[[], None] = field(repr=False, compare=False)


Change = tuple[ast.AST, ast.AST]
"""A node and what stands in its place."""


def mutations(tree: ast.Module) -> list[Mutation]:
    """Every mutation of the functions of a module, in the order of its text."""
    named = places(tree)
    found: list[Mutation] = []

    def visit(node: ast.AST, function: Function | None, around: str) -> None:
        if function is not None:
            for old, new in changes(node, function):
                line = node.lineno if isinstance(node, ast.expr | ast.stmt) else function.lineno
                place = named.orders[id(old)] if _at_boundary(old, new) else around
                paths = named.of_function[function_of(place)]
                found.append(Mutation(line, function.name, text(old), text(new), place, paths, _put(tree, old, new)))
        if isinstance(node, Function):
            function = node
        for value in (value for name, value in ast.iter_fields(node) if name not in ("decorator_list", "annotation")):
            if isinstance(value, list):
                within = named.of(value, around)
                for nth, child in enumerate(value):
                    if isinstance(child, ast.stmt) and within != around and _follows_return(value, nth):
                        break
                    if isinstance(child, ast.AST) and not isinstance(child, ast.arguments):
                        visit(child, function, named.of(child, within))
            elif isinstance(value, ast.AST) and not isinstance(value, ast.arguments):
                visit(value, function, named.of(value, around))

    visit(tree, None, "")
    return found


def _at_boundary(old: ast.AST, new: ast.AST) -> bool:
    """Whether a change tells only between equals: from "less" to "at most"."""
    return (
        isinstance(old, ast.Compare)
        and isinstance(new, ast.Compare)
        and is_order(old)
        and isinstance(new.ops[0], COMPARED[type(old.ops[0])][0])
    )


def text(node: ast.AST) -> str:
    """The code of a node, the first line of it."""
    return ast.unparse(node).split("\n")[0]


def changes(node: ast.AST, function: Function) -> Iterator[Change]:
    """What may stand in a node's place."""
    match node:
        case ast.Compare(ops=[op]):
            yield from ((node, _with(node, ops=[other()])) for other in COMPARED[type(op)])
        case ast.BoolOp(op=op):
            yield node, _with(node, op=ast.Or() if isinstance(op, ast.And) else ast.And())
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield node, operand
        case ast.Constant(value=bool() as value):
            yield node, ast.Constant(not value)
        case ast.Constant(value=int() as value):
            yield from ((node, ast.Constant(other)) for other in (value + 1, value - 1))
        case ast.Constant(value=str() as value) if value in ZONES:
            yield node, ast.Constant(_after(ZONES, value))
        case ast.Attribute(value=ast.Name(id=name), attr=attr) if attr in NAMES.get(name, ()):
            yield node, _with(node, attr=_after(NAMES[name], attr))
        case ast.Return(value=ast.expr() as value) if _is_bool(function) and not _negated_elsewhere(value):
            yield node, _with(node, value=ast.UnaryOp(ast.Not(), value))
        case ast.If(test=test) | ast.IfExp(test=test) if not _negated_elsewhere(test):
            yield test, ast.UnaryOp(ast.Not(), test)
        case ast.Call(args=[first, second, *rest]) if _alike(first, second, function):
            yield node, _with(node, args=[second, first, *rest])
    if _droppable(node):
        yield node, ast.Pass()


def _with(node: ast.AST, **fields: object) -> ast.AST:
    changed = copy.copy(node)
    for name, value in fields.items():
        setattr(changed, name, value)
    return changed


def _after(names: tuple[str, ...], name: str) -> str:
    return names[(names.index(name) + 1) % len(names)]


def _is_bool(function: Function) -> bool:
    return isinstance(function.returns, ast.Name) and function.returns.id == "bool"


def _negated_elsewhere(test: ast.expr) -> bool:
    """Whether the test has a mutation of its own that is its negation."""
    return isinstance(test, ast.Compare | ast.Constant) or (
        isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not)
    )


def _alike(first: ast.expr, second: ast.expr, function: Function) -> bool:
    """Whether two arguments are parameters of the function around them, of the same type."""
    types = {it.arg: ast.unparse(it.annotation) for it in function.args.args if it.annotation}
    match first, second:
        case ast.Name(id=one), ast.Name(id=other):
            return one != other and one in types and types[one] == types.get(other)
    return False


def _droppable(node: ast.AST) -> bool:
    """Whether a statement can be left out without leaving a name undefined."""
    match node:
        case ast.Expr(value=value):
            return not is_docstring(node) and not isinstance(value, ast.Yield)
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            return True
        case ast.If(orelse=[]):
            return True
    return isinstance(node, ast.AugAssign | ast.Continue | ast.Break | ast.Raise | ast.Delete)


def _follows_return(block: list[ast.AST], place: int) -> bool:
    """Whether a statement is never come to: it only makes its function a generator."""
    return place > 0 and isinstance(block[place - 1], ast.Return)


def _put(tree: ast.Module, old: ast.AST, new: ast.AST) -> Callable[[], None]:
    """Puts a node in another's place in the tree."""

    def make() -> None:
        ast.copy_location(new, old)
        for parent in ast.walk(tree):
            for name, value in ast.iter_fields(parent):
                if value is old:
                    setattr(parent, name, new)
                elif isinstance(value, list) and any(it is old for it in value):
                    value[:] = [new if it is old else it for it in value]
        ast.fix_missing_locations(tree)

    return make
