### La table dans une question : les propositions qui sont lues (voir bot/situations/), et ce qui est dit de ce qui a été
### compris. Une ligne est une façon de le dire : <trou>, (l’un/de/ceux-ci/), [présent si son trou est rempli].
### <v_attack> est toute forme des verbes d’attaque ci-dessous, <p_block> un passif, <v_any> n’importe quel verbe.

## Propositions

situation-aside =
    <keyword> (veut dire/veut dire que/signifie/signifie que/permet de/permettent de) <remark>
    (les règles disent/la règle dit) (/que) <remark>
situation-attack =
    <player> <v_attack> <goal> avec <things> et <goal2> avec <things2>
    <player> <v_attack> (/tout/directement) avec <things>
    <player> (me/m'/te/t'/nous) <v_attack> (/tout/directement) avec <things>
    <player> <goal> <v_attack> (/tout/directement) avec <things>
    <player> <v_attack> <goal> avec <things>
    <player> <v_attack> avec
    <player> <v_attack> avec <things> (/sur/contre) <goal>
    <player> (envoie/envoient/déclare) <things> (à l'attaque/attaquer/comme attaquant/en attaque)
    <things> <v_attack> <goal>
    <things> (me/m'/te/t'/l'/le/nous) <v_attack>
    <things> <v_attack>
    <player> <v_attack>
    qui <v_attack>
    <v_attack>
situation-attacked-by =
    <goal> <p_attack> par <things>
situation-block =
    <player> <v_block> avec <things>
    <player> (le/la/l'/les) <v_block>[ avec <things>]
    <player> <v_block> <goal> avec <things>
    <things> <v_block> <goal>
    <things> (le/la/l'/les) <v_block>
    <player> (déclare/déclarent) <things> (comme bloqueur/comme bloqueurs/en blocage)
    <player> <v_block> <goal>
    <things> <v_block>
    <player> <v_block>
situation-no-block =
    (/il n'a/j'ai/il a/je n'ai) (pas de bloqueur/aucun bloqueur/pas de bloqueurs/pas de créature/pas de créatures/aucune créature) (en face/en jeu/de son côté/sur sa table)
    <player> (ne bloque pas/ne bloquent pas/bloque pas/ne bloque rien/n'a pas de bloqueur/ne bloque avec rien)
    <things> (n'est pas bloqué/n'est pas bloquée/ne sont pas bloqués/ne sont pas bloquées/passe/passent)
    (pas de blocage/pas de bloqueur/aucun bloqueur/pas de bloqueurs/personne ne bloque/sans bloqueur/rien ne bloque)
    <player> (ne ai pas/ne a pas/ai pas/a pas) (de bloqueur/de bloqueurs/de créature/de créatures)
situation-tapped =
    <things> (est engagé/est engagée/sont engagés/sont engagées)
situation-sick =
    <things> (vient d'arriver/viennent d'arriver/vient d'entrer/viennent d'entrer/est arrivé ce tour/est arrivée ce tour/sont arrivés ce tour/sont arrivées ce tour/a le mal d'invocation/ont le mal d'invocation/vient d'arriver ce tour/viennent d'arriver ce tour)
    (qui vient/qui viennent) (d'arriver/d'entrer)
    (le tour où/le même tour où/le tour où il/le tour où elle) (il arrive/elle arrive/je le joue/je la joue/il entre/elle entre/il arrive en jeu/elle arrive en jeu/arrive/arrive en jeu/entre)
situation-damaged =
    <things> (a subi/a déjà subi/a pris/a déjà pris/a reçu/a déjà reçu) <number> (blessure/blessures/dégâts) (/ce tour/ce tour-ci/plus tôt)
situation-protects =
    <player> (protège/suis le protecteur de/est le protecteur de) <thing>
    (que/qu') <player> (protège/protèges)
situation-attack-too =
    <things> sur <goal>
situation-is-named =
    (c'est/il s'agit de/il s'agit d') <card>
situation-is-size =
    <thing> (est/fait) (/une/un) <size>
situation-has-chosen =
    <player> <v_have> <thing> (nommant/qui nomme/en nommant/réglé sur) <choice>
situation-copies =
    <card> (copie/copiant/est une copie de/est la copie de/arrive en copiant/entre en copiant/arrive comme une copie de/entre en tant que copie de/arrive en tant que copie de) <goal>
situation-blocked-by =
    <goal> <p_block> par <things>
    <p_block> par <things>
situation-ambush =
    <player> <v_cast> <card> pour bloquer <blocked>
    <player> <v_cast> <card> pour bloquer
situation-cast =
    <player> (me/m'/te) <card>
    <player> (donne/donnes/donner) <granted> à <goal> (avec/grâce à/par) <card>
    <player> (contre/contrecarre/annule/le contre/la contre/l'annule/le contrecarre/la contrecarre) (/le sort/ça) avec <card>
    <player> <v_cast> <card> (en/par/avec) <way>
    <player> <v_way> <card>[ (sur/en ciblant/ciblant) <goal>]
    <player> <v_cast> <card> avec <card2>
    <player> (me fait/lui fais/lui fait/fait) (défausser/sacrifier) (/une carte/un terrain/une créature/un permanent/deux cartes/2 cartes/des cartes/ma main/sa main) (avec/par) <card>
    <player> <v_cast> <card>[ <how>][ (sur/en ciblant/ciblant/contre/à) <goal>][ <how2>]
    <player> (me/m'/te/t') <v_cast> <card>
    <player> <v_any> <goal> (avec/par/d'/de/à coup de) <card>
    <player> (le/la/l'/les/lui/leur/me le/me la/me l'/me les/te le/te la) <v_any> (/avec/par/d'/de) <card>
    <player> <v_cast> <card> (dessus/dessus en réponse)
    <player> <v_any> <card> (sur/contre) <goal>
    <player> <v_any> (avec/par) <card>
    <player> (enchante/enchantes/enchanter) <goal> (avec/d'/de) <card>
    <card> <p_cast> par <player>[ (sur/en ciblant/ciblant/contre) <goal>]
    <player> (fait/fais/faire/me fait/te fait/part sur) <card>[ (sur/contre/en ciblant) <goal>]
    <player> <card> (sur/contre) <goal>
    <player> <v_sacrifice> <cost> pour <v_cast> <card>[ (sur/en ciblant) <goal>]
    <player> <v_cast> <newcomer>[ (sur/ciblant) <goal>]
    <player> (me/m'/lui) <v_any> <goal> (avec/par/d'/de) <card>
    <player> (lui/leur/me/m'/te) (fais/fait/lance/balance/mets/met/envoie/colle) <card>
    <player> (pioche/pioches/piocher) (une carte/deux cartes/trois cartes/2 cartes/3 cartes/des cartes) (avec/grâce à/par) <card>
    <player> (nettoie/rase/balaie/vide) (la table/le board/tout/le champ de bataille) (avec/grâce à) <card>
situation-cast-at =
    <goal> (est ciblé par/est ciblée par/se prend/prend/meurt sur/est contrecarré par/mange) <card>
    <goal> <p_any> (par/avec/d'/de) <card>
    <p_any> (par/avec) <card>
    qui (a/reçoit/prend/se prend/a reçu/gagne) <card>
    <goal> (est/se fait/s'est fait/a été) (engager/engagé/engagée/dégagé/dégagée) par <card>
    <card> <p_cast> (sur/contre/à) <goal>[ par <player>]
    <card> <v_kill> <goal>
situation-against =
    <card> contre <goal>
situation-topic =
    (à propos de/au sujet de/sur/question sur) <card>
situation-is-worth =
    (sa/son/la/le/avec/a) (valeur de mana/cmc/ccm/coût converti/mv) (/est/de/est de) <number>
    <thing> (a/avec) (une valeur de mana/un cmc/un ccm) de <number>
    <thing> coûte <number> (/manas/mana)
situation-no-mana =
    <player> (n'a/n'ai/a/ai) (plus de/pas de/aucun) (terrain dégagé/terrains dégagés/mana/mana disponible/terrain/terrains)
situation-recur =
    <player> (fais revenir/fait revenir/faire revenir/récupère/récupérer/ramène/ramener/renvoie/renvoyer/remets/remettre) <thing> (/en jeu/sur le champ de bataille/du cimetière/en main)
situation-triggered =
    (avec/) (la capacité/la capacité déclenchée/le trigger/l'etb/le déclenchement) (de/d'/du) <card> (sur la pile/est sur la pile)[ (ciblant/sur/qui cible/en ciblant) <goal>]
    (la capacité/la capacité déclenchée/le trigger/l'etb) (de/d'/du) <card> (cible/ciblant/vise) <goal>
    en réponse (à la capacité/à la capacité déclenchée/au trigger/à l'etb) (de/d'/du) <card>[ (ciblant/sur/qui cible) <goal>]
    avec (le/son/mon/les/ses) (/etb/évocation) (trigger/déclenchement/triggers/déclenchements) sur la pile
    en réponse (au/à son/aux/à mon) (trigger/déclenchement/triggers/déclenchements)
situation-has-keyword =
    <thing> (a/avait/ont) (le/la/l'/) <keyword>
    <thing> est <keyword>
situation-lacks =
    <player> (ne ai/ai/ne a/a) (pas de/pas d'/aucun/aucune/pas d'autre/pas d'autres) <lacking>
    (/et/sans/avec) (pas de/pas d'/aucun/aucune/sans) <lacking>
    <thing> (n'a/a) (pas de/pas le/aucun/pas d') <lacking>
    <whose> main est vide
situation-one-has-keyword =
    dont (un/une) (/a/avec/est) (/le/la/l') <keyword>
    (/l')(un/une) des deux (a/avec/est) (/le/la/l') <keyword>
situation-commander =
    <whose> (commandant/général) est <card>
    <card> est <whose> (commandant/général)
situation-pitches =
    <player> (pitche/pitches/pitcher/exile/exiles/exiler) <card2> (à/pour/sur/pour lancer/pour payer) <card>
    <player> (pitche/pitches/pitcher/exile/exiles/exiler) (une carte) <color> (à/pour/sur/pour lancer/pour payer) <card>
    <player> (pitche/pitches/pitcher) <card2> (à/pour/sur) <card> (pour contrer/sur/contre) <goal>
situation-discarded =
    <player> (défausse/défausses/défausser) <card2> (à cause de/avec/sur/à) <card>
    <player> (lui fais/me fait) défausser <card2> avec <card>
situation-draws-for-turn =
    <player> (pioche/pioches) (une carte/ma carte/sa carte/pour le tour)
situation-chooses =
    <player> (choisis/choisit/prends/prend/nomme/nommes/exile/vais chercher/va chercher/cherche/récupère) <thing> (/dans sa main/de sa main/dans ma main)
situation-aims =
    <player> (tue/tuer/vise/viser/cible/cibler/détruit/détruire) <goal>[ avec <means>]
situation-both-have =
    (nous avons tous les deux/on a tous les deux/on a chacun/nous avons chacun/les deux joueurs ont/chacun a/mon adversaire et moi avons/mon adversaire et moi on a/mon adversaire et moi avons chacun/mon adversaire et moi avons tous les deux) <things>
    (il y a) <things> (des deux côtés/de chaque côté)
situation-whose-is-it =
    (/c'est/ce sont) <whose>
    (que/qu') <player> <v_have>
situation-list =
    (table/la table/) <things>
situation-on-the-stack =
    <player> <v_have> <card> sur la pile[ (ciblant/sur/qui cible) <goal>]
    (il y a) <card> sur la pile[ (ciblant/sur/qui cible) <goal>]
    <card> (cible/ciblait) <goal>
    (avec/) <card> (sur la pile/est sur la pile)[ (ciblant/sur/qui cible) <goal>]
situation-faces =
    <player> (fais face à/affronte) <things>
    (face à/contre) <things>
situation-loyalty =
    <player> <v_activate> (/le/la) <loyalty> de <thing>[ (sur/en ciblant) <goal>]
    <player> <loyalty> <thing>[ (sur) <goal>]
    <player> (ulte/ulter/ultes/ulti/ultime) <thing>[ (sur/en ciblant) <goal>]
    <player> (/la/le/l') (ulte/ulter/ultes/ulti/ultime)[ (sur/en ciblant) <goal>]
    <player> <v_activate> (/l'/son/mon/le/la) (ulti/ultime/ult/ultimate) de <thing>[ (sur/en ciblant) <goal>]
    <player> <v_activate> (/l'/son/mon/le/la) (ulti/ultime/ult/ultimate)[ (sur/en ciblant) <goal>]
situation-responded-to =
    en réponse à <card> de <player>
    en réponse à <act>
    en réponse (à/au/aux) <card>[ (sur/ciblant/qui cible) <goal>]
situation-responds-to =
    <player> (réponds à/répond à/répondre à) <card> (avec/par) <card2>[ (sur/en ciblant) <goal>]
situation-activate =
    <player> <v_sacrifice> <cost> (à/avec) <itself>
    <player> <v_activate> <thing> (en sacrifiant) <cost>
    <player> (le/la/l'/les) <v_sacrifice> (à/avec/sur) <thing>
    <player> <v_sacrifice> <cost> (avec/sur) <thing>
    <player> <v_sacrifice> <cost> à <thing>
    <player> <v_activate> <thing>[ (sur/en ciblant/ciblant/contre) <goal>]
    <player> <v_activate> <thing> pour (du mana/le mana/un mana)
    <player> (le/la/l'/les) <v_activate> (/pour du mana/pour le mana/pour un mana)
    <player> (le/la/l'/les) <v_activate> (sur/contre/en ciblant) <goal>
    <cost> <p_sacrifice> à <thing>
    <thing> <p_activate>[ par <player>]
    <player> <v_activate> la capacité de <thing>[ (sur/en ciblant/ciblant) <goal>]
    <player> <v_sacrifice> <thing>[ (pour tuer/en ciblant/sur) <goal>]
situation-animate =
    <player> (anime/animes/animer/pilote/piloter) <thing>[ avec <cost>]
situation-equip =
    <player> <v_equip> <thing>[ (à/sur) <goal>]
    <player> <v_equip> <goal> (avec/de/d') <thing>
situation-trigger =
    (la/sa) capacité (cible/ciblant) <goal>
    (en ciblant/ciblant) <goal>
situation-pay =
    <player> (paie/paye/paient/payent)
    <player> (ne paie pas/ne paye pas/paie pas/paye pas/refuse de payer/ne peut pas payer)
    <player> (ne paie pas/ne paye pas/refuse de payer/ne peut pas payer/paie jamais/ne paie jamais) (/les/la taxe)
situation-poison =
    <player> (suis à/est à/à/ai/a) <number> (poison/marqueurs poison/poisons)
situation-removes-counters =
    <player> (enlever/enlève/enlèves/enleve/retirer/retire/retires) (/tous) (les/un/ses/le) (marqueurs/marqueur/marqueurs +1/+1/marqueur +1/+1) (/dessus)
    <player> (enlever/enlève/enlèves/enleve/retirer/retire/retires) (/tous) (les/un/ses/le) (marqueurs/marqueur/marqueurs +1/+1/marqueur +1/+1) (de/du/d'/sur) <thing>
situation-own-verb =
    <player> <v_any>
    <player> <v_any> <thing>
situation-have =
    <things> (est/sont) (en jeu/sur le champ de bataille/sur la table) (chez/du côté de/pour) <who>
    <player> <v_have> (/aussi) <things>
    <player> <v_have> <things> (en jeu/sur le champ de bataille/sur la table)
    <player> <v_have> (seulement/juste/uniquement) <things>
    <player> n'ai que <things>
    <player> <v_have> <things> (pour bloquer/comme bloqueur/comme bloqueurs)
    <player> n'a que <things>
    tout ce que <player> <v_have> c'est <things>
    (il y a/avec) <things> (/en jeu/sur le champ de bataille/sur la table)
    (avec/) <things> <place>
    <things> (est/sont/) (tous les deux/tous deux/déjà/encore) <place>
    <things> (est/sont) <place>
    <things> (/est/sont) (de/du) <whose> côté
    <things> (/est/sont) sous <whose> contrôle
    <player> <v_have> <number> cartes en main
    <player> <v_have> <number> (carte/cartes/autres cartes) (en/au/dans le/dans son/dans mon/dans sa/dans ma) <zone>
    (avec/) <number> (carte/cartes/autres cartes) (en/au/dans le/dans son/dans mon/dans sa/dans ma) <zone>
    <player> <v_cast> <things> (au tour précédent/le tour dernier/au tour d'avant/le tour d'avant/le tour précédent/au tour dernier)
    <player> (ne ai que/ne a que/ai que/a que/ai plus que/a plus que/ne ai plus que/ne a plus que) <things>
situation-have-on =
    <player> <v_have> <things> sur <goal>
situation-attached =
    <goal> <p_attach> (de/d'/par/avec/à) <things>
    <goal> (porte/est équipé de/est équipée de) <things>
    <things> (est attaché à/est attachée à/est sur/enchante) <goal>
situation-gets-counter =
    <goal> (reçoit/prend/gagne/se prend) (/aussi/ensuite) <counters>
    (reçoit/prend/gagne/se prend) <counters>
    <player> (mets/met/pose) (encore) <counters> sur <goal>
    <player> (lui/y) (mets/met/pose/ai mis/a mis/rajoute/rajoutes/ajoute) <counters>
    <player> (mets/met/pose/rajoute) <counters> dessus
situation-counters-spell =
    <player> (contre/contres/contrecarre/contrecarres) <goal>
    <goal> (est contré/est contrée/est contrecarré/est contrecarrée/se fait contrer/se fait contrecarrer)
situation-flickers =
    <player> (flicke/flicker/flickes/blinke/blinkes/flickers) <goal>
    <player> (le/la/l') (flicke/flickes/blinke/blinkes)
situation-bounces =
    <player> (bounce/bounces/renvoie/renvoies/remonte) <goal> (/en main/dans ma main/dans sa main)
situation-exiles =
    <player> (exile/exiles) <goal>
    <goal> (est exilé/est exilée/se fait exiler/a été exilé/a été exilée)
situation-clones =
    <player> (clone/clones) <goal>
situation-proliferates =
    <player> (prolifère/prolifères)
situation-counters =
    (qui/avec) (a/ont/) <counters>
    <goal> (a/avait/avec/est à/à/possède) (/de/déjà) <counters>
    <goal> (à/est à/sur/est sur/réglé sur/fixé à) <number>
    <counters>
    <player> (mets/met/pose/ai mis/a mis) <counters> sur <goal>
situation-life =
    <player> (étais à/était à/suis à/est à/sont à/ai/a/suis à seulement/à/n'ai plus que/n'a plus que/me reste/lui reste) <number> (/points de vie/pv/vies/vie/points/point de vie)
    <whose> total de points de vie est (à/de) <number>
situation-both-life =
    (on est/on est tous les deux/nous sommes/les deux joueurs sont) (/tous les deux/tous deux) à <number> (/points de vie/pv/vies/vie)
    (mon adversaire et moi/lui et moi/nous deux/on) (sommes/est/sont/tombe/tombons/tombe tous les deux/passe/passe tous les deux) (/tous les deux/tous deux) à <number> (/points de vie/pv/vies/vie)
    (tout le monde/chacun/les deux/tous les deux) (/est/sont) à <number> (/points de vie/pv/vies/vie)
situation-is-a =
    <thing> (est/sont) <things2>
    (c'est/il est/elle est/ce sont) <things2>
situation-trigger-resolves =
    (la/sa/ma/cette) (capacité déclenchée/capacité/trigger) (se résout/est résolue)
    (le/son/mon) trigger (se résout/est résolu)
situation-goes-off =
    (quand/lorsque/dès que/) <things> (se déclenche/se déclenchent)
situation-ninjutsu =
    <player> (ninjutsu/ninjutsute/fait ninjutsu avec/fais ninjutsu avec) <card>[ (en renvoyant/en remontant/pour) <goal>]
    <player> (utilise le ninjutsu de/active le ninjutsu de) <card>[ (en renvoyant/en remontant/sur) <goal>]
situation-gives =
    <player> (donne/donnes) <granted> (à/au/aux) <goal>
    <player> (lui donne/lui donnes) <granted>
    <player> (donne/donnes) <goal> <granted>
situation-monarch =
    <player> (suis/est) (/le/la/déjà le/déjà) (monarque)
situation-when =
    <time>
situation-to-combat =
    <player> (passe/passes) (au combat/en combat/en phase de combat)
situation-turns = c'est le tour de { $player }

## Questions

situation-asks-size =
    (quelle est la taille de/quelle taille fait/quelle taille font/quelle est la force de) <asked>
    <asked> (fait combien/font combien/fait quelle taille/est combien/fait combien en force/a quelle taille/a combien de force)
    (quelle est/quelles sont/c'est quoi) (la force/l'endurance/la taille/la force et l'endurance/les stats/l' endurance) (de/d'/du) <asked>
    (quelles sont les stats de/quelle est l'endurance de/quelles sont la force et l'endurance de) <asked>
    (est-ce que/est-ce) <asked> (est/fait) (/un/une/toujours une/toujours un/encore une) <size>
    (quelle est/quelles sont/c'est quoi) (sa/leur/ses) (force/endurance/taille/stats/force et son endurance)[ <rest>]
situation-asks-dies =
    (/est-ce que/est-ce qu'/ça fait que) <asked> (/y/en) (meurt/meurent/va mourir/est détruit/est détruite/est mort/est morte/sont détruits/suis mort/suis morte/perd/perds/perd la partie/va au cimetière/meurent tous/meurent toutes/meurent tous les deux/meurent toutes les deux/meurent aussi/meurt aussi/meurt quand même/meurent quand même/crève/crèvent/y passe)
    <asked> (meurt-il/meurt-elle/meurent-ils/meurent-elles/est-il détruit/est-elle détruite/est-il mort/est-elle morte)
    (les deux meurent/elles meurent toutes les deux/ils meurent tous les deux/est-ce que les deux meurent)
    (est-ce que/) <asked> (meurs/perds/perds la partie/meurs)
    (meurt-il/meurt-elle/meurent-ils/meurent-elles/est-il mort/est-elle morte/est-il détruit/est-elle détruite)
situation-asks-survives =
    (/est-ce que/est-ce qu') <asked> (/y) (survit/survivent/s'en sort/tient le coup/va survivre/reste en vie)
    <asked> (survit-il/survit-elle/survivent-elles/survivent-ils)
    (/est-ce que/est-ce qu') <asked> (survit à/survivent à/survivrait à/résiste à/résistent à) <card>
    (survit-il/survit-elle/survivent-ils/survivent-elles/s'en sort-il/s'en sort-elle)
situation-asks-kills =
    (est-ce que/est-ce qu'/ça/) <card> (tue/détruit/tuerait) <goal>
situation-asks-resolves =
    (/est-ce que/est-ce qu') <card> (passe/se résout/passe quand même/se résout quand même/se résout-il/passe-t-il/passe-t-elle/arrive en jeu/arrive/entre en jeu)
situation-asks-triggers =
    (/et/ça) combien de (fois/déclenchements/triggers) (/ça se déclenche/est-ce que ça se déclenche/ça trigger/ça fait/j'ai/je ai/il y a/est-ce que j'ai/est-ce que je ai/ça trigge)
    combien de capacités se déclenchent
    combien de fois <things> (se déclenche/se déclenchent/se déclenche-t-il/se déclenche-t-elle/trigger)
    combien de fois est-ce que <things> (se déclenche/se déclenchent)
    <things> se déclenche (combien de fois/combien)
    (est-ce que/est-ce qu') <things> (se déclenche/se déclenchent/trigger/voit ça/la voit/le voit) (/quand même/aussi)[ <rest>]
    (est-ce que/est-ce qu'/) <things> se (déclenche-t-il/déclenche-t-elle/déclenchent-ils/déclenchent-elles) (/quand même/aussi)
situation-asks-loses =
    (/est-ce que/est-ce qu'/est-ce/et/du coup/alors) <who> (perd/perds/va perdre) combien (/de pv/de points de vie/de vie)[ <rest>]
    (/est-ce que/est-ce qu'/est-ce/et/du coup/alors) <who> (perd/perds) (/quand même/des/un) (pv/points de vie/point de vie/de la vie)[ <rest>]
    combien de (pv/points de vie/vie) (/est-ce que/est-ce qu') <who> (perd/perds)[ <rest>]
    combien (/est-ce que/est-ce qu') <who> (perd/perds)[ <rest>]
    (/est-ce que/est-ce qu') <who> (perd/perds/subit/subis/prend/prends) (des points de vie/des blessures/des dégâts)
    (/est-ce que/est-ce qu') (les/le reste des/l'excédent de/les autres) (blessures/dégâts) (/en trop/restantes/restants/en excès) (vont/va/passent/passe) (au joueur/à l'adversaire/à mon adversaire/sur le joueur)
    (/est-ce que/est-ce qu') les <number> (blessures/dégâts) (/en trop/restantes/restants/en excès) (vont/va/passent/passe) (au joueur/à l'adversaire/à mon adversaire/sur le joueur)
situation-asks-gains =
    combien (/est-ce que/est-ce qu') <who> (gagne/gagnes)[ <rest>]
    (/est-ce que/est-ce qu'/est-ce/et/du coup/alors) <who> (gagne/gagnes/va gagner) combien (/de pv/de points de vie/de vie)[ <rest>]
    (/est-ce que/est-ce qu'/est-ce/et/du coup/alors) <who> (gagne/gagnes/récupère) (/des/les/mes/ses) (pv/points de vie/de la vie/vie/point de vie)[ <rest>]
    (/est-ce que/est-ce qu'/est-ce/et/du coup/alors) <who> (gagne/gagnes) <number> (pv/points de vie/point de vie)[ <rest>]
    combien de (pv/points de vie/vie) (/est-ce que/est-ce qu') <who> (gagne/gagnes)[ <rest>]
    (/est-ce que/est-ce qu') <who> (gagne/gagnes) (des points de vie/de la vie/les points de vie)
situation-asks-happens =
    (que se passe-t-il/qu'est-ce qui se passe/il se passe quoi/ça donne quoi/qu'est-ce qui arrive/comment ça se passe/qui gagne/qui meurt/qui survit/ça se passe comment/que se passe t-il/comment ça marche/qui a raison)
    (combien/combien de/quel/quelle) <anything>
    <asked> (fait quoi/devient quoi/donne quoi/fait-elle quoi/deviennent quoi)
    (que devient/que deviennent) <asked>
    (/est-ce que/est-ce qu') (ça/ca/cela/c') (/ne) (marche/fonctionne/passe) (/pas)
situation-asks-may =
    (est-ce/c'est) (légal/permis/possible/autorisé)
    (il/elle/on) peut faire ça
situation-asks-can =
    (est-ce que/puis-je/peut/est-ce qu') <act>
situation-asks-stops =
    (est-ce que/) <things> (empêche/m'empêche/l'empêche) <who> de <doing>
situation-asks-lethal =
    (est-ce que c'est/c'est/est-ce) (létal/mortel/lethal)[ <rest>]
situation-asks-grows =
    (/est-ce que/est-ce qu'/est-ce/et/du coup/alors) <asked> (grossit/grandit/devient plus gros/devient plus grosse/prend un bonus/prend le bonus/prend +1/+1)[ <rest>]
situation-asks-shrinks =
    (/est-ce que/est-ce qu'/est-ce/et/du coup/alors) <asked> (rétrécit/devient plus petit/devient plus petite/perd son bonus/redevient petit)[ <rest>]
situation-asks-draws =
    (/est-ce que/est-ce qu'/est-ce/et/du coup/alors) <who> (pioche/pioches/piochent/vais piocher/va piocher) (/une carte/des cartes/la carte/deux cartes/les cartes/les deux cartes/ma carte)[ <rest>]
    (/est-ce que/est-ce qu'/est-ce/et/du coup/alors) <who> (pioche/pioches/vais piocher/va piocher) combien (/de cartes/de carte)[ <rest>]
    combien de cartes (/est-ce que/est-ce qu') <who> (pioche/pioches/vais piocher/va piocher)[ <rest>]
situation-asks-deals =
    combien (/de dégâts/de blessures) (fait/inflige/ferait/infligerait) <card>
    combien (/de dégâts/de blessures) (fait/inflige/ferait/infligerait) <card> avec <told> (en jeu/sur le champ de bataille/sur la table)
    combien (/de dégâts/de blessures) (fait/inflige/ferait/infligerait) <card> (à/sur) <goal>
    <card> (fait/inflige/ferait/infligerait) combien (/de dégâts/de blessures)
    <card> (fait/inflige/ferait/infligerait) combien (/de dégâts/de blessures) (à/sur) <goal>
situation-asks-damage =
    (/est-ce que/est-ce qu'/est-ce/et/du coup/alors) <asked> (prend/prends/subit/subis/reçoit/reçois/prennent/se prend/va prendre) combien (/de dégâts/de blessures/de blessure/de dégât)[ <rest>]
    combien (/de dégâts/de blessures/de blessure) (/est-ce que/est-ce qu') <asked> (prend/prends/subit/subis/reçoit/reçois/va prendre)[ <rest>]
    combien (/de dégâts/de blessures) (passent/passe/piétinent/ça passe/ça piétine/rentrent/traversent)[ <rest>]
    combien de (dégâts/blessures) (/en tout/au total/à la fin)[ <rest>]
situation-asks-life =
    (/est-ce que/est-ce qu'/est-ce/et/du coup/alors) <who> (est/suis/finit/finis/tombe/tombes/termine/termines/monte/passe/descend/arrive) à combien (/de vie/de pv/de points de vie/de points)[ <rest>]
    à combien (/de pv/de vie/de points de vie) (est/suis/finit/finis/tombe/termine) <who>[ <rest>]
    à combien (/de pv/de vie/de points de vie) <who> (est/suis/finit/finis/tombe/termine)[ <rest>]
    (quel est/c'est quoi/quels sont) (mon total de points de vie/son total de points de vie/les points de vie/les totaux de points de vie/mes points de vie/ses points de vie/les pv/mes pv/ses pv/nos points de vie)[ <rest>]
    combien (de pv/de points de vie/de vie) (il me reste/il lui reste/me reste-t-il/lui reste-t-il)[ <rest>]
situation-asks-goes =
    (/est-ce que/peut/puis-je/est-ce qu') <who> (peux/peut/puis/) (mettre/remettre/renvoyer/déplacer) <asked> (dans ma/dans sa/dans la/en/dans le/dans son/dans mon) <place2>[ <rest>]
    (où/ou) (va/finit/part/vont/finissent/atterrit) <asked>[ <rest>]
    <asked> (va/finit/part/vont/atterrit) (où/ou)[ <rest>]
    (/est-ce que/est-ce qu'/est-ce/et/du coup/alors) <asked> (va au/va en/va dans le/va dans la/part en/part au/finit au/finit en/retourne dans la/retourne en/est mis au/va dans ma/va dans sa/va dans mon/va dans son) <place2>[ <rest>]
    (/est-ce que/est-ce qu'/est-ce/et/du coup/alors) <asked> (est exilé/est exilée/se fait exiler)[ <rest>]
situation-asks-returns =
    (/est-ce que/est-ce qu'/et/du coup) <asked> (revient/revient en jeu/revient sur le champ de bataille) avec <counters>[ <rest>]
    (/est-ce que/est-ce qu'/est-ce/et/du coup/alors) <asked> (revient/reviennent/persiste/retourne en jeu/revient en jeu/revient sur le champ de bataille)[ <rest>]
    (/est-ce que/est-ce qu'/est-ce/et/du coup/alors) <who> (récupère/récupères) <asked>[ <rest>]
situation-asks-cost =
    <who> (doit/dois/devra/devrait/va devoir) payer combien (/de mana/de manas/pour attaquer/en tout/pour ça)
    <who> (paie/paye/paies/payes) combien (/de mana/de manas/pour attaquer/en tout/pour ça)
    (combien coûte/combien me coûte/combien lui coûte) <card>[ <rest>]
    <card> (coûte combien/me coûte combien/lui coûte combien/coute combien) (/de mana)[ <rest>]
    (ça coûte combien/combien ça coûte) (/de lancer/pour lancer/de jouer) <card>[ <rest>]
situation-asks-tokens =
    (/est-ce que/est-ce qu'/est-ce/et/du coup/alors) <who> (ai/a/obtiens/obtient/crée/crées/gagne/reçois/reçoit) <made>[ <rest>]
    combien de <made> (/est-ce que/est-ce qu') <who> (ai/a/obtiens/crée/gagne/fais)[ <rest>]
    (/est-ce que/est-ce qu'/est-ce/et/du coup/alors) <who> (ai/a/crée/fais/fait/obtiens) combien de <made>[ <rest>]
situation-asks-named-token =
    (est-ce que/est-ce qu'/est-ce) <who> (ai/a/obtiens/obtient/crée/crées/gagne/reçois/reçoit) (/un/une/le/la/mon/ma) <named>[ <rest>]
situation-came-back =
    <thing> est (revenu/revenue/déjà revenu/déjà revenue) (avec/par/grâce à) (persistance/immortalité/la persistance)
situation-is-in-zone =
    (il/elle) est (/déjà/maintenant) (en/au/dans le/dans mon) <place2>
situation-asks-dying-triggers =
    (est-ce que/est-ce qu') (un jeton/des jetons) qui (meurt/meurent) (déclenche/déclenchent) <things>[ <rest>]
situation-asks-saves =
    (/est-ce que/est-ce qu') <things> (peut/peut encore/pourrait) (la/le/l') (sauver/protéger)
    (/est-ce que/est-ce qu') <things> (peut/peut encore/pourrait) (sauver/protéger) <asked>
    peut <things> (sauver/protéger) <asked>
    (est-ce que/est-ce qu') <keyword> (sauve/protège) <asked> (de/contre) <card>[ <rest>]
situation-is-color =
    <thing> est <color>
situation-makes-tokens =
    <player> (crée/crées/fais/fait/crée donc) un jeton (/créature/de créature)
    <player> (crée/crées/fais/fait) <number> (jetons/jeton) (/créature/de créature)
    <player> (crée/crées/fais/fait) <things>
    <player> (lance/lances/joue/joues) (un sort/une carte) qui (crée/fait) <number> jetons
situation-gains-so-much =
    <player> (gagne/gagnes/gagnerais/devrais gagner) <number> (points de vie/pv/point de vie/vies)
situation-draws-so-many =
    <player> (pioche/pioches) (une carte) (hors de mon étape de pioche/en dehors de mon étape de pioche/avec un sort)
    <player> (pioche/pioches) <number> cartes (/avec un sort)
situation-enters-with =
    (une/ma/si une/quand une) créature (arrive/entre/arrive sur le champ de bataille/arrive en jeu) avec <counters>
situation-fogs =
    <player> (fog/fogue/fogues) (/l'attaque/les blessures)
    <player> (joue/joues/lance/lances) (un fog/un brouillard/un sort de brouillard)
situation-wheels =
    <player> (wheel/wheele/lance une wheel/joue une wheel/lance un wheel) (/pour sept/pour 7/à sept/à 7)
situation-wipes =
    <player> (nettoie/balaie/rase/wrath/vide) (la table/le champ de bataille/le board/tout le board/toute la table/mon board)
situation-sweeps =
    <card> (/se résout) avec <things>
    <card> (/se résout) avec <things> <place>
situation-deals =
    un sort <color> inflige <number> (/blessures) à <goal>
situation-asks-mana =
    (est-ce que/est-ce qu'/) <asked> (produit/produisent/donne/donnent/peut produire/peuvent produire) (/encore/toujours/aussi) (/du/de la/un) <mana>[ <rest>]
situation-asks-works =
    (est-ce que/est-ce qu') <asked> (/ça) (marche/marchent/fonctionne/fonctionnent) (/encore/toujours/quand même)[ <rest>]
situation-asks-has-keyword =
    (est-ce que/est-ce qu') <asked> (a/ont/garde/gardent/perd/perdent/gagne/a toujours/a encore) (/le/la/l'/encore/toujours) <keyword>[ <rest>]
situation-asks-type =
    (est-ce que/est-ce qu') <asked> (est/sont/devient/reste) (/encore/toujours/aussi) (/un/une) <kind>[ <rest>]
situation-asks-damaged =
    (est-ce que/est-ce qu') <asked> (prend/subit) des (dégâts/blessures)[ <rest>]
situation-asks-tapped =
    (est-ce que/est-ce qu') <asked> (arrive/arrivent/entre/est/sont/reste) (engagé/engagée/engagés/engagées/dégagé/dégagée)[ <rest>]
    (est-ce que/est-ce qu') <asked> se (dégage/dégagent)[ <rest>]
situation-asks-sacrifices =
    (est-ce que/est-ce qu') <asked> (est/sont/se fait) (/quand même/aussi) (sacrifié/sacrifiée/sacrifiés/sacrifiées/sacrifier)[ <rest>]
    (est-ce que/est-ce qu') <who> (dois/doit) (/quand même/encore/aussi) (sacrifier/sacrifier une créature/sacrifier quelque chose)[ <rest>]
situation-asks-acts =
    (est-ce que/est-ce qu') <who> (/peux/peut/dois/doit) (/quand même/encore/aussi) <action>[ <rest>]
situation-asks-has-counters =
    (est-ce que/est-ce qu') <asked> (a/garde/arrive avec/revient avec/perd/entre avec) (les/ses/des/tous ses) marqueurs[ <rest>]
situation-asks-who =
    qui pioche (/la carte/les cartes/une carte)[ <rest>]
    qui gagne (les points de vie/les pv/la vie)[ <rest>]
situation-asks-controls =
    qui (contrôle/garde/récupère/a le contrôle de) <asked>[ <rest>]
situation-asks-trade =
    (est-ce qu'/est-ce que/) (ils/elles/les deux/on) (échangent/s'échangent/se tuent)[ <rest>]
situation-asks-counters =
    <asked> (est à combien/a combien de loyauté/a combien de marqueurs/tombe à combien/passe à combien/finit à combien/finit a combien/finissent à combien/termine à combien)[ <rest>]
    combien de (marqueurs/loyauté/marqueurs +1/+1) (a/sur) <asked>[ <rest>]
    (combien de/quelle) loyauté (/en tout/au final/du coup)
situation-asks-countered =
    (/est-ce que/est-ce qu'/est-ce/et/du coup/alors) <card> (est contrecarré/est contrecarrée/est contré/est contrée/se fait contrer/fizzle)[ <rest>]
situation-asks-blocked =
    (/est-ce que/est-ce qu'/est-ce/et/du coup/alors) <asked> (est/reste/devient/est toujours/est encore/est donc/est considéré comme/est considérée comme/compte comme) (/toujours/encore/maintenant/alors/du coup) (bloqué/bloquée/non bloqué/non bloquée/imbloqué)[ <rest>]
situation-asks-wins =
    (/est-ce que/est-ce qu'/est-ce/et/du coup/alors) <who> (gagne/gagnes/gagne la partie/a gagné/ai gagné)[ <rest>]
situation-asks-turns =
    combien de tours (/supplémentaires/en plus) (/est-ce que/est-ce qu') <who> (joue/joues/jouerai/prends/prend/gagne/gagnes/ai/a)[ <rest>]
    <who> (joue/joues/prends/prend/gagne/ai/a) combien de tours (/supplémentaires/en plus)[ <rest>]
situation-asks-how-many-sacrificed =
    combien de (permanents/créatures/terrains) (/est-ce que/est-ce qu') <who> (sacrifie/sacrifies/dois sacrifier/doit sacrifier)[ <rest>]
    <who> (sacrifie/sacrifies/dois sacrifier/doit sacrifier) combien de (permanents/créatures/terrains)[ <rest>]
    <who> (en sacrifie/dois en sacrifier/doit en sacrifier) combien[ <rest>]
situation-asks-tie =
    (/est-ce que/est-ce/donc/alors) (c'est/ça fait/il y a) (/donc/alors) (une égalité/égalité/match nul/partie nulle/un match nul/une partie nulle)[ <rest>]
    (égalité/match nul/partie nulle)
situation-dies =
    (une créature/une autre créature/une de mes créatures/quelque chose) meurt
    (un jeton/un de mes jetons) meurt
    (une de ses créatures/une créature adverse) meurt
    <things> (meurt/meurent/est détruit/est détruite/se fait détruire/se fait tuer/sont détruits/part au cimetière/va au cimetière)
situation-enters =
    <card> (arrive en jeu/entre en jeu/arrive sur le champ de bataille/entre sur le champ de bataille)
situation-asks-gone =
    (/est-ce que/est-ce qu') <asked> (disparaît/quitte le champ de bataille/est parti/est partie/part)[ <rest>]
situation-asks-hand =
    combien de cartes (/est-ce que) <who> (ai/a) en main[ <rest>]
    (/il) (me/lui) reste combien de cartes (/en main)
    il reste combien de cartes dans <whose> main

## Verbes

typed-situation-verb-attack = attaque, attaquent, attaquer, attaqué, frappe, frappent, tape, tapent, taper, attaquais, attaquait
typed-situation-participle-attack = attaqué, attaquée, attaqués, attaquées
typed-situation-verb-block = bloque, bloquent, bloquer, bloqué, chumpe, double-bloque, double bloque, chump bloque, chump-bloque, bloquais, bloquait
typed-situation-participle-block = bloqué, bloquée, bloqués, bloquées, double-bloqué, double-bloquée
typed-situation-verb-cast = lance, lancent, lancer, lancé, joue, jouent, jouer, joué, répond par, réponds par, répond avec, réponds avec, répondre par, répondre avec, utilise, utiliser, pose, poser, posé, met, mets, flashe, balance, envoie, caste, caster, casté, répond, réponds
typed-situation-participle-cast = lancé, lancée, joué, jouée, utilisé, utilisée
typed-situation-verb-kill = tue, détruit, exile, cible, contrecarre, contre
typed-situation-participle-kill = tué, tuée, détruit, détruite
typed-situation-verb-sacrifice = sacrifie, sacrifient, sacrifier, sacrifié, sac
typed-situation-participle-sacrifice = sacrifié, sacrifiée
typed-situation-verb-activate = tourne, tournes, craque, craques, craquer, active, activent, activer, activé, utilise, utiliser, engage, engagent, engager, dégage
typed-situation-participle-activate = activé, activée
typed-situation-verb-ping = tire sur, tirer sur
typed-situation-verb-pump = gonfle, gonfler, gonflent
typed-situation-itself = lui-même, elle-même, sa propre capacité
typed-situation-verb-equip = équipe, équiper, équipent, équipé, déplace
typed-situation-participle-equip = équipé, équipée
typed-situation-verb-have = ai, a, ont, contrôle, contrôlent, contrôler, possède, possèdent, avais, avait
typed-situation-verb-attach = attache
typed-situation-participle-attach = équipé, équipée, enchanté, enchantée, attaché, attachée
typed-situation-participle-have = contrôlé, contrôlée
typed-situation-verb-be = suis, est, sont, être, été
typed-situation-verb-not = ne, pas, meurt, meurent, meurs, survit, survivent, gagne, perd, perds, pioche, peut, peux
typed-situation-participle-be = mort, morte
typed-situation-participle-not = pas
typed-situation-auxiliary = ai, a, ont, vais, va, vont, veux, veut, veulent, viens de, vient de, décide de, essaie de, voudrais, voudrait, essaye de
typed-situation-being = suis, est, sont, été, être, était
typed-situation-getting = se fait, me fais, se font, se fait faire, est-il, est-elle
typed-situation-adverb = juste, aussi, ensuite, encore, déjà, simplement, alors, tout de suite, seulement, maintenant, en réponse

## Ce qui commence une proposition et ne dit rien de la table

typed-situation-what = quoi, que
typed-situation-loses = perd, perds, perdre
typed-situation-lead = avec, la table, ma table, situation, si, quand, alors, alors que, tandis que, lorsque, vu que, pendant que, et, puis, mais, ensuite, donc, sachant que, en réponse, disons, supposons, du coup, ok, bonjour, salut, après ça, avant les blessures, après les blocages, est-ce que si, ou, en gros, bon, bah, ben, en fait, sinon, petite question, question, hello, hier, concrètement, genre, admettons, imaginons, à ce que je sache, autant que je sache, si je comprends bien, d'après moi, à mon avis, pour info, pour le contexte, dans ce cas, dans cette situation, par contre, cependant, malheureusement, en multijoueur, en commander, en standard, en modern, en duel, hier soir, l'autre jour, bonjour à tous, salut à tous, question bête, question de débutant, petite question rapide, je ne suis pas sûr mais, je crois, je pense, il me semble, en gardant la priorité, je garde la priorité et, avant que ça se résolve, avant résolution, avec le sort sur la pile, au moins, après les attaquants, à la fin
typed-situation-asking = peut je, peut il, peut elle, peut on, peut mon adversaire, où, pourquoi, est-ce que, est-ce qu', que, qu'est-ce, combien, qui, quel, quelle, puis-je, comment, il se passe, ça
typed-situation-respond-to = en réponse à, en réponse au, en réponse aux, en reponse a, en reponse au, en réaction à
typed-situation-fizzles = fizzle, fizzles, fait pschitt
typed-situation-takes-back = non pardon, euh non, rectification, non en fait, ah non, laisse tomber
typed-situation-correction = non pardon, pardon, je veux dire, enfin, euh non, euh, ou plutôt, plutôt, correction, non, désolé, enfin plutôt, rectification, non juste, non en fait, en fait juste, je voulais dire, disons
typed-situation-respond = en réponse, répond, réponds, en gardant la priorité, je garde la priorité et, avant que ça se résolve, avant résolution, avec le sort sur la pile
typed-situation-on = pendant, durant, à, au, c'est, dans, lors de
typed-situation-empty = quand même, juste, aussi, seulement, simplement, déjà, encore, peux, peut, veux, veut
typed-situation-ordinary = dans, avec, pour, sans, vie, mort, force, terre, monde, temps, tour, sang, dieu
typed-situation-behind = ce tour-ci, tout de suite, dès maintenant, immédiatement, en réponse, ce tour, aussi, du coup, s'il vous plaît, svp, ensuite, alors, quand même, après les blocages, avant les blessures, à ce que je sache, dans ce cas, dans cette situation, bien sûr, si je veux, s'il veut, avant que ça se résolve, avant résolution, en gardant la priorité, je crois, je pense, normalement, par exemple, légalement, au final, depuis le tour dernier, depuis mon dernier tour, avant ça, comme d'habitude
typed-situation-mana = mana, manas
typed-situation-of-theirs = adverse
typed-situation-kind-fetch = fetch, fetchland
typed-situation-kind-rock = caillou de mana, caillou à mana
typed-situation-kind-dork = créature à mana
typed-situation-kind-commander = commandant, général
typed-situation-kind-removal = removal, sort de removal, anti-créature
typed-situation-kind-wipe = balayeuse, board wipe, sort de masse
typed-situation-kind-burn = sort de burn, burn
typed-situation-kind-counterspell = contresort, contre-sort
typed-situation-kind-anthem = hymne
typed-situation-kind-equipment = équipement
typed-situation-first-name = pierre, julien, nicolas, lucas, hugo, thomas, antoine, mathieu, guillaume, sébastien, camille, léa, chloé, manon, marie
typed-situation-kind-permanent = permanent, permanents
typed-situation-untaps = se dégage, se dégagent
typed-situation-entering = entre, arrive
typed-situation-loses-it = perd, perdent, se dégage, se dégagent, dégagé, dégagée
typed-situation-type-creature = créature, créatures
typed-situation-type-artifact = artefact, artefacts
typed-situation-type-enchantment = enchantement, enchantements
typed-situation-type-land = terrain, terrains
typed-situation-type-planeswalker = planeswalker, planeswalkers
typed-situation-type-legendary = légendaire
typed-situation-action-scry = regard, fait regard
typed-situation-action-surveil = surveille
typed-situation-action-mill = meule
typed-situation-action-search = cherche, cherche un terrain, chercher, chercher un terrain
typed-situation-action-shuffle = mélange, mélanger
typed-situation-action-investigate = enquête
typed-situation-action-proliferate = prolifère
typed-situation-action-discard = défausse, me défausse, défausser
typed-situation-trigger-of = cascade, prouesse, persistance, immortalité, annihilateur
typed-situation-question = question, questions, situation, interaction
typed-situation-damage = blessure, blessures, dégâts
typed-situation-aim = gagner, piocher, prévenir, créer, donner, défausser
typed-situation-to = pour
typed-situation-greeting = bonjour, salut, merci, merci d'avance, petite question, question, question rapide, aidez-moi, bonsoir, svp, s'il vous plaît, je débute, je suis débutant, je suis nouveau, désolé si c'est bête, ça nous est arrivé hier, merci beaucoup, merci pour votre aide, c'est tout, j'ai assez de mana, il a assez de mana, on a assez de mana, le mana n'est pas un problème, bonjour à tous, salut à tous, personne ne répond, je n'ai pas d'autre créature, il n'a pas d'autre créature, avec une table vide, sa table est vide, ma dernière carte, ma dernière carte en main, sans aucun sort
typed-situation-lacking = marqueur, marqueurs, carte, cartes, carte en main, cartes en main, main, réponse, réponses, effet, effets, mana, terrain, terrains, permanent, permanents, artefact, artefacts, enchantement, enchantements, capacité, capacités, mal d'invocation, cimetière, autre sort, sort, sorts, équipement, équipements, marqueur poison, marqueurs poison, poison
typed-situation-joins = et, mais, donc, et puis, ou
typed-situation-tag = hein, non, c'est ça, n'est-ce pas, c'est bien ça, on est d'accord, j'ai raison, vrai
typed-situation-small-talk = bonjour, salut, hello, coucou, petite, question, rapide, question, de, règles, règle, merci, svp, stp, désolé, oui, non, bon, ben, bah, alors, donc, du, coup, en, fait, la, une, un, situation, interaction, bizarre, étrange, drôle, débat, partie, hier, soir, commander, hé, hey, juge, les, gars, vite, fait, à, propos, autre, chose, dernière, première, sinon

## Mots

typed-situation-you = je, j', moi, me, m', nous
typed-situation-opponent = il, adv, mon adv, l'adv, elle, lui, on, l'adversaire, adversaire, mon adversaire, ils, elles, l'autre joueur, mon pote, un ami, sa tête, sa face, un adversaire, mon ami, mon frère, ma copine, le mec, le gars, mon oppo, l'oppo, oppo, un joueur, mon ennemi
typed-situation-my = mon, ma, mes, notre, nos
typed-situation-their = son, sa, ses, leur, leurs, mon adversaire, l'adversaire, mon pote, de mon adversaire
typed-situation-a = un, une, des, du
typed-situation-blocker = bloqueur, bloqueurs, bloqueuse, bloqueuses
typed-situation-attacker = attaquant, attaquants, attaquante, attaquantes
typed-situation-basic-plains = plaine, plaines
typed-situation-basic-island = île, îles
typed-situation-basic-swamp = marais
typed-situation-basic-mountain = montagne, montagnes
typed-situation-basic-forest = forêt, forêts
typed-situation-purpose-asked = juste pour, seulement pour, uniquement pour, rien que pour
typed-situation-purpose = pour sauver, pour protéger, pour éviter, pour qu'il puisse, pour qu'elle puisse, pour pouvoir, afin de, pour essayer de
typed-situation-subject = je, il, elle, on, mon adversaire, l'adversaire, adv
typed-situation-inverted = il, elle, ils, elles, on, je, ce
typed-situation-earlier = quand, après, après que, lorsque, une fois que, dès que, au moment où
typed-situation-opens = est, sont, ça, a
typed-situation-left = restants, restantes
typed-situation-the-other = l'autre
typed-situation-the-first = le premier, la première, l'ancien, l'ancienne
typed-situation-the-others = les autres
typed-situation-at-table = dans une, à une, dans notre, sur une, en, à
typed-situation-table = joueurs, joueurs à table, joueurs en commander
typed-situation-table-of = partie à, table à, table de, partie de, on joue à, on est, nous sommes
typed-situation-players = joueurs
typed-situation-against-opponents = contre, avec, j'ai
typed-situation-opponents = adversaires, autres joueurs
typed-situation-third = un autre adversaire, le troisième joueur, le joueur c, l'autre adversaire, mon autre adversaire, un troisième joueur
typed-situation-its = son, sa, mon, ma
typed-situation-mode = mode, capacité
typed-situation-both-modes = les deux modes
typed-situation-ordinal-first = premier, première
typed-situation-ordinal-second = deuxième, second, seconde
typed-situation-ordinal-third = troisième
typed-situation-ordinal-fourth = quatrième, dernier
typed-situation-attacking = attaque, attaquant
typed-situation-attacks = attaquant
typed-situation-may = peut, peux, peuvent, pourrait, pourrais
typed-situation-turn-word = tour
typed-situation-if = si, quand, après, lorsque, une fois que
typed-situation-mine = le mien, la mienne
typed-situation-theirs = le sien, la sienne, le leur, la leur
typed-situation-that = que, qui, qu'
typed-situation-that-is = qui est, qui sont
typed-situation-edge = au début de, à la fin de, début de, fin de
typed-situation-ordinal = prochain, prochaine, première, premier, seconde, deuxième, propre
typed-situation-step-upkeep = entretien, étape d'entretien
typed-situation-trigger-word = déclenchement, capacité, trigger
typed-situation-step-draw = étape de pioche, pioche
typed-situation-step-precombat-main = phase principale, première phase principale, main phase
typed-situation-step-combat = combat, phase de combat, début du combat, étape de combat
typed-situation-step-beginning-of-combat = début de combat, début du combat, étape de début de combat
typed-situation-step-postcombat-main = deuxième phase principale, seconde phase principale
typed-situation-step-end = étape de fin, fin de tour, fin du tour
typed-situation-kicked = kické, kickée, avec le kick, avec kick, avec le kicker
typed-situation-the-last = les derniers, exactement, les
typed-situation-flashback = flashback, flash-back, son flashback, le flashback
typed-situation-cost = coût
typed-situation-by-way-of = par, via, en
typed-situation-for-free = gratos, gratuitement, gratuit, gratis, sans payer son coût, sans payer, pour zéro mana, pour 0 mana
typed-situation-way-emerge = émergence
typed-situation-way-spectacle = spectacle
typed-situation-way-prototype = prototype
typed-situation-way-madness = folie
typed-situation-way-disturb = perturbation
typed-situation-way-escape = évasion, évader, échappée, s'échapper
typed-situation-way-bestow = grâce
typed-situation-way-blitz = blitz
typed-situation-way-dash = précipitation, précipiter, précipité
typed-situation-way-overload = surcharge, surcharger, surchargé, surchargée
typed-situation-way-evoke = évoquer, évoque, évoqué, évoquée, évocation
typed-situation-for = pour, avec, où
typed-situation-equals = vaut, égal à, est, de
typed-situation-pitching = en pitchant, pitchant, en exilant, exilant
typed-situation-choosing = nommant, en nommant, en choisissant, choisissant, en copiant, copiant
typed-situation-speaker = je, il, mon pote, mon ami, mon adversaire, un ami, l'arbitre, on, elle
typed-situation-remarks = semble, paraît, parait, veut dire, signifie, arrive, est arrivé, me gêne, m'étonne, sûr, certain, censé
typed-situation-then = alors, quand même, encore, du coup, dans ce cas
typed-situation-undergoes = est, sont, était, étaient, a été, ont été, se fait
typed-situation-speech = dit, dis, pense, penses, crois, croit, prétend, affirme, me demande, me demandais, voudrais savoir, aimerais savoir, voulais savoir, soutient, suppose, sais que, comprends que, comprends, ai appris que, me rappelle que, croyais
typed-situation-the = le, la, les, l', ce, cet, cette, ces
typed-situation-all = tous, toutes, tous les, toutes les, tout
typed-situation-other = autre, autres
typed-situation-life-word = vie, vies, pv, points de vie
typed-situation-any-permanents = permanent, permanents, créature, créatures
typed-situation-sick = malade
typed-situation-filler = dégagé, dégagée, dégagés, dégagées, gros, grosse, petit, petite, seul, seule, propre, vrai, vraie, simple, autre, de base, normal, normale
typed-situation-and = et, ainsi que
typed-situation-with = avec, qui a, ayant
typed-situation-as-a = en, comme une, comme un, qui est une, qui est un
typed-situation-at = à, avec
typed-situation-in = dans, de, depuis
typed-situation-from = depuis, de
typed-situation-on-it = dessus
typed-situation-on-battlefield = en jeu, sur le champ de bataille, sur la table
typed-situation-attached = équipé de, équipée de, enchanté par, enchantée par, portant
typed-situation-of = de, points de, marqueurs
typed-situation-measure = loyauté, défense, marqueurs, points de vie
typed-situation-untapped = dégagé, dégagée, dégagés, dégagées, disponible, disponibles
typed-situation-it = ça, il, la, le, l', elle, celle-ci, celui-ci, cette créature, la créature
typed-situation-object = le, la, l'
typed-situation-dative = lui, leur, me, te
typed-situation-person = elle, lui, il
typed-situation-becomes = est, sont, devient, deviennent, reste, restent, être
typed-situation-before-type = encore, toujours, tous, aussi, des, les, terrains
typed-situation-together = double
typed-situation-one-of-them = l'un d'eux, l'une d'elles, une d'elles
typed-situation-one-of-the-blockers = un des bloqueurs, l'un des bloqueurs, un de ses bloqueurs, l'une des bloqueuses
typed-situation-both = les deux, tous les deux, toutes les deux
typed-situation-them = ils, elles, les, eux, tous, tous les trois, toutes les trois, tous ensemble, les trois, les quatre, tous les 3, les 3, les cinq
typed-situation-everything = tout, toutes mes créatures, toutes mes bestioles, toute ma table
typed-situation-tribe-angel = ange, anges
typed-situation-tribe-ape = grand singe, singe, singes
typed-situation-tribe-archer = archer, archers
typed-situation-tribe-artificer = artificier, artificiers
typed-situation-tribe-assassin = assassin, assassins
typed-situation-tribe-bat = chauve-souris
typed-situation-tribe-bear = ours
typed-situation-tribe-beast = bête, bêtes
typed-situation-tribe-berserker = berserker, berserkers
typed-situation-tribe-bird = oiseau, oiseaux
typed-situation-tribe-boar = sanglier, sangliers
typed-situation-tribe-cat = chat, chats
typed-situation-tribe-centaur = centaure, centaures
typed-situation-tribe-cleric = clerc, clercs
typed-situation-tribe-construct = construction, constructions
typed-situation-tribe-crab = crabe, crabes
typed-situation-tribe-demon = démon, démons
typed-situation-tribe-dinosaur = dinosaure, dinosaures
typed-situation-tribe-dog = chien, chiens
typed-situation-tribe-dragon = dragon, dragons
typed-situation-tribe-drake = drakôn
typed-situation-tribe-druid = druide, druides
typed-situation-tribe-dwarf = nain, nains
typed-situation-tribe-eldrazi = eldrazi
typed-situation-tribe-elemental = élémental, élémentaux
typed-situation-tribe-elephant = éléphant, éléphants
typed-situation-tribe-elf = elfe, elfes
typed-situation-tribe-faerie = peuple fée, fée, fées
typed-situation-tribe-fox = renard, renards
typed-situation-tribe-frog = grenouille, grenouilles
typed-situation-tribe-fungus = fongus
typed-situation-tribe-giant = géant, géants
typed-situation-tribe-goat = chèvre, chèvres
typed-situation-tribe-goblin = gobelin, gobelins
typed-situation-tribe-god = dieu, dieux
typed-situation-tribe-golem = golem, golems
typed-situation-tribe-gremlin = gremlin, gremlins
typed-situation-tribe-griffin = griffon, griffons
typed-situation-tribe-horror = horreur, horreurs
typed-situation-tribe-horse = cheval, chevaux
typed-situation-tribe-human = humain, humains
typed-situation-tribe-hydra = hydre, hydres
typed-situation-tribe-illusion = illusion, illusions
typed-situation-tribe-imp = diablotin, diablotins
typed-situation-tribe-insect = insecte, insectes
typed-situation-tribe-knight = chevalier, chevaliers
typed-situation-tribe-lizard = lézard, lézards
typed-situation-tribe-merfolk = ondin, ondins
typed-situation-tribe-minotaur = minotaure, minotaures
typed-situation-tribe-monk = moine, moines
typed-situation-tribe-mouse = souris
typed-situation-tribe-mutant = mutant, mutants
typed-situation-tribe-myr = myr
typed-situation-tribe-ninja = ninja, ninjas
typed-situation-tribe-ogre = ogre, ogres
typed-situation-tribe-ooze = limon, limons
typed-situation-tribe-orc = orque, orques
typed-situation-tribe-ox = boeuf, boeufs
typed-situation-tribe-phyrexian = phyrexian, phyrexians
typed-situation-tribe-pirate = pirate, pirates
typed-situation-tribe-plant = plante, plantes
typed-situation-tribe-rabbit = lapin, lapins
typed-situation-tribe-rat = rat, rats
typed-situation-tribe-rhino = rhinocéros
typed-situation-tribe-robot = robot, robots
typed-situation-tribe-rogue = gredin, gredins
typed-situation-tribe-samurai = samouraï, samouraïs
typed-situation-tribe-saproling = saprobionte, saprobiontes
typed-situation-tribe-scout = éclaireur, éclaireurs
typed-situation-tribe-serpent = grand serpent, serpents
typed-situation-tribe-servo = servo, servos
typed-situation-tribe-shaman = shamane, shamanes
typed-situation-tribe-skeleton = squelette, squelettes
typed-situation-tribe-sliver = slivoïde, slivoïdes
typed-situation-tribe-snake = serpent
typed-situation-tribe-soldier = soldat, soldats
typed-situation-tribe-spider = araignée, araignées
typed-situation-tribe-spirit = esprit, esprits
typed-situation-tribe-squirrel = écureuil, écureuils
typed-situation-tribe-thopter = mécanoptère, mécanoptères
typed-situation-tribe-treefolk = sylvin, sylvins
typed-situation-tribe-troll = troll, trolls
typed-situation-tribe-turtle = tortue, tortues
typed-situation-tribe-vampire = vampire, vampires
typed-situation-tribe-villain = vilain, vilains
typed-situation-tribe-wall = mur, murs
typed-situation-tribe-warlock = occultiste, occultistes
typed-situation-tribe-warrior = guerrier, guerriers
typed-situation-tribe-werewolf = loup-garou, loups-garous
typed-situation-tribe-whale = baleine, baleines
typed-situation-tribe-wizard = sorcier, sorciers
typed-situation-tribe-wolf = loup, loups
typed-situation-tribe-wurm = guivre, guivres
typed-situation-tribe-zombie = zombie, zombies
typed-situation-of-the-game = célérité, initiative, indestructible, vigilance, menace, portée, arrive, arriver, clone, clones, capacité, active, artefact, attaque, aura, bataille, bloque, bloqueur, cimetière, compétence, contrôle, contrôles, copie, coût, créature, créatures, dégâts, mana, manas, blessures, défausse, défausser, déclenche, détruit, détruite, enchante, enchantement, engagé, engagée, équipe, équipement, exil, exile, gagne, gain, initiative, jeton, jetons, joue, lance, main, mana, marqueur, marqueurs, meurt, meurent, mort, paie, payer, perd, perds, permanent, pile, pioche, piocher, points, vie, pose, protection, régénère, résout, réponse, sacrifie, sort, survit, terrain, tour, étape, vol, piétinement, loyauté, adversaire, pas, sans, deux, autre, revient
typed-situation-creature = créature, créatures, bestiole, bestioles, attaquant, attaquants, attaquante, attaquantes, bloqueur, bloqueurs, bloqueuse, bloqueuses, bébête
typed-situation-kind = sort, contresort, planeswalker, terrain, artefact, enchantement, aura, équipement, bataille, siège, véhicule
typed-situation-card-word = carte, cartes
typed-situation-kind-planeswalker = planeswalker, arpenteur
typed-situation-kind-land = terrain, terrains
typed-situation-kind-enchantment = enchantement, enchantements
typed-situation-kind-artifact = artefact, artefacts
typed-situation-kind-sorcery = rituel, rituels
typed-situation-kind-spell = sort, sorts, sort non-créature, sorts non-créature
typed-situation-kind-instant = éphémère, éphémères
typed-situation-kind-creature = créature
typed-situation-spell = sort
typed-situation-spell-word = sort, contresort, contre
typed-situation-token = jeton, jetons
typed-situation-copy = copie, copies
typed-situation-inverted = il, elle, ils, elles
typed-situation-color-white = blanc, blanche, blancs, blanches
typed-situation-color-blue = bleu, bleue, bleus, bleues
typed-situation-color-black = noir, noire, noirs, noires
typed-situation-color-red = rouge, rouges
typed-situation-color-green = vert, verte, verts, vertes
typed-situation-color-colorless = incolore, incolores
typed-situation-without = sans, qui n'a pas
typed-situation-nothing-said = marqueur, marqueurs, capacité, capacités
typed-situation-attached-behind = dessus, attaché, attachée
typed-situation-on-side = de, du
typed-situation-side = côté
typed-situation-tail = quand même, du coup, après, ensuite, alors, après ça, au total, en tout, à la fin, au final, dans ce cas, ce tour, ou pas, ou non, aussi, encore, même si, parce que, bien que, ou, dessus, pour ça, grâce à, à cause de
typed-situation-how-many = combien
typed-situation-place-library = bibliothèque, deck, dessus de ma bibliothèque
typed-situation-place-command = zone de commandement
typed-situation-place-battlefield = champ de bataille, jeu
typed-situation-any = quelques, d', de
typed-situation-or = ou
typed-situation-under = sous
typed-situation-control = contrôle
typed-situation-kills = tue, tuer, détruit, détruire, détruis
typed-situation-any-of-them = une d'entre elles, un d'entre eux, l'une d'entre elles, l'un d'entre eux
typed-situation-times-two = deux fois, 2 fois, deux fois de suite
typed-situation-times-three = trois fois, 3 fois
typed-situation-times-four = quatre fois, 4 fois
typed-situation-times-five = cinq fois, 5 fois
typed-situation-number-one = un, une
typed-situation-number-two = deux
typed-situation-number-three = trois
typed-situation-number-four = quatre
typed-situation-number-five = cinq
typed-situation-number-six = six
typed-situation-number-seven = sept
typed-situation-number-eight = huit
typed-situation-number-nine = neuf
typed-situation-number-ten = dix
typed-situation-number-eleven = onze
typed-situation-number-twelve = douze
typed-situation-number-twenty = vingt
typed-situation-zone-hand = main
typed-situation-zone-graveyard = cimetière, cimetières, cimtière, cim
typed-situation-zone-exile = exil
typed-situation-keyword-deathtouch = contact mortel
typed-situation-keyword-defender = défenseur
typed-situation-keyword-double-strike = double initiative
typed-situation-keyword-first-strike = initiative
typed-situation-keyword-flying = vol, volante
typed-situation-keyword-haste = célérité
typed-situation-keyword-hexproof = défense talismanique
typed-situation-keyword-indestructible = indestructible
typed-situation-keyword-lifelink = lien de vie
typed-situation-keyword-menace = menace
typed-situation-keyword-reach = portée
typed-situation-keyword-shroud = linceul
typed-situation-keyword-wither = flétrissure
typed-situation-keyword-prowess = prouesse
typed-situation-keyword-trample = piétinement
typed-situation-keyword-vigilance = vigilance
typed-situation-protection = protection
typed-situation-protection-from = contre le, contre, contre les
typed-situation-nobody = personne, rien, aucun bloqueur, pas de blocage
typed-situation-keyword-infect = infection
typed-situation-keyword-persist = persistance, persist
typed-situation-keyword-undying = survivance, undying
typed-situation-agent-deathtouch = créature avec le contact mortel
typed-situation-agent-defender = créature avec défenseur
typed-situation-agent-double-strike = créature avec la double initiative
typed-situation-agent-first-strike = créature avec l'initiative
typed-situation-agent-flying = volant, créature volante
typed-situation-agent-haste = créature avec la célérité
typed-situation-agent-hexproof = créature avec la défense talismanique
typed-situation-agent-indestructible = créature indestructible
typed-situation-agent-lifelink = créature avec le lien de vie
typed-situation-agent-menace = créature avec la menace
typed-situation-agent-reach = créature avec la portée
typed-situation-agent-shroud = créature linceul
typed-situation-agent-wither = créature flétrissure
typed-situation-agent-prowess = créature prouesse
typed-situation-agent-trample = piétineur, créature avec le piétinement
typed-situation-agent-vigilance = créature avec la vigilance
typed-situation-agent-persist = créature avec la persistance
typed-situation-agent-undying = créature avec la survivance
typed-situation-agent-infect = créature avec l'infection

## Ce qui en est dit

situation-line = { $head } : { $things }
situation-players-seated = { $number } joueurs.
situation-board = Table : { $board }.
situation-acts = Joué : { $acts }.
situation-acts-read = Non joué : { $acts }.
situation-any-artifact = un artefact
situation-any-spell = un sort
situation-any-creature = une créature
situation-any-token = un jeton de créature
situation-an-attacker = un attaquant
situation-two-blockers = deux bloqueurs
situation-subject-you = je
situation-subject-opponent = il
situation-further-player = Joueur { $number }
situation-not-answered = Pas joué, donc sans réponse : « { $clause } ».
situation-not-read = Les mots « { $clause } » n’ont pas été lus : voici seulement ce qui se passe.
situation-left-out = Laissé de côté : « { $clause } ».
situation-token-white = blanche
situation-token-blue = bleue
situation-token-black = noire
situation-token-red = rouge
situation-token-green = verte
situation-token-colorless = incolore
situation-assumed-creature = { $count ->
    [1] « { $text } » est pris pour un jeton de créature { $item }.
   *[other] « { $text } » sont pris pour des jetons de créature { $item }.
}
situation-assumed-modes = Tous les modes de { $card } sont pris pour choisis.
situation-assumed-aim = { $card } est supposé viser { $goal }.
situation-assumed-owner = Je suppose que { $card } est à { $player }.
situation-assumed-counters = { $card } est supposé avoir { $count } marqueurs +1/+1.
situation-assumed-card = « { $text } » est pris pour { $card }.
situation-not-understood = Pas compris, donc rien n’est joué : « { $clause } ».
situation-understood = J’ai compris : { $restated }
situation-yes = Oui : { $verdict }
situation-no = Non : { $verdict }
situation-yes-anyway = Oui, quel que soit le choix. { $verdict }
situation-no-anyway = Non, quel que soit le choix. { $verdict }
situation-pays = { $name } paie { $cost }.
situation-makes-mana = { $count ->
    [0] { $card } n’a pas de capacité de mana qui puisse être activée.
   *[other] { $card } a « { $ability } »
}
situation-is-type = { $card } est : { $types }.
situation-controls = { $name } contrôle { $card }.
situation-blocked = { $card } est une créature bloquée jusqu’à la fin du combat, même si ses bloqueurs partent. (509.1h)
situation-unblocked = { $card } est une créature non bloquée. (509.1h)
situation-triggers = { $count ->
    [0] Rien ne se déclenche.
    [one] Une capacité se déclenche.
   *[other] { $count } capacités se déclenchent.
}
situation-size = { $name } est { $power }/{ $toughness }.
situation-answered = « { $question } » : { $answer }
situation-chosen = Choisi, car le meilleur pour { $player } : { $answer } ({ $prompt }).
situation-extra-turns = { $count ->
    [0] { $name } ne gagne aucun tour supplémentaire.
    [one] { $name } gagne un tour supplémentaire.
   *[other] { $name } gagne { $count } tours supplémentaires.
}
situation-sacrifices = { $count ->
    [0] { $name } ne sacrifie rien.
    [one] { $name } sacrifie un permanent.
   *[other] { $name } sacrifie { $count } permanents.
}
situation-some-permanents = { $number } permanents
situation-draws = { $count ->
    [0] { $name } ne pioche pas.
    [one] { $name } pioche une carte.
   *[other] { $name } pioche { $count } cartes.
}
situation-tokens = { $count ->
    [0] { $name } ne crée aucun jeton.
    [one] { $name } crée un jeton.
   *[other] { $name } crée { $count } jetons.
}
situation-tokens-of = { $count ->
    [0] { $name } ne crée pas de jeton { $kind }.
    [one] { $name } crée un jeton { $kind }.
   *[other] { $name } crée { $count } jetons { $kind }.
}
situation-damage = { $count ->
    [0] { $name } ne subit aucune blessure.
    [one] { $name } subit { $count } blessure.
   *[other] { $name } subit { $count } blessures.
}
situation-loses-life = { $count ->
    [0] { $name } ne perd aucun point de vie.
    [one] { $name } perd { $count } point de vie.
   *[other] { $name } perd { $count } points de vie.
}
situation-gains-life = { $count ->
    [0] { $name } ne gagne aucun point de vie.
    [one] { $name } gagne { $count } point de vie.
   *[other] { $name } gagne { $count } points de vie.
}
situation-life-total = { $name } est à { $count } { $count ->
    [one] point
   *[other] points
} de vie.
situation-has-counters = { $count ->
    [0] { $card } n’a pas de marqueurs.
    [one] { $card } a { $count } marqueur { $kind }.
   *[other] { $card } a { $count } marqueurs { $kind }.
}
situation-in-zone = { $zone ->
    [battlefield] { $card } est sur le champ de bataille.
    [graveyard] { $card } est dans le cimetière de { $owner }.
    [hand] { $card } est dans la main de { $owner }.
    [library] { $card } est dans la bibliothèque de { $owner }.
    [exile] { $card } est en exil.
    [command] { $card } est dans la zone de commandement.
    [stack] { $card } est sur la pile.
   *[other] { $card } n’est nulle part : un jeton qui quitte le champ de bataille cesse d’exister.
}
situation-as-it-stands = c’est ainsi que se présente cette table ; rien n’y est fait.
situation-legends-apart = chaque joueur ne contrôle qu’un exemplaire de { $name }, et la règle des légendes ne compte que ce qu’un même joueur contrôle. (704.5j)
situation-paid = { $card } est sacrifié pour payer le coût, et personne ne peut répondre avant que ce soit fait. (601.2h et 602.2b)
situation-not-chosen = { $name } ne peut pas y être choisi.
situation-assumed-removal = « { $clause } » est pris pour l’effet de { $card }.
situation-short-name = « { $word } » est pris pour { $card }, non pour { $other }.
situation-nearly = « { $word } » est pris pour { $card }.
situation-costs = { $card } coûte { $cost }.
situation-hand = { $count ->
    [0] { $name } n’a plus de cartes en main.
    [one] { $name } a une carte en main.
   *[other] { $name } a { $count } cartes en main.
}
