heading = The score
of = of { $count }
up-to = to { $target }
you = You
