#!/bin/sh
# Starts the built server. `npm start`, the systemd unit, the container, the tests and the measurements all run this
# file, so that the flags are in one place. On Windows: `node dist/server/main.js`.
root=$(dirname "$0")/..

# What each flag saves: docs/decisions/0075-four-limits-of-memory.md.
# glibc gives each thread its own malloc arena and returns little of its memory, so use only one.
export MALLOC_ARENA_MAX="${MALLOC_ARENA_MAX:-1}"

# Give pages and pictures a mapping of their own, which goes back to the system with them. Otherwise glibc raises this
# limit by itself, and what a publish frees stays in the process between smaller allocations.
export MALLOC_MMAP_THRESHOLD_="${MALLOC_MMAP_THRESHOLD_:-16384}" MALLOC_TRIM_THRESHOLD_="${MALLOC_TRIM_THRESHOLD_:-131072}"

# A small young generation is collected before it grows. With a limit of the heap (in MB), V8 collects when the heap has
# grown by two thirds; on a machine with much memory it would wait until it has grown fourfold.
exec "$root/node_modules/.bin/node" --max-semi-space-size=4 --max-old-space-size=1000 "$root/dist/server/main.js"
