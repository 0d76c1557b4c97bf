# ruff: noqa: E501
"""Cards that players ask about most, typed as facts (see ``typed_cards``)."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from cards.model import Card, Face
from tests.engine.typed_forms import rows


def typed(face: Callable[[str, str, str, str, str], Face]) -> Iterable[Card]:
    """The cards of this shelf."""
    return rows(CARDS, face)


CARDS = """
transform:
Ojer Pakpatiq, Deepest Epoch | {2}{U}{U} | Legendary Creature — God | 4/3
Flying
Whenever you cast an instant spell from your hand, it gains rebound.
When Ojer Pakpatiq dies, return it to the battlefield tapped and transformed under its owner's control with three time counters on it.
---
Temple of Cyclical Time |  | Land |
{T}: Add {U}. Remove a time counter from this land.
{2}{U}, {T}: Transform this land. Activate only if it has no time counters on it and only as a sorcery.

Torrential Gearhulk | {4}{U}{U} | Artifact Creature — Construct | 5/6
Flash
When this creature enters, you may cast target instant card from your graveyard without paying its mana cost. If that spell would be put into your graveyard, exile it instead.

Kess, Dissident Mage | {1}{U}{B}{R} | Legendary Creature — Human Wizard | 3/4
Flying
Once during each of your turns, you may cast an instant or sorcery spell from your graveyard. If a spell cast this way would be put into your graveyard, exile it instead.

Thassa's Oracle | {U}{U} | Creature — Merfolk Wizard | 1/3
When this creature enters, look at the top X cards of your library, where X is your devotion to blue. Put up to one of them on top of your library and the rest on the bottom of your library in a random order. If X is greater than or equal to the number of cards in your library, you win the game.

Prismatic Ending | {X}{W} | Sorcery |
Converge — Exile target nonland permanent if its mana value is less than or equal to the number of colors of mana spent to cast this spell.

Omnath, Locus of Mana | {2}{G} | Legendary Creature — Elemental | 1/1
You don't lose unspent green mana as steps and phases end.
Omnath gets +1/+1 for each unspent green mana you have.

Kruphix, God of Horizons | {3}{G}{U} | Legendary Enchantment Creature — God | 4/7
Indestructible
As long as your devotion to green and blue is less than seven, Kruphix isn't a creature.
You have no maximum hand size.
If you would lose unspent mana, that mana becomes colorless instead.

Kinnan, Bonder Prodigy | {G}{U} | Legendary Creature — Human Druid | 2/2
Whenever you tap a nonland permanent for mana, add one mana of any type that permanent produced.
{5}{G}{U}: Look at the top five cards of your library. You may put a non-Human creature card from among them onto the battlefield. Put the rest on the bottom of your library in a random order.

Urza's Tower |  | Land — Urza's Tower |
{T}: Add {C}. If you control an Urza's Mine and an Urza's Power-Plant, add {C}{C}{C} instead.

Urza's Mine |  | Land — Urza's Mine |
{T}: Add {C}. If you control an Urza's Power-Plant and an Urza's Tower, add {C}{C} instead.

Urza's Power Plant |  | Land — Urza's Power-Plant |
{T}: Add {C}. If you control an Urza's Mine and an Urza's Tower, add {C}{C} instead.

Gravecrawler | {B} | Creature — Zombie | 2/1
This creature can't block.
You may cast this card from your graveyard as long as you control a Zombie.

Thalia, Heretic Cathar | {2}{W} | Legendary Creature — Human Soldier | 3/2
First strike
Creatures and nonbasic lands your opponents control enter tapped.

Edric, Spymaster of Trest | {1}{G}{U} | Legendary Creature — Elf Rogue | 2/2
Whenever a creature deals combat damage to one of your opponents, its controller may draw a card.

Gishath, Sun's Avatar | {5}{R}{G}{W} | Legendary Creature — Dinosaur Avatar | 7/6
Vigilance, trample, haste
Whenever Gishath deals combat damage to a player, reveal that many cards from the top of your library. Put any number of Dinosaur creature cards from among them onto the battlefield and the rest on the bottom of your library in a random order.

