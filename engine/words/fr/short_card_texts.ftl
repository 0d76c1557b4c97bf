### Textes courts de cartes, dits ici parce qu’ils reviennent souvent (voir engine/words/in_other_languages.py).

card-text-pay-cost = Payer { $cost }
card-text-pay-n-life = Payer { $n } { $n ->
    [one] point
   *[other] points
} de vie
card-text-gain-n-life = Gagner { $n } { $n ->
    [one] point
   *[other] points
} de vie
card-text-lose-n-life = Perdre { $n } { $n ->
    [one] point
   *[other] points
} de vie
card-text-draw-n-card = Piocher une carte
card-text-draw-n-additional-cards = Piocher { $n } cartes supplémentaires
card-text-draw-n-cards = Piocher { $n } cartes
card-text-discard-n-card = Se défausser d’une carte
card-text-discard-n-cards = Se défausser de { $n } cartes
card-text-discard-your-hand = Se défausser de sa main
card-text-discard-it = La défausser
card-text-search-your-library-for-n-card-put-it-into-your-hand-then-shuffle = Chercher une carte dans sa bibliothèque, la mettre dans sa main, puis mélanger
card-text-search-your-library-for-n-basic-land-card-put-that-card-onto-the-battlefield-tapped-then-shuffle = Chercher une carte de terrain de base dans sa bibliothèque, la mettre sur le champ de bataille engagée, puis mélanger
card-text-search-your-library-for-n-basic-land-card-put-it-onto-the-battlefield-tapped-then-shuffle = Chercher une carte de terrain de base dans sa bibliothèque, la mettre sur le champ de bataille engagée, puis mélanger
card-text-sacrifice-it = Le sacrifier
card-text-sacrifice-n-creature = Sacrifier une créature
card-text-sacrifice-n-land = Sacrifier un terrain
card-text-sacrifice-n-permanent = Sacrifier un permanent
card-text-sacrifice-n-artifact = Sacrifier un artefact
card-text-sacrifice-another-creature = Sacrifier une autre créature
card-text-tap-it = L’engager
card-text-untap-it = Le dégager
card-text-tap-or-untap-target-permanent = Engager ou dégager le permanent ciblé
card-text-exile-it = L’exiler
card-text-destroy-it = Le détruire
card-text-return-it-to-its-owner-s-hand = Le renvoyer dans la main de son propriétaire
card-text-return-it-to-your-hand = Le renvoyer dans votre main
card-text-put-it-into-your-hand = La mettre dans votre main
card-text-put-it-onto-the-battlefield = Le mettre sur le champ de bataille
card-text-put-it-on-the-bottom-of-your-library = La mettre au-dessous de votre bibliothèque
card-text-put-n-creature-card-from-your-hand-onto-the-battlefield = Mettre une carte de créature de votre main sur le champ de bataille
card-text-put-n-land-card-from-your-hand-onto-the-battlefield = Mettre une carte de terrain de votre main sur le champ de bataille
card-text-reveal-it = La révéler
card-text-copy-it = Le copier
card-text-copy-that-spell = Copier ce sort
card-text-choose-new-targets-for-the-copy = Choisir de nouvelles cibles pour la copie
card-text-cast-it-without-paying-its-mana-cost = Le lancer sans payer son coût de mana
card-text-shuffle = Mélanger sa bibliothèque
card-text-scry-n = Regard { $n }
card-text-surveil-n = Surveillance { $n }
card-text-proliferate = Proliférer
card-text-its-controller-sacrifices-it = Son contrôleur le sacrifie
card-text-you-gain-n-life = Vous gagnez { $n } { $n ->
    [one] point
   *[other] points
} de vie
card-text-you-lose-n-life = Vous perdez { $n } { $n ->
    [one] point
   *[other] points
} de vie
card-text-you-draw-n-card = Vous piochez une carte
card-text-each-opponent-loses-n-life = Chaque adversaire perd { $n } { $n ->
    [one] point
   *[other] points
} de vie
card-text-have-that-player-lose-n-life = Faire perdre { $n } { $n ->
    [one] point
   *[other] points
} de vie à ce joueur
