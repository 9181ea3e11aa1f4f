#!/bin/sh
# Puts Cardtable into this user's menu of programs; run it again if the folder has moved.
# With "remove" it takes the entry out again.
set -eu
id=io.github.cardtable.Cardtable
folder=$(cd "$(dirname "$0")" && pwd)
share=${XDG_DATA_HOME:-$HOME/.local/share}
entry=$share/applications/$id.desktop
if [ "${1:-}" = remove ]; then
  rm -f "$entry" "$share"/icons/hicolor/*/apps/"$id".*
  exit
fi
mkdir -p "$share/applications" "$share/icons"
cp -R "$folder/share/icons/." "$share/icons/"
# Inside the quotation marks of Exec four letters have a meaning of their own, and % has one anywhere.
quoted=$(printf %s "$folder" | sed 's/\\/\\\\\\\\/g; s/["`$]/\\\\&/g; s/%/%%/g')
line="Exec=\"$quoted/cardtable\"" \
  awk '/^Exec=/ { print ENVIRON["line"]; next } { print }' \
  "$folder/share/applications/$id.desktop" > "$entry"
echo "$entry"
