"""The verdict: what came of it, in at most two sentences."""

from __future__ import annotations

from engine import play
from engine.report.fates import Fate
from engine.report.narration.narrator import Narrator
from engine.report.verdict import results_since
from engine.table.messages_in_words import Speech
from tests.helpers import (
    DAMAGE,
    RESOLVE,
    RESOLVE_ALL,
    Entry,
    Played,
    activate,
    answer,
    attack_with,
    block_with,
    board,
    cast,
    cr,
    creature,
    to,
)
from tests.shelf import cards


def verdict(played: Played) -> str:
    return str(played.report["verdict"])


def test_what_was_damaged_dies_or_survives_with_its_damage() -> None:
    bolt = {"hand": ["Lightning Bolt"]}
    dies = board(bolt, ["Grizzly Bears"], cast("Lightning Bolt", "Grizzly Bears"), RESOLVE)
    assert verdict(dies) == "Grizzly Bears dies."
    survives = board(bolt, ["Serra Angel"], cast("Lightning Bolt", "Serra Angel"), RESOLVE)
    assert verdict(survives) == "Serra Angel (4/4, 3 damage) survives."


def test_the_outcome_of_a_combat_names_attackers_blockers_and_life() -> None:
    played = board(
        ["Serra Angel", "Hill Giant"],
        ["Grizzly Bears", "Air Elemental"],
        *attack_with({"Serra Angel": "B", "Hill Giant": "B"}),
        *block_with({"Grizzly Bears": "Hill Giant"}),
        DAMAGE,
    )
    assert verdict(played) == "Grizzly Bears dies; Hill Giant (3/3, 2 damage) survives. B is at 16 life (4 damage)."


def test_many_that_share_a_fate_are_counted() -> None:
    played = board({"hand": ["Wrath of God"]}, [{"card": "Grizzly Bears", "count": 9}], cast("Wrath of God"), RESOLVE)
    assert verdict(played) == "9 Grizzly Bears die."


def test_namesakes_of_one_fate_are_told_by_their_number_and_others_by_name() -> None:
    bears = {"card": "Grizzly Bears", "count": 2}
    mine = {"hand": ["Pyroclasm"], "battlefield": [bears, {"card": "Hill Giant", "count": 3}]}
    played = board(mine, ["Serra Angel"], cast("Pyroclasm"), RESOLVE)
    said = "Both Grizzly Bears die; 3 Hill Giants (3/3, 2 damage) and Serra Angel (4/4, 2 damage) survive."
    assert verdict(played) == said
    one_left = board({"hand": ["Shock"], "battlefield": [bears]}, [], cast("Shock", "Grizzly Bears#2"), RESOLVE)
    assert verdict(one_left) == "Grizzly Bears#2 dies."


@cr("707.2")
def test_what_was_a_copy_is_itself_again() -> None:
    mine = {"battlefield": ["Grizzly Bears", "Glorious Anthem"], "hand": ["Mirrorweave"]}
    played = board(mine, ["Hill Giant"], cast("Mirrorweave", "Hill Giant"), RESOLVE, to("cleanup"))
    assert verdict(played) == "Grizzly Bears is itself again (3/3)."


@cr("613.4b")
def test_sizes_of_several_things_are_told_respectively() -> None:
    theirs = ["Humility", "Hill Giant", "Grizzly Bears"]
    played = board({"hand": ["Disenchant"]}, theirs, cast("Disenchant", "Humility"), RESOLVE)
    assert "Hill Giant and Grizzly Bears become 3/3 and 2/2 respectively" in verdict(played)


def test_what_is_on_the_stack_is_named_from_the_top() -> None:
    played = board(
        {"hand": ["Lightning Bolt", "Shock"]}, [], cast("Lightning Bolt", "B"), cast("Shock", "B"), expect=["B life 20"]
    )
    assert verdict(played) == "A casts Shock targeting B. Below it on the stack: Lightning Bolt."


def test_the_verdict_speaks_of_the_latest_that_was_begun() -> None:
    played = board(
        {"hand": ["Lightning Bolt", "Shock"]},
        ["Grizzly Bears"],
        cast("Lightning Bolt", "Grizzly Bears"),
        RESOLVE_ALL,
        cast("Shock", "B"),
        RESOLVE,
    )
    assert verdict(played) == "B is at 18 life (2 damage)."


