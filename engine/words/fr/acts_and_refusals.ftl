### Ce qui est refusé, et ce qui est demandé.

## Ce que la table refuse

choice-is-open = { $player } doit d’abord choisir : { $prompt }
game-is-over = La partie est terminée.
fragmented-loop = { $player } doit faire autre chose : les autres ont déjà défait cela, et la partie tournerait en rond.
no-end-found =
    { $most } sorts et capacités se sont résolus sans qu’une fin ait été trouvée ; la suite n’a pas été jouée. Si personne ne peut l’arrêter, la partie est nulle.
too-many-tokens = Cela créerait { $count } jetons ; cette table s’arrête à { $most } à la fois.
too-many-copies = Cela ferait { $count } copies ; cette table s’arrête à { $most } à la fois.
too-many-objects = Cela ferait plus de { $most } objets dans une même partie ; cette table s’arrête là.
too-many-waiting = Plus de { $most } capacités attendraient à la fois ; cette table s’arrête là.
too-much-mana = Cela ajouterait { $count } manas ; cette table s’arrête à { $most } à la fois.
too-many-digits = Cela donnerait un nombre de plus de { $most } chiffres ; cette table s’arrête là.
too-many-steps = Cela prendrait plus de { $most } étapes ; cette table s’arrête là. Faites-le en plusieurs fois.
too-hard-to-judge = Savoir si davantage d’obligations pourraient être respectées prendrait trop de temps à cette table.
out-of-time = Cela prendrait plus de temps que cette table n’en a. Faites-le en plusieurs fois.
stack-is-empty = Il n’y a rien à résoudre sur la pile ; c’est maintenant : { $now }. Pour continuer : « au combat » ou « fin de tour ».
step-does-not-come = Pas de { $step } cette fois.
turn-is-over = C’est passé : { $step } du tour { $turn }.
no-priority = { $player } ne peut pas faire cela maintenant : { $holder } a la priorité.
player-has-left = { $player } a quitté la partie.
not-time-for-attackers = { $player } ne peut pas déclarer d’attaquants maintenant : { $now }.
not-time-for-blockers = { $player } ne peut pas déclarer de bloqueurs maintenant : { $now }.
no-attackers-to-declare = { $player } n’a rien qui puisse attaquer. { $why }
no-blockers-to-declare = { $player } n’a rien qui puisse bloquer. { $why }
no-creatures-for-attackers = { $player } ne contrôle aucune créature qui puisse attaquer.
no-creatures-for-blockers = { $player } ne contrôle aucune créature qui puisse bloquer.
now = { $step } ({ $player })
has-no-targets = Ceci n’a pas de cible quand on le lance ou l’active : n’écrivez pas « { $words } ». Ce que cela déclenche demande ses propres cibles.
too-many-targets = Rien ne demande « { $words } » pour cible.
not-in-that-zone = { $name } n’est pas à cet endroit ({ $zone }), mais ici : { $where }.
no-activated-ability = { $object } n’a pas de capacité activée.
not-paired = { $object } n’est pas associé{ $with } : il n’a donc pas cette capacité.
paired-with = {" "}à { $other }
ability-not-read = Cette capacité de { $object } n’est pas lue, elle ne peut donc pas être jouée ici : « { $text } »
which-ability = { $object } a plusieurs capacités ; dites laquelle : { $abilities }
no-ability-with-text = { $object } n’a pas de capacité qui dise « { $text } » ; il a { $abilities }
has-one-face = { $thing } n’est pas un permanent recto-verso : il n’a pas d’autre face.
not-while-on-stack = { $thing } est sur la pile ; cela ne peut qu’être contrecarré ou se résoudre.

## Réponses

