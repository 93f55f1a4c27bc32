# shellcheck shell=bash
# What the scripts of this folder share. Sourced, not run.

home=/opt/consultorio
source=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
readonly source

# shellcheck source=deploy/lib/sites.sh
. "$source/deploy/lib/sites.sh"
# shellcheck source=deploy/lib/settings.sh
. "$source/deploy/lib/settings.sh"
# shellcheck source=deploy/lib/service.sh
. "$source/deploy/lib/service.sh"
# shellcheck source=deploy/lib/versions.sh
. "$source/deploy/lib/versions.sh"
# shellcheck source=deploy/lib/caddy.sh
. "$source/deploy/lib/caddy.sh"

say() { printf '\n• %s\n' "$*"; }

# Ends the script. $1: what went wrong, then what to do.
fail() {
  printf '\n✗ %s\n' "$@" >&2
  exit 1
}

require_root() {
  [ "$(id -u)" = 0 ] || fail 'Ejecute esta orden como root: sudo bash' "$0"
}

# Ends the script when a disk is almost full. $1: a folder that may not exist yet. $2: the MB that are needed.
require_space() {
  local folder=$1 free
  while [ ! -d "$folder" ]; do folder=$(dirname "$folder"); done
  free=$(df --output=avail -m "$folder" | tail -n 1)
  [ "$free" -ge "$2" ] ||
    fail "En el disco de $folder quedan ${free// /} MB y hacen falta $2. No se cambió nada; libere espacio y vuelva a intentarlo."
}

# Only one of these scripts may run at a time.
lock() {
  install -d -m 755 "$home"
  exec 9> "$home/.lock"
  flock -n 9 || fail 'Ya hay una instalación o actualización en marcha. Espere a que termine.'
}
