### Ce qui s’est passé, ce qui a été supposé, ce qui était attendu.

## Étapes du récit

cast-with = {" "}({ $keywords })
cast-with-for = {" "}({ $keywords }, pour { $cost }{ $because })
cast-for = {" "}(pour { $cost }{ $because })
cost-sum = { $announced }{ $changes }{ $least }
cost-more = {" "}+ { $mana } par { $by }
cost-less = {" "}− { $mana } par { $by }
cost-at-least = , puis au moins { $mana } par { $by }
cost-because = {""} : { $effects }
cost-because-at-least-one = {" : "}{ $effects }, sans pouvoir réduire le coût à moins d’un mana
cast-transformed = transformé : le sort est { $types }
cast-with-x = X = { $count }
commander-tax = taxe de commandant { $tax }
cast-modes = {" : "}{ $modes }
tell-cast = { $player } lance { $spell }{ $how }{ $targets }{ $paying }{ $modes }.
tell-cast-from = { $where ->
    [exile] { $player } lance { $spell }{ $how } depuis l’exil{ $targets }{ $paying }{ $modes }.
    [graveyard] { $player } lance { $spell }{ $how } depuis le cimetière{ $targets }{ $paying }{ $modes }.
    [library] { $player } lance { $spell }{ $how } depuis la bibliothèque{ $targets }{ $paying }{ $modes }.
    [command] { $player } lance { $spell }{ $how } depuis la zone de commandement{ $targets }{ $paying }{ $modes }.
    [outside] { $player } lance { $spell }{ $how } depuis l’extérieur de la partie{ $targets }{ $paying }{ $modes }.
   *[other] { $player } lance { $spell }{ $how } ({ $origin }){ $targets }{ $paying }{ $modes }.
}
target-with-share = { $target } ({ $count })
targeting = {" "}en ciblant { $targets }
targeting-only = { $targets } (seul choix légal)
targeting-each = {" "}en ciblant à chaque fois { $targets }
paying-with = , payé avec { $sources }
tell-activate = { $player } active { $source }{ $times }{ $how }{ $targets }{ $paying } : « { $text } ».
tell-activate-mana = { $player } active une capacité de mana de { $source }{ $how }{ $targets }{ $paying }{ $text }.
times = {" "}{ $count } fois
tell-trigger = La capacité de { $source } se déclenche{ $times }{ $targets } : « { $text } ».
keyword-with = { $keyword }{ $more }
tell-delayed-all-the-same = Le reste de { $source } a lieu malgré tout : « { $text } »{ $of }.
tell-resolves-first = { $count ->
    [one] La capacité
   *[other] Les capacités
} de { $player } { $count ->
    [one] va
   *[other] vont
} sur la pile au-dessus de celles de { $others } et { $count ->
    [one] se résout
   *[other] se résolvent
} avant elles.
tell-trigger-as-before = La capacité de { $source } se déclenche encore{ $times }{ $targets }.
tell-trigger-too = La capacité de { $source } se déclenche aussi{ $times }{ $targets }.
tell-trigger-again = La capacité de { $source } se déclenche encore en ciblant { $targets }.
tell-targets = La capacité de { $source } cible { $targets }.
tell-card-copied = { $player } copie { $card }.
tell-copied = { $player } copie { $spell }{ $times }{ $targets }.
copy-targeting = {" ; "}{ $count ->
    [one] la copie cible
   *[other] les copies ciblent
} { $targets }
tell-cannot-cast = { $player } ne peut pas lancer { $card }{ $why }{ $stays }
tell-cannot-play = { $player } ne peut pas jouer { $card }{ $why }
cannot-because = .{" "}{ $reason }
cannot-by = { $there } : { $source }{ $text }{ $counted }.
cannot-like-that = {" "}ainsi.
stays-exiled = {" "}La carte reste en exil.
stays-no-longer-suspended = {" "}La carte reste en exil et n’est plus suspendue.
tell-resolve = { $item } se résout.
tell-resolve-copy = { $copies ->
    [one] { $item } se résout.
   *[other] { $copies } copies de { $called } se résolvent.
}
by-its-keyword = « { $keyword } »
by-when-it-triggers = « { $text } »
tell-resolve-ability = La capacité { $which ->
    [worded] { $words }{" "}
    [activated] activée{" "}
    [triggered] déclenchée{" "}
   *[any] {""}
}de { $item } se résout{ $times }.
tell-does-nothing = { $item } ne fait rien : { $reason }.
tell-not-resolved = { $item } ne se résout pas{ $where } : { $reason }{ $so }.
tell-trigger-removed = { $item } est retirée de la pile : { $reason }.
not-resolved-targets = { $count ->
    [one] sa cible est illégale
   *[other] toutes ses cibles sont illégales
} ({ $why })
target-gone = { $things } { $count ->
    [one] n’est
   *[other] ne sont
} plus { $where ->
    [battlefield] sur le champ de bataille
    [stack] sur la pile
    [graveyard] au cimetière
    [exile] en exil
   *[other] à sa place
}
target-came-back = { $things } { $count ->
    [one] est parti et revenu : c’est un nouvel objet
   *[other] sont partis et revenus : ce sont de nouveaux objets
}
target-left-game = { $player } a quitté la partie
target-phased-out = { $thing } est déphasé
targets-not-together = { $thing } ne va plus avec les autres cibles
not-resolved-condition = sa condition n’est plus remplie
not-resolved-as-untrue = « if { $condition } » n’est plus vrai{ $number }
had-as-it-left = il en avait { $number } en partant
mana-value-is = sa valeur de mana est de { $number }
number-is = c’est { $number }
life-is = { $life } { $life ->
    [0] point
    [one] point
   *[other] points
} de vie
sizes-compared = { $object } est { $first }, contre { $second }
numbers-compared = { $first } contre { $second }
number-found = il y en a { $count ->
    [0] zéro
   *[other] { $count }
}
not-resolved-no-legal-target = elle n’a pas de cible légale
not-resolved-no-legal-mode = elle n’a pas de mode légal
cut-off = La capacité de { $source } est exilée : { $end }{ $so }.
end-of-part = { $part ->
    [turn] le tour se termine avant
   *[combat] la phase de combat se termine avant
}
tell-ceased = { $count ->
    [one] { $object } cesse
   *[other] { $object } cessent
} d’exister.
tell-countered = { $item } est contrecarré{ $by }{ $where }.
countered-by = {" "}par { $by }
and-into-graveyard = {" "}et est mis dans le cimetière de { $owner }
tell-countered-ability = { $item } est contrecarrée{ $by }{ $so }.
tell-enters = { $object } { $count ->
    [one] arrive
   *[other] arrivent
} sur le champ de bataille{ $tapped ->
    [true] {" "}{ $count ->
        [one] engagé
       *[other] engagés
    },
   *[false] {""}
} sous le contrôle de { $player }{ $extra }.
entering = , { $extra }
entering-copy = copie de { $name }{ $is }
copy-is = {" "}({ $what })
copy-size = { $size }{ $both ->
    [true] , { $words }
   *[false] { $words }
}
by-itself = { $keyword }
copy-types = { $types }, pas { $lacking }
copy-without = pas copié : { $items }
uncopied-counter = son marqueur
uncopied-counters = ses marqueurs
uncopied-attached = ce qui lui est attaché
uncopied-effects = ce que des effets en ont fait
copy-except = mais il { $clauses }
entering-attacking = attaquant { $what }
exiled-with = {" "}avec { $counters }
entering-with = avec { $counters }
entering-new = comme nouvel objet, sans les marqueurs qu’il avait
entering-token = comme jeton
entering-with-none = sans marqueurs
entering-without = sans les marqueurs qu’il ne peut pas avoir
entering-attached = attaché à { $to }
entering-protected = protégé par { $player }
counters-summed = { $sum }{ $count } marqueurs { $kind }
counters-of = { $count ->
    [one] un marqueur { $kind }
   *[other] { $count } marqueurs { $kind }
}
not-put = {" au lieu de "}{ $where ->
    [hand] la main
   *[other] la bibliothèque
} de son propriétaire
not-going = {" au lieu "}{ $where ->
    [graveyard] { $count ->
        [one] d’aller dans le cimetière de son propriétaire
       *[other] { $owners ->
            [one] d’aller dans le cimetière de leur propriétaire
           *[other] d’aller dans les cimetières de leurs propriétaires
        }
    }
    [hand] { $count ->
        [one] d’aller dans la main de son propriétaire
       *[other] { $owners ->
            [one] d’aller dans la main de leur propriétaire
           *[other] d’aller dans les mains de leurs propriétaires
        }
    }
    [library] { $count ->
        [one] d’aller dans la bibliothèque de son propriétaire
       *[other] { $owners ->
            [one] d’aller dans la bibliothèque de leur propriétaire
           *[other] d’aller dans les bibliothèques de leurs propriétaires
        }
    }
    [battlefield] d’arriver sur le champ de bataille
    [exile] d’aller en exil
   *[command] d’aller dans la zone de commandement
}
tell-to-exile = { $count ->
    [one] { $object } est { $unknown ->
        [true] exilée
       *[false] exilé
    }{ $with }{ $not_there }.
   *[other] { $object } sont { $unknown ->
        [true] exilées
       *[false] exilés
    }{ $with }{ $not_there }.
}
tell-to-graveyard = { $object } { $count ->
    [one] est { $unknown ->
        [true] mise
       *[false] mis
    }
   *[other] sont { $unknown ->
        [true] mises
       *[false] mis
    }
} { $owners ->
    [one] dans le cimetière de { $owner }
   *[other] dans les cimetières de leurs propriétaires
}{ $not_there }{ $why }.
tell-to-hand = { $object } { $count ->
    [one] va
   *[other] vont
} { $owners ->
    [one] dans la main de { $owner }
   *[other] dans les mains de leurs propriétaires
}{ $not_there }.
tell-to-library = { $object } { $count ->
    [one] est { $unknown ->
        [true] mise
       *[false] mis
    }
   *[other] sont { $unknown ->
        [true] mises
       *[false] mis
    }
} { $owners ->
    [one] dans la bibliothèque de { $owner }
   *[other] dans les bibliothèques de leurs propriétaires
}{ $not_there }.
tell-to-library-top = { $object } { $count ->
    [one] est { $unknown ->
        [true] mise
       *[false] mis
    }
   *[other] sont { $unknown ->
        [true] mises
       *[false] mis
    }
} { $owners ->
    [one] au-dessus de la bibliothèque de { $owner }
   *[other] au-dessus des bibliothèques de leurs propriétaires
}{ $topmost }{ $not_there }.
topmost = {", "}{ $object } tout au-dessus
tell-to-library-deep = { $object } est { $unknown ->
    [true] mise
   *[false] mis
} dans la bibliothèque de { $owner }, à la { $place ->
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
    [6] sixième
    [7] septième
   *[other] { $place }e
} place à partir du dessus{ $not_there }.
tell-to-library-bottom = { $object } { $count ->
    [one] est { $unknown ->
        [true] mise
       *[false] mis
    }
   *[other] sont { $unknown ->
        [true] mises
       *[false] mis
    }
} { $owners ->
    [one] au-dessous de la bibliothèque de { $owner }
   *[other] au-dessous des bibliothèques de leurs propriétaires
}{ $count ->
    [one] {""}
   *[other] { $random ->
        [true] {" dans un ordre aléatoire"}
       *[false] {""}
    }
}{ $not_there }.
tell-to-command-by = { $owner } met { $object } dans la zone de commandement{ $not_there }.
tell-to-command = { $count ->
    [one] { $object } est mis dans la zone de commandement{ $not_there }.
   *[other] { $object } sont mis dans la zone de commandement{ $not_there }.
}
tell-to-outside = { $count ->
    [one] { $object } quitte la partie.
   *[other] { $object } quittent la partie.
}
tell-to-nowhere = { $count ->
    [one] { $object } cesse d’exister.
   *[other] { $object } cessent d’exister.
}
tell-to-stack = { $count ->
    [one] { $object } est mis sur la pile.
   *[other] { $object } sont mis sur la pile.
}
tell-discard = { $owner } se défausse de { $object }.
discarded-instead = par défausse, au lieu d’aller au cimetière
tell-discard-to-exile = { $owner } se défausse de { $object }, en exil au lieu du cimetière.
tell-foretell = { $owner } prédit { $object } : exil face cachée.
tell-plot = { $owner } complote { $object } : exil face visible.
tell-mill = { $owner } meule { $object }.
tell-mill-to-exile = { $owner } meule { $object }, en exil au lieu du cimetière.
tell-mill-to-library = { $owner } meule { $object }, dans la bibliothèque au lieu du cimetière.
tell-discard-to-library = { $owner } se défausse de { $object }, mis dans la bibliothèque à la place.
tell-dies = { $count ->
    [one] { $object } meurt.
   *[other] { $object } meurent.
}
tell-land = { $player } joue { $land }.
tell-land-from = { $where ->
    [exile] { $player } joue { $land } depuis l’exil.
    [graveyard] { $player } joue { $land } depuis le cimetière.
    [library] { $player } joue { $land } depuis la bibliothèque.
    [outside] { $player } joue { $land } depuis l’extérieur de la partie.
   *[other] { $player } joue { $land } ({ $origin }).
}
token-under = { $count ->
    [one] , qui arrive
   *[other] , qui arrivent
} sous le contrôle de { $player }
introduced = {" : "}{ $object }
tell-tokens = { $count ->
    [one] { $player } crée { $called ->
        [legend] { $name }
        [token] un jeton { $bare }
        [copy] un jeton qui est une copie de { $name }
       *[name] un { $name }
    }{ $size }{ $under }{ $introduced }.
   *[other] { $player } crée { $count } { $called ->
        [token] jetons { $bare }
        [copy] jetons qui sont des copies de { $name }
       *[name] { $name }
    }{ $size }{ $under }{ $introduced }.
}
tell-destroyed = { $count ->
    [one] { $object } est détruit{ $why }.
   *[other] { $object } sont détruits{ $why }.
}
because = {" : "}{ $why }
why-toughness = endurance de 0 ou moins
why-lethal-damage = blessures mortelles
why-damage-in-all = blessures mortelles ({ $sum }{ $damage } pour une endurance de { $toughness })
why-deathtouch = blessures d’une source ayant le contact mortel
why-no-loyalty = aucun marqueur « loyauté »
why-legend-rule = la « règle des légendes »
why-world-rule = la « règle du monde »
why-protected-from-aura = ce qu’il enchantait a la protection contre lui
why-loose-aura = plus rien de légal à enchanter
why-no-defense = aucun marqueur « défense »
why-no-protector = pas de protecteur
why-newer-role = il y a un Rôle plus récent du même joueur
tell-sacrificed = { $player } sacrifie { $object }.
tell-tapped = { $count ->
    [one] { $object } s’engage.
   *[other] { $object } s’engagent.
}
tell-untapped = { $count ->
    [one] { $object } se dégage.
   *[other] { $object } se dégagent.
}
tell-regenerated = { $object } se régénère au lieu d’être détruit.
tell-transformed-copy = { $object } se transforme : son autre face est visible, mais c’est toujours une copie.
tell-transformed = { $object } se transforme en { $face }.
tell-attached = { $object } est maintenant attaché à { $to }.
tell-unattached = { $object } n’est plus attaché{ $why }.
no-host = {" : "}{ $host } n’est plus { $kind ->
    [land] un terrain
   *[creature] une créature
}
tell-protector = { $player } protège maintenant { $object }.
tell-no-protector = Personne ne protège plus { $object }.
tell-control = { $player } acquiert le contrôle de { $object }{ $by }.
control-ended = {" : "}l’effet qui le donnait à { $player } a pris fin
tell-control-already = { $player } contrôle déjà { $things }.
tell-control-effect = { $player } acquiert le contrôle de { $things }{ $duration }.
lasting = {" "}(« { $duration } »)
lasting-usually = {" "}{ $duration }
sum-of = { $parts } ={" "}
tell-damage = { $count ->
    [one] { $source } inflige
   *[other] { $source } infligent
} { $sum }{ $amount ->
    [one] 1 blessure
   *[other] { $amount } blessures
} { $instead }à { $to }{ $left }.
tell-damage-to-several = { $count ->
    [one] { $source } inflige
   *[other] { $source } infligent
} { $sum }{ $amount ->
    [one] 1 blessure
   *[other] { $amount } blessures
} à chacun d’eux : { $to }{ $left }.
in-brackets = {" "}({ $what })
survive-as = { $count ->
    [one] { $things } survit
   *[other] { $things } survivent
} en { $power }/{ $toughness } avec { $damage ->
    [one] 1 blessure
   *[other] { $damage } blessures
}
is-at-life = { $player } est à { $life ->
    [one] { $life } point
   *[other] { $life } points
} de vie
tell-combat-damage = { $count ->
    [one] { $source } inflige
   *[other] { $source } infligent
} { $sum }{ $amount ->
    [one] 1 blessure de combat
   *[other] { $amount } blessures de combat
} { $instead }à { $to }{ $left }.
dealt-instead = non à { $to } mais{" "}
life-left = , qui est à { $life ->
    [one] { $life } point
   *[other] { $life } points
} de vie
tell-not-read = { $object } dit « { $text } » ; cela ne peut pas être lu ici : faites-le à la main.
searched-own-library = sa bibliothèque
searched-their-library = la bibliothèque
searched-own-top = sa bibliothèque, seulement les { $count } cartes du dessus ({ $by })
searched-their-top = la bibliothèque, seulement les { $count } cartes du dessus ({ $by })
searched-own-graveyard = son cimetière
searched-their-graveyard = le cimetière
searched-own-hand = sa main
searched-their-hand = la main
tell-searched-own = { $player } cherche dans { $zones }.
tell-searched = { $player } cherche chez { $owner } dans { $zones }.
keyword-action = { $action ->
    [airbend] maîtrise l’Air
    [amass] amasse
    [blight] applique gangrène
    [clash] fait une confrontation
    [collect-evidence] rassemble des preuves
    [connive] connive
    [discover] découvre
    [earthbend] maîtrise la Terre
    [explore] explore
    [firebend] maîtrise le Feu
    [forage] fourrage
    [investigate] enquête
    [learn] apprend
    [manifest-dread] manifeste l’effroi
    [proliferate] prolifère
    [scry] applique regard
    [surveil] surveille
    [waterbend] maîtrise l’Eau
   *[other] fait « { $word } »
}
tell-keyword-action = { $doer } { $action }{ $amount }.
tell-left-game-unseen = Ce que { $player } possède quitte la partie.
tell-left-game = Ce que { $player } possède quitte la partie : { $objects }.
tell-effects-end = Les blessures s’effacent, et les effets qui durent le tour prennent fin.
tell-target-changed = { $player } change { $only ->
    [true] la
   *[false] une
} cible de { $spell } : { $new }{ $still } au lieu de { $old }.
still-controls-it = {" "}(qui contrôle toujours { $spell })
tell-becomes-copy = { $things } { $count ->
    [one] devient une copie
   *[other] deviennent des copies
} de { $name }{ $is }.
tell-mana-paid = { $player } paie { $cost }{ $beyond }.
beyond-the-lands = , plus que n’en produisent les terrains indiqués
tell-life-lost = { $player } perd { $sum }{ $amount ->
    [one] 1 point de vie
   *[other] { $amount } points de vie
} et se retrouve à { $life }.
tell-life-gained = { $player } gagne { $together ->
    [true] en même temps{" "}
   *[false] {""}
}{ $sum }{ $amount ->
    [one] 1 point de vie
   *[other] { $amount } points de vie
} et se retrouve à { $life }.
tell-counters-put = { $count ->
    [one] Un marqueur { $kind } est mis sur { $on }.
   *[other] { $count } marqueurs { $kind } sont mis sur { $on }.
}
tell-counters-put-each = { $count ->
    [one] Un marqueur { $kind } est mis sur chacun : { $on }
   *[other] { $count } marqueurs { $kind } sont mis sur chacun : { $on }
}.
tell-counters-cancel = { $count ->
    [one] Un marqueur +1/+1 et un marqueur -1/-1 sont
   *[other] { $count } marqueurs +1/+1 et { $count } marqueurs -1/-1 sont
} retirés ensemble de { $off }{ $left }.
counters-left = {" "}; reste { $counters }
tell-last-counter = { $count ->
    [one] Le dernier marqueur { $kind } est retiré de { $off }.
   *[other] Les { $count } derniers marqueurs { $kind } sont retirés de { $off }.
}
tell-counters-removed = { $count ->
    [one] Un marqueur { $kind } est retiré de { $off } ; reste { $left }.
   *[other] { $count } marqueurs { $kind } sont retirés de { $off } ; reste { $left }.
}
tell-draw = { $player } pioche { $card }.
tell-draw-from-empty = { $player } ne peut pas piocher : la bibliothèque est vide.
a-card = une carte
tell-shuffled = { $player } mélange sa bibliothèque.
tell-revealed = { $player } révèle { $cards }.
tell-sorted = { $player } applique { $action ->
    [scry] regard
   *[surveil] surveiller
} { $amount } : { $sorted }.
sorted-top = { $things } { $count ->
    [one] reste
   *[other] restent
} au-dessus
sorted-bottom = { $things } { $count ->
    [one] va
   *[other] vont
} au-dessous
sorted-graveyard = { $things } { $count ->
    [one] va
   *[other] vont
} au cimetière
tell-looked-at = { $player } regarde { $cards }.
tell-mana = { $player } ajoute { $mana }.
tell-mana-emptied = { $player } perd le mana non dépensé.
tell-mana-becomes = Le mana non dépensé de { $player } devient { $mana }.
tell-turn-begins = Le tour { $number } commence : { $player }.
tell-first-damage-step = La première étape des blessures de combat commence (initiative et double initiative).
tell-second-damage-step = La seconde étape des blessures de combat commence.
tell-step-begins = { $player } : { $step }.
tell-phased-in = { $objects } { $count ->
    [one] revient en phase
   *[other] reviennent en phase
}.
tell-combat-added = Une phase de combat supplémentaire s’ajoute au tour.
tell-steps-added = Ajouté au tour : { $steps }.
tell-combat-and-main-added = Une phase de combat et une phase principale supplémentaires s’ajoutent au tour.
tell-attack = { $player } attaque { $attacks }.
attacks-untapped = vigilance : { $things } ne { $count ->
    [one] s’engage
   *[other] s’engagent
} pas
attacks-untapped-itself = vigilance : sans s’engager
against-with = { $against } avec { $creatures }
attacks = { $attacker } attaque { $target }
tell-put-attacking = { $attack }.
tell-no-attackers = { $player } ne déclare pas d’attaquant.
tell-block = { $player } bloque { $blocks }.
tell-no-blockers = { $player } ne déclare pas de bloqueur.
tell-removed-from-combat = { $object } { $reason ->
    [creature] { $count ->
        [one] n’est plus une créature, donc est
       *[other] ne sont plus des créatures, donc sont
    }
    [planeswalker] { $count ->
        [one] n’est plus un planeswalker, donc est
       *[other] ne sont plus des planeswalkers, donc sont
    }
    [no-battle] { $count ->
        [one] n’est plus une bataille, donc est
       *[other] ne sont plus des batailles, donc sont
    }
    [battle] { $count ->
        [one] est devenu une bataille, donc est
       *[other] sont devenus des batailles, donc sont
    }
    [control] { $count ->
        [one] a un nouveau contrôleur, donc est
       *[other] ont un nouveau contrôleur, donc sont
    }
   *[none] { $count ->
        [one] est
       *[other] sont
    }
} { $count ->
    [one] retiré
   *[other] retirés
} du combat{ $undealt ->
    [true] {" "}et { $count ->
        [one] n’inflige
       *[other] n’infligent
    } pas de blessures de combat
   *[false] {""}
}.
tell-misses-untap = { $things } ne se { $count ->
    [one] dégage
   *[other] dégagent
 } pas pendant { $player ->
    [none] la prochaine étape de dégagement de { $count ->
        [one] son contrôleur
       *[other] leurs contrôleurs
    }
   *[other] la prochaine étape de dégagement de { $player }
 }.
