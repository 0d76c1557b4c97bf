"""What comes first is told first, and what it leads to behind it: in a verdict as in the steps."""

from __future__ import annotations

from tests.helpers import DAMAGE, RESOLVE, activate, answer, attack_with, block_with, board, cast, cr, creature


@cr("614.9", "702.12b")
def test_damage_that_goes_elsewhere_is_told_before_what_it_does_there() -> None:
    pariah = {"card": "Pariah", "attached_to": "Stuffy Doll"}
    doll = {"card": "Stuffy Doll", "chosen": {"player": "A"}}
    theirs = {"battlefield": [doll, pariah]}
    verdict = board({"hand": ["Lightning Bolt"]}, theirs, cast("Lightning Bolt", "B"), RESOLVE).report["verdict"]
    redirected = "3 damage is dealt to Stuffy Doll instead of B (effect of Pariah)"
    assert verdict.startswith(f"{redirected}; Stuffy Doll isn't destroyed: it has indestructible.")


@cr("121.2b", "101.2")
def test_what_is_drawn_is_told_before_that_no_more_can_be() -> None:
    mine = {"battlefield": ["Narset, Parter of Veils"], "hand": ["Windfall"], "library": ["Island"] * 5}
    theirs = {"hand": ["Swamp", "Swamp", "Swamp"], "library": ["Island"] * 5}
    verdict = board(mine, theirs, cast("Windfall"), RESOLVE).report["verdict"]
    assert verdict.index("B draws") < verdict.index("B can't draw another card this turn: Narset, Parter of Veils")


@cr("704.5j", "101.1")
def test_a_copy_is_told_before_that_the_legend_rule_leaves_it() -> None:
    """Both stay; what is copied is that the size is a star (208.2a)."""
    mine = {"battlefield": ["Adeline, Resplendent Cathar"], "hand": ["Sakashima of a Thousand Faces"]}
    played = board(mine, {}, cast("Sakashima of a Thousand Faces"), RESOLVE, answer("Adeline, Resplendent Cathar"))
    enters = "Sakashima of a Thousand Faces enters as a copy of Adeline, Resplendent Cathar (2/4)"
    stays = "both stay: the “legend rule” doesn't apply to them (Sakashima of a Thousand Faces)"
    assert played.report["verdict"].startswith(enters)
    assert stays in played.report["verdict"]
    assert played.count("as a copy of Adeline, Resplendent Cathar (*/4, vigilance;") == 1


@cr("205.1a", "613.1d")
def test_a_creature_that_becomes_a_land_is_not_told_to_be_that_as_well() -> None:
    played = board(
        {"hand": ["Imprisoned in the Moon"]}, ["Serra Angel"], cast("Imprisoned in the Moon", "Serra Angel"), RESOLVE
    )
    said = "Serra Angel is a land, is no longer a creature, is colorless, loses all other abilities and gains"
    assert said in played.report["verdict"]
    assert played.rules_of(said)[:2] == ["205.1a", "613.1d"]


@cr("702.2e", "702.15c")
def test_what_a_source_had_as_it_last_existed_is_told_behind_that_it_has_lost_its_equipment() -> None:
    text = "Whenever ~ is dealt damage, it deals that much damage to any target."
    collar = {"card": "Basilisk Collar", "attached_to": "Mirror"}
    played = board(
        [creature(text, "3/3", "Mirror"), collar],
        ["Hill Giant", "Serra Angel"],
        *attack_with({"Mirror": "B"}),
        *block_with({"Hill Giant": "Mirror"}),
        DAMAGE,
        answer("Serra Angel"),
        RESOLVE,
    )
    assert played.count("(the source of the damage had lifelink as it last existed).") == 1
    assert played.count("Serra Angel is destroyed: damage from deathtouch (its source had deathtouch as it last") == 1


@cr("601.2c", "603.3d")
def test_that_a_target_is_the_only_one_stands_behind_it_and_not_behind_the_words_of_the_ability() -> None:
    played = board({"hand": ["Ravenous Chupacabra"]}, ["Serra Angel"], cast("Ravenous Chupacabra"), RESOLVE)
    assert played.count("triggers targeting Serra Angel (the only legal choice): When Ravenous Chupacabra enters") == 1


@cr("603.7")
def test_what_a_delayed_ability_triggers_on_is_named() -> None:
    text = "{0}: When target creature dies this turn, return that card to the battlefield under your control."
    played = board(
        {"battlefield": [creature(text, name="Keeper"), "Grizzly Bears"], "hand": ["Murder"]},
        {},
        activate("Keeper", "Grizzly Bears"),
        RESOLVE,
        cast("Murder", "Grizzly Bears"),
        RESOLVE,
        RESOLVE,
    )
    assert played.count("Keeper's ability triggers: When Grizzly Bears dies, return that card") == 1


@cr("608.2d")
def test_who_has_no_base_size_become_another_is_told_so_in_the_words_of_the_card() -> None:
    """Those of the sentence, not of what it comes to."""
    text = "{0}: You may have ~'s base power and toughness become equal to target creature's power and toughness."
    played = board([creature(text, name="Mimic")], ["Serra Angel"], activate("Mimic", "Serra Angel"), RESOLVE)
    prompt = played.report["pending"]["prompt"]
    assert prompt.startswith("Have Mimic's base power and toughness become equal to ")
    declined = board(
        [creature(text, name="Mimic")], ["Serra Angel"], activate("Mimic", "Serra Angel"), RESOLVE, answer("no")
    )
    assert declined.count("A doesn't have Mimic's base power and toughness become equal to ") == 1


@cr("700.2a")
def test_the_modes_that_were_chosen_are_named_as_the_spell_is_cast() -> None:
    played = board({"hand": ["Cryptic Command"]}, ["Sol Ring"], cast("Cryptic Command", "Sol Ring", modes=[2, 4]))
    modes = "“Return target permanent to its owner's hand” and “Draw a card”"
    assert played.count(f"A casts Cryptic Command targeting Sol Ring: {modes}.") == 1


@cr("401.7", cited=False)
def test_what_is_put_second_from_the_top_is_told_to_be_there() -> None:
    text = "Put target creature into its owner's library second from the top."
    tucker = creature(f"{{0}}: {text}", name="Tucker")
    played = board(
        [tucker],
        {"battlefield": ["Serra Angel"], "library": ["Island"] * 3},
        activate("Tucker", "Serra Angel"),
        RESOLVE,
    )
    assert played.report["verdict"].startswith("Serra Angel is second from the top of B's library.")
