#!/usr/bin/env bash
# Prints the changelog's section of a version. Usage: scripts/release-notes.sh [VERSION], without it that of Cargo.toml.
# A version that is not released yet has the section "Unreleased".
set -euo pipefail
cd "$(dirname "$0")/.."

version="${1:-$(sed -n 's/^version = "\(.*\)"/\1/p' Cargo.toml | head -1)}"
section() {
  awk -v title="$1" '/^## / { shown = index($0, "## " title) == 1 } shown' CHANGELOG.md
}
notes=$(section "$version")
notes="${notes:-$(section Unreleased)}"
[ -n "$notes" ] || { echo "CHANGELOG.md has no section for $version" >&2; exit 1; }
printf '%s\n' "$notes"
