### What objects become because of effects (613).

tell-under-control = { $player } controls { $object }: { $causes }.
tell-changed = { $what }: { $causes }.
changed = { $object } { $clauses }
changed-many = { $type ->
    [Creature] { $count } creatures
    [Land] { $count } lands
    [Artifact] { $count } artifacts
   *[other] { $count } permanents
} { $clauses }
they-fit-by = { $count ->
    [one] it is
   *[other] they are
} { $types }: { $effects }
outcome = {"; "}{ $changes }
outcome-effects-end = {": "}{ $changes }
now-of-size = { $object } (now { $size })
outcome-size = , now { $sizes }
outcome-size-with = , now { $sizes } ({ $effects }{ $gone })
outcome-loses = { $size }, and { $clause }: { $effects }
cause-older-size = { $effect } (older, so it is still { $size })
outcome-gone = {"; "}{ $effects }
each-changed = { $each }
so-many-of-type = { $type ->
    [Creature] { $count } creatures
    [Land] { $count } lands
    [Artifact] { $count } artifacts
   *[other] { $count } permanents
}
counting = counting { $things }
counting-these = counting these
counting-so-many = counting { $count } { $where ->
    [graveyard] cards in graveyards
    [exile] cards in exile
   *[other] permanents
}
counting-life = counting { $players }'s life
cause = { $effect }{ $why }{ $for }
cause-mana-value = {" "}({ $count ->
    [one] its mana value
   *[other] their mana values
}{ $fits ->
    [none] {""}
   *[some] ; { $fits }
})
cause-fits = {" "}({ $fits })
fits-by = { $things } { $count ->
    [one] is
   *[other] are
} { $types }: { $effects }
and-other-effects = { $effect } and { $others ->
    [one] one other effect
   *[other] { $others } other effects
}
makes-size = { $size ->
    [switched] switched
   *[other] { $size }
} by { $by }
cause-gone = { $effect } no longer { $number ->
    [one] applies
   *[other] apply
} to { $count ->
    [one] it
   *[other] them
}{ $why }
cause-own-gone = { $effect } no longer { $count ->
    [one] applies
   *[other] apply
}{ $why }
cause-star-undefined = without the ability that defines it, * is 0
cause-idle = { $effect } { $count ->
    [one] adds
   *[other] add
} nothing now (the number is 0)
cause-counters = { $count ->
    [one] { $single ->
        [true] its counter
       *[false] its counters
    }
   *[other] their counters
}
cause-no-counters = { $count ->
    [one] its counters are gone
   *[other] their counters are gone
}
cause-newer = {" "}(newer than { $others })
cause-older = {" "}(older than { $others })
cause-after = {" "}(it depends on { $others }, so that is applied first)
cause-after-loop = {" "}(it depends on { $others }, which no longer { $number ->
    [one] depends on it, so that is
   *[other] depend on it, so they are
} applied first)
cause-first = {" "}(applied before { $count ->
    [one] its own effect, which depends
   *[other] their own effects, which depend
} on it)
applied-before = applied before the { $count ->
    [one] effect of { $effects }, which depends
   *[other] effects of { $effects }, which depend
} on it
own-ability-of = { $object }'s own ability
own-ability = { $count ->
    [one] its own ability
   *[other] their own abilities
}
sizes = {" "}({ $sizes })
respectively = { $sizes } respectively
is-itself-again = { $count ->
    [one] is itself again{ $sizes }
   *[other] are themselves again{ $sizes }
}
is-size = { $count ->
    [one] is { $size }
   *[other] are { $size }
}
becomes-sized-creature = { $count ->
    [one] { $enters ->
        [true] is
       *[false] becomes
    } a { $size } creature
   *[other] { $enters ->
        [true] are
       *[false] become
    } { $size } creatures
}
becomes-creature-too = { $count ->
    [one] { $enters ->
        [true] is
       *[false] becomes
    } { $an ->
        [true] an
       *[false] a
    }
   *[other] { $enters ->
        [true] are
       *[false] become
    }
} { $size }{ $colored ->
    [true] {" "}{ $colors }
   *[false] {""}
}{ $of_subtype ->
    [true] {" "}{ $subtype }
   *[false] {""}
} { $count ->
    [one] creature in addition to its other types
   *[other] creatures in addition to their other types
}
become-creatures-of-sizes = { $enters ->
    [true] are
   *[false] become
} creatures of different sizes
becomes-size = { $count ->
    [one] becomes { $size }
   *[other] become { $size }
}
gets-size = { $count ->
    [one] gets { $change }{ $sizes }
   *[other] get { $change }{ $sizes }
}
has-name = { $count ->
    [one] is named { $name }
   *[other] are named { $name }
}
has-no-name = { $count ->
    [one] has no name
   *[other] have no name
}
loses-other-types = { $count ->
    [one] loses its { $lost ->
        [types] other land types
        [abilities] abilities
       *[both] other land types and abilities
    }
   *[other] lose their { $lost ->
        [types] other land types
        [abilities] abilities
       *[both] other land types and abilities
    }
}{ $kept }
keeps-abilities = { $count ->
    [one] {" "}(but keeps those that effects have given it)
   *[other] {" "}(but keep those that effects have given them)
}
stays = { $count ->
    [one] stays { $types }
   *[other] stay { $types }
}
is-type = { $count ->
    [one] is { $types }
   *[other] are { $types }
}
also = { $count ->
    [one] is also { $types }
   *[other] are also { $types }
}
no-longer = { $count ->
    [one] is no longer { $types }
   *[other] are no longer { $types }
}
is-not = { $count ->
    [one] isn't { $types }
   *[other] aren't { $types }
}
has-not-type = { $count ->
    [one] doesn't have
   *[other] don't have
} the { $number ->
    [one] subtype
   *[other] subtypes
} { $types }
has-not-abilities = { $count ->
    [one] doesn't have { $abilities }
   *[other] don't have { $abilities }
}
is-type-again = { $count ->
    [one] is { $types } again
   *[other] are { $types } again
}
gains-type-again = { $count ->
    [one] has
   *[other] have
} the { $number ->
    [one] subtype
   *[other] subtypes
} { $types } again
has-abilities-again = { $count ->
    [one] has { $abilities } again
   *[other] have { $abilities } again
}
gains-type = { $count ->
    [one] has
   *[other] have
} the { $number ->
    [one] subtype
   *[other] subtypes
} { $types }
gains-type-every = { $count ->
    [one] has every creature type
   *[other] have every creature type
}
loses-type = { $count ->
    [one] loses
   *[other] lose
} the { $number ->
    [one] subtype
   *[other] subtypes
} { $types }
loses-type-every = { $count ->
    [one] loses its creature types
   *[other] lose their creature types
}
has-colors = { $count ->
    [one] is { $colors }
   *[other] are { $colors }
}
has-base-size = { $count ->
    [one] has base power and toughness
   *[other] have base power and toughness
} { $size }
assigns-no-combat-damage = { $count ->
    [one] assigns no combat damage
   *[other] assign no combat damage
}
cant-attack = can't attack
cant-be-blocked = can't be blocked
cant-block = can't block
cant-attack-or-block = can't attack or block
is-goaded = { $count ->
    [one] is goaded
   *[other] are goaded
}
has-regeneration-shield = { $count ->
    [one] has a regeneration shield
   *[other] have a regeneration shield each
}
loses-all-abilities = { $count ->
    [one] loses all abilities
   *[other] lose all abilities
}
loses-other-abilities = { $count ->
    [one] loses all other abilities
   *[other] lose all other abilities
}
loses-abilities = { $count ->
    [one] loses { $abilities }
   *[other] lose { $abilities }
}
gains-abilities = { $count ->
    [one] gains { $abilities }
   *[other] gain { $abilities }
}
has-abilities = { $count ->
    [one] has { $abilities }
   *[other] have { $abilities }
}
quoted = “{ $text }”
so-many-abilities = { $count } abilities

