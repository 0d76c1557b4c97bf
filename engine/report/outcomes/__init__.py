"""What would come of a choice: every answer played on, and those that lead to the same told together."""
