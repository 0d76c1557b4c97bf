"""What a pasted text says of one permanent or card: how many, its state and counters, what is on it, and its name."""

from __future__ import annotations

import pytest

from bot.board_text.named_here import called, known
from bot.board_text.paste import read
from bot.board_text.said_of_a_card import read_counters
from bot.board_text.writing import write
from bot.boards.moves import empty
from bot.card_names import Names
from bot.errors import describe
from bot.words import Words
from cards import Card, fold
from cards.model import Face
from tests.helpers import cr
from tests.shelf import shelf


class NamesWith(Names):
    """The names of the starter set, and one more."""

    def __init__(self, names: Names, more: str) -> None:
        self._names = names
        self._more = more
        self.language = names.language

    def exact(self, text: str) -> Card | None:
        return self._names.exact("Grizzly Bears" if text == self._more else text)

    def card(self, text: str) -> Card:
        return self._names.card("Grizzly Bears" if text == self._more else text)

    def texts_with(self, words: str) -> list[str]:
        return self._names.texts_with(words)


class OfTheShelf(Names):
    """The names of the starter set, and of the cards of the shelf."""

    def __init__(self, names: Names) -> None:
        self._names = names
        self.language = names.language

    def exact(self, text: str) -> Card | None:
        return shelf().get(fold(text)) or self._names.exact(text)

    def card(self, text: str) -> Card:
        return self.exact(text) or self._names.card(text)

    def sure(self, text: str) -> Card | None:
        return self.exact(text) or self._names.sure(text)

    def texts_with(self, words: str) -> list[str]:
        return self._names.texts_with(words)


def test_everything_that_can_be_said_of_a_permanent(names: Names) -> None:
    text = "Opp: Invasion of Zendikar (as siege, 3 defense, protector You, tapped, sick, damage 1, creature type=Elf)"
    (entry,) = read(text, names).sides["Opp"]["battlefield"]
    assert entry == {
        "card": "Invasion of Zendikar",
        "id": "siege",
        "counters": {"defense": 3},
        "protector": "You",
        "tapped": True,
        "sick": True,
        "damage": 1,
        "chosen": {"creature type": "Elf"},
    }


def test_levels_and_marks_of_a_permanent(names: Names) -> None:
    text = "You: Grizzly Bears (level 2, solved), Serra Angel (unlocked), Shivan Dragon (flipped, prepared)"
    sides = read(text, names).sides
    assert sides["You"]["battlefield"] == [
        {"card": "Grizzly Bears", "level": 2, "designations": ["solved"]},
        {"card": "Serra Angel", "designations": ["left half unlocked", "right half unlocked"]},
        {"card": "Shivan Dragon", "flipped": True, "designations": ["prepared"]},
    ]
    written = write({"players": {"You": {"life": 20, **sides["You"]}}})
    assert read(written, names).sides["You"]["battlefield"] == sides["You"]["battlefield"]


def test_a_back_face_is_placed_by_its_name(names: Names) -> None:
    entry = {"card": "Invasion of Zendikar", "face": "back"}
    assert read("You: Awakened Skyclave", names).sides["You"]["battlefield"] == [entry]
    assert read("You: Invasion of Zendikar (back)", names).sides["You"]["battlefield"] == [entry]


def test_names_with_slashes_and_apostrophes(names: Names) -> None:
    text = "You: Fire // Ice, Ajani’s Pridemate, Smuggler's Copter (tapped); Jace Beleren (5 loyalty)"
    side = read(text, names).sides["You"]
    assert side["hand"] == ["Fire // Ice"]
    assert side["battlefield"] == [
        "Ajani's Pridemate",
        {"card": "Smuggler's Copter", "tapped": True},
        {"card": "Jace Beleren", "counters": {"loyalty": 5}},
    ]


@pytest.mark.parametrize(
    ("text", "counters"),
    [("2 +1/+1", {"+1/+1": 2}), ("defense 3", {"defense": 3}), ("+1/+1, 2 stun counters", {"+1/+1": 1, "stun": 2})],
)
def test_counters(text: str, counters: dict[str, int]) -> None:
    assert read_counters(text) == counters


