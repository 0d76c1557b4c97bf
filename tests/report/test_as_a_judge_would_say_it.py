"""What a fresh reader of reports wished for: the reason, the value, and what became of what was asked about."""

from __future__ import annotations

from engine.words import Words
from tests.helpers import PASS_A, RESOLVE, RESOLVE_ALL, Played, activate, answer, board, cast, cr, creature, turn


def verdict(played: Played) -> str:
    """The answer in short."""
    said = played.report["verdict"]
    assert isinstance(said, str)
    return said


@cr("603.3d")
def test_a_trigger_without_a_target_is_removed_from_the_stack_and_no_answer() -> None:
    played = board({"hand": ["Nekrataal"]}, [], cast("Nekrataal"), RESOLVE)
    assert played.count("The ability of Nekrataal is removed from the stack: there is no legal target for it.") == 1
    assert verdict(played).startswith("Nekrataal (2/1) enters")


@cr("122.2", "400.7")
def test_what_returns_as_a_new_object_is_said_to_have_lost_its_counters() -> None:
    grown = {"card": "Grizzly Bears", "counters": {"+1/+1": 3}}
    blink = [cast("Cloudshift", "Grizzly Bears"), RESOLVE]
    words = "as a new object, without the counters that it had"
    assert board({"hand": ["Cloudshift"], "battlefield": [grown]}, [], *blink).count(words) == 1
    assert board({"hand": ["Cloudshift"], "battlefield": ["Grizzly Bears"]}, [], *blink).count(words) == 0


@cr("614.9")
def test_damage_dealt_to_another_names_whom_it_was_meant_for() -> None:
    pariah = {"card": "Pariah", "attached_to": "Grizzly Bears"}
    played = board(
        {"hand": ["Lightning Bolt"]},
        ["Grizzly Bears", pariah],
        cast("Lightning Bolt", "B"),
        RESOLVE,
    )
    assert played.count("deals 3 damage not to B but to Grizzly Bears (effect of Pariah).") == 1
    assert verdict(played).startswith(
        "3 damage is dealt to Grizzly Bears instead of B (effect of Pariah); Grizzly Bears dies;"
    )


@cr("402.2")
def test_who_keeps_more_than_seven_cards_is_told_why() -> None:
    hand = ["Forest"] * 8
    kept = board({"battlefield": ["Reliquary Tower"], "hand": hand}, [], turn(4))
    assert kept.count("A discards nothing: no maximum hand size (Reliquary Tower).") == 1
    few = board({"battlefield": ["Reliquary Tower"], "hand": hand[:7]}, [], turn(4))
    assert few.count("discards nothing") == 0


@cr("121.2b")
def test_the_card_of_the_turn_is_drawn_and_then_no_other() -> None:
    played = board(
        ["Spirit of the Labyrinth"],
        {"hand": ["Divination"]},
        turn(4, "precombat main"),
        cast("Divination", player="B"),
        RESOLVE,
    )
    assert verdict(played) == "B can't draw another card this turn: Spirit of the Labyrinth."


@cr("702.26g")
def test_an_aura_phases_out_with_what_it_enchants() -> None:
    aura = {"card": "Rancor", "attached_to": "Grizzly Bears"}
    slip = [cast("Slip Out the Back", "Grizzly Bears"), RESOLVE]
    played = board({"hand": ["Slip Out the Back"], "battlefield": ["Grizzly Bears", aura]}, [], *slip)
    assert "702.26g" in played.rules_of("Grizzly Bears and Rancor phase out")


@cr("704.5s", "714.4")
def test_a_saga_that_is_sacrificed_is_told_to_be_so_once() -> None:
    saga = {"card": "History of Benalia", "counters": {"lore": 2}}
    played = board([saga], [], turn(5, "precombat main"), RESOLVE)
    assert played.count("A sacrifices History of Benalia.") == 1
    assert played.count("put into A's graveyard") == 0


@cr("704.5a")
def test_how_the_game_ended_is_the_whole_answer() -> None:
    played = board({"hand": ["Lightning Bolt"]}, {"life": 3}, cast("Lightning Bolt", "B"), RESOLVE)
    assert verdict(played) == "B loses the game: life total 0 or less (Lightning Bolt)."


def test_the_only_face_down_creature_has_an_article() -> None:
    words = Words("fr")
    assert words("tell-resolve-ability", item=words("the-face-down-creature"), times="") == (
        "La capacité du permanent face cachée se résout."
    )


