#!/bin/sh
# Writes config.json and the configuration of nginx from environment variables, then runs the given command. The
# variables are described in docs/deploy.md. Paths are variables for tests only.
set -euf
export LC_ALL=C

run=${RUN_DIR:-/tmp/quartermaster}
template=${TEMPLATE:-/etc/quartermaster/nginx.conf}
base=${BASE_PATH:-/back-office/}
port=${PORT:-8080}
medusa=${MEDUSA_URL:-}
backend=${BACKEND_URL:-}
files=${FILES_ORIGINS:-}
zone=${STORE_TIME_ZONE:-}
key=${ANALYTICS_KEY:-}
host=${ANALYTICS_HOST:-}
debug=${TRANSLATION_DEBUG:-false}

fail() {
  echo "quartermaster: $1" >&2
  exit 1
}

# Values end up in the configuration of nginx, where a space or semicolon would begin something else.
check() {
  case $2 in
    *[[:cntrl:]]*) fail "$1 contains a line break or another control character." ;;
  esac
  printf '%s\n' "$2" | grep -Eqx "$3" || fail "$1 is “$2”. It has to be $4."
}

origin='https?://[A-Za-z0-9._-]+(:[0-9]+)?'
path='(/[A-Za-z0-9._~-]+)*/?'
origin_of() {
  printf '%s' "$1" | sed 's,^\([a-z]*://[^/]*\).*,\1,'
}

check BASE_PATH "$base" '/([A-Za-z0-9._-]+/)*' 'a path that begins and ends with a slash'
check PORT "$port" '[0-9]+' 'a number'
check TRANSLATION_DEBUG "$debug" 'true|false' 'true or false'
check STORE_TIME_ZONE "$zone" '.*' 'a time zone'
check ANALYTICS_KEY "$key" '.*' 'a key'
[ -n "$medusa$backend" ] ||
  fail 'MEDUSA_URL is missing: the address of the Medusa server, such as http://medusa:9000.'
[ -z "$medusa" ] || [ -z "$backend" ] ||
  fail 'Set MEDUSA_URL for a server behind this one, or BACKEND_URL for a server with an origin of its own, not both.'
[ -z "$medusa" ] ||
  check MEDUSA_URL "$medusa" 'http://[A-Za-z0-9._-]+(:[0-9]+)?' 'an address such as http://medusa:9000'
[ -z "$backend" ] ||
  check BACKEND_URL "$backend" "$origin$path" 'an address such as https://store.example'
if [ -n "$key$host" ]; then
  [ -n "$key" ] && [ -n "$host" ] || fail 'ANALYTICS_KEY and ANALYTICS_HOST belong together.'
  check ANALYTICS_HOST "$host" "$origin$path" 'an address such as https://eu.i.posthog.com'
fi

pictures=
[ -z "$backend" ] || pictures=" $(origin_of "$backend")"
for one in $files; do
  check FILES_ORIGINS "$one" "$origin" 'origins such as https://files.example, with spaces between them'
  pictures="$pictures $one"
done
calls=$pictures
[ -z "$host" ] || calls="$calls $(origin_of "$host")"

mkdir -p "$run"

json() {
  printf '"%s"' "$(printf '%s' "$1" | sed 's/[\\"]/\\&/g')"
}
{
  printf '{\n  "backendUrl": %s' "$(json "$backend")"
  [ "$debug" = false ] || printf ',\n  "translationDebug": true'
  [ -z "$zone" ] || printf ',\n  "storeTimeZone": %s' "$(json "$zone")"
  [ -z "$key" ] || printf ',\n  "analytics": { "key": %s, "host": %s }' "$(json "$key")" "$(json "$host")"
  printf '\n}\n'
} >"$run/config.json"

site() {
  sed \
    -e "s|/var/log/nginx/quartermaster.log|/dev/stdout|" \
    -e "s|listen 8080;|listen $port;|" \
    -e "s|img-src 'self' data: blob:|&$pictures|" \
    -e "s|connect-src 'self'|&$calls|" \
    "$template"
}
to_store() {
  if [ -n "$medusa" ]; then
    sed "s|http://127.0.0.1:9000|$medusa|"
  else
    sed 's|proxy_pass http://127.0.0.1:9000;|return 404;|'
  fi
}
at_base() {
  if [ "$base" = / ]; then
    # Nothing is left to redirect, and answers for shops keep their own Cache-Control.
    sed \
      -e '/location = \/back-office {/,/}/d' \
      -e 's,"~^\\d+ /back-office/","~^\\d+ /(?!(store|uploads)/)",' \
      -e 's|/back-office/|/|g'
  else
    sed -e "s|= /back-office {|= ${base%/} {|" -e "s|/back-office/|$base|g"
  fi
}
{
  cat <<CONF
pid $run/nginx.pid;
error_log stderr;
worker_processes auto;
events {}
http {
include /etc/nginx/mime.types;
sendfile on;
server_tokens off;
client_body_temp_path $run/body;
proxy_temp_path $run/proxy;
fastcgi_temp_path $run/fastcgi;
uwsgi_temp_path $run/uwsgi;
scgi_temp_path $run/scgi;
CONF
  site | to_store | at_base
  echo '}'
} >"$run/nginx.conf"

exec "$@"
