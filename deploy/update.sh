#!/usr/bin/env bash
# Updates an installed site to the version of this checkout: builds it beside the running version, backs the site up,
# switches, and checks that the new version works. If it does not, the former version and contents are restored
# automatically. Visitors are served during the update; the admin pauses for some seconds.
#
#   git pull && sudo bash deploy/update.sh
set -euo pipefail
# shellcheck source=deploy/lib.sh
. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

# Number of versions to keep, including the running one.
readonly kept_versions=3

require_root
[ -e "$current/dist/server/main.js" ] ||
  fail 'Aquí no hay un sitio instalado.' 'Instálelo con: sudo bash deploy/install.sh <dominio>'
lock
before=$(readlink -f "$current")
case $source/ in
  "$home"/*) fail "Actualice desde una copia del proyecto que esté fuera de $home." ;;
esac

say 'Se construye la versión nueva; el sitio sigue en marcha'
prepare_tools
settings_file check
data=$(setting DATA_DIR "$data")
after=$(build_version) || fail 'No se pudo construir la versión nueva; arriba dice por qué. El sitio sigue como estaba.'
keep_former_files "$before" "$after"

# From here on nothing can be saved until the new version runs, so that the backup contains everything.
say 'Copia de seguridad (la administración se detiene un momento)'
systemctl stop consultorio
# If the script ends from here on, the former version is started again.
trap 'systemctl start consultorio || true' EXIT
backups=$(setting BACKUP_DIR "$data/backups")
install -d -o consultorio -g consultorio -m 700 "$backups"
backup=$backups/antes-de-actualizar-$(basename "$after").db
as_service "$before" scripts/backup.ts "$backup" || {
  rm -rf "$after"
  fail 'No se pudo hacer la copia de seguridad, así que no se actualizó. El sitio sigue como estaba.'
}

say 'Se cambia a la versión nueva'
switch_to "$after"
install_unit "$after"
if systemctl start consultorio && wait_until_ready 90; then
  trap - EXIT
  domain=$(setting SITE_URL '' | sed 's|^https\?://||; s|[:/].*||')
  if [ -e "$caddy/sites/$caddy_site" ] && ! (install_caddy "$after" "$domain"); then
    say 'El sitio se actualizó, pero Caddy sigue con su configuración anterior; arriba dice por qué.'
  fi
  find "$versions" -mindepth 1 -maxdepth 1 -type d -not -path "$after" -not -path "$before" -not -name '.*' |
    sort | head -n -$((kept_versions - 2)) | xargs -r rm -rf --
  find "$backups" -maxdepth 1 -name 'antes-de-actualizar-*.db' | sort | head -n -$kept_versions | xargs -r rm -f --
  say "Actualizado. La copia de antes está en $backup"
  exit 0
fi

say 'La versión nueva no arranca bien: se vuelve a la de antes'
journalctl -u consultorio -n 20 -o cat 2>/dev/null || true
systemctl stop consultorio || true
switch_to "$before"
install_unit "$before"
if systemctl start consultorio && wait_until_ready 60; then
  trap - EXIT
  rm -rf "$after"
  fail 'No se actualizó. El sitio está como antes, con todo lo guardado; arriba dice qué falló.'
fi

# The new version changed the tables, so the former version would refuse them.
systemctl stop consultorio || true
database=$(setting DATABASE_URL "file:$data/consultorio.db")
case $database in
  file:*)
    # Move the whole folder aside and restore the backup to a new one, so that nothing is deleted.
    aside=$data.antes-de-volver-$(date -u +%Y%m%dT%H%M%SZ)
    mv "$data" "$aside"
    install -d -o consultorio -g consultorio -m 700 "$data"
    [ "$backups" != "$data/backups" ] || mv "$aside/backups" "$data/backups"
    as_service "$before" scripts/restore.ts "$backup" ||
      fail "No se pudo recuperar $backup." "Lo que había está en $aside."
    ;;
  *)
    fail "La base de datos la cambió la versión nueva, y la de antes no la acepta." \
      "Recupere $backup en una base de datos vacía y ponga su dirección en $settings (docs/operating.md)."
    ;;
esac
if ! { systemctl start consultorio && wait_until_ready 60; }; then
  fail 'Tampoco arranca la versión de antes.' "Copia de seguridad: $backup" \
    'Vea por qué con: journalctl -u consultorio -n 50 -o cat'
fi
trap - EXIT
rm -rf "$after"
fail "No se actualizó. El sitio está como antes de empezar, recuperado de $backup; arriba dice qué falló." \
  "Lo que dejó la versión nueva está en $aside."
