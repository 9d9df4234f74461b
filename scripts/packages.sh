#!/usr/bin/env bash
# Installs the system packages for building, playing and testing on Debian and Ubuntu.
# Usage: scripts/packages.sh [web|web-test]; `web` installs those of the web page, `web-test` also a browser.
# On other systems it prints what is needed and exits with 0, because package names differ there.
set -euo pipefail

# The libraries of X11 are opened by name when the window opens; desktops have them.
packages=(pkg-config libasound2-dev libudev-dev libx11-xcb1 libxcursor1 libxi6 libxrandr2 libxkbcommon-x11-0 mesa-vulkan-drivers xauth xvfb)

case "${1:-}" in
  web | web-test)
    packages=()
    command -v node >/dev/null || packages+=(nodejs npm)
    # SQLite in the page's library is compiled from C.
    command -v clang >/dev/null || packages+=(clang)
    command -v llvm-ar >/dev/null || packages+=(llvm)
    ;;
esac
if [ "${1:-}" = web-test ] && [ -z "${CHROMIUM:-}" ]; then
  packages+=(chromium)
fi

if [ "$(uname -s)" != Linux ]; then
  exit 0
fi
if ! command -v cc >/dev/null; then
  packages+=(build-essential)
fi
if ! command -v dpkg-query >/dev/null; then
  [ -n "${1:-}" ] && exit 0
  command -v pkg-config >/dev/null && pkg-config --exists alsa && exit 0
  echo "Not a Debian-like system. Please install: a C compiler, pkg-config, ALSA headers, libxkbcommon-x11, a Vulkan driver." >&2
  exit 0
fi

missing=()
for package in ${packages[@]+"${packages[@]}"}; do
  state=$(dpkg-query -W -f='${db:Status-Abbrev}' "$package" 2>/dev/null || true)
  case "$state" in ii*) ;; *) missing+=("$package") ;; esac
done
if [ ${#missing[@]} -eq 0 ]; then
  exit 0
fi

echo "Installing: ${missing[*]}"
sudo=()
if [ "$(id -u)" -ne 0 ]; then
  sudo=(sudo)
fi
"${sudo[@]}" apt-get update -qq
"${sudo[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}"
