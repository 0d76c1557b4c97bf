"""The language that a question is written in, told by its small words, whatever language the server or asker has."""

from __future__ import annotations

import re

from cards import fold

_SMALL_ENGLISH = """
a about again also am an and any are as at be because been being both but by can cannot could did do does doing done
dont else ever for from get gets getting give given go goes going got had has have having he her here hers him his
how i if in into is it its just let like make makes me may mean means might mine much must my need no now of off on
once one only or our out ours own please put really right same say says see shall she should since so some something
still such take than that the their them then there these they thing things this those though to too up us very want
was way we well were what when where whether which while who whom whose why will with would yes yet you your yours
ok two three many happen happens exactly possible work works
arent didnt doesnt gonna gotta havent hes hey hello hi ill im isnt ive lol pls plz guys shes shouldnt thanks thats
theres theyre thx wanna wasnt werent whats whos wont wouldnt youre
"""
_SMALL_FRENCH = """
a ai aie au aussi aux avec bien c ce cela ces cet cette chez ci comme comment d dans de des deux dois doit donc du
elle elles en encore est et etre eu fait faire fois il ils j je l la le les leur leurs lui ma mais me meme mes moi
mon n ne nos notre nous on ont ou par pas passe peut peux plus pour pourquoi puis qu quand que quel quelle quelles
quels qui quoi s sa se sera ses si soit son sont suis sur t ta te tes toi ton tous tout toute toutes tu un une va
vais vos votre vous y ca quelque chose arrive faut est-ce trois etait
"""

SMALL_WORDS = {"en": frozenset(_SMALL_ENGLISH.split()), "fr": frozenset(_SMALL_FRENCH.split())}
"""By language, the words that are in every text and tell nothing of what it is about."""
_ONLY_ENGLISH, _ONLY_FRENCH = SMALL_WORDS["en"] - SMALL_WORDS["fr"], SMALL_WORDS["fr"] - SMALL_WORDS["en"]


def language_of(text: str, otherwise: str = "en") -> str:
    """The language that a question is written in, by its small words; that of the asker where they do not tell."""
    words = re.split(r"[\s'’-]+", fold(text))  # "puis-je"
    french, english = (sum(word in small for word in words) for small in (_ONLY_FRENCH, _ONLY_ENGLISH))
    if french == english:
        return otherwise if otherwise in SMALL_WORDS else "en"
    return "fr" if french > english else "en"
