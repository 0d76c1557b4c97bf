"""What players and objects do that is no keyword action: a module for each verb or family of verbs (CR 608.2)."""
