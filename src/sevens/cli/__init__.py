"""The command line: `sevens play`, `rules`, `verify`, `engine` and what else is installed."""
