#!/usr/bin/env bash
# Installs what is missing on Debian 12 and 13, Ubuntu 24.04 or a relative of them. A second run
# installs nothing.
#   scripts/setup.sh [build|test|full|demo|guide]...   default: build
set -euo pipefail
cd "$(dirname "$0")/.."

build=(g++ cmake ninja-build make pkgconf libtbb-dev libtomlplusplus-dev nlohmann-json3-dev
       libcli11-dev libfmt-dev libhdf5-dev libembree-dev libqhull-dev libxxhash-dev zlib1g-dev
       libcairo2-dev voro++-dev fonts-dejavu-core)
test=(clang-format libccd-dev libgtest-dev librapidcheck-dev python3 python3-numpy python3-vtk9
      python3-markdown binutils)
# Ubuntu has Chromium as a snap only; where none is installed the tests of the page are skipped.
grep -qs '^ID=ubuntu' /etc/os-release || test+=(chromium)
# Wherever node and npm come from, they do.
command -v node >/dev/null || test+=(nodejs)
command -v npm >/dev/null || test+=(npm)
full=(clang libclang-rt-dev clang-tidy qemu-user)
demo=(ffmpeg)
guide=(python3 python3-markdown)

wanted=()
page_tests=no
for group in "${@:-build}"; do
  case $group in
    build) wanted+=("${build[@]}") ;;
    test) wanted+=("${test[@]}"); page_tests=yes ;;
    full) wanted+=("${full[@]}") ;;
    demo) wanted+=("${demo[@]}") ;;
    guide) wanted+=("${guide[@]}") ;;
    *) echo "setup.sh: unknown group '$group'; allowed: build test full demo guide" >&2; exit 2 ;;
  esac
done

missing=()
for package in "${wanted[@]}"; do
  state=$(dpkg-query -W -f='${Status}' "$package" 2>/dev/null || true)
  [[ $state == *"install ok installed"* ]] || missing+=("$package")
done

# What drives the browser comes from npm; without it the tests of the page are skipped, no others.
install_page_tests() {
  [ $page_tests = no ] || [ -d tests/page/node_modules/playwright-core ] ||
    (cd tests/page && npm ci --no-audit --no-fund >/dev/null) ||
    echo "setup.sh: npm could not install playwright-core; the tests of the page will be skipped" >&2
}
if [ ${#missing[@]} -eq 0 ]; then
  install_page_tests
  exit 0
fi

if ! command -v apt-get >/dev/null; then
  echo "setup.sh: this script knows Debian only; install by hand: ${missing[*]}" >&2
  exit 1
fi
as_root=()
if [ "$(id -u)" -ne 0 ]; then
  command -v sudo >/dev/null || {
    echo "setup.sh: run as root, or install sudo; missing packages: ${missing[*]}" >&2
    exit 1
  }
  as_root=(sudo)
fi
echo "Installing: ${missing[*]}"
export DEBIAN_FRONTEND=noninteractive
"${as_root[@]}" apt-get update -qq
"${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends \
  "${missing[@]}" >/dev/null
install_page_tests
