"""Cards that nobody has named: libraries that go on with them, and who says which card one is."""

from __future__ import annotations

from typing import Any

import pytest

from engine import Scenario, ScenarioError, play, short_acts
from engine.state.zones import Zone
from tests.helpers import RESOLVE, RESOLVE_ALL, Played, activate, answer, board, cast, cr, creature, to, turn
from tests.shelf import cards


def goes_on(*top: Any, **more: Any) -> dict[str, Any]:
    """A player whose library goes on with unknown cards below these."""
    return {"library": [*top, "..."], **more}


def again(played: Played) -> Any:
    """A table that begins with the state in which another ended."""
    state = played.report["state"]
    return play(Scenario.load({key: state[key] for key in ("version", "players", "turn", "options")}), cards())


def test_a_library_that_is_absent_goes_on_with_unknown_cards() -> None:
    start = {"players": {"A": {}, "B": {"library": []}}, "turn": {"number": 3, "step": "upkeep"}}
    script = [to("main"), turn(4, "main")]
    table = play(Scenario.load({**start, "script": script, "expect": ["A has 1 card in hand", "B loses"]}), cards())
    report = table.report()
    assert all(check.held for check in report.expect)
    assert any("A draws an unknown card." in step.text for step in report.steps)
    assert any("unknown" in text for text in report.assumed)


@cr("701.17a")
def test_of_several_unknown_cards_that_are_milled_none_may_matter() -> None:
    mills = creature("{0}: Target player mills five cards.")
    said = [answer("Grizzly Bears", "B"), answer("none matters", "B")]
    played = board([mills], goes_on(), activate("Tester", "B"), RESOLVE, *said, expect=["Grizzly Bears in graveyard"])
    assert played.count("and 4 unknown cards.") == 1
    assert played.report["pending"] is None


@cr("121.4", "704.5b")
def test_only_a_library_known_to_be_empty_loses_the_game() -> None:
    board({"hand": ["Divination"], "library": ["Forest"]}, (), cast("Divination"), RESOLVE, expect=["A loses"])
    known = board(goes_on("Forest", hand=["Divination"]), (), cast("Divination"), RESOLVE, expect=["not A loses"])
    assert [step for step in known.steps if "draws" in step] == ["A draws Forest.", "A draws an unknown card."]


@cr("400.2")
def test_an_unknown_card_that_is_milled_is_named_by_its_owner() -> None:
    script = [cast("Tome Scour", "B"), RESOLVE, *(answer(name, "B") for name in ("Shock", "Forest", "doesn't matter"))]
    played = board({"hand": ["Tome Scour"]}, goes_on("Hill Giant"), *script)
    assert played.pending["kind"] == "unknown card"
    assert (played.pending["player"], played.pending["by_name"]) == ("B", True)
    played = board(
        {"hand": ["Tome Scour"]},
        goes_on("Hill Giant"),
        *script,
        answer("Opt", "B"),
        expect=[
            "Shock in B's graveyard",
            "Hill Giant in B's graveyard",
            "B has 5 cards in graveyard",
        ],
    )
    assert played.count("unknown card") == 1  # that it doesn't matter which it is needs no step


def test_a_name_that_is_no_cards_is_refused() -> None:
    script = [cast("Tome Scour", "B"), RESOLVE, answer("Shok", "B")]
    assert "Shok" in board({"hand": ["Tome Scour"]}, goes_on(), *script, refused="400.2").reason


def test_an_unknown_card_in_a_hand_can_be_discarded() -> None:
    theirs = {"hand": ["Island", {"unknown": 2}]}
    script = [cast("Mind Rot", "B"), RESOLVE, answer(["unknown card#1", "Island"], "B"), answer("Hill Giant", "B")]
    played = board({"hand": ["Mind Rot"]}, theirs, *script, expect=["Hill Giant in B's graveyard"])
    assert played.report["state"]["players"]["B"]["hand"] == [{"unknown": 1}]


@cr("701.23a", "701.23b")
def test_a_search_finds_any_card_that_fits_by_its_name() -> None:
    mine = goes_on("Forest", hand=["Rampant Growth"])
    board(mine, (), cast("Rampant Growth"), RESOLVE, answer("Plains"), expect=["A controls a Plains"])
    board(mine, (), cast("Rampant Growth"), RESOLVE, answer("Forest"), expect=["A controls a Forest"])
    board(mine, (), cast("Rampant Growth"), RESOLVE, answer("none"), expect=["A controls no Forest"])
    board(mine, (), cast("Rampant Growth"), RESOLVE, answer("Hill Giant"), refused="701.23a")
    board(mine, (), cast("Rampant Growth", choices=["Plains"]), RESOLVE, expect=["A controls a Plains"])