tell-effect-on = Un effet de { $source } s’applique à { $things }.
tell-may-play = { $player } peut jouer { $things }{ $where ->
    [exile] {" "}depuis l’exil
    [graveyard] {" "}depuis le cimetière
   *[other] {""}
}{ $cost } { $until }{ $mana }.
tell-may-cast = { $player } peut lancer { $things }{ $where ->
    [exile] {" "}depuis l’exil
    [graveyard] {" "}depuis le cimetière
   *[other] {""}
}{ $cost } { $until }{ $mana }.
while-it-stays-there = tant { $count ->
    [one] qu’elle y reste
   *[other] qu’elles y restent
}
mana-of-any = {", "}avec du mana de n’importe { $what ->
    [color] quelle couleur
   *[type] quel type
}
without-paying = {" "}sans payer { $count ->
    [one] son coût de mana
   *[other] leurs coûts de mana
}
tell-may-cast-later = { $player } peut lancer { $things } depuis l’exil.
tell-may-cast-for = { $player } peut lancer { $things } depuis l’exil pour { $cost }.
tell-effect = Un effet de { $source } commence.
tell-effect-said = { $count ->
    [0] { $source } : « { $text }. »
   *[other] { $source } : « { $text }. » ({ $things })
}
tell-effect-rule = { $source } : « { $text }. »{ $of }
of-player = {" ("}{ $player })
tell-effect-in-words = { $things } { $text }.
effect-clauses = { $clauses } { $until }
for-its-mana-cost = { $keyword } pour { $count ->
    [one] son coût de mana
   *[other] leurs coûts de mana
}
until-end-of-turn = jusqu’à la fin du tour
until-end-of-combat = jusqu’à la fin du combat
this-combat = pour ce combat
this-turn = ce tour-ci
until-next-turn = jusqu’{ $own ->
    [1] à son prochain tour
   *[other] au prochain tour de { $player }
}
until-end-of-next-turn = jusqu’à la fin { $own ->
    [1] de son prochain tour
   *[other] du prochain tour de { $player }
}
until-next-upkeep = jusqu’à { $own ->
    [1] son prochain entretien
   *[other] le prochain entretien de { $player }
}
until-next-end-step = jusqu’à { $own ->
    [1] sa prochaine étape de fin
   *[other] la prochaine étape de fin de { $player }
}
tell-effect-text = { $things } : « { $text } ».
tell-effect-changes = { $things } { $changes }.
tell-alike = { $prompt } – { $answer } (cela ne change rien).
tell-alike-order = { $prompt } (l’ordre ne change rien).
not-countering = il n’est pas contrecarré : qu’il ne puisse pas l’être n’y fait rien
not-destruction = ce n’est pas une destruction, { $what ->
    [regeneration] { $count ->
        [one] son bouclier de régénération
       *[other] un bouclier de régénération
    }
   *[indestructible] l’indestructible
} n’y fait rien
toughness-not-destruction = une endurance de 0 ou moins n’est pas une destruction, { $what ->
    [regeneration] { $count ->
        [one] son bouclier de régénération
       *[other] un bouclier de régénération
    }
   *[indestructible] l’indestructible
} n’y fait rien
only-front-face = { $where ->
    [graveyard] au cimetière
    [exile] en exil
    [hand] en main
   *[command] dans la zone de commandement
}, c’est { $name }
not-targeted = rien ne cible { $things }{ $how ->
    [changed] , rien n’inflige de blessures
    [life] , et une perte de points de vie n’est pas une blessure
   *[other] {""}
} : { $what ->
    [hexproof] la défense talismanique
    [shroud] le linceul
   *[protection] la protection
} n’y fait rien
not-put-by-an-effect = { $effects } n’y change rien : { $cost ->
    [true] mis comme coût, non par un effet
   *[false] aucun effet ne les met
}
taps-though-sick = le mal d’invocation n’y change rien : le coût ne contient pas {"{"}T{"}"}
not-targeted-itself = { $how ->
    [changed] ni cible ni blessures
    [life] une perte de points de vie n’est pas une blessure et rien n’est ciblé
   *[other] rien n’est ciblé
} : { $what ->
    [hexproof] la défense talismanique
    [shroud] le linceul
   *[protection] la protection
} n’y fait rien
lacks-the-colors = { $source } est { $colors }{ $number ->
    [one] {" "}seulement
   *[other] {""}
} : { $abilities } n’y { $several ->
    [one] fait
   *[other] font
} rien
not-countering-of = { $things } n’est pas contrecarré : que ce sort ne puisse pas l’être n’y fait rien
not-destruction-of = ce n’est pas une destruction pour { $things }, { $what ->
    [regeneration] un bouclier de régénération
   *[indestructible] l’indestructible
} n’y fait rien
deathtouch-as-it-last-was = la source l’avait dans son dernier état connu
lifelink-of = lien de vie : { $sources }
lifelink-given = lien de vie que { $count ->
    [one] donne
   *[other] donnent
} { $effects } à { $sources }
lifelink-as-it-last-was = la source des blessures avait le lien de vie dans son dernier état connu
lethal-from-deathtouch = 1 blessure du contact mortel suffit
told-for = pour { $things }
sees-what-leaves-with-it = elle voit ce qui { $how ->
    [dies] meurt
   *[leaves] s’en va
} en même temps que sa source
no-copy-any-more = { $object } n’est plus une copie : { $power }/{ $toughness }
has-mana-value-itself = { $count ->
    [one] sa
   *[other] leur
} valeur de mana est { $value }
has-mana-value = la valeur de mana de { $things } est { $value }
tell-cant-gain = { $things } ne { $count ->
    [one] peut
   *[other] peuvent
} pas gagner { $abilities } : { $effects }.
cant-gain = { $things } ne { $count ->
    [one] peut
   *[other] peuvent
} pas gagner { $abilities } : { $effects }
cant-gain-itself = ne { $count ->
    [one] peut
   *[other] peuvent
} pas gagner { $abilities } : { $effects }
effect-is-newer = effet plus récent que { $number ->
    [one] celui
   *[other] ceux
} de { $others }
tell-effect-loses = { $things } { $loses } { $until }.
tell-cant-have = { $things } { $count ->
    [one] ne peut
   *[other] ne peuvent
}{ $number ->
    [one] {" "}pas
   *[other] {""}
} avoir { $abilities } { $until }.
tell-loses-and-cant-have = { $things } { $loses } et { $count ->
    [one] ne peut
   *[other] ne peuvent
}{ $number ->
    [one] {" "}pas
   *[other] {""}
} avoir { $abilities } { $until }.
tell-no-abilities-to-lose = { $things } { $count ->
    [one] n’a
   *[other] n’ont
} aucune capacité à perdre.
tell-nothing-to-lose = { $things } { $count ->
    [one] n’a
   *[other] n’ont
}{ $number ->
    [one] {" "}pas
   *[other] {""}
} { $abilities } à perdre.
newer-effect = par un effet plus récent que celui de { $others }
no-longer-has = { $things } { $count ->
    [one] n’a plus
   *[other] n’ont plus
} { $what } : { $effects }{ $newer }
no-longer-has-itself = { $count ->
    [one] n’a plus
   *[other] n’ont plus
} { $what } : { $effects }{ $newer }
resolves-all-the-same = mais son propre texte la fait se résoudre malgré tout
had-from = par la capacité que donne { $effects }
ability-given-by = donnée par { $effects }
by-toughness = l’endurance compte au lieu de la force : { $effects }
resolves-without-source-itself = sa capacité se résout malgré tout
resolves-without-source = la capacité de { $things } se résout malgré tout
copied-all-the-same-itself = copié malgré tout
copied-all-the-same = { $things } est copié malgré tout
with-keyword-itself = { $what } grâce à { $effects }
with-keyword = { $things } : { $what } grâce à { $effects }
keyword-given = grâce à { $effects }
without-keyword = sans { $what } : { $effects }
owed-to = { $things } { $count ->
    [one] est
   *[other] sont
} { $what } : { $effects }
owed-to-itself = { $what } : { $effects }
owed-to-here = il est { $what } ({ $effects })
owed-to-have = { $things } { $count ->
    [one] a
   *[other] ont
} { $what } : { $effects }
owed-to-have-here = il a { $what } ({ $effects })
owed-to-not = { $things } { $count ->
    [one] n’est plus
   *[other] ne sont plus
} { $what } : { $effects }
owed-to-not-itself = plus { $what } : { $effects }
owed-to-not-here = il n’est plus { $what } ({ $effects })
as-a-cost = comme coût
greatest-number = { $what ->
    [power] force
    [toughness] endurance
    [base-power] force de base
    [base-toughness] endurance de base
    [loyalty] loyauté
   *[mana-value] valeur de mana
} { $first } contre { $second }
only-choice = seul choix légal
tell-chose-effect = { $player } choisit que l’effet de { $effect } s’applique d’abord{ $which }.
tell-decided = { $prompt } – { $answer } (seul choix légal).
tell-refused = Refusé : { $reason }
loses-unpaid = {" "}: { $cost } { $able ->
    [true] n’est pas payé
   *[false] ne peut pas être payé
}{ $effect }
tell-loses = { $player } perd la partie{ $reason }.
tell-loses-held-off = { $player }, { $state }, perd la partie : { $by } ne l’empêche plus.
verdict-so-loses = donc { $player }, { $state }, perd la partie.
beyond-no-life = à { $life } { $life ->
    [one] point de vie
   *[other] points de vie
}
beyond-poison = avec dix marqueurs « poison » ou plus
beyond-commander-damage = avec 21 blessures de combat ou plus d’un même commandant
loses = {" "}: { $why }
loses-to = { $reason } ({ $sources })
commander-damage-in-all = { $commander }{ $of }{ $parts ->
    [one] {""}
   *[other] {" "}: { $sum } = { $total }
}
commander-component = , dont { $name } est le commandant
loses-no-life = 0 point de vie ou moins
loses-empty-library = pioche dans une bibliothèque vide
loses-poison = dix marqueurs « poison » ou plus
loses-commander-damage = 21 blessures de combat ou plus d’un même commandant
loses-conceded = abandon
by-effect = {" "}({ $effect })
loses-effect = un effet le dit
tell-leaves = { $player } quitte la partie.
tell-draw-game = La partie est nulle.
tell-rounds = Cela se répète encore { $times } fois de la même façon.
mana-times = { $count } fois { $mana }
tell-loop = La partie tourne en rond sans que personne ne l’arrête : elle est nulle.
tell-wins = { $player } gagne la partie{ $reason }.

