"""Which mutants are tried: so many from each room, drawn by a seed."""

from __future__ import annotations

import ast
import random
import re
from dataclasses import dataclass
from pathlib import Path

from tools.mutants.blocks import ROOT
from tools.mutants.operators import mutations

ROOMS = {"engine/rules": 36, "engine/oracle": 12, "bot/desk": 12}
"""How many mutants are drawn from each room."""


@dataclass(frozen=True)
class Mutant:
    """One mutation of one module: the ``place``-th that its text offers."""

    path: Path
    place: int
    line: int
    function: str
    was: str
    now: str
    where: str
    """The innermost place around it, as it is recorded."""
    paths: tuple[str, ...]
    """All places of its function."""

    @property
    def key(self) -> str:
        """What the mutant is, wherever its line has gone."""
        return f"{self.path.relative_to(ROOT).as_posix()} {self.function}: {self.was} -> {self.now}"

    @property
    def words(self) -> frozenset[str]:
        """The words of its module's and its function's name."""
        return words_of(f"{self.path.stem} {self.function}")

    def tree(self) -> ast.Module:
        """The module as the mutant has it."""
        tree = ast.parse(self.path.read_text())
        mutations(tree)[self.place].make()
        return tree


def words_of(name: str) -> frozenset[str]:
    """The words of a name, without their ends that differ: ``world_rule`` and ``test_worlds``."""
    return frozenset(word.rstrip("s") for word in re.split(r"[^a-z]+", name.lower()) if len(word) > 2)


def sampled(seed: int) -> list[Mutant]:
    """The mutants of a seed, room by room; the same for the same code."""
    return [mutant for room, count in ROOMS.items() for mutant in random.Random(seed).sample(of_room(room), count)]


def of_room(room: str) -> list[Mutant]:
    """All mutants of a room."""
    return [mutant for path in sorted((ROOT / room).rglob("*.py")) for mutant in of_file(path)]


def of_file(path: Path) -> list[Mutant]:
    """All mutants of a module."""
    tree = ast.parse(path.read_text())
    module = path.relative_to(ROOT).as_posix()
    return [
        Mutant(
            path,
            place,
            it.line,
            it.function,
            it.was,
            it.now,
            f"{module}:{it.place}",
            tuple(f"{module}:{one}" for one in it.paths),
        )
        for place, it in enumerate(mutations(tree))
    ]
