# ruff: noqa: E501 - sentences stay whole
"""Texts with more than one meaning, or none: they are refused with the question, and their like that has one is read.

A guess would be a wrong answer; so each pair tells a sentence of which something has to be asked, and the nearest
sentence of which nothing has.
"""

from __future__ import annotations

import pytest

from cards.model import Face
from engine.oracle.compile import compile_face

PAIRS = """
what "the damage prevented this way" refers to
S Target creature can't attack this turn. You gain life equal to the damage prevented this way.
S The next time a source of your choice would deal damage to you this turn, prevent that damage. You gain life equal to the damage prevented this way.

what "the chosen creature" refers to
S Destroy the chosen creature.
S Choose a creature you control. Destroy the chosen creature.

what TheDifference speaks of
C When ~ enters, draw cards equal to the difference.
C When ~ enters, if you have fewer than four cards in hand, draw cards equal to the difference.

what "that spell" refers to
S When you next cast an instant spell this turn, copy it. Counter that spell.
S When you next cast an instant spell this turn, copy that spell. You gain 1 life.

who chooses them
S Search your library for a land card of each basic land type, put those cards onto the battlefield, then shuffle.
S Choose a land of each basic land type, then destroy those lands.

what "that player" refers to
S Tap target creature that player controls.
C Whenever you attack a player, tap target creature that player controls.

what "it" refers to
S For each opponent, tap up to one target creature that player controls. Put a stun counter on it.
S For each opponent, tap up to one target creature that player controls. Put a stun counter on each of them.

what is done once a process is not repeated any more
C When ~ enters, you gain 1 life. Then repeat this process once. Draw a card.
C When ~ enters, you gain 1 life. Draw a card. Then repeat this process once.

what is from the same place
C {1}, Exile two creature cards from a single graveyard: You gain 1 life.
C {1}: Exile two target creature cards from a single graveyard.

which player chooses the target
C {T}: An opponent chooses target creature they control. Destroy that creature.
C {T}: Target opponent chooses a creature they control. Destroy that creature.

which of them are meant together
S Destroy any number of target artifacts with total mana value X or less.
S Destroy any number of target artifacts with total mana value 5 or less.

which of them does what
S Target creature you control and target creature an opponent controls each gain indestructible until end of turn.
S Two target creatures each gain indestructible until end of turn.

which creatures are meant
C Whenever ~ becomes blocked by a creature, destroy both creatures.
S X target attacking creatures become blocked. ~ deals 1 damage to each of those creatures.

which of them is meant
S Tap up to two target creatures. Put a stun counter on either of them.
S Tap up to two target creatures. Put a stun counter on each of them.

when it was cast
C At the beginning of your end step, draw a card for each card type among spells you've cast this turn.
S Draw a card for each other instant and sorcery spell you've cast this turn.

what is said of the spell that is cast later
C Whenever ~ attacks, exile the top five cards of your library. You may cast an artifact spell from among them this turn. If you do, draw a card.
C Whenever ~ attacks, exile the top five cards of your library. You may cast an artifact spell from among them this turn.

what grants the ability
C {3}: Until end of turn, ~ loses "Prevent all damage that would be dealt to ~~."
C {3}: Until end of turn, ~ gains "{T}: ~~ deals 1 damage to any target."

how a spell that resolves is cast
S You may cast ~ without paying its mana cost.
C {1}: Exile the top card of your library. You may cast it without paying its mana cost.

what "X" is
C At the beginning of your upkeep, you may pay X life. If you do, untap X permanents.
C At the beginning of your upkeep, you may pay {X}. If you do, draw X cards.

what "X" is
C When ~ enters, you may reveal X black cards in your hand. If you do, target creature gets -X/-X until end of turn.
C {X}: You may untap X lands.

what "Y" is
S Target creature gets +X/+Y until end of turn, where X is the number of creatures you control.
S Target creature gets +X/+Y until end of turn, where X is the number of creatures you control and Y is the number of artifacts you control.

which of several things is done for each
S You gain 2 life for each card in your graveyard, then shuffle your graveyard into your library.
S You gain 2 life for each card in your graveyard. Shuffle your graveyard into your library.

what "other" is other than
S Attacking creatures you control get +1/+0 until end of turn for each other attacking creature.
C Whenever a creature you control attacks, it gets +1/+0 until end of turn for each other attacking creature.

what "that much" refers to
C Whenever ~ attacks, each opponent gains that much life.
C Whenever ~ is dealt damage, you gain that much life.

what "1 life you gained" refers to
C When ~ enters, put a +1/+1 counter on ~ for each 1 life you gained.
E Whenever you gain life, put a +1/+1 counter on ~ for each 1 life you gained.

what PerExiled speaks of
C When ~ enters, exile any number of other nonland permanents you control until ~ leaves the battlefield. Create a 1/1 white Soldier creature token for each permanent exiled this way.
C When ~ enters, exile any number of other nonland permanents you control. Create a 1/1 white Soldier creature token for each permanent exiled this way.

which of them are meant together
S Exile target artifact with total mana value 3 or less.
S Exile any number of target cards with total mana value 4 or less from a single graveyard.

what "that many" refers to
S Discard two cards, then draw that many cards.
S Exile all artifacts, then draw that many cards.

what "that creature" refers to
S Create a token that's a copy of target creature. Sacrifice that creature.
S Create a token that's a copy of target creature. Sacrifice that token.

what "it" refers to
S Target creature you control deals damage equal to its power to target creature you don't control. Untap it.
S Target creature you control deals damage equal to its power to target player. Untap it.

what "it" refers to
S For each opponent, tap up to one target creature that player controls. Put a stun counter on it.
S For each opponent, tap up to one target creature that player controls. Put a stun counter on each of them.

what "it" refers to
S Reveal the top card of your library. It gets +1/+1 until end of turn.
S Reveal the top card of your library. Exile it.

what "Y" is
S Target creature gets +X/+Y until end of turn.
S Draw X cards, then mill X cards, where X is the number of creatures you control.

what "it" refers to
C Whenever you sacrifice an artifact, return a card exiled with it to its owner's hand.
C Whenever you sacrifice an artifact, return a card exiled with ~ to its owner's hand.

what "the rest" refers to
S Search your library for a card and exile the rest.
S Look at the top two cards of your library. Put one of them into your hand and exile the rest.
""".strip().split("\n\n")


def questions(line: str) -> list[str]:
    """What is asked of a text: "S" is a sorcery's, "C" a creature's, "E" an enchantment's."""
    kind, text = line[0], line[2:]
    face = Face(name="Test Bear", text=text, types=(KINDS[kind],))
    return [unread.lacks[0] for unread in compile_face(face).unread]


KINDS = {"S": "Sorcery", "C": "Creature", "E": "Enchantment"}


@pytest.mark.parametrize("pair", PAIRS)
def test_what_has_no_single_meaning_is_asked_about_and_its_like_is_read(pair: str) -> None:
    question, asked, read = pair.splitlines()
    assert questions(asked) == [question]
    assert questions(read) == []
