# ruff: noqa: E501
"""Cards with keyword abilities that rules tests need, typed as facts like those in ``typed_cards``."""

CARDS = """
Barbed Lightning | {2}{R} | Instant |
Choose one —
• Barbed Lightning deals 3 damage to target creature.
• Barbed Lightning deals 3 damage to target player or planeswalker.
Entwine {2}

Train of Thought | {1}{U} | Sorcery |
Replicate {1}{U}
Draw a card.

A Little Chat | {1}{U} | Instant |
Casualty 1
Look at the top two cards of your library. Put one of them into your hand and the other on the bottom of your library.

Arco-Flagellant | {2}{B} | Creature — Human | 3/1
Squad {2}
Arco-Flagellant can't block.
Endurant — Pay 3 life: Arco-Flagellant gains indestructible until end of turn.

Agate Instigator | {1}{R} | Creature — Lizard Rogue | 1/3
Offspring {1}{R}
Whenever another creature you control enters, this creature deals 1 damage to each opponent.

Burn Trail | {3}{R} | Sorcery |
Burn Trail deals 3 damage to any target.
Conspire

Borrowed Malevolence | {B} | Instant |
Escalate {2}
Choose one or both —
• Target creature gets +1/+1 until end of turn.
• Target creature gets -1/-1 until end of turn.

Collective Brutality | {1}{B} | Sorcery |
Escalate—Discard a card.
Choose one or more —
• Target opponent reveals their hand. You choose an instant or sorcery card from it. That player discards that card.
• Target creature gets -2/-2 until end of turn.
• Target opponent loses 2 life and you gain 2 life.

Three Steps Ahead | {U} | Instant |
Spree
+ {1}{U} — Counter target spell.
+ {3} — Create a token that's a copy of target artifact or creature you control.
+ {2} — Draw two cards, then discard a card.

Thunder Magic | {R} | Instant |
Tiered
• Thunder — {0} — Thunder Magic deals 2 damage to target creature.
• Thundara — {3} — Thunder Magic deals 4 damage to target creature.
• Thundaga — {5}{R} — Thunder Magic deals 8 damage to target creature.

Parting Gust | {W}{W} | Instant |
Gift a tapped Fish
Exile target nontoken creature. If the gift wasn't promised, return that card to the battlefield under its owner's control with a +1/+1 counter on it at the beginning of the next end step.

Candy Grapple | {1}{B} | Instant |
Bargain
Target creature gets -3/-3 until end of turn. If this spell was bargained, that creature gets -5/-5 until end of turn instead.

Bitter Ordeal | {2}{B} | Sorcery |
Search target player's library for a card and exile it. Then that player shuffles.
Gravestorm

Long River's Pull | {U}{U} | Instant |
Gift a card
Counter target creature spell. If the gift was promised, instead counter target spell.

Requisition Raid | {W} | Sorcery |
Spree
+ {1} — Destroy target artifact.
+ {1} — Destroy target enchantment.
+ {1} — Put a +1/+1 counter on each creature target player controls.

Reckless Bushwhacker | {2}{R} | Creature — Goblin Warrior Ally | 2/1
Surge {1}{R}
Haste
When Reckless Bushwhacker enters, if its surge cost was paid, other creatures you control get +1/+0 and gain haste until end of turn.

Explosive Derailment | {R} | Instant |
Spree
+ {2} — Explosive Derailment deals 4 damage to target creature.
+ {2} — Destroy target artifact.

Hamlet Glutton | {5}{G}{G} | Creature — Giant | 6/6
Bargain
This spell costs {2} less to cast if it's bargained.
Trample
When this creature enters, you gain 3 life.

Hopeful Eidolon | {W} | Enchantment Creature — Spirit | 1/1
Bestow {3}{W}
Lifelink
Enchanted creature gets +1/+1 and has lifelink.

Bygone Colossus | {9} | Artifact Creature — Robot Giant | 9/9
Warp {3}

Ninja of the Deep Hours | {3}{U} | Creature — Human Ninja | 2/2
Ninjutsu {1}{U}
Whenever this creature deals combat damage to a player, you may draw a card.

Yuriko, the Tiger's Shadow | {1}{U}{B} | Legendary Creature — Human Ninja | 1/3
Commander ninjutsu {U}{B}
Whenever a Ninja you control deals combat damage to a player, reveal the top card of your library and put that card into your hand. Each opponent loses life equal to that card's mana value.

Thunderous Wrath | {4}{R}{R} | Instant |
Thunderous Wrath deals 5 damage to any target.
Miracle {R}

Boiling Earth | {1}{R} | Sorcery |
Boiling Earth deals 1 damage to each creature your opponents control.
Awaken 4—{6}{R}

Overlord of the Mistmoors | {5}{W}{W} | Enchantment Creature — Avatar Horror | 6/6
Impending 4—{2}{W}{W}
Whenever this permanent enters or attacks, create two 2/1 white Insect creature tokens with flying.

Wild Ride | {R} | Sorcery |
Target creature gets +3/+0 and gains haste until end of turn.
Harmonize {4}{R}

Electro's Bolt | {2}{R} | Sorcery |
Electro's Bolt deals 4 damage to target creature.
Mayhem {1}{R}

Spider-UK | {3}{W} | Legendary Creature — Spider Human Hero | 3/4
Web-slinging {2}{W}
At the beginning of your end step, if two or more creatures entered the battlefield under your control this turn, you draw a card and gain 2 life.

Vandalblast | {R} | Sorcery |
Destroy target artifact you don't control.
Overload {4}{R}

Wretched Gryff | {7} | Creature — Eldrazi Hippogriff | 3/4
Emerge {5}{U}
When you cast this spell, draw a card.
Flying

Latchkey Faerie | {3}{U} | Creature — Faerie Rogue | 3/1
Flying
Prowl {2}{U}
When Latchkey Faerie enters, if its prowl cost was paid, draw a card.

Chain Assassination | {2}{B}{B} | Instant |
Freerunning {1}{B}
Destroy target creature. If another creature died this turn, draw a card.

Skystreamer | {4}{W} | Creature — Griffin | 3/2
Assist
Flying
When Skystreamer enters, target player gains 4 life.

Fierce Retribution | {1}{W} | Instant |
Cleave {5}{W}
Destroy target [attacking] creature.

Nezumi Prowler | {1}{B} | Artifact Creature — Rat Ninja | 3/1
Ninjutsu {1}{B}
When Nezumi Prowler enters, target creature you control gains deathtouch and lifelink until end of turn.

Raging Goblinoids | {4}{R} | Creature — Goblin Berserker Villain | 5/4
Haste
Mayhem {2}{R}

Foot Ninjas | {4}{W/B}{W/B} | Creature — Human Ninja | 5/5
Sneak {3}{W/B}
When this creature enters, you gain 3 life.

Leonardo, Cutting Edge | {1}{W} | Legendary Creature — Mutant Ninja Turtle | 1/1
Sneak {W}
Lifelink
Whenever you gain life, put a +1/+1 counter on Leonardo.

Merfolk Looter | {1}{U} | Creature — Merfolk Rogue | 1/1
{T}: Draw a card, then discard a card.

Fireblast | {4}{R}{R} | Instant |
You may sacrifice two Mountains rather than pay this spell's mana cost.
Fireblast deals 4 damage to any target.

Royal Assassin | {1}{B}{B} | Creature — Human Assassin | 1/1
{T}: Destroy target tapped creature.

Faerie Miscreant | {U} | Creature — Faerie Rogue | 1/1
Flying
When Faerie Miscreant enters, if you control another creature named Faerie Miscreant, draw a card.

Electrickery | {R} | Instant |
Electrickery deals 1 damage to target creature you don't control.
Overload {1}{R}

Slippery Bogle | {G/U} | Creature — Beast | 1/1
Hexproof

Dusk Legion Dreadnought | {5} | Artifact — Vehicle | 4/6
Vigilance
Crew 2
"""
