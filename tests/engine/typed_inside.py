# ruff: noqa: E501
"""Cards for the insides of effects: layers, replacement, text (CR 609-616), typed as facts (see ``helpers.shelf``)."""

CARDS = """
Anointed Procession | {3}{W} | Enchantment | 
If an effect would create one or more tokens under your control, it creates twice that many of those tokens instead.

Gisela, Blade of Goldnight | {4}{R}{W}{W} | Legendary Creature — Angel | 5/5
Flying, first strike
If a source would deal damage to an opponent or a permanent an opponent controls, that source deals double that damage to that player or permanent instead.
If a source would deal damage to you or a permanent you control, prevent half that damage, rounded up.

Academy Manufactor | {3} | Artifact Creature — Assembly-Worker | 1/3
If you would create a Clue, Food, or Treasure token, instead create one of each.

Trinisphere | {3} | Artifact | 
As long as this artifact is untapped, each spell that would cost less than three mana to cast costs three mana to cast.

Omniscience | {7}{U}{U}{U} | Enchantment | 
You may cast spells from your hand without paying their mana costs.

Sigarda, Host of Herons | {2}{G}{W}{W} | Legendary Creature — Angel | 5/5
Flying, hexproof
Spells and abilities your opponents control can't cause you to sacrifice permanents.

Song of the Dryads | {2}{G} | Enchantment — Aura | 
Enchant permanent
Enchanted permanent is a colorless Forest land.

Darksteel Mutation | {1}{W} | Enchantment — Aura | 
Enchant creature
Enchanted creature is an Insect artifact creature with base power and toughness 0/1 and has indestructible, and it loses all other abilities, card types, and creature types.

Painter's Servant | {2} | Artifact Creature — Scarecrow | 1/3
As Painter's Servant enters, choose a color.
All cards that aren't on the battlefield, spells, and permanents are the chosen color in addition to their other colors.

Conspiracy | {3}{B}{B} | Enchantment | 
As Conspiracy enters, choose a creature type.
Creatures you control are the chosen type. The same is true for creature spells you control and creature cards you own that aren't on the battlefield.

Arcane Adaptation | {2}{U} | Enchantment | 
As Arcane Adaptation enters, choose a creature type.
Creatures you control are the chosen type in addition to their other types. The same is true for creature spells you control and creature cards you own that aren't on the battlefield.

Mycosynth Lattice | {6} | Artifact | 
All permanents are artifacts in addition to their other types.
All cards that aren't on the battlefield, spells, and permanents are colorless.
Players may spend mana as though it were mana of any color.

Goblin Matron | {2}{R} | Creature — Goblin | 1/1
When Goblin Matron enters, you may search your library for a Goblin card, reveal that card, put it into your hand, then shuffle.

Pyroblast | {R} | Instant | 
Choose one —
• Counter target spell if it's blue.
• Destroy target permanent if it's blue.

Battlegrowth | {G} | Instant | 
Put a +1/+1 counter on target creature.

Hard Evidence | {U} | Sorcery | 
Create a 0/3 blue Crab creature token.
Investigate.

Goblin Chieftain | {1}{R}{R} | Creature — Goblin | 2/2
Haste
Other Goblin creatures you control get +1/+1 and have haste.

Ashes of the Fallen | {2} | Artifact | 
As Ashes of the Fallen enters, choose a creature type.
Each creature card in your graveyard has the chosen creature type in addition to its other types.

Magical Hack | {U} | Instant | 
Change the text of target spell or permanent by replacing all instances of one basic land type with another.

Mind Bend | {U} | Instant | 
Change the text of target permanent by replacing all instances of one color word with another or one basic land type with another.

Sleight of Mind | {U} | Instant | 
Change the text of target spell or permanent by replacing all instances of one color word with another.

Artificial Evolution | {U} | Instant | 
Change the text of target spell or permanent by replacing all instances of one creature type with another. The new creature type can't be Wall.

Krenko, Mob Boss | {2}{R}{R} | Legendary Creature — Goblin Warrior | 3/3
{T}: Create X 1/1 red Goblin creature tokens, where X is the number of Goblins you control.

Steam Vents |  | Land — Island Mountain | 
As Steam Vents enters, you may pay 2 life. If you don't, it enters tapped.

Whim of Volrath | {U} | Instant | 
Buyback {2}
Change the text of target permanent by replacing all instances of one color word with another or one basic land type with another until end of turn.

Ghitu Fire | {X}{R} | Sorcery | 
You may cast Ghitu Fire as though it had flash if you pay {2} more to cast it.
Ghitu Fire deals X damage to any target.

Conduit of Ruin | {6} | Creature — Eldrazi | 5/5
When you cast this spell, you may search your library for a colorless creature card with mana value 7 or greater, reveal it, then shuffle and put that card on top.
The first creature spell you cast each turn costs {2} less to cast.

Maelstrom Nexus | {W}{U}{B}{R}{G} | Enchantment | 
The first spell you cast each turn has cascade.

Insist | {G} | Sorcery | 
The next creature spell you cast this turn can't be countered.
Draw a card.

Archway of Innovation |  | Land | 
Archway of Innovation enters tapped unless you control an Island.
{T}: Add {U}.
{U}, {T}: The next spell you cast this turn has improvise.

Anhelo, the Painter | {U}{B}{R} | Legendary Creature — Vampire Assassin | 1/3
Deathtouch
The first instant or sorcery spell you cast each turn has casualty 2.

Hardened Berserker | {2}{R} | Creature — Human Berserker | 3/2
Whenever Hardened Berserker attacks, the next spell you cast this turn costs {1} less to cast.

Chromatic Orrery | {7} | Legendary Artifact | 
You may spend mana as though it were mana of any color.
{T}: Add {C}{C}{C}{C}{C}.
{5}, {T}: Draw a card for each color among permanents you control.

Monk Class | {W}{U} | Enchantment — Class | 
The second spell you cast each turn costs {1} less to cast.
{W}{U}: Level 2
When this Class becomes level 2, return up to one target nonland permanent to its owner's hand.
{1}{W}{U}: Level 3
At the beginning of your upkeep, exile the top card of your library. For as long as it remains exiled, it has "You may cast this card from exile as long as you've cast another spell this turn."

Centaur Courser | {2}{G} | Creature — Centaur Warrior | 3/3
Village Messenger | {R} | Creature — Human Werewolf | 1/1
Haste
At the beginning of each upkeep, if no spells were cast last turn, transform Village Messenger.

Orb of Dreams | {3} | Artifact | 
Permanents enter tapped.

Rolling Stones | {1}{W} | Enchantment | 
Wall creatures can attack as though they didn't have defender.

Wall of Swords | {3}{W} | Creature — Wall | 3/5
Defender
Flying

Captive Audience | {5}{B}{R} | Enchantment | 
Captive Audience enters under the control of an opponent of your choice.
At the beginning of your upkeep, choose one that hasn't been chosen —
• Your life total becomes 4.
• Discard your hand.
• Each opponent creates five 2/2 black Zombie creature tokens.

Pendant of Prosperity | {3} | Artifact | 
Pendant of Prosperity enters under the control of an opponent of your choice.
{2}, {T}: Draw a card, then you may put a land card from your hand onto the battlefield. Pendant of Prosperity's owner draws a card, then that player may put a land card from their hand onto the battlefield.

Blind Obedience | {1}{W} | Enchantment | 
Extort
Artifacts and creatures your opponents control enter tapped.

Agatha's Soul Cauldron | {2} | Legendary Artifact | 
You may spend mana as though it were mana of any color to activate abilities of creatures you control.
Creatures you control with +1/+1 counters on them have all activated abilities of all creature cards exiled with Agatha's Soul Cauldron.
{T}: Exile target card from a graveyard. When a creature card is exiled this way, put a +1/+1 counter on target creature you control.

Hematite Golem | {4} | Artifact Creature — Golem | 1/4
{1}{R}: Hematite Golem gets +2/+0 until end of turn.

Carth the Lion | {2}{B}{G} | Legendary Creature — Human Warrior | 3/5
Whenever Carth enters or a planeswalker you control dies, look at the top seven cards of your library. You may reveal a planeswalker card from among them and put it into your hand. Put the rest on the bottom of your library in a random order.
Planeswalkers' loyalty abilities you activate cost an additional [+1] to activate.

Oubliette | {1}{B}{B} | Enchantment | 
When this enchantment enters, target creature phases out until this enchantment leaves the battlefield. Tap that creature as it phases in this way.

Disenchant | {1}{W} | Instant | 
Destroy target artifact or enchantment.

Circle of the Moon Druid | {2}{G} | Creature — Human Elf Druid | 2/4
Bear Form — As long as it's your turn, Circle of the Moon Druid is a Bear with base power and toughness 4/2.

Zinnia, Valley's Voice | {U}{R}{W} | Legendary Creature — Bird Bard | 1/3
Flying
Zinnia gets +X/+0, where X is the number of other creatures you control with base power 1.
Creature spells you cast gain offspring {2} as you cast them.
"""
