"""What a player may have expected to help, and what does not, is said where it happens, with its rule."""

from __future__ import annotations

import pytest

from tests.helpers import (
    PASS_A,
    PASS_B,
    RESOLVE,
    RESOLVE_ALL,
    Played,
    activate,
    answer,
    attack_with,
    board,
    cast,
    cr,
    creature,
    passing,
    to,
)

UNTARGETED = "not targeted, so {} doesn't help"


def told(played: Played, words: str) -> list[str]:
    """The rules of the one step that says so."""
    assert played.count(words) == 1, played.report["steps"]
    return played.rules_of(words)


@cr("115.10a", "702.16b")
def test_protection_does_not_help_against_what_destroys_all() -> None:
    mine = {"battlefield": ["White Knight", "Grizzly Bears"]}
    played = board(mine, {"hand": ["Damnation"]}, cast("Damnation", player="B"), RESOLVE, active="B")
    words = "White Knight and Grizzly Bears are destroyed (White Knight isn't targeted, so protection doesn't help)."
    assert {"702.16b", "115.10a"} <= {*told(played, words)}


@cr("115.10a", "702.11b")
@pytest.mark.parametrize("spell", ["Damnation", "Pyroclasm", "Toxic Deluge"])
def test_hexproof_does_not_help_against_what_affects_all(spell: str) -> None:
    paid = {"x": 2} if spell == "Toxic Deluge" else {}
    played = board({"hand": [spell]}, ["Invisible Stalker"], cast(spell, **paid), RESOLVE)
    assert played.report["verdict"].startswith("Invisible Stalker dies (")
    assert {"702.11b", "115.10a"} <= {*told(played, "targeted, so hexproof doesn't help")}


@cr("115.10a", "702.11c")
def test_a_player_who_has_hexproof_loses_life_by_what_does_not_target() -> None:
    drain = creature("{0}: Each opponent loses 3 life.", name="Draining")
    played = board([drain], ["Leyline of Sanctity"], activate("Draining"), RESOLVE)
    assert {"702.11c", "115.10a"} <= {*told(played, "B loses 3 life and is at 17 (" + UNTARGETED.format("hexproof"))}


@cr("115.10a", "702.18a")
def test_shroud_does_not_help_a_creature_that_is_sacrificed() -> None:
    shrouded = creature("Shroud", name="Shrouded")
    played = board({"hand": ["Diabolic Edict"]}, [shrouded], cast("Diabolic Edict", "B"), RESOLVE)
    assert {"702.18a", "115.10a"} <= {*told(played, "B sacrifices Shrouded (" + UNTARGETED.format("shroud"))}


@cr("115.10a", cited=False)
def test_nothing_is_said_of_what_was_targeted_or_could_have_been() -> None:
    for spell, theirs in (("Murder", "Grizzly Bears"), ("Damnation", "Grizzly Bears"), ("Pyroclasm", "Hill Giant")):
        aimed = [theirs] if spell == "Murder" else []
        assert not board({"hand": [spell]}, [theirs], cast(spell, *aimed), RESOLVE).count("targeted, so")
    own = {"hand": ["Pyroclasm"], "battlefield": ["Invisible Stalker"]}
    assert not board(own, [], cast("Pyroclasm"), RESOLVE).count("targeted, so")


@cr("701.6a")
def test_that_a_spell_cant_be_countered_does_not_help_against_what_returns_it() -> None:
    said = "it isn't countered, so it doesn't help that it can't be"
    for name, of_use in (("Carnage Tyrant", True), ("Grizzly Bears", False)):
        script = [cast(name, player="B"), {"do": "pass", "player": "B"}, cast("Unsubstantiate", name), RESOLVE]
        played = board({"hand": ["Unsubstantiate"]}, {"hand": [name]}, *script, active="B")
        assert played.count(said) == of_use
        assert any(one.startswith(f"{name} goes to B's hand") for one in played.steps)


@cr("702.12b")
def test_indestructible_does_not_help_against_exile_or_sacrifice() -> None:
    for spell, target, words in (
        ("Swords to Plowshares", "Darksteel Myr", "Darksteel Myr is exiled ("),
        ("Diabolic Edict", "B", "B sacrifices Darksteel Myr ("),
    ):
        played = board({"hand": [spell]}, ["Darksteel Myr"], cast(spell, target), RESOLVE_ALL)
        assert "702.12b" in told(played, f"{words}it isn't destroyed, so indestructible doesn't help")
    own = {"hand": ["Swords to Plowshares"], "battlefield": ["Darksteel Myr"]}
    assert not board(own, [], cast("Swords to Plowshares", "Darksteel Myr"), RESOLVE).count("indestructible")


@cr("605.1a", "602.5")
def test_what_lets_mana_abilities_be_is_told_not_to_apply() -> None:
    """Pithing Needle and its like: a player who names what makes mana expects that it stops."""
    stops = creature("Activated abilities of creatures can't be activated unless they're mana abilities.")
    played = board([stops], {"battlefield": ["Llanowar Elves"]}, PASS_A, activate("Llanowar Elves", player="B"))
    assert played.count("Tester doesn't apply to this ability of Llanowar Elves: it is a mana ability.") == 1
    assert played.count("B adds {G}") == 1


