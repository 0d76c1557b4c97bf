# ruff: noqa: E501
"""Well-known cards for tests of zones, turns, spells, abilities and effects (400-616), typed as facts.

Written like those of ``typed_cards``.
"""

CARDS = """
Ovinize | {1}{U} | Instant |
Until end of turn, target creature loses all abilities and has base power and toughness 0/1.

Kenrith's Transformation | {1}{G} | Enchantment — Aura |
Enchant creature
When Kenrith's Transformation enters, draw a card.
Enchanted creature loses all abilities and is a green Elk creature with base power and toughness 3/3.

Alaborn Veteran | {2}{W} | Creature — Human Knight | 2/2
{T}: Target creature gets +2/+2 until end of turn. Activate only during your turn, before attackers are declared.

Augur il-Vec | {1}{W} | Creature — Human Cleric | 1/3
Shadow
Sacrifice Augur il-Vec: You gain 4 life. Activate only during your upkeep.

Fire-Belly Changeling | {1}{R} | Creature — Shapeshifter | 1/1
Changeling
{R}: This creature gets +1/+0 until end of turn. Activate no more than twice each turn.

Endbringer's Revel | {2}{B} | Enchantment |
{4}: Return target creature card from a graveyard to its owner's hand. Any player may activate this ability but only as a sorcery.

Touch of Vitae | {2}{G} | Instant |
Until end of turn, target creature gains haste and "{0}: Untap this creature. Activate only once."
Draw a card at the beginning of the next turn's upkeep.

Xantcha, Sleeper Agent | {1}{B}{R} | Legendary Creature — Phyrexian Minion | 5/5
{3}: Xantcha's controller loses 2 life and you draw a card. Any player may activate this ability.

Kongming's Contraptions | {3}{W} | Creature — Human Soldier | 2/4
{T}: Kongming's Contraptions deals 2 damage to target attacking creature. Activate only during the declare attackers step and only if you've been attacked this step.

Assassin's Blade | {1}{B} | Instant |
Cast this spell only during the declare attackers step and only if you've been attacked this step.
Destroy target nonblack attacking creature.

Ancient Amphitheater | | Land |
As this land enters, you may reveal a Giant card from your hand. If you don't, this land enters tapped.
{T}: Add {R} or {W}.

Bountiful Promenade | | Land |
This land enters tapped unless you have two or more opponents.
{T}: Add {G} or {W}.

Coldsteel Heart | {2} | Snow Artifact |
Coldsteel Heart enters tapped.
As Coldsteel Heart enters, choose a color.
{T}: Add one mana of the chosen color.

Niblis of the Breath | {2}{U} | Creature — Spirit | 2/1
Flying
{U}, {T}: You may tap or untap target creature.

Sengir Vampire | {3}{B}{B} | Creature — Vampire | 4/4
Flying
Whenever a creature dealt damage by Sengir Vampire this turn dies, put a +1/+1 counter on Sengir Vampire.

Ajani's Response | {4}{W} | Instant |
This spell costs {3} less to cast if it targets a tapped creature.
Destroy target creature.

Rouse the Mob | {R} | Instant |
This spell costs {2}{R} more to cast for each target beyond the first.
Any number of target creatures each get +2/+0 and gain trample until end of turn.

Etherium Pteramander | {1}{B} | Artifact Creature — Salamander Drake | 1/1
Flying
{6}{B}: Adapt 4. This ability costs {1} less to activate for each other artifact you control.

Crusade | {W}{W} | Enchantment |
White creatures get +1/+1.

Ashaya, Soul of the Wild | {3}{G}{G} | Legendary Creature — Elemental | */*
Ashaya's power and toughness are each equal to the number of lands you control.
Nontoken creatures you control are Forest lands in addition to their other types.

Dress Down | {1}{U} | Enchantment |
Flash
When Dress Down enters, draw a card.
Creatures lose all abilities.
At the beginning of the end step, sacrifice Dress Down.

Magus of the Moon | {2}{R} | Creature — Human Wizard | 2/2
Nonbasic lands are Mountains.

Ensoul Artifact | {1}{U} | Enchantment — Aura |
Enchant artifact
Enchanted artifact is a creature with base power and toughness 5/5 in addition to its other types.

Merfolk Trickster | {U}{U} | Creature — Merfolk Wizard | 2/2
Flash
When Merfolk Trickster enters, tap target creature an opponent controls. It loses all abilities until end of turn.

Flight | {U} | Enchantment — Aura |
Enchant creature
Enchanted creature has flying.

Mirrorweave | {2}{W/U}{W/U} | Instant |
Each other creature becomes a copy of target nonlegendary creature until end of turn.

Inside Out | {1}{U/R} | Instant |
Switch target creature's power and toughness until end of turn.
Draw a card.

Dryad Arbor |  | Land Creature — Forest Dryad | 1/1

Maro | {2}{G}{G} | Creature — Elemental | */*
Maro's power and toughness are each equal to the number of cards in your hand.

Air Elemental | {3}{U}{U} | Creature — Elemental | 4/4
Flying

Spellbook | {0} | Artifact |
You have no maximum hand size.

About Face | {R} | Instant |
Switch target creature's power and toughness until end of turn.

Ivory Mask | {2}{W}{W} | Enchantment |
You have shroud.

Lord of Atlantis | {U}{U} | Creature — Merfolk | 2/2
Other Merfolk get +1/+1 and have islandwalk.

Phantom Centaur | {2}{G}{G} | Creature — Centaur Spirit | 2/0
Protection from black
Phantom Centaur enters with three +1/+1 counters on it.
If damage would be dealt to Phantom Centaur, prevent that damage. Remove a +1/+1 counter from Phantom Centaur.

Circle of Protection: Red | {1}{W} | Enchantment |
{1}: The next time a red source of your choice would deal damage to you this turn, prevent that damage.

Reverse Damage | {1}{W}{W} | Instant |
The next time a source of your choice would deal damage to you this turn, prevent that damage. You gain life equal to the damage prevented this way.

Pariah | {2}{W} | Enchantment — Aura |
Enchant creature
All damage that would be dealt to you is dealt to enchanted creature instead.

Nomads en-Kor | {W} | Creature — Kor Nomad Soldier | 1/1
{0}: The next 1 damage that would be dealt to Nomads en-Kor this turn is dealt to target creature you control instead.

Angel of Suffering | {3}{B}{B} | Creature — Nightmare Angel | 5/3
Flying
If damage would be dealt to you, prevent that damage and mill twice that many cards.

Obstinate Familiar | {R} | Creature — Lizard | 1/1
If you would draw a card, you may skip that draw instead.

Skullcrack | {1}{R} | Instant |
Players can't gain life this turn. Damage can't be prevented this turn. Skullcrack deals 3 damage to target player or planeswalker.

Rhox Faithmender | {3}{W} | Creature — Rhino Monk | 1/5
Lifelink
If you would gain life, you gain twice that much life instead.

Hardened Scales | {G} | Enchantment |
If one or more +1/+1 counters would be put on a creature you control, that many plus one +1/+1 counters are put on it instead.

Corpsejack Menace | {2}{B}{G} | Creature — Fungus | 4/4
If one or more +1/+1 counters would be put on a creature you control, twice that many +1/+1 counters are put on it instead.

Eon Hub | {5} | Artifact |
Players skip their upkeep steps.

Purity | {3}{W}{W}{W} | Creature — Elemental Incarnation | 6/6
Flying
If noncombat damage would be dealt to you, prevent that damage. You gain life equal to the damage prevented this way.
When Purity is put into a graveyard from anywhere, shuffle it into its owner's library.

Opt | {U} | Instant |
Scry 1.
Draw a card.

Bad Moon | {1}{B} | Enchantment |
Black creatures get +1/+1.

Root Maze | {G} | Enchantment |
Artifacts and lands enter tapped.

Leyline of the Void | {2}{B}{B} | Enchantment |
If this card is in your opening hand, you may begin the game with it on the battlefield.
If a card would be put into an opponent's graveyard from anywhere, exile it instead.

Goblin Raider | {1}{R} | Creature — Goblin Warrior | 2/2
Goblin Raider can't block.

Erebos, God of the Dead | {3}{B} | Legendary Enchantment Creature — God | 5/7
Indestructible
As long as your devotion to black is less than five, Erebos isn't a creature.
Your opponents can't gain life.
{1}{B}, Pay 2 life: Draw a card.

Boon Reflection | {4}{W} | Enchantment |
If you would gain life, you gain twice that much life instead.

Travel Preparations | {1}{G} | Sorcery |
Put a +1/+1 counter on each of up to two target creatures.
Flashback {1}{W}

Sphere of Law | {3}{W} | Enchantment |
If a red source would deal damage to you, prevent 2 of that damage.

Thoughtlace | {U} | Instant |
Target spell or permanent becomes blue.

Circle of Protection: Black | {1}{W} | Enchantment |
{1}: The next time a black source of your choice would deal damage to you this turn, prevent that damage.

Bloodghast | {B}{B} | Creature — Vampire Spirit | 2/1
This creature can't block.
This creature has haste as long as an opponent has 10 or less life.
Landfall — Whenever a land you control enters, you may return this card from your graveyard to the battlefield.

Charming Prince | {1}{W} | Creature — Human Noble | 2/2
When this creature enters, choose one —
• Scry 2.
• You gain 3 life.
• Exile another target creature you own. Return it to the battlefield under your control at the beginning of the next end step.

Cursed Totem | {2} | Artifact |
Activated abilities of creatures can't be activated.

Elesh Norn, Grand Cenobite | {5}{W}{W} | Legendary Creature — Phyrexian Praetor | 4/7
Vigilance
Other creatures you control get +2/+2.
Creatures your opponents control get -2/-2.

Fool's Demise | {4}{U} | Enchantment — Aura |
Enchant creature
When enchanted creature dies, return that card to the battlefield under your control.
When Fool's Demise is put into a graveyard from the battlefield, return Fool's Demise to its owner's hand.

Heart-Piercer Bow | {2} | Artifact — Equipment |
Whenever equipped creature attacks, Heart-Piercer Bow deals 1 damage to target creature defending player controls.
Equip {1}

Krosan Tusker | {5}{G}{G} | Creature — Boar Beast | 6/5
Cycling {2}{G}
When you cycle this card, you may search your library for a basic land card, reveal that card, put it into your hand, then shuffle.

Living Death | {3}{B}{B} | Sorcery |
Each player exiles all creature cards from their graveyard, then sacrifices all creatures they control, then puts all cards they exiled this way onto the battlefield.

Mayhem Devil | {1}{B}{R} | Creature — Devil | 3/3
Whenever a player sacrifices a permanent, this creature deals 1 damage to any target.

Spike Feeder | {1}{G}{G} | Creature — Spike | 0/0
Spike Feeder enters with two +1/+1 counters on it.
{2}, Remove a +1/+1 counter from Spike Feeder: Put a +1/+1 counter on target creature.
Remove a +1/+1 counter from Spike Feeder: You gain 2 life.

Wall of Omens | {1}{W} | Creature — Wall | 0/4
Defender
When this creature enters, draw a card.

Warstorm Surge | {5}{R} | Enchantment |
Whenever a creature enters under your control, it deals damage equal to its power to any target.

Wirewood Savage | {2}{G} | Creature — Elf | 2/2
Whenever a Beast enters, you may draw a card.

Rally the Ancestors | {X}{W}{W} | Instant |
Return each creature card with mana value X or less from your graveyard to the battlefield. Exile those creatures at the beginning of your next upkeep. Exile Rally the Ancestors.

Rancor | {G} | Enchantment — Aura |
Enchant creature
Enchanted creature gets +2/+0 and has trample.
When this Aura is put into a graveyard from the battlefield, return it to its owner's hand.

Ruthless Lawbringer | {1}{W}{B} | Creature — Vampire Assassin | 3/2
When this creature enters, you may sacrifice another creature. When you do, destroy target nonland permanent.

Yawgmoth, Thran Physician | {2}{B}{B} | Legendary Creature — Human Cleric | 2/4
Protection from Humans
Pay 1 life, Sacrifice another creature: Put a -1/-1 counter on up to one target creature and draw a card.
{B}{B}, Discard a card: Proliferate.

Cryptic Command | {1}{U}{U}{U} | Instant |
Choose two —
• Counter target spell.
• Return target permanent to its owner's hand.
• Tap all creatures your opponents control.
• Draw a card.

Fling | {1}{R} | Instant |
As an additional cost to cast this spell, sacrifice a creature.
Fling deals damage equal to the sacrificed creature's power to any target.

Forked Bolt | {R} | Sorcery |
Forked Bolt deals 2 damage divided as you choose among one or two targets.

Gitaxian Probe | {U/P} | Sorcery |
Look at target player's hand.
Draw a card.

Goblin Electromancer | {U}{R} | Creature — Goblin Wizard | 2/2
Instant and sorcery spells you cast cost {1} less to cast.

Mogg Fanatic | {R} | Creature — Goblin | 1/1
Sacrifice Mogg Fanatic: It deals 1 damage to any target.

Rule of Law | {2}{W} | Enchantment |
Each player can't cast more than one spell each turn.

Banishing Light | {2}{W} | Enchantment |
When this enchantment enters, exile target nonland permanent an opponent controls until this enchantment leaves the battlefield.

Brion Stoutarm | {2}{R}{W} | Legendary Creature — Giant Warrior | 4/4
Lifelink
{R}, {T}, Sacrifice another creature: Brion Stoutarm deals damage equal to the sacrificed creature's power to target player or planeswalker.

Chromatic Lantern | {3} | Artifact |
Lands you control have "{T}: Add one mana of any color."
{T}: Add one mana of any color.

Commandeer | {5}{U}{U} | Instant |
You may exile two blue cards from your hand rather than pay this spell's mana cost.
Gain control of target noncreature spell. You may choose new targets for it.

Disentomb | {B} | Sorcery |
Return target creature card from your graveyard to your hand.

Endoskeleton | {2} | Artifact |
You may choose not to untap Endoskeleton during your untap step.
{2}, {T}: Target creature gets +0/+3 for as long as Endoskeleton remains tapped.

Liliana of the Veil | {1}{B}{B} | Legendary Planeswalker — Liliana | 3
+1: Each player discards a card.
−2: Target player sacrifices a creature.
−6: Separate all permanents target player controls into two piles. That player sacrifices all permanents in the pile of their choice.

Mind Rot | {2}{B} | Sorcery |
Target player discards two cards.

Overrun | {2}{G}{G}{G} | Sorcery |
Creatures you control get +3/+3 and gain trample until end of turn.

Repulse | {2}{U} | Instant |
Return target creature to its owner's hand.
Draw a card.

Rubinia Soulsinger | {2}{G}{W}{U} | Legendary Creature — Faerie | 2/3
You may choose not to untap Rubinia Soulsinger during your untap step.
{T}: Gain control of target creature for as long as you control Rubinia Soulsinger and Rubinia Soulsinger remains tapped.

Smallpox | {B}{B} | Sorcery |
Each player loses 1 life, discards a card, sacrifices a creature, then sacrifices a land.

Strength of Cedars | {4}{G} | Instant — Arcane |
Target creature gets +X/+X until end of turn, where X is the number of lands you control.

Tome Scour | {U} | Sorcery |
Target player mills five cards.

Voltaic Key | {1} | Artifact |
{1}, {T}: Untap target artifact.

Berserk | {G} | Instant |
Cast this spell only before the combat damage step.
Target creature gains trample and gets +X/+0 until end of turn, where X is its power. At the beginning of the next end step, destroy that creature if it attacked this turn.

Brainstorm | {U} | Instant |
Draw three cards, then put two cards from your hand on top of your library in any order.

Bury in Books | {4}{U} | Instant |
This spell costs {2} less to cast if it targets an attacking creature.
Put target creature into its owner's library second from the top.

Goblin Guide | {R} | Creature — Goblin Scout | 2/2
Haste
Whenever this creature attacks, defending player reveals the top card of their library. If it's a land card, that player puts it into their hand.

Hero of Bladehold | {2}{W}{W} | Creature — Human Knight | 3/4
Battle cry
Whenever this creature attacks, create two 1/1 white Soldier creature tokens that are tapped and attacking.

Hydroblast | {U} | Instant |
Choose one —
• Counter target spell if it's red.
• Destroy target permanent if it's red.

Inferno Elemental | {4}{R}{R} | Creature — Elemental | 4/4
Whenever Inferno Elemental blocks or becomes blocked by a creature, Inferno Elemental deals 3 damage to that creature.

Living Wish | {1}{G} | Sorcery |
You may reveal a creature or land card you own from outside the game and put it into your hand. Exile Living Wish.

Murk Dwellers | {3}{B} | Creature — Zombie | 2/2
Whenever Murk Dwellers attacks and isn't blocked, it gets +2/+0 until end of combat.

Saprazzan Heir | {1}{U} | Creature — Merfolk | 1/1
Whenever Saprazzan Heir becomes blocked, you may draw three cards.

Scroll Thief | {2}{U} | Creature — Merfolk Rogue | 1/3
Whenever Scroll Thief deals combat damage to a player, draw a card.

Thicket Basilisk | {3}{G}{G} | Creature — Basilisk | 2/4
Whenever this creature blocks or becomes blocked by a non-Wall creature, destroy that creature at end of combat.

Blood Tyrant | {4}{U}{B}{R} | Creature — Vampire | 5/5
Flying, trample
At the beginning of your upkeep, each player loses 1 life. Put a +1/+1 counter on Blood Tyrant for each 1 life lost this way.
Whenever a player loses the game, put five +1/+1 counters on Blood Tyrant.

Grounded | {1}{G} | Enchantment — Aura |
Enchant creature
Enchanted creature loses flying.

Kismet | {3}{W} | Enchantment |
Artifacts, creatures, and lands your opponents control enter tapped.

Neurok Hoversail | {1} | Artifact — Equipment |
Equipped creature has flying.
Equip {2}

Plague Drone | {3}{B} | Creature — Demon | 3/3
Flying
Rot Fly — If an opponent would gain life, that player loses that much life instead.

Reanimate | {B} | Sorcery |
Put target creature card from a graveyard onto the battlefield under your control. You lose life equal to that card's mana value.

Fiery Confluence | {2}{R}{R} | Sorcery |
Choose three. You may choose the same mode more than once.
• Fiery Confluence deals 1 damage to each creature.
• Fiery Confluence deals 2 damage to each opponent.
• Destroy target artifact.

Heartbeat of Spring | {2}{G} | Enchantment |
Whenever a player taps a land for mana, that player adds one mana of any type that land produced.
"""
