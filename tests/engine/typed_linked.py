# ruff: noqa: E501
"""Cards that copy, that are linked and that enter as something else, typed as facts (see ``typed_cards``)."""

CARDS = """
Champion of the Perished | {B} | Creature — Zombie | 1/1
Whenever another Zombie enters under your control, put a +1/+1 counter on Champion of the Perished.

Enduring Innocence | {1}{W}{W} | Enchantment Creature — Sheep Glimmer | 2/1
Lifelink
Whenever one or more other creatures you control with power 2 or less enter, draw a card. This ability triggers only once each turn.
When Enduring Innocence dies, if it was a creature, return it to the battlefield under its owner's control. It's an enchantment.

Infernal Vessel | {2}{B} | Creature — Human Cleric | 2/1
When this creature dies, if it wasn't a Demon, return it to the battlefield under its owner's control with two +1/+1 counters on it. It's a Demon in addition to its other types.

Wayward Servant | {W}{B} | Creature — Zombie | 2/2
Whenever another Zombie enters under your control, each opponent loses 1 life and you gain 1 life.

Valkyrie's Call | {3}{W}{W} | Enchantment |
Whenever a nontoken, non-Angel creature you control dies, return that card to the battlefield under its owner's control with a +1/+1 counter on it. It has flying and is an Angel in addition to its other types.

Youthful Valkyrie | {1}{W} | Creature — Angel | 1/3
Flying
Whenever another Angel enters under your control, put a +1/+1 counter on Youthful Valkyrie.

Storm of Souls | {4}{W}{W} | Sorcery |
Return all creature cards from your graveyard to the battlefield. Each of them is a 1/1 Spirit with flying in addition to its other types. Exile Storm of Souls.

Mausoleum Wanderer | {U} | Creature — Spirit | 1/1
Flying
Whenever another Spirit enters under your control, Mausoleum Wanderer gets +1/+1 until end of turn.
Sacrifice Mausoleum Wanderer: Counter target instant or sorcery spell unless its controller pays {X}, where X is Mausoleum Wanderer's power.
"""
