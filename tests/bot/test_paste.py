"""The paste text: what people write for a board, and the same board written back."""

from __future__ import annotations

import re

import pytest

from bot.board_text.paste import read
from bot.board_text.where_cards_belong import zone_called
from bot.board_text.writing import write
from bot.boards.moves import empty
from bot.card_names import Names
from bot.errors import BadValue, NoSuch, describe
from bot.players_meant import players_meant
from bot.words import Words
from cards import CardDatabase
from cards.errors import UnknownCard
from tests.bot.test_pasted_permanents import NamesWith


def test_a_line_for_each_player(names: Names) -> None:
    pasted = read("You: 2 Grizzly Bears, Humility\nOpp: Serra Angel", names)
    assert pasted.problems == []
    assert pasted.sides == {
        "You": {"battlefield": [{"card": "Grizzly Bears", "count": 2}, "Humility"]},
        "Opp": {"battlefield": ["Serra Angel"]},
    }


def test_a_zone_may_follow_the_player_at_once(names: Names) -> None:
    pasted = read("Ana: hand: Shock, Murder\nBob: commander: Serra Angel", names)
    assert pasted.problems == []
    assert pasted.sides == {"Ana": {"hand": ["Shock", "Murder"]}, "Bob": {"commander": ["Serra Angel"]}}


@pytest.mark.parametrize(
    "head",
    ["Ana life 20 commander: Serra Angel", "Ana (20) commander: Serra Angel", "Ana vie 20 commandant: Serra Angel"],
)
def test_life_may_stand_between_a_player_and_the_commander(names: Names, head: str) -> None:
    pasted = read(f"{head}\nBob: Grizzly Bears", names)
    assert pasted.problems == []
    assert pasted.sides["Ana"] == {"life": 20, "commander": ["Serra Angel"]}


@pytest.mark.parametrize("text", ["me: Serra Angel; opp 20", "me: Serra Angel\nopp 20: Grizzly Bears"])
def test_a_number_that_no_player_has_is_life(names: Names, text: str) -> None:
    pasted = read(text, names)
    assert pasted.problems == []
    assert pasted.sides["Opp"]["life"] == 20
    assert read("You life 12: Grizzly Bears; You hand: Shock", names).sides.keys() == {"You"}
    several = read("me: Serra Angel\nOpp 1: Grizzly Bears\nOpp 2: Shivan Dragon", names)
    assert [*several.sides][1:] == ["Opp 1", "Opp 2"]


def test_zones_and_lines_that_go_on(names: Names) -> None:
    pasted = read("You hand: Lightning Bolt\nShock\nOpp graveyard: Murder\nlibrary: 3 Forest", names)
    assert pasted.sides == {
        "You": {"hand": ["Lightning Bolt", "Shock"]},
        "Opp": {"graveyard": ["Murder"], "library": [{"card": "Forest", "count": 3}]},
    }


def test_what_a_player_is_and_has_and_whether_it_is_night(names: Names) -> None:
    text = "You: monarch, the city's blessing, speed 3, Grizzly Bears\nOpp: l’initiative\nIl fait nuit"
    pasted = read(text, names)
    assert pasted.problems == []
    assert pasted.day == "night"
    you = {"designations": ["monarch", "city's blessing"], "speed": 3, "battlefield": ["Grizzly Bears"]}
    assert pasted.sides == {"You": you, "Opp": {"designations": ["initiative"]}}
    written = write({"players": pasted.sides, "options": {"day": "night"}})
    again = read(written, names)
    assert (again.sides["You"], again.day) == (you, "night")


def test_commanders_head_a_line_or_stand_in_one(names: Names) -> None:
    pasted = read("You: 2 Forest, commander Serra Angel (cast 2 times)\nOpp commander: Shivan Dragon", names)
    assert pasted.problems == []
    assert pasted.sides["You"]["commander"] == [{"card": "Serra Angel", "cast": 2}]
    assert pasted.sides["Opp"] == {"commander": ["Shivan Dragon"]}
    assert read(write({"players": pasted.sides}), names).sides["You"]["commander"] == pasted.sides["You"]["commander"]


def test_life_counters_and_mana_of_a_player(names: Names) -> None:
    assert read("You: life 17, 2 poison, mana UUR2, tapped Forest, Swamp tapped", names).sides["You"] == {
        "life": 17,
        "counters": {"poison": 2},
        "mana": "UUR2",
        "battlefield": [{"card": "Forest", "tapped": True}, {"card": "Swamp", "tapped": True}],
    }


