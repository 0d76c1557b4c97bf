"""What a player would expect and the rules prevent is a step with its rule."""

from __future__ import annotations

from tests.helpers import (
    AFTER_COMBAT,
    DAMAGE,
    PASS_A,
    RESOLVE,
    RESOLVE_ALL,
    activate,
    aimed,
    answer,
    attack_with,
    block_with,
    board,
    cast,
    cr,
    creature,
    play_land,
    to,
    turn,
)
from tests.report.steps_of_what_did_not_happen import not_happening, only


@cr("702.12b")
def test_an_indestructible_creature_is_not_destroyed() -> None:
    only(
        aimed("Murder", "Darksteel Myr", ["Darksteel Myr"]),
        "Darksteel Myr isn't destroyed: it has indestructible.",
        "702.12b",
    )


@cr("704.5g")
def test_lethal_damage_to_the_indestructible_is_told_once_and_again_for_new_damage() -> None:
    bolts = {"hand": ["Lightning Bolt", "Shock"]}
    once = [cast("Lightning Bolt", "Darksteel Myr"), RESOLVE]
    words = "Darksteel Myr isn't destroyed: it has indestructible."
    assert [text for text, _ in not_happening(board(bolts, ["Darksteel Myr"], *once))] == [words]
    again = [*once, cast("Shock", "Darksteel Myr"), RESOLVE]
    assert [text for text, _ in not_happening(board(bolts, ["Darksteel Myr"], *again))] == [words, words]


@cr("704.5g")
def test_a_creature_that_survives_is_told_with_the_damage_marked_on_it() -> None:
    played = aimed("Shock", "Hill Giant", ["Hill Giant"])
    assert played.steps[-1] == "Shock deals 2 damage to Hill Giant, which survives as 3/3 with 2 damage."
    assert "704.5g" in played.rules_of("survives")
    assert not aimed("Lightning Bolt", "Hill Giant", ["Hill Giant"]).count("survives")


@cr("510.1c")
def test_a_blocked_attacker_without_a_blocker_left_deals_no_damage() -> None:
    played = board(
        ["Hill Giant"],
        {"battlefield": ["Grizzly Bears"], "hand": ["Unsummon"]},
        *attack_with({"Hill Giant": "B"}),
        *block_with({"Grizzly Bears": "Hill Giant"}),
        PASS_A,
        cast("Unsummon", "Grizzly Bears", player="B"),
        RESOLVE,
        AFTER_COMBAT,
        expect=["B life 20"],
    )
    said = "Hill Giant stays blocked, though nothing blocks it any more, and deals no combat damage."
    only(played, said, "510.1c", "509.1h")


@cr("510.1d", "510.4")
def test_of_who_has_struck_already_it_is_not_told_that_nothing_is_blocked_any_more() -> None:
    fight = (*attack_with({"Grizzly Bears": "B"}), *block_with({"Tester": "Grizzly Bears"}), AFTER_COMBAT)
    played = board(["Grizzly Bears"], [creature("Double strike")], *fight)
    only(played, "Grizzly Bears deals no combat damage: it is no longer in combat.", "702.7b", "510.4")


@cr("603.4", "702.93a")
def test_an_intervening_if_that_is_false_is_told_in_the_words_of_the_card() -> None:
    grown = [creature("Undying", counters={"+1/+1": 1})]
    only(
        aimed("Murder", "Tester", grown),
        "Tester's undying doesn't trigger: “if it had no +1/+1 counters on it” isn't true (it had 1 as it left),"
        " so it doesn't return.",
        "603.4",
        "702.93a",
    )


@cr("603.4", cited=False)
def test_nobody_waits_for_what_was_not_paid_for() -> None:
    played = board({"hand": ["Thornscape Battlemage"]}, [], cast("Thornscape Battlemage", costs=[]), RESOLVE)
    assert not not_happening(played)


@cr("603.2", "101.2")
def test_a_permanent_that_keeps_abilities_from_triggering_is_named() -> None:
    played = board({"hand": ["Wall of Omens"]}, ["Torpor Orb"], cast("Wall of Omens"), RESOLVE)
    only(played, "Torpor Orb keeps Wall of Omens' ability from triggering, so no card is drawn.", "101.2")