@cr("702.61b", "116.2b")
def test_split_second_is_told_not_to_stop_a_special_action() -> None:
    held = {"battlefield": [{"card": "Exalted Angel", "face_down": "morph"}]}
    up = {"do": "special", "player": "A", "act": "turn face up", "source": "Exalted Angel"}
    played = board(held, {"hand": ["Sudden Shock"]}, cast("Sudden Shock", "A", player="B"), PASS_B, up, active="B")
    assert played.count("Sudden Shock has split second, which doesn't stop special actions.") == 1


@cr("702.16e")
def test_of_two_protections_only_that_is_told_which_the_source_has_the_quality_of() -> None:
    knight = creature("Protection from red and from blue", name="Knight")
    played = board({"hand": ["Pyroclasm"]}, [knight], cast("Pyroclasm"), RESOLVE)
    assert "2 damage from Pyroclasm to Knight is prevented by protection from red." in played.steps


@cr("615.12")
def test_that_damage_can_not_be_prevented_is_told_of_a_shield_for_the_next_time() -> None:
    text = "Combat damage that would be dealt by creatures you control can't be prevented."
    beast = creature(text, "4/4", name="Beast")
    palm = "{0}: The next time a source of your choice would deal damage to you this turn, prevent that damage."
    played = board(
        [beast],
        [creature(palm, name="Monk")],
        PASS_A,
        activate("Monk", player="B"),
        RESOLVE,
        answer("Beast", player="B"),
        *attack_with({"Beast": "B"}),
        to("end of combat"),
        expect=["B life 16"],
    )
    words = "The damage that Beast deals to B can't be prevented (effect of Beast)."
    assert words in played.steps
    assert words.rstrip(".") in played.report["verdict"]


@cr("615.12", "615.5")
@pytest.mark.parametrize(
    ("mine", "what", "survives"),
    [
        ("Phyrexian Vindicator", "no damage is dealt for that", "Phyrexian Vindicator (5/5, 2 damage) survives"),
        (
            "Stormwild Capridor",
            "no counters are put on anything for that",
            "Stormwild Capridor (1/3, 2 damage) survives",
        ),
    ],
)
def test_what_is_not_done_is_told_where_no_damage_is_prevented_that_it_would_be_done_for(
    mine: str, what: str, survives: str
) -> None:
    """The effect is applied still, but damage has not been prevented "this way"."""
    stomp = cast("Bonecrusher Giant", mine, face="Stomp", player="B")
    played = board([mine], {"hand": ["Bonecrusher Giant"]}, stomp, RESOLVE, active="B")
    words = f"The damage that Stomp deals to {mine} can't be prevented (effect of Stomp), so {what}"
    assert "615.12" in told(played, f"{words}.")
    assert played.report["verdict"] == f"{words}; {survives}."
    assert not {"615.1", "615.5"} & {*told(played, f"deals 2 damage to {mine}")}


@cr("615.13", "603.12")
def test_an_ability_that_triggers_on_damage_prevented_is_told_in_its_own_words() -> None:
    bolt = cast("Lightning Bolt", "Phyrexian Vindicator", player="B")
    played = board(
        ["Phyrexian Vindicator"], {"hand": ["Lightning Bolt"]}, bolt, RESOLVE, answer("B", player="A"), active="B"
    )
    words = "When damage is prevented this way, Phyrexian Vindicator deals that much damage to any other target."
    assert played.count(words) == 1


@cr("702.16e", "702.16j", "115.10a")
def test_that_loss_of_life_is_no_damage_is_told_to_a_player_with_protection() -> None:
    ring = creature("{0}: You gain protection from everything until your next turn.", name="Ring")
    drain = creature("{0}: Each opponent loses 3 life.", name="Draining")
    played = board([drain], [ring], PASS_A, activate("Ring", player="B"), RESOLVE, activate("Draining"), RESOLVE)
    why = "loss of life isn't damage and nothing is targeted, so protection doesn't help"
    told(played, f"B loses 3 life and is at 17 ({why}).")
    assert played.report["verdict"] == f"B is at 17 life (−3, {why})."


@cr("702.16e", "115.10a")
def test_that_a_smaller_toughness_is_no_damage_is_told_of_a_creature_with_protection() -> None:
    played = board({"hand": ["Massacre"]}, ["White Knight"], cast("Massacre"), RESOLVE)
    why = "(neither targeted nor dealt damage, so protection doesn't help)"
    told(played, f"White Knight gets -2/-2 until end of turn {why}, now 0/0.")
    assert played.report["verdict"] == f"White Knight dies {why}."


