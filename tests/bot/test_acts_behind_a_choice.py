"""Acts that are written behind what somebody must choose: played with every answer, and told with it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.desk import Desk, Place
from tests.bot.replies import good

CALLS = "Whenever ~ attacks, create two 1/1 white Soldier creature tokens that are tapped and attacking."
HERO = f'3/4 Hero creature token with "Battle cry" and "{CALLS}"'
BOARD = f"You: {HERO}, Grizzly Bears; Opp: Giant Spider"


@pytest.mark.cr("603.3b")
def test_combat_written_behind_an_order_is_played_in_each_order(desk: Desk, alice: Place) -> None:
    """3 + 3 and two Soldiers, of 2 power each only if they are there when battle cry resolves."""
    reply = good(desk.run(alice, "what-if", board=BOARD, do="attack with Hero and Bears; no blocks; damage"))
    _, tokens, cry = reply.verdict.splitlines()
    assert tokens.endswith("then battle cry: Alice creates 2 Soldier Tokens (2/1). Opp is at 10 life (10 damage).")
    assert cry == "– the other way round: Alice creates 2 Soldier Tokens (1/1). Opp is at 12 life (8 damage)."
    assert reply.understood.endswith("Opp does not block; to the combat damage step.")
    assert reply.choice is not None, "it is asked all the same"


@pytest.mark.cr("603.3b", "509.1h")
def test_what_is_the_same_in_each_order_is_told_once(desk: Desk, alice: Place) -> None:
    acts = "attack with Hero and Bears; Opp blocks Bears with Spider; damage"
    first, *others = good(desk.run(alice, "what-if", board=BOARD, do=acts)).verdict.splitlines()
    assert "In any order: Grizzly Bears dies." in first
    assert [line.rpartition("Opp is at ")[2] for line in others] == ["13 life (7 damage).", "15 life (5 damage)."]


@pytest.mark.cr("701.21a")
def test_what_one_of_the_answers_makes_impossible_is_told_with_it(desk: Desk, alice: Place) -> None:
    """A creature that has been sacrificed blocks nothing."""
    edict = '1/1 Cleric creature token with "{T}: Target player sacrifices a creature."'
    board = f"You: {edict}, Giant Spider; Opp: Grizzly Bears, Serra Angel"
    acts = "activate Cleric on Opp; attack with Giant Spider; Opp blocks with Grizzly Bears; damage"
    told = good(desk.run(alice, "what-if", board=board, do=acts)).verdict.splitlines()
    assert told[1:] == [
        "– Grizzly Bears: Grizzly Bears is sacrificed. Opp is at 18 life (2 damage). Not done: Opp blocks with Grizzly "
        "Bears.",
        "– Serra Angel: Grizzly Bears dies. Serra Angel is sacrificed. Giant Spider (2/4, 2 damage) survives.",
    ]


@pytest.mark.cr("118.12")
def test_what_is_asked_behind_every_answer_is_told_below_them_once(desk: Desk, alice: Place) -> None:
    tax = "Whenever an opponent casts a spell, you may draw a card unless that player pays {1}."
    tithe = "Whenever an opponent draws a card, that player may pay {2}. If the player doesn't, you gain 1 life."
    mine = f'1/1 Clerk creature token with "{tax}", 1/1 Tithe creature token with "{tithe}"'
    board = f"You: {mine}; Opp hand: Divination; Opp library: 5 Island; Turn: Opp"
    told = good(desk.run(alice, "what-if", board=board, do="Opp casts Divination")).verdict.splitlines()
    assert told[1:] == [
        "– Yes: Opp pays {1}.",
        "– No: Then it's up to Alice: draw a card? (Clerk)",
        "   – Yes: Alice draws a card.",
        "Then it's up to Opp 2 times: pay {2}? (Tithe) – with the same answer each time:",
        "– Yes: Opp pays {2} (2 times).",
        "– No: Alice is at 22 life (+2, Tithe).",
        "With each of these: Opp draws 2 cards.",
    ]


@pytest.mark.cr("603.3b")
def test_of_many_results_of_an_order_it_is_told_at_what_life_it_ends(desk: Desk, alice: Place) -> None:
    """The other attacker may come before, between or behind the Hero's triggers."""
    goes = "Whenever ~ attacks, create a 1/1 red Elf creature token that's tapped and attacking."
    ally = f'1/1 Ally creature token with "{goes}"'
    board = f"You: {HERO}, {ally}; Opp: Giant Spider"
    told = good(desk.run(alice, "what-if", board=board, do="attack with Hero and Ally; no blocks; damage")).verdict
    assert "\nDepending on the order, Opp is at 9, 10, 11 or 12 life.\n" in told
    assert "In any order: " in told
    lines = [line.rpartition("Opp is at ")[2] for line in told.splitlines()[2:]]
    assert sorted(lines) == [
        "10 life (10 damage).",
        "11 life (9 damage).",
        "12 life (8 damage).",
        "9 life (11 damage).",
    ]


