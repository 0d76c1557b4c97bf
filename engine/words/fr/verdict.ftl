### Ce qui en est résulté, en bref : le verdict.

verdict-more = { $count ->
    [one] 1 autre
   *[other] { $count } autres
}
verdict-sized = { $object } ({ $power }/{ $toughness }{ $until }{ $damage ->
    [0] {""}
    [one] , 1 blessure
   *[other] , { $damage } blessures
})
verdict-times = { $thing } ({ $count } fois)
verdict-defeated = { $count ->
    [one] { $things } est vaincu.
   *[other] { $things } sont vaincus.
}
verdict-defeated-to-exile = { $count ->
    [one] { $things } est vaincu et reste en exil.
   *[other] { $things } sont vaincus et restent en exil.
}
until-these-leave = {" "}jusqu’à ce que { $things } { $count ->
    [one] quitte
   *[other] quittent
} le champ de bataille
verdict-stays-in-exile = { $count ->
    [one] { $things } reste en exil{ $until }.
   *[other] { $things } restent en exil{ $until }.
}
verdict-countered = { $count ->
    [one] { $things } est contrecarré.
   *[other] { $things } sont contrecarrés.
}
verdict-countered-to-command = { $count ->
    [one] { $things } est contrecarré et mis dans la zone de commandement.
   *[other] { $things } sont contrecarrés et mis dans la zone de commandement.
}
verdict-countered-to-exile = { $count ->
    [one] { $things } est contrecarré et exilé.
   *[other] { $things } sont contrecarrés et exilés.
}
verdict-countered-to-graveyard = { $count ->
    [one] { $things } est contrecarré et mis dans le cimetière de { $owner }.
   *[other] { $things } sont contrecarrés et mis dans le cimetière de { $owner }.
}
verdict-countered-to-hand = { $count ->
    [one] { $things } est contrecarré et mis dans la main de { $owner }.
   *[other] { $things } sont contrecarrés et mis dans la main de { $owner }.
}
verdict-countered-to-library = { $count ->
    [one] { $things } est contrecarré et { $place ->
        [shuffled] mélangé dans
        [top] mis au-dessus de
       *[in] mis dans
    } la bibliothèque de { $owner }.
   *[other] { $things } sont contrecarrés et { $place ->
        [shuffled] mélangés dans
        [top] mis au-dessus de
       *[in] mis dans
    } la bibliothèque de { $owner }.
}
verdict-countered-abilities = { $count ->
    [one] { $things } est contrecarrée{ $so }.
   *[other] { $things } sont contrecarrées{ $so }.
}
verdict-dies = { $count ->
    [one] { $things } meurt.
   *[other] { $things } meurent.
}
verdict-dies-again = { $count ->
    [one] { $things } meurt, revient et meurt à nouveau{ $times ->
        [2] {""}
       *[other] { " " }({ $times } fois en tout)
    }.
   *[other] { $things } meurent, reviennent et meurent à nouveau{ $times ->
        [2] {""}
       *[other] { " " }({ $times } fois en tout)
    }.
}
verdict-dies-having-entered = { $count ->
    [one] { $things } arrive sur le champ de bataille et meurt.
   *[other] { $things } arrivent sur le champ de bataille et meurent.
}
verdict-dies-before-striking = { $count ->
    [one] { $things } meurt avant d’infliger des blessures de combat.
   *[other] { $things } meurent avant d’infliger des blessures de combat.
}
verdict-dies-to-command = { $count ->
    [one] { $things } meurt et se trouve maintenant dans la zone de commandement.
   *[other] { $things } meurent et se trouvent maintenant dans la zone de commandement.
}
verdict-dies-to-exile = { $count ->
    [one] { $things } meurt et se trouve maintenant en exil.
   *[other] { $things } meurent et se trouvent maintenant en exil.
}
verdict-dies-to-hand = { $count ->
    [one] { $things } meurt et se trouve maintenant dans la main de { $owner }.
   *[other] { $things } meurent et se trouvent maintenant dans la main de { $owner }.
}
verdict-dies-to-library = { $count ->
    [one] { $things } meurt et se trouve maintenant dans la bibliothèque de { $owner }.
   *[other] { $things } meurent et se trouvent maintenant dans la bibliothèque de { $owner }.
}
verdict-dies-recast = { $count ->
    [one] { $things } meurt, va dans la zone de commandement, { $tax ->
        [none] est lancé pour la première fois (sans taxe de commandant)
       *[other] est relancé (taxe de commandant { $tax })
    } et arrive sur le champ de bataille
   *[other] { $things } meurent, vont dans la zone de commandement, { $tax ->
        [none] sont lancés pour la première fois (sans taxe de commandant)
       *[other] sont relancés (taxe de commandant { $tax })
    } et arrivent sur le champ de bataille
}.
verdict-countered-recast = { $count ->
    [one] { $things } est contrecarré, va dans la zone de commandement, { $tax ->
        [none] est lancé pour la première fois (sans taxe de commandant)
       *[other] est relancé (taxe de commandant { $tax })
    } et arrive sur le champ de bataille
   *[other] { $things } sont contrecarrés, vont dans la zone de commandement, { $tax ->
        [none] sont lancés pour la première fois (sans taxe de commandant)
       *[other] sont relancés (taxe de commandant { $tax })
    } et arrivent sur le champ de bataille
}.
verdict-recast = { $count ->
    [one] { $things } va dans la zone de commandement, { $tax ->
        [none] est lancé pour la première fois (sans taxe de commandant)
       *[other] est relancé (taxe de commandant { $tax })
    } et arrive sur le champ de bataille
   *[other] { $things } vont dans la zone de commandement, { $tax ->
        [none] sont lancés pour la première fois (sans taxe de commandant)
       *[other] sont relancés (taxe de commandant { $tax })
    } et arrivent sur le champ de bataille
}.
verdict-dies-returns = { $count ->
    [one] { $things } meurt et revient sur le champ de bataille{ $as }.
   *[other] { $things } meurent et reviennent sur le champ de bataille{ $as }.
}
verdict-dies-returns-under = { $count ->
    [one] { $things } meurt et revient sous le contrôle de { $player }.
   *[other] { $things } meurent et reviennent sous le contrôle de { $player }.
}
verdict-die-return-sized = { $count ->
    [one] { $things } meurt et revient sur le champ de bataille{ $with }.
   *[other] Ceux-ci meurent et reviennent sur le champ de bataille{ $with } : { $things }.
}
back-of-size = {" "}en { $size }{ $with }
back-with-counters = {" "}avec { $number ->
    [one] un marqueur { $kind }
   *[other] { $number } marqueurs { $kind }
}{ $count ->
    [one] {""}
   *[other] {" "}chacun
}
back-as-copy = { $tapped ->
    [true] {" "}engagé
   *[false] {""}
} en copie de { $name }{ $with }
sacrificed-by = {" "}par { $player }
verdict-sacrificed = { $count ->
    [one] { $things } est sacrifié{ $by }.
   *[other] { $things } sont sacrifiés{ $by }.
}
verdict-exiled = { $count ->
    [one] { $things } est exilé.
   *[other] { $things } sont exilés.
}
verdict-destroyed = { $count ->
    [one] { $things } est détruit.
   *[other] { $things } sont détruits.
}
triggers-for = {" "}pour { $thing }
once-for-each-card-drawn = une fois par carte piochée
verdict-triggers = La capacité de { $source } se déclenche{ $times }{ $for }{ $by }.
verdict-costs = { $object } coûte { $cost } : { $effects }.
verdict-ability-costs = La capacité de { $object } coûte { $cost } : { $effects }.
verdict-lets-cast = { $effects } { $count ->
    [one] permet
   *[other] permettent
} à { $player } de lancer { $object }.
verdict-lets-cast-free = { $effects } { $count ->
    [one] permet
   *[other] permettent
} à { $player } de lancer { $object } sans payer le coût de mana.
verdict-lets-activate = { $effects } { $count ->
    [one] permet
   *[other] permettent
} à { $player } d’activer { $object }.
verdict-lets-play = { $effects } { $count ->
    [one] permet
   *[other] permettent
} à { $player } de jouer { $object }.
verdict-lets-be = { $source } n’affecte pas { $object }{ $why }.
verdict-lets-attack = { $source } laisse { $object } attaquer (à la déclaration des attaquants{ $why }).
one-of-several = { $prompt } ({ $place } sur { $number })
verdict-to-graveyard = { $count ->
    [one] { $things } est mis dans le cimetière de { $owner }.
   *[other] { $things } sont mis dans le cimetière de { $owner }.
}
verdict-exiled-for-good = { $count ->
    [one] { $things } est exilé pour de bon.
   *[other] { $things } sont exilés pour de bon.
}
verdict-exiled-not-entering = { $count ->
    [one] { $things } est exilé au lieu d’arriver sur le champ de bataille{ $why }.
   *[other] { $things } sont exilés au lieu d’arriver sur le champ de bataille{ $why }.
}
verdict-to-exile = { $count ->
    [one] { $things } est en exil{ $why }.
   *[other] { $things } sont en exil{ $why }.
}
verdict-to-hand = { $count ->
    [one] { $things } est dans la main de { $owner }.
   *[other] { $things } sont dans la main de { $owner }.
}
verdict-to-library = { $count ->
    [one] { $things } est { $place ->
        [top] au-dessus de
        [bottom] au-dessous de
        [second] à la deuxième place de
        [third] à la troisième place de
       *[other] dans
    } la bibliothèque de { $owner }.
   *[other] { $things } sont { $place ->
        [top] au-dessus de
        [bottom] au-dessous de
        [second] à la deuxième place de
        [third] à la troisième place de
       *[other] dans
    } la bibliothèque de { $owner }.
}
verdict-to-command = { $count ->
    [one] { $things } est dans la zone de commandement.
   *[other] { $things } sont dans la zone de commandement.
}
verdict-to-outside = { $count ->
    [one] { $things } quitte la partie.
   *[other] { $things } quittent la partie.
}
verdict-ceases = { $count ->
    [one] { $things } cesse d’exister.
   *[other] { $things } cessent d’exister.
}
verdict-more-below = le reste est dans les étapes.
verdict-discarded = { $owner } se défausse de { $things }{ $why }.
verdict-legend-rule = { $count ->
    [one] { $things } va au cimetière de { $owner } (« règle des légendes »).
   *[other] { $things } vont au cimetière de { $owner } (« règle des légendes »).
}
verdict-instead-of-dying = { $things } { $count ->
    [one] est
   *[other] sont
} { $where ->
    [shuffled] { $count ->
        [one] mélangé
       *[other] mélangés
    } dans la bibliothèque de { $owner }
    [top] { $count ->
        [one] mis
       *[other] mis
    } au-dessus de la bibliothèque de { $owner }
    [bottom] mis au-dessous de la bibliothèque de { $owner }
    [library] mis dans la bibliothèque de { $owner }
    [hand] mis dans la main de { $owner }
    [command] mis dans la zone de commandement
   *[exile] { $count ->
        [one] exilé
       *[other] exilés
    }
} au lieu { $dying ->
    [true] de mourir
   *[false] d’aller au cimetière
}{ $why }.
verdict-survives = { $count ->
    [one] { $things } survit.
   *[other] { $things } survivent.
}
verdict-back = { $things } { $stays ->
    [true] { $count ->
        [one] est de retour et reste : c’est un nouvel objet
       *[other] sont de retour et restent : ce sont de nouveaux objets
    }
   *[false] { $count ->
        [one] est de retour et n’est pas affecté : c’est un nouvel objet
       *[other] sont de retour et ne sont pas affectés : ce sont de nouveaux objets
    }
}{ $fought ->
    [true] , hors du combat, et { $count ->
        [one] n’inflige
       *[other] n’infligent
    } pas de blessures de combat
   *[false] {""}
}.
verdict-returns = { $things } { $count ->
    [one] est
   *[other] sont
} de retour sur le champ de bataille{ $tapped ->
    [true] {" "}{ $count ->
        [one] engagé
       *[other] engagés
    }
    [attacking] {" "}{ $count ->
        [one] engagé et attaquant
       *[other] engagés et attaquants
    }
   *[false] {""}
}{ $fought ->
    [true] , hors du combat, et { $count ->
        [one] n’inflige
       *[other] n’infligent
    } pas de blessures de combat
   *[false] {""}
}.
verdict-out-of-combat = { $things } { $count ->
    [one] est hors du combat et n’inflige
   *[other] sont hors du combat et n’infligent
} pas de blessures de combat.
verdict-enters = { $count ->
    [one] { $things } arrive sur le champ de bataille{ $tapped ->
        [true] {" "}engagé
        [attacking] {" "}engagé et attaquant
       *[false] {""}
    }
   *[other] { $things } arrivent sur le champ de bataille{ $tapped ->
        [true] {" "}engagés
        [attacking] {" "}engagés et attaquants
       *[false] {""}
    }
}{ $on }.
attached-to-host = , attaché à { $host }
verdict-enters-with = { $count ->
    [one] { $things } arrive sur le champ de bataille{ $tapped ->
        [true] {" "}engagé
        [attacking] {" "}engagé et attaquant
       *[false] {""}
    } avec { $number ->
        [one] 1 marqueur { $kind }.
       *[other] { $number } marqueurs { $kind }.
    }
   *[other] { $things } arrivent sur le champ de bataille{ $tapped ->
        [true] {" "}engagés
        [attacking] {" "}engagés et attaquants
       *[false] {""}
    } avec chacun { $number ->
        [one] 1 marqueur { $kind }.
       *[other] { $number } marqueurs { $kind }.
    }
}
verdict-enters-having = { $count ->
    [one] { $things } arrive sur le champ de bataille et { $number ->
        [0] n’a aucun marqueur { $kind }.
        [one] a 1 marqueur { $kind }.
       *[other] a { $number } marqueurs { $kind }.
    }
   *[other] { $things } arrivent sur le champ de bataille et { $number ->
        [0] n’ont aucun marqueur { $kind }.
        [one] ont chacun 1 marqueur { $kind }.
       *[other] ont chacun { $number } marqueurs { $kind }.
    }
}
copied-as = { $name } ({ $is })
verdict-enters-as-copy = { $count ->
    [one] { $card } arrive sur le champ de bataille{ $tapped ->
        [true] {" "}engagé
       *[false] {""}
    } en copie de { $name }.
   *[other] { $count } { $cards } arrivent sur le champ de bataille{ $tapped ->
        [true] {" "}engagés
       *[false] {""}
    } en copies de { $name }.
}
verdict-enters-under = { $count ->
    [one] { $things } arrive sous le contrôle de { $player }.
   *[other] { $things } arrivent sous le contrôle de { $player }.
}
verdict-prevented = { $number ->
    [one] { $amount ->
        [one] 1 blessure à { $things } est prévenue
       *[other] { $amount } blessures à { $things } sont prévenues
    }
    [each] { $amount ->
        [one] 1 blessure à chacun de { $things } est prévenue
       *[other] { $amount } blessures à chacun de { $things } sont prévenues
    }
   *[several] Les blessures à { $things } sont prévenues
}{ $count ->
    [0] {""}
   *[other] {" "}par { $effects }
}{ $why }{ $so }.
so-survives = , donc { $which ->
    [all] { $count ->
        [one] cette créature survit
       *[other] ces créatures survivent
    }
   *[other] { $things } { $count ->
        [one] survit
       *[other] survivent
    }
}
verdict-prevented-in-all = En tout, { $amount } blessures sont prévenues{ $count ->
    [0] {""}
   *[other] {" "}par { $effects }
}{ $why }.
verdict-redirected = { $amount ->
    [one] 1 blessure est infligée
   *[other] { $amount } blessures sont infligées
} à { $to } au lieu de { $of }.
verdict-controls = { $player } contrôle { $things }{ $duration }.
verdict-gets-back = { $player } retrouve le contrôle de { $things }.
verdict-taken-along = { $objects } { $count ->
    [one] quitte
   *[other] quittent
} la partie avec { $player }.
verdict-play-on = { $players } { $count ->
    [one] continue
   *[other] continuent
} la partie.
verdict-is-now-of-size = { $things } { $count ->
    [one] est
   *[other] sont
} maintenant { $size }.
verdict-is-now-without = { $things } { $count ->
    [one] est
   *[other] sont
} maintenant { $size }, sans marqueur { $kind }.
verdict-is-now = Maintenant : { $things }.
verdict-counters = { $things } : { $number ->
    [0] aucun marqueur { $kind }.
    [one] 1 marqueur { $kind }.
   *[other] { $number } marqueurs { $kind }.
}
verdict-life = { $player } est à { $life ->
    [one] { $life } point
   *[other] { $life } points
} de vie ({ $change }{ $by }).
by-deathtouch = { $things } : contact mortel
by-deathtouch-itself = contact mortel
enough-with-deathtouch = avec le contact mortel, 1 blessure à un bloqueur est mortelle
list-behind = , { $what }
verdict-life-as-before = { $player } est à { $life ->
    [one] { $life } point
   *[other] { $life } points
} de vie, comme avant.
verdict-damaged = { $player } est à { $life ->
    [one] { $life } point
   *[other] { $life } points
} de vie ({ $damage ->
    [one] 1 blessure
   *[other] { $damage } blessures
}{ $by }).
verdict-player-counters = { $player } { $number ->
    [0] n’a aucun marqueur { $kind }.
    [one] a 1 marqueur { $kind }.
   *[other] a { $number } marqueurs { $kind }.
}
verdict-draws-these = { $player } pioche { $cards }.
verdict-draws = { $player } pioche { $count ->
    [one] une carte.
   *[other] { $count } cartes.
}
verdict-mills-to-exile-these = { $player } meule { $cards }, en exil au lieu du cimetière.
verdict-mills-to-exile = { $player } meule { $count ->
    [one] une carte
   *[other] { $count } cartes
}, en exil au lieu du cimetière.
verdict-mills-these = { $player } meule { $cards }.
verdict-mills = { $player } meule { $count ->
    [one] une carte.
   *[other] { $count } cartes.
}
verdict-on-stack = Sur la pile : { $things }.
verdict-below = En dessous sur la pile : { $things }.
verdict-choose = C’est à { $player } :
verdict-nothing = Il ne se passe rien.
verdict-unread = Attention : { $count ->
    [one] le texte de { $cards } n’est pas lu{ $whole ->
        [true] {""}
       *[other] {" "}en entier
    }
   *[other] les textes de ces cartes ne sont pas lus{ $whole ->
        [true] {""}
       *[other] {" "}en entier
    } ({ $cards })
}, et cela pourrait changer la réponse.
verdict-unread-by-hand = Attention : { $count ->
    [one] le texte de { $cards } n’est pas lu{ $whole ->
        [true] {""}
       *[other] {" "}en entier
    }
   *[other] les textes de ces cartes ne sont pas lus{ $whole ->
        [true] {""}
       *[other] {" "}en entier
    } ({ $cards })
} : faites à la main ce { $count ->
    [one] qu’il dit
   *[other] qu’ils disent
}.
verdict-unread-by-hand-first = Attention : { $count ->
    [one] le texte de { $cards } n’est pas lu{ $whole ->
        [true] {""}
       *[other] {" "}en entier
    }
   *[other] les textes de ces cartes ne sont pas lus{ $whole ->
        [true] {""}
       *[other] {" "}en entier
    } ({ $cards })
} : faites à la main ce { $count ->
    [one] qu’il dit
   *[other] qu’ils disent
}. Sans cela :
verdict-unread-triggered = Attention : { $count ->
    [one] le texte de { $cards } n’est pas lu{ $whole ->
        [true] {""}
       *[other] {" "}en entier
    }
   *[other] les textes de ces cartes ne sont pas lus{ $whole ->
        [true] {""}
       *[other] {" "}en entier
    } ({ $cards })
}, et ce qui n’est pas lu peut se déclencher ici. Sans cela :
verdict-unread-first = Attention : { $count ->
    [one] le texte de { $cards } n’est pas lu{ $whole ->
        [true] {""}
       *[other] {" "}en entier
    }
   *[other] les textes de ces cartes ne sont pas lus{ $whole ->
        [true] {""}
       *[other] {" "}en entier
    } ({ $cards })
}, et { $count ->
    [one] il remplace ce qui se passe ici. Sans lui
   *[other] ils remplacent ce qui se passe ici. Sans eux
} :
pronoun = il
pronoun-possessive = { "" }
marks-of-possession = { "" }