@cr("306.5c", "310.4c", cited=False)
def test_a_bare_number_is_the_loyalty_of_a_planeswalker_or_the_defense_of_a_battle(names: Names) -> None:
    side = read("You: Jace Beleren (2), Invasion of Gobakhan (1, protector Opp)", names).sides["You"]
    assert [one["counters"] for one in side["battlefield"]] == [{"loyalty": 2}, {"defense": 1}]
    assert read("You: Grizzly Bears (2)", names).problems, "of a creature it may be anything"
    assert read("You: Jace Beleren at 2", names).sides["You"]["battlefield"][0]["counters"] == {"loyalty": 2}
    side = read("You: Forest, Elspeth, Knight-Errant at 7, Grizzly Bears", OfTheShelf(names)).sides["You"]
    assert side["battlefield"][1] == {"card": "Elspeth, Knight-Errant", "counters": {"loyalty": 7}}


def test_life_may_stand_behind_a_permanent(names: Names) -> None:
    side = read("You: Grizzly Bears at 15 life; Opp: Giant Spider at 3", names).sides
    assert side["You"] == {"battlefield": ["Grizzly Bears"], "life": 15}
    assert side["Opp"] == {"battlefield": ["Giant Spider"], "life": 3}


def test_what_kind_of_permanent_it_is_may_stand_in_front(names: Names) -> None:
    side = read("You: planeswalker Jace Beleren (2), creature Grizzly Bears", names).sides["You"]
    assert side["battlefield"] == [{"card": "Jace Beleren", "counters": {"loyalty": 2}}, "Grizzly Bears"]


def test_tokens_by_their_size_may_attack(names: Names) -> None:
    (tokens,) = read("You: Forest; Opp: 3 6/6 attacking", names).sides["Opp"]["battlefield"]
    assert (tokens["count"], tokens["token"]["power"]) == (3, 6)
    assert "attacking" in tokens


def test_what_something_is_on_may_be_another_players_and_not_listed(names: Names) -> None:
    read_one = read("You: Pacifism on Opp's Serra Angel; Opp: Forest", names)
    assert read_one.sides["Opp"]["battlefield"] == ["Forest", "Serra Angel"]
    assert read_one.hosts == [("Opp", "Serra Angel")]


@pytest.mark.parametrize("zone", ["lib", "top of library", "biblio"])
def test_zones_are_shortened(names: Names, zone: str) -> None:
    assert "library" in read(f"You: Forest; You {zone}: Island", names).sides["You"]
    assert "graveyard" in read("You: Forest; You cim: Island", names).sides["You"]


def test_face_down_permanents_are_pasted_and_written(names: Names) -> None:
    pasted = read("You: Grizzly Bears (face down), Serra Angel (manifested face down)", names)
    assert pasted.sides["You"]["battlefield"] == [
        {"card": "Grizzly Bears", "face_down": True},
        {"card": "Serra Angel", "face_down": "manifested"},
    ]
    board = empty(["You"])
    board["players"]["You"]["battlefield"] = pasted.sides["You"]["battlefield"]
    assert "Grizzly Bears (face down), Serra Angel (manifested face down)" in write(board)


def test_counters_in_french(names: Names) -> None:
    side = read("Zoé: Grizzly Bears (3 défense, 2 marqueurs +1/+1, loyauté 4)", names).sides["Zoé"]
    assert side["battlefield"][0]["counters"] == {"defense": 3, "+1/+1": 2, "loyalty": 4}


@pytest.mark.parametrize("text", ["3 Forest", "3x Forest", "Forest x3", "Forest ×3", "Forest x 3"])
def test_how_many_stands_before_or_behind(names: Names, text: str) -> None:
    assert read(f"You: {text}", names).sides["You"]["battlefield"] == [{"card": "Forest", "count": 3}]


def test_an_article_is_one(names: Names) -> None:
    side = read("You: a Treasure, an Island, the Grizzly Bears, une Forest", names).sides["You"]
    assert side["battlefield"] == [{"token": "Treasure"}, "Island", "Grizzly Bears", "Forest"]


