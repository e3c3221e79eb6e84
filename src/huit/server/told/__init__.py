"""What is told of games, rooms and finished rounds, over HTTP and to a page that plays without a server."""