@cr("701.24a")
def test_after_shuffling_nobody_knows_what_is_on_top() -> None:
    mine = goes_on("Forest", "Hill Giant", hand=["Rampant Growth", "Divination"])
    script = [cast("Rampant Growth", choices=["Forest"]), RESOLVE, cast("Divination"), RESOLVE]
    played = board(mine, (), *script, expect=["Hill Giant in A's library"])
    assert played.count("draws 2 unknown cards") == 1


@cr("701.22a")
def test_an_unknown_card_can_be_scryed_away() -> None:
    played = board(goes_on(hand=["Opt"]), (), cast("Opt"), RESOLVE, answer("unknown card"))
    assert played.report["pending"] is None
    assert played.count("draws an unknown card") == 1


@cr("708.9")
def test_a_face_down_permanent_that_is_unknown_is_named_as_it_dies() -> None:
    theirs = [{"unknown": 1, "face_down": "morph"}]
    script = [cast("Shock", "face-down creature"), RESOLVE, answer("Hill Giant", "B")]
    board({"hand": ["Shock"]}, theirs, *script, refused="400.2")
    board(
        {"hand": ["Shock"]}, theirs, *script[:-1], answer("Exalted Angel", "B"), expect=["Exalted Angel in graveyard"]
    )


def test_an_unknown_permanent_must_be_face_down() -> None:
    with pytest.raises(ScenarioError) as wrong:
        board([{"unknown": 1}])
    assert wrong.value.place == "players.A.battlefield[0].unknown"


def test_a_state_is_a_start_with_the_same_unknown_cards() -> None:
    mine = goes_on("Forest", "Opt", hand=["Divination", {"unknown": 2}], exile=[{"unknown": 1, "face_down": True}])
    played = board(mine, goes_on(), cast("Divination"), RESOLVE)
    first = played.report["state"]["players"]
    assert (first["A"]["library"], first["A"]["hand"]) == (["..."], [{"unknown": 2}, "Forest", "Opt"])
    second = again(played).report().to_dict()["state"]["players"]
    for player in "AB":
        assert {zone: first[player][zone] for zone in ("hand", "library", "exile")} == {
            zone: second[player][zone] for zone in ("hand", "library", "exile")
        }


def test_what_is_said_later_changes_no_earlier_step() -> None:
    script = [cast("Divination"), RESOLVE, cast("Mind Rot", "A"), RESOLVE, answer("Shock"), answer("Opt")]
    played = board(goes_on(hand=["Divination", "Mind Rot"]), (), *script)
    assert played.count("draws 2 unknown cards") == 1
    assert played.count("A discards Shock and Opt (the only legal choice).") == 1


@cr("608.2h", cited=False)
def test_the_size_of_a_library_that_goes_on_is_taken_for_granted() -> None:
    count = creature("At the beginning of your end step, you gain life equal to the number of cards in your library.")
    played = board(goes_on("Forest", battlefield=[count]), (), to("end"), RESOLVE_ALL, expect=["A life 80"])
    assert any("60 cards" in text for text in played.report["assumed"])


@cr("702.85a")
def test_going_through_a_library_ends_with_a_card_that_does_not_matter() -> None:
    script = [cast("Bloodbraid Elf"), RESOLVE, answer("Forest"), answer("doesn't matter"), RESOLVE_ALL]
    board(goes_on(hand=["Bloodbraid Elf"]), (), *script, expect=["A controls Bloodbraid Elf", "stack is empty"])


PIPER = creature("{T}: You may put a creature card from your hand onto the battlefield.")
UNKNOWN = {"unknown": 2}
PIPES = [activate("Tester"), RESOLVE]


@cr("608.2d")
def test_a_card_of_a_kind_may_be_among_the_unknown_cards_of_a_hand() -> None:
    mine = {"battlefield": [PIPER], "hand": [UNKNOWN]}
    assert board(mine, [], *PIPES).report["pending"]["kind"] == "may"
    named = board(mine, [], *PIPES, answer("yes"), answer("Grizzly Bears"), expect=["A controls Grizzly Bears"])
    assert named.report["state"]["players"]["A"]["hand"] == [{"unknown": 1}]
    board(mine, [], *PIPES, answer("yes"), answer("Shock"), refused="608.2d")
    board(mine, [], *PIPES, answer("yes"), answer([]), expect=["A has 2 cards in hand", "stack is empty"])
    assert board({"battlefield": [PIPER], "hand": ["Shock"]}, [], *PIPES).report["pending"] is None


