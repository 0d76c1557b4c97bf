"""What official rulings say of spells, counters, prevention and loyalty, tried on boards."""

from __future__ import annotations

import pytest

from tests.engine.helpers import RESOLVE, RESOLVE_ALL, activate, board, cast, cr, to, turn

FIZZLES = {
    "rebound": ("Ephemerate", "Ephemerate", {}),
    "adventure": ("Swift End", "Murderous Rider", {"face": "adventure"}),
    "buyback": ("Capsize", "Capsize", {"costs": ["buyback"]}),
}


@cr("608.2b", "702.88a", "715.3d", "702.27a")
@pytest.mark.parametrize("way", FIZZLES)
def test_what_is_done_as_a_spell_resolves_is_not_done_where_its_target_is_gone(way: str) -> None:
    """Neither rebound, nor an Adventure, nor buyback keeps a card whose spell doesn't resolve."""
    name, card, how = FIZZLES[way]
    board(
        {"battlefield": ["Grizzly Bears"], "hand": [card, "Murder"]},
        [],
        cast(name, "Grizzly Bears", **how),
        cast("Murder", "Grizzly Bears"),
        RESOLVE_ALL,
        expect=[f"{card} in A's graveyard", "A life 20"],
    )


@cr("715.3d")
def test_an_adventure_goes_on_where_its_target_is_legal_but_indestructible() -> None:
    board(
        {"battlefield": ["Darksteel Myr"], "hand": ["Murderous Rider"]},
        [],
        cast("Swift End", "Darksteel Myr", face="adventure"),
        RESOLVE,
        expect=["Murderous Rider in exile", "A life 18"],
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


@cr("615.12", "122.1c")
def test_a_shield_counter_is_spent_on_damage_that_cant_be_prevented() -> None:
    board(
        {"hand": ["Lightning Bolt"], "battlefield": ["Leyline of Punishment"]},
        [{"card": "Serra Angel", "counters": {"shield": 1}}],
        cast("Lightning Bolt", "Serra Angel"),
        RESOLVE,
        expect=["Serra Angel has 3 damage", "Serra Angel has 0 shield counters"],
    )


@cr("614.17", "702.104a", "702.136a", "702.98a")
@pytest.mark.parametrize(
    ("card", "found"),
    [
        ("Fanatic of Xenagos", "Fanatic of Xenagos is 4/4"),
        ("Frenzied Arynx", "Frenzied Arynx has haste"),
        ("Rakdos Cackler", "Rakdos Cackler is 1/1"),
    ],
)
def test_nobody_can_choose_that_counters_are_put_where_none_can_be(card: str, found: str) -> None:
    """Tribute can't be paid, riot gives haste, unleash does nothing; nobody is asked."""
    board(
        {"battlefield": ["Solemnity"], "hand": [card]},
        [],
        cast(card),
        RESOLVE_ALL,
        expect=[found, f"{card} has 0 +1/+1 counters"],
    )


@cr("606.3")
def test_a_planeswalker_that_has_transformed_has_had_its_loyalty_ability_of_the_turn() -> None:
    board(
        ["Arlinn Kord"],
        [],
        activate("Arlinn Kord", ability="0"),
        RESOLVE,
        activate("Arlinn, Embraced by the Moon", ability="+1"),
        refused=True,
    )


@cr("107.1b")
def test_a_negative_life_total_does_not_make_a_creature_larger() -> None:
    board(
        {"battlefield": ["Death's Shadow", "Phyrexian Unlife"], "life": -3},
        [],
        expect=["Death's Shadow is 13/13"],
    )


@cr("707.9f")
def test_a_copy_that_will_be_a_creature_gets_what_a_creature_gets() -> None:
    """Its own ability makes the copied planeswalker a creature in its controller's turn."""
    board(
        {"battlefield": ["Gideon Blackblade"], "hand": ["Spark Double"]},
        [],
        {"do": "answer", "player": "A", "value": "Gideon Blackblade"},
        cast("Spark Double"),
        RESOLVE,
        to("end"),
        expect=["Spark Double has 5 loyalty counters", "Spark Double has 1 +1/+1 counters"],
    )


@cr("118.12a", "608.2h")
def test_who_may_pay_x_is_asked_for_the_number_that_x_last_was() -> None:
    played = board(
        [{"card": "Esper Sentinel", "counters": {"+1/+1": 2}}],
        {"hand": ["Lightning Bolt", "Murder"]},
        cast("Lightning Bolt", "A", player="B"),
        cast("Murder", "Esper Sentinel", player="B"),
        RESOLVE,
        RESOLVE,
        active="B",
    )
    assert played.pending["player"] == "B"
    assert played.pending["prompt"] == "Pay {3}? (Esper Sentinel)"


@cr("601.2g")
def test_a_refusal_names_the_mana_abilities_that_are_not_used_automatically() -> None:
    played = board(
        {"battlefield": ["Azorius Signet", "Forest"], "hand": ["Counterspell"], "mana": "lands"},
        {"hand": ["Lightning Bolt"]},
        cast("Lightning Bolt", "A", player="B"),
        {"do": "pass", "player": "B"},
        cast("Counterspell", "Lightning Bolt"),
        refused=True,
        active="B",
    )
    assert "Activate others first: Azorius Signet" in played.reason


@cr("702.88a")
def test_a_question_names_the_card_it_speaks_of() -> None:
    played = board(
        {"battlefield": ["Grizzly Bears"], "hand": ["Ephemerate"]},
        [],
        cast("Ephemerate", "Grizzly Bears"),
        RESOLVE,
        turn(5),
        RESOLVE,
    )
    assert "Cast Ephemerate without paying" in played.pending["prompt"]


@cr("613.8a", "109.5")
def test_who_takes_an_aura_that_gives_control_controls_what_it_enchants() -> None:
    """What the older effect does depends on who controls its Aura."""
    board(
        {"hand": ["Confiscate"], "battlefield": ["Grizzly Bears"]},
        [{"card": "Control Magic", "attached_to": "Grizzly Bears"}],
        cast("Confiscate", "Control Magic"),
        RESOLVE,
        expect=["A controls Grizzly Bears", "Control Magic is attached to Grizzly Bears"],
    )


@cr("109.5", "613.1b")
def test_a_stolen_anthem_is_its_new_controllers() -> None:
    board(
        ["Grizzly Bears", {"card": "Confiscate", "attached_to": "Glorious Anthem"}],
        ["Glorious Anthem", "Hill Giant"],
        expect=["Grizzly Bears is 3/3", "Hill Giant is 3/3"],
    )


@cr("608.2h")
def test_the_equipment_of_what_has_died_is_counted_as_it_last_was() -> None:
    board(
        {"battlefield": ["Kemba, Kha Regent", {"card": "Bonesplitter", "attached_to": "Kemba, Kha Regent"}]},
        {"hand": ["Murder"]},
        turn(5),
        {"do": "pass", "player": "A"},
        cast("Murder", "Kemba, Kha Regent", player="B"),
        RESOLVE,
        RESOLVE,
        expect=["A controls 1 Cat"],
    )


@cr("608.2h", "707.2")
def test_a_copy_of_that_creature_is_of_what_it_was_before_it_died() -> None:
    """The Clone died as an angel; in exile it is a Clone."""
    board(
        {"battlefield": ["Hofri Ghostforge", "Serra Angel"], "hand": ["Murder", "Clone"]},
        [],
        {"do": "answer", "player": "A", "value": "Serra Angel"},
        cast("Clone"),
        RESOLVE,
        cast("Murder", "Clone"),
        RESOLVE_ALL,
        expect=["A controls 2 Serra Angels"],
    )


@cr("603.6c", "603.10a")
def test_from_anywhere_does_not_look_back_at_what_left_at_the_same_time() -> None:
    board(
        {"battlefield": ["Yuma, Proud Protector", "Desert of the Indomitable"], "hand": ["Jokulhaups"]},
        [],
        cast("Jokulhaups"),
        RESOLVE,
        expect=["stack is empty"],
    )


@cr("603.6c")
def test_a_card_with_an_ability_for_from_anywhere_has_it_in_the_graveyard_whatever_hushes_the_dying() -> None:
    board(
        {"battlefield": ["Hushbringer", "Emrakul, the Aeons Torn"], "hand": ["Diabolic Edict"]},
        [],
        {"do": "answer", "player": "A", "value": "Emrakul, the Aeons Torn"},
        cast("Diabolic Edict", "A"),
        RESOLVE,
        RESOLVE,
        expect=["Emrakul, the Aeons Torn in A's library"],
    )


@cr("608.2h")
def test_creatures_that_died_this_turn_are_counted_though_they_are_gone() -> None:
    """Also those that died before the permanent that counts them was there."""
    board(
        {"battlefield": ["Grizzly Bears"], "hand": ["Gadrak, the Crown-Scourge", "Murder"]},
        [],
        cast("Murder", "Grizzly Bears"),
        RESOLVE,
        cast("Gadrak, the Crown-Scourge"),
        RESOLVE,
        to("end"),
        RESOLVE,
        expect=["A controls 1 Treasure"],
    )


@cr("602.2b", "608.2b")
def test_a_target_may_be_sacrificed_for_the_ability_that_targets_it() -> None:
    board(
        ["Erebos, Bleak-Hearted", "Grizzly Bears"],
        [],
        activate("Erebos, Bleak-Hearted", "Grizzly Bears"),
        RESOLVE,
        {"do": "answer", "player": "A", "value": "yes"},
        RESOLVE,
        expect=["A has 1 cards in hand", "A life 18"],
    )


@cr("613.1b", "108.3")
def test_each_player_gains_control_of_the_creatures_that_they_own() -> None:
    board(
        ["Trostani Discordant", "Grizzly Bears", {"card": "Confiscate", "attached_to": "Hill Giant"}],
        ["Hill Giant", {"card": "Confiscate", "attached_to": "Grizzly Bears"}],
        to("end"),
        RESOLVE,
        expect=["A controls Grizzly Bears", "B controls Hill Giant"],
    )


@cr("707.10", "608.2h")
def test_a_spell_that_was_countered_is_copied_as_it_last_was_on_the_stack() -> None:
    board(
        {"battlefield": ["Riku of Two Reflections"], "hand": ["Lightning Bolt"]},
        {"hand": ["Counterspell"]},
        cast("Lightning Bolt", "B"),
        {"do": "pass", "player": "A"},
        cast("Counterspell", "Lightning Bolt", player="B"),
        RESOLVE,
        RESOLVE,
        {"do": "answer", "player": "A", "value": "yes"},
        {"do": "answer", "player": "A", "value": "no"},
        RESOLVE,
        expect=["B life 17", "Lightning Bolt#1 in A's graveyard"],
    )


@cr("608.2d")
def test_nobody_is_asked_whether_to_do_what_can_not_be_done() -> None:
    """There are too few cards in the graveyard to collect evidence."""
    board(
        {"battlefield": ["Izoni, Center of the Web"], "graveyard": ["Lightning Bolt"]},
        [],
        to("declare attackers"),
        {"do": "attack", "player": "A", "attackers": {"Izoni, Center of the Web": "B"}},
        RESOLVE,
        expect=["stack is empty", "Lightning Bolt in A's graveyard"],
    )


@cr("115.1", "109.2")
@pytest.mark.parametrize("thing", ["Lightning Bolt", "Grizzly Bears", "Hill Giant"])
def test_a_spell_a_permanent_or_a_card_elsewhere_can_be_the_one_target(thing: str) -> None:
    """Only the card of the three is in a graveyard."""
    board(
        {"hand": ["Endless Detour"]},
        {"hand": ["Lightning Bolt"], "battlefield": ["Grizzly Bears"], "graveyard": ["Hill Giant"]},
        cast("Lightning Bolt", "A", player="B"),
        {"do": "pass", "player": "B"},
        {"do": "answer", "player": "B", "value": "top"},
        cast("Endless Detour", thing),
        RESOLVE,
        expect=[f"{thing} in B's library"],
        active="B",
    )


@cr("205.3")
def test_a_creature_shares_its_creature_types_with_itself() -> None:
    played = board(
        {"battlefield": ["Mana Echoes", "Goblin Piker"], "hand": ["Raging Goblin"]},
        [],
        cast("Raging Goblin"),
        RESOLVE,
        {"do": "answer", "player": "A", "value": "yes"},
        RESOLVE,
    )
    assert any("{C}{C}" in step for step in played.steps)


@cr("701.37b")
def test_a_creature_without_abilities_is_still_monstrous() -> None:
    board(
        {"battlefield": ["Stoneshock Giant"], "hand": ["Humility"]},
        [],
        activate("Stoneshock Giant"),
        RESOLVE_ALL,
        cast("Humility"),
        RESOLVE,
        expect=["Stoneshock Giant is monstrous", "Stoneshock Giant is 4/4"],
    )


@cr("614.15", "608.2c")
def test_those_creatures_are_those_that_the_first_sentence_would_have_been_about() -> None:
    board(
        {"battlefield": ["Guul Draz Overseer", "Grizzly Bears"], "hand": ["Swamp"]},
        [],
        {"do": "play", "player": "A", "card": "Swamp"},
        {"do": "edit", "move": {"Swamp": "graveyard"}},
        RESOLVE,
        expect=["Grizzly Bears is 4/2"],
    )
    board(
        {"hand": ["Marsh Casualties"]},
        ["Grizzly Bears", "Serra Angel"],
        cast("Marsh Casualties", "B", kicked=1),
        RESOLVE,
        expect=["Serra Angel is 2/2", "Grizzly Bears in B's graveyard"],
    )


@cr("615.6", "614.1a")
def test_what_was_dealt_no_damage_this_way_is_not_exiled_when_it_dies() -> None:
    board(
        {"hand": ["Pillar of Flame", "Murder"]},
        {"battlefield": ["Grizzly Bears"], "hand": ["Healing Salve"]},
        cast("Pillar of Flame", "Grizzly Bears"),
        {"do": "pass", "player": "A"},
        cast("Healing Salve", "Grizzly Bears", player="B", modes=[2]),
        RESOLVE,
        RESOLVE,
        cast("Murder", "Grizzly Bears"),
        RESOLVE,
        expect=["Grizzly Bears in B's graveyard"],
    )


@cr("208.2a")
def test_without_its_ability_one_plus_star_is_one() -> None:
    """A 0/1 creature lives."""
    board(
        {"hand": ["Merfolk Trickster"]},
        {"battlefield": ["Tarmogoyf"], "graveyard": ["Forest"]},
        cast("Merfolk Trickster"),
        RESOLVE_ALL,
        expect=["Tarmogoyf is 0/1"],
    )


@cr("701.43a")
@pytest.mark.parametrize(("stolen", "found"), [(True, "not tapped"), (False, "tapped")])
def test_an_exerted_creature_misses_the_untap_step_of_who_exerted_it(stolen: bool, found: str) -> None:
    """Given back, it untaps with its owner's permanents."""
    mine: list[str] = [] if stolen else ["Ahn-Crop Champion"]
    theirs: list[str] = ["Ahn-Crop Champion"] if stolen else []
    take = [cast("Act of Treason", "Ahn-Crop Champion"), RESOLVE] if stolen else []
    board(
        {"battlefield": mine, "hand": ["Act of Treason"]},
        theirs,
        *take,
        to("declare attackers"),
        {"do": "attack", "player": "A", "attackers": {"Ahn-Crop Champion": "B"}},
        {"do": "answer", "player": "A", "value": "Ahn-Crop Champion"},
        RESOLVE,
        turn(4 if stolen else 5),
        expect=[f"Ahn-Crop Champion is {found}"],
    )
