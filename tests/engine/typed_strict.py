# ruff: noqa: E501
"""Cards of the questions a strict judge asks."""

CARDS = """
Devoted Druid | {1}{G} | Creature — Elf Druid | 0/2
{T}: Add {G}.
Put a -1/-1 counter on Devoted Druid: Untap Devoted Druid.

Field of Ruin | | Land |
{T}: Add {C}.
{2}, {T}, Sacrifice this land: Destroy target nonbasic land an opponent controls. Each player searches their library for a basic land card, puts it onto the battlefield, then shuffles.

Incoming! | {4}{G}{G}{G}{G} | Sorcery |
Each player searches their library for any number of artifact, creature, enchantment, and/or land cards, puts them onto the battlefield, then shuffles.

Duskmantle Seer | {2}{U}{B} | Creature — Vampire Wizard | 4/4
Flying
At the beginning of your upkeep, each player reveals the top card of their library, loses life equal to that card's mana value, then puts it into their hand.

Spinal Embrace | {3}{U}{U}{B} | Instant |
Cast this spell only during combat.
Untap target creature you don't control and gain control of it. It gains haste until end of turn. At the beginning of the next end step, sacrifice it. If you do, you gain life equal to its toughness.

Bloodline Necromancer | {4}{B} | Creature — Vampire Wizard | 3/2
Lifelink
When Bloodline Necromancer enters, you may return target Vampire or Wizard creature card from your graveyard to the battlefield.
"""
