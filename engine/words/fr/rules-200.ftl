### Ce que disent les règles citées des 200, dans nos propres mots.

rule-201-2b = Des objets ont des noms différents si chacun a un nom et si aucun n’est partagé.
rule-201-4 = Un nom de carte choisi est celui d’une carte qui existe : une moitié ou une face, jamais un simple jeton.
rule-201-4a = Le nom choisi est celui d’une carte telle que l’effet la demande.
rule-201-4b = D’une carte double, c’est le nom d’une moitié qui est choisi, non les deux.
rule-202-1b = Sans coût de mana, un objet ne peut être lancé en le payant.
rule-202-3 = La valeur de mana est le total du coût de mana, quelles que soient les couleurs.
rule-202-3a = Ce qui n’a pas de coût de mana a une valeur de mana de 0.
rule-202-3b = Une face arrière a la valeur de mana de la face avant ; une copie d’une face arrière a 0.
rule-202-3c = Un permanent assimilé a la valeur de mana des deux faces avant ensemble.
rule-202-3d = Une carte double qui n’est pas sur la pile a la valeur de mana de ses deux moitiés ensemble.
rule-202-3e = Dans une valeur de mana, X vaut 0, mais sur la pile ce qui a été choisi pour X.
rule-202-3f = Dans une valeur de mana, un symbole hybride compte pour sa plus grande moitié.
rule-202-3g = Dans une valeur de mana, un symbole phyrexian compte pour 1.
rule-205-1a = De nouveaux types de carte remplacent les anciens ; les sous-types de ceux-ci partent avec eux.
rule-205-1b = Ce qui devient quelque chose en plus, ou une créature-artefact, ou est toujours quelque chose, garde ses types.
rule-205-3e = Un sous-type choisi existe et correspond au bon type de carte.
rule-205-4b = Un changement de types laisse les super-types tels quels.
rule-205-4e = Un éphémère ou un rituel légendaire demande que vous contrôliez une créature ou un planeswalker légendaire.
rule-208-2a = Une étoile vaut ce que dit la capacité qui la définit ; si rien ne la définit, elle vaut 0.
rule-208-2b = Ce qui arrive avec une taille au choix est ce qui a été choisi à son arrivée ; les copies le copient.
rule-208-3a = Un changement de force et d’endurance de ce qui n’est pas une créature compte dès que c’en est une.
