# ruff: noqa: E501
"""Well-known cards whose static abilities judges are asked about most, typed as facts (see ``helpers.shelf``)."""

CARDS = """
Urborg, Tomb of Yawgmoth | | Legendary Land |
Each land is a Swamp in addition to its other land types.

Dryad of the Ilysian Grove | {2}{G} | Enchantment Creature — Nymph Dryad | 2/4
You may play an additional land on each of your turns.
Lands you control are every basic land type in addition to their other types.

Mutavault | | Land |
{T}: Add {C}.
{1}: Mutavault becomes a 2/2 creature with all creature types until end of turn. It's still a land.

Thought Reflection | {4}{U}{U}{U} | Enchantment |
If you would draw a card, draw two cards instead.

Teferi's Ageless Insight | {2}{U}{U} | Legendary Enchantment |
If you would draw a card except the first one you draw in each of your draw steps, draw two cards instead.

Notion Thief | {2}{U}{B} | Creature — Human Rogue | 3/1
If an opponent would draw a card except the first one they draw in each of their draw steps, instead that player skips that draw and you draw a card.

Laboratory Maniac | {2}{U} | Creature — Human Wizard | 2/2
If you would draw a card while your library has no cards in it, you win the game instead.

Tainted Remedy | {2}{B} | Enchantment |
If an opponent would gain life, that player loses that much life instead.

Sulfuric Vortex | {1}{R}{R} | Enchantment |
At the beginning of each player's upkeep, Sulfuric Vortex deals 2 damage to that player.
If a player would gain life, that player gains no life instead.

Lich's Bargain | {1}{B}{B} | Enchantment |
If you would gain life, draw that many cards instead.

Forgetful Library | {2}{U} | Enchantment |
If you would draw a card, you may skip that draw instead.

Panharmonicon | {4} | Artifact |
If an artifact or creature entering causes a triggered ability of a permanent you control to trigger, that ability triggers an additional time.

Torpor Orb | {2} | Artifact |
Creatures entering don't cause abilities to trigger.

Hushbringer | {1}{W} | Creature — Faerie | 1/2
Flying, lifelink
Creatures entering or dying don't cause abilities to trigger.

Teysa Karlov | {2}{W}{B} | Legendary Creature — Human Advisor | 2/4
If a creature dying causes a triggered ability of a permanent you control to trigger, that ability triggers an additional time.
Creature tokens you control have vigilance and lifelink.

Phyrexian Unlife | {2}{W} | Enchantment |
You don't lose the game for having 0 or less life.
As long as you have 0 or less life, all damage is dealt to you as though its source had infect.

Worship | {3}{W} | Enchantment |
If you control a creature, damage that would reduce your life total to less than 1 reduces it to 1 instead.

Everlasting Torment | {2}{B/R} | Enchantment |
Players can't gain life.
Damage can't be prevented.
All damage is dealt as though its source had wither.

Platinum Emperion | {8} | Artifact Creature — Golem | 8/8
Your life total can't change.

Soul Conduit | {6} | Artifact |
{6}, {T}: Two target players exchange life totals.

Magister Sphinx | {4}{W}{U}{B} | Artifact Creature — Sphinx | 5/5
Flying
When Magister Sphinx enters, target player's life total becomes 10.

Biorhythm | {6}{G}{G} | Sorcery |
Each player's life total becomes the number of creatures they control.

Greedy Library | {1} | Artifact |
Pay 2 life: Draw a card.

Doubling Season | {4}{G} | Enchantment |
If an effect would create one or more tokens under your control, it creates twice that many of those tokens instead.
If an effect would put one or more counters on a permanent you control, it puts twice that many of those counters on that permanent instead.

Solemnity | {2}{W} | Enchantment |
Players can't get counters.
Counters can't be put on artifacts, creatures, enchantments, or lands.

Vizier of Remedies | {1}{W} | Creature — Human Cleric | 2/1
If one or more -1/-1 counters would be put on a creature you control, that many -1/-1 counters minus one are put on it instead.

Vorinclex, Monstrous Raider | {4}{G}{G} | Legendary Creature — Phyrexian Praetor | 6/6
Trample, haste
If you would put one or more counters on a permanent or player, put twice that many of each of those kinds of counters on that permanent or player instead.
If an opponent would put one or more counters on a permanent or player, they put half that many of each of those kinds of counters on that permanent or player instead, rounded down.

Chatterfang, Squirrel General | {2}{G} | Legendary Creature — Squirrel Warrior | 3/3
Forestwalk
If one or more tokens would be created under your control, those tokens plus that many 1/1 green Squirrel creature tokens are created instead.

Drannith Magistrate | {1}{W} | Creature — Human Wizard | 1/3
Your opponents can't cast spells from anywhere other than their hands.

Grafdigger's Cage | {1} | Artifact |
Creature cards in graveyards and libraries can't enter the battlefield.
Players can't cast spells from graveyards or libraries.

Narset, Parter of Veils | {1}{U}{U} | Legendary Planeswalker — Narset | 5
Each opponent can't draw more than one card each turn.

Grand Abolisher | {W}{W} | Creature — Human Cleric | 2/2
During your turn, your opponents can't cast spells or activate abilities of artifacts, creatures, or enchantments.

Teferi, Time Raveler | {1}{W}{U} | Legendary Planeswalker — Teferi | 4
Each opponent can cast spells only any time they could cast a sorcery.

City of Solitude | {2}{G} | Enchantment |
Players can cast spells and activate abilities only during their own turns.

Winter Orb | {2} | Artifact |
As long as Winter Orb is untapped, players can't untap more than one land during their untap steps.

Mirror Gallery | {5} | Artifact |
The "legend rule" doesn't apply.

Containment Priest | {1}{W} | Creature — Human Cleric | 2/2
Flash
If a nontoken creature would enter the battlefield and it wasn't cast, exile it instead.

Stranglehold | {3}{R} | Enchantment |
Your opponents can't search libraries.

Jin-Gitaxias, Core Augur | {8}{U}{U} | Legendary Creature — Phyrexian Praetor | 5/4
Flash
At the beginning of your end step, draw seven cards.
Each opponent's maximum hand size is reduced by seven.

Zombify | {3}{B} | Sorcery |
Return target creature card from your graveyard to the battlefield.

Tarmogoyf | {1}{G} | Creature — Lhurgoyf | */1+*
Tarmogoyf's power is equal to the number of card types among cards in all graveyards and its toughness is equal to that number plus 1.

Grave Pact | {1}{B}{B}{B} | Enchantment |
Whenever a creature you control dies, each other player sacrifices a creature of their choice.

Path to Exile | {W} | Instant |
Exile target creature. Its controller may search their library for a basic land card, put that card onto the battlefield tapped, then shuffle.

Ghost Quarter | | Land |
{T}: Add {C}.
{T}, Sacrifice this land: Destroy target land. Its controller may search their library for a basic land card, put it onto the battlefield, then shuffle.

Wurmcoil Engine | {6} | Artifact Creature — Phyrexian Wurm | 6/6
Deathtouch, lifelink
When this creature dies, create a 3/3 colorless Phyrexian Wurm artifact creature token with deathtouch and a 3/3 colorless Phyrexian Wurm artifact creature token with lifelink.

Heartfire Hero | {R} | Creature — Mouse Soldier | 1/1
Whenever this creature becomes the target of a spell or ability you control for the first time each turn, put a +1/+1 counter on it.

Smothering Tithe | {3}{W} | Enchantment |
Whenever an opponent draws a card, that player may pay {2}. If the player doesn't, you create a Treasure token.

Aetherflux Reservoir | {4} | Artifact |
Whenever you cast a spell, you gain 1 life for each spell you've cast this turn.
Pay 50 life: Aetherflux Reservoir deals 50 damage to any target.

True-Name Nemesis | {1}{U}{U} | Creature — Merfolk Rogue | 3/1
As this creature enters, choose a player.
This creature has protection from the chosen player.

Worldspine Terror | {6} | Creature — Eldrazi | 8/8
Protection from spells that are one or more colors

Snuff Out | {3}{B} | Instant |
If you control a Swamp, you may pay 4 life rather than pay this spell's mana cost.
Destroy target nonblack creature. It can't be regenerated.

Uro, Titan of Nature's Wrath | {1}{G}{U} | Legendary Creature — Elder Giant | 6/6
When Uro enters, sacrifice it unless it escaped.
Whenever Uro enters or attacks, you gain 3 life and draw a card, then you may put a land card from your hand onto the battlefield.
Escape—{G}{G}{U}{U}, Exile five other cards from your graveyard.

Unbending Faith | {1}{W} | Instant |
Until your next turn, your life total can't change and you gain protection from everything.

Tree of Redemption | {3}{G} | Creature — Plant | 0/13
Defender
{T}: Exchange your life total with this creature's toughness.

Hostage Taker | {2}{U}{B} | Creature — Human Pirate | 2/3
When this creature enters, exile another target creature or artifact until this creature leaves the battlefield. You may cast that card for as long as it remains exiled, and mana of any type can be spent to cast that spell.

Repay in Kind | {5}{B}{B} | Sorcery |
Each player's life total becomes the lowest life total among all players.

Fire-Eater's Gamble | {1}{R} | Creature — Goblin | 2/2
When this creature enters, you may sacrifice a land. When you do, this creature deals 3 damage divided as you choose among one, two, or three targets.

Cranial Extraction | {3}{B} | Sorcery — Arcane |
Choose a nonland card name. Search target player's graveyard, hand, and library for all cards with that name and exile them. Then that player shuffles.
"""
