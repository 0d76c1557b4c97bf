"""The commands: each function is what a slash command does, declared with `command` (`bot.desk.command_registry`)."""
