"""Which event becomes which sentence: one function for each class of event, found in ``TELL``."""

from __future__ import annotations

import pkgutil
from importlib import import_module

from engine.events.telling import TELL

for _found in pkgutil.iter_modules(__path__, __name__ + "."):
    import_module(_found.name)

__all__ = ["TELL"]
