# ruff: noqa: E501
"""Cards for questions about chapters 1 to 4 of the rules, and about what players do that has a name of its own."""

CARDS = """
Archpriest of Iona | {W} | Creature — Human Cleric | */2
Archpriest of Iona's power is equal to the number of creatures in your party.
At the beginning of combat on your turn, if you have a full party, target creature gets +1/+1 and gains flying until end of turn.

Squad Commander | {3}{W} | Creature — Kor Warrior | 3/3
When Squad Commander enters, create a 1/1 white Kor Warrior creature token for each creature in your party.
At the beginning of combat on your turn, if you have a full party, creatures you control get +1/+0 and gain indestructible until end of turn.

Ruin-Lurker Bat | {W} | Creature — Bat | 1/1
Flying, lifelink
At the beginning of your end step, if you descended this turn, scry 1.

Vial Smasher, Gleeful Grenadier | {B}{R} | Legendary Creature — Goblin Mercenary | 3/2
Whenever another outlaw you control enters, Vial Smasher deals 1 damage to target opponent.

Shoot the Sheriff | {1}{B} | Instant |
Destroy target non-outlaw creature.

Bandit's Haul | {3} | Artifact |
Whenever you commit a crime, put a loot counter on this artifact. This ability triggers only once each turn.
{T}: Add one mana of any color.
{2}, {T}, Remove two loot counters from this artifact: Draw a card.

Marauding Sphinx | {3}{U}{U} | Creature — Sphinx Rogue | 3/5
Flying, vigilance, ward {2}
Whenever you commit a crime, surveil 2. This ability triggers only once each turn.

Slickshot Vault-Buster | {2}{U} | Creature — Human Rogue | 1/4
Vigilance
This creature gets +2/+0 as long as you've committed a crime this turn.

Teapot Slinger | {3}{R} | Creature — Raccoon Warrior | 3/4
Menace
Whenever you expend 4, this creature deals 2 damage to each opponent.

Spoils of Adventure | {4}{W}{U} | Instant |
This spell costs {1} less to cast for each creature in your party.
You gain 3 life and draw three cards.

Back in Town | {X}{2}{B} | Sorcery |
Return X target outlaw creature cards from your graveyard to the battlefield.

Patrolling Peacemaker | {2}{W} | Artifact Creature — Robot Soldier | 0/0
This creature enters with two +1/+1 counters on it.
Whenever an opponent commits a crime, proliferate.

Veteran Adventurer | {5}{G} | Creature — Human | 5/5
Veteran Adventurer is also a Cleric, Rogue, Warrior, and Wizard.
This spell costs {1} less to cast for each creature in your party.
Vigilance

Malakir Blood-Priest | {1}{B} | Creature — Vampire Cleric | 2/1
When Malakir Blood-Priest enters, each opponent loses X life and you gain X life, where X is the number of creatures in your party.

Forsaken Miner | {B} | Creature — Skeleton Rogue | 2/2
This creature can't block.
Whenever you commit a crime, you may pay {B}. If you do, return this card from your graveyard to the battlefield.

Charred Graverobber | {2}{B} | Creature — Skeleton Mercenary | 3/1
When Charred Graverobber enters, return target outlaw card from your graveyard to your hand.
Escape—{3}{B}{B}, Exile four other cards from your graveyard.
Charred Graverobber escapes with a +1/+1 counter on it.

Rakish Crew | {2}{B} | Enchantment |
When this enchantment enters, create a 1/1 red Mercenary creature token with "{T}: Target creature you control gets +1/+0 until end of turn. Activate only as a sorcery."
Whenever an outlaw you control dies, each opponent loses 1 life and you gain 1 life.

Muerra, Trash Tactician | {1}{R}{G} | Legendary Creature — Raccoon Warrior | 2/4
At the beginning of your first main phase, add {R} or {G} for each Raccoon you control.
Whenever you expend 4, you gain 3 life.
Whenever you expend 8, exile the top two cards of your library. Until the end of your next turn, you may play those cards.

Deep Goblin Skulltaker | {2}{B} | Creature — Goblin Warrior | 2/2
Menace
At the beginning of your end step, if you descended this turn, put a +1/+1 counter on this creature.

Scarab Feast | {B} | Instant |
Exile up to three target cards from a single graveyard.
Cycling {B}

Surgical Extraction | {B/P} | Instant |
Choose target card in a graveyard other than a basic land card. Search its owner's graveyard, hand, and library for any number of cards with the same name as that card and exile them. Then that player shuffles.

Extirpate | {B} | Instant |
Split second
Choose target card in a graveyard other than a basic land card. Search its owner's graveyard, hand, and library for all cards with the same name as that card and exile them. Then that player shuffles.

Reflector Mage | {1}{W}{U} | Creature — Human Wizard | 2/3
When this creature enters, return target creature an opponent controls to its owner's hand. That creature's owner can't cast spells with the same name as that creature until your next turn.

Deputy of Detention | {1}{W}{U} | Creature — Vedalken Wizard | 1/3
When Deputy of Detention enters, exile target nonland permanent an opponent controls and all other nonland permanents that player controls with the same name as that permanent until Deputy of Detention leaves the battlefield.

Dalek Drone | {3}{B}{B} | Artifact Creature — Dalek | 3/3
Flying, menace
Exterminate! — When Dalek Drone enters, destroy target creature an opponent controls. That player loses 3 life.

Sarkhan the Mad | {3}{B}{R} | Legendary Planeswalker — Sarkhan | 7
0: Reveal the top card of your library and put it into your hand. Sarkhan the Mad deals damage to himself equal to that card's mana value.
−2: Target creature's controller sacrifices it, then that player creates a 5/5 red Dragon creature token with flying.
−4: Each Dragon creature you control deals damage equal to its power to target player or planeswalker.

Maelstrom Pulse | {1}{B}{G} | Sorcery |
Destroy target nonland permanent and all other permanents with the same name as that permanent.

Field of the Dead |  | Land |
This land enters tapped.
{T}: Add {C}.
Whenever this land or another land you control enters, if you control seven or more lands with different names, create a 2/2 black Zombie creature token.

Shared Summons | {3}{G}{G} | Instant |
Search your library for up to two creature cards with different names, reveal them, put them into your hand, then shuffle.

Pigment Storm | {3}{R}{R} | Sorcery |
Pigment Storm deals 5 damage to target creature. Excess damage is dealt to that creature's controller instead.

Flame Spill | {2}{R} | Instant |
Flame Spill deals 4 damage to target creature. Excess damage is dealt to that creature's controller instead.

Lacerate Flesh | {4}{R} | Sorcery |
Lacerate Flesh deals 4 damage to target creature. Create a number of Blood tokens equal to the amount of excess damage dealt to that creature this way.

Orbital Plunge | {3}{R} | Sorcery |
Orbital Plunge deals 6 damage to target creature. If excess damage was dealt this way, create a Lander token.

Ravenous Tyrannosaurus | {4}{R}{G} | Creature — Dinosaur | 6/6
Devour 3
Whenever Ravenous Tyrannosaurus attacks, it deals damage equal to its power to up to one other target creature. Excess damage is dealt to that creature's controller instead.

Cut Short | {2}{W} | Instant |
Convoke
Destroy target planeswalker that was activated this turn or tapped creature.

Trench Gorger | {6}{U}{U} | Creature — Leviathan | 6/6
Trample
When Trench Gorger enters, you may search your library for any number of land cards, exile them, then shuffle. If you do, Trench Gorger has base power and base toughness each equal to the number of cards exiled this way.

Symbiosis | {1}{G} | Instant |
Two target creatures each get +2/+2 until end of turn.

Torchling | {3}{R}{R} | Creature — Shapeshifter | 3/3
{R}: Untap Torchling.
{R}: Target creature blocks Torchling this turn if able.
{R}: Change the target of target spell that targets only Torchling.
{1}: Torchling gets +1/-1 until end of turn.
{1}: Torchling gets -1/+1 until end of turn.

Tolsimir Wolfblood | {4}{G}{W} | Legendary Creature — Elf Warrior | 3/4
Other green creatures you control get +1/+1.
Other white creatures you control get +1/+1.
{T}: Create Voja, a legendary 2/2 green and white Wolf creature token.

Chandra, Fire Artisan | {2}{R}{R} | Legendary Planeswalker — Chandra | 4
Whenever one or more loyalty counters are removed from Chandra, Fire Artisan, she deals that much damage to target opponent or planeswalker.
+1: Exile the top card of your library. You may play it this turn.
−7: Exile the top seven cards of your library. You may play them this turn.

Planar Cleansing | {3}{W}{W}{W} | Sorcery |
Destroy all nonland permanents.

Soul's Majesty | {4}{G} | Sorcery |
Draw cards equal to the power of target creature you control.

Skyclave Apparition | {1}{W}{W} | Creature — Kor Spirit | 2/2
When this creature enters, exile up to one target nonland, nontoken permanent you don't control with mana value 4 or less.
When this creature leaves the battlefield, the exiled card's owner creates an X/X blue Illusion creature token, where X is the mana value of the exiled card.

Wall of Reverence | {3}{W} | Creature — Spirit Wall | 1/6
Defender, flying
At the beginning of your end step, you may gain life equal to the power of target creature you control.

Morbid Curiosity | {1}{B}{B} | Sorcery |
As an additional cost to cast this spell, sacrifice an artifact or creature.
Draw cards equal to the mana value of the sacrificed permanent.

Sideswipe | {1}{R} | Instant |
You may change any targets of target Arcane spell.
"""
