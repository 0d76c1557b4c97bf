### Ce que disent les règles citées des 600, dans nos propres mots.

rule-601-2 = Lancer : annoncer, choisir, cibler, payer.
rule-601-2a = Lancer met la carte sur la pile.
rule-601-2b = On annonce les modes, X et les coûts optionnels ou alternatifs.
rule-601-2c = Chaque cible doit être légale quand on la choisit.
rule-601-2d = Une répartition donne au moins un à chaque cible.
rule-601-2e = Un sort qui ne peut être lancé légalement est repris.
rule-601-2f = Le coût total : le coût, plus les augmentations, moins les réductions.
rule-601-2g = On peut activer des capacités de mana avant de payer.
rule-601-2h = Le coût total se paie en entier.
rule-601-2i = Le sort est lancé, et les capacités qui le guettent se déclenchent.
rule-601-3 = Un sort ne se lance que si quelque chose le permet et que rien ne l’interdit.
rule-601-3b = « Comme si cela avait le flash » permet de le lancer à vitesse d’éphémère.

rule-601-3c = Un sort peut être commencé comme s’il avait le flash si le coût supplémentaire doit être payé.
rule-601-3d = Un sort qui aurait le flash sous condition peut être commencé ainsi si la condition est remplie.
rule-601-5 = Un sort qu’on ne peut plus lancer une fois proposé est repris.
rule-602-1 = Une capacité activée a un coût avant les deux-points.
rule-602-2 = Seul son contrôleur peut activer la capacité d’un objet.
rule-602-2a = La capacité est annoncée et va sur la pile.
rule-602-2b = Choix, cibles et coûts sont comme pour lancer un sort.
rule-602-5 = Une capacité interdite ne peut être activée.
rule-602-5b = Une limite d’usage vaut pour l’objet, quel que soit son contrôleur.
rule-602-5d = « Comme un rituel » : pendant sa phase principale, la pile vide.

rule-603-2 = Une capacité se déclenche chaque fois que son événement arrive.
rule-603-2d = Un effet fait déclencher une capacité des fois supplémentaires.
rule-603-2e = Ce qui « devient » engagé ou attaché change d’état : ce qui arrive ainsi ou l’est déjà ne déclenche rien.
rule-603-2g = Rien ne se déclenche sur un événement prévenu ou remplacé : il n’a pas eu lieu.
rule-603-2h = « Faites ceci une seule fois par tour » : elle ne se déclenche que tant que ce n’est pas fait.
rule-603-3 = Une capacité déclenchée va sur la pile avant que quiconque ait la priorité.
rule-603-3b = Dans l’ordre du tour, chacun ordonne ses propres déclenchements.
rule-603-3d = Un déclenchement sans choix légal est retiré.
rule-603-4 = Un « si » de déclenchement se vérifie au déclenchement et à la résolution.
rule-603-6a = Elle se déclenche quand un permanent arrive sur le champ de bataille.
rule-603-6c = Les capacités de départ du champ de bataille regardent en arrière.
rule-603-7 = Une capacité déclenchée à retardement attend son événement.
rule-603-7f = D’un déclenchement retardé créé par l’effet de remplacement d’une capacité statique, la source est l’objet qui la porte.
rule-603-7g = D’un déclenchement retardé lié à ce qu’une capacité statique permet de faire, la source est l’objet qui la porte.
rule-603-7h = Ce qui attend qu’une capacité se résolve tant de fois dans le tour n’est créé que lors de cette résolution.
rule-603-8 = Un déclenchement d’état a lieu dès que quelque chose est vrai.
rule-603-10a = Départs et morts se voient comme les choses étaient juste avant.
rule-603-10d = Perdre le contrôle d’une chose se voit comme c’était avant.
rule-603-10e = Un sort contrecarré se voit comme c’était avant.
rule-603-11 = Une capacité déclenchée du même paragraphe qu’une capacité statique lui est liée.
rule-603-12 = Un déclenchement réflexif suit l’action qui vient d’être faite.

rule-604-3 = Certaines capacités statiques définissent un objet, partout.

rule-605-3a = Les capacités de mana peuvent s’activer pendant le paiement.
rule-605-3b = Une capacité de mana se résout aussitôt, sans la pile.
rule-605-4a = Une capacité de mana déclenchée se résout aussitôt.

