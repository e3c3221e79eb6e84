# Two commands are enough: `make play` and `make test`. `make help` names the others.

PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/pip -qq --disable-pip-version-check
# Single tests are handed out; a worker that has none left takes some of the other's. One more than there are cores: some tests wait
# for a page or a process.
WORKERS ?= $(shell $(PYTHON) -c 'import os; print(os.cpu_count() + 1)')
# The order is random: a run says its seed, and `make test SEED=…` plays it again.
PYTEST := $(BIN)/python -m pytest -q --numprocesses $(WORKERS) --dist worksteal $(if $(SEED),--randomly-seed=$(SEED))
# Tests start many processes. Each would compile all modules anew where the machine asks not to keep bytecode.
export PYTHONDONTWRITEBYTECODE :=
# Where the machine has no Node, the one that Huit installs stands in .venv.
export PATH := $(CURDIR)/$(BIN):$(PATH)

PAGE := src/huit/clients/web/.sources
# Folders too: theirs is the date that changes when a file goes.
PAGE_SOURCES := $(shell find frontend \( -name node_modules -o -name made \) -prune -o -print 2>/dev/null) \
    $(shell find src/huit/words tools/words \( -name made -o -name __pycache__ \) -prune -o -print 2>/dev/null)
LOCKS := $(wildcard requirements*.lock tools/engine/package-lock.json frontend/package-lock.json benchmarks/server/peers/package-lock.json)
# A benchmark keeps its figures for docs with KEEP=1; some have parts that run alone.
KEPT := $(if $(KEEP),--keep)
PARTS_ASKED := $(if $(PARTS),--parts $(PARTS))

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play home test test-all test-tools check engine bench bench-search campaign pairs bench-server bench-counts bench-processes bench-loading bench-spectators bench-opponents bench-first-press bench-lab bench-visit bench-page bench-here kernels searches tune ladder study gallery soak format docs protocol lock release clean

help: ## this list
	@grep -E '^[a-z-]+:.*## ' Makefile | sed -E 's/^([a-z-]+):.*## /make \1\t/' | expand -t 22

play: .venv/.huit $(PAGE) ## play in the browser
	@$(BIN)/huit play

home: .venv/.huit $(PAGE) ## the same, for friends on the same network too
	@$(BIN)/huit play --host 0.0.0.0

engine: .venv/.huit ## make what plays in a browser without a server: a Python for browsers with Huit in it (a minute; some seconds once Pyodide is fetched)
	@$(BIN)/python -m tools.engine

# Code with checked bounds is compiled once, before the workers of the tests would each compile it.
COMPILE := NUMBA_BOUNDSCHECK=1 $(BIN)/python -m tools.compile_kernels

test-tools: .venv/.dev .venv/.huit $(PAGE)
	@$(BIN)/python -m tools.chromium --install >/dev/null
	@$(BIN)/python -m tools.postgres --install >/dev/null
	@$(BIN)/python -m tools.engine

test: test-tools ## run the tests, in a real Chromium too (four to nine minutes; SEED=… plays an order again)
	@$(COMPILE)
	@$(PYTEST) -m "not long"

test-all: test-tools ## run the long tests too: all cases, more examples, many kills, soak and campaign in small (half an hour and more)
	@$(COMPILE) --long
	@$(PYTEST) --hypothesis-profile long

check: .venv/.dev .venv/.huit $(PAGE) frontend/node_modules ## what a change must pass besides the tests
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/pyright
	$(BIN)/lint-imports
	$(BIN)/python -m tools.generate_docs --check
	$(BIN)/python -m tools.generate_protocol --check
	@! grep -l '://' $(LOCKS) || { echo "these lock files record addresses: see CONTRIBUTING.md"; exit 1; }
	npm --prefix frontend run --silent check
	npm --prefix frontend run --silent test

bench: .venv/.peers .venv/.huit ## measure the engine beside its peers, in one run, and how it starts (PARTS=engine, PARTS=starts, PARTS=instructions by Valgrind; KEEP=1 keeps figures for docs)
	@$(BIN)/python -m benchmarks.engine $(PARTS_ASKED) $(KEPT)

bench-search: .venv/.peers .venv/.huit ## measure a choice of a player that searches beside OpenSpiel's MCTS, in one run
	@$(BIN)/python -m benchmarks.search $(KEPT)

campaign: .venv/.huit ## play every game, and all pairs of their options, by the hundred thousand: laws and ends (two minutes)
	@$(BIN)/python -m benchmarks.campaign

pairs: .venv/.huit ## write down which pairs of powers on one card are refused or do nothing (some minutes)
	@$(BIN)/python -m benchmarks.mixes

bench-server: .venv/.huit ## measure the server beside its peers and with many rooms (PARTS=peers, rich, computers, growth; installs peers with npm into the user's cache)
	@$(BIN)/python -m tools.postgres --install >/dev/null
	@$(BIN)/python -m benchmarks.server $(PARTS_ASKED) $(KEPT)

bench-counts: .venv/.dev .venv/.huit ## count what a move costs: calls of Python, and bytes that are sent
	@$(BIN)/python -m benchmarks.server.counts $(KEPT)

bench-processes: .venv/.dev .venv/.huit ## measure two processes over one PostgreSQL beside one
	@$(BIN)/python -m tools.postgres --install >/dev/null
	@$(BIN)/python -m benchmarks.server.two_processes $(KEPT)

bench-loading: .venv/.huit ## measure rooms that are read back: a thousand of 3000 commands each, and how long anybody waits meanwhile
	@$(BIN)/python -m benchmarks.server.loading $(KEPT)

bench-spectators: .venv/.huit ## measure how soon players see a move while many spectators come and go
	@$(BIN)/python -m benchmarks.server.spectators $(KEPT)

