### Questions and refusals of keyword abilities.

choose-promised = Who gets the gift of { $source }?
