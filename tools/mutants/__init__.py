"""Small slips put into the code on purpose: a test should fail for each.

    python -m tools.mutants [--seed S] [--jobs N] [--seconds N] [--recorded | FILES]

A fixed random sample of mutants of engine/rules, engine/oracle and bot/desk is tried. The tests run once first,
recording which places of the code each reaches; a mutant is then tried on those that reach its place. FILES are test
files to record anew after a change, the others staying as they were recorded.

No library is taken for it: mutmut leaves out functions with decorators, as most of the rules are, and cosmic-ray starts
one command anew for every mutant, whatever the mutant touches.
"""
