"""The engine put together: importing this module imports every module of the rules and of the mechanics, so that all
that they register is there: what carries out a node, what replaces an event, what a trigger watches. In which order
they are imported makes no difference."""

from __future__ import annotations

import pkgutil
from collections.abc import Iterator
from importlib import import_module

import engine.mechanics
import engine.oracle.keywords
import engine.rules
from engine.abilities import dispatch


def modules() -> Iterator[str]:
    """The names of all modules of which the engine is put together."""
    for package in (engine.oracle.keywords, engine.rules, engine.mechanics):
        for found in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
            yield found.name


for name in modules():
    if name != __name__:
        import_module(name)

dispatch.is_complete = True
