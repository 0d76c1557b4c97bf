"""The desk as a playgroup uses it: a board is built, acted on, shown, taken back, shared, closed."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

from bot.boards.store import BoardStore
from bot.desk import COMMANDS, Desk, Place, Reply, Shape
from cards.database import CardDatabase
from tests.bot.replies import button, good, rules

SIEGE_BOARD = """\
You: 2 Grizzly Bears, Invasion of Zendikar (as siege, 3 defense, protector Opp)
You hand: Lightning Bolt
Opp: Giant Spider
"""


def test_a_bolt_on_a_siege_is_told_with_its_rules(desk: Desk, alice: Place) -> None:
    good(desk.run(alice, "board paste", text=SIEGE_BOARD))
    cast = good(desk.run(alice, "cast", card="Lightning Bolt", target="siege"))
    assert [step.n for step in cast.steps] == [1]
    assert "601.2i" in rules(cast)
    assert [b.id.split(":")[-1] for b in cast.buttons][:2] == ["resolve", "pass"]
    resolved = good(desk.press(alice, button(cast, "resolve")))
    assert resolved.steps[0].n == 2, "only what is new is told"
    assert {"120.3h", "310.6"} <= rules(resolved)
    assert resolved.verdict.startswith("Invasion of Zendikar: no defense counters. On the stack:")


def test_the_siege_is_defeated_and_its_back_face_cast(desk: Desk, alice: Place) -> None:
    good(desk.run(alice, "board paste", text=SIEGE_BOARD))
    good(desk.run(alice, "cast", card="Lightning Bolt", target="siege"))
    good(desk.run(alice, "resolve"))
    asked = good(desk.run(alice, "resolve"))
    assert asked.choice is not None
    assert asked.choice.shape is Shape.BUTTONS
    assert [option.id for option in asked.choice.options] == ["yes", "no"]
    good(desk.choose(alice, asked.choice.at, ["yes"]))
    good(desk.run(alice, "resolve"))
    position = desk.games.at(desk.boards.at("channel"), "en").position
    assert position.players[0].name == "Alice"
    assert "Awakened Skyclave" in [p.name for p in position.players[0].battlefield]


def test_the_rules_and_rulings_behind_these_very_steps_are_shown_to_the_asker(desk: Desk, alice: Place) -> None:
    good(desk.run(alice, "board paste", text=SIEGE_BOARD))
    cast = good(desk.run(alice, "cast", card="Lightning Bolt", target="siege"))
    resolved = good(desk.run(alice, "resolve"))
    shown = good(desk.press(alice, button(resolved, "rules")))
    assert shown.private
    assert {section.heading for section in shown.sections} == rules(resolved)
    quoted = next(section for section in shown.sections if section.heading == "310.6")
    assert quoted.quoted, "the starter set has the official text of 310"
    assert quoted.url.endswith("#R3106")
    assert good(desk.press(alice, button(cast, "rules"))).sections, "older messages still explain themselves"


def test_an_illegal_act_is_refused_by_its_rule_and_changes_nothing(desk: Desk, alice: Place) -> None:
    good(desk.run(alice, "board paste", text=SIEGE_BOARD))
    before = desk.boards.at("channel")
    reply = desk.run(alice, "attack", attackers="Giant Spider", target="siege", player="Opp")
    assert reply.error == "refused"
    assert reply.citations
    assert reply.citations[0].id in reply.verdict
    assert desk.boards.at("channel") == before


def test_a_refusal_says_what_its_rule_is_about_and_the_text_is_a_tap_away(desk: Desk, alice: Place) -> None:
    good(desk.run(alice, "board paste", text=SIEGE_BOARD))
    reply = desk.run(alice, "attack", attackers="Giant Spider", target="siege", player="Opp")
    assert [section.heading for section in reply.sections] == [rule.id for rule in reply.citations]
    assert all(not section.quoted and len(section.text) < 120 for section in reply.sections)
    texts = [rule.id for rule in reply.citations if rule.text is not None]
    assert [button.label for button in reply.buttons] == texts
    assert all(desk.press(alice, button.id).error is None for button in reply.buttons)


def test_a_face_down_permanent_is_not_named_and_is_turned_up_by_name(desk: Desk, alice: Place) -> None:
    good(desk.run(alice, "board paste", text="You: Grizzly Bears (face down)"))
    picture = good(desk.run(alice, "board show")).picture
    assert picture is not None
    assert "face-down creature 2/2" in picture.alt
    assert "Bears" not in picture.alt
    reply = good(desk.run(alice, "activate", permanent="face-down creature", ability="turn face up"))
    assert any("turns Grizzly Bears face up" in step.text for step in reply.steps)
    assert "701.40b" in rules(reply)


def test_the_one_ability_of_several_that_is_possible_now_needs_no_number(desk: Desk, alice: Place) -> None:
    lamp = {"name": "Lamp", "types": ["Artifact"], "text": "{T}: You gain 1 life.\n{1}: You gain 2 life."}
    lamps = [{"token": lamp, "id": "lit"}, {"token": lamp, "id": "out", "tapped": True}]
    scenario = {"version": 1, "players": {"Alice": {"battlefield": lamps}, "Opp": {}}}
    desk.run(alice, "board import", text=json.dumps(scenario))
    asked = desk.run(alice, "activate", permanent="lit")
    assert asked.verdict == "Which ability?"
    taken = desk.run(alice, "activate", permanent="out")
    assert "You gain 2 life" in taken.steps[0].text


def test_a_transformed_permanent_is_found_by_either_face(desk: Desk, alice: Place) -> None:
    desk.run(alice, "board paste", text="Alice: Awakened Skyclave\nOpp: Grizzly Bears")
    told = desk.run(alice, "why", object="Invasion of Zendikar")
    assert told.error is None
    assert "Awakened Skyclave" in told.verdict


def test_the_protector_cannot_attack_the_siege(desk: Desk, alice: Place) -> None:
    good(desk.run(alice, "board paste", text=SIEGE_BOARD))
    good(desk.run(alice, "board edit", change="turn", player="Opp", value="precombat main"))
    reply = desk.run(alice, "attack", attackers="Giant Spider", target="siege")
    assert reply.error == "refused"
    assert "310.8b" in reply.verdict


def test_undo_is_replay_and_old_buttons_are_stale(desk: Desk, alice: Place) -> None:
    good(desk.run(alice, "board paste", text=SIEGE_BOARD))
    cast = good(desk.run(alice, "cast", card="Lightning Bolt", target="Opp"))
    back = good(desk.press(alice, button(cast, "undo")))
    assert back.verdict == "Took back what Alice did: cast Lightning Bolt."
    assert desk.press(alice, button(cast, "resolve")).error == "state"
    assert desk.press(alice, button(cast, "undo")).verdict.startswith("The board has changed")
    again = good(desk.run(alice, "cast", card="Lightning Bolt", target="siege"))
    assert again.at is not None
    assert cast.at is not None
    assert again.at.revision > cast.at.revision
    for _ in range(2):
        desk.run(alice, "board undo")
    assert desk.run(alice, "board undo").verdict.startswith("There is nothing to take back")


def test_only_the_chooser_or_the_owner_answers_and_is_told_why(desk: Desk, alice: Place, bob: Place) -> None:
    good(desk.run(alice, "board paste", text=SIEGE_BOARD.replace("3 defense", "1 defense")))
    good(desk.run(alice, "cast", card="Lightning Bolt", target="siege"))
    good(desk.run(alice, "resolve"))
    asked = good(desk.run(alice, "resolve"))
    assert asked.choice is not None
    assert asked.choice.users == ("1",)
    refused = desk.choose(bob, asked.choice.at, ["no"])
    assert refused.error == "state"
    assert "Alice chooses here (608.2d)" in refused.verdict
    good(desk.run(bob, "board sit", player="Alice"))
    good(desk.choose(bob, asked.choice.at, ["no"]))


def test_nothing_else_is_done_while_somebody_has_to_choose(desk: Desk, alice: Place) -> None:
    good(desk.run(alice, "board paste", text=SIEGE_BOARD))
    good(desk.run(alice, "cast", card="Lightning Bolt", target="siege"))
    good(desk.run(alice, "resolve"))
    good(desk.run(alice, "resolve"))
    assert desk.run(alice, "pass").verdict.startswith("First Alice has to choose:")
    good(desk.run(alice, "answer", value="yes"))
    assert desk.run(alice, "answer", value="yes").verdict == "The board is not waiting for a choice."


def test_a_choice_open_at_a_restart_is_still_open(cards: CardDatabase, tmp_path: Path, alice: Place) -> None:
    path = tmp_path / "state.db"
    first = Desk(cards, BoardStore(path))
    good(first.run(alice, "board paste", text=SIEGE_BOARD))
    good(first.run(alice, "cast", card="Lightning Bolt", target="siege"))
    good(first.run(alice, "resolve"))
    asked = good(first.run(alice, "resolve")).choice
    first.boards.close()
    second = Desk(cards, BoardStore(path))
    shown = good(second.run(alice, "board show"))
    assert shown.choice == asked
    assert asked is not None
    good(second.choose(alice, asked.at, ["yes"]))
    second.boards.close()


def test_attackers_and_blockers_by_taps(desk: Desk, alice: Place) -> None:
    good(desk.run(alice, "board paste", text=SIEGE_BOARD))
    asked = good(desk.run(alice, "go-to", step="declare attackers")).choice
    assert asked is not None
    assert "Grizzly Bears#1 → Invasion of Zendikar" in [option.label for option in asked.options]
    by_label = {option.label: option.id for option in asked.options}
    taps = [by_label["Grizzly Bears#1 → Invasion of Zendikar"], by_label["Grizzly Bears#2 → Opp"]]
    good(desk.choose(alice, asked.at, taps))
    blocks = good(desk.run(alice, "go-to", step="declare blockers")).choice
    assert blocks is not None
    assert (blocks.player, blocks.min) == ("Opp", 0)
    told = good(desk.choose(alice, blocks.at, [blocks.options[0].id]))
    assert "blocks Grizzly Bears#1 with Giant Spider" in told.verdict


def test_attack_and_block_in_words_go_to_combat_by_themselves(desk: Desk, alice: Place) -> None:
    good(desk.run(alice, "board paste", text=SIEGE_BOARD))
    attack = good(desk.run(alice, "attack", attackers="Grizzly Bears#1 > siege, Grizzly Bears#2 > Opp"))
    assert "attacks Invasion of Zendikar" in attack.verdict
    block = good(desk.run(alice, "block", blockers="Giant Spider > Grizzly Bears#2"))
    assert "blocks Grizzly Bears#2 with Giant Spider" in block.verdict


def test_whoever_answers_a_spell_is_given_priority_first(desk: Desk, alice: Place) -> None:
    good(desk.run(alice, "board paste", text=SIEGE_BOARD + "Opp hand: Giant Growth"))
    good(desk.run(alice, "cast", card="Lightning Bolt", target="Giant Spider"))
    reply = good(desk.run(alice, "cast", card="Giant Growth", target="Giant Spider", player="Opp"))
    assert "Opp casts Giant Growth" in reply.verdict


def test_a_card_that_nobody_has_comes_to_the_hand_first(desk: Desk, alice: Place) -> None:
    good(desk.run(alice, "board paste", text="You: Grizzly Bears\nOpp: Giant Spider"))
    good(desk.run(alice, "cast", card="shock", target="Giant Spider"))
    good(desk.run(alice, "resolve"))
    later = good(desk.run(alice, "cast", card="Murder", target="Giant Spider"))
    assert [step.text for step in later.steps] == ["Alice casts Murder targeting Giant Spider."]
    assert "Murder" in later.footer[-1], "that it is in hand is taken for granted"


def test_what_is_asked_in_french_is_answered_in_french(desk: Desk, alice: Place) -> None:
    french = replace(alice, locale="fr")
    good(desk.run(french, "board paste", text=SIEGE_BOARD))
    reply = good(desk.run(french, "cast", card="Lightning Bolt", target="siege"))
    assert "lance" in reply.verdict
    assert desk.run(french, "card", name="Grizly Bears").verdict.startswith("Aucune carte ne s’appelle")
    rules_shown = good(desk.press(french, button(reply, "rules")))
    assert any("anglais" in line for line in rules_shown.footer)


def test_privacy_tells_and_deletes(desk: Desk, alice: Place) -> None:
    good(desk.run(alice, "board new"))
    told = good(desk.run(alice, "privacy"))
    assert told.private
    assert told.verdict == "Kept about you: boards 1, moves 1, seats 0."
    good(desk.press(alice, told.buttons[0].id))
    assert desk.run(alice, "board show").error == "state"


def test_no_request_raises_whatever_is_sent(desk: Desk, alice: Place) -> None:
    good(desk.run(alice, "board paste", text=SIEGE_BOARD))
    for name, command in COMMANDS.items():
        for text in ("", "#", "Grizzly Bears#9", "x" * 3000, "{[(", "§ $ { $x }"):
            options: dict[str, object] = {
                option.name: text.encode() if option.kind is bytes else text
                for option in command.options
                if option.kind in (str, bytes)
            }
            reply = desk.run(alice, name, **options)
            assert reply.error != "trouble", (name, text)
        if name == "board end":
            good(desk.run(alice, "board paste", text=SIEGE_BOARD))
    for identity in ("", "b:", "b:1:2", "b:1:2:3", "b:x:y:rules", "b:99:1:rules", "q:", "q:nothing:x", "z:1"):
        assert desk.press(alice, identity).error not in (None, "trouble"), identity
    assert (
        desk.run(alice, "bord new").verdict
        == "There is no command “bord new”. Did you mean board new, board end, board undo?"
    )


def test_of_what_nothing_tells_apart_no_more_is_offered_than_can_be_taken(desk: Desk, alice: Place) -> None:
    text = "You: 5 Grizzly Bears, Giant Spider, Grizzly Bears (tapped)\nYou hand: Lightning Bolt"
    good(desk.run(alice, "board paste", text=text))
    asked = good(desk.run(alice, "cast", card="Lightning Bolt"))
    assert asked.choice is not None
    labels = [option.label for option in asked.choice.options]
    assert [label for label in labels if "Bears" in label] == ["Grizzly Bears#1", "Grizzly Bears#6"]
    told = good(desk.choose(alice, asked.choice.at, "Grizzly Bears#4"))
    assert "targeting Grizzly Bears#4" in told.verdict


def test_a_pass_says_who_has_priority_now(desk: Desk, alice: Place) -> None:
    good(desk.run(alice, "board paste", text="You: Giant Spider\nYou hand: Lightning Bolt\nOpp: Grizzly Bears"))
    good(desk.run(alice, "cast", card="Lightning Bolt", target="Grizzly Bears"))
    assert good(desk.run(alice, "pass")).verdict == "Opp has priority now."


def steps_on(desk: Desk, place: Place, reply: Reply, times: int) -> list[str]:
    """The steps in which one finds oneself, tapping Next again and again."""
    seen = []
    for _ in range(times):
        reply = good(desk.press(place, button(reply, "next")))
        seen.append(desk.games.at(desk.boards.at("channel"), "en").position.turn.step)
    return seen


def test_next_goes_through_combat_step_by_step_where_somebody_attacks(desk: Desk, alice: Place) -> None:
    good(desk.run(alice, "board paste", text="You: Grizzly Bears"))
    reply = good(desk.run(alice, "attack", attackers="Grizzly Bears", target="Opp"))
    assert steps_on(desk, alice, reply, 4) == ["declare blockers", "combat damage", "postcombat main", "end"]


def test_next_goes_to_the_end_of_combat_where_nobody_attacks(desk: Desk, alice: Place) -> None:
    good(desk.run(alice, "board paste", text="You: Grizzly Bears"))
    asked = good(desk.run(alice, "go-to", step="declare attackers"))
    assert asked.choice is not None
    reply = good(desk.choose(alice, asked.choice.at, []))
    assert steps_on(desk, alice, reply, 3) == ["end of combat", "postcombat main", "end"]


def test_a_spell_cast_free_takes_no_mana(desk: Desk, alice: Place) -> None:
    good(desk.run(alice, "board paste", text="You: Grizzly Bears, mana lands\nYou hand: Lightning Bolt"))
    bolt = {"card": "Lightning Bolt", "target": "Grizzly Bears"}
    assert desk.run(alice, "cast", **bolt).error == "refused"
    assert "casts Lightning Bolt" in good(desk.run(alice, "cast", **bolt, free=True)).steps[-1].text


def test_nothing_is_done_in_a_game_that_is_over(desk: Desk, alice: Place) -> None:
    good(desk.run(alice, "board paste", text="Alice: Grizzly Bears\nAlice hand: Lightning Bolt\nOpp: life 1"))
    good(desk.run(alice, "cast", card="Lightning Bolt", target="Opp"))
    good(desk.run(alice, "resolve"))
    for name, given in (("attack", {"attackers": "Grizzly Bears"}), ("do", {"acts": "attack with Bears"})):
        reply = desk.run(alice, name, **given)
        assert reply.error == "refused"
        assert "The game is over." in reply.verdict
