# ruff: noqa: E501 - texts stay as printed
"""Creatures, whatever else they are, I to N, typed as facts."""

CARDS = """
Icatian Skirmishers | {3}{W} | Creature — Human Soldier | 1/1
First strike; banding
Whenever Icatian Skirmishers attacks, all creatures banded with it gain first strike until end of turn.

Icehide Golem | {S} | Snow Artifact Creature — Golem | 2/2

Illusion Spinners | {4}{U} | Creature — Faerie Wizard | 4/3
You may cast this spell as though it had flash if you control a Faerie.
Flying
This creature has hexproof as long as it's untapped.

Imposing Sovereign | {1}{W} | Creature — Human Noble | 2/1
Creatures your opponents control enter tapped.

Incubation Druid | {1}{G} | Creature — Elf Druid | 0/2
{T}: Add one mana of any type that a land you control could produce. If this creature has a +1/+1 counter on it, add three mana of that type instead.
{3}{G}{G}: Adapt 3.

Indoraptor, the Perfect Hybrid | {1}{B/G}{R} | Legendary Creature — Dinosaur Mutant | 3/1
Bloodthirst X
Menace
Enrage — Whenever Indoraptor is dealt damage, choose an opponent at random. Indoraptor deals damage equal to its power to that player unless they sacrifice a nontoken creature of their choice.

Infect Gempalm | {B} | Creature — Goblin | 2/2
Infect
{1}, Discard this card: It deals 2 damage to target creature.

Infernal Vessel | {2}{B} | Creature — Human Cleric | 2/1
When this creature dies, if it wasn't a Demon, return it to the battlefield under its owner's control with two +1/+1 counters on it. It's a Demon in addition to its other types.

Inferno Elemental | {4}{R}{R} | Creature — Elemental | 4/4
Whenever Inferno Elemental blocks or becomes blocked by a creature, Inferno Elemental deals 3 damage to that creature.

Inner-Flame Igniter | {2}{R} | Creature — Elemental Warrior | 2/2
{2}{R}: Creatures you control get +1/+0 until end of turn. If this is the third time this ability has resolved this turn, creatures you control gain first strike until end of turn.

Inquisitor Eisenhorn | {2}{U}{B} | Legendary Creature — Human Inquisitor | 2/3
You may reveal the first card you draw each turn as you draw it. Whenever you reveal an instant or sorcery card this way, create Cherubael, a legendary 4/4 black Demon creature token with flying.
Whenever Inquisitor Eisenhorn deals combat damage to a player, investigate that many times. (Create a Clue token. It's an artifact with "{2}, Sacrifice this token: Draw a card.")

Insatiable Hemophage | {3}{B} | Creature — Nightmare | 3/3
Mutate {2}{B}
Deathtouch
Whenever this creature mutates, each opponent loses X life and you gain X life, where X is the number of times this creature has mutated.

Insatiable Skittermaw | {2}{B} | Creature — Insect Horror | 2/2
Menace
Void — At the beginning of your end step, if a nonland permanent left the battlefield this turn or a spell was warped this turn, put a +1/+1 counter on this creature.

Invisible Stalker | {1}{U} | Creature — Human Rogue | 1/1
Hexproof
Invisible Stalker can't be blocked.

Iona, Shield of Emeria | {6}{W}{W}{W} | Legendary Creature — Angel | 7/7
Flying
As Iona enters, choose a color.
Your opponents can't cast spells of the chosen color.

Iridescent Angel | {5}{W}{U} | Creature — Angel | 4/4
Flying, protection from each color

Iridescent Drake | {3}{U} | Creature — Drake | 2/2
Flying
When Iridescent Drake enters, put target Aura card from a graveyard onto the battlefield under your control attached to Iridescent Drake.

Iron Apprentice | {1} | Artifact Creature — Construct | 0/0
Iron Apprentice enters with a +1/+1 counter on it.
When Iron Apprentice dies, if it had counters on it, put those counters on target creature you control.

Iron Fist, Living Weapon | {2}{R} | Legendary Creature — Human Warrior Hero | 2/3
Whenever you cast a spell that targets a creature you control, Iron Fist gains "{T}: Iron Fist deals damage equal to his power to any other target" until end of turn.

Iron Hills Blacksmith | {1}{W} | Creature — Dwarf Artificer | 1/1
Double strike
When this creature enters, create a colorless Equipment artifact token named Axe with "Equipped creature gets +1/+0" and equip {2}.

Irreverent Gremlin | {1}{R} | Creature — Gremlin | 2/2
Menace
Whenever another creature you control with power 2 or less enters, you may discard a card. If you do, draw a card. Do this only once each turn.

Isamaru, Hound of Konda | {W} | Legendary Creature — Dog | 2/2

It That Betrays | {12} | Creature — Eldrazi | 11/11
Annihilator 2
Whenever an opponent sacrifices a nontoken permanent, put that card onto the battlefield under your control.

Ivy, Gleeful Spellthief | {G}{U} | Legendary Creature — Faerie Rogue | 2/1
Flying
Whenever a player casts a spell that targets only a single creature other than Ivy, you may copy that spell. The copy targets Ivy.

Ixhel, Scion of Atraxa | {1}{W}{B}{G} | Legendary Creature — Phyrexian Angel | 2/5
Flying, vigilance, toxic 2
Corrupted — At the beginning of your end step, each opponent who has three or more poison counters exiles the top card of their library face down. You may look at and play those cards for as long as they remain exiled, and you may spend mana as though it were mana of any color to cast those spells.

Ixidor, Reality Sculptor | {3}{U}{U} | Legendary Creature — Human Wizard | 3/4
Face-down creatures get +1/+1.
{2}{U}: Turn target face-down creature face up.

Ixidron | {3}{U}{U} | Creature — Illusion | */*
As Ixidron enters, turn all other nontoken creatures face down.
Ixidron's power and toughness are each equal to the number of face-down creatures on the battlefield.

Izoni, Center of the Web | {4}{B}{G} | Legendary Creature — Elf Detective | 5/4
Menace
Whenever Izoni enters or attacks, you may collect evidence 4. If you do, create two 2/1 black and green Spider creature tokens with menace and reach.
Sacrifice four tokens: Surveil 2, then draw two cards. You gain 2 life.

Jackal Familiar | {R} | Creature — Jackal | 2/2
Jackal Familiar can't attack or block alone.

Jade Mage | {1}{G} | Creature — Human Shaman | 2/1
{2}{G}: Create a 1/1 green Saproling creature token.

Jaded Sell-Sword | {3}{R} | Creature — Dragon Warrior | 4/3
When Jaded Sell-Sword enters, if mana from a Treasure was spent to cast it, it gains first strike and haste until end of turn.

Jadelight Ranger | {1}{G}{G} | Creature — Merfolk Scout | 2/1
When Jadelight Ranger enters, it explores, then it explores again.

Jeering Homunculus | {1}{U} | Creature — Homunculus | 0/4
When Jeering Homunculus enters, you may goad target creature.

Jegantha, the Wellspring | {4}{R/G} | Legendary Creature — Elemental Elk | 5/5
Companion — No card in your starting deck has more than one of the same mana symbol in its mana cost.
{T}: Add {W}{U}{B}{R}{G}. This mana can't be spent to pay generic mana costs.

Jenson Carthalion, Druid Exile | {G}{W} | Legendary Creature — Human Druid | 2/2
Whenever you cast a multicolored spell, scry 1. If that spell was all colors, create a 4/4 white Angel creature token with flying and vigilance.
{5}, {T}: Add {W}{U}{B}{R}{G}.

Jeska, Warrior Adept | {2}{R}{R} | Legendary Creature — Human Barbarian Warrior | 3/1
First strike, haste
{T}: Jeska deals 1 damage to any target.

Jhoira's Familiar | {4} | Artifact Creature — Bird | 2/2
Flying
Historic spells you cast cost {1} less to cast.

Jin-Gitaxias, Core Augur | {8}{U}{U} | Legendary Creature — Phyrexian Praetor | 5/4
Flash
At the beginning of your end step, draw seven cards.
Each opponent's maximum hand size is reduced by seven.

Jinnie Fay, Jetmir's Second | {R/G}{G}{G/W} | Legendary Creature — Elf Druid | 3/3
If you would create one or more tokens, you may instead create that many 2/2 green Cat creature tokens with haste or that many 3/1 green Dog creature tokens with vigilance.

Jolly Gerbils | {1}{W} | Creature — Hamster Citizen | 2/3
Whenever you give a gift, draw a card.

Joraga Auxiliary | {4} | Creature — Elf Soldier Ally | 2/3
{4}{G}{W}: Support 2.

leveler:
Joraga Treespeaker | {G} | Creature — Elf Druid | 1/1
Level up {1}{G}
LEVEL 1-4
1/2
{T}: Add {G}{G}.
LEVEL 5+
1/4
Elves you control have "{T}: Add {G}{G}."

Jötun Owl Keeper | {2}{W} | Creature — Giant | 3/3
Cumulative upkeep {W} or {U}
When Jötun Owl Keeper dies, create a 1/1 white Bird creature token with flying for each age counter on it.

Juggernaut | {4} | Artifact Creature — Juggernaut | 5/3
This creature attacks each combat if able.
This creature can't be blocked by Walls.

Jungle Patrol | {3}{G} | Creature — Human Soldier | 3/2
{1}{G}, {T}: Create a 0/1 green Wall creature token with defender named Wood.
Sacrifice a token named Wood: Add {R}.

K'rrik, Son of Yawgmoth | {4}{B/P}{B/P}{B/P} | Legendary Creature — Phyrexian Horror Minion | 2/2
Lifelink
For each {B} in a cost, you may pay 2 life rather than pay that mana.
Whenever you cast a black spell, put a +1/+1 counter on K'rrik.

Kaalia of the Vast | {1}{R}{W}{B} | Legendary Creature — Human Cleric | 2/2
Flying
Whenever Kaalia attacks an opponent, you may put an Angel, Demon, or Dragon creature card from your hand onto the battlefield tapped and attacking that opponent.

Kalitas, Traitor of Ghet | {2}{B}{B} | Legendary Creature — Vampire Warrior | 3/4
Lifelink
If a nontoken creature an opponent controls would die, instead exile that card and create a 2/2 black Zombie creature token.
{2}{B}, Sacrifice another Vampire or Zombie: Put two +1/+1 counters on Kalitas.

Kalonian Hydra | {3}{G}{G} | Creature — Hydra | 0/0
Trample
Kalonian Hydra enters with four +1/+1 counters on it.

Kami of False Hope | {W} | Creature — Spirit | 1/1
Sacrifice Kami of False Hope: Prevent all combat damage that would be dealt this turn.

Kangee, Aerie Keeper | {2}{W}{U} | Legendary Creature — Bird Wizard | 2/2
Kicker {X}{2}
Flying
When Kangee enters, if it was kicked, put X feather counters on it.
Other Bird creatures get +1/+1 for each feather counter on Kangee.

Karador, Ghost Chieftain | {5}{W}{B}{G} | Legendary Creature — Centaur Spirit | 3/4
This spell costs {1} less to cast for each creature card in your graveyard.
Once during each of your turns, you may cast a creature spell from your graveyard.

Kari Zev, Skyship Raider | {1}{R} | Legendary Creature — Human Pirate | 1/3
First strike, menace
Whenever Kari Zev attacks, create Ragavan, a legendary 2/1 red Monkey creature token. Ragavan enters tapped and attacking. Exile that token at end of combat.

Karplusan Strider | {3}{G} | Creature — Yeti | 3/4
Karplusan Strider can't be the target of blue or black spells.

Kavu Titan | {1}{G} | Creature — Kavu | 2/2
Kicker {2}{G}
If Kavu Titan was kicked, it enters with three +1/+1 counters on it.

Kazuul, Tyrant of the Cliffs | {3}{R}{R} | Legendary Creature — Ogre Warrior | 5/4
Whenever a creature an opponent controls attacks, if you're the defending player, create a 3/3 red Ogre creature token unless that creature's controller pays {3}.

Keeper of Counters | {2} | Creature — Human | 1/1
{1}, Sacrifice Keeper of Counters: Put its counters on target creature.

Keldon Halberdier | {4}{R} | Creature — Human Warrior | 4/1
First strike
Suspend 4—{R}

Keldon Marauders | {1}{R} | Creature — Human Warrior | 3/3
Vanishing 2
When this creature enters or leaves the battlefield, it deals 1 damage to target player or planeswalker.

Kemba, Kha Regent | {1}{W}{W} | Legendary Creature — Cat Cleric | 2/4
At the beginning of your upkeep, create a 2/2 white Cat creature token for each Equipment attached to Kemba.

Kenessos, Priest of Thassa | {1}{U} | Legendary Creature — Merfolk Cleric | 1/3
If you would scry a number of cards, scry that many cards plus one instead.
{3}{G/U}: Look at the top card of your library. If it's a Kraken, Leviathan, Octopus, or Serpent creature card, you may put it onto the battlefield. If you don't put the card onto the battlefield, you may put it on the bottom of your library.

Keral Keep Disciples | {2}{R}{R} | Creature — Human Monk | 4/3
Whenever you activate a loyalty ability of a Chandra planeswalker, this creature deals 1 damage to each opponent.

Keranos, God of Storms | {3}{U}{R} | Legendary Enchantment Creature — God | 6/5
Indestructible
As long as your devotion to blue and red is less than seven, Keranos isn't a creature.
Reveal the first card you draw on each of your turns. Whenever you reveal a land card this way, draw a card. Whenever you reveal a nonland card this way, Keranos deals 3 damage to any target.

Kess, Dissident Mage | {1}{U}{B}{R} | Legendary Creature — Human Wizard | 3/4
Flying
Once during each of your turns, you may cast an instant or sorcery spell from your graveyard. If a spell cast this way would be put into your graveyard, exile it instead.

Khorvath Brightflame | {5}{R} | Legendary Creature — Dragon | 3/4
Partner with Sylvia Brightspear
Flying, haste
Knights your team controls have flying and haste.

Kiki-Jiki, Mirror Breaker | {2}{R}{R}{R} | Legendary Creature — Goblin Shaman | 2/2
Haste
{T}: Create a token that's a copy of target nonlegendary creature you control, except it has haste. Sacrifice it at the beginning of the next end step.

Kilnmouth Dragon | {5}{R}{R} | Creature — Dragon | 5/5
Amplify 3
Flying
{T}: Kilnmouth Dragon deals damage equal to the number of +1/+1 counters on it to any target.

Kinetic Ooze | {X}{G} | Creature — Ooze | 0/0
This creature enters with X +1/+1 counters on it.
When this creature enters, destroy up to one target artifact or enchantment with mana value X or less. If X is 5 or more, you draw a card. If X is 10 or more, double the number of +1/+1 counters on any number of other target creatures.

King Cheetah | {3}{G} | Creature — Cat | 3/2
Flash

King of the Oathbreakers | {2}{W}{B} | Legendary Creature — Spirit Noble | 3/3
Flying
Whenever King of the Oathbreakers or another Spirit you control becomes the target of a spell, it phases out.
Whenever King of the Oathbreakers or another Spirit you control phases in, create a tapped 1/1 white Spirit creature token with flying.

Kinnan, Bonder Prodigy | {G}{U} | Legendary Creature — Human Druid | 2/2
Whenever you tap a nonland permanent for mana, add one mana of any type that permanent produced.
{5}{G}{U}: Look at the top five cards of your library. You may put a non-Human creature card from among them onto the battlefield. Put the rest on the bottom of your library in a random order.

Kinzu of the Bleak Coven | {4}{B} | Legendary Creature — Phyrexian Vampire | 5/4
Flying
Whenever another nontoken creature you control dies, you may pay 2 life and exile it. If you do, create a token that's a copy of that creature, except it's 1/1 and has toxic 1.

Kitchen Finks | {1}{G/W}{G/W} | Creature — Ouphe | 3/2
When this creature enters, you gain 2 life.
Persist

Kitt Kanto, Mayhem Diva | {1}{R}{G}{W} | Legendary Creature — Cat Bard Druid | 3/3
When Kitt Kanto enters, create a 1/1 green and white Citizen creature token.
At the beginning of combat on each player's turn, you may tap two untapped creatures you control. When you do, target creature that player controls gets +2/+2 and gains trample until end of turn. Goad that creature.

Knight of New Alara | {2}{G}{W} | Creature — Human Knight | 2/2
Each other multicolored creature you control gets +1/+1 for each of its colors.

Kodama of the East Tree | {4}{G}{G} | Legendary Creature — Spirit | 6/6
Reach
Whenever another permanent you control enters, if it wasn't put onto the battlefield with this ability, you may put a permanent card with equal or lesser mana value from your hand onto the battlefield.
Partner

Koll, the Forgemaster | {R}{W} | Legendary Creature — Dwarf Warrior | 2/2
Whenever another nontoken creature you control dies, if it was enchanted or equipped, return it to its owner's hand.
Creature tokens you control that are enchanted or equipped get +1/+1.

Kongming's Contraptions | {3}{W} | Creature — Human Soldier | 2/4
{T}: Kongming's Contraptions deals 2 damage to target attacking creature. Activate only during the declare attackers step and only if you've been attacked this step.

Kor Outfitter | {W}{W} | Creature — Kor Soldier | 2/2
When Kor Outfitter enters, you may attach target Equipment you control to target creature you control.

Kotose, the Silent Spider | {3}{U}{B} | Legendary Creature — Human Ninja | 4/4
When Kotose enters, exile target card other than a basic land card from an opponent's graveyard. Search that player's graveyard, hand, and library for any number of cards with the same name as that card and exile them. Then that player shuffles. For as long as you control Kotose, you may play one of the exiled cards, and you may spend mana as though it were mana of any color to cast it.

Kozilek, the Great Distortion | {8}{C}{C} | Legendary Creature — Eldrazi | 12/12
When you cast this spell, if you have fewer than seven cards in hand, draw cards equal to the difference.
Menace
Discard a card with mana value X: Counter target spell with mana value X.

Kratos, God of War | {R}{R}{R} | Legendary Creature — God Warrior | 2/3
Double strike
All creatures have haste.
At the beginning of each player's end step, Kratos deals damage to that player equal to the number of creatures that player controls that didn't attack this turn.

Kraven the Hunter | {1}{B}{G} | Legendary Creature — Human Warrior Villain | 4/3
Trample
Whenever a creature an opponent controls with the greatest power among creatures that player controls dies, draw a card and put a +1/+1 counter on Kraven the Hunter.

Krenko, Mob Boss | {2}{R}{R} | Legendary Creature — Goblin Warrior | 3/3
{T}: Create X 1/1 red Goblin creature tokens, where X is the number of Goblins you control.

Krosan Beast | {3}{G} | Creature — Squirrel Beast | 1/1
Threshold — Krosan Beast gets +7/+7 as long as seven or more cards are in your graveyard.

Krosan Cloudscraper | {7}{G}{G}{G} | Creature — Beast Mutant | 13/13
At the beginning of your upkeep, sacrifice Krosan Cloudscraper unless you pay {G}{G}.
Morph {7}{G}{G}

Krosan Tusker | {5}{G}{G} | Creature — Boar Beast | 6/5
Cycling {2}{G}
When you cycle this card, you may search your library for a basic land card, reveal that card, put it into your hand, then shuffle.

Krumar Initiate | {1}{B} | Creature — Human Cleric | 2/2
{X}{B}, {T}, Pay X life: This creature endures X. Activate only as a sorcery.

Kruphix, God of Horizons | {3}{G}{U} | Legendary Enchantment Creature — God | 4/7
Indestructible
As long as your devotion to green and blue is less than seven, Kruphix isn't a creature.
You have no maximum hand size.
If you would lose unspent mana, that mana becomes colorless instead.

Kumena's Speaker | {G} | Creature — Merfolk Shaman | 1/1
Kumena's Speaker gets +1/+1 as long as you control another Merfolk or an Island.

Laboratory Maniac | {2}{U} | Creature — Human Wizard | 2/2
If you would draw a card while your library has no cards in it, you win the game instead.

Labyrinth Raptor | {B}{R} | Creature — Nightmare Dinosaur | 2/2
Menace
Whenever a creature you control with menace becomes blocked, defending player sacrifices a creature blocking it.
{B}{R}: Creatures you control with menace get +1/+0 until end of turn.

Lairwatch Giant | {5}{W} | Creature — Giant Warrior | 5/3
Lairwatch Giant can block an additional creature each combat.
Whenever Lairwatch Giant blocks two or more creatures, it gains first strike until end of turn.

Lamplight Phoenix | {1}{R}{R} | Creature — Phoenix | 3/3
Flying
When this creature dies, you may exile it and collect evidence 4. If you do, return this card to the battlefield tapped.

Landroval, Horizon Witness | {4}{W} | Legendary Creature — Bird Noble | 3/4
Flying
Whenever two or more creatures you control attack a player, target attacking creature without flying gains flying until end of turn.

Lantern Kami | {W} | Creature — Spirit | 1/1
Flying

Latchkey Faerie | {3}{U} | Creature — Faerie Rogue | 3/1
Flying
Prowl {2}{U}
When Latchkey Faerie enters, if its prowl cost was paid, draw a card.

Lathril, Blade of the Elves | {2}{B}{G} | Legendary Creature — Elf Noble | 2/3
Menace
Whenever Lathril deals combat damage to a player, create that many 1/1 green Elf Warrior creature tokens.
{T}, Tap ten untapped Elves you control: Each opponent loses 10 life and you gain 10 life.

Lavinia, Azorius Renegade | {W}{U} | Legendary Creature — Human Soldier | 2/2
Each opponent can't cast noncreature spells with mana value greater than the number of lands that player controls.
Whenever an opponent casts a spell, if no mana was spent to cast it, counter that spell.

Lazav, the Multifarious | {U}{B} | Legendary Creature — Shapeshifter | 1/3
When Lazav enters, surveil 1.
{X}: Lazav becomes a copy of target creature card in your graveyard with mana value X, except its name is Lazav, the Multifarious, it's legendary in addition to its other types, and it has this ability.

Lazotep Reaver | {1}{B} | Creature — Zombie Beast | 1/2
When Lazotep Reaver enters, amass Zombies 1.

Leatherback Baloth | {G}{G}{G} | Creature — Beast | 4/5

Leech Bonder | {2}{U} | Creature — Merfolk Soldier | 3/3
Leech Bonder enters with two -1/-1 counters on it.
{U}, {Q}: Move a counter from target creature onto a second target creature.

Leonin Arbiter | {1}{W} | Creature — Cat Cleric | 2/2
Players can't search libraries. Any player may pay {2} for that player to ignore this effect until end of turn.

Leonin Vanguard | {W} | Creature — Cat Soldier | 1/1
At the beginning of combat on your turn, if you control three or more creatures, this creature gets +1/+1 until end of turn and you gain 1 life.

Leovold, Emissary of Trest | {B}{G}{U} | Legendary Creature — Elf Advisor | 3/3
Each opponent can't draw more than one card each turn.
Whenever you or a permanent you control becomes the target of a spell or ability an opponent controls, you may draw a card.

Library Tracker | {2}{U} | Creature — Human | 1/3
Eerie — Whenever an enchantment you control enters and whenever you fully unlock a Room, draw a card.

Licia, Sanguine Tribune | {5}{R}{W}{B} | Legendary Creature — Vampire Soldier | 4/4
This spell costs {1} less to cast for each 1 life you gained this turn.
First strike, lifelink
Pay 5 life: Put three +1/+1 counters on Licia. Activate only during your turn and only once each turn.

Liege of the Tangle | {6}{G}{G} | Creature — Elemental | 8/8
Trample
Whenever Liege of the Tangle deals combat damage to a player, you may choose any number of target lands you control and put an awakening counter on each of them. Each of those lands is an 8/8 green Elemental creature for as long as it has an awakening counter on it. They're still lands.

Lieutenants of the Guard | {4}{W} | Creature — Human Soldier | 2/2
Council's dilemma — When Lieutenants of the Guard enters, starting with you, each player votes for strength or numbers. Put a +1/+1 counter on Lieutenants of the Guard for each strength vote and create a 1/1 white Soldier creature token for each numbers vote.

Lifelink Gempalm | {W} | Creature — Goblin | 2/2
Lifelink
{1}, Discard this card: It deals 2 damage to target creature.

Likeness Looter | {U}{B} | Creature — Faerie Shapeshifter | 1/1
Flying
{T}: Draw a card, then discard a card.
{X}: This creature becomes a copy of target creature card in your graveyard with mana value X, except it has flying and this ability. Activate only as a sorcery.

Loaming Shaman | {2}{G} | Creature — Centaur Shaman | 3/2
When Loaming Shaman enters, target player shuffles any number of target cards from their graveyard into their library.

Longhorn Sharpshooter | {2}{R} | Creature — Minotaur Rogue | 3/3
Reach
When this card becomes plotted, it deals 2 damage to any target.
Plot {3}{R}

Longtusk Cub | {1}{G} | Creature — Cat | 2/2
Whenever Longtusk Cub deals combat damage to a player, you get {E}{E}.
Pay {E}{E}: Put a +1/+1 counter on Longtusk Cub.

Loot, the Pathfinder | {2}{G}{U}{R} | Legendary Creature — Beast Noble | 2/4
Double strike, vigilance, haste
Exhaust — {G}, {T}: Add three mana of any one color.
Exhaust — {U}, {T}: Draw three cards.
Exhaust — {R}, {T}: Loot deals 3 damage to any target.

Lord of Atlantis | {U}{U} | Creature — Merfolk | 2/2
Other Merfolk get +1/+1 and have islandwalk.

Lost Order of Jarkeld | {2}{W}{W} | Creature — Human Knight | 1+*/1+*
As Lost Order of Jarkeld enters, choose an opponent.
Lost Order of Jarkeld's power and toughness are each equal to 1 plus the number of creatures the chosen player controls.

Lovestruck Beast | {2}{G} | Creature — Beast Noble | 5/5
This creature can't attack unless you control a 1/1 creature.

Loxodon Smiter | {1}{G}{W} | Creature — Elephant Soldier | 4/4
This spell can't be countered.
If a spell or ability an opponent controls causes you to discard Loxodon Smiter, put it onto the battlefield instead of putting it into your graveyard.

Loxodon Surveyor | {2}{G} | Creature — Elephant Scout | 3/3
Start your engines!
Max speed — {3}, Exile this card from your graveyard: Draw a card.

Lucius the Eternal | {3}{B}{R} | Legendary Creature — Astartes Warrior | 5/3
Haste
When Lucius the Eternal dies, exile it and choose target creature an opponent controls. When that creature leaves the battlefield, return this card from exile to the battlefield under its owner's control.

Lullmage Mentor | {1}{U}{U} | Creature — Merfolk Wizard | 2/2
Whenever a spell or ability you control counters a spell, you may create a 1/1 blue Merfolk creature token.
Tap seven untapped Merfolk you control: Counter target spell.

Lurrus of the Dream-Den | {1}{W/B}{W/B} | Legendary Creature — Cat Nightmare | 3/2
Companion — Each permanent card in your starting deck has mana value 2 or less.
Lifelink
Once during each of your turns, you may cast a permanent spell with mana value 2 or less from your graveyard.

Lynde, Cheerful Tormentor | {1}{U}{B}{R} | Legendary Creature — Human Warlock | 2/4
Deathtouch
Whenever a Curse is put into your graveyard from the battlefield, return it to the battlefield attached to you at the beginning of the next end step.
At the beginning of your upkeep, you may attach a Curse attached to you to one of your opponents. If you do, draw two cards.

Maester Seymour | {2}{G} | Legendary Creature — Human Elf Cleric | 1/3
At the beginning of combat on your turn, put a number of +1/+1 counters equal to Maester Seymour's power on another target creature you control.
{3}{G}{G}: Monstrosity X, where X is the number of counters among creatures you control.

Magister Sphinx | {4}{W}{U}{B} | Artifact Creature — Sphinx | 5/5
Flying
When Magister Sphinx enters, target player's life total becomes 10.

Magma Sliver | {3}{R} | Creature — Sliver | 3/3
All Slivers have "{T}: Target Sliver creature gets +X/+0 until end of turn, where X is the number of Slivers on the battlefield."

Magnetic Snuffler | {5} | Artifact Creature — Construct | 4/4
When this creature enters, return target Equipment card from your graveyard to the battlefield attached to this creature.
Whenever you sacrifice an artifact, put a +1/+1 counter on this creature.

Magus of the Moon | {2}{R} | Creature — Human Wizard | 2/2
Nonbasic lands are Mountains.

Maha, Its Feathers Night | {3}{B}{B} | Legendary Creature — Elemental Bird | 6/5
Flying, trample
Ward—Discard a card.
Creatures your opponents control have base toughness 1.

Malakir Blood-Priest | {1}{B} | Creature — Vampire Cleric | 2/1
When Malakir Blood-Priest enters, each opponent loses X life and you gain X life, where X is the number of creatures in your party.

Malakir Cullblade | {1}{B} | Creature — Vampire Warrior | 1/1
Whenever a creature an opponent controls dies, put a +1/+1 counter on Malakir Cullblade.

Marauding Sphinx | {3}{U}{U} | Creature — Sphinx Rogue | 3/5
Flying, vigilance, ward {2}
Whenever you commit a crime, surveil 2. This ability triggers only once each turn.

Marchesa, Resolute Monarch | | Legendary Creature — Human Noble | 3/6
Menace, deathtouch
Whenever Marchesa, Resolute Monarch attacks, remove all counters from up to one target permanent.
At the beginning of your upkeep, if you haven't been dealt combat damage since your last turn, you draw a card and you lose 1 life.

Marchesa, the Black Rose | {1}{U}{B}{R} | Legendary Creature — Human Wizard | 3/3
Dethrone
Other creatures you control have dethrone.
Whenever a creature you control with a +1/+1 counter on it dies, return that card to the battlefield under your control at the beginning of the next end step.

Mardu Scout | {R}{R} | Creature — Goblin Scout | 3/1
Dash {1}{R}

Marisi, Breaker of the Coil | {1}{R}{G}{W} | Legendary Creature — Cat Warrior | 5/4
Your opponents can't cast spells during combat.
Whenever a creature you control deals combat damage to a player, goad each creature that player controls.

Maro | {2}{G}{G} | Creature — Elemental | */*
Maro's power and toughness are each equal to the number of cards in your hand.

Marshland Bloodcaster | {4}{B} | Creature — Vampire Warlock | 3/5
Flying
{1}{B}, {T}: Rather than pay the mana cost of the next spell you cast this turn, you may pay life equal to that spell's mana value.

Martyrs of Korlis | {3}{W}{W} | Creature — Human | 1/6
As long as Martyrs of Korlis is untapped, all damage that would be dealt to you by artifacts is dealt to Martyrs of Korlis instead.

Marut | {8} | Artifact Creature — Construct | 7/7
Trample
When Marut enters, if mana from a Treasure was spent to cast it, create a Treasure token for each mana from a Treasure spent to cast it.

Massacre Wurm | {3}{B}{B}{B} | Creature — Phyrexian Wurm | 6/5
When this creature enters, creatures your opponents control get -2/-2 until end of turn.
Whenever a creature an opponent controls dies, that player loses 2 life.

Master of Cruelties | {3}{B}{R} | Creature — Demon | 1/4
First strike, deathtouch
Master of Cruelties can only attack alone.
Whenever Master of Cruelties attacks a player and isn't blocked, that player's life total becomes 1. Master of Cruelties assigns no combat damage this combat.

Mastermind Plum | {2}{B} | Legendary Creature — Human Wizard | 2/2
Whenever Mastermind Plum attacks, exile up to one target card from a graveyard. If an artifact card was exiled this way, create a Treasure token.
Whenever you cast a spell, if mana from a Treasure was spent to cast it, you draw a card and you lose 1 life.

Matoya, Archon Elder | {2}{U} | Legendary Creature — Human Warlock | 1/4
Whenever you scry or surveil, draw a card.

Matter Reshaper | {2}{C} | Creature — Eldrazi | 3/2
When Matter Reshaper dies, reveal the top card of your library. You may put that card onto the battlefield if it's a permanent card with mana value 3 or less. Otherwise, put that card into your hand.

Mausoleum Wanderer | {U} | Creature — Spirit | 1/1
Flying
Whenever another Spirit enters under your control, Mausoleum Wanderer gets +1/+1 until end of turn.
Sacrifice Mausoleum Wanderer: Counter target instant or sorcery spell unless its controller pays {X}, where X is Mausoleum Wanderer's power.

Mayhem Devil | {1}{B}{R} | Creature — Devil | 3/3
Whenever a player sacrifices a permanent, this creature deals 1 damage to any target.

Meddling Mage | {W}{U} | Creature — Human Wizard | 2/2
As this creature enters, choose a nonland card name.
Spells with the chosen name can't be cast.

Megatherium | {2}{G} | Creature — Beast | 4/4
Trample
When Megatherium enters, sacrifice it unless you pay {1} for each card in your hand.

Melek, Izzet Paragon | {4}{U}{R} | Legendary Creature — Weird Wizard | 2/4
Play with the top card of your library revealed.
You may cast instant and sorcery spells from the top of your library.
Whenever you cast an instant or sorcery spell from your library, copy it. You may choose new targets for the copy.

Melira, Sylvok Outcast | {1}{G} | Legendary Creature — Human Scout | 2/2
You can't get poison counters.
Creatures you control can't have -1/-1 counters put on them.
Creatures your opponents control lose infect.

Memnite | {0} | Artifact Creature — Construct | 1/1

Mercenary Informer | {2}{W} | Creature — Human Rebel Mercenary | 2/1
Mercenary Informer can't be the target of black spells or abilities from black sources.
{2}{W}: Put target nontoken Mercenary on the bottom of its owner's library.

Mercurial Chemister | {3}{U}{R} | Creature — Human Wizard | 2/3
{U}, {T}: Draw two cards.
{R}, {T}, Discard a card: Mercurial Chemister deals damage to target creature equal to the discarded card's mana value.

Merfolk Branchwalker | {1}{G} | Creature — Merfolk Scout | 2/1
When Merfolk Branchwalker enters, it explores.

Merfolk Falconer | {3}{U}{U} | Creature — Merfolk Wizard | 4/4
Flying
Whenever you cast a kicked spell, scry 2.

Merfolk Looter | {1}{U} | Creature — Merfolk Rogue | 1/1
{T}: Draw a card, then discard a card.

Merfolk of the Pearl Trident | {U} | Creature — Merfolk | 1/1

Merfolk Trickster | {U}{U} | Creature — Merfolk Wizard | 2/2
Flash
When Merfolk Trickster enters, tap target creature an opponent controls. It loses all abilities until end of turn.

Mesa Pegasus | {1}{W} | Creature — Pegasus | 1/1
Flying; banding

Midnight Scavengers | {4}{B} | Creature — Human Rogue | 3/3
When Midnight Scavengers enters, you may return target creature card with mana value 3 or less from your graveyard to your hand.

Mikaeus, the Unhallowed | {3}{B}{B}{B} | Legendary Creature — Zombie Cleric | 5/5
Intimidate
Whenever a Human deals damage to you, destroy it.
Other non-Human creatures you control get +1/+1 and have undying.

Millikin | {2} | Artifact Creature — Construct | 0/1
{T}, Mill a card: Add {C}.

Mindshrieker | {1}{U} | Creature — Spirit Bird | 1/1
Flying
{2}: Target player mills a card. Mindshrieker gets +X/+X until end of turn, where X is the milled card's mana value.

Minion of the Wastes | {3}{B}{B}{B} | Creature — Minion | */*
Trample
As Minion of the Wastes enters, pay any amount of life.
Minion of the Wastes's power and toughness are each equal to the life paid as it entered.

Minsc, Beloved Ranger | {R}{G}{W} | Legendary Creature — Human Ranger | 3/3
When Minsc enters, create Boo, a legendary 1/1 red Hamster creature token with trample and haste.
{X}: Until end of turn, target creature you control has base power and toughness X/X and becomes a Giant in addition to its other types. Activate only as a sorcery.

Minthara, Merciless Soul | {2}{W}{B} | Legendary Creature — Elf Cleric | 2/2
Minthara has ward {X}, where X is the number of experience counters you have.
At the beginning of your end step, if a permanent you controlled left the battlefield this turn, you get an experience counter.
Creatures you control get +1/+0 for each experience counter you have.

Mirelurk Queen | {4}{B}{G} | Creature — Crab Mutant | 3/3
When this creature enters, target player gets two rad counters.

Mirko Vosk, Mind Drinker | {3}{U}{B} | Legendary Creature — Vampire | 2/4
Flying
Whenever Mirko Vosk deals combat damage to a player, that player reveals cards from the top of their library until they reveal four land cards, then puts those cards into their graveyard.

Mirkwood Meditator | {2}{U} | Creature — Elf Druid | 2/4
Landfall — Whenever a land you control enters, you may have this creature's base power and toughness become 4/2 until end of turn.

Mirror Entity | {2}{W} | Creature — Shapeshifter | 1/1
Changeling
{X}: Until end of turn, creatures you control have base power and toughness X/X and gain all creature types.

Mirror Image | {2}{U} | Creature — Shapeshifter | 0/0
You may have Mirror Image enter as a copy of a creature you control.

Mishra, Claimed by Gix | {2}{B}{R} | Legendary Creature — Phyrexian Human Artificer | 3/5
Whenever you attack, each opponent loses X life and you gain X life, where X is the number of attacking creatures. If Mishra, Claimed by Gix and a creature named Phyrexian Dragon Engine are attacking, and you both own and control them, exile them, then meld them into Mishra, Lost to Phyrexia. It enters tapped and attacking.

Mishra, Lost to Phyrexia | | Legendary Artifact Creature — Phyrexian Artificer | 9/9
Whenever Mishra enters or attacks, choose three —
• Target opponent discards two cards.
• Mishra deals 3 damage to any target.
• Destroy target artifact or planeswalker.
• Creatures you control gain menace and trample until end of turn.
• Creatures you don't control get -1/-1 until end of turn.
• Create two tapped Powerstone tokens.

Mistbind Clique | {3}{U} | Creature — Faerie Wizard | 4/4
Flash
Flying
Champion a Faerie
When a Faerie is championed with Mistbind Clique, tap all lands target player controls.

Mistform Dreamer | {2}{U} | Creature — Illusion | 2/1
Flying
{1}: Mistform Dreamer becomes the creature type of your choice until end of turn.

Misthollow Griffin | {2}{U}{U} | Creature — Griffin | 3/3
Flying
You may cast Misthollow Griffin from exile.

Mistmeadow Skulk | {1}{W} | Creature — Kithkin Rogue | 1/1
Lifelink, protection from mana value 3 or greater

Mogg Assassin | {2}{R} | Creature — Goblin Assassin | 2/1
{T}: You choose target creature an opponent controls, and that opponent chooses target creature. Flip a coin. If you win the flip, destroy the creature you chose. If you lose the flip, destroy the creature your opponent chose.

Mogg Fanatic | {R} | Creature — Goblin | 1/1
Sacrifice Mogg Fanatic: It deals 1 damage to any target.

Monastery Swiftspear | {R} | Creature — Human Monk | 1/2
Haste
Prowess

Morphling | {3}{U}{U} | Creature — Shapeshifter | 3/3
{U}: Untap Morphling.
{U}: Morphling gains flying until end of turn.
{U}: Morphling gains shroud until end of turn.
{1}: Morphling gets +1/-1 until end of turn.
{1}: Morphling gets -1/+1 until end of turn.

Mossbridge Troll | {5}{G}{G} | Creature — Troll | 5/5
If Mossbridge Troll would be destroyed, regenerate it.
Tap any number of untapped creatures you control other than Mossbridge Troll with total power 10 or greater: Mossbridge Troll gets +20/+20 until end of turn.

Mother of Runes | {W} | Creature — Human Cleric | 1/1
{T}: Target creature you control gains protection from the color of your choice until end of turn.

Muck Drubb | {3}{B}{B} | Creature — Beast | 3/3
Flash
When Muck Drubb enters, change the target of target spell that targets only a single creature to Muck Drubb.

Muerra, Trash Tactician | {1}{R}{G} | Legendary Creature — Raccoon Warrior | 2/4
At the beginning of your first main phase, add {R} or {G} for each Raccoon you control.
Whenever you expend 4, you gain 3 life.
Whenever you expend 8, exile the top two cards of your library. Until the end of your next turn, you may play those cards.

Muldrotha, the Gravetide | {3}{B}{G}{U} | Legendary Creature — Elemental Avatar | 6/6
During each of your turns, you may play a land and cast a permanent spell of each permanent type from your graveyard.

Mulldrifter | {4}{U} | Creature — Elemental | 2/2
Flying
When this creature enters, draw two cards.
Evoke {2}{U}

Murk Dwellers | {3}{B} | Creature — Zombie | 2/2
Whenever Murk Dwellers attacks and isn't blocked, it gets +2/+0 until end of combat.

Murktide Regent | {5}{U}{U} | Creature — Dragon | 3/3
Delve
Flying
This creature enters with a +1/+1 counter on it for each instant and sorcery card exiled with it.
Whenever an instant or sorcery card leaves your graveyard, put a +1/+1 counter on this creature.

Mutable Explorer | {2}{G} | Creature — Shapeshifter | 1/1
Changeling (This card is every creature type.)
When this creature enters, create a tapped Mutavault token. (It's a land with "{T}: Add {C}" and "{1}: This token becomes a 2/2 creature with all creature types until end of turn. It's still a land.")

Mutagen Connoisseur | {1}{G}{U} | Creature — Vedalken Mutant | 0/5
Flying, vigilance
Mutagen Connoisseur gets +1/+0 for each transformed permanent you control.

Mycoloth | {3}{G}{G} | Creature — Fungus | 4/4
Devour 2
At the beginning of your upkeep, create a 1/1 green Saproling creature token for each +1/+1 counter on Mycoloth.

Myr Battlesphere | {7} | Artifact Creature — Myr Construct | 4/7
When this creature enters, create four 1/1 colorless Myr artifact creature tokens.
Whenever this creature attacks, you may tap X untapped Myr you control. If you do, this creature gets +X/+0 until end of turn and deals X damage to the player or planeswalker it's attacking.

Myr Retriever | {2} | Artifact Creature — Myr | 1/1
When this creature dies, return another target artifact card from your graveyard to your hand.

Nacatl War-Pride | {3}{G}{G}{G} | Creature — Cat Warrior | 3/3
Nacatl War-Pride must be blocked by exactly one creature if able.
Whenever Nacatl War-Pride attacks, create X tokens that are copies of Nacatl War-Pride and that are tapped and attacking, where X is the number of creatures defending player controls. Exile the tokens at the beginning of the next end step.

Nadaar, Selfless Paladin | {2}{W} | Legendary Creature — Dragon Knight | 3/3
Vigilance
Whenever Nadaar enters or attacks, venture into the dungeon.
Other creatures you control get +1/+1 as long as you've completed a dungeon.

Naga Fleshcrafter | {3}{U} | Creature — Snake Shapeshifter | 0/0
You may have this creature enter as a copy of any creature on the battlefield.
Renew — {2}{U}, Exile this card from your graveyard: Put a +1/+1 counter on target nonlegendary creature you control. Each other creature you control becomes a copy of that creature until end of turn. Activate only as a sorcery.

Narcomoeba | {1}{U} | Creature — Illusion | 1/1
Flying
When Narcomoeba is put into your graveyard from your library, you may put it onto the battlefield.

Narset, Jeskai Waymaster | {U}{R}{W} | Legendary Creature — Human Monk | 3/4
At the beginning of your end step, you may discard your hand. If you do, draw cards equal to the number of spells you've cast this turn.

Nashi, Moon Sage's Scion | {1}{B}{B} | Legendary Creature — Rat Ninja | 3/2
Ninjutsu {3}{B}
Whenever Nashi deals combat damage to a player, exile the top card of each player's library. Until end of turn, you may play one of those cards. If you cast a spell this way, pay life equal to its mana value rather than paying its mana cost.

Nath's Elite | {4}{G} | Creature — Elf Warrior | 4/2
When Nath's Elite enters, clash with an opponent. If you win, put a +1/+1 counter on Nath's Elite.

Necratog | {1}{B}{B} | Creature — Atog | 1/2
Exile the top creature card of your graveyard: Necratog gets +2/+2 until end of turn.

Necrotic Ooze | {2}{B}{B} | Creature — Ooze | 4/3
As long as Necrotic Ooze is on the battlefield, it has all activated abilities of all creature cards in all graveyards.

Neheb, the Eternal | {3}{R}{R} | Legendary Creature — Zombie Minotaur Warrior | 4/6
Afflict 3
At the beginning of each of your postcombat main phases, add {R} for each 1 life your opponents have lost this turn.

Nekrataal | {2}{B}{B} | Creature — Human Assassin | 2/1
First strike
When Nekrataal enters, destroy target nonartifact, nonblack creature. That creature can't be regenerated.

Nemata, Primeval Warden | {2}{B}{G} | Legendary Creature — Treefolk | 3/4
Reach
If a creature an opponent controls would die, exile it instead. When you do, create a 1/1 green Saproling creature token.
{G}, Sacrifice a Saproling: Nemata gets +2/+2 until end of turn.
{1}{B}, Sacrifice two Saprolings: Draw a card.

Nesting Bot | {1}{W} | Artifact Creature — Robot | 2/1
Start your engines!
When this creature dies, create a 1/1 colorless Servo artifact creature token.
Max speed — This creature gets +1/+0.

Nethroi, Apex of Death | {2}{W}{B}{G} | Legendary Creature — Cat Nightmare Beast | 5/5
Mutate {4}{G/W}{B}{B}
Deathtouch, lifelink

Nev, the Practical Dean | {2}{G} | Legendary Creature — Merfolk Wizard | 2/2
Creatures you control with counters on them have trample.
Whenever you cast your first spell with {X} in its mana cost each turn, put X +1/+1 counters on Nev.

Niblis of the Breath | {2}{U} | Creature — Spirit | 2/1
Flying
{U}, {T}: You may tap or untap target creature.

Nicanzil, Current Conductor | {G}{U} | Legendary Creature — Merfolk Scout | 2/3
Whenever a creature you control explores a land card, you may put a land card from your hand onto the battlefield tapped.
Whenever a creature you control explores a nonland card, put a +1/+1 counter on Nicanzil.

Night Clubber | {1}{B}{B} | Creature — Human Warrior | 2/2
When Night Clubber enters, creatures your opponents control get -1/-1 until end of turn.
Blitz {2}{B}

Nighthowler | {1}{B}{B} | Enchantment Creature — Horror | 0/0
Bestow {2}{B}{B}
Nighthowler and enchanted creature each get +X/+X, where X is the number of creature cards in all graveyards.

Nightmare | {5}{B} | Creature — Nightmare Horse | 0/0
Flying
Nightmare's power and toughness are each equal to the number of Swamps you control.

Nightsky Mimic | {1}{W/B} | Creature — Shapeshifter | 2/1
Whenever you cast a spell that's both white and black, Nightsky Mimic has base power and toughness 4/4 until end of turn and gains flying until end of turn.

Nikara, Lair Scavenger | {2}{B} | Legendary Creature — Human Cleric | 2/2
Partner with Yannik, Scavenging Sentinel
Menace
Whenever another creature you control leaves the battlefield, if it had one or more counters on it, you draw a card and you lose 1 life.

Ninja of the Deep Hours | {3}{U} | Creature — Human Ninja | 2/2
Ninjutsu {1}{U}
Whenever this creature deals combat damage to a player, you may draw a card.

Nirkana Revenant | {4}{B}{B} | Creature — Vampire Shade | 4/4
Whenever you tap a Swamp for mana, add an additional {B}.
{B}: Nirkana Revenant gets +1/+1 until end of turn.

Niv-Mizzet Reborn | {W}{U}{B}{R}{G} | Legendary Creature — Dragon Avatar | 6/6
Flying
When Niv-Mizzet enters, reveal the top ten cards of your library. For each color pair, choose a card that's exactly those colors from among them. Put the chosen cards into your hand and the rest on the bottom of your library in a random order.

Niv-Mizzet, Guildpact | {W}{U}{B}{R}{G} | Legendary Creature — Dragon Avatar | 6/6
Flying, hexproof from multicolored
Whenever Niv-Mizzet deals combat damage to a player, it deals X damage to any target, target player draws X cards, and you gain X life, where X is the number of different color pairs among permanents you control that are exactly two colors.

Noble Elephant | {3}{W} | Creature — Elephant | 2/2
Trample; banding

Nomad Mythmaker | {2}{W} | Creature — Human Nomad Cleric | 2/2
{W}, {T}: Put target Aura card from a graveyard onto the battlefield under your control attached to a creature you control.

Nomads en-Kor | {W} | Creature — Kor Nomad Soldier | 1/1
{0}: The next 1 damage that would be dealt to Nomads en-Kor this turn is dealt to target creature you control instead.

Norin the Wary | {R} | Legendary Creature — Human Warrior | 2/1
When a player casts a spell or a creature attacks, exile Norin. Return it to the battlefield under its owner's control at the beginning of the next end step.

Notion Thief | {2}{U}{B} | Creature — Human Rogue | 3/1
If an opponent would draw a card except the first one they draw in each of their draw steps, instead that player skips that draw and you draw a card.

Novijen Sages | {4}{U}{U} | Creature — Human Advisor Mutant | 0/0
Graft 4
{1}, Remove two +1/+1 counters from among creatures you control: Draw a card.

Nyxbloom Ancient | {4}{G}{G}{G} | Enchantment Creature — Elemental | 5/5
Trample
If you tap a permanent for mana, it produces three times as much of that mana instead.
"""
