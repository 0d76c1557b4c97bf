"""What steps and refusals say, where the wording decides whether a player understands what happened."""

from __future__ import annotations

from typing import Any

from engine import Scenario, play, told_at_once
from engine.oracle.names import with_name
from tests.helpers import PASS_A, RESOLVE, activate, answer, attack, board, cast, cr, creature, passing, turn
from tests.shelf import cards

NINJA = {"battlefield": ["Ornithopter"], "hand": ["Ninja of the Deep Hours"]}
ACTIVATE = {"do": "activate", "player": "A", "source": "Ninja of the Deep Hours"}


def test_targets_asked_for_after_a_trigger_was_told_are_told_by_themselves() -> None:
    played = board(
        {"hand": ["Banisher Priest"]},
        ["Grizzly Bears", "Hill Giant"],
        {"do": "cast", "player": "A", "card": "Banisher Priest"},
        {"do": "resolve"},
        {"do": "answer", "player": "A", "value": "Hill Giant"},
    )
    assert played.count("Banisher Priest's ability triggers: When Banisher Priest enters") == 1
    assert played.steps[-1] == "Banisher Priest's ability targets Hill Giant."
    assert played.report["verdict"] != "Nothing happened."


def test_targets_chosen_with_the_act_are_told_with_the_trigger() -> None:
    played = board(
        {"hand": ["Banisher Priest"]},
        ["Grizzly Bears", "Hill Giant"],
        {"do": "cast", "player": "A", "card": "Banisher Priest"},
        {"do": "resolve", "choices": ["Hill Giant"]},
    )
    assert played.count("triggers targeting Hill Giant") == 1
    assert played.count("ability targets") == 0


def test_a_cost_that_cannot_be_paid_is_named() -> None:
    attack = {"do": "go_to", "step": "declare attackers"}
    attackers = {"do": "attack", "player": "A", "attackers": {"Ornithopter": "B"}}
    played = board(NINJA, [], attack, attackers, ACTIVATE, refused="118.3")
    assert "an unblocked attacking creature you control" in played.reason


def test_a_cost_that_a_spell_does_not_have_is_refused_with_those_it_has() -> None:
    cast = {"do": "cast", "player": "A", "card": "Saw It Coming", "targets": ["Shock"], "costs": ["kicker"]}
    shock = {"do": "cast", "player": "B", "card": "Shock", "targets": ["A"]}
    passing = [{"do": "pass", "player": "A"}, shock, {"do": "pass", "player": "B"}]
    played = board({"hand": ["Saw It Coming"]}, {"hand": ["Shock"]}, *passing, cast, refused="601.2b")
    assert "Saw It Coming has no cost called kicker" in played.reason


def test_foretelling_and_unlocking_are_told_as_what_they_are() -> None:
    foretold = board(
        {"hand": ["Saw It Coming"]}, [], {"do": "special", "player": "A", "act": "foretell", "source": "Saw It Coming"}
    )
    assert foretold.steps[-1] == "A foretells Saw It Coming: it is exiled face down."
    unlock = {"do": "special", "player": "A", "act": "unlock", "source": "Unholy Annex"}
    assert "Ritual Chamber is unlocked." in board([{"card": "Unholy Annex"}], [], unlock).steps


def test_a_sacrifice_is_one_step() -> None:
    kept = {"do": "activate", "player": "A", "source": "Viscera Seer", "choices": ["Grizzly Bears"]}
    played = board(["Viscera Seer", "Grizzly Bears"], [], kept)
    assert played.count("A sacrifices Grizzly Bears.") == 1
    assert played.count("is put into A's graveyard") == 0


def test_a_keyword_is_activated_by_its_name_and_rule() -> None:
    attack = {"do": "go_to", "step": "declare attackers"}
    attackers = {"do": "attack", "player": "A", "attackers": {"Ornithopter": "B"}}
    played = board(NINJA, [], attack, attackers, {"do": "go_to", "step": "declare blockers"}, ACTIVATE)
    assert "A activates Ninja of the Deep Hours: Ninjutsu {1}{U}." in played.steps
    assert "702.49a" in played.rules_of("Ninjutsu {1}{U}")
    assert played.report["verdict"].endswith("On the stack: the ninjutsu ability of Ninja of the Deep Hours.")


