#!/usr/bin/env bash
# Runs one of the project's commands on an installed site, as the service's user and with its settings. On a machine
# with several sites, the first argument says which:
#
#   sudo bash /opt/consultorio/current/deploy/command.sh backup
#   sudo bash /opt/consultorio/current/deploy/command.sh ejemplo.mx admin reset-password --email ana@ejemplo.mx
set -euo pipefail
# shellcheck source=deploy/lib.sh
. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

require_root
mapfile -t sites < <(installed_sites)
[ ${#sites[@]} -gt 0 ] || fail 'Aquí no hay un sitio instalado.'
if [[ ${1:-} == *.* ]]; then
  chosen=$(site_of_domain "${1,,}") || fail "«$1» no está instalado aquí. Aquí están: $(installed_domains | joined)"
  shift
elif [ ${#sites[@]} -gt 1 ]; then
  fail "Diga primero de qué sitio: $(installed_domains | joined)"
else
  chosen=${sites[0]}
fi
name=${1:-}
[[ $name =~ ^(admin|archive|backup|check-site|convert|export|restore)$ ]] ||
  fail 'Diga qué orden: admin, archive, backup, check-site, convert, export o restore.'
shift
use_site "$chosen"
as_service "$current" "scripts/$name.ts" "$@"
