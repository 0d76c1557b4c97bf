"""Permanents that enter untapped (CR 614.1d, 616.1)."""

from __future__ import annotations

import pytest

from tests.helpers import answer, board, cr, play_land


@cr("614.1d", "616.1e")
@pytest.mark.parametrize(("first", "tapped"), [("Archway of Innovation", False), ("Spelunking", True)])
def test_its_controller_chooses_what_comes_last(first: str, tapped: bool) -> None:
    """The one applied last decides."""
    board(
        {"battlefield": ["Spelunking"], "hand": ["Archway of Innovation"]},
        [],
        play_land("Archway of Innovation"),
        answer(first),
        expect=["Archway of Innovation is tapped" if tapped else "not Archway of Innovation is tapped"],
    )


@cr("614.1d")
def test_what_an_effect_puts_there_tapped_is_untapped() -> None:
    text = "{0}: Put a land card from your hand onto the battlefield tapped."
    token = {"name": "Rod", "types": ["Artifact"], "text": text}
    board(
        {"battlefield": ["Spelunking", {"token": token}], "hand": ["Forest"]},
        [],
        {"do": "activate", "player": "A", "source": "Rod"},
        {"do": "resolve"},
        expect=["not Forest is tapped"],
    )
