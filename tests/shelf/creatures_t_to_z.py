# ruff: noqa: E501 - texts stay as printed
"""Creatures, whatever else they are, T to Z, typed as facts."""

CARDS = """
Talion, the Kindly Lord | {2}{U}{B} | Legendary Creature — Faerie Noble | 3/4
Flying
As Talion enters, choose a number between 1 and 10.
Whenever an opponent casts a spell with mana value, power, or toughness equal to the chosen number, that player loses 2 life and you draw a card.

Tana, the Bloodsower | {2}{R}{G} | Legendary Creature — Elf Druid | 2/2
Trample
Whenever Tana deals combat damage to a player, create that many 1/1 green Saproling creature tokens.
Partner

Tannuk, Memorial Ensign | {1}{R}{G} | Legendary Creature — Kavu Pilot | 2/4
Landfall — Whenever a land you control enters, Tannuk deals 1 damage to each opponent. If this is the second time this ability has resolved this turn, draw a card.

Tapestry Warden | {3}{G} | Artifact Creature — Robot Soldier | 3/4
Vigilance
Each creature you control with toughness greater than its power assigns combat damage equal to its toughness rather than its power.
Each creature you control with toughness greater than its power stations permanents using its toughness rather than its power.

Tarmogoyf | {1}{G} | Creature — Lhurgoyf | */1+*
Tarmogoyf's power is equal to the number of card types among cards in all graveyards and its toughness is equal to that number plus 1.

Tataru Taru | {1}{W} | Legendary Creature — Dwarf Advisor | 0/3
When Tataru Taru enters, you draw a card and target opponent may draw a card.
Scions' Secretary — Whenever an opponent draws a card, if it isn't that player's turn, create a tapped Treasure token. This ability triggers only once each turn.

Tattered Mummy | {1}{B} | Creature — Zombie Jackal | 1/2
When Tattered Mummy dies, each opponent loses 2 life.

Tatterkite | {3} | Artifact Creature — Scarecrow | 2/1
Flying
Tatterkite can't have counters put on it.

Taunting Elf | {G} | Creature — Elf | 0/1
All creatures able to block Taunting Elf do so.

Tavern Scoundrel | {1}{R} | Creature — Human Rogue | 1/3
Whenever you win a coin flip, create two Treasure tokens.
{1}, {T}, Sacrifice another permanent: Flip a coin.

Tayam, Luminous Enigma | {1}{W}{B}{G} | Legendary Creature — Nightmare Beast | 3/3
Each other creature you control enters with an additional vigilance counter on it.
{3}, Remove three counters from among creatures you control: Mill three cards, then return a permanent card with mana value 3 or less from your graveyard to the battlefield.

Teapot Slinger | {3}{R} | Creature — Raccoon Warrior | 3/4
Menace
Whenever you expend 4, this creature deals 2 damage to each opponent.

Teferi's Imp | {2}{U} | Creature — Imp | 1/1
Flying
Phasing
Whenever this creature phases out, discard a card.
Whenever this creature phases in, draw a card.

Teferi, Mage of Zhalfir | {2}{U}{U}{U} | Legendary Creature — Human Wizard | 3/4
Flash
Creature cards you own that aren't on the battlefield have flash.

Tekuthal, Inquiry Dominus | {2}{U}{U} | Legendary Creature — Phyrexian Horror | 3/5
Flying
If you would proliferate, proliferate twice instead.
{1}{U/P}{U/P}, Remove three counters from among other artifacts, creatures, and planeswalkers you control: Put an indestructible counter on Tekuthal.

Tel-Jilad Archers | {4}{G} | Creature — Elf Archer | 2/4
Protection from artifacts; reach

Tenacious Hunter | {2}{G}{G} | Creature — Crocodile | 4/4
As long as a creature has a -1/-1 counter on it, Tenacious Hunter has vigilance and deathtouch.

Terastodon | {6}{G}{G} | Creature — Elephant | 9/9
When this creature enters, you may destroy up to three target noncreature permanents. For each permanent put into a graveyard this way, its controller creates a 3/3 green Elephant creature token.

Tetsuko Umezawa, Fugitive | {1}{U} | Legendary Creature — Human Rogue | 1/3
Creatures you control with power or toughness 1 or less can't be blocked.

Tetsuo Umezawa | {U}{B}{R} | Legendary Creature — Human Archer | 3/3
Tetsuo Umezawa can't be the target of Aura spells.
{U}{B}{B}{R}, {T}: Destroy target tapped or blocking creature.

Teysa Karlov | {2}{W}{B} | Legendary Creature — Human Advisor | 2/4
If a creature dying causes a triggered ability of a permanent you control to trigger, that ability triggers an additional time.
Creature tokens you control have vigilance and lifelink.

Thalia, Guardian of Thraben | {1}{W} | Legendary Creature — Human Soldier | 2/1
First strike
Noncreature spells cost {1} more to cast.

Thalia, Heretic Cathar | {2}{W} | Legendary Creature — Human Soldier | 3/2
First strike
Creatures and nonbasic lands your opponents control enter tapped.

Thallid Omnivore | {3}{B} | Creature — Fungus | 3/3
{1}, Sacrifice another creature: Thallid Omnivore gets +2/+2 until end of turn. If a Saproling was sacrificed this way, you gain 2 life.

Thassa's Oracle | {U}{U} | Creature — Merfolk Wizard | 1/3
When this creature enters, look at the top X cards of your library, where X is your devotion to blue. Put up to one of them on top of your library and the rest on the bottom of your library in a random order. If X is greater than or equal to the number of cards in your library, you win the game.

Thassa, God of the Sea | {2}{U} | Legendary Enchantment Creature — God | 5/5
Indestructible
As long as your devotion to blue is less than five, Thassa isn't a creature. (Each {U} in the mana costs of permanents you control counts toward your devotion to blue.)
At the beginning of your upkeep, scry 1.
{1}{U}: Target creature you control can't be blocked this turn.

The Dalek Emperor | {5}{B}{R} | Legendary Artifact Creature — Dalek | 6/6
Affinity for Daleks
Other Daleks you control have haste.
At the beginning of combat on your turn, each opponent faces a villainous choice — That player sacrifices a creature of their choice, or you create a 3/3 black Dalek artifact creature token with menace.

The Ever-Changing 'Dane | {W}{U}{B} | Legendary Creature — Shapeshifter | 3/3
{1}, Sacrifice another creature: The Ever-Changing 'Dane becomes a copy of the sacrificed creature, except it has this ability.

The Infamous Cruelclaw | {1}{B}{R} | Legendary Creature — Weasel Mercenary | 3/3
Menace
Whenever The Infamous Cruelclaw deals combat damage to a player, exile cards from the top of your library until you exile a nonland card. You may cast that card by discarding a card rather than paying its mana cost.

The Mindskinner | {U}{U}{U} | Legendary Enchantment Creature — Nightmare | 10/1
The Mindskinner can't be blocked.
If a source you control would deal damage to an opponent, prevent that damage and each opponent mills that many cards.

The Mycotyrant | {1}{B}{G} | Legendary Creature — Elder Fungus | */*
Trample
The Mycotyrant's power and toughness are each equal to the number of creatures you control that are Fungi and/or Saprolings.
At the beginning of your end step, create X 1/1 black Fungus creature tokens with "This token can't block," where X is the number of times you descended this turn.

The Prismatic Piper | {5} | Legendary Creature — Shapeshifter | 3/3
If The Prismatic Piper is your commander, choose a color before the game begins. The Prismatic Piper is the chosen color.
Partner

The Scarab God | {3}{U}{B} | Legendary Creature — God | 5/5
{2}{U}{B}: Exile target creature card from a graveyard. Create a token that's a copy of it, except it's a 4/4 black Zombie.

The Tarrasque | {6}{G}{G}{G} | Legendary Creature — Dinosaur | 10/10
The Tarrasque has haste and ward {10} as long as it was cast.
Whenever The Tarrasque attacks, it fights target creature defending player controls.

The Ur-Dragon | {4}{W}{U}{B}{R}{G} | Legendary Creature — Dragon Avatar | 10/10
Eminence — As long as The Ur-Dragon is in the command zone or on the battlefield, other Dragon spells you cast cost {1} less to cast.
Flying

The Valeyard | {2}{U}{B}{R} | Legendary Creature — Time Lord Noble | 4/5
If an opponent would face a villainous choice, they face that choice an additional time.
While voting, you may vote an additional time.

Thicket Basilisk | {3}{G}{G} | Creature — Basilisk | 2/4
Whenever this creature blocks or becomes blocked by a non-Wall creature, destroy that creature at end of combat.

Thief of Hope | {2}{B} | Creature — Spirit | 2/2
Whenever you cast a Spirit or Arcane spell, target opponent loses 1 life and you gain 1 life.
Soulshift 2

Thief of Sanity | {1}{U}{B} | Creature — Specter | 2/2
Flying
Whenever this creature deals combat damage to a player, look at the top three cards of that player's library, exile one of them face down, then put the rest into their graveyard. You may cast that card for as long as it remains exiled, and mana of any type can be spent to cast that spell.

Thieving Skydiver | {1}{U} | Creature — Merfolk Rogue | 2/1
Kicker {X}. X can't be 0.
Flying
When this creature enters, if it was kicked, gain control of target artifact with mana value X or less. If that artifact is an Equipment, attach it to this creature.

Thorn Elemental | {5}{G}{G} | Creature — Elemental | 7/7
You may have Thorn Elemental assign its combat damage as though it weren't blocked.

Thornscape Battlemage | {2}{G} | Creature — Elf Wizard | 2/2
Kicker {R} and/or {W}
When Thornscape Battlemage enters, if it was kicked with its {R} kicker, it deals 2 damage to any target.
When Thornscape Battlemage enters, if it was kicked with its {W} kicker, destroy target artifact.

Thought Gorger | {2}{B}{B} | Creature — Horror | 2/2
Trample
When Thought Gorger enters, put a +1/+1 counter on it for each card in your hand. If you do, discard your hand.
When Thought Gorger leaves the battlefield, draw a card for each +1/+1 counter on it.

Thoughtbound Phantasm | {U} | Creature — Spirit | 2/2
Defender
Whenever you surveil, put a +1/+1 counter on Thoughtbound Phantasm.
As long as Thoughtbound Phantasm has three or more +1/+1 counters on it, it can attack as though it didn't have defender.

Thraben Inspector | {W} | Creature — Human Soldier | 1/2
When this creature enters, investigate.

Thrasta, Tempest's Roar | {10}{G}{G} | Legendary Creature — Dinosaur | 7/7
This spell costs {3} less to cast for each other spell cast this turn.
Trample, haste
Trample over planeswalkers
Thrasta has hexproof as long as it entered this turn.

Thrull Parasite | {B} | Creature — Thrull | 1/1
Extort
{T}, Pay 2 life: Remove a counter from target nonland permanent.

Thryx, the Sudden Storm | {3}{U}{U} | Legendary Creature — Elemental Giant | 4/5
Flash
Flying
Spells you cast with mana value 5 or greater cost {1} less to cast and can't be countered.

Thunder-Thrash Elder | {2}{R} | Creature — Viashino Warrior | 1/1
Devour 3

Thundermane Dragon | {3}{R} | Creature — Dragon | 4/4
Flying
You may look at the top card of your library any time.
You may cast creature spells with power 4 or greater from the top of your library. If you cast a creature spell this way, it gains haste until end of turn.

Thunderscape Familiar | {1}{R} | Creature — Kavu | 1/1
First strike
Black spells and green spells you cast cost {1} less to cast.

Titania, Nature's Force | {4}{G}{G} | Legendary Creature — Elemental | 6/6
You may play Forests from your graveyard.
Whenever a Forest you control enters, create a 5/3 green Elemental creature token.
Whenever an Elemental you control dies, you may mill three cards.

Tivit, Seller of Secrets | {3}{W}{U}{B} | Legendary Creature — Sphinx Rogue | 6/6
Flying, ward {3}
Council's dilemma — Whenever Tivit enters or deals combat damage to a player, starting with you, each player votes for evidence or bribery. For each evidence vote, investigate. For each bribery vote, create a Treasure token.
While voting, you may vote an additional time.

Tizerus Charger | {2}{B} | Creature — Pegasus | 3/2
Escape—{4}{B}, Exile five other cards from your graveyard.
Tizerus Charger escapes with your choice of a +1/+1 counter or a flying counter on it.

Tolsimir Wolfblood | {4}{G}{W} | Legendary Creature — Elf Warrior | 3/4
Other green creatures you control get +1/+1.
Other white creatures you control get +1/+1.
{T}: Create Voja, a legendary 2/2 green and white Wolf creature token.

Topan Freeblade | {1}{W} | Creature — Human Soldier | 2/2
Vigilance
Renown 1

Torchling | {3}{R}{R} | Creature — Shapeshifter | 3/3
{R}: Untap Torchling.
{R}: Target creature blocks Torchling this turn if able.
{R}: Change the target of target spell that targets only Torchling.
{1}: Torchling gets +1/-1 until end of turn.
{1}: Torchling gets -1/+1 until end of turn.

Torgaar, Famine Incarnate | {6}{B}{B} | Legendary Creature — Avatar | 7/6
As an additional cost to cast this spell, you may sacrifice any number of creatures. This spell costs {2} less to cast for each creature sacrificed this way.
When Torgaar enters, up to one target player's life total becomes half their starting life total, rounded down.

Tormented Soul | {B} | Creature — Spirit | 1/1
Tormented Soul can't block and can't be blocked.

Torrential Gearhulk | {4}{U}{U} | Artifact Creature — Construct | 5/6
Flash
When this creature enters, you may cast target instant card from your graveyard without paying its mana cost. If that spell would be put into your graveyard, exile it instead.

Transguild Courier | {4} | Artifact Creature — Golem | 3/3
Transguild Courier is all colors.

Traxos, Scourge of Kroog | {4} | Legendary Artifact Creature — Construct | 7/7
Trample
Traxos enters tapped and doesn't untap during your untap step.
Whenever you cast a historic spell, untap Traxos.

Tree of Redemption | {3}{G} | Creature — Plant | 0/13
Defender
{T}: Exchange your life total with this creature's toughness.

Trench Gorger | {6}{U}{U} | Creature — Leviathan | 6/6
Trample
When Trench Gorger enters, you may search your library for any number of land cards, exile them, then shuffle. If you do, Trench Gorger has base power and base toughness each equal to the number of cards exiled this way.

Trestle Troll | {1}{B}{G} | Creature — Troll | 1/4
Defender
Reach
{1}{B}{G}: Regenerate Trestle Troll.

Triskelion | {6} | Artifact Creature — Construct | 1/1
Triskelion enters with three +1/+1 counters on it.
Remove a +1/+1 counter from Triskelion: It deals 1 damage to any target.

Trostani Discordant | {3}{G}{W} | Legendary Creature — Dryad | 1/4
Other creatures you control get +1/+1.
When Trostani enters, create two 1/1 white Soldier creature tokens with lifelink.
At the beginning of your end step, each player gains control of all creatures they own.

True-Name Nemesis | {1}{U}{U} | Creature — Merfolk Rogue | 3/1
As this creature enters, choose a player.
This creature has protection from the chosen player.

Trusted Forcemage | {2}{G} | Creature — Human Shaman | 2/2
Soulbond
As long as Trusted Forcemage is paired with another creature, each of those creatures gets +1/+1.

Tsabo Tavoc | {5}{B}{R} | Legendary Creature — Phyrexian Horror | 7/4
First strike, protection from legendary creatures
{B}{B}, {T}: Destroy target legendary creature. It can't be regenerated.

Tuktuk the Explorer | {2}{R} | Legendary Creature — Goblin | 1/1
Haste
When Tuktuk the Explorer dies, create Tuktuk the Returned, a legendary 5/5 colorless Goblin Golem artifact creature token.

Tunnel Ignus | {1}{R} | Creature — Elemental | 2/1
Whenever a land enters under an opponent's control, if that player had another land enter the battlefield under their control this turn, Tunnel Ignus deals 3 damage to that player.

Twice Absorb | {2} | Creature — Sliver | 2/4
Absorb 1
Absorb 1

Twice Affinity | {5} | Creature — Golem | 2/2
Affinity for artifacts
Affinity for artifacts

Twice Afflict | {2} | Creature — Zombie | 2/2
Afflict 1
Afflict 2

Twice Afterlife | {2} | Creature — Cleric | 2/2
Afterlife 1
Afterlife 2

Twice Amplify | {4}{R} | Creature — Dragon | 2/2
Amplify 1
Amplify 2

Twice Annihilator | {2} | Creature — Eldrazi | 2/2
Annihilator 1
Annihilator 1

Twice Battle Cry | {2} | Creature — Goblin | 2/2
Battle cry
Battle cry

Twice Blitz | {4}{R} | Creature — Ogre | 3/3
Blitz {2}{R}
Blitz {R}

Twice Bloodthirst | {2}{R} | Creature — Goblin | 2/2
Bloodthirst 1
Bloodthirst 2

Twice Bushido | {2} | Creature — Human Samurai | 2/2
Bushido 1
Bushido 2

Twice Convoke | {5}{G}{G} | Creature — Wurm | 5/5
Convoke
Convoke

Twice Dethrone | {2} | Creature — Human Rogue | 2/2
Dethrone
Dethrone

Twice Enlist | {3} | Creature — Soldier | 2/2
Enlist
Enlist

Twice Evolve | {2} | Creature — Mutant | 2/2
Evolve
Evolve

Twice Exalted | {2} | Creature — Human Soldier | 2/2
Exalted
Exalted

Twice Extort | {2} | Creature — Human Advisor | 2/2
Extort
Extort

Twice Fabricate | {2} | Creature — Artificer | 2/2
Fabricate 1
Fabricate 2

Twice Flanking | {2} | Creature — Human Knight | 2/2
Flanking
Flanking

Twice Frenzy | {2} | Creature — Sliver | 2/2
Frenzy 1
Frenzy 2

Twice Graft | {2}{G} | Creature — Mutant | 0/0
Graft 1
Graft 2

Twice Improvise | {4} | Artifact Creature — Golem | 2/2
Improvise
Improvise

Twice Increment | {2} | Creature — Wizard | 1/1
Increment
Increment

Twice Infect | {2} | Creature — Phyrexian | 2/2
Infect
Infect

Twice Ingest | {2} | Creature — Eldrazi | 2/2
Ingest
Ingest

Twice Lifelink | {2} | Creature — Cleric | 2/2
Lifelink
Lifelink

Twice Melee | {2} | Creature — Human Warrior | 2/2
Melee
Melee

Twice Menace | {2} | Creature — Rogue | 2/2
Menace
Menace

Twice Mentor | {2} | Creature — Human Soldier | 3/3
Mentor
Mentor

Twice Modular | {2} | Artifact Creature — Construct | 0/0
Modular 1
Modular 2

Twice Myriad | {3} | Creature — Soldier | 2/2
Myriad
Myriad

Twice Offspring | {2} | Creature — Rabbit | 3/3
Offspring {1}
Offspring {2}

Twice Poisonous | {2} | Creature — Sliver | 2/2
Poisonous 1
Poisonous 2

Twice Prowess | {2} | Creature — Human Monk | 2/2
Prowess
Prowess

Twice Rampage | {2} | Creature — Beast | 2/5
Rampage 1
Rampage 2

Twice Renown | {2} | Creature — Human Knight | 2/2
Renown 1
Renown 2

Twice Riot | {2} | Creature — Warrior | 2/2
Riot
Riot

Twice Skulk | {1} | Creature — Rogue | 1/1
Skulk
Skulk

Twice Soulshift | {4}{B} | Creature — Spirit | 2/2
Soulshift 1
Soulshift 3

Twice Squad | {1} | Creature — Soldier | 1/1
Squad {1}
Squad {2}

Twice Sunburst | {2} | Artifact Creature — Construct | 0/0
Sunburst
Sunburst

Twice Toxic | {2} | Creature — Phyrexian | 2/2
Toxic 1
Toxic 2

Twice Training | {2} | Creature — Human Soldier | 2/2
Training
Training

Twice Undaunted | {6} | Creature — Golem | 2/2
Undaunted
Undaunted

Twice Vanishing | {2} | Creature — Illusion | 2/2
Vanishing 2
Vanishing 3

Twice Wither | {2} | Creature — Elemental | 2/2
Wither
Wither

Two-Headed Giant of Foriys | {4}{R} | Creature — Giant | 4/4
Trample
This creature can block an additional creature each combat.

Two-Toned Knight | {W}{B} | Creature — Human Knight | 2/2

Tymna the Weaver | {1}{W}{B} | Legendary Creature — Human Cleric | 2/2
Lifelink
At the beginning of each of your postcombat main phases, you may pay X life, where X is the number of opponents that were dealt combat damage this turn. If you do, draw X cards.
Partner

Tyrant of Trifles | {4}{W} | Creature — Angel | 4/4
Your opponents can't cast spells with mana value 3 or less.

Ugin's Conjurant | {X} | Creature — Spirit Monk | 0/0
Ugin's Conjurant enters with X +1/+1 counters on it.
If damage would be dealt to Ugin's Conjurant while it has a +1/+1 counter on it, prevent that damage and remove that many +1/+1 counters from Ugin's Conjurant.

Ulamog, the Ceaseless Hunger | {10} | Legendary Creature — Eldrazi | 10/10
When you cast this spell, exile two target permanents.
Indestructible
Whenever Ulamog attacks, defending player exiles the top twenty cards of their library.

Ulvenwald Tracker | {G} | Creature — Human Shaman | 1/1
{1}{G}, {T}: Target creature you control fights another target creature.

Umori, the Collector | {2}{B/G}{B/G} | Legendary Creature — Ooze | 4/5
Companion — Each nonland card in your starting deck shares a card type.
As Umori enters, choose a card type.
Spells you cast of the chosen type cost {1} less to cast.

Unassuming Sage | {1}{W} | Creature — Human Peasant Wizard | 2/2
When this creature enters, you may pay {2}. If you do, create a Sorcerer Role token attached to it.

Undead Alchemist | {3}{U} | Creature — Zombie | 4/2
If a Zombie you control would deal combat damage to a player, instead that player mills that many cards.
Whenever a creature card is put into an opponent's graveyard from their library, exile that card and create a 2/2 black Zombie creature token.

Undergrowth Champion | {1}{G}{G} | Creature — Elemental | 2/2
If damage would be dealt to Undergrowth Champion while it has a +1/+1 counter on it, prevent that damage and remove a +1/+1 counter from Undergrowth Champion.
Landfall — Whenever a land enters under your control, put a +1/+1 counter on Undergrowth Champion.

Unstable Shapeshifter | {3}{U} | Creature — Shapeshifter | 0/1
Whenever another creature enters, Unstable Shapeshifter becomes a copy of that creature, except it has this ability.

Unstoppable Slasher | {2}{B} | Creature — Zombie Assassin | 2/3
Deathtouch
Whenever this creature deals combat damage to a player, they lose half their life, rounded up.
When this creature dies, if it had no counters on it, return it to the battlefield tapped under its owner's control with two stun counters on it.

Untap Herald | {W} | Creature — Human | 1/1
Whenever Untap Herald becomes untapped, you gain 1 life.

Untouched Rogue | {1}{U} | Creature — Human Rogue | 1/1
Untouched Rogue can't have counters put on it.

Urabrask the Hidden | {3}{R}{R} | Legendary Creature — Phyrexian Praetor | 4/4
Creatures you control have haste.
Creatures your opponents control enter tapped.

Urabrask, Heretic Praetor | {3}{R}{R} | Legendary Creature — Phyrexian Praetor | 4/4
Haste
At the beginning of your upkeep, exile the top card of your library. You may play it this turn.
At the beginning of each opponent's upkeep, the next time they would draw a card this turn, instead they exile the top card of their library. They may play it this turn.

Uro, Titan of Nature's Wrath | {1}{G}{U} | Legendary Creature — Elder Giant | 6/6
When Uro enters, sacrifice it unless it escaped.
Whenever Uro enters or attacks, you gain 3 life and draw a card, then you may put a land card from your hand onto the battlefield.
Escape—{G}{G}{U}{U}, Exile five other cards from your graveyard.

Urza, Lord High Artificer | {2}{U}{U} | Legendary Creature — Human Artificer | 1/4
{5}: Shuffle your library, then exile the top card. Until end of turn, you may play that card without paying its mana cost.

Urza, Lord Protector | {1}{W}{U} | Legendary Creature — Human Artificer | 2/4
Artifact, instant, and sorcery spells you cast cost {1} less to cast.
{7}: If you both own and control Urza, Lord Protector and an artifact named The Mightstone and Weakstone, exile them, then meld them into Urza, Planeswalker. Activate only as a sorcery.

Utrom Scientists | {2}{U} | Artifact Creature — Utrom Robot Scientist | 2/2
When this creature enters, tap up to one target creature and put a stun counter on it.

Valeron Wardens | {2}{G} | Creature — Human Monk | 1/3
Renown 2
Whenever a creature you control becomes renowned, draw a card.

Valgavoth, Terror Eater | {6}{B}{B}{B} | Legendary Creature — Elder Demon | 9/9
Flying, lifelink
Ward—Sacrifice three nonland permanents.
If a card you didn't control would be put into an opponent's graveyard from anywhere, exile it instead.
During your turn, you may play cards exiled with Valgavoth. If you cast a spell this way, pay life equal to its mana value rather than pay its mana cost.

Vampire Hexmage | {B}{B} | Creature — Vampire Shaman | 2/1
First strike
Sacrifice this creature: Remove all counters from target permanent.

Vampire Lacerator | {B} | Creature — Vampire Warrior | 2/2
At the beginning of your upkeep, you lose 1 life unless an opponent has 10 or less life.

Vampire of the Dire Moon | {B} | Creature — Vampire | 1/1
Deathtouch, lifelink

Vampire Spawn | {2}{B} | Creature — Vampire | 2/3
When Vampire Spawn enters, each opponent loses 2 life and you gain 2 life.

Varina, Lich Queen | {1}{W}{U}{B} | Legendary Creature — Zombie Wizard | 4/4
Whenever you attack with one or more Zombies, draw that many cards, then discard that many cards. You gain that much life.
{2}, Exile two cards from your graveyard: Create a tapped 2/2 black Zombie creature token.

Varis, Silverymoon Ranger | {1}{G}{G} | Legendary Creature — Elf Ranger | 3/3
Reach
Whenever you cast a creature or planeswalker spell, venture into the dungeon. This ability triggers only once each turn.
Whenever you complete a dungeon, create a 2/2 green Wolf creature token.

Varragoth, Bloodsky Sire | {2}{B} | Legendary Creature — Demon Rogue | 2/3
Deathtouch
Boast — {1}{B}: Target player searches their library for a card, then shuffles and puts that card on top.

Venerated Loxodon | {4}{W} | Creature — Elephant Cleric | 4/4
Convoke
When this creature enters, put a +1/+1 counter on each creature that convoked it.

Vengeful Pharaoh | {2}{B}{B}{B} | Creature — Zombie | 5/4
Deathtouch
Whenever combat damage is dealt to you or a planeswalker you control, if Vengeful Pharaoh is in your graveyard, destroy target attacking creature, then put Vengeful Pharaoh on top of your library.

Vengevine | {2}{G}{G} | Creature — Elemental | 4/3
Haste
Whenever you cast a spell, if it's the second creature spell you cast this turn, you may return Vengevine from your graveyard to the battlefield.

Vesuvan Doppelganger | {3}{U}{U} | Creature — Shapeshifter | 0/0
You may have this creature enter as a copy of any creature on the battlefield, except it doesn't copy that creature's color and it has "At the beginning of your upkeep, you may have this creature become a copy of target creature, except it doesn't copy that creature's color and it has this ability."

Veteran Adventurer | {5}{G} | Creature — Human | 5/5
Veteran Adventurer is also a Cleric, Rogue, Warrior, and Wizard.
This spell costs {1} less to cast for each creature in your party.
Vigilance

Veteran Explorer | {G} | Creature — Human Soldier Scout | 1/1
When Veteran Explorer dies, each player may search their library for up to two basic land cards, put them onto the battlefield, then shuffle.

Veteran Motorist | {R}{W} | Creature — Dwarf Pilot | 3/1
When Veteran Motorist enters, scry 2.
Whenever Veteran Motorist crews a Vehicle, that Vehicle gets +1/+1 until end of turn.

Vexing Devil | {R} | Creature — Devil | 4/3
When Vexing Devil enters, any opponent may have it deal 4 damage to them. If a player does, sacrifice Vexing Devil.

Vexing Sphinx | {1}{U}{U} | Creature — Sphinx | 4/4
Flying
Cumulative upkeep—Discard a card.
When Vexing Sphinx dies, draw a card for each age counter on it.

Veyran, Voice of Duality | {1}{U}{R} | Legendary Creature — Efreet Wizard | 2/2
Magecraft — Whenever you cast or copy an instant or sorcery spell, Veyran gets +1/+1 until end of turn.
If you casting or copying an instant or sorcery spell causes a triggered ability of a permanent you control to trigger, that ability triggers an additional time.

Vial Smasher the Fierce | {1}{B}{R} | Legendary Creature — Goblin Berserker | 2/3
Whenever you cast your first spell each turn, choose an opponent at random. Vial Smasher deals damage equal to that spell's mana value to that player or a planeswalker that player controls.
Partner

Vial Smasher, Gleeful Grenadier | {B}{R} | Legendary Creature — Goblin Mercenary | 3/2
Whenever another outlaw you control enters, Vial Smasher deals 1 damage to target opponent.

Vigor | {3}{G}{G}{G} | Creature — Elemental Incarnation | 6/6
Trample
If damage would be dealt to another creature you control, prevent that damage. Put a +1/+1 counter on that creature for each 1 damage prevented this way.
When Vigor is put into a graveyard from anywhere, shuffle it into its owner's library.

Vindictive Lich | {3}{B} | Creature — Zombie Wizard | 4/1
When Vindictive Lich dies, choose one or more. Each mode must target a different player.
• Target opponent sacrifices a creature.
• Target opponent discards two cards.
• Target opponent loses 5 life.

Vine Gecko | {1}{G} | Creature — Elemental Lizard | 2/2
The first kicked spell you cast each turn costs {1} less to cast.
Whenever you cast a kicked spell, put a +1/+1 counter on Vine Gecko.

Viscera Seer | {B} | Creature — Vampire Wizard | 1/1
Sacrifice a creature: Scry 1.

Viscerid Drone | {1}{U} | Creature — Homarid Drone | 1/2
{T}, Sacrifice a creature and a Swamp: Destroy target nonartifact creature. It can't be regenerated.
{T}, Sacrifice a creature and a snow Swamp: Destroy target creature. It can't be regenerated.

Vizier of Remedies | {1}{W} | Creature — Human Cleric | 2/1
If one or more -1/-1 counters would be put on a creature you control, that many -1/-1 counters minus one are put on it instead.

Vizier of the Menagerie | {3}{G} | Creature — Snake Cleric | 3/4
You may look at the top card of your library any time.
You may cast creature spells from the top of your library.
You can spend mana of any type to cast creature spells.

Voice of All | {2}{W}{W} | Creature — Angel | 2/2
Flying
As Voice of All enters, choose a color.
Voice of All has protection from the chosen color.

Void Maw | {4}{B}{B} | Creature — Horror | 4/5
Trample
If another creature would die, exile it instead.
Put a card exiled with Void Maw into its owner's graveyard: Void Maw gets +2/+2 until end of turn.

Void Winnower | {9} | Creature — Eldrazi | 11/9
Your opponents can't cast spells with even mana values.
Your opponents can't block with creatures with even mana values.

Voldaren Epicure | {R} | Creature — Vampire | 1/1
When this creature enters, it deals 1 damage to each opponent. Create a Blood token.

Voracious Typhon | {2}{G}{G} | Creature — Snake Beast | 4/4
Escape—{5}{G}{G}, Exile four other cards from your graveyard.
Voracious Typhon escapes with three +1/+1 counters on it.

Vorel of the Hull Clade | {1}{G}{U} | Legendary Creature — Human Merfolk | 1/4
{G}{U}, {T}: Double the number of each kind of counter on target artifact, creature, or land.

Vorinclex, Monstrous Raider | {4}{G}{G} | Legendary Creature — Phyrexian Praetor | 6/6
Trample, haste
If you would put one or more counters on a permanent or player, put twice that many of each of those kinds of counters on that permanent or player instead.
If an opponent would put one or more counters on a permanent or player, they put half that many of each of those kinds of counters on that permanent or player instead, rounded down.

Walking Ballista | {X}{X} | Artifact Creature — Construct | 0/0
This creature enters with X +1/+1 counters on it.
{4}: Put a +1/+1 counter on this creature.
Remove a +1/+1 counter from this creature: It deals 1 damage to any target.

Walking Corpse | {1}{B} | Creature — Zombie | 2/2

Walking Desecration | {2}{B} | Creature — Zombie | 1/1
{B}, {T}: Creatures of the creature type of your choice attack this turn if able.

Wall of Air | {1}{U}{U} | Creature — Wall | 1/5
Defender, flying

Wall of Omens | {1}{W} | Creature — Wall | 0/4
Defender
When this creature enters, draw a card.

Wall of Reverence | {3}{W} | Creature — Spirit Wall | 1/6
Defender, flying
At the beginning of your end step, you may gain life equal to the power of target creature you control.

Wall of Stone | {1}{R}{R} | Creature — Wall | 0/8
Defender

Wall of Swords | {3}{W} | Creature — Wall | 3/5
Defender
Flying

Wall of Tears | {1}{U} | Creature — Wall | 0/4
Defender
Whenever Wall of Tears blocks a creature, return that creature to its owner's hand at end of combat.

Wandering Ones | {U} | Creature — Spirit | 1/1

War Mammoth | {3}{G} | Creature — Elephant | 3/3
Trample

Warbreak Trumpeter | {R} | Creature — Goblin | 1/1
Morph {X}{X}{R}
When Warbreak Trumpeter is turned face up, create X 1/1 red Goblin creature tokens.

Warden of the Inner Sky | {W} | Creature — Human Soldier | 1/2
As long as this creature has three or more counters on it, it has flying and vigilance.
Tap three untapped artifacts and/or creatures you control: Put a +1/+1 counter on this creature. Scry 1. Activate only as a sorcery.

Warping Wurm | {2}{G}{U} | Creature — Wurm | 1/1
Phasing
At the beginning of your upkeep, this creature phases out unless you pay {2}{G}{U}.
Whenever this creature phases in, put a +1/+1 counter on it.

Watcher of Duties | {3}{U}{R} | Legendary Creature — Dragon | 3/3
Whenever a creature deals combat damage to one of your opponents, if that creature had to attack this combat, you put a +1/+1 counter on Watcher of Duties and you draw a card.

Watcher of Embalmers | {3}{U} | Creature — Human Cleric | 2/4
Whenever you activate an eternalize or embalm ability, draw a card.

Watchwolf | {G}{W} | Creature — Wolf | 3/3

Waterfall Aerialist | {3}{U} | Creature — Djinn Wizard | 3/1
Flying
Ward {2}

Wayward Servant | {W}{B} | Creature — Zombie | 2/2
Whenever another Zombie enters under your control, each opponent loses 1 life and you gain 1 life.

Webstrike Elite | {G}{G} | Creature — Insect Archer | 3/3
Reach
Cycling {X}{G}{G}
When you cycle this card, destroy up to one target artifact or enchantment with mana value X.

Wight of Precinct Six | {1}{B} | Creature — Zombie | 1/1
Wight of Precinct Six gets +1/+1 for each creature card in your opponents' graveyards.

Wild Ape | {R} | Creature — Ape | 1/1
Wild Ape gets +1/+2 as long as you control a Forest.

Wild Mongrel | {1}{G} | Creature — Dog | 2/2
Discard a card: Wild Mongrel gets +1/+1 and becomes the color of your choice until end of turn.

Wild Nacatl | {G} | Creature — Cat Warrior | 1/1
This creature gets +1/+1 as long as you control a Mountain.
This creature gets +1/+1 as long as you control a Plains.

Wild Quarreler | {1}{G} | Creature — Wolf | 2/5
{1}: Wild Quarreler fights target creature.

Wildgrowth Walker | {1}{G} | Creature — Elemental | 1/3
Whenever a creature you control explores, put a +1/+1 counter on Wildgrowth Walker and you gain 3 life.

Willbreaker | {3}{U}{U} | Creature — Human Wizard | 2/3
Whenever a creature an opponent controls becomes the target of a spell or ability you control, gain control of that creature for as long as you control Willbreaker.

Wind Drake | {2}{U} | Creature — Drake | 2/2
Flying

Winnower Patrol | {2}{G} | Creature — Elf Warrior | 3/2
At the beginning of your upkeep, you may look at the top card of your library. If it shares a creature type with Winnower Patrol, you may reveal it. If you do, put a +1/+1 counter on Winnower Patrol.

Winter, Cursed Rider | {2}{B} | Legendary Creature — Human Warlock | 3/2
Artifacts you control have "Ward—Pay 2 life."

Wirewood Savage | {2}{G} | Creature — Elf | 2/2
Whenever a Beast enters, you may draw a card.

Wither Gempalm | {R} | Creature — Goblin | 2/2
Wither
{1}, Discard this card: It deals 2 damage to target creature.

Wojek Apothecary | {2}{W}{W} | Creature — Human Cleric | 1/1
Radiance — {T}: Prevent the next 1 damage that would be dealt to target creature and each other creature that shares a color with it this turn.

Wolf of Devil's Breach | {3}{R}{R} | Creature — Elemental Wolf | 5/5
Whenever Wolf of Devil's Breach attacks, you may pay {1}{R} and discard a card. If you do, Wolf of Devil's Breach deals damage to target creature or planeswalker equal to the discarded card's mana value.

Wolfbriar Elemental | {2}{G}{G} | Creature — Elemental | 4/4
Multikicker {G}
When Wolfbriar Elemental enters, create a 2/2 green Wolf creature token for each time it was kicked.

Woodland Bellower | {4}{G}{G} | Creature — Beast | 6/5
When Woodland Bellower enters, you may search your library for a nonlegendary green creature card with mana value 3 or less, put it onto the battlefield, then shuffle.

Woodland Changeling | {1}{G} | Creature — Shapeshifter | 2/2
Changeling

Worldgorger Dragon | {3}{R}{R}{R} | Creature — Nightmare Dragon | 7/7
Flying, trample
When Worldgorger Dragon enters, exile all other permanents you control.
When Worldgorger Dragon leaves the battlefield, return the exiled cards to the battlefield under their owners' control.

Worldspine Terror | {6} | Creature — Eldrazi | 8/8
Protection from spells that are one or more colors

Wrathful Raptors | {4}{R} | Creature — Dinosaur | 5/5
Trample
Whenever a Dinosaur you control is dealt damage, it deals that much damage to any target that isn't a Dinosaur.

Wretched Gryff | {7} | Creature — Eldrazi Hippogriff | 3/4
Emerge {5}{U}
When you cast this spell, draw a card.
Flying

Wurmcoil Engine | {6} | Artifact Creature — Phyrexian Wurm | 6/6
Deathtouch, lifelink
When this creature dies, create a 3/3 colorless Phyrexian Wurm artifact creature token with deathtouch and a 3/3 colorless Phyrexian Wurm artifact creature token with lifelink.

Xantcha, Sleeper Agent | {1}{B}{R} | Legendary Creature — Phyrexian Minion | 5/5
Xantcha enters under the control of an opponent of your choice.
Xantcha attacks each combat if able and can't attack its owner or planeswalkers its owner controls.
{3}: Xantcha's controller loses 2 life and you draw a card. Any player may activate this ability.

Xenagos, God of Revels | {3}{R}{G} | Legendary Enchantment Creature — God | 6/5
Indestructible
As long as your devotion to red and green is less than seven, Xenagos isn't a creature.
At the beginning of combat on your turn, another target creature you control gains haste and gets +X/+X until end of turn, where X is that creature's power.

Y'shtola Rhul | {4}{U}{U} | Legendary Creature — Cat Druid | 3/5
At the beginning of your end step, exile target creature you control, then return it to the battlefield under its owner's control. Then if it's the first end step of the turn, there is an additional end step after this step.

Yasova Dragonclaw | {2}{G} | Legendary Creature — Human Warrior | 4/2
Trample
At the beginning of combat on your turn, you may pay {1}{U/R}{U/R}. If you do, gain control of target creature an opponent controls with power less than Yasova Dragonclaw's power until end of turn, untap that creature, and it gains haste until end of turn.

Yawgmoth, Thran Physician | {2}{B}{B} | Legendary Creature — Human Cleric | 2/4
Protection from Humans
Pay 1 life, Sacrifice another creature: Put a -1/-1 counter on up to one target creature and draw a card.
{B}{B}, Discard a card: Proliferate.

Yixlid Jailer | {1}{B} | Creature — Zombie Wizard | 2/1
Cards in graveyards lose all abilities.

Young Pyromancer | {1}{R} | Creature — Human Shaman | 2/1
Whenever you cast an instant or sorcery spell, create a 1/1 red Elemental creature token.

Young Wolf | {G} | Creature — Wolf | 1/1
Undying

Youthful Knight | {1}{W} | Creature — Human Knight | 2/1
First strike

Youthful Valkyrie | {1}{W} | Creature — Angel | 1/3
Flying
Whenever another Angel enters under your control, put a +1/+1 counter on Youthful Valkyrie.

Yuma, Proud Protector | {5}{R}{G}{W} | Legendary Creature — Human Ranger | 6/6
This spell costs {1} less to cast for each land card in your graveyard.
Whenever Yuma enters or attacks, you may sacrifice a land. If you do, draw a card.
Whenever a Desert card is put into your graveyard from anywhere, create a 4/2 green Plant Warrior creature token with reach.

Yuriko, the Tiger's Shadow | {1}{U}{B} | Legendary Creature — Human Ninja | 1/3
Commander ninjutsu {U}{B}
Whenever a Ninja you control deals combat damage to a player, reveal the top card of your library and put that card into your hand. Each opponent loses life equal to that card's mana value.

Zada, Hedron Grinder | {3}{R} | Legendary Creature — Goblin Ally | 3/3
Whenever you cast an instant or sorcery spell that targets only Zada, copy that spell for each other creature you control that the spell could target. Each copy targets a different one of those creatures.

Zaxara, the Exemplary | {1}{B}{G}{U} | Legendary Creature — Nightmare Hydra | 2/3
Deathtouch
{T}: Add two mana of any one color.
Whenever you cast a spell with {X} in its mana cost, create a 0/0 green Hydra creature token, then put X +1/+1 counters on it.

Zenith Chronicler | {2} | Artifact Creature — Phyrexian Construct | 3/1
Whenever a player casts their first multicolored spell each turn, each other player draws a card.

Zidane, Tantalus Thief | {3}{R}{W} | Legendary Creature — Human Mutant Scout | 3/3
When Zidane enters, gain control of target creature an opponent controls until end of turn. Untap it. It gains lifelink and haste until end of turn.
Whenever an opponent gains control of a permanent from you, you create a Treasure token.

Zilortha, Apex of Ikoria | | Legendary Creature — Dinosaur | 8/8
Reach
For each non-Human creature you control, you may have that creature assign its combat damage as though it weren't blocked.

Zinnia, Valley's Voice | {U}{R}{W} | Legendary Creature — Bird Bard | 1/3
Flying
Zinnia gets +X/+0, where X is the number of other creatures you control with base power 1.
Creature spells you cast gain offspring {2} as you cast them.

Zulaport Cutthroat | {1}{B} | Creature — Human Rogue Ally | 1/1
Whenever this creature or another creature you control dies, each opponent loses 1 life and you gain 1 life.
"""
