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
card-text-cast-it-transformed-without-paying-its-mana-cost = Le lancer transformé sans payer son coût de mana
card-text-cast-that-card-without-paying-its-mana-cost = Lancer cette carte sans payer son coût de mana
card-text-cast-the-copy-without-paying-its-mana-cost = Lancer la copie sans payer son coût de mana
card-text-cast-the-exiled-card-without-paying-its-mana-cost = Lancer la carte exilée sans payer son coût de mana
card-text-play-the-exiled-card-without-paying-its-mana-cost = Jouer la carte exilée sans payer son coût de mana
card-text-play-that-card-without-paying-its-mana-cost = Jouer cette carte sans payer son coût de mana
card-text-cast-an-instant-or-sorcery-spell-from-your-hand-without-paying-its-mana-cost = Lancer un sort d’éphémère ou de rituel de votre main sans payer son coût de mana
card-text-cast-that-card = Lancer cette carte
card-text-cast-it = Le lancer
card-text-play-that-card = Jouer cette carte
card-text-play-it = La jouer
card-text-reveal-it-and-put-it-into-your-hand = La révéler et la mettre dans votre main
card-text-put-it-into-your-graveyard = La mettre dans votre cimetière
card-text-put-it-onto-the-battlefield-tapped = Le mettre sur le champ de bataille engagé
card-text-put-n-land-card-from-your-hand-onto-the-battlefield-tapped = Mettre une carte de terrain de votre main sur le champ de bataille engagée
card-text-put-n-permanent-card-from-your-hand-onto-the-battlefield = Mettre une carte de permanent de votre main sur le champ de bataille
card-text-put-n-creature-card-from-their-hand-onto-the-battlefield = Mettre une carte de créature de sa main sur le champ de bataille
card-text-look-at-the-top-card-of-your-library = Regarder la carte du dessus de votre bibliothèque
card-text-reveal-the-top-card-of-your-library = Révéler la carte du dessus de votre bibliothèque
card-text-exile-the-top-card-of-your-library = Exiler la carte du dessus de votre bibliothèque
card-text-search-your-library-for-n-basic-land-card-reveal-it-put-it-into-your-hand-then-shuffle = Chercher une carte de terrain de base dans votre bibliothèque, la révéler, la mettre dans votre main, puis mélanger
card-text-search-your-library-for-n-basic-land-card-reveal-it-then-shuffle-and-put-that-card-on-top = Chercher une carte de terrain de base dans votre bibliothèque, la révéler, mélanger, puis la mettre au-dessus
card-text-search-your-library-for-n-plains-card-put-it-onto-the-battlefield-tapped-then-shuffle = Chercher une carte de Plaine dans votre bibliothèque, la mettre sur le champ de bataille engagée, puis mélanger
card-text-search-their-library-for-n-basic-land-card-put-it-onto-the-battlefield-tapped-then-shuffle = Chercher une carte de terrain de base dans sa bibliothèque, la mettre sur le champ de bataille engagée, puis mélanger
card-text-search-their-library-for-n-basic-land-card-put-that-card-onto-the-battlefield-tapped-then-shuffle = Chercher une carte de terrain de base dans sa bibliothèque, la mettre sur le champ de bataille engagée, puis mélanger
card-text-search-their-library-for-n-basic-land-card-put-it-onto-the-battlefield-then-shuffle = Chercher une carte de terrain de base dans sa bibliothèque, la mettre sur le champ de bataille, puis mélanger
card-text-search-their-library-for-n-basic-land-card-put-that-card-onto-the-battlefield-then-shuffle = Chercher une carte de terrain de base dans sa bibliothèque, la mettre sur le champ de bataille, puis mélanger
card-text-tap-target-creature = Engager la créature ciblée
card-text-tap-or-untap-target-creature = Engager ou dégager la créature ciblée
card-text-destroy-target-creature = Détruire la créature ciblée
card-text-destroy-target-artifact = Détruire l’artefact ciblé
card-text-destroy-target-artifact-or-enchantment = Détruire l’artefact ou l’enchantement ciblé
card-text-destroy-target-nonland-permanent = Détruire le permanent non-terrain ciblé
card-text-exile-target-creature = Exiler la créature ciblée
card-text-exile-target-artifact-or-enchantment = Exiler l’artefact ou l’enchantement ciblé
card-text-exile-target-card-from-n-graveyard = Exiler la carte ciblée d’un cimetière
card-text-exile-target-creature-card-from-n-graveyard = Exiler la carte de créature ciblée d’un cimetière
card-text-exile-n-creature-card-from-your-graveyard = Exiler une carte de créature de votre cimetière
card-text-return-target-creature-to-its-owner-s-hand = Renvoyer la créature ciblée dans la main de son propriétaire
card-text-return-target-creature-card-from-your-graveyard-to-your-hand = Renvoyer la carte de créature ciblée de votre cimetière dans votre main
card-text-return-target-creature-card-from-your-graveyard-to-the-battlefield = Renvoyer la carte de créature ciblée de votre cimetière sur le champ de bataille
card-text-return-target-artifact-card-from-your-graveyard-to-your-hand = Renvoyer la carte d’artefact ciblée de votre cimetière dans votre main
card-text-return-n-creature-card-from-your-graveyard-to-your-hand = Renvoyer une carte de créature de votre cimetière dans votre main
card-text-return-n-land-you-control-to-its-owner-s-hand = Renvoyer un terrain que vous contrôlez dans la main de son propriétaire
card-text-return-another-permanent-you-control-to-its-owner-s-hand = Renvoyer un autre permanent que vous contrôlez dans la main de son propriétaire
card-text-return-it-to-the-battlefield = Le renvoyer sur le champ de bataille
card-text-sacrifice-another-creature-or-artifact = Sacrifier une autre créature ou un autre artefact
card-text-sacrifice-an-artifact = Sacrifier un artefact
card-text-sacrifice-an-artifact-or-creature = Sacrifier un artefact ou une créature
card-text-mill-n-card = Meuler une carte
card-text-mill-n-cards = Meuler { $n } cartes
card-text-pay-any-amount-of-mana = Payer autant de mana que vous le voulez
card-text-pay-any-amount-of-life = Payer autant de points de vie que vous le voulez
card-text-pay-one-or-more-cost = Payer un { $cost } ou plus
card-text-reveal-n-dragon-card-from-your-hand = Révéler une carte de Dragon de votre main
card-text-have-it-deal-damage-equal-to-its-power-to-target-creature = Lui faire infliger à la créature ciblée autant de blessures que sa force
card-text-have-it-fight-target-creature-you-don-t-control = La faire se battre contre la créature ciblée que vous ne contrôlez pas
card-text-attach-it-to-target-creature-you-control = L’attacher à la créature ciblée que vous contrôlez
card-text-attach-an-equipment-you-control-to-it = Lui attacher un équipement que vous contrôlez
card-text-untap-it-and-remove-it-from-combat = Le dégager et le retirer du combat
card-text-transform-it = Le transformer
card-text-copy-that-ability = Copier cette capacité
card-text-forage = Fourrager
card-text-choose-new-targets-for-target-spell = Choisir de nouvelles cibles pour le sort ciblé
card-text-choose-new-targets-for-target-spell-or-ability = Choisir de nouvelles cibles pour le sort ou la capacité ciblés
card-text-choose-new-targets-for-target-instant-or-sorcery-spell = Choisir de nouvelles cibles pour le sort d’éphémère ou de rituel ciblé
card-text-choose-new-targets-for-that-spell = Choisir de nouvelles cibles pour ce sort
card-text-choose-new-targets-for-it = Choisir de nouvelles cibles pour lui
card-text-choose-new-targets-for-the-copies = Choisir de nouvelles cibles pour les copies
card-text-copy-the-exiled-card = Copier la carte exilée
card-text-cast-the-copies-without-paying-their-mana-costs = Lancer les copies sans payer leurs coûts de mana
card-text-cast-that-spell-without-paying-its-mana-cost = Lancer ce sort sans payer son coût de mana
card-text-repeat-this-process = Recommencer
card-text-repeat-this-process-any-number-of-times = Recommencer autant de fois que voulu
card-text-search-their-library-for-n-land-card-with-n-basic-land-type-put-it-onto-the-battlefield-then-shuffle = Chercher une carte de terrain ayant un type de terrain de base dans sa bibliothèque, la mettre sur le champ de bataille, puis mélanger
card-text-search-your-library-for-up-to-n-land-cards-put-them-onto-the-battlefield-tapped-then-shuffle = Chercher jusqu’à { $n } cartes de terrain dans votre bibliothèque, les mettre sur le champ de bataille engagées, puis mélanger
card-text-put-an-artifact-creature-enchantment-or-land-card-from-their-hand-onto-the-battlefield = Mettre une carte d’artefact, de créature, d’enchantement ou de terrain de sa main sur le champ de bataille
