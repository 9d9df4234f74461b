#!/usr/bin/env bash
# Makes the icons of other forms from icon.svg: needs rsvg-convert.
set -euo pipefail
cd "$(dirname "$0")"
for size in 192 512; do rsvg-convert -w "$size" -h "$size" icon.svg -o "icon-$size.png"; done
# Systems cut maskable icons to their own shapes: the board keeps to the middle.
rsvg-convert -w 360 -h 360 --page-width 512 --page-height 512 --left 76 --top 76 -b '#17120f' icon.svg -o icon-maskable-512.png