hand-set-life = Manuellement : { $thing } est à { $count ->
    [one] { $count } point
   *[other] { $count } points
} de vie.
hand-counters = { $count ->
    [one] Manuellement : { $thing } a { $count } marqueur { $kind }.
   *[other] Manuellement : { $thing } a { $count } marqueurs { $kind }.
}
hand-move = Manuellement : { $thing } est maintenant ici : { $zone }.
hand-tap = Manuellement : { $thing } est engagé.
hand-untap = Manuellement : { $thing } est dégagé.
hand-face = Manuellement : la face visible est { $thing }.
hand-damage = Manuellement : blessures marquées sur { $thing } : { $count }.
hand-attach = Manuellement : { $thing } est attaché à { $to }.
hand-unattach = Manuellement : { $thing } n’est attaché à rien.
hand-create = Manuellement : { $thing } est mis sur le champ de bataille pour { $player }.
hand-put = Manuellement : { $thing } est mis dans une zone de { $player } ({ $zone }).
hand-remove = Manuellement : { $thing } est retiré de la table.
hand-control = Manuellement : { $player } contrôle { $thing }.

namesakes = { $both ->
    [true] les deux
   *[false] { $count }
} { $token ->
    [true] jetons { $bare }
   *[false] { $sized }
}
namesakes-of = { $count } { $token ->
    [true] jetons { $bare }
   *[false] { $sized }
} de { $player }
copy-of-spell = la copie de { $spell }
ability-of = la capacité de { $object }
ability-of-keyword = la capacité « { $keyword } » de { $object }
tell-emblem = { $player } reçoit un emblème.
an-emblem = un emblème

