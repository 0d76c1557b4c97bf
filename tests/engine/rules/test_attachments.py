"""Auras, Equipment and what they can be attached to (CR 301.5, 303.4, 701.3), and protection (702.16)."""

from __future__ import annotations

from tests.engine.helpers import DAMAGE, RESOLVE, answer, attack_with, block_with, board, cast, cr

EQUIP = {"do": "activate", "player": "A", "source": "Bonesplitter", "ability": 1}


@cr("702.6a")
def test_equip_attaches_equipment_to_ones_creature() -> None:
    board(
        ["Bonesplitter", "Hill Giant"],
        [],
        {**EQUIP, "targets": ["Hill Giant"]},
        RESOLVE,
        expect=["Hill Giant is 5/3", "Bonesplitter is attached to Hill Giant"],
    )


@cr("702.6a")
def test_equip_moves_equipment_from_one_creature_to_another() -> None:
    board(
        [{"card": "Bonesplitter", "attached_to": "Hill Giant"}, "Hill Giant", "Grizzly Bears"],
        [],
        {**EQUIP, "targets": ["Grizzly Bears"]},
        RESOLVE,
        expect=["Hill Giant is 3/3", "Grizzly Bears is 4/2"],
    )


@cr("702.6a")
def test_equip_targets_only_ones_own_creatures() -> None:
    board(["Bonesplitter", "Grizzly Bears"], ["Hill Giant"], {**EQUIP, "targets": ["Hill Giant"]}, refused=True)


@cr("702.6a")
def test_equip_is_activated_only_as_a_sorcery() -> None:
    board(
        ["Bonesplitter", "Hill Giant"],
        [],
        *attack_with({"Hill Giant": "B"}),
        {**EQUIP, "targets": ["Hill Giant"]},
        refused=True,
    )


@cr("301.5d")
def test_equipment_stays_on_a_creature_that_changes_sides() -> None:
    board(
        [{"card": "Bonesplitter", "attached_to": "Hill Giant"}, "Hill Giant"],
        [],
        {"do": "edit", "control": {"Hill Giant": "B"}},
        {"do": "pass", "player": "A"},
        expect=["Bonesplitter is attached to Hill Giant", "A controls Bonesplitter", "Hill Giant is 5/3"],
    )


@cr("301.5c")
def test_equipment_stays_on_the_battlefield_when_its_creature_dies() -> None:
    board(
        {
            "battlefield": [{"card": "Bonesplitter", "attached_to": "Hill Giant"}, "Hill Giant"],
            "hand": ["Lightning Bolt"],
        },
        [],
        cast("Lightning Bolt", "Hill Giant"),
        RESOLVE,
        expect=["Bonesplitter is on the battlefield"],
    )


@cr("303.4a")
def test_an_aura_spell_targets_what_it_will_enchant() -> None:
    board(
        {"hand": ["Holy Strength"]},
        ["Hill Giant"],
        cast("Holy Strength", "Hill Giant"),
        RESOLVE,
        expect=["Hill Giant is 4/5", "Holy Strength is attached to Hill Giant"],
    )


@cr("303.4a")
def test_an_aura_that_enchants_creatures_cant_target_a_land() -> None:
    board(
        {"hand": ["Holy Strength"], "battlefield": ["Mountain", "Hill Giant"]},
        [],
        cast("Holy Strength", "Mountain"),
        refused=True,
    )


@cr("303.4e")
def test_an_aura_stays_on_a_creature_that_changes_sides() -> None:
    board(
        ["Hill Giant", {"card": "Holy Strength", "attached_to": "Hill Giant"}],
        [],
        {"do": "edit", "control": {"Hill Giant": "B"}},
        {"do": "pass", "player": "A"},
        expect=["Holy Strength is attached to Hill Giant", "A controls Holy Strength"],
    )


# ---- protection


@cr("702.16b")
def test_protection_keeps_spells_of_the_color_from_targeting() -> None:
    played = board(
        {"hand": ["Doom Blade", "Murder"]}, ["White Knight", "Hill Giant"], cast("Murder", "White Knight"), refused=True
    )
    assert played.refused("702.16b")


