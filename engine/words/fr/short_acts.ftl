### Actes brefs : les phrases que l’on écrit pour ce qui se fait dans une partie. Elles sont lues et imprimées : la
### première ligne qui convient est imprimée. <trou>, (l’un/ou/l’autre), [présent si son trou est rempli].

short-act-cast =
    <player> (lance/lancer/lancez/lances) <card>[ (/,) (sur/ciblant/en ciblant/cible/en copiant/copiant/en copie de/comme copie de) <targets>][(,/) <details>]
    <player> (lance/lancer/lancez/lances) <card> (/,) <details> (/,) (sur/ciblant/en ciblant) <targets>
    <player> (lance/lancer/lancez/lances) <card> <details> <place> <targets>
    <player> (flashe/flasher/slamme/balance/fais/fait/faire/faites) <card>[ (/,) (sur/ciblant/en ciblant/cible/en copiant/copiant/en copie de/comme copie de) <targets>][(,/) <details>]
    <player> (répond avec/répond/répond en lançant/réponds avec/réponds en lançant/répondez avec) <card> (,/) <details> (,/) (sur/ciblant/en ciblant) <targets>
    <player> (répond avec/répond/réponds avec/réponds) <card> <targets>[(,/) <details>]
    <player> (répond avec/répond/répond en lançant/répondre avec/réponds/réponds en lançant/réponds avec/répondez avec/répond à la capacité avec/répond à sa capacité avec/répond au trigger avec/répond au déclenchement avec/réponds à la capacité avec/réponds au trigger avec/répond à ça avec/réponds à ça avec/y répond avec/y réponds avec) <card>[ (/,) (sur/ciblant/en ciblant/cible/en copiant/copiant/en copie de/comme copie de) <targets>][(,/) <details>]
    <player> (lance/lancer/lancez/lances/répond/répond avec/réponds avec/répondez avec) <card> <it>[(,/) <details>]
short-act-cast-as-it-resolves =
    <player> (cascade sur/cascader sur/cascades sur/cascade vers/cascade dans/découvre/découvrir) <card>[ (/,) (sur/ciblant) <targets>]
short-act-by-name =
    <player> <me> <card>[(,/) <details>]
    <player> <card> <targets>[(,/) <details>]
    <player> <card> (,/) (sur/ciblant/en ciblant/cible/en copiant/copiant/en copie de) <targets>[(,/) <details>]
    <player> <card> <details> sur <targets>
    <player> <card> (,/) (en sacrifiant/sacrifiant) <paid> (,/) (sur/ciblant/en ciblant/pour tuer/pour détruire/pour viser) <targets>[(,/) <details>]
    <player> <card>[ (/,) (sur/ciblant/en ciblant/cible) <targets>] (,/) (en sacrifiant/sacrifiant) <paid>[(,/) <details>]