def test_why_a_card_cannot_be_cast_from_where_it_is() -> None:
    foretell = {"do": "special", "player": "A", "act": "foretell", "source": "Saw It Coming"}
    shock = {"do": "cast", "player": "A", "card": "Shock", "targets": ["B"]}
    cast = {"do": "cast", "player": "A", "card": "Saw It Coming", "targets": ["Shock"]}
    early = board({"hand": ["Saw It Coming", "Shock"]}, [], foretell, shock, cast, refused="702.143a")
    assert "only on a later one" in early.reason
    other = board(
        {"command": ["Grizzly Bears"]}, [], {"do": "cast", "player": "A", "card": "Grizzly Bears"}, refused="903.8"
    )
    assert "not named as A's commander" in other.reason


def test_the_keyword_whose_cost_is_paid_is_told_with_the_spell() -> None:
    paid = {"do": "cast", "player": "A", "card": "Mulldrifter", "costs": ["evoke"]}
    assert board({"hand": ["Mulldrifter"]}, [], paid).steps[0].startswith("A casts Mulldrifter (evoke)")
    assert board({"hand": ["Mulldrifter"]}, [], paid | {"costs": []}).steps[0].startswith("A casts Mulldrifter.")


def test_different_triggers_of_one_source_are_told_apart_when_they_are_ordered() -> None:
    evoke = {"do": "cast", "player": "A", "card": "Mulldrifter", "costs": ["evoke"]}
    played = board({"hand": ["Mulldrifter"]}, [], evoke, {"do": "resolve"})
    labels = sorted(option["label"] for option in played.pending["options"])
    assert labels == ["Mulldrifter: Draw two cards", "Mulldrifter: Its controller sacrifices it"]


def test_the_commander_tax_is_told() -> None:
    commander = {"card": "Grizzly Bears", "cast": 2}
    cast = {"do": "cast", "player": "A", "card": "Grizzly Bears"}
    played = board({"commander": commander}, [], cast)
    assert played.steps[0] == "A casts Grizzly Bears (commander tax {2}{2}) from the command zone."
    assert "903.8" in played.rules_of("commander tax")


def test_what_is_put_into_a_hand_by_hand_is_one_step() -> None:
    put = {"do": "edit", "create": {"A": [{"card": "Shock", "id": "new"}]}, "move": {"new": "hand"}}
    assert board([], [], put).steps == ["By hand: Shock is put into A's hand."]


def test_what_to_put_away_is_asked_in_words() -> None:
    seer = ["Viscera Seer", "Grizzly Bears"]
    scry = {"do": "activate", "player": "A", "source": "Viscera Seer", "choices": ["Grizzly Bears"]}
    asked = board(seer, [], scry, {"do": "resolve"})
    assert asked.pending["prompt"] == "Choose the cards to put on the bottom of the library"


def test_who_attacked_is_told_even_after_control_has_changed_back() -> None:
    played = board(
        {"hand": ["Act of Treason"]},
        ["Grizzly Bears"],
        cast("Act of Treason", "Grizzly Bears"),
        RESOLVE,
        *attack(Grizzly_Bears="B"),
        turn(4),
    )
    assert "A attacks B with Grizzly Bears." in played.steps


def french(a: Any, b: Any, *script: Any) -> tuple[str, list[str]]:
    """The verdict and the steps of a board in French."""
    sides = {name: {"library": ["Forest"] * 5, **side} for name, side in (("A", a), ("B", b))}
    report = play(Scenario.load({"version": 1, "players": sides, "script": list(script)}), cards(), "fr").report()
    assert report.refused is None
    return report.verdict, [step.text for step in report.steps]


@cr("613.1d")
def test_french_denies_several_things_with_ni() -> None:
    every = creature("Lands you control are every basic land type in addition to their other types.", "1/1", "Grove")
    mine = {"battlefield": [every, "Forest"], "hand": ["Shock"]}
    _, steps = french(mine, {}, cast("Shock", "Grove"), RESOLVE)
    assert any("Forest n’est plus ni une Île, une Montagne, une Plaine ni un Marais" in step for step in steps), steps


@cr("120.3a")
def test_french_counts_one_point_of_life() -> None:
    verdict, steps = french({"hand": ["Shock"]}, {"life": 3}, cast("Shock", "B"), RESOLVE)
    assert verdict == "B est à 1 point de vie (2 blessures)."
    assert "Shock inflige 2 blessures à B, qui est à 1 point de vie." in steps


