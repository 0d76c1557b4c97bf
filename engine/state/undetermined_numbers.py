"""Numbers that something needs and that can't be determined."""

from __future__ import annotations


def determined(number: int | None) -> int:
    """The number, 0 where there is none (107.2): the power of what is no creature, an X that nothing has said."""
    return 0 if number is None else number
