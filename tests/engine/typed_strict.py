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

Chandra's Ignition | {3}{R}{R} | Sorcery |
Target creature you control deals damage equal to its power to each other creature and each opponent.

Sigil Blessing | {G}{W} | Instant |
Until end of turn, target creature you control gets +3/+3 and other creatures you control get +1/+1.

Heroes' Podium | {5} | Legendary Artifact |
Each legendary creature you control gets +1/+1 for each other legendary creature you control.
{X}, {T}: Look at the top X cards of your library. You may reveal a legendary creature card from among them and put it into your hand. Put the rest on the bottom of your library in a random order.

Vampirism | {1}{B} | Enchantment — Aura |
Enchant creature
When Vampirism enters, draw a card at the beginning of the next turn's upkeep.
Enchanted creature gets +1/+1 for each other creature you control.
Other creatures you control get -1/-1.

Bruse Tarl, Roving Rancher | {2}{R}{W} | Legendary Creature — Human Warrior | 4/3
Oxen you control have double strike.
Whenever Bruse Tarl enters or attacks, exile the top card of your library. If it's a land card, create a 2/2 white Ox creature token. Otherwise, you may cast it until the end of your next turn.

Kangee, Aerie Keeper | {2}{W}{U} | Legendary Creature — Bird Wizard | 2/2
Kicker {X}{2}
Flying
When Kangee enters, if it was kicked, put X feather counters on it.
Other Bird creatures get +1/+1 for each feather counter on Kangee.

Hofri Ghostforge | {3}{R}{W} | Legendary Creature — Dwarf Cleric | 4/5
Spirits you control get +1/+1 and have trample and haste.
Whenever another nontoken creature you control dies, exile it. If you do, create a token that's a copy of that creature, except it's a Spirit in addition to its other types and it has "When this token leaves the battlefield, return the exiled card to its owner's graveyard."

Diffusion Sliver | {1}{U} | Creature — Sliver | 1/1
Whenever a Sliver creature you control becomes the target of a spell or ability an opponent controls, counter that spell or ability unless its controller pays {2}.

Polukranos, World Eater | {2}{G}{G} | Legendary Creature — Hydra | 5/5
{X}{X}{G}: Monstrosity X.
When Polukranos becomes monstrous, it deals X damage divided as you choose among any number of target creatures your opponents control. Each of those creatures deals damage equal to its power to Polukranos.
"""