nothing-so-named = Rien ne s’appelle « { $name } ». { $hint }
not-there-now = { $thing } n’est plus là.
several-so-named = { $count } objets s’appellent « { $name } » ; dites lequel : { $which }
several-options = « { $words } » convient à plusieurs d’entre eux ; dites lequel : { $which }
not-an-option = « { $words } » ne peut pas être choisi. Vous pouvez choisir { $options }.
not-a-legal-target = { $thing } n’en est pas une cible légale.
not-any-target = { $thing } n’est ni une créature, ni un joueur, ni un planeswalker, ni une bataille.
not-on-battlefield = { $thing } n’est pas sur le champ de bataille.
not-on-stack = { $thing } n’est pas dans la pile.
not-in-graveyard = { $thing } n’est pas dans un cimetière.
not-as-described = { $thing } ne correspond pas à « { $text } ».
has-every-creature-type = il a tous les types de créature (changelin)
not-as-described-but = { $thing } ne correspond pas à « { $text } » : { $why }.
why-not-of-type = {" "}({ $why })
as-long-as = « as long as { $condition } »{ $number }
not-crewed = un véhicule ne le devient que piloté
not-of-type = { $thing } n’est pas { $type }{ $why }.
must-be-another = { $thing } ne peut pas être choisi ici : il en faut un autre.
not-a-number = « { $value } » n’est pas un nombre.
not-a-map = « { $value } » ne dit pas qui reçoit combien.
number-out-of-range = { $found } n’est pas possible ; il faut { $need }.
not-all-divided = Cela fait { $found } sur { $total } : il en reste { $left } à répartir.
too-much-divided = Cela fait { $found } en tout ; il n’y en a que { $total } à répartir.
wrong-sum = Cela fait { $found } en tout ; il faut { $need }.
wrong-number-chosen = { $found ->
    [0] Rien n’est choisi ; choisissez-en { $need }.
    [one] 1 seul est choisi ; choisissez-en { $need }.
   *[other] { $found } sont choisis ; choisissez-en { $need }.
}
exactly = exactement { $least }
from-to = de { $least } à { $most }
too-little-for-each = Chacun reçoit au moins { $each }.
chosen-twice = Rien ne peut être choisi deux fois ici.
no-limit = autant qu’on veut
nothing = rien
nobody = personne
share = { $count } à { $to }

## Ce que les règles refusent

