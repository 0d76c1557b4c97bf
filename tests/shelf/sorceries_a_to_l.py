# ruff: noqa: E501 - texts stay as printed
"""Sorceries, A to L, typed as facts."""

CARDS = """
Act on Impulse | {2}{R} | Sorcery |
Exile the top three cards of your library. Until end of turn, you may play cards exiled this way.

Aggressive Sabotage | {2}{B} | Sorcery |
Kicker {R}
Target player discards two cards. If this spell was kicked, it deals 3 damage to that player.

All Together Now | {3}{G} | Sorcery |
Return all creature cards from your graveyard to the battlefield.

Alluring Scent | {1}{G}{G} | Sorcery |
All creatures able to block target creature this turn do so.

Ancestral Echo | [U] | Sorcery |
Draw three cards.

Ancestral Vision | | Sorcery |
Suspend 4—{U}
Target player draws three cards.

Anger of the Gods | {1}{R}{R} | Sorcery |
Anger of the Gods deals 3 damage to each creature. If a creature dealt damage this way would die this turn, exile it instead.

Another Round | {X}{X}{2}{W} | Sorcery |
Exile any number of creatures you control, then return them to the battlefield under their owner's control. Then repeat this process X more times.

Approach of the Second Sun | {6}{W} | Sorcery |
If this spell was cast from your hand and you've cast another spell named Approach of the Second Sun this game, you win the game. Otherwise, put Approach of the Second Sun into its owner's library seventh from the top and you gain 7 life.

Arc Blade | {3}{R}{R} | Sorcery |
Arc Blade deals 2 damage to any target. Exile Arc Blade with three time counters on it.
Suspend 3—{2}{R}

Arc Trail | {1}{R} | Sorcery |
Arc Trail deals 2 damage to any target and 1 damage to any other target.

Aura Return | {1}{W} | Sorcery |
Return target Aura card from your graveyard to the battlefield.

Back in Town | {X}{2}{B} | Sorcery |
Return X target outlaw creature cards from your graveyard to the battlefield.

Balance | {1}{W} | Sorcery |
Each player chooses a number of lands they control equal to the number of lands controlled by the player who controls the fewest, then sacrifices the rest. Players discard cards and sacrifice creatures the same way.

Balance of Power | {3}{U}{U} | Sorcery |
If target opponent has more cards in hand than you, draw cards equal to the difference.

Banefire | {X}{R} | Sorcery |
Banefire deals X damage to any target.
If X is 5 or more, this spell can't be countered and the damage can't be prevented.

Barter in Blood | {2}{B}{B} | Sorcery |
Each player sacrifices two creatures.

Battle at the Bridge | {X}{B} | Sorcery |
Improvise
Target creature gets -X/-X until end of turn. You gain X life.

Biogenic Upgrade | {4}{G}{G} | Sorcery |
Distribute three +1/+1 counters among one, two, or three target creatures, then double the number of +1/+1 counters on each of those creatures.

Biorhythm | {6}{G}{G} | Sorcery |
Each player's life total becomes the number of creatures they control.

Birthday Escape | {U} | Sorcery |
Draw a card. The Ring tempts you.

Bitter Bargain | {1}{B} | Sorcery |
You may sacrifice a creature. If you do, draw two cards.

Bitter Ordeal | {2}{B} | Sorcery |
Search target player's library for a card and exile it. Then that player shuffles.
Gravestorm

Black Sun's Zenith | {X}{B}{B} | Sorcery |
Put X -1/-1 counters on each creature. Shuffle Black Sun's Zenith into its owner's library.

Blasphemous Edict | {3}{B}{B} | Sorcery |
You may pay {B} rather than pay this spell's mana cost if there are thirteen or more creatures on the battlefield.
Each player sacrifices thirteen creatures of their choice.

Blatant Thievery | {4}{U}{U}{U} | Sorcery |
For each opponent, gain control of target permanent that player controls.

Blizzard Brawl | {G} | Snow Sorcery |
Choose target creature you control and target creature you don't control. If you control three or more snow permanents, the creature you control gets +1/+0 and gains indestructible until end of turn. Then those creatures fight each other.

Blood Beckoning | {B} | Sorcery |
Kicker {3}
Return target creature card from your graveyard to your hand. If this spell was kicked, instead return two target creature cards from your graveyard to your hand.

Bogslither's Embrace | {1}{B} | Sorcery |
As an additional cost to cast this spell, blight 1 or pay {3}.
Exile target creature.

Boiling Earth | {1}{R} | Sorcery |
Boiling Earth deals 1 damage to each creature your opponents control.
Awaken 4—{6}{R}

Bone Splinters | {B} | Sorcery |
As an additional cost to cast this spell, sacrifice a creature.
Destroy target creature.

Bonfire of the Damned | {X}{X}{R} | Sorcery |
Bonfire of the Damned deals X damage to target player or planeswalker and each creature that player or that planeswalker's controller controls.
Miracle {X}{R}

Boundless Realms | {6}{G} | Sorcery |
Search your library for up to X basic land cards, where X is the number of lands you control, put them onto the battlefield tapped, then shuffle.

Brave the Wilds | {G} | Sorcery |
Bargain
If this spell was bargained, target land you control becomes a 3/3 Elemental creature with haste that's still a land.
Search your library for a basic land card, reveal it, put it into your hand, then shuffle.

Breach the Multiverse | {5}{B}{B} | Sorcery |
Each player mills ten cards. For each player, choose a creature or planeswalker card in that player's graveyard. Put those cards onto the battlefield under your control. Then each creature you control becomes a Phyrexian in addition to its other types.

Bribery | {3}{U}{U} | Sorcery |
Search target opponent's library for a creature card and put that card onto the battlefield under your control. Then that player shuffles.

Brightflame | {X}{R}{R}{W}{W} | Sorcery |
Radiance — Brightflame deals X damage to target creature and each other creature that shares a color with it. You gain life equal to the damage dealt this way.

Bring to Light | {3}{G}{U} | Sorcery |
Converge — Search your library for a creature, instant, or sorcery card with mana value less than or equal to the number of colors of mana spent to cast this spell, exile that card, then shuffle. You may cast that card without paying its mana cost.

Burn Trail | {3}{R} | Sorcery |
Burn Trail deals 3 damage to any target.
Conspire

By Invitation Only | {3}{W}{W} | Sorcery |
Choose a number between 0 and 13. Each player sacrifices that many creatures.

Cabal Conditioning | {6}{B} | Sorcery |
Any number of target players each discard a number of cards equal to the highest mana value among permanents you control.

Cabal Therapy | {B} | Sorcery |
Choose a nonland card name. Target player reveals their hand and discards all cards with that name.
Flashback—Sacrifice a creature.

Cached Defenses | {2}{G} | Sorcery |
Bolster 3.

Call of the Nightwing | {2}{U}{B} | Sorcery |
Create a 1/1 blue and black Horror creature token with flying.
Cipher

Canopy Surge | {1}{G} | Sorcery |
Kicker {2}
Canopy Surge deals 1 damage to each creature with flying and each player. If this spell was kicked, it deals 4 damage to each creature with flying and each player instead.

Capital Punishment | {4}{B}{B} | Sorcery |
Council's dilemma — Starting with you, each player votes for death or taxes. Each opponent sacrifices a creature for each death vote and discards a card for each taxes vote.

Cataclysm | {2}{W}{W} | Sorcery |
Each player chooses from among the permanents they control an artifact, a creature, an enchantment, and a land, then sacrifices the rest.

Celebrate the Harvest | {3}{G} | Sorcery |
Search your library for up to X basic land cards, where X is the number of different powers among creatures you control. Put those cards onto the battlefield tapped, then shuffle.

Chain Lightning | {R} | Sorcery |
Chain Lightning deals 3 damage to any target. Then that player or that permanent's controller may pay {R}{R}. If the player does, they may copy this spell and may choose a new target for that copy.

Chain of Smog | {1}{B} | Sorcery |
Target player discards two cards. That player may copy this spell and may choose a new target for that copy.

Chandra's Ignition | {3}{R}{R} | Sorcery |
Target creature you control deals damage equal to its power to each other creature and each opponent.

Chart a Course | {1}{U} | Sorcery |
Draw two cards. Then discard a card unless you attacked this turn.

Claim the Precious | {1}{B}{B} | Sorcery |
Destroy target creature. The Ring tempts you.

Coalition Victory | {3}{W}{U}{B}{R}{G} | Sorcery |
You win the game if you control a land of each basic land type and a creature of each color.

Coastal Breach | {6}{U} | Sorcery |
Undaunted
Return all nonland permanents to their owners' hands.

Collective Unconscious | {4}{G}{G} | Sorcery |
Draw a card for each creature you control.

Commune with Nature | {G} | Sorcery |
Look at the top five cards of your library. You may reveal a creature card from among them and put it into your hand. Put the rest on the bottom of your library in any order.

Consume Spirit | {X}{1}{B} | Sorcery |
Spend only black mana on X.
Consume Spirit deals X damage to any target and you gain X life.

Corrupt | {5}{B} | Sorcery |
Corrupt deals damage to any target equal to the number of Swamps you control. You gain life equal to the damage dealt this way.

Council's Judgment | {1}{W}{W} | Sorcery |
Will of the council — Starting with you, each player votes for a nonland permanent you don't control. Exile each permanent with the most votes or tied for most votes.

Cracked Earth Technique | {4}{G} | Sorcery — Lesson |
Earthbend 3, then earthbend 3. You gain 3 life.

Crackle with Power | {X}{X}{X}{R}{R} | Sorcery | 
Crackle with Power deals five times X damage to each of up to X targets.

Cranial Extraction | {3}{B} | Sorcery — Arcane |
Choose a nonland card name. Search target player's graveyard, hand, and library for all cards with that name and exile them. Then that player shuffles.

Crashing Tide | {2}{U} | Sorcery |
This spell has flash as long as you control a Merfolk.
Return target creature to its owner's hand.
Draw a card.

Croaking Counterpart | {1}{G}{U} | Sorcery |
Create a token that's a copy of target non-Frog creature, except it's a 1/1 green Frog.
Flashback {3}{G}{U}

Cry of Contrition | {B} | Sorcery |
Target player discards a card.
Haunt
When the creature Cry of Contrition haunts dies, target player discards a card.

Curse of the Swine | {X}{U}{U} | Sorcery | 
Exile X target creatures. For each creature exiled this way, its controller creates a 2/2 green Boar creature token.

Cut In | {3}{R} | Sorcery |
Cut In deals 4 damage to target creature.
Create a Young Hero Role token attached to up to one target creature you control.

Damnation | {2}{B}{B} | Sorcery |
Destroy all creatures. They can't be regenerated.

Day of Judgment | {2}{W}{W} | Sorcery |
Destroy all creatures.

Dead Reckoning | {1}{B}{B} | Sorcery |
You may put target creature card from your graveyard on top of your library. If you do, Dead Reckoning deals damage equal to that card's power to target creature.

Debt to the Deathless | {X}{W}{W}{B}{B} | Sorcery |
Each opponent loses two times X life. You gain life equal to the life lost this way.

Decimate | {2}{R}{G} | Sorcery |
Destroy target artifact, target creature, target enchantment, and target land.

Decree of Justice | {X}{X}{2}{W}{W} | Sorcery |
Create X 4/4 white Angel creature tokens with flying.
Cycling {2}{W}
When you cycle Decree of Justice, you may pay {X}. If you do, create X 1/1 white Soldier creature tokens.

Demonic Tutor | {1}{B} | Sorcery |
Search your library for a card, put that card into your hand, then shuffle.

Desperate Plea | {1}{B} | Sorcery — Lesson |
As an additional cost to cast this spell, sacrifice a creature.
Choose one or both —
• Return target creature card from your graveyard to the battlefield if its power is less than or equal to the sacrificed creature's power.
• Destroy target creature.

Disentomb | {B} | Sorcery |
Return target creature card from your graveyard to your hand.

Disintegrate | {X}{R} | Sorcery |
Disintegrate deals X damage to any target. If it's a creature, it can't be regenerated this turn, and if it would die this turn, exile it instead.

Dispossess | {2}{B} | Sorcery |
Choose an artifact card name. Search target opponent's graveyard, hand, and library for any number of cards with the chosen name and exile them. Then that player shuffles.

Disrupt Decorum | {2}{R}{R} | Sorcery |
Goad all creatures you don't control.

Distant Melody | {3}{U} | Sorcery |
Choose a creature type. Draw a card for each permanent you control of that type.

Distortion Strike | {U} | Sorcery |
Target creature gets +1/+0 until end of turn and can't be blocked this turn.
Rebound

Divination | {2}{U} | Sorcery |
Draw two cards.

Divine Reckoning | {2}{W}{W} | Sorcery |
Each player chooses a creature they control. Destroy the rest.
Flashback {5}{W}{W}

Donate | {2}{U} | Sorcery |
Target player gains control of target permanent you control.

Doomsday | {B}{B}{B} | Sorcery |
Search your library and graveyard for five cards and exile the rest. Put the chosen cards on top of your library in any order. You lose half your life, rounded up.

Dragon Fodder | {1}{R} | Sorcery |
Create two 1/1 red Goblin creature tokens.

Duneblast | {4}{W}{B}{G} | Sorcery |
Choose up to one creature. Destroy the rest.

Dwarven Reinforcements | {3}{R} | Sorcery |
Create two 2/1 red Dwarf Berserker creature tokens.
Foretell {1}{R}

Earthquake | {X}{R} | Sorcery |
Earthquake deals X damage to each creature without flying and each player.

Electro's Bolt | {2}{R} | Sorcery |
Electro's Bolt deals 4 damage to target creature.
Mayhem {1}{R}

Emergent Ultimatum | {B}{B}{G}{G}{G}{U}{U} | Sorcery |
Search your library for up to three monocolored cards with different names and exile them. An opponent chooses one of those cards. Shuffle that card into your library. You may cast the other cards without paying their mana costs. Exile Emergent Ultimatum.

Endless Swarm | {5}{G}{G}{G} | Sorcery |
Create a 1/1 green Snake creature token for each card in your hand.
Epic

Eureka | {2}{G}{G} | Sorcery |
Starting with you, each player may put a permanent card from their hand onto the battlefield. Repeat this process until no one puts a card onto the battlefield.

Evaporate | {2}{R} | Sorcery |
Evaporate deals 1 damage to each white and/or blue creature.

Excavation Explosion | {2}{R} | Sorcery |
Excavation Explosion deals 3 damage to any target. Create a tapped Powerstone token.

Explore | {1}{G} | Sorcery |
You may play an additional land this turn.
Draw a card.

Exponential Growth | {X}{X}{G}{G} | Sorcery |
Until end of turn, double target creature's power X times.

Expropriate | {7}{U}{U} | Sorcery |
Council's dilemma — Starting with you, each player votes for time or money. For each time vote, take an extra turn after this one. For each money vote, choose a permanent owned by the voter and gain control of it. Exile Expropriate.

Extinction | {4}{B} | Sorcery |
Destroy all creatures of the creature type of your choice.

Extinction Event | {3}{B} | Sorcery |
Choose odd or even. Exile each creature with mana value of the chosen quality.

Eyes of Gitaxias | {2}{U} | Sorcery |
Incubate 3.
Draw a card.

Fable's Second Page | {1}{R} | Sorcery |
You may discard up to two cards. If you do, draw that many cards.

Faithless Looting | {R} | Sorcery |
Draw two cards, then discard two cards.
Flashback {2}{R}

Fate's Reader | {U} | Sorcery |
Look at the top card of target player's library. You may put that card on the bottom of that player's library.

Fatigue | {1}{U} | Sorcery |
Target player skips their next draw step.

Feast of Worms | {3}{G}{G} | Sorcery — Arcane |
Destroy target land. If that land was legendary, its controller sacrifices another land.

Fiery Confluence | {2}{R}{R} | Sorcery |
Choose three. You may choose the same mode more than once.
• Fiery Confluence deals 1 damage to each creature.
• Fiery Confluence deals 2 damage to each opponent.
• Destroy target artifact.

Fiery Gambit | {2}{R} | Sorcery |
Flip a coin until you lose a flip or choose to stop flipping. If you lose a flip, Fiery Gambit has no effect. If you win one or more flips, Fiery Gambit deals 3 damage to target creature. If you win two or more flips, Fiery Gambit deals 6 damage to each opponent. If you win three or more flips, draw nine cards and untap all lands you control.

Finale of Devastation | {X}{G}{G} | Sorcery |
Search your library and/or graveyard for a creature card with mana value X or less and put it onto the battlefield. If you search your library this way, shuffle. If X is 10 or more, creatures you control get +X/+X and gain haste until end of turn.

Flame Rift | {1}{R} | Sorcery |
Flame Rift deals 4 damage to each player.

Flay Essence | {1}{B}{B} | Sorcery |
Exile target creature or planeswalker. You gain life equal to the number of counters on it.

Flaying Tendrils | {1}{B}{B} | Sorcery |
Devoid
All creatures get -2/-2 until end of turn. If a creature would die this turn, exile it instead.

Flicker | {1}{W} | Sorcery |
Exile target nontoken permanent, then return it to the battlefield under its owner's control.

Foray of Orcs | {3}{R} | Sorcery |
Amass Orcs 2. When you do, Foray of Orcs deals X damage to target creature an opponent controls, where X is the amassed Army's power.

Forked Bolt | {R} | Sorcery |
Forked Bolt deals 2 damage divided as you choose among one or two targets.

Fractured Identity | {3}{W}{U} | Sorcery |
Exile target nonland permanent. Each player other than its controller creates a token that's a copy of it.

Fraying Line | {2}{B} | Sorcery |
Target player loses half their life, rounded up.

From the Ashes | {3}{R} | Sorcery |
Destroy all nonbasic lands. For each land destroyed this way, its controller may search their library for a basic land card and put it onto the battlefield. Then each player who searched their library this way shuffles.

Gaea's Blessing | {1}{G} | Sorcery |
Target player shuffles up to three target cards from their graveyard into their library.
Draw a card.
When Gaea's Blessing is put into your graveyard from your library, shuffle your graveyard into your library.

Genesis Wave | {X}{G}{G}{G} | Sorcery |
Reveal the top X cards of your library. You may put any number of permanent cards with mana value X or less from among them onto the battlefield. Then put all cards revealed this way that weren't put onto the battlefield into your graveyard.

Germination Practicum | {3}{G}{G} | Sorcery — Lesson |
Put two +1/+1 counters on each creature you control.
Paradigm

Ghitu Fire | {X}{R} | Sorcery |
You may cast Ghitu Fire as though it had flash if you pay {2} more to cast it.
Ghitu Fire deals X damage to any target.

Gild | {3}{B} | Sorcery |
Exile target creature. Create a Gold token.

Gitaxian Probe | {U/P} | Sorcery |
Look at target player's hand.
Draw a card.

Glimpse of Nature | {G} | Sorcery |
Whenever you cast a creature spell this turn, draw a card.

Glimpse the Unthinkable | {U}{B} | Sorcery |
Target player mills ten cards.

Golden Demise | {1}{B}{B} | Sorcery |
Ascend
All creatures get -2/-2 until end of turn. If you have the city's blessing, instead only creatures your opponents control get -2/-2 until end of turn.

Golden Ratio | {1}{G}{U} | Sorcery |
Draw a card for each different power among creatures you control.

Grapeshot | {1}{R} | Sorcery |
Grapeshot deals 1 damage to any target.
Storm

Grave Raise | {1}{B} | Sorcery |
Return target card from your graveyard to the battlefield.

Hallowed Respite | {W}{U} | Sorcery |
Exile target nonlegendary creature, then return it to the battlefield under its owner's control. If it entered under your control, put a +1/+1 counter on it. Otherwise, tap it.
Flashback {1}{W}{U} (You may cast this card from your graveyard for its flashback cost. Then exile it.)

Hard Evidence | {U} | Sorcery |
Create a 0/3 blue Crab creature token.
Investigate.

Haunt the Network | {3}{U}{B} | Sorcery |
Choose target opponent. Create two 1/1 colorless Thopter artifact creature tokens with flying. Then the chosen player loses X life and you gain X life, where X is the number of artifacts you control.

Healing Technique | {3}{G} | Sorcery |
Demonstrate
Return target card from your graveyard to your hand. You gain life equal to that card's mana value. Exile Healing Technique.

Hex | {4}{B}{B} | Sorcery |
Destroy six target creatures.

Hexproof Census | {G} | Sorcery |
Search your library for a creature card with hexproof, reveal it, put it into your hand, then shuffle.

Hidden Strings | {1}{U} | Sorcery |
You may tap or untap target permanent, then you may tap or untap another target permanent.
Cipher

Hide in Plain Sight | {3}{G} | Sorcery |
Look at the top five cards of your library, cloak two of them, and put the rest on the bottom of your library in a random order.

Hit the Mother Lode | {4}{R}{R}{R} | Sorcery |
Discover 10. If the discovered card's mana value is less than 10, create a number of tapped Treasure tokens equal to the difference.

Homecoming | {3}{G} | Sorcery |
Return all land cards from your graveyard to the battlefield.

Hypergenesis | | Sorcery |
Suspend 3—{1}{G}{G}
Starting with you, each player may put an artifact, creature, enchantment, or land card from their hand onto the battlefield. Repeat this process until no one puts a card onto the battlefield.

In Garruk's Wake | {7}{B}{B} | Sorcery |
Destroy all creatures you don't control and all planeswalkers you don't control.

Incoming! | {4}{G}{G}{G}{G} | Sorcery |
Each player searches their library for any number of artifact, creature, enchantment, and/or land cards, puts them onto the battlefield, then shuffles.

Increasing Devotion | {3}{W}{W} | Sorcery |
Create five 1/1 white Human creature tokens. If this spell was cast from a graveyard, create ten of those tokens instead.
Flashback {7}{W}{W}

Incremental Growth | {3}{G}{G} | Sorcery |
Put a +1/+1 counter on target creature, two +1/+1 counters on another target creature, and three +1/+1 counters on a third target creature.

Incriminate | {1}{B} | Sorcery |
Choose two target creatures controlled by the same player. That player sacrifices one of them.

Innocent Blood | {B} | Sorcery |
Each player sacrifices a creature.

Inquisition of Kozilek | {B} | Sorcery |
Target player reveals their hand. You choose a nonland card from it with mana value 3 or less. That player discards that card.

Inscription of Ruin | {2}{B} | Sorcery |
Kicker {2}{B}{B}
Choose one. If this spell was kicked, choose any number instead.
• Target opponent discards two cards.
• Return target creature card with mana value 2 or less from your graveyard to the battlefield.
• Destroy target creature with mana value 3 or less.

Insist | {G} | Sorcery |
The next creature spell you cast this turn can't be countered.
Draw a card.

Jokulhaups | {4}{R}{R} | Sorcery |
Destroy all artifacts, creatures, and lands. They can't be regenerated.

Joust | {1}{R} | Sorcery |
Choose target creature you control and target creature you don't control. The creature you control gets +2/+1 until end of turn if it's a Knight. Then those creatures fight each other.

Khorvath's Fury | {4}{R} | Sorcery |
For each player, choose friend or foe. Each friend discards all cards from their hand, then draws that many cards plus one. Khorvath's Fury deals damage to each foe equal to the number of cards in their hand.

Kindred Dominance | {5}{B}{B} | Sorcery |
Choose a creature type. Destroy all creatures that aren't of the chosen type.

Kodama's Reach | {2}{G} | Sorcery — Arcane |
Search your library for up to two basic land cards, reveal those cards, put one onto the battlefield tapped and the other into your hand, then shuffle.

Krenko's Command | {1}{R} | Sorcery |
Create two 1/1 red Goblin creature tokens.

Lacerate Flesh | {4}{R} | Sorcery |
Lacerate Flesh deals 4 damage to target creature. Create a number of Blood tokens equal to the amount of excess damage dealt to that creature this way.

Land Wreck | {2}{R} | Sorcery |
Destroy target land.

Lava Blister | {1}{R} | Sorcery |
Destroy target nonbasic land unless its controller has Lava Blister deal 6 damage to them.

Lay of the Land | {G} | Sorcery |
Search your library for a basic land card, reveal it, put it into your hand, then shuffle.

Lie in Wait | {B}{G}{U} | Sorcery |
Return target creature card from your graveyard to your hand. Lie in Wait deals damage equal to that card's power to target creature.

Liliana's Last Word | {4}{B} | Sorcery |
Separate all permanents target player controls into two piles. That player sacrifices all permanents in the pile of their choice.

Living Death | {3}{B}{B} | Sorcery |
Each player exiles all creature cards from their graveyard, then sacrifices all creatures they control, then puts all cards they exiled this way onto the battlefield.

Living Wish | {1}{G} | Sorcery |
You may reveal a creature or land card you own from outside the game and put it into your hand. Exile Living Wish.

Lobotomy | {2}{U}{B} | Sorcery |
Target player reveals their hand, then you choose a card other than a basic land card from it. Search that player's graveyard, hand, and library for all cards with the same name as the chosen card and exile them. Then that player shuffles.
"""
