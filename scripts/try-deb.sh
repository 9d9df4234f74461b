#!/usr/bin/env bash
# Installs the Debian package in a fresh system in a folder and starts both programs there. Needs root and debootstrap.
# Usage: scripts/try-deb.sh PACKAGE [FOLDER]; a system that is in the folder already is used again.
set -euo pipefail

package=$(realpath "$1")
root="${2:-$(mktemp -d)}"
if [ ! -x "$root/bin/sh" ]; then
  debootstrap --variant=minbase bookworm "$root"
fi
cp "$package" "$root/tmp/tessera.deb"
chroot "$root" sh -eu <<'SH'
export DEBIAN_FRONTEND=noninteractive
apt-get update -qq
# The recommended driver draws without a graphics card; Xvfb stands in for a screen.
apt-get install -y -qq /tmp/tessera.deb xvfb xauth man-db desktop-file-utils shared-mime-info >/dev/null
export PATH=/usr/games:$PATH HOME=/root
cd /
tessera --version
tessera-engine --version
printf 'position startpos\nperft 6\nquit\n' | tessera-engine
xvfb-run -a tessera --game othello --moves "f5 d6 c3" --window 640x400 --screenshot /tmp/tessera.png 2>/tmp/tessera.log || { cat /tmp/tessera.log; exit 1; }
if grep ERROR /tmp/tessera.log; then exit 1; fi
desktop-file-validate /usr/share/applications/tessera.desktop
grep -q x-scheme-handler/tessera=tessera.desktop /usr/share/applications/mimeinfo.cache
man -w tessera tessera-engine
SH
ls -l "$root/tmp/tessera.png"
echo "Installed and started in $root."