ability-not-here = La capacité de { $object } ne s’active que { $where ->
    [battlefield] sur le champ de bataille
    [hand] depuis la main
    [exile] depuis l’exil
    [command] depuis la zone de commandement
   *[graveyard] depuis le cimetière
}.
already-tapped = { $object } est déjà engagé.
already-untapped = { $object } est déjà dégagé.
cannot-cast-from = { $name } ne peut pas être lancé depuis cette zone maintenant : { $zone }.
only-on-a-later-turn = { $name } a été exilé à ce tour : il ne peut être lancé qu’à un tour ultérieur.
no-commander = { $name } n’est pas indiqué comme commandant de { $player } : il ne peut pas être lancé depuis la zone de commandement.
cannot-pay = { $player } ne peut pas payer { $cost }{ $because }.{ $besides }
cost-of-declaring = {" : "}{ $taxes }{ $able ->
    [0] {""}
   *[other] . { $player } peut payer pour { $able } d’entre elles
}
cost-of-declaring-one = { $count ->
    [one] { $cost } ({ $source })
   *[other] { $cost } pour chacune des { $count } créatures ({ $source })
}
mana-was-lost = {" "}Le mana d’une réserve est perdu à la fin de chaque étape et phase : { $player } n’en a plus.
cannot-pay-alone = { $player } ne peut pas payer { $cost } avec les capacités de mana choisies automatiquement. Activez-en d’autres d’abord : { $others }.
cannot-pay-limited = { $player } ne peut pas payer { $cost } avec le mana de sa réserve de mana qui peut y servir : { $limits }.
cannot-pay-with = Avec cela { $cost } ne peut pas être payé.
cannot-pay-action = Le coût demandé par { $source } ne peut pas être payé.
cannot-pay-part-because = { $player } ne peut pas payer « { $cost } » pour { $source }{ $by }.
cannot-have-gain-life = Ce coût ne peut pas être payé : { $player } ne peut pas gagner de points de vie.
cannot-pay-part = Le coût de { $source } ne peut pas être payé maintenant : « { $cost } » est impossible.
too-few-left-for-the-rest-of-the-cost = Il ne resterait pas assez pour payer le reste du coût.
land-already-played = { $count ->
    [0] { $player } ne peut jouer aucun terrain ce tour-ci.
    [one] { $player } a déjà joué un terrain ce tour-ci.
   *[other] { $player } a déjà joué { $count } terrains ce tour-ci et ne peut pas en jouer davantage.
}
land-only-main-phase = { $name } ne se joue que pendant votre phase principale, quand la pile est vide.
land-only-your-turn = { $name } ne se joue que pendant le tour de qui s’en sert ; c’est le tour de { $active }.
lands-are-played = { $name } est un terrain : il se joue et ne se lance pas.
loyalty-once = Une capacité de loyauté de { $object } a déjà été activée ce tour-ci.
loyalty-timing = Une capacité de loyauté de { $object } ne s’active que pendant votre phase principale, quand la pile est vide.
no-legal-mode = Aucun mode ne peut être choisi légalement.
choose-changed-target = Quelle cible de { $source } est changée ?
choose-retarget = Choisir le sort ou la capacité dont les cibles changent
cannot-play-lands = { $by } empêche { $player } de jouer des terrains.
no-legal-target = Il n’y a pas de cible légale pour { $of ->
    [equip] la capacité d’équipement de { $source }
    [ability] la capacité de { $source }
   *[spell] { $source }
}.
no-legal-target-for = { $nothing } { $why }
player-called = Joueur { $name }
no-mana-cost = { $name } n’a pas de coût de mana, et ne peut donc pas être lancé pour ce coût.
no-such-ability = { $object } n’a pas de capacité activée numéro { $number }.
way-called = { $way ->
    [front] recto
    [back] verso
    [adventure] aventure
    [alternative] coût alternatif
   *[other] { $word }
}
no-such-way = { $name } ne peut pas être lancé ainsi : « { $way } » ; cela se lance ainsi : { $ways }.
not-a-land-to-play = { $name } n’est pas un terrain qui puisse être joué de là.
not-enough-life = { $player } ne peut pas payer { $life } { $life ->
    [one] point
   *[other] points
 } de vie en en ayant { $has }.
not-enough-loyalty = { $object } { $count ->
    [0] n’a aucun marqueur « loyauté »
    [one] n’a que { $count } marqueur « loyauté »
   *[other] n’a que { $count } marqueurs « loyauté »
 }, et il faudrait en retirer { $need }.
