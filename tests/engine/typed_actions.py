# ruff: noqa: E501
"""Cards with keyword actions (701), typed as facts in the form of ``typed_cards``."""

CARDS = """
Arbor Colossus | {2}{G}{G}{G} | Creature — Giant | 6/6
Reach
{3}{G}{G}{G}: Monstrosity 3.
When Arbor Colossus becomes monstrous, destroy target creature with flying an opponent controls.

Silumgar Butcher | {4}{B} | Creature — Zombie Djinn | 3/3
Exploit
When Silumgar Butcher exploits a creature, target creature gets -3/-3 until end of turn.

Badgermole | {4}{G} | Creature — Badger Mole | 4/4
When this creature enters, earthbend 2.
Creatures you control with +1/+1 counters on them have trample.

Cracked Earth Technique | {4}{G} | Sorcery — Lesson |
Earthbend 3, then earthbend 3. You gain 3 life.

Lead by Example | {1}{G} | Instant |
Support 2.

Joraga Auxiliary | {4} | Creature — Elf Soldier Ally | 2/3
{4}{G}{W}: Support 2.

Azorius Arrester | {1}{W} | Creature — Human Soldier | 2/1
When Azorius Arrester enters, detain target creature an opponent controls.

Barbed Servitor | {3}{B} | Artifact Creature — Construct | 1/1
Indestructible
When this creature enters, suspect it.
Whenever this creature deals combat damage to a player, you draw a card and you lose 1 life.
Whenever this creature is dealt damage, target opponent loses that much life.

Absolving Lammasu | {4}{W} | Creature — Lammasu | 4/3
Flying
When this creature enters, all suspected creatures are no longer suspected.
When this creature dies, you gain 3 life and suspect up to one target creature an opponent controls.

Charmed Clothier | {4}{W} | Creature — Faerie Advisor | 3/3
Flying
When this creature enters, create a Royal Role token attached to another target creature you control.

Cursed Courtier | {2}{W} | Creature — Human Noble | 3/3
Lifelink
When Cursed Courtier enters, create a Cursed Role token attached to it.

Eyes of Gitaxias | {2}{U} | Sorcery |
Incubate 3.
Draw a card.

Crimestopper Sprite | {2}{U} | Creature — Faerie Detective | 2/2
As an additional cost to cast this spell, you may collect evidence 6.
Flying
When this creature enters, tap target creature. If evidence was collected, put a stun counter on it.

Forensic Researcher | {2}{U} | Creature — Merfolk Detective | 1/3
{T}: Untap another target permanent you control.
{T}, Collect evidence 3: Tap target creature you don't control.

Evidence Examiner | {G}{U} | Creature — Merfolk Detective | 2/2
At the beginning of combat on your turn, you may collect evidence 4.
Whenever you collect evidence, investigate.

Boggart Mischief | {2}{B} | Kindred Enchantment — Goblin |
When this enchantment enters, you may blight 1. If you do, create two 1/1 black and red Goblin creature tokens.
Whenever a Goblin creature you control dies, each opponent loses 1 life and you gain 1 life.

Bogslither's Embrace | {1}{B} | Sorcery |
As an additional cost to cast this spell, blight 1 or pay {3}.
Exile target creature.

Caustic Exhale | {B} | Instant |
As an additional cost to cast this spell, behold a Dragon or pay {1}.
Target creature gets -3/-3 until end of turn.

Champion of the Clachan | {3}{W} | Creature — Kithkin Knight | 4/5
Flash
As an additional cost to cast this spell, behold a Kithkin and exile it.
Other Kithkin you control get +1/+1.
When this creature leaves the battlefield, return the exiled card to its owner's hand.

Goldmeadow Harrier | {W} | Creature — Kithkin Soldier | 1/1
{W}, {T}: Tap target creature.

Giant Koi | {4}{U}{U} | Creature — Fish | 5/7
Waterbend {3}: This creature can't be blocked this turn.
Islandcycling {2}

Benevolent River Spirit | {U}{U} | Creature — Spirit | 4/5
As an additional cost to cast this spell, waterbend {5}.
Flying, ward {2}
When this creature enters, scry 2.

Gnarled Professor | {2}{G}{G} | Creature — Treefolk Druid | 5/4
Trample
When Gnarled Professor enters, learn.

Airbending Lesson | {2}{W} | Instant — Lesson |
Airbend target nonland permanent.
Draw a card.

Rotating Fireplace | {3} | Artifact |
Rotating Fireplace enters tapped with a time counter on it.
{T}: Add an amount of {C} equal to the number of time counters on Rotating Fireplace.
{4}, {T}: Time travel. Activate only as a sorcery.

Curious Forager | {2}{G} | Creature — Squirrel Druid | 3/2
When this creature enters, you may forage. When you do, return target permanent card from your graveyard to your hand.

Spin into Myth | {4}{U} | Instant |
Put target creature on top of its owner's library, then fateseal 2.

Matoya, Archon Elder | {2}{U} | Legendary Creature — Human Warlock | 1/4
Whenever you scry or surveil, draw a card.

Wildgrowth Walker | {1}{G} | Creature — Elemental | 1/3
Whenever a creature you control explores, put a +1/+1 counter on Wildgrowth Walker and you gain 3 life.

Confirm Suspicions | {3}{U}{U} | Instant |
Counter target spell.
Investigate three times.

Jadelight Ranger | {1}{G}{G} | Creature — Merfolk Scout | 2/1
When Jadelight Ranger enters, it explores, then it explores again.

Prey Upon | {G} | Sorcery |
Target creature you control fights target creature you don't control.

Rootborn Defenses | {2}{W} | Instant |
Populate. Creatures you control gain indestructible until end of turn.

Cached Defenses | {2}{G} | Sorcery |
Bolster 3.

Aeromunculus | {1}{G}{U} | Creature — Homunculus Mutant | 2/3
Flying
{2}{G}{U}: Adapt 1.

Lazotep Reaver | {1}{B} | Creature — Zombie Beast | 1/2
When Lazotep Reaver enters, amass Zombies 1.

Raffine's Informant | {1}{W} | Creature — Human Wizard | 2/1
When Raffine's Informant enters, it connives.

Primordial Gnawer | {4}{B} | Creature — Insect Horror | 5/2
When this creature dies, discover 3.

Dusyut Earthcarver | {5}{G} | Creature — Elephant Druid | 4/4
Reach
When this creature enters, it endures 3.

Thoughtbound Phantasm | {U} | Creature — Spirit | 2/2
Defender
Whenever you surveil, put a +1/+1 counter on Thoughtbound Phantasm.
As long as Thoughtbound Phantasm has three or more +1/+1 counters on it, it can attack as though it didn't have defender.

Drudge Skeletons | {1}{B} | Creature — Skeleton | 1/1
{B}: Regenerate this creature.

Beacon of Immortality | {5}{W} | Instant |
Double target player's life total. Shuffle Beacon of Immortality into its owner's library.

Dimir Informant | {2}{U} | Creature — Human Rogue | 1/4
When Dimir Informant enters, surveil 2.

Lay of the Land | {G} | Sorcery |
Search your library for a basic land card, reveal it, put it into your hand, then shuffle.

Cytoshape | {1}{G}{U} | Instant |
Choose a nonlegendary creature on the battlefield. Target creature becomes a copy of that creature until end of turn.

Hidden Dragonslayer | {1}{W} | Creature — Human Warrior | 2/1
Lifelink
When Hidden Dragonslayer is turned face up, destroy target creature with power 4 or greater an opponent controls.
Megamorph {5}{W}{W}

Sumala Watcher | {1}{G} | Creature — Elf Scout | 2/2
Whenever a face-down permanent you control is turned face up, put a +1/+1 counter on it.

Ember Caller | {X}{R} | Creature — Human Shaman | 1/1
When Ember Caller enters, it deals X damage to any target.

Goading Beholder | {5}{R} | Creature — Beholder | 5/5
{X}{X}{R}: Monstrosity X.
When Goading Beholder becomes monstrous, goad up to X target creatures your opponents control.
"""
