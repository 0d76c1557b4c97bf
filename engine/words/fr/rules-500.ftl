### Ce que disent les règles citées des 500, dans nos propres mots.

rule-500-1 = Un tour a cinq phases : début, principale, combat, principale, fin.
rule-500-5 = À la fin d’une étape, ses effets expirent et le mana non dépensé est perdu.
rule-500-8 = Les phases ajoutées à un tour suivent directement la phase nommée.
rule-500-11 = Une étape passée n’a simplement pas lieu.

rule-502 = L’étape de dégagement.
rule-502-1 = Ce qui est hors phase revient au début de l’étape de dégagement de son contrôleur.
rule-502-3 = Les permanents du joueur actif se dégagent.

rule-503 = L’étape d’entretien.

rule-504 = L’étape de pioche.
rule-504-1 = Le joueur actif pioche une carte.

rule-505 = Les phases principales.
rule-505-4 = Les sagas reçoivent leur marqueur « sapience » au début de la première phase principale.

rule-506-2 = Le joueur actif attaque ; ses adversaires, leurs planeswalkers et les batailles qu’ils protègent peuvent l’être.
rule-506-3 = Seules les créatures attaquent ou bloquent ; seuls joueurs, planeswalkers et batailles sont attaqués.
rule-506-3a = Ce qui n’est pas une créature n’attaque jamais, même mis sur le champ de bataille ainsi.
rule-506-3b = Seules les créatures d’un joueur attaquant peuvent arriver attaquantes.
rule-506-3c = On n’arrive pas en attaquant ce qui est parti ou ne peut être attaqué.
rule-506-3f = Une bataille n’arrive jamais attaquante ou bloqueuse.
rule-506-4 = Ce qui part, change de contrôleur ou cesse d’être ce qu’il était est retiré du combat.
rule-506-5 = Seule : aucune autre créature n’a été déclarée.

rule-507 = Le début du combat.

rule-508 = L’étape de déclaration des attaquants.
rule-508-1 = Le joueur actif déclare les attaquants au début de l’étape.
rule-508-1a = Les attaquants doivent être dégagés, pas des batailles, et sans mal d’invocation.
rule-508-1b = Chaque attaquant attaque un joueur, un planeswalker ou une bataille.
rule-508-1c = L’attaque doit respecter toutes les restrictions.
rule-508-1d = Le plus possible d’obligations d’attaque doivent être remplies.
rule-508-1f = Les créatures attaquantes s’engagent.
rule-508-1g = Les coûts optionnels pour attaquer se choisissent à la déclaration.
rule-508-1j = Les coûts pour attaquer se paient en entier.
rule-508-1k = Les créatures choisies deviennent attaquantes.
rule-508-1m = Ce qui se déclenche à l’attaque se déclenche maintenant.
rule-508-4 = Une créature mise sur le champ de bataille attaquante n’a jamais été déclarée.
rule-508-4a = On n’arrive pas en attaquant quelqu’un qui est parti.
rule-508-4c = Ce qui arrive en attaquant n’est pas concerné par ce qui vaut pour la déclaration des attaquants.
rule-508-5 = Le joueur défenseur est l’attaqué, ou qui contrôle ou protège ce qui est attaqué.
rule-508-8 = Sans attaquants, ni blocage ni blessures de combat.

rule-509 = L’étape de déclaration des bloqueurs.
rule-509-1 = Le joueur défenseur déclare les bloqueurs au début de l’étape.
rule-509-1a = Les bloqueurs sont des créatures dégagées du joueur attaqué, ou du protecteur d’une bataille.
rule-509-1b = Le blocage doit respecter toutes les restrictions.
rule-509-1c = Le plus possible d’obligations de blocage doivent être remplies.
rule-509-1d = Les coûts pour bloquer s’additionnent.
rule-509-1f = Les coûts pour bloquer se paient en entier.
rule-509-1g = Les créatures choisies deviennent bloqueuses.
rule-509-1h = Une créature bloquée le reste, même si ses bloqueurs partent.

rule-509-3d = « Devient bloquée par une créature » se déclenche pour chaque créature qui la bloque.
rule-509-3g = « Attaque et n’est pas bloquée » se déclenche si aucun bloqueur n’est déclaré pour elle, même arrivée attaquante.
rule-510 = L’étape des blessures de combat.
rule-510-1 = Attaquants et bloqueurs assignent leurs blessures de combat.
rule-510-1a = Chacune assigne autant de blessures que sa force.
rule-510-1b = Une créature non bloquée assigne ses blessures à ce qu’elle attaque.
rule-510-1c = Une créature bloquée répartit ses blessures entre ses bloqueurs au gré de son contrôleur.
rule-510-1d = Un bloqueur répartit ses blessures entre les créatures qu’il bloque.
rule-510-1e = Une assignation illégale est à refaire.
rule-510-2 = Toutes les blessures de combat sont infligées en même temps.
rule-510-4 = Initiative et double initiative créent une seconde étape de blessures.

rule-511 = La fin du combat.
rule-511-2 = Les effets jusqu’à la fin du combat prennent fin.
rule-511-3 = Tous les attaquants et bloqueurs sont retirés du combat.

rule-513 = L’étape de fin.
rule-513-2 = Une étape de fin commencée ne revient pas en arrière : ce qui l’attend attend celle du tour suivant.

rule-514 = L’étape de nettoyage.
rule-514-1 = Le joueur actif se défausse jusqu’à la taille maximale de sa main.
rule-514-2 = Les blessures s’effacent, et les effets jusqu’à la fin du tour prennent fin.
rule-514-3a = Si quelque chose arrive au nettoyage, les joueurs ont la priorité et un autre suit.
rule-502-2 = Le jour ou la nuit change selon les sorts lancés au tour d’avant.
rule-500-7 = Les tours supplémentaires suivent celui-ci, le plus récemment créé d’abord.
rule-500-9 = Une étape ajoutée suit directement l’étape nommée, avant celles déjà ajoutées.
rule-500-10 = Une étape ajoutée après une phase vient comme une phase ne comprenant que cette étape.
rule-506-3e = Une créature mise sur le champ de bataille ne bloque que ce qui attaque son contrôleur.
rule-506-4c = Une créature qui attaquait ce qui a quitté le combat reste attaquante et n’attaque plus rien.
rule-508-1e = À la déclaration des attaquants, leur joueur annonce lesquels forment une bande.
rule-508-7 = On peut choisir à nouveau ce qu’attaque une créature parmi ce qu’ont les adversaires de son contrôleur.
rule-508-7a = Elle attaque ce qui a été choisi à nouveau, sans avoir attaqué une seconde fois.
rule-509-4 = Ce qui est mis sur le champ de bataille bloquant bloque, sans avoir bloqué.
rule-509-4a = Il ne bloque pas une créature qui n’attaque plus son contrôleur.
rule-509-4b = Ce qui arrive en bloquant n’est pas concerné par ce qui vaut pour la déclaration des bloqueurs.