not-there = Ce n’est plus là.
not-your-ability = Seul le contrôleur de { $object } peut activer ses capacités.
not-cast-free-by = { $object } ne permet pas de lancer { $name } sans payer son coût de mana.
one-alternative-cost = Un sort n’a qu’un seul coût alternatif : { $name } est lancé soit sans payer son coût de mana, soit ainsi : « { $way } ».
only-as-sorcery = Cette capacité de { $object } ne s’active que comme un rituel.
only-in-main-phase = { $name } ne se lance que pendant votre phase principale ; c’est maintenant : { $step }.
only-on-your-turn = { $name } ne se lance que pendant le tour de qui s’en sert ; c’est le tour de { $active }.
only-if = Cette capacité de { $object } ne s’active que sous cette condition : { $text }.
only-once = Cette capacité de { $object } ne s’active qu’une fois par tour.
only-with-empty-stack = { $name } ne se lance que quand la pile est vide.
other-way-now = { $why } { $only ->
    [face-up] Il peut être lancé face visible.
    [usual] Il peut être lancé pour son coût de mana.
   *[other] Maintenant, il se lance ainsi : { $ways }.
}
protected-from-color = { $thing } a { $protection }{ $by }.
protected-from = { $thing } est protégé de { $source } : « { $protection } »{ $by }.
protected-as-owed = { $by }, et { $owed }
protection-prevents = La protection de { $thing } prévient ces blessures.
summoning-sick = { $object } n’est pas sous le contrôle de son contrôleur depuis le début du tour.
too-many-targets-to-divide = { $total } ne peut pas être réparti entre autant de cibles.
unknown-special = Il n’y a pas ici d’action spéciale « { $act } ». Connues : { $known }.
cannot-activate-because = { $source } interdit d’activer cette capacité{ $by }.
cannot-be-target = { $thing } ne peut pas en être la cible{ $by }.
cannot-cast-because = { $source } interdit de lancer { $card }{ $there }{ $text }{ $counted }.
as-a-face-down-spell = {" "}(un sort face cachée n’a ni nom ni coût de mana : sa valeur de mana est de 0)
has-cast-this-turn = {" "}({ $player } a déjà lancé { $spells } ce tour-ci)
to-cast-from = {" "}depuis { $where ->
    [graveyard] le cimetière
    [library] la bibliothèque
    [command] la zone de commandement
    [outside] l’extérieur de la partie
   *[exile] l’exil
}
cast-only-as-a-sorcery = { $source } ne laisse lancer cette carte que lorsqu’un rituel pourrait l’être : pendant une phase principale de son propre tour, la pile étant vide.
not-enough-power = Les créatures choisies pour { $object } n’ont pas ensemble la force { $need }.
cost-not-now = { $object } ne peut pas être lancé pour ce coût maintenant : « { $condition } » n’est pas vrai.
cost-not-read = Un autre coût de { $object } n’est pas lu, il ne peut donc pas être payé ici.
no-such-cost = { $object } n’a pas de coût appelé { $cost }.
no-such-cost-but = { $object } n’a pas de coût appelé { $cost } ; il y a { $known }.
cost-only-once = { $cost } de { $object } ne se paie qu’une fois.
no-special-now = L’action { $act } n’est pas possible maintenant.
pays-for-nothing = Il a été choisi plus que n’en demande le coût de { $source }.
split-second = Personne ne peut faire cela tant que { $object } avec la fraction de seconde est sur la pile.

## Ce qui est demandé