@pytest.mark.parametrize("said", ["({})", "with {}"])
def test_a_name_may_begin_with_an_article_or_a_number(names: Names, said: str) -> None:
    for name in ("The Abyss", "Two Bears"):
        side = read(f"You: {name} {said.format('2 charge counters')}", NamesWith(names, name)).sides["You"]
        assert side["battlefield"] == [{"card": "Grizzly Bears", "counters": {"charge": 2}}]


def test_a_relation_to_a_name_with_a_comma(names: Names) -> None:
    side = read("You: Pacifism (on Krenko, Mob Boss, tapped)", NamesWith(names, "Krenko, Mob Boss")).sides["You"]
    host = {"card": "Pacifism", "attached_to": "Grizzly Bears", "tapped": True}
    assert side["battlefield"] == [host, "Grizzly Bears"], "the card that is called so here"


def test_counters_may_be_said_with_a_card(names: Names) -> None:
    pasted = read("You: Grizzly Bears with 2 +1/+1 counters, Serra Angel with a stun counter", names)
    assert pasted.problems == []
    assert pasted.sides["You"]["battlefield"] == [
        {"card": "Grizzly Bears", "counters": {"+1/+1": 2}},
        {"card": "Serra Angel", "counters": {"stun": 1}},
    ]


@pytest.mark.parametrize(
    ("text", "battlefield"),
    [
        (
            "You: Serra Angel, Pacifism on Serra Angel",
            ["Serra Angel", {"card": "Pacifism", "attached_to": "Serra Angel"}],
        ),
        ("You: 2 Islands, three Forests", [{"card": "Island", "count": 2}, {"card": "Forest", "count": 3}]),
        ("**You:** Forest", ["Forest"]),
        ("__You__: Forest", ["Forest"]),
        ("You:\n1. Forest\n2) Island", ["Forest", "Island"]),
    ],
)
def test_what_people_write_around_names(names: Names, text: str, battlefield: list[object]) -> None:
    pasted = read(text, names)
    assert not pasted.problems
    assert pasted.sides["You"]["battlefield"] == battlefield


def test_a_card_with_a_comma_may_have_something_on_it_or_be_chosen(names: Names) -> None:
    known = NamesWith(names, "Krenko, Mob Boss")
    pasted = read("You: Pacifism on Krenko, Mob Boss, Forest (name=Krenko, Mob Boss), Serra Angel", known)
    assert not pasted.problems
    assert pasted.sides["You"]["battlefield"] == [
        {"card": "Pacifism", "attached_to": "Grizzly Bears"},
        {"card": "Forest", "chosen": {"name": "Krenko, Mob Boss"}},
        "Serra Angel",
        "Grizzly Bears",
    ]


def test_what_is_wrong_with_a_card_names_the_card(names: Names) -> None:
    pasted = read("You: Grizzly Bears (twisted)", names)
    said, _ = describe(pasted.problems[0].error, Words.of("en"))
    assert said.startswith("Grizzly Bears: “twisted” is not understood.")


@pytest.mark.parametrize("said", ["{} tapped", "tapped {}", "{} summoning sick", "{} with 2 +1/+1 counters", "2 {}"])
def test_what_is_said_behind_a_name_with_a_comma_is_of_that_card(names: Names, said: str) -> None:
    known = NamesWith(names, "Krenko, Mob Boss")
    pasted = read(f"You: Forest, {said.format('Krenko, Mob Boss')}, Forest", known)
    found = [one if isinstance(one, str) else one["card"] for one in pasted.sides["You"]["battlefield"]]
    assert found == ["Forest", "Grizzly Bears", "Forest"]


def test_a_name_with_a_comma_may_carry_something(names: Names) -> None:
    known = NamesWith(names, "Krenko, Mob Boss")
    pasted = read("You: Krenko, Mob Boss equipped with Bonesplitter, Forest", known)
    assert not pasted.problems
    assert [one if isinstance(one, str) else one["card"] for one in pasted.sides["You"]["battlefield"]] == [
        "Grizzly Bears",
        "Bonesplitter",
        "Forest",
    ]


