#!/usr/bin/env bash
# Makes the README's pictures and its animation anew, from the program's gallery. Needs ImageMagick, WebP's tools (Debian's
# `webp`) and, without a screen, Xvfb. Those of a thinking computer and of the page are taken by hand.
# Usage: scripts/pictures.sh [PROGRAM], by default a release build.
set -euo pipefail
cd "$(dirname "$0")/.."

program="${1:-}"
if [ -z "$program" ]; then
  cargo build --release --locked --bin tessera
  program="${CARGO_TARGET_DIR:-target}/release/tessera"
fi
pictures=assets/pictures
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

games=(othello breakthrough diamond)
boards=(title-wood diamond-wood othello-tournament breakthrough-marble diamond-night othello-contrast)
# Strips with the number of their frames.
strips=(strip-othello-wave:14 strip-breakthrough-capture:16 strip-diamond-square:40)
wanted=("${games[@]/%/-wood}" "${boards[@]}" "${strips[@]%:*}")

screen=()
[ -n "${DISPLAY:-}" ] || screen=(env -u WAYLAND_DISPLAY xvfb-run -a -s "-screen 0 1280x800x24")
"${screen[@]}" "$program" --gallery "$work" --window 1280x800 --only "$(IFS=,; echo "${wanted[*]}")"

for game in "${games[@]}"; do
  convert "$work/$game-wood.png" -quality 86 "$pictures/$game.jpg"
done
montage $(printf "$work/%s.png " "${boards[@]}") -tile 3x2 -geometry 640x400+4+4 -background '#17120f' "$work/themes.png"
convert "$work/themes.png" -quality 84 "$pictures/themes.jpg"

# The frames of a strip stand in rows of six.
frames=()
for strip in "${strips[@]}"; do
  name="${strip%:*}" count="${strip#*:}"
  rows=$(((count + 5) / 6))
  convert "$work/$name.png" -crop "6x$rows@" +repage "$work/$name-%03d.png"
  for ((i = 0; i < count; i++)); do
    duration=50
    [ $((i + 1)) -lt "$count" ] || duration=1200
    frames+=(-d "$duration" "$(printf '%s/%s-%03d.png' "$work" "$name" "$i")")
  done
done
img2webp -loop 0 -lossy -q 72 -m 6 "${frames[@]}" -o "$pictures/games.webp"
ls -l "$pictures"
