"""Players of whom something is said as a text is carried out (CR 608.2c): "each player who ...", "who can't"."""

from __future__ import annotations

from typing import Any

from tests.helpers import RESOLVE, RESOLVE_ALL, activate, answer, board, cast, cr, creature, to


def _asks(text: str, a: Any, b: Any, *script: Any, **more: Any) -> Any:
    """A activates an ability with this text, for nothing."""
    mine = dict(a) if isinstance(a, dict) else {"battlefield": list(a)}
    mine["battlefield"] = [*mine.get("battlefield", []), creature("{0}: " + text, "3/3", name="Asker")]
    return board(mine, b, activate("Asker"), RESOLVE, *script, **more)


@cr("608.2c")
def test_each_player_who_controls_something() -> None:
    text = "Each player who controls an artifact draws a card."
    _asks(text, ["Sol Ring"], [], expect=["A has 1 card in hand", "B has 0 cards in hand"])
    _asks(text, [], ["Sol Ring"], expect=["A has 0 cards in hand", "B has 1 card in hand"])
    opponents = "Each opponent who doesn't control an artifact loses 3 life."
    _asks(opponents, ["Sol Ring"], [], expect=["A life 20", "B life 17"])
    _asks(opponents, [], ["Sol Ring"], expect=["A life 20", "B life 20"])


@cr("608.2c")
def test_each_player_with_something() -> None:
    text = "Each opponent with no cards in hand loses 10 life."
    _asks(text, [], [], expect=["A life 20", "B life 10"])
    _asks(text, [], {"hand": ["Forest"]}, expect=["B life 20"])
    thirteen = "Each player with exactly 13 life gains 4 life."
    _asks(thirteen, {"life": 13}, {"life": 12}, expect=["A life 17", "B life 12"])


@cr("608.2c")
def test_each_player_who_has_done_something_this_turn() -> None:
    text = "Each opponent who lost life this turn loses 2 life."
    _asks(text, [], [], expect=["B life 20"])
    asker = creature("{0}: " + text, "3/3", name="Asker")
    bolt = {"battlefield": [asker, "Mountain"], "hand": ["Lightning Bolt"], "mana": "lands"}
    board(bolt, [], cast("Lightning Bolt", "B"), RESOLVE, activate("Asker"), RESOLVE, expect=["B life 15"])


@cr("608.2c")
def test_each_player_other_than_one() -> None:
    """Fractured Identity: the controller of what was exiled gets no copy."""
    board(
        {"hand": ["Fractured Identity"]},
        ["Grizzly Bears"],
        cast("Fractured Identity", "Grizzly Bears"),
        RESOLVE,
        expect=["A controls Grizzly Bears", "B controls 0 Grizzly Bears"],
        C=[],
    )


@cr("608.2c")
def test_the_number_of_players_who() -> None:
    text = "Draw X cards, where X is the number of opponents who control an artifact."
    _asks(text, [], ["Sol Ring"], C=["Sol Ring"], expect=["A has 2 cards in hand"])
    _asks(text, ["Sol Ring"], ["Sol Ring"], C=[], expect=["A has 1 card in hand"])
    _asks(
        "Draw a card for each player who controls an artifact.",
        ["Sol Ring"],
        ["Sol Ring"],
        C=[],
        expect=["A has 2 cards in hand"],
    )


@cr("608.2c")
def test_tymna_pays_as_much_life_as_opponents_were_dealt_combat_damage() -> None:
    fought: Any = [
        {"do": "go_to", "step": "declare attackers"},
        {"do": "attack", "player": "A", "attackers": {"Tymna the Weaver": "B", "Grizzly Bears": "C"}},
    ]
    board(
        ["Tymna the Weaver", "Grizzly Bears"],
        [],
        *fought,
        to("postcombat main"),
        RESOLVE,
        answer("yes"),
        C=[],
        expect=["A life 20", "A has 2 cards in hand"],
    )


