"""Trigger events, and how often an ability triggers (CR 603.2)."""

from __future__ import annotations

from tests.helpers import (
    AFTER_COMBAT,
    DAMAGE,
    PASS_A,
    RESOLVE,
    RESOLVE_ALL,
    Entry,
    activate,
    answer,
    attack_with,
    block_with,
    board,
    cast,
    cr,
    creature,
    play_land,
    to,
)

TWO = [{"card": "Grizzly Bears", "count": 2}]


def _blocked_by_two(attacker: str, first: int, second: int) -> list[Entry]:
    """It attacks, and both Bears block it and are dealt so much damage."""
    return [
        *attack_with({attacker: "B"}),
        *block_with({"Grizzly Bears#1": attacker, "Grizzly Bears#2": attacker}),
        DAMAGE,
        answer({"Grizzly Bears#1": first, "Grizzly Bears#2": second}),
    ]


@cr("603.2", cited=False)
def test_an_illusion_is_sacrificed_for_becoming_the_target_of_its_own_controllers_spell() -> None:
    played = board(
        {"hand": ["Giant Growth"], "battlefield": ["Phantasmal Bear"]},
        [],
        cast("Giant Growth", "Phantasmal Bear"),
        {"do": "resolve"},
        {"do": "resolve"},
        expect=["Phantasmal Bear in A's graveyard", "Giant Growth in A's graveyard"],
    )
    assert played.cites("608.2b")


@cr("603.2")
def test_creatures_entering_trigger_nothing_but_other_permanents_do() -> None:
    board(
        {"battlefield": ["Torpor Orb", "Soul Warden"], "hand": ["Elvish Visionary"]},
        [],
        cast("Elvish Visionary"),
        RESOLVE,
        expect=["A life 20", "A has 0 cards in hand", "stack is empty"],
    )


@cr("603.2", cited=False)
def test_norin_flees_from_a_spell_and_from_an_attack():
    board(
        {"battlefield": ["Norin the Wary"], "hand": ["Divination"]},
        [],
        cast("Divination"),
        RESOLVE_ALL,
        expect=["Norin the Wary in exile"],
    )
    board(
        ["Norin the Wary"],
        ["Grizzly Bears"],
        *attack_with({"Grizzly Bears": "A"}, "B"),
        RESOLVE,
        active="B",
        expect=["Norin the Wary in exile"],
    )


@cr("603.2", cited=False)
def test_edric_lets_whoever_hits_another_opponent_draw():
    played = board(
        {"battlefield": ["Edric, Spymaster of Trest"], "library": ["Forest"] * 3},
        {"battlefield": ["Grizzly Bears"], "library": ["Forest"] * 3},
        *attack_with({"Grizzly Bears": "C"}, "B"),
        to("combat damage"),
        RESOLVE,
        answer("yes", "B"),
        C={"life": 20},
        active="B",
        expect=["B has 1 card in hand", "C life 18"],
    )
    assert played.count("draws") == 1


@cr("603.2", cited=False)
def test_alela_counts_the_first_spell_of_each_opponents_turn_only():
    played = board(
        {"battlefield": ["Alela, Cunning Conqueror"], "hand": ["Lightning Bolt", "Lightning Bolt"]},
        [],
        {"do": "pass", "player": "B"},
        cast("Lightning Bolt", "B"),
        RESOLVE_ALL,
        {"do": "pass", "player": "B"},
        cast("Lightning Bolt", "B"),
        RESOLVE_ALL,
        active="B",
    )
    assert played.count("creates a Faerie Rogue") == 1
    played = board(
        {"battlefield": ["Alela, Cunning Conqueror"], "hand": ["Lightning Bolt"]},
        [],
        cast("Lightning Bolt", "B"),
        RESOLVE_ALL,
    )
    assert not played.count("creates a Faerie Rogue")


@cr("603.2a", cited=False)
def test_an_ability_triggers_although_no_ability_of_creatures_can_be_activated() -> None:
    board(
        {"hand": ["Grizzly Bears"], "battlefield": ["Soul Warden", "Cursed Totem"]},
        [],
        cast("Grizzly Bears"),
        RESOLVE_ALL,
        expect=["A life 21"],
    )


