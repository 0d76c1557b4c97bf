rule-105-2 = An object is the colors of the symbols in its mana cost, unless something says otherwise.
rule-106-7 = A permanent could produce whatever its abilities would add, whether or not their costs could be paid.
rule-118-1 = A cost is what has to be done or paid for something else.
