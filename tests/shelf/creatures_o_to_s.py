# ruff: noqa: E501 - texts stay as printed
"""Creatures, whatever else they are, O to S, typed as facts."""

CARDS = """
Oasis Ritualist | {3}{G} | Creature — Naga Druid | 2/4
{T}: Add one mana of any color.
{T}, Exert Oasis Ritualist: Add two mana of any one color.

Oathsworn Knight | {1}{B}{B} | Creature — Human Knight | 0/0
Oathsworn Knight enters with four +1/+1 counters on it.
Oathsworn Knight attacks each combat if able.
If damage would be dealt to Oathsworn Knight while it has a +1/+1 counter on it, prevent that damage and remove a +1/+1 counter from it.

Obeka, Splitter of Seconds | {1}{U}{B}{R} | Legendary Creature — Ogre Warlock | 2/5
Menace
Whenever Obeka deals combat damage to a player, you get that many additional upkeep steps after this phase.

Obstinate Familiar | {R} | Creature — Lizard | 1/1
If you would draw a card, you may skip that draw instead.

Obstinate Gargoyle | {1}{W}{B} | Artifact Creature — Gargoyle | 2/2
Obstinate Gargoyle has flying as long as it's modified.
Persist

Octomancer | {3}{G}{U} | Creature — Frog Druid | 3/3
Gift an Octopus
At the beginning of each end step, create a token that's a copy of target creature token that entered this turn.

Odric, Lunarch Marshal | {3}{W} | Legendary Creature — Human Soldier | 3/3
At the beginning of each combat, creatures you control gain first strike until end of turn if a creature you control has first strike. The same is true for flying, deathtouch, double strike, haste, hexproof, indestructible, lifelink, menace, reach, skulk, trample, and vigilance.

Okaun, Eye of Chaos | {4}{R} | Legendary Creature — Cyclops Berserker | 3/3
Partner with Zndrsplt, Eye of Wisdom
At the beginning of combat on your turn, flip a coin until you lose a flip.
Whenever a player wins a coin flip, double Okaun's power and toughness until end of turn.

Olivia Voldaren | {2}{B}{R} | Legendary Creature — Vampire | 3/3
Flying
{1}{R}: Olivia Voldaren deals 1 damage to another target creature. That creature becomes a Vampire in addition to its other types. Put a +1/+1 counter on Olivia Voldaren.
{3}{B}{B}: Gain control of target Vampire for as long as you control Olivia Voldaren.

Omarthis, Ghostfire Initiate | {X}{X} | Legendary Creature — Spirit Snake | 0/0
Omarthis enters with X +1/+1 counters on it.
Whenever you put one or more +1/+1 counters on another colorless creature, you may put a +1/+1 counter on Omarthis.
When Omarthis dies, manifest a number of cards from the top of your library equal to the number of counters on it.

Omnath, Locus of Creation | {R}{G}{W}{U} | Legendary Creature — Elemental | 4/4
When Omnath enters, draw a card.
Landfall — Whenever a land you control enters, you gain 4 life if this is the first time this ability has resolved this turn. If it's the second time, add {R}{G}{W}{U}. If it's the third time, Omnath deals 4 damage to each opponent and each planeswalker you don't control.

Omnath, Locus of Mana | {2}{G} | Legendary Creature — Elemental | 1/1
You don't lose unspent green mana as steps and phases end.
Omnath gets +1/+1 for each unspent green mana you have.

Oona's Blackguard | {1}{B} | Creature — Faerie Rogue | 1/1
Flying
Each other Rogue creature you control enters with an additional +1/+1 counter on it.
Whenever a creature you control with a +1/+1 counter on it deals combat damage to a player, that player discards a card.

Ophidian | {2}{U} | Creature — Snake | 1/3
Whenever Ophidian attacks and isn't blocked, you may draw a card. If you do, Ophidian assigns no combat damage this turn.

Opposition Agent | {2}{B} | Creature — Human Rogue | 3/2
Flash
You control your opponents while they're searching their libraries.
While an opponent is searching their library, they exile each card they find. You may play those cards for as long as they remain exiled, and you may spend mana as though it were mana of any color to cast them.

Orator of Ojutai | {1}{W} | Creature — Bird Monk | 0/4
As an additional cost to cast this spell, you may reveal a Dragon card from your hand.
Defender, flying
When Orator of Ojutai enters, if you revealed a Dragon card or controlled a Dragon as you cast this spell, draw a card.

Orcish Bowmasters | {1}{B} | Creature — Orc Archer | 1/1
Flash
When this creature enters and whenever an opponent draws a card except the first one they draw in each of their draw steps, this creature deals 1 damage to any target. Then amass Orcs 1.

Ornithopter | {0} | Artifact Creature — Thopter | 0/2
Flying

Outcaster Trailblazer | {2}{G} | Creature — Human Druid | 4/2
When this creature enters, add one mana of any color.
Whenever another creature you control with power 4 or greater enters, draw a card.
Plot {2}{G}

Overgrown Pest | {2}{G} | Creature — Pest | 2/2
When Overgrown Pest enters, look at the top five cards of your library. You may reveal a land or double-faced card from among them and put that card into your hand. Put the rest on the bottom of your library in a random order.

Overlord of the Mistmoors | {5}{W}{W} | Enchantment Creature — Avatar Horror | 6/6
Impending 4—{2}{W}{W}
Whenever this permanent enters or attacks, create two 2/1 white Insect creature tokens with flying.

Owen Grady, Raptor Trainer | {1}{R}{G} | Legendary Creature — Human Soldier Scientist | 3/2
Partner with Blue, Loyal Raptor
{T}: Put your choice of a menace, trample, reach, or haste counter on target Dinosaur. Activate only as a sorcery.

Padeem, Consul of Innovation | {3}{U} | Legendary Creature — Vedalken Artificer | 1/4
Artifacts you control have hexproof.
At the beginning of your upkeep, if you control the artifact with the greatest mana value or tied for the greatest mana value, draw a card.

Painter's Servant | {2} | Artifact Creature — Scarecrow | 1/3
As Painter's Servant enters, choose a color.
All cards that aren't on the battlefield, spells, and permanents are the chosen color in addition to their other colors.

Palace Guard | {2}{W} | Creature — Human Soldier | 1/4
Palace Guard can block any number of creatures.

Palace Jailer | {2}{W}{W} | Creature — Human Soldier | 2/2
When this creature enters, you become the monarch.
When this creature enters, exile target creature an opponent controls until an opponent becomes the monarch.

Palace Sentinels | {3}{W} | Creature — Human Soldier | 2/4
When this creature enters, you become the monarch.

Palisade Giant | {4}{W}{W} | Creature — Giant Soldier | 2/7
All damage that would be dealt to you and other permanents you control is dealt to Palisade Giant instead.

Paranormal Analyst | {1}{U} | Creature — Human Detective | 1/3
Whenever you manifest dread, put a card you put into your graveyard this way into your hand.

Patrolling Peacemaker | {2}{W} | Artifact Creature — Robot Soldier | 0/0
This creature enters with two +1/+1 counters on it.
Whenever an opponent commits a crime, proliferate.

Patron of the Akki | {4}{R}{R} | Legendary Creature — Spirit | 5/5
Goblin offering
Whenever Patron of the Akki attacks, creatures you control get +2/+0 until end of turn.

Pelt Collector | {G} | Creature — Elf Warrior | 1/1
Whenever another creature you control enters or dies, if that creature's power is greater than this creature's, put a +1/+1 counter on this creature.
As long as this creature has three or more +1/+1 counters on it, it has trample.

Pestilent Syphoner | {1}{B} | Creature — Phyrexian Insect | 1/1
Flying
Toxic 1

Phage the Untouchable | {3}{B}{B}{B}{B} | Legendary Creature — Avatar Minion | 4/4
When Phage enters, if you didn't cast it from your hand, you lose the game.
Whenever Phage deals combat damage to a creature, destroy that creature. It can't be regenerated.
Whenever Phage deals combat damage to a player, that player loses the game.

Phantasmal Bear | {U} | Creature — Bear Illusion | 2/2
When Phantasmal Bear becomes the target of a spell or ability, sacrifice it.

Phantasmal Image | {1}{U} | Creature — Illusion | 0/0
You may have this creature enter as a copy of any creature on the battlefield, except it's an Illusion in addition to its other types and it has "When this creature becomes the target of a spell or ability, sacrifice it."

Phantasmal Mount | {1}{U} | Creature — Illusion Horse | 1/1
Flying
{T}: Target creature you control with toughness 2 or less gets +1/+1 and gains flying until end of turn. When Phantasmal Mount leaves the battlefield this turn, sacrifice that creature. When the creature leaves the battlefield this turn, sacrifice Phantasmal Mount.

Phantom Centaur | {2}{G}{G} | Creature — Centaur Spirit | 2/0
Protection from black
Phantom Centaur enters with three +1/+1 counters on it.
If damage would be dealt to Phantom Centaur, prevent that damage. Remove a +1/+1 counter from Phantom Centaur.

Phelia, Exuberant Shepherd | {1}{W} | Legendary Creature — Dog | 2/2
Flash
Whenever Phelia attacks, exile up to one other target nonland permanent. At the beginning of the next end step, return that card to the battlefield under its owner's control. If it entered under your control, put a +1/+1 counter on Phelia.

Phyrexian Dragon Engine | {3} | Artifact Creature — Phyrexian Dragon | 2/2
Double strike
When Phyrexian Dragon Engine enters from your graveyard, you may discard your hand. If you do, draw three cards.
Unearth {3}{R}{R}

Phyrexian Dreadnought | {1} | Artifact Creature — Phyrexian Dreadnought | 12/12
Trample
When Phyrexian Dreadnought enters, sacrifice it unless you sacrifice any number of creatures with total power 12 or greater.

Phyrexian Metamorph | {3}{U/P} | Artifact Creature — Phyrexian Shapeshifter | 0/0
You may have this creature enter as a copy of any artifact or creature on the battlefield, except it's an artifact in addition to its other types.

Phyrexian Obliterator | {B}{B}{B}{B} | Creature — Phyrexian Horror | 5/5
Trample
Whenever a source deals damage to Phyrexian Obliterator, that source's controller sacrifices that many permanents.

Phyrexian Rager | {2}{B} | Creature — Phyrexian Horror | 2/2
When this creature enters, you draw a card and you lose 1 life.

Phyrexian Vindicator | {W}{W}{W}{W} | Creature — Phyrexian Horror | 5/5
Flying
If damage would be dealt to Phyrexian Vindicator, prevent that damage. When damage is prevented this way, Phyrexian Vindicator deals that much damage to any other target.

Pili-Pala | {2} | Artifact Creature — Scarecrow | 1/1
Flying
{2}, {Q}: Add one mana of any color.

Piper Wright, Publick Reporter | {1}{U} | Legendary Creature — Human Detective | 1/2
Whenever Piper Wright deals combat damage to a player, investigate that many times.
Whenever you sacrifice a Clue, put a +1/+1 counter on target creature you control.

Pixie Guide | {1}{U} | Creature — Faerie | 1/3
Flying
Grant an Advantage — If you would roll one or more dice, instead roll that many dice plus one and ignore the lowest roll.

Plague Drone | {3}{B} | Creature — Demon | 3/3
Flying
Rot Fly — If an opponent would gain life, that player loses that much life instead.

Platinum Angel | {7} | Artifact Creature — Angel | 4/4
Flying
You can't lose the game and your opponents can't win the game.

Platinum Emperion | {8} | Artifact Creature — Golem | 8/8
Your life total can't change.

Polukranos, World Eater | {2}{G}{G} | Legendary Creature — Hydra | 5/5
{X}{X}{G}: Monstrosity X.
When Polukranos becomes monstrous, it deals X damage divided as you choose among any number of target creatures your opponents control. Each of those creatures deals damage equal to its power to Polukranos.

Polyraptor | {6}{G}{G} | Creature — Dinosaur | 5/5
Enrage — Whenever Polyraptor is dealt damage, create a token that's a copy of Polyraptor.

Porcelain Legionnaire | {2}{W/P} | Artifact Creature — Phyrexian Soldier | 3/1
First strike

Porcuparrot | {3}{R} | Creature — Bird Beast | 3/4
Mutate {2}{R}
{T}: This creature deals X damage to any target, where X is the number of times this creature has mutated.

Portal Mage | {2}{U} | Creature — Human Wizard | 2/2
Flash
When Portal Mage enters during the declare attackers step, you may reselect which player or planeswalker target attacking creature is attacking.

Portent Tracker | {1}{G} | Creature — Satyr Scout | 1/1
{T}: Untap target land.
{T}: Choose target battle. If an opponent protects it, remove a defense counter from it. Otherwise, put a defense counter on it. Activate only as a sorcery.

Preacher | {1}{W}{W} | Creature — Human Cleric | 1/1
You may choose not to untap Preacher during your untap step.
{T}: For as long as Preacher remains tapped, gain control of target creature of an opponent's choice they control.

Precursor Golem | {5} | Artifact Creature — Golem | 3/3
When Precursor Golem enters, create two 3/3 colorless Golem artifact creature tokens.
Whenever a player casts an instant or sorcery spell that targets only a single Golem, that player copies that spell for each other Golem that spell could target. Each copy targets a different one of those Golems.

Preston, the Vanisher | {3}{W} | Legendary Creature — Rabbit Wizard | 2/5
Whenever another nontoken creature you control enters, if it wasn't cast, create a token that's a copy of that creature, except it's a 0/1 white Illusion.
{1}{W}, Sacrifice five Illusions: Exile target nonland permanent.

Primal Clay | {4} | Artifact Creature — Shapeshifter | */*
As this creature enters, it becomes your choice of a 3/3 artifact creature, a 2/2 artifact creature with flying, or a 1/6 Wall artifact creature with defender in addition to its other types. (A creature with defender can't attack.)

Primal Plasma | {3}{U} | Creature — Elemental Shapeshifter | */*
As Primal Plasma enters, it becomes your choice of a 3/3 creature, a 2/2 creature with flying, or a 1/6 creature with defender.

Primalcrux | {G}{G}{G}{G}{G}{G} | Creature — Elemental | */*
Trample
Chroma — Primalcrux's power and toughness are each equal to the number of green mana symbols in the mana costs of permanents you control.

Primordial Gnawer | {4}{B} | Creature — Insect Horror | 5/2
When this creature dies, discover 3.

Prize Pig | {1}{G} | Creature — Boar | 0/3
Whenever you gain life, put that many ribbon counters on Prize Pig. Then if there are three or more ribbon counters on Prize Pig, remove those counters and untap it.
{T}: Add one mana of any color.

Prized Amalgam | {1}{U}{B} | Creature — Zombie | 3/3
Whenever a creature enters, if it entered from your graveyard or you cast it from your graveyard, return Prized Amalgam from your graveyard to the battlefield tapped at the beginning of the next end step.

Prodigal Pyromancer | {2}{R} | Creature — Human Wizard | 1/1
{T}: Prodigal Pyromancer deals 1 damage to any target.

Prodigal Sorcerer | {2}{U} | Creature — Human Wizard | 1/1
{T}: This creature deals 1 damage to any target.

Professional Face-Breaker | {2}{R} | Creature — Human Warrior | 2/3
Menace
Whenever one or more creatures you control deal combat damage to a player, create a Treasure token.

Progenitus | {W}{W}{U}{U}{B}{B}{R}{R}{G}{G} | Legendary Creature — Hydra Avatar | 10/10
Protection from everything
If Progenitus would be put into a graveyard from anywhere, reveal Progenitus and shuffle it into its owner's library instead.

Prosper, Tome-Bound | {2}{B}{R} | Legendary Creature — Tiefling Warlock | 1/4
Deathtouch
Mystic Arcanum — At the beginning of your end step, exile the top card of your library. Until the end of your next turn, you may play that card.
Pact Boon — Whenever you play a card from exile, create a Treasure token.

Prossh, Skyraider of Kher | {3}{B}{R}{G} | Legendary Creature — Dragon | 5/5
When you cast this spell, create X 0/1 red Kobold creature tokens named Kobolds of Kher Keep, where X is the amount of mana spent to cast it.
Flying
Sacrifice another creature: Prossh gets +1/+0 until end of turn.

Protean Hulk | {5}{G}{G} | Creature — Beast | 6/6
When Protean Hulk dies, search your library for any number of creature cards with total mana value 6 or less, put them onto the battlefield, then shuffle.

Protean Hydra | {X}{G} | Creature — Hydra | 0/0
Protean Hydra enters with X +1/+1 counters on it.
If damage would be dealt to Protean Hydra, prevent that damage and remove that many +1/+1 counters from it.
Whenever a +1/+1 counter is removed from Protean Hydra, put two +1/+1 counters on it at the beginning of the next end step.

Psionic Snoop | {2}{U} | Creature — Human Rogue | 0/3
Flash
When Psionic Snoop enters, it connives.

Psychosis Crawler | {5} | Artifact Creature — Phyrexian Horror | */*
Psychosis Crawler's power and toughness are each equal to the number of cards in your hand.
Whenever you draw a card, each opponent loses 1 life.

Purity | {3}{W}{W}{W} | Creature — Elemental Incarnation | 6/6
Flying
If noncombat damage would be dealt to you, prevent that damage. You gain life equal to the damage prevented this way.
When Purity is put into a graveyard from anywhere, shuffle it into its owner's library.

Qala, Ajani's Pridemate | {3}{W} | Legendary Creature — Cat Warrior | 3/3
Whenever Qala attacks, other attacking creatures you control get +X/+0 until end of turn, where X is the number of counters on Qala.
Whenever you gain life, put a +1/+1 counter on Qala.
{3}{W}: You gain 1 life.

Quantum Riddler | {3}{U}{U} | Creature — Sphinx | 4/6
Flying
When this creature enters, draw a card.
As long as you have one or fewer cards in hand, if you would draw one or more cards, you draw that many cards plus one instead.
Warp {1}{U} (You may cast this card from your hand for its warp cost. Exile this creature at the beginning of the next end step, then you may cast it from exile on a later turn.)

Questing Beast | {2}{G}{G} | Legendary Creature — Beast | 4/4
Vigilance, deathtouch, haste
Combat damage that would be dealt by creatures you control can't be prevented.

Quick Sliver | {1}{G} | Creature — Sliver | 1/1
Flash
Any player may cast Sliver spells as though they had flash.

Quicksilver Gargantuan | {5}{U}{U} | Creature — Shapeshifter | 7/7
You may have Quicksilver Gargantuan enter as a copy of any creature on the battlefield, except it's 7/7.

Quirion Dryad | {1}{G} | Creature — Dryad | 1/1
Whenever you cast a spell that's white, blue, black, or red, put a +1/+1 counter on this creature.

Quirion Elves | {1}{G} | Creature — Elf Druid | 1/1
As Quirion Elves enters, choose a color.
{T}: Add {G}.
{T}: Add one mana of the chosen color.

Rabbit Battery | {R} | Artifact Creature — Equipment Rabbit | 1/1
Haste
Equipped creature gets +1/+1 and has haste.
Reconfigure {R}

Raffine's Informant | {1}{W} | Creature — Human Wizard | 2/1
When Raffine's Informant enters, it connives.

Raffine, Scheming Seer | {W}{U}{B} | Legendary Creature — Sphinx Demon | 1/4
Flying, ward {1}
Whenever you attack, target attacking creature connives X, where X is the number of attacking creatures.

Raft Security Officer | {1}{W} | Creature — Human Soldier | 1/3
{2}, {T}: Tap target creature. This ability costs {1} less to activate if it targets a creature with power 3 or less.

Ragavan, Nimble Pilferer | {R} | Legendary Creature — Monkey Pirate | 2/1
Whenever Ragavan deals combat damage to a player, create a Treasure token and exile the top card of that player's library. Until end of turn, you may cast that card.

Rage Nimbus | {2}{R} | Creature — Elemental | 5/3
Defender, flying
{1}{R}: Target creature attacks this turn if able.

Rakdos Cackler | {B/R} | Creature — Devil | 1/1
Unleash

Rakdos, Lord of Riots | {B}{B}{R}{R} | Legendary Creature — Demon | 6/6
You can't cast Rakdos unless an opponent lost life this turn.
Flying, trample
Creature spells you cast cost {1} less to cast for each 1 life your opponents have lost this turn.

Rakshasa Vizier | {2}{B}{G}{U} | Creature — Demon | 4/4
Whenever one or more cards are put into exile from your graveyard, put that many +1/+1 counters on Rakshasa Vizier.

Rampaging Raptor | {2}{R}{R} | Creature — Dinosaur | 4/4
Trample, haste
{2}{R}: Rampaging Raptor gets +2/+0 until end of turn.
Whenever Rampaging Raptor deals combat damage to an opponent, it deals that much damage to target planeswalker that player controls or battle that player protects.

Rampaging Soulrager | {2}{R} | Creature — Spirit | 1/4
Rampaging Soulrager gets +3/+0 as long as there are two or more unlocked doors among Rooms you control.

Rankle, Master of Pranks | {2}{B}{B} | Legendary Creature — Faerie Rogue | 3/3
Flying, haste
Whenever Rankle deals combat damage to a player, choose any number —
• Each player discards a card.
• Each player loses 1 life and draws a card.
• Each player sacrifices a creature of their choice.

Raphael, Most Attitude | {3}{R} | Legendary Creature — Mutant Ninja Turtle | 4/3
Menace
Alliance — Whenever another creature you control enters, you may exile the top card of your library.
Whenever Raphael attacks, until end of turn, you may play a card exiled with Raphael.

Rashmi, Eternities Crafter | {2}{G}{U} | Legendary Creature — Elf Druid | 2/3
Whenever you cast your first spell each turn, reveal the top card of your library. You may cast it without paying its mana cost if it's a spell with lesser mana value. If you don't cast it, put it into your hand.

Rasputin Dreamweaver | {4}{W}{U} | Legendary Creature — Human Wizard | 4/1
Rasputin enters with seven dream counters on it.
Remove a dream counter from Rasputin: Add {C}.
Remove a dream counter from Rasputin: Prevent the next 1 damage that would be dealt to Rasputin this turn.
At the beginning of your upkeep, if Rasputin started the turn untapped, put a dream counter on it.
Rasputin can't have more than seven dream counters on it.

Raubahn, Bull of Ala Mhigo | {1}{R} | Legendary Creature — Human Warrior | 2/2
Ward—Pay life equal to Raubahn's power.

Ravenous Chupacabra | {2}{B}{B} | Creature — Beast Horror | 2/2
When this creature enters, destroy target creature an opponent controls.

Ravenous Slime | {2}{B} | Creature — Ooze | 1/1
This creature can't be blocked by creatures with power 2 or less.
If a creature an opponent controls would die, instead exile it and put a number of +1/+1 counters equal to that creature's power on this creature.

Ravenous Tyrannosaurus | {4}{R}{G} | Creature — Dinosaur | 6/6
Devour 3
Whenever Ravenous Tyrannosaurus attacks, it deals damage equal to its power to up to one other target creature. Excess damage is dealt to that creature's controller instead.

Rayami, First of the Fallen | {1}{B}{G}{U} | Legendary Creature — Vampire | 5/4
If a nontoken creature would die, exile that card with a blood counter on it instead.

Reaper King | {2/W}{2/U}{2/B}{2/R}{2/G} | Legendary Artifact Creature — Scarecrow | 6/6
({2/W} can be paid with any two mana or with {W}. This card's mana value is 10.)
Other Scarecrow creatures you control get +1/+1.
Whenever another Scarecrow you control enters, destroy target permanent.

Reassembling Skeleton | {1}{B} | Creature — Skeleton Warrior | 1/1
{1}{B}: Return this card from your graveyard to the battlefield tapped.

Reckless Bushwhacker | {2}{R} | Creature — Goblin Warrior Ally | 2/1
Surge {1}{R}
Haste
When Reckless Bushwhacker enters, if its surge cost was paid, other creatures you control get +1/+0 and gain haste until end of turn.

Reflector Mage | {1}{W}{U} | Creature — Human Wizard | 2/3
When this creature enters, return target creature an opponent controls to its owner's hand. That creature's owner can't cast spells with the same name as that creature until your next turn.

Renegade Doppelganger | {1}{U} | Creature — Shapeshifter | 0/1
Whenever another creature enters under your control, you may have Renegade Doppelganger become a copy of that creature until end of turn.

Reveillark | {4}{W} | Creature — Elemental | 4/3
Flying
When this creature leaves the battlefield, return up to two target creature cards with power 2 or less from your graveyard to the battlefield.
Evoke {5}{W}

Rhox Faithmender | {3}{W} | Creature — Rhino Monk | 1/5
Lifelink
If you would gain life, you gain twice that much life instead.

Riders of Gavony | {2}{W}{W} | Creature — Human Knight | 3/3
Vigilance
As Riders of Gavony enters, choose a creature type.
Human creatures you control have protection from creatures of the chosen type.

Riftsweeper | {1}{G} | Creature — Elf Shaman | 2/2
When this creature enters, choose target face-up exiled card. Its owner shuffles it into their library.

Riku of Two Reflections | {2}{G}{U}{R} | Legendary Creature — Human Wizard | 2/2
Whenever you cast an instant or sorcery spell, you may pay {U}{R}. If you do, copy that spell. You may choose new targets for the copy.
Whenever another nontoken creature you control enters, you may pay {G}{U}. If you do, create a token that's a copy of that creature.

Ripjaw Raptor | {2}{G}{G} | Creature — Dinosaur | 4/5
Enrage — Whenever Ripjaw Raptor is dealt damage, draw a card.

Riptide Mangler | {1}{U} | Creature — Beast | 0/3
{1}{U}: Change Riptide Mangler's base power to target creature's power.

Riverfall Mimic | {1}{U/R} | Creature — Shapeshifter | 2/1
Whenever you cast a spell that's both blue and red, Riverfall Mimic has base power and toughness 3/3 until end of turn and can't be blocked this turn.

Rohirrim Chargers | {2}{R}{W} | Creature — Human Knight | 4/4
You may exert Rohirrim Chargers as it attacks.
Whenever you exert a creature, reveal cards from the top of your library until you reveal an Equipment card. Put that card onto the battlefield attached to that creature, then put the rest on the bottom of your library in a random order.

Rowan, Scion of War | {1}{B}{R} | Legendary Creature — Human Wizard | 4/2
Menace
{T}: Spells you cast this turn that are black and/or red cost {X} less to cast, where X is the amount of life you lost this turn. Activate only as a sorcery.

Royal Assassin | {1}{B}{B} | Creature — Human Assassin | 1/1
{T}: Destroy target tapped creature.

Rubinia Soulsinger | {2}{G}{W}{U} | Legendary Creature — Faerie | 2/3
You may choose not to untap Rubinia Soulsinger during your untap step.
{T}: Gain control of target creature for as long as you control Rubinia Soulsinger and Rubinia Soulsinger remains tapped.

Ruin-Lurker Bat | {W} | Creature — Bat | 1/1
Flying, lifelink
At the beginning of your end step, if you descended this turn, scry 1.

Runaway Steam-Kin | {1}{R} | Creature — Elemental | 1/1
Whenever you cast a red spell, if this creature has fewer than three +1/+1 counters on it, put a +1/+1 counter on this creature.
Remove three +1/+1 counters from this creature: Add {R}{R}{R}.

Runeclaw Bear | {1}{G} | Creature — Bear | 2/2

Runic Armasaur | {1}{G}{G} | Creature — Dinosaur | 2/5
Whenever an opponent activates an ability of a creature or land that isn't a mana ability, you may draw a card.

Rusted Sentinel | {4} | Artifact Creature — Golem | 3/4
Rusted Sentinel enters tapped.

Ruthless Lawbringer | {1}{W}{B} | Creature — Vampire Assassin | 3/2
When this creature enters, you may sacrifice another creature. When you do, destroy target nonland permanent.

Sacred Cat | {W} | Creature — Cat | 1/1
Lifelink
Embalm {W}

Sacred Knight | {3}{W} | Creature — Human Knight | 3/2
Sacred Knight can't be blocked by black and/or red creatures.

Safehold Elite | {1}{G/W} | Creature — Elf Scout | 2/2
Persist

Sage of Hours | {1}{U} | Creature — Human Wizard | 1/1
Heroic — Whenever you cast a spell that targets Sage of Hours, put a +1/+1 counter on it.
Remove all +1/+1 counters from Sage of Hours: For each five counters removed this way, take an extra turn after this one.

Sakashima of a Thousand Faces | {3}{U} | Legendary Creature — Human Rogue | 3/1
You may have Sakashima enter as a copy of another creature you control, except it has Sakashima's other abilities.
The "legend rule" doesn't apply to permanents you control.
Partner

Sakashima the Impostor | {2}{U}{U} | Legendary Creature — Human Rogue | 3/1
You may have Sakashima the Impostor enter as a copy of any creature on the battlefield, except its name is Sakashima the Impostor, it's legendary in addition to its other types, and it has "{2}{U}{U}: Return Sakashima the Impostor to its owner's hand at the beginning of the next end step."

Samite Censer-Bearer | {W} | Creature — Human Rebel Cleric | 1/1
{W}, Sacrifice Samite Censer-Bearer: Prevent the next 1 damage that would be dealt to each creature you control this turn.

Sanctum Prelate | {1}{W}{W} | Creature — Human Cleric | 2/2
As Sanctum Prelate enters, choose a number.
Noncreature spells with mana value equal to the chosen number can't be cast.

Sandman, Shifting Scoundrel | {1}{G}{G} | Legendary Creature — Sand Elemental Villain | */*
Sandman's power and toughness are each equal to the number of lands you control.
Sandman can't be blocked by creatures with power 2 or less.
{3}{G}{G}: Return this card and target land card from your graveyard to the battlefield tapped.

Saprazzan Breaker | {4}{U} | Creature — Beast | 3/3
{U}: Mill a card. If a land card was milled this way, Saprazzan Breaker can't be blocked this turn.

Saprazzan Heir | {1}{U} | Creature — Merfolk | 1/1
Whenever Saprazzan Heir becomes blocked, you may draw three cards.

Saskia the Unyielding | {B}{R}{G}{W} | Legendary Creature — Human Soldier | 3/4
Vigilance, haste
As Saskia enters, choose a player.
Whenever a creature you control deals combat damage to a player, it deals that much damage to the chosen player.

Satoru Umezawa | {1}{U}{B} | Legendary Creature — Human Ninja | 2/4
Whenever you activate a ninjutsu ability, look at the top three cards of your library. Put one of them into your hand and the rest on the bottom of your library in any order. This ability triggers only once each turn.
Each creature card in your hand has ninjutsu {2}{U}{B}.

Satya, Aetherflux Genius | {1}{U}{R}{W} | Legendary Creature — Human Artificer | 3/5
Menace, haste
Whenever Satya attacks, create a tapped and attacking token that's a copy of up to one other target nontoken creature you control. You get {E}{E} (two energy counters). At the beginning of the next end step, sacrifice that token unless you pay an amount of {E} equal to its mana value.

Savage Ventmaw | {4}{R}{G} | Creature — Dragon | 4/4
Flying
Whenever this creature attacks, add {R}{R}{R}{G}{G}{G}. Until end of turn, you don't lose this mana as steps and phases end.

Sazh Katzroy | {3}{G} | Legendary Creature — Human Pilot | 3/3
When Sazh Katzroy enters, you may search your library for a Bird or basic land card, reveal it, put it into your hand, then shuffle.
Whenever Sazh Katzroy attacks, put a +1/+1 counter on target creature, then double the number of +1/+1 counters on that creature.

Scaleguard Sentinels | {G}{G} | Creature — Human Soldier | 2/3
As an additional cost to cast this spell, you may reveal a Dragon card from your hand.
Scaleguard Sentinels enters with a +1/+1 counter on it if you revealed a Dragon card or controlled a Dragon as you cast this spell.

Scarwood Treefolk | {3}{G} | Creature — Treefolk | 3/5
Scarwood Treefolk enters tapped.

Scion of the Ur-Dragon's Nest | {4}{R} | Creature — Dragon | 4/4
Whenever one or more Dragons you control attack, draw that many cards, then you may put a permanent card from your hand onto the battlefield.

Scoria Wurm | {4}{R} | Creature — Wurm | 7/7
At the beginning of your upkeep, flip a coin. If you lose the flip, return Scoria Wurm to its owner's hand.

Scrapshooter | {1}{G}{G} | Creature — Raccoon Archer | 4/4
Gift a card
Reach
When this creature enters, if the gift was promised, destroy target artifact or enchantment an opponent controls.

Screeching Scorchbeast | {4}{B}{B} | Creature — Bat Mutant | 5/5
Flying, menace
Whenever Screeching Scorchbeast attacks, each player gets two rad counters.
Whenever one or more nonland cards are milled, you may create that many 2/2 black Zombie Mutant creature tokens. Do this only once each turn.

Scroll Thief | {2}{U} | Creature — Merfolk Rogue | 1/3
Whenever Scroll Thief deals combat damage to a player, draw a card.

Sea Serpent | {5}{U} | Creature — Serpent | 5/5
This creature can't attack unless defending player controls an Island.
When you control no Islands, sacrifice this creature.

Secretkeeper | {3}{U} | Creature — Spirit | 2/2
As long as you have more cards in hand than each opponent, Secretkeeper gets +2/+2 and has flying.

Sedris, the Traitor King | {3}{U}{B}{R} | Legendary Creature — Zombie Warrior | 5/5
Each creature card in your graveyard has unearth {2}{B}.

Seedpod Caretaker | {2}{W} | Creature — Phyrexian Cleric | 2/2
When Seedpod Caretaker enters, choose one —
• Put a +1/+1 counter on target artifact or creature you control.
• Transform target Incubator token you control.

Seht's Tiger | {2}{W}{W} | Creature — Cat | 3/3
Flash
When this creature enters, you gain protection from the color of your choice until end of turn.

Seifer, Balamb Rival | {2}{B}{R} | Legendary Creature — Human Mercenary | 4/3
First strike
Whenever you attack a player, goad target creature that player controls.
Whenever a creature attacking one of your opponents becomes blocked by two or more creatures, that attacking creature gains deathtouch until end of turn.

Selesnya Guildmage | {G/W}{G/W} | Creature — Elf Wizard | 2/2
{3}{G}: Create a 1/1 green Saproling creature token.
{3}{W}: Creatures you control get +1/+1 until end of turn.

Selfless Safewright | {3}{G} | Creature — Elf Warrior | 4/2
Flash
When this creature enters, choose a creature type. Other permanents you control of that type gain hexproof and indestructible until end of turn.

Selfless Squire | {3}{W} | Creature — Human Soldier | 1/1
Flash
When Selfless Squire enters, prevent all damage that would be dealt to you this turn.
Whenever damage that would be dealt to you is prevented, put that many +1/+1 counters on Selfless Squire.

Sengir Vampire | {3}{B}{B} | Creature — Vampire | 4/4
Flying
Whenever a creature dealt damage by Sengir Vampire this turn dies, put a +1/+1 counter on Sengir Vampire.

Serra Avatar | {4}{W}{W}{W} | Creature — Avatar | */*
Serra Avatar's power and toughness are each equal to your life total.
When Serra Avatar is put into a graveyard from anywhere, shuffle it into its owner's library.

Serra Avenger | {W}{W} | Creature — Angel | 3/3
You can't cast this spell during your first, second, or third turns of the game.
Flying, vigilance

Serra Inquisitors | {4}{W} | Creature — Human Cleric | 3/3
Whenever Serra Inquisitors blocks or becomes blocked by one or more black creatures, Serra Inquisitors gets +2/+0 until end of turn.

Serra Paragon | {2}{W}{W} | Creature — Angel | 3/4
Flying
Once during each of your turns, you may play a land from your graveyard or cast a permanent spell with mana value 3 or less from your graveyard. If you do, it gains "When this permanent is put into a graveyard from the battlefield, exile it and you gain 2 life."

Severed Legion | {1}{B}{B} | Creature — Zombie | 2/2
Fear

Shadowborn Demon | {3}{B}{B} | Creature — Demon | 5/6
Flying
When Shadowborn Demon enters, destroy target non-Demon creature.
At the beginning of your upkeep, if there are fewer than six creature cards in your graveyard, sacrifice a creature.

Shalai, Voice of Plenty | {3}{W} | Legendary Creature — Angel | 3/4
Flying
You, planeswalkers you control, and other creatures you control have hexproof.
{4}{G}{G}: Put a +1/+1 counter on each creature you control.

Shaman en-Kor | {1}{W} | Creature — Kor Cleric Shaman | 1/2
{0}: The next 1 damage that would be dealt to Shaman en-Kor this turn is dealt to target creature you control instead.
{1}{W}: The next time a source of your choice would deal damage to target creature this turn, that damage is dealt to Shaman en-Kor instead.

Shiko, Paragon of the Way | {2}{U}{R}{W} | Legendary Creature — Spirit Dragon | 4/5
Flying, vigilance
When Shiko enters, exile target nonland card with mana value 3 or less from your graveyard. Copy it, then you may cast the copy without paying its mana cost.

Shisato, Whispering Hunter | {3}{G} | Legendary Creature — Snake Warrior | 2/2
At the beginning of your upkeep, sacrifice a Snake.
Whenever Shisato deals combat damage to a player, that player skips their next untap step.

Shu Cavalry | {2}{W} | Creature — Human Soldier | 2/2
Horsemanship

Sickle Ripper | {1}{B} | Creature — Elemental Warrior | 2/1
Wither

Sidewinder Naga | {2}{G} | Creature — Naga Warrior | 3/2
As long as you control a Desert or there is a Desert card in your graveyard, Sidewinder Naga gets +1/+0 and has trample.

Siege Wurm | {5}{G}{G} | Creature — Wurm | 5/5
Convoke
Trample

Sigarda, Heron's Grace | {3}{G}{W} | Legendary Creature — Angel | 4/5
Flying
You and Humans you control have hexproof.
{2}, Exile a card from your graveyard: Create a 1/1 white Human Soldier creature token.

Sigarda, Host of Herons | {2}{G}{W}{W} | Legendary Creature — Angel | 5/5
Flying, hexproof
Spells and abilities your opponents control can't cause you to sacrifice permanents.

Silent Arbiter | {4} | Artifact Creature — Construct | 1/5
No more than one creature can attack each combat.
No more than one creature can block each combat.

Silumgar Butcher | {4}{B} | Creature — Zombie Djinn | 3/3
Exploit
When Silumgar Butcher exploits a creature, target creature gets -3/-3 until end of turn.

Silverblade Paladin | {1}{W}{W} | Creature — Human Knight | 2/2
Soulbond
As long as Silverblade Paladin is paired with another creature, both creatures have double strike.

Silvergill Adept | {1}{U} | Creature — Merfolk Wizard | 2/1
As an additional cost to cast this spell, reveal a Merfolk card from your hand or pay {3}.
When Silvergill Adept enters, draw a card.

Simic Fluxmage | {2}{U} | Creature — Merfolk Wizard | 1/2
Evolve
{1}{U}, {T}: Move a +1/+1 counter from Simic Fluxmage onto target creature.

Simic Initiate | {G} | Creature — Human Mutant | 0/0
Graft 1

Sindbad | {1}{U} | Creature — Human | 1/1
{T}: Draw a card and reveal it. If it isn't a land card, discard it.

Singe-Mind Ogre | {2}{B}{R} | Creature — Ogre Mutant | 3/2
When Singe-Mind Ogre enters, target player reveals a card at random from their hand, then loses life equal to that card's mana value.

Siona, Captain of the Pyleas | {1}{G}{W} | Legendary Creature — Human Soldier | 2/2
When Siona enters, look at the top seven cards of your library. You may reveal an Aura card from among them and put it into your hand. Put the rest on the bottom of your library in a random order.
Whenever an Aura you control becomes attached to a creature you control, create a 1/1 white Human Soldier creature token.

Six | {2}{G} | Legendary Creature — Treefolk | 2/4
Reach
Whenever Six attacks, mill three cards. You may put a land card from among them into your hand.
During your turn, nonland permanent cards in your graveyard have retrace.

Skinrender | {2}{B}{B} | Creature — Phyrexian Zombie | 3/3
When Skinrender enters, put three -1/-1 counters on target creature.

Skirk Prospector | {R} | Creature — Goblin | 1/1
Sacrifice a Goblin: Add {R}.

Skithiryx, the Blight Dragon | {3}{B}{B} | Legendary Creature — Phyrexian Dragon Skeleton | 4/4
Flying
Infect
{B}: Skithiryx gains haste until end of turn.
{B}{B}: Regenerate Skithiryx.

Skrelv, Defector Mite | {W} | Legendary Artifact Creature — Phyrexian Mite | 1/1
Toxic 1 (Players dealt combat damage by this creature also get a poison counter.)
Skrelv can't block.
{W/P}, {T}: Choose a color. Another target creature you control gains toxic 1 and hexproof from that color until end of turn. It can't be blocked by creatures of that color this turn. ({W/P} can be paid with either {W} or 2 life.)

Skulking Ghost | {1}{B} | Creature — Spirit | 2/1
Flying
When this creature becomes the target of a spell or ability, sacrifice it.

Skullmulcher | {4}{G} | Creature — Elemental | 3/3
Devour 1
When this creature enters, draw a card for each creature it devoured.

Skyclave Apparition | {1}{W}{W} | Creature — Kor Spirit | 2/2
When this creature enters, exile up to one target nonland, nontoken permanent you don't control with mana value 4 or less.
When this creature leaves the battlefield, the exiled card's owner creates an X/X blue Illusion creature token, where X is the mana value of the exiled card.

Skymarcher Aspirant | {W} | Creature — Vampire Soldier | 2/1
Ascend
This creature has flying as long as you have the city's blessing.

Skyreach Manta | {5} | Artifact Creature — Fish | 0/0
Sunburst
Flying

Skyshroud Behemoth | {5}{G}{G} | Creature — Beast | 10/10
Fading 2
Skyshroud Behemoth enters tapped.

Skystreamer | {4}{W} | Creature — Griffin | 3/2
Assist
Flying
When Skystreamer enters, target player gains 4 life.

Slickshot Show-Off | {1}{R} | Creature — Bird Wizard | 1/2
Flying, haste
Whenever you cast a noncreature spell, this creature gets +2/+0 until end of turn.
Plot {1}{R}

Slickshot Vault-Buster | {2}{U} | Creature — Human Rogue | 1/4
Vigilance
This creature gets +2/+0 as long as you've committed a crime this turn.

Slippery Bogle | {G/U} | Creature — Beast | 1/1
Hexproof

Slow Fade | {2} | Creature — Illusion | 2/2
Vanishing

Smirking Spelljacker | {4}{U} | Creature — Djinn Wizard Rogue | 3/3
Flash
Flying
When Smirking Spelljacker enters, exile target spell an opponent controls.
Whenever Smirking Spelljacker attacks, if a card is exiled with it, you may cast the exiled card without paying its mana cost.

Snapcaster Mage | {1}{U} | Creature — Human Wizard | 2/1
Flash
When this creature enters, target instant or sorcery card in your graveyard gains flashback until end of turn. The flashback cost is equal to its mana cost.

Soldier of Fortune | {R} | Creature — Human Mercenary | 1/1
{R}, {T}: Target player shuffles their library.

Soltari Foot Soldier | {W} | Creature — Soltari Soldier | 1/1
Shadow

Soul Warden | {W} | Creature — Human Cleric | 1/1
Whenever another creature enters, you gain 1 life.

Soul-Scar Mage | {R} | Creature — Human Wizard | 1/2
Prowess
If a source you control would deal noncombat damage to a creature an opponent controls, put that many -1/-1 counters on that creature instead.

Soulfire Grand Master | {1}{W} | Creature — Human Monk | 2/2
Lifelink
Instant and sorcery spells you control have lifelink.
{2}{U/R}{U/R}: The next time you cast an instant or sorcery spell from your hand this turn, put that card into your hand instead of into your graveyard as it resolves.

Soulmender | {W} | Creature — Human Cleric | 1/1
{T}: You gain 1 life.

Spark Double | {3}{U} | Creature — Illusion | 0/0
You may have this creature enter as a copy of a creature or planeswalker you control, except it enters with an additional +1/+1 counter on it if it's a creature, it enters with an additional loyalty counter on it if it's a planeswalker, and it isn't legendary.

Spectral Sailor | {U} | Creature — Spirit Pirate | 1/1
Flash
Flying
{3}{U}: Draw a card.

Spell Queller | {1}{W}{U} | Creature — Spirit | 2/3
Flash
Flying
When this creature enters, exile target spell with mana value 4 or less.
When this creature leaves the battlefield, the exiled card's owner may cast that card without paying its mana cost.

Spellbound Dragon | {3}{U}{R} | Creature — Dragon | 3/5
Flying
Whenever Spellbound Dragon attacks, draw a card, then discard a card. Spellbound Dragon gets +X/+0 until end of turn, where X is the discarded card's mana value.

Spellskite | {2} | Artifact Creature — Phyrexian Horror | 0/4
{U/P}: Change a target of target spell or ability to this creature.

Spellstutter Sprite | {1}{U} | Creature — Faerie Wizard | 1/1
Flash
Flying
When Spellstutter Sprite enters, counter target spell with mana value X or less, where X is the number of Faeries you control.

Sphinx of the Revelation | {3}{W}{U} | Artifact Creature — Sphinx | 4/5
Flying, lifelink
Whenever you gain life, you get that many {E}.
{W}{U}{U}, {T}, Pay X {E}: Draw X cards.

Sphinx of the Second Sun | {6}{U}{U} | Creature — Sphinx | 6/6
Flying
At the beginning of your postcombat main phase, there is an additional beginning phase after this phase.

Spider-UK | {3}{W} | Legendary Creature — Spider Human Hero | 3/4
Web-slinging {2}{W}
At the beginning of your end step, if two or more creatures entered the battlefield under your control this turn, you draw a card and gain 2 life.

Spike Feeder | {1}{G}{G} | Creature — Spike | 0/0
Spike Feeder enters with two +1/+1 counters on it.
{2}, Remove a +1/+1 counter from Spike Feeder: Put a +1/+1 counter on target creature.
Remove a +1/+1 counter from Spike Feeder: You gain 2 life.

Spined Beast | {2}{G} | Creature — Beast | 3/3

Spirit en-Dal | {2}{W} | Creature — Spirit | 2/1
Shadow
Forecast — {1}{W}, Reveal Spirit en-Dal from your hand: Target creature gains shadow until end of turn.

Spirit of the Labyrinth | {1}{W} | Enchantment Creature — Spirit | 3/1
Each player can't draw more than one card each turn.

Squad Commander | {3}{W} | Creature — Kor Warrior | 3/3
When Squad Commander enters, create a 1/1 white Kor Warrior creature token for each creature in your party.
At the beginning of combat on your turn, if you have a full party, creatures you control get +1/+0 and gain indestructible until end of turn.

Squee, Goblin Nabob | {2}{R} | Legendary Creature — Goblin | 1/1
At the beginning of your upkeep, you may return this card from your graveyard to your hand.

Squee, the Immortal | {1}{R}{R} | Legendary Creature — Goblin | 3/2
You may cast this card from your graveyard or from exile.

Stalking Tiger | {3}{G} | Creature — Cat | 3/3
Stalking Tiger can't be blocked by more than one creature.

Steel Golem | {3} | Artifact Creature — Golem | 3/4
You can't cast creature spells.

Steel Leaf Champion | {G}{G}{G} | Creature — Elf Knight | 5/4
Steel Leaf Champion can't be blocked by creatures with power 2 or less.

Stigma Lasher | {R}{R} | Creature — Elemental Shaman | 2/2
Wither
Whenever Stigma Lasher deals damage to a player, that player can't gain life for the rest of the game.

Stillmoon Cavalier | {1}{W/B}{W/B} | Creature — Zombie Knight | 2/1
Protection from white and from black
{W/B}: Stillmoon Cavalier gains flying until end of turn.
{W/B}: Stillmoon Cavalier gains first strike until end of turn.
{W/B}{W/B}: Stillmoon Cavalier gets +1/+0 until end of turn.

Stinkweed Imp | {2}{B} | Creature — Imp | 1/2
Flying
Whenever Stinkweed Imp deals combat damage to a creature, destroy that creature.
Dredge 5

Stoneforge Mystic | {1}{W} | Creature — Kor Artificer | 1/2
When this creature enters, you may search your library for an Equipment card, reveal it, put it into your hand, then shuffle.
{1}{W}, {T}: You may put an Equipment card from your hand onto the battlefield.

Stonehorn Dignitary | {3}{W} | Creature — Rhino Soldier | 1/4
When this creature enters, target opponent skips their next combat phase.

Stoneshock Giant | {3}{R}{R} | Creature — Giant | 5/4
{6}{R}{R}: Monstrosity 3.
When Stoneshock Giant becomes monstrous, creatures without flying your opponents control can't block this turn.

Storm Crow | {1}{U} | Creature — Bird | 1/2
Flying

Stormscape Battlemage | {2}{U} | Creature — Metathran Wizard | 2/2
Kicker {W} and/or {2}{B}
When Stormscape Battlemage enters, if it was kicked with its {W} kicker, you gain 3 life.
When Stormscape Battlemage enters, if it was kicked with its {2}{B} kicker, destroy target nonblack creature. That creature can't be regenerated.

Stormwild Capridor | {2}{W} | Creature — Bird Goat | 1/3
Flying
If noncombat damage would be dealt to Stormwild Capridor, prevent that damage. Put a +1/+1 counter on Stormwild Capridor for each 1 damage prevented this way.

Stormwing Entity | {3}{U}{U} | Creature — Elemental | 3/3
This spell costs {2}{U} less to cast if you've cast an instant or sorcery spell this turn.
Flying
Prowess
When this creature enters, scry 2.

Street Wraith | {3}{B}{B} | Creature — Wraith | 3/4
Swampwalk
Cycling—Pay 2 life.

Strefan, Maurer Progenitor | {2}{B}{R} | Legendary Creature — Vampire Noble | 3/2
Flying
At the beginning of your end step, create a Blood token for each player who lost life this turn.
Whenever Strefan attacks, you may sacrifice two Blood tokens. If you do, you may put a Vampire card from your hand onto the battlefield tapped and attacking. It gains indestructible until end of turn.

Strict Proctor | {1}{W} | Creature — Spirit Cleric | 1/3
Flying
Whenever a permanent entering causes a triggered ability to trigger, counter that ability unless its controller pays {2}.

Stubborn Burrowfiend | {1}{G} | Creature — Badger Beast Mount | 2/2
Whenever this creature becomes saddled for the first time each turn, mill two cards, then this creature gets +X/+X until end of turn, where X is the number of creature cards in your graveyard.
Saddle 2

leveler:
Student of Warfare | {W} | Creature — Human Knight | 1/1
Level up {W}
LEVEL 2-6
3/3
First strike
LEVEL 7+
4/4
Double strike

Stuffy Doll | {5} | Artifact Creature — Construct | 0/1
Indestructible
As Stuffy Doll enters, choose a player.
Whenever Stuffy Doll is dealt damage, it deals that much damage to the chosen player.
{T}: Stuffy Doll deals 1 damage to itself.

Sumala Watcher | {1}{G} | Creature — Elf Scout | 2/2
Whenever a face-down permanent you control is turned face up, put a +1/+1 counter on it.

saga:
Summon: Ixion | {2}{W} | Enchantment Creature — Saga Unicorn | 3/3
I — Aerospark — Exile target creature an opponent controls until this Saga leaves the battlefield.
II, III — Put a +1/+1 counter on each of up to two target creatures you control. You gain 2 life.
First strike

Sun Titan | {4}{W}{W} | Creature — Giant | 6/6
Vigilance
Whenever this creature enters or attacks, you may return target permanent card with mana value 3 or less from your graveyard to the battlefield.

Sundering Titan | {8} | Artifact Creature — Golem | 7/10
When this creature enters or leaves the battlefield, choose a land of each basic land type, then destroy those lands.

Superior Spider-Man | {2}{U}{B} | Legendary Creature — Spider Human Hero | 4/4
Mind Swap — You may have Superior Spider-Man enter as a copy of any creature card in a graveyard, except his name is Superior Spider-Man and he's a 4/4 Spider Human Hero in addition to his other types. When you do, exile that card.

Suq'Ata Firewalker | {1}{U}{U} | Creature — Human Wizard | 0/1
Suq'Ata Firewalker can't be the target of red spells or abilities from red sources.
{T}: Suq'Ata Firewalker deals 1 damage to any target.

Surtland Flinger | {3}{R}{R} | Creature — Giant Berserker | 4/6
Whenever Surtland Flinger attacks, you may sacrifice another creature. When you do, Surtland Flinger deals damage equal to the sacrificed creature's power to any target. If the sacrificed creature was a Giant, Surtland Flinger deals twice that much damage instead.

Swans of Bryn Argoll | {2}{W/U}{W/U} | Creature — Bird Spirit | 4/3
Flying
If a source would deal damage to Swans of Bryn Argoll, prevent that damage. The source's controller draws cards equal to the damage prevented this way.

Sylvan Advocate | {1}{G} | Creature — Elf Druid Ally | 2/3
Vigilance
As long as you control six or more lands, Sylvan Advocate and land creatures you control get +2/+2.

Sylvan Hierophant | {1}{G} | Creature — Human Cleric | 1/2
When Sylvan Hierophant dies, exile Sylvan Hierophant, then return another target creature card from your graveyard to your hand.

Syndic of Tithes | {1}{W} | Creature — Human Cleric | 2/2
Extort (Whenever you cast a spell, you may pay {W/B}. If you do, each opponent loses 1 life and you gain that much life.)

Syr Konrad, the Grim | {3}{B}{B} | Legendary Creature — Human Knight | 5/4
Whenever another creature dies, or a creature card is put into a graveyard from anywhere other than the battlefield, or a creature card leaves your graveyard, Syr Konrad deals 1 damage to each opponent.
{1}{B}: Each player mills a card.

Syr Vondam, Sunstar Exemplar | {W}{B} | Legendary Creature — Human Knight | 2/2
Vigilance, menace
Whenever another creature you control dies or is put into exile, put a +1/+1 counter on Syr Vondam and you gain 1 life.
When Syr Vondam dies or is put into exile while its power is 4 or greater, destroy up to one target nonland permanent.

Szadek, Lord of Secrets | {3}{U}{U}{B}{B} | Legendary Creature — Vampire | 5/5
Flying
If Szadek would deal combat damage to a player, instead put that many +1/+1 counters on Szadek and that player mills that many cards.
"""
