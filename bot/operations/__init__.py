"""What an operator sees of the running bot: health, figures, the log."""
