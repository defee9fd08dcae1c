"""Program -> Lowered: what a schedule makes of a Program for one class of machine."""