def test_a_problem_for_each_bad_line_and_the_good_ones_kept(names: Names) -> None:
    pasted = read("You: Grizly Bears\nOpp: Shock, Mountain (sideways)\nOpp: Island", names)
    assert [problem.line for problem in pasted.problems] == [1, 2]
    assert isinstance(pasted.problems[0].error, UnknownCard)
    assert isinstance(pasted.problems[1].error, BadValue)
    sentence, _ = describe(pasted.problems[0].error, Words.of("en"))
    assert sentence == "There is no card named “Grizly Bears”. Did you mean Grizzly Bears?"
    assert pasted.sides["Opp"] == {"battlefield": ["Island"]}, "a bad line gives nothing at all"


def test_players_of_a_board_are_known_by_any_clear_word(names: Names) -> None:
    assert players_meant("me", ["Alice", "Bob"], ["Alice"]) == ("Alice",)
    assert players_meant("opp", ["Alice", "Bob"], ["Alice"]) == ("Bob",)
    assert players_meant("bo", ["Alice", "Bob"], ["Alice"]) == ("Bob",)
    assert players_meant("c", ["Alice", "Bob"], ["Alice"]) == ()
    problems = read("Carol: Shock", names, ["Alice", "Bob"]).problems
    assert isinstance(problems[0].error, NoSuch)


def test_french_words_and_names_of_zones(names: Names) -> None:
    assert zone_called("cimetière") == "graveyard"
    assert zone_called("Champ de bataille") == "battlefield"
    assert read("Moi: Forest\nAdversaire main: Shock", names, ["Zoé", "Luc"]).sides == {
        "Zoé": {"battlefield": ["Forest"]},
        "Luc": {"hand": ["Shock"]},
    }


def test_what_is_written_reads_back_the_same(names: Names) -> None:
    text = (
        "You: life 12, poison 1, mana UUR2, 2 Grizzly Bears (tapped, 2 +1/+1), Pacifism (on Grizzly Bears#1)\n"
        "You hand: Lightning Bolt, Fire // Ice\n"
        "You library: 3 Forest\n"
        "Opp: life 20, Invasion of Zendikar (as siege, 3 defense, damage 1, protector You),"
        " Awakened Skyclave, 1/1 white Soldier creature token with flying\n"
    )
    first = read(text, names)
    assert first.problems == []
    scenario = empty(("You", "Opp"))
    for player, side in first.sides.items():
        scenario["players"][player] |= side
    again = read(write(scenario), names)
    assert again.problems == []
    assert again.sides == first.sides


def test_zones_and_players_within_a_line(names: Names) -> None:
    text = "You: Grizzly Bears, 2 Forest; hand: Shock, Murder, graveyard: Island; Opp: 5 life, Serra Angel; Bob: Swamp"
    pasted = read(text.replace("; Bob: Swamp", ""), names)
    assert pasted.problems == []
    assert pasted.sides == {
        "You": {
            "battlefield": ["Grizzly Bears", {"card": "Forest", "count": 2}],
            "hand": ["Shock", "Murder"],
            "graveyard": ["Island"],
        },
        "Opp": {"life": 5, "battlefield": ["Serra Angel"]},
    }


def test_instants_and_sorceries_go_to_the_hand_and_it_is_said(names: Names) -> None:
    pasted = read("You: Forest, 2 Lightning Bolt, Invasion of Zendikar", names)
    assert pasted.sides["You"] == {
        "battlefield": ["Forest", "Invasion of Zendikar"],
        "hand": [{"card": "Lightning Bolt", "count": 2}],
    }
    assert pasted.moved == [("You", "Lightning Bolt")]


def test_every_bad_item_of_a_line_is_named(names: Names) -> None:
    pasted = read("You: Grizly Bears, Forest, Mountain (sideways), Gizmo 7", names)
    assert [problem.line for problem in pasted.problems] == [1, 1, 1]
    assert pasted.sides["You"] == {}


def test_damage_that_a_commander_has_dealt(names: Names) -> None:
    pasted = read("You: commander Serra Angel (cast 2, 10 damage to Opp)\nOpp: Forest", names)
    assert pasted.sides["You"]["commander"] == [{"card": "Serra Angel", "cast": 2, "damage": {"Opp": 10}}]
    assert read(write({"players": pasted.sides}), names).sides == pasted.sides