def test_where_things_are_now_and_who_controls_them() -> None:
    bounced = board({"hand": ["Unsummon"]}, ["Grizzly Bears"], cast("Unsummon", "Grizzly Bears"), RESOLVE)
    assert verdict(bounced) == "Grizzly Bears is in B's hand."
    taken = board({"hand": ["Control Magic"]}, ["Serra Angel"], cast("Control Magic", "Serra Angel"), RESOLVE)
    assert verdict(taken) == "Control Magic enters attached to Serra Angel; A controls Serra Angel."


def test_the_second_half_of_an_answer_begins_small() -> None:
    """What stands behind a semicolon begins small, unless it is a name."""
    played = board(
        {"hand": ["Giant Growth"], "battlefield": ["Serra Angel", {"card": "Serra Angel", "attacking": "B"}][:1]},
        [],
        cast("Giant Growth", "Serra Angel"),
        RESOLVE,
    )
    assert verdict(played) == "Serra Angel is now 7/7."


def test_the_end_of_the_game_is_the_answer() -> None:
    played = board({"hand": ["Lightning Bolt"]}, {"life": 3}, cast("Lightning Bolt", "B"), RESOLVE)
    assert verdict(played).startswith("B loses the game: life total 0 or less (Lightning Bolt).")


@cr("704.5a", "704.5c")
def test_what_a_player_has_lost_to_is_named_with_how_often() -> None:
    artist = {"battlefield": ["Zulaport Cutthroat", {"card": "Grizzly Bears", "count": 2}], "hand": ["Wrath of God"]}
    played = board(artist, {"life": 3}, cast("Wrath of God"), RESOLVE, RESOLVE_ALL)
    assert "life total 0 or less (Zulaport Cutthroat ×3)" in verdict(played)
    poisoned = board(["Glistener Elf"], {"counters": {"poison": 9}}, *attack_with({"Glistener Elf": "B"}), DAMAGE)
    assert "ten or more poison counters (Glistener Elf)" in verdict(poisoned)


def test_what_is_gone_is_told_as_it_began() -> None:
    aura = {"card": "Pacifism", "attached_to": "Serra Angel"}
    played = board(
        {"hand": ["Swords to Plowshares"]},
        ["Serra Angel", aura],
        cast("Swords to Plowshares", "Serra Angel"),
        RESOLVE_ALL,
    )
    life = "B is at 24 life (+4, Serra Angel's power was 4)."
    assert verdict(played) == f"Serra Angel is in exile; Pacifism is put into B's graveyard. {life}"


def test_a_token_that_leaves_ceases_to_exist() -> None:
    soldier = {"token": {"name": "Soldier", "types": ["Creature"], "subtypes": ["Soldier"], "power": 1, "toughness": 1}}
    played = board({"hand": ["Unsummon"]}, [soldier], cast("Unsummon", "Soldier"), RESOLVE)
    assert verdict(played) == "Soldier ceases to exist."


def test_all_who_lose_are_named() -> None:
    played = board({"hand": ["Flame Rift"], "life": 3}, {"life": 4}, cast("Flame Rift"), RESOLVE)
    assert "A loses the game" in verdict(played)
    assert "B loses the game" in verdict(played)


def test_what_dies_all_the_same_is_told_and_what_is_left_out_is_counted() -> None:
    """What died is told first, and the indestructible creatures beside it."""
    there = ["Darksteel Myr", "Darksteel Colossus", "Stuffy Doll", "Grizzly Bears"]
    played = board({"hand": ["Wrath of God"]}, there, cast("Wrath of God"), RESOLVE)
    spared = "Darksteel Myr, Darksteel Colossus and Stuffy Doll aren't destroyed: they have indestructible"
    assert verdict(played) == f"Grizzly Bears dies; {spared}."
    dying = [creature("When ~ dies, draw a card.", "1/1", name) for name in ("One", "Two", "Three", "Four")]
    rest = {"token": {"name": "Rest", "types": ["Enchantment"], "text": "If a creature would die, exile it instead."}}
    played = board({"hand": ["Wrath of God"]}, [*dying, rest], cast("Wrath of God"), RESOLVE)
    assert "the rest is in the steps" in verdict(played)


def test_where_a_countered_spell_went_is_told() -> None:
    remand = [{"do": "pass", "player": "A"}, cast("Remand", "Divination", player="B"), RESOLVE]
    played = board({"hand": ["Divination"]}, {"hand": ["Remand"]}, cast("Divination"), *remand)
    assert verdict(played).startswith("Divination is countered and put into A's hand.")
    assert "614.15" in played.rules_of("goes to A's hand")


