"""Protection (CR 702.16)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.helpers import (
    PASS_A,
    RESOLVE,
    RESOLVE_ALL,
    Rules,
    activate,
    answer,
    attack_with,
    block_with,
    board,
    cast,
    cr,
    creature,
    to,
    turn,
    twice,
)


def words(old: str, new: str, player: str = "A") -> list[dict[str, Any]]:
    """The word replaced and the one put in its place."""
    return [RESOLVE, answer(old, player), answer(new, player)]


@cr("702.16a", "608.2d", cited=False)
def test_protection_from_what_has_no_color() -> None:
    board(
        ["Giver of Runes", "Grizzly Bears"],
        [{"card": "Walking Ballista", "counters": {"+1/+1": 2}}],
        answer("colorless"),
        {"do": "activate", "player": "A", "source": "Giver of Runes", "targets": ["Grizzly Bears"]},
        RESOLVE,
        {"do": "pass", "player": "A"},
        {"do": "activate", "player": "B", "source": "Walking Ballista", "ability": 2, "targets": ["Grizzly Bears"]},
        refused="702.16b",
    )


@cr("702.16a", cited=False)
def test_mother_of_runes_protects_from_a_color_chosen_as_she_resolves() -> None:
    here = ({"hand": ["Shock"], "battlefield": ["Mother of Runes", "Hill Giant"]}, [])
    runes = {"do": "activate", "player": "A", "source": "Mother of Runes", "targets": ["Hill Giant"]}
    played = board(*here, runes, RESOLVE)
    assert played.pending["kind"] == "color"
    board(*here, runes, RESOLVE, answer("red"), cast("Shock", "Hill Giant"), refused="702.16b")


@cr("702.16a", cited=False)
def test_protection_from_a_mana_value_stops_dear_blockers_only() -> None:
    attack = attack_with({"Mistmeadow Skulk": "B"})
    board(
        ["Mistmeadow Skulk"],
        ["Hill Giant"],
        *attack,
        *block_with({"Hill Giant": "Mistmeadow Skulk"}),
        refused=("509.1b", "702.16f"),
    )
    board(["Mistmeadow Skulk"], ["Goblin Piker"], *attack, *block_with({"Goblin Piker": "Mistmeadow Skulk"}))


@cr("702.16b")
def test_colored_spells_cannot_target_it_but_abilities_can() -> None:
    theirs = {"battlefield": ["Prodigal Sorcerer"], "hand": ["Murder"]}
    board(["Worldspine Terror"], theirs, cast("Murder", "Worldspine Terror", player="B"), active="B", refused="702.16b")
    board(
        ["Worldspine Terror"],
        theirs,
        activate("Prodigal Sorcerer", "Worldspine Terror", player="B"),
        RESOLVE,
        active="B",
        expect=["Worldspine Terror has 1 damage"],
    )


@cr("702.16b")
def test_protection_keeps_spells_of_the_color_from_targeting() -> None:
    board(
        {"hand": ["Doom Blade", "Murder"]},
        ["White Knight", "Hill Giant"],
        cast("Murder", "White Knight"),
        refused="702.16b",
    )


@cr("702.16b")
def test_protection_does_not_keep_other_colors_from_targeting() -> None:
    board(
        {"hand": ["Shock"]},
        ["White Knight"],
        cast("Shock", "White Knight"),
        RESOLVE,
        expect=["White Knight in B's graveyard"],
    )


@cr("702.16b", "608.2d")
def test_a_player_protected_from_the_color_they_choose() -> None:
    theirs = {"hand": ["Lightning Bolt"]}
    safe = [cast("Seht's Tiger"), RESOLVE, RESOLVE, answer("R"), {"do": "pass", "player": "A"}]
    mine = {"hand": ["Seht's Tiger"]}
    board(mine, theirs, *safe, cast("Lightning Bolt", "A", player="B"), refused="702.16b")


@cr("612.1", "702.16b")
def test_protection_is_from_the_new_color() -> None:
    mine = {"battlefield": ["White Knight"], "hand": ["Mind Bend"]}
    bent = [cast("Mind Bend", "White Knight"), *words("black", "red"), {"do": "pass", "player": "A"}]
    theirs = {"hand": ["Lightning Bolt", "Doom Blade"]}
    board(mine, theirs, *bent, cast("Lightning Bolt", "White Knight", player="B"), refused="702.16b")
    board(
        mine,
        theirs,
        *bent,
        cast("Doom Blade", "White Knight", player="B"),
        RESOLVE,
        expect=["White Knight in A's graveyard"],
    )


@cr("702.16b")
def test_protection_from_legendary_creatures_is_from_their_abilities_too() -> None:
    ping = {"do": "activate", "player": "B", "source": "Jeska, Warrior Adept", "targets": ["Tsabo Tavoc"]}
    passed = {"do": "pass", "player": "A"}
    board(["Tsabo Tavoc"], ["Jeska, Warrior Adept"], passed, ping, refused="702.16b")


@cr("702.16c", "704.5m", "603.7a")
def test_what_is_protected_from_black_comes_back_and_is_sacrificed_at_once() -> None:
    played = board(
        {"hand": ["Animate Dead"], "graveyard": ["White Knight"]},
        [],
        cast("Animate Dead", "White Knight"),
        RESOLVE_ALL,
        expect=["White Knight in A's graveyard", "Animate Dead in A's graveyard"],
    )
    assert played.count("White Knight enters the battlefield") == 1
    assert played.count("sacrifices White Knight") == 1


@cr("702.16c")
def test_protection_sends_an_aura_of_the_color_to_the_graveyard() -> None:
    played = board(
        ["Black Knight", {"card": "Holy Strength", "attached_to": "Black Knight"}],
        [],
        {"do": "pass", "player": "A"},
        expect=["Holy Strength in A's graveyard"],
    )
    assert played.cites("702.16c")


@cr("607.1a", "702.16c")
def test_a_creature_with_protection_from_black_comes_back_and_is_sacrificed() -> None:
    played = board(
        {"graveyard": ["White Knight"], "hand": ["Animate Dead"]},
        [],
        cast("Animate Dead", "White Knight"),
        RESOLVE_ALL,
        expect=["White Knight in A's graveyard", "Animate Dead in A's graveyard"],
    )
    assert played.count("A sacrifices White Knight") == 1


@cr("702.16d", cited=False)
def test_protection_from_a_color_does_not_bother_colorless_equipment() -> None:
    board(
        ["Black Knight", {"card": "Bonesplitter", "attached_to": "Black Knight"}],
        [],
        {"do": "pass", "player": "A"},
        expect=["Black Knight is 4/2"],
    )


@cr("615.12", "702.16e")
def test_protection_from_everything_does_not_prevent_what_cant_be_prevented() -> None:
    board(
        {"hand": ["The One Ring"], "battlefield": ["Leyline of Punishment"]},
        ["Grizzly Bears"],
        cast("The One Ring"),
        RESOLVE_ALL,
        turn(4, "declare attackers"),
        {"do": "attack", "player": "B", "attackers": {"Grizzly Bears": "A"}},
        to("postcombat main"),
        expect=["A life 18"],
    )


@cr("702.16e")
def test_protection_prevents_damage_from_the_color() -> None:
    played = board(
        {"hand": ["Pyroclasm"]},
        ["Akroma, Angel of Wrath", {"card": "Grizzly Bears"}],
        cast("Pyroclasm"),
        RESOLVE,
        expect=["Grizzly Bears in B's graveyard", "Akroma, Angel of Wrath is on the battlefield"],
    )
    assert "702.16e" in played.rules_of("prevented")


@cr("702.16e", cited=False)
def test_a_protected_creature_takes_no_damage_from_the_creature_it_blocks() -> None:
    board(
        ["Typhoid Rats"],
        ["White Knight"],
        *attack_with({"Typhoid Rats": "B"}),
        *block_with({"White Knight": "Typhoid Rats"}),
        {"do": "go_to", "step": "end of combat"},
        expect=["White Knight is on the battlefield", "Typhoid Rats in A's graveyard"],
    )


@cr("702.16f", cited=False)
def test_protection_does_not_keep_a_creature_from_blocking() -> None:
    board(
        ["Typhoid Rats"],
        ["White Knight"],
        *attack_with({"Typhoid Rats": "B"}),
        *block_with({"White Knight": "Typhoid Rats"}),
        expect=["White Knight is blocking"],
    )


@cr("702.16g", cited=False)
@pytest.mark.parametrize(
    ("source", "refused"), [("W", "702.16b"), ("B", "702.16b"), ("R", ())], ids=["white", "black", "red"]
)
def test_protection_from_two_qualities_is_protection_from_each(source: str, refused: Rules) -> None:
    text = "{T}: This creature deals 1 damage to target creature."
    pinger = creature(text, name="Pinger", looks={"colors": [source]})
    shot = activate("Pinger", "Stillmoon Cavalier")
    found = board([pinger], ["Stillmoon Cavalier"], shot, *([] if refused else [RESOLVE]), refused=refused)
    if not refused:
        assert found.table.report().to_dict()["state"]["players"]["B"].get("battlefield", []) == []


@cr("702.16h", cited=False)
@pytest.mark.parametrize("color", "WUBRG")
def test_protection_from_each_color_is_protection_from_every_color(color: str) -> None:
    pinger = creature("{T}: This creature deals 1 damage to target creature.", name="Pinger", looks={"colors": [color]})
    board([pinger], ["Iridescent Angel"], activate("Pinger", "Iridescent Angel"), refused="702.16b")
    gray = creature("{T}: This creature deals 1 damage to target creature.", name="Pinger")
    shot = [activate("Pinger", "Iridescent Angel"), RESOLVE]
    board([gray], ["Iridescent Angel"], *shot, expect=["Iridescent Angel has 1 damage"])


@cr("702.16i", "702.16k")
def test_protection_from_each_opponent_is_protection_from_all_of_them() -> None:
    pinger = creature("{T}: This creature deals 1 damage to target creature.", name="Pinger")
    kept = creature("Protection from each of your opponents")
    setting: dict[str, Any] = {"C": {"battlefield": [pinger]}}
    shot = activate("Pinger", "Tester", player="C")
    board([kept], [], PASS_A, {"do": "pass", "player": "B"}, shot, refused="702.16b", **setting)
    own = activate("Pinger", "Tester")
    board([kept, pinger], [], own, RESOLVE_ALL, expect=["Tester has 1 damage"], C={})


@cr("702.16k", "607.2d")
def test_nothing_the_chosen_player_controls_touches_it() -> None:
    mine = [{"card": "True-Name Nemesis", "chosen": {"player": "B"}}]
    board(
        mine,
        {"hand": ["Lightning Bolt"]},
        {"do": "pass", "player": "A"},
        cast("Lightning Bolt", "True-Name Nemesis", player="B"),
        refused="702.16b",
    )
    board(
        {"battlefield": mine, "hand": ["Lightning Bolt"]},
        [],
        cast("Lightning Bolt", "True-Name Nemesis"),
        RESOLVE,
        expect=["True-Name Nemesis in A's graveyard"],
    )


@cr("702.16m", cited=False)
def test_protection_twice_prevents_the_damage_once() -> None:
    found = board({"hand": ["Pyroclasm"]}, [twice("Protection from red")], cast("Pyroclasm"), RESOLVE)
    assert found.count("prevented") == 1


@cr("702.16n", cited=False)
def test_protection_that_doesnt_remove_auras_removes_none() -> None:
    """But protection given in another way removes those that it does not name."""
    bear = {"card": "Grizzly Bears", "id": "bear"}
    held = [bear, *({"card": it, "attached_to": "bear"} for it in ("Holy Strength", "Spectra Ward"))]
    board(held, [], expect=["bear is 5/6", "Holy Strength is attached to bear"])
    board(
        [*held, {"card": "White Ward", "attached_to": "bear"}],
        [],
        expect=["Holy Strength in A's graveyard", "Spectra Ward in A's graveyard", "White Ward is attached to bear"],
    )


@cr("702.16n", cited=False)
def test_an_aura_that_grants_protection_may_spare_itself() -> None:
    board(
        ["Hill Giant", {"card": "Black Ward", "attached_to": "Hill Giant"}],
        [],
        {"do": "pass", "player": "A"},
        expect=["Black Ward is attached to Hill Giant"],
    )


@cr("702.16a", "608.2d", cited=False)
@pytest.mark.parametrize("color", ["C", "R"])
def test_protection_from_colorless_or_a_color(color: str) -> None:
    """The choice lists five colors and colorless."""
    gives = creature(
        "{0}: Target creature gains protection from colorless or from the color of your choice until end of turn."
    )
    pings = creature("{0}: ~ deals 1 damage to target creature.", name="Colorless Pinger")
    red = creature("{0}: ~ deals 1 damage to target creature.", name="Red Pinger", looks={"colors": ["R"]})
    act = [activate("Tester", "Grizzly Bears"), RESOLVE]
    asked = board([gives, "Grizzly Bears"], [], *act)
    assert [o["id"] for o in asked.pending["options"]] == ["W", "U", "B", "R", "G", "C"]
    there = [gives, "Grizzly Bears", pings, red]
    chosen = [*act, answer(color)]
    bad, good = ("Colorless Pinger", "Red Pinger") if color == "C" else ("Red Pinger", "Colorless Pinger")
    board(there, [], *chosen, activate(bad, "Grizzly Bears"), refused="702.16b")
    board(there, [], *chosen, activate(good, "Grizzly Bears"), RESOLVE, expect=["Grizzly Bears has 1 damage"])


@cr("702.16b", cited=False)
@pytest.mark.parametrize(("spell", "may"), [("Lightning Bolt", True), ("Lightning Helix", False)])
def test_protection_from_multicolored_is_from_two_colors_or_more(spell: str, may: bool) -> None:
    a = {"hand": [spell]}
    board(a, ["Enemy of the Guildpact"], cast(spell, "Enemy of the Guildpact"), refused=() if may else "702.16b")


@pytest.mark.parametrize("bound", ["1 or less", "2 or less", "1 or greater", "0 or greater"])
@cr("702.16b")
def test_protection_from_just_that_mana_value(bound: str) -> None:
    theirs = creature(f"Protection from mana value {bound}")
    board({"hand": ["Lightning Bolt"]}, [theirs], cast("Lightning Bolt", "Tester"), refused="702.16b")


@pytest.mark.parametrize("bound", ["0 or less", "2 or greater"])
def test_protection_from_another_mana_value(bound: str) -> None:
    theirs = creature(f"Protection from mana value {bound}", "2/4")
    bolted = (cast("Lightning Bolt", "Tester"), RESOLVE)
    board({"hand": ["Lightning Bolt"]}, [theirs], *bolted, expect=["Tester has 3 damage"])


@cr("702.16b")
def test_what_gives_the_protection_is_named_where_a_target_is_refused() -> None:
    worn = {"card": "Sword of Light and Shadow", "attached_to": "Grizzly Bears"}
    played = board({"hand": ["Murder"]}, ["Grizzly Bears", worn], cast("Murder", "Grizzly Bears"), refused="702.16b")
    assert "protection from black" in played.report["verdict"]
    assert "(Sword of Light and Shadow)" in played.report["verdict"]


@cr("702.16k", "702.16b")
def test_protection_from_a_player_is_told_with_its_rule() -> None:
    theirs = [{"card": "True-Name Nemesis", "chosen": {"player": "A"}}]
    board({"hand": ["Shock"]}, theirs, cast("Shock", "True-Name Nemesis"), refused=("702.16b", "702.16k"))
