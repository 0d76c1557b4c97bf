# ruff: noqa: E501 - texts stay as printed
"""Creatures, whatever else they are, E to H, typed as facts."""

CARDS = """
Eager Construct | {2} | Artifact Creature — Construct | 2/2
When Eager Construct enters, each player may scry 1.

Eater of Days | {4} | Artifact Creature — Leviathan | 9/8
Flying, trample
When this creature enters, you skip your next two turns.

Edea, Possessed Sorceress | {2}{U}{B}{R} | Legendary Creature — Human Warlock | 2/5
Ward {2}
At the beginning of combat on your turn, gain control of target creature an opponent controls until end of turn. Untap that creature. It gains haste until end of turn.
Whenever a creature you control but don't own dies, return it to the battlefield under its owner's control and you draw a card.

Edgar Markov | {3}{R}{W}{B} | Legendary Creature — Vampire Knight | 4/4
Eminence — Whenever you cast another Vampire spell, if Edgar Markov is in the command zone or on the battlefield, create a 1/1 black Vampire creature token.
First strike, haste
Whenever Edgar Markov attacks, put a +1/+1 counter on each Vampire you control.

Edgar, King of Figaro | {4}{U}{U} | Legendary Creature — Human Artificer Noble | 4/5
When Edgar enters, draw a card for each artifact you control.
Two-Headed Coin — The first time you flip one or more coins each turn, those coins come up heads and you win those flips.

Edgewalker | {1}{W}{B} | Creature — Human Cleric | 2/2
Cleric spells you cast cost {W}{B} less to cast. This effect reduces only the amount of colored mana you pay.

Edric, Spymaster of Trest | {1}{G}{U} | Legendary Creature — Elf Rogue | 2/2
Whenever a creature deals combat damage to one of your opponents, its controller may draw a card.

El-Hajjâj | {1}{B}{B} | Creature — Human Wizard | 1/1
Whenever this creature deals damage, you gain that much life.

Elderscale Wurm | {4}{G}{G}{G} | Creature — Wurm | 7/7
Trample
When Elderscale Wurm enters, if your life total is less than 7, your life total becomes 7.
As long as you have 7 or more life, damage that would reduce your life total to less than 7 reduces it to 7 instead.

Eldrazi Mimic | {2} | Creature — Eldrazi | 2/1
Whenever another colorless creature enters under your control, you may change Eldrazi Mimic's base power and toughness to that creature's power and toughness until end of turn.

Eldrazi Skyspawner | {2}{U} | Creature — Eldrazi Drone | 2/1
Devoid
Flying
When Eldrazi Skyspawner enters, create a 1/1 colorless Eldrazi Scion creature token. It has "Sacrifice this creature: Add {C}."

Elesh Norn, Grand Cenobite | {5}{W}{W} | Legendary Creature — Phyrexian Praetor | 4/7
Vigilance
Other creatures you control get +2/+2.
Creatures your opponents control get -2/-2.

Eleven, the Mage | {1}{U}{B}{R} | Legendary Creature — Human Wizard | 3/5
Your maximum hand size is eleven.
Whenever Eleven, the Mage attacks, you draw a card and you lose 1 life. Then if you have eleven or more cards in your hand, you may cast an instant or sorcery spell from your hand without paying its mana cost.
Friends forever

Elfhame Druid | {1}{G} | Creature — Elf Druid | 0/2
{T}: Add {G}.
{T}: Add {G}{G}. Spend this mana only to cast kicked spells.

Eligeth, Crossroads Augur | {4}{U}{U} | Legendary Creature — Sphinx | 5/6
Flying
If you would scry a number of cards, draw that many cards instead.
Partner

Elite Vanguard | {W} | Creature — Human Soldier | 2/1

Ellivere of the Wild Court | {2}{G}{W} | Legendary Creature — Human Knight | 4/4
Whenever Ellivere enters or attacks, create a Virtuous Role token attached to another target creature you control.
Whenever an enchanted creature you control deals combat damage to a player, draw a card.

Elvish Archdruid | {1}{G}{G} | Creature — Elf Druid | 2/2
Other Elf creatures you control get +1/+1.
{T}: Add {G} for each Elf you control.

Elvish Mystic | {G} | Creature — Elf Druid | 1/1
{T}: Add {G}.

Elvish Piper of Lands | {1}{G} | Creature — Elf | 1/1
{0}: You may put a permanent card from your hand onto the battlefield.

Elvish Refueler | {2}{G} | Creature — Elf Druid | 2/3
During your turn, as long as you haven't activated an exhaust ability this turn, you may activate exhaust abilities as though they haven't been activated.
Exhaust — {1}{G}: Put a +1/+1 counter on this creature.

Elvish Regrower | {2}{G}{G} | Creature — Elf Druid | 4/3
When this creature enters, return target permanent card from your graveyard to your hand.

Elvish Visionary | {1}{G} | Creature — Elf Shaman | 1/1
When this creature enters, draw a card.

Elvish Warrior | {G}{G} | Creature — Elf Warrior | 2/3

Ember Caller | {X}{R} | Creature — Human Shaman | 1/1
When Ember Caller enters, it deals X damage to any target.

Emperor Crocodile | {3}{G} | Creature — Crocodile | 5/5
When you control no other creatures, sacrifice Emperor Crocodile.

Emrakul's Herald | {6} | Creature — Eldrazi | 4/4
This spell costs {1} less to cast for each card type among cards in your graveyard.

Emrakul, the Aeons Torn | {15} | Legendary Creature — Eldrazi | 15/15
This spell can't be countered.
When you cast this spell, take an extra turn after this one.
Flying, protection from spells that are one or more colors, annihilator 6
When Emrakul is put into a graveyard from anywhere, its owner shuffles their graveyard into their library.

Emrakul, the Promised End | {13} | Legendary Creature — Eldrazi | 13/13
This spell costs {1} less to cast for each card type among cards in your graveyard.
When you cast this spell, you gain control of target opponent during that player's next turn. After that turn, that player takes an extra turn.
Flying, trample, protection from instants

Emry, Lurker of the Loch | {2}{U} | Legendary Creature — Merfolk Wizard | 1/2
Affinity for artifacts
When Emry enters, mill four cards.
{T}: Choose target artifact card in your graveyard. You may cast that card this turn.

Endless One | {X} | Creature — Eldrazi | 0/0
Endless One enters with X +1/+1 counters on it.

Endurance | {1}{G}{G} | Creature — Elemental Incarnation | 3/4
Flash
Reach
When this creature enters, up to one target player puts all the cards from their graveyard on the bottom of their library in a random order.
Evoke—Exile a green card from your hand.

Enduring Innocence | {1}{W}{W} | Enchantment Creature — Sheep Glimmer | 2/1
Lifelink
Whenever one or more other creatures you control with power 2 or less enter, draw a card. This ability triggers only once each turn.
When Enduring Innocence dies, if it was a creature, return it to the battlefield under its owner's control. It's an enchantment.

Enemy of the Guildpact | {4}{B} | Creature — Spirit | 4/2
Protection from multicolored

Epochrasite | {2} | Artifact Creature — Construct | 1/1
Epochrasite enters with three +1/+1 counters on it if you didn't cast it from your hand.
When Epochrasite dies, exile it with three time counters on it and it gains suspend.

Erebos, Bleak-Hearted | {3}{B} | Legendary Enchantment Creature — God | 5/6
Indestructible
As long as your devotion to black is less than five, Erebos isn't a creature.
Whenever another creature you control dies, you may pay 2 life. If you do, draw a card.
{1}{B}, Sacrifice another creature: Target creature gets -2/-1 until end of turn.

Erebos, God of the Dead | {3}{B} | Legendary Enchantment Creature — God | 5/7
Indestructible
As long as your devotion to black is less than five, Erebos isn't a creature.
Your opponents can't gain life.
{1}{B}, Pay 2 life: Draw a card.

Erhnam Djinn | {3}{G} | Creature — Djinn | 4/5
At the beginning of your upkeep, target non-Wall creature an opponent controls gains forestwalk until your next upkeep. (It can't be blocked as long as defending player controls a Forest.)

Eriette of the Charmed Apple | {1}{W}{B} | Legendary Creature — Human Warlock | 2/4
Each creature that's enchanted by an Aura you control can't attack you or planeswalkers you control.
At the beginning of your end step, each opponent loses X life and you gain X life, where X is the number of Auras you control.

Escaping Owl | {1}{U} | Creature — Bird | 1/1
Escape—{1}{U}, Exile a card from your graveyard.
Escaping Owl escapes with "Whenever Escaping Owl attacks, draw a card."

Esper Sentinel | {W} | Artifact Creature — Human Soldier | 1/1
Whenever an opponent casts their first noncreature spell each turn, draw a card unless that player pays {X}, where X is this creature's power.

Essence of the Wild | {3}{G}{G}{G} | Creature — Avatar | 6/6
Creatures you control enter as a copy of this creature.

Essence Symbiote | {1}{G} | Creature — Beast | 2/2
Whenever a creature you control mutates, put a +1/+1 counter on that creature and you gain 2 life.

Eternal Dragon | {5}{W}{W} | Creature — Dragon Spirit | 5/5
Flying
{3}{W}{W}: Return Eternal Dragon from your graveyard to your hand. Activate only during your upkeep.
Plainscycling {2}

Ethereal Valkyrie | {4}{W}{U} | Creature — Spirit Angel | 4/4
Flying
Whenever Ethereal Valkyrie enters or attacks, draw a card, then exile a card from your hand face down. It becomes foretold. Its foretell cost is its mana cost reduced by {2}.

Etherium Pteramander | {1}{B} | Artifact Creature — Salamander Drake | 1/1
Flying
{6}{B}: Adapt 4. This ability costs {1} less to activate for each other artifact you control.

Ethersworn Canonist | {1}{W} | Artifact Creature — Human Cleric | 2/2
Each player who has cast a nonartifact spell this turn can't cast additional nonartifact spells.

Evidence Examiner | {G}{U} | Creature — Merfolk Detective | 2/2
At the beginning of combat on your turn, you may collect evidence 4.
Whenever you collect evidence, investigate.

Evra, Halcyon Witness | {4}{W}{W} | Legendary Creature — Avatar | 4/4
Lifelink
{4}: Exchange your life total with Evra's power.

Exalted Angel | {4}{W}{W} | Creature — Angel | 4/5
Flying
Whenever Exalted Angel deals damage, you gain that much life.
Morph {2}{W}{W}

Exquisite Archangel | {5}{W}{W} | Creature — Angel | 5/5
Flying
If you would lose the game, instead exile this creature and your life total becomes equal to your starting life total.

Eyekite | {1}{U} | Creature — Drake | 1/2
Flying
Eyekite gets +2/+0 as long as you've drawn two or more cards this turn.

Ezio Auditore da Firenze | {1}{B} | Legendary Creature — Human Assassin | 3/2
Menace
Assassin spells you cast have freerunning {B}{B}.
Whenever Ezio deals combat damage to a player, you may pay {W}{U}{B}{R}{G} if that player has 10 or less life. When you do, that player loses the game.

Ezuri, Claw of Progress | {2}{G}{U} | Legendary Creature — Elf Warrior | 3/3
Whenever a creature you control with power 2 or less enters, you get an experience counter.
At the beginning of combat on your turn, put X +1/+1 counters on another target creature you control, where X is the number of experience counters you have.

Faerie Miscreant | {U} | Creature — Faerie Rogue | 1/1
Flying
When Faerie Miscreant enters, if you control another creature named Faerie Miscreant, draw a card.

Faerie Squadron | {U} | Creature — Faerie | 1/1
Kicker {3}{U}
If Faerie Squadron was kicked, it enters with two +1/+1 counters on it and with flying.

Falco Spara, Pactweaver | {1}{G}{W}{U} | Legendary Creature — Bird Demon | 3/3
Flying, trample
Falco Spara enters with a shield counter on it.
You may look at the top card of your library any time.
You may cast spells from the top of your library by removing a counter from a creature you control in addition to paying their other costs.

Fallowsage | {3}{U} | Creature — Merfolk Wizard | 2/2
Whenever Fallowsage becomes tapped, you may draw a card.

Fanatic of Xenagos | {1}{R}{G} | Creature — Centaur Warrior | 3/3
Trample
Tribute 1
When Fanatic of Xenagos enters, if tribute wasn't paid, it gets +1/+1 and gains haste until end of turn.

Farrelite Priest | {1}{W}{W} | Creature — Human Cleric | 1/3
{1}: Add {W}. If this ability has been activated four or more times this turn, sacrifice Farrelite Priest at the beginning of the next end step.

Fathom Mage | {2}{G}{U} | Creature — Human Wizard | 1/1
Evolve
Whenever a +1/+1 counter is put on Fathom Mage, you may draw a card.

Favored Hoplite | {W} | Creature — Human Soldier | 1/2
Heroic — Whenever you cast a spell that targets Favored Hoplite, put a +1/+1 counter on Favored Hoplite and prevent all damage that would be dealt to it this turn.

Fblthp, Lost on the Range | {1}{U}{U} | Legendary Creature — Homunculus | 1/1
Ward {2}
You may look at the top card of your library any time.
The top card of your library has plot. The plot cost is equal to its mana cost.
You may plot nonland cards from the top of your library.

Feather, the Redeemed | {R}{W}{W} | Legendary Creature — Angel | 3/4
Flying
Whenever you cast an instant or sorcery spell that targets a creature you control, exile that card instead of putting it into your graveyard as it resolves. If you do, return it to your hand at the beginning of the next end step.

Felidar Sovereign | {4}{W}{W} | Creature — Cat Beast | 4/6
Vigilance, lifelink
At the beginning of your upkeep, if you have 40 or more life, you win the game.

Felisa, Fang of Silverquill | {2}{W}{B} | Legendary Creature — Vampire Wizard | 3/2
Flying
Mentor
Whenever a nontoken creature you control dies, if it had counters on it, create X tapped 2/1 white and black Inkling creature tokens with flying, where X is the number of counters it had on it.

Fervent Champion | {R} | Creature — Human Knight | 1/1
First strike, haste
Equip abilities you activate that target Fervent Champion cost {3} less to activate.

Fervent Paincaster | {2}{R} | Creature — Human Wizard | 3/1
{T}: Fervent Paincaster deals 1 damage to target player or planeswalker.
{T}, Exert Fervent Paincaster: It deals 1 damage to target creature.

Festering Newt | {B} | Creature — Salamander | 1/1
When Festering Newt dies, target creature an opponent controls gets -1/-1 until end of turn. That creature gets -4/-4 instead if you control a creature named Bogbrew Witch.

Fiend Hunter | {1}{W}{W} | Creature — Human Cleric | 1/3
When this creature enters, you may exile another target creature.
When this creature leaves the battlefield, return the exiled card to the battlefield under its owner's control.

Figure of Destiny | {R/W} | Creature — Kithkin | 1/1
{R/W}: This creature becomes a Kithkin Spirit with base power and toughness 2/2.
{R/W}{R/W}{R/W}: If this creature is a Spirit, it becomes a Kithkin Spirit Warrior with base power and toughness 4/4.
{R/W}{R/W}{R/W}{R/W}{R/W}{R/W}: If this creature is a Warrior, it becomes a Kithkin Spirit Warrior Avatar with base power and toughness 8/8, flying, and first strike.

Fire Nation Cadets | {R} | Creature — Human Soldier | 1/2
This creature has firebending 2 as long as there's a Lesson card in your graveyard.
{2}: This creature gets +1/+0 until end of turn.

Fire Sages | {1}{R} | Creature — Human Cleric | 2/2
Firebending 1
{1}{R}{R}: Put a +1/+1 counter on this creature.

Fire Servant | {3}{R}{R} | Creature — Elemental | 4/3
If a red instant or sorcery spell you control would deal damage, it deals double that damage instead.

Fire Watcher | {1}{R} | Creature — Human Monk | 1/1
Whenever you firebend, draw a card.

Fire-Belly Changeling | {1}{R} | Creature — Shapeshifter | 1/1
Changeling
{R}: This creature gets +1/+0 until end of turn. Activate no more than twice each turn.

Fire-Eater's Gamble | {1}{R} | Creature — Goblin | 2/2
When this creature enters, you may sacrifice a land. When you do, this creature deals 3 damage divided as you choose among one, two, or three targets.

Flamerush Rider | {4}{R} | Creature — Human Warrior | 3/3
Whenever Flamerush Rider attacks, create a token that's a copy of another target attacking creature and that's tapped and attacking. Exile the token at end of combat.
Dash {2}{R}{R}

Flamespeaker Adept | {2}{R} | Creature — Human Shaman | 2/3
Whenever you scry, Flamespeaker Adept gets +2/+0 and gains first strike until end of turn.

Flametongue Kavu | {3}{R} | Creature — Kavu | 4/2
When this creature enters, it deals 4 damage to target creature.

Fleshwrither | {2}{B}{B} | Creature — Horror | 3/3
Transfigure {1}{B}{B}

Flickerwisp | {1}{W}{W} | Creature — Elemental | 3/1
Flying
When this creature enters, exile another target permanent. Return that card to the battlefield under its owner's control at the beginning of the next end step.

Florian, Voldaren Scion | {1}{B}{R} | Legendary Creature — Vampire Noble | 3/3
First strike
At the beginning of each of your postcombat main phases, look at the top X cards of your library, where X is the total amount of life your opponents lost this turn. Exile one of those cards and put the rest on the bottom of your library in a random order. You may play the exiled card this turn.

Flycatcher Giraffid | {4}{G} | Creature — Antelope Lizard | 3/5
Flycatcher Giraffid enters with your choice of a vigilance counter or a reach counter on it.

Fog Bank | {1}{U} | Creature — Wall | 0/2
Defender, flying
Prevent all combat damage that would be dealt to and dealt by Fog Bank.

Foot Ninjas | {4}{W/B}{W/B} | Creature — Human Ninja | 5/5
Sneak {3}{W/B}
When this creature enters, you gain 3 life.

Forensic Researcher | {2}{U} | Creature — Merfolk Detective | 1/3
{T}: Untap another target permanent you control.
{T}, Collect evidence 3: Tap target creature you don't control.

Forgotten Ancient | {3}{G} | Creature — Elemental | 0/3
Whenever a player casts a spell, you may put a +1/+1 counter on Forgotten Ancient.
At the beginning of your upkeep, you may move any number of +1/+1 counters from Forgotten Ancient onto other creatures.

Forsaken Miner | {B} | Creature — Skeleton Rogue | 2/2
This creature can't block.
Whenever you commit a crime, you may pay {B}. If you do, return this card from your graveyard to the battlefield.

Frenzied Arynx | {2}{R}{G} | Creature — Cat Beast | 3/3
Riot
Trample
{4}{R}{G}: Frenzied Arynx gets +3/+0 until end of turn.

Frenzied Raider | {1}{R} | Creature — Demon Berserker | 2/2
Whenever you activate a boast ability, put a +1/+1 counter on Frenzied Raider.

Freya Crescent | {R} | Legendary Creature — Rat Knight | 1/1
Jump — During your turn, Freya Crescent has flying.
{T}: Add {R}. Spend this mana only to cast an Equipment spell or activate an equip ability.

Frogmite | {4} | Artifact Creature — Frog | 2/2
Affinity for artifacts

Frontline Medic | {2}{W} | Creature — Human Cleric | 3/3
Battalion — Whenever Frontline Medic and at least two other creatures attack, creatures you control gain indestructible until end of turn.
Sacrifice Frontline Medic: Counter target spell with {X} in its mana cost unless its controller pays {3}.

Frost Titan | {4}{U}{U} | Creature — Giant | 6/6
Whenever this creature becomes the target of a spell or ability an opponent controls, counter that spell or ability unless its controller pays {2}.
Whenever this creature enters or attacks, tap target permanent. It doesn't untap during its controller's next untap step.

Furnace Brood | {3}{R} | Creature — Elemental | 3/3
{R}: Target creature can't be regenerated this turn.

Furtive Homunculus | {1}{U} | Creature — Homunculus | 2/1
Skulk

Fury | {3}{R}{R} | Creature — Elemental Incarnation | 3/3
Double strike
When this creature enters, it deals 4 damage divided as you choose among any number of target creatures and/or planeswalkers.
Evoke—Exile a red card from your hand.

Gaddock Teeg | {G}{W} | Legendary Creature — Kithkin Advisor | 2/2
Noncreature spells with mana value 4 or greater can't be cast.
Noncreature spells with {X} in their mana costs can't be cast.

Gadrak, the Crown-Scourge | {2}{R} | Legendary Creature — Dragon | 5/4
Flying
Gadrak can't attack unless you control four or more artifacts.
At the beginning of your end step, create a Treasure token for each nontoken creature that died this turn.

Gaea's Protector | {3}{G} | Creature — Elemental Warrior | 4/2
Gaea's Protector must be blocked if able.

Galactic Wayfarer | {2}{G} | Creature — Human Scout | 3/3
When this creature enters, create a Lander token.

Galvanoth | {3}{R}{R} | Creature — Beast | 3/3
At the beginning of your upkeep, you may look at the top card of your library. You may cast it without paying its mana cost if it's an instant or sorcery spell.

Gandalf the White | {3}{W}{W} | Legendary Creature — Avatar Wizard | 4/5
Flash
You may cast legendary spells and artifact spells as though they had flash.
If a legendary permanent or an artifact entering or leaving the battlefield causes a triggered ability of a permanent you control to trigger, that ability triggers an additional time.

Gandalf, Friend of the Shire | {3}{U} | Legendary Creature — Avatar Wizard | 2/4
Flash
You may cast sorcery spells as though they had flash.
Whenever the Ring tempts you, if you chose a creature other than Gandalf as your Ring-bearer, draw a card.

Garruk's Horde | {5}{G}{G} | Creature — Beast | 7/7
Trample
Play with the top card of your library revealed.
You may cast creature spells from the top of your library.

Gathan Raiders | {3}{R}{R} | Creature — Human Warrior | 3/3
Hellbent — Gathan Raiders gets +2/+2 as long as you have no cards in hand.
Morph—Discard a card.

Gatstaf Stand | {2}{G} | Creature — Human | 2/2
Gatstaf Stand gets +1/+1 as long as you control another Gatstaf.

Gearshift Ace | {1}{W} | Creature — Dwarf Pilot | 2/1
First strike
Whenever Gearshift Ace crews a Vehicle, that Vehicle gains first strike until end of turn.

Gempalm Strider | {1}{G} | Creature — Elf | 2/2
Cycling {2}{G}{G}
When you cycle Gempalm Strider, Elf creatures get +2/+2 until end of turn.

Gemrazer | {3}{G} | Creature — Beast | 4/4
Mutate {1}{G}{G}
Reach, trample
Whenever this creature mutates, destroy target artifact or enchantment an opponent controls.

Genesis Hydra | {X}{G}{G} | Creature — Plant Hydra | 0/0
When you cast this spell, reveal the top X cards of your library. You may put a nonland permanent card with mana value X or less from among them onto the battlefield. Then shuffle the rest into your library.
Genesis Hydra enters with X +1/+1 counters on it.

Geometer's Arthropod | {G}{U} | Creature — Fractal Crab | 1/4
Whenever you cast a spell with {X} in its mana cost, look at the top X cards of your library. Put one of them into your hand and the rest on the bottom of your library in a random order.

Ghired, Conclave Exile | {2}{R}{G}{W} | Legendary Creature — Human Shaman | 2/5
When Ghired enters, create a 4/4 green Rhino creature token with trample.
Whenever Ghired attacks, populate. The token enters tapped and attacking.

Ghostly Pilferer | {1}{U} | Creature — Spirit Rogue | 2/1
Whenever this creature becomes untapped, you may pay {2}. If you do, draw a card.
Whenever an opponent casts a spell from anywhere other than their hand, draw a card.
Discard a card: This creature can't be blocked this turn.

Ghosts of the Innocent | {5}{W}{W} | Creature — Spirit | 4/5
If a source would deal damage to a permanent or player, it deals half that damage, rounded down, to that permanent or player instead.

Giada, Font of Hope | {1}{W} | Legendary Creature — Angel | 2/2
Flying, vigilance
Each other Angel you control enters with an additional +1/+1 counter on it for each Angel you already control.
{T}: Add {W}. Spend this mana only to cast an Angel spell.

Giant Beaver | {3}{G} | Creature — Beaver Mount | 4/4
Vigilance
Whenever this creature attacks while saddled, put a +1/+1 counter on target creature that saddled it this turn.
Saddle 3

Giant Koi | {4}{U}{U} | Creature — Fish | 5/7
Waterbend {3}: This creature can't be blocked this turn.
Islandcycling {2}

Giant Ox | {1}{W} | Creature — Ox | 0/6
Giant Ox crews Vehicles using its toughness rather than its power.

Gifted Cook | {1}{U} | Creature — Wizard | 1/1
Gift a Food

Gifted Diver | {1}{U} | Creature — Wizard | 1/1
Gift an Octopus

Gifted Merchant | {1}{U} | Creature — Wizard | 1/1
Gift a Treasure

Gifted Sage | {1}{U} | Creature — Wizard | 1/1
Gift an extra turn

Gifted Seer | {1}{U} | Creature — Wizard | 1/1
Gift a tapped Fish

Gilded Drake | {1}{U} | Creature — Drake | 3/3
Flying
When Gilded Drake enters, exchange control of Gilded Drake and up to one target creature an opponent controls. If you don't or can't make an exchange, sacrifice Gilded Drake. This ability still resolves if its target becomes illegal.

Gilded Goose | {G} | Creature — Bird | 0/2
Flying
When this creature enters, create a Food token.
{1}{G}, {T}: Create a Food token.
{T}, Sacrifice a Food: Add one mana of any color.

Gimli, Mournful Avenger | {1}{R}{G} | Legendary Creature — Dwarf Warrior | 3/2
Gimli has indestructible as long as two or more creatures died under your control this turn.
Whenever another creature you control dies, put a +1/+1 counter on Gimli. When this ability resolves for the third time this turn, Gimli fights up to one target creature you don't control.

Gisa and Geralf | {2}{U}{B} | Legendary Creature — Human Wizard | 4/4
When Gisa and Geralf enters, mill four cards.
Once during each of your turns, you may cast a Zombie creature spell from your graveyard.

Gisela, Blade of Goldnight | {4}{R}{W}{W} | Legendary Creature — Angel | 5/5
Flying, first strike
If a source would deal damage to an opponent or a permanent an opponent controls, that source deals double that damage to that player or permanent instead.
If a source would deal damage to you or a permanent you control, prevent half that damage, rounded up.

Gisela, the Broken Blade | {2}{W}{W} | Legendary Creature — Angel Horror | 4/3
Flying, first strike, lifelink
At the beginning of your end step, if you both own and control Gisela and a creature named Bruna, the Fading Light, exile them, then meld them into Brisela, Voice of Nightmares.

Gishath, Sun's Avatar | {5}{R}{G}{W} | Legendary Creature — Dinosaur Avatar | 7/6
Vigilance, trample, haste
Whenever Gishath deals combat damage to a player, reveal that many cards from the top of your library. Put any number of Dinosaur creature cards from among them onto the battlefield and the rest on the bottom of your library in a random order.

Giver of Runes | {W} | Creature — Kor Cleric | 1/2
{T}: Another target creature you control gains protection from colorless or from the color of your choice until end of turn.

Glarecaster | {4}{W}{W} | Creature — Bird Cleric | 3/3
Flying
{5}{W}: The next time damage would be dealt to Glarecaster and/or you this turn, that damage is dealt to any target instead.

Gleancrawler | {3}{B/G}{B/G}{B/G} | Creature — Insect Horror | 6/6
Trample
At the beginning of your end step, return to your hand all creature cards in your graveyard that were put there from the battlefield this turn.

Glistener Elf | {G} | Creature — Phyrexian Elf Warrior | 1/1
Infect

Glitch Ghost Surveyor | {2}{U} | Creature — Spirit Pilot | 2/2
Start your engines!
Flying
Max speed — {3}, Exile this card from your graveyard: Draw a card.

Glowrider | {2}{W} | Creature — Human Cleric | 2/1
Noncreature spells cost {1} more to cast.

Gnarled Professor | {2}{G}{G} | Creature — Treefolk Druid | 5/4
Trample
When Gnarled Professor enters, learn.

Gnoll Hunter | {1}{G} | Creature — Gnoll | 2/2
Pack tactics — Whenever Gnoll Hunter attacks, if you attacked with creatures with total power 6 or greater this combat, put a +1/+1 counter on Gnoll Hunter.

Goading Beholder | {5}{R} | Creature — Beholder | 5/5
{X}{X}{R}: Monstrosity X.
When Goading Beholder becomes monstrous, goad up to X target creatures your opponents control.

Goblin Brigand | {1}{R} | Creature — Goblin Warrior | 2/2
Goblin Brigand attacks each combat if able.

Goblin Bushwhacker | {R} | Creature — Goblin Warrior | 1/1
Kicker {R}
When this creature enters, if it was kicked, creatures you control get +1/+0 and gain haste until end of turn.

Goblin Chainwhirler | {R}{R}{R} | Creature — Goblin Warrior | 3/3
First strike
When Goblin Chainwhirler enters, it deals 1 damage to each opponent and each creature and planeswalker they control.

Goblin Chieftain | {1}{R}{R} | Creature — Goblin | 2/2
Haste
Other Goblin creatures you control get +1/+1 and have haste.

Goblin Electromancer | {U}{R} | Creature — Goblin Wizard | 2/2
Instant and sorcery spells you cast cost {1} less to cast.

Goblin Goliath | {4}{R}{R} | Creature — Goblin Mutant | 5/4
When Goblin Goliath enters, create a number of 1/1 red Goblin creature tokens equal to the number of opponents you have.
{3}{R}, {T}: If a source you control would deal damage to an opponent this turn, it deals double that damage to that player instead.

Goblin Grenadiers | {3}{R} | Creature — Goblin | 2/2
Whenever Goblin Grenadiers attacks and isn't blocked, you may sacrifice it. If you do, destroy target creature and target land.

Goblin Guide | {R} | Creature — Goblin Scout | 2/2
Haste
Whenever this creature attacks, defending player reveals the top card of their library. If it's a land card, that player puts it into their hand.

Goblin Harbinger | {2}{R} | Creature — Goblin Warrior | 1/1
When this creature enters, you may search your library for a Goblin card, reveal it, then shuffle and put that card on top.

Goblin Matron | {2}{R} | Creature — Goblin | 1/1
When Goblin Matron enters, you may search your library for a Goblin card, reveal that card, put it into your hand, then shuffle.

Goblin Piker | {1}{R} | Creature — Goblin Warrior | 2/1

Goblin Rabblemaster | {2}{R} | Creature — Goblin Warrior | 2/2
Other Goblin creatures you control attack each combat if able.
At the beginning of combat on your turn, create a 1/1 red Goblin creature token with haste.
Whenever this creature attacks, it gets +1/+0 until end of turn for each other attacking Goblin.

Goblin Raider | {1}{R} | Creature — Goblin Warrior | 2/2
Goblin Raider can't block.

Goblin Sharpshooter | {2}{R} | Creature — Goblin | 1/1
Goblin Sharpshooter doesn't untap during your untap step.
Whenever a creature dies, untap Goblin Sharpshooter.
{T}: Goblin Sharpshooter deals 1 damage to any target.

Goblin Tapper | {R} | Creature — Goblin | 1/1
{T}: Goblin Tapper deals 1 damage to any target.

Goblin Welder | {R} | Creature — Goblin Artificer | 1/1
{T}: Choose target artifact a player controls and target artifact card in that player's graveyard. If both targets are still legal as this ability resolves, that player simultaneously sacrifices the artifact and returns the artifact card to the battlefield.

God-Eternal Rhonas | {3}{G}{G} | Legendary Creature — Zombie God | 5/5
Deathtouch
When God-Eternal Rhonas enters, double the power of each other creature you control until end of turn. Those creatures gain vigilance until end of turn.
When God-Eternal Rhonas dies or is put into exile from the battlefield, you may put it into its owner's library third from the top.

Godhead of Awe | {W/U}{W/U}{W/U}{W/U}{W/U} | Creature — Spirit Avatar | 4/4
Flying
Other creatures have base power and toughness 1/1.

Godo, Bandit Warlord | {5}{R} | Legendary Creature — Human Barbarian | 3/3
When Godo enters, you may search your library for an Equipment card, put it onto the battlefield, then shuffle.
Whenever Godo attacks for the first time each turn, untap it and all Samurai you control. After this phase, there is an additional combat phase.

Goham Djinn | {5}{B} | Creature — Djinn | 5/5
{1}{B}: Regenerate Goham Djinn.
Goham Djinn gets -2/-2 as long as black is the most common color among all permanents or is tied for most common.

Goldmeadow Harrier | {W} | Creature — Kithkin Soldier | 1/1
{W}, {T}: Tap target creature.

Goldnight Castigator | {2}{R}{R} | Creature — Angel | 4/9
Flying, haste
If a source would deal damage to you, it deals double that damage to you instead.
If a source would deal damage to Goldnight Castigator, it deals double that damage to Goldnight Castigator instead.

Golos, Tireless Pilgrim | {5} | Legendary Artifact Creature — Scout | 3/5
{2}{W}{U}{B}{R}{G}: Exile the top three cards of your library. You may play them this turn without paying their mana costs.

Gonti, Canny Acquisitor | {2}{B}{G}{U} | Legendary Creature — Aetherborn Rogue | 5/5
Spells you cast but don't own cost {1} less to cast.
Whenever one or more creatures you control deal combat damage to a player, look at the top card of that player's library, then exile it face down. You may play that card for as long as it remains exiled, and mana of any type can be spent to cast that spell.

Gonti, Lord of Luxury | {2}{B}{B} | Legendary Creature — Aetherborn Rogue | 2/3
Deathtouch
When Gonti enters, look at the top four cards of target opponent's library, exile one of them face down, then put the rest on the bottom of that library in a random order. You may cast that card for as long as it remains exiled, and mana of any type can be spent to cast that spell.

Graf Rats | {1}{B} | Creature — Rat | 2/1
At the beginning of combat on your turn, if you both own and control Graf Rats and a creature named Midnight Scavengers, exile them, then meld them into Chittering Host.

Grand Abolisher | {W}{W} | Creature — Human Cleric | 2/2
During your turn, your opponents can't cast spells or activate abilities of artifacts, creatures, or enchantments.

Grave Herald | {4}{B} | Creature — Spirit | 3/3
Whenever Grave Herald attacks, defending player chooses a nonland card in your graveyard. Return that card to your hand.

Grave Sifter | {5}{G} | Creature — Elemental Beast | 5/7
When Grave Sifter enters, each player chooses a creature type and returns any number of cards of that type from their graveyard to their hand.

Grave Titan | {4}{B}{B} | Creature — Giant | 6/6
Deathtouch
Whenever this creature enters or attacks, create two 2/2 black Zombie creature tokens.

Gravebane Zombie | {3}{B} | Creature — Zombie | 3/2
If Gravebane Zombie would die, put Gravebane Zombie on top of its owner's library instead.

Gravecrawler | {B} | Creature — Zombie | 2/1
This creature can't block.
You may cast this card from your graveyard as long as you control a Zombie.

Gray Merchant of Asphodel | {3}{B}{B} | Creature — Zombie | 2/4
When Gray Merchant of Asphodel enters, each opponent loses X life, where X is your devotion to black. You gain life equal to the life lost this way.

Gray Ogre | {2}{R} | Creature — Ogre | 2/2

Great Fierce Bee | {2}{B} | Creature — Insect | 2/2
Flying
Whenever one or more other creatures die, scry 1.

Greater Gargadon | {9}{R} | Creature — Beast | 9/7
Suspend 10—{R}
Sacrifice an artifact, creature, or land: Remove a time counter from Greater Gargadon. Activate only if Greater Gargadon is suspended.

Greenbelt Guardian | {1}{G} | Creature — Elf Ranger | 2/2
{G}: Target creature gains trample until end of turn.
Exhaust — {3}{G}: Put three +1/+1 counters on this creature.

Grim Reaper, Lethal Legionnaire | {3}{B} | Legendary Creature — Human Villain | 3/4
Whenever Grim Reaper attacks, you may pay {3}{B}. When you do, return target creature card from your graveyard to the battlefield tapped and attacking with a finality counter on it.

Grinning Demon | {2}{B}{B} | Creature — Demon | 6/6
At the beginning of your upkeep, you lose 2 life.
Morph {2}{B}{B}

Griselbrand | {4}{B}{B}{B}{B} | Legendary Creature — Demon | 7/7
Flying, lifelink
Pay 7 life: Draw seven cards.

Grudge Keeper | {1}{B} | Creature — Zombie Wizard | 2/1
Whenever players finish voting, each opponent who voted for a choice you didn't vote for loses 2 life.

Guile | {3}{U}{U}{U} | Creature — Elemental Incarnation | 6/6
Guile can't be blocked except by three or more creatures.
If a spell or ability you control would counter a spell, instead exile that spell and you may play that card without paying its mana cost.
When Guile is put into a graveyard from anywhere, shuffle it into its owner's library.

Gurmag Angler | {6}{B} | Creature — Zombie Fish | 5/5
Delve

Gust Walker | {1}{W} | Creature — Human Wizard | 2/2
You may exert Gust Walker as it attacks. When you do, it gets +1/+1 and gains flying until end of turn.

Gustcloak Runner | {W} | Creature — Human Soldier | 1/1
Whenever Gustcloak Runner becomes blocked, you may untap it and remove it from combat.

Guttersnipe | {2}{R} | Creature — Goblin Shaman | 2/2
Whenever you cast an instant or sorcery spell, this creature deals 2 damage to each opponent.

Guul Draz Overseer | {4}{B}{B} | Creature — Vampire | 3/4
Flying
Landfall — Whenever a land enters under your control, other creatures you control get +1/+0 until end of turn. If that land is a Swamp, those creatures get +2/+0 until end of turn instead.

Hakbal of the Surging Soul | {2}{G}{U} | Legendary Creature — Merfolk Scout | 3/3
At the beginning of combat on your turn, each Merfolk creature you control explores.
Whenever Hakbal attacks, you may put a land card from your hand onto the battlefield. If you don't, draw a card.

Hamlet Glutton | {5}{G}{G} | Creature — Giant | 6/6
Bargain
This spell costs {2} less to cast if it's bargained.
Trample
When this creature enters, you gain 3 life.

Hangarback Walker | {X}{X} | Artifact Creature — Construct | 0/0
This creature enters with X +1/+1 counters on it.
When this creature dies, create a 1/1 colorless Thopter artifact creature token with flying for each +1/+1 counter on this creature.
{1}, {T}: Put a +1/+1 counter on this creature.

Hanweir Garrison | {2}{R} | Creature — Human Soldier | 2/3
Whenever Hanweir Garrison attacks, create two 1/1 red Human creature tokens that are tapped and attacking.

Hanweir, the Writhing Township | | Legendary Creature — Eldrazi Ooze | 7/4
Trample, haste
Whenever Hanweir attacks, create two 3/2 colorless Eldrazi Horror creature tokens that are tapped and attacking.

Haradrim Spearmaster | {2}{R} | Creature — Human Warrior | 2/3
Reach
At the beginning of combat on your turn, another target creature you control gets +1/+0 until end of turn.

Hardened Berserker | {2}{R} | Creature — Human Berserker | 3/2
Whenever Hardened Berserker attacks, the next spell you cast this turn costs {1} less to cast.

Harsh Mentor | {1}{R} | Creature — Human Cleric | 2/2
Whenever an opponent activates an ability of an artifact, creature, or land on the battlefield, if it isn't a mana ability, Harsh Mentor deals 2 damage to that player.

Hauntwoods Shrieker | {1}{G}{G} | Creature — Beast Mutant | 3/3
Whenever this creature attacks, manifest dread.
{1}{G}: Reveal target face-down permanent. If it's a creature card, you may turn it face up.

Heart-Piercer Manticore | {2}{R}{R} | Creature — Manticore | 4/3
When Heart-Piercer Manticore enters, you may sacrifice another creature. When you do, Heart-Piercer Manticore deals damage equal to that creature's power to any target.
Embalm {5}{R}

Heartfire Hero | {R} | Creature — Mouse Soldier | 1/1
Whenever this creature becomes the target of a spell or ability you control for the first time each turn, put a +1/+1 counter on it.

Heartless Hidetsugu | {3}{R}{R} | Legendary Creature — Ogre Shaman | 4/3
{T}: Heartless Hidetsugu deals damage to each player equal to half that player's life total, rounded down.

Heartwood Dryad | {1}{G} | Creature — Dryad | 2/1
Heartwood Dryad can block creatures with shadow as though Heartwood Dryad had shadow.

Hekma Sentinels | {2}{U} | Creature — Human Cleric | 2/3
Whenever you cycle or discard a card, Hekma Sentinels gets +1/+1 until end of turn.

Heliod's Emissary | {3}{W} | Enchantment Creature — Elk | 3/3
Bestow {6}{W}
Whenever Heliod's Emissary or enchanted creature attacks, tap target creature an opponent controls.
Enchanted creature gets +3/+3.

Heliod, Sun-Crowned | {2}{W} | Legendary Enchantment Creature — God | 5/5
Indestructible
As long as your devotion to white is less than five, Heliod isn't a creature.
Whenever you gain life, put a +1/+1 counter on target creature or enchantment you control.
{1}{W}: Another target creature gains lifelink until end of turn.

Hellhole Flailer | {1}{B}{R} | Creature — Ogre Warrior | 3/2
Unleash
{2}{B}{R}, Sacrifice Hellhole Flailer: Hellhole Flailer deals damage equal to its power to target player or planeswalker.

Hellhole Rats | {2}{B}{R} | Creature — Rat | 2/2
Haste
When Hellhole Rats enters, target player discards a card. Hellhole Rats deals damage to that player equal to that card's mana value.

Hellkite Charger | {4}{R}{R} | Creature — Dragon | 5/5
Flying, haste
Whenever this creature attacks, you may pay {5}{R}{R}. If you do, untap all attacking creatures and after this phase, there is an additional combat phase.

Hellrider | {2}{R}{R} | Creature — Devil | 3/3
Haste
Whenever a creature you control attacks, this creature deals 1 damage to the player or planeswalker it's attacking.

Hellspark Elemental | {1}{R} | Creature — Elemental | 3/1
Trample, haste
At the beginning of the end step, sacrifice Hellspark Elemental.
Unearth {1}{R}

Helpful Hunter | {1}{W} | Creature — Cat | 1/1
When this creature enters, draw a card.

Hematite Golem | {4} | Artifact Creature — Golem | 1/4
{1}{R}: Hematite Golem gets +2/+0 until end of turn.

Hercules, Prince of Power | {2}{G} | Legendary Creature — Demigod Warrior Hero | 3/3
Power-up — {4}{G}: Put a +1/+1 counter on Hercules. He gains vigilance, indestructible, and haste until end of turn.

Hero of Bladehold | {2}{W}{W} | Creature — Human Knight | 3/4
Battle cry
Whenever this creature attacks, create two 1/1 white Soldier creature tokens that are tapped and attacking.

Hexproof Bear | {1}{G} | Creature — Bear | 2/2
Hexproof from black

Hidden Dragonslayer | {1}{W} | Creature — Human Warrior | 2/1
Lifelink
When Hidden Dragonslayer is turned face up, destroy target creature with power 4 or greater an opponent controls.
Megamorph {5}{W}{W}

Hidden Giant | {3}{W} | Creature — Giant | 4/4
Disguise {X}{W}
When this creature is turned face up, put X +1/+1 counters on it.

Hill Giant | {3}{R} | Creature — Giant | 3/3

Hipparion | {1}{W} | Creature — Horse | 1/3
Hipparion can't block creatures with power 3 or greater unless you pay {1}.

Hired Hexblade | {1}{B} | Creature — Elf Warlock | 2/2
When Hired Hexblade enters, if mana from a Treasure was spent to cast it, you draw a card and you lose 1 life.

Hoarding Ogre | {3}{R} | Creature — Ogre | 3/3
Whenever Hoarding Ogre attacks, roll a d20.
1—9 | Create a Treasure token.
10—19 | Create two Treasure tokens.
20 | Create three Treasure tokens.

Hofri Ghostforge | {3}{R}{W} | Legendary Creature — Dwarf Cleric | 4/5
Spirits you control get +1/+1 and have trample and haste.
Whenever another nontoken creature you control dies, exile it. If you do, create a token that's a copy of that creature, except it's a Spirit in addition to its other types and it has "When this token leaves the battlefield, return the exiled card to its owner's graveyard."

Hokori, Dust Drinker | {2}{W}{W} | Legendary Creature — Spirit | 2/2
Lands don't untap during their controllers' untap steps.
At the beginning of each player's upkeep, that player untaps a land they control.

Hollow One | {5} | Artifact Creature — Golem | 4/4
This spell costs {2} less to cast for each card you've cycled or discarded this turn.
Cycling {2}

Hooded Brawler | {2}{G} | Creature — Naga Warrior | 3/2
You may exert Hooded Brawler as it attacks. When you do, it gets +2/+2 until end of turn.

Hooded Hydra | {X}{G}{G} | Creature — Snake Hydra | 0/0
Hooded Hydra enters with X +1/+1 counters on it.
When Hooded Hydra dies, create a 1/1 green Snake creature token for each +1/+1 counter on it.
Morph {3}{G}{G}
As Hooded Hydra is turned face up, put five +1/+1 counters on it.

Hopeful Eidolon | {W} | Enchantment Creature — Spirit | 1/1
Bestow {3}{W}
Lifelink
Enchanted creature gets +1/+1 and has lifelink.

Hostage Taker | {2}{U}{B} | Creature — Human Pirate | 2/3
When this creature enters, exile another target creature or artifact until this creature leaves the battlefield. You may cast that card for as long as it remains exiled, and mana of any type can be spent to cast that spell.

Hungering Hydra | {X}{G} | Creature — Hydra | 0/0
Hungering Hydra enters with X +1/+1 counters on it.
Hungering Hydra can't be blocked by more than one creature.
Whenever Hungering Hydra is dealt damage, put that many +1/+1 counters on it. (It must survive the damage to get the counters.)

Hunted Nightmare | {1}{B}{B} | Creature — Nightmare | 4/5
Menace
When Hunted Nightmare enters, target opponent puts a deathtouch counter on a creature they control.

Hunted Wumpus | {3}{G} | Creature — Beast | 6/6
When Hunted Wumpus enters, each other player may put a creature card from their hand onto the battlefield.

Hunting Velociraptor | {2}{R} | Creature — Dinosaur | 3/2
First strike
Dinosaur spells you cast have prowl {2}{R}.

Hushbringer | {1}{W} | Creature — Faerie | 1/2
Flying, lifelink
Creatures entering or dying don't cause abilities to trigger.

Hydra Omnivore | {4}{G}{G} | Creature — Hydra | 8/8
Whenever Hydra Omnivore deals combat damage to an opponent, it deals that much damage to each other opponent.

Hydroid Krasis | {X}{G}{U} | Creature — Jellyfish Hydra Beast | 0/0
When you cast this spell, you gain half X life and draw half X cards. Round down each time.
Flying, trample
This creature enters with X +1/+1 counters on it.

Hypnotic Specter | {1}{B}{B} | Creature — Specter | 2/2
Flying
Whenever this creature deals damage to an opponent, that player discards a card at random.
"""
