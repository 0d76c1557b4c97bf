# ruff: noqa: E501
"""Cards with processes that are repeated."""

CARDS = """
Ad Nauseam | {3}{B}{B} | Instant |
Reveal the top card of your library and put that card into your hand. You lose life equal to its mana value. You may repeat this process any number of times.

Primal Surge | {8}{G}{G} | Sorcery |
Exile the top card of your library. If it's a permanent card, you may put it onto the battlefield. If you do, repeat this process.

Another Round | {X}{X}{2}{W} | Sorcery |
Exile any number of creatures you control, then return them to the battlefield under their owner's control. Then repeat this process X more times.

Grindstone | {1} | Artifact |
{3}, {T}: Target player mills two cards. If two cards that share a color were milled this way, repeat this process.

Torment of Hailfire | {X}{B}{B} | Sorcery |
Repeat the following process X times. Each opponent loses 3 life unless that player sacrifices a nonland permanent or discards a card.
"""
