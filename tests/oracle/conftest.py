"""Cards to read: the starter set always, everything where the publishers' files are at hand."""

from __future__ import annotations

from tests.cards.conftest import full, starter_set  # noqa: F401 - fixtures
