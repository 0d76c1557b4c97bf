# ruff: noqa: E501 - texts stay as printed
"""Planeswalkers, typed as facts."""

CARDS = """
Ajani Goldmane | {2}{W}{W} | Legendary Planeswalker — Ajani | 4
+1: You gain 2 life.
−1: Put a +1/+1 counter on each creature you control. Those creatures gain vigilance until end of turn.
−6: Create a white Avatar creature token. It has "This creature's power and toughness are each equal to your life total."

Ashiok, Wicked Manipulator | {3}{B}{B} | Legendary Planeswalker — Ashiok | 5
If you would pay life while your library has at least that many cards in it, exile that many cards from the top of your library instead.
+1: Look at the top two cards of your library. Exile one of them and put the other into your hand.
−2: Create two 1/1 black Nightmare creature tokens with "At the beginning of combat on your turn, if a card was put into exile this turn, put a +1/+1 counter on this token."
−7: Target player exiles the top X cards of their library, where X is the total mana value of cards you own in exile.

Chandra, Awakened Inferno | {4}{R}{R} | Legendary Planeswalker — Chandra | 6
This spell can't be countered.
+2: Each opponent gets an emblem with "At the beginning of your upkeep, this emblem deals 1 damage to you."
−3: Chandra, Awakened Inferno deals 3 damage to each non-Elemental creature.
−X: Chandra, Awakened Inferno deals X damage to target creature or planeswalker. If a permanent dealt damage this way would die this turn, exile it instead.

Chandra, Fire Artisan | {2}{R}{R} | Legendary Planeswalker — Chandra | 4
Whenever one or more loyalty counters are removed from Chandra, Fire Artisan, she deals that much damage to target opponent or planeswalker.
+1: Exile the top card of your library. You may play it this turn.
−7: Exile the top seven cards of your library. You may play them this turn.

Elspeth, Knight-Errant | {2}{W}{W} | Legendary Planeswalker — Elspeth | 4
+1: Create a 1/1 white Soldier creature token.
+1: Target creature gets +3/+3 and gains flying until end of turn.
−8: You get an emblem with "Artifacts, creatures, enchantments, and lands you control have indestructible."

Garruk, Cursed Huntsman | {4}{B}{G} | Legendary Planeswalker — Garruk | 5
0: Create two 2/2 black and green Wolf creature tokens with "When this token dies, put a loyalty counter on each Garruk you control."
−3: Destroy target creature. Draw a card.
−6: You get an emblem with "Creatures you control get +3/+3 and have trample."

Gideon Blackblade | {1}{W}{W} | Legendary Planeswalker — Gideon | 4
As long as it's your turn, Gideon Blackblade is a 4/4 Human Soldier creature with indestructible that's still a planeswalker.
Prevent all damage that would be dealt to Gideon Blackblade during your turn.
+1: Up to one other target creature you control gains your choice of vigilance, lifelink, or indestructible until end of turn.
−6: Exile target nonland permanent.

Gideon Jura | {3}{W}{W} | Legendary Planeswalker — Gideon | 6
+2: During target opponent's next turn, creatures that player controls attack Gideon Jura if able.
−2: Destroy target tapped creature.
0: Until end of turn, Gideon Jura becomes a 6/6 Human Soldier creature that's still a planeswalker. Prevent all damage that would be dealt to him this turn.

Gideon Reborn | {2}{W} | Legendary Planeswalker — Gideon | 4
0: Until end of turn, Gideon Reborn becomes a 4/4 Human Soldier creature that's still a planeswalker.

Gideon, Ally of Zendikar | {2}{W}{W} | Legendary Planeswalker — Gideon | 4
+1: Until end of turn, Gideon becomes a 5/5 Human Soldier Ally creature with indestructible that's still a planeswalker. Prevent all damage that would be dealt to him this turn.
0: Create a 2/2 white Knight Ally creature token.
−4: You get an emblem with "Creatures you control get +1/+1."

Grist, the Hunger Tide | {1}{B}{G} | Legendary Planeswalker — Grist | 3
As long as Grist isn't on the battlefield, it's a 1/1 Insect creature in addition to its other types.
+1: Create a 1/1 black and green Insect creature token, then mill a card. If an Insect card was milled this way, put a loyalty counter on Grist and repeat this process.
−2: You may sacrifice a creature. When you do, destroy target creature or planeswalker.
−5: Each opponent loses life equal to the number of creature cards in your graveyard.

Jace's Pupil | {2}{U} | Legendary Planeswalker — Jace | 3
+1: Draw a card.
−2: Jace's Pupil deals 2 damage to any target.

Kaito, Bane of Nightmares | {2}{U}{B} | Legendary Planeswalker — Kaito | 4
Ninjutsu {1}{U}{B}
During your turn, as long as Kaito has one or more loyalty counters on him, he's a 3/4 Ninja creature and has hexproof.
+1: You get an emblem with "Ninjas you control get +1/+1."
0: Surveil 2. Then draw a card for each opponent who lost life this turn.
−2: Tap target creature. Put two stun counters on it.

Karn Liberated | {7} | Legendary Planeswalker — Karn | 6
+4: Target player exiles a card from their hand.
−3: Exile target permanent.
−14: Restart the game, leaving in exile all non-Aura permanent cards exiled with Karn. Then put those cards onto the battlefield under your control.

Koth of the Hammer | {2}{R}{R} | Legendary Planeswalker — Koth | 3
−5: You get an emblem with "Mountains you control have '{T}: This land deals 1 damage to any target.'"

Liliana of the Veil | {1}{B}{B} | Legendary Planeswalker — Liliana | 3
+1: Each player discards a card.
−2: Target player sacrifices a creature.
−6: Separate all permanents target player controls into two piles. That player sacrifices all permanents in the pile of their choice.

Narset, Parter of Veils | {1}{U}{U} | Legendary Planeswalker — Narset | 5
Each opponent can't draw more than one card each turn.

Niko Aris | {X}{W}{U}{U} | Legendary Planeswalker — Niko | 3
When Niko Aris enters, create X Shard tokens.
+1: Up to one target creature you control can't be blocked this turn. Whenever that creature deals damage this turn, return it to its owner's hand.
−1: Niko Aris deals 2 damage to target tapped creature for each card you've drawn this turn.
−1: Create a Shard token.

Ob Nixilis, the Hate-Twisted | {3}{B}{B} | Legendary Planeswalker — Nixilis | 5
Whenever an opponent draws a card, Ob Nixilis, the Hate-Twisted deals 1 damage to that player.
−2: Destroy target creature. Its controller draws two cards.

Professor Onyx | {4}{B}{B} | Legendary Planeswalker — Liliana | 5
Magecraft — Whenever you cast or copy an instant or sorcery spell, each opponent loses 2 life and you gain 2 life.
+1: You lose 1 life. Look at the top three cards of your library. Put one of them into your hand and the rest into your graveyard.
−3: Each opponent sacrifices a creature with the greatest power among creatures that player controls.
−8: Each opponent may discard a card. If they don't, they lose 3 life. Repeat this process six more times.

Sarkhan the Mad | {3}{B}{R} | Legendary Planeswalker — Sarkhan | 7
0: Reveal the top card of your library and put it into your hand. Sarkhan the Mad deals damage to himself equal to that card's mana value.
−2: Target creature's controller sacrifices it, then that player creates a 5/5 red Dragon creature token with flying.
−4: Each Dragon creature you control deals damage equal to its power to target player or planeswalker.

Sorin Markov | {3}{B}{B}{B} | Legendary Planeswalker — Sorin | 4
+2: Sorin Markov deals 2 damage to any target and you gain 2 life.
−3: Target opponent's life total becomes 10.
−7: You control target player during that player's next turn.

Tamiyo, Compleated Sage | {2}{G}{G/U/P}{U} | Legendary Planeswalker — Tamiyo | 5
Compleated
[+1]: Tap up to one target artifact or creature. It doesn't untap during its controller's next untap step.

Tamiyo, the Moon Sage | {3}{U}{U} | Legendary Planeswalker — Tamiyo | 4
+1: Tap target permanent. It doesn't untap during its controller's next untap step.
−2: Draw a card for each tapped creature target player controls.
−8: You get an emblem with "You have no maximum hand size" and "Whenever a card is put into your graveyard from anywhere, you may return it to your hand."

Teferi, Time Raveler | {1}{W}{U} | Legendary Planeswalker — Teferi | 4
Each opponent can cast spells only any time they could cast a sorcery.

Tibalt, Rakish Instigator | {2}{R} | Legendary Planeswalker — Tibalt | 5
Your opponents can't gain life.

Urza, Planeswalker | | Legendary Planeswalker — Urza | 7
You may activate the loyalty abilities of Urza, Planeswalker twice each turn rather than only once.
+2: Artifact, instant, and sorcery spells you cast this turn cost {2} less to cast. You gain 2 life.
+1: Draw two cards, then discard a card.
0: Create two 1/1 colorless Soldier artifact creature tokens.
−3: Exile target nonland permanent.
−10: Artifacts and planeswalkers you control gain indestructible until end of turn. Destroy all nonland permanents.
"""
