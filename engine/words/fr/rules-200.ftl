### Ce que disent les règles citées des 200, dans nos propres mots.

rule-202-1b = Sans coût de mana, un objet ne peut être lancé en le payant.
