### Ce que deviennent les objets par des effets (613).

tell-under-control = { $player } contrôle { $object } : { $causes }.
tell-changed = { $what } : { $causes }.
changed = { $object } { $clauses }
changed-many = { $type ->
    [Creature] { $count } créatures
    [Land] { $count } terrains
    [Artifact] { $count } artefacts
   *[other] { $count } permanents
} { $clauses }
they-fit-by = { $count ->
    [one] il est
   *[other] ils sont
} { $types } : { $effects }
outcome = {" ; "}{ $changes }
outcome-effects-end = {" : "}{ $changes }
now-of-size = { $object } (maintenant { $size })
outcome-size = , maintenant { $sizes }
outcome-size-with = , maintenant { $sizes } ({ $effects }{ $gone })
outcome-loses = { $size }, et { $clause } : { $effects }
cause-older-size = { $effect } (plus ancien : la taille reste { $size })
outcome-gone = {" ; "}{ $effects }
each-changed = { $each }
so-many-of-type = { $type ->
    [Creature] { $count } créatures
    [Land] { $count } terrains
    [Artifact] { $count } artefacts
   *[other] { $count } permanents
}
counting = en comptant { $things }
counting-these = en les comptant
counting-so-many = en comptant { $count } { $where ->
    [graveyard] cartes dans des cimetières
    [exile] cartes en exil
   *[other] permanents
}
counting-life = en comptant les points de vie de { $players }
cause = { $effect }{ $why }{ $for }
cause-mana-value = {" "}({ $count ->
    [one] sa valeur de mana
   *[other] leur valeur de mana
}{ $fits ->
    [none] {""}
   *[some] {" "}; { $fits }
})
cause-fits = {" "}({ $fits })
fits-by = { $things } { $count ->
    [one] est
   *[other] sont
} { $types } : { $effects }
and-other-effects = { $effect } et { $others ->
    [one] un autre effet
   *[other] { $others } autres effets
}
makes-size = { $size ->
    [switched] échangées par
   *[other] { $size } par
} { $by }
cause-gone = { $effect } ne { $number ->
    [one] s’y applique
   *[other] s’y appliquent
} plus{ $why }
cause-own-gone = { $effect } ne s’applique plus{ $why }
cause-star-undefined = sans la capacité qui la définit, * vaut 0
cause-idle = { $effect } n’ajoute plus rien (le nombre est 0)
cause-counters = { $count ->
    [one] { $single ->
        [true] son marqueur
       *[false] ses marqueurs
    }
   *[other] leurs marqueurs
}
cause-no-counters = { $count ->
    [one] ses marqueurs sont retirés
   *[other] leurs marqueurs sont retirés
}
cause-newer = {" "}(plus récent que { $others })
cause-older = {" "}(plus ancien que { $others })
cause-after = {" "}(son effet dépend de { $others }, qui s’applique donc d’abord)
cause-after-loop = {" "}(son effet dépend de { $others }, qui ne { $number ->
    [one] dépend plus de lui et s’applique donc
   *[other] dépendent plus de lui et s’appliquent donc
} en premier)
cause-first = {" "}(s’applique avant { $count ->
    [one] son propre effet, qui en dépend
   *[other] leurs propres effets, qui en dépendent
})
applied-before = s’applique avant { $count ->
    [one] l’effet de { $effects }, qui en dépend
   *[other] les effets de { $effects }, qui en dépendent
}
own-ability-of = la capacité de { $object }
own-ability = { $count ->
    [one] sa propre capacité
   *[other] leur propre capacité
}
sizes = {" "}({ $sizes })
respectively = respectivement { $sizes }
is-itself-again = { $count ->
    [one] redevient lui-même{ $sizes }
   *[other] redeviennent eux-mêmes{ $sizes }
}
is-size = { $count ->
    [one] est { $size }
   *[other] sont { $size }
}
becomes-sized-creature = { $count ->
    [one] { $enters ->
        [true] est
       *[false] devient
    } une créature { $size }
   *[other] { $enters ->
        [true] sont
       *[false] deviennent
    } des créatures { $size }
}
becomes-creature-too = { $count ->
    [one] { $enters ->
        [true] est
       *[false] devient
    } aussi une créature
   *[other] { $enters ->
        [true] sont
       *[false] deviennent
    } aussi des créatures
} { $size }{ $colored ->
    [true] {" "}{ $colors }
   *[false] {""}
}{ $of_subtype ->
    [true] {" "}du sous-type { $subtype }
   *[false] {""}
}
become-creatures-of-sizes = { $enters ->
    [true] sont
   *[false] deviennent
} des créatures de tailles différentes
becomes-size = { $count ->
    [one] devient { $size }
   *[other] deviennent { $size }
}
gets-size = { $count ->
    [one] gagne { $change }{ $sizes }
   *[other] gagnent { $change }{ $sizes }
}
has-name = { $count ->
    [one] a pour nom { $name }
   *[other] ont pour nom { $name }
}
has-no-name = { $count ->
    [one] n’a pas de nom
   *[other] n’ont pas de nom
}
loses-other-types = { $count ->
    [one] perd ses { $lost ->
        [types] autres types de terrain
        [abilities] capacités
       *[both] autres types de terrain et ses capacités
    }
   *[other] perdent leurs { $lost ->
        [types] autres types de terrain
        [abilities] capacités
       *[both] autres types de terrain et leurs capacités
    }
}{ $kept }
keeps-abilities = { $count ->
    [one] {" "}(mais garde celles que des effets lui ont données)
   *[other] {" "}(mais gardent celles que des effets leur ont données)
}
stays = { $count ->
    [one] reste { $types }
   *[other] restent { $types }
}
is-type = { $count ->
    [one] est { $types }
   *[other] sont { $types }
}
also = { $count ->
    [one] est aussi { $types }
   *[other] sont aussi { $types }
}
no-longer = { $count ->
    [one] n’est plus { $types }
   *[other] ne sont plus { $types }
}
is-not = { $count ->
    [one] n’est pas { $types }
   *[other] ne sont pas { $types }
}
has-not-type = { $count ->
    [one] n’a pas
   *[other] n’ont pas
} { $number ->
    [one] le sous-type
   *[other] les sous-types
} { $types }
has-not-abilities = { $count ->
    [one] n’a pas { $abilities }
   *[other] n’ont pas { $abilities }
}
is-type-again = { $count ->
    [one] est de nouveau { $types }
   *[other] sont de nouveau { $types }
}
gains-type-again = { $count ->
    [one] a de nouveau
   *[other] ont de nouveau
} { $number ->
    [one] le sous-type
   *[other] les sous-types
} { $types }
has-abilities-again = { $count ->
    [one] a de nouveau { $abilities }
   *[other] ont de nouveau { $abilities }
}
gains-type = { $count ->
    [one] a
   *[other] ont
} { $number ->
    [one] le sous-type
   *[other] les sous-types
} { $types }
gains-type-every = { $count ->
    [one] a tous les types de créature
   *[other] ont tous les types de créature
}
loses-type = { $count ->
    [one] perd
   *[other] perdent
} { $number ->
    [one] le sous-type
   *[other] les sous-types
} { $types }
loses-type-every = { $count ->
    [one] perd ses types de créature
   *[other] perdent leurs types de créature
}
has-colors = { $count ->
    [one] est { $colors }
   *[other] sont { $colors }
}
has-base-size = { $count ->
    [one] a une force et une endurance de base de
   *[other] ont une force et une endurance de base de
} { $size }
assigns-no-combat-damage = { $count ->
    [one] n’assigne pas de blessures de combat
   *[other] n’assignent pas de blessures de combat
}
cant-attack = { $count ->
    [one] ne peut pas attaquer
   *[other] ne peuvent pas attaquer
}
cant-be-blocked = { $count ->
    [one] ne peut pas être bloqué
   *[other] ne peuvent pas être bloqués
}
cant-block = { $count ->
    [one] ne peut pas bloquer
   *[other] ne peuvent pas bloquer
}
cant-attack-or-block = { $count ->
    [one] ne peut ni attaquer ni bloquer
   *[other] ne peuvent ni attaquer ni bloquer
}
is-goaded = { $count ->
    [one] est incité
   *[other] sont incités
}
has-regeneration-shield = { $count ->
    [one] a un bouclier de régénération
   *[other] ont chacun un bouclier de régénération
}
loses-all-abilities = { $count ->
    [one] perd toutes ses capacités
   *[other] perdent toutes leurs capacités
}
loses-other-abilities = { $count ->
    [one] perd toutes ses autres capacités
   *[other] perdent toutes leurs autres capacités
}
loses-abilities = { $count ->
    [one] perd { $abilities }
   *[other] perdent { $abilities }
}
gains-abilities = { $count ->
    [one] acquiert { $abilities }
   *[other] acquièrent { $abilities }
}
has-abilities = { $count ->
    [one] a { $abilities }
   *[other] ont { $abilities }
}
quoted = « { $text } »
so-many-abilities = { $count } capacités

