"""The game in a terminal: what is drawn, what is typed, what is recorded, and the loop that ties them together."""
