"""Programs for the people who maintain the project."""
