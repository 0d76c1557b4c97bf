# Everything a person or CI runs. Each target sets up what it needs in .venv first.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
STAMP  := $(VENV)/.installed

.PHONY: demo test mutants bench lint sbom clean

$(STAMP): pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[discord,dev]'
	touch $@

demo: $(STAMP)
	$(BIN)/siege demo

test: $(STAMP)
	$(BIN)/pytest -n auto

mutants: $(STAMP)
	$(BIN)/python -m tools.mutants

bench: $(STAMP)
	$(BIN)/pytest bench --benchmark-only -p no:xdist

lint: $(STAMP)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/lint-imports
	$(BIN)/mypy

# The image's bill of materials (CycloneDX), out of the very versions that it is built with.
sbom: $(STAMP)
	$(PYTHON) -m venv $(VENV)/sbom
	$(VENV)/sbom/bin/pip install --quiet --disable-pip-version-check 'cyclonedx-bom>=5,<8'
	mkdir -p out
	$(VENV)/sbom/bin/cyclonedx-py requirements constraints.txt --pyproject pyproject.toml --output-file out/sbom.json

clean:
	rm -rf $(VENV) build dist *.egg-info out
