# ruff: noqa: E501
"""Cards for the rest of the general rules (CR 100-123, 704-707, 800, 903), typed as facts (see ``helpers.shelf``)."""

CARDS = """
Ultimate Price | {1}{B} | Instant |
Destroy target monocolored creature.

Warbreak Trumpeter | {R} | Creature — Goblin | 1/1
Morph {X}{X}{R}
When Warbreak Trumpeter is turned face up, create X 1/1 red Goblin creature tokens.

Magma Sliver | {3}{R} | Creature — Sliver | 3/3
All Slivers have "{T}: Target Sliver creature gets +X/+0 until end of turn, where X is the number of Slivers on the battlefield."

Anger | {3}{R} | Creature — Incarnation | 2/2
Haste
As long as this card is in your graveyard and you control a Mountain, creatures you control have haste.

Oona's Blackguard | {1}{B} | Creature — Faerie Rogue | 1/1
Flying
Each other Rogue creature you control enters with an additional +1/+1 counter on it.
Whenever a creature you control with a +1/+1 counter on it deals combat damage to a player, that player discards a card.

Narcomoeba | {1}{U} | Creature — Illusion | 1/1
Flying
When Narcomoeba is put into your graveyard from your library, you may put it onto the battlefield.

Transguild Courier | {4} | Artifact Creature — Golem | 3/3
Transguild Courier is all colors.

Frogmite | {4} | Artifact Creature — Frog | 2/2
Affinity for artifacts

Toxic Deluge | {2}{B} | Sorcery |
As an additional cost to cast this spell, pay X life.
All creatures get -X/-X until end of turn.

Tatterkite | {3} | Artifact Creature — Scarecrow | 2/1
Flying
Tatterkite can't have counters put on it.

El-Hajjâj | {1}{B}{B} | Creature — Human Wizard | 1/1
Whenever this creature deals damage, you gain that much life.

Rift Bolt | {2}{R} | Sorcery |
Rift Bolt deals 3 damage to any target.
Suspend 1—{R}

Saw It Coming | {1}{U}{U} | Instant |
Counter target spell.
Foretell {1}{U}

Bloodscale Prowler | {2}{R} | Creature — Viashino Warrior | 3/1
Bloodthirst 1

Morphling | {3}{U}{U} | Creature — Shapeshifter | 3/3
{U}: Untap Morphling.
{U}: Morphling gains flying until end of turn.
{U}: Morphling gains shroud until end of turn.
{1}: Morphling gets +1/-1 until end of turn.
{1}: Morphling gets -1/+1 until end of turn.

Cut In | {3}{R} | Sorcery |
Cut In deals 4 damage to target creature.
Create a Young Hero Role token attached to up to one target creature you control.

Not Dead After All | {B} | Instant |
Until end of turn, target creature you control gains "When this creature dies, return it to the battlefield tapped under its owner's control, then create a Wicked Role token attached to it."

Simic Fluxmage | {2}{U} | Creature — Merfolk Wizard | 1/2
Evolve
{1}{U}, {T}: Move a +1/+1 counter from Simic Fluxmage onto target creature.

Decree of Justice | {X}{X}{2}{W}{W} | Sorcery |
Create X 4/4 white Angel creature tokens with flying.
Cycling {2}{W}
When you cycle Decree of Justice, you may pay {X}. If you do, create X 1/1 white Soldier creature tokens.

Unassuming Sage | {1}{W} | Creature — Human Peasant Wizard | 2/2
When this creature enters, you may pay {2}. If you do, create a Sorcerer Role token attached to it.

Stone Rain | {2}{R} | Sorcery |
Destroy target land.

Howling Mine | {2} | Artifact |
At the beginning of each player's draw step, if this artifact is untapped, that player draws an additional card.

Crustacean Commando | {1}{U} | Creature — Crab Mutant Soldier | 0/3
When this creature enters, create a Mutagen token.

Ellivere of the Wild Court | {2}{G}{W} | Legendary Creature — Human Knight | 4/4
Whenever Ellivere enters or attacks, create a Virtuous Role token attached to another target creature you control.
Whenever an enchanted creature you control deals combat damage to a player, draw a card.

Archetype of Imagination | {4}{U}{U} | Enchantment Creature — Human Wizard | 3/2
Creatures you control have flying.
Creatures your opponents control lose flying and can't have or gain flying.

Fate Transfer | {1}{U/B} | Instant |
Move all counters from target creature onto another target creature.

Nyxbloom Ancient | {4}{G}{G}{G} | Enchantment Creature — Elemental | 5/5
Trample
If you tap a permanent for mana, it produces three times as much of that mana instead.

Edgewalker | {1}{W}{B} | Creature — Human Cleric | 2/2
Cleric spells you cast cost {W}{B} less to cast. This effect reduces only the amount of colored mana you pay.

Junktown |  | Land |
{T}: Add {C}.
{4}{R}, {T}, Sacrifice Junktown: Create three Junk tokens.

Galactic Wayfarer | {2}{G} | Creature — Human Scout | 3/3
When this creature enters, create a Lander token.

Djinn of Infinite Deceits | {4}{U}{U} | Creature — Djinn | 2/7
Flying
{T}: Exchange control of two target nonlegendary creatures. You can't activate this ability during combat.

Utrom Scientists | {2}{U} | Artifact Creature — Utrom Robot Scientist | 2/2
When this creature enters, tap up to one target creature and put a stun counter on it.

Untouched Rogue | {1}{U} | Creature — Human Rogue | 1/1
Untouched Rogue can't have counters put on it.

Spined Beast | {2}{G} | Creature — Beast | 3/3

Nesting Grounds |  | Land |
{T}: Add {C}.
{1}, {T}: Move a counter from target permanent you control onto another target permanent. Activate only as a sorcery.

Dockworker Drone | {1}{W} | Artifact Creature — Robot | 1/1
This creature enters with a +1/+1 counter on it.
When this creature dies, put its counters on target creature you control.

Syndic of Tithes | {1}{W} | Creature — Human Cleric | 2/2
Extort (Whenever you cast a spell, you may pay {W/B}. If you do, each opponent loses 1 life and you gain that much life.)

Robot Domination | {3}{B} | Enchantment — Plan |
Whenever one or more creature cards are put into your graveyard from anywhere, you draw a card, lose 1 life, and put a plan counter on this enchantment.
When the third plan counter is put on this enchantment, sacrifice it and create three 2/2 colorless Robot Villain artifact creature tokens.

Daryl, Hunter of Walkers | {2}{R}{G} | Legendary Creature — Human Archer | 4/4
At the beginning of your upkeep, target opponent creates three Walker tokens.
{T}: Daryl deals 2 damage to target creature.
Whenever a Zombie an opponent controls dies, draw a card.

Doubled Plan | {U} | Instant |
Put two plan counters on target enchantment.

Dream Gift | {U} | Instant |
Put two dream counters on target creature.

Ease of the Elements | {2}{U} | Enchantment |
Spells you cast cost {W}{U}{B}{R}{G} less to cast.

Slickshot Show-Off | {1}{R} | Creature — Bird Wizard | 1/2
Flying, haste
Whenever you cast a noncreature spell, this creature gets +2/+0 until end of turn.
Plot {1}{R}

Opportunity | {4}{U}{U} | Instant |
Target player draws four cards.

Unmaking Word | {U} | Instant |
Target creature isn't a creature until end of turn.

Bitter Bargain | {1}{B} | Sorcery |
You may sacrifice a creature. If you do, draw two cards.

Fraying Line | {2}{B} | Sorcery |
Target player loses half their life, rounded up.

Keeper of Counters | {2} | Creature — Human | 1/1
{1}, Sacrifice Keeper of Counters: Put its counters on target creature.

Dual Sneak | {3}{G} | Creature — Human Rogue | 3/3
Morph {G/W}
"""