def test_a_life_total_may_stand_before_the_zone(names: Names) -> None:
    pasted = read("You: Forest\nOpp at 3 hand: Shock", names)
    assert pasted.sides["Opp"] == {"life": 3, "hand": ["Shock"]}


def test_what_was_chosen_for_a_permanent_is_said_in_words(names: Names) -> None:
    names = OfTheShelf(names)

    def chosen(item: str) -> object:
        text = read(f"Opp: {item}", names, ("Alice", "Opp"), ("Alice",))
        assert not text.problems, text.problems
        return text.sides["Opp"]["battlefield"][0].get("chosen")

    for said in ("(chosen player You)", "(player=me)", "naming Alice", "(naming you)"):
        assert chosen(f"True-Name Nemesis {said}") == {"player": "Alice"}, said
    for said in ("naming Lightning Bolt", "(named Lightning Bolt)", "(name: Lightning Bolt)"):
        assert chosen(f"Pithing Needle {said}") == {"card name": "Lightning Bolt"}, said
    for said in ("(Goblin)", "naming goblin", "(chosen type Goblin)"):
        assert chosen(f"Cavern of Souls {said}") == {"creature type": "Goblin"}, said


class NamesOfALeveler(Names):
    """The names of the starter set, and one of a creature with level up."""

    def __init__(self, names: Names) -> None:
        self._names = names
        self.language = names.language

    def exact(self, text: str) -> Card | None:
        if text != "Student of Warfare":
            return self._names.exact(text)
        face = Face(name=text, text="Level up {W} ({W}: Put a level counter on this.)", types=("Creature",))
        return Card(text, (face,))

    def card(self, text: str) -> Card:
        return self.exact(text) or self._names.card(text)


@cr("702.87a", cited=False)
def test_the_level_of_what_levels_up_is_counters(names: Names) -> None:
    """The level of a Class is none (716.2b)."""
    for said in ("(level 7)", "(niveau 7)"):
        side = read(f"You: Student of Warfare {said}", NamesOfALeveler(names)).sides["You"]
        assert side["battlefield"] == [{"card": "Student of Warfare", "counters": {"level": 7}}]
    (other,) = read("You: Grizzly Bears (level 2)", names).sides["You"]["battlefield"]
    assert other == {"card": "Grizzly Bears", "level": 2}


@pytest.mark.parametrize("said", ["with Pacifism on it", "avec Pacifism dessus", "enchanted with Pacifism"])
def test_what_is_on_it_may_be_said_behind(names: Names, said: str) -> None:
    side = read(f"You: Grizzly Bears {said}", names).sides["You"]
    assert side["battlefield"] == ["Grizzly Bears", {"card": "Pacifism", "attached_to": "Grizzly Bears"}]


def test_counters_on_it_are_counters_and_several_are_tapped_in_french_too(names: Names) -> None:
    (bears,) = read("You: Grizzly Bears with a +1/+1 counter on it", names).sides["You"]["battlefield"]
    assert bears == {"card": "Grizzly Bears", "counters": {"+1/+1": 1}}
    (forests,) = read("You: 3 Forest (engagées)", names).sides["You"]["battlefield"]
    assert forests == {"card": "Forest", "count": 3, "tapped": True}


def test_a_word_in_front_of_a_comma_names_what_is_there() -> None:
    assert known("Krenko", ["Krenko, Mob Boss", "Grizzly Bears"]) == "Krenko, Mob Boss"
    assert known("Mob Boss", ["Krenko, Mob Boss", "Grizzly Bears"]) == "Krenko, Mob Boss"


