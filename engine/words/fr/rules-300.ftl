### Ce que disent les règles citées des 300, dans nos propres mots.

rule-301-1 = Un artefact se lance pendant sa phase principale, la pile étant vide.
rule-301-5 = Un équipement ne s’attache qu’à une créature.
rule-301-5c = Un équipement ne tient que sur une créature qu’il peut équiper : ni sur lui-même, ni tant qu’il est une créature.
rule-301-5d = Le contrôle de la créature et celui de l’équipement qu’elle porte sont deux choses distinctes.
rule-301-5e = Un équipement qui ne peut être attaché comme dit arrive non attaché.
rule-301-6 = Une fortification ne s’attache qu’à un terrain.
rule-301-7 = Les véhicules sont des artefacts qu’une capacité de pilotage rend créatures.
rule-301-7a = Un véhicule n’a sa force et son endurance que tant qu’il est une créature.
rule-302-1 = Une créature se lance pendant sa phase principale, la pile étant vide.
rule-302-6 = Une créature nouvellement sous votre contrôle ne peut ni attaquer ni utiliser ses symboles d’engagement et de dégagement.

rule-303-1 = Un enchantement se lance pendant sa phase principale, la pile étant vide.
rule-303-4a = Un sort d’aura cible ce qu’il doit enchanter.
rule-303-4c = Une aura qui n’enchante rien de légal va au cimetière.
rule-303-4d = Une aura qui est une créature ne peut rien enchanter.
rule-303-4e = Le contrôle de l’objet enchanté et celui de l’aura sont deux choses distinctes.
rule-303-4f = Une aura qui arrive sans être lancée : son contrôleur choisit ce qu’elle enchante.
rule-303-4g = Une aura qui ne pourrait rien enchanter reste où elle est.
rule-303-4h = Ce qui ne peut pas être attaché arrive non attaché.
rule-303-4i = Une aura qui ne peut être attachée comme dit reste où elle est.

rule-305-1 = Un terrain se joue pendant sa phase principale, la pile étant vide ; ce n’est jamais un sort.
rule-305-2 = Normalement un terrain peut être joué par tour.
rule-305-2b = Nul ne peut jouer plus de terrains par tour que permis.
rule-305-3 = Les terrains ne se jouent que pendant son propre tour.
rule-305-6 = Les types de terrain de base donnent la capacité de produire leur mana.
rule-305-7 = Un effet qui fixe le type de base d’un terrain lui retire ses anciens types de terrain et les capacités de son texte.
rule-305-9 = Un terrain se joue et ne se lance jamais.

rule-306-1 = Un planeswalker se lance pendant sa phase principale, la pile étant vide.
rule-306-5b = Un planeswalker arrive avec les marqueurs « loyauté » imprimés.
rule-306-8 = Les blessures retirent des marqueurs « loyauté » au planeswalker.
rule-306-9 = Un planeswalker sans loyauté va au cimetière.

rule-307-1 = Un rituel se lance pendant sa phase principale, la pile étant vide.
rule-307-5 = Quand on pourrait lancer un rituel : avec la priorité, pendant sa phase principale, la pile étant vide.

rule-310-1 = Une bataille se lance pendant sa phase principale, la pile étant vide.
rule-310-2 = Un sort de bataille arrive sur le champ de bataille sous le contrôle de son contrôleur.
rule-310-3 = Les types de bataille suivent le tiret ; le seul est Siège.
rule-310-4 = Les batailles ont une défense.
rule-310-4a = Hors du champ de bataille, la défense est le nombre imprimé.
rule-310-4b = Une bataille arrive avec les marqueurs « défense » imprimés.
rule-310-4c = Sur le champ de bataille, la défense est le nombre de marqueurs « défense ».
rule-310-5 = Les batailles peuvent être attaquées.
rule-310-6 = Les blessures infligées à une bataille lui retirent autant de marqueurs « défense ».
rule-310-7 = Une bataille sans défense va au cimetière, sauf si sa propre capacité attend ou est sur la pile.
rule-310-8 = Chaque bataille a un protecteur.
rule-310-8a = Le contrôleur d’une bataille choisit son protecteur à son arrivée.
rule-310-8b = Le protecteur d’une bataille ne peut pas l’attaquer ; les autres le peuvent, même son contrôleur.
rule-310-8c = Seules les créatures de son protecteur bloquent pour une bataille.
rule-310-8d = Pour une bataille attaquée, son protecteur est le joueur défenseur.
rule-310-8e = Celui qui protège une bataille est son protecteur.
rule-310-8f = Une bataille n’a qu’un protecteur à la fois.
rule-310-8g = Le protecteur reste même si elle cesse d’être une bataille ou en devient une autre.
rule-310-9 = Une bataille ne peut être attachée à rien.
rule-310-10 = Une bataille sans protecteur valable en reçoit un de son contrôleur, ou va au cimetière.
rule-310-11 = Les Sièges ont leurs propres règles.
rule-310-11a = Le protecteur d’un Siège est un adversaire de son contrôleur.
rule-310-11b = Son dernier marqueur « défense » retiré, un Siège est exilé, et son contrôleur peut le lancer transformé sans payer.
rule-309-4a = Qui met un donjon en jeu commence dans sa première salle.
rule-309-4c = La capacité d’une salle se déclenche quand le marqueur y entre.
rule-309-5a = S’aventurer fait suivre au marqueur une flèche, au choix du joueur.
rule-309-6 = La dernière capacité résolue, le donjon quitte la partie.
rule-309-7 = Un donjon qui quitte la partie est terminé.
