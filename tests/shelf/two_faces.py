# ruff: noqa: E501 - texts stay as printed
"""Cards of two faces or halves, of every type, typed as facts."""

CARDS = """
transform:
Afflicted Deserter | {3}{R} | Creature — Human Werewolf | 3/2
At the beginning of each upkeep, if no spells were cast last turn, transform Afflicted Deserter.
---
Werewolf Ransacker | [R] | Creature — Werewolf | 5/4
Whenever this creature transforms into Werewolf Ransacker, you may destroy target artifact. If that artifact is put into a graveyard this way, Werewolf Ransacker deals 3 damage to that artifact's controller.
At the beginning of each upkeep, if a player cast two or more spells last turn, transform Werewolf Ransacker.

flip:
Akki Lavarunner | {3}{R} | Creature — Goblin Warrior | 1/1
Haste
Whenever Akki Lavarunner deals damage to an opponent, flip it.
---
Tok-Tok, Volcano Born | | Legendary Creature — Goblin Shaman | 2/2
Protection from red

transform:
Arlinn Kord | {2}{R}{G} | Legendary Planeswalker — Arlinn | 3
+1: Until end of turn, up to one target creature gets +2/+2 and gains vigilance and haste.
0: Create a 2/2 green Wolf creature token. Transform Arlinn Kord.
---
Arlinn, Embraced by the Moon | [RG] | Legendary Planeswalker — Arlinn |
+1: Creatures you control get +1/+1 and gain trample until end of turn.
−1: Arlinn, Embraced by the Moon deals 3 damage to any target. Transform Arlinn, Embraced by the Moon.
−6: You get an emblem with "Creatures you control have haste and '{T}: This creature deals damage equal to its power to any target.'"

split:
Assault | {R} | Sorcery |
Assault deals 2 damage to any target.
---
Battery | {3}{G} | Sorcery |
Create a 3/3 green Elephant creature token.

transform:
Baithook Angler | {1}{U} | Creature — Human Peasant | 2/1
Disturb {1}{U}
---
Hook-Haunt Drifter | [U] | Creature — Spirit | 1/2
Flying
If Hook-Haunt Drifter would be put into a graveyard from anywhere, exile it instead.

modal_dfc:
Bala Ged Recovery | {2}{G} | Sorcery |
Return target card from your graveyard to your hand.
---
Bala Ged Sanctuary | | Land |
Bala Ged Sanctuary enters tapped.
{T}: Add {G}.

modal_dfc:
Birgi, God of Storytelling | {2}{R} | Legendary Creature — God | 3/3
Menace
---
Harnfel, Horn of Bounty | {4}{R} | Legendary Artifact |
Discard a card: Draw two cards.

adventure:
Bonecrusher Giant | {2}{R} | Creature — Giant | 4/3
Whenever Bonecrusher Giant becomes the target of a spell, Bonecrusher Giant deals 2 damage to that spell's controller.
---
Stomp | {1}{R} | Instant — Adventure |
Damage can't be prevented this turn. Stomp deals 2 damage to any target.

split:
Central Elevator | {3}{U} | Enchantment — Room |
When you unlock this door, search your library for a Room card that doesn't have the same name as a Room you control, reveal it, put it into your hand, then shuffle.
---
Promising Stairs | {2}{U} | Enchantment — Room |
At the beginning of your upkeep, surveil 1. You win the game if there are eight or more different names among unlocked doors of Rooms you control.

transform:
Civilized Scholar | {2}{U} | Creature — Human Advisor | 0/1
{T}: Draw a card, then discard a card. If a creature card is discarded this way, untap Civilized Scholar, then transform it.
---
Homicidal Brute | [R] | Creature — Human Mutant | 5/1
At the beginning of your end step, if Homicidal Brute didn't attack this turn, tap Homicidal Brute, then transform it.

transform:
Delver of Secrets | {U} | Creature — Human Wizard | 1/1
{U}: Transform Delver of Secrets.
---
Insectile Aberration | | Creature — Human Insect | 3/2
Flying
{U}: Transform Insectile Aberration.

omen:
Dirgur Island Dragon | {5}{U} | Creature — Dragon | 4/4
Flying
---
Skimming Strike | {1}{U} | Instant — Omen |
Tap up to one target creature. Draw a card.

split:
Dusk | {2}{W}{W} | Sorcery |
Destroy all creatures with power 3 or greater.
---
Dawn | {3}{W}{W} | Sorcery |
Aftermath
Return all creature cards with power 2 or less from your graveyard to your hand.

prepare:
Emeritus of Conflict | {1}{R} | Creature — Human Wizard | 2/2
This creature enters prepared.
---
Emeritus's Bolt | {R} | Instant |
Emeritus's Bolt deals 3 damage to any target.

prepare:
Encouraging Aviator | {2}{W} | Creature — Bird Wizard | 2/3
Flying
Whenever this creature attacks, it becomes prepared.
---
Jump | {U} | Instant |
Target creature gains flying until end of turn.

split:
Fire | {1}{R} | Instant |
Fire deals 2 damage divided as you choose among one or two targets.
---
Ice | {1}{U} | Instant |
Tap target permanent.
Draw a card.

adventure:
Giant Killer | {W} | Creature — Human Peasant | 1/2
{1}{W}, {T}: Tap target creature.
---
Chop Down | {2}{W} | Instant — Adventure |
Destroy target creature with power 4 or greater.

modal_dfc:
Glasspool Mimic | {2}{U} | Creature — Shapeshifter Rogue | 0/0
You may have Glasspool Mimic enter as a copy of a creature you control, except it's a Shapeshifter Rogue in addition to its other types.
---
Glasspool Shore | | Land |
Glasspool Shore enters tapped.
{T}: Add {U}.

split:
Grand Entryway | {1}{W} | Enchantment — Room |
When you unlock this door, create a 1/1 white Glimmer enchantment creature token.
---
Elegant Rotunda | {2}{W} | Enchantment — Room |
When you unlock this door, put a +1/+1 counter on each of up to two target creatures.

transform:
Grub, Storied Matriarch | {2}{B} | Legendary Creature — Goblin Warlock | 2/1
Menace
Whenever this creature enters or transforms into Grub, Storied Matriarch, return up to one target Goblin card from your graveyard to your hand.
At the beginning of your first main phase, you may pay {R}. If you do, transform Grub.
---
Grub, Notorious Auntie | | Legendary Creature — Goblin Warrior | 2/1
Menace
Whenever Grub attacks, you may blight 1. If you do, create a tapped and attacking token that's a copy of the blighted creature, except it has "At the beginning of the end step, sacrifice this token."
At the beginning of your first main phase, you may pay {B}. If you do, transform Grub.

modal_dfc:
Halvar, God of Battle | {2}{W}{W} | Legendary Creature — God | 4/4
Creatures you control that are enchanted or equipped have double strike.
At the beginning of each combat, you may attach target Aura or Equipment attached to a creature you control to target creature you control.
---
Sword of the Realms | {1}{W} | Legendary Artifact — Equipment |
Equipped creature gets +2/+0 and has vigilance.
Whenever equipped creature dies, return it to its owner's hand.
Equip {1}{W}

transform:
Harvesttide Infiltrator | {2}{R} | Creature — Human Werewolf | 3/2
Trample
Daybound
---
Harvesttide Assailant | | Creature — Werewolf | 4/4
Trample
Nightbound

transform:
Huntmaster of the Fells | {2}{R}{G} | Creature — Human Werewolf | 2/2
Whenever this creature enters or transforms into Huntmaster of the Fells, create a 2/2 green Wolf creature token and you gain 2 life.
At the beginning of each upkeep, if no spells were cast last turn, transform Huntmaster of the Fells.
---
Ravager of the Fells | [RG] | Creature — Werewolf | 4/4
Trample
Whenever this creature transforms into Ravager of the Fells, it deals 2 damage to target opponent or planeswalker and 2 damage to up to one target creature that player or that planeswalker's controller controls.
At the beginning of each upkeep, if a player cast two or more spells last turn, transform Ravager of the Fells.

transform:
Instigator Gang | {3}{R} | Creature — Human Werewolf | 2/3
Attacking creatures you control get +1/+0.
At the beginning of each upkeep, if no spells were cast last turn, transform Instigator Gang.
---
Wildblood Pack | [R] | Creature — Werewolf | 5/5
Trample
Attacking creatures you control get +3/+0.
At the beginning of each upkeep, if a player cast two or more spells last turn, transform Wildblood Pack.

transform:
Invasion of Amonkhet | {1}{U}{B} | Battle — Siege | 4
When this Siege enters, each player mills three cards, then each opponent discards a card and you draw a card.
---
Lazotep Convert | [UB] | Creature — Zombie | 4/4
You may have this creature enter as a copy of any creature card in a graveyard, except it's a 4/4 black Zombie in addition to its other colors and types.

transform:
Invasion of Kaladesh | {U}{R} | Battle — Siege | 4
When Invasion of Kaladesh enters, create a 1/1 colorless Thopter artifact creature token with flying.
---
Aetherwing, Golden-Scale Flagship | [UR] | Legendary Artifact — Vehicle | */4
Flying
Aetherwing, Golden-Scale Flagship's power is equal to the number of artifacts you control.
Crew 1

transform:
Invasion of Tarkir | {1}{R} | Battle — Siege | 5
When Invasion of Tarkir enters, reveal any number of Dragon cards from your hand. When you do, Invasion of Tarkir deals X plus 2 damage to any other target, where X is the number of cards revealed this way.
---
Defiant Thundermaw | [R] | Creature — Dragon | 4/4
Flying, trample
Whenever a Dragon you control attacks, it deals 2 damage to any target.

transform:
Invasion of Valor's Reach | {2}{R}{W} | Battle — Siege | 5
When Invasion of Valor's Reach enters, up to two target creatures each get +2/+0 and gain vigilance and haste until end of turn.
---
Valor's Reach Victory | | Sorcery |
Create two 3/2 red and white Warrior creature tokens.

transform:
Jade Seedstones | {3}{G} | Artifact |
When this artifact enters, distribute three +1/+1 counters among one, two, or three target creatures you control.
Craft with creature {5}{G}{G}
---
Jadeheart Attendant | | Artifact Creature — Golem | 7/7
When this creature enters, you gain life equal to the mana value of the exiled card used to craft it.

flip:
Jushi Apprentice | {1}{U} | Creature — Human Wizard | 1/2
{2}{U}, {T}: Draw a card. If you have nine or more cards in hand, flip Jushi Apprentice.
---
Tomoya the Revealer | | Legendary Creature — Human Wizard | 2/3
{3}{U}{U}, {T}: Target player draws X cards, where X is the number of cards in your hand.

modal_dfc:
Kazandu Mammoth | {1}{G}{G} | Creature — Elephant | 3/3
Landfall — Whenever a land you control enters, Kazandu Mammoth gets +2/+2 until end of turn.
---
Kazandu Valley | | Land |
Kazandu Valley enters tapped.
{T}: Add {G}.

adventure:
Kellan, the Fae-Blooded | {2}{R} | Legendary Creature — Human Faerie | 2/2
Double strike
Other creatures you control get +1/+0 for each Aura and Equipment attached to Kellan.
---
Birthright Boon | {1}{W} | Sorcery — Adventure |
Search your library for an Aura or Equipment card, reveal it, put it into your hand, then shuffle.

transform:
Kindly Stranger | {2}{B} | Creature — Human | 2/3
Delirium — {2}{B}: Transform Kindly Stranger. Activate only if there are four or more card types among cards in your graveyard.
---
Demon-Possessed Witch | [B] | Creature — Human Shaman | 4/3
When this creature transforms into Demon-Possessed Witch, you may destroy target creature.

transform:
Kruin Outlaw | {1}{R}{R} | Creature — Human Rogue Werewolf | 2/2
First strike
At the beginning of each upkeep, if no spells were cast last turn, transform Kruin Outlaw.
---
Terror of Kruin Pass | [R] | Creature — Werewolf | 3/3
Double strike
Werewolves you control have menace.
At the beginning of each upkeep, if a player cast two or more spells last turn, transform Terror of Kruin Pass.

adventure:
Murderous Rider | {1}{B}{B} | Creature — Zombie Knight | 2/3
Lifelink
When Murderous Rider dies, put it on the bottom of its owner's library.
---
Swift End | {1}{B}{B} | Instant — Adventure |
Destroy target creature or planeswalker. You lose 2 life.

flip:
Nezumi Shortfang | {1}{B} | Creature — Rat Rogue | 1/1
{1}{B}, {T}: Target opponent discards a card. Then if that player has no cards in hand, flip Nezumi Shortfang.
---
Stabwhisker the Odious | | Legendary Creature — Rat Shaman | 3/3
At the beginning of each opponent's upkeep, that player loses 1 life for each card fewer than three in their hand.

transform:
Ojer Pakpatiq, Deepest Epoch | {2}{U}{U} | Legendary Creature — God | 4/3
Flying
Whenever you cast an instant spell from your hand, it gains rebound.
When Ojer Pakpatiq dies, return it to the battlefield tapped and transformed under its owner's control with three time counters on it.
---
Temple of Cyclical Time | | Land |
{T}: Add {U}. Remove a time counter from this land.
{2}{U}, {T}: Transform this land. Activate only if it has no time counters on it and only as a sorcery.

transform:
Optimus Prime, Hero | {3}{U}{R}{W} | Legendary Artifact Creature — Robot | 4/8
More Than Meets the Eye {2}{U}{R}{W}
At the beginning of each end step, bolster 1.
When Optimus Prime dies, return it to the battlefield converted under its owner's control.
---
Optimus Prime, Autobot Leader | | Legendary Artifact — Vehicle | 6/8
Living metal
Trample
Whenever you attack, bolster 2. The chosen creature gains trample until end of turn. When that creature deals combat damage to a player this turn, convert Optimus Prime.

flip:
Orochi Eggwatcher | {2}{G} | Creature — Snake Shaman | 1/1
{2}{G}, {T}: Create a 1/1 green Snake creature token. If you control ten or more creatures, flip Orochi Eggwatcher.
---
Shidako, Broodmistress | | Legendary Creature — Snake Shaman | 3/3
{G}, Sacrifice a creature: Target creature gets +3/+3 until end of turn.

transform:
Profane Procession | {1}{W}{B} | Legendary Enchantment |
{3}{W}{B}: Exile target creature. Then if there are three or more cards exiled with Profane Procession, transform it.
---
Tomb of the Dusk Rose | | Legendary Land |
{T}: Add one mana of any color.
{2}{W}{B}, {T}: Put a creature card exiled with Tomb of the Dusk Rose onto the battlefield under your control.

adventure:
Sagu Wildling | {4}{G} | Creature — Dragon | 3/3
Flying
When this creature enters, you gain 3 life.
---
Roost Seek | {G} | Sorcery — Omen |
Search your library for a basic land card, reveal it, put it into your hand, then shuffle.

transform:
Saheeli's Lattice | {1}{R} | Artifact |
When this artifact enters, you may discard a card. If you do, draw two cards.
Craft with one or more Dinosaurs {4}{R}
---
Mastercraft Raptor | | Artifact Creature — Dinosaur | */4
Mastercraft Raptor's power is equal to the total power of the exiled cards used to craft it.

transform:
Shaping Moon | {1}{U} | Enchantment |
{0}: Transform Shaping Moon.
---
Shrinking Moon | | Enchantment |
All creatures have base power and toughness 1/1.

transform:
Spellbound Scholar | {1}{U} | Creature — Human Wizard | 1/3
{1}: Transform Spellbound Scholar.
---
Scholar's Insight | [U] | Sorcery |
You gain 3 life.

transform:
Tithing Blade | {1}{B} | Artifact |
When this artifact enters, each opponent sacrifices a creature of their choice.
Craft with creature {4}{B}
---
Consuming Sepulcher | | Artifact |
At the beginning of your upkeep, each opponent loses 1 life and you gain 1 life.

split:
Unholy Annex | {2}{B} | Enchantment — Room |
At the beginning of your end step, draw a card.
---
Ritual Chamber | {3}{B}{B} | Enchantment — Room |
When you unlock this door, create a 6/6 black Demon creature token with flying.

modal_dfc:
Valki, God of Lies | {1}{B} | Legendary Creature — God | 2/1
When Valki enters, each opponent reveals their hand. For each opponent, exile a creature card they revealed this way until Valki leaves the battlefield.
{X}: Choose a creature card exiled with Valki with mana value X. Valki becomes a copy of that card.
---
Tibalt, Cosmic Impostor | {5}{B}{R} | Legendary Planeswalker — Tibalt | 5
As Tibalt enters, you get an emblem with "You may play cards exiled with Tibalt, Cosmic Impostor, and you may spend mana as though it were mana of any color to cast those spells."
+2: Exile the top card of each player's library.
−3: Exile target artifact or creature.
−8: Exile all graveyards. Add {R}{R}{R}.

transform:
Village Ironsmith | {1}{R} | Creature — Human Werewolf | 1/1
First strike
{R}: Transform Village Ironsmith.
---
Ironfang | | Creature — Werewolf | 3/1
First strike

transform:
Village Messenger | {R} | Creature — Human Werewolf | 1/1
Haste
At the beginning of each upkeep, if no spells were cast last turn, transform Village Messenger.
---
Moonrise Intruder | | Creature — Werewolf | 2/2
Menace
At the beginning of each upkeep, if a player cast two or more spells last turn, transform Moonrise Intruder.

split:
Wear | {1}{R} | Instant |
Destroy target artifact.
Fuse
---
Tear | {W} | Instant |
Destroy target enchantment.
Fuse
"""
