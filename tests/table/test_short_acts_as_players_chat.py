"""Short acts as people chat about a game: when something is done, who only tries to, what a bare word answers."""

from __future__ import annotations

from typing import Any

import pytest

from engine import NotUnderstood, SeveralMeant, short_acts
from tests.helpers import cr
from tests.table.test_short_acts import done, said, table

KNIGHT: dict[str, Any] = {"battlefield": ["Porcelain Legionnaire"], "hand": ["Shock"]}
BEARS: dict[str, Any] = {"battlefield": ["Grizzly Bears"]}
ISLANDS: dict[str, Any] = {"library": ["Island"] * 8}


# ---- when something is done


@cr("510.4")
@pytest.mark.parametrize("step", ["to first strike damage", "first strike", "aux blessures d'initiative"])
def test_the_first_of_two_combat_damage_steps_is_called_so(step: str) -> None:
    found = done(f"attack; no blocks; {step}", table(KNIGHT, BEARS))
    assert found.table.game.players[1].life == 17
    assert found.table.game.combat.first_strike_step
    with pytest.raises(NotUnderstood) as problem:
        short_acts(table(BEARS, BEARS), f"attack; no blocks; {step}", "Ana")
    assert problem.value.expected == ("first-striker",)


@cr("510.4")
def test_regular_damage_is_the_second_where_there_are_two() -> None:
    on = table({"battlefield": ["Fencing Ace", "Grizzly Bears"]}, {})
    assert done("attack with everything; regular damage", on).table.game.players[1].life == 16
    assert done("attack; no blocks; regular damage", table(BEARS, {})).table.game.players[1].life == 18


@pytest.mark.parametrize(
    ("text", "understood"),
    [
        ("attack with Ace; before blocks shock Elves; no blocks", "Bob does not block"),
        ("attack with Ace; no blocks; after blocks, shock Elves", "Ana casts Shock on Llanowar Elves"),
        ("attaque avec Ace; pas de blocage; après les blocages, shock Elves", "Ana casts Shock on Llanowar Elves"),
        ("attack with Ace; no blocks; before damage i shock Elves", "Ana casts Shock on Llanowar Elves"),
    ],
)
def test_before_and_after_blocks_say_when(text: str, understood: str) -> None:
    on = table({"battlefield": ["Fencing Ace"], "hand": ["Shock"]}, {"battlefield": ["Llanowar Elves"]})
    acts = said(text, on)
    assert acts[-1] == understood
    assert not any("declare" in one for one in acts), "the game is there already"


def test_after_combat_is_the_second_main_phase() -> None:
    found = done("attack; no blocks; after combat, cast Serra Angel", table({**BEARS, "hand": ["Serra Angel"]}, {}))
    assert found.table.game.turn.step.value == "postcombat main"


def test_what_is_on_the_stack_may_be_said_with_the_act() -> None:
    on = table({"hand": ["Goblin Guide", "Shock"]}, BEARS)
    acts = said("cast Goblin Guide; attack; with the Guide trigger on the stack, shock Bears", on)
    assert acts[-1] == "Ana casts Shock on Grizzly Bears"


# ---- what is around an act


@pytest.mark.parametrize("text", ["Bob tries to counter it", "Bob wants to counter", "il essaie de contrer"])
def test_who_tries_to_does(text: str) -> None:
    on = table({"hand": ["Serra Angel"]}, {"hand": ["Counterspell"]})
    assert said(f"cast Serra Angel; {text}", on)[-1] == "Bob casts Counterspell on Serra Angel"


def test_a_response_may_follow_a_comma() -> None:
    on = table({"battlefield": ["Viscera Seer", "Blood Artist"]}, {"hand": ["Lightning Bolt"]})
    acts = said("opp bolts Blood Artist, in response i sac it to Seer", on)
    assert acts == ["Bob casts Lightning Bolt on Blood Artist", "Ana activates Viscera Seer, sacrificing Blood Artist"]


@pytest.mark.parametrize("question", ["does it fizzle?", "what happens", "who wins?", "est-ce que ça meurt ?"])
def test_a_question_behind_the_acts_is_what_the_answer_says(question: str) -> None:
    on = table({**BEARS, "hand": ["Giant Growth"]}, {"hand": ["Murder"]})
    acts = said(f"opp murders my bears and i giant growth it in response, {question}", on)
    assert acts == ["Bob casts Murder on Grizzly Bears", "Ana casts Giant Growth on Grizzly Bears"]


@pytest.mark.parametrize("text", ["path my own bears", "path my own guy", "path my guy"])
def test_ones_own_and_a_guy(text: str) -> None:
    on = table({**BEARS, "hand": ["Path to Exile"]}, {"battlefield": ["Hill Giant"]})
    assert said(text, on) == ["Ana casts Path to Exile on Grizzly Bears"]


