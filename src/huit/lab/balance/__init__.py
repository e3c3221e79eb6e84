"""What rules are like to play: measures with intervals, from rounds that computers play against one another."""