@cr("118.3", "118.9")
def test_a_cost_may_be_paid_with_an_unknown_card_that_is_named_and_with_no_other() -> None:
    script = [cast("Shock", "B"), cast("Force of Will", "Shock", costs=["alternative"])]
    mine = {"hand": ["Force of Will", "Shock", UNKNOWN]}
    board(mine, [], *script, answer("Opt"), expect=["Opt in exile", "A life 19"])
    board(mine, [], *script, answer("Lightning Bolt"), refused="608.2d")
    board(mine, [], *script, answer([]), refused="608.2d")


@cr("701.9b")
def test_a_discard_asks_for_a_card_of_a_kind_by_name() -> None:
    mine = {"battlefield": [creature("Discard a creature card: You gain 3 life.")], "hand": [UNKNOWN]}
    script = [activate("Tester", choices=["Grizzly Bears"]), RESOLVE]
    board(mine, [], *script, expect=["Grizzly Bears in A's graveyard", "A life 23"])
    none = board({**mine, "hand": ["Shock"]}, [], activate("Tester"), refused="118.3")
    assert none.report["refused"] is not None


@cr("608.2d")
def test_a_spell_to_be_cast_from_a_hand_may_be_an_unknown_card() -> None:
    casts = creature(
        "When ~ dies, you may cast an instant or sorcery spell from your hand without paying its mana cost."
    )
    mine = {"battlefield": [casts], "hand": [UNKNOWN, "Forest"]}
    dies = [{"do": "edit", "damage": {"Tester": 2}}, RESOLVE]
    assert board(mine, [], *dies).report["pending"]["kind"] == "may"
    said = [answer("yes"), answer("Shock"), answer("B"), RESOLVE]
    board(mine, [], *dies, *said, expect=["B life 18"])
    none = board({**mine, "hand": ["Forest"]}, [], *dies)
    assert none.report["pending"] is None


@cr("614.1c")
def test_a_card_that_is_revealed_as_a_land_enters_may_be_unknown() -> None:
    land = [{"do": "play", "player": "A", "card": "Ancient Amphitheater"}, answer("yes"), answer("Hill Giant")]
    board({"hand": ["Ancient Amphitheater", UNKNOWN]}, [], *land, expect=["Ancient Amphitheater is not tapped"])


LEVELER = creature("{0}: Exile all cards from your library.", "1/1", "Leveler")


@cr("400.2", "701.13a")
def test_all_cards_of_a_library_nobody_has_told_of_leave_none() -> None:
    """As many as are taken for granted are exiled, and nothing is left to draw (704.5b)."""
    mine = goes_on(battlefield=[LEVELER], hand=["Divination"])
    played = board(mine, (), activate("Leveler"), RESOLVE, answer("none matters"), cast("Divination"), RESOLVE)
    assert played.count("60 unknown cards are exiled.") == 1
    assert played.count("A loses the game") == 1
    assert any("60" in said for said in played.report["assumed"])
    assert "60 cartes inconnues sont exilées." in played.steps_in("fr")


def consulted(named: str, *said: Any) -> Played:
    """After Demonic Consultation, naming a card, with a library of which nothing is known."""
    side = goes_on(hand=["Demonic Consultation"])
    return board(side, (), cast("Demonic Consultation"), RESOLVE, answer(named), answer("none matters"), *said)


@cr("201.4", "701.20a")
def test_a_library_without_what_is_looked_for_is_gone_through_to_its_end() -> None:
    asked = consulted("Hill Giant")
    assert [option["label"] for option in asked.pending["options"]] == [
        "none of the unknown cards is called Hill Giant", "Hill Giant", "doesn't matter",
    ]  # fmt: skip
    for gone in (consulted("Hill Giant", answer("none fits")), consulted("another card")):
        assert gone.report["pending"] is None
        assert gone.count("A reveals 54 unknown cards.") == 1, "six of the 60 are gone"
    found = consulted("Hill Giant", answer("Hill Giant"))
    assert any("Hill Giant" in step and "hand" in step for step in found.steps)


