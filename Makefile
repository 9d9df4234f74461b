# The two main targets are `play` and `test`. Both install missing system packages first.

CARGO ?= cargo

# Private items too: the pages are for developers, and links between private items must resolve.
DOC = RUSTDOCFLAGS="-D warnings" $(CARGO) doc --locked --no-deps --document-private-items

.PHONY: play dev release test check audit advisories need-cargo-deny packages bench help translations web web-quick web-test \
	dist dist-windows test-windows fuzz sanitize campaign

help:
	@echo "make play    build and start the game (first installs missing packages, on systems with apt-get)"
	@echo "make dev     the same, with an overlay; themes, messages and lessons are read again when they change"
	@echo "make release build the fully optimised program into target/release"
	@echo "make test    run all tests, including boards rendered in a virtual display"
	@echo "make check   check formatting, lints and documentation"
	@echo "make audit   check licences, bans and sources of the dependencies (needs cargo-deny)"
	@echo "make advisories  look up known vulnerabilities of the dependencies (downloads their list)"
	@echo "make dist    build the packages for Linux and the web into dist (needs cargo-deb and zip)"
	@echo "make dist-windows  build the package for Windows (needs mingw-w64 and rustup's x86_64-pc-windows-gnu)"
	@echo "make test-windows  run the engine's tests for Windows under Wine"
	@echo "make web     build the release bundle of the web page and serve it on http://localhost:8080"
	@echo "make web-quick  the same with a quick build, for daily work"
	@echo "make web-test   play the release bundle in Chromium, without the last step of its optimisation"
	@echo "make translations  list messages that a language lacks, does not need or has left in English"
	@echo "make fuzz MINUTES=n  run the fuzz targets for n minutes in all (needs cargo-fuzz and a nightly toolchain)"
	@echo "make sanitize  run the parts that share memory under ThreadSanitizer (needs a nightly toolchain with rust-src)"
	@echo "make campaign  run the long tests of reliability: kills, damaged files, random requests, long runs"
	@echo "make bench   count move sequences (perft) and print the times"

# `play` and `test` share one build, so that Bevy is compiled only once.
play: packages
	$(CARGO) run --locked

# For changes to panels, themes, messages and lessons: see docs/development.md. Without optimisation of the window a change is on
# the screen in half the time, but a frame takes four times as long: players get the other build.
UNOPTIMISED = --config profile.dev.package.tessera.opt-level=0

dev: packages
	TESSERA_DEV=1 $(CARGO) run --locked $(UNOPTIMISED)

release: packages
	$(CARGO) build --release --locked

# The crates without Bevy.
CORE = -p tessera-rules -p tessera-engine -p tessera-library -p tessera-lab
# Those with it. They are always built together, so that Bevy is compiled once, with one set of features.
GAME = -p tessera -p tessera-headless

# The fastest tests run first: the first two lines need no Bevy, the third has the unit tests with it, the fourth all others,
# and renders boards in a virtual display. `tests/architecture` checks that none is left out. Optimising the window for its unit tests takes longer than they gain.
APP_TESTS = accessibility frames fuzz_corpus input layout matches screen_reader sounds storage text view window

test: packages
	$(CARGO) test --locked -p tessera-architecture
	$(CARGO) test --locked $(CORE)
	$(CARGO) test --locked $(GAME) --lib $(UNOPTIMISED)
	$(CARGO) test --locked $(GAME) $(addprefix --test ,$(APP_TESTS))
	$(CARGO) test --locked $(GAME) --doc

check:
	$(CARGO) fmt --check
	$(CARGO) check --locked -p tessera-headless
	$(CARGO) clippy --locked --workspace --all-targets -- -D warnings
	$(DOC)

audit: need-cargo-deny
	$(CARGO) deny --locked check licenses bans sources

advisories: need-cargo-deny
	$(CARGO) deny --locked check advisories

need-cargo-deny:
	@$(CARGO) deny --version >/dev/null 2>&1 || \
		{ echo "cargo-deny is missing. Install it with: $(CARGO) install cargo-deny --locked" >&2; exit 1; }

bench:
	$(CARGO) bench --locked -p tessera-rules --bench perft

translations:
	@scripts/translations.py

# The whole takes about ten minutes of building, then MINUTES.
MINUTES ?= 10

fuzz:
	scripts/fuzz $(MINUTES)

# Searches on several threads under ThreadSanitizer, and vector code under AddressSanitizer; the tables and the pool are all that threads of a search share.
HOST = $(shell rustc -vV | sed -n 's/^host: //p')

sanitize:
	RUSTFLAGS=-Zsanitizer=thread CARGO_TARGET_DIR=target/sanitize \
		$(CARGO) +nightly test --locked -Zbuild-std --target $(HOST) -p tessera-engine --lib -- \
		several_threads bounds_table search_table
	RUSTFLAGS=-Zsanitizer=address ASAN_OPTIONS=detect_leaks=0 CARGO_TARGET_DIR=target/address \
		$(CARGO) +nightly test --locked -Zbuild-std --target $(HOST) -p tessera-engine --lib -- \
		several_threads othello::kernel
	$(CARGO) test --locked -p tessera-engine --lib -- processor

# What takes too long for `make test`. The long runs leave their curves in `target/curves`.
CURVES = $(CURDIR)/target/curves

campaign:
	$(CARGO) test --locked $(GAME) --test fuzz_corpus -- --include-ignored
	$(CARGO) test --locked -p tessera-library --test library -- --ignored five_hundred_kills
	$(CARGO) test --locked $(GAME) --test storage -- --ignored --nocapture thousand 500_times
	TESSERA_ALL_SCALES=1 $(CARGO) test --locked $(GAME) --test layout
	TESSERA_MODEL_CASES=20000 $(CARGO) test --locked $(GAME) --test matches -- model::
	TESSERA_CURVES=$(CURVES) $(CARGO) test --locked $(GAME) --test frames -- --ignored --test-threads 1
	scripts/memory-curves $(CURVES) $(CURVES)/curves.svg

# The packages of a release: see docs/releasing.md.
dist: packages
	scripts/dist.sh linux deb web

dist-windows:
	scripts/dist.sh windows

WINDOWS = x86_64-pc-windows-gnu
WINDOWS_TESTS = breakthrough_perft diamond_perft othello_perft othello_protocols ugi

# Tests of rules and protocols as Windows programs. Older versions of Wine lack a library: see scripts/wine.sh.
test-windows:
	CARGO_TARGET_X86_64_PC_WINDOWS_GNU_RUNNER="$(CURDIR)/scripts/wine.sh" \
		$(CARGO) test --locked -p tessera-rules -p tessera-lab --target $(WINDOWS) $(addprefix --test ,$(WINDOWS_TESTS))

# The web page. The build script fetches missing tools (a wasm toolchain, wasm-bindgen, wasm-opt).
web:
	@scripts/packages.sh web
	node web/build.mjs --serve

web-quick:
	@scripts/packages.sh web
	node web/build.mjs --quick --serve

# Builds the bundle, checks its size and plays it in Chromium.
web-test:
	@scripts/packages.sh web-test
	node web/build.mjs --for-tests
	cd tests/web && npm ci --no-audit --no-fund --silent && npm test --silent

packages:
	@scripts/packages.sh