def test_what_triggers_is_called_by_its_keyword_in_the_language_of_the_reader() -> None:
    assert Words("fr")("keyword-with", text="Ward {2}", keyword="parade", more=" {2}") == "parade {2}"
    assert Words("en")("keyword-with", text="Ward {2}", keyword="ward", more=" {2}") == "Ward {2}"


@cr("601.2f")
def test_who_makes_a_spell_cost_more_is_named_where_it_is_paid_and_where_it_can_t_be() -> None:
    bolt = {"hand": ["Lightning Bolt"], "mana": "R"}
    taxed = board(
        ["Thalia, Guardian of Thraben"], bolt, cast("Lightning Bolt", "A", player="B"), refused="601.2f", active="B"
    )
    assert taxed.reason == "B can't pay {1}{R}: Thalia, Guardian of Thraben."
    least = board(["Trinisphere"], bolt, cast("Lightning Bolt", "A", player="B"), refused="601.2f", active="B")
    assert least.reason == "B can't pay {2}{R}: Trinisphere."
    paid = board(["Trinisphere"], {**bolt, "mana": "any"}, cast("Lightning Bolt", "A", player="B"), active="B")
    assert paid.count("B casts Lightning Bolt (for {2}{R}: Trinisphere) targeting A.") == 1


def test_protection_from_a_color_has_words_in_the_language_of_the_reader() -> None:
    assert Words("fr")("protection-from-green") == "la protection contre le vert"
    assert Words("en")("protection-from-green") == "protection from green"


@cr("603.2c", "704.5a")
def test_damage_that_one_ability_deals_for_each_of_several_things_is_told_for_which() -> None:
    text = "Whenever a creature is dealt damage, Echo deals that much damage to that creature's controller."
    echo, theirs, rest = (
        creature(text, "0/9", "Echo"),
        ["Grizzly Bears", "Hill Giant"],
        (answer("as listed"), RESOLVE_ALL),
    )
    played = board({"battlefield": [echo], "hand": ["Pyroclasm"]}, theirs, cast("Pyroclasm"), RESOLVE, *rest)
    told = [one.partition(" (for ")[2] for one in played.steps if "Echo deals 2 damage to B" in one]
    assert sorted(told) == ["Grizzly Bears).", "Hill Giant)."]


@cr("118.9")
def test_what_is_exiled_to_pay_for_a_spell_is_no_result() -> None:
    side = {"hand": ["Force of Will", "Ponder"]}
    script = [PASS_A, cast("Force of Will", "Grizzly Bears", player="B", costs=["alternative"]), RESOLVE]
    played = board({"hand": ["Grizzly Bears"]}, side, cast("Grizzly Bears"), *script)
    assert "Ponder" not in played.report["verdict"]
    assert played.count("Ponder is exiled") == 1


@cr("101.3", "701.21a")
def test_that_one_player_has_nothing_to_sacrifice_is_no_answer_where_another_sacrifices() -> None:
    all_do = creature("{0}: Each player sacrifices an artifact.", name="Purge")
    played = board([all_do], ["Sol Ring"], activate("Purge"), RESOLVE)
    assert verdict(played) == "Sol Ring is sacrificed."
    assert played.count("A has nothing to sacrifice.") == 1


@cr("611.2a", cited=False)
def test_until_when_what_has_entered_has_its_size_is_said_with_it() -> None:
    cheers = creature("Whenever another creature you control enters, it gets +3/+3 until end of turn.", name="Crowd")
    mine = {"hand": ["Grizzly Bears"], "battlefield": [cheers]}
    played = board(mine, [], cast("Grizzly Bears"), RESOLVE, RESOLVE)
    assert verdict(played) == "Grizzly Bears (5/5 until end of turn) enters."


@cr("702.74a", cited=False)
def test_that_evoke_does_not_trigger_is_told_only_of_what_has_been_evoked() -> None:
    flicker = creature("{0}: Exile another target creature, then return it to the battlefield.", name="Door")
    never = board(["Mulldrifter", flicker], [], activate("Door", "Mulldrifter"), RESOLVE)
    assert not never.count("evoke")


@cr("611.2")
def test_what_has_no_abilities_is_not_said_to_lose_them() -> None:
    humbles = creature("{0}: Target creature loses all abilities until end of turn.", name="Humbler")
    played = board([humbles], ["Grizzly Bears"], activate("Humbler", "Grizzly Bears"), RESOLVE)
    assert played.count("Grizzly Bears has no abilities to lose.") == 1
