# What people and CI call. Needs make and Python 3.11 or newer; Node.js is taken from npm where it is, else from a wheel.
#
#   make play    play        make test    everything that is checked, on a fresh clone too
#   make check   lint, types make web     build the browser client into the package
#   make bench   measure     make docs    build the documentation (make screenshots: its pictures anew)
#   make clean   back to a fresh clone

SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
MAKEFLAGS += --no-builtin-rules

# What `make play` starts.
PLAY := sevens serve

PYTHON ?= $(firstword $(foreach name,python3 python3.14 python3.13 python3.12 python3.11,$(shell \
  $(name) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && command -v $(name))))
JOBS ?= $(shell nproc 2>/dev/null || sysctl -n hw.ncpu 2>/dev/null || echo 2)
CHROMIUM ?= $(firstword $(shell command -v chromium chromium-browser google-chrome 2>/dev/null))
# How much random play the tests do: 1 is usual, 10 is for a night.
export SEVENS_TEST_SCALE ?= 1
export CHROMIUM

VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check install -qq
CODE := $(wildcard src tests bench examples docs/screenshots.py hatch_build.py kernel_build.py)

# Node.js 20.19 is the oldest that Vite takes. A wheel of it goes into the virtual environment where there is none.
HAVE_NODE := $(shell PATH='$(PATH)'; node -e 'const [a, b] = process.versions.node.split(".").map(Number); \
  process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)' 2>/dev/null && command -v npm | grep -vF '$(CURDIR)/$(BIN)')
ifeq ($(HAVE_NODE),)
NODE_READY := $(VENV)/.node
export PATH := $(CURDIR)/$(BIN):$(PATH)
endif
WEB_SOURCES := $(shell find web -type f -not -path '*/node_modules/*' -not -path '*/dist/*' -not -path '*/tests/*' \
  -not -name '*.gen.ts' 2>/dev/null)
STATIC := src/sevens/static/index.html
WEB := $(if $(wildcard web/package.json),$(STATIC))

.PHONY: help play setup web check check-locks check-style check-types check-imports check-web test test-python test-web test-e2e test-package bench docs screenshots lock clean

help:
	@sed -n '/^#   /s/^#   //p' Makefile

play: $(VENV)/.run $(WEB)
	@$(BIN)/$(PLAY)

setup: $(VENV)/.dev

# The environment: made once, filled again when a lock changes. `.run` has what playing needs, `.dev` everything.
$(BIN)/python:
	@test -n '$(PYTHON)' || { echo 'Sevens needs Python 3.11 or newer.' >&2; exit 1; }
	@echo 'Making $(VENV) with $(PYTHON)'
	@$(PYTHON) -m venv $(VENV)

