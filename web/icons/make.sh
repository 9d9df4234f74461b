#!/usr/bin/env bash
# Renders the PNG icons and the icon for Windows from icon.svg. Needs rsvg-convert and ImageMagick.
set -euo pipefail
cd "$(dirname "$0")"
for size in 192 512; do rsvg-convert -w "$size" -h "$size" icon.svg -o "icon-$size.png"; done
# Systems crop maskable icons to their own shapes, so the board stays in the middle.
rsvg-convert -w 360 -h 360 --page-width 512 --page-height 512 --left 76 --top 76 -b '#17120f' icon.svg -o icon-maskable-512.png
# Windows wants several sizes in one file.
convert icon-512.png -define icon:auto-resize=256,64,48,32,16 ../../packaging/windows/tessera.ico
