"""Arrows of the picture: none lies behind a card where it can go round it, none upon another, none upon words."""

from __future__ import annotations

import io
import time
from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from PIL import Image

from bot.render import arrows
from bot.render.layout import lay_out
from bot.render.pen import Pen
from bot.render.picture import draw
from bot.render.table import read
from engine import Position
from tests.bot.test_render import creature, state

NAMES = ("Ana", "Bob", "Carol", "Dan")


def attacked_boards(seed: int, players: int) -> Position:
    """Boards drawn by lot on which the first player attacks the others and their planeswalkers, and some block."""
    lot, names = Random(seed), NAMES[:players]
    walkers = [f"{name}'s walker" for name in names[1:] if lot.random() < 0.5]
    attackers = [
        creature(f"Bear {n}", tapped=True, attacking=lot.choice([*names[1:], *walkers]))
        for n in range(lot.randint(2, 9))
    ]
    sides: dict[str, list[dict[str, Any]]] = {"Ana": [*attackers, creature("At home")]}
    for name in names[1:]:
        sides[name] = [creature(f"{name} {n}") for n in range(lot.randint(1, 9))]
        sides[name] += [creature(one, types=["Planeswalker"], power=None) for one in walkers if one.startswith(name)]
        for blocker in sides[name]:
            comes = [bear["id"] for bear in attackers if bear["attacking"].startswith(name)]
            if comes and blocker["types"] == ["Creature"] and lot.random() < 0.4:
                blocker["blocking"] = [lot.choice(comes)]
    players_seen = {name: {"life": 20, "battlefield": sides[name]} for name in names}
    return Position.of({"players": players_seen, "turn": {"number": 1, "active": "Ana", "step": "declare blockers"}})


@pytest.mark.parametrize("players", [2, 3, 4])
def test_arrows_go_round_cards_and_beside_one_another(players: int) -> None:
    for seed in range(20):
        layout = lay_out(read(attacked_boards(seed, players)))
        shown = arrows.drawn(layout)
        assert shown
        assert not [one for one in shown if one.above], seed
        boxes = [tile.box for half in layout.halves for tile in half.tiles]
        for one in shown:
            for x, y in points(list(one.way)):
                assert not [b for b in boxes if b[0] + 2 < x < b[2] - 2 and b[1] + 2 < y < b[3] - 2], (seed, one)


def test_an_arrow_that_cannot_go_round_lies_upon_the_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[str] = []
    monkeypatch.setattr(arrows, "_blocked", lambda way, boxes: True)
    monkeypatch.setattr(Pen, "arrow", lambda pen, way, color: drawn.append("arrow"))
    monkeypatch.setattr(Pen, "text", lambda pen, x, y, text, *args, **more: drawn.append(text))
    draw(state([creature("Bear", attacking="Opp")], [creature("Wall")]))
    assert drawn.index("arrow") > max(drawn.index("Bear"), drawn.index("Wall"))


def test_two_arrows_through_one_gap_run_beside_one_another() -> None:
    attackers = [creature(f"Bear {n}", attacking="Opp") for n in range(8)]
    blockers = [creature(f"Wall {n}", blocking=["Bear 5"]) for n in range(3)]
    shown = arrows.drawn(lay_out(read(state(attackers, blockers))))
    upright = [a[0] for one in shown for a, b in pairwise(one.way) if a[0] == b[0] and abs(a[1] - b[1]) > 150]
    assert len(upright) > 2
    ordered = sorted(upright)
    assert all(after - before >= 5 for before, after in pairwise(ordered)), ordered


def test_what_is_attacked_is_said_within_the_cell_of_its_card(monkeypatch: pytest.MonkeyPatch) -> None:
    widths: list[float] = []
    plain = Pen.pill

    def pill(pen: Pen, x: float, y: float, text: str, *args: Any, **more: Any) -> float:
        wide = plain(pen, x, y, text, *args, **more)
        widths.append(wide if text.startswith("→") else 0)
        return wide

    monkeypatch.setattr(Pen, "pill", pill)
    long = creature("An extraordinarily long name of a planeswalker", types=["Planeswalker"], power=None)
    position = state([creature(f"Bear {n}", attacking=long["id"], power=n) for n in range(5)], [long])
    draw(position)
    cells = [max(t.box[2] - t.box[0], t.box[3] - t.box[1]) for h in lay_out(read(position)).halves for t in h.tiles]
    assert 0 < max(widths) <= min(cells)


