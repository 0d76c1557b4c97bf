"""What is counted where it is, or as it last was (CR 608.2h): exiled this way, in two zones, commanders' colors."""

from __future__ import annotations

from typing import Any

from tests.helpers import RESOLVE, activate, answer, board, cast, cr, creature


@cr("608.2h", cited=False)
def test_creatures_exiled_this_way_count_as_they_last_were() -> None:
    """Sunfall counts tokens and what was a creature for the turn; a land that stays does not count."""
    text = "{0}: Exile all creatures. You gain X life, where X is the number of creatures exiled this way."
    asker = creature(text, name="Asker", looks={"types": ["Artifact"]})
    theirs = ["Grizzly Bears", creature("", name="Token"), "Forest"]
    board([asker, "Hill Giant"], theirs, activate("Asker"), RESOLVE, expect=["A life 23"])
    each = "{0}: Exile all creatures. Create a Treasure token for each creature exiled this way."
    maker = creature(each, name="Asker", looks={"types": ["Artifact"]})
    board([maker], theirs, activate("Asker"), RESOLVE, expect=["A controls 2 Treasure"])


@cr("608.2h", cited=False)
def test_cards_in_exile_and_in_the_graveyard_together() -> None:
    text = (
        "{0}: You gain X life, where X is the total number of instant and sorcery cards you own in exile and in your "
        "graveyard."
    )
    scene = {"battlefield": [creature(text)], "exile": ["Shock"], "graveyard": ["Lightning Bolt", "Grizzly Bears"]}
    board(scene, {"graveyard": ["Shock"]}, activate("Tester"), RESOLVE, expect=["A life 22"])


@cr("903.4", cited=False)
def test_the_colors_of_commanders() -> None:
    room = {
        "battlefield": [
            creature("Pay life equal to the number of colors in your commanders' color identity: Draw a card.")
        ]
    }
    ayula = {**room, "command": ["Ayula, Queen Among Bears"], "commander": "Ayula, Queen Among Bears"}
    board(ayula, [], activate("Tester"), RESOLVE, expect=["A life 19", "A has 1 card in hand"])


@cr("106.6")
def test_mana_of_what_was_exiled_for_creature_spells_alone() -> None:
    chain: dict[str, Any] = {
        "battlefield": ["Food Chain", "Grizzly Bears"],
        "mana": "",
        "hand": ["Hill Giant", "Shock"],
    }
    made = [activate("Food Chain"), answer("R")]
    board(chain, [], *made, expect=["A has 3 mana", "Grizzly Bears in exile"])
    board(chain, [], *made, cast("Shock", "B"), refused="601.2h")


@cr("606.3")
def test_loyalty_abilities_twice_each_turn() -> None:
    oath = [
        creature(
            "You may activate the loyalty abilities of planeswalkers you control twice each turn rather than only once."
        ),
        "Jace Beleren",
    ]
    once = [activate("Jace Beleren", ability=1), RESOLVE]
    board(oath, [], *once, *once, expect=["Jace Beleren has 7 loyalty counters"])
    board(oath, [], *once, *once, *once, refused="606.3")
    board(["Jace Beleren"], [], *once, *once, refused="606.3")


@cr("603.4")
def test_what_entered_from_the_graveyard_or_was_cast_from_there() -> None:
    amalgam = {"graveyard": ["Prized Amalgam", "Gravecrawler", "Grizzly Bears"], "battlefield": ["Walking Corpse"]}
    crawler = cast("Gravecrawler", **{"from": "graveyard"})
    end = [{"do": "go_to", "step": "end"}, RESOLVE]
    board(
        amalgam,
        [],
        crawler,
        RESOLVE,
        RESOLVE,
        *end,
        expect=["Prized Amalgam in battlefield", "Prized Amalgam is tapped"],
    )
    raised = {**amalgam, "hand": ["Reanimate"]}
    board(
        raised, [], cast("Reanimate", "Grizzly Bears"), RESOLVE, RESOLVE, *end, expect=["Prized Amalgam in battlefield"]
    )
    other = {**amalgam, "hand": ["Raging Goblin"]}
    board(other, [], cast("Raging Goblin"), RESOLVE, expect=["stack is empty"])


@cr("608.2d", cited=False)
def test_an_opponent_chosen_by_chance_or_at_will() -> None:
    text = "{0}: Choose an opponent at random. ~ deals 2 damage to that player."
    board([creature(text)], [], activate("Tester"), RESOLVE, expect=["B life 18"])
    chosen = "{0}: Choose an opponent. ~ deals 2 damage to that player."
    board([creature(chosen)], [], activate("Tester"), RESOLVE, answer("C"), C=[], expect=["B life 20", "C life 18"])
