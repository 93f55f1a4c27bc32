#!/usr/bin/env bash
# Replaces systemctl where no systemd runs (a debootstrap folder): starts the unit's ExecStart as its user with its
# settings, and stops it with SIGTERM. For Caddy it only records the commands.
set -euo pipefail
unit=/etc/systemd/system/consultorio.service
pid_file=/run/consultorio.pid
log=/var/log/consultorio.log

value() { sed -n "s/^$1=//p" "$unit"; }

start() {
  [ ! -e "$pid_file" ] || stop
  install -d -o consultorio -g consultorio -m 700 /var/lib/consultorio
  install -d -o consultorio -g consultorio -m 755 /var/cache/consultorio
  # The log begins anew, as `journalctl --since` the start would show it.
  : > "$log"
  (
    cd "$(value WorkingDirectory)"
    # shellcheck disable=SC2046
    export $(value Environment | tr '\n' ' ')
    # shellcheck disable=SC2046
    exec setsid /opt/consultorio/tools/node_modules/.bin/node /root/proyecto/scripts/settings.ts run /etc/consultorio.env \
      runuser -u consultorio -- $(value ExecStart) >> "$log" 2>&1 9>&-
  ) &
  echo $! > "$pid_file"
}

stop() {
  [ -e "$pid_file" ] || return 0
  pkill -TERM -u consultorio -f dist/server/main.js || true
  for _ in $(seq 100); do
    pgrep -u consultorio -f dist/server/main.js > /dev/null || break
    sleep 0.1
  done
  rm -f "$pid_file"
}

case "$1 ${*: -1}" in
  'start consultorio') start ;;
  'stop consultorio') stop ;;
  'restart consultorio') stop; start ;;
  *) echo "$*" >> /var/log/systemctl.log ;;
esac
