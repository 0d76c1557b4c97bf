"""Attacking, blocking and combat damage (506-511), and the keywords of combat (702)."""

from __future__ import annotations

from tests.deciding.cases import case, fight
from tests.helpers import RESOLVE, answer, attack_with, block_with, cast, creature, to

ONE = [*attack_with({"One": "B"})]


def one(text: str, size: str = "2/2", **more: object) -> dict[str, object]:
    return creature(text, size, "One", **more)


def two(text: str, size: str = "2/2", **more: object) -> dict[str, object]:
    return creature(text, size, "Two", **more)


CASES = [
    fight(
        "Trample needs lethal damage to the blocker",
        "702.19b",
        one("Trample", "5/5"),
        two("", "2/2"),
        answer({"Two": 2, "B": 3}),
    ),
    fight("Deathtouch makes one damage lethal", "704.5h", one("Deathtouch", "1/1"), two("", "5/5")),
    fight(
        "With trample and deathtouch one damage is enough for the blocker",
        "702.19b 702.2c",
        one("Trample, deathtouch", "4/4"),
        two("", "5/5"),
        answer({"Two": 1, "B": 3}),
    ),
    fight("First strike deals its damage before", "702.7b", one("First strike", "2/2"), two("", "2/2")),
    fight(
        "Double strike deals damage in both steps",
        "702.4b",
        one("Double strike", "2/2"),
        two("", "1/4"),
        to("end of combat"),
    ),
    fight("Lifelink gains life with the damage", "702.15b", one("Lifelink", "3/3"), two("", "1/1")),
    fight("Indestructible is not destroyed by lethal damage", "702.12b", one("", "5/5"), two("Indestructible", "2/2")),
    fight(
        "Damage from a protected quality is prevented",
        "702.16e",
        one("", "2/2", looks={"colors": ["W"]}),
        two("Protection from white", "2/2"),
    ),
    fight("Wither gives -1/-1 counters", "702.80a", one("Wither", "1/1"), two("", "3/3")),
    fight("Infect gives -1/-1 counters to creatures", "702.90c", one("Infect", "1/1"), two("", "3/3")),
    fight("A blocked creature deals no damage to the player", "510.1c", one("", "2/2"), two("", "3/3")),
    fight("Flanking gives -1/-1 to a blocker without it", "702.25a", one("Flanking"), two("", "2/2")),
    fight("Bushido pumps what becomes blocked", "702.45a", one("Bushido 2"), two("", "3/3")),
    case("Unblocked creatures deal damage to the player", "510.1b", [one("")], [], ONE, to("combat damage")),
    case(
        "Flying can be blocked by flying and reach only",
        "702.9b",
        [one("Flying")],
        [two("")],
        ONE,
        block_with({"Two": "One"}),
    ),
    case("Reach can block flying", "702.17b", [one("Flying")], [two("Reach")], ONE, block_with({"Two": "One"})),
    case("Menace takes two blockers", "702.111b", [one("Menace")], [two("")], ONE, block_with({"Two": "One"})),
    case("Shadow is blocked by shadow only", "702.28b", [one("Shadow")], [two("")], ONE, block_with({"Two": "One"})),
    case("Horsemanship", "702.31b", [one("Horsemanship")], [two("")], ONE, block_with({"Two": "One"})),
    case("Fear", "702.36b", [one("Fear")], [two("")], ONE, block_with({"Two": "One"})),
    case("Intimidate", "702.13b", [one("Intimidate")], [two("")], ONE, block_with({"Two": "One"})),
    case("Skulk", "702.118b", [one("Skulk", "1/1")], [two("", "2/2")], ONE, block_with({"Two": "One"})),
    case(
        "Protection stops blocking",
        "702.16f",
        [one("Protection from white")],
        [two("", looks={"colors": ["W"]})],
        ONE,
        block_with({"Two": "One"}),
    ),
    case("Landwalk", "702.14c", [one("Swampwalk")], [two(""), "Swamp"], ONE, block_with({"Two": "One"})),
    case("A creature that can't block", "509.1b", [one("")], [two("~ can't block.")], ONE, block_with({"Two": "One"})),
    case("Tapped creatures can't block", "509.1a", [one("")], [two("", tapped=True)], ONE, block_with({"Two": "One"})),
    case("Tapped creatures can't attack", "508.1a", [one("", tapped=True)], [], ONE),
    case("Defender can't attack", "702.3b", [one("Defender")], [], ONE),
    case("Summoning sickness stops attacking", "302.6", [one("", sick=True)], [], ONE),
    case("Haste lets it attack", "702.10b", [one("Haste", sick=True)], [], ONE),
    case("Vigilance keeps it untapped", "702.20b", [one("Vigilance")], [], ONE),
    case("Attacking taps the creature", "508.1f", [one("")], [], ONE),
    case(
        "Must attack if able", "508.1d", [one("~ attacks each combat if able."), two("")], [], attack_with({"Two": "B"})
    ),
    case("Must be blocked if able", "509.1c", [one("~ must be blocked if able.")], [two("")], ONE, block_with({})),
    case("A noncreature can't attack", "506.3", ["Sol Ring"], [], attack_with({"Sol Ring": "B"})),
    case("Nothing attacks: the declare blockers step is skipped", "508.8", [one("")], [], to("end of combat")),
    case("Exalted for a lone attacker", "702.83a", [one("Exalted")], [], ONE, RESOLVE),
    case(
        "Two blockers: the attacker divides its damage",
        "510.1c",
        [one("", "4/4")],
        [two(""), creature("", "2/2", "Three")],
        ONE,
        block_with({"Two": "One", "Three": "One"}),
        to("combat damage"),
        answer({"Two": 2, "Three": 2}),
    ),
    case(
        "The blocker is gone: blocked all the same",
        "509.1h 510.1c",
        {"battlefield": [one("")]},
        {"battlefield": [two("{0}: Sacrifice ~.")]},
        ONE,
        block_with({"Two": "One"}),
        {"do": "pass", "player": "A"},
        {"do": "activate", "player": "B", "source": "Two", "ability": 1},
        RESOLVE,
        to("combat damage"),
    ),
    case(
        "With trample and no blocker left all goes to the player",
        "702.19d",
        {"battlefield": [one("Trample")]},
        {"battlefield": [two("{0}: Sacrifice ~.")]},
        ONE,
        block_with({"Two": "One"}),
        {"do": "pass", "player": "A"},
        {"do": "activate", "player": "B", "source": "Two", "ability": 1},
        RESOLVE,
        to("combat damage"),
    ),
    case("Infect gives poison counters to a player", "702.90b", [one("Infect")], [], ONE, to("combat damage")),
    case("Toxic gives poison counters besides", "702.164c", [one("Toxic 2")], [], ONE, to("combat damage")),
    case(
        "Combat damage to a planeswalker removes loyalty",
        "120.3c",
        [one("")],
        ["Jace Beleren"],
        attack_with({"One": "Jace Beleren"}),
        to("combat damage"),
    ),
    case(
        "Leaving combat: a permanent that changes control",
        "506.4",
        {"battlefield": [one("")]},
        [creature("{0}: Gain control of target creature until end of turn.", "1/1", "Source")],
        ONE,
        {"do": "pass", "player": "A"},
        {"do": "activate", "player": "B", "source": "Source", "targets": ["One"]},
        RESOLVE,
    ),
    case("Battle cry", "702.91a", [one("Battle cry"), two("")], [], attack_with({"One": "B", "Two": "B"}), RESOLVE),
    case("Afflict", "702.130a", [one("Afflict 2")], [two("")], ONE, block_with({"Two": "One"}), RESOLVE),
    case("Annihilator", "702.86a", [one("Annihilator 1")], [two("")], ONE, RESOLVE),
    case(
        "Rampage",
        "702.23a",
        [one("Rampage 2")],
        [two(""), creature("", "2/2", "Three")],
        ONE,
        block_with({"Two": "One", "Three": "One"}),
        RESOLVE,
    ),
    case("Prowess", "702.108a", {"battlefield": [one("Prowess")], "hand": ["Shock"]}, [], cast("Shock", "B"), RESOLVE),
    case("Melee", "702.121a", [one("Melee")], [], ONE, RESOLVE),
    case(
        "Nobody attacks themselves",
        "506.2",
        [one("")],
        [],
        attack_with({"One": "A"}),
    ),
]
