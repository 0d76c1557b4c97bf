# ruff: noqa: E501
"""Cards for the questions about CR 702.2 to 702.90: well-known ones typed as facts, and plausible ones."""

CARDS = """
Double Cleave | {1}{R/W} | Instant |
Target creature gains double strike until end of turn.

Deathtouch Dart | {B} | Instant |
Deathtouch
Deathtouch Dart deals 2 damage to target creature.

Lifelink Dart | {W} | Instant |
Lifelink
Lifelink Dart deals 2 damage to target creature.

Wither Dart | {R} | Instant |
Wither
Wither Dart deals 2 damage to target creature.

Infect Dart | {B} | Instant |
Infect
Infect Dart deals 2 damage to target creature.

Deathtouch Gempalm | {B} | Creature — Goblin | 2/2
Deathtouch
{1}, Discard this card: It deals 2 damage to target creature.

Lifelink Gempalm | {W} | Creature — Goblin | 2/2
Lifelink
{1}, Discard this card: It deals 2 damage to target creature.

Wither Gempalm | {R} | Creature — Goblin | 2/2
Wither
{1}, Discard this card: It deals 2 damage to target creature.

Infect Gempalm | {B} | Creature — Goblin | 2/2
Infect
{1}, Discard this card: It deals 2 damage to target creature.

Leyline of Sanctity | {2}{W}{W} | Enchantment |
If this card is in your opening hand, you may begin the game with it on the battlefield.
You have hexproof.

Shadowspear | {1} | Legendary Artifact — Equipment |
Equipped creature gets +1/+1 and has trample and lifelink.
{1}: Permanents your opponents control lose hexproof and indestructible until end of turn.
Equip {2}

Glaring Spotlight | {1} | Artifact |
Creatures your opponents control with hexproof can be the targets of spells and abilities you control as though they didn't have hexproof.
{3}, Sacrifice Glaring Spotlight: Creatures you control gain hexproof until end of turn and can't be blocked this turn.

Hexproof Census | {G} | Sorcery |
Search your library for a creature card with hexproof, reveal it, put it into your hand, then shuffle.

Hexproof Bear | {1}{G} | Creature — Bear | 2/2
Hexproof from black

Breaker of Creation | {6}{C}{C} | Creature — Eldrazi | 8/4
When you cast this spell, you gain 1 life for each colorless permanent you control.
Hexproof from each color
Annihilator 2

Doubly Bound | {1}{W} | Enchantment — Aura |
Enchant creature
Enchant artifact
Enchanted permanent can't attack or block.

Blackblade Reforged | {2} | Legendary Artifact — Equipment |
Equipped creature gets +1/+1 for each land you control.
Equip legendary creature {3}
Equip {7}

Ambush Hound | {1}{W} | Legendary Creature — Dog | 2/2
Flash
Flash

Stillmoon Cavalier | {1}{W/B}{W/B} | Creature — Zombie Knight | 2/1
Protection from white and from black
{W/B}: Stillmoon Cavalier gains flying until end of turn.
{W/B}: Stillmoon Cavalier gains first strike until end of turn.
{W/B}{W/B}: Stillmoon Cavalier gets +1/+0 until end of turn.

Iridescent Angel | {5}{W}{U} | Creature — Angel | 4/4
Flying, protection from each color

Vizier of the Menagerie | {3}{G} | Creature — Snake Cleric | 3/4
You may look at the top card of your library any time.
You may cast creature spells from the top of your library.
You can spend mana of any type to cast creature spells.

Twice Vanishing | {2} | Creature — Illusion | 2/2
Vanishing 2
Vanishing 3

Slow Fade | {2} | Creature — Illusion | 2/2
Vanishing

Hekma Sentinels | {2}{U} | Creature — Human Cleric | 2/3
Whenever you cycle or discard a card, Hekma Sentinels gets +1/+1 until end of turn.

Twice Amplify | {4}{R} | Creature — Dragon | 2/2
Amplify 1
Amplify 2

Twice Sunburst | {2} | Artifact Creature — Construct | 0/0
Sunburst
Sunburst

Twice Soulshift | {4}{B} | Creature — Spirit | 2/2
Soulshift 1
Soulshift 3

Twice Bloodthirst | {2}{R} | Creature — Goblin | 2/2
Bloodthirst 1
Bloodthirst 2

Twice Graft | {2}{G} | Creature — Mutant | 0/0
Graft 1
Graft 2

Double Garrison | {2} | Artifact — Fortification |
Fortified land has indestructible.
Fortify {3}
Fortify {5}

Fleshwrither | {2}{B}{B} | Creature — Horror | 3/3
Transfigure {1}{B}{B}

Bag of Discards | {1} | Artifact |
Whenever you discard a card, exile that card from your graveyard.

Spliced Terror | {2}{B} | Instant — Arcane |
Destroy target creature.
Splice onto Arcane {1}{B}

Heartless Summoning | {1}{B} | Enchantment |
Creature spells you cast cost {2} less to cast.
Creatures you control get -1/-1.

Siege Wurm | {5}{G}{G} | Creature — Wurm | 5/5
Convoke
Trample

Twice Convoke | {5}{G}{G} | Creature — Wurm | 5/5
Convoke
Convoke

Treasure Cruise | {7}{U} | Sorcery |
Delve
Draw three cards.

Twice Delve | {7}{U} | Sorcery |
Delve
Delve
Draw three cards.

Twice Replicate | {1}{U} | Sorcery |
Replicate {1}
Replicate {U}
Draw a card.

Twice Ripple | {1}{R} | Instant |
Ripple 4
Ripple 4
Twice Ripple deals 2 damage to any target.

Twice Gravestorm | {1}{B} | Sorcery |
Target player loses 1 life.
Gravestorm
Gravestorm

Twice Conspire | {R} | Sorcery |
Twice Conspire deals 1 damage to any target.
Conspire
Conspire

Twice Split Second | {1}{R} | Instant |
Split second
Split second
Twice Split Second deals 2 damage to any target.

Twice Rebound | {W} | Sorcery |
You gain 1 life.
Rebound
Rebound

Venerated Loxodon | {4}{W} | Creature — Elephant Cleric | 4/4
Convoke
When this creature enters, put a +1/+1 counter on each creature that convoked it.

Lethal Scheme | {2}{B}{B} | Instant |
Convoke
Destroy target creature or planeswalker. Each creature that convoked Lethal Scheme connives.

Indoraptor, the Perfect Hybrid | {1}{B/G}{R} | Legendary Creature — Dinosaur Mutant | 3/1
Bloodthirst X
Menace
Enrage — Whenever Indoraptor is dealt damage, choose an opponent at random. Indoraptor deals damage equal to its power to that player unless they sacrifice a nontoken creature of their choice.

Swell of Courage | {3}{W}{W} | Instant |
Creatures you control get +2/+2 until end of turn.
Reinforce X—{X}{W}{W}
"""