## Ce qui a été supposé

life-not-said = { $players } : { $life } points de vie, faute d’indication (une partie de Commander commence à 40)
has-in-hand = { $player } a en main { $card }
only-the-lands-shown = Hors sorts et capacités, { $player } n’a que le mana des terrains indiqués
mana-is-unlimited = Le mana { $player } est illimité
whose-mana = de { $player }
moved-by-what-is-done-instead = { $name } irait à deux endroits à la fois (400.6) ; ce qui est fait au lieu de perdre est supposé décider où
taken-to-be-cast-free = Un effet est supposé permettre à { $player } de lancer { $name } sans payer son coût de mana
has-printed-counters = { $object } a les marqueurs { $kind } imprimés sur la carte : { $count }
has-entering-counters = { $object } a les marqueurs { $kind } avec lesquels il arrive : { $count }
has-no-entering-counters = { $object } n’a pas de marqueur { $kind }, personne n’ayant dit combien
player-chosen = { $player } est supposé avoir été choisi pour { $object } à son arrivée
nothing-chosen = Rien n’est supposé avoir été choisi pour { $object } à son arrivée
size-unread = La taille de { $object } dépend d’un texte qui ne peut pas être lu ; cela ne l’envoie pas au cimetière
derived-differs = { $object } ({ $what }) : { $now }, et non { $written } comme écrit
not-taken-over = « { $written } » à côté de { $object } n’est pas repris : une carte est ce qui y est imprimé, seul un jeton est décrit
targets-not-used = Cibles laissées de côté : { $words } (ce à quoi elles servent ne peut pas être lu)
answer-does-not-fit = La réponse « { $value } » n’a pas servi. { $why }
answer-not-asked-for = La réponse « { $value } » n’a jamais été demandée

