# Two commands are enough: `make play` and `make test`. Each sets up .venv first when it has to.

V := .venv
BESIDE := .venv-beside
GAMES ?= 100000
CYCLES ?= 60
N ?= 10
SUITE ?= both
SEEDS ?= 10000
SEED ?=
TESTS ?=
UPGRADE ?=
OPEN ?=
HTTPS ?=

# The first Python that is new enough; name another with `make PYTHON=…`.
NEW_ENOUGH := import sys; sys.exit(sys.version_info < (3, 11))
PYTHON ?= $(shell for p in python3 python3.11 python3.12 python3.13 python3.14; do \
	$$p -c '$(NEW_ENOUGH)' 2>/dev/null && echo $$p && break; done)

# uv trusts the machine's own certificates, as pip does.
export UV_SYSTEM_CERTS ?= 1
export PIP_DISABLE_PIP_VERSION_CHECK ?= 1
# Hundreds of processes start during the tests; each would compile everything again.
unexport PYTHONDONTWRITEBYTECODE

UV := $(V)/bin/uv
COMPILE := $(UV) pip compile -q --universal --python-version 3.11 --generate-hashes --no-header $(UPGRADE)
# bench/ may hold no Python, and mypy refuses an empty folder.
TYPED := src tests research deploy hatch_build.py $(if $(wildcard bench/*.py),bench)

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help setup web wheel release play test checks webchecks whole beside bench screenshots soak twin crash simulate-house steady format reference lock clean

help: ## list these targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-15s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

setup: $(V)/.ok ## make the environment in .venv, from the lock files

$(V)/.ok: pyproject.toml requirements.lock requirements-uv.lock requirements-node.lock
	@$(or $(PYTHON),false) -c '$(NEW_ENOUGH)' 2>/dev/null || { \
		echo "Chaudron needs Python 3.11 or newer: install it, or name yours with make PYTHON=path/to/python." >&2; \
		exit 1; }
	@echo "== set up $(V) ($$($(PYTHON) --version))"
	@$(PYTHON) -m venv $(V)
	@$(V)/bin/python -m pip install -q --require-hashes --only-binary :all: -r requirements-uv.lock
	@$(UV) pip sync -q --python $(V)/bin/python --require-hashes requirements-uv.lock requirements.lock
	@$(V)/bin/python hatch_build.py has-node || \
		$(UV) pip install -q --python $(V)/bin/python --require-hashes -r requirements-node.lock
	@$(V)/bin/python hatch_build.py
	@$(UV) pip install -q --python $(V)/bin/python --no-deps --no-build-isolation -e .
	@touch $@

web: $(V)/.ok ## build the page into the package, when something of it has changed
	@$(V)/bin/python hatch_build.py

play: web ## open the house: a page in your browser, bots, friends (OPEN=1 lets their phones in, HTTPS=1 by https)
	@CHAUDRON_OPEN_COMMAND="make play OPEN=1" $(V)/bin/chaudron serve $(if $(OPEN),--host 0.0.0.0) $(if $(HTTPS),--https)

wheel: web ## the wheel, in dist/, which needs neither node nor a compiler, and what it needs beside it
	@$(V)/bin/python deploy/release.py --trial

release: web ## the same from a tag, or why not: wheel, locked needs, SBOM, checksums, notes; nothing is published
	@$(V)/bin/python deploy/release.py

test: web ## the gate: format, lint, types, layers, tests, the page in a browser
	@$(MAKE) --no-print-directory -j2 -Otarget checks webchecks
	@echo "== tests"
	@$(V)/bin/pytest -n auto --dist worksteal -p no:schemathesis -m "not long" --ignore tests/browser
	@echo "== browser"
	@$(V)/bin/pytest -n 2 --dist worksteal -p no:schemathesis -m "not long" tests/browser

checks:
	@echo "== format"
	@$(V)/bin/ruff format --check .
	@echo "== lint"
	@$(V)/bin/ruff check .
	@echo "== types"
	@$(V)/bin/mypy $(TYPED)
	@echo "== layers"
	@$(V)/bin/lint-imports --no-logo

webchecks:
	@$(V)/bin/python hatch_build.py run lint check test

whole: web beside ## what the gate leaves out: more boxes and seeds, more whole games in a browser, OpenSpiel
	@$(V)/bin/pytest -n auto -p no:schemathesis -m long --ignore tests/browser
	@$(V)/bin/pytest -n 2 -p no:schemathesis -m long tests/browser

beside: $(BESIDE)/.ok ## the tests beside heavy libraries (OpenSpiel, polars, DuckDB, Ray), in an environment of their own
	@$(BESIDE)/bin/pytest -n auto -p no:schemathesis tests/beside

$(BESIDE)/.ok: $(V)/.ok requirements-beside.lock
	@echo "== set up $(BESIDE)"
	@$(UV) venv -q --clear --python $(V)/bin/python $(BESIDE)
	@$(UV) pip sync -q --python $(BESIDE)/bin/python --require-hashes requirements-beside.lock
	@$(UV) pip install -q --python $(BESIDE)/bin/python --no-deps --no-build-isolation -e .
	@touch $@

bench: web ## measure our speed beside our peers', the page, replay and review
	@bash bench/run
	@$(V)/bin/python -m bench.envs
	@$(V)/bin/python -m bench.page
	@$(V)/bin/python -m bench.replay
	@$(V)/bin/python -m bench.review_time

screenshots: web ## pictures of every screen and state, in screenshots/; the README's among them
	@$(V)/bin/python -m tests.browser.gallery screenshots --chosen

soak: $(V)/.ok ## play and check very many random games (GAMES=100000)
	@$(V)/bin/python -m tests.soak --games $(GAMES)

twin: $(V)/.ok ## the fast twin beside the reference, compared at every question; goes on where it was stopped (GAMES=100000, JOBS, REPORT, TABLE)
	@$(V)/bin/python -m chaudron.fast.belcastel.check --blocks $$(( $(GAMES) / 100 )) --jobs $(or $(JOBS),2) $(if $(REPORT),--report $(REPORT)) $(if $(TABLE),--table $(TABLE))

crash: $(V)/.ok ## kill servers in mid-game, on both stores, and look for anything lost (CYCLES=60)
	@rm -f bench/results/crash.json
	@for store in sqlite postgres; do \
		$(V)/bin/python -m tests.server.crash --store $$store --cycles $(CYCLES) --json bench/results/crash.json || exit 1; \
	done

simulate-house: $(V)/.ok ## whole houses with everything that can go wrong, on simulated time (SEEDS=10000, SEED for one)
	@$(V)/bin/python -m tests.simulated --seeds $(SEEDS) $(if $(SEED),--seed $(SEED))

steady: web ## the gate's tests N times under load, each time otherwise; goes on where it was stopped (N=10, SUITE, SEED, TESTS)
	@$(V)/bin/python -m tests.steady --runs $(N) --suite $(SUITE) $(if $(SEED),--seed $(SEED)) $(TESTS)

format: $(V)/.ok ## format the code and mend what the linter can mend
	@$(V)/bin/ruff check --fix-only .
	@$(V)/bin/ruff format .
	@$(V)/bin/python hatch_build.py run format

reference: $(V)/.ok ## write docs/api anew from the docstrings
	@$(V)/bin/python -m tests.api_pages docs/api

lock: $(V)/.ok ## renew the lock files after a change of dependencies (UPGRADE=--upgrade for newest)
	@$(COMPILE) --group dev pyproject.toml -o requirements.lock
	@$(COMPILE) -c requirements.lock --no-annotate pyproject.toml -o requirements-house.lock
	@$(COMPILE) --group dev --group beside pyproject.toml -o requirements-beside.lock
	@echo uv | $(COMPILE) --no-annotate - -o requirements-uv.lock
	@$(V)/bin/python -c 'import hatch_build; print(hatch_build.NODE_WHEEL)' | \
		$(COMPILE) --no-annotate - -o requirements-node.lock
	@$(V)/bin/python hatch_build.py lock

clean: ## remove the environment, caches and builds
	rm -rf $(V) $(BESIDE) bench/.venv dist web/node_modules src/chaudron/_web .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
	find src tests -name __pycache__ -prune -exec rm -rf {} +
