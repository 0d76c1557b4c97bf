# ruff: noqa: E501
"""Cards that random games have found questions about."""

CARDS = """
Ertai's Trickery | {U} | Instant |
Counter target spell if it was kicked.

Tenacious Hunter | {2}{G}{G} | Creature — Crocodile | 4/4
As long as a creature has a -1/-1 counter on it, Tenacious Hunter has vigilance and deathtouch.

Raft Security Officer | {1}{W} | Creature — Human Soldier | 1/3
{2}, {T}: Tap target creature. This ability costs {1} less to activate if it targets a creature with power 3 or less.

Flaying Tendrils | {1}{B}{B} | Sorcery |
Devoid
All creatures get -2/-2 until end of turn. If a creature would die this turn, exile it instead.

Kitt Kanto, Mayhem Diva | {1}{R}{G}{W} | Legendary Creature — Cat Bard Druid | 3/3
When Kitt Kanto enters, create a 1/1 green and white Citizen creature token.
At the beginning of combat on each player's turn, you may tap two untapped creatures you control. When you do, target creature that player controls gets +2/+2 and gains trample until end of turn. Goad that creature.

Telling Time | {1}{U} | Instant |
Look at the top three cards of your library. Put one of those cards into your hand, one on top of your library, and one on the bottom of your library.

Ringsight | {1}{U}{B} | Sorcery |
The Ring tempts you. Search your library for a card that shares a color with a legendary creature you control, reveal it, put it into your hand, then shuffle.

Don & Leo, Problem Solvers | {3}{W}{U} | Legendary Creature — Mutant Ninja Turtle | 4/4
Vigilance
At the beginning of your end step, exile up to one target artifact you control and up to one target creature you control. Then return them to the battlefield under their owners' control.

Murmurs from Beyond | {2}{U} | Instant — Arcane |
Reveal the top three cards of your library. An opponent chooses one of them. Put that card into your graveyard and the rest into your hand.

Seht's Tiger | {2}{W}{W} | Creature — Cat | 3/3
Flash
When this creature enters, you gain protection from the color of your choice until end of turn.
"""
