### Actions à mot-clé.

designation-suspected = suspectée
designation-monstrous = monstrueuse
designation-harnessed = maîtrisé
choose-learn-discard = Vous pouvez choisir de quelle carte vous défausser pour en piocher une, ou aucune pour révéler une Leçon
choose-lesson = Vous pouvez choisir une Leçon en dehors de la partie
choose-blighted = Choisissez la créature qui reçoit la gangrène
choose-evidence = Choisissez des cartes de votre cimetière dont la valeur de mana totale est d’au moins { $count }
choose-more-evidence = Leur valeur de mana totale est de { $have } ; choisissez-en pour au moins { $count }
choose-beheld = Choisissez une carte en main ou un permanent à contempler
choose-time-travel = Choisissez les permanents et cartes suspendues dont ajouter ou retirer un marqueur « temps »
forage-exile = Exiler trois cartes de votre cimetière plutôt que sacrifier une Nourriture ?
time-travel-add = Mettre un marqueur « temps » sur { $object } plutôt qu’en retirer un ?
choose-scry = Choisissez les cartes à mettre au-dessous de votre bibliothèque{ $count ->
    [one] {""}
   *[other] {" "}({ $count })
}
choose-surveil = Choisissez les cartes à mettre dans votre cimetière{ $count ->
    [one] {""}
   *[other] {" "}({ $count })
}
choose-fateseal = Choisissez les cartes à mettre au-dessous de cette bibliothèque{ $count ->
    [one] {""}
   *[other] {" "}({ $count })
}