def test_him_is_the_opponent_where_no_thing_can_be_meant() -> None:
    on = table({"hand": ["Inquisition of Kozilek"]}, {"hand": ["Shock", "Forest"]})
    acts = said("inquisition him taking shock; resolve", on)
    assert acts[0] == "Ana casts Inquisition of Kozilek on Bob, naming shock"


def test_a_spell_at_one_thing_and_an_act_behind_are_no_two_targets() -> None:
    on = table({"hand": ["Murder"]}, {**BEARS, "hand": ["Counterspell"]})
    assert said("murder bears, opp counters", on) == [
        "Ana casts Murder on Grizzly Bears",
        "Bob casts Counterspell on Murder",
    ]


# ---- what a bare word answers


@cr("508.1g")
def test_exert_and_what_it_hits() -> None:
    on = table({"battlefield": ["Combat Celebrant"]}, BEARS)
    assert said("swing with Celebrant, exert", on)[1:] == ["Ana chooses Combat Celebrant"]


def test_a_share_of_damage_says_the_target_of_what_is_still_to_get_one() -> None:
    acts = said("cast Fury; 4 to bears", table({"hand": ["Fury"]}, BEARS))
    assert acts == ["Ana casts Fury", "Ana chooses Grizzly Bears"]


@cr("701.23a", cited=False)
def test_the_card_of_another_answers_no_search() -> None:
    """ "Bob tutors; Counterspell" finds no Counterspell: Ana, who has it, casts it."""
    on = table({"hand": ["Counterspell"]}, {"hand": ["Demonic Tutor"]})
    acts = said("to Bob's turn; Bob casts Demonic Tutor; Counterspell", on)
    assert acts[-1].startswith("Ana casts Counterspell")


@pytest.mark.parametrize("text", ["vial in bears", "vial bears", "activate Vial putting bears"])
def test_what_is_chosen_as_an_ability_resolves_may_stand_with_it(text: str) -> None:
    vial = {"card": "Aether Vial", "counters": {"charge": 2}}
    found = done(f"{text}; resolve", table({"battlefield": [vial], "hand": ["Grizzly Bears"]}, {}))
    assert {it.base.name for it in found.table.game.permanents()} == {"Aether Vial", "Grizzly Bears"}


def test_what_is_sacrificed_may_stand_where_a_target_would() -> None:
    on = table({"battlefield": ["Birthing Pod", "Grizzly Bears"]}, {})
    assert said("pod away bears", on) == ["Ana activates Birthing Pod, sacrificing Grizzly Bears"]


def test_each_puts_what_they_have() -> None:
    on = table({"hand": ["Show and Tell", "Emrakul, the Aeons Torn"]}, {"hand": ["Oblivion Ring"]})
    found = done("Show and Tell; I put Emrakul; opp puts oblivion ring; resolve", on)
    entered = {it.base.name for it in found.table.game.permanents()}
    assert entered == {"Emrakul, the Aeons Torn", "Oblivion Ring"}


def test_a_source_may_be_chosen_as_the_spell_is_cast() -> None:
    on = table({"battlefield": ["Grizzly Bears"]}, {"hand": ["Deflecting Palm"]})
    found = done("attack; Bob casts Deflecting Palm choosing bears; damage", on)
    assert [player.life for player in found.table.game.players] == [18, 20]


@pytest.mark.parametrize("text", ["opp doesnt pay", "opp doesn't pay the 1", "opp not paying", "opp won't pay for it"])
def test_not_paying_is_said_in_many_ways(text: str) -> None:
    on = table({"battlefield": ["Rhystic Study"]}, {"hand": ["Shock"]})
    assert said(f"opp shocks me and {text.removeprefix('opp ')}", on)[-1] == "Bob chooses no"


def test_an_act_that_no_short_act_says_in_full_words_is_told_without_what_is_chosen_for_it() -> None:
    on = table({"battlefield": ["Spellskite"]}, {"hand": ["Shock"]})
    found = said("opp casts Shock on me; in response Spellskite on Shock paying 2 life", on)
    assert found == ["Bob casts Shock on Ana", "Ana activates Spellskite on Shock"]


@cr("119.4", cited=False)
def test_life_that_is_not_there_cannot_be_paid() -> None:
    on = table({"hand": ["Gitaxian Probe"], "life": 1}, {})
    for text in ("Probe paying 2 life", "Probe for 2 life", "Probe paying life"):
        with pytest.raises(NotUnderstood) as problem:
            short_acts(on, text, "Ana")
        assert problem.value.sentence("en") == "Ana is at 1 life and can't pay 2 (119.4)."
    assert said("Probe paying life", table({"hand": ["Gitaxian Probe"]}, {}))[0].endswith("paying 2 life")


