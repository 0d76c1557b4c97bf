"""What is asked between the acts of a throwaway board and makes no difference, and what can't be done there."""

from __future__ import annotations

import pytest

from bot.desk import Desk, Place
from tests.bot.replies import good

SEER = '1/1 Cat creature token with "{T}: Scry 1."'
COPYING = "Whenever you cast an instant or sorcery spell, copy it for each Swamp you control."
COPIES = f'1/1 Elf creature token with "{COPYING} You may choose new targets for the copies."'
HUSH = '1/1 Cleric creature token with "Your opponents can\'t cast spells during your turn."'


def test_what_makes_no_difference_is_not_asked_where_more_is_to_be_done(desk: Desk, alice: Place) -> None:
    board = f"You: {SEER}; Opp: nothing; You hand: Shock"
    reply = good(desk.run(alice, "what-if", board=board, do="activate Cat; resolve; shock opp"))
    assert reply.choice is None
    assert "Opp is at 18 life" in reply.verdict
    assert "Left undone" not in reply.verdict


def test_what_makes_a_difference_is_asked_and_what_is_written_behind_it_played_with_each_answer(
    desk: Desk, alice: Place
) -> None:
    board = f"You: {SEER}; Opp: nothing; You hand: Shock; You library: Forest, Island"
    reply = good(desk.run(alice, "what-if", board=board, do="activate Cat; resolve; shock opp"))
    assert reply.choice is not None
    assert "In any case: Opp is at 18 life (2 damage)." in reply.verdict
    assert "Left undone" not in reply.verdict
    assert reply.understood.endswith("Alice casts Shock on Opp.")


FETCH = (
    '1/1 Elder creature token with "Sacrifice ~: Search your library for a basic land card, put it onto the '
    'battlefield tapped, then shuffle."'
)


@pytest.mark.cr("701.23b", cited=False)
@pytest.mark.parametrize(
    ("library", "found"),
    [("2 Forest", "Forest"), ("Forest, Sol Ring", "Forest"), ("Sol Ring", ""), ("Forest, Island", "")],
)
def test_a_search_finds_what_is_shown_and_fits_and_says_so(desk: Desk, alice: Place, library: str, found: str) -> None:
    """Of several names, and where nothing is shown that fits, the player says what is found."""
    reply = good(
        desk.run(alice, "what-if", board=f"You: {FETCH}; You library: {library}; Opp: nothing", do="activate Elder")
    )
    assert (reply.choice is None) is bool(found)
    assert any("701.23b" in line for line in reply.footer) is bool(found)
    assert not found or f"{found} enters tapped." in reply.verdict


def test_what_can_t_be_found_together_is_asked_for(desk: Desk, alice: Place) -> None:
    names = "Search your library for up to two land cards with different names, put them into your hand, then shuffle."
    board = f'You: 1/1 Elder creature token with "Sacrifice ~: {names}"; You library: 2 Forest; Opp: nothing'
    reply = good(desk.run(alice, "what-if", board=board, do="activate Elder"))
    assert reply.choice is not None
    assert not any("701.23b" in line for line in reply.footer)


def test_several_copies_keep_their_targets_and_one_is_asked_for(desk: Desk, alice: Place) -> None:
    board = f"You: {COPIES}, {{}}; Opp: life 20; You hand: Shock"
    several = good(desk.run(alice, "what-if", board=board.format("2 Swamp"), do="shock opp"))
    assert "Opp is at 14 life" in several.verdict
    assert "Copies keep their targets: nothing else is said." in several.footer
    assert good(desk.run(alice, "what-if", board=board.format("Swamp"), do="shock opp")).choice is not None
    paid = good(desk.run(alice, "what-if", board=board.format("Swamp"), do="shock opp; opp pays"))
    assert paid.choice is None, "who says what comes behind it has nothing to say of the copy"
    assert "Opp is at 16 life" in paid.verdict


def test_what_comes_of_a_spell_is_told_where_what_would_be_done_at_it_can_t_be(desk: Desk, alice: Place) -> None:
    board = f"You: {HUSH}; You hand: Shock; Opp: Grizzly Bears; Opp hand: Counterspell"
    reply = good(desk.run(alice, "what-if", board=board, do="shock the bears; opp counters it"))
    assert "Not done: Opp casts Counterspell on Shock." in reply.verdict
    assert "Without it: Grizzly Bears dies." in reply.verdict
    assert "101.2" in {rule.id for rule in reply.citations}


def test_a_turn_of_which_no_step_is_said_stays_so_behind_what_is_not_asked(desk: Desk, alice: Place) -> None:
    board = f"You: Grizzly Bears; Opp: {SEER}; Opp hand: Wrath of God"
    acts = "opp's turn; opp activates Cat; resolve; opp casts Wrath of God"
    reply = good(desk.run(alice, "what-if", board=board, do=acts))
    assert "Grizzly Bears" in reply.verdict
    assert "Not done" not in reply.verdict


