"""Taking Shortcuts (CR 732)."""

from __future__ import annotations

from typing import Any

from engine.rules.evaluate.state_of_game import state_of
from tests.helpers import RESOLVE, RESOLVE_ALL, Entry, activate, answer, board, cast, cr, creature, tap

PINGER = {
    "token": {
        "name": "Pinger",
        "power": 1,
        "toughness": 1,
        "text": "{0}: Untap Pinger.\n{T}: Pinger deals 1 damage to each opponent.",
    }
}


def ping() -> tuple[Entry, Entry, Entry, Entry]:
    untap: Entry = {"do": "activate", "player": "A", "source": "Pinger", "ability": 1}
    damage: Entry = {"do": "activate", "player": "A", "source": "Pinger", "ability": 2}
    return damage, RESOLVE, untap, RESOLVE


def flier(name: str, text: str) -> dict[str, Any]:
    return {"token": {"name": name, "types": ["Creature"], "power": 1, "toughness": 1, "text": text}}


TWICE = "You may activate the loyalty abilities of planeswalkers you control twice each turn rather than only once."
BIRD = flier("Bird", "{0}: Bird gains flying until end of turn.")
NET = flier("Net", "{0}: Target creature loses flying until end of turn.")


def fly(player: str = "A") -> tuple[Entry, Entry]:
    return {"do": "activate", "player": player, "source": "Bird"}, RESOLVE


def land(player: str = "B") -> tuple[Entry, Entry, Entry]:
    given = {"do": "pass", "player": "A" if player == "B" else "B"}
    return given, {"do": "activate", "player": player, "source": "Net", "targets": ["Bird"]}, RESOLVE


@cr("732.2a")
def test_what_can_be_repeated_at_will_is_named_once_it_has_been_shown() -> None:
    assert not board([PINGER], [], *ping()[:2]).count("as often as they like")
    shown = board([PINGER], [], *ping(), *ping(), expect=["B life 18"])
    assert shown.count("as often as they like") == 1
    assert "732.2a" in shown.rules_of("as often as they like")


@cr("732.2a")
def test_one_round_shows_it_where_the_game_is_as_it_was() -> None:
    """Melira keeps the creature with persist from the counter without which it would not come back once more."""
    finks = {"battlefield": ["Viscera Seer", "Kitchen Finks", "Melira, Sylvok Outcast"], "library": []}
    script = (activate("Viscera Seer", choices=["Kitchen Finks"]), RESOLVE_ALL)
    said = "A can repeat this as often as they like: any amount of life for A."
    assert said in board(finks, [], *script).report["verdict"]
    finks["battlefield"].remove("Melira, Sylvok Outcast")
    assert not board(finks, [], *script, expect=["Kitchen Finks has 1 -1/-1 counter"]).count("as often as they like")


@cr("732.2a", cited=False)
def test_what_may_be_done_once_a_turn_is_no_loop() -> None:
    text = "{T}: You gain 1 life.\n{0}: Untap ~. Activate only once each turn."
    script = [one for ability in (1, 2) for one in (activate("Tester", ability=ability), RESOLVE)]
    assert not board([creature(text)], [], *script, expect=["A life 21"]).count("as often as they like")


@cr("732.2a", cited=False)
def test_mana_paid_out_of_nothing_as_an_ability_resolves_makes_no_loop() -> None:
    side: list[Any] = ["Ashnod's Altar", "Nim Deathmantle", "Giant Spider"]
    script = (activate("Ashnod's Altar", choices=["Giant Spider"]), RESOLVE, answer("yes"))
    back = board(side, [], *script, expect=["Giant Spider is a Zombie"])
    assert not back.count("as often as they like")


@cr("732.1b")
def test_of_what_goes_round_and_round_one_round_is_told_and_what_comes_of_the_others() -> None:
    blood = ["Exquisite Blood", "Sanguine Bond", creature("{0}: You gain 1 life.")]
    played = board(blood, [], activate("Tester"), RESOLVE_ALL, expect=["A wins"])
    assert played.count("Sanguine Bond's ability triggers") == 2
    assert played.count("This goes round 18 more times in the same way.")
    assert played.count("B loses 18 × 1 = 18 life and is at 1.")
    assert played.count("A gains 18 × 1 = 18 life and is at 40.")


@cr("732.1b", cited=False)
def test_what_is_done_to_one_thing_after_another_is_no_round() -> None:
    bears = [f"Grizzly Bears#{n}" for n in (1, 2, 3)]
    script = [one for bear in bears for one in (cast("Shock", bear), RESOLVE_ALL)]
    played = board({"hand": ["Shock"] * 3}, ["Grizzly Bears"] * 3, *script)
    assert played.count("2 damage to Grizzly Bears") == 3


