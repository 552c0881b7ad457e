window-harm-by-round = Schaden, Runde für Runde