def test_a_card_that_nobody_has_named_does_not_keep_combat_from_going_on(desk: Desk, alice: Place) -> None:
    """Whether it goes to a hand changes nothing of the damage; that nobody knows is told where it would be done."""
    guide = '2/2 Goblin creature token with "Whenever this creature attacks, defending player reveals the top card of '
    guide += "their library. If it's a land card, that player puts it into their hand.\""
    reply = good(desk.run(alice, "what-if", board=f"You: {guide}; Opp: Forest", do="attack with Goblin; no blocks"))
    lines = ["Opp is at 18 life (2 damage).", "– a land (say Forest): Forest is in Opp's hand."]
    assert (reply.choice, reply.verdict.splitlines()) == (None, lines)
    assert any("nobody has said which card it is" in step.text for step in reply.steps)


def test_damage_divided_before_it_is_asked_is_divided_by_whose_creatures_attack(desk: Desk, alice: Place) -> None:
    board = "You: 3/3 Wall creature token; Turn: Opp; Opp: 6/6 Dinosaur creature token with trample"
    acts = "Opp attacks with Dinosaur; block with Wall; 4 to Wall, 2 to me"
    reply = good(desk.run(alice, "what-if", board=board, do=acts))
    assert "Opp assigns 4 to Wall and 2 to Alice" in reply.understood
    assert "Alice is at 18 life" in reply.verdict


def test_what_comes_to_attack_as_the_stack_resolves_deals_its_damage(desk: Desk, alice: Place) -> None:
    """The only attacker has gone for it, as with ninjutsu (702.49c, 510.1b)."""
    elf = "1/1 Elf creature token with \"Sacrifice this creature: Create a 2/2 green Bear creature token that's tapped "
    elf += 'and attacking."'
    reply = good(desk.run(alice, "what-if", board=f"You: {elf}; Opp: Forest", do="attack with Elf; no blocks; sac Elf"))
    assert "Opp is at 18 life (2 damage)" in reply.verdict


def test_orders_that_differ_only_in_finding_nothing_to_do_are_one(desk: Desk, alice: Place) -> None:
    """Whether the creature is there still or not as the ability finds nothing: no order is asked for, and nothing is
    told twice."""
    exiling = "Whenever ~ attacks, exile up to one other target creature. Its controller gains 2 life."
    board = f'You: 2/2 Sheep creature token with "{exiling}" and "Whenever ~ attacks, sacrifice it."; Opp: nothing'
    reply = good(desk.run(alice, "what-if", board=board, do="attack with Sheep"))
    assert reply.choice is None
    assert "Sheep is sacrificed" in reply.verdict or "Sheep dies" in reply.verdict


@pytest.mark.cr("603.3b")
def test_orders_that_lead_only_to_the_same_targets_are_one_and_the_targets_are_told(desk: Desk, alice: Place) -> None:
    """Each of two triggers gets back a card; which of them finds its target gone, where both have one, comes to the
    same."""
    first = "When ~ dies, return target land card from your graveyard to your hand."
    other = "Whenever another creature you control dies, return target land card from your graveyard to your hand."
    mine = f'1/1 Myr creature token with "{first}", 1/1 Trawler creature token with "{other}"'
    board = f"You: {mine}; You graveyard: Forest, Island; Opp: nothing; Opp hand: Shock; Turn: Opp"
    reply = good(desk.run(alice, "what-if", board=board, do="Opp casts Shock on Myr; resolve all"))
    assert reply.choice is not None
    lines = reply.verdict.splitlines()
    assert lines[1].startswith("It's up to Alice: choose a target for ")
    assert lines[2].startswith("– Forest: Forest is in Alice's hand. Then it's up to Alice: choose a target for ")
    assert "   – Island: Island is in Alice's hand." in lines
    assert any("it comes to the same" in line for line in reply.footer)


@pytest.mark.cr("603.3b")
def test_orders_in_which_every_answer_comes_to_the_same_whatever_is_asked_first_are_one(
    desk: Desk, alice: Place
) -> None:
    """Whoever pays for one may pay for the other, before it or behind it."""
    one = "Whenever an opponent casts a spell, you may draw a card unless that player pays {1}."
    two = "Whenever an opponent casts a spell, you may gain 1 life unless that player pays {4}."
    mine = f'1/1 Study creature token with "{one}", 1/1 Remora creature token with "{two}"'
    board = f"You: {mine}; Opp hand: Divination; Turn: Opp"
    reply = good(desk.run(alice, "what-if", board=board, do="Opp casts Divination"))
    assert reply.choice is not None
    assert "It's up to Opp: pay {" in reply.verdict
    assert any("it comes to the same" in line for line in reply.footer)


@pytest.mark.cr("701.23a")
def test_which_of_two_cards_of_one_name_is_found_is_not_asked(desk: Desk, alice: Place) -> None:
    board = "You hand: Cultivate; You library: Forest, Forest, Grizzly Bears; Opp: nothing"
    reply = good(desk.run(alice, "what-if", board=board, do="cast Cultivate; resolve all"))
    assert reply.choice is None
    assert reply.verdict == "Forest is in Alice's hand; Forest enters tapped."
    others = board.replace("Forest, Forest", "Forest, Island")
    told = good(desk.run(alice, "what-if", board=others, do="cast Cultivate; resolve all"))
    assert told.choice is not None
    assert "– Island: Forest is in Alice's hand. Island enters tapped." in told.verdict
