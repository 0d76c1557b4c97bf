"""What the engine says of creatures whose text it cannot read."""

from __future__ import annotations

from tests.helpers import AFTER_COMBAT, RESOLVE, Entry, Rules, activate, attack, board, cast, cr, to

ODD = {"name": "Odd Banner", "types": ["Enchantment"]}


def _matters(text: str, *script: Entry, refused: Rules = ()) -> bool:
    played = board(
        {"battlefield": [{"token": {**ODD, "text": text}}, "Grizzly Bears", "Ornithopter"], "hand": ["Shock"]},
        [],
        *script,
        refused=refused,
    )
    (unread,) = played.report["unread"]
    return bool(unread["could_matter"])


@cr("704.5f", cited=False)
def test_a_creature_whose_size_cannot_be_read_does_not_die_of_it() -> None:
    played = board(
        ["Dinosaur Egg Sac"], [], {"do": "pass", "player": "A"}, expect=["Dinosaur Egg Sac on the battlefield"]
    )
    assert any("size depends on text that can't be read" in said for said in played.report["assumed"])


@cr("508.1c", cited=False)
def test_what_cannot_be_read_of_attacking_could_matter_while_attackers_are_declared() -> None:
    pillar = {"token": {"name": "Odd Pillar", "types": ["Enchantment"], "text": "Creatures can't attack on a Tuesday."}}
    before = board(["Grizzly Bears"], [pillar])
    assert [one["could_matter"] for one in before.report["unread"]] == [False]
    asked = board(["Grizzly Bears"], [pillar], to("declare attackers"))
    assert asked.pending["kind"] == "attackers"
    assert [one["could_matter"] for one in asked.report["unread"]] == [True]


@cr("613.1", cited=False)
def test_an_unread_sentence_that_says_what_creatures_are_could_matter_wherever_that_counts() -> None:
    larger = "Creatures get +1/+1 for each wibble."
    assert _matters(larger, *attack(Grizzly_Bears="B"), AFTER_COMBAT)
    assert _matters("All artifacts are Wibble creatures.", *attack(Ornithopter="B"))
    assert _matters("Lands are Wibble creatures.", cast("Shock", "Odd Banner"), refused=("601.2c", "115.1"))
    assert not _matters(larger, to("upkeep"))
    assert not _matters("{1}: Creatures get +1/+1 for each wibble.", cast("Shock", "B"), RESOLVE)


@cr("603.2b", cited=False)
def test_an_unread_trigger_could_matter_once_its_step_has_begun() -> None:
    wibbles = "At the beginning of each end step, wibble."
    assert _matters(wibbles, to("end"))
    assert not _matters(wibbles, to("postcombat main"))
    assert _matters("At the beginning of combat on your turn, wibble.", to("postcombat main"))


@cr("606.2", cited=False)
def test_an_unread_loyalty_ability_could_matter_only_where_it_is_activated() -> None:
    walker = {"name": "Odd Walker", "types": ["Planeswalker"], "text": "+1: Wibble.\n−2: You gain 2 life."}
    there = {"token": walker, "counters": {"loyalty": 3}}

    def could_matter(ability: int, refused: Rules = ()) -> bool:
        played = board([there], [], activate("Odd Walker", ability=ability), refused=refused)
        (unread,) = played.report["unread"]
        return bool(unread["could_matter"])

    assert not could_matter(1)
    assert could_matter(2, refused="602.1")
