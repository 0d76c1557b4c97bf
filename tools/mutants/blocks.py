"""Blocks of statements: what a test is recorded to have reached, and what a mutant lies in."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
REACHED = "__reached__"
"""The builtin that a watched block calls with its own name before anything else."""


def blocks(tree: ast.AST) -> list[list[ast.stmt]]:
    """Every list of statements inside a function; what a module or a class does when it is imported is none."""
    return [block for _, block in named(tree)]


def named(tree: ast.AST) -> list[tuple[str, list[ast.stmt]]]:
    """The blocks with their names: the function they are of, which of its name it is, and their place inside it. So a
    change to one function leaves the names of the others' blocks as they have been recorded."""
    found: dict[int, tuple[str, list[ast.stmt]]] = {}
    namesakes: Counter[str] = Counter()
    for qualified, function in _functions(tree, ""):
        namesakes[qualified] += 1
        inside = [block for node in ast.walk(function) for block in _lists(node) if id(block) not in found]
        for place, block in enumerate(inside):
            found[id(block)] = f"{qualified}#{namesakes[qualified]}:{place}", block
    return list(found.values())


def names(path: Path, tree: ast.AST) -> dict[int, str]:
    """For each block of a file's tree, by identity, its name."""
    return {id(block): f"{path.relative_to(ROOT).as_posix()}:{name}" for name, block in named(tree)}


def _functions(tree: ast.AST, inside: str) -> Iterator[tuple[str, ast.AST]]:
    """The functions that lie in no other, with their classes."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield inside + node.name, node
        else:
            yield from _functions(node, f"{inside}{node.name}." if isinstance(node, ast.ClassDef) else inside)


def _lists(node: ast.AST) -> Iterator[list[ast.stmt]]:
    for field in ("body", "orelse", "finalbody"):
        block = getattr(node, field, None)
        if block and isinstance(block, list):
            yield block


def is_docstring(statement: ast.stmt) -> bool:
    """Whether a statement is a literal that does nothing."""
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)


def watched(path: Path) -> ast.Module:
    """The module with a call of ``REACHED`` at the head of each block."""
    tree = ast.parse(path.read_text())
    of_block = names(path, tree)
    for block in blocks(tree):
        call = ast.Call(ast.Name(REACHED, ast.Load()), [ast.Constant(of_block[id(block)])], [])
        block.insert(int(is_docstring(block[0])), ast.copy_location(ast.Expr(call), block[0]))
    return ast.fix_missing_locations(tree)