Murktide Regent | {5}{U}{U} | Creature — Dragon | 3/3
Delve
Flying
This creature enters with a +1/+1 counter on it for each instant and sorcery card exiled with it.
Whenever an instant or sorcery card leaves your graveyard, put a +1/+1 counter on this creature.

Wound Reflection | {5}{B} | Enchantment |
At the beginning of each end step, each opponent loses life equal to the life they lost this turn.

Dark Depths |  | Legendary Snow Land |
Dark Depths enters with ten ice counters on it.
{3}: Remove an ice counter from Dark Depths.
When Dark Depths has no ice counters on it, sacrifice it. If you do, create Marit Lage, a legendary 20/20 black Avatar creature token with flying and indestructible.

Near-Death Experience | {2}{W}{W}{W} | Enchantment |
At the beginning of your upkeep, if you have exactly 1 life, you win the game.

Cut Down | {B} | Instant |
Destroy target creature with total power and toughness 5 or less.

Tetsuko Umezawa, Fugitive | {1}{U} | Legendary Creature — Human Rogue | 1/3
Creatures you control with power or toughness 1 or less can't be blocked.

Rishkar's Expertise | {4}{G}{G} | Sorcery |
Draw cards equal to the greatest power among creatures you control.
You may cast a spell with mana value 5 or less from your hand without paying its mana cost.

Crystalline Crawler | {4} | Artifact Creature — Construct | 1/1
Converge — Crystalline Crawler enters with a +1/+1 counter on it for each color of mana spent to cast it.
Remove a +1/+1 counter from Crystalline Crawler: Add one mana of any color.
{T}: Put a +1/+1 counter on Crystalline Crawler.

Strefan, Maurer Progenitor | {2}{B}{R} | Legendary Creature — Vampire Noble | 3/2
Flying
At the beginning of your end step, create a Blood token for each player who lost life this turn.
Whenever Strefan attacks, you may sacrifice two Blood tokens. If you do, you may put a Vampire card from your hand onto the battlefield tapped and attacking. It gains indestructible until end of turn.

Licia, Sanguine Tribune | {5}{R}{W}{B} | Legendary Creature — Vampire Soldier | 4/4
This spell costs {1} less to cast for each 1 life you gained this turn.
First strike, lifelink
Pay 5 life: Put three +1/+1 counters on Licia. Activate only during your turn and only once each turn.

Bhaal, Lord of Murder | {2}{B}{R}{G} | Legendary Creature — God | 4/4
As long as your life total is less than or equal to half your starting life total, Bhaal has indestructible.
Whenever another nontoken creature you control dies, put a +1/+1 counter on target creature and goad it.

Savage Ventmaw | {4}{R}{G} | Creature — Dragon | 4/4
Flying
Whenever this creature attacks, add {R}{R}{R}{G}{G}{G}. Until end of turn, you don't lose this mana as steps and phases end.

Oversold Cemetery | {1}{B} | Enchantment |
At the beginning of your upkeep, if you have four or more creature cards in your graveyard, you may return target creature card from your graveyard to your hand.

Neheb, the Eternal | {3}{R}{R} | Legendary Creature — Zombie Minotaur Warrior | 4/6
Afflict 3
At the beginning of each of your postcombat main phases, add {R} for each 1 life your opponents have lost this turn.

Dreadhorde Arcanist | {1}{R} | Creature — Zombie Wizard | 1/3
Trample
Whenever this creature attacks, you may cast target instant or sorcery card with mana value less than or equal to this creature's power from your graveyard without paying its mana cost. If that spell would be put into your graveyard, exile it instead.

Walking Corpse | {1}{B} | Creature — Zombie | 2/2

Elvish Mystic | {G} | Creature — Elf Druid | 1/1
{T}: Add {G}.

Azure Drake | {3}{U} | Creature — Drake | 2/4
Flying

Cavern of Souls |  | Land |
As Cavern of Souls enters, choose a creature type.
{T}: Add {C}.
{T}: Add one mana of any color. Spend this mana only to cast a creature spell of the chosen type, and that spell can't be countered.

Delighted Halfling | {G} | Creature — Halfling Citizen | 1/2
{T}: Add {C}.
{T}: Add one mana of any color. Spend this mana only to cast a legendary spell, and that spell can't be countered.

