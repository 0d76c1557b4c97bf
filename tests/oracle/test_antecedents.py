# ruff: noqa: E501 - sentences stay whole
"""What each pronoun, each "that creature" and each "other" of a text stands for, in the order of the text.

"target 0" is the first target, "result 1" what the second action has brought about, "cost 0" what the first part of the
cost was paid with; "event" is what the trigger watches, "event other" the other party of it; "each" is the one that a
sentence about several has come to.
"""

from __future__ import annotations

import pytest

from cards.model import Face
from engine.abilities.nouns.antecedents import Antecedent, Role
from engine.abilities.walk import walk
from engine.oracle.compile import compile_face

READ = """
E Each creature you control gets +1/+1 for each other creature you control.
each

S Destroy target creature. Each other creature gets -1/-1 until end of turn.
target 0

S Target creature gets +1/+1 until end of turn for each other creature you control.
target 0

E Whenever a creature you control dies, each other creature you control gets +1/+1 until end of turn.
event

S Each other creature becomes a copy of target creature until end of turn.
target 0

S Destroy target creature. Its controller loses 2 life.
target 0

S Destroy target creature. Its owner draws a card.
target 0

S Destroy target creature an opponent controls. That player draws a card.
whose, target 0

S Exile target card from an opponent's graveyard. That player draws a card.
whose, target 0

S Target player discards a card. You gain life equal to that card's mana value.
result 0

S ~ deals damage to each player equal to the number of cards in that player's hand.
each

S ~ deals damage equal to the number of cards in target player's hand to that player.
target 0

S Look at the top three cards of your library. Put one of them into your hand and the rest on the bottom of your library in any order.
result 0, result 0

S Reveal the top card of your library. If it's a creature card, put it onto the battlefield.
result 0, result 0

S Search your library for a creature card, reveal it, put it into your hand, then shuffle.
result 0, result 0

S Reveal the top five cards of your library. Put all creature cards revealed this way into your hand and the rest into your graveyard.
result 0

S Create a token that's a copy of target creature. It gains haste until end of turn.
result 0

S Create a token that's a copy of target creature. That token gains haste until end of turn.
result 0

S Target creature becomes a copy of another target creature until end of turn. It gains haste until end of turn.
target 0

S Two target creatures gain haste until end of turn. Untap them.
target 0

S Destroy target creature or planeswalker. That permanent's controller draws a card.
target 0

S ~ deals 3 damage to any target. That creature can't block this turn.
target 0

S ~ deals 3 damage to target creature. ~ deals damage to that creature's controller equal to its power.
target 0, target 0

C Whenever ~ deals combat damage to a player, that player discards a card.
event

C Whenever ~ blocks a creature, destroy that creature.
event other

C Whenever ~ becomes blocked by a creature, that creature gets -1/-1 until end of turn.
event

E Whenever a creature deals damage to you, destroy it.
event other

E Whenever a player casts a spell, that player loses 1 life.
event other

E Whenever an opponent casts a spell, counter it unless that player pays {1}.
event, event other

E At the beginning of each player's upkeep, that player draws a card.
event

E Whenever a creature an opponent controls dies, that player loses 1 life.
event controller

E Whenever enchanted creature attacks, its controller draws a card.
event

E Whenever enchanted creature dies, return that card to the battlefield under your control.
event

E Enchanted creature gets +1/+1. Its controller can't cast spells.
attached

C Sacrifice a creature: ~ deals damage equal to the sacrificed creature's power to any target.
cost 0

C Discard a card: If the discarded card was a land card, draw a card.
cost 0

C Tap an untapped creature you control: Put a +1/+1 counter on it.
cost 0

S Sacrifice a creature. If you do, draw cards equal to the sacrificed creature's power.
result 0

S Each opponent reveals the top card of their library. You may cast that card.
each, result 0

S Choose a creature. Destroy it.
result 0

S An opponent chooses a creature you control. Sacrifice it.
result 0

S Exile target creature, then return it to the battlefield under its owner's control. That player draws a card.
target 0, whose, target 0

S Return target creature to its owner's hand. That player discards a card.
whose, target 0

S Target player sacrifices a creature. They lose 1 life.
target 0

S Discard any number of cards, then draw that many cards.
result 0

S Sacrifice any number of lands. ~ deals that much damage to any target.
result 0

S ~ deals damage to target creature equal to the number of lands you control. You gain that much life.
result 0

C Whenever you gain life, target opponent loses that much life.
event

C Whenever one or more creatures you control attack, draw that many cards.
event 1

C When ~ enters, you may discard a card. When you do, destroy target creature. Its controller draws a card.
target 0

S Target creature deals damage equal to its power to another target creature.
target 0

C Whenever you cast a spell that targets a creature, that creature gets +1/+1 until end of turn.
targeted

C Whenever ~ becomes the target of a spell, counter that spell.
targeter

C Whenever you attack a player, that player loses 1 life.
attacked

S The next time a source of your choice would deal damage to you this turn, prevent that damage. ~ deals that much damage to that source's controller.
event, event other

E Whenever a land enters, ~ deals 1 damage to that land's controller.
event

E Whenever a nontoken creature you control dies, return it to its owner's hand.
event

S ~ deals 6 damage to target creature. When that creature dies this turn, exile its controller's graveyard.
target 0, target 0

C {T}, Sacrifice three Spirits: Search your library for a legendary Spirit permanent card, put it onto the battlefield, then shuffle.
result 0

C Whenever a creature you control attacks, it gets +1/+0 until end of turn for each other attacking creature that shares a creature type with it.
event, event, event

C Whenever one or more nonland cards are milled, you may create that many 2/2 black Zombie Mutant creature tokens. Do this only once each turn.
event 1

S Target player reveals their hand. You choose a nonland card from it with mana value 2 or less. That player discards that card.
target 0, result 0, target 0, result 1

C {X}{G}{G}: Put X +1/+1 counters on target land you control. That land becomes a 0/0 Elemental creature with haste. It's still a land.
target 0

C When ~ exploits a creature, look at the top four cards of your library. Put one of them into your hand and the rest into your graveyard.
result 0, result 0

C Whenever ~ deals combat damage to a player, you may sacrifice it. If you do, ~ deals 3 damage to that player.
event other, event

C I — Each player creates three tapped 1/1 white Warrior creature tokens. The tokens are goaded for as long as ~ remains on the battlefield.
result 0

S Tap all creatures target player controls. You may pay X {E}, then choose up to X creatures tapped this way. Put a stun counter on each of them.
result 2

C When ~ dies, you may exile it. When you do, for each opponent, exile up to one target creature that player controls.
event

C Whenever a creature you control with a +1/+1 counter on it leaves the battlefield, create a Mutagen token for each +1/+1 counter on it.
event

S Counter target creature or battle spell unless its controller pays {4}. If they do, you incubate 2.
target 0

C When ~ enters, scry 2, then reveal the top card of your library. If it's a creature card, put it into your hand.
result 1, result 1

S ~ deals 2 damage to each of two target creatures. Destroy those creatures instead if you have no cards in hand.
target 0

S The owner of target spell or creature puts it on their choice of the top or bottom of their library.
target 0

S ~ deals damage to each player equal to the number of lands they control.
each

C Whenever a source an opponent controls deals damage to you or a permanent you control, you may have ~ deal 1 damage to that source's controller.
event other

S ~ costs {3} more to cast if it targets a creature.
this

C Whenever equipped creature becomes blocked, it deals 2 damage to each creature blocking it.
event, event

C Creatures with power less than ~'s power can't block it.
this

C When ~ enters, sacrifice it unless {U} was spent to cast it.
event, event

S Each opponent sacrifices a creature or planeswalker with the greatest mana value among creatures and planeswalkers they control.
each

C −2: When you cast your next instant or sorcery spell from your hand this turn, it gains rebound.
event

C You may have ~ enter as a copy of any creature card in a graveyard. When you do, exile that card.
copied

C {T}: Add {R}. When that mana is spent to cast a creature spell, copy that spell.
event

S For each opponent, gain control of up to one target creature that player controls until end of turn. Untap those creatures. They gain haste until end of turn.
target 0, target 0

E Whenever enchanted creature deals damage to a creature, destroy that creature.
event

C Whenever equipped creature blocks a creature, destroy that creature.
event other

S ~ deals 4 damage to target player or planeswalker. That player or that planeswalker's controller discards a card.
target 0, target 0

S Exile all artifacts, then draw that many cards.
result 0

S Sacrifice two creatures. Draw that many cards.
result 0

S Sacrifice all creatures you control. Draw that many cards.
result 0

S Sacrifice any number of creatures, then create that many Treasure tokens.
result 0

S Reveal the top five cards of your library. Put two of them into your hand and the rest into your graveyard.
result 0, result 0

S Reveal the top five cards of your library. An opponent chooses a card from among them. Put that card into your graveyard and the rest into your hand.
result 0, result 1, result 0

S Search your library for a card, exile it face down, then shuffle.
result 0

C Whenever ~ attacks, it gets +1/+1 until end of turn for each creature that shares a color with it.
event, event

S Target creature gets +X/+X until end of turn, where X is its power.
target 0

S Target creature you control deals damage equal to its power to target creature you don't control. If the creature you control has trample, excess damage is dealt to that creature's controller instead.
target 0, target 1, target 0

E Whenever a creature attacks, when it dies this turn, draw a card. It gains haste until end of turn.
event, event
""".strip().split("\n\n")

KINDS = {"S": "Sorcery", "C": "Creature", "E": "Enchantment"}
NUMBERED = {Role.TARGET, Role.RESULT, Role.COST}
"""What there may be several of, told apart by their numbers."""


def named(antecedent: Antecedent) -> str:
    words = antecedent.role.name.lower().replace("_", " ")
    return f"{words} {antecedent.index}" if antecedent.role in NUMBERED or antecedent.index else words


@pytest.mark.parametrize("entry", READ)
def test_what_the_words_of_a_text_stand_for(entry: str) -> None:
    line, meant = entry.splitlines()
    read = compile_face(Face(name="Test Bear", text=line[2:], types=(KINDS[line[0]],)))
    assert not read.unread
    found = [node for ability in read.abilities for node in walk(ability) if isinstance(node, Antecedent)]
    assert ", ".join(map(named, found)) == meant