@cr("614.1a")
def test_french_elides_before_vowels_only() -> None:
    mine = {"battlefield": ["Young Wolf", "Rest in Peace"], "hand": ["Murder"]}
    _, steps = french(mine, {}, cast("Murder", "Young Wolf"), RESOLVE)
    assert (
        "La capacité de Young Wolf (survivance) ne se déclenche pas\N{NO-BREAK SPACE}: Young Wolf ne meurt pas, "
        "donc il ne revient pas." in steps
    )


@cr("613.2a")
def test_french_what_was_a_copy_is_itself_again() -> None:
    mine = {"battlefield": ["Grizzly Bears"], "hand": ["Mirrorweave"]}
    script = (cast("Mirrorweave", "Hill Giant"), RESOLVE, turn(2))
    _, steps = french(mine, {"battlefield": ["Hill Giant"]}, *script)
    assert any("Grizzly Bears redevient lui-même" in step for step in steps)


@cr("601.2b", cited=False)
def test_the_value_chosen_for_x_is_told_as_the_spell_is_cast() -> None:
    played = board({"hand": ["Hangarback Walker"]}, [], cast("Hangarback Walker", x=2), RESOLVE)
    assert "A casts Hangarback Walker (X = 2)." in played.steps


@cr("715.3d")
def test_a_card_on_an_adventure_may_be_cast_later() -> None:
    stomp = {**cast("Bonecrusher Giant", "B"), "face": "adventure"}
    played = board({"hand": ["Bonecrusher Giant"]}, [], stomp, RESOLVE)
    assert "A may cast Bonecrusher Giant from exile." in played.steps


@cr("121.1")
def test_unknown_cards_drawn_together_are_counted() -> None:
    played = board({"hand": ["Divination"], "library": ["..."]}, [], cast("Divination"), RESOLVE)
    assert "A draws 2 unknown cards." in played.steps


@cr("114.3", cited=False)
def test_an_emblem_is_called_one() -> None:
    """It has no name, and is no face-down creature."""
    played = board(
        {"battlefield": [{"card": "Tamiyo, the Moon Sage", "counters": {"loyalty": 8}}], "hand": ["Lightning Bolt"]},
        [],
        activate("Tamiyo, the Moon Sage", ability=3),
        RESOLVE,
        cast("Lightning Bolt", "B"),
        RESOLVE,
        RESOLVE,
        answer("yes"),
        expect=["Lightning Bolt in A's hand"],
    )
    assert played.count("An emblem's ability triggers") == played.count("An emblem's ability resolves.") == 1


@cr("707.2")
def test_several_tokens_that_copy_a_card_are_told_by_its_whole_name() -> None:
    copies = cast("Rite of Replication", "Grizzly Bears", kicked=True)
    played = board({"hand": ["Rite of Replication"]}, ["Grizzly Bears"], copies, RESOLVE)
    assert "A creates 5 tokens that are copies of Grizzly Bears (2/2)." in played.steps


@cr("106.6")
def test_a_refused_payment_says_what_the_mana_in_the_pool_is_for() -> None:
    played = board(
        {"battlefield": ["Food Chain", "Grizzly Bears"], "hand": ["Lightning Bolt"], "mana": ""},
        [],
        activate("Food Chain", choices=["red"]),
        cast("Lightning Bolt", "B"),
        refused="106.6",
    )
    assert played.reason.endswith("Spend this mana only to cast creature spells.")


@cr("107.3h", "118.7")
def test_paying_a_mana_cost_as_something_resolves_cites_x_only_where_there_is_one() -> None:
    paid = [cast("Flash"), RESOLVE, answer("yes"), answer("yes")]
    assert "107.3h" not in board({"hand": ["Flash", "Goblin Piker"]}, [], *paid).rules_of("A pays")
    assert "107.3h" in board({"hand": ["Flash", "Protean Hydra"]}, [], *paid).rules_of("A pays")


@cr("611.2b", cited=False)
def test_a_duration_names_the_object_that_it_speaks_of() -> None:
    shackles = ["Vedalken Shackles", "Island", "Island"]
    played = board(shackles, ["Grizzly Bears"], activate("Vedalken Shackles", "Grizzly Bears"), RESOLVE)
    assert "A gains control of Grizzly Bears for as long as Vedalken Shackles remains tapped." in played.steps


