"""The board picture: drawn, legible, deterministic, and told in words for those who do not see it."""

from __future__ import annotations

import io
import re
from typing import Any

import pytest
from PIL import Image

from bot.desk import Desk, Place
from bot.render.alt import alt_text, described
from bot.render.layout import MARGIN, SHIFT, WIDE, lay_out
from bot.render.pen import Pen, width
from bot.render.picture import _print_lines, aimed_at, draw
from bot.render.table import TRIGGERS, Pending, Table, on_stack, read
from bot.words import Words
from engine import Position
from engine.abilities.conditions.designations import Designation
from engine.mechanics.monarch_initiative_citys_blessing.words import Title
from tests.bot.replies import good


def creature(name: str, **more: Any) -> dict[str, Any]:
    plain = {"id": name, "card": name, "types": ["Creature"], "colors": ["G"], "power": 2, "toughness": 2}
    return plain | more


def state(
    mine: list[dict[str, Any]], theirs: list[dict[str, Any]], you: dict[str, Any] | None = None, **more: Any
) -> Position:
    board = {
        "players": {
            "You": {"life": 20, "battlefield": mine} | (you or {}),
            "Opp": {"life": 17, "battlefield": theirs},
        },
        "turn": {"number": 1, "active": "You", "step": "declare blockers"},
        "stack": [],
    }
    return Position.of(board | more)


SIEGE = {"id": "siege", "card": "Invasion", "types": ["Battle"], "defense": 3, "counters": {"defense": 3}}
COMBAT = state(
    [
        creature("Bears", attacking="siege", tapped=True),
        creature("Wolf", attacking="Opp", damage=1),
        SIEGE | {"protector": "Opp"},
        creature("Aura", types=["Enchantment"], attached_to="Bears", power=None),
    ],
    [creature("Wall", blocking=["Bears"]), *(creature(f"Forest#{n}", card="Forest", types=["Land"]) for n in range(9))],
    stack=[{"name": "Shock", "controller": "You", "targets": ["siege"]}],
)


def test_the_picture_is_a_png_of_a_phones_width_and_always_the_same() -> None:
    picture = draw(COMBAT)
    image = Image.open(io.BytesIO(picture))
    assert (image.format, image.width) == ("PNG", WIDE)
    assert picture == draw(COMBAT)
    assert len(picture) < 400_000


def test_what_was_before_stands_above_what_is_now_as_long_as_both_are_legible() -> None:
    before = state([creature("Bears")], [creature("Wall")])
    one, both = (Image.open(io.BytesIO(draw(COMBAT, before=one))) for one in (None, before))
    assert both.width == one.width == WIDE
    assert both.height > one.height * 1.5
    assert draw(COMBAT, before=COMBAT) == draw(COMBAT), "nothing has changed"
    crowded = state([creature(f"Bears{n}") for n in range(90)], [])
    assert draw(crowded, before=COMBAT) == draw(crowded)


def test_alike_permanents_are_one_tile_with_a_count_but_not_where_one_of_them_is_blocked() -> None:
    table = read(COMBAT)
    assert [(p.name, p.count) for p in table.sides[1].permanents] == [("Wall", 1), ("Forest", 9)]
    attackers = [creature(f"Bear#{n}", card="Bear", attacking="Opp") for n in (1, 2)]
    assert [p.count for p in read(state(attackers, [])).sides[0].permanents] == [2]
    blocker = creature("Wall", blocking=["Bear#2"])
    assert [p.count for p in read(state(attackers, [blocker])).sides[0].permanents] == [1, 1]


def test_keywords_and_counters_are_told_in_french() -> None:
    rats = creature("Rats", keywords=["deathtouch", "prowess"], counters={"time": 2})
    assert "2 temps" in alt_text(state([rats], []), "fr")
    printed = [text for _, text, _ in _print_lines(read(state([rats], [])).sides[0].permanents[0], Words.of("fr"))]
    assert printed[-2:] == ["contact mortel, prouesse", "2 temps"]


