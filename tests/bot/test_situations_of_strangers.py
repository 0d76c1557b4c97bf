"""Situations as strangers tell them: states and results in passing, claims for questions, what gives and takes the
place of an attacker; each class of sentences with what it must not be taken for."""

from __future__ import annotations

import pytest

from bot.desk import Desk, Place
from bot.situations.board import Kind
from cards import CardDatabase
from tests.bot.situations_told import told
from tests.bot.test_drafted_boards import answer
from tests.bot.test_situations import acts, board, situation


@pytest.mark.parametrize(
    ("text", "language", "done"),
    [
        (
            "He casts Swords to Plowshares on my Serra Angel. I tap my Mother of Runes and give the angel pro-white",
            "en",
            "Me activates Mother of Runes on Serra Angel",
        ),
        (
            "Il lance Swords to Plowshares sur mon Serra Angel. J'active ma "
            "Mother of Runes et lui donne protection contre le blanc",
            "fr",
            "Me activates Mother of Runes on Serra Angel",
        ),
        (
            "He casts Swords to Plowshares on my Serra Angel. I tap my Mother of Runes and give it flying",
            "en",
            None,
        ),
    ],
)
def test_what_an_ability_gives_tells_what_it_is_aimed_at(
    cards: CardDatabase, text: str, language: str, done: str | None
) -> None:
    found = told(cards, text, language)
    if done is None:
        assert found.not_understood, "nothing else is given, and nothing is guessed"
    else:
        assert done in acts(found)
        assert not found.not_understood


@pytest.mark.parametrize(
    "text",
    [
        "I attack with Ornithopter, no blocks, then I ninjutsu in Ninja of the Deep Hours returning the thopter",
        "I swing with Ornithopter, he doesn't block and I ninjutsu Ninja of the Deep Hours for it",
    ],
)
def test_a_ninja_takes_the_place_of_an_unblocked_attacker(cards: CardDatabase, text: str) -> None:
    found = told(cards, text)
    assert not found.not_understood
    assert board(found)[:2] == ["Me: Ornithopter", "Me hand: Ninja of the Deep Hours"]
    assert acts(found)[-1].startswith("Me activates Ninja of the Deep Hours")


def test_there_is_no_ninjutsu_without_an_attack_nor_by_what_lacks_it(cards: CardDatabase) -> None:
    assert told(cards, "I have Ornithopter and ninjutsu in Ninja of the Deep Hours").not_understood
    assert told(cards, "I attack with Ornithopter and I ninjutsu in Serra Angel").not_understood


def test_a_claim_that_wants_to_hear_about_it_is_a_question(cards: CardDatabase) -> None:
    found = told(
        cards, "I cast Rancor on my Grizzly Bears and he casts Murder on it. Rancor goes back to my hand, right?"
    )
    assert (found.asked.kind, found.asked.zone) == (Kind.GOES, "hand")
    found = situation(cards, "I attack with a 5/5 and he blocks with a 1/1. He takes 4. Correct?")
    assert found.asked.kind is Kind.LOSES
    assert not found.not_understood


def test_a_claim_says_what_is_asked_and_its_answer_may_be_no(desk: Desk, alice: Place) -> None:
    said = answer(desk, alice, "My opponent shocks my Serra Angel. It dies, yeah?")
    assert said.startswith("No:")


def test_a_size_that_is_claimed_is_compared_with_the_board(desk: Desk, cards: CardDatabase, alice: Place) -> None:
    found = told(cards, "His Tarmogoyf is 2/3. I cast Lightning Bolt on it")
    assert [(piece.item, size) for piece, size, _ in found.sizes] == [("Tarmogoyf", "2/3")]
    assert told(cards, "My 4/4 is 2/2. I attack with it").not_understood, "a token has the size that was told"
    found = told(cards, "He controls Kalonian Hydra with its four +1/+1 counters (so a 4/4)")
    assert board(found)[-1] == "Opp: Kalonian Hydra (4 +1/+1)"


def test_what_follows_is_left_out_and_said_to_be(cards: CardDatabase) -> None:
    found = told(cards, "I tap Krenko, Mob Boss, he is my only goblin. What happens?")
    assert not found.not_understood
    found = told(cards, "I tap Krenko, Mob Boss, he is my only dragon. What happens?")
    assert found.not_understood, "which is not so"
    found = told(cards, "I have Bitterblossom and am at 3 life. Do I lose life when the blossom triggers?")
    assert not found.not_understood, "a word of the name is the card"


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("Opponent (at 20) casts Murder on my Grizzly Bears", "Opp: life 20"),
        ("At 4 life with Worship, opp attacks me with a 7/7", "Me: life 4, Worship"),
        ("I'm the monarch and he attacks me with a 2/2", "Me: monarch"),
        ("I have Invasion of Zendikar with all 3 defense counters. I attack it with a 4/4", "3 defense"),
        ("Je suis le monarque et il m'attaque avec un 2/2", "Me: monarch"),
    ],
)
def test_states_that_are_told_in_passing(cards: CardDatabase, text: str, line: str) -> None:
    found = told(cards, text, "fr" if text.startswith("Je") else "en")
    assert not found.not_understood
    assert any(line in one for one in board(found, "en"))


def test_what_x_is_may_be_said_as_life_that_is_paid(cards: CardDatabase) -> None:
    found = told(cards, "He casts Toxic Deluge paying 8 life. I have Serra Angel")
    assert acts(found)[0] == "Opp casts Toxic Deluge, X=8"