@cr("101.3")
def test_who_has_nothing_to_discard_is_told() -> None:
    only(board({"hand": ["Mind Rot"]}, [], cast("Mind Rot", "B"), RESOLVE), "B has no cards to discard.", "101.3")


@cr("502.3")
def test_what_stays_tapped_in_the_untap_step_is_told_with_what_holds_it() -> None:
    cold = creature("Creatures don't untap during their controllers' untap steps.", name="Frost")
    played = board([], [cold, {"card": "Grizzly Bears", "tapped": True}], turn(4))
    assert ("Grizzly Bears doesn't untap: Frost.", ["502.3"]) in not_happening(played)


@cr("616.1e", "616.1f")
def test_the_arithmetic_of_replacement_effects_in_their_order() -> None:
    more = creature("If a source you control would deal damage to a player, it deals that much damage plus 2 instead.")
    double = creature(
        "If a source would deal damage to a player, it deals double that damage to that player instead.", name="Doubler"
    )
    played = board(
        {"hand": ["Lightning Bolt"], "battlefield": [more, double]},
        [],
        cast("Lightning Bolt", "B"),
        RESOLVE,
        answer("0", "B"),
        expect=["B life 10"],
    )
    assert "(effects of Tester: 3 → 5 and Doubler: 5 → 10)" in played.steps[-1]
    assert {"616.1e", "616.1f"} <= set(played.rules_of("Doubler: 5 → 10"))


@cr("603.3b", "101.4", "603.6c", "603.10a")
def test_abilities_of_several_players_are_put_onto_the_stack_in_turn_order() -> None:
    mourner = creature("Whenever another creature dies, you gain 1 life.", "3/3")
    played = aimed("Murder", "Grizzly Bears", [mourner, "Grizzly Bears"], mine=[mourner])
    for step in played.report["steps"]:
        if "triggers" in step["text"]:
            assert {"603.3b", "603.6c", "603.10a"} <= {rule["id"] for rule in step["rules"]}
    above = "B's ability goes onto the stack above the abilities of A and resolves before them."
    assert above in played.steps
    assert set(played.rules_of(above)) == {"101.4", "603.3b"}
    assert "La capacité de B va sur la pile au-dessus de celles d’A et se résout avant elles." in played.steps_in("fr")


@cr("603.2e")
def test_what_enters_tapped_does_not_become_tapped() -> None:
    watch = {
        "token": {"name": "Watch", "types": ["Enchantment"], "text": "Whenever a land becomes tapped, draw a card."}
    }
    why = "Archway of Innovation entered tapped and didn't become tapped"
    told = f"Watch's ability doesn't trigger: {why}, so no card is drawn."
    entered = board({"battlefield": [watch], "hand": ["Archway of Innovation"]}, [], play_land("Archway of Innovation"))
    assert told in entered.steps
    untapped = board({"battlefield": [watch], "hand": ["Forest"]}, [], play_land("Forest"))
    assert not any("doesn't trigger" in step for step in untapped.steps)


@cr("614.12")
def test_what_a_permanent_says_of_a_group_does_not_affect_how_it_enters() -> None:
    orb = board({"hand": ["Orb of Dreams"]}, [], cast("Orb of Dreams"), RESOLVE)
    assert orb.steps[-1] == "What Orb of Dreams says of how permanents enter doesn't affect Orb of Dreams itself."


@cr("118.12")
def test_a_cost_that_could_not_be_paid_is_told_with_what_it_was_for() -> None:
    rule = {"token": {"name": "Rule", "types": ["Enchantment"]}}
    rule["token"]["text"] = "When a player casts a spell, sacrifice ~. If you do, draw three cards."
    gone = board(
        {"battlefield": [rule], "hand": ["Shock"]},
        [],
        cast("Shock", "B"),
        {"do": "edit", "move": {"Rule": "exile"}},
        RESOLVE,
    )
    assert gone.steps[-1] == "So “draw three cards” isn't done (“if you do”)."
    there = board({"battlefield": [rule], "hand": ["Shock"]}, [], cast("Shock", "B"), RESOLVE)
    assert not there.cites("118.12")


