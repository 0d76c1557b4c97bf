"""Whose card is cast and from where: what people name, tap or mean by a card."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.boards.store import BoardStore
from bot.desk import Desk, Place
from bot.desk.puts_by_hand import as_edit
from bot.desk.who_and_what_is_meant import Speaker
from bot.desk.whose_card_is_played import card_to_use
from bot.errors import BadValue, OnlyAtStart
from tests.bot.made_up_cards import desk_over
from tests.bot.replies import good
from tests.cards.conftest import scryfall_card


def used(desk: Desk, place: Place, card: str, player: str | None = None, act: str = "cast") -> tuple[str, str, bool]:
    """Who uses the card, its reference, and whether it is put into their hand for that."""
    board = desk.boards.at(place.channel)
    before = desk.games.at(board, "en")
    speaker = Speaker(board, before, place)
    use = card_to_use(act, card, player, speaker, before, desk.names(place), board.revision)
    return use.player, use.card["card"], use.put is not None


def test_a_card_named_is_the_one_in_hand_and_not_the_one_that_cannot_be_cast(desk: Desk, alice: Place) -> None:
    good(desk.run(alice, "board paste", text="You hand: Shock\nYou graveyard: Shock"))
    held = desk.games.at(desk.boards.at("channel"), "en").position.players[0].hand[0].reference
    assert used(desk, alice, "shock") == ("Alice", held, False)


def test_the_line_of_autocomplete_means_the_card_where_it_says(desk: Desk, alice: Place) -> None:
    good(desk.run(alice, "board paste", text="You hand: Shock\nYou graveyard: Shock"))
    buried = desk.games.at(desk.boards.at("channel"), "en").position.players[0].graveyard[0].reference
    labels = [one.label for one in desk.suggest(alice, "cast", "card", "shock", {})]
    line = next(label for label in labels if "graveyard" in label)
    assert used(desk, alice, line) == ("Alice", buried, False)
    refused = desk.run(alice, "cast", card=line, target="Opp")
    assert refused.error == "refused", "which is not the one in hand"


def test_a_face_or_the_whole_name_means_the_card(desk: Desk, alice: Place) -> None:
    good(desk.run(alice, "board paste", text="You hand: Spikefield Hazard"))
    held = desk.games.at(desk.boards.at("channel"), "en").position.players[0].hand[0].reference
    for name in ("Spikefield Hazard", "Spikefield Cave", "Spikefield Hazard // Spikefield Cave", "spikefield h"):
        assert used(desk, alice, name) == ("Alice", held, False), name


def test_somebody_elses_card_is_not_the_players_who_is_named(desk: Desk, alice: Place) -> None:
    good(desk.run(alice, "board paste", text="You: Forest\nOpp hand: Shock"))
    actor, reference, put = used(desk, alice, "Shock", "me")
    assert (actor, put) == ("Alice", True)
    assert reference.startswith("Shock.")
    assert used(desk, alice, "Shock")[0] == "Opp"


def test_two_of_a_name_in_two_zones_are_told_apart_and_two_in_one_hand_are_not(desk: Desk, alice: Place) -> None:
    good(desk.run(alice, "board paste", text="You graveyard: Opalescence\nYou exile: Opalescence"))
    lines = [one.label for one in desk.suggest(alice, "cast", "card", "opal", {})][:2]
    position = desk.games.at(desk.boards.at("channel"), "en").position
    both = {position.players[0].graveyard[0].reference, position.players[0].exile[0].reference}
    assert {used(desk, alice, line)[1] for line in lines} == both
    good(desk.run(alice, "board paste", text="You hand: Shock, Shock"))
    assert used(desk, alice, "Shock")[2] is False, "nothing tells two in one hand apart"


def test_a_land_is_played_from_the_hand_of_whoever_has_it(desk: Desk, alice: Place) -> None:
    good(desk.run(alice, "board paste", text="You hand: Forest"))
    played = good(desk.run(alice, "play", card="forest"))
    assert played.steps[0].text == "Alice plays Forest."


def test_cards_put_on_a_board_under_way_are_made_and_moved() -> None:
    put = {"A": {"battlefield": ["Forest"], "hand": [{"card": "Shock", "count": 2}, "Fog"], "life": 7}}
    edit = as_edit(put, 5)  # type: ignore[arg-type]
    assert edit["create"] == {
        "A": [
            "Forest",
            {"card": "Shock", "id": "added5.1"},
            {"card": "Shock", "id": "added5.2"},
            {"card": "Fog", "id": "added5.3"},
        ]
    }
    assert edit["move"] == {"added5.1": "hand", "added5.2": "hand", "added5.3": "hand"}
    assert edit["set_life"] == {"A": 7}
    assert as_edit({"A": {"counters": {"poison": 3}}}, 1) == {"do": "edit", "counters": {"A": {"poison": 3}}}
    with pytest.raises(BadValue):
        as_edit({"A": {"mana": "any"}}, 1)
    with pytest.raises(OnlyAtStart) as problem:
        as_edit({"A": {"designations": ["monarch"]}}, 1)
    assert problem.value.values["what"] == "monarch"


SIGHT = scryfall_card(
    "Sight",
    type_line="Enchantment",
    oracle_text="Play with the top card of your library revealed.\n"
    "You may play lands and cast spells from the top of your library.",
)
BEAR, GIANT = (
    scryfall_card(name, type_line="Creature — Bear", power="2", toughness="2", mana_cost="{1}{G}", oracle_text="")
    for name in ("Bear", "Giant")
)


@pytest.fixture
def seeing(tmp_path: Path, store: BoardStore) -> Iterator[Desk]:
    with desk_over([SIGHT, BEAR, GIANT], tmp_path, store) as desk:
        yield desk


def test_a_verdict_tells_once_what_lets_several_be_cast(seeing: Desk, alice: Place) -> None:
    reply = good(seeing.run(alice, "what-if", board="You: Sight", do="cast Bear; cast Giant"))
    assert "Sight lets Alice cast Bear and Giant" in reply.verdict
    assert "Alice has Bear and Giant on top of the library" in " ".join(reply.footer)


def test_the_command_that_casts_takes_a_card_that_nobody_has_from_there_too(seeing: Desk, alice: Place) -> None:
    good(seeing.run(alice, "board paste", text="You: Sight"))
    reply = good(seeing.run(alice, "cast", card="Bear"))
    assert "from the library" in reply.steps[0].text
