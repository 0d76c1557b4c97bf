"""What effects do is told once, and in the reader's language where that has the words (CR 611.2, 702.11f)."""

from __future__ import annotations

from engine.words import Words
from tests.helpers import RESOLVE, activate, board, cast, cr, creature, passing

VEIL = {"battlefield": ["Grizzly Bears"], "hand": ["Veil of Summer", "Shock"]}


@cr("702.11f", cited=False)
def test_hexproof_from_colors_is_told_with_whom_it_is_given_to() -> None:
    played = board(VEIL, [], cast("Veil of Summer"), RESOLVE)
    said = "“You and permanents you control gain hexproof from blue and from black until end of turn.”"
    assert f"Veil of Summer: {said} (A and Grizzly Bears)" in played.steps
    assert played.count("hexproof") == 1


@cr("702.11d")
def test_hexproof_from_a_color_is_given_and_protects_in_words_of_each_language() -> None:
    gives = creature("{0}: Target creature you control gains hexproof from black until end of turn.", name="Cloak")
    script = [cast("Doom Blade", "Serra Angel"), passing(), activate("Cloak", "Serra Angel", player="B"), RESOLVE]
    played = board({"hand": ["Doom Blade"]}, [gives, "Serra Angel"], *script, RESOLVE)
    assert "Serra Angel gains hexproof from black until end of turn." in played.steps
    french = played.steps_in("fr")
    assert "Serra Angel acquiert la défense talismanique contre le noir jusqu’à la fin du tour." in french
    assert "(Serra Angel a la défense talismanique contre le noir : Cloak)" in french[-1]


def test_what_it_protects_from_has_words_in_french() -> None:
    assert Words("fr")("protection-from-everything") == "la protection contre tout"
    assert Words("fr")("hexproof-from-blue") == "la défense talismanique contre le bleu"


@cr("613.1d", "613.1f")
def test_what_a_creature_becomes_is_told_in_french_by_what_changes() -> None:
    played = board({"hand": ["Turn to Frogs"]}, ["Serra Angel"], cast("Turn to Frogs", "Serra Angel"), RESOLVE)
    becomes = "loses all abilities and becomes a blue Frog with base power and toughness 1/1 until end of turn"
    assert f"Serra Angel {becomes}." in played.steps
    turned = "Serra Angel devient 1/1, a le sous-type Grenouille, perd le sous-type Ange, est bleu et perd toutes ses "
    assert played.steps_in("fr")[-1] == f"{turned}capacités jusqu’à la fin du tour."


def test_what_a_change_does_not_show_stays_in_the_words_of_the_card() -> None:
    stops = creature("{0}: Target creature gets -1/-0 and can't block Goblins this turn.", name="Stopper")
    played = board([stops], ["Serra Angel"], activate("Stopper", "Serra Angel"), RESOLVE)
    assert "can't block" in played.steps_in("fr")[-1]


@cr("509.1b", cited=False)
def test_what_a_creature_can_t_do_is_said_in_the_language_of_the_reader() -> None:
    stops = creature("{0}: Target creature gets -1/-0 and can't block this turn.", name="Stopper")
    played = board([stops], ["Serra Angel"], activate("Stopper", "Serra Angel"), RESOLVE)
    assert played.steps[-1] == "Serra Angel gets -1/-0 and can't block this turn, now 3/4."
    assert played.steps_in("fr")[-1] == "Serra Angel gagne -1/-0 et ne peut pas bloquer ce tour-ci, maintenant 3/4."


@cr("613.4b")
def test_the_verdict_says_the_size_now_where_the_effect_speaks_of_another() -> None:
    mine = {"hand": ["Turn to Frogs", "Giant Growth"]}
    both = [cast("Giant Growth", "Serra Angel"), cast("Turn to Frogs", "Serra Angel"), RESOLVE, RESOLVE]
    grown = board(mine, ["Serra Angel"], *both)
    assert grown.report["verdict"].startswith("Serra Angel loses all abilities")
    assert grown.report["verdict"].endswith(", now 4/4.")
    frog = board(mine, ["Serra Angel"], cast("Turn to Frogs", "Serra Angel"), RESOLVE)
    assert frog.report["verdict"].startswith("Serra Angel loses all abilities")


@cr("611.2")
def test_what_a_player_gains_is_told_as_what_a_creature_gains_is() -> None:
    played = board({"hand": ["The One Ring"]}, [], cast("The One Ring"), RESOLVE, RESOLVE)
    assert played.count("A gains protection from everything until their next turn.") == 1
    assert played.report["verdict"] == "The One Ring enters; A gains protection from everything until their next turn."
