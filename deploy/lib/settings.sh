# shellcheck shell=bash
# The settings of the used site.

# Reads or changes the settings as systemd reads them: nothing in a value is run or expanded (scripts/settings.ts).
# $1: get, set, check or run; then its arguments.
settings_file() {
  local action=$1 node=$tools/node_modules/.bin/node
  shift
  [ -x "$node" ] || node=$current/node_modules/.bin/node
  [ -x "$node" ] || node=node
  "$node" "$source/scripts/settings.ts" "$action" "$settings" "$@"
}

# One setting as the server reads it, or the given default.
setting() {
  settings_file get "$1" "$2"
}