act-activate = Activer la capacité { $number } de { $object }
act-cast = { $way ->
    [front] Lancer { $object }
   *[other] Lancer { $object } ({ $way })
}
act-pass = Passer
act-play = Jouer { $object }
choose-attacked = Que va attaquer { $object } ?
choose-destroy = Choisir ce qui est détruit{ $count ->
    [one] {""}
   *[other] {" "}({ $count })
}
choose-discard = Choisir de quoi se défausser{ $count ->
    [one] {""}
   *[other] {" "}({ $count })
}
choose-exile = Choisir ce qui est exilé{ $count ->
    [one] {""}
   *[other] {" "}({ $count })
}
choose-host = Choisir à quoi { $aura } arrive attaché
choose-cost = Choisir un coût à payer
choose-new-target = Choisir une nouvelle cible pour { $source }
cost = { $text }
enters-as-copy = { $object } arrive comme copie
enters-as-copy-of = { $object } arrive comme copie de { $of }
choose-mana = Choisir le mana à ajouter{ $of }
place-of-several = { "" } ({ $place } sur { $number })
choose-mode = Choisir le mode
choose-modes = Choisir des modes, { $need }
choose-objects = Choisir { $count ->
    [one] 1 objet
   *[other] { $count } objets
} pour { $source }
choose-life-for-symbols = Combien de { $symbol } sont payés avec { $life } points de vie chacun ?
choose-phyrexian = Payer { $symbol } avec du mana ou avec 2 points de vie ?
choose-pay-with = Que faut-il utiliser pour payer { $cost } ? Les autres paieraient aussi bien.
choose-protector = Choisir qui protège { $battle }
choose-put-onto-battlefield = Choisir ce qui est mis sur le champ de bataille{ $count ->
    [one] {""}
   *[other] {" "}({ $count })
}
choose-put-into-hand = Choisir ce qui est mis en main{ $count ->
    [one] {""}
   *[other] {" "}({ $count })
}
choose-put = Choisir ce qui y est mis{ $count ->
    [one] {""}
   *[other] {" "}({ $count })
}
choose-replacement = Choisir quel effet s’applique d’abord{ $which }, en tant que joueur affecté
choose-replacement-of = Choisir quel effet s’applique d’abord, en tant que contrôleur de { $object }
choose-return = Choisir ce qui est renvoyé{ $count ->
    [one] {""}
   *[other] {" "}({ $count })
}
choose-reveal = Choisir ce qui est révélé{ $count ->
    [one] {""}
   *[other] {" "}({ $count })
}
choose-keep = Choisir ce qui est gardé{ $count ->
    [one] {""}
   *[other] {" "}({ $count })
} ; le reste est sacrifié
choose-sacrifice = Choisir ce qui est sacrifié{ $count ->
    [one] {""}
   *[other] {" "}({ $count })
}
choose-search = Choisir ce qui est trouvé{ $count ->
    [one] {""}
   *[other] {" "}({ $count })
}
choose-shuffle-in = Choisir ce qui est mélangé à la bibliothèque{ $count ->
    [one] {""}
   *[other] {" "}({ $count })
}
choose-tap = Choisir ce qui est engagé{ $count ->
    [one] {""}
   *[other] {" "}({ $count })
}
choose-target = Choisir une cible pour { $source }
choose-untap = Choisir ce qui est dégagé{ $count ->
    [one] {""}
   *[other] {" "}({ $count })
}
choose-x = Choisir X pour { $source }
discard-to-hand-size = { $count ->
    [one] Se défausser de 1 carte pour revenir à la taille maximale de sa main
   *[other] Se défausser de { $count } cartes pour revenir à la taille maximale de sa main
}
division-lethal = mortel
division-past = mortel, le reste passe
division-evenly = à parts égales
divide-damage = Répartir { $total } blessures
enters-attached = { $object } arrive attaché
enters-with-defense = { $object } arrive avec { $count } marqueurs « défense »
enters-with-loyalty = { $object } arrive avec { $count } marqueurs « loyauté »
enters-with-protector = { $object } arrive avec un protecteur
has-priority = { $player } a la priorité ({ $step })
may = « { $text } » ? ({ $source }{ $of })
may-said = { $text } ? ({ $source }{ $of })
trigger-that-said = { $source } : { $text }
cost-said = { $text }
mana = { $mana }
mode = { $number }. { $text }
no = Non
order-bottom = Dans quel ordre les mettre au-dessous ?
order-top = Dans quel ordre les mettre au-dessus ?
choose-encoded = Sur quelle créature { $source } est-il crypté ?
order-copies = Dans quel ordre mettre les copies sur la pile ? La dernière se résout la première.
order-triggers = Dans quel ordre mettre ces capacités déclenchées sur la pile ?
order-triggers-again = Dans quel ordre mettre sur la pile ces capacités, dont certaines se sont déclenchées plusieurs fois à cause de { $by } ?
player = { $player }
regenerates = Régénérer { $object }
thing = { $thing }
things = { $things }
trigger-about = { $source } ({ $subject })
trigger-about-itself = elle-même
trigger-of = { $source }
trigger-that = { $source } : « { $text } »
two-life = 2 points de vie
yes = Oui
choose-chapter = Choisir le chapitre par lequel commence { $object }
choose-color = Choisir une couleur pour { $source }
choose-first-pile = Séparer pour { $source } : choisir le premier tas ; le reste forme le second
choose-pile = Choisir le tas pour { $source }
empty-pile = Rien (le tas vide)
choose-library-end = Choisir où va { $object }
library-bottom = Au-dessous de la bibliothèque
library-deep = Dans la bibliothèque, numéro { $depth } en partant du dessus
library-top = Au-dessus de la bibliothèque
another-creature-type = un autre type de créature
no-such-creature-type = Il n’y a pas de type de créature { $name } ; les types de créature sont ceux de la règle 205.3m.
another-card-name = une autre carte
choose-card-name = Choisir un nom de carte pour { $source }
choose-ability-gained = Choisir la capacité acquise pour { $source }
untold-choice = { $what ->
        [color] Quelle couleur a été choisie à l’arrivée de { $source } ?
        [creature-type] Quel type de créature a été choisi à l’arrivée de { $source } ?
        [card-type] Quel type de carte a été choisi à l’arrivée de { $source } ?
        [number] Quel nombre a été choisi à l’arrivée de { $source } ?
        [land-type] Quel type de terrain a été choisi à l’arrivée de { $source } ?
        [card-name] Quel nom de carte a été choisi à l’arrivée de { $source } ?
        [player] Quel joueur a été choisi à l’arrivée de { $source } ?
       *[word] Qu’est-ce qui a été choisi à l’arrivée de { $source } ?
    }
