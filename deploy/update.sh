#!/usr/bin/env bash
# Updates the sites of this machine to the version of this checkout, one after the other, and stops at the first that
# fails. Builds the version once, beside the running ones. Visitors are served during the update; the admin of each site
# pauses for some seconds.
#
#   git pull && sudo bash deploy/update.sh                          all sites
#   git pull && sudo bash deploy/update.sh consultorio-herrera.mx   only this one
set -euo pipefail
# shellcheck source=deploy/lib.sh
. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

[ $# -le 1 ] || fail 'Uso: sudo bash deploy/update.sh [dominio]'
require_root
mapfile -t sites < <(installed_sites)
[ ${#sites[@]} -gt 0 ] || fail 'Aquí no hay un sitio instalado.' 'Instálelo con: sudo bash deploy/install.sh <dominio>'
if [ $# -eq 1 ]; then
  only=$(site_of_domain "${1,,}") || fail "«$1» no está instalado aquí. Aquí están: $(installed_domains | joined)"
  sites=("$only")
fi
lock
case $source/ in
  "$home"/*) fail "Actualice desde una copia del proyecto que esté fuera de $home." ;;
esac

say 'Se construye la versión nueva; los sitios siguen en marcha'
prepare_tools
require_space "$versions" $build_space
version=$(build_version) || fail 'No se pudo construir la versión nueva; arriba dice por qué. No se actualizó nada.'

updated=()
while [ ${#sites[@]} -gt 0 ]; do
  if ! bash "$source/deploy/update-site.sh" "${sites[0]}" "$version"; then
    discard_version "$version"
    [ ${#updated[@]} -eq 0 ] || printf '\n  Ya están en la versión nueva: %s\n' "${updated[*]}" >&2
    [ ${#sites[@]} -eq 1 ] || printf '\n  La actualización se detuvo aquí. Siguen en la versión de antes: %s\n' \
      "$(for waiting in "${sites[@]}"; do (use_site "$waiting" && domain); done | joined)" >&2
    exit 1
  fi
  updated+=("$(use_site "${sites[0]}" && domain)")
  sites=("${sites[@]:1}")
done
discard_former_versions