AGAIN = "If a creature attacking causes a triggered ability of a permanent you control to trigger, that ability "


@pytest.mark.cr("603.3b", "603.2d")
@pytest.mark.parametrize(
    ("locale", "said", "loses", "most"),
    [
        ("en", "Depending on the order, Opp is at 2, 4, 6 or 8 life or loses the game.", "Opp loses", "is at 8 life"),
        ("fr", "Selon l’ordre, Opp est à 2, 4, 6 ou 8 points de vie ou perd la partie.", "Opp perd", "est à 8 points"),
    ],
)
def test_of_abilities_that_trigger_again_each_order_is_played_to_the_end(
    desk: Desk, alice: Place, locale: str, said: str, loses: str, most: str
) -> None:
    """3 + 3 and four Soldiers: both battle cries behind them add 10, both before them 2 in all."""
    lord = f'3/4 Lord creature token with "{AGAIN}triggers an additional time."'
    place = replace(alice, locale=locale)
    acts = "attack with everything; no blocks; damage"
    told = good(desk.run(place, "what-if", board=f"You: {lord}, {HERO}; Opp: nothing", do=acts)).verdict
    _, life, least, best = told.splitlines()
    assert life == said
    tokens_first, to_the_end = least.split(" ×2", 1)
    assert "Create two" in tokens_first
    assert loses in to_the_end
    assert " ×2" in best
    assert most in best


@pytest.mark.cr("707.10c", cited=False)
def test_copies_keep_their_targets_behind_a_choice(desk: Desk, alice: Place) -> None:
    """Shock and two copies: nobody has said that any of them is aimed at anything else."""
    copying = "Whenever you cast an instant or sorcery spell, copy it for each Swamp you control."
    copies = f'1/1 Elf creature token with "{copying} You may choose new targets for the copies."'
    gains = '1/1 Cat creature token with "{T}: You may gain 1 life."'
    board = f"You: {copies}, {gains}, 2 Swamp; You hand: Shock; Opp: nothing"
    told = good(desk.run(alice, "what-if", board=board, do="activate Cat; resolve; shock opp")).verdict
    assert told.splitlines()[1:] == [
        "– Yes: Alice is at 21 life (+1, Cat).",
        "– No: Alice stays at 20 life.",
        "With each of these: Opp is at 14 life (6 damage).",
    ]


LOOTER = '3/3 Bird creature token with "Whenever ~ attacks, you may draw a card. If you do, discard a card."'


@pytest.mark.cr("400.2", "701.9b")
def test_an_unknown_card_on_the_way_that_does_not_matter_is_passed_by(desk: Desk, alice: Place) -> None:
    """Which card is discarded bears on nothing: the damage is the same, and told once."""
    board = f"You: {LOOTER}; Opp: Giant Spider"
    reply = good(desk.run(alice, "what-if", board=board, do="attack with Bird; Opp doesn't block; damage"))
    always, _, *others = reply.verdict.splitlines()
    assert always == "In any case: Opp is at 17 life (3 damage)."
    assert "– Yes: Alice discards an unknown card. Alice draws a card." in others
    assert "Left undone" not in reply.verdict


@pytest.mark.cr("400.2", cited=False)
def test_an_unknown_card_that_could_matter_is_asked_for(desk: Desk, alice: Place) -> None:
    top = "reveal the top card of your library. If it's a creature card, you lose 2 life."
    board = f'You: 3/3 Bird creature token with "Whenever ~ attacks, you may {top}"; Opp: Giant Spider'
    reply = good(desk.run(alice, "what-if", board=board, do="attack with Bird; Opp doesn't block; damage"))
    assert "Then it depends on this: which card is on top of Alice's library?" in reply.verdict
    assert "Opp is at 17 life" not in reply.verdict.partition("– No")[0]


DRAIN = "Whenever another creature dies, target player loses 1 life."


@pytest.mark.cr("603.3d", cited=False)
def test_what_is_asked_again_behind_the_acts_that_are_left_is_answered_alike(desk: Desk, alice: Place) -> None:
    board = f'You: 0/1 Monk creature token with "{DRAIN}", 1/1 Ogre creature token with "Sacrifice another creature: \
You gain 1 life.", 2/2 Bear creature token, 3/3 Boar creature token; Opp: Forest'
    reply = good(desk.run(alice, "what-if", board=board, do="sac Bear to Ogre; sac Boar to Ogre"))
    _, asked, me, opp, *_ = reply.verdict.splitlines()
    assert asked == "It's up to Alice 2 times: choose a target for Monk – with the same answer each time:"
    assert me.startswith("– Alice: Alice is at 20 life")
    assert opp.startswith("– Opp: Opp is at 18 life (−2, Monk).")