def test_who_does_not_pay_is_told() -> None:
    leak = [{"do": "pass", "player": "A"}, cast("Mana Leak", "Divination", player="B"), RESOLVE, answer("no", "A")]
    played = board({"hand": ["Divination"]}, {"hand": ["Mana Leak"]}, cast("Divination"), *leak)
    assert verdict(played) == "A doesn't pay {3}; Divination is countered."


@cr("601.2d")
def test_a_division_is_told_as_it_is_announced_and_all_that_was_split_in_what_came_of_it() -> None:
    shares = {"Grizzly Bears": 1, "Hill Giant": 1, "B": 1}
    split = cast("Arc Lightning", *shares, division=shares)
    announced = board({"hand": ["Arc Lightning"]}, ["Grizzly Bears", "Hill Giant"], split)
    assert verdict(announced) == "A casts Arc Lightning targeting Grizzly Bears (1), Hill Giant (1) and B (1)."
    dealt = board({"hand": ["Arc Lightning"]}, ["Grizzly Bears", "Hill Giant"], split, RESOLVE)
    survive = "Grizzly Bears (2/2, 1 damage) and Hill Giant (3/3, 1 damage) survive."
    assert verdict(dealt) == f"{survive} B is at 19 life (1 damage)."


@cr("117.4")
def test_an_act_that_is_refused_at_the_end_does_not_take_the_place_of_the_results() -> None:
    played = board({"hand": ["Shock"]}, [], cast("Shock", "B"), RESOLVE, RESOLVE, refused="117.4")
    assert verdict(played) == (
        "B is at 18 life (2 damage). There is nothing on the stack to resolve: it is A's precombat main phase. "
        "“to combat” or “end turn” goes on."
    )


@cr("613.4c")
def test_what_enters_is_named_by_what_it_changes_and_by_that_alone() -> None:
    played = board({"hand": ["Glorious Anthem"]}, [], cast("Glorious Anthem"), RESOLVE)
    assert verdict(played) == "Glorious Anthem enters."
    there = {"hand": ["Glorious Anthem"], "battlefield": ["Grizzly Bears"]}
    assert verdict(board(there, [], cast("Glorious Anthem"), RESOLVE)) == "Grizzly Bears becomes 3/3: Glorious Anthem."


@cr("704.5n")
def test_equipment_that_comes_off_what_died_is_left_to_the_steps() -> None:
    there = ["Grizzly Bears", {"card": "Bonesplitter", "attached_to": "Grizzly Bears"}]
    played = board({"hand": ["Murder"]}, there, cast("Murder", "Grizzly Bears"), RESOLVE)
    assert verdict(played) == "Grizzly Bears dies."


@cr("603.6a")
def test_a_land_that_is_played_is_told_only_where_nothing_comes_of_it() -> None:
    land = {"do": "play", "player": "A", "card": "Forest"}
    assert verdict(board({"hand": ["Forest"]}, [], land)) == "Forest enters."
    watch = {"token": {"name": "Watch", "types": ["Enchantment"], "text": "Whenever a land enters, you gain 1 life."}}
    played = board({"hand": ["Forest"], "battlefield": [watch]}, [], land, RESOLVE)
    assert verdict(played) == "A is at 21 life (+1)."


def test_a_single_clause_more_is_said_and_not_counted() -> None:
    """Saying it takes no more words than "the rest is in the steps"."""
    dying = [creature("When ~ dies, draw a card.", "1/1", name) for name in ("One", "Two", "Three")]
    rest = {"token": {"name": "Rest", "types": ["Enchantment"], "text": "If a creature would die, exile it instead."}}
    said = verdict(board({"hand": ["Wrath of God"]}, [*dying, rest], cast("Wrath of God"), RESOLVE))
    assert "in the steps" not in said
    assert all(f"{name}'s ability doesn't trigger" in said for name in ("One", "Two", "Three"))


def test_the_same_is_left_out_in_every_language() -> None:
    """What weighs least is left out, not what is longest."""
    dying = [creature("When ~ dies, draw a card.", "1/1", name) for name in ("One", "Two", "Three", "Four")]
    rest = {"token": {"name": "Rest", "types": ["Enchantment"], "text": "If a creature would die, exile it instead."}}
    table = board({"hand": ["Wrath of God"]}, [*dying, rest], cast("Wrath of God"), RESOLVE).table
    english, french = (play(table.scenario, cards(), locale).report().verdict for locale in ("en", "fr"))
    assert "the rest is in the steps" in english
    assert "le reste est dans les étapes" in french
    assert english.count(";") == french.count(";")