@cr("702.12b", "704.5f")
def test_a_verdict_says_what_does_not_help() -> None:
    swords = cast("Swords to Plowshares", "Darksteel Myr")
    for spell, said in (
        (
            cast("Massacre"),
            "Darksteel Myr dies (toughness 0 or less is no destruction, so indestructible doesn't help)",
        ),
        (swords, "Darksteel Myr is in exile (it isn't destroyed, so indestructible doesn't help)"),
    ):
        side = {"hand": ["Massacre", "Swords to Plowshares"]}
        assert board(side, ["Darksteel Myr"], spell, RESOLVE).report["verdict"].startswith(said)
    two = board({"hand": ["Damnation"]}, ["Invisible Stalker", "Grizzly Bears"], cast("Damnation"), RESOLVE)
    said = "Invisible Stalker and Grizzly Bears die (Invisible Stalker isn't targeted, so hexproof doesn't help)."
    assert two.report["verdict"] == said


@cr("702.16c", "701.3b")
def test_why_an_aura_can_not_be_attached_is_told() -> None:
    angel = creature("Protection from white", name="Angel")
    text = "{0}: Attach target Aura you control to target creature."
    board_of_a = [creature(text, name="Mover"), "Grizzly Bears", {"card": "Pacifism", "attached_to": "Grizzly Bears"}]
    played = board(board_of_a, [angel], activate("Mover", "Pacifism", "Angel"), RESOLVE)
    stays = "Pacifism can't be attached to Angel: protection from white and stays attached to Grizzly Bears."
    assert stays in played.steps


BOA = creature("{0}: Regenerate Boa.", "2/1", "Boa")
SHIELD = "it isn't destroyed, so its regeneration shield doesn't help"


@cr("704.5f", "701.19a")
def test_a_regeneration_shield_does_not_help_against_toughness_0() -> None:
    shrinks = creature("{0}: All creatures get -2/-2 until end of turn.", "5/5", "Shrinker")
    script = [activate("Boa", player="B"), RESOLVE, passing("B"), activate("Shrinker"), RESOLVE]
    played = board([shrinks], [BOA], *script, active="B")
    assert "Boa has a regeneration shield this turn." in played.steps
    assert {"704.5f", "701.19a"} <= {*told(played, f"toughness 0 or less ({SHIELD}")}
    short = "toughness 0 or less is no destruction, so its regeneration shield doesn't help"
    assert played.report["verdict"].startswith(f"Boa dies ({short})")
    french = "ce n’est pas une destruction, son bouclier de régénération n’y fait rien"
    assert any(french in step for step in played.steps_in("fr"))


@cr("701.19a")
@pytest.mark.parametrize(
    ("spell", "target", "words"),
    [("Swords to Plowshares", "Boa", "Boa is exiled ("), ("Diabolic Edict", "B", "B sacrifices Boa (")],
)
def test_a_regeneration_shield_does_not_help_against_exile_or_sacrifice(spell: str, target: str, words: str) -> None:
    script = [activate("Boa", player="B"), RESOLVE, passing("B"), cast(spell, target), RESOLVE]
    played = board({"hand": [spell]}, [BOA], *script, active="B")
    assert "701.19a" in told(played, f"{words}{SHIELD}")


@cr("704.5f", "702.12b")
def test_of_several_put_into_a_graveyard_for_toughness_0_it_is_told_of_the_indestructible_one() -> None:
    deluge = {"hand": ["Toxic Deluge"]}
    played = board(deluge, ["Darksteel Myr", "Grizzly Bears"], cast("Toxic Deluge", x=2), RESOLVE)
    words = "(Darksteel Myr isn't destroyed, so indestructible doesn't help)"
    assert {"704.5f", "702.12b"} <= {*told(played, words)}
    assert words in played.report["verdict"]


@cr("701.8a")
def test_nothing_is_said_of_a_shield_that_helps_or_is_not_there() -> None:
    script = [activate("Boa", player="B"), RESOLVE, passing("B"), cast("Murder", "Boa"), RESOLVE]
    assert not board({"hand": ["Murder"]}, [BOA], *script, active="B").count("doesn't help")
    assert not board({"hand": ["Toxic Deluge"]}, [BOA], cast("Toxic Deluge", x=2), RESOLVE).count("doesn't help")


@cr("113.7a", "707.10", "702.40a")
def test_countering_a_spell_with_storm_does_not_help_against_its_copies() -> None:
    past = {"A": {"spells_cast": 2}}
    countered = [cast("Grapeshot", "B"), PASS_A, cast("Counterspell", "Grapeshot", player="B"), RESOLVE, RESOLVE]
    keeps = [answer("no"), answer("no"), RESOLVE_ALL]
    played = board({"hand": ["Grapeshot"]}, {"hand": ["Counterspell"]}, *countered, *keeps, history=past)
    assert played.report["verdict"].startswith("Grapeshot is countered (it is copied all the same)")
    assert "B is at 18 life" in played.report["verdict"]
    assert not played.count("all the same"), "the steps show that"
    assert played.count("2 copies of Grapeshot resolve.") == 1
    assert not played.count("Grapeshot#1"), "the others are copies"
    french = board({"hand": ["Grapeshot"]}, {"hand": ["Counterspell"]}, *countered, *keeps, history=past).steps_in("fr")
    assert "2 copies de Grapeshot se résolvent." in french
