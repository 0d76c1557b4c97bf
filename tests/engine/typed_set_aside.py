# ruff: noqa: E501
"""Cards that ask what was foretold, plotted, warped or escaped."""

CARDS = """
Voracious Typhon | {2}{G}{G} | Creature — Snake Beast | 4/4
Escape—{5}{G}{G}, Exile four other cards from your graveyard.
Voracious Typhon escapes with three +1/+1 counters on it.

Rangers' Refueler | {1}{U} | Artifact — Vehicle | 3/3
Whenever you activate an exhaust ability, draw a card.
Exhaust — {4}: This Vehicle becomes an artifact creature. Put a +1/+1 counter on it.
Crew 2

Frenzied Raider | {1}{R} | Creature — Demon Berserker | 2/2
Whenever you activate a boast ability, put a +1/+1 counter on Frenzied Raider.

Longhorn Sharpshooter | {2}{R} | Creature — Minotaur Rogue | 3/3
Reach
When this card becomes plotted, it deals 2 damage to any target.
Plot {3}{R}

Kellan Joins Up | {G}{W}{U} | Legendary Enchantment |
When Kellan Joins Up enters, you may exile a nonland card with mana value 3 or less from your hand. If you do, it becomes plotted.
Whenever a legendary creature you control enters, put a +1/+1 counter on each creature you control.

Poison the Cup | {1}{B}{B} | Instant |
Destroy target creature. If this spell was foretold, scry 2.
Foretell {1}{B}

Insatiable Skittermaw | {2}{B} | Creature — Insect Horror | 2/2
Menace
Void — At the beginning of your end step, if a nonland permanent left the battlefield this turn or a spell was warped this turn, put a +1/+1 counter on this creature.

Keral Keep Disciples | {2}{R}{R} | Creature — Human Monk | 4/3
Whenever you activate a loyalty ability of a Chandra planeswalker, this creature deals 1 damage to each opponent.

Escaping Owl | {1}{U} | Creature — Bird | 1/1
Escape—{1}{U}, Exile a card from your graveyard.
Escaping Owl escapes with "Whenever Escaping Owl attacks, draw a card."

Watcher of Embalmers | {3}{U} | Creature — Human Cleric | 2/4
Whenever you activate an eternalize or embalm ability, draw a card.

Diligent Foreteller | {1}{B} | Creature — Demon Cleric | 0/3
Whenever you foretell a card, Diligent Foreteller gets +2/+0 until end of turn.

Counter of Fates | {1}{W} | Enchantment |
When Counter of Fates enters, you gain 2 life for each foretold card you own in exile.

Fire Watcher | {1}{R} | Creature — Human Monk | 1/1
Whenever you firebend, draw a card.
"""
