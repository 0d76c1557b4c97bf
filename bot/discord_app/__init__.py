"""Discord in, Discord out: the client, interactions and their responses, slash commands, views."""