@cr("614.1a", "614.16")
def test_half_of_one_counter_is_none_and_that_is_told() -> None:
    played = board(
        ["Vorinclex, Monstrous Raider", "Grizzly Bears"],
        {"hand": ["Hunger of the Howlpack"]},
        PASS_A,
        cast("Hunger of the Howlpack", "Grizzly Bears", player="B"),
        RESOLVE,
    )
    words = "No +1/+1 counters are put on Grizzly Bears (effect of Vorinclex, Monstrous Raider: 1 → 0; “if a "
    words += "creature died this turn” isn't true)."
    only(played, words, "614.1a")


@cr("613.6", "613.1d", "613.1f")
def test_an_effect_that_began_in_an_earlier_layer_is_told_to_go_on_where_its_ability_is_lost() -> None:
    played = board(
        {"hand": ["Dress Down"], "battlefield": ["Magus of the Moon"], "library": ["Forest"]},
        ["Steam Vents"],
        cast("Dress Down"),
        RESOLVE,
        expect=["Steam Vents is a Mountain"],
    )
    began = "the effect of Magus of the Moon began in layer 4, before abilities are lost in layer 6."
    words = f"Steam Vents is still a Mountain: {began}"
    only(played, words, "613.6", "613.1d", "305.7")
    assert words.rstrip(".") in played.report["verdict"]


def test_an_effect_that_has_not_begun_before_its_ability_is_lost_is_not_told_to_go_on() -> None:
    side = {"hand": ["Dress Down"], "battlefield": ["Goblin Chieftain", "Goblin Piker"], "library": ["Forest"]}
    played = board(side, [], cast("Dress Down"), RESOLVE, expect=["Goblin Piker is 2/1"])
    assert not_happening(played) == []


@cr("704.5j", "707.9b")
def test_a_copy_that_is_not_legendary_is_told_to_stay_beside_its_namesake() -> None:
    side = {"hand": ["Spark Double"], "battlefield": ["Isamaru, Hound of Konda"]}
    made = [cast("Spark Double"), RESOLVE, answer("Isamaru, Hound of Konda")]
    played = board(side, [], *made)
    only(played, "Spark Double stays beside its namesake: it isn't legendary.", "704.5j")
    assert len(not_happening(board(side, [], *made, turn(4)))) == 1


def test_a_copy_of_another_players_legend_needs_no_word_of_the_legend_rule() -> None:
    side = {"hand": ["Spark Double"], "battlefield": []}
    made = [cast("Spark Double"), RESOLVE, answer("Isamaru, Hound of Konda")]
    assert not_happening(board(side, ["Isamaru, Hound of Konda"], *made)) == []


@cr("608.2h", "603.10a")
def test_an_ability_that_counts_nothing_on_what_has_left_says_that_and_not_that_it_has_left() -> None:
    text = "When Tester dies, create a 1/1 colorless Thopter artifact creature token for each +1/+1 counter on Tester."
    killed = [cast("Murder", "Tester", player="A"), RESOLVE, RESOLVE_ALL]
    played = board({"hand": ["Murder"]}, [creature(text)], *killed)
    assert played.steps[-1] == "Tester's ability does nothing: what it counts there was 0 as it left."
    assert played.report["verdict"].endswith("what it counts there was 0 as it left.")
    french = "La capacité de Tester ne fait rien : ce qu’elle y compte valait 0 au moment de son départ."
    assert played.steps_in("fr")[-1] == french
    with_one = creature(text, counters={"+1/+1": 1})
    board({"hand": ["Murder"]}, [with_one], *killed, expect=["B controls 1 Thopter Token"])


@cr("609.3", "400.7")
def test_an_ability_that_would_do_something_to_what_has_left_says_so() -> None:
    grows = creature("{0}: Put a +1/+1 counter on Tester.")
    script = [activate("Tester"), cast("Murder", "Tester"), RESOLVE, RESOLVE]
    played = board({"battlefield": [grows], "hand": ["Murder"]}, [], *script)
    assert played.steps[-1] == "Tester has left already: its ability does nothing."