@pytest.mark.cr("118.12a")
def test_what_was_done_behind_a_choice_stands_where_it_was_done_and_what_resolves_after_it_below(
    desk: Desk, alice: Place
) -> None:
    """Control is given back before the ability resolves that takes it."""
    wary = "Whenever ~ becomes the target of a spell or ability an opponent controls, counter that spell or ability"
    titan = f'6/6 Titan creature token with "{wary} unless its controller pays {{2}}."'
    path = 'a Path artifact token with "{T}: Each player gains control of all creatures they own."'
    steals = "{T}: Gain control of target creature for as long as ~ remains on the battlefield."
    sower = f'2/2 Sower creature token with "{steals}"'
    acts = "Opp activates Sower on Titan; resolve; I activate Path"
    reply = good(desk.run(alice, "what-if", board=f"You: {titan}, {path}; Opp: {sower}; Turn: Opp", do=acts))
    assert reply.verdict.splitlines()[1:] == [
        "– Yes: Opp controls Titan.",
        "– No: The ability of Sower is countered.",
    ]
    anyway, yes = reply.sections[-2:]
    acted, *already = [step.text for step in anyway.steps]
    assert acted.startswith("Alice activates Path: ")
    assert already == ["Opp controls Sower already.", "Alice controls Titan already."]
    assert yes.heading == "With “Yes” also:"
    assert [step.text.partition(" for as")[0] for step in yes.steps] == ["Opp gains control of Titan"]
    assert yes.steps[0].n == anyway.steps[-1].n + 1


@pytest.mark.cr("603.3b")
def test_combat_behind_more_orders_than_anybody_would_read_is_played_in_each(desk: Desk, alice: Place) -> None:
    """Four triggers have 24 orders: 3 + 3, two Soldiers, and a damage for each attack that is declared."""
    ring = '3/3 Rider creature token with haste and "Whenever a creature you control attacks, ~ deals 1 damage to the '
    ring += "player or planeswalker it's attacking.\""
    acts = "attack with Hero and Rider; resolve all; no blocks; damage"
    reply = good(desk.run(alice, "what-if", board=f"You: {HERO}, {ring}; Opp: nothing", do=acts))
    _, *each = reply.verdict.splitlines()
    assert sorted(line.partition(": Alice creates ")[2] for line in each) == [
        "2 Soldier Tokens (1/1). Opp is at 9 life (11 damage).",
        "2 Soldier Tokens (2/1). Opp is at 7 life (13 damage).",
    ]
    assert reply.understood.endswith("resolve all; Opp does not block; to the combat damage step.")


@pytest.mark.cr("117.4", cited=False)
def test_what_has_resolved_before_it_is_written_that_it_resolves_is_done(desk: Desk, alice: Place) -> None:
    """What dies on the way of one answer alone asks again there, and is answered alike."""
    artist = '0/1 Artist creature token with "Whenever another creature dies, target player loses 1 life."'
    seer = '2/2 Seer creature token with "Sacrifice another creature: ~ deals 2 damage to target creature."'
    board = f"You: {artist}, {seer}, Giant Spider; Opp: Grizzly Bears"
    reply = good(desk.run(alice, "what-if", board=board, do="activate Seer sacrificing Spider; resolve all"))
    assert "Left undone" not in reply.verdict
    assert "Not done" not in reply.verdict
    assert reply.understood.endswith("; resolve all.")


@pytest.mark.cr("603.3")
def test_that_no_more_is_drawn_is_told_behind_what_is_drawn(desk: Desk, alice: Place) -> None:
    text = "Whenever an opponent draws a card, you may gain 1 life. If you do, draw two cards."
    sphinx = f'4/6 Sphinx creature token with "{text}"'
    spirit = '2/1 Spirit creature token with "Each player can\'t draw more than one card each turn."'
    board = f"You: {sphinx}; Opp: {spirit}; Opp hand: Divination; Turn: Opp"
    reply = good(desk.run(alice, "what-if", board=board, do="Opp casts Divination; resolve all"))
    yes = next(line for line in reply.verdict.splitlines() if line.startswith("– Yes"))
    assert yes.endswith("Alice draws a card. Alice can't draw another card this turn: Spirit.")


@pytest.mark.cr("603.3b", "608.2d")
def test_an_answer_that_was_taken_behind_an_order_is_not_said_to_have_been_asked_for_never(
    desk: Desk, alice: Place
) -> None:
    """Whoever says "yes" behind "resolve all" means what is asked as that resolves, behind the order."""
    heals = (
        '1/1 Cleric creature token with "{0}, Sacrifice ~: You gain 1 life." and "When ~ dies, you may gain 2 life."'
    )
    mourns = '1/1 Mourner creature token with "Whenever another creature dies, each opponent loses 1 life."'
    board = f"You: {heals}, {mourns}"
    reply = good(desk.run(alice, "what-if", board=board, do="activate Cleric; resolve all; yes"))
    assert "Alice is at 23 life (+3, Cleric)" in reply.verdict
    assert not any("never asked for" in line for line in reply.footer), reply.footer
    refused = good(desk.run(alice, "what-if", board=board, do="activate Cleric; resolve all; no"))
    assert "Alice is at 21 life (+1, Cleric)" in refused.verdict
