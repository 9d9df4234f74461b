#!/usr/bin/env bash
# Runs a Windows program under Wine. Usage: scripts/wine.sh PROGRAM [ARGUMENT]…
# Wine before version 9 lacks bcryptprimitives.dll, from which Rust's standard library takes random numbers: a stand-in for
# its one function is built beside the program, for trials only.
set -euo pipefail

stand_in() {
  local folder="$1" source
  [ -f "$folder/bcryptprimitives.dll" ] && return
  source=$(mktemp --suffix=.c)
  cat > "$source" <<'C'
#include <windows.h>
#include <ntsecapi.h>
__declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE data, SIZE_T size) { return RtlGenRandom(data, (ULONG)size); }
C
  x86_64-w64-mingw32-gcc -shared -o "$folder/bcryptprimitives.dll" "$source" -ladvapi32
  rm -f "$source"
}

program="$1"
shift
version=$(wine --version 2>/dev/null | sed -n 's/^wine-\([0-9]*\).*/\1/p')
if [ "${version:-0}" -lt 9 ]; then
  stand_in "$(dirname "$program")"
  # The engine that a test starts lies a folder higher than the test.
  stand_in "$(dirname "$(dirname "$program")")"
fi
WINEDEBUG="${WINEDEBUG:--all}" exec wine "$program" "$@"
