"""The closed lists of words in the rules: subtypes by the card type they belong to (CR 205.3)."""

from __future__ import annotations


def _split(words: str) -> tuple[str, ...]:
    return tuple(" ".join(word.split()) for word in words.split(","))


ARTIFACT_TYPES = _split(
    """
    Attraction, Blood, Bobblehead, Book, Clue, Contraption, Equipment, Food, Fortification, Gold, Incubator,
    Infinity, Junk, Lander, Map, Mutagen, Powerstone, Spacecraft, Stone, Treasure, Vehicle
    """
)
"""(205.3g)"""

BATTLE_TYPES = _split("Siege")
"""(205.3q)"""

CREATURE_TYPES = _split(
    """
    Time Lord, Advisor, Aetherborn, Alien, Ally, Angel, Antelope, Ape, Archer, Archon, Armadillo, Army,
    Artificer, Assassin, Assembly-Worker, Astartes, Atog, Aurochs, Avatar, Azra, Badger, Balloon, Barbarian,
    Bard, Basilisk, Bat, Bear, Beast, Beaver, Beeble, Beholder, Berserker, Bird, Bison, Blinkmoth, Boar,
    Bringer, Brushwagg, Camarid, Camel, Capybara, Caribou, Carrier, Cat, Centaur, Child, Chimera, Citizen,
    Cleric, Clown, Cockatrice, Construct, Coward, Coyote, Crab, Crocodile, C'tan, Custodes, Cyberman,
    Cyclops, Dalek, Dauthi, Demigod, Demon, Deserter, Detective, Devil, Dinosaur, Djinn, Doctor, Dog,
    Dragon, Drake, Dreadnought, Drix, Drone, Druid, Dryad, Dwarf, Echidna, Efreet, Egg, Elder, Eldrazi,
    Elemental, Elephant, Elf, Elk, Employee, Eye, Faerie, Ferret, Fish, Flagbearer, Fox, Fractal, Frog,
    Fungus, Gamer, Gargoyle, Germ, Giant, Giraffe, Gith, Glimmer, Gnoll, Gnome, Goat, Goblin, God, Golem,
    Gorgon, Graveborn, Gremlin, Griffin, Guest, Hag, Halfling, Hamster, Harpy, Hedgehog, Hellion, Hero,
    Hippo, Hippogriff, Homarid, Homunculus, Horror, Horse, Human, Hydra, Hyena, Illusion, Imp, Incarnation,
    Inkling, Inquisitor, Insect, Jackal, Jellyfish, Juggernaut, Kangaroo, Kavu, Kirin, Kithkin, Knight,
    Kobold, Kor, Kraken, Llama, Lamia, Lammasu, Leech, Lemur, Leviathan, Lhurgoyf, Licid, Lizard, Lobster,
    Manticore, Masticore, Mercenary, Merfolk, Metathran, Minion, Minotaur, Mite, Mole, Monger, Mongoose,
    Monk, Monkey, Moogle, Moonfolk, Mount, Mouse, Mutant, Myr, Mystic, Nautilus, Necron, Nephilim,
    Nightmare, Nightstalker, Ninja, Noble, Noggle, Nomad, Nymph, Octopus, Ogre, Ooze, Orb, Orc, Orgg, Otter,
    Ouphe, Ox, Oyster, Pangolin, Peasant, Pegasus, Pentavite, Performer, Pest, Phelddagrif, Phoenix,
    Phyrexian, Pilot, Pincher, Pirate, Plant, Platypus, Porcupine, Possum, Praetor, Primarch, Prism,
    Processor, Qu, Rabbit, Raccoon, Ranger, Rat, Rebel, Reflection, Rhino, Rigger, Robot, Rogue, Sable,
    Salamander, Samurai, Sand, Saproling, Satyr, Scarecrow, Scientist, Scion, Scorpion, Scout, Sculpture,
    Seal, Serf, Serpent, Servo, Shade, Shaman, Shapeshifter, Shark, Sheep, Siren, Skeleton, Skunk, Slith,
    Sliver, Sloth, Slug, Snail, Snake, Soldier, Soltari, Sorcerer, Spawn, Specter, Spellshaper, Sphinx,
    Spider, Spike, Spirit, Splinter, Sponge, Squid, Squirrel, Starfish, Surrakar, Survivor, Symbiote, Synth,
    Tentacle, Tetravite, Thalakos, Thopter, Thrull, Tiefling, Toy, Treefolk, Trilobite, Triskelavite, Troll,
    Turtle, Tyranid, Unicorn, Utrom, Vampire, Varmint, Vedalken, Villain, Volver, Wall, Walrus, Warlock,
    Warrior, Weasel, Weird, Werewolf, Whale, Wizard, Wolf, Wolverine, Wombat, Worm, Wraith, Wurm, Yeti,
    Zombie, Zubera
    """
)
"""(205.3m)"""

