### Ce que disent les règles citées des 900, dans nos propres mots.

rule-903-3c = Un permanent fusionné avec un commandant est le commandant de ce joueur.
rule-903-6 = Un commandant commence en zone de commandement.
rule-903-8 = Un commandant coûte 2 de plus par lancement précédent de là.
rule-903-9a = Un commandant au cimetière ou en exil peut aller en zone de commandement.
rule-903-9b = Un commandant qui irait en main ou en bibliothèque peut aller en zone de commandement.
rule-903-9c = D’un permanent fusionné, seul le commandant va dans la zone de commandement.
rule-903-11a = Ce qui entre dans une partie de Commander doit convenir aux couleurs du commandant et ne pas y être déjà.
rule-903-4 = L’identité couleur d’une carte est formée des couleurs de ses symboles de mana et de ce qui définit sa couleur.
