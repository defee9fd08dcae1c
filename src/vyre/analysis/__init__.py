"""Facts about a Program, one module for each kind. Checks, plans, schedules and the tuner ask here."""
