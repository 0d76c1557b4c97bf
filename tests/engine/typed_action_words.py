# ruff: noqa: E501
"""Cards that double, mill, vote and exchange (701), typed as facts in the form of ``typed_cards``."""

CARDS = """
Unleash Fury | {1}{R} | Instant | 
Double the power of target creature until end of turn.

Tifa's Limit Break | {G} | Instant | 
Tiered
• Somersault — {0} — Target creature gets +2/+2 until end of turn.
• Meteor Strikes — {2} — Double target creature's power and toughness until end of turn.
• Final Heaven — {6}{G} — Triple target creature's power and toughness until end of turn.

Vorel of the Hull Clade | {1}{G}{U} | Legendary Creature — Human Merfolk | 1/4
{G}{U}, {T}: Double the number of each kind of counter on target artifact, creature, or land.

Doubling Cube | {2} | Artifact | 
{3}, {T}: Double the amount of each type of unspent mana you have.

Exponential Growth | {X}{X}{G}{G} | Sorcery | 
Until end of turn, double target creature's power X times.

God-Eternal Rhonas | {3}{G}{G} | Legendary Creature — Zombie God | 5/5
Deathtouch
When God-Eternal Rhonas enters, double the power of each other creature you control until end of turn. Those creatures gain vigilance until end of turn.
When God-Eternal Rhonas dies or is put into exile from the battlefield, you may put it into its owner's library third from the top.

Mindshrieker | {1}{U} | Creature — Spirit Bird | 1/1
Flying
{2}: Target player mills a card. Mindshrieker gets +X/+X until end of turn, where X is the milled card's mana value.

Blanchwood Prowler | {1}{G} | Creature — Elemental | 1/1
When Blanchwood Prowler enters, mill three cards. You may put a land card from among the cards milled this way into your hand. If you don't, put a +1/+1 counter on Blanchwood Prowler.

Saprazzan Breaker | {4}{U} | Creature — Beast | 3/3
{U}: Mill a card. If a land card was milled this way, Saprazzan Breaker can't be blocked this turn.

Biogenic Upgrade | {4}{G}{G} | Sorcery | 
Distribute three +1/+1 counters among one, two, or three target creatures, then double the number of +1/+1 counters on each of those creatures.

Screeching Scorchbeast | {4}{B}{B} | Creature — Bat Mutant | 5/5
Flying, menace
Whenever Screeching Scorchbeast attacks, each player gets two rad counters.
Whenever one or more nonland cards are milled, you may create that many 2/2 black Zombie Mutant creature tokens. Do this only once each turn.

Bruvac the Grandiloquent | {2}{U} | Legendary Creature — Human Advisor | 1/4
If an opponent would mill one or more cards, they mill twice that many cards instead.

Glimpse the Unthinkable | {U}{B} | Sorcery | 
Target player mills ten cards.

Enhanced Surveillance | {1}{U} | Enchantment | 
You may look at an additional two cards each time you surveil.
Exile Enhanced Surveillance: Shuffle your graveyard into your library.

Eligeth, Crossroads Augur | {4}{U}{U} | Legendary Creature — Sphinx | 5/6
Flying
If you would scry a number of cards, draw that many cards instead.
Partner

Price of Fame | {3}{B} | Instant | 
This spell costs {2} less to cast if it targets a legendary creature.
Destroy target creature.
Surveil 2.

Council's Judgment | {1}{W}{W} | Sorcery | 
Will of the council — Starting with you, each player votes for a nonland permanent you don't control. Exile each permanent with the most votes or tied for most votes.

Plea for Power | {3}{U} | Sorcery | 
Will of the council — Starting with you, each player votes for time or knowledge. If time gets more votes, take an extra turn after this one. If knowledge gets more votes or the vote is tied, draw three cards.

Lieutenants of the Guard | {4}{W} | Creature — Human Soldier | 2/2
Council's dilemma — When Lieutenants of the Guard enters, starting with you, each player votes for strength or numbers. Put a +1/+1 counter on Lieutenants of the Guard for each strength vote and create a 1/1 white Soldier creature token for each numbers vote.

Brago's Representative | {2}{W} | Creature — Human Advisor | 1/4
While voting, you get an additional vote.

Ballot Broker | {2}{W} | Creature — Human Advisor | 2/3
While voting, you may vote an additional time.

Grudge Keeper | {1}{B} | Creature — Zombie Wizard | 2/1
Whenever players finish voting, each opponent who voted for a choice you didn't vote for loses 2 life.

Capital Punishment | {4}{B}{B} | Sorcery | 
Council's dilemma — Starting with you, each player votes for death or taxes. Each opponent sacrifices a creature for each death vote and discards a card for each taxes vote.

The Dalek Emperor | {5}{B}{R} | Legendary Artifact Creature — Dalek | 6/6
Affinity for Daleks
Other Daleks you control have haste.
At the beginning of combat on your turn, each opponent faces a villainous choice — That player sacrifices a creature of their choice, or you create a 3/3 black Dalek artifact creature token with menace.

The Valeyard | {2}{U}{B}{R} | Legendary Creature — Time Lord Noble | 4/5
If an opponent would face a villainous choice, they face that choice an additional time.
While voting, you may vote an additional time.

Tivit, Seller of Secrets | {3}{W}{U}{B} | Legendary Creature — Sphinx Rogue | 6/6
Flying, ward {3}
Council's dilemma — Whenever Tivit enters or deals combat damage to a player, starting with you, each player votes for evidence or bribery. For each evidence vote, investigate. For each bribery vote, create a Treasure token.
While voting, you may vote an additional time.

Aven Mindcensor | {2}{W} | Creature — Bird Wizard | 2/1
Flash
Flying
If an opponent would search a library, that player searches the top four cards of that library instead.

Archivist of Oghma | {1}{W} | Creature — Halfling Cleric | 2/2
Flash
Whenever an opponent searches their library, you gain 1 life and draw a card.

Cosi's Trickster | {U} | Creature — Merfolk Wizard | 1/1
Whenever an opponent shuffles their library, you may put a +1/+1 counter on Cosi's Trickster.

Psychogenic Probe | {2} | Artifact | 
Whenever a spell or ability causes a player to shuffle their library, Psychogenic Probe deals 2 damage to that player.

Surrounded by Orcs | {3}{U} | Sorcery | 
Amass Orcs 3, then target player mills X cards, where X is the amassed Army's power.

Curator of Sun's Creation | {3}{R} | Creature — Human Artificer | 3/3
Whenever you discover, discover again for the same value. This ability triggers only once each turn.

Hit the Mother Lode | {4}{R}{R}{R} | Sorcery | 
Discover 10. If the discovered card's mana value is less than 10, create a number of tapped Treasure tokens equal to the difference.

Paranormal Analyst | {1}{U} | Creature — Human Detective | 1/3
Whenever you manifest dread, put a card you put into your graveyard this way into your hand.

The Soul Stone | {1}{B} | Legendary Artifact — Infinity Stone | 
Indestructible
{T}: Add {B}.
{6}{B}, {T}, Exile a creature you control: Harness The Soul Stone.
∞ — At the beginning of your upkeep, return target creature card from your graveyard to the battlefield.

Soldier of Fortune | {R} | Creature — Human Mercenary | 1/1
{R}, {T}: Target player shuffles their library.

Travel Through Caradhras | {5}{G} | Sorcery | 
Council's dilemma — Starting with you, each player votes for Redhorn Pass or Mines of Moria. For each Redhorn Pass vote, search your library for a basic land card and put it onto the battlefield tapped. If you search your library this way, shuffle. For each Mines of Moria vote, return a card from your graveyard to your hand.
Exile Travel Through Caradhras.

Darksteel Colossus | {11} | Artifact Creature — Golem | 11/11
Trample, indestructible
If Darksteel Colossus would be put into a graveyard from anywhere, reveal Darksteel Colossus and shuffle it into its owner's library instead.

Gravebane Zombie | {3}{B} | Creature — Zombie | 3/2
If Gravebane Zombie would die, put Gravebane Zombie on top of its owner's library instead.

Foray of Orcs | {3}{R} | Sorcery | 
Amass Orcs 2. When you do, Foray of Orcs deals X damage to target creature an opponent controls, where X is the amassed Army's power.

Lobotomy | {2}{U}{B} | Sorcery | 
Target player reveals their hand, then you choose a card other than a basic land card from it. Search that player's graveyard, hand, and library for all cards with the same name as the chosen card and exile them. Then that player shuffles.

Barter in Blood | {2}{B}{B} | Sorcery | 
Each player sacrifices two creatures.

Season of the Burrow | {3}{W}{W} | Sorcery | 
Choose up to five {P} worth of modes. You may choose the same mode more than once.
{P} — Create a 1/1 white Rabbit creature token.
{P}{P} — Exile target nonland permanent. Its controller draws a card.
{P}{P}{P} — Return target permanent card with mana value 3 or less from your graveyard to the battlefield with an indestructible counter on it.

Misfortune | {1}{B}{R}{G} | Sorcery | 
An opponent chooses one —
• You put a +1/+1 counter on each creature you control and gain 4 life.
• You put a -1/-1 counter on each creature that player controls and Misfortune deals 4 damage to that player.

Gilded Drake | {1}{U} | Creature — Drake | 3/3
Flying
When Gilded Drake enters, exchange control of Gilded Drake and up to one target creature an opponent controls. If you don't or can't make an exchange, sacrifice Gilded Drake. This ability still resolves if its target becomes illegal.

Harness Infinity | {1}{B}{B}{B}{G}{G}{G} | Instant | 
Exchange your hand and graveyard.
Exile Harness Infinity.

Switcheroo | {4}{U} | Sorcery | 
Exchange control of two target creatures.

Shifting Loyalties | {5}{U} | Sorcery | 
Exchange control of two target permanents that share a card type.

Evra, Halcyon Witness | {4}{W}{W} | Legendary Creature — Avatar | 4/4
Lifelink
{4}: Exchange your life total with Evra's power.

Gisela, the Broken Blade | {2}{W}{W} | Legendary Creature — Angel Horror | 4/3
Flying, first strike, lifelink
At the beginning of your end step, if you both own and control Gisela and a creature named Bruna, the Fading Light, exile them, then meld them into Brisela, Voice of Nightmares.

Bruna, the Fading Light | {5}{W}{W} | Legendary Creature — Angel Horror | 5/7
When you cast this spell, you may return target Angel or Human creature card from your graveyard to the battlefield.
Flying, vigilance

Brisela, Voice of Nightmares |  | Legendary Creature — Eldrazi Angel | 9/10
Flying, first strike, vigilance, lifelink
Your opponents can't cast spells with mana value 3 or less.

Graf Rats | {1}{B} | Creature — Rat | 2/1
At the beginning of combat on your turn, if you both own and control Graf Rats and a creature named Midnight Scavengers, exile them, then meld them into Chittering Host.

Midnight Scavengers | {4}{B} | Creature — Human Rogue | 3/3
When Midnight Scavengers enters, you may return target creature card with mana value 3 or less from your graveyard to your hand.

Chittering Host |  | Creature — Eldrazi Horror | 5/6
Haste
Menace
When Chittering Host enters, other creatures you control get +1/+0 and gain menace until end of turn.

Hanweir Battlements |  | Land | 
{T}: Add {C}.
{R}, {T}: Target creature gains haste until end of turn.
{3}{R}{R}, {T}: If you both own and control Hanweir Battlements and a creature named Hanweir Garrison, exile them, then meld them into Hanweir, the Writhing Township.

Hanweir Garrison | {2}{R} | Creature — Human Soldier | 2/3
Whenever Hanweir Garrison attacks, create two 1/1 red Human creature tokens that are tapped and attacking.

Hanweir, the Writhing Township |  | Legendary Creature — Eldrazi Ooze | 7/4
Trample, haste
Whenever Hanweir attacks, create two 3/2 colorless Eldrazi Horror creature tokens that are tapped and attacking.

Urza, Lord Protector | {1}{W}{U} | Legendary Creature — Human Artificer | 2/4
Artifact, instant, and sorcery spells you cast cost {1} less to cast.
{7}: If you both own and control Urza, Lord Protector and an artifact named The Mightstone and Weakstone, exile them, then meld them into Urza, Planeswalker. Activate only as a sorcery.

The Mightstone and Weakstone | {5} | Legendary Artifact — Powerstone | 
When The Mightstone and Weakstone enters, choose one —
• Draw two cards.
• Target creature gets -5/-5 until end of turn.
{T}: Add {C}{C}. This mana can't be spent to cast nonartifact spells.

Urza, Planeswalker |  | Legendary Planeswalker — Urza | 7
You may activate the loyalty abilities of Urza, Planeswalker twice each turn rather than only once.
+2: Artifact, instant, and sorcery spells you cast this turn cost {2} less to cast. You gain 2 life.
+1: Draw two cards, then discard a card.
0: Create two 1/1 colorless Soldier artifact creature tokens.
−3: Exile target nonland permanent.
−10: Artifacts and planeswalkers you control gain indestructible until end of turn. Destroy all nonland permanents.

Grafted Exoskeleton | {4} | Artifact — Equipment | 
Equipped creature gets +2/+2 and has infect.
Whenever Grafted Exoskeleton becomes unattached from a permanent, sacrifice that permanent.
Equip {2}

Disarm | {U} | Instant | 
Unattach all Equipment from target creature.

Mossbridge Troll | {5}{G}{G} | Creature — Troll | 5/5
If Mossbridge Troll would be destroyed, regenerate it.
Tap any number of untapped creatures you control other than Mossbridge Troll with total power 10 or greater: Mossbridge Troll gets +20/+20 until end of turn.

Pixie Guide | {1}{U} | Creature — Faerie | 1/3
Flying
Grant an Advantage — If you would roll one or more dice, instead roll that many dice plus one and ignore the lowest roll.

Krark's Thumb | {2} | Legendary Artifact | 
If you would flip a coin, instead flip two coins and ignore one.

Edgar, King of Figaro | {4}{U}{U} | Legendary Creature — Human Artificer Noble | 4/5
When Edgar enters, draw a card for each artifact you control.
Two-Headed Coin — The first time you flip one or more coins each turn, those coins come up heads and you win those flips.

Diviner's Portent | {X}{U}{U}{U} | Instant | 
Roll a d20 and add the number of cards in your hand.
1—14 | Draw X cards.
15+ | Scry X, then draw X cards.

Terror | {1}{B} | Instant | 
Destroy target nonartifact, nonblack creature. It can't be regenerated.

Goblin Bomb | {1}{R} | Enchantment | 
At the beginning of your upkeep, you may flip a coin. If you win the flip, put a fuse counter on Goblin Bomb. If you lose the flip, remove a fuse counter from Goblin Bomb.
Remove five fuse counters from Goblin Bomb and sacrifice it: It deals 20 damage to target player or planeswalker.

Shatter | {1}{R} | Instant | 
Destroy target artifact.

Loxodon Smiter | {1}{G}{W} | Creature — Elephant Soldier | 4/4
This spell can't be countered.
If a spell or ability an opponent controls causes you to discard Loxodon Smiter, put it onto the battlefield instead of putting it into your graveyard.

Dodecapod | {4} | Artifact Creature — Golem | 3/3
If a spell or ability an opponent controls causes you to discard Dodecapod, put it onto the battlefield with two +1/+1 counters on it instead of putting it into your graveyard.

Guerrilla Tactics | {1}{R} | Instant | 
Guerrilla Tactics deals 2 damage to any target.
When a spell or ability an opponent controls causes you to discard Guerrilla Tactics, Guerrilla Tactics deals 4 damage to any target.

Syphon Mind | {3}{B} | Sorcery | 
Each other player discards a card. You draw a card for each card discarded this way.

Fortune's Favor | {3}{U} | Instant | 
Target opponent looks at the top four cards of your library and separates them into a face-down pile and a face-up pile. Put one pile into your hand and the other into your graveyard.
"""
