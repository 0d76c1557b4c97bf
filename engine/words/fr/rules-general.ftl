rule-105-2 = Un objet a les couleurs des symboles de son coût de mana, sauf indication contraire.
rule-106-7 = Un permanent pourrait produire tout ce que ses capacités ajouteraient, que leurs coûts puissent être payés ou non.
rule-118-1 = Un coût est ce qu'il faut faire ou payer pour autre chose.