@cr("114.3", cited=False)
def test_a_text_says_of_an_emblem_and_a_token_that_it_is_one() -> None:
    chandra = {"battlefield": [{"card": "Chandra, Awakened Inferno", "counters": {"loyalty": 6}}]}
    played = board(chandra, [], activate("Chandra, Awakened Inferno", ability=1), RESOLVE, turn(4))
    assert played.count("At the beginning of your upkeep, this emblem deals 1 damage to you.") == 2
    made = with_name('create a 0/0 Construct creature token with "~ gets +1/+1 for each artifact you control."', "Urza")
    assert made.endswith('"This token gets +1/+1 for each artifact you control."')
    saga = "~ gains \"{2}, {T}: Create a 0/0 Construct creature token with '~ gets +1/+1 and {T}: ~ deals 1 damage.'\""
    assert with_name(saga, "Urza's Saga").endswith("with 'This token gets +1/+1 and {T}: This token deals 1 damage.'\"")


@cr("508.4")
def test_what_a_creature_is_put_onto_the_battlefield_attacking_is_told() -> None:
    kaalia = {"battlefield": ["Kaalia of the Vast"], "hand": ["Serra Angel"]}
    played = board(kaalia, [], *attack(Kaalia_of_the_Vast="B"), RESOLVE, answer("yes"))
    assert played.count("Serra Angel enters the battlefield tapped under A's control attacking B") == 1


@cr("113.6m")
def test_a_refusal_says_where_an_ability_can_be_activated() -> None:
    buried = board({"graveyard": ["Secluded Steppe"]}, [], activate("Secluded Steppe", ability=2), refused="113.6m")
    assert buried.reason == "Secluded Steppe's ability can only be activated from the hand."


@cr("701.27a")
def test_a_token_is_told_to_transform_from_what_it_was() -> None:
    script = (cast("Eyes of Gitaxias"), RESOLVE, activate("Incubator Token"), RESOLVE)
    played = board({"hand": ["Eyes of Gitaxias"]}, [], *script)
    assert "Incubator Token transforms into Phyrexian Token." in played.steps


@cr("614.1a", "701.17a")
def test_a_milled_card_that_goes_elsewhere_is_told_where_it_goes() -> None:
    nexus = {"library": ["Nexus of Fate", "Forest", "Island"], "hand": ["Thought Scour"]}
    played = board(nexus, [], cast("Thought Scour", "A"), RESOLVE)
    assert "A mills Nexus of Fate, put into the library instead." in played.steps
    rest = board({**nexus, "battlefield": ["Rest in Peace"]}, [], cast("Thought Scour", "B"), RESOLVE)
    assert "B mills Forest ×2, exiled instead (effect of Rest in Peace)." in rest.steps


@cr("601.2c")
def test_the_only_legal_target_is_told_of_the_spell_that_has_it_where_all_is_told_at_once() -> None:
    """The spell that was cast before is not said to have had one legal choice."""
    cast_first = [cast("Divination"), PASS_A, cast("Counterspell", player="B")]
    played = board({"hand": ["Divination"]}, {"hand": ["Counterspell"]}, *cast_first, RESOLVE)
    told = [step.text for step in told_at_once(played.table)]
    assert "A casts Divination." in told
    assert "B casts Counterspell targeting Divination (the only legal choice)." in told


@cr("115.7a")
def test_who_becomes_the_target_of_what_they_control_is_said_to_control_it_still() -> None:
    """ "You" of the spell remains who cast it."""
    theirs = {"hand": ["Mind Rot"]}
    script = (cast("Mind Rot", "A", player="B"), passing("B"), cast("Deflection", "Mind Rot"), RESOLVE)
    played = board({"hand": ["Deflection"]}, theirs, *script, active="B")
    assert played.count("A changes the target of Mind Rot from A to B, who still controls it") == 1
    french = "A change la cible de Mind Rot\N{NO-BREAK SPACE}: B (qui contrôle toujours Mind Rot) au lieu d’A"
    assert french.replace("\N{NO-BREAK SPACE}", " ") in " ".join(played.steps_in("fr")).replace(
        "\N{NO-BREAK SPACE}", " "
    )