bench-opponents: .venv/.huit ## measure how soon people see a move while 50 tables of strong computers search
	@$(BIN)/python -m benchmarks.server.opponents $(KEPT)

bench-first-press: .venv/.huit ## measure how long the first press of the bulb, the check and the lab waits on a cold machine, and moves beside it
	@$(BIN)/python -m benchmarks.server.first_press $(KEPT)

bench-lab: .venv/.huit ## measure how soon people see a move while the lab plays all the time
	@$(BIN)/python -m benchmarks.server.lab $(KEPT)

bench-visit: .venv/.dev .venv/.huit $(PAGE) ## measure a first visit on a phone: bytes and seconds until the first hand
	@$(BIN)/python -m tools.chromium --install >/dev/null
	@$(BIN)/python -m benchmarks.visit $(KEPT)

bench-page: .venv/.dev .venv/.huit $(PAGE) ## measure a round on a phone: long tasks, how soon a press shows, what jumps about (RULES=…)
	@$(BIN)/python -m tools.chromium --install >/dev/null
	@$(BIN)/python -m benchmarks.page $(if $(RULES),--rules $(RULES)) $(KEPT)

bench-here: .venv/.dev .venv/.huit $(PAGE) ## measure play without a server: how soon a hand stands there, first and later, and what it weighs
	@$(BIN)/python -m tools.chromium --install >/dev/null
	@$(BIN)/python -m benchmarks.here $(KEPT)

kernels: .venv/.huit ## put the kernels into the package, compiled as far as all machines of this kind have it alike: for those who ship it
	@$(BIN)/python -m tools.compile_kernels --long --keep

# For any processor: what this one does better has no place in it.
searches: .venv/.linker ## compile the searches of computers for browsers anew: after a change of a kernel (two minutes)
	@NUMBA_CPU_NAME=generic NUMBA_CPU_FEATURES= $(BIN)/python -m tools.compile_searches

tune: .venv/.huit ## look for better weights of the sensible player, and write them where they win more (half an hour)
	@$(BIN)/python -m benchmarks.tune

ladder: .venv/.huit ## measure the computer players against each other, and write docs/ladder.md (hours; it goes on where it stopped)
	@$(BIN)/python -m benchmarks.ladder

study: .venv/.huit ## compare the eights of the library by play, and write docs/study.md (an hour; it goes on where it stopped)
	@$(BIN)/python -m benchmarks.study

gallery: .venv/.huit ## map six thousand rule sets by length and skill, and write docs/map-of-rules.md (it goes on where it stopped)
	@$(BIN)/python -m benchmarks.gallery

soak: .venv/.huit ## ten minutes of 1000 rooms of computer players: memory, every journal read back, every round verified
	@$(BIN)/python -m benchmarks.server.soak

format: .venv/.dev frontend/node_modules ## lay out the code, and mend what can be mended without thought
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	npm --prefix frontend run --silent format

docs: .venv/.huit ## write the generated pages anew
	$(BIN)/python -m tools.generate_docs

protocol: .venv/.huit ## write the page's types of what goes over the wire anew
	$(BIN)/python -m tools.generate_protocol

lock: ## raise the versions in the lock files (needs uv)
	tools/lock.sh
	npm --prefix frontend run lock
	npm --prefix tools/engine run lock
	cd benchmarks/server/peers && npm update --package-lock-only && node ../../../frontend/tidy_lock.js

release: .venv/.dev ## set the version and gather changelog.d into CHANGELOG.md: make release VERSION=0.2.0
	@test -n "$(VERSION)" || { echo "which version? make release VERSION=0.2.0"; exit 2; }
	@$(BIN)/hatchling version "$(VERSION)"
	@$(BIN)/towncrier build --yes --version "$(VERSION)"

clean: ## forget all that was made here
	rm -rf .venv frontend/node_modules frontend/src/words/made src/huit/words/made src/huit/engine/made src/huit/clients/web src/huit/clients/engine tools/engine/node_modules .pytest_cache .ruff_cache .import_linter_cache .hypothesis
	find src tests tools benchmarks -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true

.venv/.made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "huit: Python 3.11 or newer is needed, this is " + sys.version)'
	@echo "huit: installing, this once"
	@$(PYTHON) -m venv .venv
	@touch $@

.venv/.packages: requirements.lock .venv/.made
	@$(PIP) install --require-hashes -r requirements.lock
	@touch $@

.venv/.dev: requirements-dev.lock .venv/.packages
	@$(PIP) install --require-hashes -r requirements-dev.lock
	@touch $@

# Apart: it is large, and only whoever changes a kernel wants it.
.venv/.linker: requirements-searches.lock .venv/.huit
	@$(PIP) install --require-hashes -r requirements-searches.lock
	@touch $@

# Apart, and not locked: the peers are heavy, and only the benchmark wants them.
.venv/.peers: pyproject.toml .venv/.huit
	@$(PIP) install --editable '.[peers]'
	@touch $@

# No isolation: hatchling comes from the lock, so that nothing here is installed without a hash, save Node where there is none.
.venv/.huit: pyproject.toml hatch_build.py .venv/.packages
	@needs=$$($(BIN)/python hatch_build.py --needs) && \
	    { [ -z "$$needs" ] || $(PIP) install "$$needs"; }
	@$(PIP) install --no-build-isolation --no-deps --editable .
	@touch $@

$(PAGE): $(PAGE_SOURCES) | .venv/.huit
	@$(BIN)/python hatch_build.py
	@touch $@

frontend/node_modules: frontend/package-lock.json | .venv/.huit
	@npm --prefix frontend ci --no-audit --no-fund
	@touch $@