rule-606-3 = Capacités de loyauté : phase principale, pile vide, une par permanent et par tour.
rule-606-4 = Les capacités de loyauté coûtent d’ajouter ou retirer des marqueurs « loyauté ».
rule-606-5 = La loyauté ajoutée et retirée pour activer une capacité est un seul coût.
rule-606-6 = Il faut assez de marqueurs « loyauté » à retirer.

rule-607-2a = « La carte exilée » est celle exilée par la capacité de cet objet.
rule-607-2d = Ce qui est « choisi » est ce qu’une autre capacité de cet objet a fait choisir.
rule-607-2e = Ce qui est noté pour un objet est ce que sa propre capacité a fait noter.
rule-607-2g = « Payé quand il est arrivé » désigne ce que sa propre capacité a fait payer.

rule-608-1 = Le dessus de la pile se résout quand tous ont passé.
rule-608-2 = Ce qui se résout est vérifié, puis exécuté.
rule-608-2b = Si toutes ses cibles sont illégales, cela ne se résout pas ; les illégales sont ignorées.
rule-608-2c = Les instructions se suivent dans l’ordre écrit.
rule-608-2d = Les choix non faits avant se font à la résolution.
rule-608-2g = Un sort lancé par un effet l’est pendant la résolution.
rule-608-2h = Ce qui n’est plus là compte tel qu’il était en dernier.
rule-608-2j = Un effet qui parle d’une couleur ne regarde que celle-là, quelles que soient les autres.
rule-608-2k = Ce dont parlait le coût ou le déclenchement reste affecté, même changé.
rule-608-2n = Ensuite le sort va au cimetière, et une capacité disparaît.
rule-608-2p = Ce qui se déclenche à une résolution le fait une fois tout le reste accompli.
rule-608-3 = Un sort de permanent devient un permanent.
rule-608-3a = Un sort de permanent arrive sous le contrôle de son contrôleur.
rule-608-3d = Un sort de créature en mutation fusionne avec sa cible.
rule-608-3e = Un sort de permanent qui ne peut arriver va au cimetière de son propriétaire.
rule-609-4 = « Comme si » ne vaut que pour ce que dit l’effet.
rule-609-4b = Le mana dépensé comme s’il était de n’importe quelle couleur reste ce qu’il est.
rule-609-7a = La source de blessures est choisie à la création de l’effet.

rule-610-3 = « Jusqu’à » un événement : alors cela revient.
rule-610-3b = Ce qui devait partir est déjà parti : rien ne bouge.
rule-610-3c = Ce qui revient le fait sous le contrôle de son propriétaire.

rule-610-4 = Il passe hors phase jusqu’à un événement, et revient en phase juste après.
rule-610-4b = Il ne passe pas hors phase si ce qui devait partir est parti avant la résolution.
rule-610-4d = Ce qui revient en phase juste après le même événement le fait en même temps.
rule-610-5 = Un sort acquiert une capacité quand il est lancé, et la garde sur le champ de bataille.
rule-611-2 = Un sort ou une capacité résolus peuvent laisser un effet continu.
rule-611-2a = Il dure autant que dit, ou jusqu’à la fin de la partie.
rule-611-2b = Un effet qui dure tant qu’une chose est vraie finit quand elle ne l’est plus, et ne commence pas si elle ne l’est pas.
rule-611-2c = Ce qu’il affecte est fixé à son début.

rule-611-2e = Ce qu’un effet fait d’un permanent qu’il met sur le champ de bataille vaut dès son arrivée.
rule-611-2f = Ce qui est dit du prochain sort commence quand ce sort est mis sur la pile.
rule-611-3d = Ce qu’une carte gagne avec la permission de la jouer reste, quoi qu’il advienne de ce qui l’a permise.
rule-612-1 = Un effet de changement de texte change les mots d’un objet, dans son texte et sa ligne de type.
rule-612-2 = Seuls changent les mots employés comme tels : une couleur, un type de terrain ou de créature ; jamais les noms.
rule-613-1 = Un objet part de ce qui est imprimé, puis les effets s’appliquent par couches.
rule-613-1b = Couche 2 : qui contrôle quoi.
rule-613-1c = Couche 3 : les changements de texte.
rule-613-1d = Couche 4 : les changements de type.
rule-613-1e = Couche 5 : les changements de couleur.
rule-613-1f = Couche 6 : les capacités gagnées et perdues.
rule-613-2a = Couche 1a : les copies, et les permanents fusionnés.
rule-613-2b = Couche 1b : ce que la face cachée en fait.
rule-613-4a = Couche 7a : les capacités qui définissent leur propre force et endurance.
rule-613-4b = Couche 7b : la force et l’endurance fixées à une valeur.
rule-613-4c = Couche 7c : la force et l’endurance augmentées ou réduites, par des marqueurs aussi.
rule-613-4d = Couche 7d : la force et l’endurance échangées.
rule-613-6 = Un effet qui a commencé à s’appliquer dans une couche continue dans les suivantes, même si la capacité qui le produit a disparu.
rule-613-7 = Dans une couche, les effets s’appliquent dans l’ordre de leurs horodatages.
rule-613-8 = Un effet qui dépend d’un autre l’attend, quels que soient les horodatages.

