"""Boards with the rules that a judge would name for them: what the report marks as deciding is measured by them.

The expected rules come from the Comprehensive Rules, not from what the engine happens to cite.
"""