def test_two_spells_of_one_name_on_the_stack_are_told_each_by_itself():
    """Not the first of them with how many there are: "Counterspell#2 (2 times)"."""
    mine = {"hand": ["Lightning Bolt", "Shock", "Shock"]}
    played = board(mine, [], cast("Lightning Bolt", "B"), cast("Shock", "B"), cast("Shock", "B"), expect=["B life 20"])
    assert verdict(played).endswith("Below it on the stack: Shock#1 and Lightning Bolt.")
    played = board(mine, [], *(cast(one, "B") for one in ("Shock", "Shock", "Lightning Bolt")), expect=["B life 20"])
    assert verdict(played).endswith("Below it on the stack: Shock#2 and #1."), verdict(played)


def test_who_goes_on_to_another_turn_is_told_where_that_is() -> None:
    played = board([], [], {"do": "go_to", "step": "upkeep", "turn": 5})
    assert verdict(played) == "B draws Forest. A's upkeep begins."


def test_who_is_dealt_with_in_the_same_turn_is_told_of_that_alone() -> None:
    mine = {"hand": ["Lightning Bolt"]}
    played = board(mine, [], cast("Lightning Bolt", "B"), RESOLVE, to("end"))
    assert verdict(played) == "B is at 17 life (3 damage)."


def test_a_choice_that_cannot_matter_is_not_the_only_legal_one_of_another() -> None:
    """The protector of a battle is chosen at once with the legend that is kept (704.3)."""
    isamaru = {"card": "Isamaru, Hound of Konda", "count": 2}
    played = board([{"card": "Invasion of Zendikar", "counters": {"defense": 3}}], [isamaru], to("end"))
    kept, protected = played.steps[:2]
    assert kept.endswith("Isamaru, Hound of Konda#1 (it can't matter which).")
    assert protected == "B becomes the protector of Invasion of Zendikar (the only legal choice)."


def test_of_a_hand_that_nobody_speaks_of_it_is_said_that_it_is_taken_to_be_empty() -> None:
    mine, taken = {"hand": ["Mind Rot"]}, "B's hand is empty: nobody has said what is in it"
    assert taken in board(mine, [], cast("Mind Rot", "B"), RESOLVE).report["assumed"]
    assert taken not in board(mine, {"hand": []}, cast("Mind Rot", "B"), RESOLVE).report["assumed"]


def test_what_enters_as_a_copy_is_called_by_its_own_name_once() -> None:
    mine = {"hand": ["Clone"], "battlefield": ["Glorious Anthem"]}
    played = board(mine, ["Hill Giant"], cast("Clone"), answer("Hill Giant"), RESOLVE)
    assert verdict(played) == "Clone enters as a copy of Hill Giant; it is 4/4: Glorious Anthem."
    plain = board({"hand": ["Clone"]}, ["Hill Giant"], cast("Clone"), answer("Hill Giant"), RESOLVE)
    assert verdict(plain) == "Clone enters as a copy of Hill Giant (3/3)."
    turned = [{"card": "Exalted Angel", "face_down": "morph", "id": "down"}]
    nameless = board({"hand": ["Clone"]}, turned, cast("Clone"), answer("down"), RESOLVE)
    assert "copy of ." not in verdict(nameless)


def test_nothing_is_said_to_wait_on_the_stack_of_a_game_that_is_over() -> None:
    each = creature("Whenever another creature enters, ~ deals 2 damage to each opponent.", name="Burning")
    mine = {"battlefield": [each, {**each}], "hand": ["Grizzly Bears"]}
    played = board(mine, {"life": 2}, cast("Grizzly Bears"), RESOLVE, RESOLVE, expect=["A won"])
    assert "On the stack" not in verdict(played)


def test_what_something_has_become_and_is_no_longer_is_not_told() -> None:
    """Of all that has come of several acts: a color that a later effect has taken the place of is no result."""
    sets = creature("{0}: Target creature becomes black until end of turn.", name="Sets")
    painter = [cast("Painter's Servant"), RESOLVE, answer("U")]
    mine = {"hand": ["Painter's Servant"], "battlefield": [sets, "Grizzly Bears"]}

    def results(*more: Entry) -> str:
        table = board(mine, [], *painter, *more).table
        said = results_since(table, Narrator(table.game, table.history).run(), 0)
        speech = Speech(table.refs, "en")
        return " ".join(speech.say(one.message() if isinstance(one, Fate) else one) for one in said)

    assert "Grizzly Bears is blue and green: Painter's Servant" in results()
    later = results(activate("Sets", "Grizzly Bears"), RESOLVE)
    assert "Grizzly Bears becomes black" in later
    assert "blue and green" not in later


