"""What each verb does (CR 608.2, 701), one module for each verb or family; named like those of ``engine.abilities.verbs``."""
