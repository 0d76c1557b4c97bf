# ruff: noqa: E501
"""Well-known cards that rules tests need beside the starter set, typed as facts.

Each begins with a line "name | cost | type line | numbers"; its text stands below, without reminder text.
"""

CARDS = """
Hill Giant | {3}{R} | Creature — Giant | 3/3

Wind Drake | {2}{U} | Creature — Drake | 2/2
Flying

Wall of Stone | {1}{R}{R} | Creature — Wall | 0/8
Defender

Juggernaut | {4} | Artifact Creature — Juggernaut | 5/3
This creature attacks each combat if able.
This creature can't be blocked by Walls.

Nameless Bastion | {2} | Battle | 4
When this battle enters, you gain 1 life.

Marchesa, Resolute Monarch | | Legendary Creature — Human Noble | 3/6
Menace, deathtouch
Whenever Marchesa, Resolute Monarch attacks, remove all counters from up to one target permanent.
At the beginning of your upkeep, if you haven't been dealt combat damage since your last turn, you draw a card and you lose 1 life.

Zilortha, Apex of Ikoria | | Legendary Creature — Dinosaur | 8/8
Reach
For each non-Human creature you control, you may have that creature assign its combat damage as though it weren't blocked.

Valor's Reach Tag Team | {1}{R}{W} | Sorcery |
Create two 3/2 red and white Warrior creature tokens with "Whenever this creature and at least one other creature token attack, put a +1/+1 counter on this creature."

Holy Frazzle-Cannon | {W}{B} | Artifact — Equipment |
Whenever equipped creature attacks, put a +1/+1 counter on that creature and each other creature you control that shares a creature type with it.
Equip {1}

Runeclaw Bear | {1}{G} | Creature — Bear | 2/2

Boros Elite | {W} | Creature — Human Soldier | 1/1
Whenever Boros Elite and at least two other creatures attack, Boros Elite gets +2/+2 until end of turn.

Cleansing Beam | {4}{R} | Instant |
Cleansing Beam deals 2 damage to target creature and each other creature that shares a color with it.

Echoing Truth | {1}{U} | Instant |
Return target nonland permanent and all other permanents with the same name as that permanent to their owners' hands.

Essence Bottle | {2} | Artifact |
{3}, {T}: Put an elixir counter on this artifact.
{T}, Remove all elixir counters from this artifact: You gain 2 life for each elixir counter removed this way.

Muraganda Petroglyphs | {3}{G} | Enchantment |
Creatures with no abilities get +2/+2.

Severed Legion | {1}{B}{B} | Creature — Zombie | 2/2
Fear

Bladetusk Boar | {3}{R} | Creature — Boar | 3/2
Intimidate

Dauthi Slayer | {B}{B} | Creature — Dauthi Soldier | 2/2
Shadow
Dauthi Slayer attacks each combat if able.

Soltari Foot Soldier | {W} | Creature — Soltari Soldier | 1/1
Shadow

Shu Cavalry | {2}{W} | Creature — Human Soldier | 2/2
Horsemanship

Bog Wraith | {3}{B} | Creature — Wraith | 3/3
Swampwalk

Furtive Homunculus | {1}{U} | Creature — Homunculus | 2/1
Skulk

Glistener Elf | {G} | Creature — Phyrexian Elf Warrior | 1/1
Infect

Sickle Ripper | {1}{B} | Creature — Elemental Warrior | 2/1
Wither

Pestilent Syphoner | {1}{B} | Creature — Phyrexian Insect | 1/1
Flying
Toxic 1

War Mammoth | {3}{G} | Creature — Elephant | 3/3
Trample

Craw Wurm | {4}{G}{G} | Creature — Wurm | 6/4

Youthful Knight | {1}{W} | Creature — Human Knight | 2/1
First strike

Boros Swiftblade | {R}{W} | Creature — Human Soldier | 1/2
Double strike

Jackal Familiar | {R} | Creature — Jackal | 2/2
Jackal Familiar can't attack or block alone.

Silent Arbiter | {4} | Artifact Creature — Construct | 1/5
No more than one creature can attack each combat.
No more than one creature can block each combat.

Lure | {1}{G}{G} | Enchantment — Aura |
Enchant creature
All creatures able to block enchanted creature do so.

Propaganda | {2}{U} | Enchantment |
Creatures can't attack you unless their controller pays {2} for each creature they control that's attacking you.

Goblin Piker | {1}{R} | Creature — Goblin Warrior | 2/1

Two-Headed Giant of Foriys | {4}{R} | Creature — Giant | 4/4
Trample
This creature can block an additional creature each combat.

Palace Guard | {2}{W} | Creature — Human Soldier | 1/4
Palace Guard can block any number of creatures.

Stalking Tiger | {3}{G} | Creature — Cat | 3/3
Stalking Tiger can't be blocked by more than one creature.

Doran, the Siege Tower | {W}{B}{G} | Legendary Creature — Treefolk Shaman | 0/5
Each creature assigns combat damage equal to its toughness rather than its power.

Thorn Elemental | {5}{G}{G} | Creature — Elemental | 7/7
You may have Thorn Elemental assign its combat damage as though it weren't blocked.

Goblin War Drums | {2}{R} | Enchantment |
Creatures you control have menace.

Isamaru, Hound of Konda | {W} | Legendary Creature — Dog | 2/2

Concordant Crossroads | {G} | World Enchantment |
All creatures have haste.

Black Knight | {B}{B} | Creature — Human Knight | 2/2
First strike
Protection from white

Animate Wall | {W} | Enchantment — Aura |
Enchant Wall
Enchanted Wall can attack as though it didn't have defender.

Tattered Mummy | {1}{B} | Creature — Zombie Jackal | 1/2
When Tattered Mummy dies, each opponent loses 2 life.

Deep-Sea Serpent | {4}{U}{U} | Creature — Serpent | 5/5
Deep-Sea Serpent can't attack unless defending player controls an Island.

Bedlam | {2}{R}{R} | Enchantment |
Creatures can't block.

Cloud Pirates | {U} | Creature — Human Pirate | 1/1
Flying
Cloud Pirates can block only creatures with flying.

Loxodon Warhammer | {3} | Artifact — Equipment |
Equipped creature gets +3/+0 and has trample and lifelink.
Equip {3}

Basilisk Collar | {1} | Artifact — Equipment |
Equipped creature has deathtouch and lifelink.
Equip {2}

Elvish Warrior | {G}{G} | Creature — Elf Warrior | 2/3

Goblin Brigand | {1}{R} | Creature — Goblin Warrior | 2/2
Goblin Brigand attacks each combat if able.

Akroma, Angel of Wrath | {5}{W}{W}{W} | Legendary Creature — Angel | 6/6
Flying, first strike, vigilance, trample, haste, protection from black and from red

Gaea's Protector | {3}{G} | Creature — Elemental Warrior | 4/2
Gaea's Protector must be blocked if able.

Taunting Elf | {G} | Creature — Elf | 0/1
All creatures able to block Taunting Elf do so.

Tormented Soul | {B} | Creature — Spirit | 1/1
Tormented Soul can't block and can't be blocked.

Brainwash | {W} | Enchantment — Aura |
Enchant creature
Enchanted creature can't attack unless its controller pays {3}.

Moat | {2}{W}{W} | Enchantment |
Creatures without flying can't attack.

Invisible Stalker | {1}{U} | Creature — Human Rogue | 1/1
Hexproof
Invisible Stalker can't be blocked.

Mishra's Factory |  | Land |
{T}: Add {C}.
{1}: This land becomes a 2/2 Assembly-Worker artifact creature until end of turn. It's still a land.
{T}: Target Assembly-Worker creature gets +1/+1 until end of turn.

Alluring Siren | {1}{U} | Creature — Siren | 1/1
{T}: Target creature an opponent controls attacks you this turn if able.

Bog Rats | {B} | Creature — Rat | 1/1
Bog Rats can't be blocked by Walls.

Deadly Recluse | {1}{G} | Creature — Spider | 1/2
Reach
Deathtouch

Thrasta, Tempest's Roar | {10}{G}{G} | Legendary Creature — Dinosaur | 7/7
This spell costs {3} less to cast for each other spell cast this turn.
Trample, haste
Trample over planeswalkers
Thrasta has hexproof as long as it entered this turn.

Hipparion | {1}{W} | Creature — Horse | 1/3
Hipparion can't block creatures with power 3 or greater unless you pay {1}.

Blood Artist | {1}{B} | Creature — Vampire | 0/1
Whenever this creature or another creature dies, target player loses 1 life and you gain 1 life.

Arcane Flight | {U} | Enchantment — Aura |
Enchant creature
Enchanted creature gets +1/+1 and has flying.

Trestle Troll | {1}{B}{G} | Creature — Troll | 1/4
Defender
Reach
{1}{B}{G}: Regenerate Trestle Troll.

Rage Nimbus | {2}{R} | Creature — Elemental | 5/3
Defender, flying
{1}{R}: Target creature attacks this turn if able.

Turn Against | {4}{R} | Instant |
Devoid
Gain control of target creature until end of turn. Untap that creature. It gains haste until end of turn.

Knighthood | {2}{W} | Enchantment |
Creatures you control have first strike.

Monastery Swiftspear | {R} | Creature — Human Monk | 1/2
Haste
Prowess

Soul Warden | {W} | Creature — Human Cleric | 1/1
Whenever another creature enters, you gain 1 life.

Young Wolf | {G} | Creature — Wolf | 1/1
Undying

Bontu's Monument | {3} | Artifact |
Black creature spells you cast cost {1} less to cast.
Whenever you cast a creature spell, each opponent loses 1 life and you gain 1 life.

Thalia, Guardian of Thraben | {1}{W} | Legendary Creature — Human Soldier | 2/1
First strike
Noncreature spells cost {1} more to cast.

Rest in Peace | {1}{W} | Enchantment |
When Rest in Peace enters, exile all graveyards.
If a card or token would be put into a graveyard from anywhere, exile it instead.

Kalonian Hydra | {3}{G}{G} | Creature — Hydra | 0/0
Trample
Kalonian Hydra enters with four +1/+1 counters on it.

Temple of Bloom | | Land |
Temple of Bloom enters tapped.
{T}: Add {G}.

Glacial Fortress | | Land |
Glacial Fortress enters tapped unless you control a Plains or an Island.
{T}: Add {W} or {U}.

Adaptive Automaton | {3} | Artifact Creature — Construct | 2/2
As this creature enters, choose a creature type.
This creature is the chosen type in addition to its other types.
Other creatures you control of the chosen type get +1/+1.

Nightmare | {5}{B} | Creature — Nightmare Horse | 0/0
Flying
Nightmare's power and toughness are each equal to the number of Swamps you control.

Blood Moon | {2}{R} | Enchantment |
Nonbasic lands are Mountains.

Wild Nacatl | {G} | Creature — Cat Warrior | 1/1
This creature gets +1/+1 as long as you control a Mountain.
This creature gets +1/+1 as long as you control a Plains.

Carnage Tyrant | {4}{G}{G} | Creature — Dinosaur | 7/6
This spell can't be countered.
Trample, hexproof

Cancel | {1}{U}{U} | Instant |
Counter target spell.

Prodigal Sorcerer | {2}{U} | Creature — Human Wizard | 1/1
{T}: This creature deals 1 damage to any target.

Arrest | {2}{W} | Enchantment — Aura |
Enchant creature
Enchanted creature can't attack or block, and its activated abilities can't be activated.

Fog | {G} | Instant |
Prevent all combat damage that would be dealt this turn.

Reliquary Tower | | Land |
You have no maximum hand size.
{T}: Add {C}.

Miscalculation | {1}{U} | Instant |
Counter target spell unless its controller pays {2}.
Cycling {2}

Smuggler's Copter | {2} | Artifact — Vehicle | 3/3
Flying
Crew 1

Faithless Looting | {R} | Sorcery |
Draw two cards, then discard two cards.
Flashback {2}{R}

Goblin Bushwhacker | {R} | Creature — Goblin Warrior | 1/1
Kicker {R}
When this creature enters, if it was kicked, creatures you control get +1/+0 and gain haste until end of turn.

Leonin Vanguard | {W} | Creature — Cat Soldier | 1/1
At the beginning of combat on your turn, if you control three or more creatures, this creature gets +1/+1 until end of turn and you gain 1 life.

Professional Face-Breaker | {2}{R} | Creature — Human Warrior | 2/3
Menace
Whenever one or more creatures you control deal combat damage to a player, create a Treasure token.

Tibalt, Rakish Instigator | {2}{R} | Legendary Planeswalker — Tibalt | 5
Your opponents can't gain life.

Skulking Ghost | {1}{B} | Creature — Spirit | 2/1
Flying
When this creature becomes the target of a spell or ability, sacrifice it.

Waterfall Aerialist | {3}{U} | Creature — Djinn Wizard | 3/1
Flying
Ward {2}

Crested Sunmare | {3}{W}{W} | Creature — Horse | 5/5
Other Horses you control have indestructible.
At the beginning of each end step, if you gained life this turn, create a 5/5 white Horse creature token.

Exploration | {G} | Enchantment |
You may play an additional land on each of your turns.

Phyrexian Arena | {1}{B}{B} | Enchantment |
At the beginning of your upkeep, you draw a card and you lose 1 life.

Branching Evolution | {2}{G} | Enchantment |
If one or more +1/+1 counters would be put on a creature you control, twice that many +1/+1 counters are put on that creature instead.

Keldon Marauders | {1}{R} | Creature — Human Warrior | 3/3
Vanishing 2
When this creature enters or leaves the battlefield, it deals 1 damage to target player or planeswalker.

Deep-Slumber Titan | {2}{R}{R} | Creature — Giant | 7/7
This creature enters tapped.
This creature doesn't untap during your untap step.
Whenever this creature is dealt damage, untap it.

Hooded Brawler | {2}{G} | Creature — Naga Warrior | 3/2
You may exert Hooded Brawler as it attacks. When you do, it gets +2/+2 until end of turn.

Mother of Runes | {W} | Creature — Human Cleric | 1/1
{T}: Target creature you control gains protection from the color of your choice until end of turn.

Black Ward | {W} | Enchantment — Aura |
Enchant creature
Enchanted creature has protection from black. This effect doesn't remove this Aura.

Martial Impetus | {2}{W} | Enchantment — Aura |
Enchant creature
Enchanted creature gets +1/+1 and is goaded.
Whenever enchanted creature attacks, each other creature that's attacking one of your opponents gets +1/+1 until end of turn.

Aura Gnarlid | {2}{G} | Creature — Beast | 2/2
Creatures with power less than Aura Gnarlid's power can't block it.
Aura Gnarlid gets +1/+1 for each Aura on the battlefield.

Jeering Homunculus | {1}{U} | Creature — Homunculus | 0/4
When Jeering Homunculus enters, you may goad target creature.

Sea Serpent | {5}{U} | Creature — Serpent | 5/5
This creature can't attack unless defending player controls an Island.
When you control no Islands, sacrifice this creature.

Oblivion Ring | {2}{W} | Enchantment |
When this enchantment enters, exile another target nonland permanent.
When this enchantment leaves the battlefield, return the exiled card to the battlefield under its owner's control.

Fiend Hunter | {1}{W}{W} | Creature — Human Cleric | 1/3
When this creature enters, you may exile another target creature.
When this creature leaves the battlefield, return the exiled card to the battlefield under its owner's control.

Felidar Sovereign | {4}{W}{W} | Creature — Cat Beast | 4/6
Vigilance, lifelink
At the beginning of your upkeep, if you have 40 or more life, you win the game.

Flame Rift | {1}{R} | Sorcery |
Flame Rift deals 4 damage to each player.

Ancient Ziggurat |  | Land |
{T}: Add one mana of any color. Spend this mana only to cast a creature spell.

Char-Rumbler | {2}{R}{R} | Creature — Elemental | -1/3
Double strike
{R}: Char-Rumbler gets +1/+0 until end of turn.

Greed | {3}{B} | Enchantment |
{B}, Pay 2 life: Draw a card.

Psychosis Crawler | {5} | Artifact Creature — Phyrexian Horror | */*
Psychosis Crawler's power and toughness are each equal to the number of cards in your hand.
Whenever you draw a card, each opponent loses 1 life.

Liliana's Caress | {1}{B} | Enchantment |
Whenever an opponent discards a card, that player loses 2 life.

Yawgmoth's Bargain | {4}{B}{B} | Enchantment |
Skip your draw step.
Pay 1 life: Draw a card.

Emperor Crocodile | {3}{G} | Creature — Crocodile | 5/5
When you control no other creatures, sacrifice Emperor Crocodile.

Deathrite Shaman | {B/G} | Creature — Elf Shaman | 1/2
{T}: Exile target land card from a graveyard. Add one mana of any color.
{B}, {T}: Exile target instant or sorcery card from a graveyard. Each opponent loses 2 life.
{G}, {T}: Exile target creature card from a graveyard. You gain 2 life.

Hex | {4}{B}{B} | Sorcery |
Destroy six target creatures.

Trumpet Blast | {2}{R} | Instant |
Attacking creatures get +2/+0 until end of turn.

Cloudshift | {W} | Instant |
Exile target creature you control, then return that card to the battlefield under your control.

Banisher Priest | {1}{W}{W} | Creature — Human Cleric | 2/2
When Banisher Priest enters, exile target creature an opponent controls until Banisher Priest leaves the battlefield.

Flickerwisp | {1}{W}{W} | Creature — Elemental | 3/1
Flying
When this creature enters, exile another target permanent. Return that card to the battlefield under its owner's control at the beginning of the next end step.

Door to Nothingness | {5} | Artifact |
Door to Nothingness enters tapped.
{W}{W}{U}{U}{B}{B}{R}{R}{G}{G}, {T}, Sacrifice Door to Nothingness: Target player loses the game.

Walking Ballista | {X}{X} | Artifact Creature — Construct | 0/0
This creature enters with X +1/+1 counters on it.
{4}: Put a +1/+1 counter on this creature.
Remove a +1/+1 counter from this creature: It deals 1 damage to any target.

Altar's Reap | {1}{B} | Instant |
As an additional cost to cast this spell, sacrifice a creature.
Draw two cards.

Dark Ritual | {B} | Instant |
Add {B}{B}{B}.

Time Warp | {3}{U}{U} | Sorcery |
Target player takes an extra turn after this one.

Prosperity | {X}{U} | Sorcery |
Each player draws X cards.

Nekrataal | {2}{B}{B} | Creature — Human Assassin | 2/1
First strike
When Nekrataal enters, destroy target nonartifact, nonblack creature. That creature can't be regenerated.

Flametongue Kavu | {3}{R} | Creature — Kavu | 4/2
When this creature enters, it deals 4 damage to target creature.

Elvish Visionary | {1}{G} | Creature — Elf Shaman | 1/1
When this creature enters, draw a card.

Guttersnipe | {2}{R} | Creature — Goblin Shaman | 2/2
Whenever you cast an instant or sorcery spell, this creature deals 2 damage to each opponent.

Zulaport Cutthroat | {1}{B} | Creature — Human Rogue Ally | 1/1
Whenever this creature or another creature you control dies, each opponent loses 1 life and you gain 1 life.

Underworld Dreams | {B}{B}{B} | Enchantment |
Whenever an opponent draws a card, Underworld Dreams deals 1 damage to that player.

Pestilence | {2}{B}{B} | Enchantment |
At the beginning of the end step, if no creatures are on the battlefield, sacrifice this enchantment.
{B}: This enchantment deals 1 damage to each creature and each player.

Donate | {2}{U} | Sorcery |
Target player gains control of target permanent you control.

City of Brass |  | Land |
Whenever this land becomes tapped, it deals 1 damage to you.
{T}: Add one mana of any color.

Ancient Tomb |  | Land |
{T}: Add {C}{C}. This land deals 2 damage to you.

Goblin Bombardment | {1}{R} | Enchantment |
Sacrifice a creature: This enchantment deals 1 damage to any target.

Skirk Prospector | {R} | Creature — Goblin | 1/1
Sacrifice a Goblin: Add {R}.

Ball Lightning | {R}{R}{R} | Creature — Elemental | 6/1
Trample
Haste
At the beginning of the end step, sacrifice Ball Lightning.

Commune with Nature | {G} | Sorcery |
Look at the top five cards of your library. You may reveal a creature card from among them and put it into your hand. Put the rest on the bottom of your library in any order.

Mana Leak | {1}{U} | Instant |
Counter target spell unless its controller pays {3}.

Force of Will | {3}{U}{U} | Instant |
You may pay 1 life and exile a blue card from your hand rather than pay this spell's mana cost.
Counter target spell.

Kitchen Finks | {1}{G/W}{G/W} | Creature — Ouphe | 3/2
When this creature enters, you gain 2 life.
Persist

Rolling Earthquake | {X}{R} | Sorcery |
Rolling Earthquake deals X damage to each creature without horsemanship and each player.

Memnite | {0} | Artifact Creature — Construct | 1/1

Earthquake | {X}{R} | Sorcery |
Earthquake deals X damage to each creature without flying and each player.

Supreme Verdict | {1}{W}{W}{U} | Sorcery |
This spell can't be countered.
Destroy all creatures.

Conversion | {2}{W}{W} | Enchantment |
At the beginning of your upkeep, sacrifice this enchantment unless you pay {W}{W}.
All Mountains are Plains.

Raging Ravine | | Land |
This land enters tapped.
{T}: Add {R} or {G}.
{2}{R}{G}: Until end of turn, this land becomes a 3/3 red and green Elemental creature with "Whenever this creature attacks, put a +1/+1 counter on it." It's still a land.

History of Benalia | {1}{W}{W} | Enchantment — Saga |
I, II — Create a 2/2 white Knight creature token with vigilance.
III — Knights you control get +2/+1 until end of turn.

Dinosaur Egg Sac | {2}{G} | Creature — Egg | */*
Dinosaur Egg Sac's power and toughness are each equal to the number of unheard riddles in its shell.

Wild Growth | {G} | Enchantment — Aura |
Enchant land
Whenever enchanted land is tapped for mana, its controller adds an additional {G}.

Manabarbs | {3}{R} | Enchantment |
Whenever a player taps a land for mana, this enchantment deals 1 damage to that player.

Nirkana Revenant | {4}{B}{B} | Creature — Vampire Shade | 4/4
Whenever you tap a Swamp for mana, add an additional {B}.
{B}: Nirkana Revenant gets +1/+1 until end of turn.

Relentless Assault | {2}{R}{R} | Sorcery |
Untap all creatures that attacked this turn. After this main phase, there is an additional combat phase followed by an additional main phase.

Silence | {W} | Instant |
Your opponents can't cast spells this turn.

Dungeon Geists | {2}{U}{U} | Creature — Spirit | 3/3
Flying
When Dungeon Geists enters, tap target creature an opponent controls. That creature doesn't untap during its controller's untap step for as long as you control Dungeon Geists.

Furnace of Rath | {1}{R}{R}{R} | Enchantment |
If a source would deal damage to a permanent or player, it deals double that damage to that permanent or player instead.

Healing Salve | {W} | Instant |
Choose one —
• Target player gains 3 life.
• Prevent the next 3 damage that would be dealt to any target this turn.

Parallel Lives | {3}{G} | Enchantment |
If an effect would create one or more tokens under your control, it creates twice that many of those tokens instead.

Raise the Alarm | {1}{W} | Instant |
Create two 1/1 white Soldier creature tokens.

Norn's Annex | {3}{W/P}{W/P} | Artifact |
Creatures can't attack you or planeswalkers you control unless their controller pays {W/P} for each of those creatures.

Stoke the Flames | {2}{R}{R} | Instant |
Convoke
Stoke the Flames deals 4 damage to any target.

Gurmag Angler | {6}{B} | Creature — Zombie Fish | 5/5
Delve

Reverse Engineer | {3}{U}{U} | Sorcery |
Improvise
Draw three cards.

Mulldrifter | {4}{U} | Creature — Elemental | 2/2
Flying
When this creature enters, draw two cards.
Evoke {2}{U}

Mardu Scout | {R}{R} | Creature — Goblin Scout | 3/1
Dash {1}{R}

Hellspark Elemental | {1}{R} | Creature — Elemental | 3/1
Trample, haste
At the beginning of the end step, sacrifice Hellspark Elemental.
Unearth {1}{R}

Acridian | {1}{G} | Creature — Insect | 2/4
Echo {1}{G}

Arctic Wolves | {3}{G}{G} | Creature — Wolf | 4/5
Cumulative upkeep {2}
When Arctic Wolves enters, draw a card.

Deadbridge Goliath | {2}{G}{G} | Creature — Insect | 5/5
Scavenge {4}{G}{G}

Arcbound Bruiser | {5} | Artifact Creature — Golem | 0/0
Modular 3

Grapeshot | {1}{R} | Sorcery |
Grapeshot deals 1 damage to any target.
Storm

Bloodbraid Elf | {2}{R}{G} | Creature — Elf Berserker | 3/2
Haste
Cascade

Raven's Crime | {B} | Sorcery |
Target player discards a card.
Retrace

Radical Idea | {1}{U} | Instant |
Draw a card.
Jump-start

Cling to Dust | {B} | Instant |
Exile target card from a graveyard. If it was a creature card, you gain 3 life. Otherwise, you draw a card.
Escape—{3}{B}, Exile five other cards from your graveyard.

Topan Freeblade | {1}{W} | Creature — Human Soldier | 2/2
Vigilance
Renown 1

Skewer the Critics | {2}{R} | Sorcery |
Spectacle {R}
Skewer the Critics deals 3 damage to any target.

Dalkovan Packbeasts | {2}{W} | Creature — Ox | 0/4
Vigilance
Mobilize 3

Burrenton Bombardier | {2}{W} | Creature — Kithkin Soldier | 2/2
Flying
Reinforce 2—{2}{W}

Ornithopter | {0} | Artifact Creature — Thopter | 0/2
Flying

Gempalm Strider | {1}{G} | Creature — Elf | 2/2
Cycling {2}{G}{G}
When you cycle Gempalm Strider, Elf creatures get +2/+2 until end of turn.

Collective Unconscious | {4}{G}{G} | Sorcery |
Draw a card for each creature you control.

Overwhelming Stampede | {3}{G}{G} | Sorcery |
Until end of turn, creatures you control gain trample and get +X/+X, where X is the greatest power among creatures you control.

Armadillo Cloak | {1}{G}{W} | Enchantment — Aura |
Enchant creature
Enchanted creature gets +2/+2 and has trample.
Whenever enchanted creature deals damage, you gain that much life.

Greater Good | {2}{G}{G} | Enchantment |
Sacrifice a creature: Draw cards equal to the sacrificed creature's power, then discard three cards.

Phantasmal Bear | {U} | Creature — Bear Illusion | 2/2
When Phantasmal Bear becomes the target of a spell or ability, sacrifice it.

Platinum Angel | {7} | Artifact Creature — Angel | 4/4
Flying
You can't lose the game and your opponents can't win the game.

Stasis | {1}{U} | Enchantment |
Players skip their untap steps.
At the beginning of your upkeep, sacrifice this enchantment unless you pay {U}.

Mox Opal | {0} | Legendary Artifact |
{T}: Add one mana of any color. Activate only if you control three or more artifacts.

Basking Rootwalla | {G} | Creature — Lizard | 1/1
{1}{G}: Basking Rootwalla gets +2/+2 until end of turn. Activate only once each turn.
Madness {0}

Artful Maneuver | {1}{W} | Instant |
Target creature gets +2/+2 until end of turn.
Rebound

Augury Raven | {3}{U} | Creature — Bird | 3/3
Flying
Foretell {1}{U}

Beastbond Outcaster | {2}{G} | Creature — Human Druid | 3/3
When this creature enters, if you control a creature with power 4 or greater, draw a card.
Plot {1}{G}

Fiery Temper | {1}{R}{R} | Instant |
Fiery Temper deals 3 damage to any target.
Madness {R}

Blood Beckoning | {B} | Sorcery |
Kicker {3}
Return target creature card from your graveyard to your hand. If this spell was kicked, instead return two target creature cards from your graveyard to your hand.

Aether Flash | {2}{R}{R} | Enchantment |
Whenever a creature enters, Aether Flash deals 2 damage to it.

Polyraptor | {6}{G}{G} | Creature — Dinosaur | 5/5
Enrage — Whenever Polyraptor is dealt damage, create a token that's a copy of Polyraptor.

Adaptive Snapjaw | {4}{G} | Creature — Lizard Beast | 6/2
Evolve

Hellhole Flailer | {1}{B}{R} | Creature — Ogre Warrior | 3/2
Unleash
{2}{B}{R}, Sacrifice Hellhole Flailer: Hellhole Flailer deals damage equal to its power to target player or planeswalker.

Krosan Grip | {2}{G} | Instant |
Split second
Destroy target artifact or enchantment.

Sudden Shock | {1}{R} | Instant |
Split second
Sudden Shock deals 2 damage to any target.

Keldon Halberdier | {4}{R} | Creature — Human Warrior | 4/1
First strike
Suspend 4—{R}
"""
