"""Blocks of statements: what a test is recorded to have reached, and what a mutant lies in."""

from __future__ import annotations

import ast
from pathlib import Path

ROOT = Path(__file__).parents[2]
REACHED = "__reached__"
"""The builtin that a watched block calls with its own name before anything else."""


def blocks(tree: ast.AST) -> list[list[ast.stmt]]:
    """Every list of statements inside a function; what a module or a class does when it is imported is none."""
    found: dict[int, list[ast.stmt]] = {}
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
            for node in ast.walk(function):
                for field in ("body", "orelse", "finalbody"):
                    block = getattr(node, field, None)
                    if block and isinstance(block, list):
                        found[id(block)] = block
    return list(found.values())


def name_of(path: Path, block: list[ast.stmt]) -> str:
    """The name of a block: the file and the line of its first statement."""
    return f"{path.relative_to(ROOT).as_posix()}:{block[0].lineno}"


def is_docstring(statement: ast.stmt) -> bool:
    """Whether a statement is a literal that does nothing."""
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)


def watched(path: Path) -> ast.Module:
    """The module with a call of ``REACHED`` at the head of each block."""
    tree = ast.parse(path.read_text())
    for block in blocks(tree):
        call = ast.Call(ast.Name(REACHED, ast.Load()), [ast.Constant(name_of(path, block))], [])
        block.insert(int(is_docstring(block[0])), ast.copy_location(ast.Expr(call), block[0]))
    return ast.fix_missing_locations(tree)
