"""Surveil (CR 701.25)."""

from __future__ import annotations

from tests.helpers import RESOLVE, answer, board, cast, cr


@cr("701.25a", "701.25d")
def test_surveilling_puts_cards_into_the_graveyard_and_is_seen_once() -> None:
    played = board(
        {
            "hand": ["Dimir Informant"],
            "battlefield": ["Thoughtbound Phantasm"],
            "library": ["Mountain", "Hill Giant", "Island"],
        },
        [],
        cast("Dimir Informant"),
        RESOLVE,
        RESOLVE,
        answer("Mountain"),
        RESOLVE,
        expect=["Mountain in A's graveyard", "Thoughtbound Phantasm is 3/3"],
    )
    assert played.report["state"]["players"]["A"]["library"] == ["Hill Giant", "Island"]


@cr("701.25b", cited=False)
def test_looking_at_more_cards_while_surveilling_is_offered_each_time() -> None:
    """Surveil 1 with Enhanced Surveillance: three cards may be seen, and any of them put into the graveyard."""
    own = {"battlefield": ["Enhanced Surveillance"], "hand": ["Price of Fame"], "library": ["Murder", "Shock", "Opt"]}
    play = [cast("Price of Fame", "Hill Giant"), RESOLVE]
    board(
        own, ["Hill Giant"], *play, answer("yes"), answer(["Murder", "Shock", "Opt"]), expect=["Opt in A's graveyard"]
    )


@cr("701.25c", cited=False)
def test_surveilling_nothing_is_no_surveilling() -> None:
    mine = {"hand": ["Cerebral Download"], "battlefield": ["Thoughtbound Phantasm"]}
    download = cast("Cerebral Download")
    board(mine, [], download, RESOLVE, expect=["Thoughtbound Phantasm is 2/2", "stack is empty"])
    one = {**mine, "battlefield": ["Thoughtbound Phantasm", "Ornithopter"], "library": ["Island"] * 6}
    board(one, [], download, RESOLVE, answer([]), RESOLVE, expect=["Thoughtbound Phantasm is 3/3"])


@cr("701.25a")
def test_who_looks_at_no_more_cards_sees_as_many_as_it_says() -> None:
    own = {"battlefield": ["Enhanced Surveillance"], "hand": ["Price of Fame"], "library": ["Murder", "Shock", "Opt"]}
    played = board(own, ["Hill Giant"], cast("Price of Fame", "Hill Giant"), RESOLVE, answer("no"))
    assert len(played.pending["options"]) == 2
