### Ce que disent les règles citées des 100, dans nos propres mots.

rule-101-1 = Ce que dit une carte l’emporte sur les règles.
rule-101-2 = « Ne peut pas » l’emporte sur « peut ».
rule-101-3 = Ce qui est impossible dans une instruction est ignoré.
rule-101-4 = Ce que les joueurs font en même temps se choisit dans l’ordre du tour, le joueur actif d’abord.

rule-104-1 = La partie se termine dès que quelqu’un gagne ou qu’elle est nulle.
rule-104-2a = Le dernier joueur encore en jeu gagne la partie.
rule-104-2b = Un effet peut dire qu’un joueur gagne.
rule-104-3a = Un joueur peut abandonner à tout moment ; il quitte alors la partie.
rule-104-3e = Un effet peut dire qu’un joueur perd.
rule-104-4a = Si tous les joueurs restants perdent en même temps, la partie est nulle.
rule-104-4b = Une boucle que personne ne peut arrêter rend la partie nulle.
rule-104-4c = Un effet peut dire que la partie est nulle.
rule-104-5 = Un joueur qui perd quitte la partie.

rule-105-2 = Un objet a les couleurs des symboles de son coût de mana, sauf indication contraire.
rule-105-4 = Choisir une couleur, c’est choisir l’une des cinq.
rule-106-1a = Le mana existe en cinq couleurs.
rule-106-1b = Le mana est de six types : les cinq couleurs et l’incolore.
rule-106-4 = Le mana ajouté va dans la réserve jusqu’à ce qu’il soit dépensé ou que l’étape finisse.
rule-106-8 = D’un symbole de mana hybride à ajouter, une moitié est choisie.
rule-106-9 = Un symbole de mana phyrexian ajoute un mana de sa couleur.
rule-106-10 = Un symbole de mana générique ajoute autant de mana incolore.
rule-106-11 = Un symbole de mana neigeux ajoute un mana incolore.
rule-106-6 = Le mana peut être limité dans son usage, ou donner quelque chose au sort pour lequel il est dépensé.
rule-106-7 = Un permanent pourrait produire tout ce que ses capacités ajouteraient, que leurs coûts puissent être payés ou non.
rule-106-12a = Ce qui se déclenche en engageant pour du mana le fait une fois ce mana produit.
rule-106-12b = Ce qui change le mana pour lequel un permanent est engagé agit quand ce mana est produit.
rule-107-1c = N’importe quel nombre peut être zéro.

rule-107-3b = Lancé sans payer son coût de mana, X vaut 0.
rule-107-3d = Le X d’une action spéciale est choisi juste avant d’en payer le coût.
rule-107-3h = Quand un effet fait payer le coût de mana d’un objet, X y vaut 0, sauf pour un sort sur la pile.
rule-107-3f = Un X que ni coût ni texte ne donne est choisi par le contrôleur.
rule-107-3i = Tous les X d’un même objet ont la même valeur.
rule-107-4f = Un symbole phyrexian se paie avec sa couleur ou avec 2 points de vie.
rule-107-5 = Le symbole d’engagement : engagez ce permanent, qui doit être dégagé.
rule-107-6 = Le symbole de dégagement : dégagez ce permanent, qui doit être engagé.
rule-107-14 = Un symbole d’énergie se paie avec un marqueur « énergie ».

rule-109-2 = « Créature » tout court désigne un permanent sur le champ de bataille qui en est une.
rule-110-2 = Un permanent est contrôlé par celui qui l’a mis sur le champ de bataille, sauf changement.
rule-110-5c = Un permanent garde son état (inversé, face cachée) quoi qu’il devienne.

rule-111-3 = Ce qui crée un jeton dit ce qu’il est : cela vaut comme imprimé sur lui.
rule-111-4 = Un jeton sans nom propre porte ses sous-types et « Token » comme nom.
rule-111-2 = Un jeton arrive sous le contrôle de celui qui le crée et le possède.
rule-111-8 = Un jeton qui a quitté le champ de bataille ne peut pas y revenir.
rule-111-7 = Un jeton qui a quitté le champ de bataille cesse d’exister.

