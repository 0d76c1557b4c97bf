# ruff: noqa: E501
"""Well-known cards that players ask about, typed as facts (see ``helpers.shelf``)."""

CARDS = """
Veil of Summer | {G} | Instant |
Draw a card if an opponent has cast a blue or black spell this turn. Spells you control can't be countered this turn. You and permanents you control gain hexproof from blue and from black until end of turn.

Gifts Ungiven | {3}{U} | Instant |
Search your library for up to four cards with different names and reveal them. Target opponent chooses two of those cards. Put the chosen cards into your graveyard and the rest into your hand. Then shuffle.

Intuition | {2}{U} | Instant |
Search your library for three cards and reveal them. Target opponent chooses one. Put that card into your hand and the rest into your graveyard. Then shuffle.

Mox Diamond | {0} | Artifact |
If this artifact would enter, you may discard a land card instead. If you do, put this artifact onto the battlefield. If you don't, put it into its owner's graveyard.
{T}: Add one mana of any color.

Lotus Vale |  | Land |
If Lotus Vale would enter, sacrifice two untapped lands instead. If you do, put Lotus Vale onto the battlefield. If you don't, put it into its owner's graveyard.
{T}: Add three mana of any one color.

Cloudstone Curio | {3} | Artifact |
Whenever a nonartifact permanent enters under your control, you may return another permanent you control that shares a permanent type with it to its owner's hand.

Protean Hulk | {5}{G}{G} | Creature — Beast | 6/6
When Protean Hulk dies, search your library for any number of creature cards with total mana value 6 or less, put them onto the battlefield, then shuffle.

Reunion of the House | {5}{W}{W} | Sorcery |
Return any number of target creature cards with total power 10 or less from your graveyard to the battlefield. Exile Reunion of the House.

Horn of Plenty | {6} | Artifact |
Whenever a player casts a spell, they may pay {1}. If the player does, they draw a card at the beginning of the next end step.

Victimize | {2}{B} | Sorcery |
Choose two target creature cards in your graveyard. Sacrifice a creature. If you do, return the chosen cards to the battlefield tapped.

Griselbrand | {4}{B}{B}{B}{B} | Legendary Creature — Demon | 7/7
Flying, lifelink
Pay 7 life: Draw seven cards.

Unburial Rites | {4}{B} | Sorcery |
Return target creature card from your graveyard to the battlefield.
Flashback {3}{W}

Slaughter the Strong | {1}{W}{W} | Sorcery |
Each player chooses any number of creatures they control with total power 4 or less, then sacrifices all other creatures they control.

Thought Scour | {U} | Instant |
Target player mills two cards.
Draw a card.

Falter | {1}{R} | Instant |
Creatures without flying can't block this turn.

Adeline, Resplendent Cathar | {1}{W}{W} | Legendary Creature — Human Knight | */4
Vigilance
Adeline's power is equal to the number of creatures you control.
Whenever you attack, for each opponent, create a 1/1 white Human creature token that's tapped and attacking that player or a planeswalker they control.

Argothian Enchantress | {1}{G} | Creature — Human Druid | 0/1
Shroud
Whenever you cast an enchantment spell, draw a card.

Replenish | {3}{W} | Sorcery |
Return all enchantment cards from your graveyard to the battlefield.

Debt to the Kami | {2}{B} | Instant |
Choose one —
• Target opponent exiles a creature they control.
• Target opponent exiles an enchantment they control.

Balance | {1}{W} | Sorcery |
Each player chooses a number of lands they control equal to the number of lands controlled by the player who controls the fewest, then sacrifices the rest. Players discard cards and sacrifice creatures the same way.

Cataclysm | {2}{W}{W} | Sorcery |
Each player chooses from among the permanents they control an artifact, a creature, an enchantment, and a land, then sacrifices the rest.

Archfiend of Depravity | {3}{B}{B} | Creature — Demon | 5/4
Flying
At the beginning of each opponent's end step, that player chooses up to two creatures they control, then sacrifices the rest.

Kaalia of the Vast | {1}{R}{W}{B} | Legendary Creature — Human Cleric | 2/2
Flying
Whenever Kaalia attacks an opponent, you may put an Angel, Demon, or Dragon creature card from your hand onto the battlefield tapped and attacking that opponent.

Seifer, Balamb Rival | {2}{B}{R} | Legendary Creature — Human Mercenary | 4/3
First strike
Whenever you attack a player, goad target creature that player controls.
Whenever a creature attacking one of your opponents becomes blocked by two or more creatures, that attacking creature gains deathtouch until end of turn.

Calculating Lich | {4}{B}{B} | Creature — Zombie Wizard | 5/5
Menace
Whenever a creature attacks one of your opponents, that player loses 1 life.

Sylvan Library | {1}{G} | Enchantment |
At the beginning of your draw step, you may draw two additional cards. If you do, choose two cards in your hand drawn this turn. For each of those cards, pay 4 life or put the card on top of your library.

Chains of Mephistopheles | {1}{B} | Enchantment |
If a player would draw a card except the first one they draw in each of their draw steps, that player discards a card instead. If the player discards a card this way, they draw a card. If the player doesn't discard a card this way, they mill a card.

Stunning Reversal | {3}{B} | Instant |
The next time you would lose the game this turn, instead draw seven cards and your life total becomes 1.
Exile Stunning Reversal.

Words of Worship | {2}{W} | Enchantment |
{1}: The next time you would draw a card this turn, you gain 5 life instead.

Arcane Denial | {1}{U} | Instant |
Counter target spell. Its controller may draw up to two cards at the beginning of the next turn's upkeep.
You draw a card at the beginning of the next turn's upkeep.

Dauthi Voidwalker | {B}{B} | Creature — Dauthi Rogue | 3/2
Shadow
If a card would be put into an opponent's graveyard from anywhere, instead exile it with a void counter on it.
{T}, Sacrifice this creature: Choose an exiled card an opponent owns with a void counter on it. You may play it this turn without paying its mana cost.

Galvanic Discharge | {R} | Instant |
Choose target creature or planeswalker. You get {E}{E}{E}, then you may pay any amount of {E}. Galvanic Discharge deals that much damage to that permanent.

Wrath of the Skies | {X}{W}{W} | Sorcery |
You get X {E}, then you may pay any amount of {E}. Destroy each artifact, creature, and enchantment with mana value less than or equal to the amount of {E} paid this way.

Endurance | {1}{G}{G} | Creature — Elemental Incarnation | 3/4
Flash
Reach
When this creature enters, up to one target player puts all the cards from their graveyard on the bottom of their library in a random order.
Evoke—Exile a green card from your hand.

Stab Wound | {2}{B} | Enchantment — Aura |
Enchant creature
Enchanted creature gets -2/-2.
At the beginning of the upkeep of enchanted creature's controller, that player loses 2 life.

Paralyze | {B} | Enchantment — Aura |
Enchant creature
When this Aura enters, tap enchanted creature.
Enchanted creature doesn't untap during its controller's untap step.
At the beginning of the upkeep of enchanted creature's controller, that player may pay {4}. If the player does, untap the creature.

Slow Motion | {2}{U} | Enchantment — Aura |
Enchant creature
At the beginning of the upkeep of enchanted creature's controller, that player sacrifices that creature unless they pay {2}.
When Slow Motion is put into a graveyard from the battlefield, return Slow Motion to its owner's hand.

Lich's Mirror | {5} | Artifact |
If you would lose the game, instead shuffle your hand, your graveyard, and all permanents you own into your library, then draw seven cards and your life total becomes 20.

Elixir of Immortality | {1} | Artifact |
{2}, {T}: You gain 5 life. Shuffle Elixir of Immortality and your graveyard into their owner's library.

Doomsday | {B}{B}{B} | Sorcery |
Search your library and graveyard for five cards and exile the rest. Put the chosen cards on top of your library in any order. You lose half your life, rounded up.
"""
