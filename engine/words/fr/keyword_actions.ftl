### Actions à mot-clé.

designation-suspected = suspectée
designation-monstrous = monstrueuse
designation-harnessed = maîtrisé
choose-learn-discard = Choisir de quelle carte se défausser pour en piocher une, ou aucune pour révéler une Leçon
choose-lesson = Choisir une Leçon en dehors de la partie, ou aucune
choose-blighted = Choisir la créature qui reçoit la gangrène
choose-evidence = Choisir des cartes du cimetière dont la valeur de mana totale est d’au moins { $count }
choose-more-evidence = Leur valeur de mana totale est de { $have } ; en choisir pour au moins { $count }
choose-beheld = Choisir une carte en main ou un permanent à contempler
choose-time-travel = Choisir les permanents et cartes suspendues dont ajouter ou retirer un marqueur « temps »
forage-exile = Exiler trois cartes de votre cimetière plutôt que sacrifier une Nourriture ?
time-travel-add = Mettre un marqueur « temps » sur { $object } plutôt qu’en retirer un ?
choose-scry = Choisir les cartes à mettre au-dessous de la bibliothèque{ $count ->
    [one] {""}
   *[other] {" "}({ $count })
}
choose-surveil = Choisir les cartes à mettre au cimetière{ $count ->
    [one] {""}
   *[other] {" "}({ $count })
}
choose-fateseal = Choisir les cartes à mettre au-dessous de cette bibliothèque{ $count ->
    [one] {""}
   *[other] {" "}({ $count })
}
