"""The engine put together: importing this module imports every module of the rules and of the mechanics, so that all
that they register is there: what carries out a node, what replaces an event, what a trigger watches."""

from __future__ import annotations

import pkgutil
from importlib import import_module

import engine.mechanics
import engine.oracle.keywords
import engine.rules

for package in (engine.oracle.keywords, engine.rules, engine.mechanics):
    for found in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
        if found.name != __name__:
            import_module(found.name)
