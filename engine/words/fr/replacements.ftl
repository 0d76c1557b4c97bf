### Effets de remplacement et de prévention.

redirects-damage = { $source } détourne les blessures
choose-source = Choisir une source de blessures pour { $source }
divide-shield = Auxquelles de ces blessures s’appliquent les { $total } ?
damage-of-to = { $amount } blessures de { $source } à { $to }
shield-stops-no-more = Il n’en serait infligé que { $most }.
goes-to-its-owner = { $object } va dans le cimetière de { $owner }
controlled-as-it-left = { $player } contrôlait { $object } à son départ
goes-to-its-owner-itself = mis dans le cimetière de { $owner }
controlled-as-it-left-itself = { $player } en avait le contrôle à son départ
new-object-out-of-combat = nouvel objet, hors du combat
for-good = pour de bon : la capacité de { $source } qui renvoie la carte s’est déjà déclenchée
kept-by-who-left = { $player } le contrôle encore en partant : aucun effet qui prend fin alors ne le rend
basics-left-alone = { $names } { $count ->
    [one] est
   *[other] sont
} de base : rien n’y change
tramples-past-nothing = piétinement : plus rien ne bloque
had-number = { $what ->
    [power] la force
    [toughness] l’endurance
    [base-power] la force de base
    [base-toughness] l’endurance de base
    [loyalty] la loyauté
   *[mana-value] la valeur de mana
} de { $object } était de { $number }
number-of-exiled = { $object } reste en exil, { $what ->
    [power] sa force
    [toughness] son endurance
    [base-power] sa force de base
    [base-toughness] son endurance de base
    [loyalty] sa loyauté
   *[mana-value] sa valeur de mana
} est de { $number }
changed-by = { $count ->
    [one] effet : { $effects }
   *[other] effets : { $effects }
}
was-not-cast = { $count ->
    [one] il n’a pas été lancé
   *[other] ils n’ont pas été lancés
}
by-instead = { $by }, { $instead }
instead-of-tokens = au lieu de { $count ->
    [one] un jeton
   *[other] { $count } jetons
} { $bare }
instead-of-it = { $whose ->
    [others] { $what ->
        [draw] à la place de { $player }, qui aurait pioché { $count ->
            [one] une carte
           *[other] { $count } cartes
        }
        [gain] à la place de { $player }, qui aurait gagné { $count } { $count ->
            [one] point de vie
           *[other] points de vie
        }
        [loss] à la place de { $player }, qui aurait perdu { $count } { $count ->
            [one] point de vie
           *[other] points de vie
        }
       *[loses] au lieu que { $player } perde la partie
    }
   *[own] au lieu de { $what ->
        [damage] { $count } { $count ->
            [one] blessure
           *[other] blessures
        }
        [draw] piocher { $count ->
            [one] une carte
           *[other] { $count } cartes
        }
        [gain] gagner { $count } { $count ->
            [one] point de vie
           *[other] points de vie
        }
        [loss] perdre { $count } { $count ->
            [one] point de vie
           *[other] points de vie
        }
       *[loses] perdre la partie
    }
}
in-any-order = l’ordre, que choisit { $player }, n’y change rien
changed-amount = { $effect } : { $before } → { $after }
tell-several-tokens = { $player } crée { $tokens }{ $under }.
tokens-of = { $count ->
    [one] { $called ->
        [legend] { $name }
        [token] un jeton { $bare }
        [copy] un jeton qui est une copie de { $name }
       *[name] un { $name }
    }{ $size }
   *[other] { $count } { $called ->
        [token] jetons { $bare }
        [copy] jetons qui sont des copies de { $name }
       *[name] { $name }
    }{ $size }
}
token-size = {" "}({ $power }/{ $toughness }{ $more }{ $grown }{ $also })
token-counters = , avec { $count ->
    [one] un marqueur +1/+1
   *[other] { $count } marqueurs +1/+1
}
token-keywords = {" avec "}{ $words }
token-tapped = { $count ->
    [one] engagé
   *[other] engagés
}
token-no-creature = {" "}(pas une créature{ $also })
token-is = {" "}({ $what })
token-is-too = , { $what }
choose-word-replaced = Choisir le mot à remplacer pour { $source }
choose-word-instead = Choisir le mot qui le remplace pour { $source }
tell-reads-otherwise = Dans le texte de { $things }, « { $old } » se lit désormais « { $new } ».
sends-elsewhere = { $source } d’abord ({ $object } va ailleurs)
applied-once = { $effects } ne { $count ->
    [one] s’applique
   *[other] s’appliquent
} qu’une fois
makes-of-it = { $source } d’abord ({ $amounts })
sends-to = { $source } d’abord ({ $object } va { $where ->
    [top] au-dessus de la bibliothèque de son propriétaire
    [bottom] au-dessous de la bibliothèque de son propriétaire
    [library] dans la bibliothèque de son propriétaire
    [hand] dans la main de son propriétaire
    [exile] en exil
   *[other] ici : { $zone }
})
leaves-nothing = { $source } d’abord (il n’en reste rien)
