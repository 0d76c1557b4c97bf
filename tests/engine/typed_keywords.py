# ruff: noqa: E501
"""Cards with keyword abilities that rules tests need, typed as facts like those in ``typed_cards``."""

CARDS = """
Barbed Lightning | {2}{R} | Instant |
Choose one —
• Barbed Lightning deals 3 damage to target creature.
• Barbed Lightning deals 3 damage to target player or planeswalker.
Entwine {2}

Train of Thought | {1}{U} | Sorcery |
Replicate {1}{U}
Draw a card.

A Little Chat | {1}{U} | Instant |
Casualty 1
Look at the top two cards of your library. Put one of them into your hand and the other on the bottom of your library.

Arco-Flagellant | {2}{B} | Creature — Human | 3/1
Squad {2}
Arco-Flagellant can't block.
Endurant — Pay 3 life: Arco-Flagellant gains indestructible until end of turn.

Agate Instigator | {1}{R} | Creature — Lizard Rogue | 1/3
Offspring {1}{R}
Whenever another creature you control enters, this creature deals 1 damage to each opponent.

Burn Trail | {3}{R} | Sorcery |
Burn Trail deals 3 damage to any target.
Conspire

Borrowed Malevolence | {B} | Instant |
Escalate {2}
Choose one or both —
• Target creature gets +1/+1 until end of turn.
• Target creature gets -1/-1 until end of turn.

Thunder Magic | {R} | Instant |
Tiered
• Thunder — {0} — Thunder Magic deals 2 damage to target creature.
• Thundara — {3} — Thunder Magic deals 4 damage to target creature.
• Thundaga — {5}{R} — Thunder Magic deals 8 damage to target creature.

Candy Grapple | {1}{B} | Instant |
Bargain
Target creature gets -3/-3 until end of turn. If this spell was bargained, that creature gets -5/-5 until end of turn instead.

Bitter Ordeal | {2}{B} | Sorcery |
Search target player's library for a card and exile it. Then that player shuffles.
Gravestorm

Long River's Pull | {U}{U} | Instant |
Gift a card
Counter target creature spell. If the gift was promised, instead counter target spell.

Reckless Bushwhacker | {2}{R} | Creature — Goblin Warrior Ally | 2/1
Surge {1}{R}
Haste
When Reckless Bushwhacker enters, if its surge cost was paid, other creatures you control get +1/+0 and gain haste until end of turn.

Explosive Derailment | {R} | Instant |
Spree
+ {2} — Explosive Derailment deals 4 damage to target creature.
+ {2} — Destroy target artifact.

Hamlet Glutton | {5}{G}{G} | Creature — Giant | 6/6
Bargain
This spell costs {2} less to cast if it's bargained.
Trample
When this creature enters, you gain 3 life.

Hopeful Eidolon | {W} | Enchantment Creature — Spirit | 1/1
Bestow {3}{W}
Lifelink
Enchanted creature gets +1/+1 and has lifelink.

Bygone Colossus | {9} | Artifact Creature — Robot Giant | 9/9
Warp {3}

Ninja of the Deep Hours | {3}{U} | Creature — Human Ninja | 2/2
Ninjutsu {1}{U}
Whenever this creature deals combat damage to a player, you may draw a card.

Yuriko, the Tiger's Shadow | {1}{U}{B} | Legendary Creature — Human Ninja | 1/3
Commander ninjutsu {U}{B}
Whenever a Ninja you control deals combat damage to a player, reveal the top card of your library and put that card into your hand. Each opponent loses life equal to that card's mana value.

Thunderous Wrath | {4}{R}{R} | Instant |
Thunderous Wrath deals 5 damage to any target.
Miracle {R}

Boiling Earth | {1}{R} | Sorcery |
Boiling Earth deals 1 damage to each creature your opponents control.
Awaken 4—{6}{R}

Overlord of the Mistmoors | {5}{W}{W} | Enchantment Creature — Avatar Horror | 6/6
Impending 4—{2}{W}{W}
Whenever this permanent enters or attacks, create two 2/1 white Insect creature tokens with flying.

Wild Ride | {R} | Sorcery |
Target creature gets +3/+0 and gains haste until end of turn.
Harmonize {4}{R}

Electro's Bolt | {2}{R} | Sorcery |
Electro's Bolt deals 4 damage to target creature.
Mayhem {1}{R}

Spider-UK | {3}{W} | Legendary Creature — Spider Human Hero | 3/4
Web-slinging {2}{W}
At the beginning of your end step, if two or more creatures entered the battlefield under your control this turn, you draw a card and gain 2 life.

Vandalblast | {R} | Sorcery |
Destroy target artifact you don't control.
Overload {4}{R}

Wretched Gryff | {7} | Creature — Eldrazi Hippogriff | 3/4
Emerge {5}{U}
When you cast this spell, draw a card.
Flying

Latchkey Faerie | {3}{U} | Creature — Faerie Rogue | 3/1
Flying
Prowl {2}{U}
When Latchkey Faerie enters, if its prowl cost was paid, draw a card.

Chain Assassination | {2}{B}{B} | Instant |
Freerunning {1}{B}
Destroy target creature. If another creature died this turn, draw a card.

Skystreamer | {4}{W} | Creature — Griffin | 3/2
Assist
Flying
When Skystreamer enters, target player gains 4 life.

Fierce Retribution | {1}{W} | Instant |
Cleave {5}{W}
Destroy target [attacking] creature.

Foot Ninjas | {4}{W/B}{W/B} | Creature — Human Ninja | 5/5
Sneak {3}{W/B}
When this creature enters, you gain 3 life.

Merfolk Looter | {1}{U} | Creature — Merfolk Rogue | 1/1
{T}: Draw a card, then discard a card.

Fireblast | {4}{R}{R} | Instant |
You may sacrifice two Mountains rather than pay this spell's mana cost.
Fireblast deals 4 damage to any target.

Royal Assassin | {1}{B}{B} | Creature — Human Assassin | 1/1
{T}: Destroy target tapped creature.

Faerie Miscreant | {U} | Creature — Faerie Rogue | 1/1
Flying
When Faerie Miscreant enters, if you control another creature named Faerie Miscreant, draw a card.

Electrickery | {R} | Instant |
Electrickery deals 1 damage to target creature you don't control.
Overload {1}{R}

Slippery Bogle | {G/U} | Creature — Beast | 1/1
Hexproof

Dusk Legion Dreadnought | {5} | Artifact — Vehicle | 4/6
Vigilance
Crew 2

Craw Giant | {3}{G}{G}{G}{G} | Creature — Giant | 6/4
Trample
Rampage 2

Basilica Guards | {2}{W} | Creature — Human Soldier | 1/4
Defender
Extort

Adriana, Captain of the Guard | {3}{R}{W} | Legendary Creature — Human Knight | 4/4
Melee
Other creatures you control have melee.

Apprentice Sharpshooter | {2}{G} | Creature — Human Archer | 1/4
Reach
Training

Brontotherium | {4}{G}{G} | Creature — Beast | 5/3
Trample
Provoke

Coastal Breach | {6}{U} | Sorcery |
Undaunted
Return all nonland permanents to their owners' hands.

Aberrant | {X}{1}{G} | Creature — Tyranid Mutant | 0/0
Ravenous
Trample
Heavy Power Hammer — Whenever Aberrant deals combat damage to a player, destroy target artifact or enchantment that player controls.

Arcbound Slasher | {4}{R} | Artifact Creature — Cat | 0/0
Modular 4
Riot

Aquastrand Spider | {1}{G} | Creature — Spider Mutant | 0/0
Graft 2
{G}: Target creature with a +1/+1 counter on it gains reach until end of turn.

Adorned Pouncer | {1}{W} | Creature — Cat | 1/1
Double strike
Eternalize {3}{W}{W}

Banshee of the Dread Choir | {3}{B}{B} | Creature — Spirit | 4/4
Myriad
Whenever Banshee of the Dread Choir deals combat damage to a player, that player discards a card.

Amphin Mutineer | {3}{U} | Creature — Salamander Pirate | 3/3
When Amphin Mutineer enters, exile up to one target non-Salamander creature. That creature's controller creates a 4/3 blue Salamander Warrior creature token.
Encore {4}{U}{U}

Controvert | {2}{U}{U} | Instant |
Counter target spell.
Recover {2}{U}{U}

Boggart Mob | {3}{B} | Creature — Goblin Warrior | 5/5
Champion a Goblin
Whenever a Goblin you control deals combat damage to a player, you may create a 1/1 black Goblin Rogue creature token.

Bear Umbra | {2}{G}{G} | Enchantment — Aura |
Enchant creature
Enchanted creature gets +2/+2 and has "Whenever this creature attacks, untap all lands you control."
Totem armor

Mycoloth | {3}{G}{G} | Creature — Fungus | 4/4
Devour 2
At the beginning of your upkeep, create a 1/1 green Saproling creature token for each +1/+1 counter on Mycoloth.

Fanatic of Xenagos | {1}{R}{G} | Creature — Centaur Warrior | 3/3
Trample
Tribute 1
When Fanatic of Xenagos enters, if tribute wasn't paid, it gets +1/+1 and gains haste until end of turn.

Kilnmouth Dragon | {5}{R}{R} | Creature — Dragon | 5/5
Amplify 3
Flying
{T}: Kilnmouth Dragon deals damage equal to the number of +1/+1 counters on it to any target.

Skyreach Manta | {5} | Artifact Creature — Fish | 0/0
Sunburst
Flying

Rabbit Battery | {R} | Artifact Creature — Equipment Rabbit | 1/1
Haste
Equipped creature gets +1/+1 and has haste.
Reconfigure {R}

Steelclaw Lance | {B}{R} | Artifact — Equipment |
Equipped creature gets +2/+2.
Equip Knight {1}
Equip {3}

Demonmail Hauberk | {4} | Artifact — Equipment |
Equipped creature gets +4/+2.
Equip—Sacrifice a creature.

Healing Technique | {3}{G} | Sorcery |
Demonstrate
Return target card from your graveyard to your hand. You gain life equal to that card's mana value. Exile Healing Technique.

Stinkweed Imp | {2}{B} | Creature — Imp | 1/2
Flying
Whenever Stinkweed Imp deals combat damage to a creature, destroy that creature.
Dredge 5

Greenbelt Guardian | {1}{G} | Creature — Elf Ranger | 2/2
{G}: Target creature gains trample until end of turn.
Exhaust — {3}{G}: Put three +1/+1 counters on this creature.

Cuboid Colony | {G}{U} | Creature — Insect | 1/1
Flash
Flying, trample
Increment

Dizzy Spell | {U} | Instant |
Target creature gets -3/-0 until end of turn.
Transmute {1}{U}{U}

Spirit en-Dal | {2}{W} | Creature — Spirit | 2/1
Shadow
Forecast — {1}{W}, Reveal Spirit en-Dal from your hand: Target creature gains shadow until end of turn.

Axgard Braggart | {3}{W} | Creature — Dwarf Warrior | 3/3
Boast — {1}{W}: Untap Axgard Braggart. Put a +1/+1 counter on it.

Blaring Captain | {3}{B} | Creature — Azra Warrior | 2/2
Partner with Blaring Recruiter
Whenever Blaring Captain attacks, attacking Warriors get +1/+1 until end of turn.

Blaring Recruiter | {3}{W} | Creature — Elf Warrior | 2/2
Partner with Blaring Captain
{2}{W}: Create a 1/1 white Warrior creature token.

Alacrian Jaguar | {4}{G} | Creature — Cat Mount | 4/4
Vigilance
Whenever this creature attacks while saddled, it gets +2/+2 until end of turn.
Saddle 1

Ana Battlemage | {2}{G} | Creature — Human Wizard | 2/2
Kicker {2}{U} and/or {1}{B}
When Ana Battlemage enters, if it was kicked with its {2}{U} kicker, target player discards three cards.
When Ana Battlemage enters, if it was kicked with its {1}{B} kicker, tap target untapped creature and that creature deals damage equal to its power to its controller.

Evermind |  | Instant — Arcane |
Draw a card.
Splice onto Arcane {1}{U}

Desperate Ritual | {1}{R} | Instant — Arcane |
Add {R}{R}{R}.
Splice onto Arcane {1}{R}

Archpriest of Shadows | {3}{B}{B} | Creature — Human Warlock | 4/4
Backup 1
Deathtouch
Whenever this creature deals combat damage to a player or battle, return target creature card from your graveyard to the battlefield.

Tel-Jilad Archers | {4}{G} | Creature — Elf Archer | 2/4
Protection from artifacts; reach

Mistmeadow Skulk | {1}{W} | Creature — Kithkin Rogue | 1/1
Lifelink, protection from mana value 3 or greater

Glacial Ray | {1}{R} | Instant — Arcane |
Glacial Ray deals 2 damage to any target.
Splice onto Arcane {1}{R}

Conclave Sledge-Captain | {5}{G} | Creature — Elephant Soldier | 4/4
Backup 1
Backup 1
Backup 1
Trample
Whenever this creature deals combat damage to a player, put that many +1/+1 counters on it.

Boon-Bringer Valkyrie | {3}{W}{W} | Creature — Angel Warrior | 4/4
Backup 1
Flying, first strike, lifelink

Tsabo Tavoc | {5}{B}{R} | Legendary Creature — Phyrexian Horror | 7/4
First strike, protection from legendary creatures
{B}{B}, {T}: Destroy target legendary creature. It can't be regenerated.

Reach Through Mists | {U} | Instant — Arcane |
Draw a card.

Coalition Skyknight | {3}{W} | Creature — Human Knight | 2/2
Flying
Enlist

Fire Nation Cadets | {R} | Creature — Human Soldier | 1/2
This creature has firebending 2 as long as there's a Lesson card in your graveyard.
{2}: This creature gets +1/+0 until end of turn.

Jeska, Warrior Adept | {2}{R}{R} | Legendary Creature — Human Barbarian Warrior | 3/1
First strike, haste
{T}: Jeska deals 1 damage to any target.

Fire Sages | {1}{R} | Creature — Human Cleric | 2/2
Firebending 1
{1}{R}{R}: Put a +1/+1 counter on this creature.

Trusted Forcemage | {2}{G} | Creature — Human Shaman | 2/2
Soulbond
As long as Trusted Forcemage is paired with another creature, each of those creatures gets +1/+1.

Silverblade Paladin | {1}{W}{W} | Creature — Human Knight | 2/2
Soulbond
As long as Silverblade Paladin is paired with another creature, both creatures have double strike.

Surging Flame | {1}{R} | Instant |
Ripple 4
Surging Flame deals 2 damage to any target.

Scrapshooter | {1}{G}{G} | Creature — Raccoon Archer | 4/4
Gift a card
Reach
When this creature enters, if the gift was promised, destroy target artifact or enchantment an opponent controls.

Diregraf Horde | {4}{B} | Creature — Zombie | 3/4
When Diregraf Horde enters, create two 2/2 black Zombie creature tokens with decayed. When you do, exile up to two target cards from graveyards.

Octomancer | {3}{G}{U} | Creature — Frog Druid | 3/3
Gift an Octopus
At the beginning of each end step, create a token that's a copy of target creature token that entered this turn.

Valley Rally | {2}{R} | Instant |
Gift a Food
Creatures you control get +2/+0 until end of turn. If the gift was promised, target creature you control gains first strike until end of turn.

Dawn's Truce | {1}{W} | Instant |
Gift a card
You and permanents you control gain hexproof until end of turn. If the gift was promised, permanents you control also gain indestructible until end of turn.

Chameleon Colossus | {2}{G}{G} | Creature — Shapeshifter | 4/4
Changeling
Protection from black
{2}{G}{G}: Chameleon Colossus gets +X/+X until end of turn, where X is its power.

Blastoderm | {2}{G}{G} | Creature — Beast | 5/5
Shroud
Fading 3

Thief of Hope | {2}{B} | Creature — Spirit | 2/2
Whenever you cast a Spirit or Arcane spell, target opponent loses 1 life and you gain 1 life.
Soulshift 2

Eternal Dragon | {5}{W}{W} | Creature — Dragon Spirit | 5/5
Flying
{3}{W}{W}: Return Eternal Dragon from your graveyard to your hand. Activate only during your upkeep.
Plainscycling {2}

Capsize | {1}{U}{U} | Instant |
Buyback {3}
Return target permanent to its owner's hand.

Wolfbriar Elemental | {2}{G}{G} | Creature — Elemental | 4/4
Multikicker {G}
When Wolfbriar Elemental enters, create a 2/2 green Wolf creature token for each time it was kicked.

Flayer Husk | {1} | Artifact — Equipment |
Living weapon
Equipped creature gets +1/+1.
Equip {2}

Ainok Bond-Kin | {1}{W} | Creature — Dog Soldier | 2/1
Outlast {1}{W}
Each creature you control with a +1/+1 counter on it has first strike.

Sacred Cat | {W} | Creature — Cat | 1/1
Lifelink
Embalm {W}

Goldwarden's Helm | {2}{W} | Artifact — Equipment |
For Mirrodin!
Equipped creature gets +0/+1.
Equip {1}{W}

Night Clubber | {1}{B}{B} | Creature — Human Warrior | 2/2
When Night Clubber enters, creatures your opponents control get -1/-1 until end of turn.
Blitz {2}{B}

Eldrazi Skyspawner | {2}{U} | Creature — Eldrazi Drone | 2/1
Devoid
Flying
When Eldrazi Skyspawner enters, create a 1/1 colorless Eldrazi Scion creature token. It has "Sacrifice this creature: Add {C}."

Skullmulcher | {4}{G} | Creature — Elemental | 3/3
Devour 1
When this creature enters, draw a card for each creature it devoured.

Lantern Kami | {W} | Creature — Spirit | 1/1
Flying
"""
