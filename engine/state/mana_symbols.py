"""The symbols of mana costs, and mana value (CR 107.4, 202.3)."""

from __future__ import annotations

import re
from functools import lru_cache

_SYMBOL = re.compile(r"\{([^}]+)\}")


def symbols(cost: str) -> list[str]:
    """The symbols of a mana cost: "{2}{W/U}" gives ["2", "W/U"]."""
    return _SYMBOL.findall(cost)


@lru_cache(maxsize=4096)
def mana_value(cost: str) -> int:
    """The mana value of a mana cost with X as 0 (202.3)."""
    total = 0
    for symbol in symbols(cost):
        if symbol.isdigit():
            total += int(symbol)
        elif symbol in {"X", "Y", "Z"}:
            continue
        elif symbol.startswith("2/"):
            total += 2
        else:
            total += 1
    return total