def test_opp_is_the_opponent_of_who_has_the_first_side_where_the_asker_has_none(names: Names) -> None:
    text = "Alice: Forest; Opp: Serra Angel; Opp hand: Shock"
    sides = read(text, names, selves=("Player",)).sides
    assert {name: side.get("battlefield") for name, side in sides.items() if side} == {
        "Alice": ["Forest"],
        "Opp": ["Serra Angel"],
    }
    assert set(read("Alice: Forest; me: Shock; Opp: Serra Angel", names, selves=("Player",)).sides) == {
        "Alice",
        "Player",
    }


def test_lists_with_bullets_and_whose_the_board_is(names: Names) -> None:
    pasted = read(
        "My board:\n- 4x Forest\n* Pacifism on Serra Angel\nOpponents board:\n• Serra Angel\nopp life 7", names
    )
    assert pasted.problems == []
    assert pasted.sides == {
        "You": {
            "battlefield": [{"card": "Forest", "count": 4}, {"card": "Pacifism", "attached_to": "Serra Angel"}],
        },
        "Opponents": {"battlefield": ["Serra Angel"], "life": 7},
    }


def test_a_board_in_french_within_a_line(names: Names) -> None:
    text = "Moi: 5/5 piétinement et vol; Adv: 5 pv, Serra Angel engagé; Adv main: Shock; c'est le tour de Adv"
    pasted = read(text, names)
    assert pasted.problems == []
    assert pasted.active == "Adv"
    token = {"name": "5/5 trample flying", "types": ["Creature"], "power": 5, "toughness": 5, "text": "Trample, flying"}
    assert pasted.sides == {
        "You": {"battlefield": [{"token": token}]},
        "Adv": {"life": 5, "battlefield": [{"card": "Serra Angel", "tapped": True}], "hand": ["Shock"]},
    }


def test_a_card_is_said_to_be_in_a_zone(names: Names) -> None:
    pasted = read("You: Grizzly Bears, Murder in hand; Opp: Serra Angel in the graveyard, Shock (in hand)", names)
    assert pasted.problems == []
    assert pasted.sides == {
        "You": {"battlefield": ["Grizzly Bears"], "hand": ["Murder"]},
        "Opp": {"graveyard": ["Serra Angel"], "hand": ["Shock"]},
    }
    french = read("You: Shock en main, Murder au cimetière", names)
    assert french.sides["You"] == {"hand": ["Shock"], "graveyard": ["Murder"]}


def test_two_sides_facing_each_other_in_one_line(names: Names) -> None:
    for text in ("5/5 trample vs 2/2 deathtouch", "5/5 piét. contre 2/2 CM", "5/5 tramples vs. a 2/2 DT"):
        pasted = read(text, names)
        assert pasted.problems == []
        assert {player: str(side["battlefield"][0]["token"]["text"]) for player, side in pasted.sides.items()} == {
            "You": "Trample",
            "Opp": "Deathtouch",
        }, text
    assert read("Bears: a vs b", names).problems, "a line with a head of its own is read as ever"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_board_is_written_in_the_reader_s_words_and_read_again(cards: CardDatabase, language: str) -> None:
    names = Names(cards, language)
    text = """You: life 4, monarch, 5/5 trample, Grizzly Bears (tapped, 2 +1/+1), a Treasure
    You: Pacifism (on Grizzly Bears)
    You hand: Shock, 2 unknown cards
    You library: none
    Opp: Serra Angel (sick, damage 2), 2/2, Invasion of Zendikar (protector You)
    It is night
    It is Opp's turn, upkeep"""
    pasted = read(text, names)
    assert pasted.problems == []
    scenario = {
        "players": pasted.sides,
        "options": {"day": pasted.day},
        "turn": {"active": pasted.active, "step": pasted.step},
    }
    written = write(scenario, Words.of(language))
    again = read(written, names)
    assert again.problems == [], written
    assert (again.sides, again.day, again.active, again.step) == (pasted.sides, "night", "Opp", "upkeep"), written
    if language == "fr":
        assert not re.search(r"\b(?:life|hand|tapped|token|trample|turn|damage|on)\b", written), written


def test_what_goes_without_saying_and_what_stands_in_quotation_marks(names: Names) -> None:
    side = read('You: untapped Forest, summoning sick Serra Angel, 2/2 with "When this dies, draw a card."', names)
    assert side.problems == []
    forest, angel, token = side.sides["You"]["battlefield"]
    assert (forest, angel) == ("Forest", {"card": "Serra Angel", "sick": True})
    assert token["token"]["text"] == "When this dies, draw a card."