Massacre Wurm | {3}{B}{B}{B} | Creature — Phyrexian Wurm | 6/5
When this creature enters, creatures your opponents control get -2/-2 until end of turn.
Whenever a creature an opponent controls dies, that player loses 2 life.

Price of Progress | {1}{R} | Instant |
Price of Progress deals damage to each player equal to twice the number of nonbasic lands that player controls.

Heartless Hidetsugu | {3}{R}{R} | Legendary Creature — Ogre Shaman | 4/3
{T}: Heartless Hidetsugu deals damage to each player equal to half that player's life total, rounded down.

Alela, Cunning Conqueror | {2}{U}{B} | Legendary Creature — Faerie Warlock | 2/4
Flying
Whenever you cast your first spell during each opponent's turn, create a 1/1 black Faerie Rogue creature token with flying.
Whenever one or more Faeries you control deal combat damage to a player, goad target creature that player controls.

Prosper, Tome-Bound | {2}{B}{R} | Legendary Creature — Tiefling Warlock | 1/4
Deathtouch
Mystic Arcanum — At the beginning of your end step, exile the top card of your library. Until the end of your next turn, you may play that card.
Pact Boon — Whenever you play a card from exile, create a Treasure token.

City of Traitors |  | Land |
When you play another land, sacrifice City of Traitors.
{T}: Add {C}{C}.

Harsh Mentor | {1}{R} | Creature — Human Cleric | 2/2
Whenever an opponent activates an ability of an artifact, creature, or land on the battlefield, if it isn't a mana ability, Harsh Mentor deals 2 damage to that player.

Double Vision | {3}{R}{R} | Enchantment |
Whenever you cast your first instant or sorcery spell each turn, copy that spell. You may choose new targets for the copy.

Polluted Bonds | {3}{B}{B} | Enchantment |
Whenever a land enters under an opponent's control, that player loses 2 life and you gain 2 life.

Prodigal Pyromancer | {2}{R} | Creature — Human Wizard | 1/1
{T}: Prodigal Pyromancer deals 1 damage to any target.

Unclaimed Territory |  | Land |
As Unclaimed Territory enters, choose a creature type.
{T}: Add {C}.
{T}: Add one mana of any color. Spend this mana only to cast a creature spell of the chosen type.

Act on Impulse | {2}{R} | Sorcery |
Exile the top three cards of your library. Until end of turn, you may play cards exiled this way.

Imprisoned in the Moon | {2}{U} | Enchantment — Aura |
Enchant creature, land, or planeswalker
Enchanted permanent is a colorless land with "{T}: Add {C}" and loses all other card types and abilities.

March of the Machines | {3}{U} | Enchantment |
Each noncreature artifact is an artifact creature with power and toughness each equal to its mana value.

Wind Zendikon | {U} | Enchantment — Aura |
Enchant land
Enchanted land is a 2/2 blue Elemental creature with flying. It's still a land.
When enchanted land dies, return that card to its owner's hand.

Karn's Touch | {U}{U} | Instant |
Target noncreature artifact becomes an artifact creature with power and toughness each equal to its mana value until end of turn.

Nissa's Zendikon | {3}{G} | Enchantment — Aura |
Enchant land
Enchanted land is a 4/4 Elemental creature with reach and haste. It's still a land.
When enchanted land dies, return that card to its owner's hand.

Mind Stone | {2} | Artifact |
{T}: Add {C}.
{1}, {T}, Sacrifice this artifact: Draw a card.

Nykthos, Shrine to Nyx |  | Legendary Land |
{T}: Add {C}.
{2}, {T}: Choose a color. Add an amount of mana of that color equal to your devotion to that color.

Chrome Mox | {0} | Artifact |
Imprint — When this artifact enters, you may exile a nonartifact, nonland card from your hand.
{T}: Add one mana of any of the exiled card's colors.

Bloom Tender | {1}{G} | Creature — Elf Druid | 1/1
{T}: For each color among permanents you control, add one mana of that color.

Mana Drain | {U}{U} | Instant |
Counter target spell. At the beginning of your next main phase, add an amount of {C} equal to that spell's mana value.

