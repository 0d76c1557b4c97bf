"""What costs more or less, what attacking costs, and what mana may be spent on (106, 118, 508, 601, 605)."""

from __future__ import annotations

from tests.deciding.cases import LEFT, RIGHT, case, static
from tests.helpers import RESOLVE, activate, attack_with, cast, creature, tap

TAX = static(
    "Creatures can't attack you unless their controller pays {2} for each creature they control that's attacking you."
)

CASES = [
    case(
        "Abilities cost less",
        "118.7a",
        [
            static(
                "Activated abilities of creatures you control cost {1} less to activate. This effect can't reduce the "
                "mana in that cost to less than one mana."
            ),
            creature("{3}: You gain 1 life.", "1/1", "Source"),
            "Forest",
            "Forest",
        ],
        [],
        activate("Source"),
        RESOLVE,
    ),
    case(
        "Spells cost more",
        "601.2f",
        {"hand": ["Shock"], "mana": "RR"},
        [static("Spells your opponents cast cost {1} more to cast.")],
        cast("Shock", "B"),
    ),
    case(
        "Mana for creature spells only",
        "106.6",
        {
            "battlefield": [creature("{T}: Add {R}. Spend this mana only to cast a creature spell.", "1/1", "Source")],
            "hand": ["Shock"],
            "mana": "",
        },
        [],
        tap("Source"),
        cast("Shock", "B"),
    ),
    case(
        "Tapped for mana, it adds one more",
        "605.4a",
        ["Forest", static("Whenever you tap a Forest for mana, add an additional {G}.")],
        [],
        tap("Forest"),
    ),
    case(
        "A tax on attacking",
        "508.1j",
        {"battlefield": [LEFT, RIGHT, "Plains", "Plains"], "mana": "lands"},
        [TAX],
        *attack_with({"Left": "B"}),
    ),
    case(
        "A tax on two attackers is more than there is",
        "508.1j",
        {"battlefield": [LEFT, RIGHT, "Plains", "Plains", "Plains"], "mana": "lands"},
        [TAX],
        *attack_with({"Left": "B", "Right": "B"}),
    ),
]