choose-creature-type = Choisir un type de créature pour { $source }
choose-card-type = Choisir un type de carte pour { $source }
choose-crew = Choisir des créatures à engager pour { $object } ; leurs forces doivent faire { $need } ou plus
choose-face = Choisir quelle face de { $object } lancer
choose-land-or-nonland = Choisir terrain ou non-terrain pour { $source }
kind-land = terrain
kind-nonland = non-terrain
type-chosen = { $type ->
    [artifact] artefact
    [battle] bataille
    [creature] créature
    [enchantment] enchantement
    [instant] éphémère
    [kindred] clan
    [land] terrain
    [sorcery] rituel
   *[planeswalker] planeswalker
}
divide-counters-moved = Combien des { $total } marqueurs { $kind } de { $object } sont déplacés sur chacun ?
choose-number = Choisir un nombre pour { $source }
choose-odd-or-even = Choisir impair ou pair pour { $source }
kind-odd = impair
kind-even = pair
choose-friend-or-foe = { $player } est-il ami ou ennemi ? ({ $source })
kind-friend = ami
kind-foe = ennemi
choose-land-type = Choisir un type de terrain pour { $source }
choose-recipient = Choisir à qui ou à quoi { $source } inflige des blessures
choose-player = Choisir un joueur pour { $source }
choose-proliferate = Choisir ce qui reçoit un marqueur de plus de chaque sorte
color = { $color ->
    [W] Blanc
    [U] Bleu
    [B] Noir
    [R] Rouge
    [G] Vert
   *[C] Incolore
}
color-chosen = { $color ->
    [W] blanc
    [U] bleu
    [B] noir
    [R] rouge
    [G] vert
   *[C] incolore
}
discover-cast = Lancer { $card } sans payer son coût de mana ?
divide-prevented = Répartir la prévention de { $total } blessures
divide-counters = Répartir { $total } marqueurs
endure-counters = Mettre { $count } marqueurs +1/+1 sur { $object } ?
enters-in-a-way = { $object } arrive comme son texte le dit
enters-under = { $object } arrive sous le contrôle de { $player }
enters-with-lore = { $object } arrive avec des marqueurs « sapience »
exile-instead = { $object } est exilé à la place
explore-graveyard = Mettre { $card } au cimetière ?
face = { $name }
goes-elsewhere = { $object } va ailleurs à la place
choose-life-entering = Combien de points de vie payer quand { $source } arrive ?
may-of = {" : "}{ $objects }
may-pay-or-tapped = Payer pour que { $source } n’arrive pas engagé ?
may-stay-tapped = Laisser { $object } engagé ?
prevents-damage = { $source } d’abord (qui prévient des blessures)
word = { $word }
pay-optional-cost = Payer { $cost } { $mana } pour { $source } ?
special-of = { $act } : { $source }
more-mana = { $source } : plus de mana
other-mana = { $source } : un autre mana
more-counters = { $source } d’abord (un autre nombre de marqueurs)
more-damage = { $source } d’abord (plus de blessures)
cannot-pay-life-because = { $player } ne peut pas payer { $life } { $life ->
    [one] point
   *[other] points
} de vie pour { $what }{ $by }.
cannot-lose-life = { $player } ne peut pas perdre de points de vie, ni donc en payer.
choose-untapping = Choisir quoi dégager : { $source } en laisse dégager { $count }
more-life = { $source } d’abord (un autre nombre de points de vie)
more-life-lost = { $source } d’abord (une autre perte de points de vie)
instead-of-by-text = { $source } d’abord (« { $text } »)
instead-of = { $source } d’abord
more-tokens = { $source } d’abord (plus de jetons)
other-tokens = { $source } : d’autres jetons à la place
other-tokens-first = { $source } d’abord (d’autres jetons)
choose-paid-with = Choisir ce qui aide à payer { $source } ({ $keyword })

