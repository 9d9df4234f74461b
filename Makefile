# Two commands do everything: `make play` and `make test`. Both install what the system lacks first.

CARGO ?= cargo

.PHONY: play release test check packages bench help

help:
	@echo "make play    build and play (installs system packages first, where apt-get is there)"
	@echo "make release build the fully optimised program into target/release"
	@echo "make test    all tests, lints and a drawn board of each game"
	@echo "make check   only formatting and lints"
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

packages:
	@scripts/packages.sh
