# ruff: noqa: E501 - texts stay as printed
"""Dungeons, typed as facts."""

CARDS = """
Lost Mine of Phandelver | | Dungeon |
Cave Entrance — Scry 1. (Leads to: Goblin Lair, Mine Tunnels)
Goblin Lair — Create a 1/1 red Goblin creature token. (Leads to: Storeroom, Dark Pool)
Mine Tunnels — Create a Treasure token. (Leads to: Dark Pool, Fungi Cavern)
Storeroom — Put a +1/+1 counter on target creature. (Leads to: Temple of Dumathoin)
Dark Pool — Each opponent loses 1 life and you gain 1 life. (Leads to: Temple of Dumathoin)
Fungi Cavern — Target creature gets -4/-0 until your next turn. (Leads to: Temple of Dumathoin)
Temple of Dumathoin — Draw a card.

Undercity | | Dungeon — Undercity |
You can't enter this dungeon unless you "venture into Undercity."
Secret Entrance — Search your library for a basic land card, reveal it, put it into your hand, then shuffle. (Leads to: Forge, Lost Well)
Forge — Put two +1/+1 counters on target creature. (Leads to: Trap!, Arena)
Lost Well — Scry 2. (Leads to: Arena, Stash)
Trap! — Target player loses 5 life. (Leads to: Archives)
Arena — Goad target creature. (Leads to: Archives, Catacombs)
Stash — Create a Treasure token. (Leads to: Catacombs)
Archives — Draw a card. (Leads to: Throne of the Dead Three)
Catacombs — Create a 4/1 black Skeleton creature token with menace. (Leads to: Throne of the Dead Three)
Throne of the Dead Three — Reveal the top ten cards of your library. Put a creature card from among them onto the battlefield with three +1/+1 counters on it. It gains hexproof until your next turn. Then shuffle.
"""
