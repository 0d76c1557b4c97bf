### Les mots des actions mots-clés (701).

more-cards = { $source } : un autre nombre de cartes
look-at-more = Regarder { $count } cartes de plus ? ({ $source })