## Ce qui n’a pas pu être lu

unread-used = { $object } a servi, cela pourrait donc compter
unread-speaks-of = cela parle de ce qui s’est passé ici : { $words }
unread-chapter = ce chapitre a été atteint
unread-elsewhere = cela ne parle de rien de ce qui s’est passé ici
unread-asked-for = c’est peut-être la capacité qui devait être activée
unread-not-activated = personne n’a activé cette capacité de loyauté
unread-ability-not-activated = personne n’a activé cette capacité
unread-asked-of = cela figure sur la carte qui était demandée
unread-static = cela vaut en permanence, cela pourrait donc compter
unread-targeted = { $object } était une cible, et cela pourrait y changer quelque chose

## Attentes

check-refused = l’action { $act } est refusée
check-refused-for = l’action { $act } est refusée pour { $rules }
check-cites = cite { $what }
found-allowed = elle était permise
found-cited = cité
found-not-cited = pas cité
found-in = { $zone } ({ $player })
found-nowhere = nulle part
found-none = aucun
found-no-pt = ni force ni endurance
found-no-keywords = aucun mot-clé
found-empty = vide
found-several = plusieurs objets s’appellent « { $name } » : { $which }
found-of = { $object } : { $found }
found-winner = { $player } gagne
found-draw = partie nulle
found-losers = perdu : { $players }
found-goes-on = la partie continue
found-turn = tour de { $player }
found-day = jour
found-night = nuit
found-neither-day-nor-night = ni jour ni nuit
found-is = { $what }
state-tapped = engagé
between-sentences = {" ; "}
earlier-spells-unknown = { $n ->
    [one] On ne sait pas quel sort { $player } a lancé ce tour-ci
   *[other] On ne sait pas quels { $n } sorts { $player } a lancés ce tour-ci
}
earlier-permanent-of = { $name }, qui n’est plus sur la table, était à { $player }
draws-unknown-cards = Les cartes que { $count ->
    [one] pioche { $player } sont inconnues : personne n’a dit ce que contient cette bibliothèque
   *[other] piochent { $player } sont inconnues : personne n’a dit ce que contiennent ces bibliothèques
}
order-by-chance = La bibliothèque de { $player } a été mélangée : laquelle de ses cartes vient ici du dessus relève du hasard
is-on-top-of-library = { $player } a { $card } au-dessus de sa bibliothèque
unknown-cards-differ = Les cartes inconnues de la bibliothèque de { $player } sont supposées porter des noms différents
top-of-library-unknown = La carte du dessus de la bibliothèque de { $player } est inconnue : personne n’a dit laquelle c’est
chapters-have-resolved = { $count ->
    [one] Le premier chapitre de { $object } s’est résolu
   *[other] Les { $count } premiers chapitres de { $object } se sont résolus
}
has-brought = { $object } a mis { $what } sur le champ de bataille
happens-by-something-untold = { $what ->
    [draw] Ce qui fait piocher { $player }
    [discard] Ce qui fait défausser { $player }
    [mill] Ce qui fait meuler { $player }
    [gain-life] Ce qui fait gagner des points de vie à { $player }
   *[lose-life] Ce qui fait perdre des points de vie à { $player }
} n’est pas sur la table : cela arrive, par quoi que ce soit
hand-taken-to-be-empty = La main de { $player } est vide : personne n’a dit ce qu’elle contient
hand-taken-to-hold = La main de { $player }, dont personne n’a rien dit, est supposée contenir { $count } cartes : on peut dire combien elle en a (« main (3) »)
library-taken-to-hold = La bibliothèque de { $player }, dont tout n’est pas connu, est supposée contenir { $count } cartes : on peut dire combien elle en a (« bibliothèque (2) : … »)
found-goes-on-unknown = elle continue avec des cartes inconnues
devotion-counted = { $parts ->
    [0] aucune dévotion
   *[other] dévotion { $sum } : { $each }
}
divided-evenly = { $amount } divisé par { $count }, arrondi à l’unité inférieure
total-counted = { $parts } = { $count }
