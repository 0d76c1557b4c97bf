# ruff: noqa: E501 - texts stay as printed
"""Creatures, whatever else they are, B to D, typed as facts."""

CARDS = """
Badgermole | {4}{G} | Creature — Badger Mole | 4/4
When this creature enters, earthbend 2.
Creatures you control with +1/+1 counters on them have trample.

Balan, Wandering Knight | {2}{W}{W} | Legendary Creature — Cat Knight | 3/3
First strike
Balan has double strike as long as two or more Equipment are attached to it.
{1}{W}: Attach all Equipment you control to Balan.

Baleful Strix | {U}{B} | Artifact Creature — Bird | 1/1
Flying, deathtouch
When this creature enters, draw a card.

Ball Lightning | {R}{R}{R} | Creature — Elemental | 6/1
Trample
Haste
At the beginning of the end step, sacrifice Ball Lightning.

Ballot Broker | {2}{W} | Creature — Human Advisor | 2/3
While voting, you may vote an additional time.

Balustrade Spy | {3}{B} | Creature — Vampire Rogue | 2/3
Flying
When Balustrade Spy enters, target player reveals cards from the top of their library until they reveal a land card, then puts those cards into their graveyard.

Bane of Bala Ged | {7} | Creature — Eldrazi | 7/5
Whenever Bane of Bala Ged attacks, defending player exiles two permanents they control.

Bane of Progress | {4}{G}{G} | Creature — Elemental | 2/2
When Bane of Progress enters, destroy all artifacts and enchantments. Put a +1/+1 counter on Bane of Progress for each permanent destroyed this way.

Bane of the Living | {2}{B}{B} | Creature — Insect | 4/3
Morph {X}{B}{B}
When Bane of the Living is turned face up, all creatures get -X/-X until end of turn.

Baneslayer Angel | {3}{W}{W} | Creature — Angel | 5/5
Flying, first strike, lifelink, protection from Demons and from Dragons

Banewhip Punisher | {2}{B} | Creature — Human Warrior | 2/2
When Banewhip Punisher enters, you may put a -1/-1 counter on target creature.
{B}, Sacrifice Banewhip Punisher: Destroy target creature that has a -1/-1 counter on it.

Banisher Priest | {1}{W}{W} | Creature — Human Cleric | 2/2
When Banisher Priest enters, exile target creature an opponent controls until Banisher Priest leaves the battlefield.

Banshee of the Dread Choir | {3}{B}{B} | Creature — Spirit | 4/4
Myriad
Whenever Banshee of the Dread Choir deals combat damage to a player, that player discards a card.

Barbed Servitor | {3}{B} | Artifact Creature — Construct | 1/1
Indestructible
When this creature enters, suspect it.
Whenever this creature deals combat damage to a player, you draw a card and you lose 1 life.
Whenever this creature is dealt damage, target opponent loses that much life.

Bark-Knuckle Boxer | {1}{G} | Creature — Raccoon Berserker | 3/2
Whenever you expend 4, this creature gains indestructible until end of turn.

Basal Thrull | {B}{B} | Creature — Thrull | 1/2
{T}, Sacrifice Basal Thrull: Add {B}{B}.

Basilica Guards | {2}{W} | Creature — Human Soldier | 1/4
Defender
Extort

Basking Rootwalla | {G} | Creature — Lizard | 1/1
{1}{G}: Basking Rootwalla gets +2/+2 until end of turn. Activate only once each turn.
Madness {0}

Battle Angels of Tyr | {2}{W}{W} | Creature — Angel Knight | 4/4
Flying
Myriad
Whenever Battle Angels of Tyr deals combat damage to a player, draw a card if that player has more cards in hand than each other player. Then you create a Treasure token if that player controls more lands than each other player. Then you gain 3 life if that player has more life than each other player.

Battle Cry Goblin | {1}{R} | Creature — Goblin | 2/2
{1}{R}: Goblins you control get +1/+0 and gain haste until end of turn.
Pack tactics — Whenever Battle Cry Goblin attacks, if you attacked with creatures with total power 6 or greater this combat, create a 1/1 red Goblin creature token that's tapped and attacking.

Battle-Rattle Shaman | {3}{R} | Creature — Goblin Shaman | 2/2
At the beginning of combat on your turn, you may have target creature get +2/+0 until end of turn.

Battle-Scarred Goblin | {1}{R} | Creature — Goblin Warrior | 2/2
Whenever this creature becomes blocked, it deals 1 damage to each creature blocking it.

Battlefield Medic | {1}{W} | Creature — Human Cleric | 1/1
{T}: Prevent the next X damage that would be dealt to target creature this turn, where X is the number of Clerics on the battlefield.

Battlewise Hoplite | {W}{U} | Creature — Human Soldier | 2/2
Heroic — Whenever you cast a spell that targets Battlewise Hoplite, put a +1/+1 counter on Battlewise Hoplite, then scry 1.

Bazaar Trader | {1}{R} | Creature — Goblin | 1/1
{T}: Target player gains control of target artifact, creature, or land you control.

Beacon of Destiny | {1}{W} | Creature — Human Cleric | 1/3
{T}: The next time a source of your choice would deal damage to you this turn, that damage is dealt to Beacon of Destiny instead.

Bear Cub | {1}{G} | Creature — Bear | 2/2

Beastbond Outcaster | {2}{G} | Creature — Human Druid | 3/3
When this creature enters, if you control a creature with power 4 or greater, draw a card.
Plot {1}{G}

Bellowing Fiend | {4}{B} | Creature — Spirit | 3/3
Flying
Whenever Bellowing Fiend deals damage to a creature, Bellowing Fiend deals 3 damage to that creature's controller and 3 damage to you.

Benalish Commander | {3}{W} | Creature — Human Soldier | */*
Benalish Commander's power and toughness are each equal to the number of Soldiers you control.
Suspend X—{X}{W}{W}. X can't be 0.
Whenever a time counter is removed from this card while it's exiled, create a 1/1 white Soldier creature token.

Benalish Hero | {W} | Creature — Human Soldier | 1/1
Banding

Benalish Missionary | {W} | Creature — Human Cleric | 1/1
{1}{W}, {T}: Prevent all combat damage that would be dealt by target blocked creature this turn.

Benevolent River Spirit | {U}{U} | Creature — Spirit | 4/5
As an additional cost to cast this spell, waterbend {5}.
Flying, ward {2}
When this creature enters, scry 2.

Benevolent Unicorn | {1}{W} | Creature — Unicorn | 1/2
If a spell would deal damage to a permanent or player, it deals that much damage minus 1 to that permanent or player instead.

Bhaal, Lord of Murder | {2}{B}{R}{G} | Legendary Creature — God | 4/4
As long as your life total is less than or equal to half your starting life total, Bhaal has indestructible.
Whenever another nontoken creature you control dies, put a +1/+1 counter on target creature and goad it.

Birds of Paradise | {G} | Creature — Bird | 0/1
Flying
{T}: Add one mana of any color.

Black Knight | {B}{B} | Creature — Human Knight | 2/2
First strike
Protection from white

Bladetusk Boar | {3}{R} | Creature — Boar | 3/2
Intimidate

Blanchwood Prowler | {1}{G} | Creature — Elemental | 1/1
When Blanchwood Prowler enters, mill three cards. You may put a land card from among the cards milled this way into your hand. If you don't, put a +1/+1 counter on Blanchwood Prowler.

Blaring Captain | {3}{B} | Creature — Azra Warrior | 2/2
Partner with Blaring Recruiter
Whenever Blaring Captain attacks, attacking Warriors get +1/+1 until end of turn.

Blaring Recruiter | {3}{W} | Creature — Elf Warrior | 2/2
Partner with Blaring Captain
{2}{W}: Create a 1/1 white Warrior creature token.

Blastoderm | {2}{G}{G} | Creature — Beast | 5/5
Shroud
Fading 3

Blaze Commando | {3}{R}{W} | Creature — Minotaur Soldier | 5/3
Whenever an instant or sorcery spell you control deals damage, create two 1/1 red and white Soldier creature tokens with haste.

Blessed Herald | {W} | Creature — Human Soldier | 1/1
Ascend
When this creature enters, if you have the city's blessing, draw a card.

Blind Hunter | {2}{W}{B} | Creature — Bat | 2/2
Flying
Haunt
When Blind Hunter enters or the creature it haunts dies, target player loses 2 life and you gain 2 life.

prototype:
Blitz Automaton | {7} | Artifact Creature — Construct | 6/4
Prototype {2}{R} — 3/2
Haste

Blitz Hellion | {3}{R}{G} | Creature — Hellion | 7/7
Trample, haste
At the beginning of the end step, Blitz Hellion's owner shuffles it into their library.

Blood Artist | {1}{B} | Creature — Vampire | 0/1
Whenever this creature or another creature dies, target player loses 1 life and you gain 1 life.

Blood Tyrant | {4}{U}{B}{R} | Creature — Vampire | 5/5
Flying, trample
At the beginning of your upkeep, each player loses 1 life. Put a +1/+1 counter on Blood Tyrant for each 1 life lost this way.
Whenever a player loses the game, put five +1/+1 counters on Blood Tyrant.

Bloodbraid Elf | {2}{R}{G} | Creature — Elf Berserker | 3/2
Haste
Cascade

Bloodcrazed Hoplite | {1}{B} | Creature — Human Soldier | 2/1
Heroic — Whenever you cast a spell that targets Bloodcrazed Hoplite, put a +1/+1 counter on it.
Whenever a +1/+1 counter is put on Bloodcrazed Hoplite, remove a +1/+1 counter from target creature an opponent controls.

Bloodghast | {B}{B} | Creature — Vampire Spirit | 2/1
This creature can't block.
This creature has haste as long as an opponent has 10 or less life.
Landfall — Whenever a land you control enters, you may return this card from your graveyard to the battlefield.

Bloodletter of Aclazotz | {1}{B}{B}{B} | Creature — Vampire Demon | 2/4
Flying
If an opponent would lose life during your turn, they lose twice that much life instead.

Bloodline Necromancer | {4}{B} | Creature — Vampire Wizard | 3/2
Lifelink
When Bloodline Necromancer enters, you may return target Vampire or Wizard creature card from your graveyard to the battlefield.

Bloodscale Prowler | {2}{R} | Creature — Viashino Warrior | 3/1
Bloodthirst 1

Bloom Tender | {1}{G} | Creature — Elf Druid | 1/1
{T}: For each color among permanents you control, add one mana of that color.

Blue Dragon | {5}{U}{U} | Creature — Dragon | 5/5
Flying
Lightning Breath — When Blue Dragon enters, until your next turn, target creature an opponent controls gets -3/-0, up to one other target creature gets -2/-0, and up to one other target creature gets -1/-0.

Body Double | {4}{U} | Creature — Shapeshifter | 0/0
You may have Body Double enter as a copy of any creature card in a graveyard.

Bog Raiders | {2}{B} | Creature — Zombie | 2/2
Swampwalk

Bog Rats | {B} | Creature — Rat | 1/1
Bog Rats can't be blocked by Walls.

Bog Wraith | {3}{B} | Creature — Wraith | 3/3
Swampwalk

Bogbrew Witch | {3}{B} | Creature — Human Wizard | 1/3
{2}, {T}: Search your library for a card named Festering Newt or Bubbling Cauldron, put it onto the battlefield tapped, then shuffle.

Boggart Mob | {3}{B} | Creature — Goblin Warrior | 5/5
Champion a Goblin
Whenever a Goblin you control deals combat damage to a player, you may create a 1/1 black Goblin Rogue creature token.

Boggart Ram-Gang | {R/G}{R/G}{R/G} | Creature — Goblin Warrior | 3/3
Haste
Wither

Bomat Courier | {1} | Artifact Creature — Construct | 1/1
Haste
Whenever this creature attacks, exile the top card of your library face down.
{R}, Discard your hand, Sacrifice this creature: Put all cards exiled with this creature into their owners' hands.

Boon-Bringer Valkyrie | {3}{W}{W} | Creature — Angel Warrior | 4/4
Backup 1
Flying, first strike, lifelink

Boreal Druid | {G} | Snow Creature — Elf Druid | 1/1
{T}: Add {C}.

Boros Elite | {W} | Creature — Human Soldier | 1/1
Whenever Boros Elite and at least two other creatures attack, Boros Elite gets +2/+2 until end of turn.

Boros Reckoner | {R/W}{R/W}{R/W} | Creature — Minotaur Wizard | 3/3
Whenever Boros Reckoner is dealt damage, it deals that much damage to any target.
{R/W}: Boros Reckoner gains first strike until end of turn.

Boros Swiftblade | {R}{W} | Creature — Human Soldier | 1/2
Double strike

Bosh, Iron Golem | {8} | Legendary Artifact Creature — Golem | 6/7
Trample
{3}{R}, Sacrifice an artifact: Bosh deals damage equal to the sacrificed artifact's mana value to any target.

Brago's Representative | {2}{W} | Creature — Human Advisor | 1/4
While voting, you get an additional vote.

Bramble Elemental | {3}{G}{G} | Creature — Elemental | 4/4
Whenever an Aura becomes attached to Bramble Elemental, create two 1/1 green Saproling creature tokens.

Branchsnap Lorian | {1}{G}{G} | Creature — Beast | 4/1
Trample
Morph {G}

Breaker of Creation | {6}{C}{C} | Creature — Eldrazi | 8/4
When you cast this spell, you gain 1 life for each colorless permanent you control.
Hexproof from each color
Annihilator 2

Breezekeeper | {3}{U} | Creature — Djinn | 4/4
Flying
Phasing

Brimaz, Blight of Oreskos | {2}{W}{B} | Legendary Creature — Phyrexian Cat | 3/4
Whenever you cast a Phyrexian creature or artifact creature spell, incubate X, where X is that spell's mana value.
At the beginning of each end step, if a Phyrexian died under your control this turn, proliferate.

Brimaz, King of Oreskos | {1}{W}{W} | Legendary Creature — Cat Soldier | 3/4
Vigilance
Whenever Brimaz attacks, create a 1/1 white Cat Soldier creature token with vigilance that's attacking.
Whenever Brimaz blocks a creature, create a 1/1 white Cat Soldier creature token with vigilance that's blocking that creature.

Brimstone Vandal | {2}{R} | Creature — Devil | 2/3
Menace
If it's neither day nor night, it becomes day as this creature enters.
Whenever day becomes night or night becomes day, this creature deals 1 damage to each opponent.

Brion Stoutarm | {2}{R}{W} | Legendary Creature — Giant Warrior | 4/4
Lifelink
{R}, {T}, Sacrifice another creature: Brion Stoutarm deals damage equal to the sacrificed creature's power to target player or planeswalker.

Brisela, Voice of Nightmares | | Legendary Creature — Eldrazi Angel | 9/10
Flying, first strike, vigilance, lifelink
Your opponents can't cast spells with mana value 3 or less.

Brokkos, Apex of Forever | {2}{B}{G}{U} | Legendary Creature — Nightmare Beast Elemental | 6/6
Mutate {2}{U/B}{G}{G}
Trample
You may cast this card from your graveyard using its mutate ability.

Brontotherium | {4}{G}{G} | Creature — Beast | 5/3
Trample
Provoke

Brood Monitor | {4}{G}{G} | Creature — Eldrazi Drone | 3/3
Devoid (This card has no color.)
When Brood Monitor enters, create three 1/1 colorless Eldrazi Scion creature tokens. They have "Sacrifice this creature: Add {C}."

Brothers Yamazaki | {2}{R} | Legendary Creature — Human Samurai | 2/1
Bushido 1 (Whenever this creature blocks or becomes blocked, it gets +1/+1 until end of turn.)
If there are exactly two permanents named Brothers Yamazaki on the battlefield, the "legend rule" doesn't apply to them.
Each other creature named Brothers Yamazaki gets +2/+2 and has haste.

Bruna, the Fading Light | {5}{W}{W} | Legendary Creature — Angel Horror | 5/7
When you cast this spell, you may return target Angel or Human creature card from your graveyard to the battlefield.
Flying, vigilance

Bruse Tarl, Roving Rancher | {2}{R}{W} | Legendary Creature — Human Warrior | 4/3
Oxen you control have double strike.
Whenever Bruse Tarl enters or attacks, exile the top card of your library. If it's a land card, create a 2/2 white Ox creature token. Otherwise, you may cast it until the end of your next turn.

Bruvac the Grandiloquent | {2}{U} | Legendary Creature — Human Advisor | 1/4
If an opponent would mill one or more cards, they mill twice that many cards instead.

Bull-Rush Bruiser | {3}{R} | Creature — Minotaur Warrior | 4/3
Whenever Bull-Rush Bruiser attacks, if your team controls another Warrior, Bull-Rush Bruiser gains first strike until end of turn.

Bureau Headmaster | {2}{W} | Creature — Human Soldier | 2/2
Equip abilities you activate cost {1} less to activate.

Burning-Tree Emissary | {R/G}{R/G} | Creature — Human Shaman | 2/2
When this creature enters, add {R}{G}.

Burning-Tree Shaman | {1}{R}{G} | Creature — Centaur Shaman | 3/4
Whenever a player activates an ability that isn't a mana ability, Burning-Tree Shaman deals 1 damage to that player.

Burrenton Bombardier | {2}{W} | Creature — Kithkin Soldier | 2/2
Flying
Reinforce 2—{2}{W}

Buzzard-Wasp Colony | {3}{B} | Creature — Bird Insect | 2/2
Flying
When this creature enters, you may sacrifice an artifact or creature. If you do, draw a card.
Whenever another creature you control dies, if it had counters on it, put its counters on this creature.

Bygone Colossus | {9} | Artifact Creature — Robot Giant | 9/9
Warp {3}

Calamity Bearer | {2}{R}{R} | Creature — Giant Berserker | 3/4
If a Giant source you control would deal damage to a permanent or player, it deals double that damage to that permanent or player instead.

Calculating Lich | {4}{B}{B} | Creature — Zombie Wizard | 5/5
Menace
Whenever a creature attacks one of your opponents, that player loses 1 life.

Caller of the Claw | {2}{G} | Creature — Elf | 2/2
Flash
When Caller of the Claw enters, create a 2/2 green Bear creature token for each nontoken creature put into your graveyard from the battlefield this turn.

Caller of the Hunt | {2}{G} | Creature — Human | */*
As an additional cost to cast this spell, choose a creature type.
Caller of the Hunt's power and toughness are each equal to the number of creatures of the chosen type on the battlefield.

Callous Oppressor | {1}{U}{U} | Creature — Cephalid | 1/2
You may choose not to untap Callous Oppressor during your untap step.
As Callous Oppressor enters, an opponent chooses a creature type.
{T}: Gain control of target creature that isn't of the chosen type for as long as Callous Oppressor remains tapped.

Calming Licid | {2}{W} | Creature — Licid | 2/2
{W}, {T}: Calming Licid loses this ability and becomes an Aura enchantment with enchant creature. Attach it to target creature. You may pay {W} to end this effect.
Enchanted creature can't attack.

Caprichrome | {3}{W} | Artifact Creature — Goat | 2/2
Flash
Vigilance
Devour artifact 1

Captain Mar-Vell, Space-Born | {4}{W} | Legendary Creature — Kree Soldier Hero | 4/4
Flying, vigilance
As long as an opponent has cast a spell this turn, you may cast spells as though they had flash.

Carnage Tyrant | {4}{G}{G} | Creature — Dinosaur | 7/6
This spell can't be countered.
Trample, hexproof

Carrion Feeder | {B} | Creature — Zombie | 1/1
This creature can't block.
Sacrifice a creature: Put a +1/+1 counter on this creature.

Carth the Lion | {2}{B}{G} | Legendary Creature — Human Warrior | 3/5
Whenever Carth enters or a planeswalker you control dies, look at the top seven cards of your library. You may reveal a planeswalker card from among them and put it into your hand. Put the rest on the bottom of your library in a random order.
Planeswalkers' loyalty abilities you activate cost an additional [+1] to activate.

Centaur Courser | {2}{G} | Creature — Centaur Warrior | 3/3
Village Messenger | {R} | Creature — Human Werewolf | 1/1
Haste
At the beginning of each upkeep, if no spells were cast last turn, transform Village Messenger.

Cerulean Drake | {1}{U} | Creature — Drake | 1/1
Flying
Protection from red
Sacrifice Cerulean Drake: Counter target spell that targets you.

Chameleon Colossus | {2}{G}{G} | Creature — Shapeshifter | 4/4
Changeling
Protection from black
{2}{G}{G}: Chameleon Colossus gets +X/+X until end of turn, where X is its power.

Champion of the Clachan | {3}{W} | Creature — Kithkin Knight | 4/5
Flash
As an additional cost to cast this spell, behold a Kithkin and exile it.
Other Kithkin you control get +1/+1.
When this creature leaves the battlefield, return the exiled card to its owner's hand.

Champion of the Flame | {1}{R} | Creature — Human Warrior | 1/1
Trample
This creature gets +2/+2 for each Aura and Equipment attached to it.

Champion of the Perished | {B} | Creature — Zombie | 1/1
Whenever another Zombie enters under your control, put a +1/+1 counter on Champion of the Perished.

Chandra's Incinerator | {5}{R} | Creature — Elemental | 6/6
This spell costs {X} less to cast, where X is the total amount of noncombat damage dealt to your opponents this turn.
Trample
Whenever a source you control deals noncombat damage to an opponent, this creature deals that much damage to target creature or planeswalker that player controls.

Char-Rumbler | {2}{R}{R} | Creature — Elemental | -1/3
Double strike
{R}: Char-Rumbler gets +1/+0 until end of turn.

Charmed Clothier | {4}{W} | Creature — Faerie Advisor | 3/3
Flying
When this creature enters, create a Royal Role token attached to another target creature you control.

Charming Prince | {1}{W} | Creature — Human Noble | 2/2
When this creature enters, choose one —
• Scry 2.
• You gain 3 life.
• Exile another target creature you own. Return it to the battlefield under your control at the beginning of the next end step.

Charred Graverobber | {2}{B} | Creature — Skeleton Mercenary | 3/1
When Charred Graverobber enters, return target outlaw card from your graveyard to your hand.
Escape—{3}{B}{B}, Exile four other cards from your graveyard.
Charred Graverobber escapes with a +1/+1 counter on it.

Chatterfang, Squirrel General | {2}{G} | Legendary Creature — Squirrel Warrior | 3/3
Forestwalk
If one or more tokens would be created under your control, those tokens plus that many 1/1 green Squirrel creature tokens are created instead.

Chittering Host | | Creature — Eldrazi Horror | 5/6
Haste
Menace
When Chittering Host enters, other creatures you control get +1/+0 and gain menace until end of turn.

Chrome Host Seedshark | {2}{U} | Creature — Phyrexian Shark | 2/4
Flying
Whenever you cast a noncreature spell, incubate X, where X is that spell's mana value.

Circle of the Moon Druid | {2}{G} | Creature — Human Elf Druid | 2/4
Bear Form — As long as it's your turn, Circle of the Moon Druid is a Bear with base power and toughness 4/2.

Clergy of the Holy Nimbus | {W} | Creature — Human Cleric | 1/1
If Clergy of the Holy Nimbus would be destroyed, regenerate it.
{1}: Clergy of the Holy Nimbus can't be regenerated this turn. Only your opponents may activate this ability.

Cloaked Cadet | {4}{G} | Creature — Human Ranger | 2/4
Training
Whenever one or more +1/+1 counters are put on one or more Humans you control, draw a card. This ability triggers only once each turn.

Clockwork Beast | {6} | Artifact Creature — Beast | 0/4
This creature enters with seven +1/+0 counters on it.
At end of combat, if this creature attacked or blocked this combat, remove a +1/+0 counter from it.
{X}, {T}: Put up to X +1/+0 counters on this creature. This ability can't cause the total number of +1/+0 counters on this creature to be greater than seven. Activate only during your upkeep.

Clone | {3}{U} | Creature — Shapeshifter | 0/0
You may have this creature enter as a copy of any creature on the battlefield.

Clone Shell | {5} | Artifact Creature — Shapeshifter | 2/2
Imprint — When Clone Shell enters, look at the top four cards of your library, exile one face down, then put the rest on the bottom of your library in any order.
When Clone Shell dies, turn the exiled card face up. If it's a creature card, put it onto the battlefield under your control.

Cloud Pirates | {U} | Creature — Human Pirate | 1/1
Flying
Cloud Pirates can block only creatures with flying.

Cloudspire Captain | {2}{W} | Creature — Human Pilot | 2/3
Mounts and Vehicles you control get +1/+1.
This creature saddles Mounts and crews Vehicles as though its power were 2 greater.

Coalition Skyknight | {3}{W} | Creature — Human Knight | 2/2
Flying
Enlist

Coastal Wizard | {2}{U}{U} | Creature — Human Wizard | 1/1
{T}: Return Coastal Wizard and another target creature to their owners' hands. Activate only during your turn, before attackers are declared.

Coffin Queen | {2}{B} | Creature — Zombie Wizard | 1/1
You may choose not to untap Coffin Queen during your untap step.
{2}{B}, {T}: Put target creature card from a graveyard onto the battlefield under your control. When Coffin Queen becomes untapped or you lose control of Coffin Queen, exile that creature.

Coiled Golem | {2} | Artifact Creature — Equipment Golem | 1/1
{1}: Put a +1/+1 counter on this creature.
Equipped creature gets +1/+1.
Reconfigure {1}

Colossal Dreadmaw | {4}{G}{G} | Creature — Dinosaur | 6/6
Trample (This creature can deal excess combat damage to the player or planeswalker it's attacking.)

Combat Celebrant | {2}{R} | Creature — Human Warrior | 4/1
If Combat Celebrant hasn't been exerted this turn, you may exert it as it attacks. When you do, untap all other creatures you control and after this phase, there is an additional combat phase.

prototype:
Combat Thresher | {7} | Artifact Creature — Construct | 3/3
Prototype {2}{W} — 1/1
Double strike
When Combat Thresher enters, draw a card.

Conclave Sledge-Captain | {5}{G} | Creature — Elephant Soldier | 4/4
Backup 1
Backup 1
Backup 1
Trample
Whenever this creature deals combat damage to a player, put that many +1/+1 counters on it.

Conduit of Ruin | {6} | Creature — Eldrazi | 5/5
When you cast this spell, you may search your library for a colorless creature card with mana value 7 or greater, reveal it, then shuffle and put that card on top.
The first creature spell you cast each turn costs {2} less to cast.

Conspicuous Snoop | {R}{R} | Creature — Goblin Rogue | 2/2
Play with the top card of your library revealed.
You may cast Goblin spells from the top of your library.
As long as the top card of your library is a Goblin card, this creature has all activated abilities of that card.

Consul's Lieutenant | {W}{W} | Creature — Human Soldier | 2/1
First strike
Renown 1
Whenever Consul's Lieutenant attacks, if it's renowned, other attacking creatures you control get +1/+1 until end of turn.

Containment Priest | {1}{W} | Creature — Human Cleric | 2/2
Flash
If a nontoken creature would enter the battlefield and it wasn't cast, exile it instead.

Corpsejack Menace | {2}{B}{G} | Creature — Fungus | 4/4
If one or more +1/+1 counters would be put on a creature you control, twice that many +1/+1 counters are put on it instead.

Corrupted Shapeshifter | {3}{U} | Creature — Eldrazi Shapeshifter | 0/0
Devoid
As Corrupted Shapeshifter enters, it becomes your choice of a 3/3 creature with flying, a 2/5 creature with vigilance, or a 0/12 creature with defender.

Cosi's Trickster | {U} | Creature — Merfolk Wizard | 1/1
Whenever an opponent shuffles their library, you may put a +1/+1 counter on Cosi's Trickster.

Courser of Kruphix | {1}{G}{G} | Enchantment Creature — Centaur | 2/4
Play with the top card of your library revealed.
You may play lands from the top of your library.
Landfall — Whenever a land you control enters, you gain 1 life.

Covetous Dragon | {4}{R} | Creature — Dragon | 6/5
Flying
When you control no artifacts, sacrifice Covetous Dragon.

Crabomination | {4}{B}{B} | Creature — Crab Demon | 5/5
Emerge from artifact {5}{B}{B}

Craw Giant | {3}{G}{G}{G}{G} | Creature — Giant | 6/4
Trample
Rampage 2

Craw Wurm | {4}{G}{G} | Creature — Wurm | 6/4

Crazed Firecat | {5}{R}{R} | Creature — Elemental Cat | 4/4
When Crazed Firecat enters, flip a coin until you lose a flip. Put a +1/+1 counter on Crazed Firecat for each flip you won.

Crested Sunmare | {3}{W}{W} | Creature — Horse | 5/5
Other Horses you control have indestructible.
At the beginning of each end step, if you gained life this turn, create a 5/5 white Horse creature token.

Crimestopper Sprite | {2}{U} | Creature — Faerie Detective | 2/2
As an additional cost to cast this spell, you may collect evidence 6.
Flying
When this creature enters, tap target creature. If evidence was collected, put a stun counter on it.

Crimson Kobolds | [R] | Creature — Kobold | 0/1

Crustacean Commando | {1}{U} | Creature — Crab Mutant Soldier | 0/3
When this creature enters, create a Mutagen token.

Crypt Rats | {2}{B} | Creature — Rat | 1/1
{X}: Crypt Rats deals X damage to each creature and each player. Spend only black mana on X.

Crystalline Crawler | {4} | Artifact Creature — Construct | 1/1
Converge — Crystalline Crawler enters with a +1/+1 counter on it for each color of mana spent to cast it.
Remove a +1/+1 counter from Crystalline Crawler: Add one mana of any color.
{T}: Put a +1/+1 counter on Crystalline Crawler.

Cuboid Colony | {G}{U} | Creature — Insect | 1/1
Flash
Flying, trample
Increment

Cubwarden | {3}{W} | Creature — Cat | 3/5
Mutate {2}{W}{W}
Lifelink
Whenever this creature mutates, create two 1/1 white Cat creature tokens with lifelink.

Cuombajj Witches | {B}{B} | Creature — Human Wizard | 1/3
{T}: This creature deals 1 damage to any target and 1 damage to any target of an opponent's choice.

Curator of Sun's Creation | {3}{R} | Creature — Human Artificer | 3/3
Whenever you discover, discover again for the same value. This ability triggers only once each turn.

Curious Forager | {2}{G} | Creature — Squirrel Druid | 3/2
When this creature enters, you may forage. When you do, return target permanent card from your graveyard to your hand.

Cursed Courtier | {2}{W} | Creature — Human Noble | 3/3
Lifelink
When Cursed Courtier enters, create a Cursed Role token attached to it.

Custodi Lich | {3}{B}{B} | Creature — Zombie Cleric | 4/2
When this creature enters, you become the monarch.
Whenever you become the monarch, target player sacrifices a creature of their choice.

Custodi Soulbinders | {3}{W} | Creature — Human Cleric | 0/0
Custodi Soulbinders enters with X +1/+1 counters on it, where X is the number of other creatures on the battlefield.
{2}{W}, Remove a +1/+1 counter from Custodi Soulbinders: Create a 1/1 white Spirit creature token with flying.

Daghatar the Adamant | {3}{W} | Legendary Creature — Human Warrior | 0/0
Vigilance
Daghatar enters with four +1/+1 counters on it.
{1}{B/G}{B/G}: Move a +1/+1 counter from target creature onto a second target creature.

Dalek Drone | {3}{B}{B} | Artifact Creature — Dalek | 3/3
Flying, menace
Exterminate! — When Dalek Drone enters, destroy target creature an opponent controls. That player loses 3 life.

Dalkovan Packbeasts | {2}{W} | Creature — Ox | 0/4
Vigilance
Mobilize 3

Danitha, New Benalia's Light | {1}{G}{W} | Legendary Creature — Human Knight | 2/2
Vigilance, trample, lifelink
Once during each of your turns, you may cast an Aura or Equipment spell from your graveyard.

Daring Thief | {2}{U} | Creature — Human Rogue | 2/3
Inspired — Whenever Daring Thief becomes untapped, you may exchange control of target nonland permanent you control and target permanent an opponent controls that shares a card type with it.

Darksteel Colossus | {11} | Artifact Creature — Golem | 11/11
Trample, indestructible
If Darksteel Colossus would be put into a graveyard from anywhere, reveal Darksteel Colossus and shuffle it into its owner's library instead.

Daryl, Hunter of Walkers | {2}{R}{G} | Legendary Creature — Human Archer | 4/4
At the beginning of your upkeep, target opponent creates three Walker tokens.
{T}: Daryl deals 2 damage to target creature.
Whenever a Zombie an opponent controls dies, draw a card.

Daunting Defender | {4}{W} | Creature — Human Cleric | 3/3
If a source would deal damage to a Cleric creature you control, prevent 1 of that damage.

Dauthi Slayer | {B}{B} | Creature — Dauthi Soldier | 2/2
Shadow
Dauthi Slayer attacks each combat if able.

Dauthi Voidwalker | {B}{B} | Creature — Dauthi Rogue | 3/2
Shadow
If a card would be put into an opponent's graveyard from anywhere, instead exile it with a void counter on it.
{T}, Sacrifice this creature: Choose an exiled card an opponent owns with a void counter on it. You may play it this turn without paying its mana cost.

Deadbridge Goliath | {2}{G}{G} | Creature — Insect | 5/5
Scavenge {4}{G}{G}

Deadly Recluse | {1}{G} | Creature — Spider | 1/2
Reach
Deathtouch

Death Baron | {1}{B}{B} | Creature — Zombie Wizard | 2/2
Skeletons you control and other Zombies you control get +1/+1 and have deathtouch.

Death's Shadow | {B} | Creature — Avatar | 13/13
This creature gets -X/-X, where X is your life total.

Deathrite Shaman | {B/G} | Creature — Elf Shaman | 1/2
{T}: Exile target land card from a graveyard. Add one mana of any color.
{B}, {T}: Exile target instant or sorcery card from a graveyard. Each opponent loses 2 life.
{G}, {T}: Exile target creature card from a graveyard. You gain 2 life.

Deathtouch Gempalm | {B} | Creature — Goblin | 2/2
Deathtouch
{1}, Discard this card: It deals 2 damage to target creature.

Decorated Champion | {1}{G} | Creature — Elf Warrior | 2/2
Whenever another Warrior enters under your team's control, put a +1/+1 counter on Decorated Champion.

Deep Goblin Skulltaker | {2}{B} | Creature — Goblin Warrior | 2/2
Menace
At the beginning of your end step, if you descended this turn, put a +1/+1 counter on this creature.

Deep-Cavern Bat | {1}{B} | Creature — Bat | 1/1
Flying, lifelink
When this creature enters, look at target opponent's hand. You may exile a nonland card from it until this creature leaves the battlefield.

Deep-Sea Kraken | {7}{U}{U}{U} | Creature — Kraken | 6/6
Deep-Sea Kraken can't be blocked.
Suspend 9—{2}{U}
Whenever an opponent casts a spell, if Deep-Sea Kraken is suspended, remove a time counter from it.

Deep-Sea Serpent | {4}{U}{U} | Creature — Serpent | 5/5
Deep-Sea Serpent can't attack unless defending player controls an Island.

Deep-Slumber Titan | {2}{R}{R} | Creature — Giant | 7/7
This creature enters tapped.
This creature doesn't untap during your untap step.
Whenever this creature is dealt damage, untap it.

Defiler of Faith | {3}{W}{W} | Creature — Phyrexian Human | 5/5
Vigilance
As an additional cost to cast white permanent spells, you may pay 2 life. Those spells cost {W} less to cast if you paid life this way. This effect reduces only the amount of white mana you pay.
Whenever you cast a white permanent spell, create a 1/1 white Soldier creature token.

Defiler of Instinct | {2}{R}{R} | Creature — Phyrexian Kavu | 4/4
First strike
As an additional cost to cast red permanent spells, you may pay 2 life. Those spells cost {R} less to cast if you paid life this way. This effect reduces only the amount of red mana you pay.
Whenever you cast a red permanent spell, Defiler of Instinct deals 1 damage to any target.

Delighted Halfling | {G} | Creature — Halfling Citizen | 1/2
{T}: Add {C}.
{T}: Add one mana of any color. Spend this mana only to cast a legendary spell, and that spell can't be countered.

Delver of Books | {U} | Creature — Human Wizard | 1/1
At the beginning of your upkeep, look at the top card of your library. You may reveal that card. If an instant or sorcery card is revealed this way, put a +1/+1 counter on this creature.

Demon of Fate's Design | {4}{B}{B} | Enchantment Creature — Demon | 6/6
Flying, trample
Once during each of your turns, you may cast an enchantment spell by paying life equal to its mana value rather than paying its mana cost.
{2}{B}, Sacrifice another enchantment: Demon of Fate's Design gets +X/+0 until end of turn, where X is the sacrificed enchantment's mana value.

Denry Klin, Editor in Chief | {2}{W}{U} | Legendary Creature — Cat Advisor | 2/2
Denry Klin enters with your choice of a +1/+1, first strike, or vigilance counter on it.
Whenever a nontoken creature you control enters, if Denry Klin has counters on it, put the same number of each kind of counter on that creature.

Deputy of Detention | {1}{W}{U} | Creature — Vedalken Wizard | 1/3
When Deputy of Detention enters, exile target nonland permanent an opponent controls and all other nonland permanents that player controls with the same name as that permanent until Deputy of Detention leaves the battlefield.

Derevi, Empyrial Tactician | {G}{W}{U} | Legendary Creature — Bird Wizard | 2/3
Flying
When Derevi enters and whenever a creature you control deals combat damage to a player, you may tap or untap target permanent.
{1}{G}{W}{U}: Put Derevi onto the battlefield from the command zone.

Destiny Spinner | {1}{G} | Enchantment Creature — Human | 2/3
Creature and enchantment spells you control can't be countered.
{3}{G}: Target land you control becomes an X/X Elemental creature with trample and haste until end of turn, where X is the number of enchantments you control. It's still a land.

Devoted Druid | {1}{G} | Creature — Elf Druid | 0/2
{T}: Add {G}.
Put a -1/-1 counter on Devoted Druid: Untap Devoted Druid.

Diamond Lion | {2} | Artifact Creature — Cat | 2/2
{T}, Discard your hand, Sacrifice Diamond Lion: Add three mana of any one color. Activate only as an instant.

Diffusion Sliver | {1}{U} | Creature — Sliver | 1/1
Whenever a Sliver creature you control becomes the target of a spell or ability an opponent controls, counter that spell or ability unless its controller pays {2}.

Diligent Foreteller | {1}{B} | Creature — Demon Cleric | 0/3
Whenever you foretell a card, Diligent Foreteller gets +2/+0 until end of turn.

Dimir Informant | {2}{U} | Creature — Human Rogue | 1/4
When Dimir Informant enters, surveil 2.

Dinosaur Egg Sac | {2}{G} | Creature — Egg | */*
Dinosaur Egg Sac's power and toughness are each equal to the number of unheard riddles in its shell.

Diregraf Horde | {4}{B} | Creature — Zombie | 3/4
When Diregraf Horde enters, create two 2/2 black Zombie creature tokens with decayed. When you do, exile up to two target cards from graveyards.

Disa the Restless | {2}{B}{R}{G} | Legendary Creature — Human Scout | 5/6
Whenever a Lhurgoyf permanent card is put into your graveyard from anywhere other than the battlefield, put it onto the battlefield.
Whenever one or more creatures you control deal combat damage to a player, create a Tarmogoyf token.

Djinn of Infinite Deceits | {4}{U}{U} | Creature — Djinn | 2/7
Flying
{T}: Exchange control of two target nonlegendary creatures. You can't activate this ability during combat.

Doc Aurlock, Grizzled Genius | {G}{U} | Legendary Creature — Bear Druid | 2/3
Spells you cast from your graveyard or from exile cost {2} less to cast.
Plotting cards from your hand costs {2} less.

Dockworker Drone | {1}{W} | Artifact Creature — Robot | 1/1
This creature enters with a +1/+1 counter on it.
When this creature dies, put its counters on target creature you control.

Dodecapod | {4} | Artifact Creature — Golem | 3/3
If a spell or ability an opponent controls causes you to discard Dodecapod, put it onto the battlefield with two +1/+1 counters on it instead of putting it into your graveyard.

Dominating Licid | {1}{U}{U} | Creature — Licid | 1/1
{1}{U}{U}, {T}: Dominating Licid loses this ability and becomes an Aura enchantment with enchant creature. Attach it to target creature. You may pay {U} to end this effect.
You control enchanted creature.

Don & Leo, Problem Solvers | {3}{W}{U} | Legendary Creature — Mutant Ninja Turtle | 4/4
Vigilance
At the beginning of your end step, exile up to one target artifact you control and up to one target creature you control. Then return them to the battlefield under their owners' control.

Doomed Dissenter | {1}{B} | Creature — Human | 1/1
When Doomed Dissenter dies, create a 2/2 black Zombie creature token.

Doran, the Siege Tower | {W}{B}{G} | Legendary Creature — Treefolk Shaman | 0/5
Each creature assigns combat damage equal to its toughness rather than its power.

Dragon Whelp | {2}{R}{R} | Creature — Dragon | 2/3
Flying
{R}: This creature gets +1/+0 until end of turn. If this ability has been activated four or more times this turn, sacrifice this creature at the beginning of the next end step.

Drakuseth, Maw of Flames | {4}{R}{R}{R} | Legendary Creature — Dragon | 7/7
Flying
Whenever Drakuseth attacks, it deals 4 damage to any target and 3 damage to each of up to two other targets.

Drannith Magistrate | {1}{W} | Creature — Human Wizard | 1/3
Your opponents can't cast spells from anywhere other than their hands.

Dread Wight | {3}{B}{B} | Creature — Zombie | 3/4
At end of combat, put a paralyzation counter on each creature blocking or blocked by Dread Wight and tap those creatures. Each of those creatures doesn't untap during its controller's untap step for as long as it has a paralyzation counter on it. Each of those creatures gains "{4}: Remove a paralyzation counter from this creature."

Dreadhorde Arcanist | {1}{R} | Creature — Zombie Wizard | 1/3
Trample
Whenever this creature attacks, you may cast target instant or sorcery card with mana value less than or equal to this creature's power from your graveyard without paying its mana cost. If that spell would be put into your graveyard, exile it instead.

Dream Prowler | {2}{U}{U} | Creature — Illusion | 1/5
Dream Prowler can't be blocked as long as it's attacking alone.

Dreamtail Heron | {4}{U} | Creature — Elemental Bird | 3/4
Mutate {3}{U}
Flying
Whenever this creature mutates, draw a card.

Dromar, the Banisher | {3}{W}{U}{B} | Legendary Creature — Dragon | 6/6
Flying
Whenever Dromar deals combat damage to a player, you may pay {2}{U}. If you do, choose a color, then return all creatures of that color to their owners' hands.

Drudge Skeletons | {1}{B} | Creature — Skeleton | 1/1
{B}: Regenerate this creature.

Dryad Arbor | | Land Creature — Forest Dryad | 1/1

Dryad of the Ilysian Grove | {2}{G} | Enchantment Creature — Nymph Dryad | 2/4
You may play an additional land on each of your turns.
Lands you control are every basic land type in addition to their other types.

Dryad Sophisticate | {1}{G} | Creature — Dryad | 2/1
Nonbasic landwalk

Dual Sneak | {3}{G} | Creature — Human Rogue | 3/3
Morph {G/W}

Dungeon Geists | {2}{U}{U} | Creature — Spirit | 3/3
Flying
When Dungeon Geists enters, tap target creature an opponent controls. That creature doesn't untap during its controller's untap step for as long as you control Dungeon Geists.

Duskmantle Guildmage | {U}{B} | Creature — Human Wizard | 2/2
{1}{U}{B}: Whenever a card is put into an opponent's graveyard from anywhere this turn, that player loses 1 life.
{2}{U}{B}: Target player mills two cards.

Duskmantle Seer | {2}{U}{B} | Creature — Vampire Wizard | 4/4
Flying
At the beginning of your upkeep, each player reveals the top card of their library, loses life equal to that card's mana value, then puts it into their hand.

Dusyut Earthcarver | {5}{G} | Creature — Elephant Druid | 4/4
Reach
When this creature enters, it endures 3.

Dwarven Vigilantes | {2}{R} | Creature — Dwarf | 2/2
Whenever Dwarven Vigilantes attacks and isn't blocked, you may have it deal damage equal to its power to target creature. If you do, Dwarven Vigilantes assigns no combat damage this turn.
"""
