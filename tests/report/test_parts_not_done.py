"""What is told of a part of an effect that is not done: what is not so, with the numbers that are compared."""

from __future__ import annotations

import pytest

from tests.helpers import RESOLVE, activate, answer, board, cast, cr, creature
from tests.report.steps_of_what_did_not_happen import not_happening, only


@cr("608.2c")
def test_an_effect_says_what_is_not_so_where_part_of_it_is_not_done() -> None:
    source = creature("{0}: You gain 1 life. If you control a Swamp, draw a card.", name="Source")
    only(
        board([source], [], activate("Source"), RESOLVE),
        "“If you control a Swamp” isn't true, so no card is drawn.",
        "608.2c",
    )
    assert not not_happening(board([source, "Swamp"], [], activate("Source"), RESOLVE))


@cr("608.2c")
def test_what_could_not_be_done_because_of_that_is_not_told_besides() -> None:
    text = "{0}: If you control a Swamp, sacrifice a land. If you do, draw a card."
    played = board([creature(text, name="Source"), "Forest"], [], activate("Source"), RESOLVE)
    only(played, "“If you control a Swamp” isn't true, so nothing is sacrificed.")


@cr("608.2c")
def test_the_verdict_leaves_out_a_part_that_is_not_done_where_another_is() -> None:
    done = creature("{0}: You gain 1 life. If you control a Swamp, draw a card.", name="Source")
    told = board([done], [], activate("Source"), RESOLVE).report["verdict"]
    assert told == "A is at 21 life (+1)."
    idle = creature("{0}: If you control a Swamp, draw a card.", name="Source")
    told = board([idle], [], activate("Source"), RESOLVE).report["verdict"]
    assert told == "“If you control a Swamp” isn't true, so no card is drawn."


@cr("608.2c")
@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("If it has mana value 2 or less, destroy it.", "“If it has mana value 2 or less” isn't true (it is 4)"),
        ("If you have 40 or more life, draw a card.", "“If you have 40 or more life” isn't true (20 life)"),
        (
            "If its power is greater than the number of cards in your hand, draw a card.",
            "“If its power is greater than the number of cards in your hand” isn't true "
            "(3 against the 3 cards in A's hand)",
        ),
    ],
)
def test_the_number_that_is_asked_for_is_told_as_it_is(text: str, said: str) -> None:
    taps = creature(f"{{0}}: Tap target creature. {text}")
    here = {"battlefield": [taps], "hand": ["Forest", "Forest", "Forest"]}
    played = board(here, ["Hill Giant"], activate("Tester", "Hill Giant"), RESOLVE)
    assert [step for step in played.steps if step.startswith(said)], played.steps


@cr("104.2b", "608.2c")
@pytest.mark.parametrize(("cards", "wins"), [(2, True), (3, False)])
def test_a_part_that_would_have_won_the_game_is_in_the_verdict(cards: int, wins: bool) -> None:
    here = {"hand": ["Thassa's Oracle"], "library": ["Forest"] * cards}
    played = board(here, [], cast("Thassa's Oracle"), RESOLVE, RESOLVE, answer([]))
    told = " ".join([played.report["verdict"], *played.steps])
    if wins:
        assert "is true: 2 against the 2 cards in A's library" in told
    else:
        assert "isn't true (2 against the 3 cards in A's library)" in played.report["verdict"]


@cr("608.2c")
@pytest.mark.parametrize(
    ("rest", "spared"),
    [
        ("destroy it", "Hill Giant isn't destroyed"),
        ("exile it", "Hill Giant isn't exiled"),
        ("tap it", "Hill Giant isn't tapped"),
    ],
)
def test_what_is_spared_is_named(rest: str, spared: str) -> None:
    source = creature(f"{{0}}: Choose target creature. If it has mana value 2 or less, {rest}.")
    verdict = board([source], ["Hill Giant"], activate("Tester", "Hill Giant"), RESOLVE).report["verdict"]
    assert verdict == f"“If it has mana value 2 or less” isn't true (it is 4), so {spared}."


@cr("608.2c")
def test_what_is_spared_is_in_the_verdict_whatever_changes_by_the_card_of_the_spell() -> None:
    """What grows by a graveyard into which the spell itself is put is no part of what the spell does (608.2n)."""
    grows = creature("Tester gets +1/+1 for each card in your graveyard.")
    here = {"battlefield": [grows], "hand": ["Fatal Push"]}
    verdict = board(here, ["Hill Giant"], cast("Fatal Push", "Hill Giant"), RESOLVE).report["verdict"]
    assert "“If it has mana value 2 or less” isn't true (it is 4), so Hill Giant isn't destroyed." in verdict


@cr("608.2c", "614.15", cited=False)
@pytest.mark.parametrize(("lands", "said"), [(5, "isn't true: there are 5"), (6, "is true: there are 6")])
def test_of_what_is_done_instead_it_is_told_why_either_way(lands: int, said: str) -> None:
    does = "Create a 1/1 green Insect creature token"
    instead = "If you control six or more lands, create a 4/4 green Beast creature token instead"
    played = board([creature(f"{{0}}: {does}. {instead}."), *(["Forest"] * lands)], [], activate("Tester"), RESOLVE)
    assert any(f"“if you control six or more lands” {said}" in step for step in played.steps), played.steps
