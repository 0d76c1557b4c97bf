"""Boards of the starter set, as for the table."""

from __future__ import annotations

from tests.table.conftest import cards, game  # noqa: F401 - fixtures
