# shellcheck shell=bash disable=SC2034
# What install.sh and update.sh share. Sourced, not run.

readonly home=/opt/consultorio
readonly versions=$home/versions
readonly current=$home/current
readonly tools=$home/tools
readonly unit=/etc/systemd/system/consultorio.service
readonly caddy_site=consultorio.caddy
data=/var/lib/consultorio
settings=/etc/consultorio.env
caddy=/etc/caddy
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

# Adds the browser files of a version to a newer one, for pages that are still open, and for a week those that it has of
# versions before it. A copy's date is the day of the update. $1: the version. $2: the newer one.
keep_former_files() {
  local former=$2/dist/former
  mkdir -p "$former/assets" "$former/admin/assets"
  [ ! -d "$1/dist/former" ] ||
    (cd "$1/dist/former" && find . -type f -mtime -7 -exec cp -p --parents -t "$former" {} +)
  cp -R "$1/dist/client/assets/." "$former/assets/"
  cp -R "$1/dist/admin/admin/assets/." "$former/admin/assets/"
}

# Makes a version the one that the unit starts. One rename, so that `current` always exists.
switch_to() {
  ln -sfn "$1" "$current.new"
  mv -T "$current.new" "$current"
}

# Reads or changes the settings as systemd reads them: nothing in a value is run or expanded (scripts/settings.ts).
# $1: get, set, check or run; then its arguments.
settings_file() {
  local action=$1 node=$tools/node_modules/.bin/node
  shift
  [ -x "$node" ] || node=$current/node_modules/.bin/node
  [ -x "$node" ] || node=node
  "$node" "$source/scripts/settings.ts" "$action" "$settings" "$@"
}

# One setting as the server reads it, or the given default.
setting() {
  settings_file get "$1" "$2"
}

# Runs one of the project's commands as the service's user, with its settings.
as_service() {
  local version=$1
  shift
  (
    cd "$version" || exit 1
    export DATA_DIR=$data
    settings_file run runuser -u consultorio -- node_modules/.bin/node "$@"
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

# Writes Caddy's configuration for the site to a folder like /etc/caddy. Other sites in its main file stay unchanged.
# $1: the folder. $2: the version. $3: the domain. $4: the port of the process.
write_caddy_files() {
  local folder=$1 main=$1/Caddyfile
  install -d -m 755 "$folder/sites" &&
    sed "s/ejemplo\.mx/$3/g; s/127\.0\.0\.1:3000/127.0.0.1:$4/g" "$2/deploy/Caddyfile" > "$folder/sites/$caddy_site" ||
    return 1
  # Debian's default file serves a welcome page for every host name.
  if [ ! -s "$main" ] || grep -q 'root \* /usr/share/caddy' "$main"; then
    [ ! -e "$main" ] || mv "$main" "$main.debian"
    printf 'import sites/*.caddy\n' > "$main"
  elif ! grep -q '^import sites/\*\.caddy' "$main"; then
    printf '\nimport sites/*.caddy\n' >> "$main"
  fi
}

# Gives Caddy the configuration of a version. Caddy must accept it before it replaces the former one, which is put back
# if Caddy does not load it. $1: the version. $2: the domain.
install_caddy() {
  local port work
  port=$(setting PORT 3000) || return 1
  work=$(mktemp -d) || return 1
  install -d -m 755 "$caddy"
  cp -a "$caddy/." "$work/before" && cp -a "$work/before" "$work/after" &&
    write_caddy_files "$work/after" "$1" "$2" "$port" || fail 'No se pudo preparar la configuración de Caddy.'
  if ! caddy validate --adapter caddyfile --config "$work/after/Caddyfile" > "$work/reason" 2>&1; then
    tail -n 3 "$work/reason" >&2
    rm -rf "$work"
    fail 'Caddy no acepta la configuración nueva; arriba dice por qué. La de antes no se tocó.'
  fi
  put_caddy_files "$work/after"
  systemctl enable --now caddy >/dev/null 2>&1 || true
  if ! systemctl reload-or-restart caddy; then
    put_caddy_files "$work/before"
    systemctl reload-or-restart caddy || true
    rm -rf "$work"
    fail 'Caddy no pudo usar la configuración nueva, así que se repuso la de antes.' 'Vea por qué con: journalctl -u caddy -n 20 -o cat'
  fi
  rm -rf "$work"
}

# Makes Caddy's main file and this site's file those of a folder. Each is replaced by one rename.
put_caddy_files() {
  local name
  install -d -m 755 "$caddy/sites"
  for name in Caddyfile Caddyfile.debian "sites/$caddy_site"; do
    if [ -e "$1/$name" ]; then
      cp -a "$1/$name" "$caddy/$name.new" && mv "$caddy/$name.new" "$caddy/$name"
    else
      rm -f "$caddy/$name"
    fi
  done
}

# Only one of these scripts may run at a time.
lock() {
  install -d -m 755 "$home"
  exec 9> "$home/.lock"
  flock -n 9 || fail 'Ya hay una instalación o actualización en marcha. Espere a que termine.'
}
