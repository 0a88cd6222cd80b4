#!/bin/sh
# Builds the product into dist/product, as an account that may do nothing else: docs/operating.md. Of all packages only the
# database driver runs a script of its own: it is compiled here, and nothing that somebody else compiled is downloaded.
set -eu
if [ "$(id -u)" -eq 0 ]; then
  echo "Please build as an account without rights, as docs/operating.md says." >&2
  exit 1
fi
umask 022
export npm_config_build_from_source=true
# Where the headers of this Node lie beside it, nothing else is downloaded.
node=$(node -p 'require("node:path").resolve(process.execPath, "../..")')
if [ -e "$node/include/node/node.h" ]; then export npm_config_nodedir="$node"; fi
npm ci --include=dev --ignore-scripts
npm rebuild better-sqlite3
rm -rf dist
node dev/build.mjs dist server web
sh deploy/pack.sh dist/product
# Only the build needs them.
rm -rf node_modules
