# ruff: noqa: E501
"""Cards with static abilities that make delayed triggers, and other linked ones."""

CARDS = """
Nemata, Primeval Warden | {2}{B}{G} | Legendary Creature — Treefolk | 3/4
Reach
If a creature an opponent controls would die, exile it instead. When you do, create a 1/1 green Saproling creature token.
{G}, Sacrifice a Saproling: Nemata gets +2/+2 until end of turn.
{1}{B}, Sacrifice two Saprolings: Draw a card.

Armor of Thorns | {1}{G} | Enchantment — Aura |
You may cast Armor of Thorns as though it had flash. If you cast it any time a sorcery couldn't have been cast, the controller of the permanent it becomes sacrifices it at the beginning of the next cleanup step.
Enchant nonblack creature
Enchanted creature gets +2/+2.

Worldgorger Dragon | {3}{R}{R}{R} | Creature — Nightmare Dragon | 7/7
Flying, trample
When Worldgorger Dragon enters, exile all other permanents you control.
When Worldgorger Dragon leaves the battlefield, return the exiled cards to the battlefield under their owners' control.

Animate Dead | {1}{B} | Enchantment — Aura |
Enchant creature card in a graveyard
When this Aura enters, if it's on the battlefield, it loses "enchant creature card in a graveyard" and gains "enchant creature put onto the battlefield with this Aura." Return enchanted creature card to the battlefield under your control and attach this Aura to it. When this Aura leaves the battlefield, that creature's controller sacrifices it.
Enchanted creature gets -1/-0.

Blessed Defiance | {W} | Instant |
Target creature you control gets +2/+0 and gains lifelink until end of turn. When that creature dies this turn, create a 1/1 white Spirit creature token with flying.

Phantasmal Mount | {1}{U} | Creature — Illusion Horse | 1/1
Flying
{T}: Target creature you control with toughness 2 or less gets +1/+1 and gains flying until end of turn. When Phantasmal Mount leaves the battlefield this turn, sacrifice that creature. When the creature leaves the battlefield this turn, sacrifice Phantasmal Mount.

Serra Paragon | {2}{W}{W} | Creature — Angel | 3/4
Flying
Once during each of your turns, you may play a land from your graveyard or cast a permanent spell with mana value 3 or less from your graveyard. If you do, it gains "When this permanent is put into a graveyard from the battlefield, exile it and you gain 2 life."

Thundermane Dragon | {3}{R} | Creature — Dragon | 4/4
Flying
You may look at the top card of your library any time.
You may cast creature spells with power 4 or greater from the top of your library. If you cast a creature spell this way, it gains haste until end of turn.

King of the Oathbreakers | {2}{W}{B} | Legendary Creature — Spirit Noble | 3/3
Flying
Whenever King of the Oathbreakers or another Spirit you control becomes the target of a spell, it phases out.
Whenever King of the Oathbreakers or another Spirit you control phases in, create a tapped 1/1 white Spirit creature token with flying.

Kami of False Hope | {W} | Creature — Spirit | 1/1
Sacrifice Kami of False Hope: Prevent all combat damage that would be dealt this turn.

Tranquility | {2}{G} | Sorcery |
Destroy all enchantments.

Superior Spider-Man | {2}{U}{B} | Legendary Creature — Spider Human Hero | 4/4
Mind Swap — You may have Superior Spider-Man enter as a copy of any creature card in a graveyard, except his name is Superior Spider-Man and he's a 4/4 Spider Human Hero in addition to his other types. When you do, exile that card.

Lazav, the Multifarious | {U}{B} | Legendary Creature — Shapeshifter | 1/3
When Lazav enters, surveil 1.
{X}: Lazav becomes a copy of target creature card in your graveyard with mana value X, except its name is Lazav, the Multifarious, it's legendary in addition to its other types, and it has this ability.

Ethereal Valkyrie | {4}{W}{U} | Creature — Spirit Angel | 4/4
Flying
Whenever Ethereal Valkyrie enters or attacks, draw a card, then exile a card from your hand face down. It becomes foretold. Its foretell cost is its mana cost reduced by {2}.

Fblthp, Lost on the Range | {1}{U}{U} | Legendary Creature — Homunculus | 1/1
Ward {2}
You may look at the top card of your library any time.
The top card of your library has plot. The plot cost is equal to its mana cost.
You may plot nonland cards from the top of your library.

Arcbound Wanderer | {6} | Artifact Creature — Golem | 0/0
Modular—Sunburst

Elvish Refueler | {2}{G} | Creature — Elf Druid | 2/3
During your turn, as long as you haven't activated an exhaust ability this turn, you may activate exhaust abilities as though they haven't been activated.
Exhaust — {1}{G}: Put a +1/+1 counter on this creature.

Minthara, Merciless Soul | {2}{W}{B} | Legendary Creature — Elf Cleric | 2/2
Minthara has ward {X}, where X is the number of experience counters you have.
At the beginning of your end step, if a permanent you controlled left the battlefield this turn, you get an experience counter.
Creatures you control get +1/+0 for each experience counter you have.
"""
