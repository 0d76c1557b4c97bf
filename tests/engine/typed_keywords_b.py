# ruff: noqa: E501
"""Cards for questions about the younger keywords, keyword actions and terms (700-702), typed as facts.

Written like those of ``typed_forms``; the ``Twice`` cards have a keyword two times, as an effect could make them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from cards.model import Card, Face
from tests.engine.typed_forms import rows


def typed(face: Callable[[str, str, str, str, str], Face]) -> Iterable[Card]:
    """The cards of this shelf."""
    return rows(CARDS, face)


CARDS = """
Steel Golem | {3} | Artifact Creature — Golem | 3/4
You can't cast creature spells.

Glowrider | {2}{W} | Creature — Human Cleric | 2/1
Noncreature spells cost {1} more to cast.

Outcaster Trailblazer | {2}{G} | Creature — Human Druid | 4/2
When this creature enters, add one mana of any color.
Whenever another creature you control with power 4 or greater enters, draw a card.
Plot {2}{G}

Monk's Fist | {2} | Artifact — Equipment |
Job select
Equipped creature gets +1/+0 and is a Monk in addition to its other types.
Equip {2}

Fervor | {2}{R} | Enchantment |
Creatures you control have haste.

Mind Spiral | {4}{U} | Sorcery |
Gift a tapped Fish
Target player draws three cards. If the gift was promised, tap target creature an opponent controls and put a stun counter on it.

Brave the Wilds | {G} | Sorcery |
Bargain
If this spell was bargained, target land you control becomes a 3/3 Elemental creature with haste that's still a land.
Search your library for a basic land card, reveal it, put it into your hand, then shuffle.

Oscorp Industries |  | Land |
This land enters tapped.
When this land enters from a graveyard, you lose 2 life.
{T}: Add {U}, {B}, or {R}.
Mayhem

Battle at the Bridge | {X}{B} | Sorcery |
Improvise
Target creature gets -X/-X until end of turn. You gain X life.

Lightning Helix | {R}{W} | Instant |
Lightning Helix deals 3 damage to any target and you gain 3 life.

Sacred Foundry |  | Land — Mountain Plains |
As this land enters, you may pay 2 life. If you don't, it enters tapped.

Boros Reckoner | {R/W}{R/W}{R/W} | Creature — Minotaur Wizard | 3/3
Whenever Boros Reckoner is dealt damage, it deals that much damage to any target.
{R/W}: Boros Reckoner gains first strike until end of turn.

Tymna the Weaver | {1}{W}{B} | Legendary Creature — Human Cleric | 2/2
Lifelink
At the beginning of each of your postcombat main phases, you may pay X life, where X is the number of opponents that were dealt combat damage this turn. If you do, draw X cards.
Partner

Magnetic Theft | {R} | Instant |
Attach target Equipment to target creature.

Cobbled Wings | {2} | Artifact — Equipment |
Equipped creature has flying.
Equip {1}

Starforged Sword | {4} | Artifact — Equipment |
Gift a tapped Fish
When this Equipment enters, if the gift was promised, attach this Equipment to target creature you control.
Equipped creature gets +3/+3 and loses flying.
Equip {3}

Osseous Exhale | {1}{W} | Instant |
As an additional cost to cast this spell, you may behold a Dragon.
Osseous Exhale deals 5 damage to target attacking or blocking creature. If a Dragon was beheld, you gain 2 life.

Political Trickery | {2}{U} | Sorcery |
Exchange control of target land you control and target land an opponent controls.

Wasteland |  | Land |
{T}: Add {C}.
{T}, Sacrifice this land: Destroy target nonbasic land.

Strip Mine |  | Land |
{T}: Add {C}.
{T}, Sacrifice this land: Destroy target land.

Laser Screwdriver | {3} | Artifact |
{T}: Add one mana of any color.
{1}, {T}: Tap target artifact.
{2}, {T}: Surveil 1.
{3}, {T}: Goad target creature.

Avarice Totem | {1} | Artifact |
{5}: Exchange control of Avarice Totem and target nonland permanent.

Leyline Dowser | {2} | Artifact |
{1}, {T}: Mill a card. You may put an instant or sorcery card milled this way into your hand.
Tap an untapped legendary creature you control: Untap Leyline Dowser.

Sensei's Divining Top | {1} | Artifact |
{1}: Look at the top three cards of your library, then put them back in any order.
{T}: Draw a card, then put this artifact on top of its owner's library.

