### Questions et refus des capacités mot-clé.

choose-promised = Qui reçoit le cadeau de { $source } ?