@cr("732.2a", cited=False)
def test_what_uses_something_up_is_no_loop() -> None:
    shrinks = {
        "token": {
            "name": "Spike",
            "power": 0,
            "toughness": 1,
            "text": "Remove a +1/+1 counter from Spike: You gain 1 life.",
        },
        "counters": {"+1/+1": 3},
    }
    gain: Entry = {"do": "activate", "player": "A", "source": "Spike"}
    assert not board([shrinks], [], gain, RESOLVE, gain, RESOLVE, expect=["A life 22"]).count("as often as they like")


@cr("732.2a", cited=False)
def test_paying_life_for_it_is_no_loop() -> None:
    costly: dict[str, Any] = {
        "token": {"name": "Well", "toughness": 1, "text": "Pay 1 life: Each opponent loses 1 life."}
    }
    drain: Entry = {"do": "activate", "player": "A", "source": "Well"}
    assert not board([costly], [], drain, RESOLVE, drain, RESOLVE, expect=["B life 18"]).count("as often as they like")


@cr("732.2a", cited=False)
def test_unlimited_mana_makes_no_loop() -> None:
    pump: dict[str, Any] = {
        "token": {"name": "Drake", "toughness": 1, "text": "{1}: Drake gets +1/+0 until end of turn."}
    }
    grow: Entry = {"do": "activate", "player": "A", "source": "Drake"}
    assert not board([pump], [], grow, RESOLVE, grow, RESOLVE).count("as often as they like")


@cr("732.3")
def test_the_active_player_must_choose_otherwise_in_a_fragmented_loop() -> None:
    once = (*fly(), *land())
    board([BIRD], [NET], *once[:2], expect=["Bird has flying"])
    board([BIRD], [NET], *once, expect=["not Bird has flying"])
    board([BIRD], [NET], *once, fly()[0], refused="732.3")


@cr("732.3")
def test_the_other_player_has_the_last_word_in_a_fragmented_loop() -> None:
    """On B's turn it is B who must stop, and the creature of A keeps flying."""
    given: Entry = {"do": "pass", "player": "B"}
    net = {"do": "activate", "player": "B", "source": "Net", "targets": ["Bird"]}
    again = (given, *fly(), net, RESOLVE)
    board([BIRD], [NET], given, *fly(), net, RESOLVE, given, *fly(), net, active="B", refused="732.3")
    board([BIRD], [NET], *again, given, *fly(), active="B", expect=["Bird has flying"])


@cr("732.3", cited=False)
def test_doing_the_same_again_in_another_state_is_no_loop() -> None:
    """Another creature has been given wings meanwhile, and nobody has taken anything back in the second case."""
    kite = flier("Kite", "{0}: Kite gains flying until end of turn.")
    script = (*fly(), *land(), {"do": "activate", "player": "A", "source": "Kite"}, RESOLVE, *fly())
    board([BIRD, kite], [NET], *script, expect=["Bird has flying"])
    board([BIRD], [NET], *fly(), *fly(), *fly(), expect=["Bird has flying"])


@cr("732.2a", cited=False)
def test_a_game_in_which_a_creature_has_become_something_is_in_another_state() -> None:
    """It does not go round and round while one thing after another becomes suspected; whatever life it has cost."""
    it = creature("{0}: Suspect ~.\n{0}: You gain 1 life.")

    def state(*abilities: int) -> object:
        script = [one for ability in abilities for one in (activate("Tester", ability=ability), RESOLVE)]
        return state_of((game := board([it], [], *script).table.game), game.effects)

    assert state(2) == state(2, 2)
    assert state(2) != state(1)
    assert state(1) == state(1, 2)


@cr("732.2a")
def test_a_round_may_leave_more_counters_on_what_stays_there() -> None:
    """Archangel of Thune and Spike Feeder: the counter that is removed comes back, and the Archangel has one more."""
    feeder: Any = {"card": "Spike Feeder", "counters": {"+1/+1": 2}}
    script = (activate("Spike Feeder", ability=2), RESOLVE_ALL)
    played = board(["Archangel of Thune", feeder], [], *script, expect=["Spike Feeder is 2/2"])
    assert "A can repeat this as often as they like" in played.report["verdict"]
    undying: Any = {"battlefield": ["Carrion Feeder", "Young Wolf"], "library": []}
    back = board(undying, [], activate("Carrion Feeder", choices=["Young Wolf"]), RESOLVE_ALL)
    assert not back.count("as often as they like")  # with its counter it does not come back once more