@pytest.mark.parametrize(
    "text",
    [
        "You: Serra Angel, Opp's Pacifism on Serra Angel; Opp: Forest",
        "You: Serra Angel with Opp's Pacifism; Opp: Forest",
        "You: Serra Angel; Opp: Pacifism on my Serra Angel",
        "You: Serra Angel; Opp: Pacifism (on my Angel)",
    ],
)
def test_what_is_on_something_may_be_another_players(names: Names, text: str) -> None:
    sides = read(text, names).sides
    (pacifism,) = (one for side in sides.values() for one in side["battlefield"] if called(one) == "Pacifism")
    assert pacifism["attached_to"] == "Serra Angel"
    assert pacifism.get("controller", "Opp") == pacifism.get("owner", "Opp") == "Opp"


@pytest.mark.parametrize(
    ("text", "on"),
    [
        ("You: Forest, Serra Angel with Pacifism; Opp: Serra Angel", "Serra Angel#1"),
        ("You: Serra Angel; Opp: Serra Angel enchanted with Pacifism", "Serra Angel#2"),
        ("You: Serra Angel; Opp: Serra Angel, Pacifism on my Serra Angel", "Serra Angel#1"),
        ("You: 2 Serra Angel; Opp: Serra Angel, Pacifism on Opp's Serra Angel", "Serra Angel#3"),
    ],
)
def test_of_namesakes_the_one_that_is_told_of_carries_it(names: Names, text: str, on: str) -> None:
    found = [one for side in read(text, names).sides.values() for one in side["battlefield"]]
    assert [one["attached_to"] for one in found if called(one) == "Pacifism"] == [on]


@cr("712.8a", cited=False)
def test_off_the_battlefield_a_card_is_its_front_by_whichever_face_it_is_called(names: Names) -> None:
    pasted = read("You hand: Spikefield Cave", OfTheShelf(names))
    assert pasted.sides["You"]["hand"] == ["Spikefield Hazard"]


@pytest.mark.parametrize(
    "text",
    [
        "You: Isochron Scepter (imprinted Lightning Bolt)",
        "You: Isochron Scepter (tapped, imprinting Lightning Bolt)",
        "You: Isochron Scepter imprinting Lightning Bolt",
    ],
)
@pytest.mark.cr("607.2a", cited=False)
def test_what_is_imprinted_is_in_exile_with_what_has_exiled_it(names: Names, text: str) -> None:
    side = read(text, OfTheShelf(names)).sides["You"]
    assert [called(one) for one in side["battlefield"]] == ["Isochron Scepter"]
    assert side["exile"] == [{"card": "Lightning Bolt", "exiled_with": "Isochron Scepter"}]


@pytest.mark.parametrize(
    ("text", "owner"),
    [
        ("You: Banisher Priest (exiling Serra Angel); Opp: Forest", "Opp"),
        ("You: Banisher Priest exiling Opp's Serra Angel", "Opp"),
        ("You: Banisher Priest exiling my Serra Angel; Opp: Forest", "You"),
        ("Opp: Banisher Priest (exiled Serra Angel)", "You"),
    ],
)
@pytest.mark.cr("610.3", cited=False)
def test_what_is_exiled_until_something_leaves_is_its_owners(names: Names, text: str, owner: str) -> None:
    pasted = read(text, OfTheShelf(names))
    assert not pasted.problems
    assert pasted.sides[owner]["exile"] == [{"card": "Serra Angel", "exiled_with": "Banisher Priest"}]


@pytest.mark.cr("610.3", cited=False)
def test_whose_it_is_must_be_said_among_several_others(names: Names) -> None:
    several = "You: Banisher Priest (exiling Serra Angel); Opp: Forest; Carol: Forest"
    assert read(several, OfTheShelf(names)).problems


@pytest.mark.cr("607.2d", cited=False)
def test_the_name_that_was_chosen_may_stand_alone(names: Names) -> None:
    (mage,) = read("Opp: Meddling Mage (Lightning Bolt)", OfTheShelf(names)).sides["Opp"]["battlefield"]
    assert mage["chosen"] == {"card name": "Lightning Bolt"}


@pytest.mark.parametrize("said", ["at 3 with a stun counter", "at 3 (1 stun)", "(1 stun) at 3"])
def test_loyalty_beside_other_counters(names: Names, said: str) -> None:
    jace, forest = read(f"You: Jace Beleren {said}, Forest", OfTheShelf(names)).sides["You"]["battlefield"]
    assert jace == {"card": "Jace Beleren", "counters": {"loyalty": 3, "stun": 1}}
    assert forest == "Forest"


