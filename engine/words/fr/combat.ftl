### Attaquer, bloquer et infliger les blessures de combat : ce qui est demandé, et ce qui est refusé.

## Ce qui est demandé

declare-attackers = Déclarer les attaquants
declare-blockers = Déclarer les bloqueurs
assign-damage = Répartir les { $amount } blessures de combat de { $creature }.
assign-as-unblocked = { $creature } assigne-t-il ses blessures comme s’il n’était pas bloqué ?
choose-legend = Choisir quel exemplaire de { $name } garder
may-command-zone = Mettre { $object } dans la zone de commandement ?

## Attaquants refusés

attacker-not-there = { $creature } n’est pas sur le champ de bataille.
only-creatures-attack = { $creature } n’est pas une créature et ne peut donc pas attaquer{ $why }.
attacker-not-yours = { $creature } n’attaque que pour le joueur qui le contrôle.
battles-do-not-attack = { $creature } est une bataille ; les batailles ne peuvent pas attaquer.
attacker-tapped = { $creature } est engagé ; seules les créatures dégagées peuvent être déclarées attaquantes.
attacker-sick = { $creature } est sous le contrôle de ce joueur depuis ce tour seulement et n’a pas la célérité.
attacker-defender = { $creature } a le défenseur et ne peut donc pas attaquer.
forbidden-to-attack = { $creature } ne peut pas attaquer{ $by }.
forbidden-to-block = { $creature } ne peut pas bloquer{ $by }.
attack-yourself = { $creature } attaque un adversaire, pas son propre contrôleur.
attack-forbidden = { $creature } ne peut pas attaquer { $target }{ $by }.
attack-nothing = Ce que { $creature } doit attaquer n’est pas sur le champ de bataille.
attack-protected-by-you = { $creature } ne peut pas attaquer { $target } : son protecteur ne peut pas l’attaquer.
attack-unprotected = { $creature } ne peut pas attaquer { $target } : aucun adversaire ne le protège.
attack-own-planeswalker = { $creature } ne peut pas attaquer { $target } : c’est un planeswalker de son contrôleur.
attack-what-cannot-be = { $creature } ne peut pas attaquer { $target } : on n’attaque que des joueurs, des planeswalkers et des batailles.
too-many-attackers = { $most ->
    [one] Une seule créature peut attaquer, selon { $source }.
   *[other] Seulement { $most } créatures peuvent attaquer, selon { $source }.
}
too-many-attack-you = { $most ->
    [one] Une seule créature peut attaquer { $player }, dit { $source }.
   *[other] Seulement { $most } créatures peuvent attaquer { $player }, dit { $source }.
}
cannot-attack-alone = { $creature } ne peut pas attaquer seul ; faites attaquer une autre créature aussi.
attacks-only-alone = { $creature } ne peut attaquer que seul ; ne faites attaquer aucune autre créature.
must-attack = { $creatures } { $count ->
    [one] doit
   *[other] doivent
} attaquer si possible{ $by }.
must-attack-else = { $creatures } { $count ->
    [one] doit
   *[other] doivent
} si possible attaquer autre chose ou quelqu’un d’autre{ $by }.

## Bloqueurs refusés