Amulet of Vigor | {1} | Artifact |
Whenever a permanent enters tapped and under your control, untap it.

Kozilek, the Great Distortion | {8}{C}{C} | Legendary Creature — Eldrazi | 12/12
When you cast this spell, if you have fewer than seven cards in hand, draw cards equal to the difference.
Menace
Discard a card with mana value X: Counter target spell with mana value X.

Decimate | {2}{R}{G} | Sorcery |
Destroy target artifact, target creature, target enchantment, and target land.

Stuffy Doll | {5} | Artifact Creature — Construct | 0/1
Indestructible
As Stuffy Doll enters, choose a player.
Whenever Stuffy Doll is dealt damage, it deals that much damage to the chosen player.
{T}: Stuffy Doll deals 1 damage to itself.

Justice Strike | {R}{W} | Instant |
Target creature deals damage to itself equal to its power.

Energy Field | {1}{U} | Enchantment |
Prevent all damage that would be dealt to you by sources you don't control.
When a card is put into your graveyard from anywhere, sacrifice Energy Field.

Maha, Its Feathers Night | {3}{B}{B} | Legendary Creature — Elemental Bird | 6/5
Flying, trample
Ward—Discard a card.
Creatures your opponents control have base toughness 1.

Phyrexian Obliterator | {B}{B}{B}{B} | Creature — Phyrexian Horror | 5/5
Trample
Whenever a source deals damage to Phyrexian Obliterator, that source's controller sacrifices that many permanents.

Koll, the Forgemaster | {R}{W} | Legendary Creature — Dwarf Warrior | 2/2
Whenever another nontoken creature you control dies, if it was enchanted or equipped, return it to its owner's hand.
Creature tokens you control that are enchanted or equipped get +1/+1.

Saskia the Unyielding | {B}{R}{G}{W} | Legendary Creature — Human Soldier | 3/4
Vigilance, haste
As Saskia enters, choose a player.
Whenever a creature you control deals combat damage to a player, it deals that much damage to the chosen player.

Unexpected Fangs | {1}{B} | Instant |
Put a +1/+1 counter and a lifelink counter on target creature.

Finale of Devastation | {X}{G}{G} | Sorcery |
Search your library and/or graveyard for a creature card with mana value X or less and put it onto the battlefield. If you search your library this way, shuffle. If X is 10 or more, creatures you control get +X/+X and gain haste until end of turn.

Selesnya Guildgate |  | Land — Gate |
This land enters tapped.
{T}: Add {G} or {W}.

Peel from Reality | {1}{U} | Instant |
Return target creature you control and target creature you don't control to their owners' hands.

Necropotence | {B}{B}{B} | Enchantment |
Skip your draw step.
Whenever you discard a card, exile that card from your graveyard.
Pay 1 life: Exile the top card of your library face down. Put that card into your hand at the beginning of your next end step.

Thief of Sanity | {1}{U}{B} | Creature — Specter | 2/2
Flying
Whenever this creature deals combat damage to a player, look at the top three cards of that player's library, exile one of them face down, then put the rest into their graveyard. You may cast that card for as long as it remains exiled, and mana of any type can be spent to cast that spell.

Praetor's Grasp | {1}{B}{B} | Sorcery |
Search target opponent's library for a card and exile it face down. Then that player shuffles. You may play that card for as long as it remains exiled.

Gonti, Lord of Luxury | {2}{B}{B} | Legendary Creature — Aetherborn Rogue | 2/3
Deathtouch
When Gonti enters, look at the top four cards of target opponent's library, exile one of them face down, then put the rest on the bottom of that library in a random order. You may cast that card for as long as it remains exiled, and mana of any type can be spent to cast that spell.

Omnath, Locus of Creation | {R}{G}{W}{U} | Legendary Creature — Elemental | 4/4
When Omnath enters, draw a card.
Landfall — Whenever a land you control enters, you gain 4 life if this is the first time this ability has resolved this turn. If it's the second time, add {R}{G}{W}{U}. If it's the third time, Omnath deals 4 damage to each opponent and each planeswalker you don't control.

