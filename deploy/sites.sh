#!/usr/bin/env bash
# Lists the sites of this machine:
#
#   sudo bash /opt/consultorio/current/deploy/sites.sh
set -euo pipefail
# shellcheck source=deploy/lib.sh
. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

state() {
  case $(systemctl is-active "$service" || true) in
    active) echo 'en marcha' ;;
    activating | reloading) echo arrancando ;;
    failed) echo falla ;;
    *) echo detenido ;;
  esac
}

# The memory of all processes of the site's user; what sites share, as the code of Node, is divided among them.
memory() {
  local pid
  for pid in $(pgrep -u "$site"); do
    cat "/proc/$pid/smaps_rollup" 2>/dev/null || true
  done | awk '/^Pss:/ { kilobytes += $2 } END { if (kilobytes) printf "%.0f MB\n", kilobytes / 1024; else print "-" }'
}

# When the newest backup was made. $1: the folder.
last_backup() {
  local newest
  newest=$(find "$1" -maxdepth 1 -name '*.db' -not -name '.*' -printf '%T@\n' 2>/dev/null | sort -n | tail -n 1 || true)
  if [ -n "$newest" ]; then date -d "@$newest" '+%F %R'; else echo ninguna; fi
}

# Before the launch, the published page asks search engines not to list it. $1: the folder of the release.
launched() {
  if [ ! -e "$1/current/index.html" ]; then
    echo -
  elif grep -q '<meta name="robots" content="noindex' "$1/current/index.html"; then
    echo no
  else
    echo sí
  fi
}

require_root
# Padded columns have no accents, because printf counts bytes.
row='%-36s  %-10s  %-28s  %8s  %-16s  %s\n'
# shellcheck disable=SC2059
printf "$row" SITIO ESTADO PROGRAMA MEMORIA COPIA LANZADO
for listed in $(installed_sites); do
  use_site "$listed"
  { read -r address; read -r data; read -r backups; read -r release; } < <(
    settings_file get SITE_URL '' DATA_DIR "$data" BACKUP_DIR '' RELEASE_DIR "/var/cache/$site"
  )
  # shellcheck disable=SC2059
  printf "$row" "$(domain_of "$address")" "$(state)" "$(basename "$(readlink "$current")")" "$(memory)" \
    "$(last_backup "${backups:-$data/backups}")" "$(launched "$release")"
done