@pytest.mark.parametrize(("which", "kept"), [("the new one", "#2"), ("the old one", "#1"), ("l'ancien", "#1")])
def test_the_new_one_is_kept_or_the_old_one(which: str, kept: str) -> None:
    name = "Isamaru, Hound of Konda"
    acts = said(f"cast Isamaru; keep {which}", table({"battlefield": [name], "hand": [name]}, {}))
    assert acts[-1] == f"Ana chooses {name}{kept}"


# ---- combat


def test_a_double_block_is_by_the_two_that_can() -> None:
    on = table({"battlefield": ["Hill Giant"]}, {"battlefield": ["Grizzly Bears", "Llanowar Elves"]})
    for text in ("double block", "opp double blocks giant"):
        assert said(f"attack; {text}", on)[-1] == "Bob blocks Hill Giant with Grizzly Bears and Llanowar Elves"
    with pytest.raises(SeveralMeant):
        short_acts(table({"battlefield": ["Hill Giant"]}), "attack; double block", "Ana")


def test_one_of_several_alike_is_blocked() -> None:
    on = table({"battlefield": ["Grizzly Bears", "Grizzly Bears"]}, {"battlefield": ["Serra Angel"]})
    assert said("attack with everything; angel blocks one", on)[-1] == "Bob blocks Grizzly Bears#1 with Serra Angel"


def test_into_a_creature_is_at_its_controller() -> None:
    acts = said("swing bears into giant, he blocks with giant", table(BEARS, {"battlefield": ["Hill Giant"]}))
    assert acts == ["Ana attacks Bob with Grizzly Bears", "Bob blocks Grizzly Bears with Hill Giant"]


@cr("702.49a")
def test_a_ninja_in_hand_is_no_ninja_that_attacks() -> None:
    on = table({"battlefield": ["Yuriko, the Tiger's Shadow"], "hand": ["Ninja of the Deep Hours"]}, {})
    acts = said("attack; no blocks; ninjutsu ninja, returning Yuriko", on)
    assert acts[-1].startswith("Ana activates Ninja of the Deep Hours, returning Yuriko")


@cr("702.95a")
def test_whom_it_is_paired_with() -> None:
    on = table({**BEARS, "hand": ["Silverblade Paladin"]}, {})
    found = done("cast Silverblade Paladin; pair with bears; attack with bears; no blocks; regular damage", on)
    assert found.table.game.players[1].life == 16


# ---- triggers, planeswalkers, libraries


@pytest.mark.parametrize("text", ["trigger", "Bitterblossom trigger", "it triggers", "the Bitterblossom trigger"])
def test_that_something_triggers_goes_without_saying(text: str) -> None:
    on = table({"battlefield": ["Bitterblossom"]})
    acts = said(f"to my upkeep; {text}; resolve", on)
    assert acts[-1] == "resolve"
    assert not any("casts" in act or "chooses" in act for act in acts)


@cr("603.3")
def test_the_trigger_may_be_what_resolves() -> None:
    found = done("my upkeep, resolve the trigger", table({"battlefield": ["Bitterblossom"], "life": 9}))
    assert found.table.game.players[0].life == 8


@cr("606.3", cited=False)
def test_a_loyalty_ability_needs_no_name_where_there_is_one_planeswalker() -> None:
    on = table({"battlefield": ["Liliana of the Veil"]}, BEARS)
    assert said("-2 on Bob", on) == ["Ana activates Liliana of the Veil, -2 on Bob"]
    in_hand = table({"hand": ["Liliana of the Veil"]}, BEARS)
    assert said("Liliana, -2 on opp", in_hand)[-1] == "Ana activates Liliana of the Veil, -2 on Bob"


@pytest.mark.parametrize(
    ("text", "answered"),
    [
        ("opt, bottom", "Ana chooses Island"),
        ("ponder, shuffle", "Ana chooses yes"),
        ("ponder, don't shuffle", "Ana chooses no"),
        ("ponder, keep", "Ana chooses no"),
    ],
)
def test_what_is_done_with_cards_looked_at_may_follow_a_comma(text: str, answered: str) -> None:
    library = ["Island", "Swamp", "Plains", "Forest"]
    assert said(text, table({"hand": ["Opt", "Ponder"], "library": library}))[-1] == answered


@cr("701.21a", cited=False)
def test_to_sacrifice_what_stays_if_paid_for_is_not_to_pay() -> None:
    acts = said("to my upkeep; sacrifice Stasis", table({"battlefield": ["Stasis"]}))
    assert acts[-1] == "Ana chooses no"


@cr("602.1", cited=False)
def test_what_is_sacrificed_goes_to_the_only_permanent_that_takes_it() -> None:
    on = table({"battlefield": ["Viscera Seer", "Grizzly Bears"]})
    assert said("sac bears", on) == ["Ana activates Viscera Seer, sacrificing Grizzly Bears"]
    with pytest.raises(NotUnderstood):
        short_acts(table({"battlefield": ["Grizzly Bears"]}), "sac bears", "Ana")