@cr("704.5a", "101.1")
def test_who_lives_with_no_life_is_said_not_to_lose() -> None:
    """Phyrexian Unlife: "You don't lose the game for having 0 or less life." """
    bolt = cast("Lightning Bolt", "A", player="B")
    played = board(
        {"battlefield": ["Phyrexian Unlife"], "life": 2}, {"hand": ["Lightning Bolt"]}, PASS_A, bolt, RESOLVE
    )
    assert {"704.5a", "101.1"} <= {*played.rules_of("A doesn't lose the game with -1 life: Phyrexian Unlife.")}
    assert played.report["verdict"].startswith("A doesn't lose the game with -1 life: Phyrexian Unlife;")
    assert "A ne perd pas la partie avec -1 point de vie : Phyrexian Unlife." in played.steps_in("fr")


@cr("400.7", "610.3", "903.9a")
def test_a_commander_that_has_left_exile_does_not_come_back() -> None:
    """Banisher Priest leaves, but what it exiled is in the command zone by then."""
    isamaru = "Isamaru, Hound of Konda"
    played = board(
        {"hand": ["Banisher Priest", "Murder"]},
        {"commander": isamaru, "battlefield": [isamaru]},
        cast("Banisher Priest"),
        RESOLVE,
        RESOLVE,
        answer("yes", player="B"),
        cast("Murder", "Banisher Priest"),
        RESOLVE,
    )
    only(played, f"{isamaru} doesn't return: it is no longer in exile.", "400.7", "610.3")
    assert f"{isamaru} ne revient pas : il n’est plus en exil." in played.steps_in("fr")


@cr("111.8", "610.3")
def test_a_token_that_was_exiled_never_comes_back() -> None:
    played = board(
        {"hand": ["Banisher Priest", "Murder"]},
        [creature("", name="Goblin")],
        cast("Banisher Priest"),
        RESOLVE,
        RESOLVE,
        cast("Murder", "Banisher Priest"),
        RESOLVE,
    )
    only(played, "Goblin doesn't return: it ceased to exist.", "111.8", "610.3")
    assert "Goblin ne revient pas : il a cessé d’exister." in played.steps_in("fr")


@cr("510.1a", "208.2a")
def test_a_blocker_whose_star_has_come_to_nothing_deals_no_damage() -> None:
    """Tarmogoyf with no cards in graveyards is 0/1."""
    goyf_blocks = (*attack_with({"Hill Giant": "B"}), *block_with({"Tarmogoyf": "Hill Giant"}), AFTER_COMBAT)
    played = board(["Hill Giant"], ["Tarmogoyf"], *goyf_blocks)
    assert "Tarmogoyf deals no combat damage: its power is 0." in [text for text, _ in not_happening(played)]


@cr("702.16e")
def test_what_protects_from_damage_is_named_with_what_gives_it() -> None:
    flare = {"name": "Ward", "types": ["Enchantment"], "text": "Creatures you control have protection from red."}
    theirs = {"battlefield": ["Hill Giant", {"token": flare}]}
    played = board({"hand": ["Pyroclasm"]}, theirs, cast("Pyroclasm"), RESOLVE)
    words = "2 damage from Pyroclasm to Hill Giant is prevented by protection from red (Ward)."
    only(played, words, "702.16e")
    french = "2 blessures de Pyroclasm à Hill Giant sont prévenues par la protection contre le rouge (Ward)."
    assert french in played.steps_in("fr")
    assert played.report["verdict"] == "2 damage to Hill Giant is prevented by protection from red (Ward)."


