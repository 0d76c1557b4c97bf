### Ce que disent les règles citées des 200, dans nos propres mots.

rule-202-1b = Sans coût de mana, un objet ne peut être lancé en le payant.
rule-205-4e = Un éphémère ou un rituel légendaire demande que vous contrôliez une créature ou un planeswalker légendaire.
