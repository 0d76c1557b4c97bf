### Ce que disent les règles citées des 800, dans nos propres mots.

rule-800-4a = Ce que possède un joueur qui part quitte aussi la partie.
rule-800-4b = Rien ne passe sous le contrôle d’un joueur qui a quitté la partie.
rule-800-4c = Ce qu’un joueur parti contrôlerait de nouveau est exilé.
rule-800-4d = La capacité déclenchée d’un joueur parti n’est pas mise sur la pile.
rule-800-4e = Aucune blessure de combat n’est attribuée à un joueur parti.
rule-800-4g = Pour un joueur parti, le contrôleur de l’objet fait choisir un autre joueur.
rule-800-4h = Le choix d’un joueur parti revient au joueur suivant.
rule-800-4m = Ce qui dure jusqu’au prochain tour d’un joueur parti dure jusqu’au moment où ce tour aurait commencé.

rule-802-4a = On ne bloque que ce qui attaque son contrôleur, ses planeswalkers ou les batailles qu’il protège.
