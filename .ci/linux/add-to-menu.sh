#!/bin/sh
# Puts Cardtable into this user's menu of programs; run it again if the folder has moved.
# With "remove" it takes the entry out again.
set -eu
folder=$(cd "$(dirname "$0")" && pwd)
entry="${XDG_DATA_HOME:-$HOME/.local/share}/applications/cardtable.desktop"
if [ "${1:-}" = remove ]; then
  rm -f "$entry"
  exit
fi
mkdir -p "$(dirname "$entry")"
sed "s|@FOLDER@|$folder|" "$folder/cardtable.desktop" > "$entry"
echo "$entry"
