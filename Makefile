# Thin front for CMake. On a bare Debian 12 or 13, `make demo` and `make test` do all set-up themselves.
JOBS ?= $(shell nproc)
# More options for CMake; .ci/run makes errors of warnings with it.
CONFIGURE ?=
CTEST = ctest --test-dir build --output-on-failure -j $(JOBS)
# Names of tests, or of their suites, that end in Full; not those of a full disk.
SLOW = Full(\.|$$)
NVCC := $(shell command -v nvcc 2>/dev/null)

# Tests that sanitizers would take many minutes for: many steps, and no code that others lack.
LONG = SettlingPile ComeToRest ComesToRest StandsStill ImpactsKeep StormOf ClosesW RestsOnItsWalls \
  BearsTheStress GasCools Refinement ReachesIts DoesNotCreep FeelSeams HoldsAHeap MemoryUse FitsAClump \
  PolyhedraOfEveryKind FillMoreThan TooManySays IsWhatWasAskedFor OfABedIsTheWeight \
  HeapedUp MadeFromTrials ThreeServosReach SaysHowFull OrientationsStay KeptBedIs TextHasTheVertices \
  PolyhedraRestIn AFaceMovesLike KeepTheirEnergyInVessels RoundWallsSameBits.AfterARestart
# What has no threads of its own, or repeats with other settings what others do with several threads.
ALONE = ContactSearch unit\.Dense MeshRegion CheckpointDamage ContactZone CommonPlane OverlapRegion UnionMass \
  CoreLinks DiscLinks FlatLinks unit\.Plot OfStorage InstructionSet AfterARestart CountingSearches
FUZZED = scene request checkpoint frame

.PHONY: help setup build demo test test-build test-all test-full test-cuda bench cuda cuda-compile debug compilers \
        processors asan tsan fuzz fuzz-build $(FUZZED:%=fuzz-%) format check tidy viewer reference guide clean

help:
	@echo 'make demo       install what is missing, build, run a scene, leave pictures in demo/'
	@echo 'make test       install what is missing, build, run the tests (some minutes)'
	@echo 'make build      only the program: build/clast'
	@echo 'make guide      the guide as a site: build/guide/index.html'
	@echo 'make check      format and order of the source, without a build (seconds)'
	@echo 'make test-full  all tests, sanitizers, fuzzing, clang-tidy (hours; make -j 4 test-full on many cores)'
	@echo 'make bench      benchmarks; results in benchmarks/results/'
	@echo 'make test-cuda  the GPU against the CPU, and its speed (needs nvcc and a GPU)'
	@echo 'make cuda       the program with its GPU side: build/cuda/clast (needs nvcc)'
	@echo 'make setup      only install packages'

setup:
	@scripts/setup.sh build test demo

build:
	@scripts/setup.sh build
	@cmake --preset release -DCLAST_TESTS=OFF $(CONFIGURE) > build-configure.log 2>&1 || { cat build-configure.log; exit 1; }
	@rm -f build-configure.log
	@cmake --build --preset release -j $(JOBS)

demo:
	@scripts/setup.sh build demo
	@$(MAKE) --no-print-directory build
	@scripts/demo.sh

test: test-build
	@$(MAKE) --no-print-directory cuda-compile
	$(CTEST) -E '$(SLOW)'

test-build:
	@scripts/setup.sh build test
	cmake --preset release -DCLAST_TESTS=ON $(CONFIGURE)
	cmake --build --preset release -j $(JOBS)

# Its parts use folders of their own, so that they may run side by side.
test-full:
	@scripts/setup.sh build test full
	@$(MAKE) --no-print-directory test-all compilers processors asan tsan fuzz tidy

test-all: test-build
	$(CTEST)

# Where there is no nvcc there is nothing to compile.
cuda-compile:
ifneq ($(NVCC),)
	cmake --preset cuda -DCLAST_TESTS=OFF $(CONFIGURE)
	cmake --build --preset cuda -j $(JOBS) --target clast_cuda
endif

cuda:
	@scripts/setup.sh build
	cmake --preset cuda -DCLAST_TESTS=OFF $(CONFIGURE)
	cmake --build --preset cuda -j $(JOBS) --target clast

