"""What each verb does that is no keyword action (CR 608.2): modules named like those of the language."""
