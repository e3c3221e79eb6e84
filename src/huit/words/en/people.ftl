of-name = { $name }’s