@cr("603.2b", "503.1a", cited=False)
def test_everything_that_waits_for_the_upkeep_triggers_as_it_begins() -> None:
    board(
        ["Phyrexian Arena", "Phyrexian Arena"],
        [],
        {"do": "go_to", "step": "draw", "active": "A"},
        active="B",
        step="end",
        expect=["A has 3 cards in hand", "A life 18"],
    )


@cr("603.2c", "608.2h", cited=False)
def test_a_card_for_each_dragon_that_attacks() -> None:
    board(
        {"battlefield": ["Scion of the Ur-Dragon's Nest", "The Ur-Dragon", "Grizzly Bears"]},
        [],
        *attack_with({"Scion of the Ur-Dragon's Nest": "B", "The Ur-Dragon": "B", "Grizzly Bears": "B"}),
        answer("no"),
        RESOLVE,
        expect=["A has 2 cards in hand"],
    )


@cr("603.2c", cited=False)
def test_being_dealt_damage_by_two_creatures_at_once_triggers_once() -> None:
    played = board(["Ripjaw Raptor"], TWO, *_blocked_by_two("Ripjaw Raptor", 2, 2), RESOLVE_ALL)
    assert played.count("ability triggers") == 1
    assert played.count("A draws") == 1


@cr("603.2c", "120.3")
def test_that_much_damage_is_the_damage_of_all_sources() -> None:
    board(
        ["Boros Reckoner"],
        TWO,
        *_blocked_by_two("Boros Reckoner", 2, 1),
        answer("B"),
        RESOLVE_ALL,
        expect=["B life 16"],
    )


@cr("603.2c")
def test_each_creature_dealt_damage_counts_for_itself() -> None:
    board(
        {"battlefield": ["Rite of Passage", "Hill Giant", "Craw Wurm"], "hand": ["Pyroclasm"]},
        [],
        cast("Pyroclasm"),
        RESOLVE,
        answer("as listed"),
        RESOLVE_ALL,
        expect=["Hill Giant has 1 +1/+1 counter", "Craw Wurm has 1 +1/+1 counter"],
    )


@cr("603.2c", cited=False)
def test_a_spell_that_deals_damage_to_many_deals_damage_once() -> None:
    board(
        {"battlefield": ["Blaze Commando"], "hand": ["Pyroclasm"]},
        ["Hill Giant"],
        cast("Pyroclasm"),
        RESOLVE_ALL,
        expect=["A controls 2 Soldiers"],
    )


@cr("603.2c")
def test_one_event_with_three_deaths_triggers_three_times() -> None:
    board(
        {"battlefield": ["Zulaport Cutthroat", "Grizzly Bears", "Hill Giant"], "hand": ["Wrath of God"]},
        [],
        cast("Wrath of God"),
        RESOLVE_ALL,
        expect=["B life 17", "A life 23"],
    )


@cr("603.2c", cited=False)
def test_two_creatures_that_attack_two_players_are_not_two_that_attack_a_player() -> None:
    """Landroval asks for two or more creatures attacking one player."""
    mine = ["Landroval, Horizon Witness", "Hill Giant", "Goblin Piker"]
    apart = attack_with({"Hill Giant": "B", "Goblin Piker": "C"})
    board(mine, [], *apart, C=[], expect=["stack is empty"])
    together = attack_with({"Hill Giant": "B", "Goblin Piker": "B"})
    board(mine, [], *together, answer("Hill Giant"), RESOLVE, C=[], expect=["Hill Giant has flying"])


@cr("603.2c", cited=False)
def test_syr_konrad_pings_for_each_death_and_each_creature_card_moved():
    board(
        {"battlefield": ["Syr Konrad, the Grim"], "library": ["Grizzly Bears"]},
        {"library": ["Forest"]},
        activate("Syr Konrad, the Grim"),
        RESOLVE_ALL,
        expect=["B life 19"],
    )
    board(
        {"battlefield": ["Syr Konrad, the Grim"], "hand": ["Lightning Bolt"]},
        ["Grizzly Bears"],
        cast("Lightning Bolt", "Grizzly Bears"),
        RESOLVE_ALL,
        expect=["B life 19"],
    )


