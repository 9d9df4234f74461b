#!/usr/bin/env bash
# Checks that a tag, the package, the changelog and the AppStream metadata name one version. Usage: scripts/check-version.sh v0.1.0
set -euo pipefail
cd "$(dirname "$0")/.."

version="${1#v}"
fail() {
  echo "$1" >&2
  exit 1
}
[ "$version" = "$(sed -n 's/^version = "\(.*\)"/\1/p' Cargo.toml | head -1)" ] || fail "Cargo.toml has another version than $version"
grep -q "^## $version " CHANGELOG.md || fail "CHANGELOG.md has no section \"## $version – DATE\""
grep -q "<release version=\"$version\"" packaging/linux/*.metainfo.xml || fail "the AppStream metadata lack version $version"