@cr("608.2c")
def test_who_did_not_discard_such_a_card_this_way() -> None:
    """Kroxa: who discards no nonland card loses 3 life, one with an empty hand too."""
    text = "Each opponent discards a card, then each opponent who didn't discard a nonland card this way loses 3 life."
    _asks(text, [], {"hand": ["Grizzly Bears"]}, expect=["B life 20"])
    _asks(text, [], {"hand": ["Forest"]}, expect=["B life 17"])
    _asks(text, [], {}, C={"hand": ["Grizzly Bears"]}, expect=["B life 17", "C life 20"])
    did = "Each opponent discards a card. Each opponent who discarded a land card this way loses 3 life."
    _asks(did, [], {"hand": ["Forest"]}, C={"hand": ["Grizzly Bears"]}, expect=["B life 17", "C life 20"])
    dead = "Each player sacrifices a creature. Each player who sacrificed a Goblin this way draws a card."
    _asks(dead, [], ["Raging Goblin"], expect=["B has 1 card in hand", "A has 0 cards in hand"])


@cr("608.2c")
def test_who_cannot_do_it() -> None:
    text = "Each player discards a card. Each opponent who can't loses 3 life."
    _asks(text, {"hand": ["Forest"]}, {"hand": ["Forest"]}, C={}, expect=["A life 20", "B life 20", "C life 17"])
    draws = "Each opponent sacrifices a creature. For each opponent who can't, you draw a card."
    _asks(draws, [], ["Grizzly Bears"], C=[], D=[], expect=["A has 2 cards in hand"])


@cr("608.2c")
def test_who_does_it_and_who_does_not() -> None:
    text = "Each opponent may discard a card. Each opponent who doesn't loses 3 life."
    hands = {"hand": ["Forest"]}
    _asks(text, [], hands, answer("yes", "B"), answer("no", "C"), C=hands, expect=["B life 20", "C life 17"])
    deal = "Each opponent may draw a card. For each opponent who does, you draw a card."
    _asks(
        deal,
        [],
        [],
        answer("yes", "B"),
        answer("no", "C"),
        C=[],
        expect=["A has 1 card in hand", "B has 1 card in hand"],
    )


@cr("608.2c")
def test_who_has_cast_a_spell_of_a_kind_casts_no_more_of_it() -> None:
    scene = {"battlefield": ["Ethersworn Canonist", *["Mountain"] * 3], "mana": "lands"}
    two = {**scene, "hand": ["Lightning Bolt", "Shock"]}
    board(two, [], cast("Lightning Bolt", "B"), RESOLVE, cast("Shock", "B"), refused="101.2")
    artifact = {**scene, "hand": ["Lightning Bolt", "Sol Ring"]}
    board(
        artifact,
        [],
        cast("Lightning Bolt", "B"),
        RESOLVE,
        cast("Sol Ring"),
        RESOLVE,
        expect=["Sol Ring in battlefield"],
    )
    theirs = {"hand": ["Shock"], "battlefield": ["Mountain"], "mana": "lands"}
    mine = {**scene, "hand": ["Lightning Bolt"]}
    board(
        mine,
        theirs,
        cast("Lightning Bolt", "B"),
        RESOLVE_ALL,
        {"do": "pass", "player": "A"},
        cast("Shock", "A", player="B"),
        RESOLVE,
        expect=["A life 18"],
    )


@cr("608.2c")
def test_what_is_done_for_each_of_them_about_that_player() -> None:
    """B sacrifices, C can't: only C loses life, and one card is drawn."""
    text = (
        "You may sacrifice an artifact. If you do, each opponent may sacrifice a permanent of their choice that shares "
        "a card type with it. For each opponent who doesn't, that player loses 2 life and you draw a card."
    )
    mine = {"battlefield": ["Sol Ring"], "library": ["Forest"] * 3}
    there = {"battlefield": ["Ornithopter", "Hill Giant"]}
    script = [answer("yes"), answer("yes", player="B")]
    ends = ["A has 1 card in hand", "B life 20", "C life 18", "Ornithopter in B's graveyard"]
    _asks(text, mine, there, *script, C=["Forest"], expect=ends)
    script[1] = answer("no", player="B")
    _asks(text, mine, there, *script, C=["Forest"], expect=["A has 2 cards in hand", "B life 18", "C life 18"])
    _asks(text, mine, there, answer("no"), C=["Forest"], expect=["A has 0 cards in hand", "B life 20", "C life 20"])


@cr("701.21a")
def test_a_creature_of_their_choice_that_is_something_besides() -> None:
    text = "Each opponent sacrifices a creature of their choice with flying."
    _asks(text, [], ["Serra Angel", "Hill Giant"], expect=["Serra Angel in B's graveyard", "B controls Hill Giant"])
