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
"""
