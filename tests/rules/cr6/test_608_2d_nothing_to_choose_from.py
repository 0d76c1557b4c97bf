"""Nobody is asked whether to take something of a pile in which nothing fits (CR 608.2d)."""

from __future__ import annotations

import pytest

from tests.helpers import RESOLVE, activate, answer, board, cr, creature

TO_HAND = "You may put a creature card from among them into your hand."
ONTO = "You may put up to two creature cards from among them onto the battlefield."
SHOWN = "You may reveal a creature card from among them and put it into your hand."
EITHER = "You may put a creature card and/or a land card from among them into your hand."
TWO = "You may exile two creature cards from among them. If you do, draw a card."


@cr("608.2d", cited=False)
@pytest.mark.parametrize("then", [TO_HAND, ONTO, SHOWN, EITHER, TWO])
def test_nothing_in_the_pile_fits(then: str) -> None:
    text = f"{{0}}: Reveal the top three cards of your library. {then} Put the rest on the bottom of your library in a "
    scene = {"battlefield": [creature(f"{text}random order.")], "library": ["Shock", "Murder", "Fog", "Forest"]}
    played = board(scene, [], activate("Tester"), RESOLVE, expect=["A has 0 cards in hand", "stack is empty"])
    assert played.report["pending"] is None


@cr("608.2d", cited=False)
@pytest.mark.parametrize("then", [TO_HAND, ONTO, SHOWN, EITHER])
def test_what_fits_is_offered(then: str) -> None:
    text = f"{{0}}: Reveal the top three cards of your library. {then} Put the rest on the bottom of your library in a "
    scene = {"battlefield": [creature(f"{text}random order.")], "library": ["Shock", "Grizzly Bears", "Fog"]}
    asked = board(scene, [], activate("Tester"), RESOLVE)
    assert asked.report["pending"]["kind"] == "may"
    board(scene, [], activate("Tester"), RESOLVE, answer("no"), expect=["Grizzly Bears in library"])


@cr("608.2d", "118.3")
def test_of_two_that_are_asked_for_there_is_one() -> None:
    text = f"{{0}}: Reveal the top three cards of your library. {TWO}"
    scene = {"battlefield": [creature(text)], "library": ["Shock", "Grizzly Bears", "Fog", "Forest"]}
    played = board(scene, [], activate("Tester"), RESOLVE, expect=["A has 0 cards in hand"])
    assert played.report["pending"] is None
