#!/usr/bin/env bash
# Builds the packages of a release into dist/ (see docs/releasing.md).
# Usage: scripts/dist.sh [linux|deb|windows|macos|web|checksums]…, without arguments linux, deb, web and checksums.
set -euo pipefail
cd "$(dirname "$0")/.."

target="${CARGO_TARGET_DIR:-target}"
version=$(sed -n 's/^version = "\(.*\)"/\1/p' Cargo.toml | head -1)
windows=x86_64-pc-windows-gnu

# Copies what every package holds: licences, notices and the notes of this version.
add_documents() {
  cp LICENSE-APACHE LICENSE-MIT README.md docs/manual.md assets/CREDITS.md "$1"
  cp -r assets/licenses "$1/licenses"
  scripts/release-notes.sh > "$1/NOTES.md"
}

build_linux() {
  # One call: the example's dependencies would have other features in a call of their own, and Bevy be built again.
  cargo build --release --locked --bin tessera --bin tessera-engine --example man-pages
  rm -rf dist/parts
  "$target/release/examples/man-pages" dist/parts/man
  gzip -9nf dist/parts/man/*
  add_documents dist/parts
}

pack_linux() {
  local name root
  name="tessera-$version-$(uname -m)-linux"
  root="$(mktemp -d)/$name"
  mkdir -p "$root"/{bin,share/applications,share/metainfo,share/mime/packages,share/man/man1,share/man/man6}
  mkdir -p "$root/share/icons/hicolor/scalable/apps" "$root/share/icons/hicolor/512x512/apps"
  install -s "$target/release/tessera" "$target/release/tessera-engine" "$root/bin"
  cp packaging/linux/tessera.desktop "$root/share/applications"
  cp packaging/linux/*.metainfo.xml "$root/share/metainfo"
  cp packaging/linux/tessera-mime.xml "$root/share/mime/packages/tessera.xml"
  cp web/icons/icon.svg "$root/share/icons/hicolor/scalable/apps/tessera.svg"
  cp web/icons/icon-512.png "$root/share/icons/hicolor/512x512/apps/tessera.png"
  cp dist/parts/man/*.1.gz "$root/share/man/man1"
  cp dist/parts/man/*.6.gz "$root/share/man/man6"
  add_documents "$root"
  tar -C "$(dirname "$root")" --owner=0 --group=0 --sort=name -czf "dist/$name.tar.gz" "$name"
  rm -rf "$(dirname "$root")"
}

pack_deb() {
  cargo deb --version >/dev/null 2>&1 || { echo "cargo-deb is missing: cargo install cargo-deb --locked" >&2; exit 1; }
  cargo deb --package tessera --no-build --locked --output dist/
}

# Needs the mingw-w64 compiler and `rustup target add x86_64-pc-windows-gnu`.
pack_windows() {
  local name root
  name="tessera-$version-x86_64-windows"
  root="$(mktemp -d)/$name"
  cargo build --release --locked --target "$windows" --bin tessera --bin tessera-engine
  mkdir -p "$root"
  cp "$target/$windows/release/tessera.exe" "$target/$windows/release/tessera-engine.exe" "$root"
  x86_64-w64-mingw32-strip "$root"/*.exe
  add_documents "$root"
  rm -f "dist/$name.zip"
  (cd "$(dirname "$root")" && zip -qr -X - "$name") > "dist/$name.zip"
  rm -rf "$(dirname "$root")"
}

# On a Mac: both programs without an application bundle or a signature.
pack_macos() {
  local name root
  name="tessera-$version-$(uname -m)-macos"
  root="$(mktemp -d)/$name"
  cargo build --release --locked --bin tessera --bin tessera-engine
  mkdir -p "$root"
  cp "$target/release/tessera" "$target/release/tessera-engine" "$root"
  add_documents "$root"
  tar -C "$(dirname "$root")" -czf "dist/$name.tar.gz" "$name"
  rm -rf "$(dirname "$root")"
}

pack_web() {
  node web/build.mjs
  rm -f "dist/tessera-$version-web.zip"
  (cd web/dist && zip -qr -X - .) > "dist/tessera-$version-web.zip"
}

mkdir -p dist
for part in "${@:-linux deb web checksums}"; do
  for step in $part; do
    case "$step" in
      linux) build_linux && pack_linux ;;
      deb) [ -d dist/parts ] || build_linux; pack_deb ;;
      windows) pack_windows ;;
      macos) pack_macos ;;
      web) pack_web ;;
      checksums) ;;
      *) echo "there is no package \"$step\": linux, deb, windows, macos, web, checksums" >&2; exit 2 ;;
    esac
  done
done
cd dist
packages=$(find . -maxdepth 1 \( -name '*.tar.gz' -o -name '*.deb' -o -name '*.zip' \) | sed 's|^\./||' | sort)
checksum=$(command -v sha256sum || echo shasum -a 256)
# The names hold no blanks.
$checksum $packages > SHA256SUMS
cat SHA256SUMS
