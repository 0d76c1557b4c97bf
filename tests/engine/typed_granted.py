# ruff: noqa: E501
"""Cards whose abilities are given by effects, typed as facts (see ``typed_cards``)."""

CARDS = """
Svogthos, the Restless Tomb |  | Land |
{T}: Add {C}.
{3}{B}{G}: Until end of turn, Svogthos, the Restless Tomb becomes a black and green Plant Zombie creature with "This creature's power and toughness are each equal to the number of creature cards in your graveyard." It's still a land.

Godhead of Awe | {W/U}{W/U}{W/U}{W/U}{W/U} | Creature — Spirit Avatar | 4/4
Flying
Other creatures have base power and toughness 1/1.

Vivify | {2}{G} | Instant |
Target land becomes a 3/3 creature until end of turn. It's still a land.
Draw a card.

Brood Monitor | {4}{G}{G} | Creature — Eldrazi Drone | 3/3
Devoid (This card has no color.)
When Brood Monitor enters, create three 1/1 colorless Eldrazi Scion creature tokens. They have "Sacrifice this creature: Add {C}."

Ajani Goldmane | {2}{W}{W} | Legendary Planeswalker — Ajani | 4
+1: You gain 2 life.
−1: Put a +1/+1 counter on each creature you control. Those creatures gain vigilance until end of turn.
−6: Create a white Avatar creature token. It has "This creature's power and toughness are each equal to your life total."

Rune of Flight | {1}{U} | Enchantment — Aura Rune |
Enchant permanent
When Rune of Flight enters, draw a card.
As long as enchanted permanent is a creature, it has flying.
As long as enchanted permanent is an Equipment, it has "Equipped creature has flying."

Colossus Hammer | {1} | Artifact — Equipment |
Equipped creature gets +10/+10 and loses flying.
Equip {8} ({8}: Attach to target creature you control. Equip only as a sorcery.)

Dragonbroods' Relic | {1}{G} | Artifact |
{T}, Tap an untapped creature you control: Add one mana of any color.
{3}{W}{U}{B}{R}{G}, Sacrifice this artifact: Create a 4/4 Dragon creature token named Reliquary Dragon that's all colors. It has flying, lifelink, and "When this token enters, it deals 3 damage to any target." Activate only as a sorcery.

Disa the Restless | {2}{B}{R}{G} | Legendary Creature — Human Scout | 5/6
Whenever a Lhurgoyf permanent card is put into your graveyard from anywhere other than the battlefield, put it onto the battlefield.
Whenever one or more creatures you control deal combat damage to a player, create a Tarmogoyf token.

Mutable Explorer | {2}{G} | Creature — Shapeshifter | 1/1
Changeling (This card is every creature type.)
When this creature enters, create a tapped Mutavault token. (It's a land with "{T}: Add {C}" and "{1}: This token becomes a 2/2 creature with all creature types until end of turn. It's still a land.")
"""
