"""What is counted once for each color of an object (CR 105.2)."""

from __future__ import annotations

from tests.helpers import board, cr, creature


@cr("105.2", cited=False)
def test_each_of_several_creatures_counts_its_own_colors() -> None:
    """The Knight gives nothing to itself nor to creatures of one color."""
    board(
        ["Knight of New Alara", creature("", name="Pridemage", looks={"colors": ["G", "W"]}), "Grizzly Bears"],
        [],
        expect=["Knight of New Alara is 2/2", "Pridemage is 4/4", "Grizzly Bears is 2/2"],
    )


@cr("105.2", cited=False)
def test_a_colorless_creature_has_none() -> None:
    saber = {"card": "Civic Saber", "attached_to": "Ornithopter"}
    board([saber, "Ornithopter"], [], expect=["Ornithopter is 0/2"])


@cr("107.4e", cited=False)
def test_mana_symbols_are_counted_in_costs_hybrid_ones_too() -> None:
    """Six of its own, one of the Bears, two hybrid ones of the Finks."""
    board(["Primalcrux", "Grizzly Bears", "Kitchen Finks"], [], expect=["Primalcrux is 9/9"])


@cr("301.5", "303.4", cited=False)
def test_auras_and_equipment_are_counted_together() -> None:
    attached = [{"card": name, "attached_to": "Champion of the Flame"} for name in ("Civic Saber", "Rancor")]
    board(["Champion of the Flame", *attached], [], expect=["Champion of the Flame is 8/5"])