def test_tokens_are_told_with_the_size_that_they_have_now() -> None:
    crusade = creature("Whenever another creature you control enters, put a +1/+1 counter on it.", name="Crusading")
    making = {"hand": ["Raise the Alarm"], "battlefield": ["Glorious Anthem", crusade]}
    played = board(making, [], cast("Raise the Alarm"), RESOLVE, RESOLVE_ALL)
    assert "A creates 2 Soldier Tokens (3/3, with a +1/+1 counter)" in verdict(played)


def test_abilities_that_wait_after_every_answer_are_called_abilities() -> None:
    mine = {"battlefield": ["Blood Artist", "Grizzly Bears"]}
    asked = board(mine, {"hand": ["Damnation"]}, cast("Damnation", player="B"), RESOLVE, active="B")
    found = asked.table.outcomes()
    said = [*found.always, *(one for way in found.outcomes for one in way.results)]
    assert not any("On the stack: Blood Artist" in text for text in said)


@cr("613.4b", "613.1f")
def test_what_an_effect_makes_of_a_thing_is_told_with_its_size_in_one_clause() -> None:
    turns = creature("{0}: Target creature loses all abilities and has base power and toughness 1/1 until end of turn.")
    angel = {"card": "Serra Angel", "counters": {"+1/+1": 1}}
    played = board([turns, angel], [], activate("Tester", "Serra Angel"), RESOLVE)
    assert verdict(played) == (
        "Serra Angel loses all abilities and has base power and toughness 1/1 until end of turn, now 2/2."
    )


GROWS_ALL = "When this creature enters, creatures you control gain trample and get +2/+2 until end of turn."


@cr("613.4c")
def test_the_sizes_that_a_bonus_makes_stand_behind_the_bonus() -> None:
    """Who hears "enters as 7/7 … gets +2/+2" adds the bonus once more."""
    hoof = creature(GROWS_ALL, "5/5", name="Hoof")
    mine = {"battlefield": [creature("{T}: Create a token that's a copy of target creature.", name="Maker"), hoof]}
    played = board(mine, [], activate("Maker", "Hoof"), RESOLVE_ALL)
    bonus = "Maker, Hoof#1 and #2 gain trample and get +2/+2 until end of turn"
    made = "A creates a token that's a copy of Hoof (5/5)"
    assert played.report["verdict"] == f"{made}; {bonus}, now Maker (4/4) and Hoof#1 and #2 (7/7)."


@cr("603.3d", cited=False)
def test_that_an_ability_has_triggered_is_told_while_its_target_is_chosen() -> None:
    titan = creature("Whenever ~ attacks, it deals 1 damage to any target.", name="Titan")
    played = board([titan], ["Grizzly Bears"], *attack_with({"Titan": "B"}))
    assert verdict(played).startswith("Titan's ability triggers")


@cr("608.3")
def test_what_an_aura_is_attached_to_is_told_where_nothing_else_says_so() -> None:
    still = board({"hand": ["Pacifism"]}, ["Serra Angel"], cast("Pacifism", "Serra Angel"), RESOLVE)
    assert still.report["verdict"] == "Pacifism enters attached to Serra Angel."


def test_equipment_that_is_attached_later_does_not_enter_attached() -> None:
    mine = {"hand": ["Bonehoard"], "graveyard": ["Grizzly Bears"]}
    told = verdict(board(mine, [], cast("Bonehoard"), RESOLVE, RESOLVE))
    assert "enters attached" not in told
    assert told.count("Bonehoard becomes attached to Phyrexian Germ Token") == 1


@cr("701.23a")
def test_a_card_that_is_found_and_put_on_top_is_told() -> None:
    """Vampiric Tutor: it was in the library before as well, but nobody knew where."""
    side = {"hand": ["Vampiric Tutor"], "library": ["Grizzly Bears", "Serra Angel"]}
    found = board(side, [], answer("Serra Angel"), cast("Vampiric Tutor"), RESOLVE)
    assert found.report["verdict"] == "Serra Angel is on top of A's library. A is at 18 life (−2)."


@cr("508.1c")
def test_that_an_effect_lets_something_attack_is_said_once() -> None:
    text = "Creatures with power greater than the number of cards in your hand can't attack."
    theirs = {"battlefield": [creature(text, "0/4", "Bridge")], "hand": ["Shock"]}
    said = verdict(board(["Llanowar Elves"], theirs, *attack_with({"Llanowar Elves": "B"})))
    why = "its power is 1, not greater than the 1 card in B's hand"
    assert said == f"Bridge lets Llanowar Elves attack (as attackers are declared: {why})."