@cr("702.16b")
def test_protection_does_not_keep_other_colors_from_targeting() -> None:
    board(
        {"hand": ["Shock"]},
        ["White Knight"],
        cast("Shock", "White Knight"),
        RESOLVE,
        expect=["White Knight in B's graveyard"],
    )


@cr("702.16c")
def test_protection_sends_an_aura_of_the_color_to_the_graveyard() -> None:
    played = board(
        ["Black Knight", {"card": "Holy Strength", "attached_to": "Black Knight"}],
        [],
        {"do": "pass", "player": "A"},
        expect=["Holy Strength in A's graveyard"],
    )
    assert played.cites("702.16c")


@cr("702.16d")
def test_protection_from_a_color_does_not_bother_colorless_equipment() -> None:
    board(
        ["Black Knight", {"card": "Bonesplitter", "attached_to": "Black Knight"}],
        [],
        {"do": "pass", "player": "A"},
        expect=["Black Knight is 4/2"],
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


@cr("702.16e")
def test_a_protected_creature_takes_no_damage_from_the_creature_it_blocks() -> None:
    board(
        ["Typhoid Rats"],
        ["White Knight"],
        *attack_with({"Typhoid Rats": "B"}),
        *block_with({"White Knight": "Typhoid Rats"}),
        {"do": "go_to", "step": "end of combat"},
        expect=["White Knight is on the battlefield", "Typhoid Rats in A's graveyard"],
    )


@cr("702.16f")
def test_protection_does_not_keep_a_creature_from_blocking() -> None:
    board(
        ["Typhoid Rats"],
        ["White Knight"],
        *attack_with({"Typhoid Rats": "B"}),
        *block_with({"White Knight": "Typhoid Rats"}),
        expect=["White Knight is blocking"],
    )


@cr("303.4f")
def test_an_aura_returned_to_the_battlefield_chooses_what_it_enchants() -> None:
    played = board(
        {"hand": ["Copy Enchantment"]},
        ["Hill Giant", {"card": "Pacifism", "attached_to": "Hill Giant"}, "Grizzly Bears"],
        cast("Copy Enchantment"),
        RESOLVE,
        answer("yes"),
        answer("Grizzly Bears"),
    )
    assert played.cites("303.4f")


@cr("120.3e")
def test_first_strike_and_protection_make_a_safe_blocker() -> None:
    board(
        ["Typhoid Rats"],
        ["White Knight"],
        *attack_with({"Typhoid Rats": "B"}),
        *block_with({"White Knight": "Typhoid Rats"}),
        DAMAGE,
        expect=["White Knight is on the battlefield"],
    )


@cr("702.16n")
def test_an_aura_that_grants_protection_may_spare_itself() -> None:
    board(
        ["Hill Giant", {"card": "Black Ward", "attached_to": "Hill Giant"}],
        [],
        {"do": "pass", "player": "A"},
        expect=["Black Ward is attached to Hill Giant"],
    )


@cr("702.16a")
def test_mother_of_runes_protects_from_a_color_chosen_as_she_resolves() -> None:
    here = ({"hand": ["Shock"], "battlefield": ["Mother of Runes", "Hill Giant"]}, [])
    runes = {"do": "activate", "player": "A", "source": "Mother of Runes", "targets": ["Hill Giant"]}
    played = board(*here, runes, RESOLVE)
    assert played.pending["kind"] == "color"
    assert board(*here, runes, RESOLVE, answer("red"), cast("Shock", "Hill Giant"), refused=True).refused("702.16b")


@cr("702.11b")
def test_hexproof_keeps_opponents_from_targeting_and_not_oneself() -> None:
    here = ({"hand": ["Shock"]}, ["Gladecover Scout", "Hill Giant"])
    assert board(*here, cast("Shock", "Gladecover Scout"), refused=True).refused("702.11b")
    board(
        {"hand": ["Holy Strength"], "battlefield": ["Gladecover Scout"]}, [], cast("Holy Strength", "Gladecover Scout")
    )
