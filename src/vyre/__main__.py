"""`python -m vyre`: the `vyre` command, where its script is not on the path."""

from vyre.cli.main import main

if __name__ == "__main__":  # modules are imported by tools that list them
    main(prog_name="python -m vyre")