$(VENV)/.run: requirements.lock pyproject.toml hatch_build.py kernel_build.py $(wildcard src/sevens/kernel/*.py) | $(BIN)/python
	@echo 'Installing what it takes to play'
	@$(PIP) --require-hashes -r requirements.lock
	@$(PIP) --no-deps --no-build-isolation -e .
	@touch $@

$(VENV)/.dev: requirements-dev.lock pyproject.toml hatch_build.py kernel_build.py $(wildcard src/sevens/kernel/*.py) | $(BIN)/python
	@echo 'Installing what it takes to develop'
	@$(PIP) --require-hashes -r requirements-dev.lock
	@$(PIP) --no-deps --no-build-isolation -e .
	@touch $(VENV)/.run $@

$(VENV)/.docs: requirements-docs.lock $(VENV)/.run
	@echo 'Installing what the documentation is built with'
	@$(PIP) --require-hashes -r requirements-docs.lock
	@touch $@

$(VENV)/.node: requirements-node.lock | $(BIN)/python
	@echo 'No npm here: installing Node.js into $(VENV)'
	@$(PIP) --require-hashes -r requirements-node.lock
	@touch $@

web: $(STATIC)

# npm ci empties node_modules, so a stamp inside says which lock it was filled from.
web/node_modules/.installed: web/package-lock.json $(NODE_READY)
	@echo 'Installing what the browser client is built with'
	@cd web && npm ci --silent
	@touch $@

$(STATIC): $(WEB_SOURCES) web/node_modules/.installed
	@echo 'Building the browser client'
	@cd web && npm run --silent build
	@rm -rf src/sevens/static && cp -R web/dist src/sevens/static
	@touch $@

# `make -k check` goes on after the first that fails, as `make test` does.
check: check-locks check-style check-types check-imports $(if $(WEB),check-web)

# A lock that names the host it was made from would send everyone there.
check-locks:
	@! grep -nE '"resolved": *"http|source = \{ registry|^--(extra-)?index-url|url = "https?://' \
	  requirements*.lock $(wildcard web/package-lock.json)

check-style: $(VENV)/.dev
	$(BIN)/ruff check --quiet --output-format concise
	$(BIN)/ruff format --check --quiet

check-types: $(VENV)/.dev
	$(BIN)/mypy $(CODE)

check-imports: $(VENV)/.dev
	$(BIN)/lint-imports --no-logo

check-web: web/node_modules/.installed
	cd web && npm run --silent check

test:
	@$(MAKE) --no-print-directory --keep-going check test-python $(if $(WEB),test-web test-e2e)
	@echo 'All passed.'

test-python: $(VENV)/.dev
	$(BIN)/pytest -q -n $(JOBS) --dist worksteal --ignore=tests/e2e

test-web: web/node_modules/.installed
	cd web && npm test --silent

# A browser is the one thing that is not installed for you: CI insists on one, elsewhere these tests wait for it.
test-e2e: $(VENV)/.dev $(WEB)
ifneq ($(CHROMIUM),)
	$(if $(wildcard tests/e2e/test_*.py),$(BIN)/pytest -q tests/e2e)
else
	@echo 'No Chromium found: the tests in the browser were not run. Install it, or set CHROMIUM to its path.' >&2
	@test -z "$${CI:-}"
endif

# What `pip install` gives: a wheel with every file of the package and the client, whose command runs with nothing but
# the dependencies it declares.
test-package: $(VENV)/.dev $(WEB)
	@rm -rf build/package && mkdir -p build/package
	@SEVENS_CLIENT=built $(BIN)/python -m pip wheel -qq --no-deps --no-build-isolation -w build/package .
	@$(BIN)/python -m zipfile -l build/package/*.whl | awk 'NR > 1 { print $$1 }' | sort > build/package/packed
	@grep -qx sevens/static/index.html build/package/packed
	@git ls-files src/sevens | sed 's|^src/||' | sort > build/package/tracked
	@! comm -23 build/package/tracked build/package/packed | grep .
	@$(PYTHON) -m venv build/package/venv
	@build/package/venv/bin/python -m pip install -qq --require-hashes -r requirements.lock
	@build/package/venv/bin/python -m pip install -qq --no-deps build/package/*.whl
	@build/package/venv/bin/python -m pip check
	@cd build/package && venv/bin/sevens --help > help && echo 'The wheel is whole, and its command runs.'

bench: $(VENV)/.dev
	@for file in $(sort $(filter-out bench/_%,$(wildcard bench/*.py))); do echo "== $$file"; $(BIN)/python "$$file"; done

# Always from nothing: a page that was built before would not repeat its warning. What it shows comes from itself alone.
docs: $(VENV)/.docs
	@$(BIN)/sphinx-build --fresh-env --fail-on-warning --keep-going -q -d build/doctrees docs build/docs
	@! grep -rnE '<(script|img|iframe)[^>]* src="(https?:)?//|<link[^>]* href="(https?:)?//|url\((https?:)?//' \
	  --include='*.html' --include='*.css' build/docs
	@echo 'Open build/docs/index.html'

# The pictures in the documentation, by playing the page as it is now.
screenshots: $(VENV)/.dev $(WEB)
	$(BIN)/python docs/screenshots.py

# Needs uv. The playing lock first: the developing one must agree with it.
lock:
	uv pip compile --universal --generate-hashes -q --group build pyproject.toml -o requirements.lock
	uv pip compile --universal --generate-hashes -q --group dev --all-extras -c requirements.lock pyproject.toml \
	  -o requirements-dev.lock
	uv pip compile --universal --generate-hashes -q --group node -o requirements-node.lock
	uv pip compile --universal --generate-hashes -q --group docs -c requirements-dev.lock -o requirements-docs.lock

clean:
	rm -rf $(VENV) web/node_modules web/dist src/sevens/static .mypy_cache .ruff_cache .pytest_cache .hypothesis \
	  .import_linter_cache test-results build dist
	find src tests bench -name __pycache__ -type d -prune -exec rm -rf {} +
