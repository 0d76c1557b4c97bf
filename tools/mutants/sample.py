"""Which mutants are tried: so many from each room, drawn by a seed.

They are ranked by a hash of the seed and of what each is, so that a change of the code leaves the draw as it was but
for what it has changed.
"""

from __future__ import annotations

import ast
import hashlib
import re
from collections import Counter
from collections.abc import Iterable
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
    alike: int
    """How many with the same key the text offers before it."""

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
    """The mutants of a seed, room by room."""
    return [mutant for room, count in ROOMS.items() for mutant in drawn(seed, of_room(room), count)]


def drawn(seed: int, mutants: Iterable[Mutant], count: int) -> list[Mutant]:
    """So many of them: those whose hash with the seed is lowest, whatever others there are."""

    def rank(mutant: Mutant) -> bytes:
        return hashlib.sha256(f"{seed} {mutant.key} {mutant.alike}".encode()).digest()

    return sorted(mutants, key=rank)[:count]


def of_room(room: str) -> list[Mutant]:
    """All mutants of a room."""
    return [mutant for path in sorted((ROOT / room).rglob("*.py")) for mutant in of_file(path)]


def of_file(path: Path) -> list[Mutant]:
    """All mutants of a module."""
    tree = ast.parse(path.read_text())
    module = path.relative_to(ROOT).as_posix()
    found: list[Mutant] = []
    alike: Counter[tuple[str, str, str]] = Counter()
    for place, it in enumerate(mutations(tree)):
        paths = tuple(f"{module}:{one}" for one in it.paths)
        same = it.function, it.was, it.now
        where = f"{module}:{it.place}"
        found.append(Mutant(path, place, it.line, it.function, it.was, it.now, where, paths, alike[same]))
        alike[same] += 1
    return found