@cr("614.1a")
def test_damage_that_costs_no_life_any_more_says_what_keeps_it() -> None:
    """Worship: at 1 life nothing is left to lose to damage."""
    theirs = {"battlefield": ["Worship", "Grizzly Bears"], "life": 1}
    played = board({"hand": ["Lightning Bolt"]}, theirs, cast("Lightning Bolt", "B"), RESOLVE, expect=["B life 1"])
    only(played, "B stays at 1 life: Worship.", "614.1a")
    assert "B reste à 1 point de vie : Worship." in played.steps_in("fr")
    assert played.report["verdict"].startswith("B stays at 1 life: Worship.")


@cr("702.138b")
def test_what_has_escaped_is_not_sacrificed() -> None:
    others = ["Shock", "Murder", "Forest", "Island", "Opt"]
    titan = "Uro, Titan of Nature's Wrath"
    mine = {"graveyard": [titan, *others], "library": ["Plains"]}
    played = board(mine, {}, cast(titan, costs=["escape"]), RESOLVE_ALL, answer("no"))
    assert not_happening(played)[-1][0] == f"{titan} isn't sacrificed: “it escaped” is true."


@cr("107.3b")
def test_x_is_0_where_the_mana_cost_is_not_paid() -> None:
    mine = {"hand": ["Walking Ballista"], "battlefield": ["Omniscience"]}
    played = board(mine, {}, cast("Walking Ballista", free=True))
    only(played, "Walking Ballista is cast without paying its mana cost, so X is 0.", "107.3b")


@cr("702.85a")
def test_the_face_that_cascade_may_not_cast_is_told_with_its_mana_value() -> None:
    mine = {"hand": ["Bloodbraid Elf"], "library": ["Valki, God of Lies"]}
    played = board(mine, {"hand": ["Serra Angel"]}, cast("Bloodbraid Elf"), RESOLVE)
    assert played.count("Tibalt, Cosmic Impostor can't be cast so: its mana value is 7, not less than 4.") == 1


@cr("613.1f", "603.6b")
def test_each_ability_that_is_lost_is_told_with_its_words_and_their_number_in_the_verdict() -> None:
    uro = "Uro, Titan of Nature's Wrath"
    played = board({"battlefield": ["Dress Down"], "hand": [uro]}, [], cast(uro), RESOLVE)
    words = f"“When {uro} enters, sacrifice it unless it escaped” and “Whenever {uro} enters or attacks, you gain"
    lost = f"2 abilities of {uro} don't trigger: Dress Down has taken them away: {words}"
    assert played.count(lost) == 1
    missed = "Dress Down has taken them away, so it isn't sacrificed, no life is gained and no card is drawn"
    assert f"2 abilities of {uro} don't trigger: {missed}" in played.report["verdict"]


@cr("603.2", "101.2")
def test_what_does_not_happen_as_an_ability_does_not_trigger_is_not_said_where_it_happens_all_the_same() -> None:
    here = {"battlefield": ["Soul Warden"], "hand": ["Grizzly Bears"]}
    played = board(here, ["Torpor Orb"], cast("Grizzly Bears"), RESOLVE)
    assert "Torpor Orb keeps Soul Warden's ability from triggering, so no life is gained." in played.report["verdict"]
    gaining = creature("{0}: You gain 2 life. Create a 1/1 white Soldier creature token.", name="Source")
    gained = board(["Soul Warden", gaining], ["Torpor Orb"], activate("Source"), RESOLVE, expect=["A life 22"])
    assert "Torpor Orb keeps Soul Warden's ability from triggering;" in gained.report["verdict"]


@cr("118.3")
def test_who_has_to_pay_and_cannot_is_told() -> None:
    debt = creature("At the beginning of your upkeep, pay {2}. If you don't, you lose 3 life.", name="Debt")
    played = board({"battlefield": [debt], "mana": ""}, [], to("upkeep"), RESOLVE, step="untap", expect=["A life 17"])
    assert played.count("A can't pay {2}.") == 1


@cr("603.2g", "700.4")
def test_of_several_abilities_the_one_that_does_not_trigger_is_named_by_what_it_watches_for() -> None:
    text = "When Twofold enters, you gain 1 life.\nWhenever another creature dies, you lose 1 life."
    closed = creature("If a creature would die, exile it instead.", name="Closed")
    mine = {"battlefield": [creature(text, name="Twofold")], "hand": ["Murder"]}
    played = board(mine, [closed, "Hill Giant"], cast("Murder", "Hill Giant"), RESOLVE)
    which = "Twofold's ability (“Whenever another creature dies”)"
    words = f"{which} doesn't trigger: Hill Giant doesn't die, so no life is lost."
    assert played.count(words) == 1


