#!/usr/bin/env bash
# Installs a site on a Debian 12 or 13: packages, user, service, web server and certificate. On a machine that has sites,
# it adds one. It can be run again at any time: it adds what is missing and keeps settings, contents and accounts.
#
#   sudo bash deploy/install.sh consultorio-herrera.mx
#   sudo bash deploy/install.sh dra-herrera.mx --en-vez-de consultorio-herrera.mx      changes a site's domain
set -euo pipefail
# shellcheck source=deploy/lib.sh
. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

usage='Uso: sudo bash deploy/install.sh <dominio>   (por ejemplo: consultorio-herrera.mx)'
[ $# -eq 1 ] || { [ $# -eq 3 ] && [ "$2" = --en-vez-de ]; } || fail "$usage"
domain=${1,,}
former_domain=${3:-}
[[ $domain =~ ^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$ ]] ||
  fail "«$1» no es un dominio. Escríbalo sin https:// ni diagonales." "$usage"
require_root
# shellcheck source=/dev/null
[ -r /etc/os-release ] && . /etc/os-release
case "${ID:-}:${VERSION_ID:-}" in
  debian:12 | debian:13) ;;
  *) fail "Este sistema es ${PRETTY_NAME:-desconocido}; la instalación está hecha para Debian 12 o 13." ;;
esac
lock

others=$(installed_domains | awk -v own="$domain" -v former="${former_domain,,}" '$0 != own && $0 != former' | joined)
is_new=no
if installed=$(site_of_domain "$domain"); then
  [ -z "$former_domain" ] || fail "«$domain» ya está instalado aquí. No se cambió nada."
  say "«$domain» ya está instalado aquí: solo se repone lo que le falte"
elif [ -n "$former_domain" ]; then
  installed=$(site_of_domain "${former_domain,,}") ||
    fail "«$former_domain» no está instalado aquí. Aquí están: ${others:-ninguno}"
else
  is_new=yes
  installed=$(new_site "$domain")
  [ -z "$others" ] || say "Se agrega el sitio $domain junto a: $others"
fi
use_site "$installed"
[ $is_new = no ] || require_space "$data" $site_space

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

say "Usuario y carpetas: $site"
id "$site" >/dev/null 2>&1 ||
  useradd --system --home-dir "$data" --no-create-home --shell /usr/sbin/nologin "$site"
install -d -o "$site" -g "$site" -m 700 "$data"
install -d -o "$site" -g "$site" -m 755 "/var/cache/$site"

say "Ajustes en $settings"
prepare_tools
[ -e "$settings" ] || install -m 600 /dev/null "$settings"
settings_file set SITE_URL "https://$domain"
[ $is_new = no ] || [ -n "$(setting PORT '')" ] || settings_file set PORT "$(free_port)"
settings_file check

if [ -e "$current/dist/server/main.js" ]; then
  say "El programa ya está en $(readlink -f "$current"); para una versión nueva: sudo bash deploy/update.sh"
else
  version=$(version_for_new_site)
  if [ -n "$version" ]; then
    say "Programa: el de los otros sitios, en $version"
  else
    say 'Programa: se descarga lo que necesita y se construye (unos minutos)'
    require_space "$versions" $build_space
    version=$(build_version) || fail 'No se pudo construir el programa; arriba dice por qué. No se cambió nada más.'
  fi
  switch_to "$version"
fi

say "Servicio: $service"
install_unit "$current"
systemctl enable "$service" >/dev/null 2>&1
# The server logs this link once per start.
started=$(date '+%Y-%m-%d %H:%M:%S')
if ! start_until_ready 60; then
  # A site that never worked must not try again and again beside the others, nor stop an update of all.
  if [ $is_new = yes ] && [ -n "$others" ]; then
    systemctl disable --now "$service" >/dev/null 2>&1 || true
    rm -f "$current"
  fi
  fail 'El servicio no arrancó.' "Vea por qué con: journalctl -u $service -n 50 -o cat" \
    ${others:+"Los otros sitios siguen como estaban: $others"}
fi

say "Servidor web para https://$domain"
install_caddy "$current" "$domain"

link=$(journalctl -u "$service" -o cat --since "$started" 2>/dev/null |
  grep -o "https://[^\" ]*/admin/configurar[?#]token=[A-Za-z0-9_-]*" | tail -n 1 || true)
say 'Listo.'
printf '  El sitio:            https://%s\n' "$domain"
printf '  La administración:   https://%s/admin\n' "$domain"
if [ -n "$link" ]; then
  printf '  Cree su cuenta aquí (el enlace sirve una sola vez):\n    %s\n' "$link"
else
  printf '  Ya hay una cuenta: entre con su correo y contraseña.\n'
fi
if ! has_certificate "$domain" 20; then
  printf '\n  Todavía no hay certificado para %s, así que nadie puede abrir el sitio. Caddy lo pide solo, una y otra\n' "$domain"
  printf '  vez: el dominio debe apuntar a este servidor, con los puertos 80 y 443 abiertos.\n'
  printf '  Vea qué falta con: journalctl -u caddy -n 20 -o cat\n'
  [ -z "$others" ] || printf '  Los otros sitios siguen como estaban: %s\n' "$others"
fi
