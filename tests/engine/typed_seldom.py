# ruff: noqa: E501
"""Cards for rules that few cards ask for, typed as facts (see ``typed_cards``)."""

CARDS = """
Gustha's Scepter | {0} | Artifact |
{T}: Exile a card from your hand face down. You may look at it for as long as it remains exiled.
{T}: Return a card you own exiled with Gustha's Scepter to your hand.
When you lose control of Gustha's Scepter, put all cards exiled with Gustha's Scepter into their owner's graveyard.

Divine Intervention | {6}{W}{W} | Enchantment |
Divine Intervention enters with two intervention counters on it.
At the beginning of your upkeep, remove an intervention counter from Divine Intervention.
When you remove the last intervention counter from Divine Intervention, the game is a draw.

Multani's Presence | {G} | Enchantment |
Whenever a spell you've cast is countered, draw a card.

Lullmage Mentor | {1}{U}{U} | Creature — Merfolk Wizard | 2/2
Whenever a spell or ability you control counters a spell, you may create a 1/1 blue Merfolk creature token.
Tap seven untapped Merfolk you control: Counter target spell.

Zidane, Tantalus Thief | {3}{R}{W} | Legendary Creature — Human Mutant Scout | 3/3
When Zidane enters, gain control of target creature an opponent controls until end of turn. Untap it. It gains lifelink and haste until end of turn.
Whenever an opponent gains control of a permanent from you, you create a Treasure token.

Ray of Command | {3}{U} | Instant |
Untap target creature an opponent controls and gain control of it until end of turn. That creature gains haste until end of turn. When you lose control of the creature, tap it.

Threaten | {2}{R} | Sorcery |
Untap target creature and gain control of it until end of turn. That creature gains haste until end of turn.

Vampire Hexmage | {B}{B} | Creature — Vampire Shaman | 2/1
First strike
Sacrifice this creature: Remove all counters from target permanent.

Coffin Queen | {2}{B} | Creature — Zombie Wizard | 1/1
You may choose not to untap Coffin Queen during your untap step.
{2}{B}, {T}: Put target creature card from a graveyard onto the battlefield under your control. When Coffin Queen becomes untapped or you lose control of Coffin Queen, exile that creature.

Sindbad | {1}{U} | Creature — Human | 1/1
{T}: Draw a card and reveal it. If it isn't a land card, discard it.

Time Vault | {2} | Artifact |
This artifact enters tapped.
This artifact doesn't untap during your untap step.
If you would begin your turn while this artifact is tapped, you may skip that turn instead. If you do, untap this artifact.
{T}: Take an extra turn after this one.

Fasting | {W} | Enchantment |
At the beginning of your upkeep, put a hunger counter on Fasting. Then destroy Fasting if it has five or more hunger counters on it.
If you would begin your draw step, you may skip that step instead. If you do, you gain 2 life.
When you draw a card, destroy Fasting.

Leonin Arbiter | {1}{W} | Creature — Cat Cleric | 2/2
Players can't search libraries. Any player may pay {2} for that player to ignore this effect until end of turn.

Lost in Thought | {1}{U} | Enchantment — Aura |
Enchant creature
Enchanted creature can't attack or block, and its activated abilities can't be activated. Its controller may exile three cards from their graveyard for that player to ignore this effect until end of turn.

Dominating Licid | {1}{U}{U} | Creature — Licid | 1/1
{1}{U}{U}, {T}: Dominating Licid loses this ability and becomes an Aura enchantment with enchant creature. Attach it to target creature. You may pay {U} to end this effect.
You control enchanted creature.

Calming Licid | {2}{W} | Creature — Licid | 2/2
{W}, {T}: Calming Licid loses this ability and becomes an Aura enchantment with enchant creature. Attach it to target creature. You may pay {W} to end this effect.
Enchanted creature can't attack.

Minion of the Wastes | {3}{B}{B}{B} | Creature — Minion | */*
Trample
As Minion of the Wastes enters, pay any amount of life.
Minion of the Wastes's power and toughness are each equal to the life paid as it entered.

Phyrexian Processor | {4} | Artifact |
As Phyrexian Processor enters, pay any amount of life.
{4}, {T}: Create an X/X black Phyrexian Minion creature token, where X is the life paid as Phyrexian Processor entered.

Ashiok, Wicked Manipulator | {3}{B}{B} | Legendary Planeswalker — Ashiok | 5
If you would pay life while your library has at least that many cards in it, exile that many cards from the top of your library instead.
+1: Look at the top two cards of your library. Exile one of them and put the other into your hand.
−2: Create two 1/1 black Nightmare creature tokens with "At the beginning of combat on your turn, if a card was put into exile this turn, put a +1/+1 counter on this token."
−7: Target player exiles the top X cards of their library, where X is the total mana value of cards you own in exile.

Wild Evocation | {5}{R} | Enchantment |
At the beginning of each player's upkeep, that player reveals a card at random from their hand. If it's a land card, the player puts it onto the battlefield. Otherwise, the player casts it without paying its mana cost if able.

Magmatic Insight | {R} | Sorcery |
As an additional cost to cast this spell, discard a land card.
Draw two cards.

Singe-Mind Ogre | {2}{B}{R} | Creature — Ogre Mutant | 3/2
When Singe-Mind Ogre enters, target player reveals a card at random from their hand, then loses life equal to that card's mana value.

Gimli, Mournful Avenger | {1}{R}{G} | Legendary Creature — Dwarf Warrior | 3/2
Gimli has indestructible as long as two or more creatures died under your control this turn.
Whenever another creature you control dies, put a +1/+1 counter on Gimli. When this ability resolves for the third time this turn, Gimli fights up to one target creature you don't control.

Grave Herald | {4}{B} | Creature — Spirit | 3/3
Whenever Grave Herald attacks, defending player chooses a nonland card in your graveyard. Return that card to your hand.

Witness Protection | {U} | Enchantment — Aura |
Enchant creature
Enchanted creature loses all abilities and is a green and white Citizen creature with base power and toughness 1/1 named Legitimate Businessperson.

Sigarda's Splendor | {2}{W}{W} | Enchantment |
As Sigarda's Splendor enters, note your life total.
At the beginning of your upkeep, draw a card if your life total is greater than or equal to the last noted life total for Sigarda's Splendor. Then note your life total.
Whenever you cast a white spell, you gain 1 life.

The Prismatic Piper | {5} | Legendary Creature — Shapeshifter | 3/3
If The Prismatic Piper is your commander, choose a color before the game begins. The Prismatic Piper is the chosen color.
Partner
"""