@cr("603.4", "400.7")
def test_what_comes_back_or_is_a_copy_was_not_kicked_and_that_is_said() -> None:
    """Nobody waits for it of a spell that its player cast without kicker."""
    told = "ability doesn't trigger: “if it was kicked” isn't true"
    hand = {"hand": ["Goblin Bushwhacker", "Cloudshift", "Clone"]}
    kicked = [cast("Goblin Bushwhacker", costs=["kicker"]), RESOLVE_ALL]
    back = board(hand, [], *kicked, cast("Cloudshift", "Goblin Bushwhacker"), RESOLVE_ALL)
    assert any(f"Goblin Bushwhacker's {told}" in step for step in back.steps)
    copied = board(hand, [], *kicked, cast("Clone"), RESOLVE, answer("Goblin Bushwhacker"))
    assert any(f"Clone's {told}" in step for step in copied.steps)
    plain = board(hand, [], cast("Goblin Bushwhacker"), RESOLVE_ALL)
    assert not any(told in step for step in plain.steps)


@cr("701.21a")
def test_what_another_player_controls_is_not_sacrificed_and_that_is_why() -> None:
    text = (
        "{0}: Put target creature card from your graveyard onto the battlefield. It gains haste. Sacrifice it at the "
        "beginning of the next end step."
    )
    mine = {
        "battlefield": [
            creature(text, name="Raiser"),
            creature("Other creatures you control have haste.", name="Herald"),
        ],
        "graveyard": ["Hill Giant"],
    }
    thief = creature(
        "{0}: Gain control of target creature until end of turn. It gains haste until end of turn.", name="Thief"
    )
    taken = [activate("Raiser", "Hill Giant"), RESOLVE, PASS_A, activate("Thief", "Hill Giant", player="B"), RESOLVE]
    played = board(mine, [thief], *taken, {"do": "go_to", "step": "end"}, RESOLVE_ALL)
    assert "Hill Giant isn't sacrificed: A doesn't control it" in played.report["verdict"]
    assert " : " not in played.report["verdict"]
    assert "Hill Giant n’est pas sacrifié : A ne le contrôle pas." in played.steps_in("fr")


@cr("615.1")
def test_of_damage_that_is_prevented_to_several_it_is_said_who_would_have_died() -> None:
    def fought(blocker: str) -> str:
        fight = (*attack_with({"Hill Giant": "B"}), *block_with({blocker: "Hill Giant"}), cast("Fog"), RESOLVE, DAMAGE)
        verdict: str = board({"battlefield": ["Hill Giant"], "hand": ["Fog"]}, [blocker], *fight).report["verdict"]
        return verdict

    first = "The damage to {} and Hill Giant is prevented (effect of Fog), so {}"
    assert fought("Grizzly Bears").startswith(first.format("Grizzly Bears", "Grizzly Bears survives"))
    assert fought("Typhoid Rats").startswith(first.format("Typhoid Rats", "they survive"))
    assert fought("Centaur Courser").startswith("3 damage to each of Centaur Courser and Hill Giant is prevented")


@cr("702.79a", "603.4")
def test_what_dies_again_is_told_so_with_why_it_does_not_return() -> None:
    """As another object it has another persist ability than the one that brought it back (400.7)."""
    sacrifice = activate("Viscera Seer", choices=[{"choice": "objects", "value": ["Safehold Elite"]}])
    played = board(["Safehold Elite", "Viscera Seer"], [], sacrifice, RESOLVE, sacrifice)
    assert played.report["verdict"].startswith(
        "Safehold Elite dies, comes back and dies again; its persist doesn't trigger: “if it had no -1/-1 "
        "counters on it” isn't true (it had 1 as it left), so it doesn't return."
    )