## Termes

land-type-Plains = { $count ->
    [one] une Plaine
   *[other] des Plaines
}
land-type-Island = { $count ->
    [one] une Île
   *[other] des Îles
}
land-type-Swamp = { $count ->
    [one] un Marais
   *[other] des Marais
}
land-type-Mountain = { $count ->
    [one] une Montagne
   *[other] des Montagnes
}
land-type-Forest = { $count ->
    [one] une Forêt
   *[other] des Forêts
}
card-type-Artifact = { $count ->
    [one] un artefact
   *[other] des artefacts
}
card-type-Battle = { $count ->
    [one] une bataille
   *[other] des batailles
}
creature-of-no-type = créature
card-type-Creature = { $count ->
    [one] une créature
   *[other] des créatures
}
card-type-Enchantment = { $count ->
    [one] un enchantement
   *[other] des enchantements
}
card-type-Instant = { $count ->
    [one] un éphémère
   *[other] des éphémères
}
card-type-Kindred = { $count ->
    [one] un clan
   *[other] des clans
}
card-type-Land = { $count ->
    [one] un terrain
   *[other] des terrains
}
card-type-Planeswalker = { $count ->
    [one] un planeswalker
   *[other] des planeswalkers
}
card-type-Sorcery = { $count ->
    [one] un rituel
   *[other] des rituels
}
supertype-Basic = de base
supertype-Legendary = { $count ->
    [one] légendaire
   *[other] légendaires
}
supertype-Snow = neigeux
supertype-World = du monde
color-W-of-creature = { $count ->
    [one] blanche
   *[other] blanches
}
color-U-of-creature = { $count ->
    [one] bleue
   *[other] bleues
}
color-B-of-creature = { $count ->
    [one] noire
   *[other] noires
}
color-R-of-creature = { $count ->
    [one] rouge
   *[other] rouges
}
color-G-of-creature = { $count ->
    [one] verte
   *[other] vertes
}
color-none-of-creature = { $count ->
    [one] incolore
   *[other] incolores
}
color-W = { $count ->
    [one] blanc
   *[other] blancs
}
color-U = { $count ->
    [one] bleu
   *[other] bleus
}
color-B = { $count ->
    [one] noir
   *[other] noirs
}
color-R = { $count ->
    [one] rouge
   *[other] rouges
}
color-G = { $count ->
    [one] vert
   *[other] verts
}
color-none = { $count ->
    [one] incolore
   *[other] incolores
}
token-unnamed = { $count ->
    [one] créature { $size }
   *[other] créatures { $size }
}