@cr("603.2c", cited=False)
def test_one_or_more_creatures_make_one_trigger() -> None:
    board(
        ["Professional Face-Breaker", "Grizzly Bears", "Hill Giant"],
        [],
        *attack_with({"Grizzly Bears": "B", "Hill Giant": "B"}),
        AFTER_COMBAT,
        expect=["B life 15", "A controls Treasure"],
    )


@cr("603.2d")
def test_a_creature_that_enters_makes_abilities_trigger_additional_times() -> None:
    """Two artifacts add one time each; they do not multiply one another."""
    played = board(
        {"battlefield": ["Panharmonicon", "Panharmonicon", "Soul Warden"], "hand": ["Grizzly Bears"]},
        [],
        cast("Grizzly Bears"),
        *[RESOLVE] * 4,
        expect=["A life 23", "stack is empty"],
    )
    assert played.cites("603.2d")


@cr("603.2d", cited=False)
def test_only_what_its_controller_controls_triggers_again() -> None:
    board(
        {"battlefield": ["Panharmonicon"], "hand": ["Grizzly Bears"]},
        ["Soul Warden"],
        cast("Grizzly Bears"),
        *[RESOLVE] * 2,
        expect=["B life 21", "stack is empty"],
    )


@cr("603.2d", "603.10a")
def test_deaths_trigger_again_though_the_source_of_that_dies_with_them() -> None:
    board(
        {"battlefield": ["Teysa Karlov", "Blood Artist"], "hand": ["Wrath of God"]},
        ["Grizzly Bears"],
        *[answer("B", choice="target")] * 6,
        cast("Wrath of God"),
        *[RESOLVE] * 7,
        expect=["A life 26", "B life 14"],
    )


@cr("603.2d")
def test_two_panharmonicons_make_three_triggers() -> None:
    board(
        {"battlefield": ["Panharmonicon", "Panharmonicon"], "hand": ["Wall of Omens"]},
        [],
        cast("Wall of Omens"),
        RESOLVE_ALL,
        expect=["A has 3 cards in hand"],
    )


@cr("603.2e", "115.1", cited=False)
def test_a_creature_becomes_a_target_for_the_first_time_but_once_a_turn() -> None:
    board(
        {"battlefield": ["Heartfire Hero"], "hand": ["Giant Growth", "Giant Growth"]},
        [],
        cast("Giant Growth", "Heartfire Hero"),
        RESOLVE,
        RESOLVE,
        cast("Giant Growth", "Heartfire Hero"),
        RESOLVE,
        expect=["Heartfire Hero is 8/8", "stack is empty"],
    )


@cr("603.2e", cited=False)
def test_the_controller_of_the_spell_that_targets_is_dealt_damage() -> None:
    board(
        ["Bonecrusher Giant"],
        {"hand": ["Lightning Bolt"], "mana": "any"},
        {"do": "pass", "player": "A"},
        cast("Lightning Bolt", "Bonecrusher Giant", player="B"),
        RESOLVE,
        expect=["B has 18 life"],
    )


@cr("603.2e", cited=False)
def test_what_enters_tapped_has_not_become_tapped() -> None:
    board(
        {"hand": ["Forest"], "battlefield": ["Root Maze", "City of Brass"], "life": 20},
        [],
        {"do": "play", "player": "A", "card": "Forest"},
        expect=["stack is empty", "A life 20"],
    )


@cr("603.2e", cited=False)
def test_becoming_a_target_is_noticed_before_the_spell_resolves() -> None:
    board(
        ["Skulking Ghost"],
        {"hand": ["Lightning Bolt"]},
        {"do": "pass", "player": "A"},
        cast("Lightning Bolt", "Skulking Ghost", player="B"),
        RESOLVE_ALL,
        expect=["Skulking Ghost in A's graveyard", "Lightning Bolt in B's graveyard"],
    )


@cr("603.2g", cited=False)
def test_damage_prevented_triggers_nothing() -> None:
    board(
        {"battlefield": ["Vampire Nighthawk"], "hand": ["Fog"]},
        [],
        *attack_with({"Vampire Nighthawk": "B"}),
        cast("Fog"),
        RESOLVE,
        to("combat damage"),
        expect=["A life 20", "B life 20"],
    )


