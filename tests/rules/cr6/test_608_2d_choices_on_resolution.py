"""Choices made on resolution (CR 608.2)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.state.zones import Zone
from tests.helpers import (
    PASS_A,
    PASS_B,
    RESOLVE,
    RESOLVE_ALL,
    Entry,
    activate,
    answer,
    attack,
    attack_with,
    board,
    cast,
    cr,
    creature,
    to,
    turn,
)
from tests.rules.watching import do, doer

FORESTS = [{"card": "Forest", "id": name, "tapped": True} for name in ("first", "second")]
CREATURES = ["Hill Giant", "Craw Wurm"]


@cr("608.2d", "118.12a", cited=False)
@pytest.mark.parametrize(("paid", "found"), [("yes", "A controls no Treasure"), ("no", "A controls 1 Treasure")])
def test_a_treasure_for_a_card_that_is_not_paid_for(paid: str, found: str) -> None:
    board(
        ["Smothering Tithe"],
        [],
        answer(paid, "B"),
        to("draw"),
        RESOLVE,
        step="upkeep",
        active="B",
        expect=[found],
    )


@cr("608.2d", "202.3")
def test_only_a_cheap_card_is_taken_from_the_hand() -> None:
    board(
        {"hand": ["Inquisition of Kozilek"]},
        {"hand": ["Serra Angel", "Grizzly Bears", "Forest"]},
        cast("Inquisition of Kozilek", "B"),
        RESOLVE,
        expect=["Grizzly Bears in B's graveyard", "Serra Angel in B's hand"],
    )


@cr("608.2d", "603.7a", cited=False)
@pytest.mark.parametrize(("answers", "number"), [([answer("no", "B")], 0), ([answer("yes", "B"), answer(2, "B")], 2)])
def test_the_countered_player_draws_as_many_of_two_cards_as_they_like(
    answers: list[dict[str, Any]], number: int
) -> None:
    board(
        {"hand": ["Arcane Denial"]},
        {"hand": ["Lightning Bolt"]},
        PASS_A,
        cast("Lightning Bolt", "A", player="B"),
        PASS_B,
        cast("Arcane Denial", "Lightning Bolt"),
        RESOLVE,
        turn(4),
        answer("as listed"),
        *answers,
        RESOLVE_ALL,
        expect=[f"B has {number} cards in hand", "A has 1 card in hand"],
    )


@cr("608.2d", "608.2e", "101.4")
def test_each_player_may_put_something_of_their_own_onto_the_battlefield() -> None:
    """Who has nothing that fits isn't asked, and all of it arrives at once: Clone finds nothing to copy."""
    board(
        {"hand": ["Show and Tell", "Clone"]},
        {"hand": ["Serra Angel"]},
        cast("Show and Tell"),
        RESOLVE,
        answer("yes"),
        answer("yes", "B"),
        expect=["Clone in A's graveyard", "B controls Serra Angel"],
    )
    board(
        {"hand": ["Show and Tell", "Shock"]},
        {"hand": ["Serra Angel", "Shock"]},
        cast("Show and Tell"),
        RESOLVE,
        answer("yes", "B"),
        expect=["A has 1 card in hand", "B controls Serra Angel", "B has 1 card in hand"],
    )


@cr("608.2d")
def test_each_other_player_may_put_a_card_of_their_own_onto_the_battlefield() -> None:
    board(
        {"hand": ["Hunted Wumpus", "Serra Angel"]},
        {"hand": ["Grizzly Bears", "Shock"]},
        cast("Hunted Wumpus"),
        RESOLVE_ALL,
        answer("yes", "B"),
        expect=["A has 1 card in hand", "B controls Grizzly Bears"],
    )


@cr("400.7", "608.2d")
def test_nobody_is_asked_to_put_back_what_is_gone() -> None:
    """Neither to put it somewhere nor to return it: what is impossible can't be chosen."""
    played = board(
        ["Avenging Angel"],
        {"hand": ["Murder", "Cremate"]},
        cast("Murder", "Avenging Angel", player="B"),
        RESOLVE,
        cast("Cremate", "Avenging Angel", player="B"),
        RESOLVE_ALL,
        active="B",
        expect=["Avenging Angel in exile"],
    )
    assert played.report["pending"] is None
    played = board(
        {"graveyard": ["Squee, Goblin Nabob"]},
        {"hand": ["Cremate"]},
        turn(3),
        {"do": "pass", "player": "A"},
        cast("Cremate", "Squee, Goblin Nabob", player="B"),
        RESOLVE_ALL,
        expect=["Squee, Goblin Nabob in exile"],
        turn={"number": 2, "active": "B", "step": "end"},
    )
    assert played.report["pending"] is None


