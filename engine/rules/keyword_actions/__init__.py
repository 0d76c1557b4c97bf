"""What keyword actions do: a module for each, named after it (CR 701)."""
