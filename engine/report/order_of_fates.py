"""In which order fates are told, and which are told with the effects that changed them."""

from __future__ import annotations

from engine.report.fates import IS_NOW, NOW_WITHOUT

OUT_OF_COMBAT = "verdict-out-of-combat"
"""What has died or changed its controller as it came back, and was attacking or blocking before (506.4)."""

CHANGED = frozenset({f"verdict-enters{how}" for how in ("", "-with", "-having", "-under", "-as-copy")}) | {
    *(
        "verdict-returns",
        "verdict-counters",
        "verdict-to-hand",
        "verdict-to-exile",
        "verdict-exiled-not-entering",
        IS_NOW,
        NOW_WITHOUT,
    )
}
"""What is told with the effects that changed it: how things moved, and the counters that are put on them."""

ORDER = (
    "verdict-defeated",
    "verdict-defeated-to-exile",
    "verdict-countered",
    "verdict-countered-to-command",
    "verdict-countered-to-exile",
    "verdict-countered-to-graveyard",
    "verdict-countered-to-hand",
    "verdict-countered-to-library",
    "verdict-countered-abilities",
    "what is gone",
    "verdict-survives",
    "verdict-returns",
    "verdict-enters",
    "verdict-enters-with",
    "verdict-enters-having",
    "verdict-enters-under",
    "verdict-enters-as-copy",
    OUT_OF_COMBAT,
    "verdict-controls",
    "verdict-gets-back",
    IS_NOW,
    NOW_WITHOUT,
    "verdict-counters",
)
"""In which order fates are told; what is gone in the order in which things began to happen to it."""


def rank(fate: str) -> int:
    """The place of a fate in that order."""
    return ORDER.index(fate) if fate in ORDER else ORDER.index("what is gone")
