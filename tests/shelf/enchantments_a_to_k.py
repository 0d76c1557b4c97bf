# ruff: noqa: E501 - texts stay as printed
"""Enchantments that are no creatures, artifacts or lands, A to K, typed as facts."""

CARDS = """
Abundance | {2}{G}{G} | Enchantment |
If you would draw a card, you may instead choose land or nonland and reveal cards from the top of your library until you reveal a card of the chosen kind. Put that card into your hand and put all other cards revealed this way on the bottom of your library in any order.

Aether Flash | {2}{R}{R} | Enchantment |
Whenever a creature enters, Aether Flash deals 2 damage to it.

Aether Web | {1}{G} | Enchantment — Aura |
Flash
Enchant creature
Enchanted creature gets +1/+1, has reach, and can block creatures with shadow as though they didn't have shadow.

Aggravated Assault | {2}{R} | Enchantment |
{3}{R}{R}: Untap all creatures you control. After this main phase, there is an additional combat phase followed by an additional main phase. Activate only as a sorcery.

All Will Be One | {3}{R}{R} | Enchantment |
Whenever you put one or more counters on a permanent or player, All Will Be One deals that much damage to target opponent, creature an opponent controls, or planeswalker an opponent controls.

Aluren | {2}{G}{G} | Enchantment |
Any player may cast creature spells with mana value 3 or less without paying their mana costs and as though they had flash.

Ancestral Mask | {2}{G} | Enchantment — Aura |
Enchant creature
Enchanted creature gets +2/+2 for each other enchantment on the battlefield.

Animate Artifact | {3}{U} | Enchantment — Aura |
Enchant artifact
As long as enchanted artifact isn't a creature, it's an artifact creature with power and toughness each equal to its mana value.

Animate Dead | {1}{B} | Enchantment — Aura |
Enchant creature card in a graveyard
When this Aura enters, if it's on the battlefield, it loses "enchant creature card in a graveyard" and gains "enchant creature put onto the battlefield with this Aura." Return enchanted creature card to the battlefield under your control and attach this Aura to it. When this Aura leaves the battlefield, that creature's controller sacrifices it.
Enchanted creature gets -1/-0.

Animate Wall | {W} | Enchantment — Aura |
Enchant Wall
Enchanted Wall can attack as though it didn't have defender.

Annie Joins Up | {1}{R}{G}{W} | Legendary Enchantment |
When Annie Joins Up enters, it deals 5 damage to target creature or planeswalker an opponent controls.
If a triggered ability of a legendary creature you control triggers, that ability triggers an additional time.

Anointed Procession | {3}{W} | Enchantment |
If an effect would create one or more tokens under your control, it creates twice that many of those tokens instead.

Aqueous Form | {U} | Enchantment — Aura |
Enchant creature
Enchanted creature can't be blocked.
Whenever enchanted creature attacks, scry 1.

Arcane Adaptation | {2}{U} | Enchantment |
As Arcane Adaptation enters, choose a creature type.
Creatures you control are the chosen type in addition to their other types. The same is true for creature spells you control and creature cards you own that aren't on the battlefield.

Arcane Flight | {U} | Enchantment — Aura |
Enchant creature
Enchanted creature gets +1/+1 and has flying.

Arcanum Wings | {1}{U} | Enchantment — Aura |
Enchant creature
Enchanted creature has flying.
Aura swap {2}{U}

Armadillo Cloak | {1}{G}{W} | Enchantment — Aura |
Enchant creature
Enchanted creature gets +2/+2 and has trample.
Whenever enchanted creature deals damage, you gain that much life.

Armor of Thorns | {1}{G} | Enchantment — Aura |
You may cast Armor of Thorns as though it had flash. If you cast it any time a sorcery couldn't have been cast, the controller of the permanent it becomes sacrifices it at the beginning of the next cleanup step.
Enchant nonblack creature
Enchanted creature gets +2/+2.

Arrest | {2}{W} | Enchantment — Aura |
Enchant creature
Enchanted creature can't attack or block, and its activated abilities can't be activated.

As Foretold | {2}{U} | Enchantment |
At the beginning of your upkeep, put a time counter on As Foretold.
Once each turn, you may pay {0} rather than pay the mana cost for a spell you cast with mana value X or less, where X is the number of time counters on As Foretold.

Aspect of Wolf | {1}{G} | Enchantment — Aura |
Enchant creature
Enchanted creature gets +X/+Y, where X is half the number of Forests you control, rounded down, and Y is half the number of Forests you control, rounded up.

Astral Drift | {2}{W} | Enchantment |
Whenever you cycle this card or cycle another card while this enchantment is on the battlefield, you may exile target creature. If you do, return that card to the battlefield under its owner's control at the beginning of the next end step.
Cycling {2}{W}

Astral Slide | {2}{W} | Enchantment |
Whenever a player cycles a card, you may exile target creature. If you do, return that card to the battlefield under its owner's control at the beginning of the next end step.

Attrition | {1}{B}{B} | Enchantment |
{B}, Sacrifice a creature: Destroy target nonblack creature.

Bad Moon | {1}{B} | Enchantment |
Black creatures get +1/+1.

Banishing Light | {2}{W} | Enchantment |
When this enchantment enters, exile target nonland permanent an opponent controls until this enchantment leaves the battlefield.

Barbed Foliage | {2}{G}{G} | Enchantment |
Whenever a creature attacks you, it loses flanking until end of turn.
Whenever a creature without flying attacks you, Barbed Foliage deals 1 damage to it.

Barren Glory | {4}{W}{W} | Enchantment |
At the beginning of your upkeep, if you control no permanents other than Barren Glory and have no cards in hand, you win the game.

Bear Umbra | {2}{G}{G} | Enchantment — Aura |
Enchant creature
Enchanted creature gets +2/+2 and has "Whenever this creature attacks, untap all lands you control."
Totem armor

Bedlam | {2}{R}{R} | Enchantment |
Creatures can't block.

Bitterblossom | {1}{B} | Kindred Enchantment — Faerie |
At the beginning of your upkeep, you lose 1 life and create a 1/1 black Faerie Rogue creature token with flying.

Black Ward | {W} | Enchantment — Aura |
Enchant creature
Enchanted creature has protection from black. This effect doesn't remove this Aura.

Blind Obedience | {1}{W} | Enchantment |
Extort
Artifacts and creatures your opponents control enter tapped.

Blocking Toll | {2} | Enchantment |
Creatures you control can't block unless you pay {1} for each of those creatures.

Blood Moon | {2}{R} | Enchantment |
Nonbasic lands are Mountains.

Bloodchief Ascension | {B} | Enchantment |
At the beginning of each end step, if an opponent lost 2 or more life this turn, you may put a quest counter on Bloodchief Ascension.
Whenever a card is put into an opponent's graveyard from anywhere, if Bloodchief Ascension has three or more quest counters on it, you may have that player lose 2 life. If you do, you gain 2 life.

Boggart Mischief | {2}{B} | Kindred Enchantment — Goblin |
When this enchantment enters, you may blight 1. If you do, create two 1/1 black and red Goblin creature tokens.
Whenever a Goblin creature you control dies, each opponent loses 1 life and you gain 1 life.

Bonds of Faith | {1}{W} | Enchantment — Aura |
Enchant creature
Enchanted creature gets +2/+2 as long as it's a Human. Otherwise, it can't attack or block.

Boon Reflection | {4}{W} | Enchantment |
If you would gain life, you gain twice that much life instead.

Braids's Frightful Return | {2}{B} | Enchantment — Saga |
Read ahead
I — You may sacrifice a creature. If you do, each opponent discards a card.
II — Return target creature card from your graveyard to your hand.
III — Target opponent may sacrifice a nonland, nontoken permanent. If they don't, they lose 2 life and you draw a card.

Brainwash | {W} | Enchantment — Aura |
Enchant creature
Enchanted creature can't attack unless its controller pays {3}.

Branching Evolution | {2}{G} | Enchantment |
If one or more +1/+1 counters would be put on a creature you control, twice that many +1/+1 counters are put on that creature instead.

Brood Keeping | {2}{G} | Enchantment |
{1}: Create a 1/1 green Saproling creature token.
When Brood Keeping leaves the battlefield, exile all tokens created with it.

Call of the Full Moon | {1}{R} | Enchantment — Aura |
Enchant creature
Enchanted creature gets +3/+2 and has trample.
At the beginning of each upkeep, if a player cast two or more spells last turn, sacrifice Call of the Full Moon.

Call of the Ring | {1}{B} | Enchantment |
At the beginning of your upkeep, the Ring tempts you.
Whenever you choose a creature as your Ring-bearer, you may pay 2 life. If you do, draw a card.

Captivating Glance | {2}{U} | Enchantment — Aura |
Enchant creature
At the beginning of your end step, clash with an opponent. If you win, gain control of enchanted creature. Otherwise, that player gains control of enchanted creature.

Captive Audience | {5}{B}{R} | Enchantment |
Captive Audience enters under the control of an opponent of your choice.
At the beginning of your upkeep, choose one that hasn't been chosen —
• Your life total becomes 4.
• Discard your hand.
• Each opponent creates five 2/2 black Zombie creature tokens.

case:
Case of the Crimson Pulse | {2}{R} | Enchantment — Case |
When this Case enters, discard a card, then draw two cards.
To solve — You have no cards in hand.
Solved — At the beginning of your upkeep, discard your hand, then draw two cards.

case:
Case of the Filched Falcon | {U} | Enchantment — Case |
When this Case enters, investigate.
To solve — You control three or more artifacts.
Solved — {2}{U}, Sacrifice this Case: Put four +1/+1 counters on target noncreature artifact. It becomes a 0/0 Bird creature with flying in addition to its other types.

case:
Case of the Gateway Express | {1}{W} | Enchantment — Case |
When this Case enters, choose target creature you don't control. Each creature you control deals 1 damage to that creature.
To solve — Three or more creatures attacked this turn.
Solved — Creatures you control get +1/+0.

case:
Case of the Uneaten Feast | {W} | Enchantment — Case |
Whenever a creature you control enters, you gain 1 life.
To solve — You've gained 5 or more life this turn.
Solved — Sacrifice this Case: Creature cards in your graveyard gain "You may cast this card from your graveyard" until end of turn.

Cavalcade of Calamity | {1}{R} | Enchantment |
Whenever a creature you control with power 1 or less attacks, Cavalcade of Calamity deals 1 damage to the player or planeswalker that creature is attacking.

Chains of Mephistopheles | {1}{B} | Enchantment |
If a player would draw a card except the first one they draw in each of their draw steps, that player discards a card instead. If the player discards a card this way, they draw a card. If the player doesn't discard a card this way, they mill a card.

Chivalric Alliance | {1}{W} | Enchantment |
Whenever you attack with two or more creatures, draw a card.
{2}, Discard a card: Create a 2/2 white and blue Knight creature token with vigilance.

Circle of Protection: Black | {1}{W} | Enchantment |
{1}: The next time a black source of your choice would deal damage to you this turn, prevent that damage.

Circle of Protection: Red | {1}{W} | Enchantment |
{1}: The next time a red source of your choice would deal damage to you this turn, prevent that damage.

Citadel Siege | {2}{W}{W} | Enchantment |
As Citadel Siege enters, choose Khans or Dragons.
• Khans — At the beginning of combat on your turn, put two +1/+1 counters on target creature you control.
• Dragons — At the beginning of combat on each opponent's turn, tap target creature that player controls.

City of Solitude | {2}{G} | Enchantment |
Players can cast spells and activate abilities only during their own turns.

Claim the Kingdom | {1}{G} | Enchantment — Plan |
Landfall — Whenever a land you control enters, put a +1/+1 counter on target creature you control and a plan counter on this enchantment.
When the fourth plan counter is put on this enchantment, sacrifice it. When you do, put an indestructible counter on target creature you control.

Cloudform | {1}{U}{U} | Enchantment |
When Cloudform enters, it becomes an Aura with enchant creature. Manifest the top card of your library and attach Cloudform to it.
Enchanted creature has flying and hexproof.

Concordant Crossroads | {G} | World Enchantment |
All creatures have haste.

Confiscate | {4}{U}{U} | Enchantment — Aura |
Enchant permanent
You control enchanted permanent.

Conspiracy | {3}{B}{B} | Enchantment |
As Conspiracy enters, choose a creature type.
Creatures you control are the chosen type. The same is true for creature spells you control and creature cards you own that aren't on the battlefield.

Conversion | {2}{W}{W} | Enchantment |
At the beginning of your upkeep, sacrifice this enchantment unless you pay {W}{W}.
All Mountains are Plains.

Copy Artifact | {1}{U} | Enchantment |
You may have this enchantment enter as a copy of any artifact on the battlefield, except it's an enchantment in addition to its other types.

Counter of Fates | {1}{W} | Enchantment |
When Counter of Fates enters, you gain 2 life for each foretold card you own in exile.

Counterbalance | {U}{U} | Enchantment |
Whenever an opponent casts a spell, you may reveal the top card of your library. If you do, counter that spell if it has the same mana value as the revealed card.

Creature Ban | {2} | Enchantment |
Players can't cast creature spells.

Crevasse | {2}{R} | Enchantment |
Creatures with mountainwalk can be blocked as though they didn't have mountainwalk.

Crowded Nursery | {2}{W} | Enchantment |
If one or more creature tokens would be created under your control, three times that many of those tokens are created instead.

Crown of Vigor | {1}{G} | Enchantment — Aura |
Enchant creature
Enchanted creature gets +1/+1.
Sacrifice Crown of Vigor: Enchanted creature and other creatures that share a creature type with it get +1/+1 until end of turn.

Crusade | {W}{W} | Enchantment |
White creatures get +1/+1.

Curse Artifact | {2}{B}{B} | Enchantment — Aura |
Enchant artifact
At the beginning of the upkeep of enchanted artifact's controller, Curse Artifact deals 2 damage to that player unless they sacrifice that artifact.

Curse of Bloodletting | {3}{R}{R} | Enchantment — Aura Curse |
Enchant player
If a source would deal damage to enchanted player, it deals double that damage to that player instead.

Curse of Silence | {W} | Enchantment — Aura Curse |
Enchant player
As Curse of Silence enters, choose a card name.
Spells with the chosen name enchanted player casts cost {2} more to cast.
Whenever enchanted player casts a spell with the chosen name, you may sacrifice Curse of Silence. If you do, draw a card.

Curse of Thirst | {4}{B} | Enchantment — Aura Curse |
Enchant player
At the beginning of enchanted player's upkeep, Curse of Thirst deals 1 damage to that player.

Curse of Tolls | {2}{B} | Enchantment — Aura Curse |
Enchant player
Whenever you cast a creature spell, enchanted player loses 1 life.

Darksteel Mutation | {1}{W} | Enchantment — Aura |
Enchant creature
Enchanted creature is an Insect artifact creature with base power and toughness 0/1 and has indestructible, and it loses all other abilities, card types, and creature types.

Daybreak Coronet | {W}{W} | Enchantment — Aura |
Enchant creature with another Aura attached to it
Enchanted creature gets +3/+3 and has first strike, vigilance, and lifelink.

Deafening Silence | {W} | Enchantment |
Each player can't cast more than one noncreature spell each turn.

Demonic Embrace | {1}{B}{B} | Enchantment — Aura |
Enchant creature
Enchanted creature gets +3/+1, has flying, and is a Demon in addition to its other types.
You may cast this card from your graveyard by paying 3 life and discarding a card in addition to paying its other costs.

Detention Vortex | {W} | Enchantment — Aura |
Enchant nonland permanent
Enchanted permanent can't attack or block, and its activated abilities can't be activated.
{3}: Destroy Detention Vortex. Only your opponents may activate this ability and only as a sorcery.

Dire Undercurrents | {3}{U/B}{U/B} | Enchantment |
Whenever a blue creature enters under your control, you may have target player draw a card.
Whenever a black creature enters under your control, you may have target player discard a card.

Disruption Aura | {2}{U} | Enchantment — Aura |
Enchant artifact
Enchanted artifact has "At the beginning of your upkeep, sacrifice this artifact unless you pay its mana cost."

Divine Intervention | {6}{W}{W} | Enchantment |
Divine Intervention enters with two intervention counters on it.
At the beginning of your upkeep, remove an intervention counter from Divine Intervention.
When you remove the last intervention counter from Divine Intervention, the game is a draw.

Divine Visitation | {3}{W}{W} | Enchantment |
If one or more creature tokens would be created under your control, that many 4/4 white Angel creature tokens with flying and vigilance are created instead.

Double Vision | {3}{R}{R} | Enchantment |
Whenever you cast your first instant or sorcery spell each turn, copy that spell. You may choose new targets for the copy.

Doubling Season | {4}{G} | Enchantment |
If an effect would create one or more tokens under your control, it creates twice that many of those tokens instead.
If an effect would put one or more counters on a permanent you control, it puts twice that many of those counters on that permanent instead.

Doubly Bound | {1}{W} | Enchantment — Aura |
Enchant creature
Enchant artifact
Enchanted permanent can't attack or block.

Down in the Valley | {2}{G} | Enchantment — Saga |
I — Search your library for a basic land card, reveal it, put it into your hand, then shuffle.
II — This Saga gains "Landfall — Whenever a land you control enters, create a 1/1 green Elf creature token."
III, IV — Elves you control get +1/+0 and gain vigilance until end of turn.

Dream Halls | {3}{U}{U} | Enchantment |
Rather than pay the mana cost for a spell, its controller may discard a card that shares a color with that spell.

Dress Down | {1}{U} | Enchantment |
Flash
When Dress Down enters, draw a card.
Creatures lose all abilities.
At the beginning of the end step, sacrifice Dress Down.

Ease of the Elements | {2}{U} | Enchantment |
Spells you cast cost {W}{U}{B}{R}{G} less to cast.

Elemental Resonance | {2}{G}{G} | Enchantment — Aura |
Enchant permanent
At the beginning of your precombat main phase, add mana equal to enchanted permanent's mana cost. (Mana cost includes color. If a mana symbol has multiple colors, choose one.)

Endbringer's Revel | {2}{B} | Enchantment |
{4}: Return target creature card from a graveyard to its owner's hand. Any player may activate this ability but only as a sorcery.

Energy Field | {1}{U} | Enchantment |
Prevent all damage that would be dealt to you by sources you don't control.
When a card is put into your graveyard from anywhere, sacrifice Energy Field.

Enhanced Surveillance | {1}{U} | Enchantment |
You may look at an additional two cards each time you surveil.
Exile Enhanced Surveillance: Shuffle your graveyard into your library.

Ensoul Artifact | {1}{U} | Enchantment — Aura |
Enchant artifact
Enchanted artifact is a creature with base power and toughness 5/5 in addition to its other types.

Epic Struggle | {2}{G}{G} | Enchantment |
At the beginning of your upkeep, if you control twenty or more creatures, you win the game.

Equipment Loss | {W} | Enchantment |
Equipped creatures you control get +1/+1.

Everlasting Torment | {2}{B/R} | Enchantment |
Players can't gain life.
Damage can't be prevented.
All damage is dealt as though its source had wither.

Exploration | {G} | Enchantment |
You may play an additional land on each of your turns.

Exquisite Blood | {4}{B} | Enchantment |
Whenever an opponent loses life, you gain that much life.

Fall of the First Civilization | {2}{W} | Enchantment — Saga |
I — You and target opponent each draw two cards.
II — Exile target artifact an opponent controls.
III — Each player chooses three nonland permanents they control. Destroy all other nonland permanents.

False Demise | {2}{U} | Enchantment — Aura |
Enchant creature
When enchanted creature dies, return that card to the battlefield under your control.

Fastbond | {G} | Enchantment |
You may play any number of lands on each of your turns.

Fasting | {W} | Enchantment |
At the beginning of your upkeep, put a hunger counter on Fasting. Then destroy Fasting if it has five or more hunger counters on it.
If you would begin your draw step, you may skip that step instead. If you do, you gain 2 life.
When you draw a card, destroy Fasting.

Favorable Destiny | {1}{W} | Enchantment — Aura |
Enchant creature
Enchanted creature gets +1/+2 as long as it's white.
Enchanted creature has shroud as long as its controller controls another creature.

Fervor | {2}{R} | Enchantment |
Creatures you control have haste.

Festival of Embers | {4}{R} | Enchantment |
During your turn, you may cast instant and sorcery spells from your graveyard by paying 1 life in addition to their other costs.
If a card or token would be put into your graveyard from anywhere, exile it instead.
{1}{R}: Sacrifice this enchantment.

Fires of Invention | {3}{R} | Enchantment |
You can cast spells only during your turn and you can cast no more than two spells each turn.
You may cast spells with mana value less than or equal to the number of lands you control without paying their mana costs.

Fists of Ironwood | {1}{G} | Enchantment — Aura |
Enchant creature
When Fists of Ironwood enters, create two 1/1 green Saproling creature tokens.
Enchanted creature has trample.

Flight | {U} | Enchantment — Aura |
Enchant creature
Enchanted creature has flying.

Followed Footsteps | {3}{U}{U} | Enchantment — Aura |
Enchant creature
At the beginning of your upkeep, create a token that's a copy of enchanted creature.

Food Chain | {2}{G} | Enchantment |
Exile a creature you control: Add X mana of any one color, where X is 1 plus the exiled creature's mana value. Spend this mana only to cast creature spells.

Fool's Demise | {4}{U} | Enchantment — Aura |
Enchant creature
When enchanted creature dies, return that card to the battlefield under your control.
When Fool's Demise is put into a graveyard from the battlefield, return Fool's Demise to its owner's hand.

Forgetful Library | {2}{U} | Enchantment |
If you would draw a card, you may skip that draw instead.

Frontline Heroism | {2}{R} | Enchantment |
When Frontline Heroism enters, create a 1/1 red Soldier creature token with haste.
Whenever you cast a spell that targets only a single creature you control, create a 1/1 red Soldier creature token with haste, then copy that spell. The copy targets that token.

Frostcliff Siege | {1}{U}{R} | Enchantment |
As this enchantment enters, choose Jeskai or Temur.
• Jeskai — Whenever one or more creatures you control deal combat damage to a player, draw a card.
• Temur — Creatures you control get +1/+0 and have trample and haste.

Frozen in Ice | {2}{U} | Enchantment — Aura |
Enchant creature
When this Aura enters, tap enchanted creature.
Enchanted creature loses all abilities and can't become untapped.

Furnace of Rath | {1}{R}{R}{R} | Enchantment |
If a source would deal damage to a permanent or player, it deals double that damage to that permanent or player instead.

Future Sight | {2}{U}{U}{U} | Enchantment |
Play with the top card of your library revealed.
You may play lands and cast spells from the top of your library.

Genju of the Falls | {U} | Enchantment — Aura |
Enchant Island
{2}: Enchanted Island becomes a 3/2 blue Spirit creature with flying until end of turn. It's still a land.
When enchanted Island is put into a graveyard, you may return Genju of the Falls from your graveyard to your hand.

Gift of Doom | {4}{B} | Enchantment — Aura |
Enchant creature
Enchanted creature has deathtouch and indestructible.
Morph—Sacrifice another creature.
As Gift of Doom is turned face up, you may attach it to a creature.

Goblin Bomb | {1}{R} | Enchantment |
At the beginning of your upkeep, you may flip a coin. If you win the flip, put a fuse counter on Goblin Bomb. If you lose the flip, remove a fuse counter from Goblin Bomb.
Remove five fuse counters from Goblin Bomb and sacrifice it: It deals 20 damage to target player or planeswalker.

Goblin Bombardment | {1}{R} | Enchantment |
Sacrifice a creature: This enchantment deals 1 damage to any target.

Goblin War Drums | {2}{R} | Enchantment |
Creatures you control have menace.

Grave Pact | {1}{B}{B}{B} | Enchantment |
Whenever a creature you control dies, each other player sacrifices a creature of their choice.

Greater Good | {2}{G}{G} | Enchantment |
Sacrifice a creature: Draw cards equal to the sacrificed creature's power, then discard three cards.

Greater Realm of Preservation | {1}{W} | Enchantment |
{1}{W}: The next time a black or red source of your choice would deal damage to you this turn, prevent that damage.

Greed | {3}{B} | Enchantment |
{B}, Pay 2 life: Draw a card.

Greener Pastures | {2}{G} | Enchantment |
At the beginning of each player's upkeep, if that player controls more lands than each other player, the player creates a 1/1 green Saproling creature token.

Grounded | {1}{G} | Enchantment — Aura |
Enchant creature
Enchanted creature loses flying.

Growing Dread | {G}{U} | Enchantment |
Flash
When this enchantment enters, manifest dread.
Whenever you turn a permanent face up, put a +1/+1 counter on it.

Guardian Project | {3}{G} | Enchantment |
Whenever a nontoken creature enters under your control, if it doesn't have the same name as another creature you control or a creature card in your graveyard, draw a card.

Happily Ever After | {2}{W} | Enchantment |
When Happily Ever After enters, each player gains 5 life and draws a card.
At the beginning of your upkeep, if there are five colors among permanents you control, there are six or more card types among permanents you control and/or cards in your graveyard, and your life total is greater than or equal to your starting life total, you win the game.

Hardened Scales | {G} | Enchantment |
If one or more +1/+1 counters would be put on a creature you control, that many plus one +1/+1 counters are put on it instead.

Heartbeat of Spring | {2}{G} | Enchantment |
Whenever a player taps a land for mana, that player adds one mana of any type that land produced.

Heartless Summoning | {1}{B} | Enchantment |
Creature spells you cast cost {2} less to cast.
Creatures you control get -1/-1.

Hedron Alignment | {2}{U} | Enchantment |
Hexproof
At the beginning of your upkeep, you may reveal your hand. If you do, you win the game if you own a card named Hedron Alignment in exile, in your hand, in your graveyard, and on the battlefield.
{1}{U}: Scry 1.

Heliod's Punishment | {1}{W} | Enchantment — Aura |
Enchant creature
Heliod's Punishment enters with four task counters on it.
Enchanted creature can't attack or block. It loses all abilities and has "{T}: Remove a task counter from Heliod's Punishment. Then if it has no task counters on it, destroy Heliod's Punishment."

History of Benalia | {1}{W}{W} | Enchantment — Saga |
I, II — Create a 2/2 white Knight creature token with vigilance.
III — Knights you control get +2/+1 until end of turn.

Hive Mind | {5}{U} | Enchantment |
Whenever a player casts an instant or sorcery spell, each other player copies that spell. Each of those players may choose new targets for their copy.

Honor of the Pure | {1}{W} | Enchantment |
White creatures you control get +1/+1.

Icy Prison | {U}{U} | Enchantment |
When Icy Prison enters, exile target creature.
At the beginning of your upkeep, sacrifice Icy Prison unless any player pays {3}.
When Icy Prison leaves the battlefield, return the exiled card to the battlefield under its owner's control.

Illicit Masquerade | {3}{B} | Enchantment |
Flash
When this enchantment enters, put an impostor counter on each creature you control.
Whenever a creature you control with an impostor counter on it dies, exile it. Return up to one other target creature card from your graveyard to the battlefield.

Imprisoned in the Moon | {2}{U} | Enchantment — Aura |
Enchant creature, land, or planeswalker
Enchanted permanent is a colorless land with "{T}: Add {C}" and loses all other card types and abilities.

Instill Energy | {G} | Enchantment — Aura |
Enchant creature
Enchanted creature can attack as though it had haste.
{0}: Untap enchanted creature. Activate only during your turn and only once each turn.

Intruder Alarm | {2}{U} | Enchantment |
Creatures don't untap during their controllers' untap steps.
Whenever a creature enters, untap all creatures.

Ivory Mask | {2}{W}{W} | Enchantment |
You have shroud.

Jihad | {W}{W}{W} | Enchantment |
As this enchantment enters, choose a color and an opponent.
White creatures get +2/+1 as long as the chosen player controls a nontoken permanent of the chosen color.
When the chosen player controls no nontoken permanents of the chosen color, sacrifice this enchantment.

Kellan Joins Up | {G}{W}{U} | Legendary Enchantment |
When Kellan Joins Up enters, you may exile a nonland card with mana value 3 or less from your hand. If you do, it becomes plotted.
Whenever a legendary creature you control enters, put a +1/+1 counter on each creature you control.

Kenrith's Transformation | {1}{G} | Enchantment — Aura |
Enchant creature
When Kenrith's Transformation enters, draw a card.
Enchanted creature loses all abilities and is a green Elk creature with base power and toughness 3/3.

Kismet | {3}{W} | Enchantment |
Artifacts, creatures, and lands your opponents control enter tapped.

Kitnap | {2}{U}{U} | Enchantment — Aura |
Gift a card
Enchant creature
When this Aura enters, tap enchanted creature. If the gift wasn't promised, put three stun counters on it.
You control enchanted creature.

Knighthood | {2}{W} | Enchantment |
Creatures you control have first strike.
"""
