#!/usr/bin/env bash
# Replaces systemctl where no systemd runs (a debootstrap folder): starts the unit's ExecStart as its user with its
# settings, and stops it with SIGTERM. For Caddy it only records the commands.
set -euo pipefail
service=${*: -1}
unit=/etc/systemd/system/$service.service
pid_file=/run/$service.pid
log=/var/log/$service.log

value() { sed -n "s/^$1=//p" "$unit" | sed "s/%i/${service#consultorio@}/g"; }

start() {
  local user
  user=$(value User)
  [ ! -e "$pid_file" ] || stop
  install -d -o "$user" -g "$user" -m 700 "/var/lib/$(value StateDirectory)"
  install -d -o "$user" -g "$user" -m 755 "/var/cache/$(value CacheDirectory)"
  # The log begins anew, as `journalctl --since` the start would show it.
  : > "$log"
  (
    cd "$(value WorkingDirectory)"
    # shellcheck disable=SC2046
    export $(value Environment | tr '\n' ' ')
    # shellcheck disable=SC2046
    exec setsid /opt/consultorio/tools/node_modules/.bin/node /root/proyecto/scripts/settings.ts run \
      "$(value EnvironmentFile)" runuser -u "$user" -- $(value ExecStart) >> "$log" 2>&1 9>&-
  ) &
  echo $! > "$pid_file"
}

# The service's processes are a session. Its user would not do: another test's tree has a user with the same number.
is_active() { [ -e "$pid_file" ] && pgrep -s "$(cat "$pid_file")" -f dist/server/main.js > /dev/null; }

stop() {
  [ -e "$pid_file" ] || return 0
  pkill -TERM -s "$(cat "$pid_file")" -f dist/server/main.js || true
  for _ in $(seq 100); do
    is_active || break
    sleep 0.1
  done
  rm -f "$pid_file"
}

case "$1 $service" in
  'start consultorio'*) start ;;
  'stop consultorio'* | 'disable consultorio'*) stop ;;
  'restart consultorio'*)
    stop
    start
    ;;
  'is-active consultorio'*) is_active && echo active || echo inactive ;;
  *) echo "$*" >> /var/log/systemctl.log ;;
esac