@cr("201.4", cited=False)
@pytest.mark.parametrize(
    "said",
    ["a card I don't play", "a card not in my deck", "something that isn't in my library", "une carte absente du deck"],
)
def test_a_name_that_is_on_no_card_of_the_library_is_said_in_words(said: str) -> None:
    assert consulted(said).count("A reveals 54 unknown cards.") == 1


@cr("701.20a")
def test_of_several_cards_that_are_looked_for_there_may_be_fewer() -> None:
    grind = creature(
        "{0}: Each opponent reveals cards from the top of their library until they reveal two land cards, "
        "then puts all cards revealed this way into their graveyard."
    )
    script = [activate("Tester"), RESOLVE, answer("Forest", "B"), answer("none fits", "B")]
    played = board([grind], goes_on(), *script, expect=["B has 60 cards in graveyard"])
    assert played.count("B reveals Forest and 59 unknown cards.") == 1


@cr("701.17a")
def test_a_process_that_repeats_itself_ends_with_the_library() -> None:
    servant = creature(
        "All cards that aren't on the battlefield, spells, and permanents are blue in addition to their other colors."
    )
    script = [activate("Grindstone", "B"), RESOLVE, *[answer("none matters", "B")] * 30]
    played = board(["Grindstone", servant], goes_on(), *script, expect=["B has 0 cards in library"])
    assert played.report["pending"] is None


def pact(*said: Any, **side: Any) -> Played:
    """Tainted Pact, with these answers; of a library of which nothing is known, unless something is said of it."""
    mine = goes_on(hand=["Tainted Pact"]) | side
    return board(mine, (), cast("Tainted Pact"), RESOLVE, *said)


@cr("608.2c")
def test_declining_an_unknown_card_goes_on_with_the_next() -> None:
    """What has no name has the same one as nothing: nothing ends the process but a card that is taken."""
    said = [answer("doesn't matter"), answer("no"), answer("no"), answer("yes")]
    played = pact(*said)
    assert played.report["pending"] is None
    assert played.count("is exiled.") == 3
    assert "Unknown card#3 goes to A's hand." in played.steps
    assert any("taken to have different names" in one for one in played.report["assumed"])


@cr("608.2c")
def test_two_cards_that_are_said_to_have_one_name_end_it() -> None:
    played = pact(answer("Forest"), answer("no"), answer("Forest"))
    assert played.report["pending"] is None
    assert played.count("is exiled.") == 2


@cr("608.2c")
def test_what_one_spell_does_again_and_again_is_told_once() -> None:
    mine = goes_on(hand=["Tainted Pact"])
    played = board(mine, (), cast("Tainted Pact"), answer("doesn't matter"), *[answer("no")] * 60, RESOLVE)
    assert played.report["pending"] is None
    assert played.count("is exiled.") == 1
    assert "This goes round 59 more times in the same way." in played.steps
    assert not played.table.game.ids(Zone.LIBRARY, played.table.game.players[0].number)


@pytest.mark.parametrize("said", ["exile my whole library", "exile toute ma bibliothèque"])
@pytest.mark.parametrize("library", [["..."], ["Forest", "Plains", "..."], ["Forest", "Plains", "Island"]])
def test_a_whole_library_is_exiled_by_declining_to_the_end(said: str, library: list[str]) -> None:
    sides = {"A": {"hand": ["Tainted Pact"], "library": library}, "B": {}}
    table = play(Scenario.load({"version": 1, "players": sides}), cards())
    found = short_acts(table, f"cast Tainted Pact; {said}", "A")
    assert found.refusal is None
    assert not found.table.asked
    game = found.table.game
    assert not game.ids(Zone.LIBRARY, game.players[0].number)


COMPANY = (
    "Look at the top three cards of your library. You may put a creature card from among them onto the battlefield. "
    "Put the rest on the bottom of your library in a random order."
)


@cr("608.2d")
def test_unknown_cards_that_are_looked_at_may_be_any_that_fit() -> None:
    """Nothing is taken for granted of what is among them: a creature card is named, or none is there."""
    spell = creature(f"{{0}}: {COMPANY}")
    begun = (goes_on(battlefield=[spell]), (), activate("Tester"), RESOLVE)
    assert board(*begun).pending["kind"] in ("may", "yes or no", "objects")
    found = board(*begun, answer("yes"), answer("Grizzly Bears"), expect=["Grizzly Bears on battlefield"])
    assert found.count("2 unknown cards are put on the bottom") == 1
    none = board(*begun, answer("no"))
    assert none.count("3 unknown cards are put on the bottom") == 1
    board(*begun, answer("yes"), answer("Divination"), refused="608.2d")
