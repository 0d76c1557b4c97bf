"""What goes on only if something was done, where it can be done and where it can't (CR 608.2c, 101.3)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.helpers import RESOLVE, activate, board, cr, creature

CHARGED: dict[str, Any] = {"counters": {"charge": 1}}
DONE: list[tuple[str, dict[str, Any]]] = [
    ("Sacrifice an artifact", {"battlefield": ["Ornithopter"]}),
    ("Sacrifice another creature", {"battlefield": ["Ornithopter"]}),
    ("Discard a card", {"hand": ["Forest"]}),
    ("Exile a card from your graveyard", {"graveyard": ["Forest"]}),
    ("Exile a creature card from your hand", {"hand": ["Grizzly Bears"]}),
    ("Return an artifact you control to its owner's hand", {"battlefield": ["Ornithopter"]}),
    ("Return a creature card from your graveyard to your hand", {"graveyard": ["Grizzly Bears"]}),
    ("Put a land card from your hand onto the battlefield", {"hand": ["Forest"]}),
    ("Reveal a creature card from your hand", {"hand": ["Grizzly Bears"]}),
    ("Tap an untapped artifact you control", {"battlefield": ["Ornithopter"]}),
    ("Mill a card", {"library": ["Forest"]}),
    ("Pay {2}", {"battlefield": ["Forest", "Forest"]}),
    ("Pay 3 life", {"life": 3}),
    ("Pay {E}{E}", {"counters": {"energy": 2}}),
    ("Remove a charge counter from ~", {"tester": CHARGED}),
    ("Remove a +1/+1 counter from a creature you control", {"tester": {"counters": {"+1/+1": 1}}}),
    ("Untap a tapped artifact you control", {"battlefield": [{"card": "Ornithopter", "tapped": True}]}),
    ("Goad a creature an opponent controls", {"other": ["Grizzly Bears"]}),
    ("Regenerate an artifact creature you control", {"battlefield": ["Ornithopter"]}),
    ("Forage", {"battlefield": [{"token": "Food"}]}),
    ("Destroy an artifact you control", {"battlefield": ["Ornithopter"]}),
    ("Exile an artifact you control", {"battlefield": ["Ornithopter"]}),
]


@cr("608.2c", cited=False)
@pytest.mark.parametrize("possible", [True, False])
@pytest.mark.parametrize(("what", "needs"), DONE, ids=[what for what, _ in DONE])
def test_it_goes_on_only_if_that_was_done(what: str, needs: dict[str, Any], possible: bool) -> None:
    have = dict(needs) if possible else {"life": 2}
    tester = creature(f"{{0}}: {what}. If you do, create a Treasure token.", **have.pop("tester", {}))
    a = {
        "library": [],
        "mana": "lands",
        **{key: it for key, it in have.items() if key != "other"},
        "battlefield": [tester, *have.get("battlefield", ())],
    }
    played = board(a, have.get("other", ()), activate("Tester"), RESOLVE)
    there = [it["name"] for it in played.report["state"]["players"]["A"]["battlefield"]]
    assert ("Treasure" in str(there)) is possible
