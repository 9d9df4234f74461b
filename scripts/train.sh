#!/usr/bin/env bash
# Trains the learned weights in assets/engine again: half an hour on two cores for the networks, three
# hours for Othello, whose games are kept in SAMPLES (target/othello-samples) so that an interrupted run continues.
# Usage: scripts/train.sh [FOLDER]; without a folder it replaces the program's own files.
set -euo pipefail
cd "$(dirname "$0")/.."
folder="${1:-assets/engine}"
mkdir -p "$folder"

cargo build --locked --release -p tessera-lab
engine="${CARGO_TARGET_DIR:-target}/release/tessera-engine"

# One network for each offered size; other boards use the network of the most similar board.
train_network() {
  "$engine" train "$@" --seed 1 --compare-games 200
}

breakthrough() {
  local out="$folder/breakthrough.bin"
  rm -f "$out"
  train_network breakthrough --size 8x8 --rounds 3 --games 30000 --nodes 400 --epochs 12 --out "$out"
  for size in 7x7 6x6 5x5 10x10; do
    train_network breakthrough --size "$size" --rounds 2 --games 12000 --nodes 300 --epochs 10 --out "$out"
  done
}

diamond() {
  rm -f "$folder/diamond.bin"
  train_network diamond --rounds 3 --games 12000 --nodes 400 --epochs 12 --out "$folder/diamond.bin"
}

# Five rounds, each with twice as many games as the one before, and then balanced games; see assets/engine/README.md.
othello() {
  local samples="${SAMPLES:-target/othello-samples}"
  local rounds="$samples/rounds.bin" companion="$samples/companion"
  mkdir -p "$samples"
  "$engine" train othello --rounds 5 --seed 1 --threads 2 --out "$rounds"
  "$engine" train othello --from "$rounds" --refine "$companion" --balanced-games 120000 --variations --depth 6 \
    --label-selective 21 --label-empties 21 --seed 3 --threads 2 --out "$companion.bin"
  "$engine" train othello --from "$companion.bin" --refine "$samples/games" --companion "$companion" \
    --from-zero --balanced-games 240000 --label-selective 18 --seed 7 --threads 2 --out "$folder/othello.bin"
}

breakthrough > "$folder/breakthrough.log" &
diamond > "$folder/diamond.log" &
wait
othello > "$folder/othello.log"
