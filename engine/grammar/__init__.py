"""The two-way phrase grammar: a node declares its English beside its fields, and the one declaration parses and prints.
It knows no Magic."""
