# shellcheck shell=bash disable=SC2034
# The sites of this machine. The first one has the name `consultorio`, each further one `consultorio-<name>`. A site's
# user, folders and settings have its name.

# The MB that a new site needs for its contents, its first backup and its published pages.
readonly site_space=200

# Sets the variables for the site that the following functions work on. $1: the site.
use_site() {
  local suffix=${1#consultorio}
  site=$1
  service=consultorio${suffix/#-/@}
  current=$home/current$suffix
  data=/var/lib/$site
  settings=/etc/$site.env
}

# The installed sites, the first one first.
installed_sites() {
  local link
  for link in "$home"/current "$home"/current-*; do
    [ ! -L "$link" ] || printf '%s\n' "consultorio${link#"$home"/current}"
  done
}

# The domain of an address. $1: the address.
domain_of() {
  sed 's|^https\?://||; s|[:/].*||' <<< "$1"
}

# The domain of the used site.
domain() {
  domain_of "$(setting SITE_URL '')"
}

# The installed site with a domain. $1: the domain.
site_of_domain() {
  local candidate
  for candidate in $(installed_sites); do
    if (use_site "$candidate" && [ "$(domain)" = "$1" ]); then
      printf '%s\n' "$candidate"
      return 0
    fi
  done
  return 1
}

# The domains of all installed sites, one line each.
installed_domains() {
  local candidate
  for candidate in $(installed_sites); do (use_site "$candidate" && domain); done
}

# A list for a message. Reads one line for each item.
joined() {
  paste -sd ' '
}

# A free name for a new site. A user's name has at most 32 characters. $1: its domain.
new_site() {
  local start=${1//./-} name number=1
  start=${start:0:20}
  name=${start%-}
  if [ ! -L "$home/current" ]; then
    echo consultorio
    return 0
  fi
  while [ -L "$home/current-$name" ]; do
    number=$((number + 1))
    name=${start:0:17}-$number
  done
  printf 'consultorio-%s\n' "$name"
}