ENCHANTMENT_TYPES = _split("Aura, Background, Cartouche, Case, Class, Curse, Role, Room, Rune, Saga, Shard, Shrine")
"""(205.3h)"""

LAND_TYPES = _split(
    """
    Cave, Desert, Forest, Gate, Island, Lair, Locus, Mine, Mountain, Plains, Planet, Power-Plant, Sphere,
    Swamp, Tower, Town, Urza's
    """
)
"""(205.3i)"""

PLANESWALKER_TYPES = _split(
    """
    Ajani, Aminatou, Angrath, Arlinn, Ashiok, Bahamut, Basri, Bolas, Calix, Chandra, Comet, Dack, Dakkon,
    Daretti, Davriel, Dellian, Dihada, Domri, Dovin, Ellywick, Elminster, Elspeth, Estrid, Freyalise,
    Garruk, Gideon, Grist, Guff, Huatli, Jace, Jared, Jaya, Jeska, Kaito, Karn, Kasmina, Kaya, Kiora, Koth,
    Liliana, Lolth, Lukka, Minsc, Mordenkainen, Nahiri, Narset, Niko, Nissa, Nixilis, Oko, Quintorius, Ral,
    Rowan, Saheeli, Samut, Sarkhan, Serra, Sivitri, Sorin, Szat, Tamiyo, Tasha, Teferi, Teyo, Tezzeret,
    Tibalt, Tyvar, Ugin, Urza, Venser, Vivien, Vraska, Vronos, Will, Windgrace, Wrenn, Xenagos, Yanggu,
    Yanling, Zariel
    """
)
"""(205.3j)"""

SPELL_TYPES = _split("Adventure, Arcane, Lesson, Omen, Trap")
"""(205.3k)"""

SUBTYPES = tuple(
    dict.fromkeys(
        ARTIFACT_TYPES
        + BATTLE_TYPES
        + CREATURE_TYPES
        + ENCHANTMENT_TYPES
        + LAND_TYPES
        + PLANESWALKER_TYPES
        + SPELL_TYPES
    )
)
"""Every subtype a permanent or spell can have, each once."""

KEYWORDS = _split(
    """
    banding, deathtouch, defender, double strike, first strike, flash, flying, haste, hexproof, indestructible,
    intimidate, lifelink, reach, shroud, trample, vigilance, menace, fear, shadow, horsemanship, skulk, wither,
    infect, toxic, trample over planeswalkers, decayed,
    plainswalk, islandwalk, swampwalk, mountainwalk, forestwalk, desertwalk, nonbasic landwalk,
    legendary landwalk, snow landwalk, artifact landwalk, snow-covered landwalk,
    snow plainswalk, snow islandwalk, snow swampwalk, snow mountainwalk, snow forestwalk,
    ascend, daybound, nightbound, phasing, start your engines!,
    affinity, afflict, afterlife, annihilator, battle cry, bloodthirst, bushido, changeling, crew, cycling,
    dethrone, devoid, exalted, exploit, fabricate, fading, flanking, for Mirrodin!, ingest, job select, level up,
    living weapon, mentor, outlast, persist, poisonous, prowess, soulshift, undying, vanishing, ward,
    plainscycling, islandcycling, swampcycling, mountaincycling, forestcycling, basic landcycling,
    wizardcycling, slivercycling, blitz, cascade, convoke, cumulative upkeep, dash, delve, disturb, echo, escape, evoke,
    improvise, foretell, evolve, split second, unleash, jump-start, madness, mobilize, modular, plot, rebound,
    reinforce, renown, retrace, scavenge, spectacle, station, storm, surge, unearth,
    assist, commander ninjutsu, harmonize, mayhem, miracle, ninjutsu,
    demonstrate, embalm, encore, eternalize, extort, fortify, frenzy, graft, increment, living metal, melee, myriad,
    provoke, rampage, ravenous, recover, riot, saddle, training, transfigure, transmute, undaunted,
    absorb, amplify, compleated, devour, dredge, sunburst, totem armor, tribute, umbra armor,
    backup, enlist, soulbond,
    awaken, bestow, cleave, emerge, freerunning, impending, mutate, overload, prowl, sneak, warp, web-slinging,
    bargain, teamwork, casualty, conspire, entwine, escalate, gravestorm, offspring, replicate, squad,
    gift a card, gift a Food, gift a tapped Fish, gift a Treasure, gift an Octopus, gift an extra turn,
    kicker, multikicker, buyback, flashback, partner, reconfigure, aftermath,
    morph, megamorph, disguise, fuse, read ahead, choose a Background, Doctor's companion, suspend,
    cipher, epic, haunt, hideaway, paradigm, more than meets the eye
    """
)
"""Keyword abilities that the engine plays, written as a name alone or with a cost or a number (702)."""
