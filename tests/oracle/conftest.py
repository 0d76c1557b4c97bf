"""Cards to read: the starter set always, everything where the publishers' files are at hand."""

from __future__ import annotations

import engine.mechanics.assembly  # noqa: F401 - what can be played is known once all is there
from tests.cards.conftest import full, starter_set  # noqa: F401 - fixtures
