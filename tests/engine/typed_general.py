# ruff: noqa: E501
"""Cards that questions about the general rules need, typed as facts (see ``typed_cards``)."""

CARDS = """
Exotic Orchard |  | Land |
{T}: Add one mana of any color that a land an opponent controls could produce.

Reflecting Pool |  | Land |
{T}: Add one mana of any type that a land you control could produce.

Command Tower |  | Land |
{T}: Add one mana of any color in your commander's color identity.

Arcane Signet | {2} | Artifact |
{T}: Add one mana of any color in your commander's color identity.

Mox Amber | {0} | Legendary Artifact |
{T}: Add one mana of any color among legendary creatures and planeswalkers you control.

Icehide Golem | {S} | Snow Artifact Creature — Golem | 2/2

Snow-Covered Forest |  | Basic Snow Land — Forest |

Boreal Druid | {G} | Snow Creature — Elf Druid | 1/1
{T}: Add {C}.

Matter Reshaper | {2}{C} | Creature — Eldrazi | 3/2
When Matter Reshaper dies, reveal the top card of your library. You may put that card onto the battlefield if it's a permanent card with mana value 3 or less. Otherwise, put that card into your hand.

Spectral Procession | {2/W}{2/W}{2/W} | Sorcery |
Create three 1/1 white Spirit creature tokens with flying.

Gut Shot | {R/P} | Instant |
Gut Shot deals 1 damage to any target.

Dismember | {1}{B/P}{B/P} | Instant |
Target creature gets -5/-5 until end of turn.

Porcelain Legionnaire | {2}{W/P} | Artifact Creature — Phyrexian Soldier | 3/1
First strike

Pili-Pala | {2} | Artifact Creature — Scarecrow | 1/1
Flying
{2}, {Q}: Add one mana of any color.

Longtusk Cub | {1}{G} | Creature — Cat | 2/2
Whenever Longtusk Cub deals combat damage to a player, you get {E}{E}.
Pay {E}{E}: Put a +1/+1 counter on Longtusk Cub.

Mystic Gate |  | Land |
{T}: Add {C}.
{W/U}, {T}: Add {W}{W}, {W}{U}, or {U}{U}.

Skinrender | {2}{B}{B} | Creature — Phyrexian Zombie | 3/3
When Skinrender enters, put three -1/-1 counters on target creature.

Bosh, Iron Golem | {8} | Legendary Artifact Creature — Golem | 6/7
Trample
{3}{R}, Sacrifice an artifact: Bosh deals damage equal to the sacrificed artifact's mana value to any target.

Deflecting Swat | {2}{R} | Instant |
If you control a commander, you may cast this spell without paying its mana cost.
You may choose new targets for target spell or ability.

Voice of All | {2}{W}{W} | Creature — Angel | 2/2
Flying
As Voice of All enters, choose a color.
Voice of All has protection from the chosen color.

Watchwolf | {G}{W} | Creature — Wolf | 3/3

Crimson Wisps | {R} | Instant |
Target creature becomes red and gains haste until end of turn.
Draw a card.

Birds of Paradise | {G} | Creature — Bird | 0/1
Flying
{T}: Add one mana of any color.

Innocent Blood | {B} | Sorcery |
Each player sacrifices a creature.

Diabolic Edict | {1}{B} | Instant |
Target player sacrifices a creature.

Worms of the Earth | {2}{B}{B}{B} | Enchantment |
Players can't play lands.
Lands can't enter the battlefield.
At the beginning of each upkeep, any player may sacrifice two lands or have Worms of the Earth deal 5 damage to that player. If a player does either, destroy Worms of the Earth.

Explore | {1}{G} | Sorcery |
You may play an additional land this turn.
Draw a card.

Stifle | {U} | Instant |
Counter target activated or triggered ability.

Disallow | {1}{U}{U} | Instant |
Counter target spell, activated ability, or triggered ability.

Strionic Resonator | {2} | Artifact |
{2}, {T}: Copy target triggered ability you control. You may choose new targets for the copy.

Lithoform Engine | {4} | Legendary Artifact |
{2}, {T}: Copy target activated or triggered ability you control. You may choose new targets for the copy.
{3}, {T}: Copy target instant or sorcery spell you control. You may choose new targets for the copy.
{4}, {T}: Copy target permanent spell you control.

Deflection | {3}{U} | Instant |
Change the target of target spell with a single target.

Redirect | {U}{U} | Instant |
You may choose new targets for target spell.

Spellskite | {2} | Artifact Creature — Phyrexian Horror | 0/4
{U/P}: Change a target of target spell or ability to this creature.

Arc Trail | {1}{R} | Sorcery |
Arc Trail deals 2 damage to any target and 1 damage to any other target.

Bolt Bend | {3}{R} | Instant |
This spell costs {3} less to cast if you control a creature with power 4 or greater.
Change the target of target spell or ability with a single target.

Intervene | {U} | Instant |
Counter target spell that targets a creature.

Battlewise Hoplite | {W}{U} | Creature — Human Soldier | 2/2
Heroic — Whenever you cast a spell that targets Battlewise Hoplite, put a +1/+1 counter on Battlewise Hoplite, then scry 1.

Akroan Skyguard | {1}{W} | Creature — Human Soldier | 1/1
Flying
Heroic — Whenever you cast a spell that targets Akroan Skyguard, put a +1/+1 counter on Akroan Skyguard.

Rings of Brighthearth | {3} | Artifact |
Whenever you activate an ability, if it isn't a mana ability, you may pay {2}. If you do, copy that ability. You may choose new targets for the copy.

Isolate | {W} | Instant |
Exile target permanent with mana value 1.

Ivy, Gleeful Spellthief | {G}{U} | Legendary Creature — Faerie Rogue | 2/1
Flying
Whenever a player casts a spell that targets only a single creature other than Ivy, you may copy that spell. The copy targets Ivy.

Stitch in Time | {1}{U}{R} | Sorcery |
Flip a coin. If you win the flip, take an extra turn after this one.

Contact Other Plane | {3}{U} | Instant |
Roll a d20.
1—9 | Draw two cards.
10—19 | Scry 2, then draw two cards.
20 | Scry 3, then draw three cards.

Mana Crypt | {0} | Artifact |
At the beginning of your upkeep, flip a coin. If you lose the flip, this artifact deals 3 damage to you.
{T}: Add {C}{C}.

Bottle of Suleiman | {4} | Artifact |
{1}, Sacrifice this artifact: Flip a coin. If you win the flip, create a 5/5 colorless Djinn artifact creature token with flying. If you lose the flip, this artifact deals 5 damage to you.

Ancient Copper Dragon | {4}{R}{R} | Creature — Elder Dragon | 6/5
Flying
Whenever Ancient Copper Dragon deals combat damage to a player, roll a d20. You create a number of Treasure tokens equal to the result.

Tavern Scoundrel | {1}{R} | Creature — Human Rogue | 1/3
Whenever you win a coin flip, create two Treasure tokens.
{1}, {T}, Sacrifice another permanent: Flip a coin.

Hoarding Ogre | {3}{R} | Creature — Ogre | 3/3
Whenever Hoarding Ogre attacks, roll a d20.
1—9 | Create a Treasure token.
10—19 | Create two Treasure tokens.
20 | Create three Treasure tokens.

Boompile | {4} | Artifact |
{T}: Flip a coin. If you win the flip, destroy all nonland permanents.

Fiery Gambit | {2}{R} | Sorcery |
Flip a coin until you lose a flip or choose to stop flipping. If you lose a flip, Fiery Gambit has no effect. If you win one or more flips, Fiery Gambit deals 3 damage to target creature. If you win two or more flips, Fiery Gambit deals 6 damage to each opponent. If you win three or more flips, draw nine cards and untap all lands you control.

Scoria Wurm | {4}{R} | Creature — Wurm | 7/7
At the beginning of your upkeep, flip a coin. If you lose the flip, return Scoria Wurm to its owner's hand.

Mogg Assassin | {2}{R} | Creature — Goblin Assassin | 2/1
{T}: You choose target creature an opponent controls, and that opponent chooses target creature. Flip a coin. If you win the flip, destroy the creature you chose. If you lose the flip, destroy the creature your opponent chose.

Squee's Revenge | {1}{U}{R} | Sorcery |
Choose a number. Flip a coin that many times or until you lose a flip, whichever comes first. If you win all the flips, draw two cards for each flip.

Thespian's Stage |  | Land |
{T}: Add {C}.
{2}, {T}: This land becomes a copy of target land, except it has this ability.

Altered Ego | {X}{2}{G}{U} | Creature — Shapeshifter | 0/0
This spell can't be countered.
You may have Altered Ego enter as a copy of any creature on the battlefield, except it enters with X additional +1/+1 counters on it.

Spark Double | {3}{U} | Creature — Illusion | 0/0
You may have this creature enter as a copy of a creature or planeswalker you control, except it enters with an additional +1/+1 counter on it if it's a creature, it enters with an additional loyalty counter on it if it's a planeswalker, and it isn't legendary.

Vesuvan Doppelganger | {3}{U}{U} | Creature — Shapeshifter | 0/0
You may have this creature enter as a copy of any creature on the battlefield, except it doesn't copy that creature's color and it has "At the beginning of your upkeep, you may have this creature become a copy of target creature, except it doesn't copy that creature's color and it has this ability."

Double Major | {G}{U} | Instant |
Copy target creature spell you control, except it isn't legendary if the spell is legendary.

Helm of the Host | {4} | Legendary Artifact — Equipment |
At the beginning of combat on your turn, create a token that's a copy of equipped creature, except the token isn't legendary if equipped creature is legendary. That token gains haste.
Equip {5}

Unstable Shapeshifter | {3}{U} | Creature — Shapeshifter | 0/1
Whenever another creature enters, Unstable Shapeshifter becomes a copy of that creature, except it has this ability.

Chimeric Staff | {4} | Artifact |
{X}: Chimeric Staff becomes an X/X Construct artifact creature until end of turn.

Skyshroud Behemoth | {5}{G}{G} | Creature — Beast | 10/10
Fading 2
Skyshroud Behemoth enters tapped.

Copy Artifact | {1}{U} | Enchantment |
You may have this enchantment enter as a copy of any artifact on the battlefield, except it's an enchantment in addition to its other types.

Quicksilver Gargantuan | {5}{U}{U} | Creature — Shapeshifter | 7/7
You may have Quicksilver Gargantuan enter as a copy of any creature on the battlefield, except it's 7/7.

Woodland Changeling | {1}{G} | Creature — Shapeshifter | 2/2
Changeling

Cackling Counterpart | {1}{U}{U} | Instant |
Create a token that's a copy of target creature you control.
Flashback {5}{U}{U}

Emerald Charm | {G} | Instant |
Choose one —
• Untap target permanent.
• Destroy target non-Aura enchantment.
• Target creature loses flying until end of turn.

Serra Avatar | {4}{W}{W}{W} | Creature — Avatar | */*
Serra Avatar's power and toughness are each equal to your life total.
When Serra Avatar is put into a graveyard from anywhere, shuffle it into its owner's library.

Krosan Cloudscraper | {7}{G}{G}{G} | Creature — Beast Mutant | 13/13
At the beginning of your upkeep, sacrifice Krosan Cloudscraper unless you pay {G}{G}.
Morph {7}{G}{G}

Phantasmal Image | {1}{U} | Creature — Illusion | 0/0
You may have this creature enter as a copy of any creature on the battlefield, except it's an Illusion in addition to its other types and it has "When this creature becomes the target of a spell or ability, sacrifice it."

Mirror Image | {2}{U} | Creature — Shapeshifter | 0/0
You may have Mirror Image enter as a copy of a creature you control.

Phyrexian Metamorph | {3}{U/P} | Artifact Creature — Phyrexian Shapeshifter | 0/0
You may have this creature enter as a copy of any artifact or creature on the battlefield, except it's an artifact in addition to its other types.

Young Pyromancer | {1}{R} | Creature — Human Shaman | 2/1
Whenever you cast an instant or sorcery spell, create a 1/1 red Elemental creature token.

Disrupt Decorum | {2}{R}{R} | Sorcery |
Goad all creatures you don't control.

Genesis Chamber | {2} | Artifact |
Whenever a nontoken creature enters, if Genesis Chamber is untapped, that creature's controller creates a 1/1 colorless Myr artifact creature token.

Mind Control | {3}{U}{U} | Enchantment — Aura |
Enchant creature
You control enchanted creature.

Bribery | {3}{U}{U} | Sorcery |
Search target opponent's library for a creature card and put that card onto the battlefield under your control. Then that player shuffles.

Otherworldly Journey | {1}{W} | Instant — Arcane |
Exile target creature. At the beginning of the next end step, return that card to the battlefield under its owner's control with a +1/+1 counter on it.

Crawlspace | {3} | Artifact |
No more than two creatures can attack you each combat.

Condemn | {W} | Instant |
Put target attacking creature on the bottom of its owner's library. Its controller gains life equal to its toughness.

Tana, the Bloodsower | {2}{R}{G} | Legendary Creature — Elf Druid | 2/2
Trample
Whenever Tana deals combat damage to a player, create that many 1/1 green Saproling creature tokens.
Partner

Terminate | {B}{R} | Instant |
Destroy target creature. It can't be regenerated.

Ancestral Vision |  | Sorcery |
Suspend 4—{U}
Target player draws three cards.

Sorin Markov | {3}{B}{B}{B} | Legendary Planeswalker — Sorin | 4
+2: Sorin Markov deals 2 damage to any target and you gain 2 life.
−3: Target opponent's life total becomes 10.
−7: You control target player during that player's next turn.

Street Wraith | {3}{B}{B} | Creature — Wraith | 3/4
Swampwalk
Cycling—Pay 2 life.

Spirit of the Labyrinth | {1}{W} | Enchantment Creature — Spirit | 3/1
Each player can't draw more than one card each turn.

Hangarback Walker | {X}{X} | Artifact Creature — Construct | 0/0
This creature enters with X +1/+1 counters on it.
When this creature dies, create a 1/1 colorless Thopter artifact creature token with flying for each +1/+1 counter on this creature.
{1}, {T}: Put a +1/+1 counter on this creature.

Gideon, Ally of Zendikar | {2}{W}{W} | Legendary Planeswalker — Gideon | 4
+1: Until end of turn, Gideon becomes a 5/5 Human Soldier Ally creature with indestructible that's still a planeswalker. Prevent all damage that would be dealt to him this turn.
0: Create a 2/2 white Knight Ally creature token.
−4: You get an emblem with "Creatures you control get +1/+1."

Elspeth, Knight-Errant | {2}{W}{W} | Legendary Planeswalker — Elspeth | 4
+1: Create a 1/1 white Soldier creature token.
+1: Target creature gets +3/+3 and gains flying until end of turn.
−8: You get an emblem with "Artifacts, creatures, enchantments, and lands you control have indestructible."

Viscera Seer | {B} | Creature — Vampire Wizard | 1/1
Sacrifice a creature: Scry 1.

Carrion Feeder | {B} | Creature — Zombie | 1/1
This creature can't block.
Sacrifice a creature: Put a +1/+1 counter on this creature.

Massacre | {2}{B}{B} | Sorcery |
If an opponent controls a Plains and you control a Swamp, you may cast this spell without paying its mana cost.
All creatures get -2/-2 until end of turn.

Spell Snare | {U} | Instant |
Counter target spell with mana value 2.

Beast Within | {2}{G} | Instant |
Destroy target permanent. Its controller creates a 3/3 green Beast creature token.

Thraben Inspector | {W} | Creature — Human Soldier | 1/2
When this creature enters, investigate.

Gilded Goose | {G} | Creature — Bird | 0/2
Flying
When this creature enters, create a Food token.
{1}{G}, {T}: Create a Food token.
{T}, Sacrifice a Food: Add one mana of any color.

Gild | {3}{B} | Sorcery |
Exile target creature. Create a Gold token.

Voldaren Epicure | {R} | Creature — Vampire | 1/1
When this creature enters, it deals 1 damage to each opponent. Create a Blood token.

Strike It Rich | {R} | Sorcery |
Create a Treasure token.
Flashback {2}{R}

Reassembling Skeleton | {1}{B} | Creature — Skeleton Warrior | 1/1
{1}{B}: Return this card from your graveyard to the battlefield tapped.

Aqueous Form | {U} | Enchantment — Aura |
Enchant creature
Enchanted creature can't be blocked.
Whenever enchanted creature attacks, scry 1.

Monstrous Rage | {R} | Instant |
Target creature gets +2/+0 until end of turn. Create a Monster Role token attached to it.

Royal Treatment | {G} | Instant |
Target creature you control gains hexproof until end of turn. Create a Royal Role token attached to that creature.

Rasputin Dreamweaver | {4}{W}{U} | Legendary Creature — Human Wizard | 4/1
Rasputin enters with seven dream counters on it.
Remove a dream counter from Rasputin: Add {C}.
Remove a dream counter from Rasputin: Prevent the next 1 damage that would be dealt to Rasputin this turn.
At the beginning of your upkeep, if Rasputin started the turn untapped, put a dream counter on it.
Rasputin can't have more than seven dream counters on it.

Get Lost | {1}{W} | Instant |
Destroy target creature, enchantment, or planeswalker. Its controller creates two Map tokens.

Niko Aris | {X}{W}{U}{U} | Legendary Planeswalker — Niko | 3
When Niko Aris enters, create X Shard tokens.
+1: Up to one target creature you control can't be blocked this turn. Whenever that creature deals damage this turn, return it to its owner's hand.
−1: Niko Aris deals 2 damage to target tapped creature for each card you've drawn this turn.
−1: Create a Shard token.

Lithobraking | {2}{R} | Instant |
Create a Lander token. Then you may sacrifice an artifact. When you do, Lithobraking deals 2 damage to each creature.

Excavation Explosion | {2}{R} | Sorcery |
Excavation Explosion deals 3 damage to any target. Create a tapped Powerstone token.

Fog Bank | {1}{U} | Creature — Wall | 0/2
Defender, flying
Prevent all combat damage that would be dealt to and dealt by Fog Bank.

Simic Initiate | {G} | Creature — Human Mutant | 0/0
Graft 1

Mana Reflection | {4}{G}{G} | Enchantment |
If you tap a permanent for mana, it produces twice as much of that mana instead.

Mana Flare | {2}{R} | Enchantment |
Whenever a player taps a land for mana, that player adds one mana of any type that land produced.

Wheel of Fortune | {2}{R} | Sorcery |
Each player discards their hand, then draws seven cards.

Night's Whisper | {1}{B} | Sorcery |
You draw two cards and lose 2 life.

Endless One | {X} | Creature — Eldrazi | 0/0
Endless One enters with X +1/+1 counters on it.
"""