def test_attachments_are_drawn_with_their_host_on_either_side() -> None:
    table = read(state([creature("Bears")], [creature("Pacifism", types=["Enchantment"], attached_to="Bears")]))
    assert [p.name for p in table.sides[0].attached["Bears"]] == ["Pacifism"]
    assert table.sides[1].permanents == ()


def test_tapped_tiles_lie_on_their_side() -> None:
    layout = lay_out(read(state([creature("A", tapped=True), creature("B")], [])))
    boxes = {tile.permanent.name: tile.box for half in layout.halves for tile in half.tiles}
    assert boxes["A"][2] - boxes["A"][0] > boxes["A"][3] - boxes["A"][1]
    assert boxes["B"][2] - boxes["B"][0] < boxes["B"][3] - boxes["B"][1]


@pytest.mark.parametrize("count", [1, 7, 16, 60])
def test_tiles_stay_inside_and_apart(count: int) -> None:
    mine = [creature(f"Creature {n}", tapped=n % 3 == 0) for n in range(count)]
    layout = lay_out(read(state(mine, mine[:2])))
    tiles = [tile.box for half in layout.halves for tile in half.tiles]
    assert len(tiles) == count + min(2, count)
    for box in tiles:
        assert box[0] >= MARGIN
        assert box[2] <= WIDE - MARGIN
        assert box[3] <= layout.high
    for i, a in enumerate(tiles):
        for b in tiles[i + 1 :]:
            assert a[2] <= b[0] + 1 or b[2] <= a[0] + 1 or a[3] <= b[1] + 1 or b[3] <= a[1] + 1


def _four(battlefield: dict[str, list[dict[str, Any]]]) -> Position:
    players = {name: {"life": 40, "battlefield": battlefield.get(name, [])} for name in ("Ana", "Bob", "Cleo", "Dan")}
    return Position.of({"players": players, "turn": {"number": 1, "active": "Ana", "step": "declare attackers"}})


def test_four_players_sit_two_by_two_clockwise() -> None:
    layout = lay_out(read(_four({"Bob": [creature(f"B{n}") for n in range(9)], "Dan": [creature("D")]})))
    box = {half.side.name: half.box for half in layout.halves}
    assert box["Ana"][0] == box["Bob"][0] < box["Dan"][0] == box["Cleo"][0]
    assert box["Bob"][1::2] == box["Cleo"][1::2]
    assert box["Ana"][1::2] == box["Dan"][1::2]
    assert box["Bob"][3] < layout.band[1] < box["Ana"][1]
    for half in layout.halves:
        left, top, right, bottom = half.box
        for tile in half.tiles:
            assert left <= tile.box[0] < tile.box[2] <= right
            assert top <= tile.box[1] < tile.box[3] <= bottom


@pytest.mark.parametrize(
    ("players", "rows"), [(2, [1, 1]), (3, [2, 1]), (5, [2, 2, 1]), (6, [2, 2, 2]), (8, [2, 2, 2, 2])]
)
def test_any_number_of_players_has_a_seat(players: int, rows: list[int]) -> None:
    seen = Position.of({"players": {name: {"life": 20} for name in "ABCDEFGH"[:players]}, "turn": {}})
    tops = [half.box[1] for half in lay_out(read(seen)).halves]
    assert [tops.count(top) for top in sorted(set(tops))] == rows


def test_what_fights_and_what_is_attacked_stands_in_the_front_row() -> None:
    walker = creature("Walker", types=["Planeswalker"], loyalty=3)
    crowd = [creature(f"C{n}") for n in range(8)]
    mine, theirs = [*crowd, creature("Last", attacking="Walker")], [*crowd, creature("Wall", blocking=["Last"]), walker]
    low, high = lay_out(read(state(mine, theirs))).halves[::-1]
    top = {tile.permanent.name: tile.box[1] for tile in low.tiles}
    assert top["Last"] == min(top.values())
    bottom = {tile.permanent.name: tile.box[3] for tile in high.tiles}
    assert bottom["Wall"] == bottom["Walker"] == max(bottom.values())