def test_words_with_accents_are_read_with_and_without_them(names: Names) -> None:
    for text in (
        "Moi: Grizzly Bears, Pacifism (attaché à Grizzly Bears); Adv: Invasion of Zendikar (protégé par moi)",
        "Moi: Grizzly Bears, Pacifism (attache a Grizzly Bears); Adv: Invasion of Zendikar (protege par moi)",
    ):
        pasted = read(text, names)
        assert pasted.problems == [], text
        assert pasted.sides["You"]["battlefield"][1]["attached_to"] == "Grizzly Bears"
        assert pasted.sides["Adv"]["battlefield"][0]["protector"] == "You"


@pytest.mark.parametrize(
    "text", ["Opp (7): Forest", "Opp at 7 life\nOpp: Forest", "Opp at 7: Forest", "Opp @ 7: Forest"]
)
def test_a_life_total_stands_with_the_player(names: Names, text: str) -> None:
    pasted = read(f"You: Island\n{text}", names)
    assert not pasted.problems
    assert pasted.sides["Opp"] == {"life": 7, "battlefield": ["Forest"]}


def test_a_life_total_may_stand_behind_a_semicolon(names: Names) -> None:
    pasted = read("You: Island; Opp at 3 life; Opp: Forest", names)
    assert not pasted.problems
    assert pasted.sides["Opp"] == {"life": 3, "battlefield": ["Forest"]}


def test_life_totals_may_stand_one_behind_the_other(names: Names) -> None:
    pasted = read("You at 3 life, Opp at 2 life; You hand: Shock", names)
    assert not pasted.problems
    assert pasted.sides == {"You": {"life": 3, "hand": ["Shock"]}, "Opp": {"life": 2}}


@pytest.mark.parametrize(
    "others", [("Opp 1", "Opp 2"), ("Opponent1", "Opponent2"), ("Opp A", "Opp B"), ("Player 2", "Player 3")]
)
def test_several_players_may_be_numbered_within_a_line(names: Names, others: tuple[str, str]) -> None:
    pasted = read(f"You: Island; {others[0]}: Forest; {others[1]} hand: Shock", names)
    assert not pasted.problems
    assert pasted.sides == {
        "You": {"battlefield": ["Island"]},
        others[0]: {"battlefield": ["Forest"]},
        others[1]: {"hand": ["Shock"]},
    }


def test_whose_turn_it_is_may_stand_behind_a_colon(names: Names) -> None:
    pasted = read("You: Island\nOpp: Forest\nTurn: Opp", names)
    assert (pasted.active, sorted(pasted.sides)) == ("Opp", ["Opp", "You"])


def test_commander_damage_is_said_of_who_was_dealt_it(names: Names) -> None:
    pasted = read("You commander: Serra Angel\nOpp: 10 commander damage from Serra Angel, Forest", names)
    assert not pasted.problems
    assert pasted.sides["You"]["commander"] == [{"card": "Serra Angel", "damage": {"Opp": 10}}]
    assert pasted.sides["Opp"] == {"battlefield": ["Forest"]}
    french = read("Toi commandant: Serra Angel\nAdv: 10 blessures de commandant de Serra Angel", names)
    assert [one["damage"] for one in french.sides["You"]["commander"]] == [{"Adv": 10}]


def test_what_is_no_commander_has_dealt_no_commander_damage(names: Names) -> None:
    pasted = read("You: Serra Angel\nOpp: 10 commander damage from Serra Angel", names)
    assert [(one.line, type(one.error)) for one in pasted.problems] == [(2, NoSuch)]


def test_what_cannot_be_a_commander_is_on_the_battlefield(names: Names) -> None:
    pasted = read("You: commander: Serra Angel, 4 Mountain; Opp commander: Glorious Anthem, 2 Grizzly Bears", names)
    assert pasted.sides["You"]["battlefield"] == [{"card": "Mountain", "count": 4}]
    assert pasted.sides["You"]["commander"] == ["Serra Angel"]
    assert pasted.sides["Opp"] == {"battlefield": ["Glorious Anthem", {"card": "Grizzly Bears", "count": 2}]}
    assert pasted.no_commanders == [("You", "Mountain"), ("Opp", "Glorious Anthem"), ("Opp", "Grizzly Bears")]


