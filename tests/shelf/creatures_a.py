# ruff: noqa: E501 - texts stay as printed
"""Creatures, whatever else they are, A, typed as facts."""

CARDS = """
Aarakocra Sneak | {3}{U} | Creature — Bird Rogue | 1/4
Flying
When this creature enters, you take the initiative.

Aberrant | {X}{1}{G} | Creature — Tyranid Mutant | 0/0
Ravenous
Trample
Heavy Power Hammer — Whenever Aberrant deals combat damage to a player, destroy target artifact or enchantment that player controls.

Absolver Thrull | {3}{W} | Creature — Thrull Cleric | 2/3
Haunt
When Absolver Thrull enters or the creature it haunts dies, destroy target enchantment.

Absolving Lammasu | {4}{W} | Creature — Lammasu | 4/3
Flying
When this creature enters, all suspected creatures are no longer suspected.
When this creature dies, you gain 3 life and suspect up to one target creature an opponent controls.

Abu Ja'far | {W} | Creature — Human | 0/1
When this creature dies, destroy all creatures blocking or blocked by it. They can't be regenerated.

Academy Manufactor | {3} | Artifact Creature — Assembly-Worker | 1/3
If you would create a Clue, Food, or Treasure token, instead create one of each.

Academy Researchers | {1}{U}{U} | Creature — Human Wizard | 2/2
When Academy Researchers enters, you may put an Aura card from your hand onto the battlefield attached to Academy Researchers.

Acquisition Octopus | {2}{U} | Artifact Creature — Equipment Octopus | 2/2
Whenever Acquisition Octopus or equipped creature deals combat damage to a player, draw a card.
Reconfigure {2}

Acquisitions Expert | {1}{B} | Creature — Human Rogue | 1/2
When Acquisitions Expert enters, target opponent reveals a number of cards from their hand equal to the number of creatures in your party. You choose one of those cards. That player discards that card.

Acridian | {1}{G} | Creature — Insect | 2/4
Echo {1}{G}

Acrobatic Cheerleader | {1}{W} | Creature — Human Survivor | 2/2
Survival — At the beginning of your second main phase, if this creature is tapped, put a flying counter on it. This ability triggers only once.

Adaptive Automaton | {3} | Artifact Creature — Construct | 2/2
As this creature enters, choose a creature type.
This creature is the chosen type in addition to its other types.
Other creatures you control of the chosen type get +1/+1.

Adaptive Snapjaw | {4}{G} | Creature — Lizard Beast | 6/2
Evolve

Adarkar Valkyrie | {4}{W}{W} | Snow Creature — Angel | 4/5
Flying, vigilance
{T}: When target creature other than Adarkar Valkyrie dies this turn, return that card to the battlefield under your control.

Adeline, Resplendent Cathar | {1}{W}{W} | Legendary Creature — Human Knight | */4
Vigilance
Adeline's power is equal to the number of creatures you control.
Whenever you attack, for each opponent, create a 1/1 white Human creature token that's tapped and attacking that player or a planeswalker they control.

Adorned Pouncer | {1}{W} | Creature — Cat | 1/1
Double strike
Eternalize {3}{W}{W}

Adriana, Captain of the Guard | {3}{R}{W} | Legendary Creature — Human Knight | 4/4
Melee
Other creatures you control have melee.

Aerial Doombot | {U} | Artifact Creature — Robot Villain | 1/1
Flying
Power-up — {5}{U}: Put three +1/+1 counters on this creature.

Aeromunculus | {1}{G}{U} | Creature — Homunculus Mutant | 2/3
Flying
{2}{G}{U}: Adapt 1.

Aetherplasm | {2}{U}{U} | Creature — Illusion | 1/1
Whenever Aetherplasm blocks a creature, you may return Aetherplasm to its owner's hand. If you do, you may put a creature card from your hand onto the battlefield blocking that creature.

Agate Instigator | {1}{R} | Creature — Lizard Rogue | 1/3
Offspring {1}{R}
Whenever another creature you control enters, this creature deals 1 damage to each opponent.

Agency Outfitter | {4}{U}{U} | Creature — Sphinx Detective | 4/3
Flying
When this creature enters, you may search your graveyard, hand and/or library for a card named Magnifying Glass and/or a card named Thinking Cap and put them onto the battlefield. If you search your library this way, shuffle.

Agrus Kos, Wojek Veteran | {3}{R}{W} | Legendary Creature — Human Soldier | 3/3
Whenever Agrus Kos attacks, attacking red creatures get +2/+0 and attacking white creatures get +0/+2 until end of turn.

Ahn-Crop Champion | {2}{G}{W} | Creature — Human Warrior | 4/4
You may exert Ahn-Crop Champion as it attacks. When you do, untap all other creatures you control.

Ainok Bond-Kin | {1}{W} | Creature — Dog Soldier | 2/1
Outlast {1}{W}
Each creature you control with a +1/+1 counter on it has first strike.

Ainok Survivalist | {1}{G} | Creature — Dog Shaman | 2/1
Megamorph {1}{G}
When Ainok Survivalist is turned face up, destroy target artifact or enchantment an opponent controls.

Air Elemental | {3}{U}{U} | Creature — Elemental | 4/4
Flying

Air Nomad Student | {3}{W} | Creature — Human Monk | 2/2
Flying
At the beginning of your end step, if this creature didn't attack this turn, put a +1/+1 counter on it.

Akiri, Fearless Voyager | {1}{R}{W} | Legendary Creature — Kor Warrior | 3/3
Whenever you attack a player with one or more equipped creatures, draw a card.
{W}: You may unattach an Equipment from a creature you control. If you do, tap that creature and it gains indestructible until end of turn.

Akki Ember-Keeper | {1}{R} | Enchantment Creature — Goblin Warrior | 2/1
Whenever a nontoken modified creature you control dies, create a 1/1 colorless Spirit creature token.

Akroan Skyguard | {1}{W} | Creature — Human Soldier | 1/1
Flying
Heroic — Whenever you cast a spell that targets Akroan Skyguard, put a +1/+1 counter on Akroan Skyguard.

Akroma, Angel of Wrath | {5}{W}{W}{W} | Legendary Creature — Angel | 6/6
Flying, first strike, vigilance, trample, haste, protection from black and from red

Alabaster Leech | {W} | Creature — Leech | 1/3
White spells you cast cost {W} more to cast.

Alaborn Veteran | {2}{W} | Creature — Human Knight | 2/2
{T}: Target creature gets +2/+2 until end of turn. Activate only during your turn, before attackers are declared.

Alacrian Jaguar | {4}{G} | Creature — Cat Mount | 4/4
Vigilance
Whenever this creature attacks while saddled, it gets +2/+2 until end of turn.
Saddle 1

Alela, Cunning Conqueror | {2}{U}{B} | Legendary Creature — Faerie Warlock | 2/4
Flying
Whenever you cast your first spell during each opponent's turn, create a 1/1 black Faerie Rogue creature token with flying.
Whenever one or more Faeries you control deal combat damage to a player, goad target creature that player controls.

Alley Assailant | {2}{B} | Creature — Vampire Rogue | 3/3
This creature enters tapped.
Disguise {4}{B}{B}
When this creature is turned face up, target opponent loses 3 life and you gain 3 life.

Alluring Siren | {1}{U} | Creature — Siren | 1/1
{T}: Target creature an opponent controls attacks you this turn if able.

Alms Collector | {3}{W} | Creature — Cat Cleric | 3/4
Flash
If an opponent would draw two or more cards, instead you and that player each draw a card.

Altered Ego | {X}{2}{G}{U} | Creature — Shapeshifter | 0/0
This spell can't be countered.
You may have Altered Ego enter as a copy of any creature on the battlefield, except it enters with X additional +1/+1 counters on it.

Amalia Benavides Aguirre | {W}{B} | Legendary Creature — Vampire Scout | 2/2
Ward—Pay 3 life.
Whenever you gain life, Amalia Benavides Aguirre explores. Then destroy all other creatures if its power is exactly 20.

Ambush Hound | {1}{W} | Legendary Creature — Dog | 2/2
Flash
Flash

Ambush Viper | {1}{G} | Creature — Snake | 2/1
Flash
Deathtouch

Amoeboid Changeling | {1}{U} | Creature — Shapeshifter | 1/1
Changeling
{T}: Target creature gains all creature types until end of turn.
{T}: Target creature loses all creature types until end of turn.

Amped Raptor | {1}{R} | Creature — Dinosaur | 2/1
First strike
When Amped Raptor enters, you get {E}{E}. Then if you cast it from your hand, exile cards from the top of your library until you exile a nonland card. You may cast that card by paying an amount of {E} equal to its mana value rather than paying its mana cost.

Amphibious Kavu | {2}{G} | Creature — Kavu | 2/2
Whenever Amphibious Kavu blocks or becomes blocked by one or more blue and/or black creatures, Amphibious Kavu gets +3/+3 until end of turn.

Amphin Mutineer | {3}{U} | Creature — Salamander Pirate | 3/3
When Amphin Mutineer enters, exile up to one target non-Salamander creature. That creature's controller creates a 4/3 blue Salamander Warrior creature token.
Encore {4}{U}{U}

Ana Battlemage | {2}{G} | Creature — Human Wizard | 2/2
Kicker {2}{U} and/or {1}{B}
When Ana Battlemage enters, if it was kicked with its {2}{U} kicker, target player discards three cards.
When Ana Battlemage enters, if it was kicked with its {1}{B} kicker, tap target untapped creature and that creature deals damage equal to its power to its controller.

Anafenza, the Foremost | {W}{B}{G} | Legendary Creature — Human Soldier | 4/4
Whenever Anafenza attacks, put a +1/+1 counter on another target tapped creature you control.
If a nontoken creature an opponent owns would die or a creature card not on the battlefield would be put into an opponent's graveyard, exile that card instead.

Anavolver | {3}{G} | Creature — Volver | 3/3
Kicker {1}{U} and/or {B}
If Anavolver was kicked with its {1}{U} kicker, it enters with two +1/+1 counters on it and with flying.
If Anavolver was kicked with its {B} kicker, it enters with a +1/+1 counter on it and with "Pay 3 life: Regenerate Anavolver."

Ancient Copper Dragon | {4}{R}{R} | Creature — Elder Dragon | 6/5
Flying
Whenever Ancient Copper Dragon deals combat damage to a player, roll a d20. You create a number of Treasure tokens equal to the result.

Angel of Jubilation | {1}{W}{W}{W} | Creature — Angel | 3/3
Flying
Other nonblack creatures you control get +1/+1.
Players can't pay life or sacrifice creatures to cast spells or activate abilities.

Angel of Suffering | {3}{B}{B} | Creature — Nightmare Angel | 5/3
Flying
If damage would be dealt to you, prevent that damage and mill twice that many cards.

Angel's Herald | {W} | Creature — Human Cleric | 1/1
{2}{W}, {T}, Sacrifice a green creature, a white creature, and a blue creature: Search your library for a card named Empyrial Archangel, put it onto the battlefield, then shuffle.

Anger | {3}{R} | Creature — Incarnation | 2/2
Haste
As long as this card is in your graveyard and you control a Mountain, creatures you control have haste.

Anhelo, the Painter | {U}{B}{R} | Legendary Creature — Vampire Assassin | 1/3
Deathtouch
The first instant or sorcery spell you cast each turn has casualty 2.

Anrakyr the Traveller | {4}{B} | Legendary Artifact Creature — Necron | 4/4
Lord of the Pyrrhian Legions — Whenever Anrakyr the Traveller attacks, you may cast an artifact spell from your hand or graveyard by paying life equal to its mana value rather than paying its mana cost.

Anurid Barkripper | {1}{G}{G} | Creature — Frog Beast | 2/2
Threshold — Anurid Barkripper gets +2/+2 as long as seven or more cards are in your graveyard.

Anzrag, the Quake-Mole | {2}{R}{G} | Legendary Creature — Mole God | 8/4
Whenever Anzrag becomes blocked, untap each creature you control. After this phase, there is an additional combat phase.
{3}{R}{R}{G}{G}: Anzrag must be blocked each combat this turn if able.

Apothecary White | {3}{W} | Legendary Creature — Human Cleric | 3/4
Vigilance
Whenever you attack, you create a Food token for each player being attacked.
{W}, {T}, Tap X untapped Foods you control: Create X 1/1 white Human creature tokens.

Apprentice Sharpshooter | {2}{G} | Creature — Human Archer | 1/4
Reach
Training

Apt Recruit | {1}{W} | Creature — Human Soldier | 1/1
Training
Whenever Apt Recruit trains, draw a card.

Aquastrand Spider | {1}{G} | Creature — Spider Mutant | 0/0
Graft 2
{G}: Target creature with a +1/+1 counter on it gains reach until end of turn.

Arashin Sovereign | {5}{G}{W} | Creature — Dragon | 6/6
Flying
When Arashin Sovereign dies, you may put it on the top or bottom of its owner's library.

Arbor Colossus | {2}{G}{G}{G} | Creature — Giant | 6/6
Reach
{3}{G}{G}{G}: Monstrosity 3.
When Arbor Colossus becomes monstrous, destroy target creature with flying an opponent controls.

Arcane Proxy | {7} | Artifact Creature — Wizard | 4/3
Prototype {1}{U}{U} — 2/1
When this creature enters, if you cast it, exile target instant or sorcery card with mana value less than or equal to this creature's power from your graveyard. Copy that card. You may cast the copy without paying its mana cost.

Arcbound Bruiser | {5} | Artifact Creature — Golem | 0/0
Modular 3

Arcbound Ravager | {2} | Artifact Creature — Beast | 0/0
Sacrifice an artifact: Put a +1/+1 counter on Arcbound Ravager.
Modular 1 (This creature enters with a +1/+1 counter on it. When it dies, you may put its +1/+1 counters on target artifact creature.)

Arcbound Slasher | {4}{R} | Artifact Creature — Cat | 0/0
Modular 4
Riot

Arcbound Wanderer | {6} | Artifact Creature — Golem | 0/0
Modular—Sunburst

Archangel of Thune | {3}{W}{W} | Creature — Angel | 3/4
Flying
Lifelink
Whenever you gain life, put a +1/+1 counter on each creature you control.

Archetype of Imagination | {4}{U}{U} | Enchantment Creature — Human Wizard | 3/2
Creatures you control have flying.
Creatures your opponents control lose flying and can't have or gain flying.

Archfiend of Depravity | {3}{B}{B} | Creature — Demon | 5/4
Flying
At the beginning of each opponent's end step, that player chooses up to two creatures they control, then sacrifices the rest.

Archivist of Oghma | {1}{W} | Creature — Halfling Cleric | 2/2
Flash
Whenever an opponent searches their library, you gain 1 life and draw a card.

Archpriest of Iona | {W} | Creature — Human Cleric | */2
Archpriest of Iona's power is equal to the number of creatures in your party.
At the beginning of combat on your turn, if you have a full party, target creature gets +1/+1 and gains flying until end of turn.

Archpriest of Shadows | {3}{B}{B} | Creature — Human Warlock | 4/4
Backup 1
Deathtouch
Whenever this creature deals combat damage to a player or battle, return target creature card from your graveyard to the battlefield.

Arco-Flagellant | {2}{B} | Creature — Human | 3/1
Squad {2}
Arco-Flagellant can't block.
Endurant — Pay 3 life: Arco-Flagellant gains indestructible until end of turn.

Arctic Wolves | {3}{G}{G} | Creature — Wolf | 4/5
Cumulative upkeep {2}
When Arctic Wolves enters, draw a card.

Ardenvale Paladin | {3}{W} | Creature — Human Knight | 2/5
Adamant — If at least three white mana was spent to cast this spell, Ardenvale Paladin enters with a +1/+1 counter on it.

Argothian Enchantress | {1}{G} | Creature — Human Druid | 0/1
Shroud
Whenever you cast an enchantment spell, draw a card.

Argothian Wurm | {3}{G} | Creature — Wurm | 6/6
Trample
When Argothian Wurm enters, any player may sacrifice a land. If a player does, put Argothian Wurm on top of its owner's library.

Arrogant Wurm | {3}{G}{G} | Creature — Wurm | 4/4
Trample
Madness {2}{G}

Ashaya, Soul of the Wild | {3}{G}{G} | Legendary Creature — Elemental | */*
Ashaya's power and toughness are each equal to the number of lands you control.
Nontoken creatures you control are Forest lands in addition to their other types.

Assault Griffin | {3}{W} | Creature — Griffin | 3/2
Flying

Athreos, God of Passage | {1}{W}{B} | Legendary Enchantment Creature — God | 5/4
Indestructible
As long as your devotion to white and black is less than seven, Athreos isn't a creature.
Whenever another creature you own dies, return it to your hand unless target opponent pays 3 life.

Atraxa, Grand Unifier | {3}{G}{W}{U}{B} | Legendary Creature — Phyrexian Angel | 7/7
Flying, vigilance, deathtouch, lifelink
When Atraxa enters, reveal the top ten cards of your library. For each card type, you may put a card of that type from among the revealed cards into your hand. Put the rest on the bottom of your library in a random order.

Attack-in-the-Box | {3} | Artifact Creature — Toy | 2/4
Whenever this creature attacks, you may have it get +4/+0 until end of turn. If you do, sacrifice it at the beginning of the next end step.

Attuma, Atlantean Warlord | {2}{U}{U} | Legendary Creature — Merfolk Warrior Villain | 3/4
Other Merfolk you control get +1/+1.
Whenever one or more Merfolk you control attack a player, draw a card.

Augur il-Vec | {1}{W} | Creature — Human Cleric | 1/3
Shadow
Sacrifice Augur il-Vec: You gain 4 life. Activate only during your upkeep.

Augury Raven | {3}{U} | Creature — Bird | 3/3
Flying
Foretell {1}{U}

Aura Gnarlid | {2}{G} | Creature — Beast | 2/2
Creatures with power less than Aura Gnarlid's power can't block it.
Aura Gnarlid gets +1/+1 for each Aura on the battlefield.

Aurelia, the Warleader | {2}{R}{R}{W}{W} | Legendary Creature — Angel | 3/4
Flying, vigilance, haste
Whenever Aurelia attacks for the first time each turn, untap all creatures you control. After this phase, there is an additional combat phase.

Auton Soldier | {4}{U}{U} | Artifact Creature — Alien Soldier | 0/0
You may have Auton Soldier enter as a copy of any creature on the battlefield, except it isn't legendary, is an artifact in addition to its other types, and has myriad.

Avatar of Fury | {6}{R}{R} | Creature — Avatar | 6/6
If an opponent controls seven or more lands, this spell costs {6} less to cast.
Flying
{R}: Avatar of Fury gets +1/+0 until end of turn.

Aven Mindcensor | {2}{W} | Creature — Bird Wizard | 2/1
Flash
Flying
If an opponent would search a library, that player searches the top four cards of that library instead.

Avenging Angel | {3}{W}{W} | Creature — Angel | 3/3
Flying
When Avenging Angel dies, you may put it on top of its owner's library.

Axgard Braggart | {3}{W} | Creature — Dwarf Warrior | 3/3
Boast — {1}{W}: Untap Axgard Braggart. Put a +1/+1 counter on it.

Ayara's Oathsworn | {1}{B} | Creature — Human Knight | 2/2
Menace
Whenever Ayara's Oathsworn deals combat damage to a player, if it has fewer than four +1/+1 counters on it, put a +1/+1 counter on it. Then if it has exactly four +1/+1 counters on it, search your library for a card, put it into your hand, then shuffle.

Ayula, Queen Among Bears | {1}{G} | Legendary Creature — Bear | 2/2
Whenever another Bear you control enters, choose one —
• Put two +1/+1 counters on target Bear.
• Target Bear you control fights target creature you don't control.

Azorius Arrester | {1}{W} | Creature — Human Soldier | 2/1
When Azorius Arrester enters, detain target creature an opponent controls.

Azorius Herald | {2}{W} | Creature — Spirit | 2/1
Azorius Herald can't be blocked.
When Azorius Herald enters, you gain 4 life.
When Azorius Herald enters, sacrifice it unless {U} was spent to cast it.

Azure Drake | {3}{U} | Creature — Drake | 2/4
Flying
"""
