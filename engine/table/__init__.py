"""A board and a script in: scenarios, setting up, answers, goals, expectations."""
