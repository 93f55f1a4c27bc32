# shellcheck shell=bash disable=SC2034
# What install.sh and update.sh share. Sourced, not run.

readonly home=/opt/consultorio
readonly versions=$home/versions
readonly current=$home/current
readonly tools=$home/tools
readonly data=/var/lib/consultorio
readonly settings=/etc/consultorio.env
readonly unit=/etc/systemd/system/consultorio.service
readonly caddy_site=/etc/caddy/sites/consultorio.caddy
source=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
readonly source

say() { printf '\n• %s\n' "$*"; }

# Ends the script. $1: what went wrong, then what to do.
fail() {
  printf '\n✗ %s\n' "$@" >&2
  exit 1
}

require_root() {
  [ "$(id -u)" = 0 ] || fail 'Ejecute esta orden como root: sudo bash' "$0"
}

# Installs the Node version that the project pins, and an npm that can read its lockfile. Debian's npm cannot read it, so
# it only downloads these two packages.
prepare_tools() {
  if ! "$tools/node_modules/.bin/node" -e 'process.exit(process.versions.node.startsWith("24.") ? 0 : 1)' 2>/dev/null ||
    [ ! -x "$tools/node_modules/.bin/npm" ]; then
    install -d -m 755 "$tools"
    (cd "$tools" && npm install --no-audit --no-fund --no-save --prefix "$tools" node@24 npm@11) ||
      fail 'No se pudieron descargar Node y npm. Revise la conexión a internet y vuelva a intentarlo.'
  fi
  PATH=$tools/node_modules/.bin:$PATH
}

# Builds the checkout in a new folder beside the running version. Prints the folder.
# The folder gets its final name only when the build is complete, so that an interrupted build is never used.
build_version() {
  local name target draft
  name=$(date -u +%Y%m%dT%H%M%SZ)$(git -C "$source" rev-parse --short=10 HEAD 2>/dev/null | sed 's/^/-/' || true)
  target=$versions/$name
  draft=$versions/.new-$name
  install -d -m 755 "$versions"
  rm -rf "$versions"/.new-*
  mkdir "$draft"
  tar -C "$source" --exclude=./.git --exclude=./node_modules --exclude=./dist --exclude=./data \
    --exclude=./test-results --exclude='./.env' -cf - . | tar -C "$draft" --no-same-owner -xf -
  # One `&&` chain, because `set -e` has no effect in a function whose result is tested.
  if ! (
    cd "$draft" &&
      npm ci --no-audit --no-fund &&
      npm run build &&
      npm prune --omit=dev --no-audit --no-fund &&
      rm -rf node_modules/.cache &&
      chown -R root:root . &&
      chmod -R u=rwX,go=rX .
  ) >&2; then
    rm -rf "$draft"
    return 1
  fi
  mv "$draft" "$target"
  printf '%s\n' "$target"
}

# Makes a version the one that the unit starts. One rename, so that `current` always exists.
switch_to() {
  ln -sfn "$1" "$current.new"
  mv -T "$current.new" "$current"
}

# One setting as the server reads it, or the given default.
setting() {
  local value
  value=$(sed -n "s/^$1=//p" "$settings" 2>/dev/null | tail -n 1)
  printf '%s\n' "${value:-$2}"
}

# Runs one of the project's commands as the service's user, with its settings.
# The settings are read as systemd reads them: nothing in a value is run or expanded.
as_service() {
  local version=$1 line value
  shift
  (
    cd "$version" || exit 1
    while IFS= read -r line; do
      [[ $line =~ ^[A-Z_]+= ]] || continue
      value=${line#*=}
      [[ $value =~ ^\"(.*)\"$ || $value =~ ^\'(.*)\'$ ]] && value=${BASH_REMATCH[1]}
      export "${line%%=*}=$value"
    done < "$settings"
    export DATA_DIR=$data
    exec runuser -u consultorio -- node_modules/.bin/node "$@"
  )
}

# Waits until the process reports a reachable store and a live release. $1: timeout in seconds.
wait_until_ready() {
  local port limit=$((SECONDS + $1))
  port=$(setting PORT 3000)
  until curl -fsS -m 5 -o /dev/null "http://127.0.0.1:$port/readyz" 2>/dev/null &&
    curl -fsS -m 5 -o /dev/null "http://127.0.0.1:$port/" 2>/dev/null; do
    [ $SECONDS -lt $limit ] || return 1
    sleep 1
  done
}

# Installs the unit of a version. Keeps `systemctl edit` overrides, which are separate files.
install_unit() {
  install -m 644 "$1/deploy/consultorio.service" "$unit"
  systemctl daemon-reload
}

# Writes Caddy's configuration for the site. Other sites in Caddy's main file stay unchanged.
install_caddy() {
  local version=$1 domain=$2 port draft
  port=$(setting PORT 3000)
  install -d -m 755 "$(dirname "$caddy_site")"
  draft=$caddy_site.new
  sed "s/ejemplo\.mx/$domain/g; s/127\.0\.0\.1:3000/127.0.0.1:$port/g" "$version/deploy/Caddyfile" > "$draft"
  mv "$draft" "$caddy_site"
  # Debian's default file serves a welcome page for every host name.
  if [ ! -s /etc/caddy/Caddyfile ] || grep -q 'root \* /usr/share/caddy' /etc/caddy/Caddyfile; then
    [ ! -e /etc/caddy/Caddyfile ] || mv /etc/caddy/Caddyfile /etc/caddy/Caddyfile.debian
    printf 'import sites/*.caddy\n' > /etc/caddy/Caddyfile
  elif ! grep -q '^import sites/\*\.caddy' /etc/caddy/Caddyfile; then
    printf '\nimport sites/*.caddy\n' >> /etc/caddy/Caddyfile
  fi
  caddy validate --adapter caddyfile --config /etc/caddy/Caddyfile >/dev/null 2>&1 ||
    fail "Caddy no acepta su configuración." \
      'Vea por qué con: caddy validate --adapter caddyfile --config /etc/caddy/Caddyfile'
  systemctl enable --now caddy >/dev/null 2>&1 || true
  systemctl reload-or-restart caddy
}

# Only one of these scripts may run at a time.
lock() {
  install -d -m 755 "$home"
  exec 9> "$home/.lock"
  flock -n 9 || fail 'Ya hay una instalación o actualización en marcha. Espere a que termine.'
}
