"""What the desk promises, number by number, through the real client; and where each promise is held."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from conftest import Table

TESTS = Path(__file__).parents[1]

HELD_BY = {
    "every choice can be answered": (
        "test_a_choice_of_a_what_if_is_answered_with_a_tap",
        "test_which_of_many_is_asked_by_pages",
        "test_one_of_many_targets",
        "test_picks_over_pages_are_kept_and_attack_together",
        "test_a_token_of_the_rules_is_added_by_its_name",
    ),
    "nobody is picked for a player": (
        "test_which_of_two_is_asked_by_buttons_and_the_command_goes_on",
        "test_a_head_that_may_have_slipped_is_asked_about",
    ),
    "what nobody described is unknown": ("test_a_draw_from_a_library_that_nobody_described",),
    "an act happens once": (
        "test_a_tap_whose_answer_was_cut_off_has_acted_once",
        "test_what_broke_off_is_said_to_be_done_only_if_it_was",
        "test_an_interaction_that_comes_twice_acts_once",
        "test_a_locked_and_a_lost_database_are_one_clear_sentence_each",
    ),
    "everybody has a role": (
        "test_only_who_chooses_or_the_owner_may_answer",
        "test_an_onlooker_cannot_play_until_seated",
        "test_undo_is_one_s_own_and_says_whose_it_was",
        "test_a_stranger_cannot_starve_others",
        "test_an_onlooker_changes_nothing_and_is_told_so_alone",
        "test_a_seated_player_plays_their_own_and_leaves_the_rest",
    ),
    "what happens at once is told": ("test_a_paste_tells_what_happens_at_once", "test_upkeep_twice_is_the_next_one"),
    "the log says what was chosen": ("test_the_log_says_what_was_chosen",),
    "a whole question at once": (
        "test_a_question_costs_one_command_and_few_characters",
        "test_what_passes_a_deathtouch_blocker_may_be_typed",
    ),
    "what would come of a choice": (
        "test_what_would_come_of_an_order_a_target_and_a_block",
        "test_an_order_that_does_not_matter",
        "test_a_board_is_shared_as_one_picture_a_text_and_a_file",
    ),
    "divisions and orders by tapping": (
        "test_a_division_by_one_tap",
        "test_triggers_in_sequence_numbers_and_divisions",
    ),
    "decks and lists": ("test_decks_and_puzzles", "test_cards_in_brackets"),
    "a paste as people write it": (
        "test_a_paste_as_people_write_it",
        "test_a_change_by_hand_is_offered",
        "test_what_attacks_attacks_the_only_opponent_in_its_controllers_turn",
    ),
    "look-ups fit a phone": ("test_a_look_up_is_its_definition", "test_looking_things_up"),
    "pictures": (
        "test_the_picture_follows_the_text",
        "test_pictures_arrive_with_their_description",
        "test_arrows_go_round_cards_and_beside_one_another",
    ),
    "French": ("test_in_french", "test_what_would_come_of_a_choice_in_french", "test_french_spaces_hold_together"),
    "the console": ("test_what_reads_like_a_question_is_asked",),
}
"""The tests that hold each promise."""


def test_every_promise_is_held_by_a_test() -> None:
    there = {
        name for file in TESTS.rglob("test_*.py") for name in re.findall(r"def (test_\w+)", file.read_text("utf-8"))
    }
    assert {name for names in HELD_BY.values() for name in names} - there == set()


@pytest.mark.asyncio(loop_scope="session")
class TestPromises:
    async def test_a_token_of_the_rules_is_added_by_its_name(self, table: Table) -> None:
        await table.ana.slash("board new", players="Ana, Bob")
        added = await table.ana.slash("board add", card="Treasure")
        assert "Treasure" in added.text

    async def test_a_head_that_may_have_slipped_is_asked_about(self, table: Table) -> None:
        await table.ana.slash("board new", players="Ana, Bob")
        wrong = await table.ana.slash("board paste", text="Bib: Grizzly Bears")
        assert "Bob" in wrong.text
        assert "Bib" in wrong.text

    async def test_a_draw_from_a_library_that_nobody_described(self, table: Table) -> None:
        await table.ana.slash("board paste", text="Ana: Grizzly Bears\nBob: Giant Spider")
        drawn = await table.ana.slash("go-to", step="draw", player="Bob")
        assert "unknown" in drawn.text
        assert "loses" not in drawn.text

    async def test_undo_is_one_s_own_and_says_whose_it_was(self, table: Table) -> None:
        ana, bob = table.ana, table.bob
        await ana.slash("board paste", text="Ana: Grizzly Bears\nBob: Giant Spider")
        await bob.slash("board sit", player="Bob")
        await ana.slash("cast", card="Lightning Bolt", target="Giant Spider")
        refused = await bob.slash("board undo")
        assert refused.private
        undone = await ana.slash("board undo")
        assert "Took back what Ana did: cast Lightning Bolt." in undone.text
        assert "Lightning Bolt" in (await ana.slash("board redo")).text

    async def test_a_paste_tells_what_happens_at_once(self, table: Table) -> None:
        pasted = await table.ana.slash("board paste", text="Ana: Grizzly Bears (2 -1/-1)\nBob: Giant Spider")
        assert "704.5f" in pasted.text

    async def test_upkeep_twice_is_the_next_one(self, table: Table) -> None:
        await table.ana.slash("board paste", text="Ana: Grizzly Bears\nBob: Giant Spider")
        first = await table.ana.slash("go-to", step="upkeep")
        second = await table.ana.slash("go-to", step="upkeep")
        assert "Turn 2" in first.text
        assert "Turn 3" in second.text

    async def test_the_log_says_what_was_chosen(self, table: Table) -> None:
        await table.ana.slash("board new", players="Ana, Bob, Cid")
        await table.ana.slash("cast", card="Invasion of Zendikar")
        asked = await table.ana.tap("Resolve")
        await table.ana.tap("Cid", on=asked)
        assert "✓ Ana has chosen: Cid." in asked.text

    async def test_a_paste_as_people_write_it(self, table: Table) -> None:
        text = (
            "Ana: Grizzly Bears x2, a Treasure, 5/5 trample\nhand: Shock\nBob: 5 life, Giant Spider\nIt is Bob's turn"
        )
        await table.ana.slash("board paste", text=text)
        shown = (await table.ana.slash("board export")).text
        assert "Grizzly Bears" in shown
        assert "Treasure" in shown
        assert "5/5" in shown
        assert "Shock" in shown
