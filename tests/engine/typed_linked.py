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

Isochron Scepter | {2} | Artifact |
Imprint — When Isochron Scepter enters, you may exile an instant card with mana value 2 or less from your hand.
{2}, {T}: You may copy the exiled card. If you do, you may cast the copy without paying its mana cost.

Spellbinder | {3} | Artifact — Equipment |
Imprint — When Spellbinder enters, you may exile an instant card from your hand.
Whenever equipped creature deals combat damage to a player, you may copy the exiled card. If you do, you may cast the copy without paying its mana cost.
Equip {4}

Mnemonic Deluge | {6}{U}{U}{U} | Sorcery |
Exile target instant or sorcery card from a graveyard. Copy that card three times. You may cast the copies without paying their mana costs. Exile Mnemonic Deluge.

Shiko, Paragon of the Way | {2}{U}{R}{W} | Legendary Creature — Spirit Dragon | 4/5
Flying, vigilance
When Shiko enters, exile target nonland card with mana value 3 or less from your graveyard. Copy it, then you may cast the copy without paying its mana cost.

Helvault | {3} | Legendary Artifact |
{1}, {T}: Exile target creature you control.
{7}, {T}: Exile target creature you don't control.
When Helvault is put into a graveyard from the battlefield, return all cards exiled with it to the battlefield under their owners' control.

Unlicensed Hearse | {2} | Artifact — Vehicle | */*
{T}: Exile up to two target cards from a single graveyard.
Unlicensed Hearse's power and toughness are each equal to the number of cards exiled with it.
Crew 2

Void Maw | {4}{B}{B} | Creature — Horror | 4/5
Trample
If another creature would die, exile it instead.
Put a card exiled with Void Maw into its owner's graveyard: Void Maw gets +2/+2 until end of turn.

Bomat Courier | {1} | Artifact Creature — Construct | 1/1
Haste
Whenever this creature attacks, exile the top card of your library face down.
{R}, Discard your hand, Sacrifice this creature: Put all cards exiled with this creature into their owners' hands.

Zada, Hedron Grinder | {3}{R} | Legendary Creature — Goblin Ally | 3/3
Whenever you cast an instant or sorcery spell that targets only Zada, copy that spell for each other creature you control that the spell could target. Each copy targets a different one of those creatures.

Precursor Golem | {5} | Artifact Creature — Golem | 3/3
When Precursor Golem enters, create two 3/3 colorless Golem artifact creature tokens.
Whenever a player casts an instant or sorcery spell that targets only a single Golem, that player copies that spell for each other Golem that spell could target. Each copy targets a different one of those Golems.

Frontline Heroism | {2}{R} | Enchantment |
When Frontline Heroism enters, create a 1/1 red Soldier creature token with haste.
Whenever you cast a spell that targets only a single creature you control, create a 1/1 red Soldier creature token with haste, then copy that spell. The copy targets that token.

Call of the Nightwing | {2}{U}{B} | Sorcery |
Create a 1/1 blue and black Horror creature token with flying.
Cipher

Endless Swarm | {5}{G}{G}{G} | Sorcery |
Create a 1/1 green Snake creature token for each card in your hand.
Epic

Germination Practicum | {3}{G}{G} | Sorcery — Lesson |
Put two +1/+1 counters on each creature you control.
Paradigm

Hidden Strings | {1}{U} | Sorcery |
You may tap or untap target permanent, then you may tap or untap another target permanent.
Cipher

Windbrisk Heights |  | Land |
Hideaway 4
Windbrisk Heights enters tapped.
{T}: Add {W}.
{W}, {T}: You may play the exiled card without paying its mana cost if you attacked with three or more creatures this turn.

Mosswort Bridge |  | Land |
Hideaway 4
Mosswort Bridge enters tapped.
{T}: Add {G}.
{G}, {T}: You may play the exiled card without paying its mana cost if creatures you control have total power 10 or greater.

Howltooth Hollow |  | Land |
Hideaway 4
Howltooth Hollow enters tapped.
{T}: Add {B}.
{B}, {T}: You may play the exiled card without paying its mana cost if each player has no cards in hand.

Inner-Flame Igniter | {2}{R} | Creature — Elemental Warrior | 2/2
{2}{R}: Creatures you control get +1/+0 until end of turn. If this is the third time this ability has resolved this turn, creatures you control gain first strike until end of turn.

Tannuk, Memorial Ensign | {1}{R}{G} | Legendary Creature — Kavu Pilot | 2/4
Landfall — Whenever a land you control enters, Tannuk deals 1 damage to each opponent. If this is the second time this ability has resolved this turn, draw a card.

Increasing Devotion | {3}{W}{W} | Sorcery |
Create five 1/1 white Human creature tokens. If this spell was cast from a graveyard, create ten of those tokens instead.
Flashback {7}{W}{W}

Arcane Proxy | {7} | Artifact Creature — Wizard | 4/3
Prototype {1}{U}{U} — 2/1
When this creature enters, if you cast it, exile target instant or sorcery card with mana value less than or equal to this creature's power from your graveyard. Copy that card. You may cast the copy without paying its mana cost.

Mistbind Clique | {3}{U} | Creature — Faerie Wizard | 4/4
Flash
Flying
Champion a Faerie
When a Faerie is championed with Mistbind Clique, tap all lands target player controls.

Bitterblossom | {1}{B} | Kindred Enchantment — Faerie |
At the beginning of your upkeep, you lose 1 life and create a 1/1 black Faerie Rogue creature token with flying.

Brood Keeping | {2}{G} | Enchantment |
{1}: Create a 1/1 green Saproling creature token.
When Brood Keeping leaves the battlefield, exile all tokens created with it.

Blind Hunter | {2}{W}{B} | Creature — Bat | 2/2
Flying
Haunt
When Blind Hunter enters or the creature it haunts dies, target player loses 2 life and you gain 2 life.

Cry of Contrition | {B} | Sorcery |
Target player discards a card.
Haunt
When the creature Cry of Contrition haunts dies, target player discards a card.
"""
