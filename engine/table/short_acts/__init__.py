"""The language of short acts: what people write for the entries of a script, and entries as people write them.

"bolt the bear; Opp responds with Giant Growth on it" (docs/scenario.md, "Short acts").
"""