def test_what_is_attacked_or_blocked_is_said_towards_the_middle_of_the_table() -> None:
    low, high = lay_out(read(COMBAT)).halves[::-1]
    wall = next(tile for tile in high.tiles if tile.permanent.name == "Wall")
    wolf = next(tile for tile in low.tiles if tile.permanent.name == "Wolf")
    assert wall.box[3] <= wall.flag < high.box[3]
    assert low.box[1] < wolf.flag < wolf.box[1]


def test_an_ability_on_the_stack_is_told_from_its_card() -> None:
    ability = {"name": "Blood Artist", "kind": "ability", "controller": "You", "targets": ["Opp"]}
    assert "the ability of Blood Artist → Opp" in alt_text(state([], [], stack=[ability]))
    assert "la capacité de Blood Artist → Opp" in alt_text(state([], [], stack=[ability]), "fr")


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Whenever a creature dies, you lose 1 life.", "trigger of Blood Artist"),
        ("When this creature enters, draw a card.", "trigger of Blood Artist"),
        ("At the beginning of your upkeep, draw a card.", "trigger of Blood Artist"),
        ("Landfall — Whenever a land you control enters, draw a card.", "trigger of Blood Artist"),
        ("{T}: Draw a card. Activate only when you have a card.", "the ability of Blood Artist"),
        ("", "the ability of Blood Artist"),
    ],
)
def test_what_has_triggered_is_called_a_trigger_on_the_stack(text: str, name: str) -> None:
    item = Pending("Blood Artist", "You", text=text, ability=True, triggered=TRIGGERS.match(text) is not None)
    assert on_stack(item, Words.of("en")) == name