def test_arrows_do_not_lie_upon_one_another_nor_upon_words(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[str] = []
    arrows: list[tuple[float, float]] = []
    plain_arrow, plain_text = Pen.arrow, Pen.text

    def arrow(pen: Pen, way: list[tuple[float, float]], color: str) -> None:
        drawn.append("arrow")
        arrows.append((way[0][0], way[-1][0]))
        plain_arrow(pen, way, color)

    def text(pen: Pen, x: float, y: float, words: str, *args: Any, **more: Any) -> None:
        drawn.append(words)
        plain_text(pen, x, y, words, *args, **more)

    monkeypatch.setattr(Pen, "arrow", arrow)
    monkeypatch.setattr(Pen, "text", text)
    draw(state([creature("Bear", attacking="Opp")], [creature("Wall", blocking=["Bear"])]))
    (attack, _), (_, block) = arrows[:2] if len(arrows) == 2 else pytest.fail(str(arrows))
    assert abs(attack - block) > 10
    assert drawn[:2] == ["arrow", "arrow"]


def test_an_attack_runs_across_the_stack_and_beneath_its_words(monkeypatch: pytest.MonkeyPatch) -> None:
    ways: list[list[tuple[float, float]]] = []
    plain = Pen.arrow

    def arrow(pen: Pen, way: list[tuple[float, float]], color: str) -> None:
        ways.append(way)
        plain(pen, way, color)

    monkeypatch.setattr(Pen, "arrow", arrow)
    shock = {"name": "Shock", "controller": "You", "targets": ["Wall"]}
    attack = state([creature("Bear", attacking="Opp")], [creature("Wall")], stack=[shock])
    picture = Image.open(io.BytesIO(draw(attack)))
    [(_, top, _, bottom)] = lay_out(read(attack)).stack
    x = round(ways[0][-1][0])
    red, green, blue = picture.convert("RGB").getpixel((x, round(top + bottom) // 2))
    assert red > 150 > max(green, blue), "the arrow is seen where it passes the row of the spell"


def points(way: list[tuple[float, float]]) -> Iterator[tuple[float, float]]:
    """Points along an arrow, every few pixels."""
    for (x, y), (to_x, to_y) in pairwise(way):
        steps = int(max(abs(to_x - x), abs(to_y - y)) // 3) + 1
        yield from ((x + (to_x - x) * n / steps, y + (to_y - y) * n / steps) for n in range(1, steps))


def test_an_arrow_from_the_back_row_goes_round_the_tiles_in_front(monkeypatch: pytest.MonkeyPatch) -> None:
    ways: list[list[tuple[float, float]]] = []
    monkeypatch.setattr(Pen, "arrow", lambda pen, way, color: ways.append(list(way)))
    names = ("Ana", "Bob", "Carol", "Dan")
    attackers = [creature(f"Bear {n}", attacking=names[1 + n % 3], tapped=True) for n in range(8)]
    others = [[creature(f"{name} {n}") for n in range(4)] for name in names[1:]]
    sides = dict(zip(names, (attackers, *others), strict=True))
    players = {name: {"life": 20, "battlefield": side} for name, side in sides.items()}
    turn = {"number": 1, "active": "Ana", "step": "declare attackers"}
    position = Position.of({"players": players, "turn": turn, "stack": []})
    draw(position)
    assert len(ways) == 8
    assert any(len(way) > 2 for way in ways)
    boxes = [tile.box for half in lay_out(read(position)).halves for tile in half.tiles]
    for way in ways:
        own = [box for box in boxes if box[0] <= way[0][0] <= box[2] and box[1] - 45 <= way[0][1] <= box[3]]
        for x, y in points(way):
            hidden = [b for b in boxes if b not in own and b[0] + 2 < x < b[2] - 2 and b[1] + 2 < y < b[3] - 2]
            assert not hidden, (way, hidden)


def test_arrows_of_a_large_attack_are_found_quickly() -> None:
    attackers = [creature(f"Bear {n}", attacking="Opp", power=n) for n in range(80)]
    position = state(attackers, [creature(f"Wall {n}", blocking=[f"Bear {n}"]) for n in range(80)])
    began = time.process_time()
    draw(position)
    assert time.process_time() - began < 6
