# ruff: noqa: E501 - texts stay as printed
"""Artifacts that are no creatures, typed as facts."""

CARDS = """
Aegis of the Legion | {R}{W} | Artifact — Equipment |
Equipped creature gets +1/+1 and has mentor.
Whenever equipped creature mentors a creature, put a shield counter on that creature.
Equip {3}

Aether Vial | {1} | Artifact |
At the beginning of your upkeep, you may put a charge counter on this artifact.
{T}: You may put a creature card with mana value equal to the number of charge counters on this artifact from your hand onto the battlefield.

Aetherflux Reservoir | {4} | Artifact |
Whenever you cast a spell, you gain 1 life for each spell you've cast this turn.
Pay 50 life: Aetherflux Reservoir deals 50 damage to any target.

Agatha's Soul Cauldron | {2} | Legendary Artifact |
You may spend mana as though it were mana of any color to activate abilities of creatures you control.
Creatures you control with +1/+1 counters on them have all activated abilities of all creature cards exiled with Agatha's Soul Cauldron.
{T}: Exile target card from a graveyard. When a creature card is exiled this way, put a +1/+1 counter on target creature you control.

Altar of Dementia | {2} | Artifact |
Sacrifice a creature: Target player mills cards equal to the sacrificed creature's power.

Amber Prison | {4} | Artifact |
You may choose not to untap Amber Prison during your untap step.
{4}, {T}: Tap target artifact, creature, or land. That permanent doesn't untap during its controller's untap step for as long as Amber Prison remains tapped.

Amulet of Safekeeping | {2} | Artifact |
Whenever you become the target of a spell or ability an opponent controls, counter that spell or ability unless its controller pays {1}.
Creature tokens get -1/-0.

Amulet of Vigor | {1} | Artifact |
Whenever a permanent enters tapped and under your control, untap it.

Arcane Signet | {2} | Artifact |
{T}: Add one mana of any color in your commander's color identity.

Ashes of the Fallen | {2} | Artifact |
As Ashes of the Fallen enters, choose a creature type.
Each creature card in your graveyard has the chosen creature type in addition to its other types.

Ashnod's Altar | {3} | Artifact |
Sacrifice a creature: Add {C}{C}.

Assault Suit | {4} | Artifact — Equipment |
Equipped creature gets +2/+2, has haste, can't attack you or planeswalkers you control, and can't be sacrificed.
At the beginning of each opponent's upkeep, you may have that player gain control of equipped creature until end of turn. If you do, untap it.
Equip {3}

Astral Cornucopia | {X}{X}{X} | Artifact |
Astral Cornucopia enters with X charge counters on it.
{T}: Choose a color. Add one mana of that color for each charge counter on Astral Cornucopia.

Aurified Equipment | {1} | Artifact — Equipment |
Equip {2}

Avarice Totem | {1} | Artifact |
{5}: Exchange control of Avarice Totem and target nonland permanent.

Azorius Signet | {2} | Artifact |
{1}, {T}: Add {W}{U}.

Bag of Discards | {1} | Artifact |
Whenever you discard a card, exile that card from your graveyard.

Bandit's Haul | {3} | Artifact |
Whenever you commit a crime, put a loot counter on this artifact. This ability triggers only once each turn.
{T}: Add one mana of any color.
{2}, {T}, Remove two loot counters from this artifact: Draw a card.

Basalt Monolith | {3} | Artifact |
This artifact doesn't untap during your untap step.
{T}: Add {C}{C}{C}.
{3}: Untap this artifact.

Basilisk Collar | {1} | Artifact — Equipment |
Equipped creature has deathtouch and lifelink.
Equip {2}

Birthing Pod | {3}{G/P} | Artifact |
({G/P} can be paid with either {G} or 2 life.)
{1}{G/P}, {T}, Sacrifice a creature: Search your library for a creature card with mana value equal to 1 plus the sacrificed creature's mana value, put that card onto the battlefield, then shuffle. Activate only as a sorcery.

Black Vise | {1} | Artifact |
As this artifact enters, choose an opponent.
At the beginning of the chosen player's upkeep, this artifact deals X damage to that player, where X is the number of cards in their hand minus 4.

Blackblade Reforged | {2} | Legendary Artifact — Equipment |
Equipped creature gets +1/+1 for each land you control.
Equip legendary creature {3}
Equip {7}

Blazing Torch | {1} | Artifact — Equipment |
Equipped creature can't be blocked by Vampires or Humans.
Equipped creature has "{T}, Sacrifice Blazing Torch: Blazing Torch deals 2 damage to any target."
Equip {1}

Bloodline Sword | {1} | Artifact — Equipment |
Equipped creature has "{T}: This creature deals 1 damage to any target."
Equip {1}

Bloodthirsty Blade | {2} | Artifact — Equipment |
Equipped creature gets +2/+0 and is goaded.
{1}: Attach Bloodthirsty Blade to target creature an opponent controls. Activate only as a sorcery.

Bolas's Citadel | {3}{B}{B}{B} | Legendary Artifact |
You may look at the top card of your library any time.
You may play lands and cast spells from the top of your library. If you cast a spell this way, pay life equal to its mana value rather than pay its mana cost.
{T}, Sacrifice ten nonland permanents: Each opponent loses 10 life.

Bonehoard | {4} | Artifact — Equipment |
Living weapon
Equipped creature gets +X/+X, where X is the number of creature cards in all graveyards.
Equip {2}

Bonesplitter | {1} | Artifact — Equipment |
Equipped creature gets +2/+0.
Equip {1}

Bontu's Monument | {3} | Artifact |
Black creature spells you cast cost {1} less to cast.
Whenever you cast a creature spell, each opponent loses 1 life and you gain 1 life.

Boompile | {4} | Artifact |
{T}: Flip a coin. If you win the flip, destroy all nonland permanents.

Boosted Sloop | {1}{U}{R} | Artifact — Vehicle | 3/3
Menace
Whenever you attack, draw a card, then discard a card.
Crew 1

Bottle of Suleiman | {4} | Artifact |
{1}, Sacrifice this artifact: Flip a coin. If you win the flip, create a 5/5 colorless Djinn artifact creature token with flying. If you lose the flip, this artifact deals 5 damage to you.

Charmed Pendant | {4} | Artifact |
{T}, Mill a card: For each colored mana symbol in the milled card's mana cost, add one mana of that color. Activate only as an instant.

Chimeric Staff | {4} | Artifact |
{X}: Chimeric Staff becomes an X/X Construct artifact creature until end of turn.

Chromatic Lantern | {3} | Artifact |
Lands you control have "{T}: Add one mana of any color."
{T}: Add one mana of any color.

Chromatic Orrery | {7} | Legendary Artifact |
You may spend mana as though it were mana of any color.
{T}: Add {C}{C}{C}{C}{C}.
{5}, {T}: Draw a card for each color among permanents you control.

Chrome Mox | {0} | Artifact |
Imprint — When this artifact enters, you may exile a nonartifact, nonland card from your hand.
{T}: Add one mana of any of the exiled card's colors.

Civic Saber | {1} | Artifact — Equipment |
Equipped creature gets +1/+0 for each of its colors.
Equip {1}

Clock of Omens | {4} | Artifact |
Tap two untapped artifacts you control: Untap target artifact.

Cloudstone Curio | {3} | Artifact |
Whenever a nonartifact permanent enters under your control, you may return another permanent you control that shares a permanent type with it to its owner's hand.

Coat of Arms | {5} | Artifact |
Each creature gets +1/+1 for each other creature on the battlefield that shares at least one creature type with it.

Cobbled Wings | {2} | Artifact — Equipment |
Equipped creature has flying.
Equip {1}

Coldsteel Heart | {2} | Snow Artifact |
Coldsteel Heart enters tapped.
As Coldsteel Heart enters, choose a color.
{T}: Add one mana of the chosen color.

Colossus Hammer | {1} | Artifact — Equipment |
Equipped creature gets +10/+10 and loses flying.
Equip {8} ({8}: Attach to target creature you control. Equip only as a sorcery.)

Crawlspace | {3} | Artifact |
No more than two creatures can attack you each combat.

Cryptic Coat | {2}{U} | Artifact — Equipment |
When this Equipment enters, cloak the top card of your library, then attach this Equipment to it.
Equipped creature gets +1/+0 and can't be blocked.
{1}{U}: Return this Equipment to its owner's hand.

Cursed Scroll | {1} | Artifact |
{3}, {T}: Choose a card name, then reveal a card at random from your hand. If that card has the chosen name, Cursed Scroll deals 2 damage to any target.

Cursed Totem | {2} | Artifact |
Activated abilities of creatures can't be activated.

Darksteel Relic | {0} | Artifact |
Indestructible

Defense Grid | {2} | Artifact |
Each spell costs {3} more to cast except during its controller's turn.

Demonmail Hauberk | {4} | Artifact — Equipment |
Equipped creature gets +4/+2.
Equip—Sacrifice a creature.

Door to Nothingness | {5} | Artifact |
Door to Nothingness enters tapped.
{W}{W}{U}{U}{B}{B}{R}{R}{G}{G}, {T}, Sacrifice Door to Nothingness: Target player loses the game.

Double Garrison | {2} | Artifact — Fortification |
Fortified land has indestructible.
Fortify {3}
Fortify {5}

Doubling Cube | {2} | Artifact |
{3}, {T}: Double the amount of each type of unspent mana you have.

Dragonbroods' Relic | {1}{G} | Artifact |
{T}, Tap an untapped creature you control: Add one mana of any color.
{3}{W}{U}{B}{R}{G}, Sacrifice this artifact: Create a 4/4 Dragon creature token named Reliquary Dragon that's all colors. It has flying, lifelink, and "When this token enters, it deals 3 damage to any target." Activate only as a sorcery.

Dream Chisel | {2} | Artifact |
Face-down creature spells you cast cost {1} less to cast.

Dusk Legion Dreadnought | {5} | Artifact — Vehicle | 4/6
Vigilance
Crew 2

Elixir of Immortality | {1} | Artifact |
{2}, {T}: You gain 5 life. Shuffle Elixir of Immortality and your graveyard into their owner's library.

Encroaching Mycosynth | {3}{U} | Artifact |
Nonland permanents you control are artifacts in addition to their other types. The same is true for permanent spells you control and nonland permanent cards you own that aren't on the battlefield.

Endless Atlas | {2} | Artifact |
{2}, {T}: Draw a card. Activate only if you control three or more lands with the same name.

Endoskeleton | {2} | Artifact |
You may choose not to untap Endoskeleton during your untap step.
{2}, {T}: Target creature gets +0/+3 for as long as Endoskeleton remains tapped.

Enormous Energy Blade | {2}{B} | Artifact — Equipment |
Equipped creature gets +4/+0.
Whenever Enormous Energy Blade becomes attached to a creature, tap that creature.
Equip {2}

Eon Hub | {5} | Artifact |
Players skip their upkeep steps.

Equipped Bear Trap | {1} | Artifact — Equipment |
Equipped creature gets +2/+2.
Equip {1}

Essence Bottle | {2} | Artifact |
{3}, {T}: Put an elixir counter on this artifact.
{T}, Remove all elixir counters from this artifact: You gain 2 life for each elixir counter removed this way.

Everflowing Chalice | {0} | Artifact |
Multikicker {2}
This artifact enters with a charge counter on it for each time it was kicked.
{T}: Add {C} for each charge counter on this artifact.

Eye of Yawgmoth | {3} | Artifact |
{3}, {T}, Sacrifice a creature: Reveal a number of cards from the top of your library equal to the sacrificed creature's power. Put one into your hand and exile the rest.

Fabrication Module | {3} | Artifact |
Whenever you get one or more {E}, put a +1/+1 counter on target creature you control.
{4}, {T}: You get {E}.

Filigree Racer | {3}{R} | Artifact — Vehicle | 5/5
When Filigree Racer enters, you get {E}{E}{E}{E}.
Whenever Filigree Racer attacks, you may pay {E}{E}. When you do, target instant or sorcery card in your graveyard gains jump-start until end of turn.
Crew 1

Firemind Vessel | {4} | Artifact |
Firemind Vessel enters tapped.
{T}: Add two mana of different colors.

Fist of Suns | {3} | Artifact |
You may pay {W}{U}{B}{R}{G} rather than pay the mana cost for spells that you cast.

Flayer Husk | {1} | Artifact — Equipment |
Living weapon
Equipped creature gets +1/+1.
Equip {2}

Fortified Camp | {2} | Artifact — Fortification |
Fortified land is indestructible.
Fortify {3}

Genesis Chamber | {2} | Artifact |
Whenever a nontoken creature enters, if Genesis Chamber is untapped, that creature's controller creates a 1/1 colorless Myr artifact creature token.

Getaway Car | {3} | Artifact — Vehicle | 4/3
Haste
Whenever Getaway Car attacks or blocks, return up to one target creature that crewed it this turn to its owner's hand.
Crew 1

Glaring Spotlight | {1} | Artifact |
Creatures your opponents control with hexproof can be the targets of spells and abilities you control as though they didn't have hexproof.
{3}, Sacrifice Glaring Spotlight: Creatures you control gain hexproof until end of turn and can't be blocked this turn.

Goblin Charbelcher | {4} | Artifact |
{3}, {T}: Reveal cards from the top of your library until you reveal a land card. This artifact deals damage equal to the number of nonland cards revealed this way to any target. If the revealed land card was a Mountain, this artifact deals double that damage instead. Put the revealed cards on the bottom of your library in any order.

Goldwarden's Helm | {2}{W} | Artifact — Equipment |
For Mirrodin!
Equipped creature gets +0/+1.
Equip {1}{W}

Grafdigger's Cage | {1} | Artifact |
Creature cards in graveyards and libraries can't enter the battlefield.
Players can't cast spells from graveyards or libraries.

Grafted Exoskeleton | {4} | Artifact — Equipment |
Equipped creature gets +2/+2 and has infect.
Whenever Grafted Exoskeleton becomes unattached from a permanent, sacrifice that permanent.
Equip {2}

Greedy Library | {1} | Artifact |
Pay 2 life: Draw a card.

Grindstone | {1} | Artifact |
{3}, {T}: Target player mills two cards. If two cards that share a color were milled this way, repeat this process.

Gustha's Scepter | {0} | Artifact |
{T}: Exile a card from your hand face down. You may look at it for as long as it remains exiled.
{T}: Return a card you own exiled with Gustha's Scepter to your hand.
When you lose control of Gustha's Scepter, put all cards exiled with Gustha's Scepter into their owner's graveyard.

Heart-Piercer Bow | {2} | Artifact — Equipment |
Whenever equipped creature attacks, Heart-Piercer Bow deals 1 damage to target creature defending player controls.
Equip {1}

Heartstone | {3} | Artifact |
Activated abilities of creatures cost {1} less to activate. This effect can't reduce the mana in that cost to less than one mana.

Helm of Chatzuk | {1} | Artifact |
{1}, {T}: Target creature gains banding until end of turn.

Helm of Obedience | {4} | Artifact |
{X}, {T}: Target opponent mills a card, then repeats this process until a creature card or X cards have been put into their graveyard this way, whichever comes first. If one or more creature cards were put into that graveyard this way, sacrifice Helm of Obedience and put one of them onto the battlefield under your control. X can't be 0.

Helm of the Host | {4} | Legendary Artifact — Equipment |
At the beginning of combat on your turn, create a token that's a copy of equipped creature, except the token isn't legendary if equipped creature is legendary. That token gains haste.
Equip {5}

Helvault | {3} | Legendary Artifact |
{1}, {T}: Exile target creature you control.
{7}, {T}: Exile target creature you don't control.
When Helvault is put into a graveyard from the battlefield, return all cards exiled with it to the battlefield under their owners' control.

Herald's Horn | {3} | Artifact |
As this artifact enters, choose a creature type.
Creature spells you cast of the chosen type cost {1} less to cast.
At the beginning of your upkeep, look at the top card of your library. If it's a creature card of the chosen type, you may reveal it and put it into your hand.

Heroes' Podium | {5} | Legendary Artifact |
Each legendary creature you control gets +1/+1 for each other legendary creature you control.
{X}, {T}: Look at the top X cards of your library. You may reveal a legendary creature card from among them and put it into your hand. Put the rest on the bottom of your library in a random order.

Holy Frazzle-Cannon | {W}{B} | Artifact — Equipment |
Whenever equipped creature attacks, put a +1/+1 counter on that creature and each other creature you control that shares a creature type with it.
Equip {1}

Horn of Plenty | {6} | Artifact |
Whenever a player casts a spell, they may pay {1}. If the player does, they draw a card at the beginning of the next end step.

Hourglass of the Lost | {2}{W} | Artifact |
{T}: Add {W}. Put a time counter on Hourglass of the Lost.
{T}, Remove X time counters from this artifact and exile it: Return each nonland permanent card with mana value X from your graveyard to the battlefield. Activate only as a sorcery.

Howling Mine | {2} | Artifact |
At the beginning of each player's draw step, if this artifact is untapped, that player draws an additional card.

Hunter's Blowgun | {1} | Artifact — Equipment |
Equipped creature gets +1/+1.
Equipped creature has deathtouch during your turn. Otherwise, it has reach.
Equip {2}

Icy Manipulator | {4} | Artifact |
{1}, {T}: Tap target artifact, creature, or land.

Imposter Mech | {1}{U} | Artifact — Vehicle | 3/1
You may have Imposter Mech enter as a copy of a creature an opponent controls, except it's a Vehicle artifact with crew 3 and it loses all other card types.
Crew 3

Inquisitor's Flail | {2} | Artifact — Equipment |
If equipped creature would deal combat damage, it deals double that damage instead.
If another creature would deal combat damage to equipped creature, it deals double that damage to equipped creature instead.
Equip {2}

Isochron Scepter | {2} | Artifact |
Imprint — When Isochron Scepter enters, you may exile an instant card with mana value 2 or less from your hand.
{2}, {T}: You may copy the exiled card. If you do, you may cast the copy without paying its mana cost.

Ivory Tower | {1} | Artifact |
At the beginning of your upkeep, you gain X life, where X is the number of cards in your hand minus 4.

Jester's Scepter | {3} | Artifact |
When Jester's Scepter enters, exile the top five cards of target player's library face down. You may look at those cards for as long as they remain exiled.
{2}, {T}, Put a card exiled with Jester's Scepter into its owner's graveyard: Counter target spell if it has the same name as that card.

Jeweled Lotus | {0} | Artifact |
{T}, Sacrifice this artifact: Add three mana of any one color. Spend this mana only to cast your commander.

Keys to the House | {1} | Artifact |
{1}, {T}, Sacrifice Keys to the House: Search your library for a basic land card, reveal it, put it into your hand, then shuffle.
{3}, {T}, Sacrifice Keys to the House: Lock or unlock a door of target Room you control.

Knowledge Pool | {6} | Artifact |
Imprint — When Knowledge Pool enters, each player exiles the top three cards of their library.
Whenever a player casts a spell from their hand, that player exiles it. If the player does, they may cast a spell from among other cards exiled with Knowledge Pool without paying its mana cost.

Krark's Thumb | {2} | Legendary Artifact |
If you would flip a coin, instead flip two coins and ignore one.

Kusari-Gama | {3} | Artifact — Equipment |
Equipped creature has "{2}: This creature gets +1/+0 until end of turn."
Whenever equipped creature deals damage to a blocking creature, Kusari-Gama deals that much damage to each other creature defending player controls.
Equip {3}

Lapis Orb of Dragonkind | {2}{U} | Artifact |
{T}: Add {U}. When you spend this mana to cast a Dragon creature spell, scry 2.

Laser Screwdriver | {3} | Artifact |
{T}: Add one mana of any color.
{1}, {T}: Tap target artifact.
{2}, {T}: Surveil 1.
{3}, {T}: Goad target creature.

Leyline Dowser | {2} | Artifact |
{1}, {T}: Mill a card. You may put an instant or sorcery card milled this way into your hand.
Tap an untapped legendary creature you control: Untap Leyline Dowser.

Library of Leng | {1} | Artifact |
You have no maximum hand size.
If an effect causes you to discard a card, discard it, but you may put it on top of your library instead of into your graveyard.

Lich's Mirror | {5} | Artifact |
If you would lose the game, instead shuffle your hand, your graveyard, and all permanents you own into your library, then draw seven cards and your life total becomes 20.

Lithoform Engine | {4} | Legendary Artifact |
{2}, {T}: Copy target activated or triggered ability you control. You may choose new targets for the copy.
{3}, {T}: Copy target instant or sorcery spell you control. You may choose new targets for the copy.
{4}, {T}: Copy target permanent spell you control.

Living Car | {3} | Artifact — Vehicle | 3/3
Living metal

Loxodon Warhammer | {3} | Artifact — Equipment |
Equipped creature gets +3/+0 and has trample and lifelink.
Equip {3}

Lumen-Class Frigate | {1}{W} | Artifact — Spacecraft | 3/5
Station
2+ | Other creatures you control get +1/+1.
12+ | Flying, lifelink

Luxior, Giada's Gift | {1} | Legendary Artifact — Equipment |
Equipped creature gets +1/+1 for each counter on it.
Equipped permanent isn't a planeswalker and is a creature in addition to its other types.
Equip planeswalker {1}
Equip {3}

Machine God's Effigy | {4} | Artifact |
You may have Machine God's Effigy enter as a copy of any creature on the battlefield, except it's an artifact and it has "{T}: Add {U}."
{T}: Add {U}.

Magnifying Glass | {3} | Artifact |
{T}: Add {C}.
{4}, {T}: Investigate.

Mana Crypt | {0} | Artifact |
At the beginning of your upkeep, flip a coin. If you lose the flip, this artifact deals 3 damage to you.
{T}: Add {C}{C}.

Midnight Mangler | {1}{U} | Artifact — Vehicle | 3/3
During turns other than yours, this Vehicle is an artifact creature.
Crew 2

Mimic Vat | {3} | Artifact |
Imprint — Whenever a nontoken creature dies, you may exile that card. If you do, return each other card exiled with Mimic Vat to its owner's graveyard.
{3}, {T}: Create a token that's a copy of a card exiled with Mimic Vat. It gains haste. Exile it at the beginning of the next end step.

Mind Stone | {2} | Artifact |
{T}: Add {C}.
{1}, {T}, Sacrifice this artifact: Draw a card.

Mindcrank | {2} | Artifact |
Whenever an opponent loses life, that player mills that many cards.

Mindslaver | {6} | Legendary Artifact |
{4}, {T}, Sacrifice Mindslaver: You control target player during that player's next turn.

Mirror Gallery | {5} | Artifact |
The "legend rule" doesn't apply.

Mishra's Bauble | {0} | Artifact |
{T}, Sacrifice Mishra's Bauble: Look at the top card of target player's library. Draw a card at the beginning of the next turn's upkeep.

Misleading Signpost | {2}{U} | Artifact |
Flash
When Misleading Signpost enters during the declare attackers step, you may reselect which player or permanent target attacking creature is attacking.
{T}: Add {U}.

Mobilizer Mech | {1}{U} | Artifact — Vehicle | 3/4
Flying
Whenever Mobilizer Mech becomes crewed, up to one other target Vehicle you control becomes an artifact creature until end of turn.
Crew 3

Monk's Fist | {2} | Artifact — Equipment |
Job select
Equipped creature gets +1/+0 and is a Monk in addition to its other types.
Equip {2}

Mox Amber | {0} | Legendary Artifact |
{T}: Add one mana of any color among legendary creatures and planeswalkers you control.

Mox Diamond | {0} | Artifact |
If this artifact would enter, you may discard a land card instead. If you do, put this artifact onto the battlefield. If you don't, put it into its owner's graveyard.
{T}: Add one mana of any color.

Mox Jet | {0} | Artifact |
{T}: Add {B}.

Mox Opal | {0} | Legendary Artifact |
{T}: Add one mana of any color. Activate only if you control three or more artifacts.

Mox Pearl | {0} | Artifact |
{T}: Add {W}.

Mox Ruby | {0} | Artifact |
{T}: Add {R}.

Mycosynth Lattice | {6} | Artifact |
All permanents are artifacts in addition to their other types.
All cards that aren't on the battlefield, spells, and permanents are colorless.
Players may spend mana as though it were mana of any color.

Neurok Hoversail | {1} | Artifact — Equipment |
Equipped creature has flying.
Equip {2}

Nevinyrral's Disk | {4} | Artifact |
This artifact enters tapped.
{1}, {T}: Destroy all artifacts, creatures, and enchantments.

Nim Deathmantle | {2} | Artifact — Equipment |
Equipped creature gets +2/+2, has intimidate, and is a black Zombie.
Whenever a nontoken creature is put into your graveyard from the battlefield, you may pay {4}. If you do, return that card to the battlefield and attach this Equipment to it.
Equip {4}

Norn's Annex | {3}{W/P}{W/P} | Artifact |
Creatures can't attack you or planeswalkers you control unless their controller pays {W/P} for each of those creatures.

Oblivion Stone | {3} | Artifact |
{4}, {T}: Put a fate counter on target permanent.
{5}, {T}, Sacrifice Oblivion Stone: Destroy each nonland permanent without a fate counter on it, then remove all fate counters from all permanents.

Orb of Dreams | {3} | Artifact |
Permanents enter tapped.

Panharmonicon | {4} | Artifact |
If an artifact or creature entering causes a triggered ability of a permanent you control to trigger, that ability triggers an additional time.

Paradise Plume | {4} | Artifact |
As Paradise Plume enters, choose a color.
Whenever a player casts a spell of the chosen color, you may gain 1 life.
{T}: Add one mana of the chosen color.

Pendant of Prosperity | {3} | Artifact |
Pendant of Prosperity enters under the control of an opponent of your choice.
{2}, {T}: Draw a card, then you may put a land card from your hand onto the battlefield. Pendant of Prosperity's owner draws a card, then that player may put a land card from their hand onto the battlefield.

Phyrexian Altar | {3} | Artifact |
Sacrifice a creature: Add one mana of any color.

Phyrexian Processor | {4} | Artifact |
As Phyrexian Processor enters, pay any amount of life.
{4}, {T}: Create an X/X black Phyrexian Minion creature token, where X is the life paid as Phyrexian Processor entered.

Pithing Needle | {1} | Artifact |
As this artifact enters, choose a card name.
Activated abilities of sources with the chosen name can't be activated unless they're mana abilities.

Plate Armor | {2}{W} | Artifact — Equipment |
Equipped creature gets +3/+3 and has ward {1}.
Equip {3}. This ability costs {1} less to activate for each other Equipment you control.

Psychogenic Probe | {2} | Artifact |
Whenever a spell or ability causes a player to shuffle their library, Psychogenic Probe deals 2 damage to that player.

Rangers' Refueler | {1}{U} | Artifact — Vehicle | 3/3
Whenever you activate an exhaust ability, draw a card.
Exhaust — {4}: This Vehicle becomes an artifact creature. Put a +1/+1 counter on it.
Crew 2

Rings of Brighthearth | {3} | Artifact |
Whenever you activate an ability, if it isn't a mana ability, you may pay {2}. If you do, copy that ability. You may choose new targets for the copy.

Robe of Stars | {1}{W} | Artifact — Equipment |
Equipped creature gets +0/+3.
{1}{W}: Equipped creature phases out.
Equip {1}

Rod of Ruin | {4} | Artifact |
{3}, {T}: This artifact deals 1 damage to any target.

Rotating Fireplace | {3} | Artifact |
Rotating Fireplace enters tapped with a time counter on it.
{T}: Add an amount of {C} equal to the number of time counters on Rotating Fireplace.
{4}, {T}: Time travel. Activate only as a sorcery.

Rusted Relic | {4} | Artifact |
Metalcraft — Rusted Relic is a 5/5 Golem artifact creature as long as you control three or more artifacts.

Sensei's Divining Top | {1} | Artifact |
{1}: Look at the top three cards of your library, then put them back in any order.
{T}: Draw a card, then put this artifact on top of its owner's library.

Shadowspear | {1} | Legendary Artifact — Equipment |
Equipped creature gets +1/+1 and has trample and lifelink.
{1}: Permanents your opponents control lose hexproof and indestructible until end of turn.
Equip {2}

Short Sword | {1} | Artifact — Equipment |
Equipped creature gets +1/+1.
Equip {1} ({1}: Attach to target creature you control. Equip only as a sorcery.)

Shrine of Burning Rage | {2} | Artifact |
At the beginning of your upkeep or whenever you cast a red spell, put a charge counter on Shrine of Burning Rage.
{3}, {T}, Sacrifice Shrine of Burning Rage: It deals damage equal to the number of charge counters on it to any target.

Silver Bolt | {1} | Artifact |
{3}, {T}, Sacrifice Silver Bolt: It deals 3 damage to target creature. If a Werewolf is dealt damage this way, destroy it.

Smokestack | {4} | Artifact |
At the beginning of your upkeep, you may put a soot counter on this artifact.
At the beginning of each player's upkeep, that player sacrifices a permanent for each soot counter on this artifact.

Smuggler's Copter | {2} | Artifact — Vehicle | 3/3
Flying
Crew 1

Sorcerous Spyglass | {2} | Artifact |
As Sorcerous Spyglass enters, look at an opponent's hand, then choose any card name.
Activated abilities of sources with the chosen name can't be activated unless they're mana abilities.

Soul Conduit | {6} | Artifact |
{6}, {T}: Two target players exchange life totals.

Spellbinder | {3} | Artifact — Equipment |
Imprint — When Spellbinder enters, you may exile an instant card from your hand.
Whenever equipped creature deals combat damage to a player, you may copy the exiled card. If you do, you may cast the copy without paying its mana cost.
Equip {4}

Spellbook | {0} | Artifact |
You have no maximum hand size.

Spiked Ripsaw | {2}{G} | Artifact — Equipment |
Equipped creature gets +3/+3.
Whenever equipped creature attacks, you may sacrifice a Forest. If you do, that creature gains trample until end of turn.
Equip {3}

Staff of Eden, Vault's Key | {6} | Legendary Artifact |
When Staff of Eden, Vault's Key enters, put target legendary permanent card not named Staff of Eden, Vault's Key from a graveyard onto the battlefield under your control.
{T}: Draw a card for each permanent you control but don't own.

Starforged Sword | {4} | Artifact — Equipment |
Gift a tapped Fish
When this Equipment enters, if the gift was promised, attach this Equipment to target creature you control.
Equipped creature gets +3/+3 and loses flying.
Equip {3}

Steel Garrison | {2} | Artifact — Fortification |
Fortified land has indestructible.
Fortify {3}

Steelclaw Lance | {B}{R} | Artifact — Equipment |
Equipped creature gets +2/+2.
Equip Knight {1}
Equip {3}

Stone Calendar | {5} | Artifact |
Spells you cast cost up to {1} less to cast.

Strionic Resonator | {2} | Artifact |
{2}, {T}: Copy target triggered ability you control. You may choose new targets for the copy.

Sundial of the Infinite | {2} | Artifact |
{1}, {T}: End the turn. Activate only during your turn.

Sword of Hearth and Home | {3} | Artifact — Equipment |
Equipped creature gets +2/+2 and has protection from green and from white.
Whenever equipped creature deals combat damage to a player, exile up to one target creature you own, then search your library for a basic land card. Put both cards onto the battlefield under your control, then shuffle.
Equip {2}

Sword of Light and Shadow | {3} | Artifact — Equipment |
Equipped creature gets +2/+2 and has protection from white and from black.
Whenever equipped creature deals combat damage to a player, you gain 3 life and you may return up to one target creature card from your graveyard to your hand.
Equip {2}

Tangle Wire | {3} | Artifact |
Fading 4
At the beginning of each player's upkeep, that player taps an untapped artifact, creature, or land they control for each fade counter on Tangle Wire.

Teferi's Puzzle Box | {4} | Artifact |
At the beginning of each player's draw step, that player puts the cards in their hand on the bottom of their library in any order, then draws that many cards.

The Celestus | {3} | Legendary Artifact |
If it's neither day nor night, it becomes day as The Celestus enters.
{T}: Add one mana of any color.
{3}, {T}: If it's night, it becomes day. Otherwise, it becomes night. Activate only as a sorcery.
Whenever day becomes night or night becomes day, you gain 1 life. You may draw a card. If you do, discard a card.

The Mightstone and Weakstone | {5} | Legendary Artifact — Powerstone |
When The Mightstone and Weakstone enters, choose one —
• Draw two cards.
• Target creature gets -5/-5 until end of turn.
{T}: Add {C}{C}. This mana can't be spent to cast nonartifact spells.

The One Ring | {4} | Legendary Artifact |
Indestructible
When The One Ring enters, if you cast it, you gain protection from everything until your next turn.
At the beginning of your upkeep, you lose 1 life for each burden counter on The One Ring.
{T}: Put a burden counter on The One Ring, then draw a card for each burden counter on The One Ring.

The Ozolith | {1} | Legendary Artifact |
Whenever a creature you control leaves the battlefield, if it had counters on it, put those counters on The Ozolith.
At the beginning of combat on your turn, if The Ozolith has counters on it, you may move all counters from The Ozolith onto target creature.

The Soul Stone | {1}{B} | Legendary Artifact — Infinity Stone |
Indestructible
{T}: Add {B}.
{6}{B}, {T}, Exile a creature you control: Harness The Soul Stone.
∞ — At the beginning of your upkeep, return target creature card from your graveyard to the battlefield.

Thornbite Staff | {2} | Kindred Artifact — Shaman Equipment |
Equipped creature has "{2}, {T}: This creature deals 1 damage to any target" and "Whenever a creature dies, untap this creature."
Whenever a Shaman creature enters, you may attach Thornbite Staff to it.
Equip {4}

Time Vault | {2} | Artifact |
This artifact enters tapped.
This artifact doesn't untap during your untap step.
If you would begin your turn while this artifact is tapped, you may skip that turn instead. If you do, untap this artifact.
{T}: Take an extra turn after this one.

Torpor Orb | {2} | Artifact |
Creatures entering don't cause abilities to trigger.

Trinisphere | {3} | Artifact |
As long as this artifact is untapped, each spell that would cost less than three mana to cast costs three mana to cast.

Two-Legged Walker | {3} | Artifact — Vehicle | 3/3
Crew 1

Ugin's Nexus | {5} | Legendary Artifact |
If a player would begin an extra turn, that player skips that turn instead.
If Ugin's Nexus would be put into a graveyard from the battlefield, instead exile it and take an extra turn after this one.

Umezawa's Jitte | {2} | Legendary Artifact — Equipment |
Whenever equipped creature deals combat damage, put two charge counters on Umezawa's Jitte.
Equip {2}

Unlicensed Hearse | {2} | Artifact — Vehicle | */*
{T}: Exile up to two target cards from a single graveyard.
Unlicensed Hearse's power and toughness are each equal to the number of cards exiled with it.
Crew 2

Urza's Armor | {6} | Artifact |
If a source would deal damage to you, prevent 1 of that damage.

Urza's Sylex | {3} | Legendary Artifact |
{2}{W}{W}, {T}, Exile Urza's Sylex: Each player chooses six lands they control. Destroy all other permanents. Activate only as a sorcery.
When Urza's Sylex is put into exile from the battlefield, you may pay {2}. If you do, search your library for a planeswalker card, reveal it, put it into your hand, then shuffle.

Vedalken Orrery | {4} | Artifact |
You may cast spells as though they had flash.

Vedalken Shackles | {3} | Artifact |
You may choose not to untap Vedalken Shackles during your untap step.
{2}, {T}: Gain control of target creature with power less than or equal to the number of Islands you control for as long as Vedalken Shackles remains tapped.

Void Mirror | {2} | Artifact |
Whenever a player casts a spell, if no colored mana was spent to cast it, counter that spell.

Voltaic Key | {1} | Artifact |
{1}, {T}: Untap target artifact.

Winter Orb | {2} | Artifact |
As long as Winter Orb is untapped, players can't untap more than one land during their untap steps.

Witch's Oven | {1} | Artifact |
{T}, Sacrifice a creature: Create a Food token. If the sacrificed creature's toughness was 4 or greater, create two Food tokens instead.

Witchbane Orb | {4} | Artifact |
When Witchbane Orb enters, destroy all Curses attached to you.
You have hexproof.

Wurmwall Sweeper | {2} | Artifact — Spacecraft | 2/2
When this Spacecraft enters, surveil 2.
Station
4+ | Flying
"""
