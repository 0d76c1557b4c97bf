# ruff: noqa: E501 - texts stay as printed
"""Sorceries, M to Z, typed as facts."""

CARDS = """
Maelstrom Pulse | {1}{B}{G} | Sorcery |
Destroy target nonland permanent and all other permanents with the same name as that permanent.

Magmatic Insight | {R} | Sorcery |
As an additional cost to cast this spell, discard a land card.
Draw two cards.

Make a Wish | {3}{G} | Sorcery |
Return two cards at random from your graveyard to your hand.

Malamet Battle Glyph | {G} | Sorcery |
Choose target creature you control and target creature you don't control. If the creature you control entered this turn, put a +1/+1 counter on it. Then those creatures fight each other.

Manifest Dread | {1}{G} | Sorcery |
Manifest dread.

Marsh Casualties | {B}{B} | Sorcery |
Kicker {3}
Creatures target player controls get -1/-1 until end of turn. If this spell was kicked, those creatures get -2/-2 until end of turn instead.

Massacre | {2}{B}{B} | Sorcery |
If an opponent controls a Plains and you control a Swamp, you may cast this spell without paying its mana cost.
All creatures get -2/-2 until end of turn.

Mind Funeral | {1}{U}{B} | Sorcery |
Target opponent reveals cards from the top of their library until four land cards are revealed. That player puts all cards revealed this way into their graveyard.

Mind Grind | {X}{U}{B} | Sorcery |
Each opponent reveals cards from the top of their library until they reveal X land cards, then puts all cards revealed this way into their graveyard. X can't be 0.

Mind Rot | {2}{B} | Sorcery |
Target player discards two cards.

Mind Spiral | {4}{U} | Sorcery |
Gift a tapped Fish
Target player draws three cards. If the gift was promised, tap target creature an opponent controls and put a stun counter on it.

Mind Swords | {1}{B} | Sorcery |
If you control a Swamp, you may sacrifice a creature rather than pay this spell's mana cost.
Each player exiles two cards from their hand.

Mire's Toll | {B} | Sorcery |
Target player reveals a number of cards from their hand equal to the number of Swamps you control. You choose one of them. That player discards that card.

Misfortune | {1}{B}{R}{G} | Sorcery |
An opponent chooses one —
• You put a +1/+1 counter on each creature you control and gain 4 life.
• You put a -1/-1 counter on each creature that player controls and Misfortune deals 4 damage to that player.

Mizzix's Mastery | {3}{R} | Sorcery |
Exile target card that's an instant or sorcery from your graveyard. For each card exiled this way, copy it, and you may cast the copy without paying its mana cost. Exile Mizzix's Mastery.
Overload {5}{R}{R}{R}

Mnemonic Deluge | {6}{U}{U}{U} | Sorcery |
Exile target instant or sorcery card from a graveyard. Copy that card three times. You may cast the copies without paying their mana costs. Exile Mnemonic Deluge.

Molten Rain | {1}{R}{R} | Sorcery |
Destroy target land. If that land was nonbasic, Molten Rain deals 2 damage to the land's controller.

Moment of Glory | {W} | Sorcery |
Put a +1/+1 counter on target creature you control. If this spell was cast from a graveyard, also put a +1/+1 counter on each other creature you control.
Flashback {4}{W}

Morbid Curiosity | {1}{B}{B} | Sorcery |
As an additional cost to cast this spell, sacrifice an artifact or creature.
Draw cards equal to the mana value of the sacrificed permanent.

Mutual Destruction | {B} | Sorcery |
This spell has flash as long as you control a permanent with flash.
As an additional cost to cast this spell, sacrifice a creature.
Destroy target creature.

Night's Whisper | {1}{B} | Sorcery |
You draw two cards and lose 2 life.

Obzedat's Aid | {3}{W}{B} | Sorcery |
Return target permanent card from your graveyard to the battlefield.

Opalescent Dawn | {3}{W} | Sorcery |
All enchantments become 1/1 creatures in addition to their other types until end of turn.

Orbital Plunge | {3}{R} | Sorcery |
Orbital Plunge deals 6 damage to target creature. If excess damage was dealt this way, create a Lander token.

Otterball Antics | {1}{U} | Sorcery |
Create a 1/1 blue and red Otter creature token with prowess. If this spell was cast from anywhere other than your hand, put a +1/+1 counter on that creature.
Flashback {3}{U}

Overrun | {2}{G}{G}{G} | Sorcery |
Creatures you control get +3/+3 and gain trample until end of turn.

Overwhelming Stampede | {3}{G}{G} | Sorcery |
Until end of turn, creatures you control gain trample and get +X/+X, where X is the greatest power among creatures you control.

Pair of Spies | {1}{U} | Sorcery |
Each creature you control connives.

Past in Flames | {3}{R} | Sorcery |
Each instant and sorcery card in your graveyard gains flashback until end of turn. The flashback cost is equal to its mana cost.
Flashback {4}{R}

Phyrexian Rebirth | {4}{W}{W} | Sorcery |
Destroy all creatures, then create an X/X colorless Phyrexian Horror artifact creature token, where X is the number of creatures destroyed this way.

Pigment Storm | {3}{R}{R} | Sorcery |
Pigment Storm deals 5 damage to target creature. Excess damage is dealt to that creature's controller instead.

Pillar of Flame | {R} | Sorcery |
Pillar of Flame deals 2 damage to any target. If a creature dealt damage this way would die this turn, exile it instead.

Pir's Whim | {3}{G} | Sorcery |
For each player, choose friend or foe. Each friend searches their library for a land card, puts it onto the battlefield tapped, then shuffles. Each foe sacrifices an artifact or enchantment they control.

Planar Cleansing | {3}{W}{W}{W} | Sorcery |
Destroy all nonland permanents.

Plea for Power | {3}{U} | Sorcery |
Will of the council — Starting with you, each player votes for time or knowledge. If time gets more votes, take an extra turn after this one. If knowledge gets more votes or the vote is tied, draw three cards.

Political Trickery | {2}{U} | Sorcery |
Exchange control of target land you control and target land an opponent controls.

Polymorph | {3}{U} | Sorcery |
Destroy target creature. It can't be regenerated. Its controller reveals cards from the top of their library until they reveal a creature card. The player puts that card onto the battlefield, then shuffles all other cards revealed this way into their library.

Ponder | {U} | Sorcery |
Look at the top three cards of your library, then put them back in any order. You may shuffle.
Draw a card.

Praetor's Grasp | {1}{B}{B} | Sorcery |
Search target opponent's library for a card and exile it face down. Then that player shuffles. You may play that card for as long as it remains exiled.

Prey Upon | {G} | Sorcery |
Target creature you control fights target creature you don't control.

Primal Surge | {8}{G}{G} | Sorcery |
Exile the top card of your library. If it's a permanent card, you may put it onto the battlefield. If you do, repeat this process.

Prismatic Ending | {X}{W} | Sorcery |
Converge — Exile target nonland permanent if its mana value is less than or equal to the number of colors of mana spent to cast this spell.

Prison Break | {4}{B} | Sorcery |
Return target creature card from your graveyard to the battlefield with an additional +1/+1 counter on it.
Mayhem {3}{B}

Prosperity | {X}{U} | Sorcery |
Each player draws X cards.

Pulling Teeth | {1}{B} | Sorcery |
Clash with an opponent. If you win, target player discards two cards. Otherwise, that player discards a card.

Pyroclasm | {1}{R} | Sorcery |
Pyroclasm deals 2 damage to each creature.

Raven's Crime | {B} | Sorcery |
Target player discards a card.
Retrace

Reanimate | {B} | Sorcery |
Put target creature card from a graveyard onto the battlefield under your control. You lose life equal to that card's mana value.

Rebuild the City | {3}{B}{R}{G} | Sorcery |
Choose target land. Create three tokens that are copies of it, except they're 3/3 creatures in addition to their other types and they have vigilance and menace.

Recoup | {1}{R} | Sorcery |
Target sorcery card in your graveyard gains flashback until end of turn. The flashback cost is equal to its mana cost.
Flashback {3}{R}

Relentless Assault | {2}{R}{R} | Sorcery |
Untap all creatures that attacked this turn. After this main phase, there is an additional combat phase followed by an additional main phase.

Reminisce | {2}{U} | Sorcery |
Target player shuffles their graveyard into their library.

Repay in Kind | {5}{B}{B} | Sorcery |
Each player's life total becomes the lowest life total among all players.

Replenish | {3}{W} | Sorcery |
Return all enchantment cards from your graveyard to the battlefield.

Reunion of the House | {5}{W}{W} | Sorcery |
Return any number of target creature cards with total power 10 or less from your graveyard to the battlefield. Exile Reunion of the House.

Reverent Silence | {3}{G} | Sorcery |
If you control a Forest, rather than pay this spell's mana cost, you may have each other player gain 6 life.
Destroy all enchantments.

Reverse Engineer | {3}{U}{U} | Sorcery |
Improvise
Draw three cards.

Rhonas's Last Stand | {G}{G} | Sorcery |
Create a 5/4 green Snake creature token. Lands you control don't untap during your next untap step.

Rift Bolt | {2}{R} | Sorcery |
Rift Bolt deals 3 damage to any target.
Suspend 1—{R}

Rimewind Check | {1}{U} | Sorcery |
You gain 1 life for each snow permanent you control.

Ringsight | {1}{U}{B} | Sorcery |
The Ring tempts you. Search your library for a card that shares a color with a legendary creature you control, reveal it, put it into your hand, then shuffle.

Rise from the Grave | {4}{B} | Sorcery |
Put target creature card from a graveyard onto the battlefield under your control. That creature is a black Zombie in addition to its other colors and types.

Rishkar's Expertise | {4}{G}{G} | Sorcery |
Draw cards equal to the greatest power among creatures you control.
You may cast a spell with mana value 5 or less from your hand without paying its mana cost.

Rite of Replication | {2}{U}{U} | Sorcery |
Kicker {5}
Create a token that's a copy of target creature. If this spell was kicked, create five of those tokens instead.

Rivals' Duel | {3}{R} | Sorcery |
Choose two target creatures that share no creature types. Those creatures fight each other.

Rolling Earthquake | {X}{R} | Sorcery |
Rolling Earthquake deals X damage to each creature without horsemanship and each player.

Rolling Thunder | {X}{R}{R} | Sorcery |
Rolling Thunder deals X damage divided as you choose among any number of targets.

Ruinous Blast | {4}{W} | Legendary Sorcery |
Exile all nonlegendary creatures.

Scheming Symmetry | {B} | Sorcery |
Choose two target players. Each of them searches their library for a card, then shuffles and puts that card on top.

Season of the Burrow | {3}{W}{W} | Sorcery |
Choose up to five {P} worth of modes. You may choose the same mode more than once.
{P} — Create a 1/1 white Rabbit creature token.
{P}{P} — Exile target nonland permanent. Its controller draws a card.
{P}{P}{P} — Return target permanent card with mana value 3 or less from your graveyard to the battlefield with an indestructible counter on it.

Secret Rendezvous | {1}{W}{W} | Sorcery |
You and target opponent each draw three cards.

Secrets of the Golden City | {1}{U}{U} | Sorcery |
Ascend
Draw two cards. If you have the city's blessing, draw three cards instead.

Seven Wonders | {5}{R} | Sorcery |
Exile the top six cards of your library. You may cast any number of spells from among those cards without paying their mana costs.

Shahrazad | {W}{W} | Sorcery |
Players play a Magic subgame, using their libraries as their decks. Each player who doesn't win the subgame loses half their life, rounded up.

Shared Return | {3}{W} | Sorcery |
Each player returns all enchantment cards from their graveyard to the battlefield.

Shifting Loyalties | {5}{U} | Sorcery |
Exchange control of two target permanents that share a card type.

Show and Tell | {2}{U} | Sorcery |
Each player may put an artifact, creature, enchantment, or land card from their hand onto the battlefield.

Sink into Takenuma | {3}{B} | Sorcery — Arcane |
Sweep — Return any number of Swamps you control to their owner's hand. Target player discards a card for each Swamp returned this way.

Skewer the Critics | {2}{R} | Sorcery |
Spectacle {R}
Skewer the Critics deals 3 damage to any target.

Slaughter the Strong | {1}{W}{W} | Sorcery |
Each player chooses any number of creatures they control with total power 4 or less, then sacrifices all other creatures they control.

Sleep | {2}{U}{U} | Sorcery |
Tap all creatures target player controls. Those creatures don't untap during that player's next untap step.

Smallpox | {B}{B} | Sorcery |
Each player loses 1 life, discards a card, sacrifices a creature, then sacrifices a land.

Soul Exchange | {B}{B} | Sorcery |
As an additional cost to cast this spell, exile a creature you control.
Return target creature card from your graveyard to the battlefield. Put a +2/+2 counter on that creature if the exiled creature was a Thrull.

Soul Summons | {1}{W} | Sorcery |
Manifest the top card of your library.

Soul's Majesty | {4}{G} | Sorcery |
Draw cards equal to the power of target creature you control.

Spawning Lesson | {1}{G} | Sorcery |
Create a 0/1 colorless Eldrazi Spawn creature token with "Sacrifice this token: Add {C}." Draw a card.

Spectral Procession | {2/W}{2/W}{2/W} | Sorcery |
Create three 1/1 white Spirit creature tokens with flying.

Spirit Water Revival | {1}{U}{U} | Sorcery |
As an additional cost to cast this spell, you may waterbend {6}.
Draw two cards. If this spell's additional cost was paid, instead shuffle your graveyard into your library, draw seven cards, and you have no maximum hand size for the rest of the game.
Exile Spirit Water Revival.

Spitting Image | {4}{G/U}{G/U} | Sorcery |
Create a token that's a copy of target creature.
Retrace

Splinter | {2}{G}{G} | Sorcery |
Exile target artifact. Search its controller's graveyard, hand, and library for all cards with the same name as that artifact and exile them. Then that player shuffles.

Squee's Revenge | {1}{U}{R} | Sorcery |
Choose a number. Flip a coin that many times or until you lose a flip, whichever comes first. If you win all the flips, draw two cards for each flip.

Steal Shape | {2}{U}{U} | Sorcery |
Gain control of target creature.

Stitch in Time | {1}{U}{R} | Sorcery |
Flip a coin. If you win the flip, take an extra turn after this one.

Stone Rain | {2}{R} | Sorcery |
Destroy target land.

Storm of Souls | {4}{W}{W} | Sorcery |
Return all creature cards from your graveyard to the battlefield. Each of them is a 1/1 Spirit with flying in addition to its other types. Exile Storm of Souls.

Stream of Life | {X}{G} | Sorcery |
Target player gains X life.

Strike It Rich | {R} | Sorcery |
Create a Treasure token.
Flashback {2}{R}

Supreme Verdict | {1}{W}{W}{U} | Sorcery |
This spell can't be countered.
Destroy all creatures.

Surrounded by Orcs | {3}{U} | Sorcery |
Amass Orcs 3, then target player mills X cards, where X is the amassed Army's power.

Switcheroo | {4}{U} | Sorcery |
Exchange control of two target creatures.

Syphon Flesh | {4}{B} | Sorcery |
Each other player sacrifices a creature. You create a 2/2 black Zombie creature token for each creature sacrificed this way.

Syphon Mind | {3}{B} | Sorcery |
Each other player discards a card. You draw a card for each card discarded this way.

Syphon Soul | {2}{B} | Sorcery |
Syphon Soul deals 2 damage to each other player. You gain life equal to the damage dealt this way.

Take to the Streets | {4}{G} | Sorcery |
Creatures you control get +2/+2 until end of turn. Citizens you control get an additional +1/+1 and gain vigilance until end of turn.

Temporal Cleansing | {3}{U} | Sorcery |
Convoke
The owner of target nonland permanent puts it into their library second from the top or on the bottom.

Threaten | {2}{R} | Sorcery |
Untap target creature and gain control of it until end of turn. That creature gains haste until end of turn.

Time Ebb | {2}{U} | Sorcery |
Put target creature on top of its owner's library.

Time Stretch | {8}{U}{U} | Sorcery |
Target player takes two extra turns after this one.

Time Walk | {1}{U} | Sorcery |
Take an extra turn after this one.

Time Warp | {3}{U}{U} | Sorcery |
Target player takes an extra turn after this one.

Tome Scour | {U} | Sorcery |
Target player mills five cards.

Torment of Hailfire | {X}{B}{B} | Sorcery |
Repeat the following process X times. Each opponent loses 3 life unless that player sacrifices a nonland permanent or discards a card.

Tormented Thoughts | {2}{B} | Sorcery |
As an additional cost to cast this spell, sacrifice a creature.
Target player discards a number of cards equal to the sacrificed creature's power.

Tormenting Voice | {1}{R} | Sorcery |
As an additional cost to cast this spell, discard a card.
Draw two cards.

Toxic Deluge | {2}{B} | Sorcery |
As an additional cost to cast this spell, pay X life.
All creatures get -X/-X until end of turn.

Train of Thought | {1}{U} | Sorcery |
Replicate {1}{U}
Draw a card.

Tranquility | {2}{G} | Sorcery |
Destroy all enchantments.

Traumatize | {3}{U}{U} | Sorcery |
Target player mills half their library, rounded down.

Travel Preparations | {1}{G} | Sorcery |
Put a +1/+1 counter on each of up to two target creatures.
Flashback {1}{W}

Travel Through Caradhras | {5}{G} | Sorcery |
Council's dilemma — Starting with you, each player votes for Redhorn Pass or Mines of Moria. For each Redhorn Pass vote, search your library for a basic land card and put it onto the battlefield tapped. If you search your library this way, shuffle. For each Mines of Moria vote, return a card from your graveyard to your hand.
Exile Travel Through Caradhras.

Treasure Cruise | {7}{U} | Sorcery |
Delve
Draw three cards.

Turn to Slag | {3}{R}{R} | Sorcery |
Turn to Slag deals 5 damage to target creature. Destroy all Equipment attached to that creature.

Twice Cascade | {5} | Sorcery |
You gain 1 life.
Cascade
Cascade

Twice Casualty | {R} | Sorcery |
Twice Casualty deals 1 damage to any target.
Casualty 1
Casualty 2

Twice Conspire | {R} | Sorcery |
Twice Conspire deals 1 damage to any target.
Conspire
Conspire

Twice Delve | {7}{U} | Sorcery |
Delve
Delve
Draw three cards.

Twice Gravestorm | {1}{B} | Sorcery |
Target player loses 1 life.
Gravestorm
Gravestorm

Twice Rebound | {W} | Sorcery |
You gain 1 life.
Rebound
Rebound

Twice Replicate | {1}{U} | Sorcery |
Replicate {1}
Replicate {U}
Draw a card.

Twice Storm | {R} | Sorcery |
Twice Storm deals 1 damage to any target.
Storm
Storm

Twinflame | {1}{R} | Sorcery |
Strive — This spell costs {2}{R} more to cast for each target beyond the first.
Choose any number of target creatures you control. For each of them, create a token that's a copy of that creature, except it has haste. Exile those tokens at the beginning of the next end step.

Ugin's Judgment | {5} | Sorcery |
Exile each permanent with mana value 3 or less that's one or more colors.

Ultimate Magic: Meteor | {5}{R} | Sorcery |
Ultimate Magic: Meteor deals 7 damage to each creature. If this spell was cast from exile, for each opponent, choose an artifact or land that player controls. Destroy the chosen permanents.
Foretell {5}{R}

Unburial Rites | {4}{B} | Sorcery |
Return target creature card from your graveyard to the battlefield.
Flashback {3}{W}

Undying Flames | {4}{R}{R} | Sorcery |
Exile cards from the top of your library until you exile a nonland card. Undying Flames deals damage to any target equal to that card's mana value.
Epic

Unfinished Business | {3}{W}{W} | Sorcery |
Return target creature card from your graveyard to the battlefield, then return up to two target Aura and/or Equipment cards from your graveyard to the battlefield attached to that creature.

Unmoored Ego | {1}{U}{B} | Sorcery |
Choose a card name. Search target opponent's graveyard, hand, and library for up to four cards with that name and exile them. That player shuffles, then draws a card for each card exiled from their hand this way.

Upheaval | {4}{U}{U} | Sorcery |
Return all permanents to their owners' hands.

Valor's Reach Tag Team | {1}{R}{W} | Sorcery |
Create two 3/2 red and white Warrior creature tokens with "Whenever this creature and at least one other creature token attack, put a +1/+1 counter on this creature."

Vandalblast | {R} | Sorcery |
Destroy target artifact you don't control.
Overload {4}{R}

Victimize | {2}{B} | Sorcery |
Choose two target creature cards in your graveyard. Sacrifice a creature. If you do, return the chosen cards to the battlefield tapped.

Vindicate | {1}{W}{B} | Sorcery |
Destroy target permanent.

Virtus's Maneuver | {2}{B} | Sorcery |
For each player, choose friend or foe. Each friend returns a creature card from their graveyard to their hand. Each foe sacrifices a creature they control.

Void | {3}{B}{R} | Sorcery |
Choose a number. Destroy all artifacts and creatures with mana value equal to that number. Then target player reveals their hand and discards all nonland cards with mana value equal to the number.

Wash Out | {3}{U} | Sorcery |
Return all permanents of the color of your choice to their owners' hands.

Wave of Vitriol | {5}{G}{G} | Sorcery |
Each player sacrifices all artifacts, enchantments, and nonbasic lands they control. For each land sacrificed this way, its controller may search their library for a basic land card and put it onto the battlefield tapped. Then each player who searched their library this way shuffles.

Wheel of Fortune | {2}{R} | Sorcery |
Each player discards their hand, then draws seven cards.

Wild Ride | {R} | Sorcery |
Target creature gets +3/+0 and gains haste until end of turn.
Harmonize {4}{R}

Windfall | {2}{U} | Sorcery |
Each player discards their hand, then draws cards equal to the greatest number of cards a player discarded this way.

Winds of Abandon | {1}{W} | Sorcery |
Exile target creature you don't control. For each creature exiled this way, its controller searches their library for a basic land card. Those players put those cards onto the battlefield tapped, then shuffle.
Overload {4}{W}{W}

Winds of Change | {R} | Sorcery |
Each player shuffles the cards from their hand into their library, then draws that many cards.

Winds of Rath | {3}{W}{W} | Sorcery |
Destroy all creatures that aren't enchanted. They can't be regenerated.

Wish | {2}{R} | Sorcery |
You may play a card you own from outside the game this turn.

Wrath of the Skies | {X}{W}{W} | Sorcery |
You get X {E}, then you may pay any amount of {E}. Destroy each artifact, creature, and enchantment with mana value less than or equal to the amount of {E} paid this way.

Yawgmoth's Will | {2}{B} | Sorcery |
Until end of turn, you may play lands and cast spells from your graveyard.
If a card would be put into your graveyard from anywhere this turn, exile that card instead.

Zombify | {3}{B} | Sorcery |
Return target creature card from your graveyard to the battlefield.
"""