## Zones et étapes

zone-library = bibliothèque
zone-hand = main
zone-battlefield = champ de bataille
zone-graveyard = cimetière
zone-stack = pile
zone-exile = exil
zone-command = zone de commandement
zone-outside = hors de la partie
zone-nowhere = nulle part

step-untap = étape de dégagement
step-upkeep = étape d’entretien
step-draw = étape de pioche
step-precombat-main = première phase principale
step-beginning-of-combat = début du combat
step-declare-attackers = déclaration des attaquants
step-declare-blockers = déclaration des bloqueurs
step-combat-damage = blessures de combat
step-end-of-combat = fin du combat
step-postcombat-main = seconde phase principale
step-end = étape de fin
step-cleanup = étape de nettoyage

## Sortes de marqueurs qui ont un nom dans d’autres langues

counter-charge = charge
counter-defense = défense
counter-finality = finalité
counter-level = niveau
counter-lore = sapience
counter-loyalty = loyauté
counter-poison = poison
counter-shield = bouclier
counter-stun = étourdissement
counter-time = temps
which-card = Quelle est cette carte : { $object }, { $zone } de { $player } ?
which-card-on-bottom = Quelle carte est au-dessous de la bibliothèque de { $player } ?
which-card-on-top = Quelle carte est sur le dessus de la bibliothèque de { $player } ?
counter-age = âge
counter-energy = énergie
counter-oil = huile
counter-quest = quête
counter-rad = rad
counter-spore = spore
counter-fade = sursis
counter-experience = expérience
counter-verse = couplet
counter-flying = vol
counter-indestructible = indestructible
counter-lifelink = lien de vie
counter-trample = piétinement
counter-deathtouch = contact mortel
counter-vigilance = vigilance
counter-reach = portée
counter-menace = menace
counter-first-strike = initiative
counter-double-strike = double initiative
counter-hexproof = défense talismanique
counter-haste = célérité
counter-called = « { $name } »
none-fits = aucune des cartes inconnues ne convient
none-is-called = aucune des cartes inconnues ne s’appelle { $name }
none-matters = aucune des { $count } n’a d’importance
does-not-matter = peu importe
card-called = { $name }
name-of-one-face = Un seul de ces noms peut être choisi : { $names }.
no-such-name = { $name } n’est pas le nom d’une telle carte.
no-card-so-named = Aucune carte ne s’appelle « { $name } ».
card-does-not-fit = Cela ne peut pas être { $name } : cela contredit ce que l’on sait.
search-unknown = Nommer { $count ->
    [0] les cartes trouvées, autant que voulu
    [one] la carte
   *[other] jusqu’à { $count } cartes
} à trouver ({ $source })
