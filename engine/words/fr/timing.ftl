### Quand on peut activer ou lancer quelque chose, et qui.

cast-only-if = { $object } ne se lance que si : { $text }.
cast-only-when = { $object } ne se lance que dans ce cas : { $when }.
only-once-ever = Cette capacité de { $object } ne s'active qu'une seule fois.
only-opponents-activate = Seuls les adversaires du contrôleur de { $object } activent cette capacité.
only-so-often = Cette capacité de { $object } ne s'active pas plus de { $most } fois par tour.
only-when = Cette capacité de { $object } ne s'active que dans ce cas : { $when }.
choose-tap-or-untap = Engager ou dégager { $object } ?
way-tap = L'engager
way-untap = Le dégager
may-put-under = Mettre { $card } au-dessous de votre bibliothèque ?
choose-word = Choisissez un mot pour { $source }
choose-counters-removed = Combien de marqueurs { $kind } sont retirés de { $object } ?
choose-counters-moved = Combien de marqueurs { $kind } sont déplacés depuis { $object } ?
choose-counter-removed = Quel marqueur est retiré de { $object } ?
choose-counter-moved = Quel marqueur est déplacé depuis { $object } ?
counter-kind = { $kind }
from-one-graveyard = Toutes doivent être des cartes d'un même cimetière.
names-must-differ = Toutes doivent porter des noms différents.
total-too-great = Ensemble, elles ne peuvent pas dépasser { $most }.
choose-form = Choisissez ce que { $source } est en arrivant
to-battlefield = champ de bataille
to-hand = main
choose-zone = Où { $object } va-t-elle ?
choose-up-to-draw = Combien de cartes piochez-vous ?
choose-energy = Combien de marqueurs « énergie » payez-vous ?
may-pay-life-or-top = Payer { $life } points de vie pour garder { $object } en main ?
