"""Whom and what the text has spoken of before: the chosen player, all cards revealed, both of two kinds (CR 608.2c)."""

from __future__ import annotations

import pytest

from tests.helpers import DAMAGE, PASS_B, RESOLVE, Played, attack_with, board, cast, cr

LIBRARY = {"library": ["Shock", "Island", "Island", "Opt", "Island", "Island", "Divination"]}


@cr("608.2c")
def test_the_chosen_player_is_the_target_that_was_chosen() -> None:
    haunted = {"battlefield": ["Ornithopter"], "hand": ["Haunt the Network"]}
    board(haunted, [], cast("Haunt the Network"), RESOLVE, expect=["B life 17", "A life 23"])


def _spied(*more: str) -> list[str]:
    return ["Shock in B's graveyard", "Divination in library", *more]


@cr("608.2c")
def test_reveals_until_a_land_then_puts_those_cards_is_said_of_all_that_were_revealed() -> None:
    board(
        {"hand": ["Balustrade Spy"]},
        LIBRARY,
        cast("Balustrade Spy"),
        RESOLVE,
        {"do": "answer", "player": "A", "value": "B"},
        RESOLVE,
        expect=_spied("Island#1 in B's graveyard", "Opt in library"),
    )


@cr("608.2c")
def test_until_four_lands_then_puts_those_cards_is_said_of_all_that_were_revealed() -> None:
    hit = attack_with({"Mirko Vosk, Mind Drinker": "B"})
    board(["Mirko Vosk, Mind Drinker"], LIBRARY, *hit, DAMAGE, RESOLVE, expect=_spied("Opt in B's graveyard"))


@cr("608.2c")
def test_until_four_lands_are_revealed() -> None:
    board(
        {"hand": ["Mind Funeral"]},
        LIBRARY,
        cast("Mind Funeral", "B"),
        RESOLVE,
        expect=_spied("Opt in B's graveyard"),
    )


def _divided(theirs: str, **refused: str) -> Played:
    """B casts something, and A divides it by zero."""
    answered = cast("Divide by Zero", theirs)
    mine, yours = {"hand": ["Divide by Zero"]}, {"hand": [theirs]}
    return board(mine, yours, cast(theirs, player="B"), PASS_B, answered, active="B", **refused)


@cr("115.1a", "601.2c", cited=False)
@pytest.mark.parametrize("permanent", [True, False])
def test_a_number_is_said_of_both_kinds(permanent: bool) -> None:
    """ "Spell or permanent with mana value 1 or greater": no spell of mana value 0 either."""
    if permanent:
        aimed = cast("Divide by Zero", "Ornithopter")
        board({"hand": ["Divide by Zero"]}, ["Ornithopter"], aimed, refused="601.2c")
        return
    assert _divided("Sol Ring").report["refused"] is None
    _divided("Ornithopter", refused="601.2c")