Oath of Jace | {2}{U} | Legendary Enchantment |
When Oath of Jace enters, draw three cards, then discard two cards.
At the beginning of your upkeep, scry X, where X is the number of planeswalkers you control.

Flamespeaker Adept | {2}{R} | Creature — Human Shaman | 2/3
Whenever you scry, Flamespeaker Adept gets +2/+0 and gains first strike until end of turn.

Cerebral Download | {4}{U} | Instant |
Surveil X, where X is the number of artifacts you control. Then draw three cards.

Vampiric Tutor | {B} | Instant |
Search your library for a card, then shuffle and put that card on top. You lose 2 life.

Woodland Bellower | {4}{G}{G} | Creature — Beast | 6/5
When Woodland Bellower enters, you may search your library for a nonlegendary green creature card with mana value 3 or less, put it onto the battlefield, then shuffle.

Blitz Hellion | {3}{R}{G} | Creature — Hellion | 7/7
Trample, haste
At the beginning of the end step, Blitz Hellion's owner shuffles it into their library.

Reminisce | {2}{U} | Sorcery |
Target player shuffles their graveyard into their library.

Icy Manipulator | {4} | Artifact |
{1}, {T}: Tap target artifact, creature, or land.

Fallowsage | {3}{U} | Creature — Merfolk Wizard | 2/2
Whenever Fallowsage becomes tapped, you may draw a card.

Waxing Moon | {1}{G} | Instant |
Transform up to one target Werewolf you control. Creatures you control gain trample until end of turn.

Mutagen Connoisseur | {1}{G}{U} | Creature — Vedalken Mutant | 0/5
Flying, vigilance
Mutagen Connoisseur gets +1/+0 for each transformed permanent you control.

Gust Walker | {1}{W} | Creature — Human Wizard | 2/2
You may exert Gust Walker as it attacks. When you do, it gets +1/+1 and gains flying until end of turn.

Serra's Blessing | {1}{W} | Enchantment |
Creatures you control have vigilance.

Merfolk Branchwalker | {1}{G} | Creature — Merfolk Scout | 2/1
When Merfolk Branchwalker enters, it explores.

Hakbal of the Surging Soul | {2}{G}{U} | Legendary Creature — Merfolk Scout | 3/3
At the beginning of combat on your turn, each Merfolk creature you control explores.
Whenever Hakbal attacks, you may put a land card from your hand onto the battlefield. If you don't, draw a card.

Kumena's Speaker | {G} | Creature — Merfolk Shaman | 1/1
Kumena's Speaker gets +1/+1 as long as you control another Merfolk or an Island.

Psionic Snoop | {2}{U} | Creature — Human Rogue | 0/3
Flash
When Psionic Snoop enters, it connives.

Raffine, Scheming Seer | {W}{U}{B} | Legendary Creature — Sphinx Demon | 1/4
Flying, ward {1}
Whenever you attack, target attacking creature connives X, where X is the number of attacking creatures.

Hide in Plain Sight | {3}{G} | Sorcery |
Look at the top five cards of your library, cloak two of them, and put the rest on the bottom of your library in a random order.

Krumar Initiate | {1}{B} | Creature — Human Cleric | 2/2
{X}{B}, {T}, Pay X life: This creature endures X. Activate only as a sorcery.

Eager Construct | {2} | Artifact Creature — Construct | 2/2
When Eager Construct enters, each player may scry 1.

Great Fierce Bee | {2}{B} | Creature — Insect | 2/2
Flying
Whenever one or more other creatures die, scry 1.

Day of Judgment | {2}{W}{W} | Sorcery |
Destroy all creatures.

Seedpod Caretaker | {2}{W} | Creature — Phyrexian Cleric | 2/2
When Seedpod Caretaker enters, choose one —
• Put a +1/+1 counter on target artifact or creature you control.
• Transform target Incubator token you control.

Izzet Charm | {U}{R} | Instant |
Choose one —
• Counter target noncreature spell unless its controller pays {2}.
• Izzet Charm deals 2 damage to target creature.
• Draw two cards, then discard two cards.

Aspect of Hydra | {G} | Instant |
Target creature gets +X/+X until end of turn, where X is your devotion to green.

Leatherback Baloth | {G}{G}{G} | Creature — Beast | 4/5

Athreos, God of Passage | {1}{W}{B} | Legendary Enchantment Creature — God | 5/4
Indestructible
As long as your devotion to white and black is less than seven, Athreos isn't a creature.
Whenever another creature you own dies, return it to your hand unless target opponent pays 3 life.

