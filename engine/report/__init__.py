"""What is said of a game: steps, citations, rulings, the verdict, what was not read."""
