"""Whether an object fits a description (CR 109.2): predicates compiled to plain functions.

Each predicate also says which characteristics it reads, so that the layers can tell without trial that one
effect cannot bear on another (613.8a).
"""

from engine.rules.evaluate.matching.characteristics import PERMANENT_TYPES, chosen_color, chosen_name, chosen_type
from engine.rules.evaluate.matching.noun_groups import is_double_faced

__all__ = ["PERMANENT_TYPES", "chosen_color", "chosen_name", "chosen_type", "is_double_faced"]