@cr("608.2d", "608.2e")
def test_an_artifact_creature_may_be_kept_as_both_and_what_has_none_of_the_types_goes() -> None:
    board(
        {
            "hand": ["Cataclysm"],
            "battlefield": ["Island", "Ornithopter", "Sol Ring", "Grizzly Bears", "Gideon Blackblade"],
        },
        ["Mountain", "Serra Angel"],
        cast("Cataclysm"),
        RESOLVE,
        answer("Ornithopter"),
        answer("Ornithopter"),
        expect=[
            "Ornithopter on the battlefield",
            "Island on the battlefield",
            "Sol Ring in A's graveyard",
            "Grizzly Bears in A's graveyard",
            "Gideon Blackblade in A's graveyard",
            "Serra Angel on the battlefield",
        ],
    )


@cr("608.2d", cited=False)
def test_the_player_whose_end_step_it_is_keeps_up_to_two_creatures() -> None:
    board(
        ["Archfiend of Depravity"],
        ["Grizzly Bears", "Hill Giant", "Serra Angel"],
        to("end"),
        RESOLVE,
        answer(["Hill Giant", "Serra Angel"], "B"),
        active="B",
        expect=["Grizzly Bears in B's graveyard", "Hill Giant on the battlefield", "Serra Angel on the battlefield"],
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


@cr("608.2d", "400.7j", cited=False)
def test_the_card_that_the_opponent_chose_is_the_one_taken() -> None:
    board(
        {"hand": ["Intuition"], "library": ["Griselbrand", "Unburial Rites", "Island", "Forest"]},
        [],
        cast("Intuition", "B"),
        answer(["Griselbrand", "Unburial Rites", "Island"]),
        answer("Island", "B"),
        RESOLVE,
        expect=["Island in A's hand", "Griselbrand in A's graveyard", "Unburial Rites in A's graveyard"],
    )


@cr("608.2d", cited=False)
@pytest.mark.parametrize("found", [["Serra Angel"], ["Grizzly Bears", "Hill Giant"]])
def test_the_hulk_finds_what_is_worth_no_more_than_six_together(found: list[str]) -> None:
    board(
        {"battlefield": ["Protean Hulk"], "library": ["Grizzly Bears", "Hill Giant", "Llanowar Elves", "Serra Angel"]},
        {"hand": ["Murder"]},
        PASS_A,
        cast("Murder", "Protean Hulk", player="B"),
        answer(found),
        RESOLVE_ALL,
        expect=[f"{card} on the battlefield" for card in found],
    )
    board(
        {"battlefield": ["Protean Hulk"], "library": ["Grizzly Bears", "Hill Giant", "Llanowar Elves", "Serra Angel"]},
        {"hand": ["Murder"]},
        PASS_A,
        cast("Murder", "Protean Hulk", player="B"),
        RESOLVE_ALL,
        answer([*found, "Llanowar Elves"]),
        refused="608.2d" if "Hill Giant" in found else (),
    )


@cr("608.2d", cited=False)
def test_an_opponent_who_exiles_a_creature_chooses_it_themselves() -> None:
    board(
        {"hand": ["Debt to the Kami"], "battlefield": ["Llanowar Elves"]},
        ["Grizzly Bears", "Hill Giant"],
        cast("Debt to the Kami", "B", modes=[1]),
        RESOLVE,
        answer("Grizzly Bears", "B"),
        expect=["Grizzly Bears in exile", "Hill Giant on the battlefield", "Llanowar Elves on the battlefield"],
    )


@cr("608.2d", cited=False)
def test_a_player_who_exiles_chooses_what() -> None:
    board(
        ["Bane of Bala Ged"],
        [*CREATURES, "Forest"],
        *attack_with({"Bane of Bala Ged": "B"}),
        RESOLVE,
        answer(["Hill Giant", "Forest"], "B"),
        expect=["Hill Giant in exile", "Craw Wurm in battlefield"],
    )


@cr("608.2d", cited=False)
def test_a_player_who_taps_or_untaps_chooses_what() -> None:
    board(
        ["Hokori, Dust Drinker"],
        FORESTS,
        turn(4),
        RESOLVE,
        answer("second", "B"),
        expect=["first is tapped", "second is not tapped"],
    )
    board(
        [{"card": "Tangle Wire", "counters": {"fade": 1}}],
        CREATURES,
        turn(4),
        RESOLVE,
        answer("Hill Giant", "B"),
        expect=["Hill Giant is tapped", "Craw Wurm is not tapped"],
    )


@cr("608.2d", "122.6")
def test_a_player_who_puts_a_counter_chooses_where() -> None:
    board(
        {"hand": ["Hunted Nightmare"]},
        CREATURES,
        cast("Hunted Nightmare"),
        RESOLVE,
        RESOLVE,
        answer("Hill Giant", "B"),
        expect=["Hill Giant has deathtouch", "Craw Wurm doesn't have deathtouch"],
    )


@cr("608.2d", "101.4", cited=False)
def test_each_player_goes_on_with_the_type_that_they_have_chosen() -> None:
    board(
        {"hand": ["Grave Sifter"], "graveyard": ["Hill Giant", "Goblin Piker"]},
        {"graveyard": [{"card": "Grizzly Bears", "count": 2}]},
        cast("Grave Sifter"),
        RESOLVE,
        RESOLVE,
        answer("Giant"),
        answer("Bear", "B"),
        answer(["Hill Giant"]),
        answer(["Grizzly Bears#1", "Grizzly Bears#2"], "B"),
        expect=["Hill Giant in A's hand", "Goblin Piker in A's graveyard", "B has 2 cards in hand"],
    )


@cr("608.2d", cited=False)
def test_the_type_is_chosen_as_the_spell_resolves() -> None:
    here = {"hand": ["Distant Melody"], "battlefield": ["Grizzly Bears", "Runeclaw Bear", "Hill Giant"]}
    board(here, ["Grizzly Bears"], cast("Distant Melody"), RESOLVE, answer("Bear"), expect=["A has 2 cards in hand"])


@cr("608.2d", cited=False)
def test_a_shapeshifter_takes_the_type_of_its_controllers_choice() -> None:
    dreamer = "Mistform Dreamer"
    board(
        [dreamer],
        [],
        {"do": "activate", "player": "A", "source": dreamer},
        RESOLVE,
        answer("Elf"),
        expect=[f"{dreamer} is an Elf", f"{dreamer} is not an Illusion"],
    )


@cr("608.2d", "401.4")
def test_one_in_hand_one_on_top_and_one_below() -> None:
    """While the second part is chosen, the first card is still where it was."""
    mine = {"hand": ["Telling Time"], "library": ["Shock", "Giant Growth", "Forest", "Divination"]}
    asked = board(mine, [], cast("Telling Time"), RESOLVE, answer("Shock"))
    assert {option["label"] for option in asked.pending["options"]} == {"Giant Growth", "Forest"}
    played = board(
        mine, [], cast("Telling Time"), RESOLVE, answer("Shock"), answer("Forest"), expect=["Shock in A's hand"]
    )
    game = played.table.game
    order = [game.objects[i].card.name for i in game.owned[Zone.LIBRARY][0]]
    assert order == ["Forest", "Divination", "Giant Growth"]


@cr("608.2d", cited=False)
def test_one_of_several_opponents_chooses() -> None:
    """Which one is chosen by the controller."""
    mine = {"hand": ["Murmurs from Beyond"], "library": ["Shock", "Divination", "Forest"]}
    board(
        mine,
        [],
        cast("Murmurs from Beyond"),
        RESOLVE,
        answer("C", choice="player"),
        answer("Divination", "C"),
        C=[],
        expect=["Divination in A's graveyard", "A has 2 cards in hand"],
    )


@cr("608.2d")
def test_another_creature_is_not_the_one_that_says_so() -> None:
    board({"hand": ["Ruthless Lawbringer"]}, [], cast("Ruthless Lawbringer"), RESOLVE, RESOLVE, answer("yes"))
    played = board(["Yawgmoth, Thran Physician"], [], activate("Yawgmoth, Thran Physician"), refused="118.3")
    assert played.report["refused"]


@cr("608.2d")
def test_which_of_the_two_is_decided_on_resolution() -> None:
    niblis = "Niblis of the Breath"
    script = [activate(niblis, "Grizzly Bears"), RESOLVE, answer("yes")]
    board([niblis], ["Grizzly Bears"], *script, answer("tap"), expect=["Grizzly Bears is tapped"])
    tapped = {"card": "Grizzly Bears", "tapped": True}
    board([niblis], [tapped], *script, answer("untap"), expect=["Grizzly Bears is not tapped"])
    board(
        [niblis], [tapped], activate(niblis, "Grizzly Bears"), RESOLVE, answer("no"), expect=["Grizzly Bears is tapped"]
    )


@cr("701.21", "608.2d")
def test_each_opponent_sacrifices_what_has_the_greatest_power_among_their_own() -> None:
    """Of two with the greatest power the player chooses; what others control does not count."""
    doom = {"battlefield": ["Craw Wurm"], "hand": ["Crackling Doom"]}
    theirs = ["Hill Giant", "Grizzly Bears"]
    board(doom, theirs, cast("Crackling Doom"), RESOLVE, expect=["Hill Giant in B's graveyard", "B life 18"])
    board(
        doom,
        {"battlefield": ["Grizzly Bears", "Runeclaw Bear", "Llanowar Elves"]},
        cast("Crackling Doom"),
        RESOLVE,
        answer("Runeclaw Bear", "B"),
        expect=["Runeclaw Bear in B's graveyard", "B controls Grizzly Bears", "B controls Llanowar Elves"],
    )


@cr("608.2d", "613.1f")
def test_which_of_several_abilities_is_gained_is_chosen_on_resolution() -> None:
    shifter = creature("{0}: This creature gains your choice of reach, trample, or haste until end of turn.")
    script = (activate("Tester"), RESOLVE, answer("trample"))
    board([shifter], [], *script, expect=["Tester has trample", "not Tester has reach", "not Tester has haste"])
    board([shifter], [], *script, turn(4), expect=["not Tester has trample"])


@cr("608.2d", cited=False)
@pytest.mark.parametrize(
    "what",
    [
        "exile an artifact card from your hand",
        "exile a card from your graveyard",
        "exile a land you control",
        "tap an untapped artifact you control",
        "untap an artifact",
        "destroy an artifact",
    ],
)
def test_nobody_is_asked_about_what_there_is_nothing_for(what: str) -> None:
    tester = creature(f"Whenever this creature attacks, you may {what}. If you do, draw a card.")
    board({"battlefield": [tester], "hand": ["Shock"]}, [], *attack(Tester="B"), RESOLVE, expect=["stack is empty"])


@cr("608.2d")
def test_a_card_that_nobody_has_named_may_be_what_is_asked_for() -> None:
    tester = creature("Whenever this creature attacks, you may exile an artifact card from your hand.")
    side = {"battlefield": [tester], "hand": [{"unknown": 1}]}
    assert board(side, [], *attack(Tester="B"), RESOLVE).pending["kind"] == "may"


@cr("608.2d", cited=False)
@pytest.mark.parametrize(
    ("text", "answers", "left"),
    [
        ("Sacrifice X creatures, where X is the number of artifacts you control.", [], 2),
        ("Sacrifice any number of creatures.", [answer([])], 2),
        ("Sacrifice any number of creatures.", [answer(["Grizzly Bears", "Doer"])], 0),
    ],
)
def test_none_is_a_number_of_things_as_well(text: str, answers: list[Entry], left: int) -> None:
    played = board([doer(text), "Grizzly Bears"], [], do(), RESOLVE, *answers)
    assert len(played.report["state"]["players"]["A"]["battlefield"]) == left


@cr("608.2d", cited=False)
@pytest.mark.parametrize("cards", [[], ["Island"], ["Island", "Swamp"]])
def test_up_to_two_are_none_one_or_two(cards: list[str]) -> None:
    mine = {"battlefield": [doer("Discard up to two cards.")], "hand": ["Island", "Swamp", "Forest"]}
    board(mine, [], do(), RESOLVE, answer(cards), expect=[f"A has {3 - len(cards)} cards in hand"])