CAN_REPEAT = "A can repeat this as often as they like: "
NOTHING_USED_UP = f"{CAN_REPEAT}nothing has been used up."


@cr("732.2a")
def test_a_round_may_end_in_a_spell_if_its_mana_pays_for_it() -> None:
    """Food Chain makes five mana of Misthollow Griffin, which costs {2}{U}{U} and may be cast from exile."""
    chain = activate("Food Chain", choices=["Misthollow Griffin", "U"])
    script = (chain, cast("Misthollow Griffin"), RESOLVE)
    played = board(["Food Chain", "Misthollow Griffin"], [], *script)
    assert played.report["verdict"].endswith(NOTHING_USED_UP)
    assert board(["Food Chain", "Misthollow Griffin"], [], *script, *script).count(CAN_REPEAT) == 1


@cr("732.2a")
def test_mana_that_may_not_be_spent_on_it_pays_for_no_round() -> None:
    def shown(text: str) -> int:
        it = creature(f"{{T}}: Add {{C}}{{C}}.{text}\n{{1}}: Untap ~.")
        return board([it], [], tap("Tester"), activate("Tester", ability=2), RESOLVE).count(CAN_REPEAT)

    assert shown("") == 1
    assert shown(" Spend this mana only to cast creature spells.") == 0


@cr("732.2a")
def test_each_round_may_be_gone_through_with_another_object() -> None:
    """Conspicuous Snoop has Kiki-Jiki's ability while that is on top: each copy makes the next."""
    goblins: Any = {"battlefield": ["Conspicuous Snoop"], "library": ["Kiki-Jiki, Mirror Breaker"]}
    names = ["Conspicuous Snoop", "Conspicuous Snoop#2", "Conspicuous Snoop#3"]
    script = [one for name in names for one in (activate(name, name), RESOLVE)]
    assert not board(goblins, [], *script[:2]).count("as often as they like")
    shown = board(goblins, [], *script[:4]).report["verdict"]
    assert shown.endswith(f"{CAN_REPEAT}any number of Conspicuous Snoop tokens.")
    assert board(goblins, [], *script).count(CAN_REPEAT) == 1


@cr("732.2a")
def test_equipment_that_a_round_leaves_attached_is_as_good_as_before() -> None:
    """The Titan's first Zombie pays, with the Titan, for its return; the other one is more than there was."""
    side: list[Any] = ["Ashnod's Altar", "Nim Deathmantle", "Grave Titan"]
    titan = (activate("Ashnod's Altar", choices=["Grave Titan"]), answer("yes"), RESOLVE_ALL)
    zombie = activate("Ashnod's Altar", choices=["Zombie Token"])
    assert not board(side, [], *titan).count("as often as they like")  # {C}{C} does not pay for {4}
    shown = board(side, [], *titan, zombie).report["verdict"]
    assert shown.endswith(f"{CAN_REPEAT}any number of Zombie tokens."), "two are made, and one is sacrificed"


@cr("732.2a")
def test_what_is_done_once_before_the_rounds_is_no_part_of_them() -> None:
    """Heliod gives lifelink for mana, once; after that each counter that Walking Ballista removes comes back."""
    side: list[Any] = ["Heliod, Sun-Crowned", {"card": "Walking Ballista", "counters": {"+1/+1": 2}}]
    given = (activate("Heliod, Sun-Crowned", "Walking Ballista"), RESOLVE)
    ping = (activate("Walking Ballista", "B", ability=2), RESOLVE, answer("Walking Ballista"), RESOLVE_ALL)
    assert not board(side, [], *given).count("as often as they like")
    shown = board(side, [], *given, *ping, expect=["B life 19"]).report["verdict"]
    assert shown.endswith(f"{CAN_REPEAT}B down to 0 life and any amount of life for A.")


@cr("732.2a")
def test_a_loop_that_goes_on_by_itself_can_be_ended_by_choosing_otherwise() -> None:
    """Chain of Smog copies itself for a player without cards, and Professor Onyx drains for each copy."""
    side: dict[str, Any] = {"battlefield": ["Professor Onyx"], "hand": ["Chain of Smog"]}
    again = (RESOLVE, RESOLVE, answer("yes"), answer("A"))
    assert not board(side, [], cast("Chain of Smog", "A"), *again * 2).count("as often as they like")
    assert board(side, [], cast("Chain of Smog", "A"), *again * 4, expect=["B life 12"]).count(CAN_REPEAT) == 1


@cr("732.2a", cited=False)
def test_drawing_uses_up_a_library_of_which_nothing_is_known() -> None:
    text = "{T}: Draw a card.\n{0}: Untap ~."
    script = [one for ability in (1, 2) * 2 for one in (activate("Tester", ability=ability), RESOLVE)]
    assert not board([creature(text)], [], *script).count("as often as they like")


