heading = Autres choses à faire
daily = La donne du jour
about-daily = les mêmes cartes pour tous
circles = { MY_CIRCLES() }
about-circles = qui joue avec qui, qui mène
rounds = { MY_ROUNDS() }
about-rounds = revoir, continuer ailleurs
