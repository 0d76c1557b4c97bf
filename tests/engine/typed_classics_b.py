# ruff: noqa: E501
"""More of the cards that players ask about most, typed as facts (see ``helpers.shelf``)."""

CARDS = """
Lovestruck Beast | {2}{G} | Creature — Beast Noble | 5/5
This creature can't attack unless you control a 1/1 creature.

Aether Vial | {1} | Artifact |
At the beginning of your upkeep, you may put a charge counter on this artifact.
{T}: You may put a creature card with mana value equal to the number of charge counters on this artifact from your hand onto the battlefield.

Inquisition of Kozilek | {B} | Sorcery |
Target player reveals their hand. You choose a nonland card from it with mana value 3 or less. That player discards that card.

Fury | {3}{R}{R} | Creature — Elemental Incarnation | 3/3
Double strike
When this creature enters, it deals 4 damage divided as you choose among any number of target creatures and/or planeswalkers.

Snapcaster Mage | {1}{U} | Creature — Human Wizard | 2/1
Flash
When this creature enters, target instant or sorcery card in your graveyard gains flashback until end of turn. The flashback cost is equal to its mana cost.

Yawgmoth's Will | {2}{B} | Sorcery |
Until end of turn, you may play lands and cast spells from your graveyard.
If a card would be put into your graveyard from anywhere this turn, exile that card instead.

Underworld Breach | {1}{R} | Enchantment |
Each nonland card in your graveyard has escape. The escape cost is equal to the card's mana cost plus exile three other cards from your graveyard.
At the beginning of the end step, sacrifice this enchantment.

Lurrus's Leave | {1}{W} | Enchantment |
Once during each of your turns, you may cast a permanent spell with mana value 2 or less from your graveyard.

Edgar Markov | {3}{R}{W}{B} | Legendary Creature — Vampire Knight | 4/4
Eminence — Whenever you cast another Vampire spell, if Edgar Markov is in the command zone or on the battlefield, create a 1/1 black Vampire creature token.
First strike, haste
Whenever Edgar Markov attacks, put a +1/+1 counter on each Vampire you control.

The Ur-Dragon | {4}{W}{U}{B}{R}{G} | Legendary Creature — Dragon Avatar | 10/10
Eminence — As long as The Ur-Dragon is in the command zone or on the battlefield, other Dragon spells you cast cost {1} less to cast.
Flying

Vampire of the Dire Moon | {B} | Creature — Vampire | 1/1
Deathtouch, lifelink

Emergence Zone | | Land |
{T}: Add {C}.
{1}, {T}, Sacrifice this land: You may cast spells this turn as though they had flash.

Fastbond | {G} | Enchantment |
You may play any number of lands on each of your turns.

Jeweled Lotus | {0} | Artifact |
{T}, Sacrifice this artifact: Add three mana of any one color. Spend this mana only to cast your commander.

Delver of Books | {U} | Creature — Human Wizard | 1/1
At the beginning of your upkeep, look at the top card of your library. You may reveal that card. If an instant or sorcery card is revealed this way, put a +1/+1 counter on this creature.

Ugin's Judgment | {5} | Sorcery |
Exile each permanent with mana value 3 or less that's one or more colors.

Emrakul's Herald | {6} | Creature — Eldrazi | 4/4
This spell costs {1} less to cast for each card type among cards in your graveyard.

Fable's Second Page | {1}{R} | Sorcery |
You may discard up to two cards. If you do, draw that many cards.

Fate's Reader | {U} | Sorcery |
Look at the top card of target player's library. You may put that card on the bottom of that player's library.

Pithing Needle | {1} | Artifact |
As this artifact enters, choose a card name.
Activated abilities of sources with the chosen name can't be activated unless they're mana abilities.

Meddling Mage | {W}{U} | Creature — Human Wizard | 2/2
As this creature enters, choose a nonland card name.
Spells with the chosen name can't be cast.

Cabal Therapy | {B} | Sorcery |
Choose a nonland card name. Target player reveals their hand and discards all cards with that name.
Flashback—Sacrifice a creature.

Demonic Consultation | {B} | Instant |
Choose a card name. Exile the top six cards of your library, then reveal cards from the top of your library until you reveal a card with the chosen name. Put that card into your hand and exile all other cards revealed this way.

Koth of the Hammer | {2}{R}{R} | Legendary Planeswalker — Koth | 3
−5: You get an emblem with "Mountains you control have '{T}: This land deals 1 damage to any target.'"

Spawning Lesson | {1}{G} | Sorcery |
Create a 0/1 colorless Eldrazi Spawn creature token with "Sacrifice this token: Add {C}." Draw a card.

Sneak Attack | {3}{R} | Enchantment |
{R}: You may put a creature card from your hand onto the battlefield. That creature gains haste. Sacrifice the creature at the beginning of the next end step.

Golos, Tireless Pilgrim | {5} | Legendary Artifact Creature — Scout | 3/5
{2}{W}{U}{B}{R}{G}: Exile the top three cards of your library. You may play them this turn without paying their mana costs.

Urza, Lord High Artificer | {2}{U}{U} | Legendary Creature — Human Artificer | 1/4
{5}: Shuffle your library, then exile the top card. Until end of turn, you may play that card without paying its mana cost.

Ragavan, Nimble Pilferer | {R} | Legendary Creature — Monkey Pirate | 2/1
Whenever Ragavan deals combat damage to a player, create a Treasure token and exile the top card of that player's library. Until end of turn, you may cast that card.

The Scarab God | {3}{U}{B} | Legendary Creature — God | 5/5
{2}{U}{B}: Exile target creature card from a graveyard. Create a token that's a copy of it, except it's a 4/4 black Zombie.

Smokestack | {4} | Artifact |
At the beginning of your upkeep, you may put a soot counter on this artifact.
At the beginning of each player's upkeep, that player sacrifices a permanent for each soot counter on this artifact.

Questing Beast | {2}{G}{G} | Legendary Creature — Beast | 4/4
Vigilance, deathtouch, haste
Combat damage that would be dealt by creatures you control can't be prevented.

Scion of the Ur-Dragon's Nest | {4}{R} | Creature — Dragon | 4/4
Whenever one or more Dragons you control attack, draw that many cards, then you may put a permanent card from your hand onto the battlefield.

Giver of Runes | {W} | Creature — Kor Cleric | 1/2
{T}: Another target creature you control gains protection from colorless or from the color of your choice until end of turn.

Teferi, Mage of Zhalfir | {2}{U}{U}{U} | Legendary Creature — Human Wizard | 3/4
Flash
Creature cards you own that aren't on the battlefield have flash.

Seven Wonders | {5}{R} | Sorcery |
Exile the top six cards of your library. You may cast any number of spells from among those cards without paying their mana costs.

Fact or Fiction | {3}{U} | Instant |
Reveal the top five cards of your library. An opponent separates those cards into two piles. Put one pile into your hand and the other into your graveyard.

Steam Augury | {2}{U}{R} | Instant |
Reveal the top five cards of your library and separate them into two piles. An opponent chooses one of those piles. Put that pile into your hand and the other into your graveyard.

Liliana's Last Word | {4}{B} | Sorcery |
Separate all permanents target player controls into two piles. That player sacrifices all permanents in the pile of their choice.

Fatal Push | {B} | Instant |
Destroy target creature if it has mana value 2 or less.
Revolt — Destroy that creature if it has mana value 4 or less instead if a permanent left the battlefield under your control this turn.

Unholy Heat | {R} | Instant |
Unholy Heat deals 2 damage to target creature or planeswalker.
Delirium — Unholy Heat deals 6 damage instead if there are four or more card types among cards in your graveyard.

Rite of Replication | {2}{U}{U} | Sorcery |
Kicker {5}
Create a token that's a copy of target creature. If this spell was kicked, create five of those tokens instead.

Failed Escape | {2}{U} | Instant |
The owner of target nonland permanent puts it on their choice of the top or bottom of their library.
"""