# On a machine with a GPU: every loop of shapes, and whole scenes, against the CPU.
test-cuda:
	@scripts/setup.sh build test
	cmake --preset cuda
	cmake --build --preset cuda -j $(JOBS) --target clast test_cuda
	build/cuda/test_cuda
	benchmarks/gpu_shapes.sh build/cuda/clast build/cuda/results

debug:
	cmake --preset debug
	cmake --build --preset debug -j $(JOBS)

# Both sanitizers run the quick tests, but for long ones; that of threads leaves out validation, whose
# worlds run on one, and what else has no threads. Addresses must not be random: newer kernels put
# programs where sanitizers keep their notes.
tsan: WATCHED = -R '^(unit|parity|regression|examples)\.|Threads'
tsan: LONG += $(ALONE)
asan tsan: export TSAN_OPTIONS = suppressions=$(CURDIR)/tests/tsan.supp
asan tsan fuzz-%: export LSAN_OPTIONS = suppressions=$(CURDIR)/tests/lsan.supp:print_suppressions=0
asan tsan:
	cmake --preset $@
	cmake --build --preset $@ -j $(JOBS)
	setarch -R ctest --test-dir build/$@ --output-on-failure -j $(JOBS) $(WATCHED) \
	  -E '$(SLOW)|^page$$|$(subst $() $(),|,$(strip $(LONG)))'

# Another compiler, the same states.
compilers: test-build
	cmake --preset release -B build/clang -DCMAKE_CXX_COMPILER=clang++ -DCLAST_ISAS=x86_64 -DCLAST_TESTS=OFF
	cmake --build build/clang -j $(JOBS) --target clast
	scripts/same_bits.sh build/clast build/clang/clast

# Other processors, emulated: one that has AVX2 and nothing wider, one without AVX.
processors: test-build
	for model in Haswell Nehalem; do \
	  scripts/same_bits.sh build/clast "qemu-x86_64 -cpu $$model build/clast" 0.03 || exit 1; done

# A minute each. What they found new is in build/fuzz/found; they begin with these files.
fuzz: $(FUZZED:%=fuzz-%)
fuzz-build:
	cmake --preset fuzz
	cmake --build --preset fuzz -j $(JOBS) --target $(FUZZED:%=%_fuzz)
fuzz-scene: SEEDS = scenes tests/malformed
fuzz-request: SEEDS = tests/fuzz/requests
fuzz-request: LONGEST = -max_len=16384
fuzz-checkpoint fuzz-frame: LONGEST = -max_len=256
$(FUZZED:%=fuzz-%): fuzz-%: fuzz-build
	mkdir -p build/fuzz/found/$*
	build/fuzz/$*_fuzz -max_total_time=60 -timeout=10 -rss_limit_mb=4096 $(LONGEST) \
	  build/fuzz/found/$* $(SEEDS)

# A file holds a whole folder of the source: headers are read once, and the analyzer has to be told
# to look into included files.
tidy:
	cmake --preset release -B build/tidy -DCMAKE_CXX_COMPILER=clang++ -DCLAST_UNITY=ON -DCLAST_ISAS=x86_64 -DCLAST_TESTS=OFF \
	  -DCMAKE_DISABLE_PRECOMPILE_HEADERS=ON > /dev/null
	sed -n 's/^ *"file": "\(.*\)".*/\1/p' build/tidy/compile_commands.json | grep -v cmake_pch | sort -u \
	  | xargs -P $(JOBS) -n 1 clang-tidy -p build/tidy --quiet --checks=-bugprone-suspicious-include \
	      --extra-arg=-Xclang --extra-arg=-analyzer-opt-analyze-headers

# Without a build: format, direction of includes, names of files.
check:
	@scripts/check.sh

format:
	git ls-files '*.cpp' '*.hpp' '*.cu' '*.cuh' | xargs clang-format -i

# The page of `clast view`; its result is committed. Needs npm and the network.
viewer:
	cd viewer && npm install --no-save && npm run build

# Runs all commands of the guide; fails where one prints something else than its page says.
guide: build
	@scripts/setup.sh guide
	docs/guide/build.py build/clast build/guide

reference: build
	build/clast reference > docs/scene-reference.md

bench: build
	benchmarks/run.sh

clean:
	rm -rf build demo
