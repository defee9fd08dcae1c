# Every command of the project; `make` lists them. Needs Python 3.11 or newer, and make.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
PIP    := $(BIN)/python -m pip install -qq --no-input --disable-pip-version-check
PYTEST := $(BIN)/python -m pytest
SPREAD := -n auto --maxprocesses 4 --dist worksteal
CASES  := $(wildcard tests/test_cases.py) tests/test_house.py tests/docs

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: help demo test check wheels lint long bless docs docs-site native bench format clean

help: ## list the commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

demo: $(VENV)/.ready ## install Vyre into .venv and show what it does
	@$(BIN)/vyre demo

test: lint ## everything a change must pass: format, lint, types, imports, tests
	HYPOTHESIS_PROFILE=ci $(PYTEST) $(SPREAD) --durations=25

check: demo test ## what CI runs: the demo, then the tests

wheels: $(VENV)/.ready-dev ## build the wheel; install it with every extra, and on every Python that is there
	$(PYTEST) tests/test_packaging.py --wheels

lint: $(VENV)/.ready-dev ## the checks that run no code of ours
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo

long: $(VENV)/.ready-dev ## the tests, with many more generated examples
	HYPOTHESIS_PROFILE=long $(PYTEST) $(SPREAD)

bless: $(VENV)/.ready-dev ## rewrite the case files, the pinned names and the generated docs, then read the diff
	$(PYTEST) $(CASES) --bless
	@git --no-pager diff --stat -- tests docs

docs: $(VENV)/.ready ## write the generated pages: operations, problems, words, errors of the library
	@$(BIN)/python docs/generate.py

docs-site: $(VENV)/.ready-docs ## build the site into build/site; nothing is fetched while it is built
	@rm -rf build/docs
	@$(BIN)/python docs/build_site.py build/docs $(QUICK)
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet --strict
	@echo "build/site/index.html; with its search: python3 -m http.server -d build/site"

native: $(VENV)/.ready-native ## turn the runtime's C into LLVM IR, and list what changed
	@$(BIN)/python -m vyre.native.build
	@git --no-pager diff --stat -- src/vyre/native

bench: $(VENV)/.ready-bench ## measure against gcc, numba and NumPy, and print the tables of bench/README.md
	@$(BIN)/python -m bench.cpu
	@$(BIN)/python -m bench.pipelines

format: $(VENV)/.ready-dev ## format the code and apply the fixes of ruff
	$(BIN)/ruff check --fix --quiet .
	$(BIN)/ruff format --quiet .

clean: ## remove .venv and everything generated
	rm -rf $(VENV) build dist .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests docs examples bench -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true

# The stamps are newer than pyproject.toml when what it asks for is installed.

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
	  echo "'$(PYTHON)' is missing or older than Python 3.11. Fix: name a newer one, make PYTHON=/path/to/python3"; exit 1; }
	@echo "Creating $(VENV) ..."
	@$(PYTHON) -m venv $(VENV)

$(VENV)/.ready: pyproject.toml | $(VENV)/bin/python
	@echo "Installing Vyre into $(VENV) ..."
	@$(PIP) -e .
	@touch $@

$(VENV)/.ready-dev: pyproject.toml | $(VENV)/bin/python
	@echo "Installing Vyre and its development tools into $(VENV) ..."
	@$(PIP) -e '.[dev,dask]'
	@touch $@ $(VENV)/.ready

$(VENV)/.ready-native: pyproject.toml | $(VENV)/bin/python
	@echo "Installing Vyre and the compiler of its runtime into $(VENV) ..."
	@$(PIP) -e '.[native]'
	@touch $@ $(VENV)/.ready

$(VENV)/.ready-docs: pyproject.toml | $(VENV)/bin/python
	@echo "Installing Vyre and what its site is made with into $(VENV) ..."
	@$(PIP) -e '.[docs]'
	@touch $@ $(VENV)/.ready

$(VENV)/.ready-bench: pyproject.toml | $(VENV)/bin/python
	@echo "Installing Vyre and what it is measured against into $(VENV) ..."
	@$(PIP) -e '.[bench]'
	@touch $@ $(VENV)/.ready