def test_several_card_types_are_written_as_on_a_type_line(monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[str] = []
    plain = Pen.text

    def text(pen: Pen, x: float, y: float, words: str, *args: Any, **more: Any) -> None:
        written.append(words)
        plain(pen, x, y, words, *args, **more)

    monkeypatch.setattr(Pen, "text", text)
    draw(state([creature("Grove", types=["Creature", "Enchantment"], subtypes=["Aura"])], []))
    assert "Enchantment" in " ".join(written)
    assert "Enchantment Creature" in " ".join(written)
    written.clear()
    draw(state([creature("Grove", types=["Creature", "Enchantment"], subtypes=["Aura"])], [creature("X")]), "fr")
    assert "Créature-enchantement" in " ".join(written)


def test_that_there_is_nothing_stands_below_the_name_of_a_player_beside_another(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    written: dict[str, tuple[float, float]] = {}
    plain = Pen.text

    def text(pen: Pen, x: float, y: float, words: str, *args: Any, **more: Any) -> None:
        written[words] = x, y
        plain(pen, x, y, words, *args, **more)

    monkeypatch.setattr(Pen, "text", text)
    draw(Position.of({"players": {"Ana": {}, "Bob": {"battlefield": [creature("X")]}, "Cid": {}}}))
    assert written["no permanents"][0] > written["Cid"][0]
    assert written["no permanents"][1] > written["Cid"][1] + 40


def test_letters_of_french_and_of_card_names_are_in_the_font() -> None:
    missing = width("\uffff", 30)
    for letter in "éèàçœÉ—’→×−Æû":
        assert width(letter, 30) != missing or letter in "→", letter


def test_odd_boards_are_drawn() -> None:
    for odd in (
        Position.of({"players": {"A": {}, "B": {}}}),
        Position.of(
            {"players": {"A" * 80: {"life": -1000000, "battlefield": ["Forest"]}, "B": {"lost": True}}, "winner": "B"}
        ),
        state([creature("W" * 200, keywords=["flying"] * 20, counters={"a very long kind of counter": 1000})], []),
        state([{"token": {"name": "Soldier"}, "id": "s", "types": ["Creature"], "power": -1, "toughness": 10**6}], []),
        Position.of({"players": {name: {"life": 20} for name in "ABCDEFGH"}, "turn": {}, "stack": ["x"] * 12}),
    ):
        assert draw(odd)
        assert alt_text(odd)


def test_the_picture_in_words() -> None:
    text = alt_text(COMBAT)
    assert text.startswith("Turn 1 · You, declare blockers. Stack, top first: Shock → Invasion. You at 20 life: ")
    assert "Bears 2/2 tapped attacking Invasion + Aura" in text
    assert "Wall 2/2 blocks Bears" in text
    assert "9 Forest" in text
    crowd = alt_text(state([creature(f"Creature {n}") for n in range(200)], []))
    assert len(crowd) <= 1024


def test_every_state_of_the_engine_can_be_drawn(desk: Desk, alice: Place) -> None:
    text = "You: Grizzly Bears, Pacifism (on Grizzly Bears), 3 Forest\nYou hand: Shock\nOpp: Jace Beleren (3 loyalty)"
    assert desk.run(alice, "board paste", text=text).error is None
    assert desk.run(alice, "cast", card="Shock", target="Grizzly Bears").error is None
    shown = desk.run(alice, "board show")
    assert shown.picture is not None
    assert "Stack, top first: Shock → Grizzly Bears." in shown.picture.alt
    assert shown.picture.png()


def test_marks_levels_and_the_night_are_told_in_the_reader_s_language() -> None:
    room = creature("Room", types=["Enchantment"], power=None, designations=["left half unlocked"])
    veiled = creature("Bear", level=2) | {"name": "face-down creature"}
    seen = state([room, veiled], [], {"designations": ["monarch"]}, options={"day": "night"})
    english, french = alt_text(seen), alt_text(seen, "fr")
    assert all(words in english for words in ("night", "You at 20 life, monarch", "left door unlocked", "level 2"))
    assert all(words in french for words in ("nuit", "monarque", "accès gauche déverrouillé", "permanent face cachée"))


def test_how_many_alike_there_are_does_not_hide_their_size(monkeypatch: pytest.MonkeyPatch) -> None:
    pills: list[float] = []
    boxes: list[float] = []
    plain_pill, plain_box = Pen.pill, Pen.box

    def pill(pen: Pen, x: float, y: float, text: str, *args: Any, **more: Any) -> float:
        wide = plain_pill(pen, x, y, text, *args, **more)
        pills.extend([x + wide] if text == "×2" else [])
        return wide

    def box(pen: Pen, where: Any, fill: str, *args: Any, **more: Any) -> None:
        boxes.extend([where[0]] if fill == "#ffffff" else [])
        plain_box(pen, where, fill, *args, **more)

    monkeypatch.setattr(Pen, "pill", pill)
    monkeypatch.setattr(Pen, "box", box)
    draw(state([creature("Soldier#1", card="Soldier"), creature("Soldier#2", card="Soldier")], []))
    assert len(pills) == len(boxes) == 1
    assert pills[0] < boxes[0]


def test_of_two_that_share_a_name_the_copy_is_told() -> None:
    token = creature("Legend#2") | {"card": None, "token": {"name": "Legend"}, "name": "Legend"}
    clone = creature("Legend#3") | {"card": "Clone", "name": "Legend"}
    three = state([creature("Legend#1", card="Legend"), token, clone], [])
    told = [described(three, f"Legend#{n}", Words.of("en")) for n in (1, 2, 3)]
    assert told == ["Legend #1 2/2", "Legend #2 2/2 token", "Legend #3 2/2 copy (Clone)"]
    only = state([token, token | {"id": "Legend#1"}], [])
    assert described(only, "Legend#2", Words.of("fr")) == "Legend #2 2/2", "what are tokens all need not be told apart"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_mark_has_a_word(language: str) -> None:
    words = Words.of(language)
    for mark in [*(one.value for one in Designation), *(one.key for one in Title), "level 2", "speed 2"]:
        assert words.find("mark-" + re.sub("[^a-z]+", "-", mark.rstrip(" 2")), n=2), mark


def test_a_dungeon_is_shown_with_the_room_its_player_is_in() -> None:
    seen = state([], [], {"command": [{"card": "Deep Cave", "room": "Cave Entrance"}]})
    assert read(seen).sides[0].command == ("Deep Cave: Cave Entrance",)


def test_a_board_in_french_words_has_its_spaces_before_colons_and_semicolons(desk: Desk) -> None:
    anne = Place("channel", "1", "fr", "Anne")
    good(desk.run(anne, "board paste", text="Moi: Grizzly Bears, Giant Spider\nOpp: Llanowar Elves"))
    position = desk.games.at(desk.boards.at("channel"), "fr").position
    said = alt_text(position, "fr").replace("\u00a0", " ").replace("\u202f", " ")
    assert "Anne à 20 points de vie : Grizzly Bears 2/2 ; Giant Spider 2/4." in said
    assert not re.search(r"\w[:;]", said)


def test_what_a_spell_targets_is_told_from_others_of_its_name() -> None:
    bears = [creature("Bear#1", card="Bear"), creature("Bear#2", card="Bear"), creature("Bear#3", card="Bear")]
    seen = read(state(bears, [], stack=[{"name": "Shock", "controller": "Opp", "targets": ["Bear#2"]}]))
    assert [(one.label, one.count) for one in seen.sides[0].permanents] == [("Bear", 2), ("Bear #2", 1)]
    assert seen.name_of("Bear#2") == "Bear #2"


def test_a_long_name_that_is_blocked_has_the_room_of_the_word(monkeypatch: pytest.MonkeyPatch) -> None:
    pills: list[str] = []
    plain = Pen.pill

    def pill(pen: Pen, x: float, y: float, text: str, *args: Any, **more: Any) -> float:
        pills.append(text)
        return plain(pen, x, y, text, *args, **more)

    monkeypatch.setattr(Pen, "pill", pill)
    for name, said in (("Bear", "bloque Bear"), ("Colossal Dreadmaw", "→ Colossal Dreadmaw")):
        pills.clear()
        draw(state([creature(name, attacking="Opp")], [creature("Wall", blocking=[name])]), "fr")
        assert said in pills


def test_subtypes_are_joined_as_on_a_french_card() -> None:
    elf = creature("Llanowar", subtypes=["Elf", "Druid"])
    for locale, said in (("en", "Elf Druid"), ("fr", "Elfe et druide")):
        permanent = read(state([elf], [])).sides[0].permanents[0]
        assert said in [text for _, text, _ in _print_lines(permanent, Words.of(locale))]


def test_what_is_aimed_at_bears_the_number_of_what_is_aimed_at_it() -> None:
    spells = [
        {"name": "Shock", "reference": "Shock.2", "controller": "A", "targets": ["B"]},
        {"name": "Cancel", "reference": "Cancel", "controller": "B", "targets": ["Shock.2"]},
        {"name": "Bolt", "reference": "Bolt", "controller": "A", "targets": ["Bear", "B"]},
    ]
    table = Table(
        read(state([creature("Bear")], [])).sides,
        tuple(Pending(one["name"], one["controller"], tuple(one["targets"])) for one in spells),
        {one["reference"]: one["name"] for one in spells},
    )
    assert aimed_at(table) == {"B": "1, 3", "Shock.2": "2", "Bear": "3"}
    assert table.name_of("Shock.2") == "Shock"


def test_the_turn_stands_above_the_players() -> None:
    layout = lay_out(read(state([creature("Bear")], [])))
    assert layout.title[3] <= min(half.box[1] for half in layout.halves)


def test_cards_alike_that_are_tapped_stay_within_their_cell() -> None:
    side = read(state([creature("Bear", tapped=True) for _ in range(4)], []))
    (tile,) = (tile for half in lay_out(side).halves for tile in half.tiles)
    (one,) = (tile for half in lay_out(read(state([creature("Bear", tapped=True)], []))).halves for tile in half.tiles)
    assert tile.permanent.count == 4
    assert tile.box[2] + 2 * SHIFT == one.box[2]