rule-111-10 = Les règles elles-mêmes donnent les caractéristiques de certains jetons.
rule-111-10i = Un jeton Incubateur est un artefact qui se transforme pour 2 en créature-artefact Phyrexian 0/0.
rule-111-11 = Un jeton créé par le nom d’une carte est ce qu’est cette carte.
rule-111-12 = S’il n’y a rien à copier, aucun jeton n’est créé.
rule-113-6 = Les capacités fonctionnent sur le champ de bataille, sauf indication contraire.
rule-113-6b = Une capacité qui dit dans quelles zones elle fonctionne ne fonctionne que là.
rule-113-6i = Ce qui dit ne pas pouvoir recevoir de marqueurs les refuse aussi en arrivant.
rule-113-6m = Une capacité qui déplace son objet hors d’une zone ne fonctionne que dans cette zone, sauf si elle l’y met elle-même.
rule-113-7a = Une capacité sur la pile ne dépend plus de sa source, qui compte telle qu’elle était en dernier.
rule-113-11 = Ce qui ne peut pas avoir une capacité la perd, et aucun effet ne la lui donne.

rule-114-1 = Un emblème en zone de commandement a des capacités et rien d’autre.

rule-115-1 = Les cibles se choisissent à la mise sur la pile et doivent être légales.
rule-115-2 = Seuls les permanents sont des cibles, sauf si autre chose est nommé.
rule-115-10a = Ce qu’un effet fait à quelque chose sans le mot « cible » ne le cible pas.
rule-115-4 = « N’importe quelle cible » : une créature, un joueur, un planeswalker ou une bataille.

rule-115-7c = Tout nombre de cibles peut être changé, chacune pour une autre cible légale.
rule-115-7a = Une cible n’est changée qu’en une autre cible légale ; s’il n’y en a pas, elle reste.
rule-115-7b = Une seule des cibles peut être changée.
rule-115-7d = On peut changer autant de cibles que voulu ; les autres restent, même illégales.
rule-115-7e = Seul l’ensemble final des cibles doit être légal.
rule-116-2 = Les actions spéciales n’utilisent pas la pile.
rule-116-2a = Jouer un terrain est une action spéciale, normalement une fois à chacun de vos tours.
rule-116-2b = Retourner face visible un de vos permanents face cachée est une action spéciale, dès que vous avez la priorité.
rule-116-2f = Suspendre une carte est une action spéciale, quand elle pourrait être lancée.
rule-116-2h = Prédire une carte est une action spéciale, pendant son propre tour.
rule-116-2k = Comploter une carte est une action spéciale, pendant son tour, pile vide.

rule-117-1 = Seul le joueur qui a la priorité lance des sorts, active des capacités ou fait des actions spéciales.
rule-117-4 = Quand tous passent de suite, le dessus de la pile se résout ; si elle est vide, l’étape finit.
rule-117-5 = Actions basées sur un état et déclenchements viennent avant que quiconque ait la priorité.

rule-118-1 = Un coût est ce qu’il faut faire ou payer pour autre chose.
rule-118-3 = Un coût doit pouvoir être payé en entier.
rule-118-3c = Personne n’est obligé d’activer des capacités de mana, même pour un coût à payer.
rule-118-8b = Certains coûts supplémentaires sont facultatifs ; le joueur l’annonce en lançant le sort.
rule-118-8d = Un coût supplémentaire ne change pas le coût de mana d’un sort, donc pas sa valeur de mana.
rule-118-9 = Un coût alternatif remplace le coût de mana, et un seul à la fois.
rule-118-9a = Un seul coût alternatif peut s’appliquer à un sort.
rule-118-9c = Un coût alternatif ne change pas le coût de mana d’un sort, donc pas sa valeur de mana.
rule-118-9d = Ce qui modifie le coût d’un sort modifie aussi un coût alternatif.
rule-118-11 = Un coût est payé même si des effets modifient ce qui est fait pour lui.
rule-118-12 = « Si vous le faites » demande si ce qui était à faire l’a été : c’est un coût.
rule-118-12a = « À moins que » : le joueur peut faire l’autre chose pour éviter celle-ci.

rule-119-3 = Gagner ou perdre des points de vie change le total.
rule-119-4 = On ne paie pas plus de points de vie qu’on n’en a.
rule-119-10 = Ce qui remplace un gain de points de vie regarde ce qui serait gagné ; zéro n’est pas un gain.
rule-119-9 = Zéro point de vie n’est pas un gain : rien ne se déclenche.
rule-120-8 = Une source qui infligerait zéro blessure n’en inflige pas du tout.
rule-119-5 = Fixer un total de points de vie, c’est gagner ou perdre ce qu’il faut.
rule-119-8 = Qui ne peut pas perdre de points de vie n’a pas part à ce qui le baisserait, et n’en paie pas.
rule-119-7 = Qui ne peut pas gagner de points de vie n’en reçoit d’aucune façon.

