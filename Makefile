# Two commands do everything: `make play` and `make test`. Both install what the system lacks first.

CARGO ?= cargo

.PHONY: play release test check packages bench help web web-quick web-test

help:
	@echo "make play    build and play (installs system packages first, where apt-get is there)"
	@echo "make release build the fully optimised program into target/release"
	@echo "make test    all tests, lints and a drawn board of each game"
	@echo "make check   only formatting and lints"
	@echo "make web     build the web page for release and serve it on http://localhost:8080"
	@echo "make web-quick  the same, built fast for daily work"
	@echo "make web-test   play the release bundle in Chromium"
	@echo "make bench   perft counts with their times"

# Playing and testing share one build: Bevy is compiled once.
play: packages
	$(CARGO) run --locked

release: packages
	$(CARGO) build --release --locked

# Rules first: what is wrong there shows within a minute. The last line draws boards in a virtual screen.
test: packages
	$(CARGO) test --locked --no-default-features
	$(CARGO) test --locked --no-default-features --features headless
	$(CARGO) test --locked

check:
	$(CARGO) fmt --check
	$(CARGO) clippy --locked --no-default-features --all-targets -- -D warnings
	$(CARGO) clippy --locked --no-default-features --features headless --all-targets -- -D warnings
	$(CARGO) clippy --locked --all-targets -- -D warnings

bench:
	$(CARGO) bench --locked --no-default-features --bench perft

# The page: Node finds or fetches what is missing (a toolchain for wasm, wasm-bindgen, wasm-opt).
web:
	@scripts/packages.sh web
	node web/build.mjs --serve

web-quick:
	@scripts/packages.sh web
	node web/build.mjs --quick --serve

# Builds what is not built yet, weighs it, and plays it.
web-test:
	@scripts/packages.sh web-test
	node web/build.mjs
	cd tests/web && npm ci --no-audit --no-fund --silent && npm test --silent

packages:
	@scripts/packages.sh