Boseiju, Who Endures |  | Legendary Land |
{T}: Add {G}.
Channel — {1}{G}, Discard this card: Destroy target artifact, enchantment, or nonbasic land an opponent controls. That player may search their library for a land card with a basic land type, put it onto the battlefield, then shuffle. This ability costs {1} less to activate for each legendary creature you control.

Syr Konrad, the Grim | {3}{B}{B} | Legendary Creature — Human Knight | 5/4
Whenever another creature dies, or a creature card is put into a graveyard from anywhere other than the battlefield, or a creature card leaves your graveyard, Syr Konrad deals 1 damage to each opponent.
{1}{B}: Each player mills a card.

Roiling Vortex | {1}{R} | Enchantment |
At the beginning of each player's upkeep, Roiling Vortex deals 1 damage to them.
Whenever a player casts a spell, if no mana was spent to cast that spell, Roiling Vortex deals 5 damage to that player.
{R}: Your opponents can't gain life this turn.

Urza's Saga |  | Enchantment Land — Urza's Saga |
I — This Saga gains "{T}: Add {C}."
II — This Saga gains "{2}, {T}: Create a 0/0 colorless Construct artifact creature token with 'This token gets +1/+1 for each artifact you control.'"
III — Search your library for an artifact card with mana cost {0} or {1}, put it onto the battlefield, then shuffle.

Bane of Progress | {4}{G}{G} | Creature — Elemental | 2/2
When Bane of Progress enters, destroy all artifacts and enchantments. Put a +1/+1 counter on Bane of Progress for each permanent destroyed this way.

Witch's Oven | {1} | Artifact |
{T}, Sacrifice a creature: Create a Food token. If the sacrificed creature's toughness was 4 or greater, create two Food tokens instead.

Norin the Wary | {R} | Legendary Creature — Human Warrior | 2/1
When a player casts a spell or a creature attacks, exile Norin. Return it to the battlefield under its owner's control at the beginning of the next end step.

Altar of Dementia | {2} | Artifact |
Sacrifice a creature: Target player mills cards equal to the sacrificed creature's power.

Prossh, Skyraider of Kher | {3}{B}{R}{G} | Legendary Creature — Dragon | 5/5
When you cast this spell, create X 0/1 red Kobold creature tokens named Kobolds of Kher Keep, where X is the amount of mana spent to cast it.
Flying
Sacrifice another creature: Prossh gets +1/+0 until end of turn.

Stigma Lasher | {R}{R} | Creature — Elemental Shaman | 2/2
Wither
Whenever Stigma Lasher deals damage to a player, that player can't gain life for the rest of the game.

Shrine of Burning Rage | {2} | Artifact |
At the beginning of your upkeep or whenever you cast a red spell, put a charge counter on Shrine of Burning Rage.
{3}, {T}, Sacrifice Shrine of Burning Rage: It deals damage equal to the number of charge counters on it to any target.

Narset, Jeskai Waymaster | {U}{R}{W} | Legendary Creature — Human Monk | 3/4
At the beginning of your end step, you may discard your hand. If you do, draw cards equal to the number of spells you've cast this turn.

Revitalize | {1}{W} | Instant |
You gain 3 life.
Draw a card.

Darksteel Relic | {0} | Artifact |
Indestructible

Sigarda, Heron's Grace | {3}{G}{W} | Legendary Creature — Angel | 4/5
Flying
You and Humans you control have hexproof.
{2}, Exile a card from your graveyard: Create a 1/1 white Human Soldier creature token.

Simic Ascendancy | {G}{U} | Enchantment |
{1}{G}{U}: Put a +1/+1 counter on target creature you control.
Whenever one or more +1/+1 counters are put on a creature you control, put that many growth counters on Simic Ascendancy.
At the beginning of your upkeep, if Simic Ascendancy has twenty or more growth counters on it, you win the game.

Destiny Spinner | {1}{G} | Enchantment Creature — Human | 2/3
Creature and enchantment spells you control can't be countered.
{3}{G}: Target land you control becomes an X/X Elemental creature with trample and haste until end of turn, where X is the number of enchantments you control. It's still a land.

Fists of Ironwood | {1}{G} | Enchantment — Aura |
Enchant creature
When Fists of Ironwood enters, create two 1/1 green Saproling creature tokens.
Enchanted creature has trample.
"""