def test_a_fight_has_two_targets(cards: CardDatabase) -> None:
    found = told(cards, "I cast Prey Upon with my Grizzly Bears targeting his Serra Angel")
    assert acts(found) == ["Me casts Prey Upon on Grizzly Bears and Serra Angel"]
    assert told(cards, "I cast Murder with my Grizzly Bears targeting his Serra Angel").not_understood


def test_who_came_this_turn_is_who_was_named_last(cards: CardDatabase) -> None:
    found = told(cards, "Can I crew Smuggler's Copter with the Grizzly Bears I just cast this turn and swing for 3?")
    assert board(found)[0] == "Me: Smuggler's Copter, Grizzly Bears (sick)", "crewing is no {T} ability (702.122a)"
    assert acts(found)[-1] == "Me attacks Opp with Smuggler's Copter"


def test_where_a_ping_goes(cards: CardDatabase) -> None:
    found = told(cards, "I have Goblin Bombardment and sac a 1/1 token to Goblin Bombardment (ping goes face)")
    assert any("Goblin Bombardment on Opp" in act for act in acts(found))


def test_a_trigger_that_resolves_leaves_the_spell_on_the_stack(cards: CardDatabase) -> None:
    text = "I cast Giant Growth on my Heartfire Hero. The valiant trigger resolves and he casts Murder on the Hero"
    assert acts(told(cards, text)) == [
        "Me casts Giant Growth on Heartfire Hero",
        "resolve",
        "Opp casts Murder on Heartfire Hero",
    ]


def test_what_is_taken_is_attacked_with_and_what_is_after_combat_is_in_the_next_main_phase(cards: CardDatabase) -> None:
    text = (
        "Act of Treason on his Serra Angel, attack with it. Post combat I sac it to Goblin Bombardment, ping goes face"
    )
    found = told(cards, f"I have Goblin Bombardment. {text}")
    done = acts(found)
    assert done[0] == "Me casts Act of Treason on Serra Angel"
    assert any("postcombat main" in act for act in done)


def test_a_blocker_that_is_thrown_in_front_is_not_left_out(cards: CardDatabase) -> None:
    found = told(cards, "He attacks me with a 5/5 and I throw my Grizzly Bears in front. Does it die?")
    assert acts(found)[-1] == "Me blocks 5/5 creature with Grizzly Bears"
    assert told(cards, "He attacks me with a 5/5 and I throw the wombat in front").not_understood


def test_he_who_is_blocked_attacks(cards: CardDatabase) -> None:
    found = situation(cards, "Mon adversaire a un 2/2 avec lien de vie, je bloque avec mon 3/3", "fr")
    assert not found.not_understood
    assert len(acts(found)) == 2


def test_the_battle_that_is_attacked_is_the_one_that_was_told_of(cards: CardDatabase) -> None:
    text = "I control Invasion of Zendikar, my opponent protects it and has a 2/2. I attack the Invasion with a 4/4"
    found = told(cards, text)
    assert [piece.owner for piece in found.pieces] == ["Me", "Opp", "Me"]


@pytest.mark.cr("504.1")
def test_the_card_for_the_turn_is_not_counted_to_what_is_cast(desk: Desk, alice: Place) -> None:
    said = answer(desk, alice, "I already drew for the turn. I cast Divination. How many cards do I draw?")
    assert said.startswith("Alice draws 2 cards")


def test_what_a_part_of_the_question_cites_stands_near_and_is_no_answer(desk: Desk, alice: Place) -> None:
    text = "My opponent casts Murder on my Serra Angel and I blorble the wug zzz. Does it die to the wug?"
    said = answer(desk, alice, text)
    assert not said.startswith(("Yes", "No"))


def test_all_my_creatures_are_asked_of_and_a_token_is_none_of_the_cards(cards: CardDatabase) -> None:
    text = "I have Serra Angel and Viscera Seer. He casts Murder on Serra Angel. Do all my creatures survive?"
    found = told(cards, text)
    assert [getattr(one, "item", one) for one in found.asked.of] == ["Serra Angel", "Viscera Seer"]
    found = told(cards, "I have Krenko, Mob Boss and tap Krenko, Mob Boss. Does the goblin token survive?")
    assert not any(getattr(one, "item", one) == "Krenko, Mob Boss" for one in found.asked.of), "which is no token"


@pytest.mark.parametrize("how", ["with flashback", "for its flashback cost"])
def test_flashback_is_cast_from_the_graveyard(cards: CardDatabase, how: str) -> None:
    found = told(cards, f"I cast Faithless Looting {how}. Do I draw?")
    assert "Me graveyard: Faithless Looting" in board(found)


def test_an_answer_says_to_which_of_several_questions_it_is(desk: Desk, alice: Place) -> None:
    said = answer(desk, alice, "My opponent shocks my Serra Angel. Does it die? And is that weird or what?")
    assert said.startswith("“Does it die”: No")


@pytest.mark.cr("606.6")
def test_an_ultimate_that_cannot_be_paid_asks_for_no_target(desk: Desk, alice: Place) -> None:
    said = answer(desk, alice, "I have Jace Beleren at 3 loyalty, can I ult it?")
    assert said.startswith("No: Jace Beleren has only 3 loyalty counters, and 10 would have to be removed.")


def test_what_is_drawn_with_a_creature_is_drawn_by_its_ability(cards: CardDatabase) -> None:
    found = told(cards, "I draw seven with Griselbrand. What is my life?")
    assert board(found) == ["Me: Griselbrand", "Opp:"]
    assert acts(found) == ["Me activates Griselbrand"]


def test_what_gives_flashback_has_none(cards: CardDatabase) -> None:
    assert not told(cards, "Mon adversaire peut lancer Snapcaster Mage pour flashback ?", "fr").acts
