"""Finding cards by what players type: each rung of the ladder, its recall, and suggestions in time."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from cards.database import CardDatabase
from cards.errors import UnknownCard
from cards.nicknames_and_name_keys import name_key, short_name

RUNGS = [
    ("Lightning Bolt", "exact", "Lightning Bolt"),
    ("  lightning   BOLT ", "exact", "Lightning Bolt"),
    ("ajanis pridemate", "exact", "Ajani's Pridemate"),
    ("Ajani’s Pridemate", "exact", "Ajani's Pridemate"),
    ("fire//ice", "exact", "Fire // Ice"),
    ("Fire / Ice", "exact", "Fire // Ice"),
    ("bolt", "nickname", "Lightning Bolt"),
    ("swords", "nickname", "Swords to Plowshares"),
    ("Ice", "face", "Fire // Ice"),
    ("awakened skyclave", "face", "Invasion of Zendikar // Awakened Skyclave"),
    ("Foudre", "foreign", "Lightning Bolt"),
    ("colere de dieu", "foreign", "Wrath of God"),
    ("Invasion of Zen", "prefix", "Invasion of Zendikar // Awakened Skyclave"),
    ("growth giant", "word", "Giant Growth"),
    ("serr ang", "word", "Serra Angel"),
    ("Lightnig Bolt", "fuzzy", "Lightning Bolt"),
    ("grizly bears", "fuzzy", "Grizzly Bears"),
    ("Wraht of God", "fuzzy", "Wrath of God"),
]


@pytest.mark.parametrize(("typed", "rung", "name"), RUNGS)
def test_the_ladder(typed: str, rung: str, name: str, starter_set: CardDatabase) -> None:
    found = starter_set.resolve(typed)
    assert (found.rung, found.name) == (rung, name)


def test_several_candidates_are_asked_about(starter_set: CardDatabase) -> None:
    found = starter_set.resolve("invasion of")
    assert found.name is None
    assert len(found.names) == 4
    assert found.query == "invasion of"


def test_a_word_that_begins_one_name_and_stands_in_others_is_asked_about(starter_set: CardDatabase) -> None:
    found = starter_set.resolve("Lightning")
    assert found.name is None
    assert found.names == ("Lightning Bolt", "Arc Lightning", "Burst Lightning")
    assert starter_set.resolve("Lightning B").name == "Lightning Bolt", "words in their order begin no other"
    assert starter_set.resolve("Invasion of Zen").name == "Invasion of Zendikar // Awakened Skyclave"


@pytest.mark.parametrize(
    "typed", ["", "   ", "xqzzyw", "//", '"', "'; DROP TABLE cards; --", "*", "A" * 5000, "\x00", "\ud800"]
)
def test_nonsense_finds_nothing_and_breaks_nothing(typed: str, starter_set: CardDatabase) -> None:
    assert starter_set.resolve(typed).name is None
    assert isinstance(starter_set.complete(typed), list)
    assert starter_set.get(typed) is None


def test_an_unknown_card_offers_near_names(starter_set: CardDatabase) -> None:
    with pytest.raises(UnknownCard, match=r"There is no card named “Lightnin Bolt”\. Did you mean Lightning Bolt"):
        starter_set.card("Lightnin Bolt")
    with pytest.raises(UnknownCard, match="Check the spelling"):
        starter_set.card("xqzzyw")


def test_a_nickname_is_no_name(starter_set: CardDatabase) -> None:
    """A board names cards by their names; only players' words go up the ladder."""
    with pytest.raises(UnknownCard, match="Did you mean Lightning Bolt"):
        starter_set.card("bolt")


def test_foreign_names_are_suggested_to_those_who_speak_the_language(starter_set: CardDatabase) -> None:
    assert "Lightning Bolt" in starter_set.complete("foud", lang="fr")
    assert starter_set.complete("foudr") == []


def test_suggestions_are_full_names_once_each_the_known_first(full: CardDatabase) -> None:
    names = full.complete("light")
    assert len(names) == len(set(names)) == 25
    assert names[0] == "Lightning Bolt"
    assert full.complete("bolt")[0] == "Lightning Bolt"
    assert full.complete("jace, the mind")[0] == "Jace, the Mind Sculptor"


def test_a_card_is_not_hidden_by_a_face_of_its_name(full: CardDatabase) -> None:
    assert full.card("Lightning Bolt").name == "Lightning Bolt"
    assert full.card("Emeritus of Conflict").faces[1].name == "Lightning Bolt"


def test_before_the_comma(full: CardDatabase) -> None:
    found = full.resolve("thalia")
    assert found.rung == "short"
    assert "Thalia, Guardian of Thraben" in found.names


@pytest.fixture(scope="module")
def sample(full: CardDatabase) -> list[str]:
    return random.Random(310).sample([name for name in full if name_key(name)], 1000)


def typos(names: list[str]) -> Iterator[tuple[str, str]]:
    """Each name with one slip of the pen: a letter dropped, doubled, changed or swapped with the next."""
    chance = random.Random(42)
    for name in names:
        front = name.split(" // ")[0]
        if len(front) < 6:
            continue
        at = chance.randrange(1, len(front) - 1)
        before, letter, after = front[:at], front[at], front[at + 1 :]
        slips = (
            before + after,
            before + letter * 2 + after,
            before + "e" + after,
            before + after[0] + letter + after[1:],
        )
        yield chance.choice(slips), name


def share(hits: list[bool]) -> float:
    return sum(hits) / len(hits)


def test_recall_of_exact_names_and_faces_is_full(full: CardDatabase, sample: list[str]) -> None:
    assert share([full.resolve(name).name == name for name in sample]) == 1.0
    faces = [(face.name, card.name) for card in full.cards() if len(card.faces) > 1 for face in card.faces]
    own = {name_key(name) for name in full}  # a face may have the name of another card, which is then meant
    tried = [name in full.resolve(face).names for face, name in faces if name_key(face) not in own]
    assert len(tried) > 1500
    assert share(tried) == 1.0


def test_recall_of_beginnings(full: CardDatabase, sample: list[str]) -> None:
    """Two thirds of a name are enough to be among the suggestions."""
    assert share([name in full.complete(name[: max(4, len(name) * 2 // 3)]) for name in sample]) >= 0.99


def test_recall_before_the_comma(full: CardDatabase, sample: list[str]) -> None:
    """Unless the short form is itself a card's name ("Karn"), which is then meant."""
    found = [(full.resolve(short), name) for name in sample if (short := short_name(name))]
    assert share([name in resolution.names for resolution, name in found]) >= 0.97
    assert share([name in resolution.names for resolution, name in found if resolution.rung == "short"]) == 1.0


def test_recall_with_one_typo(full: CardDatabase, sample: list[str]) -> None:
    """The card meant is among the candidates; mostly it is the only one or the first."""
    tried = [(full.resolve(typed), name) for typed, name in typos(sample)]
    assert share([name in found.names for found, name in tried]) >= 0.99
    assert share([found.names[:1] == (name,) for found, name in tried]) >= 0.95