@cr("732.2a")
def test_what_comes_back_as_it_was_is_not_said_to_have_what_it_had() -> None:
    """Mikaeus gives Triskelion undying again: the verdict says that it is back, how large, and last the loop."""
    side: list[Any] = ["Mikaeus, the Unhallowed", {"card": "Triskelion", "counters": {"+1/+1": 3}}]
    at = [activate("Triskelion", target) for target in ("B", "Triskelion", "Triskelion")]
    script = [one for act in at for one in (act, RESOLVE)]
    said = board(side, [], *script, RESOLVE_ALL).report["verdict"]
    assert said.startswith("Triskelion dies and is back on the battlefield as a 6/6 with 4 +1/+1 counters.")
    assert said.endswith(f"{CAN_REPEAT}B down to 0 life.")


@cr("732.2a")
def test_what_comes_back_as_a_new_object_may_be_activated_again() -> None:
    """Elspeth has been activated this turn; the one that her Soldier brings back has not (400.7, 606.3)."""
    blinks = "Whenever another creature enters under your control, exile target nonland permanent you control, then "
    cat = creature(f"{blinks}return it to the battlefield under its owner's control.", name="Cat")
    side: list[Any] = [{"card": "Elspeth, Knight-Errant", "counters": {"loyalty": 4}}, cat, "Fervor"]
    soldier = (activate("Elspeth, Knight-Errant", ability=1), RESOLVE)
    shown = board(side, [], *soldier, answer("Elspeth, Knight-Errant"), RESOLVE_ALL)
    assert shown.report["verdict"].endswith(f"{CAN_REPEAT}any number of Soldier tokens.")
    assert not board(side, [], *soldier, answer("Fervor"), RESOLVE_ALL).count(CAN_REPEAT)


@cr("732.2a", "302.6")
def test_a_creature_that_comes_back_and_cannot_tap_yet_ends_the_round() -> None:
    """Its mana pays for its return; but for that it would have to have haste once more."""
    blinks = "{1}: Exile another target creature you control, then return it to the battlefield."
    gains = creature("Whenever another creature enters under your control, you gain 1 life.", name="Warden")
    script = (activate("Birds of Paradise", choices=["G"]), activate("Tester", "Birds of Paradise"), RESOLVE_ALL)

    def shown(*more: str) -> int:
        side: list[Any] = ["Birds of Paradise", creature(blinks), gains, *more]
        return board(side, [], *script, expect=["A life 21"]).count(CAN_REPEAT)

    assert shown() == 0
    assert shown("Fervor") == 1


@cr("732.2a")
def test_what_is_scried_and_stays_uses_up_no_library() -> None:
    """Nobody has said what is in it; it is looked at and put back."""
    side: list[Any] = ["Viscera Seer", "Kitchen Finks", "Melira, Sylvok Outcast"]
    script = (activate("Viscera Seer", choices=["Kitchen Finks"]), RESOLVE_ALL, answer("none"))
    assert board(side, [], *script).report["verdict"].endswith(f"{CAN_REPEAT}any amount of life for A.")


@cr("732.2a")
def test_a_round_that_mills_an_opponent_may_be_gone_through_again() -> None:
    mill = "Sacrifice a creature: Each opponent mills two cards."
    side: list[Any] = [creature(mill, name="Altar"), "Kitchen Finks", "Melira, Sylvok Outcast"]
    played = board(side, {"library": ["Forest"] * 5}, activate("Altar", choices=["Kitchen Finks"]), RESOLVE_ALL)
    assert played.report["verdict"].endswith(f"{CAN_REPEAT}any amount of life for A and B's whole library milled.")


@cr("732.2a")
def test_the_mana_that_a_round_leaves_is_told() -> None:
    it = creature("{T}: Add {C}{C}.\n{1}: Untap ~.")
    shown = board([it], [], tap("Tester"), activate("Tester", ability=2), RESOLVE)
    assert shown.report["verdict"].endswith(f"{CAN_REPEAT}any amount of {{C}}.")


@cr("606.3")
def test_a_planeswalker_that_may_do_it_twice_a_turn_may_not_for_ever() -> None:
    twice = {"token": {"name": "Oath", "types": ["Enchantment"], "text": TWICE}}
    script = (activate("Jace Beleren"), RESOLVE) * 2
    played = board({"battlefield": ["Jace Beleren", twice], "library": ["Forest"] * 5}, [], *script)
    assert not played.count("as often as they like")
