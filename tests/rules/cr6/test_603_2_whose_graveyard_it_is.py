"""What is put into an opponent's graveyard, and the player who is spoken of by that (CR 603.2, 404.2)."""

from __future__ import annotations

from typing import Any

from tests.helpers import RESOLVE, RESOLVE_ALL, activate, answer, board, cast, cr

FULL: dict[str, Any] = {"card": "Bloodchief Ascension", "counters": {"quest": 3}}


@cr("603.4")
def test_that_player_is_whose_graveyard_it_is() -> None:
    """Bloodchief Ascension: without three counters nothing triggers; the player who loses life is the card's owner."""
    mine = {"battlefield": [FULL], "hand": ["Murder"]}
    murder = (cast("Murder", "Grizzly Bears"), RESOLVE, RESOLVE, answer("yes"))
    board(mine, ["Grizzly Bears"], *murder, expect=["B life 18", "A life 22"])
    board({**mine, "battlefield": ["Bloodchief Ascension"]}, ["Grizzly Bears"], *murder[:2], expect=["B life 20"])


@cr("603.7")
def test_for_this_turn() -> None:
    mine = {"battlefield": ["Duskmantle Guildmage"], "hand": ["Murder"]}
    script = (activate("Duskmantle Guildmage"), RESOLVE, cast("Murder", "Grizzly Bears"), RESOLVE_ALL)
    board(mine, ["Grizzly Bears"], *script, expect=["B life 19"])
