"""Create (CR 701.7)."""

from __future__ import annotations

import pytest

from tests.helpers import RESOLVE, RESOLVE_ALL, answer, board, cast, cr, creature
from tests.rules.watching import counter, do, doer


@cr("701.7a")
def test_tokens_are_created_on_the_battlefield() -> None:
    played = board(
        {"hand": ["Raise the Alarm"]}, [], cast("Raise the Alarm"), RESOLVE, expect=["A controls 2 Soldiers"]
    )
    assert played.cites("701.7a")


@cr("701.7b", "614.12")
def test_what_a_token_becomes_counts_as_it_enters_but_not_as_it_is_created() -> None:
    """Workshop makes creatures of artifacts. A Treasure is none as it is created, so it isn't multiplied; it is one as
    it enters, so it enters tapped."""
    mine = {"hand": ["Strike It Rich"], "battlefield": ["Living Workshop", "Crowded Nursery"]}
    rich = [cast("Strike It Rich"), RESOLVE]
    tapped = ["Treasure Token is tapped", "Treasure Token is 2/2", "A controls 1 Treasure Token"]
    board(mine, ["Imposing Sovereign"], *rich, expect=tapped)
    plain = {**mine, "battlefield": ["Crowded Nursery"]}
    board(plain, ["Imposing Sovereign"], *rich, expect=["Treasure Token is not tapped"])
    soldiers = {**mine, "hand": ["Raise the Alarm"]}
    board(soldiers, [], cast("Raise the Alarm"), RESOLVE, expect=["A controls 6 Soldier Token"])


CREATED = [
    ("Whenever you create a token", "Create two Food tokens.", 2),
    ("Whenever you create one or more tokens", "Create two Food tokens.", 1),
    ("Whenever you create one or more creature tokens", "Create two Food tokens.", 0),
    ("Whenever you create a Food token", "Create two Food tokens.", 2),
    ("Whenever you create a token", "Each opponent creates a Food token.", 0),
    ("Whenever an opponent creates a token", "Each opponent creates a Food token.", 1),
    ("Whenever you create or sacrifice a token", "Create a Food token. Sacrifice a token.", 2),
]


@cr("701.7a", cited=False)
@pytest.mark.parametrize(("trigger", "text", "times"), CREATED)
def test_creating_a_token_is_watched_for(trigger: str, text: str, times: int) -> None:
    mine = [counter(trigger), doer(text)]
    chooses = [answer("Food Token")] if "Sacrifice" in text else []
    board(mine, [], *chooses, do(), RESOLVE_ALL, expect=[f"Counter is {1 + times}/{1 + times}"])


@cr("111.2", cited=False)
@pytest.mark.parametrize(("often", "drawn"), [(0, 0), (1, 1)])
def test_whether_a_token_was_created_this_turn(often: int, drawn: int) -> None:
    """It counts though it has been sacrificed since."""
    idol = creature("{0}: Draw a card. Activate only if you created a token this turn.", name="Idol")
    mine = [idol, doer("Create a Food token. Sacrifice a token.")]
    script = [one for _ in range(often) for one in (answer("Food Token"), do(), RESOLVE_ALL)]
    if not drawn:
        board(mine, [], *script, do(name="Idol"), refused="602.5")
    else:
        board(mine, [], *script, do(name="Idol"), RESOLVE_ALL, expect=["A has 1 card in hand"])


@cr("111.2", cited=False)
@pytest.mark.parametrize(
    "text",
    [
        "Draw X cards, where X is the number of Food tokens you created this turn.",
        "Draw a card for each Food token you created this turn.",
    ],
)
def test_the_tokens_created_this_turn_are_counted_wherever_they_are(text: str) -> None:
    mine = [doer("Create two Food tokens. Sacrifice a token."), doer(text, name="Reader"), "Grizzly Bears"]
    each = [answer("Food Token"), do(), RESOLVE_ALL]
    script = [*each, *each, do(name="Reader"), RESOLVE_ALL]
    board({"battlefield": mine, "library": ["Forest"] * 9}, [], *script, expect=["A has 4 cards in hand"])
