#!/usr/bin/env bash
# Runs one of the project's commands on an installed site, as the service's user and with its settings:
#
#   sudo bash /opt/consultorio/current/deploy/command.sh backup
#   sudo bash /opt/consultorio/current/deploy/command.sh admin reset-password --email ana@ejemplo.mx
set -euo pipefail
# shellcheck source=deploy/lib.sh
. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

require_root
name=${1:-}
[[ $name =~ ^(admin|archive|backup|check-site|export|migrate-store|restore)$ ]] ||
  fail 'Diga qué orden: admin, archive, backup, check-site, export, migrate-store o restore.'
shift
[ -e "$current/dist/server/main.js" ] || fail 'Aquí no hay un sitio instalado.'
as_service "$current" "scripts/$name.ts" "$@"
