"""The layers: what objects are after all continuous effects (CR 613).

Nothing here is stored in the game: characteristics are worked out from base values and effects, and kept
until a facet of the game that was looked at has changed. Dependencies (613.8) are found by trial: would
applying A change whether B exists, what it applies to, or what it does?
"""

from engine.rules.continuous.layers.base_values import base, is_cda
from engine.rules.continuous.layers.cached_characteristics import (
    characteristics,
    characteristics_as,
    characteristics_with,
    derived,
)
from engine.rules.continuous.layers.derived_characteristics import Derived
from engine.rules.continuous.layers.effects_by_layer import LAYER_RULES, LAYERS, MODIFIERS, Modify, Part, added_by

__all__ = [
    "LAYERS",
    "LAYER_RULES",
    "MODIFIERS",
    "Derived",
    "Modify",
    "Part",
    "added_by",
    "base",
    "characteristics",
    "characteristics_as",
    "characteristics_with",
    "derived",
    "is_cda",
]
