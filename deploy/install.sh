#!/usr/bin/env bash
# Installs the site on a bare Debian 12 or 13: packages, user, service, web server and certificate.
# It can be run again at any time: it adds what is missing and keeps settings, contents and accounts.
#
#   sudo bash deploy/install.sh consultorio-herrera.mx
set -euo pipefail
# shellcheck source=deploy/lib.sh
. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

usage='Uso: sudo bash deploy/install.sh <dominio>   (por ejemplo: consultorio-herrera.mx)'
[ $# -eq 1 ] || fail "$usage"
domain=${1,,}
[[ $domain =~ ^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$ ]] ||
  fail "«$1» no es un dominio. Escríbalo sin https:// ni diagonales." "$usage"
require_root
[ -r /etc/os-release ] && . /etc/os-release
case "${ID:-}:${VERSION_ID:-}" in
  debian:12 | debian:13) ;;
  *) fail "Este sistema es ${PRETTY_NAME:-desconocido}; la instalación está hecha para Debian 12 o 13." ;;
esac
lock

say 'Paquetes de Debian: Caddy, npm y curl'
export DEBIAN_FRONTEND=noninteractive
missing=()
for package in ca-certificates caddy curl npm; do
  dpkg-query -W -f='${Status}' "$package" 2>/dev/null | grep -q 'ok installed' || missing+=("$package")
done
if [ ${#missing[@]} -gt 0 ]; then
  apt-get update -q
  apt-get install -y -q --no-install-recommends "${missing[@]}"
fi

say 'Usuario y carpetas'
id consultorio >/dev/null 2>&1 ||
  useradd --system --home-dir "$data" --no-create-home --shell /usr/sbin/nologin consultorio
install -d -o consultorio -g consultorio -m 700 "$data"
install -d -o consultorio -g consultorio -m 755 /var/cache/consultorio

say "Ajustes en $settings"
prepare_tools
[ -e "$settings" ] || install -m 600 /dev/null "$settings"
settings_file set SITE_URL "https://$domain"
settings_file check

if [ -e "$current/dist/server/main.js" ]; then
  say "El programa ya está en $(readlink -f "$current"); para una versión nueva: sudo bash deploy/update.sh"
else
  say 'Programa: se descarga lo que necesita y se construye (unos minutos)'
  version=$(build_version) || fail 'No se pudo construir el programa; arriba dice por qué. No se cambió nada más.'
  switch_to "$version"
fi

say 'Servicio'
install_unit "$current"
systemctl enable consultorio >/dev/null 2>&1
# The server logs this link once per start.
started=$(date '+%Y-%m-%d %H:%M:%S')
systemctl restart consultorio
wait_until_ready 60 ||
  fail 'El servicio no arrancó.' 'Vea por qué con: journalctl -u consultorio -n 50 -o cat'

say "Servidor web para https://$domain"
install_caddy "$current" "$domain"

link=$(journalctl -u consultorio -o cat --since "$started" 2>/dev/null |
  grep -o "https://[^\" ]*/admin/configurar[?#]token=[A-Za-z0-9_-]*" | tail -n 1 || true)
say 'Listo.'
printf '  El sitio:            https://%s\n' "$domain"
printf '  La administración:   https://%s/admin\n' "$domain"
if [ -n "$link" ]; then
  printf '  Cree su cuenta aquí (el enlace sirve una sola vez):\n    %s\n' "$link"
else
  printf '  Ya hay una cuenta: entre con su correo y contraseña.\n'
fi
printf '\n  El dominio debe apuntar a este servidor para que Caddy obtenga el certificado;\n'
printf '  deje abiertos los puertos 80 y 443.\n'