Nightsky Mimic | {1}{W/B} | Creature — Shapeshifter | 2/1
Whenever you cast a spell that's both white and black, Nightsky Mimic has base power and toughness 4/4 until end of turn and gains flying until end of turn.

Moonlace | {U} | Instant |
Target spell or permanent becomes colorless.

Jhoira's Familiar | {4} | Artifact Creature — Bird | 2/2
Flying
Historic spells you cast cost {1} less to cast.

Braids's Frightful Return | {2}{B} | Enchantment — Saga |
Read ahead
I — You may sacrifice a creature. If you do, each opponent discards a card.
II — Return target creature card from your graveyard to your hand.
III — Target opponent may sacrifice a nonland, nontoken permanent. If they don't, they lose 2 life and you draw a card.

Obstinate Gargoyle | {1}{W}{B} | Artifact Creature — Gargoyle | 2/2
Obstinate Gargoyle has flying as long as it's modified.
Persist

Imposing Sovereign | {1}{W} | Creature — Human Noble | 2/1
Creatures your opponents control enter tapped.

Minas Tirith |  | Legendary Land |
Minas Tirith enters tapped unless you control a legendary creature.
{T}: Add {W}.
{1}{W}, {T}: Draw a card. Activate only if you attacked with two or more creatures this turn.

Landroval, Horizon Witness | {4}{W} | Legendary Creature — Bird Noble | 3/4
Flying
Whenever two or more creatures you control attack a player, target attacking creature without flying gains flying until end of turn.

Battlefield Forge |  | Land |
{T}: Add {C}.
{T}: Add {R} or {W}. This land deals 1 damage to you.

Twice Improvise | {4} | Artifact Creature — Golem | 2/2
Improvise
Improvise

Twice Read Ahead | {2}{W} | Enchantment — Saga |
Read ahead
Read ahead
I — You gain 1 life.
II — You gain 2 life.
III — You gain 3 life.

Twice Skulk | {1} | Creature — Rogue | 1/1
Skulk
Skulk

Twice Myriad | {3} | Creature — Soldier | 2/2
Myriad
Myriad

Twice Enlist | {3} | Creature — Soldier | 2/2
Enlist
Enlist

Gifted Seer | {1}{U} | Creature — Wizard | 1/1
Gift a tapped Fish

Gifted Merchant | {1}{U} | Creature — Wizard | 1/1
Gift a Treasure

Gifted Cook | {1}{U} | Creature — Wizard | 1/1
Gift a Food

Gifted Diver | {1}{U} | Creature — Wizard | 1/1
Gift an Octopus

Gifted Sage | {1}{U} | Creature — Wizard | 1/1
Gift an extra turn

Living Car | {3} | Artifact — Vehicle | 3/3
Living metal

Wild Quarreler | {1}{G} | Creature — Wolf | 2/5
{1}: Wild Quarreler fights target creature.

Coiled Golem | {2} | Artifact Creature — Equipment Golem | 1/1
{1}: Put a +1/+1 counter on this creature.
Equipped creature gets +1/+1.
Reconfigure {1}

Hidden Giant | {3}{W} | Creature — Giant | 4/4
Disguise {X}{W}
When this creature is turned face up, put X +1/+1 counters on it.

Pair of Spies | {1}{U} | Sorcery |
Each creature you control connives.

Living Workshop | {2} | Enchantment |
Artifacts are 2/2 creatures in addition to their other types.

Crowded Nursery | {2}{W} | Enchantment |
If one or more creature tokens would be created under your control, three times that many of those tokens are created instead.

Twice Blitz | {4}{R} | Creature — Ogre | 3/3
Blitz {2}{R}
Blitz {R}

Twice Casualty | {R} | Sorcery |
Twice Casualty deals 1 damage to any target.
Casualty 1
Casualty 2

Twice Squad | {1} | Creature — Soldier | 1/1
Squad {1}
Squad {2}

Twice Offspring | {2} | Creature — Rabbit | 3/3
Offspring {1}
Offspring {2}

transform:
Kindly Stranger | {2}{B} | Creature — Human | 2/3
Delirium — {2}{B}: Transform Kindly Stranger. Activate only if there are four or more card types among cards in your graveyard.
---
Demon-Possessed Witch | [B] | Creature — Human Shaman | 4/3
When this creature transforms into Demon-Possessed Witch, you may destroy target creature.

transform:
Spellbound Scholar | {1}{U} | Creature — Human Wizard | 1/3
{1}: Transform Spellbound Scholar.
---
Scholar's Insight | [U] | Sorcery |
You gain 3 life.
"""
