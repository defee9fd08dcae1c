"""How random programs are written: `strategies` is the door."""