@pytest.mark.parametrize(
    "text",
    [
        *("attack without paying", "attack with bears; don't pay", "j'attaque sans payer", "attack with bears; no"),
        *("attack with bears; Ana doesn't pay", "attaque avec bears; non", "attaque avec bears; Ana ne paie pas"),
    ],
)
def test_an_attack_that_costs_and_is_not_paid_for_is_none(text: str) -> None:
    with pytest.raises(NotUnderstood) as problem:
        short_acts(table(BEARS, {"battlefield": ["Propaganda"]}), text, "Ana")
    assert "(508.1h)" in problem.value.sentence("en")


def test_two_things_named_behind_a_cast_trigger_are_its_targets_though_it_has_no_others() -> None:
    on = table({"hand": ["Ulamog, the Ceaseless Hunger"]}, {"battlefield": ["Grizzly Bears", "Hill Giant"]})
    after = short_acts(on, "cast Ulamog; target Grizzly Bears and Hill Giant; resolve", "Ana").table
    assert not any("never asked for" in one for one in after.report().assumed)
    assert not after.game.battlefield


def test_a_hyphen_may_be_a_space_and_casting_has_more_words() -> None:
    on = table({"hand": ["Ainok Bond-Kin"]}, {})
    assert said("hardcast bond kin", on) == ["Ana casts Ainok Bond-Kin"]


def test_what_triggers_is_aimed_by_its_source() -> None:
    on = table({"battlefield": ["Blood Artist", "Viscera Seer", "Grizzly Bears"]})
    assert said("sac bears to Seer, artist on opp", on)[-1] == "Ana chooses Bob"


# ---- what stands for itself


@cr("603.3b", cited=False)
@pytest.mark.parametrize(
    ("text", "first"),
    [
        ("stack Artist first", "Blood Artist"),
        ("stack the Artist trigger last", "Grave Pact"),
        ("resolve Artist first", "Grave Pact"),
        ("résous Artist en premier", "Grave Pact"),
    ],
)
def test_which_trigger_is_put_onto_the_stack_first(text: str, first: str) -> None:
    on = table({"battlefield": ["Grave Pact", "Blood Artist", "Viscera Seer", "Grizzly Bears"]})
    acts = said(f"sac bears to Seer; {text}", on)
    assert acts[-1].startswith(f"Ana chooses {first}"), acts


def test_a_verb_casts_no_card_that_nobody_has() -> None:
    """ "Return Bloodghast" is what its ability may do, and casts no Never // Return."""
    ghast = table({"graveyard": ["Bloodghast"], "hand": ["Swamp"]})
    assert said("play Swamp, return bloodghast", ghast)[-1] == "Ana chooses yes"
    assert said("play Swamp, don't return it", table({"graveyard": ["Bloodghast"], "hand": ["Swamp"]}))[-1].endswith(
        "no"
    )


def test_what_is_named_is_no_target() -> None:
    on = table({"hand": ["Cabal Therapy"]}, {"hand": ["Counterspell"]})
    acts = said("therapy naming counterspell", on)
    assert acts == ["Ana casts Cabal Therapy", "Ana chooses Counterspell"]
    assert on.choice is not None


@cr("702.93a")
def test_what_comes_back_can_be_sacrificed_again() -> None:
    on = table({"battlefield": ["Young Wolf", "Ashnod's Altar"]})
    acts = said("sac wolf to Altar; sac wolf again", on)
    assert acts[-1] == "Ana activates Ashnod's Altar, sacrificing Young Wolf"


def test_the_number_of_the_turn_tells_no_act() -> None:
    acts = said("turn 5, attack with bears, opp blocks with giant", table(BEARS, {"battlefield": ["Hill Giant"]}))
    assert acts == ["Ana attacks Bob with Grizzly Bears", "Bob blocks Grizzly Bears with Hill Giant"]


def test_a_land_is_no_name() -> None:
    with pytest.raises(NotUnderstood) as problem:
        short_acts(table(BEARS), "play a land", "Ana")
    assert problem.value.expected == ("land",)
    assert said("play a land", table({"hand": ["Swamp", "Shock"]})) == ["Ana plays Swamp"]


def test_what_another_card_does_is_no_spell_of_that_name_that_nobody_has() -> None:
    """ "Flicker" is a card as well: it is cast by whoever has it, or says so."""
    with pytest.raises(NotUnderstood):
        short_acts(table(BEARS), "flicker Bears", "Ana", provide=lambda player, card: ("Flicker", {}))
    assert said("flicker Bears", table(BEARS | {"hand": ["Flicker"]})) == ["Ana casts Flicker on Grizzly Bears"]