blocker-not-there = { $creature } n’est pas sur le champ de bataille.
only-creatures-block = { $creature } n’est pas une créature et ne peut donc pas bloquer{ $why }.
blocker-not-yours = { $creature } ne bloque que pour le joueur qui le contrôle.
battles-do-not-block = { $creature } est une bataille ; les batailles ne peuvent pas bloquer.
blocker-tapped = { $creature } est engagé ; seules les créatures dégagées peuvent être déclarées bloqueuses.
blocks-too-many = { $most ->
    [one] { $creature } ne peut bloquer qu’un attaquant.
   *[other] { $creature } ne peut bloquer que { $most } attaquants, chacun une fois.
}
not-attacking = { $attacker } n’attaque pas.
only-protector-blocks = { $blocker } ne peut pas bloquer { $attacker } : seules les créatures de { $player }, qui protège { $target }, le peuvent.
attacks-somebody-else = { $blocker } ne peut pas bloquer { $attacker }, qui attaque { $target } : seul { $player } peut le bloquer.
evades = { $blocker } ne peut pas bloquer { $attacker } ({ $keyword }{ $by }).
walks = { $blocker } ne peut pas bloquer { $attacker } ({ $keyword }, et il y a un tel terrain).
blocker-protected-from = { $blocker } ne peut pas bloquer { $attacker } : « { $protection } »{ $by }.
blocker-protected-from-color = { $blocker } ne peut pas bloquer { $attacker }, qui a { $protection }{ $by }.
block-forbidden = { $blocker } ne peut pas bloquer { $attacker }{ $by }.
too-few-block-it = { $attacker } ne peut être bloqué que par { $least } créatures ou plus.
too-many-block-it = { $most ->
    [one] { $attacker } ne peut être bloqué que par une créature.
   *[other] { $attacker } ne peut être bloqué que par { $most } créatures.
}
too-many-blockers = { $most ->
    [one] Une seule créature peut bloquer, selon { $source }.
   *[other] Seulement { $most } créatures peuvent bloquer, selon { $source }.
}
cannot-block-alone = { $creature } ne peut pas bloquer seul ; faites bloquer une autre créature aussi.
must-block = { $blocker } doit bloquer si possible{ $by }.
must-block-that = { $blocker } doit bloquer { $attacker } si possible{ $by }.
must-be-blocked = { $attacker } doit être bloqué si possible{ $by }.

## Blessures de combat refusées

trample-short = { $short ->
    [one] Assignez encore { $short } blessure à { $blocker } avant d’en assigner au-delà.
   *[other] Assignez encore { $short } blessures à { $blocker } avant d’en assigner au-delà.
}
trample-short-of-loyalty = { $short ->
    [one] Assignez encore { $short } blessure à { $planeswalker } avant d’en assigner au-delà.
   *[other] Assignez encore { $short } blessures à { $planeswalker } avant d’en assigner au-delà.
}

## Étapes

tell-prevented = { $amount ->
    [one] 1 blessure de { $source } à { $to } est prévenue{ $why }.
   *[other] { $amount } blessures de { $source } à { $to } sont prévenues{ $why }.
}
prevented-by-protection = {" par "}{ $said ->
    [true] { $protection }
   *[other] « { $protection } »
}{ $by }
tell-first-strike = Les créatures avec l’initiative ou la double initiative infligent leurs blessures de combat d’abord.

## Ce qui protège les permanents

has-hexproof = { $thing } a la défense talismanique{ $by }.
has-hexproof-from = { $thing } : « { $hexproof } »{ $by }.
has-hexproof-from-said = { $thing } a { $hexproof }{ $by }.
has-shroud = { $thing } a le linceul{ $by }.
counter-replaces = Un marqueur { $kind } est retiré de { $object } à la place
enters-not-attacking = { $object } arrive, mais n’attaque pas
choose-protection-color = Protection contre quelle couleur ?
choose-protection-card-type = Protection contre quel type de carte ?
choose-exert = Quels attaquants surmener ?
tell-exerted = { $player } surmène { $object }.
choose-attach-to = Choisir à quoi cela devient attaché
choose-attach = Choisir quoi attacher ou détacher
choose-band = Quels attaquants forment une bande avec { $creature } ?
not-a-band = Ceux-là ne peuvent pas former une bande avec { $creature } : tous sauf un doivent avoir le regroupement, ou tous la qualité qui les lie.
tell-banded = { $objects } attaquent en bande.
tell-reselected = { $attacker } attaque maintenant { $target }.
tell-became-blocked = { $object } devient bloqué.
tell-put-blocking = { $blocker } bloque { $attacker }.
tell-not-blocking = { $object } ne bloque pas.
order-shielded = Quelles blessures sont prévenues d’abord ? Ordonner les sources
