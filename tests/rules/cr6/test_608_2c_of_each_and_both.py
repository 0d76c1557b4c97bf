"""What is done for each of several, with both of two, with what was not moved, in halves (CR 608.2c, 107.1a)."""

from __future__ import annotations

from tests.helpers import NO, RESOLVE, YES, activate, answer, attack_with, board, cast, cr, creature, passing, to


@cr("608.2h", cited=False)
def test_controllers_of_what_was_put_into_a_graveyard_create_tokens() -> None:
    mine = {"hand": ["Terastodon"], "mana": "6GG"}
    begun = [cast("Terastodon"), RESOLVE, answer(["Sol Ring", "Mox Pearl"]), RESOLVE, YES]
    theirs = ["Sol Ring", "Mox Pearl"]
    board(mine, theirs, *begun, expect=["B controls 2 Elephants", "Sol Ring in graveyard"])
    peace = {**mine, "battlefield": ["Rest in Peace"]}
    assert board(peace, theirs, *begun).count("Elephant Token") == 0


@cr("707.2")
def test_each_of_those_chosen_is_copied() -> None:
    mine = {"hand": ["Twinflame"], "mana": "2RUR", "battlefield": ["Grizzly Bears", "Hill Giant"]}
    begun = [cast("Twinflame", "Grizzly Bears"), RESOLVE]
    board(mine, [], *begun, expect=["A controls 2 Grizzly Bears", "A controls 1 Hill Giant"])
    board(mine, [], *begun, to("end"), RESOLVE, expect=["A controls 1 Grizzly Bears"])


@cr("707.12")
def test_each_card_exiled_this_way_is_copied_and_the_copy_cast() -> None:
    mine = {"hand": ["Mizzix's Mastery"], "mana": "3R", "graveyard": ["Lightning Bolt"]}
    begun = [cast("Mizzix's Mastery", "Lightning Bolt"), RESOLVE]
    shot = board(mine, [], *begun, YES, answer("B"), RESOLVE, expect=["B life 17"])
    assert shot.cites("707.12")
    board(mine, [], *begun, NO, expect=["B life 20", "Mizzix's Mastery in exile"])


@cr("608.2d")
def test_what_was_not_put_onto_the_battlefield_goes_to_the_graveyard() -> None:
    library = ["Grizzly Bears", "Shock", "Hill Giant", "Forest"]
    mine = {"hand": ["Genesis Wave"], "mana": "3GGG", "library": library}
    begun = [cast("Genesis Wave", x=3), RESOLVE, YES, answer(["Grizzly Bears"])]
    board(mine, [], *begun, expect=["A controls Grizzly Bears", "Shock in graveyard", "Hill Giant in graveyard"])
    asked = board(mine, [], *begun[:3]).pending
    assert [one["label"] for one in asked["options"]] == ["Grizzly Bears"]


@cr("608.2c")
def test_both_cards_are_put_onto_the_battlefield() -> None:
    sword = {"card": "Sword of Hearth and Home", "attached_to": "Hill Giant"}
    mine = {"battlefield": ["Hill Giant", sword, "Grizzly Bears"], "library": ["Plains", "Shock"]}
    hit = [*attack_with({"Hill Giant": "B"}), to("combat damage")]
    both = [*hit, answer("Grizzly Bears"), RESOLVE, answer("Plains")]
    played = board(mine, [], *both, expect=["A controls Plains", "A controls Grizzly Bears"])
    assert played.count("Grizzly Bears") > 1
    board(mine, [], *hit, answer([]), RESOLVE, answer("Plains"), expect=["A controls Plains"])


@cr("707.10c", cited=False)
def test_new_targets_are_chosen_once_the_spell_has_been_returned() -> None:
    mine = {"hand": ["Narset's Reversal"], "mana": "UU"}
    theirs = {"hand": ["Lightning Bolt"], "mana": "R"}
    script = [
        cast("Lightning Bolt", "A", player="B"),
        passing("B"),
        cast("Narset's Reversal", "Lightning Bolt"),
        RESOLVE,
    ]
    board(mine, theirs, *script, answer("B"), RESOLVE, active="B", expect=["B life 17", "B has 1 card in hand"])
    board(mine, theirs, *script, answer("A"), RESOLVE, active="B", expect=["A life 17", "A has 0 cards in hand"])


@cr("611.3a", cited=False)
def test_abilities_of_the_top_card_of_the_library() -> None:
    library = ["Mogg Fanatic", "Forest"]
    mine = {"battlefield": ["Conspicuous Snoop"], "library": library}
    board(mine, [], activate("Conspicuous Snoop", "B"), RESOLVE, expect=["B life 19", "Conspicuous Snoop in graveyard"])
    other = {**mine, "library": ["Forest", "Mogg Fanatic"]}
    board(other, [], activate("Conspicuous Snoop", "B"), refused="602.1")


@cr("107.1a", cited=False)
def test_half_of_x_is_rounded_down_each_time() -> None:
    mine = {"hand": ["Hydroid Krasis"], "mana": "5GU"}
    board(mine, [], cast("Hydroid Krasis", x=5), RESOLVE, expect=["A life 22", "A has 2 cards in hand"])


@cr("614.15", cited=False)
def test_more_mana_of_that_type_instead() -> None:
    grown = {"card": "Incubation Druid", "counters": {"+1/+1": 1}}
    board(["Incubation Druid", "Forest"], [], activate("Incubation Druid"), expect=["A has 1 mana"])
    board([grown, "Forest"], [], activate("Incubation Druid"), expect=["A has 3 mana"])
    paid = {"battlefield": [grown, "Forest"], "hand": ["Hill Giant"], "mana": "lands"}
    board(paid, [], cast("Hill Giant"), refused="601.2h")


@cr("614.6", cited=False)
def test_damage_is_replaced_and_who_cant_loses() -> None:
    theirs = {"battlefield": ["Nefarious Lich"], "graveyard": ["Shock"] * 3}
    mine = {"hand": ["Lightning Bolt"], "mana": "R"}
    board(mine, theirs, cast("Lightning Bolt", "B"), RESOLVE, expect=["B life 20", "B has 0 cards in graveyard"])
    few = {**theirs, "graveyard": ["Shock"] * 2}
    board(mine, few, cast("Lightning Bolt", "B"), RESOLVE, expect=["B loses"])


@cr("118.7")
def test_a_mana_cost_reduced_by_up_to_two() -> None:
    mine = {"hand": ["Flash", "Hill Giant"], "mana": "1U2"}
    board({**mine, "mana": "1U1R"}, [], cast("Flash"), RESOLVE, YES, YES, expect=["A controls Hill Giant"])
    board(mine, [], cast("Flash"), RESOLVE, YES, expect=["Hill Giant in graveyard"])


@cr("400.7", "608.2c")
def test_what_is_its_own_target_is_returned_once() -> None:
    mentor = creature("{0}: Return this creature and target creature you control to their owners' hands.")
    board(["Hill Giant", mentor], [], activate("Tester", "Tester"), RESOLVE, expect=["Hill Giant in battlefield"])
    board(["Hill Giant", mentor], [], activate("Tester", "Hill Giant"), RESOLVE, expect=["Hill Giant in A's hand"])
