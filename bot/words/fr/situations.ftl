### La table dans une question : les propositions qui sont lues (voir bot/situations/), et ce qui est dit de ce qui a été
### compris. Une ligne est une façon de le dire : <trou>, (l'un/de/ceux-ci/), [présent si son trou est rempli].

## Propositions

situation-attack =
    <player> (ai attaqué/a attaqué) avec <things>
    <player> (attaque/attaquent/frappe) avec <things>
    <player> (m'/t'/l') (attaque/attaquent) avec <things>
    <player> (attaque/attaquent) <goal> avec <things>
    <things> (attaque/attaquent) <goal>
    <things> (m'/t'/l') (attaque/attaquent)
    <things> (attaque/attaquent)
situation-attacked-by =
    <goal> (suis attaqué par/est attaqué par/suis attaquée par/est attaquée par) <things>
situation-block =
    <player> (bloque/bloquent/chumpe) avec <things>
    <player> (bloque/bloquent) <goal> avec <things>
    <player> (double-bloque/double bloque) avec <things>
    <things> (bloque/bloquent) <goal>
    <player> (bloque/bloquent) <goal>
    <player> (bloque/bloquent)
situation-no-block =
    <player> (ne bloque pas/ne bloquent pas/bloque pas/ne bloque rien)
    (pas de blocage/pas de bloqueur/aucun bloqueur/pas de bloqueurs/personne ne bloque)
situation-tapped =
    <things> (est engagé/est engagée/sont engagés/sont engagées)
situation-damaged =
    <things> (a subi/a déjà subi/a pris/a déjà pris/a reçu) <number> (blessure/blessures/dégâts) (/ce tour/ce tour-ci/plus tôt)
situation-protects =
    <player> (protège/suis le protecteur de/est le protecteur de) <thing>
situation-blocked-by =
    <goal> (est bloqué par/est bloquée par/sont bloqués par/sont bloquées par/se fait bloquer par) <things>
situation-cast =
    <player> (lance/lancent/joue/jouent/répond par/réponds par/répond avec/réponds avec/utilise) <card>[ (sur/en ciblant/ciblant/contre/à) <goal>]
    <player> (me/m'/te/le) (lance/joue) <card>
    <player> (cible/ciblent) <goal> avec <card>
    <player> (tue/détruit/détruis/exile/contrecarre/contre/booste) <goal> avec <card>
    <player> (lance/répond avec/réponds avec/répond par/réponds par) <card> dessus
    <player> (lance/joue) <card> (pour/avec) (x =/x) <number>[ (sur/ciblant) <goal>]
    <player> (répond/réponds) <card>[ (sur/ciblant) <goal>]
    (et moi/et lui/moi/lui) <card> (sur/contre) <goal>
situation-cast-at =
    <goal> (est ciblé par/est ciblée par/se prend/prend/meurt sur/est contrecarré par) <card>
situation-against =
    <card> contre <goal>
situation-whose-is-it =
    (/c'est/ce sont) <whose>
situation-list =
    (table/la table/) <things>
situation-on-the-stack =
    (avec/) <card> (sur la pile/est sur la pile)
situation-faces =
    (face à/contre) <things>
situation-loyalty =
    <player> (utilise/active) <loyalty> de <thing>[ (sur/en ciblant) <goal>]
    <player> <loyalty> <thing>[ (sur) <goal>]
situation-responded-to =
    en réponse à <card> de <player>
situation-activate =
    <player> (active/activent/utilise/engage/engagent/dégage) <thing>[ (sur/en ciblant/ciblant/contre) <goal>]
    <player> (sacrifie/sacrifient) <thing>
    <player> (équipe) <thing>[ (à/sur) <goal>]
situation-have =
    <player> (ai/a/ont/contrôle/contrôlent/possède) (/aussi) <things>
    <player> (ai/a/ont/contrôle/contrôlent) <things> (en jeu/sur le champ de bataille/sur la table)
    (il y a/avec) <things> (/en jeu/sur le champ de bataille/sur la table)
    <things> (est/sont) (en jeu/sur le champ de bataille/sur la table)
situation-attached =
    <goal> (est équipé de/est équipée de/porte/est enchanté par/est enchantée par) <things>
    <things> (est attaché à/est attachée à/est sur/enchante) <goal>
situation-life =
    <player> (suis à/est à/sont à/ai/a/suis à seulement) <number> (/points de vie/pv/vies/vie/points/point de vie)
situation-turn =
    (/c'est/pendant/à/durant) <whose> (tour/entretien)
    (/c'est/pendant/à/durant) (mon/son) tour
situation-turns = c'est le tour de { $player }

## Questions

situation-asks-size =
    (quelle est la taille de/quelle taille fait/quelle taille font/quelle est la force de) <asked>
    <asked> (fait combien/font combien/fait quelle taille)
situation-asks-dies =
    (/est-ce que/est-ce qu'/ça fait que) <asked> (/y/en) (meurt/meurent/va mourir/est détruit/est détruite/est mort/est morte/sont détruits/suis mort/suis morte/perd/perds)
    <asked> (meurt-il/meurt-elle/meurent-ils/meurent-elles)
    (les deux meurent/elles meurent toutes les deux/ils meurent tous les deux)
    (est-ce que/) <asked> (meurs/perds/perds la partie/meurs)
situation-asks-survives =
    (/est-ce que/est-ce qu') <asked> (survit/survivent/s'en sort/tient le coup/va survivre)
    <asked> (survit-il/survit-elle/survivent-elles/survivent-ils)
situation-asks-loses =
    (/est-ce que/est-ce qu') <who> (perd/perds/subit/subis/prend/prends) (des points de vie/des blessures/des dégâts)
situation-asks-gains =
    (/est-ce que/est-ce qu') <who> (gagne/gagnes) (des points de vie/de la vie/les points de vie)
situation-asks-happens =
    (que se passe-t-il/qu'est-ce qui se passe/il se passe quoi/ça donne quoi/qu'est-ce qui arrive/comment ça se passe/qui gagne/qui meurt/qui survit/ça se passe comment/que se passe t-il)
    (combien/combien de/quel/quelle) <anything>
    <who> (prend combien/prends combien/perd combien/gagne combien/gagnes combien/subit combien/subis combien)
situation-asks-can =
    (est-ce que/puis-je/est-ce qu') <act>

## Ce qui commence une proposition et ne dit rien de la table

typed-situation-lead = si, quand, alors, et, puis, mais, pendant que, ensuite, donc, sachant que, en réponse, disons, supposons, du coup, ok, bonjour, salut, après ça, avant les blessures, après les blocages, est-ce que si, ou
typed-situation-asking = est-ce que, est-ce qu', que, qu'est-ce, combien, qui, quel, quelle, puis-je, comment, il se passe, ça
typed-situation-respond = en réponse, répond, réponds
typed-situation-on = pendant, durant, à, c'est
typed-situation-empty = juste, aussi, seulement, simplement, déjà, encore, peux, peut, veux, veut
typed-situation-ordinary = dans, avec, pour, sans, vie, mort, force, terre, monde, temps, tour, sang, dieu
typed-situation-behind = en réponse, ce tour, aussi, du coup, s'il vous plaît, svp, ensuite, alors, quand même, après les blocages, avant les blessures
typed-situation-greeting = bonjour, salut, merci, merci d'avance, petite question, question, question rapide, aidez-moi, bonsoir, svp, s'il vous plaît

## Mots

typed-situation-you = je, j', moi, me, m', nous
typed-situation-opponent = il, adv, mon adv, l'adv, elle, lui, on, l'adversaire, adversaire, mon adversaire, ils, elles, l'autre joueur, mon pote, un ami, sa tête, sa face, un adversaire
typed-situation-my = mon, ma, mes, notre, nos
typed-situation-their = son, sa, ses, leur, leurs
typed-situation-a = un, une, des, du
typed-situation-the = le, la, les, l', ce, cet, cette, ces
typed-situation-all = tous, toutes, tous les, toutes les, tout
typed-situation-other = autre, autres
typed-situation-filler = dégagé, dégagée, dégagés, dégagées, gros, grosse, petit, petite, seul, seule, propre
typed-situation-and = et, ainsi que
typed-situation-with = avec, qui a, ayant
typed-situation-at = à, avec
typed-situation-in = dans, de
typed-situation-on-it = dessus
typed-situation-on-battlefield = en jeu, sur le champ de bataille, sur la table
typed-situation-attached = équipé de, équipée de, enchanté par, enchantée par, portant
typed-situation-measure = loyauté, défense, marqueurs, points de vie
typed-situation-it = la, le, l', elle, celle-ci, celui-ci, cette créature, la créature
typed-situation-one-of-them = l'un d'eux, l'une d'elles, une d'elles
typed-situation-them = les, ils, eux, elles, les deux, tous les deux, toutes les deux
typed-situation-everything = tout, toutes mes créatures, toutes mes bestioles, toute ma table
typed-situation-tribe = gobelin, gobelins, zombie, zombies, soldat, soldats, elfe, elfes, ours, bête, bêtes, humain, esprit, esprits, chevalier, loup, loups, chat, chats, dragon, dragons, ange, anges, démon, vampire, saprobionte, saprobiontes, mécanoptère, servo, insecte, serpent, élémental, golem, guivre, rat, rats, oiseau, écureuil, ondin, sorcier, guerrier, plante, dinosaure, chien, géant, ogre, araignée
typed-situation-chatter = dit, pense, crois, croit, prétend, sûr, sûre, débat, arbitre, commander, partie, situation, boutique, tournoi, règle, règles, doute
typed-situation-creature = créature, créatures, bestiole, bestioles, attaquant, attaquants, bloqueur, bloqueurs, bébête
typed-situation-kind = planeswalker, terrain, artefact, enchantement, aura, équipement, bataille, siège, véhicule
typed-situation-spell = sort
typed-situation-token = jeton, jetons
typed-situation-number-one = un, une
typed-situation-number-two = deux
typed-situation-number-three = trois
typed-situation-number-four = quatre
typed-situation-number-five = cinq
typed-situation-number-six = six
typed-situation-zone-hand = main
typed-situation-zone-graveyard = cimetière
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
typed-situation-keyword-trample = piétinement
typed-situation-keyword-vigilance = vigilance
typed-situation-keyword-infect = infection
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
typed-situation-agent-trample = piétineur, créature avec le piétinement
typed-situation-agent-vigilance = créature avec la vigilance
typed-situation-agent-infect = créature avec l'infection

## Ce qui en est dit

situation-board = Table : { $board }.
situation-acts = Joué : { $acts }.
situation-left-out = Laissé de côté : « { $clause } ».
situation-assumed-creature = « { $text } » est pris pour un jeton de créature { $item }.
situation-assumed-owner = Je suppose que { $card } est à { $player }.
situation-not-understood = Pas compris, donc rien n’est joué : « { $clause } ».
situation-understood = J’ai compris : { $restated }
situation-yes = Oui : { $verdict }
situation-no = Non : { $verdict }
situation-size = { $name } est { $power }/{ $toughness }.