short-act-cast-by =
    <player> <cost> (/de/du/d'/le/la) <card>[ sur <targets>][(,/) <details>]
    <player> <cost> (/de/du/d'/le/la) <card> <details> sur <targets>
    <player> <cost> <card> <place> <targets>[(,/) <details>]
short-act-named-alone =
    <player> <card>[(,/) <details>]
short-act-by-means =
    <player> <deed> <targets> (avec/via/en lançant) <means>[(,/) <details>]
    <player> (utilise/utiliser/lance/lancer/engage/engager/active/activer) <means> pour <deed> <targets>[(,/) <details>]
    <player> <means> (,/pour/) <deed> <targets>[(,/) <details>]
short-act-by-deed = <player> <deed> <targets>
short-act-draws =
    <player> (pioche/piocher/pioches) <howmany>[ (cartes/carte)]
    <player> (pioche/piocher/pioches) <single> carte
short-act-mills =
    <player> (meule/meuler/meules) <howmany>[ (cartes/carte)]
    <player> (meule/meuler/meules) <single> carte
short-act-counter =
    <player> (contre/contrer/contres/contrecarre/contrecarrer)[ <it>]
    <player> <it> (contre/contrecarre)
    <player> (contre/contrer/contres/contrecarre/contrecarrer) avec <means>
short-act-play =
    <player> (joue/jouer/jouez/joues/pose/poser/posez/poses) <card>[ (/,) (sur/ciblant/en ciblant/cible/en copiant/en copie de) <targets>][(,/) <details>]
short-act-special =
    <player> (retourne/retourner/retournez/retournes) <source> face visible
    <player> <doing> <source>
    <player> (fait l'action spéciale/faire l'action spéciale) <special> avec <source>
short-act-pays-to-ignore =
    <player> (paie/payer/payez/paies) <amount> (pour ignorer/pour) <payee>
    <player> (paie/payer/payez/paies) les <amount> (pour ignorer/pour/de/du/d') <payee>
    <player> (paie/payer/payez/paies) (pour ignorer/pour) <payee>
short-act-taps-for-mana = <player> (engage/engager/engages/tape/taper) <sources> pour (/du/leur/faire du) mana
short-act-activate =
    <player> (active/activer/activez/actives/utilise/utiliser/engage/engager/répond en activant/répond active) <source>[ (/,) (sur/ciblant/en ciblant/cible) <targets>][(,/) <details>]
    <player> (active/activer/activez/actives/utilise/utiliser/utilisez) <source> (,/) <details> (,/) (sur/ciblant/en ciblant) <targets>
    <player> (active/activer/activez/actives/utilise/utiliser/utilisez/) <source> (,/) <loyalty>[ (sur/ciblant/en ciblant/cible/,/) <targets>][(,/) <details>]
    <player> (active/activer/activez/actives/utilise/utiliser/utilisez/) <source> (,/) <loyalty> (,/) <details> (sur/ciblant/en ciblant/cible) <targets>
    <player> (active/activer/activez/actives/utilise/utiliser/utilisez/) (le/la/la capacité/) <loyalty> (de/du/d'/avec/) <source>[ (sur/ciblant/en ciblant/cible/,/) <targets>][(,/) <details>]
    <player> (active/activer/activez/actives/utilise/utiliser/utilisez/) <source> (,/) <which>[ (sur/ciblant/en ciblant/cible/,/) <targets>][(,/) <details>]
    <player> (active/activer/activez/actives/utilise/utiliser/utilisez/) (le/la/l'/) <which> (de/du/d'/avec/) <source>[ (sur/ciblant/en ciblant/cible/,/) <targets>][(,/) <details>]
    <player> (active/activer/utilise/utiliser/engage/engager) <source> pour (du/le/son/) mana
    <player> (active/activer/activez/actives/utilise/utiliser) <source>[ (/,) (sur/ciblant/en ciblant/cible) <targets>] (,/) (en choisissant/en nommant/nommant/en mettant/en posant/en cherchant/en prenant) <chosen>
    <player> <source> (mange/manger) <targets>[(,/) <details>]
    <player> <keyword> <source>[ (à/sur) <targets>]
    <player> <keyword> <source>[ (,/) (en renvoyant/en reprenant/en remontant/à la place de/pour) <returned>]
    <player> <keyword> (à/sur) <source>
    <player> <keyword> <source> avec <tapped>
    <player> (engage/engager/engagez/engages) <tapped> pour <keyword> <source>
    <player> (active/activer/activez/actives/utilise/utiliser) <source> (,/) en engageant <tapped>[(,/) <details>]
    <player> (active/activer/activez/actives/utilise/utiliser) <source> (,/) en renvoyant <returned>[(,/) <details>]
    <player> (active/activer/activez/actives/utilise/utiliser) <source>[ (/,) (sur/ciblant/en ciblant/cible) <targets>] (,/) (en payant avec/en exilant/en défaussant/en révélant) <given>[(,/) <details>]
    <player> (active/activer/activez/actives/utilise/utiliser/) <source> (,/) (en payant avec/en défaussant/en exilant/en révélant) <given> (,/) (en choisissant/pour chercher/pour trouver/en cherchant/en prenant/pour) <chosen>[, <details>]
    <player> (active/activer/activez/actives/utilise/utiliser/) <source> (,/) en sacrifiant <paid> (,/) (en choisissant/pour chercher/pour trouver/en cherchant/en prenant/pour) <chosen>[, <details>]
    <player> (exile/exiler/défausse/défausser/engage/engager) <given> (à/pour) <source>[ (/,) (sur/ciblant/en ciblant/cible) <targets>][(,/) <details>]
    <player> (active/activer/activez/actives/utilise/utiliser) <source>[ (/,) (sur/ciblant/en ciblant/cible) <targets>] (,/) en sacrifiant <paid>[(,/) <details>]
    <player> (active/activer/activez/actives/utilise/utiliser) <source> (,/) en sacrifiant <paid> (,/) (sur/ciblant/en ciblant) <targets>
    <player> (active/activer/activez/actives/utilise/utiliser) <source> (,/) <details> (,/) (sur/ciblant/en ciblant) <targets> (,/) en sacrifiant <paid>
    <player> (active/activer/activez/actives/utilise/utiliser) <source> (,/) en sacrifiant <paid> (,/) <details> (,/) (sur/ciblant/en ciblant) <targets>
    <player> (anime/animer/animes) <animated>
    <player> (active/activer/activez/actives/utilise/utiliser/utilisez/) <loyalty>[ (sur/ciblant/en ciblant/cible/,/) <targets>][(,/) <details>]
    <player> (active/activer/activez/actives/utilise/utiliser/utilisez/) <which>[ (sur/ciblant/en ciblant/cible/,/) <targets>][(,/) <details>]
short-act-fetches =
    <player> (va chercher/cherche/chercher/cherches/trouve/trouver/fetch/fetcher/fetche) <chosen> (avec/via/grâce à/en craquant) <source>
    <player> (fetch/fetcher/fetche/craque la fetch/craquer la fetch/craque une fetch/craque ma fetch/craque fetch/craquer ma fetch/craquer une fetch)[ (pour/et cherche/pour chercher/en cherchant/et prends/) <chosen>]
short-act-by-paying =
    <player> (engage/engager/engagez/engages) <given> pour <deed> <targets>
    <player> (engage/engager/engagez/engages) <given> pour <effect>
    <player> (sacrifie/sacrifier/sacrifiez/sacrifies/sac) <paid> pour <deed> <targets>
    <player> (sacrifie/sacrifier/sacrifiez/sacrifies/sac) <paid> pour <effect>
short-act-gains-life =
    <player> (gagne/gagner/gagnes/remonte de) <count>[ (points de vie/point de vie/PV/vie/vies)]
short-act-loses-life =
    <player> (perd/perdre/perds/perdent/descend de) <count>[ (points de vie/point de vie/PV/vie/vies)]
short-act-sacrifice =
    <player> (sacrifie/sacrifier/sacrifiez/sacrifies/répond en sacrifiant/sac) <paid> (à/pour) <source>[ (/,) (sur/ciblant/en ciblant/cible/en mettant un marqueur sur/en mettant le marqueur sur/marqueur sur/le marqueur sur) <targets>][(,/) <details>]
    <player> (sacrifie/sacrifier/sacrifiez/sacrifies/craque/craquer/sac) <source>[ (/,) (sur/ciblant/en ciblant/cible/en mettant un marqueur sur/en mettant le marqueur sur/marqueur sur/le marqueur sur) <targets>][(,/) <details>]
    <player> (sacrifie/sacrifier/sacrifiez/sacrifies/craque/craquer/sac) <source> pour (du/le/son/) mana
    <player> (sacrifie/sacrifier/sacrifiez/sacrifies/craque/craquer/sac) <source> (,/) (pour chercher/pour trouver/en cherchant/en prenant/et cherche/et prends/pour) <chosen>
short-act-attack =
    <player> (attaque/attaquer/attaquez/attaques) <attacked> avec <attackers>
    <player> (n'attaque pas/ne pas attaquer/attaque avec personne/pas d'attaque/pas d'attaquant/n'attaque avec rien)
    <player> (attaque/attaquer/attaquez/attaques) <attacked> avec personne
    <player> (attaque/attaquer/attaquez/attaques) avec (/juste/seulement/uniquement) <attackers>
    <player> (n'attaque qu'avec/n'attaques qu'avec) <attackers>
    <player> (attaque/attaquer/attaquez/attaques) avec <everyone>
    <player> (attaque/attaquer/attaquez/attaques) <everyone>
    <player> (envoie/engage) <everyone>
    <player> <alpha>
    <attackers> (attaque/attaquent) <attacked>
    <attackers> (attaque/attaquent)
    <player> (attaque/attaquer/attaquez/attaques) <attackers>
short-act-attack-too =
    <attacked> avec <attackers>
    <attackers> (attaque/attaquent/vers) <attacked>
short-act-block =
    <player> (bloque/bloquer/bloquez/bloques/chump/chumpe/chump bloque/double bloque) <blocked> avec <blockers>
    <player> (ne bloque pas/ne pas bloquer/bloque avec personne/pas de blocage/pas de bloc/pas de block/aucun bloc/aucun blocage/ne bloque rien/ne bloques pas)
    <player> (bloque/bloquer/bloquez/bloques/chump/chumpe/chump bloque/double bloque) avec <blockers>
    <player> (bloque/bloquer/bloquez/bloques) avec <everyone>
    <player> (bloque/bloquer/bloquez/bloques) <everyone>
    <player> (bloque/bloquer/bloquez/bloques) <blocked> avec <everyone>
    <blockers> (bloque/bloquent) <blocked>
    <blockers> (bloque/bloquent)
    <unwilling> (ne bloque pas/ne bloquent pas)
short-act-block-too =
    <blocked> avec <blockers>
    <blockers> (bloque/bloquent) <blocked>
short-act-details = <details>
short-act-attack-only =
    <player> (attaque/attaquer/attaquez/attaques)
    <player> (attaque/attaquer/attaquez/attaques) <attacked>
short-act-block-only =
    <player> (bloque/bloquer/bloquez/bloques/chump/chumpe/double bloque)
    <player> (bloque/bloquer/bloquez/bloques/chump/chumpe/double bloque) <blocked>
short-act-pass =
    <player> (passe/passer/passez/passes/passe la priorité/passer la priorité/passe la main/passe la main à l'adversaire)
short-act-resolve =
    (résoudre/résous/résolvez/laisser résoudre/se résout/ça se résout/ça résout/ça passe)
    <agreed>
    (résous le trigger/résoudre le trigger/le trigger se résout/la capacité se résout)
    (résoudre/résous/résolvez) <count>(/ fois)
short-act-resolve-all =
    (tout résoudre/résoudre tout/résous tout/résolvez tout/tout se résout/on résout tout/résoudre la pile/laisser tout résoudre)
short-act-end-turn =
    (fin de tour/fin du tour/tour suivant/à toi/à toi de jouer)
    <player> (finir le tour/finit le tour/finis le tour/termine le tour/terminer le tour/passe le tour/passer le tour/passe son tour/passe mon tour/passer mon tour/finit son tour)
short-act-turn-of =
    (au/aller au/jusqu'au/pendant le/pendant/durant/) (le/) (/prochain) tour (de/du/d') <player>
    (à/c'est à) <player>
    (à/au/aller à/jusqu'à/pendant/durant/) <my> (/prochain) tour
    (à/au/aller à/jusqu'à/pendant/durant/) <their> (/prochain) tour
short-act-go-to =
    (jusqu'à/aller jusqu'à/aller à/va à/va au/vais à/vais au/on va à/on va au/vers/à/au/aux/jusqu'au/aller au/pendant/durant/en) (/la/le/l') <step>
    (jusqu'à/aller jusqu'à/aller à/va à/va au/vais à/vais au/on va à/on va au/vers/à/au/aux/jusqu'au/aller au/pendant/durant/en) <my> (/prochain/prochaine) <step>
    (jusqu'à/aller jusqu'à/aller à/va à/va au/vais à/vais au/on va à/on va au/vers/à/au/aux/jusqu'au/aller au/pendant/durant/en) <their> (/prochain/prochaine) <step>
    <my> (/prochain/prochaine) <step>
    <their> (/prochain/prochaine) <step>
    (jusqu'à/aller jusqu'à/aller à/va à/va au/vais à/vais au/on va à/on va au/vers/à/au/aux/jusqu'au/aller au/pendant/durant/en) (/la/le/l') <step> (de/du/d') <player>
    <player> (va à/à/au/vers/va au/vais à/vais au/passe à/passe au/passe en/va en) (/la/le/l'/son/sa) <step>
    (jusqu'à/aller jusqu'à/aller à/va à/va au/vais à/vais au/on va à/on va au/vers/à/au/aux/jusqu'au/aller au/pendant/durant/en) (/la/le/l') <step> du tour <turn>
    (jusqu'à/aller jusqu'à/aller à/va à/va au/vais à/vais au/on va à/on va au/vers/à/au/aux/jusqu'au/aller au/pendant/durant/en) (/la/le/l') <step> (de/du/d') <player> au tour <turn>
    (/la/le/l') <step>
    (à/pendant/durant/dans/) <my> (/prochain/prochaine) <step>
    (à/pendant/durant/dans/) <their> (/prochain/prochaine) <step>
    (/la/le/l') <step> (de/du/d') <player>
short-act-divide =
    <player> (assigne/assigner/répartit/répartir/inflige/infliger/met/mettre) <division>
    <division>
short-act-share =
    <count> (/blessures/blessure/dégâts/marqueurs/marqueur) (à/au/aux/sur) <thing>
    <thing> = <count>
    <count> <thing>
short-act-answer =
    <player> (choisit/choisir/choisis/choisissez/répond que/dit/pinge/pinguer/touche/toucher/tue/tuer/détruit/draine/surmène/surmener/surmènes/associe avec/apparie avec/prend/prends/prendre/nomme/nommer/nommez/nommes/cherche/chercher/va chercher/trouve/trouver/défausse/cible/cibles/paie/paye/payer) <value>
    (la capacité/le trigger/capacité/trigger) (de/du/d') <trigger> (sur/cible/ciblant) <value>
    <bearer> (cible/sur) <value>
short-act-answer-each =
    (toutes les/tous les/chaque/les deux/toutes mes/tous mes) (capacités/triggers/capacité/trigger) (de/du/d'/des) <trigger> (sur/ciblent/ciblant/cible/vont sur) <value>
    (toutes les/tous les/chaque/les deux/toutes mes/tous mes) (capacités/triggers/capacité/trigger) (sur/ciblent/ciblant/cible/vont sur) <value>
    (tout/tous/toutes/les deux) (sur/ciblent/ciblant) <value>
    <player> (cible/cibles/ciblez/draine/pinge/touche/choisit/choisis) <value> (avec/pour) (tous/toutes/chacun/chacune/chaque/les deux/tous les triggers/toutes les capacités/chaque trigger/chaque capacité)
    <player> (cible/cibles/ciblez/draine/pinge/touche/choisit/choisis) <value> (à chaque fois/chaque fois)
short-act-discards =
    <player> (se défausse de/défausse/me défausse de/défausser/se défausser de) <howmany>[ (cartes/carte)]
    <player> (se défausse d'/défausse d'/me défausse d'/se défausser d') <single> carte
    <player> (se défausse de/défausse/me défausse de/défausser/se défausser de) <discarded>
short-act-dredges = <player> (drague/draguer/dragues/drague avec/dredge/dredger)[ <dredged>]
short-act-pays-life =
    <player> (paie/paye/payer) <count>[ (points de vie/PV/vie)][ (à/pour/avec) <source>]
short-act-pays =
    <player> (paie/paye/payez/paiera/paie toujours)
    <player> (paie/paye/paiera) pour <payee>
short-act-does-not-pay =
    <player> (ne paie pas/ne paye pas/ne paiera pas/refuse de payer/ne paie jamais/ne peut pas payer/paie pas/ne paie rien/paye pas) (/le coût/la taxe/le 1/le 2)
    <player> (ne paie pas/ne paye pas/ne paiera pas/refuse de payer/ne paie jamais/ne peut pas payer/paie pas/ne paie rien/paye pas) pour <payee>
short-act-concede =
    <player> (concède/concéder/concèdes/concédez/abandonne)

short-act-detail-x = (X=/X vaut/avec X=/avec X/où X vaut/pour X=/X) <number>
short-act-detail-kicked = (kické/kickée/avec kick/avec multikick/multikické/multikickée) <times> (/fois)
short-act-detail-kicked-once = (avec kick/kické/kickée/avec le kick)
short-act-detail-in-full = (pour son coût de mana/en payant son coût de mana/en payant le mana)
short-act-detail-free = (sans payer/gratuitement/sans payer son coût de mana)
short-act-detail-costs = (avec/pour/en payant) (/son/le) (/coût/coût de/coût d') <value>
short-act-detail-costs-once = <cost>
short-act-detail-pitched = (en exilant/en pitchant) <value>
short-act-detail-life = (en payant) <number> (points de vie/PV)
short-act-detail-paid = (en payant avec) <value>
short-act-detail-modes = (mode/modes/en choisissant/en choisissant le mode/en choisissant les modes) <value>
short-act-detail-for = pour <number>
short-act-detail-choices = (en nommant/nommant/nommer/en cherchant/en trouvant/pour chercher/pour trouver/en prenant/en mettant/en posant) <value>
short-act-detail-choices-once = (/en choisissant/pour/pour du/pour un/pour du mana/pour un mana) (/le) <color>
short-act-detail-face = (comme/côté/avec) <face>
short-act-detail-from = (depuis/depuis le/depuis la/depuis l'/de) <zone>
short-act-detail-ability = (capacité/la capacité) <value>

## Ce que l’on peut écrire pour une chose ; le premier mot est celui qui s’imprime

short-word-me = je, j', moi, tu, toi, vous, moi-même, joueur, ma tête
short-word-some-player = joueur
short-word-my = mon, ma, mes, ton, ta, tes, votre, vos
short-word-their = son, sa, ses
short-word-flip-win = gagner le lancer, gagne le pile ou face, gagné, gagne, je gagne
short-word-flip-lose = perdre le lancer, perd le pile ou face, perdu, perd, je perds
short-word-flip-heads = face
short-word-flip-tails = pile
short-word-face = face, tête, la tête, sa tête
short-word-opponent = adversaire, adv, il, elle, tête, la tête, sa tête, face, lui-même, elle-même, l'adversaire, mon adversaire, votre adversaire
short-word-article = le, la, les, un, une, l', ce, cette, cet
short-word-commander = commandant, commandante, général
short-word-on = sur
short-word-on-me = me
short-word-and = et
short-word-then = puis, ensuite
short-word-it = le, la, lui, elle, dessus
short-word-ability-on-stack = capacité, trigger, capacité déclenchée, capacité activée, déclenchement
short-word-spell-on-stack = sort
short-word-of = de, du, des, d'
short-word-on-the-stack = sur la pile
short-word-while-it-is = avec
short-word-filler = essaie de, essaye de, tente de, veut, veux, décide de
short-word-double-block = double bloque, double bloc
short-word-own = propre, propres
short-word-plain-verb = retourne, mets, met, donne, pioche, fais, fait, garde, révèle, meule, prends, prend, gagne, perd, répond, terrain
short-word-turn-number = tour, au tour, mon tour
short-word-stack-in-front = empile, mets, met
short-word-resolve-in-front = résous, résoudre
short-word-at-the-first = en premier, d'abord
short-word-at-the-last = en dernier
short-word-into = dans
short-word-him = lui
short-word-question = est-ce, est-ce que, est-ce qu', qui, que, quoi, quel, quelle, quand, où, pourquoi, comment, combien, que se passe-t-il, puis-je, peut-il
short-word-new-one = le nouveau, la nouvelle, nouveau, nouvelle
short-word-old-one = l'ancien, l'ancienne, ancien, ancienne, le premier, la première
short-word-one-of-them = un, une, l'un, l'une, l'un d'eux, un seul, une seule
short-word-a-creature = bestiole
short-word-all = tous, toutes, tous les, toutes les, les deux, chaque
short-word-everything = tout, tous, toutes, toutes les créatures, tout le monde, toutes mes créatures, tout ce que j'ai, toute l'équipe, mon équipe
short-word-both = les deux, tous les deux, toutes les deux
short-word-alpha = alpha strike, alpha, all in, attaque à fond
short-word-deed = engage, engager, tue, tuer, tues, détruit, détruire, détruis, exile, exiler, exiles, renvoie, renvoyer, bounce, vole, voler, brûle, brûler, ping, pinge, pinger, pingue, blinke, blinker, contre, contrer, contrecarre, contrecarrer, copie, copier, booste, booster, pompe, pomper, cible, cibler, sauve, sauver, protège, protéger, réanime, réanimer, dégage, dégager, touche, toucher, meule, meuler, draine, drainer
short-word-in-front-of-modes = pour, en choisissant, choisissant, choisir, mode, modes, en
short-word-does-counter = contrecarre, contrecarrer, contrecarrant, contre, contrer, contrant
short-word-does-return = renvoie, renvoyer, renvoyant, remonte, remonter, remontant, bounce, bouncer, récupère, récupérer, récupérant
short-word-does-draw = pioche, piocher, piochant
short-word-does-tap = engage, engager, engageant
short-word-does-untap = dégage, dégager, dégageant
short-word-does-destroy = détruit, détruire, détruisant, détruis
short-word-does-exile = exile, exiler, exilant
short-word-does-damage = blessures, blessure, dégâts, brûle, brûler, brûlant, inflige, infliger, infligeant
short-word-does-discard = défausse, défausser, défaussant
short-word-does-sacrifice = sacrifie, sacrifier, sacrifiant
short-word-does-gain-life = gagne, gagner, gagnant
short-word-does-lose-life = perd, perdre, perdant, draine, drainer, drainant
short-word-does-mill = meule, meuler, meulant
short-word-does-search = cherche, chercher, cherchant, tutorise, tutoriser
short-word-does-create = crée, créer, créant
short-word-does-copy = copie, copier, copiant
short-word-does-fight = combat, combattre, se bat, bat
short-word-does-kill = tue, tuer, tuant, tues
short-word-does-pump = gonfle, gonfler, gonflant, booste, booster, boostant, pompe, pomper
short-word-does-ping = ping, pinge, pinger, pingue, pinguer
short-word-ability-1 = première capacité, 1re capacité, capacité 1
short-word-ability-2 = deuxième capacité, seconde capacité, 2e capacité, capacité 2
short-word-ability-3 = troisième capacité, 3e capacité, capacité 3
short-word-ability-4 = quatrième capacité, 4e capacité, capacité 4
short-word-ability-5 = cinquième capacité, 5e capacité, capacité 5
short-word-loyalty-up = plus
short-word-loyalty-down = moins
short-word-loyalty-ultimate = ulti, ult, ulte, ulter, ultes, ultime, l'ulti, l'ultime, l'ultime de
short-word-plus = plus
short-word-minus = moins
short-word-agreed = ok, d'accord, pas de réponse, pas de réponses, aucune réponse, rien à dire
short-word-onto = vers, sur
short-word-paid-with = en sacrifiant, en défaussant, en exilant, en engageant, en renvoyant, en révélant, en payant avec, en pitchant
short-word-paid-in-life = en payant, pour, en perdant
short-word-paid-by-means-of = avec
short-word-life = points de vie, point de vie, PV, vie, vies
short-word-aimed = sur, à, ciblant, cible
short-word-trigger-happens = trigger, se déclenche, ça se déclenche, la capacité se déclenche
short-word-resolves = se résout, résout, passe
short-word-to-resolve = résoudre
short-word-trigger-resolves = résous le trigger, résoudre le trigger, le trigger se résout, la capacité se résout
short-word-not-paid-for = sans payer
short-word-to-shuffle = mélanger
short-word-to-pay = payer, payez, paie, paye, paies
short-word-not = ne, n', pas, refuse de, refuse d', ne veut pas, choisit de ne pas, préfère ne pas
short-word-short-for-with = w/
short-word-behind = en réponse, en réponse à cela, avant les blessures, avant les blocages, d'abord, maintenant, aussi, encore
short-word-mana-itself = mana
short-word-of-mana = engage, engager, mana
short-word-place-over = au-dessus de, par-dessus, par dessus
short-word-place-under = sous, en dessous de, en-dessous de
short-word-at-a-time = à, au, pendant, durant, en, l'
short-word-in-response-to-a = en réponse à, en réponse au
short-word-a-trigger = trigger, triggers, déclenchement, capacité, capacité déclenchée, capacité d'arrivée, capacité d'arrivée en jeu
short-word-responding-with = répond, répondre, réponds, répondez
short-word-times = fois, x
short-word-twice = deux fois, x2
short-word-thrice = trois fois, x3
short-word-in-response = en réponse, et, en réponse à cela
short-word-holds-priority = garde la priorité, je garde la priorité, en gardant la priorité, gardant la priorité, conserve la priorité, je conserve la priorité
short-word-responds-to-trigger = répond à la capacité, répond à sa capacité, répond au trigger, répond au déclenchement, réponds à la capacité, réponds au trigger
short-word-in-response-to-trigger = en réponse au trigger, en réponse à la capacité, en réponse au déclenchement, avec le trigger sur la pile, avec la capacité sur la pile, avec les capacités sur la pile, avec les triggers sur la pile, trigger sur la pile
short-word-a-single-one = une, un
short-word-whole-hand = main, sa main, ma main, la main, toute sa main, toute ma main, tout
short-word-number-2 = deux
short-word-number-3 = trois
short-word-number-4 = quatre
short-word-number-5 = cinq
short-word-keyword-equip = équipe, équiper, équipez, équipes, attache, attacher, met, mets, mettre
short-word-keyword-crew = pilote, piloter, pilotez, pilotes
short-word-keyword-cycling = recycle, recycler, recyclez, recycles
short-word-keyword-reconfigure = reconfigure, reconfigurer
short-word-keyword-unearth = exhume, exhumer, exhumes
short-word-keyword-embalm = embaume, embaumer, embaumes
short-word-keyword-eternalize = éternalise, éternaliser
short-word-keyword-encore = encore
short-word-keyword-scavenge = récupère, récupérer
short-word-keyword-transmute = transmute, transmuter
short-word-keyword-outlast = résilience
short-word-keyword-ninjutsu = ninjutsu, ninjutsute, fait ninjutsu avec, fais ninjutsu avec
short-word-special-foretell = prédit, prédire, prédisez, prédis, foretell
short-word-special-plot = complote, comploter, complotez, complotes, plot
short-word-special-suspend = suspend, suspendre, suspendez, suspends
short-word-special-unlock = déverrouille, déverrouiller, déverrouillez, unlock
short-word-special-ignore = ignore, ignorer, ignorez, ignores
short-word-cost-alternative = son coût alternatif, alternatif, coût alternatif
short-word-cost-kicker = kicke, kicker, kické, kickée
short-word-cost-evoke = évoque, évoquer, évoqué, évoquée
short-word-cost-dash = dash
short-word-cost-overload = surcharge, surcharger, surchargé, surchargée
short-word-cost-flashback = flashback
short-word-cost-bestow = bestow
short-word-cost-mutate = mute, muter
short-word-cost-escape = escape
short-word-cost-retrace = retrace
short-word-cost-disturb = disturb
short-word-cost-blitz = blitz
short-word-cost-cleave = cleave
short-word-cost-face-down = face cachée, face-cachée, en mue
short-word-cost-morph = morph
short-word-cost-disguise = disguise
short-word-cost-prototype = prototype
short-word-cost-warp = warp
short-word-cost-spectacle = spectacle
short-word-cost-emerge = emerge
short-word-cost-jump-start = jump-start
short-word-cost-entwine = entwine
short-word-cost-buyback = buyback
short-act-each-time = { $said } (à chaque fois)
short-word-he = il, elle, ils, elles, on
short-word-declines = refuse, refuses, décline, déclines, ne le fait pas, ne veut pas, ne fait rien, le fait pas, veut pas, dit non
short-word-agrees = accepte, acceptes, le fait, veut bien, dit oui
short-word-yes = oui, o
short-word-no = non
short-word-none = aucun, aucune, rien
short-word-as-listed = dans l'ordre, dans cet ordre
short-word-attackers-too = { $goals } avec { $creatures }
short-word-blockers-too = { $goals } avec { $creatures }

short-word-face-front = face avant, recto, avant
short-word-face-back = face arrière, verso, dos, arrière
short-word-face-left = moitié gauche, gauche
short-word-face-right = moitié droite, droite
short-word-face-adventure = aventure, une aventure
short-word-face-fused = fusionnée, fusion
short-word-any-card = carte, carte qui, carte que, une carte, une carte qui, une carte que, n'importe quelle carte, n'importe quelle carte que, quelque chose, quelque chose que, un nom
short-word-not-in-library = pas dans mon deck, pas dans ma bibliothèque, pas dans le deck, pas dans la bibliothèque, n'est pas dans mon deck, n'est pas dans ma bibliothèque, n'est pas dans le deck, n'est pas dans la bibliothèque, absente de mon deck, absente de ma bibliothèque, absente du deck, absente de la bibliothèque, je ne joue pas, je joue pas, je n'ai pas, n'existe pas, personne ne joue
short-word-first = d'abord, en premier, en premiere, s'applique d'abord
short-word-stays-on-top = dessus, au-dessus, au dessus, garde, je garde, je la garde, laisse au-dessus
short-word-put-away = dessous, au-dessous, en dessous, au dessous, cimetière, au cimetière
short-word-put-away-in-front = mets, met, mettre, envoie
short-word-put-away-behind = dessous, au-dessous, en dessous, au dessous, au cimetière
short-word-put-back-in-front = remets, remet, remettre, repose, remettez, mets
short-word-put-back-behind = dessus, au-dessus, au dessus
short-word-kept-in-front = garde, gardes, garder, gardez
short-word-moved-in-front = mets, met, mettre, mettez, renvoie, renvoyer, renvoies, renvoyez, ramène, ramènes, ramener, récupère, récupérer, exile, exiler, révèle, révéler, remonte, remonter, blink, flicker, blinke
short-word-moved-behind = sur le champ de bataille, en jeu, en main, dans ma main, dans la main, dans sa main, du cimetière, de mon cimetière, depuis mon cimetière, de ma main
short-word-to-command-zone = dans la zone de commandement, dans ma zone de commandement, en zone de commandement, à la zone de commandement, dans sa zone de commandement, va dans la zone de commandement, retourne dans la zone de commandement, va en zone de commandement, retourne en zone de commandement, zone de commandement
short-word-cast-by-an-effect = avec cascade, avec la cascade, par cascade, grâce à cascade, grâce à la cascade, via cascade, avec découverte, sans payer, sans payer son coût de mana, gratuitement, gratos
short-word-by-leave-of = avec, via, grâce à, par
short-word-copy = copie, jeton, la copie, le jeton
short-word-proliferated-in-front = prolifère, proliférer
short-word-sacrificed-in-front = sacrifie, sacrifier, sacrifies, sacrifiez, sac, sacs, exploite, exploiter, exploites
short-word-exerted-in-front = surmène, surmènes, surmener
short-word-found-in-front = cherche, cherches, chercher, trouve, trouver, va chercher
short-word-exiles-whole-library = exiler toute ma bibliothèque, exile toute ma bibliothèque, j'exile toute ma bibliothèque, exiler ma bibliothèque, exile ma bibliothèque, j'exile ma bibliothèque
short-word-done-by-another = blink, flicker
short-word-other = autre
short-word-in-front-of-a-number = pile, paquet, tas, option, numéro, choix, carte
short-word-mode = mode, option, choix, numéro, le mode
short-word-zone-hand = main
short-word-zone-graveyard = le cimetière, cimetière, mon cimetière, cim
short-word-zone-exile = l'exil, l’exil, exil
short-word-zone-library = la bibliothèque, bibliothèque, ma bibliothèque, dessus de ma bibliothèque, dessus de la bibliothèque, le dessus de ma bibliothèque, le dessus de la bibliothèque, mon deck
short-word-zone-command = zone de commandement

short-word-step-untap = l'étape de dégagement, étape de dégagement, dégagement
short-word-step-upkeep = l'étape d'entretien, étape d'entretien, entretien
short-word-step-draw = l'étape de pioche, étape de pioche, pioche
short-word-step-precombat-main = la première phase principale, première phase principale, phase principale, principale, première principale, avant le combat
short-word-step-beginning-of-combat = l'étape de début de combat, étape de début de combat, début du combat, début de combat, combat, phase de combat, la phase de combat, avant les attaques, avant les attaquants
short-word-step-declare-attackers = l'étape de déclaration des attaquants, étape de déclaration des attaquants, déclaration des attaquants, attaquants, après les attaquants, après les attaques, avant les blocages, avant les blocs, avant les bloqueurs
short-word-step-declare-blockers = l'étape de déclaration des bloqueurs, étape de déclaration des bloqueurs, déclaration des bloqueurs, bloqueurs, après les blocages, après les blocs, après les bloqueurs, avant les blessures, avant les dégâts
short-word-step-combat-damage = l'étape des blessures de combat, étape des blessures de combat, blessures de combat, blessures, dégâts, après les blessures, après les dégâts
short-word-step-regular-damage = blessures normales, dégâts normaux
short-word-step-first-strike = blessures d'initiative, dégâts d'initiative, initiative, les blessures d'initiative, après les blessures d'initiative, après l'initiative, étape des blessures d'initiative
short-word-step-end-of-combat = l'étape de fin de combat, étape de fin de combat, fin du combat, fin de combat
short-word-step-main = phase principale, principale
short-word-step-postcombat-main = la seconde phase principale, seconde phase principale, la deuxième phase principale, deuxième phase principale, deuxième principale, seconde principale, après le combat, phase principale 2, main 2
short-word-step-end = l'étape de fin, étape de fin, fin, fin de tour, fin du tour
short-word-step-cleanup = l'étape de nettoyage, étape de nettoyage, nettoyage

## Ce qui était attendu là où l’on n’est pas compris

short-act-quoted = « { $value } »
short-act-between = { " " };
short-act-not-understood = « { $found } » n’est pas compris ici. Attendu : { $expected }.
short-act-elsewhere = « { $found } » n’est pas sur le champ de bataille, mais { $zone ->
    [hand] dans une main
    [graveyard] dans un cimetière
    [exile] en exil
   *[command] dans la zone de commandement
}.
short-act-gone-by-then = « { $found } » n’est plus là à ce moment : ce qui est sur la pile se résout avant (117.4).
short-act-attack-not-paid-for = Une attaque qui a un coût et n’est pas payée n’est pas déclarée (508.1h) : laissez-la de côté, ou dites « pas d’attaque ».
short-act-life-not-there = { $player } est à { $life } PV et ne peut pas en payer { $number } (119.4).
short-act-ends-early = Il manque quelque chose après « { $before } ». Attendu : { $expected }.
short-act-several = « { $found } » peut désigner plusieurs choses : { $names }.
short-act-expected-act = un acte comme « lance Shock sur Bob », « attaque avec tout », « bloque Bears avec Wall », « passe », « résoudre », « au combat », « fin de tour »
short-act-expected-player = un joueur
short-act-expected-commander = un commandant dans la zone de commandement ; celui-ci est sur le champ de bataille : « Adv commandant : … » l’y met
short-act-expected-card = le nom d’une carte à lancer
short-act-expected-card-in-hand = le nom d’une carte en main
short-act-expected-land = le nom d’une carte de terrain à jouer
short-act-expected-animated = ce qui a une capacité qui en fait une créature
short-act-expected-source = quelque chose qui a une capacité
short-act-expected-sacrifices = quelque chose dont une capacité coûte d’en sacrifier un autre
short-act-expected-sacrifices-itself = quelque chose dont une capacité coûte de le sacrifier, ou ce à quoi il est sacrifié : « sacrifier Bears à Seer »
short-act-expected-paid = ce qui est sacrifié
short-act-expected-tapped = ce qui est engagé pour cela
short-act-expected-given = ce avec quoi c’est payé
short-act-expected-returned = l’attaquant non bloqué qui est renvoyé en main
short-act-expected-keyword = une capacité à mot-clé
short-act-expected-doing = une action spéciale comme « prédire »
short-act-expected-special = une action spéciale
short-act-expected-object = quelque chose sur la table
short-act-expected-target = un joueur ou quelque chose sur la table
short-act-expected-targets = ce qui est ciblé
short-act-expected-attacker = une créature attaquante
short-act-expected-attackers = des créatures qui attaquent
short-act-expected-attacked = ce qui est attaqué
short-act-expected-blockers = des créatures qui bloquent
short-act-expected-unwilling = des créatures qui ne bloquent pas
short-act-expected-blocked = l’attaquant qui est bloqué
short-act-expected-it = « dessus »
short-act-expected-their = « son »
short-act-expected-me = « me »
short-act-expected-my = « mon »
short-act-expected-place = « au-dessus de » ou « sous »
short-act-expected-cost = un coût comme « kick » ou « évoque »
short-act-expected-loyalty = un coût de loyauté comme « +1 »
short-act-expected-everyone = « tout »
short-act-expected-first-striker = une créature avec l’initiative ou la double initiative dans le combat ; il n’y en a pas
short-act-expected-step = une étape comme « combat » ou « étape de fin »
short-act-expected-count = un nombre
short-act-expected-howmany = un nombre de cartes
short-act-expected-sources = ce qui produit du mana
short-act-expected-single = un nombre de cartes
short-act-expected-discarded = des cartes de cette main
short-act-expected-turn = le numéro d’un tour
short-act-expected-value = une réponse
short-act-expected-dredged = une carte qui peut être draguée maintenant
short-act-expected-details = des précisions comme « X=3 », « avec kick » ou « sans payer »
short-act-expected-division = qui reçoit combien, comme dans « 3 à Bears, 2 à Bob »
short-act-expected-thing = qui le reçoit
short-act-expected-end = la fin de l’acte
short-act-expected-short = quelque chose de plus court (2 000 caractères en tout, 40 mots par acte)
short-act-expected-which = « plus », « moins » ou « ulti »
short-act-expected-alpha = « all in »
short-act-expected-deed = ce qui se fait, comme « tuer » ou « renvoyer »
short-act-expected-agreed = « ok »
short-act-expected-chosen = ce qui est choisi
short-act-expected-means = ce avec quoi cela se fait
short-act-expected-trigger = ce qui a la capacité
short-act-expected-amount = une quantité de mana comme « {"{"}2{"}"} »
short-act-expected-payee = ce pour quoi on paie
short-act-expected-bearer = ce qui a la capacité
short-act-expected-life-by-what = ce qui le fait : une carte ou une capacité
short-act-expected-searching = un permanent dont une capacité cherche dans une bibliothèque : « chercher Swamp avec Delta »
short-act-expected-effect = ce qui est fait
short-act-expected-counterspell = une carte en main qui contrecarre ce qui est au-dessus de la pile : « contre avec Counterspell »

## Comment répondre à ce qui est demandé

to-answer = { $prompt } – { $how }.
to-answer-top-or-away = tapez « dessus » ou { $away ->
    [surveil] « cimetière »
   *[other] « dessous »
}
to-answer-option = écrivez { $options }
to-answer-one = écrivez son nom ou son numéro, comme « { $example } » : { $options }
to-answer-number = écrivez un nombre, comme « { $example } »
to-answer-several = { $number ->
    [0] écrivez ceux que vous voulez, par leur nom ou leur numéro, comme « { $example } » : { $options }
   *[other] écrivez-en { $number }, par leur nom ou leur numéro, comme « { $example } » : { $options }
 }
to-answer-order = écrivez les { $number } dans l’ordre voulu, par leur numéro comme « { $example } », ou « dans l’ordre » : { $options }
to-answer-division = écrivez qui reçoit combien, comme « { $example } »
to-answer-share = { $count } à { $thing }
to-answer-name = écrivez son nom
to-answer-numbered = { $number } { $option }
