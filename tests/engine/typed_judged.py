"""Cards that official rulings decide, of the rules for triggers, attachments and combat."""

CARDS = """
Ripjaw Raptor | {2}{G}{G} | Creature — Dinosaur | 4/5
Enrage — Whenever Ripjaw Raptor is dealt damage, draw a card.

Umezawa's Jitte | {2} | Legendary Artifact — Equipment |
Whenever equipped creature deals combat damage, put two charge counters on Umezawa's Jitte.
Equip {2}

Rite of Passage | {2}{G} | Enchantment |
Whenever a creature you control is dealt damage, put a +1/+1 counter on it.

Blaze Commando | {3}{R}{W} | Creature — Minotaur Soldier | 5/3
Whenever an instant or sorcery spell you control deals damage, create two 1/1 red and white Soldier creature tokens with haste.

Covetous Dragon | {4}{R} | Creature — Dragon | 6/5
Flying
When you control no artifacts, sacrifice Covetous Dragon.

Spectra Ward | {3}{W}{W} | Enchantment — Aura |
Enchant creature
Enchanted creature gets +2/+2 and has protection from all colors. This effect doesn't remove Auras.

White Ward | {W} | Enchantment — Aura |
Enchant creature
Enchanted creature has protection from white. This effect doesn't remove White Ward.

Bane of Bala Ged | {7} | Creature — Eldrazi | 7/5
Whenever Bane of Bala Ged attacks, defending player exiles two permanents they control.

Hokori, Dust Drinker | {2}{W}{W} | Legendary Creature — Spirit | 2/2
Lands don't untap during their controllers' untap steps.
At the beginning of each player's upkeep, that player untaps a land they control.

Tangle Wire | {3} | Artifact |
Fading 4
At the beginning of each player's upkeep, that player taps an untapped artifact, creature, or land they control for each fade counter on Tangle Wire.

Hunted Nightmare | {1}{B}{B} | Creature — Nightmare | 4/5
Menace
When Hunted Nightmare enters, target opponent puts a deathtouch counter on a creature they control.

Mind Swords | {1}{B} | Sorcery |
If you control a Swamp, you may sacrifice a creature rather than pay this spell's mana cost.
Each player exiles two cards from their hand.

Muck Drubb | {3}{B}{B} | Creature — Beast | 3/3
Flash
When Muck Drubb enters, change the target of target spell that targets only a single creature to Muck Drubb.

Seeds of Strength | {G}{W} | Instant |
Target creature gets +1/+1 until end of turn. Target creature gets +1/+1 until end of turn. Target creature gets +1/+1 until end of turn.

Kor Outfitter | {W}{W} | Creature — Kor Soldier | 2/2
When Kor Outfitter enters, you may attach target Equipment you control to target creature you control.

Boggart Ram-Gang | {R/G}{R/G}{R/G} | Creature — Goblin Warrior | 3/3
Haste
Wither

Thought Gorger | {2}{B}{B} | Creature — Horror | 2/2
Trample
When Thought Gorger enters, put a +1/+1 counter on it for each card in your hand. If you do, discard your hand.
When Thought Gorger leaves the battlefield, draw a card for each +1/+1 counter on it.

Rhonas's Last Stand | {G}{G} | Sorcery |
Create a 5/4 green Snake creature token. Lands you control don't untap during your next untap step.

Gideon's Sacrifice | {W} | Instant |
Choose a creature or planeswalker you control. All damage that would be dealt this turn to you and permanents you control is dealt to the chosen permanent instead (if it's still on the battlefield).

Frost Breath | {2}{U} | Instant |
Tap up to two target creatures. Those creatures don't untap during their controller's next untap step.

Grave Sifter | {5}{G} | Creature — Elemental Beast | 5/7
When Grave Sifter enters, each player chooses a creature type and returns any number of cards of that type from their graveyard to their hand.

Goblin Chainwhirler | {R}{R}{R} | Creature — Goblin Warrior | 3/3
First strike
When Goblin Chainwhirler enters, it deals 1 damage to each opponent and each creature and planeswalker they control.

Greener Pastures | {2}{G} | Enchantment |
At the beginning of each player's upkeep, if that player controls more lands than each other player, the player creates a 1/1 green Saproling creature token.

Herald's Horn | {3} | Artifact |
As this artifact enters, choose a creature type.
Creature spells you cast of the chosen type cost {1} less to cast.
At the beginning of your upkeep, look at the top card of your library. If it's a creature card of the chosen type, you may reveal it and put it into your hand.

Riftsweeper | {1}{G} | Creature — Elf Shaman | 2/2
When this creature enters, choose target face-up exiled card. Its owner shuffles it into their library.

Haradrim Spearmaster | {2}{R} | Creature — Human Warrior | 2/3
Reach
At the beginning of combat on your turn, another target creature you control gets +1/+0 until end of turn.

Curse of Tolls | {2}{B} | Enchantment — Aura Curse |
Enchant player
Whenever you cast a creature spell, enchanted player loses 1 life.
"""  # noqa: E501
