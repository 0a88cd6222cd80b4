#!/bin/sh
# Copies what runs, and nothing else, from a built checkout into a new folder: sh deploy/pack.sh FOLDER. The packages are
# those that the build cannot put into its files. test/container.test.ts runs the product from such a folder.
set -eu
mkdir "$1"
cp -R --parents \
  package.json dist/server dist/web \
  node_modules/@node-rs node_modules/bindings node_modules/file-uri-to-path \
  node_modules/better-sqlite3/package.json node_modules/better-sqlite3/lib \
  node_modules/better-sqlite3/build/Release/better_sqlite3.node \
  "$1"