## Terms

land-type-Plains = { $count ->
    [one] a Plains
   *[other] Plains
}
land-type-Island = { $count ->
    [one] an Island
   *[other] Islands
}
land-type-Swamp = { $count ->
    [one] a Swamp
   *[other] Swamps
}
land-type-Mountain = { $count ->
    [one] a Mountain
   *[other] Mountains
}
land-type-Forest = { $count ->
    [one] a Forest
   *[other] Forests
}
card-type-Artifact = { $count ->
    [one] an artifact
   *[other] artifacts
}
card-type-Battle = { $count ->
    [one] a battle
   *[other] battles
}
creature-of-no-type = creature
card-type-Creature = { $count ->
    [one] a creature
   *[other] creatures
}
card-type-Enchantment = { $count ->
    [one] an enchantment
   *[other] enchantments
}
card-type-Instant = { $count ->
    [one] an instant
   *[other] instants
}
card-type-Kindred = { $count ->
    [one] a kindred card
   *[other] kindred cards
}
card-type-Land = { $count ->
    [one] a land
   *[other] lands
}
card-type-Planeswalker = { $count ->
    [one] a planeswalker
   *[other] planeswalkers
}
card-type-Sorcery = { $count ->
    [one] a sorcery
   *[other] sorceries
}
supertype-Basic = basic
supertype-Legendary = legendary
supertype-Snow = snow
supertype-World = world
color-W = white
color-W-of-creature = white
color-U-of-creature = blue
color-B-of-creature = black
color-R-of-creature = red
color-G-of-creature = green
color-none-of-creature = colorless
color-U = blue
color-B = black
color-R = red
color-G = green
color-none = colorless
token-unnamed = { $count ->
    [one] { $size } creature
   *[other] { $size } creatures
}