@cr("603.2g", "614.6")
def test_a_creature_kept_from_the_graveyard_triggers_nothing() -> None:
    board(
        {"battlefield": ["Blood Artist", "Grizzly Bears"], "hand": ["Murder"]},
        ["Leyline of the Void"],
        cast("Murder", "Grizzly Bears"),
        RESOLVE_ALL,
        expect=["stack is empty", "A life 20", "Grizzly Bears in exile"],
    )


@cr("603.2h")
def test_what_may_be_done_only_once_each_turn() -> None:
    here = {
        "battlefield": ["Irreverent Gremlin"],
        "hand": ["Grizzly Bears", "Runeclaw Bear", "Savannah Lions", "Forest", "Forest"],
        "library": ["Island", "Island", "Island"],
    }
    first = [cast("Grizzly Bears"), RESOLVE, RESOLVE]
    done = [*first, answer("yes"), answer(["Forest"])]
    again = board(here, [], *done, cast("Runeclaw Bear"), RESOLVE, expect=["stack is empty", "A has 3 cards in hand"])
    assert again.count("ability triggers") == 1
    done_already = "doesn't trigger again: what it lets its controller do once each turn has been done."
    assert any(step.endswith(done_already) for step in again.steps)
    declined = board(here, [], *first, answer("no"), cast("Runeclaw Bear"), RESOLVE)
    assert declined.count("ability triggers") == 2


@cr("603.2h")
def test_what_may_be_done_only_once_for_an_x_that_is_told_behind_it() -> None:
    text = (
        "Whenever another creature enters under your control, you may put X charge counters on ~, where X is that "
        "creature's power. Do this only once each turn."
    )
    here = {"battlefield": [creature(text, name="Sun")], "hand": ["Hill Giant", "Grizzly Bears", "Runeclaw Bear"]}
    declined = [cast("Grizzly Bears"), RESOLVE, RESOLVE, answer("no")]
    done = [cast("Hill Giant"), RESOLVE, RESOLVE, answer("yes")]
    played = board(here, [], *declined, *done, cast("Runeclaw Bear"), RESOLVE, expect=["Sun has 3 charge counters"])
    assert played.count("ability triggers") == 2


@cr("603.2h", cited=False)
def test_what_has_triggered_already_does_nothing_more() -> None:
    two = "Dragon Fodder"
    here = {"battlefield": ["Irreverent Gremlin"], "hand": [two, "Forest", "Forest"], "library": ["Island", "Island"]}
    played = board(
        here,
        [],
        cast(two),
        RESOLVE,
        RESOLVE,
        answer("yes"),
        answer(["Forest"]),
        RESOLVE,
        expect=["stack is empty", "A has 2 cards in hand"],
    )
    assert played.count("ability triggers") == 2


@cr("603.2", "508.3a", cited=False)
def test_attacking_while_something_is_so_is_asked_as_it_attacks_only() -> None:
    """No intervening "if": what has changed by the time it resolves does not matter (603.4)."""
    master = creature("Whenever this creature attacks while you control two or more artifacts, you gain 3 life.")
    both = {"battlefield": [master, "Ornithopter", "Memnite"]}
    gone = cast("Shatter", "Memnite", player="B")
    script = (*attack_with({"Tester": "B"}), PASS_A, gone, RESOLVE_ALL)
    board(both, {"hand": ["Shatter"]}, *script, expect=["A life 23"])
    board([master, "Ornithopter"], [], *attack_with({"Tester": "B"}), expect=["stack is empty"])


@cr("603.2", "120.3a")
def test_you_are_dealt_damage_from_several_sources_at_once_is_one_event() -> None:
    vial = creature("Whenever you're dealt damage, you may put that many charge counters on this creature.")
    board(
        ["Grizzly Bears", "Hill Giant"],
        [vial],
        *attack_with({"Grizzly Bears": "B", "Hill Giant": "B"}),
        to("combat damage"),
        RESOLVE,
        answer("yes", "B"),
        expect=["Tester has 5 charge counters", "stack is empty"],
    )


@cr("603.2d")
def test_an_ability_triggers_again_only_of_what_is_meant() -> None:
    """The legendary creature's, not another's."""
    joined = ["Annie Joins Up", "Eleven, the Mage", "Bellowing Fiend"]
    played = board(joined, ["Azure Drake"], *attack_with({"Eleven, the Mage": "B"}))
    assert played.count("triggers") == 2


