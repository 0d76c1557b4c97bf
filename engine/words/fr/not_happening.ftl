### Ce qui n’arrive pas, et pourquoi.

forbidden-by = {" : "}{ $source }
forbidden-by-this-turn = {" ce tour-ci : "}{ $source }
given-by = {" ("}{ $source }{ $newer })
newer-than-these = , effet plus récent que celui de { $others }
forbidden-by-text = {" : "}{ $source } (« { $text } »)
forbidden-by-own-text = {" : "}« { $text } »
not-destroyed = { $count ->
    [one] { $what } n’est pas détruit
   *[other] { $what } ne sont pas détruits
} : { $count ->
    [one] il est indestructible
   *[other] ils sont indestructibles
}{ $by }.
resolves-idle = { $ability ->
    [true] La capacité de { $item }
   *[other] { $item }
} se résout sans rien faire :{" "}
not-countered = { $resolved }{ $what } ne peut pas être contrecarré{ $by }.
no-creature-as-it-enters = { $what } n’est pas une créature en arrivant : { $by } ne s’applique pas.
not-sacrificed = { $what } ne peut pas être sacrifié{ $by }.
no-counters-put = Aucun marqueur { $kind } ne peut être mis sur { $what }{ $by }.
no-counters-left = Aucun marqueur { $kind } n’est mis sur { $what } (effet de { $source } : { $before } → 0).
no-more-drawn = { $what } ne peut plus piocher de carte ce tour-ci{ $by }.
no-card-drawn = { $what } ne peut pas piocher de carte{ $by }.
no-life-gained = { $what } ne peut pas gagner de points de vie{ $by }.
no-life-lost = { $what } ne peut pas perdre de points de vie{ $by }.
life-stays = { $what } reste à { $life } { $life ->
    [one] point
   *[other] points
} de vie{ $by }.
does-not-lose = { $what } ne peut pas perdre la partie{ $by }.
saved-from-losing = { $player } ne perd pas la partie{ $by }.
lives-without-life = { $what } ne perd pas la partie avec { $life } { $life ->
    [one] point
   *[other] points
} de vie{ $by }.
does-not-win = { $what } ne peut pas gagner la partie{ $by }.
does-not-enter = { $what } ne peut pas arriver sur le champ de bataille{ $by }.
not-double-faced = { $count ->
    [one] { $what } ne se transforme pas : il n’est pas recto-verso.
   *[other] { $what } ne se transforment pas : ils ne sont pas recto-verso.
}
no-swap = { $aura } reste où il est : il n’y a pas de carte d’aura avec laquelle il pourrait échanger sa place.
not-both-legal = Rien n’est sacrifié ni renvoyé : une seule des deux cibles est encore légale.
not-melded = { $things } ne peuvent pas être assimilés et restent en exil.
no-copy-created = { $player } ne crée pas de jeton : il n’y a rien à copier.
found-not-into-hand = { $what } n’est pas mis dans la main de { $player } : { $effects } l’a fait exiler dès la recherche.
stays-where-found = { $what } n’est mis nulle part ailleurs : la carte a été exilée dès qu’elle a été trouvée.
does-not-transform = { $what } ne se transforme pas : seuls le jour et la nuit le retournent.
survives = , qui survit en { $power }/{ $toughness } avec { $damage ->
    [one] 1 blessure
   *[other] { $damage } blessures
}
tell-survives = { $object } survit en { $power }/{ $toughness } avec { $damage ->
    [one] 1 blessure
   *[other] { $damage } blessures
}.
its-ability = la capacité de { $source }{ $which }
its-keyword = la capacité de { $source } ({ $keyword })
kept-from-triggering = { $by }{ $together ->
    [true] , qui part en même temps,{" "}
   *[false] {" "}
}empêche { $count ->
    [one] { $ability }
   *[other] { $count } capacités de { $source }
} de se déclencher{ $so }.
ability-lost = { $count ->
    [one] { $ability } ne se déclenche pas : { $by } lui a fait perdre cette capacité
   *[other] { $count } capacités de { $object } ne se déclenchent pas : { $by } les lui a fait perdre
}, { $texts }.
ability-lost-said = { $ability } ne se déclenche pas : { $by } lui a fait perdre cette capacité{ $so }.
abilities-lost-said = { $count } capacités de { $object } ne se déclenchent pas : { $by } les lui a fait perdre{ $so }.
so-not = , donc { $what }
misses-draw = aucune carte n’est piochée
misses-life-gain = aucun point de vie n’est gagné
misses-life-loss = aucun point de vie n’est perdu
misses-life = aucun point de vie n’est perdu ni gagné
misses-damage = aucune blessure n’est infligée
misses-damage-for-that = aucune blessure n’est infligée pour cela
misses-token = aucun jeton n’est créé
misses-clue = aucun Indice n’est créé
misses-scry = aucun regard n’est fait
misses-surveil = aucune surveillance n’est faite
misses-sacrifice = rien n’est sacrifié
misses-destroy = rien n’est détruit
misses-exile = rien n’est exilé
misses-return = rien n’est renvoyé
misses-counters = aucun marqueur n’est mis
misses-counters-for-that = aucun marqueur n’est mis pour cela
misses-discard = personne ne se défausse
misses-mill = rien n’est meulé
misses-search = aucune recherche n’est faite
misses-counter = rien n’est contrecarré
misses-untap = rien n’est dégagé
misses-mana = aucun mana n’est ajouté
misses-copy = rien n’est copié
misses-win = personne ne gagne la partie
misses-loss = personne ne perd la partie
misses-own-sacrifice = il n’est pas sacrifié
misses-own-return = il ne revient pas
misses-own-exile = il n’est pas exilé
misses-own-counters = il ne reçoit pas de marqueurs
misses-own-untap = il n’est pas dégagé
control-stays = { $player } contrôle toujours { $things }.
condition-not-met = { $ability } ne se déclenche pas : « if { $condition } » n’est pas vrai{ $number }{ $so }.
enters-without = { $object } arrive sans marqueurs { $kind } : « if { $condition } » n’est pas vrai{ $number }.
new-and-not-cast = c’est un nouvel objet, qui n’a pas été lancé
condition-false = « if { $condition } » n’est pas vrai{ $number }
condition-true = « if { $condition } » est vrai{ $by }
made-true-by = {" "}: { $things }
x-is-0 = { $spell } est lancé sans payer son coût de mana : X vaut 0.
not-sacrificed-unless = { $source } n’est pas sacrifié : « { $condition } » est vrai.
unless-true = « { $condition } » est vrai : cette partie de { $source } n’est pas faite.
condition-unknown = « If { $condition } » : personne n’a dit quelle carte c’est, donc cette partie de { $source } n’est pas faite ici.
so-part-not-done = {" "}: cette partie de { $source } n’est pas faite
spared-destroy = { $things } { $count ->
    [one] n’est pas détruit
   *[other] ne sont pas détruits
}
spared-exile = { $things } { $count ->
    [one] n’est pas exilé
   *[other] ne sont pas exilés
}
spared-counter = { $things } { $count ->
    [one] n’est pas contrecarré
   *[other] ne sont pas contrecarrés
}
spared-return = { $things } { $count ->
    [one] ne revient pas
   *[other] ne reviennent pas
}
spared-tap = { $things } { $count ->
    [one] n’est pas engagé
   *[other] ne sont pas engagés
}
condition-untrue = « { $word } { $condition } » n’est pas vrai{ $number }{ $so }.
no-damage = { $ability } ne se déclenche pas : les blessures sont prévenues{ $so }.
entered-tapped = { $ability } ne se déclenche pas : { $count ->
    [one] { $things } est arrivé engagé, il n’a pas été engagé après
   *[other] { $things } sont arrivés engagés, ils n’ont pas été engagés après
}{ $so }.
not-for-itself = Ce que { $object } dit de l’arrivée des permanents n’affecte pas sa propre arrivée.
so-not-done = « { $text } » n’est donc pas fait (« { $words } »).
cost-not-paid = Ce que { $source } dit après « { $words } » n’est pas fait.
counts-none = La capacité de { $source } ne fait rien : ce qu’elle y compte valait 0 au moment de son départ.
source-has-left = { $source } n’est plus là : sa capacité { $which ->
    [activated] activée{" "}
    [triggered] déclenchée{" "}
   *[any] {""}
}ne fait rien.
depends-on-hands = Ce que fait { $source } dépend des cartes dans { $count ->
    [one] la main
   *[other] les mains
} de { $players }, et personne n’a dit ce qui s’y trouve : dites-le et redemandez.
nothing-to-do = { $of ->
    [ability] La capacité de { $source }
   *[spell] { $source }
}{ $which } n’a rien à faire.
which-trigger = {" "}(« { $text } »)
nothing-exiled-with = La capacité de { $source } qui renvoie ce qui est exilé ne fait rien : rien n’a été exilé avec.
no-amount-of-mana = { $player } n’ajoute pas de mana : la quantité est de { $count }.
nothing-gained = { $players } ne { $number ->
    [one] gagne
   *[other] gagnent
} pas de points de vie : la quantité est de { $count }.
nothing-lost = { $players } ne { $number ->
    [one] perd
   *[other] perdent
} pas de points de vie : la quantité est de { $count }.
nothing-dealt = { $source } { $number ->
    [one] n’inflige
   *[other] n’infligent
} pas de blessures : la quantité est de { $count }.
no-death = { $what } ne se { $number ->
    [one] déclenche
   *[other] déclenchent
} pas : { $things } { $count ->
    [one] ne meurt pas
   *[other] ne meurent pas
}{ $so }.
gone-before-striking = { $creatures } { $count ->
    [one] n’inflige pas de blessures de combat, n’étant plus au combat
   *[other] n’infligent pas de blessures de combat, n’étant plus au combat
}.
gone-before-second-strike = { $creatures } { $count ->
    [one] n’inflige pas de blessures une seconde fois, n’étant plus au combat
   *[other] n’infligent pas de blessures une seconde fois, n’étant plus au combat
}.
no-effect-left = Il ne reste rien à quoi { $count ->
    [one] l’effet
   *[other] les effets
} de { $sources } { $count ->
    [one] puisse
   *[other] puissent
} s’appliquer{ $which }.
which-draw = {" "}pour { $place ->
    [1] la première
    [2] la deuxième
    [3] la troisième
   *[other] le numéro { $place }
} des { $of } pioches
shielded = { $off } n’est pas détruit : un marqueur « bouclier » en est retiré à la place{ $left ->
    [0] {""}
   *[other] , reste { $left }
}.
umbra-destroyed = { $what } n’est pas détruit : { $aura } l’est à la place.
triggered-already = { $ability } { $limit ->
    [do-once] ne se déclenche plus : ce qu’elle permet une fois par tour a été fait
    [ever] s’est déjà déclenchée une fois et ne le fait plus
    [twice] s’est déjà déclenchée deux fois ce tour-ci et ne le fait plus
   *[once] s’est déjà déclenchée ce tour-ci et ne le fait plus
}.
target-illegal = { $count ->
    [one] { $targets } n’est plus une cible légale et n’est pas affecté ({ $why }).
   *[other] { $targets } ne sont plus des cibles légales et ne sont pas affectés ({ $why }).
}
target-gone-unaffected = { $things } { $count ->
    [one] n’est
   *[other] ne sont
} plus { $where ->
    [battlefield] sur le champ de bataille
    [stack] sur la pile
    [graveyard] au cimetière
    [exile] en exil
   *[other] là
} et { $count ->
    [one] n’est pas affecté.
   *[other] ne sont pas affectés.
}
attacks-nothing = { $count ->
    [one] { $what } n’attaque plus rien et n’inflige
   *[other] { $what } n’attaquent plus rien et n’infligent
} pas de blessures de combat.
attacked-has-left = { $count ->
    [one] { $what } n’inflige
   *[other] { $what } n’infligent
} pas de blessures de combat : { $player }, qui était attaqué, a quitté la partie.
blocked-by-nothing-now = { $creature } reste bloqué, bien que plus rien ne le bloque, et n’inflige pas de blessures à la seconde étape des blessures de combat.
blocked-by-nothing = { $creature } reste bloqué, bien que plus rien ne le bloque, et n’inflige pas de blessures de combat.
tramples-at-nothing = { $creature } n’inflige pas de blessures { $again ->
    [true] à la seconde étape des blessures de combat
   *[other] de combat
} : ce qu’il attaquait n’est plus là{ $walker ->
    [true] , et rien n’en peut aller au joueur derrière
   *[other] {""}
}.
blocks-nothing = { $creature } ne bloque plus rien et n’inflige pas de blessures de combat.
assigns-nothing = { $creature } n’assigne pas de blessures de combat.
no-power = { $creature } n’inflige pas de blessures de combat : sa force est de { $power }.
attached-already = { $what } est déjà attaché à { $to } et ne bouge pas.
not-attached = { $what } ne peut pas être attaché à { $to }{ $because }{ $stays }.
stays-attached = {" "}et reste attaché à { $to }
because-of-protection = {" "}: { $protection }{ $by }
nothing-to-enchant = { $what } reste où il est : il ne peut rien enchanter.
not-regenerated = { $what } ne peut pas être régénéré.
left-already = { $source } a déjà quitté le champ de bataille : rien n’est exilé.
not-sacrificed-not-theirs = { $things } { $count ->
    [one] n’est pas sacrifié : { $player } ne le contrôle pas
   *[other] ne sont pas sacrifiés : { $player } ne les contrôle pas
}.
not-sacrificed-gone = { $things } { $count ->
    [one] n’est pas sacrifié : il a quitté
   *[other] ne sont pas sacrifiés : ils ont quitté
} le champ de bataille depuis{ $back ->
    [true] , et ce qui y est revenu est un nouvel objet
   *[other] {""}
}.
near-miss = { $ability } ne se déclenche pas pour { $object } : { $why }{ $so }.
lets-be = { $source } (« { $text } ») n’affecte pas { $object }{ $why }.
lets-be-as = {" : "}{ $why }
was-not-declared = { $count ->
    [one] il est arrivé { $how ->
        [attacking] attaquant
       *[blocking] bloqueur
    } sans être déclaré
   *[other] ils sont arrivés { $how ->
        [attacking] attaquants
       *[blocking] bloqueurs
    } sans être déclarés
}
this-damage = { $amount ->
    [one] la blessure
   *[other] les { $amount } blessures
}
life-as-dealt = { $player } était encore à { $life } { $life ->
    [one] point
   *[other] points
} de vie{ $as ->
    [infect] , donc pas de marqueur poison
   *[wither] {""}
}
enters-from = { $count ->
    [one] il arrive
   *[other] ils arrivent
} depuis { $place ->
    [exile] l’exil
    [hand] une main
    [stack] la pile
   *[other] ailleurs
}
copies-as-it-enters = il devient une copie en arrivant, sans capacité déclenchée
chosen-name-is = le nom choisi est { $name }
number-counted = { $count } (le nombre qu’il compte)
number-of-cards = { $count } ({ $count ->
    [one] carte
   *[other] cartes
} { $where ->
    [hand] dans la main
    [library] dans la bibliothèque
   *[graveyard] dans le cimetière
} de { $player })
its-number-is = sa { $what ->
    [power] force
    [toughness] endurance
    [base-power] force de base
    [base-toughness] endurance de base
    [loyalty] loyauté
   *[mana-value] valeur de mana
} est { $number }, pas { $how ->
    [even] paire
    [odd] impaire
    [less] moins de { $bound }
    [or-less] { $bound } ou moins
    [greater] plus de { $bound }
    [or-greater] { $bound } ou plus
   *[equal] { $bound }
}
lets-special-actions-be = { $by } a la fraction de seconde, qui n’empêche pas les actions spéciales.
not-cheaper = { $face } ne peut pas être lancé ainsi : sa valeur de mana est { $value }, pas moins de { $limit }.
lets-mana-abilities-be = { $by } ne s’applique pas à cette capacité de { $what } : c’est une capacité de mana.
too-few-to-sacrifice = { $player } doit en sacrifier { $count } et { $there ->
    [0] n’a rien à sacrifier
   *[other] n’en a que { $there } : autant que possible
}.
nothing-to-sacrifice = { $player } n’a rien à sacrifier.
cant-be-chosen = { $player } ne peut pas choisir cela, car c’est impossible : « { $text } ».
cant-be-chosen-said = { $player } ne peut pas choisir cela, car c’est impossible : { $text }.
draws-not-chosen = { $what } ne peut pas piocher { $count ->
    [one] de carte
   *[other] { $count } cartes
}{ $by }, donc cela ne peut pas être choisi.
no-end-step = « { $text } » n’a lieu qu’à l’étape de fin du tour suivant : ce tour-ci n’en a pas.
end-step-has-begun = « { $text } » n’a lieu qu’à l’étape de fin du tour suivant, car cela s’est fait pendant une étape de fin.
departed-trigger = { $ability } n’est pas mise sur la pile, car { $player } a quitté la partie{ $so }.
so-stays = , donc { $things } { $count ->
    [one] reste
   *[other] restent
} { $where ->
    [exile] en exil
   *[battlefield] sur le champ de bataille
}
need-not-pay-to-attack = { $creature } n’est pas obligé d’attaquer { $target } : personne n’est obligé de payer pour attaquer ({ $by }).
nothing-to-discard = { $player } n’a pas de carte dont se défausser.
no-fight = Elles ne se battent pas : l’une n’est plus une créature sur le champ de bataille.
no-exchange = Rien n’est échangé : { $why }.
exchange-takes-two = il faut les deux
exchange-with-oneself = { $player } contrôle déjà { $things }
over-before-it-began = L’effet de { $source } est fini avant de commencer et ne fait rien.
not-brought-back = { $things } { $count ->
    [one] ne revient pas : il
   *[other] ne reviennent pas : ils
} { $token ->
    [true] { $count ->
        [one] a
       *[other] ont
    } cessé d’exister.
   *[other] { $count ->
        [one] n’est
       *[other] ne sont
    } plus en exil.
}
does-not-phase-in = { $what } ne revient pas en phase{ $by }.
does-not-untap = { $what } ne se dégage pas{ $by }.
commander-left-there = { $player } laisse { $object } { $where ->
    [exile] en exil
   *[graveyard] au cimetière
} au lieu de le mettre dans la zone de commandement.
never-on-stack = { $ability } s’est déclenchée{ $count ->
    [one] {""}
   *[other] {" "}{ $count } fois
}, mais n’est pas mise sur la pile{ $so }.
no-search = { $player } ne peut pas chercher dans les bibliothèques{ $by }{ $ignore ->
    [yes] , et n’a pas payé pour en ignorer l’effet
   *[no] {""}
}.
among-the-top = {" "}parmi les { $count } cartes du dessus{ $by }
finds-nothing = { $player } ne trouve rien{ $among }.
counts-no-mana = { $player } n’ajoute pas de mana : ce que compte { $source } vaut 0.
no-mana = { $player } n’ajoute pas de mana : il n’y a aucun type qu’il pourrait être.
has-moved-on = { $count ->
    [one] { $things } est déjà parti
   *[other] { $things } sont déjà partis
} : rien ne se passe.
has-come-back = { $things } { $count ->
    [one] est parti et revenu : c’est un nouvel objet, que ceci n’affecte pas
   *[other] sont partis et revenus : ce sont de nouveaux objets, que ceci n’affecte pas
}.
verdict-not-the-same = { $things } { $stays ->
    [true] { $count ->
        [one] reste : c’est un nouvel objet
       *[other] restent : ce sont de nouveaux objets
    }
   *[false] { $count ->
        [one] n’est pas affecté : c’est un nouvel objet
       *[other] ne sont pas affectés : ce sont de nouveaux objets
    }
}
not-caused = { $player } { $what ->
    [sacrifice] ne sacrifie rien
   *[discard] ne se défausse pas
} : { $by } ne permet pas de l’y obliger.
no-legend-rule = { $things } { $count ->
    [one] reste
    [2] restent tous les deux
   *[other] restent tous
} : la « règle des légendes » ne s’y applique pas ({ $by }).
not-as-it-resolves = { $card } { $inset ->
    [omen] n’est pas mélangé dans la bibliothèque
   *[adventure] { $where ->
        [exile] est exilé, mais ne peut pas être lancé de là
       *[other] n’est pas exilé, donc ne peut pas être lancé depuis l’exil
    }
} : { $spell } ne s’est pas résolu.
goes-on-applying = L’effet de { $what } s’applique encore à { $things } : il a commencé dans la couche { $layer }, avant la perte des capacités dans la couche 6.
goes-on-being = { $things } { $count ->
    [one] est
   *[other] sont
} toujours { $types } : l’effet de { $what } a commencé dans la couche { $layer }, avant la perte des capacités dans la couche 6.
so-many-permanents = { $count } permanents
loop-older-first = Les effets de { $what } et de { $others } dépendent l’un de l’autre : le plus ancien, celui de { $what }{ $listed ->
    [true] {" "}(nommé en premier)
   *[false] {""}
}, s’applique d’abord{ $count ->
    [0] {""}
   *[other] {" "}et ne s’applique pas à { $things }
}.
not-legendary = { $what } reste à côté du permanent de même nom : il n’est pas légendaire.
saga-without-chapters = { $what } n’est pas sacrifié : il n’a pas de capacités de chapitre{ $why }.
saga-gets-no-lore = { $what } ne reçoit pas de marqueur « sapience » : il n’a pas de capacités de chapitre{ $why }.
abilities-taken = {" ("}il a perdu ses capacités : { $effects })
abilities-taken-by-land-type = {" ("}c’est { $types } : { $effects })
not-prevented = Les blessures que { $what } { $count ->
    [one] inflige
   *[other] infligent
} à { $to } ne peuvent pas être prévenues{ $by }{ $so }.
chooses-not-to-paying = { $player } ne paie pas { $cost }.
chooses-not-to-paying-life = { $player } ne paie pas { $life } { $life ->
    [one] point
   *[other] points
} de vie.
not-able-to-paying = { $player } ne peut pas payer { $cost }.
not-able-to-paying-life = { $player } ne peut pas payer { $life } { $life ->
    [one] point
   *[other] points
} de vie.
chooses-not-to = { $player } ne le fait pas : « { $text } ».
not-able-to = { $player } ne peut pas le faire : « { $text } ».
declines-to = { $player } ne le fait pas : « { $text } ».
declines-to-quoted = { $player } ne le fait pas : « { $text } ».
declines-to-paying = { $player } ne paie pas { $cost }.
declines-to-paying-life = { $player } ne paie pas { $life } { $life ->
    [one] point
   *[other] points
} de vie.
declines-to-cast = { $player } ne lance pas { $card }.
chooses-not-to-quoted = { $player } ne le fait pas : « { $text } ».
not-able-to-quoted = { $player } ne peut pas le faire : « { $text } ».
declines-to-said = { $player } ne le fait pas : { $text }.
chooses-not-to-said = { $player } ne le fait pas : { $text }.
not-able-to-said = { $player } ne peut pas le faire : { $text }.
nothing-discarded = { $player } ne se défausse de rien : { $size } ({ $effects }).
no-maximum-hand-size = pas de taille de main maximum
maximum-hand-size = la taille de main maximum est de { $count }
is-no-creature = { $things } { $count ->
    [one] reste en jeu : ce n’est pas une créature
   *[other] restent en jeu : ce ne sont pas des créatures
}{ $why }.
no-end-of-milling = Rien n’a été mis de cette façon dans le cimetière de { $player } : le processus se répète jusqu’à ce que la bibliothèque soit vide.
