# ruff: noqa: E501 - texts stay as printed
"""Lands that are no creatures, typed as facts."""

CARDS = """
Adagia, Windswept Bastion |  | Land — Planet |
This land enters tapped.
{T}: Add {W}.
Station
12+ | {3}{W}, {T}: Create a token that's a copy of target artifact or enchantment you control, except it's legendary. Activate only as a sorcery.

Amonkhet Raceway | | Land |
Start your engines!
{T}: Add {C}.
Max speed — {T}: Target creature gains haste until end of turn.

Ancient Amphitheater | | Land |
As this land enters, you may reveal a Giant card from your hand. If you don't, this land enters tapped.
{T}: Add {R} or {W}.

Ancient Tomb | | Land |
{T}: Add {C}{C}. This land deals 2 damage to you.

Ancient Ziggurat | | Land |
{T}: Add one mana of any color. Spend this mana only to cast a creature spell.

Arch of Orazca | | Land |
Ascend
{T}: Add {C}.
{5}, {T}: Draw a card. Activate only if you have the city's blessing.

Archway of Innovation | | Land |
Archway of Innovation enters tapped unless you control an Island.
{T}: Add {U}.
{U}, {T}: The next spell you cast this turn has improvise.

Azorius Chancery | | Land |
This land enters tapped.
When this land enters, return a land you control to its owner's hand.
{T}: Add {W}{U}.

Battlefield Forge | | Land |
{T}: Add {C}.
{T}: Add {R} or {W}. This land deals 1 damage to you.

Blood Crypt | | Land — Swamp Mountain |
As Blood Crypt enters, you may pay 2 life. If you don't, it enters tapped.

Boseiju, Who Endures | | Legendary Land |
{T}: Add {G}.
Channel — {1}{G}, Discard this card: Destroy target artifact, enchantment, or nonbasic land an opponent controls. That player may search their library for a land card with a basic land type, put it onto the battlefield, then shuffle. This ability costs {1} less to activate for each legendary creature you control.

Bountiful Promenade | | Land |
This land enters tapped unless you have two or more opponents.
{T}: Add {G} or {W}.

Breeding Pool | | Land — Forest Island |
As this land enters, you may pay 2 life. If you don't, it enters tapped.

Cathedral of Serra | | Land |
White legendary creatures you control have "bands with other legendary creatures."

Cavern of Souls | | Land |
As Cavern of Souls enters, choose a creature type.
{T}: Add {C}.
{T}: Add one mana of any color. Spend this mana only to cast a creature spell of the chosen type, and that spell can't be countered.

City of Brass | | Land |
Whenever this land becomes tapped, it deals 1 damage to you.
{T}: Add one mana of any color.

City of Traitors | | Land |
When you play another land, sacrifice City of Traitors.
{T}: Add {C}{C}.

Command Beacon | | Land |
{T}: Add {C}.
{T}, Sacrifice Command Beacon: Put your commander into your hand from the command zone.

Command Tower | | Land |
{T}: Add one mana of any color in your commander's color identity.

Dark Depths | | Legendary Snow Land |
Dark Depths enters with ten ice counters on it.
{3}: Remove an ice counter from Dark Depths.
When Dark Depths has no ice counters on it, sacrifice it. If you do, create Marit Lage, a legendary 20/20 black Avatar creature token with flying and indestructible.

Darksteel Citadel | | Artifact Land |
Indestructible
{T}: Add {C}.

Darksteel Works | | Artifact Land |
Darksteel Works enters tapped.
{T}: Add {C}.

Desert |  | Land — Desert |
{T}: Add {C}.
{T}: This land deals 1 damage to target attacking creature. Activate only during the end of combat step.

Desert of the Indomitable | | Land — Desert |
Desert of the Indomitable enters tapped.
{T}: Add {G}.
Cycling {1}{G}

Dwarven Hold | | Land |
Dwarven Hold enters tapped.
You may choose not to untap Dwarven Hold during your untap step.
At the beginning of your upkeep, if Dwarven Hold is tapped, put a storage counter on it.
{T}, Remove any number of storage counters from Dwarven Hold: Add {R} for each storage counter removed this way.

Emergence Zone | | Land |
{T}: Add {C}.
{1}, {T}, Sacrifice this land: You may cast spells this turn as though they had flash.

Evendo, Waking Haven | | Land — Planet |
This land enters tapped.
{T}: Add {G}.
Station
12+ | {G}, {T}: Add {G} for each creature you control.

Exotic Orchard | | Land |
{T}: Add one mana of any color that a land an opponent controls could produce.

Field of Ruin | | Land |
{T}: Add {C}.
{2}, {T}, Sacrifice this land: Destroy target nonbasic land an opponent controls. Each player searches their library for a basic land card, puts it onto the battlefield, then shuffles.

Field of the Dead | | Land |
This land enters tapped.
{T}: Add {C}.
Whenever this land or another land you control enters, if you control seven or more lands with different names, create a 2/2 black Zombie creature token.

Forbidden Orchard | | Land |
{T}: Add one mana of any color.
Whenever you tap Forbidden Orchard for mana, target opponent creates a 1/1 colorless Spirit creature token.

Gaea's Cradle | | Legendary Land |
{T}: Add {G} for each creature you control.

Ghost Quarter | | Land |
{T}: Add {C}.
{T}, Sacrifice this land: Destroy target land. Its controller may search their library for a basic land card, put it onto the battlefield, then shuffle.

Glacial Fortress | | Land |
Glacial Fortress enters tapped unless you control a Plains or an Island.
{T}: Add {W} or {U}.

Hanweir Battlements | | Land |
{T}: Add {C}.
{R}, {T}: Target creature gains haste until end of turn.
{3}{R}{R}, {T}: If you both own and control Hanweir Battlements and a creature named Hanweir Garrison, exile them, then meld them into Hanweir, the Writhing Township.

Haunted Fengraf | | Land |
{T}: Add {C}.
{3}, {T}, Sacrifice Haunted Fengraf: Return a creature card at random from your graveyard to your hand.

Howltooth Hollow | | Land |
Hideaway 4
Howltooth Hollow enters tapped.
{T}: Add {B}.
{B}, {T}: You may play the exiled card without paying its mana cost if each player has no cards in hand.

Inkmoth Nexus |  | Land |
{T}: Add {C}.
{1}: This land becomes a 1/1 Phyrexian Blinkmoth artifact creature with flying and infect until end of turn. It's still a land.

Junktown | | Land |
{T}: Add {C}.
{4}{R}, {T}, Sacrifice Junktown: Create three Junk tokens.

Karakas | | Legendary Land |
{T}: Add {W}.
{T}: Return target legendary creature to its owner's hand.

Karn's Bastion | | Land |
{T}: Add {C}.
{4}, {T}: Proliferate.

Land Cap | | Land |
Land Cap doesn't untap during your untap step if it has a depletion counter on it.
At the beginning of your upkeep, remove a depletion counter from Land Cap.
{T}: Add {W} or {U}. Put a depletion counter on Land Cap.

Lotus Vale | | Land |
If Lotus Vale would enter, sacrifice two untapped lands instead. If you do, put Lotus Vale onto the battlefield. If you don't, put it into its owner's graveyard.
{T}: Add three mana of any one color.

Maze of Ith |  | Land |
{T}: Untap target attacking creature. Prevent all combat damage that would be dealt to and dealt by that creature this turn.

Minas Tirith | | Legendary Land |
Minas Tirith enters tapped unless you control a legendary creature.
{T}: Add {W}.
{1}{W}, {T}: Draw a card. Activate only if you attacked with two or more creatures this turn.

Mishra's Factory | | Land |
{T}: Add {C}.
{1}: This land becomes a 2/2 Assembly-Worker artifact creature until end of turn. It's still a land.
{T}: Target Assembly-Worker creature gets +1/+1 until end of turn.

Mosswort Bridge | | Land |
Hideaway 4
Mosswort Bridge enters tapped.
{T}: Add {G}.
{G}, {T}: You may play the exiled card without paying its mana cost if creatures you control have total power 10 or greater.

Mutavault | | Land |
{T}: Add {C}.
{1}: Mutavault becomes a 2/2 creature with all creature types until end of turn. It's still a land.

Myriad Landscape |  | Land |
Myriad Landscape enters tapped.
{T}: Add {C}.
{2}, {T}, Sacrifice Myriad Landscape: Search your library for up to two basic land cards that share a land type, put them onto the battlefield tapped, then shuffle.

Mystic Gate | | Land |
{T}: Add {C}.
{W/U}, {T}: Add {W}{W}, {W}{U}, or {U}{U}.

Nesting Grounds | | Land |
{T}: Add {C}.
{1}, {T}: Move a counter from target permanent you control onto another target permanent. Activate only as a sorcery.

Nykthos, Shrine to Nyx | | Legendary Land |
{T}: Add {C}.
{2}, {T}: Choose a color. Add an amount of mana of that color equal to your devotion to that color.

Oscorp Industries | | Land |
This land enters tapped.
When this land enters from a graveyard, you lose 2 life.
{T}: Add {U}, {B}, or {R}.
Mayhem

Path of Ancestry | | Land |
Path of Ancestry enters tapped.
{T}: Add one mana of any color in your commander's color identity. When that mana is spent to cast a creature spell that shares a creature type with your commander, scry 1.

Polluted Delta | | Land |
{T}, Pay 1 life, Sacrifice this land: Search your library for an Island or Swamp card, put it onto the battlefield, then shuffle.

Raging Ravine | | Land |
This land enters tapped.
{T}: Add {R} or {G}.
{2}{R}{G}: Until end of turn, this land becomes a 3/3 red and green Elemental creature with "Whenever this creature attacks, put a +1/+1 counter on it." It's still a land.

Reflecting Pool | | Land |
{T}: Add one mana of any type that a land you control could produce.

Reliquary Tower | | Land |
You have no maximum hand size.
{T}: Add {C}.

Sacred Foundry | | Land — Mountain Plains |
As this land enters, you may pay 2 life. If you don't, it enters tapped.

Seat of the Synod | | Artifact Land |
{T}: Add {U}.

Secluded Steppe | | Land |
Secluded Steppe enters tapped.
{T}: Add {W}.
Cycling {W} ({W}, Discard this card: Draw a card.)

Selesnya Guildgate | | Land — Gate |
This land enters tapped.
{T}: Add {G} or {W}.

Skycoach Waypoint | | Land |
{T}: Add {C}.
{3}, {T}: Target creature becomes prepared.

Snow-Covered Forest | | Basic Snow Land — Forest |

Snowy Peak | | Basic Snow Land — Mountain |

Steam Vents | | Land — Island Mountain |
As Steam Vents enters, you may pay 2 life. If you don't, it enters tapped.

Strip Mine | | Land |
{T}: Add {C}.
{T}, Sacrifice this land: Destroy target land.

Svogthos, the Restless Tomb | | Land |
{T}: Add {C}.
{3}{B}{G}: Until end of turn, Svogthos, the Restless Tomb becomes a black and green Plant Zombie creature with "This creature's power and toughness are each equal to the number of creature cards in your graveyard." It's still a land.

Temple of Bloom | | Land |
Temple of Bloom enters tapped.
{T}: Add {G}.

Thespian's Stage | | Land |
{T}: Add {C}.
{2}, {T}: This land becomes a copy of target land, except it has this ability.

Tolaria | | Legendary Land |
{T}: Add {U}.
{T}: Target creature loses banding and all "bands with other" abilities until end of turn. Activate only during any upkeep step.

Treetop Village |  | Land |
This land enters tapped.
{T}: Add {G}.
{1}{G}: This land becomes a 3/3 green Ape creature with trample until end of turn. It's still a land.

Tundra Isle | | Land — Plains Island |

Unclaimed Territory | | Land |
As Unclaimed Territory enters, choose a creature type.
{T}: Add {C}.
{T}: Add one mana of any color. Spend this mana only to cast a creature spell of the chosen type.

Urborg Tomb | | Legendary Land |
Each land is a Swamp in addition to its other land types.

Urborg, Tomb of Yawgmoth | | Legendary Land |
Each land is a Swamp in addition to its other land types.

Urza's Mine | | Land — Urza's Mine |
{T}: Add {C}. If you control an Urza's Power-Plant and an Urza's Tower, add {C}{C} instead.

Urza's Power Plant | | Land — Urza's Power-Plant |
{T}: Add {C}. If you control an Urza's Mine and an Urza's Tower, add {C}{C} instead.

Urza's Saga | | Enchantment Land — Urza's Saga |
I — This Saga gains "{T}: Add {C}."
II — This Saga gains "{2}, {T}: Create a 0/0 colorless Construct artifact creature token with 'This token gets +1/+1 for each artifact you control.'"
III — Search your library for an artifact card with mana cost {0} or {1}, put it onto the battlefield, then shuffle.

Urza's Tower | | Land — Urza's Tower |
{T}: Add {C}. If you control an Urza's Mine and an Urza's Power-Plant, add {C}{C}{C} instead.

Valakut, the Molten Pinnacle | | Land |
This land enters tapped.
Whenever a Mountain you control enters, if you control at least five other Mountains, you may have this land deal 3 damage to any target.
{T}: Add {R}.

Vesuva | | Land |
You may have Vesuva enter tapped as a copy of any land on the battlefield.

Wasteland | | Land |
{T}: Add {C}.
{T}, Sacrifice this land: Destroy target nonbasic land.

Windbrisk Heights | | Land |
Hideaway 4
Windbrisk Heights enters tapped.
{T}: Add {W}.
{W}, {T}: You may play the exiled card without paying its mana cost if you attacked with three or more creatures this turn.

Zoetic Cavern | | Land |
{T}: Add {C}.
Morph {2}
"""
