#!/bin/sh
# Rewrites the lock files: versions and hashes, for every platform and Python that Huit runs on, and no download address.
set -eu
cd "$(dirname "$0")/.."
lock() {
    output=$1
    shift
    uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes --no-header --no-annotate --no-emit-index-url \
        --no-emit-find-links --output-file "$output" "$@"
}
lock requirements.lock tools/build.in pyproject.toml
lock requirements-dev.lock --constraints requirements.lock tools/build.in pyproject.toml --extra test --extra check
lock requirements-searches.lock tools/searches.in
