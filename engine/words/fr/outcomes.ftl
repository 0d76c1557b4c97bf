### Ce qui résulterait d’un choix

outcome-survives-by = { $player } survit en choisissant { $sources } d’abord.
outcome-survives-anyway = { $player } survit dans tous les cas, à { $lives } points de vie.
outcome-turns-on = Ensuite, cela dépend de ceci :
outcome-asks = Ensuite, c’est à { $player } :
outcome-any-answer = { $ordered ->
    [true] n’importe quel ordre
   *[false] n’importe quelle réponse
}
outcome-any-other = tout le reste ({ $count })
outcome-more-answers = { $count } de plus
outcome-resolves-before = { $first } se résout avant { $second }
outcome-resolves-first = { $first } se résout d’abord
outcome-comes-before = { $first } avant { $second }
outcome-several = { $what }{ $count ->
    [one] {""}
   *[other] {" "}×{ $count }
}
outcome-more-in-order = { $count } de plus
between-in-order = { ", puis " }
between-answers = { " · " }
no-attackers = pas d’attaque
no-blockers = pas de blocage
sent = { $who } → { $where }

## Ce qui distingue deux positions dont on dit la même chose

outcome-life = { $player } est à { $life } { $life ->
    [one] point
   *[other] points
} de vie.
outcome-thing = { $thing } ({ $what }).
outcome-zone = { $zone ->
    [hand] La main
    [library] La bibliothèque
    [graveyard] Le cimetière
    [command] La zone de commandement
   *[exile] L’exil
} de { $player } contient { $cards }.
outcome-tapped = engagé
outcome-untapped = dégagé
outcome-damage = { $count } { $count ->
    [one] blessure
   *[other] blessures
}
outcome-counters = { $count } { $count ->
    [one] marqueur
   *[other] marqueurs
} { $kind }
outcome-attached = attaché à { $to }
outcome-chosen = choix : { $what }
outcome-often = { $what } ({ $count } fois).
outcome-unseen = Les effets qui durent diffèrent.
unknown-cards-below = des cartes inconnues
outcome-stays = { $things } { $count ->
    [one] reste
   *[other] restent
 } { $where ->
    [battlefield] sur le champ de bataille
    [graveyard] dans le cimetière de { $player }
    [hand] dans la main de { $player }
    [library] dans la bibliothèque de { $player }
    [exile] en exil{ $with }
    [stack] sur la pile
   *[other] où { $count ->
        [one] il est
       *[other] ils sont
    }
 }.
outcome-stays-size = { $thing } reste { $size }.
outcome-stays-at = { $player } reste à { $life } { $life ->
    [one] point
   *[other] points
} de vie.
