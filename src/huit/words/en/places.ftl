heading = More to do
daily = The deal of the day
about-daily = the same cards for everybody
circles = { MY_CIRCLES() }
about-circles = who plays, who leads
rounds = { MY_ROUNDS() }
about-rounds = watch again, go on elsewhere
