# shellcheck shell=bash
# The web server's configuration of the used site.

caddy=/etc/caddy

# Writes Caddy's configuration for the site to a folder like /etc/caddy. Other sites in its main file stay unchanged.
# Its snippets get the site's name, because each site has those of its own version.
# $1: the folder. $2: the version. $3: the domain. $4: the port of the process.
write_caddy_files() {
  local folder=$1 main=$1/Caddyfile
  install -d -m 755 "$folder/sites" &&
    sed "s/ejemplo\.mx/$3/g; s/127\.0\.0\.1:3000/127.0.0.1:$4/g; s|/var/cache/consultorio/|/var/cache/$site/|g
      s/^(consultorio-/($site-/; s/import consultorio-/import $site-/" \
      "$2/deploy/Caddyfile" > "$folder/sites/$site.caddy" ||
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
  for name in Caddyfile Caddyfile.debian "sites/$site.caddy"; do
    if [ -e "$1/$name" ]; then
      cp -a "$1/$name" "$caddy/$name.new" && mv "$caddy/$name.new" "$caddy/$name"
    else
      rm -f "$caddy/$name"
    fi
  done
}

# Whether Caddy serves the site with a certificate. $1: the domain. $2: timeout in seconds.
has_certificate() {
  local limit=$((SECONDS + $2))
  until curl -fs -m 5 -o /dev/null --resolve "$1:443:127.0.0.1" "https://$1/healthz"; do
    [ $SECONDS -lt $limit ] || return 1
    sleep 1
  done
}
