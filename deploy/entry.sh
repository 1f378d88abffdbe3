#!/bin/sh
# The start of the container: puts this image's build into the served folder, where the files of earlier builds stay,
# writes nginx's configuration from the environment, and becomes nginx. Writes below PORTAL_DIR and PORTAL_TEMP alone.
set -eu

here=$(dirname "$0")
: "${PORTAL_BUILD:=/portal/dist}"
: "${PORTAL_DIR:=/srv/portal}"
: "${PORTAL_TEMP:=/tmp/nginx}"
: "${PORTAL_KEEP_DAYS:=30}"
if [ -z "${PORTAL_BROTLI_MODULE:-}" ] && [ -e /usr/lib/nginx/modules/ngx_http_brotli_static_module.so ]; then
  PORTAL_BROTLI_MODULE=/usr/lib/nginx/modules/ngx_http_brotli_static_module.so
fi
export PORTAL_DIR PORTAL_TEMP PORTAL_BROTLI_MODULE

mkdir -p "$PORTAL_TEMP"
node "$here/deploy.mjs" --from "$PORTAL_BUILD" --to "$PORTAL_DIR" --keep "$PORTAL_KEEP_DAYS"
if [ -n "${PORTAL_CONFIG_JSON:-}" ]; then
  printf '%s\n' "$PORTAL_CONFIG_JSON" > "$PORTAL_TEMP/config.json"
  PORTAL_CONFIG=$PORTAL_TEMP/config.json
  export PORTAL_CONFIG
fi
node "$here/nginx.mjs" > "$PORTAL_TEMP/nginx.conf"
# SIGQUIT, which the image sends to stop, lets nginx finish the running requests.
exec nginx -e stderr -p "$PORTAL_TEMP" -c "$PORTAL_TEMP/nginx.conf" -g 'daemon off;'