rule-614-1a = « À la place » remplace ce qui arriverait.
rule-614-1c = « Arrive avec » change l’arrivée.
rule-614-1d = « Arrive engagé » et semblables changent l’arrivée.
rule-614-5 = Un effet de remplacement ne s’applique qu’une fois à un événement.
rule-614-6 = Ce qui est remplacé n’arrive pas ; autre chose arrive à la place.
rule-614-9 = Les mêmes blessures sont infligées à autre chose.
rule-614-10 = Passer quelque chose, c’est ne rien faire à la place.
rule-614-10b = Ce qu’on fait pour avoir passé un tour ou une étape arrive d’abord dans le suivant.
rule-614-11 = Une pioche est remplacée même s’il n’y a pas de carte à piocher.
rule-614-11b = Ce qu’on fait d’une carte piochée ne se fait pas de celle qui la remplace.
rule-614-12 = Ce que l’objet serait sur le champ de bataille décide de son arrivée.
rule-614-12a = Un choix sur l’arrivée se fait avant l’arrivée.
rule-614-12c = Un permanent a la capacité qui suit le mot choisi à son arrivée.
rule-614-13c = Une carte qui arrive depuis une bibliothèque n’est pas de celles exilées ou meulées alors.
rule-614-15 = Un effet peut remplacer une partie de lui-même ; cette partie de son texte s’applique d’abord.
rule-614-16 = Les effets sur les marqueurs et les jetons valent pour tout effet qui en crée.

rule-614-17 = Ce qui ne peut pas arriver ne peut pas non plus être remplacé ; on s’en passe.
rule-615-1 = Un effet de prévention ôte des blessures avant qu’elles soient infligées.
rule-615-5 = Ce que fait par ailleurs un effet de prévention arrive juste après.
rule-615-6 = Des blessures prévenues ne sont pas infligées.
rule-615-7 = Un bouclier prévient autant de blessures que dit.
rule-615-8 = Les prochaines blessures d’une source sont prévenues, quel qu’en soit le nombre.
rule-615-12 = Les blessures qui ne peuvent pas être prévenues ne le sont pas et n’usent aucun bouclier.

rule-616-1 = Le joueur affecté, ou le contrôleur de l’objet, choisit quel remplacement s’applique d’abord.
rule-616-1a = Les effets d’autoremplacement s’appliquent d’abord.
rule-616-1b = Les effets sur qui contrôlera ce qui arrive sont choisis d’abord.
rule-616-1c = Arriver comme copie se choisit avant les autres façons d’arriver.
rule-616-1d = Les effets qui montrent l’autre face passent avant les autres.
rule-616-1e = De plusieurs effets sur le même événement, n’importe lequel peut s’appliquer d’abord.
rule-616-1f = Après un effet vient le suivant qui s’applique encore.
rule-603-2c = Une capacité se déclenche chaque fois que son événement se produit, même plusieurs fois à la fois.
rule-603-7c = Une capacité déclenchée à retardement n’affecte pas un objet qui a quitté la zone où il était.
rule-609-3 = Un effet qui ne peut pas tout faire fait tout ce qui est possible.
rule-615-10 = Il ne prévient que cette quantité de chaque blessure qui serait infligée.
rule-603-6b = Ce que des effets font d’un permanent, il l’est dès qu’il est sur le champ de bataille : les déclenchements le voient ainsi.
rule-616-2 = Ce qu’un effet a fait d’un événement peut être remplacé ou prévenu à son tour.