def test_a_commander_that_deals_damage_may_have_a_comma_in_its_name(names: Names) -> None:
    pasted = read(
        "Opp: 4 commander damage from Krenko, Mob Boss, Forest", NamesWith(names, "Krenko, Mob Boss"), ["Opp"]
    )
    assert [one.text for one in pasted.problems] == ["Krenko, Mob Boss"], "all of it, which is no card here"
    assert pasted.sides["Opp"] == {"battlefield": ["Forest"]}


@pytest.mark.parametrize("head", ["graveyard of Opp", "graveyard Opp", "cimetière d'Opp", "Opp graveyard"])
def test_the_zone_may_stand_before_the_player(names: Names, head: str) -> None:
    assert read(f"You: Forest\n{head}: Murder", names).sides["Opp"] == {"graveyard": ["Murder"]}


@pytest.mark.parametrize(
    "text",
    [
        "Me: hand Lightning Bolt, battlefield Mountain (tapped); Opp: battlefield 2 Serra Angel",
        "Me: battlefield Mountain (tapped); hand Lightning Bolt; Opp: 2 Serra Angel",
        "Me: main Lightning Bolt, champ de bataille Mountain (tapped); Opp: 2 Serra Angel",
    ],
)
def test_a_zone_may_stand_before_its_cards_without_a_colon(names: Names, text: str) -> None:
    sides = read(text, names).sides
    assert sides == {
        "You": {"hand": ["Lightning Bolt"], "battlefield": [{"card": "Mountain", "tapped": True}]},
        "Opp": {"battlefield": [{"card": "Serra Angel", "count": 2}]},
    }


@pytest.mark.parametrize("said", ["storm count 4", "storm: 4", "4 spells cast this turn", "4 sorts lancés ce tour-ci"])
def test_how_many_spells_have_been_cast_is_said_of_a_player(names: Names, said: str) -> None:
    assert read(f"You: Forest; hand: Shock; {said}; Opp: Mountain", names).history == {"You": {"spells_cast": 4}}
    pasted = read(f"You: Forest; Opp: Mountain, {said}", names)
    assert pasted.history == {"Opp": {"spells_cast": 4}}
    written = write({"players": pasted.sides, "history": pasted.history})
    assert read(written, names).history == pasted.history


def test_mana_may_stand_behind_a_colon(names: Names) -> None:
    sides = read("You mana: UU2; Opp mana: 4; Opp hand: Shock", names).sides
    assert sides["You"]["mana"] == "UU2"
    assert sides["Opp"]["mana"] == "****", "a number alone is so much mana of any type"
    assert "mana 4" in write({"players": sides})


@pytest.mark.parametrize(
    ("head", "side"),
    [
        ("You life 2, 8 poison: Humility", {"life": 2, "counters": {"poison": 8}, "battlefield": ["Humility"]}),
        ("You 2 life and 8 poison: Humility", {"life": 2, "counters": {"poison": 8}, "battlefield": ["Humility"]}),
        ("You life 15 graveyard: Shock", {"life": 15, "graveyard": ["Shock"]}),
        ("Moi 3 PV cimetière : Shock", {"life": 3, "graveyard": ["Shock"]}),
    ],
)
def test_what_is_said_of_a_player_may_stand_in_a_row_behind_the_name(
    head: str, side: dict[str, object], names: Names
) -> None:
    pasted = read(f"{head}\nOpp: Serra Angel", names)
    assert pasted.problems == []
    assert next(iter(pasted.sides.values())) == side


@pytest.mark.parametrize(
    "item",
    [
        *("library (20)", "library 20", "20-card library", "20 card library", "library of 20 cards"),
        *("20 cards in library", "bibliothèque de 20 cartes", "20 cartes en bibliothèque"),
    ],
)
def test_how_many_cards_a_library_has_may_be_an_item(names: Names, item: str) -> None:
    pasted = read(f"You: Forest, {item}; library: Shock", names)
    assert pasted.sides["You"] == {"battlefield": ["Forest"], "library": ["Shock", {"unknown": 19}]}
    assert pasted.whole_libraries == {"You"}
    hand = read(f"You: Forest, {item.replace('20', '3')}, hand (2), Shock", names)
    assert hand.sides["You"]["library"] == [{"unknown": 3}]


@pytest.mark.parametrize("item", ["empty library", "library empty", "library (0)", "bibliothèque vide"])
def test_a_library_may_be_empty(names: Names, item: str) -> None:
    pasted = read(f"You: Forest, {item}", names)
    assert (pasted.sides["You"]["library"], pasted.whole_libraries) == ([], {"You"})
    assert read("You: 2 cards in library; library: Shock, Shock, Shock", names).problems
