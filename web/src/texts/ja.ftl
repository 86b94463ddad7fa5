app-name = Sevens
