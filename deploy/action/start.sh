#!/usr/bin/env bash
# The step of action.yml: installs the package into a folder of its own, starts the server in the background with its data in memory, and
# waits until it is healthy. The server ends with the job.
set -euo pipefail

folder=${RUNNER_TEMP:?}/tenon
mkdir -p "$folder"
# A path is relative to the workspace, and npm looks from the folder.
package=${TENON_PACKAGE:?}
if [ -e "$package" ]; then package=$(realpath "$package"); fi
npm install --prefix "$folder" --no-save --no-audit --no-fund --ignore-scripts "$package"

main=$folder/node_modules/tenon/dist/main.js
words=(--StorageProvider=InMemory --Security:HttpsEnabled=false "--HttpPort=${TENON_PORT:?}" "--Emulator:Enabled=${TENON_EMULATOR:-true}")
while IFS= read -r line; do
  if [ -n "$line" ]; then words+=("--$line"); fi
done <<<"${TENON_SETTINGS:-}"

nohup node "$main" "${words[@]}" >"$folder/tenon.log" 2>&1 &
server=$!
# Until it answers, or has ended.
until node "$main" health "--HttpPort=$TENON_PORT" >/dev/null; do
  if ! kill -0 "$server" 2>/dev/null; then
    cat "$folder/tenon.log" >&2
    exit 1
  fi
  sleep 0.1
done
cat "$folder/tenon.log"
echo "url=http://127.0.0.1:$TENON_PORT" >>"${GITHUB_OUTPUT:?}"
