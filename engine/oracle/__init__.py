"""From Oracle text to abilities: normalising, reading, binding, the meaning of keywords, and how much is read."""
