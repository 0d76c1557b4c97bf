### Questions et refus des capacités mot-clé.

choose-promised = Qui reçoit le cadeau de { $source } ?
choose-way = Comment lancez-vous { $object } ?
choose-emerge = Choisissez la créature à sacrifier pour { $source }
choose-harmonize = Vous pouvez engager une créature pour payer moins pour { $source }
choose-assist = Vous pouvez demander à un autre joueur d'aider à payer { $source }
pay-for-assist = Dites combien du mana générique de { $source } vous payez (au plus { $most })
may-reveal-miracle = Révéler { $object } pour son miracle ?
tell-bestow-ends = { $object } n'est plus une aura.
choose-crew-more = Ces créatures ont une force de { $have } en tout : il en manque { $missing } pour { $object }. Choisissez à nouveau
