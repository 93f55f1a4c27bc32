#!/usr/bin/env bash
# Updates one site to a version that is built: backs the site up, switches, and checks that the new version works. If it
# does not, the former version and contents are restored. update.sh calls this. $1: the site. $2: the version.
set -euo pipefail
# shellcheck source=deploy/lib.sh
. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

# Number of backups of this kind to keep.
readonly kept_backups=3

use_site "$1"
after=$2
before=$(readlink -f "$current")
domain=$(domain)
settings_file check
data=$(setting DATA_DIR "$data")
keep_former_files "$before" "$after"

# From here on nothing can be saved until the new version runs, so that the backup contains everything.
say "$domain: copia de seguridad (su administración se detiene un momento)"
systemctl stop "$service"
# If the script ends from here on, the former version is started again.
trap 'systemctl start "$service" || true' EXIT
has_own_port || fail "$domain: no se actualizó. El sitio sigue como estaba."
backups=$(setting BACKUP_DIR "$data/backups")
install -d -o "$site" -g "$site" -m 700 "$backups"
backup=$backups/antes-de-actualizar-$(basename "$after").db
as_service "$before" scripts/backup.ts "$backup" ||
  fail "$domain: no se pudo hacer la copia de seguridad, así que no se actualizó. El sitio sigue como estaba."

say "$domain: se cambia a la versión nueva"
switch_to "$after"
install_unit "$after"
# Does nothing to a database of this version.
if as_service "$after" scripts/convert.ts && start_until_ready 90; then
  trap - EXIT
  if [ -e "$caddy/sites/$site.caddy" ] && ! (install_caddy "$after" "$domain"); then
    say 'El sitio se actualizó, pero Caddy sigue con su configuración anterior; arriba dice por qué.'
  fi
  find "$backups" -maxdepth 1 -name 'antes-de-actualizar-*.db' | sort | head -n -$kept_backups | xargs -r rm -f --
  say "$domain: actualizado. La copia de antes está en $backup"
  exit 0
fi

say "$domain: la versión nueva no arranca bien; se vuelve a la de antes"
journalctl -u "$service" -n 20 -o cat 2>/dev/null || true
systemctl stop "$service" || true
switch_to "$before"
install_unit "$before"
if start_until_ready 60; then
  trap - EXIT
  fail "$domain: no se actualizó. El sitio está como antes, con todo lo guardado; arriba dice qué falló."
fi

# The new version changed the tables, so the former version would refuse them.
systemctl stop "$service" || true
database=$(setting DATABASE_URL "file:$data/consultorio.db")
case $database in
  file:*)
    # Move the whole folder aside and restore the backup to a new one, so that nothing is deleted.
    aside=$data.antes-de-volver-$(date -u +%Y%m%dT%H%M%SZ)
    mv "$data" "$aside"
    install -d -o "$site" -g "$site" -m 700 "$data"
    [ "$backups" != "$data/backups" ] || mv "$aside/backups" "$data/backups"
    as_service "$before" scripts/restore.ts "$backup" ||
      fail "No se pudo recuperar $backup." "Lo que había está en $aside."
    ;;
  *)
    fail "$domain: la base de datos la cambió la versión nueva, y la de antes no la acepta." \
      "Recupere $backup en una base de datos vacía y ponga su dirección en $settings (docs/operating.md)."
    ;;
esac
if ! start_until_ready 60; then
  fail "$domain: tampoco arranca la versión de antes." "Copia de seguridad: $backup" \
    "Vea por qué con: journalctl -u $service -n 50 -o cat"
fi
trap - EXIT
fail "$domain: no se actualizó. El sitio está como antes de empezar, recuperado de $backup; arriba dice qué falló." \
  "Lo que dejó la versión nueva está en $aside."
