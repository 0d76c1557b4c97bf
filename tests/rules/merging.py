"""Permanents that meld or merge."""

from __future__ import annotations

from typing import Any

from tests.helpers import RESOLVE, Entry, answer, cast, to

PAIR = ["Gisela, the Broken Blade", "Bruna, the Fading Light"]
MELD: list[Entry] = [to("end"), RESOLVE]
BRISELA = {"card": "Brisela, Voice of Nightmares", "id": "Brisela", "melded_from": PAIR}


def mutate(card: str, host: str, place: str = "on top", **more: Any) -> list[dict[str, Any]]:
    """Cast a card for its mutate cost and let it resolve."""
    return [cast(card, host, costs=["mutate"], **more), answer(place, choice="place"), RESOLVE]
