"""The desk never picks for a player: whoever or whatever may mean several is asked, and the answer goes on."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from bot.cli.console import Console
from bot.desk import Desk, Place, Reply, Shape
from tests.bot.replies import good, position

ANGELS = "Alice: Serra Angel\nAlice hand: Lightning Bolt\nBob: Serra Angel (tapped)"


def asked(reply: Reply) -> list[str]:
    """The readings among which the asker, and nobody else, is asked to choose."""
    assert good(reply).private
    assert reply.choice is not None
    assert reply.at is not None
    assert reply.at.is_question
    return [option.label for option in reply.choice.options]


def told(desk: Desk, place: Place, reply: Reply, label: str) -> Reply:
    """What comes of the answer that begins so."""
    assert reply.choice is not None
    chosen = [option.id for option in reply.choice.options if option.label.startswith(label)]
    assert len(chosen) == 1, reply.choice.options
    return desk.choose(place, reply.choice.at, chosen)


def hands(desk: Desk) -> dict[str, list[str]]:
    position = desk.games.at(desk.boards.at("channel"), "en").position
    return {side.name: [card.called for card in side.hand] for side in position.players}


# Things


def test_of_two_of_a_name_it_is_asked_which_with_owner_state_and_number(desk: Desk, alice: Place) -> None:
    good(desk.run(alice, "board paste", text=ANGELS))
    which = desk.run(alice, "cast", card="Lightning Bolt", target="Serra Angel")
    assert which.verdict == "Which “Serra Angel” is meant?"
    assert asked(which) == ["Serra Angel #1 4/4 · Alice", "Serra Angel #2 4/4 tapped · Bob"]
    assert which.choice is not None
    assert which.choice.shape is Shape.BUTTONS
    done = good(told(desk, alice, which, "Serra Angel #2"))
    assert done.chosen == "Serra Angel #2 4/4 tapped · Bob"
    assert "Alice casts Lightning Bolt targeting Serra Angel#2" in done.verdict


@pytest.mark.parametrize(
    ("words", "meant"),
    [
        ("my Serra Angel", 1),
        ("my angel", 1),
        ("Alice's angel", 1),
        ("opp's Serra Angel", 2),
        ("the opponent’s angel", 2),
        ("opp angel", 2),
        ("Bob's angel", 2),
        ("Serra Angel of Bob", 2),
        ("Serra Angel #2", 2),
        ("Serra Angel#1", 1),
        ("mon angel", 1),
        ("angel of mine", 1),
        ("l'ange de l'adversaire", None),
        ("Serra Angel de l'adversaire", 2),
        ("Serra Angel d'Alice", 1),
    ],
)
def test_mine_and_theirs_are_understood(desk: Desk, alice: Place, words: str, meant: int | None) -> None:
    good(desk.run(alice, "board paste", text=ANGELS))
    reply = desk.run(alice, "cast", card="Lightning Bolt", target=words)
    if meant is None:
        assert reply.error == "unknown"
    else:
        assert f"targeting Serra Angel#{meant}" in good(reply).verdict


def test_what_nothing_tells_apart_is_not_asked(desk: Desk, alice: Place) -> None:
    good(desk.run(alice, "board paste", text="You hand: Lightning Bolt\nOpp: 3 Grizzly Bears"))
    assert "targeting Grizzly Bears#1" in good(desk.run(alice, "cast", card="Lightning Bolt", target="bears")).verdict


def test_what_an_aura_or_a_counter_tells_apart_is_asked(desk: Desk, alice: Place) -> None:
    text = "You hand: Lightning Bolt\nOpp: 2 Grizzly Bears, Grizzly Bears (1 +1/+1), Pacifism (on Grizzly Bears#1)"
    good(desk.run(alice, "board paste", text=text))
    which = desk.run(alice, "cast", card="Lightning Bolt", target="bears")
    assert asked(which) == [
        "Grizzly Bears #1 2/2 + Pacifism · Opp",
        "Grizzly Bears #2 2/2 · Opp",
        "Grizzly Bears #3 3/3 1 +1/+1 · Opp",
    ]


def test_what_only_the_stack_tells_apart_is_labelled_so(desk: Desk, alice: Place) -> None:
    good(desk.run(alice, "board paste", text="You: 2 Grizzly Bears; hand: Shock, Giant Growth"))
    good(desk.run(alice, "cast", card="Shock", target="bears"))
    which = desk.run(alice, "cast", card="Giant Growth", target="bears")
    assert asked(which) == ["Grizzly Bears #1 2/2 ← Shock · Alice", "Grizzly Bears #2 2/2 · Alice"]


def test_a_creature_is_meant_by_its_size(desk: Desk, alice: Place) -> None:
    good(desk.run(alice, "board paste", text="You hand: Shock\nOpp: 5/5 trample, 2/2 deathtouch"))
    cast = good(desk.run(alice, "cast", card="Shock", target="opp's 5/5"))
    assert "targeting 5/5 trample" in cast.verdict


def test_a_word_of_two_names_is_asked(desk: Desk, alice: Place) -> None:
    text = "You hand: Shock\nOpp: Serra Angel, 2/2 white Serra Guard creature token"
    good(desk.run(alice, "board paste", text=text))
    which = desk.run(alice, "cast", card="Shock", target="serra")
    assert asked(which) == ["Serra Angel 4/4 · Opp", "Serra Guard 2/2 · Opp"]


def test_in_a_list_each_piece_is_asked_by_itself_and_none_is_sent_twice(desk: Desk, alice: Place) -> None:
    good(desk.run(alice, "board paste", text="You: Grizzly Bears, Grizzly Bears (1 +1/+1), Giant Spider\nOpp: Forest"))
    which = desk.run(alice, "attack", attackers="Giant Spider, bears, bears")
    assert asked(which) == ["Grizzly Bears #1 2/2 · Alice", "Grizzly Bears #2 3/3 1 +1/+1 · Alice"]
    done = good(told(desk, alice, which, "Grizzly Bears #2"))
    assert "Giant Spider" in done.verdict
    assert "Grizzly Bears#2 and #1" in done.verdict
    assert "Grizzly Bears#2" in done.verdict


def test_only_what_the_attacker_controls_is_meant_by_an_attacker(desk: Desk, alice: Place) -> None:
    good(desk.run(alice, "board paste", text="Alice: Serra Angel\nBob: Serra Angel"))
    assert "attacks Bob with Serra Angel#1" in good(desk.run(alice, "attack", attackers="Serra Angel")).verdict
    blocked = good(desk.run(alice, "block", blockers="Serra Angel"))
    assert "blocks Serra Angel#1 with Serra Angel#2" in blocked.verdict


def test_which_attacker_is_blocked_is_asked(desk: Desk, alice: Place) -> None:
    good(desk.run(alice, "board paste", text="Alice: Serra Angel, Grizzly Bears\nBob: Giant Spider"))
    good(desk.run(alice, "attack", attackers="Serra Angel, Grizzly Bears"))
    which = desk.run(alice, "block", blockers="Giant Spider")
    assert [label.split(" ")[0] for label in asked(which)] == ["Serra", "Grizzly"]
    assert "blocks Grizzly Bears with Giant Spider" in good(told(desk, alice, which, "Grizzly")).verdict


def test_of_many_readings_a_select_is_made(desk: Desk, alice: Place) -> None:
    bears = ", ".join(f"Grizzly Bears ({n} +1/+1)" for n in range(1, 9))
    good(desk.run(alice, "board paste", text=f"Opp: {bears}\nYou hand: Shock"))
    which = desk.run(alice, "cast", card="Shock", target="bears")
    assert len(asked(which)) == 8
    assert which.choice is not None
    assert which.choice.shape is Shape.SELECT


# One or all


@pytest.mark.parametrize("words", ["bears", "my bears", "Grizzly Bears"])
def test_a_word_that_one_name_has_and_that_is_a_plural_is_asked(desk: Desk, alice: Place, words: str) -> None:
    good(desk.run(alice, "board paste", text="You: 2 Grizzly Bears, Serra Angel\nOpp: Forest"))
    for reply in (desk.run(alice, "attack", attackers=words), desk.run(alice, "do", acts=f"attack with {words}")):
        both = "Grizzly Bears #1 and Grizzly Bears #2 · Alice"
        assert asked(reply) == ["Grizzly Bears #1 2/2 · Alice", both]
        assert "with Grizzly Bears#1 and #2" in good(told(desk, alice, reply, both)).verdict
        good(desk.run(alice, "board undo"))
    one = desk.run(alice, "attack", attackers=words)
    assert good(told(desk, alice, one, "Grizzly Bears #1 2/2")).verdict.endswith("with Grizzly Bears#1.")


def test_a_plural_that_no_name_has_means_all_of_them(desk: Desk, alice: Place) -> None:
    good(desk.run(alice, "board paste", text="You: 2 Serra Angel, Serra Angel (1 +1/+1)\nOpp: Forest"))
    assert "Serra Angel#1, #2 and #3" in good(desk.run(alice, "attack", attackers="angels")).verdict


def test_all_that_are_meant_are_sent_at_what_is_said(desk: Desk, alice: Place) -> None:
    text = "You: 2 Grizzly Bears, Serra Angel\nOpp: Jace Beleren (3 loyalty)"
    good(desk.run(alice, "board paste", text=text))
    which = desk.run(alice, "attack", attackers="bears > Jace, angel > Opp")
    sent = good(told(desk, alice, which, "Grizzly Bears #1 and"))
    assert "Jace Beleren with Grizzly Bears#1 and #2" in sent.verdict
    assert "Opp with Serra Angel" in sent.verdict


def test_everything_that_can_attack_or_block_does(desk: Desk, alice: Place) -> None:
    good(desk.run(alice, "board paste", text="You: 2 Grizzly Bears, Serra Angel (tapped)\nOpp: 2 Giant Spider"))
    sent = good(desk.run(alice, "attack", attackers="everything"))
    assert sent.verdict == "Alice attacks Opp with Grizzly Bears#1 and #2."
    blocked = good(desk.run(alice, "block", blockers="everything > Grizzly Bears#1"))
    assert "blocks Grizzly Bears#1 with Giant Spider#1 and #2" in blocked.verdict


# What is left out


def test_what_is_attacked_is_asked_where_it_need_not_be_a_player(desk: Desk, alice: Place) -> None:
    good(desk.run(alice, "board paste", text="You: Serra Angel\nOpp: Jace Beleren (3 loyalty)"))
    for reply in (desk.run(alice, "attack", attackers="angel"), desk.run(alice, "do", acts="attack with everything")):
        assert reply.verdict == "What is attacked?"
        assert set(asked(reply)) == {"Jace Beleren 3 loyalty · Opp", "Opp at 20 life"}
        assert "attacks Jace Beleren with Serra Angel" in good(told(desk, alice, reply, "Jace")).verdict
        good(desk.run(alice, "board undo"))


def test_which_attacker_is_blocked_is_asked_in_short_acts(desk: Desk, alice: Place) -> None:
    good(desk.run(alice, "board paste", text="You: Serra Angel, Grizzly Bears\nOpp: Giant Spider"))
    good(desk.run(alice, "do", acts="attack with everything"))
    for reply in (desk.run(alice, "block", blockers="spider"), desk.run(alice, "do", acts="Opp blocks with spider")):
        assert reply.verdict == "Which attacker is blocked?"
        assert len(asked(reply)) == 2
        assert "blocks Grizzly Bears with Giant Spider" in good(told(desk, alice, reply, "Grizzly")).verdict
        good(desk.run(alice, "board undo"))


def test_who_casts_a_card_that_nobody_has_is_asked_while_another_has_priority(desk: Desk, alice: Place) -> None:
    good(desk.run(alice, "board paste", text="You: Grizzly Bears\nOpp: Forest\nIt is Opp's turn"))
    which = desk.run(alice, "cast", card="Lightning Bolt", target="opp")
    assert which.verdict == "Who uses “Lightning Bolt”?"
    assert asked(which) == ["Alice", "Opp"]
    assert "Alice casts Lightning Bolt targeting Opp" in good(told(desk, alice, which, "Alice")).verdict
    good(desk.run(alice, "board undo"))
    assert "Alice casts Lightning Bolt" in good(desk.run(alice, "do", acts="bolt Opp")).verdict, "who speaks does it"


def test_who_does_it_is_asked_of_somebody_who_may_be_anybody(desk: Desk, alice: Place) -> None:
    good(desk.run(alice, "board paste", text="Ana: Grizzly Bears\nBen: Forest"))
    good(desk.run(alice, "board access", who="everyone"))
    carol = Place("channel", "3", name="Carol")
    which = desk.run(carol, "do", acts="bolt the bear")
    assert asked(which) == ["Ana at 20 life", "Ben at 20 life"]
    assert "Ben casts Lightning Bolt targeting Grizzly Bears" in good(told(desk, carol, which, "Ben")).verdict


def test_the_beginning_of_one_name_and_a_word_of_another_are_both_meant(desk: Desk, alice: Place) -> None:
    good(desk.run(alice, "board paste", text="You hand: Shock\nOpp: Giant Spider, 3/3 red Hill Giant creature token"))
    which = desk.run(alice, "cast", card="Shock", target="giant")
    assert asked(which) == ["Giant Spider 2/4 · Opp", "Hill Giant 3/3 · Opp"]


# The question


def test_a_question_about_a_board_that_has_changed_is_stale(desk: Desk, alice: Place) -> None:
    good(desk.run(alice, "board paste", text=ANGELS))
    which = desk.run(alice, "cast", card="Lightning Bolt", target="Serra Angel")
    good(told(desk, alice, which, "Serra Angel #1"))
    again = told(desk, alice, which, "Serra Angel #2")
    assert again.error == "state"
    assert again.verdict.startswith("The board has changed")


def test_a_question_is_the_askers_and_gone_after_a_restart(desk: Desk, alice: Place, bob: Place) -> None:
    good(desk.run(alice, "board paste", text=ANGELS))
    which = desk.run(alice, "cast", card="Lightning Bolt", target="Serra Angel")
    assert which.choice is not None
    assert desk.choose(bob, which.choice.at, ["0"]).error == "state"
    later = Desk(desk.cards, desk.boards)
    gone = later.choose(alice, which.choice.at, ["0"])
    assert gone.verdict == "That question is no longer at hand. Please give the command again."


def test_a_second_question_follows_the_first(desk: Desk, alice: Place) -> None:
    good(desk.run(alice, "board paste", text=ANGELS.replace("Lightning Bolt", "Arc Lightning")))
    which = desk.run(alice, "cast", card="Arc Lightning", target="angel", target2="opp or so")
    second = told(desk, alice, which, "Serra Angel #1")
    assert second.error == "unknown"
    which = desk.run(alice, "cast", card="Arc Lightning", target="serra", target2="Serra")
    done = told(desk, alice, which, "Serra Angel #1")
    assert done.error is None, "the other one is the only one left"


def test_an_answer_in_words_and_a_wrong_one(desk: Desk, alice: Place) -> None:
    good(desk.run(alice, "board paste", text=ANGELS))
    which = desk.run(alice, "cast", card="Lightning Bolt", target="Serra Angel")
    assert which.choice is not None
    wrong = desk.choose(alice, which.choice.at, "the red one")
    assert wrong.error == "input"
    assert "2) Serra Angel #2" in wrong.verdict
    assert good(desk.choose(alice, which.choice.at, "Serra Angel #2")).steps


def test_in_french_it_is_asked_in_french(desk: Desk, alice: Place) -> None:
    good(desk.run(alice, "board paste", text=ANGELS))
    french = replace(alice, locale="fr")
    which = desk.run(french, "cast", card="Lightning Bolt", target="Serra Angel")
    assert which.verdict == "Que veut dire «\u00a0Serra Angel\u00a0» ici\u00a0?"
    assert asked(which)[1] == "Serra Angel #2 4/4 engagé · Bob"


def test_the_console_asks_by_number(desk: Desk, tmp_path: Path) -> None:
    lines: list[str] = []
    console = Console(desk, Place.direct("terminal", name="Alice"), lambda line, *_: lines.append(line), tmp_path)
    console.run(["board paste", *ANGELS.splitlines(), "", "cast Lightning Bolt target: Serra Angel"])
    assert "   2) Serra Angel #2 4/4 tapped · Bob" in lines
    assert console.prompt == "? "
    console.run(["2"])
    assert any("targeting Serra Angel#2" in line for line in lines)
    assert console.prompt == "> "


def test_what_if_asks_which_of_two(desk: Desk, alice: Place) -> None:
    around = "You: Grizzly Bears\nOpp: Grizzly Bears"
    which = desk.run(alice, "what-if", card="Lightning Bolt", target="Grizzly Bears", with_=around)
    assert asked(which) == ["Grizzly Bears #1 2/2 · Alice", "Grizzly Bears #2 2/2 · Opp"]
    assert "Grizzly Bears#2" in good(told(desk, alice, which, "Grizzly Bears #2")).steps[-1].text
    theirs = good(desk.run(alice, "what-if", card="Lightning Bolt", target="opp's bears", with_=around))
    assert "Grizzly Bears#2" in theirs.steps[0].text


def test_which_of_several_cards_is_meant_is_asked_for_each_in_turn(desk: Desk, alice: Place) -> None:
    asked = good(desk.run(alice, "board paste", text="You: 3 invasion of, Forest, Invasion of Zendikar\nOpp: Island"))
    assert asked.choice is not None
    assert asked.verdict == "Which “invasion of” is meant?"
    label = asked.choice.options[0].label
    good(desk.choose(alice, asked.choice.at, ["0"]))
    there = [str(one.card).split(" // ")[0] for one in position(desk).players[0].battlefield]
    assert there == [label.split(" // ")[0]] * 3 + ["Forest", "Invasion of Zendikar"]


def test_a_name_that_no_card_has_goes_before_those_that_several_may_have(desk: Desk, alice: Place) -> None:
    reply = desk.run(alice, "board paste", text="You: 3 invasion of, Nonesuch")
    assert (reply.error, len(reply.sections)) == ("input", 2)


@pytest.mark.parametrize("said", ["my commander", "commander", "the commander"])
def test_a_commander_is_called_so(desk: Desk, alice: Place, said: str) -> None:
    board = "You commander: Serra Angel\nOpp commander: Shivan Dragon"
    good(desk.run(alice, "board paste", text=board))
    assert "Alice casts Serra Angel from the command zone" in good(desk.run(alice, "cast", card=said)).verdict
    good(desk.run(alice, "board undo"))
    assert "Alice casts Serra Angel from the command zone" in good(desk.run(alice, "do", acts=f"cast {said}")).verdict
    good(desk.run(alice, "do", acts="resolve; opp Shock my commander"))
    assert position(desk).stack[0].targets == ("Serra Angel",)


@pytest.mark.parametrize("said", ["gobelin", "jeton Gobelin", "goblins", "Goblin"])
def test_a_token_answers_to_what_it_is_called_in_any_language(desk: Desk, alice: Place, said: str) -> None:
    good(desk.run(alice, "board paste", text="You: 1/1 red Goblin token, a Treasure\nOpp: Serra Angel"))
    cast = good(desk.run(alice, "cast", card="Shock", target=said))
    assert cast.verdict == "Alice casts Shock targeting Goblin."
    assert good(desk.run(alice, "board undo")).error is None
    assert "mana ability of Treasure Token" in good(desk.run(alice, "activate", permanent="Trésor")).steps[0].text


def test_only_its_owner_opens_a_board_to_others(desk: Desk, alice: Place, bob: Place) -> None:
    good(desk.run(alice, "board new", players="Alice, Bob"))
    assert desk.run(bob, "board access", who="everyone").verdict == "Only the board’s owner may do this."
