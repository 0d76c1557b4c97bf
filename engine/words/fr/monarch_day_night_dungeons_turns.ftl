### Désignations, jour et nuit, vitesse, donjons, et tours qui se passent autrement.

the-monarch = le monarque
the-initiative = l’initiative
tell-becomes-monarch = { $player } devient le monarque.
heir-in-own-turn = { $gone } a quitté la partie, et c’est le tour de { $player }
heir-next-in-turn-order = { $gone } a quitté la partie, et { $player } est le joueur suivant
tell-takes-initiative = { $player } prend l’initiative.
tell-gets-blessing = { $player } reçoit la bénédiction de la cité pour le reste de la partie.
tell-becomes-day = Le jour se lève{ $why }.
tell-becomes-night = La nuit tombe{ $why }.
no-spell-last-turn = {" : "}le joueur actif du tour précédent n’y a lancé aucun sort
two-spells-last-turn = {" : "}le joueur actif du tour précédent y a lancé deux sorts ou plus
tell-speed = La vitesse de { $player } est de { $speed }.
tell-phased-out = { $objects } { $count ->
    [one] se déphase
   *[other] se déphasent
}.
is-phased-out = { $object } est déphasé : on fait comme s’il n’existait pas.
choose-dungeon = Choisir un donjon où s’aventurer
choose-room = Choisir la salle où continuer
tell-dungeon-entered = { $player } met { $dungeon } en jeu.
tell-room-entered = { $player } entre dans { $room }.
tell-dungeon-completed = { $player } termine { $dungeon }.
tell-no-dungeon = { $player } s’aventure ({ $into }), mais les salles du donjon ne sont pas dans mes données : jouez-les à la main, ou mettez une carte de donjon dans la réserve de { $player }.
choose-ring-bearer = Choisir la créature qui sera le Porteur de l’Anneau
tell-ring-tempts = { $times ->
    [one] L’Anneau tente { $player } pour la première fois.
   *[other] L’Anneau tente { $player } ({ $times } fois jusqu’ici).
}
tell-ring-bearer = { $object } est le Porteur de l’Anneau de { $player }.
tell-ring-bearer-lost = { $object } n’est plus le Porteur de l’Anneau de { $player }.
unit-turn = tour
unit-untap-step = étape de dégagement
unit-upkeep-step = étape d’entretien
unit-draw-step = étape de pioche
unit-combat-phase = phase de combat
tell-will-skip = { $count ->
    [one] { $player } passera : { $unit }.
   *[other] { $player } passera ({ $count } fois) : { $unit }.
}
may-skip = Passer ce qui commencerait : { $unit } ? ({ $source })
tell-skips = { $what ->
    [turn] { $player } passe un tour.
    [combat-phase] { $player } passe sa phase de combat.
   *[other] { $player } passe son { $unit }.
}
tell-turn-ends = Le tour prend fin : on passe directement à l’étape de nettoyage.
tell-combat-ends = La phase de combat prend fin.
tell-will-be-controlled = { $by } contrôlera { $player } pendant le prochain tour de { $player }.
tell-controlled-for-now = { $by } contrôle { $player } pendant cette recherche et fait ses choix.
tell-controlled = { $by } contrôle { $player } pendant ce tour et prend les décisions de { $player }.
tell-can-repeat = { $player } peut répéter cela autant de fois que voulu : { $some ->
    [true] { $gains }
   *[false] rien n’y est consommé
}.
loop-no-life = { $player } jusqu’à 0 point de vie
loop-life = n’importe quel nombre de points de vie pour { $player }
loop-tokens = n’importe quel nombre de jetons { $name }
loop-counters = n’importe quel nombre de marqueurs { $kind } sur { $on }
loop-mana = n’importe quelle quantité de { $mana }
loop-library = toute la bibliothèque de { $player } meulée
tell-not-played = { $object } dit « { $text } » ; { $what } n’est pas joué ici : faites-le à la main.
refused-by-name = { $what } n’est pas joué ici
refused-restarting = recommencer
refused-subgames = jouer des sous-parties
refused-stickers = poser des autocollants
refused-attractions = ouvrir des Attractions
tell-extra-turn-before-another = { $player } jouera un tour supplémentaire après celui-ci, avant l’autre : c’est le dernier créé.
tell-extra-turn-skipped = { $player } passera le tour supplémentaire après celui-ci : { $by }.
tell-extra-turn = { $player } jouera un tour supplémentaire après celui-ci.
