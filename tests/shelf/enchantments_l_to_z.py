# ruff: noqa: E501 - texts stay as printed
"""Enchantments that are no creatures, artifacts or lands, L to Z, typed as facts."""

CARDS = """
Land's Edge | {1}{R}{R} | World Enchantment |
Discard a card: If the discarded card was a land card, Land's Edge deals 2 damage to target player or planeswalker. Any player may activate this ability.

class:
Leader's Calling | {W} | Enchantment — Class |
Permanents you control with counters on them have hexproof.
{2}{W}: Level 2
Whenever a creature you control leaves the battlefield, if it had a counter on it, you gain 2 life.

Lethal Vapors | {2}{B}{B} | Enchantment |
Whenever a creature enters, destroy it.
{0}: Destroy Lethal Vapors. You skip your next turn. Any player may activate this ability.

Levelling Field | {1}{W} | Enchantment |
All creatures have base power and toughness 2/2.

Leyline of Combustion | {2}{R}{R} | Enchantment |
If Leyline of Combustion is in your opening hand, you may begin the game with it on the battlefield.
Whenever you and/or at least one permanent you control becomes the target of a spell or ability an opponent controls, Leyline of Combustion deals 2 damage to that player.

Leyline of Punishment | {2}{R}{R} | Enchantment |
If Leyline of Punishment is in your opening hand, you may begin the game with it on the battlefield.
Players can't gain life.
Damage can't be prevented.

Leyline of Sanctity | {2}{W}{W} | Enchantment |
If this card is in your opening hand, you may begin the game with it on the battlefield.
You have hexproof.

Leyline of the Void | {2}{B}{B} | Enchantment |
If this card is in your opening hand, you may begin the game with it on the battlefield.
If a card would be put into an opponent's graveyard from anywhere, exile it instead.

Lich | {B}{B}{B}{B} | Enchantment |
As this enchantment enters, you lose life equal to your life total.
You don't lose the game for having 0 or less life.
If you would gain life, draw that many cards instead.
Whenever you're dealt damage, sacrifice that many nontoken permanents. If you can't, you lose the game.
When this enchantment is put into a graveyard from the battlefield, you lose the game.

Lich's Bargain | {1}{B}{B} | Enchantment |
If you would gain life, draw that many cards instead.

Life and Limb | {3}{G} | Enchantment |
All Forests and all Saprolings are 1/1 green Saproling creatures and Forest lands in addition to their other types.

Lignified | {1}{G} | Kindred Enchantment — Treefolk Aura |
Enchant creature
Enchanted creature is a Treefolk with base power and toughness 0/4 and loses all abilities.

Liliana's Caress | {1}{B} | Enchantment |
Whenever an opponent discards a card, that player loses 2 life.

Liliana's Contract | {3}{B}{B} | Enchantment |
When Liliana's Contract enters, you draw four cards and you lose 4 life.
At the beginning of your upkeep, if you control four or more Demons with different names, you win the game.

Living Lands | {3}{G} | Enchantment |
All Forests are 1/1 creatures that are still lands.

Living Workshop | {2} | Enchantment |
Artifacts are 2/2 creatures in addition to their other types.

Lost in the Woods | {3}{G}{G} | Enchantment |
Whenever a creature attacks you or a planeswalker you control, reveal the top card of your library. If it's a Forest card, remove that creature from combat. Then put the revealed card on the bottom of your library.

Lost in Thought | {1}{U} | Enchantment — Aura |
Enchant creature
Enchanted creature can't attack or block, and its activated abilities can't be activated. Its controller may exile three cards from their graveyard for that player to ignore this effect until end of turn.

Lumithread Field | {1}{W} | Enchantment |
Creatures you control get +0/+1.
Morph {1}{W}

Lure | {1}{G}{G} | Enchantment — Aura |
Enchant creature
All creatures able to block enchanted creature do so.

Lurrus's Leave | {1}{W} | Enchantment |
Once during each of your turns, you may cast a permanent spell with mana value 2 or less from your graveyard.

Maelstrom Nexus | {W}{U}{B}{R}{G} | Enchantment |
The first spell you cast each turn has cascade.

Mana Chains | {U} | Enchantment — Aura |
Enchant creature
Enchanted creature has "Cumulative upkeep {1}."

Mana Echoes | {2}{R}{R} | Enchantment |
Whenever a creature enters, you may add an amount of {C} equal to the number of creatures you control that share a creature type with it.

Mana Flare | {2}{R} | Enchantment |
Whenever a player taps a land for mana, that player adds one mana of any type that land produced.

Mana Reflection | {4}{G}{G} | Enchantment |
If you tap a permanent for mana, it produces twice as much of that mana instead.

Manabarbs | {3}{R} | Enchantment |
Whenever a player taps a land for mana, this enchantment deals 1 damage to that player.

March of the Machines | {3}{U} | Enchantment |
Each noncreature artifact is an artifact creature with power and toughness each equal to its mana value.

Marshal's Anthem | {2}{W}{W} | Enchantment |
Multikicker {1}{W}
Creatures you control get +1/+1.
When Marshal's Anthem enters, return up to X target creature cards from your graveyard to the battlefield, where X is the number of times Marshal's Anthem was kicked.

Martial Impetus | {2}{W} | Enchantment — Aura |
Enchant creature
Enchanted creature gets +1/+1 and is goaded.
Whenever enchanted creature attacks, each other creature that's attacking one of your opponents gets +1/+1 until end of turn.

Measured Fervor | {R} | Enchantment — Aura |
Enchant creature
Enchanted creature has "{0}: This creature gets +1/+1 until end of turn. Activate only once each turn."

Mechanized Warfare | {1}{R}{R} | Enchantment |
If a red or artifact source you control would deal damage to an opponent or a permanent an opponent controls, it deals that much damage plus 1 instead.

Mind Control | {3}{U}{U} | Enchantment — Aura |
Enchant creature
You control enchanted creature.

Moat | {2}{W}{W} | Enchantment |
Creatures without flying can't attack.

Monk Class | {W}{U} | Enchantment — Class |
The second spell you cast each turn costs {1} less to cast.
{W}{U}: Level 2
When this Class becomes level 2, return up to one target nonland permanent to its owner's hand.
{1}{W}{U}: Level 3
At the beginning of your upkeep, exile the top card of your library. For as long as it remains exiled, it has "You may cast this card from exile as long as you've cast another spell this turn."

Multani's Presence | {G} | Enchantment |
Whenever a spell you've cast is countered, draw a card.

Muraganda Petroglyphs | {3}{G} | Enchantment |
Creatures with no abilities get +2/+2.

Murderous Betrayal | {B}{B}{B} | Enchantment |
{B}{B}, Pay half your life, rounded up: Destroy target nonblack creature. It can't be regenerated.

Near-Death Experience | {2}{W}{W}{W} | Enchantment |
At the beginning of your upkeep, if you have exactly 1 life, you win the game.

Necromancy | {2}{B} | Enchantment |
You may cast this spell as though it had flash. If you cast it any time a sorcery couldn't have been cast, the controller of the permanent it becomes sacrifices it at the beginning of the next cleanup step.
When this enchantment enters, if it's on the battlefield, it becomes an Aura with "enchant creature put onto the battlefield with Necromancy." Put target creature card from a graveyard onto the battlefield under your control and attach this enchantment to it. When this enchantment leaves the battlefield, that creature's controller sacrifices it.

Necropotence | {B}{B}{B} | Enchantment |
Skip your draw step.
Whenever you discard a card, exile that card from your graveyard.
Pay 1 life: Exile the top card of your library face down. Put that card into your hand at the beginning of your next end step.

Nefarious Lich | {B}{B}{B}{B} | Enchantment |
If damage would be dealt to you, exile that many cards from your graveyard instead. If you can't, you lose the game.
If you would gain life, draw that many cards instead.
When Nefarious Lich leaves the battlefield, you lose the game.

Nine Lives | {1}{W}{W} | Enchantment |
Hexproof
If a source would deal damage to you, prevent that damage and put an incarnation counter on this enchantment.
When there are nine or more incarnation counters on this enchantment, exile it.
When this enchantment leaves the battlefield, you lose the game.

Nissa's Zendikon | {3}{G} | Enchantment — Aura |
Enchant land
Enchanted land is a 4/4 Elemental creature with reach and haste. It's still a land.
When enchanted land dies, return that card to its owner's hand.

Oath of Druids | {1}{G} | Enchantment |
At the beginning of each player's upkeep, that player chooses target player who controls more creatures than they do and is their opponent. The first player may reveal cards from the top of their library until they reveal a creature card. If the first player does, that player puts that card onto the battlefield and all other cards revealed this way into their graveyard.

Oath of Jace | {2}{U} | Legendary Enchantment |
When Oath of Jace enters, draw three cards, then discard two cards.
At the beginning of your upkeep, scry X, where X is the number of planeswalkers you control.

Oath of Mages | {1}{R} | Enchantment |
At the beginning of each player's upkeep, that player chooses target player who has more life than they do and is their opponent. The first player may have Oath of Mages deal 1 damage to the second player.

Oblivion Ring | {2}{W} | Enchantment |
When this enchantment enters, exile another target nonland permanent.
When this enchantment leaves the battlefield, return the exiled card to the battlefield under its owner's control.

Omniscience | {7}{U}{U}{U} | Enchantment |
You may cast spells from your hand without paying their mana costs.

Oubliette | {1}{B}{B} | Enchantment |
When this enchantment enters, target creature phases out until this enchantment leaves the battlefield. Tap that creature as it phases in this way.

Oversold Cemetery | {1}{B} | Enchantment |
At the beginning of your upkeep, if you have four or more creature cards in your graveyard, you may return target creature card from your graveyard to your hand.

Pain for All | {2}{R} | Enchantment — Aura |
Enchant creature you control
When this Aura enters, enchanted creature deals damage equal to its power to any other target.
Whenever enchanted creature is dealt damage, it deals that much damage to each opponent.

Paradox Haze | {2}{U} | Enchantment — Aura |
Enchant player
At the beginning of enchanted player's first upkeep each turn, that player gets an additional upkeep step after this step.

Parallel Lives | {3}{G} | Enchantment |
If an effect would create one or more tokens under your control, it creates twice that many of those tokens instead.

Paralyze | {B} | Enchantment — Aura |
Enchant creature
When this Aura enters, tap enchanted creature.
Enchanted creature doesn't untap during its controller's untap step.
At the beginning of the upkeep of enchanted creature's controller, that player may pay {4}. If the player does, untap the creature.

Pariah | {2}{W} | Enchantment — Aura |
Enchant creature
All damage that would be dealt to you is dealt to enchanted creature instead.

Paroxysm | {1}{R} | Enchantment — Aura |
Enchant creature
At the beginning of the upkeep of enchanted creature's controller, that player reveals the top card of their library. If that card is a land card, destroy that creature. Otherwise, it gets +3/+3 until end of turn.

Pendrell Flux | {1}{U} | Enchantment — Aura |
Enchant creature
Enchanted creature has "At the beginning of your upkeep, sacrifice this creature unless you pay its mana cost."

Pestilence | {2}{B}{B} | Enchantment |
At the beginning of the end step, if no creatures are on the battlefield, sacrifice this enchantment.
{B}: This enchantment deals 1 damage to each creature and each player.

Phyrexian Arena | {1}{B}{B} | Enchantment |
At the beginning of your upkeep, you draw a card and you lose 1 life.

Phyrexian Unlife | {2}{W} | Enchantment |
You don't lose the game for having 0 or less life.
As long as you have 0 or less life, all damage is dealt to you as though its source had infect.

Planar Void | {B} | Enchantment |
Whenever another card is put into a graveyard from anywhere, exile that card.

Polluted Bonds | {3}{B}{B} | Enchantment |
Whenever a land enters under an opponent's control, that player loses 2 life and you gain 2 life.

Possibility Storm | {3}{R}{R} | Enchantment |
Whenever a player casts a spell from their hand, that player exiles it, then exiles cards from the top of their library until they exile a card that shares a card type with it. That player may cast that card without paying its mana cost. Then they put all cards exiled with Possibility Storm on the bottom of their library in a random order.

Power Artifact | {U}{U} | Enchantment — Aura |
Enchant artifact
Enchanted artifact's activated abilities cost {2} less to activate. This effect can't reduce the mana in that cost to less than one mana.

Presence of Gond | {2}{G} | Enchantment — Aura |
Enchant creature
Enchanted creature has "{T}: Create a 1/1 green Elf Warrior creature token."

Primitive Etchings | {2}{G}{G} | Enchantment |
Reveal the first card you draw each turn. Whenever you reveal a creature card this way, draw a card.

Prismatic Vista Hall | {W} | Enchantment |
Each land is a Swamp in addition to its other land types.

Propaganda | {2}{U} | Enchantment |
Creatures can't attack you unless their controller pays {2} for each creature they control that's attacking you.

Psychic Vortex | {2}{U}{U} | Enchantment |
Cumulative upkeep—Draw a card.
At the beginning of your end step, sacrifice a land and discard your hand.

Pyromancer's Swath | {2}{R} | Enchantment |
If an instant or sorcery source you control would deal damage to a permanent or player, it deals that much damage plus 2 to that permanent or player instead.
At the beginning of each end step, discard your hand.

Quest for the Gravelord | {B} | Enchantment |
Whenever a creature dies, you may put a quest counter on Quest for the Gravelord.
Remove three quest counters from Quest for the Gravelord and sacrifice it: Create a 5/5 black Zombie Giant creature token.

Raffine's Guidance | {W} | Enchantment — Aura |
Enchant creature
Enchanted creature gets +1/+1.
You may cast Raffine's Guidance from your graveyard by paying {2}{W} rather than paying its mana cost.

Rakish Crew | {2}{B} | Enchantment |
When this enchantment enters, create a 1/1 red Mercenary creature token with "{T}: Target creature you control gets +1/+0 until end of turn. Activate only as a sorcery."
Whenever an outlaw you control dies, each opponent loses 1 life and you gain 1 life.

Rancor | {G} | Enchantment — Aura |
Enchant creature
Enchanted creature gets +2/+0 and has trample.
When this Aura is put into a graveyard from the battlefield, return it to its owner's hand.

Reconnaissance | {W} | Enchantment |
{0}: Remove target attacking creature you control from combat and untap it.

Reins of the Vinesteed | {3}{G} | Enchantment — Aura |
Enchant creature
Enchanted creature gets +2/+2.
When enchanted creature dies, you may return Reins of the Vinesteed from your graveyard to the battlefield attached to a creature that shares a creature type with that creature.

Rest in Peace | {1}{W} | Enchantment |
When Rest in Peace enters, exile all graveyards.
If a card or token would be put into a graveyard from anywhere, exile it instead.

Revoke Privileges | {2}{W} | Enchantment — Aura |
Enchant creature
Enchanted creature can't attack, block, or crew Vehicles.

Rhystic Circle | {2}{W}{W} | Enchantment |
{1}: Any player may pay {1}. If no one does, the next time a source of your choice would deal damage to you this turn, prevent that damage.

Rhystic Study | {2}{U} | Enchantment |
Whenever an opponent casts a spell, you may draw a card unless that player pays {1}.

Rhythm of the Wild | {1}{R}{G} | Enchantment |
Creature spells you control can't be countered.
Nontoken creatures you control have riot.

Rite of Passage | {2}{G} | Enchantment |
Whenever a creature you control is dealt damage, put a +1/+1 counter on it.

Rites of Flourishing | {2}{G} | Enchantment |
At the beginning of each player's draw step, that player draws an additional card.
Each player may play an additional land on each of their turns.

Robot Domination | {3}{B} | Enchantment — Plan |
Whenever one or more creature cards are put into your graveyard from anywhere, you draw a card, lose 1 life, and put a plan counter on this enchantment.
When the third plan counter is put on this enchantment, sacrifice it and create three 2/2 colorless Robot Villain artifact creature tokens.

Rogue Class | {U}{B} | Enchantment — Class |
Whenever a creature you control deals combat damage to a player, exile the top card of that player's library face down. You may look at it for as long as it remains exiled.
{1}{U}{B}: Level 2
Creatures you control have menace.
{2}{U}{B}: Level 3
You may play cards exiled with Rogue Class, and you may spend mana as though it were mana of any color to cast those spells.

class:
Rogue's Order | {B} | Enchantment — Class |
Creatures you control have menace.
{1}{B}: Level 2
Creatures you control get +1/+1.
{2}{B}: Level 3
Creatures you control have flying.

Roiling Vortex | {1}{R} | Enchantment |
At the beginning of each player's upkeep, Roiling Vortex deals 1 damage to them.
Whenever a player casts a spell, if no mana was spent to cast that spell, Roiling Vortex deals 5 damage to that player.
{R}: Your opponents can't gain life this turn.

Rolling Stones | {1}{W} | Enchantment |
Wall creatures can attack as though they didn't have defender.

Rooftop Storm | {5}{U} | Enchantment |
You may pay {0} rather than pay the mana cost for Zombie creature spells you cast.

Root Maze | {G} | Enchantment |
Artifacts and lands enter tapped.

Rule of Law | {2}{W} | Enchantment |
Each player can't cast more than one spell each turn.

Rune of Flight | {1}{U} | Enchantment — Aura Rune |
Enchant permanent
When Rune of Flight enters, draw a card.
As long as enchanted permanent is a creature, it has flying.
As long as enchanted permanent is an Equipment, it has "Equipped creature has flying."

Runed Halo | {W}{W} | Enchantment |
As this enchantment enters, choose a card name.
You have protection from the chosen card name.

Sanguine Bond | {3}{B}{B} | Enchantment |
Whenever you gain life, target opponent loses that much life.

Saproling Burst | {4}{G} | Enchantment |
Fading 7
Remove a fade counter from Saproling Burst: Create a green Saproling creature token. It has "This token's power and toughness are each equal to the number of fade counters on Saproling Burst."

Seal of Cleansing | {1}{W} | Enchantment |
Sacrifice Seal of Cleansing: Destroy target artifact or enchantment.

Second Wind | {1}{W} | Enchantment |
At the beginning of your second main phase, you gain 1 life.

Secret Plans | {G}{U} | Enchantment |
Face-down creatures you control get +0/+1.
Whenever a permanent you control is turned face up, draw a card.

Serra's Blessing | {1}{W} | Enchantment |
Creatures you control have vigilance.

Shared Animosity | {2}{R} | Enchantment |
Whenever a creature you control attacks, it gets +1/+0 until end of turn for each other attacking creature that shares a creature type with it.

Shrinking Field | {1}{W} | Enchantment |
All creatures have base power and toughness 1/1.

Sigarda's Splendor | {2}{W}{W} | Enchantment |
As Sigarda's Splendor enters, note your life total.
At the beginning of your upkeep, draw a card if your life total is greater than or equal to the last noted life total for Sigarda's Splendor. Then note your life total.
Whenever you cast a white spell, you gain 1 life.

Simic Ascendancy | {G}{U} | Enchantment |
{1}{G}{U}: Put a +1/+1 counter on target creature you control.
Whenever one or more +1/+1 counters are put on a creature you control, put that many growth counters on Simic Ascendancy.
At the beginning of your upkeep, if Simic Ascendancy has twenty or more growth counters on it, you win the game.

Skeletal Swarming | {3}{B}{G} | Enchantment |
Each Skeleton you control has trample, attacks each combat if able, and gets +X/+0, where X is the number of other Skeletons you control.
At the beginning of your end step, create a tapped 1/1 black Skeleton creature token. If a creature died this turn, create two of those tokens instead.

Slow Motion | {2}{U} | Enchantment — Aura |
Enchant creature
At the beginning of the upkeep of enchanted creature's controller, that player sacrifices that creature unless they pay {2}.
When Slow Motion is put into a graveyard from the battlefield, return Slow Motion to its owner's hand.

Smoke Shroud | {1}{U} | Enchantment — Aura |
Enchant creature
Enchanted creature gets +1/+1 and has flying.
When a Ninja enters under your control, you may return Smoke Shroud from your graveyard to the battlefield attached to that creature.

Smothering Tithe | {3}{W} | Enchantment |
Whenever an opponent draws a card, that player may pay {2}. If the player doesn't, you create a Treasure token.

Sneak Attack | {3}{R} | Enchantment |
{R}: You may put a creature card from your hand onto the battlefield. That creature gains haste. Sacrifice the creature at the beginning of the next end step.

Solemnity | {2}{W} | Enchantment |
Players can't get counters.
Counters can't be put on artifacts, creatures, enchantments, or lands.

Song of the Dryads | {2}{G} | Enchantment — Aura |
Enchant permanent
Enchanted permanent is a colorless Forest land.

Song of the Forest | {2}{G} | Enchantment — Aura |
Enchant permanent
Enchanted permanent is a Forest land.

Spectra Ward | {3}{W}{W} | Enchantment — Aura |
Enchant creature
Enchanted creature gets +2/+2 and has protection from all colors. This effect doesn't remove Auras.

Spelunking | {2}{G} | Enchantment |
When this enchantment enters, draw a card, then you may put a land card from your hand onto the battlefield. If you put a Cave onto the battlefield this way, you gain 4 life.
Lands you control enter untapped.

Sphere of Law | {3}{W} | Enchantment |
If a red source would deal damage to you, prevent 2 of that damage.

Sphere of Safety | {4}{W} | Enchantment |
Creatures can't attack you or planeswalkers you control unless their controller pays {X} for each of those creatures, where X is the number of enchantments you control.

Squirrel Nest | {1}{G}{G} | Enchantment — Aura |
Enchant land
Enchanted land has "{T}: Create a 1/1 green Squirrel creature token."

Stab Wound | {2}{B} | Enchantment — Aura |
Enchant creature
Enchanted creature gets -2/-2.
At the beginning of the upkeep of enchanted creature's controller, that player loses 2 life.

Stasis | {1}{U} | Enchantment |
Players skip their untap steps.
At the beginning of your upkeep, sacrifice this enchantment unless you pay {U}.

Story Circle | {1}{W}{W} | Enchantment |
As Story Circle enters, choose a color.
{W}: The next time a source of your choice of the chosen color would deal damage to you this turn, prevent that damage.

Stranglehold | {3}{R} | Enchantment |
Your opponents can't search libraries.
If an opponent would begin an extra turn, that player skips that turn instead.

Sulfuric Vortex | {1}{R}{R} | Enchantment |
At the beginning of each player's upkeep, Sulfuric Vortex deals 2 damage to that player.
If a player would gain life, that player gains no life instead.

Suppression Field | {1}{W} | Enchantment |
Activated abilities cost {2} more to activate unless they're mana abilities.

Survival of the Fittest | {1}{G} | Enchantment |
{G}, Discard a creature card: Search your library for a creature card, reveal that card, put it into your hand, then shuffle.

Sword Coast Sailor | {1}{U} | Legendary Enchantment — Background |
Commander creatures you own have "Whenever this creature attacks a player, if no opponent has more life than that player, this creature can't be blocked this turn."

Sylvan Echoes | {G} | Enchantment |
Whenever you clash and win, you may draw a card.

Sylvan Library | {1}{G} | Enchantment |
At the beginning of your draw step, you may draw two additional cards. If you do, choose two cards in your hand drawn this turn. For each of those cards, pay 4 life or put the card on top of your library.

Tainted Remedy | {2}{B} | Enchantment |
If an opponent would gain life, that player loses that much life instead.

Teferi's Ageless Insight | {2}{U}{U} | Legendary Enchantment |
If you would draw a card except the first one you draw in each of your draw steps, draw two cards instead.

Telepathy | {U} | Enchantment |
Your opponents play with their hands revealed.

Terrain Shift | {2}{R} | Enchantment |
Nonbasic lands are Mountains.

The Abyss | {3}{B} | World Enchantment |
At the beginning of each player's upkeep, destroy target nonartifact creature that player controls of their choice. It can't be regenerated.

Thought Reflection | {4}{U}{U}{U} | Enchantment |
If you would draw a card, draw two cards instead.

saga:
Three Blessed Tales | {1}{R} | Enchantment — Saga |
Read ahead
I — You gain 1 life.
II — You gain 2 life.
III — You gain 4 life.

Titania's Song | {3}{G} | Enchantment |
Noncreature artifacts lose all abilities and become artifact creatures with power and toughness each equal to their mana value.

Twice Read Ahead | {2}{W} | Enchantment — Saga |
Read ahead
Read ahead
I — You gain 1 life.
II — You gain 2 life.
III — You gain 3 life.

saga:
Two Tales | {1}{R} | Enchantment — Saga |
I, II — You gain 3 life.

Underworld Breach | {1}{R} | Enchantment |
Each nonland card in your graveyard has escape. The escape cost is equal to the card's mana cost plus exile three other cards from your graveyard.
At the beginning of the end step, sacrifice this enchantment.

Underworld Dreams | {B}{B}{B} | Enchantment |
Whenever an opponent draws a card, Underworld Dreams deals 1 damage to that player.

Unnatural Hunger | {3}{B}{B} | Enchantment — Aura |
Enchant creature
At the beginning of the upkeep of enchanted creature's controller, Unnatural Hunger deals damage equal to that creature's power to that player unless they sacrifice another creature.

Unnatural Selection | {1}{U} | Enchantment |
{1}: Choose a creature type other than Wall. Target creature becomes that type until end of turn.

Utopia Sprawl | {G} | Enchantment — Aura |
Enchant Forest
As this Aura enters, choose a color.
Whenever enchanted Forest is tapped for mana, its controller adds an additional one mana of the chosen color.

Valkyrie's Call | {3}{W}{W} | Enchantment |
Whenever a nontoken, non-Angel creature you control dies, return that card to the battlefield under its owner's control with a +1/+1 counter on it. It has flying and is an Angel in addition to its other types.

Vampirism | {1}{B} | Enchantment — Aura |
Enchant creature
When Vampirism enters, draw a card at the beginning of the next turn's upkeep.
Enchanted creature gets +1/+1 for each other creature you control.
Other creatures you control get -1/-1.

Warstorm Surge | {5}{R} | Enchantment |
Whenever a creature enters under your control, it deals damage equal to its power to any target.

White Ward | {W} | Enchantment — Aura |
Enchant creature
Enchanted creature has protection from white. This effect doesn't remove White Ward.

Wild Evocation | {5}{R} | Enchantment |
At the beginning of each player's upkeep, that player reveals a card at random from their hand. If it's a land card, the player puts it onto the battlefield. Otherwise, the player casts it without paying its mana cost if able.

Wild Growth | {G} | Enchantment — Aura |
Enchant land
Whenever enchanted land is tapped for mana, its controller adds an additional {G}.

Wind Zendikon | {U} | Enchantment — Aura |
Enchant land
Enchanted land is a 2/2 blue Elemental creature with flying. It's still a land.
When enchanted land dies, return that card to its owner's hand.

Witness Protection | {U} | Enchantment — Aura |
Enchant creature
Enchanted creature loses all abilities and is a green and white Citizen creature with base power and toughness 1/1 named Legitimate Businessperson.

class:
Wizard Class | {U} | Enchantment — Class |
You have no maximum hand size.
{2}{U}: Level 2
When this Class becomes level 2, draw two cards.
{4}{U}: Level 3
Whenever you draw a card, put a +1/+1 counter on target creature you control.

Words of Worship | {2}{W} | Enchantment |
{1}: The next time you would draw a card this turn, you gain 5 life instead.

Worms of the Earth | {2}{B}{B}{B} | Enchantment |
Players can't play lands.
Lands can't enter the battlefield.
At the beginning of each upkeep, any player may sacrifice two lands or have Worms of the Earth deal 5 damage to that player. If a player does either, destroy Worms of the Earth.

Worship | {3}{W} | Enchantment |
If you control a creature, damage that would reduce your life total to less than 1 reduces it to 1 instead.

Wound Reflection | {5}{B} | Enchantment |
At the beginning of each end step, each opponent loses life equal to the life they lost this turn.

Yawgmoth's Bargain | {4}{B}{B} | Enchantment |
Skip your draw step.
Pay 1 life: Draw a card.
"""
