"""Which face of a card is cast, and from which zone, as players say it."""

from __future__ import annotations

import pytest

from tests.helpers import cr, creature
from tests.table.test_short_acts import said, table


@pytest.mark.parametrize(
    ("text", "understood"),
    [("cast Stomp on Bob", "Stomp"), ("cast stom on Bob", "Stomp"), ("cast Giant", "Bonecrusher Giant")],
)
@cr("715.3", cited=False)
def test_words_of_one_face_alone_say_that_it_is_cast(text: str, understood: str) -> None:
    (act,) = said(text, table({"hand": ["Bonecrusher Giant"]}))
    assert act.removesuffix(" on Bob") == f"Ana casts {understood}"


@cr("601.2a")
def test_of_one_in_each_zone_that_is_cast_which_lies_where_it_is_said() -> None:
    both = table({"hand": ["Think Twice"], "graveyard": ["Think Twice"]})
    assert said("cast Think Twice from hand", both) == ["Ana casts Think Twice, from hand"]
    assert said("flashback Think Twice", both)[0].startswith("Ana casts Think Twice#2")


@cr("601.3")
def test_of_another_players_card_in_exile_whoever_may_cast_it_does() -> None:
    text = "{0}: Exile target creature. You may cast that card for as long as it remains exiled."
    on = table({"battlefield": [creature(text, name="Thief")]}, {"battlefield": ["Giant Spider"]})
    done_so = "activate Thief on Giant Spider; resolve; cast Giant Spider from exile"
    assert said(done_so, on)[-1].startswith("Ana casts Giant Spider")
