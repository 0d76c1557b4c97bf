"""Cards that are face down at times, typed as facts in the form of ``typed_cards``."""

CARDS = """
Exalted Angel | {4}{W}{W} | Creature — Angel | 4/5
Flying
Whenever Exalted Angel deals damage, you gain that much life.
Morph {2}{W}{W}

Gathan Raiders | {3}{R}{R} | Creature — Human Warrior | 3/3
Hellbent — Gathan Raiders gets +2/+2 as long as you have no cards in hand.
Morph—Discard a card.

Hooded Hydra | {X}{G}{G} | Creature — Snake Hydra | 0/0
Hooded Hydra enters with X +1/+1 counters on it.
When Hooded Hydra dies, create a 1/1 green Snake creature token for each +1/+1 counter on it.
Morph {3}{G}{G}
As Hooded Hydra is turned face up, put five +1/+1 counters on it.

Ainok Survivalist | {1}{G} | Creature — Dog Shaman | 2/1
Megamorph {1}{G}
When Ainok Survivalist is turned face up, destroy target artifact or enchantment an opponent controls.

Bane of the Living | {2}{B}{B} | Creature — Insect | 4/3
Morph {X}{B}{B}
When Bane of the Living is turned face up, all creatures get -X/-X until end of turn.

Alley Assailant | {2}{B} | Creature — Vampire Rogue | 3/3
This creature enters tapped.
Disguise {4}{B}{B}
When this creature is turned face up, target opponent loses 3 life and you gain 3 life.

Zoetic Cavern |  | Land | 
{T}: Add {C}.
Morph {2}

Backslide | {1}{U} | Instant |
Turn target creature with a morph ability face down.
Cycling {U}

Break Open | {1}{R} | Instant |
Turn target face-down creature an opponent controls face up.

Soul Summons | {1}{W} | Sorcery |
Manifest the top card of your library.

Ethereal Ambush | {3}{G}{U} | Instant |
Manifest the top two cards of your library.

Manifest Dread | {1}{G} | Sorcery |
Manifest dread.

Cryptic Coat | {2}{U} | Artifact — Equipment |
When this Equipment enters, cloak the top card of your library, then attach this Equipment to it.
Equipped creature gets +1/+0 and can't be blocked.
{1}{U}: Return this Equipment to its owner's hand.

Dream Chisel | {2} | Artifact |
Face-down creature spells you cast cost {1} less to cast.

Growing Dread | {G}{U} | Enchantment |
Flash
When this enchantment enters, manifest dread.
Whenever you turn a permanent face up, put a +1/+1 counter on it.

Secret Plans | {G}{U} | Enchantment |
Face-down creatures you control get +0/+1.
Whenever a permanent you control is turned face up, draw a card.

Ixidor, Reality Sculptor | {3}{U}{U} | Legendary Creature — Human Wizard | 3/4
Face-down creatures get +1/+1.
{2}{U}: Turn target face-down creature face up.
"""
