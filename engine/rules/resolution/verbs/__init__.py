"""What each verb does (CR 608.2, 701): a module for each verb or family, named like those of the language."""
