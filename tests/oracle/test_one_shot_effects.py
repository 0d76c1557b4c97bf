"""What one-shot effects say: real sentences that are read as one model and print back."""

# ruff: noqa: E501 - sentences stay whole

from __future__ import annotations

import pytest

from engine.grammar.printer import print_value
from engine.oracle.compile import read_unit, says

SENTENCES = """
Mill three cards.
Scry 2, then draw a card.
Return target creature card from your graveyard to your hand.
Return target creature card from your graveyard to the battlefield tapped under your control.
Search your library for a basic land card, put it onto the battlefield tapped, then shuffle.
Search your library for a creature card, reveal it, put it into your hand, then shuffle.
Search your library for a card, then shuffle and put that card on top.
Look at the top three cards of your library. Put one of them into your hand and the rest on the bottom of your library in any order.
Look at the top five cards of your library. You may reveal a creature card from among them and put it into your hand. Put the rest on the bottom of your library in a random order.
Reveal cards from the top of your library until you reveal a creature card. Put that card into your hand and the rest on the bottom of your library in a random order.
Target opponent reveals their hand. You choose a noncreature, nonland card from it. That player discards that card.
Each player shuffles their hand and graveyard into their library, then draws seven cards.
Exile the top card of your library. You may play that card this turn.
Exile target creature you control, then return that card to the battlefield under its owner's control.
Destroy target nonblack creature. It can't be regenerated.
Counter target spell unless its controller pays {2}.
Counter target spell. If that spell is countered this way, exile it instead of putting it into its owner's graveyard.
Target player loses 2 life and you gain 2 life.
Exile target creature. Its controller gains life equal to its power.
~ deals 1 damage to each creature and each player.
~ deals 5 damage to any target and 3 damage to any other target.
~ deals 2 damage to target creature. If that creature would die this turn, exile it instead.
Tap target creature. It doesn't untap during its controller's next untap step.
Draw a card at the beginning of the next turn's upkeep.
Create two 1/1 white Soldier creature tokens with flying and lifelink.
Create a 0/1 colorless Eldrazi Spawn creature token with "Sacrifice ~: Add {C}."
Create a 3/3 Kavu creature token with trample that's all colors.
Create a token that's a copy of target creature you control, except it has haste. Sacrifice it at the beginning of the next end step.
Copy target instant or sorcery spell. You may choose new targets for the copy.
Distribute three +1/+1 counters among one, two, or three target creatures.
Each player chooses five lands they control, then sacrifices the rest.
""".strip().splitlines()

LINES = """
As an additional cost to cast ~, sacrifice a creature or pay 3 life.
You may exile two green cards from your hand rather than pay ~'s mana cost.
You may have ~ enter as a copy of any creature card in a graveyard, except it's a 4/4 black Zombie in addition to its other colors and types.
When ~ enters, exile target creature an opponent controls until ~ leaves the battlefield.
When ~ enters, you may sacrifice another creature. When you do, ~ deals 3 damage to any target.
{2}{B}: Return ~ from your graveyard to your hand.
{T}: Add one mana of any color. Spend this mana only to cast creature spells.
−7: You get an emblem with "Creatures you control get +2/+2 and have flying."
I, II — Create a 2/2 white Knight creature token with vigilance.
""".strip().splitlines()


@pytest.mark.parametrize("text", SENTENCES)
def test_what_a_spell_does_is_read_and_printed_back(text: str) -> None:
    unit = read_unit(text, True)
    assert unit.whole, unit.abilities
    (spell,) = unit.abilities
    assert says(spell.effect, text)  # type: ignore[attr-defined]


@pytest.mark.parametrize("text", LINES)
def test_what_a_permanent_or_a_cost_says_is_read_and_printed_back(text: str) -> None:
    unit = read_unit(text, False)
    assert unit.whole, unit.abilities
    assert print_value(unit.abilities[0]) == text


def test_the_rest_of_what_was_picked_out_is_not_read_as_what_was_picked() -> None:
    assert not read_unit("Choose two cards in your hand, then discard the rest.", True).whole