@pytest.mark.parametrize("said", ["on me", "(on me)", "sur moi"])
def test_what_is_on_the_speaker_is_on_a_player(names: Names, said: str) -> None:
    """As a Curse may be (303.4m); there is a card whose name begins so."""
    (aura,) = read(f"You: Pacifism {said}", names).sides["You"]["battlefield"]
    assert aura == {"card": "Pacifism", "attached_to": "You"}


@cr("303.4", cited=False)
def test_whose_a_permanent_is_and_whose_is_on_it(names: Names) -> None:
    on_it = {"card": "Control Magic", "attached_to": "Serra Angel", "controller": "Ana", "owner": "Ana"}
    for line in (
        "Bob's Serra Angel with Ana's Control Magic",
        "Bob's Serra Angel (enchanted with Ana's Control Magic)",
    ):
        pasted = read(f"Ana: Forest\nBob: {line}", names)
        assert pasted.problems == [], line
        theirs = {"card": "Serra Angel", "controller": "Bob", "owner": "Bob"}
        assert pasted.sides["Bob"]["battlefield"] == [theirs, on_it], line


@cr("701.15a", "701.19a", cited=False)
@pytest.mark.parametrize(
    ("said", "entry"),
    [
        ("(goaded)", {"goaded_by": "Bob"}),
        ("goaded", {"goaded_by": "Bob"}),
        ("(incité par Bob)", {"goaded_by": "Bob"}),
        ("(goaded by bob, tapped)", {"goaded_by": "Bob", "tapped": True}),
        ("(regenerated)", {"regeneration_shields": 1}),
        ("(bouclier de régénération)", {"regeneration_shields": 1}),
    ],
)
def test_what_a_creature_is_under(names: Names, said: str, entry: dict[str, object]) -> None:
    pasted = read(f"Ana: Serra Angel {said}\nBob: Forest", names)
    assert pasted.problems == []
    assert pasted.sides["Ana"]["battlefield"] == [{"card": "Serra Angel", **entry}]
    again = read(write({"players": pasted.sides}), names)
    assert again.sides == pasted.sides


def test_who_has_goaded_is_to_be_said_where_it_may_be_one_of_two(names: Names) -> None:
    (problem,) = read("Ana: Serra Angel (goaded)\nBob: Forest\nCid: Forest", names).problems
    assert "goaded by Bob" in describe(problem.error, Words.of("en"))[0]


@cr("702.95b", cited=False)
@pytest.mark.parametrize("said", ["(paired with Bears)", "paired with Grizzly Bears", "(associée à Grizzly Bears)"])
def test_what_a_creature_is_paired_with(names: Names, said: str) -> None:
    pasted = read(f"Ana: Silverblade Paladin {said}, Grizzly Bears", OfTheShelf(names))
    assert pasted.problems == []
    assert pasted.sides["Ana"]["battlefield"] == [
        {"card": "Silverblade Paladin", "paired_with": "Grizzly Bears"},
        "Grizzly Bears",
    ]


@cr("114.1", cited=False)
@pytest.mark.parametrize(
    "said",
    ["Elspeth, Knight-Errant emblem", "an emblem of Elspeth, Knight-Errant", "emblème de Elspeth, Knight-Errant"],
)
def test_an_emblem_lies_in_the_command_zone(names: Names, said: str) -> None:
    pasted = read(f"Ana: Forest, {said}, Grizzly Bears", OfTheShelf(names))
    assert pasted.problems == []
    emblem = {"battlefield": ["Forest", "Grizzly Bears"], "command": [{"emblem": "Elspeth, Knight-Errant"}]}
    assert pasted.sides == {"Ana": emblem}
    assert read(write({"players": pasted.sides}), OfTheShelf(names)).sides == pasted.sides
    assert read("Ana: Forest, Grizzly Bears emblem", OfTheShelf(names)).problems, "it gives none"
