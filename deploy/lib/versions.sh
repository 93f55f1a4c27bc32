# shellcheck shell=bash
# The versions of the program, which all sites share. Each site has a link to the one that it runs.

versions=$home/versions
readonly tools=$home/tools

# Number of versions to keep that no site runs any more.
readonly kept_versions=2

# The MB that a version needs while it is built.
readonly build_space=1200

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

# Makes a version the one that the site's unit starts. One rename, so that the link always exists.
switch_to() {
  ln -sfn "$1" "$home/.link"
  mv -T "$home/.link" "$current"
}

# The versions that sites run, the newest one last.
used_versions() {
  find "$home" -maxdepth 1 -name 'current*' -type l -exec readlink -f {} + | sort -u
}

# The newest version that a site runs, for a further site. Nothing if it is from before there were several sites.
version_for_new_site() {
  local newest
  newest=$(used_versions | tail -n 1)
  [ ! -e "$newest/dist/server/main.js" ] || [ ! -e "$newest/deploy/consultorio@.service" ] || printf '%s\n' "$newest"
}

# Removes a version that no site runs. $1: the version.
discard_version() {
  local used
  used=$(used_versions)
  grep -qxF "$(readlink -f "$1")" <<< "$used" || rm -rf -- "$1"
}

# Removes the versions that no site runs, except the newest ones.
discard_former_versions() {
  local used
  used=$(used_versions)
  find "$(readlink -f "$versions")" -mindepth 1 -maxdepth 1 -type d -not -name '.*' | sort |
    { grep -vxF "$used" || true; } | head -n -$kept_versions | xargs -r rm -rf --
}