rule-120-4a = L’excédent de blessures envoyé ailleurs l’est avant toute autre modification.
rule-120-2a = Au combat, les créatures infligent autant de blessures que leur force.
rule-120-2b = Un sort ou une capacité dit quel objet inflige ses blessures.
rule-120-3a = Les blessures font perdre autant de points de vie au joueur.
rule-120-3b = Les blessures d’infection donnent plutôt des marqueurs « poison » au joueur.
rule-120-3c = Les blessures retirent autant de marqueurs « loyauté » au planeswalker.
rule-120-3d = Les blessures de flétrissure et d’infection mettent des marqueurs -1/-1 sur la créature et n’y sont pas marquées.
rule-120-3e = Les blessures restent marquées sur la créature.
rule-120-3f = Lien de vie : son contrôleur gagne autant de points de vie.
rule-120-3g = Toxique donne en plus des marqueurs « poison ».
rule-120-3h = Les blessures retirent autant de marqueurs « défense » à la bataille.
rule-120-10 = Les blessures en excès dépassent les blessures mortelles, la loyauté ou la défense.

rule-121-1 = Piocher, c’est mettre la carte du dessus de sa bibliothèque dans sa main.
rule-121-2 = Les cartes se piochent une à une.
rule-121-2a = Ce qui modifie l’instruction de piocher plusieurs cartes la modifie avant la première pioche.
rule-121-2b = Une limite de pioche compte chaque carte piochée.
rule-121-3 = Qui ne peut pas piocher ne peut pas choisir de le faire ; une bibliothèque vide n’en empêche personne.
rule-121-4 = Piocher dans une bibliothèque vide fait perdre la partie.
rule-121-6c = Ce qui est fait d’une carte piochée n’est pas fait d’une carte piochée à sa place.
rule-121-9 = Qui peut révéler une carte en la piochant la regarde avant de choisir.

rule-122-1 = Les marqueurs changent ce que les règles et effets voient d’un objet ou joueur.
rule-122-1b = Un marqueur de mot-clé donne ce mot-clé.
rule-122-1c = Un marqueur « bouclier » est retiré au lieu de la destruction, ou prévient des blessures.
rule-122-1d = Un marqueur « étourdissement » est retiré au lieu de dégager.
rule-122-1h = Avec un marqueur « finalité », on l’exile au lieu qu’elle meure.
rule-122-2 = Les marqueurs ne suivent pas un objet dans une autre zone.
rule-122-5 = Déplacer un marqueur, c’est le retirer d’un objet et le mettre sur un autre.
rule-122-6 = Des marqueurs sont mis sur un objet sur le champ de bataille ou à son arrivée.
rule-122-6a = Ce qui arrive avec des marqueurs les reçoit de son contrôleur, sauf indication.
rule-122-8 = D’un objet parti, autant de marqueurs qu’il en avait sont mis sur un autre ; ils ne se déplacent pas.
rule-116-2m = Déverrouiller un accès est une action spéciale : payez le coût de mana de cette moitié, comme un rituel.
rule-123-1 = Les autocollants changent la carte où ils sont posés.
rule-107-3a = X est annoncé avec le coût.
rule-116-2c = Mettre fin à un effet qui le permet est une action spéciale, quand on a la priorité.
rule-116-2d = Faire de quoi ignorer un effet est une action spéciale, quand on a la priorité.
rule-116-2g = Un compagnon est mis en main par une action spéciale, pour trois manas, une fois.
rule-117-1a = Un éphémère se lance à tout moment avec la priorité, un autre sort pendant sa phase principale, pile vide.
rule-117-2e = Personne n’a la priorité pendant une résolution.
rule-118-6 = Ce qui n’a pas de coût de mana a un coût impossible à payer : cela ne se lance que par un autre coût.
rule-118-8 = Un coût supplémentaire est payé en plus de celui du sort.
rule-118-8c = Personne ne doit lancer « si possible » un sort dont le coût exige certaines cartes d’une zone cachée.
rule-103-8a = À deux joueurs, celui qui joue en premier passe l’étape de pioche du premier tour.
rule-106-5 = Un mana de type indéfini n’est pas produit.
rule-107-1a = Les nombres sont entiers ; un texte qui pourrait donner une fraction dit comment arrondir.
rule-107-1b = Là où un nombre négatif déterminerait un résultat, on utilise zéro.
rule-107-4e = Un symbole hybride se paie de l’une de ses deux façons.
rule-112-4 = Ce qui change un sort de permanent continue de changer le permanent qu’il devient.
rule-118-7 = Des effets peuvent modifier ou réduire ce qu’il faut payer.
rule-118-7a = Une réduction de mana générique n’enlève que du mana générique.
