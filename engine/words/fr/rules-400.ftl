### Ce que disent les règles citées des 400, dans nos propres mots.

rule-400-3 = Une carte va dans le cimetière, la main ou la bibliothèque de son propriétaire, qui que soit son contrôleur.
rule-400-7 = Ce qui change de zone devient un nouvel objet sans mémoire de ce qu’il était.

rule-401-4 = Plusieurs cartes mises ensemble dans une bibliothèque sont rangées par leur propriétaire.
rule-406-3a = Une carte exilée face cachée n’a pas de caractéristiques.
rule-400-2 = Dans les zones publiques, tous les joueurs voient la face des cartes.
rule-402-2 = La taille de main maximum d’un joueur est de sept, sauf si un effet en dit autrement.
