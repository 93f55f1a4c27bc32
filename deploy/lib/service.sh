# shellcheck shell=bash
# The process of the used site.

units=/etc/systemd/system

# Installs the unit of a version for the site. Keeps `systemctl edit` overrides, which are separate files.
# A version from before there were several sites has a unit for the first one only. $1: the version.
install_unit() {
  local unit=$units/$service.service
  if [ "$service" != consultorio ]; then
    install -m 644 "$1/deploy/consultorio@.service" "$unit"
  elif [ -e "$1/deploy/consultorio@.service" ]; then
    sed 's/-%i//g' "$1/deploy/consultorio@.service" > "$unit"
  else
    install -m 644 "$1/deploy/consultorio.service" "$unit"
  fi
  systemctl daemon-reload
}

# Runs one of the project's commands as the service's user, with its settings.
as_service() {
  local version=$1
  shift
  (
    cd "$version" || exit 1
    export DATA_DIR=$data
    settings_file run runuser -u "$site" -- node_modules/.bin/node "$@"
  )
}

# Starts the service again, and waits until it reports a reachable store and a live release. $1: timeout in seconds.
start_until_ready() {
  local port limit=$((SECONDS + $1))
  port=$(setting PORT 3000)
  systemctl stop "$service" && has_own_port && systemctl start "$service" || return 1
  until curl -fsS -m 5 -o /dev/null "http://127.0.0.1:$port/readyz" 2>/dev/null &&
    curl -fsS -m 5 -o /dev/null "http://127.0.0.1:$port/" 2>/dev/null; do
    [ $SECONDS -lt $limit ] || return 1
    sleep 1
  done
}

# Whether the port of the stopped service is free. On a port of another program, that program would answer in its place.
has_own_port() {
  local port
  port=$(setting PORT 3000)
  is_port_used "$port" || return 0
  say "Otro programa, quizá otro sitio, usa el puerto $port. Ponga uno libre en $settings: PORT=$(free_port)"
  return 1
}

# Whether a process listens on a port of this machine. $1: the port.
is_port_used() {
  (exec 3<> "/dev/tcp/127.0.0.1/$1") 2>/dev/null
}

# A port from 3000 on that no site has in its settings and no process listens on.
free_port() {
  local port=3000 candidate used
  used=$(for candidate in $(installed_sites); do (use_site "$candidate" && setting PORT 3000); done)
  while grep -qx "$port" <<< "$used" || is_port_used "$port"; do
    port=$((port + 1))
  done
  printf '%s\n' "$port"
}