@cr("603.2c")
def test_one_or_more_that_damage_a_player_are_counted_for_each_player() -> None:
    watcher = creature(
        "Whenever one or more creatures you control deal combat damage to a player, you gain 1 life.", name="Watcher"
    )
    attack = attack_with({"Grizzly Bears": "B", "Hill Giant": "C", "Serra Angel": "B"})
    side = [watcher, "Grizzly Bears", "Hill Giant", "Serra Angel"]
    board(side, [], *attack, DAMAGE, RESOLVE_ALL, C=[], expect=["A has 22 life"])


@cr("603.6b", "613.1f")
def test_what_enters_without_its_abilities_does_not_trigger_and_it_is_said_what_took_them() -> None:
    mine = {"battlefield": ["Dress Down"], "hand": ["Phyrexian Dreadnought"]}
    played = board(mine, [], cast("Phyrexian Dreadnought"), RESOLVE, expect=["A controls 1 Phyrexian Dreadnought"])
    said = "Phyrexian Dreadnought's ability doesn't trigger: Dress Down has taken that ability away: “"
    assert played.count(said)
    missed = "ability doesn't trigger: Dress Down has taken that ability away, so it isn't sacrificed."
    assert missed in played.report["verdict"]


@cr("603.10a", "613.1f")
def test_an_ability_that_looks_back_and_is_gone_by_then_does_not_trigger() -> None:
    mine = {"battlefield": ["Dress Down", "Blood Artist"], "hand": ["Murder"]}
    played = board(mine, ["Grizzly Bears"], cast("Murder", "Grizzly Bears"), RESOLVE, expect=["A life 20", "B life 20"])
    assert played.count("Blood Artist's ability doesn't trigger: Dress Down has taken that ability away: “") == 1


@cr("613.1f")
def test_a_keyword_that_is_gone_does_not_trigger_and_is_told_by_its_name() -> None:
    mine = {"battlefield": ["Dress Down", "Monastery Swiftspear"], "hand": ["Lightning Bolt", "Shock"]}
    bolts = [cast("Lightning Bolt", "B"), RESOLVE, cast("Shock", "B"), RESOLVE]
    played = board(mine, [], *bolts, expect=["Monastery Swiftspear is 1/2"])
    said = "Monastery Swiftspear's prowess doesn't trigger: Dress Down has taken that ability away."
    assert played.count(said) == 1, "once a turn"


@cr("708.2a", cited=False)
def test_nothing_is_said_of_what_a_face_down_creature_has_not_lost() -> None:
    mine = {"battlefield": [{"card": "Blood Artist", "face_down": True}], "hand": ["Murder"]}
    played = board(mine, ["Grizzly Bears"], cast("Murder", "Grizzly Bears"), RESOLVE)
    assert not played.count("Blood Artist")


@cr("603.2", "613.1f")
def test_what_cards_in_graveyards_have_lost_is_told_as_of_permanents() -> None:
    mine = {"battlefield": ["Yixlid Jailer"], "graveyard": ["Bloodghast"], "hand": ["Forest"]}
    played = board(mine, [], play_land("Forest"), expect=["Bloodghast in A's graveyard"])
    assert "613.1f" in played.rules_of("Bloodghast's ability doesn't trigger")
    assert "Yixlid Jailer has taken that ability away" in played.report["verdict"]


@cr("603.6c", "613.1f")
def test_that_an_ability_from_anywhere_is_lost_in_the_graveyard_is_told_of_what_has_died() -> None:
    """ "From anywhere" isn't looked back at: the card in the graveyard would have to have the ability."""
    mine = {"battlefield": ["Yixlid Jailer", "Guile"], "hand": ["Murder"]}
    played = board(mine, [], cast("Murder", "Guile"), RESOLVE, expect=["Guile in A's graveyard"])
    assert "603.6c" in played.rules_of("Guile's ability doesn't trigger")
    alone = {"battlefield": ["Guile"], "hand": ["Murder"]}
    board(alone, [], cast("Murder", "Guile"), RESOLVE_ALL, expect=["Guile in A's library"])
