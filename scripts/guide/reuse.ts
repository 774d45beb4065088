/**
 * A shell script that replaces npm where it would only repeat work. All other commands are npm's.
 *
 * - `npm ci` of all packages links the packages of a checkout with the same lock file, and copies its builds and release. `npm run build`
 *   then builds only the parts whose sources differ, and does not measure their sizes.
 *
 * - The first production install runs npm and links its result into the folder `installed`; later ones link the files from there.
 */
export const npmScript = ({ checkout, npm, installed }: { checkout: string; npm: string; installed: string }): string => `#!/bin/sh
set -eu
cmp -s package-lock.json ${checkout}/package-lock.json || exec ${npm} "$@"
clear() { rm -rf node_modules */node_modules; }
case "$*" in
  'ci --no-audit --no-fund')
    clear
    for folder in . */; do
      for entry in dist .release; do
        [ ! -d "${checkout}/$folder/$entry" ] || cp -dR "${checkout}/$folder/$entry" "$folder/"
      done
      [ -d "${checkout}/$folder/node_modules" ] || continue
      mkdir "$folder/node_modules"
      # links to workspaces stay relative
      find "${checkout}/$folder/node_modules" -mindepth 1 -maxdepth 1 '(' -name .cache -o -name size-limit ')' -o \\
        -type d ! -name .bin ! -name @billet -exec ln -s -t "$folder/node_modules" {} + -o -exec cp -dR -t "$folder/node_modules" {} +
    done
    rm -f node_modules/.bin/node
    mkdir -p node_modules/.cache
    cp -R ${checkout}/node_modules/.cache/build node_modules/.cache/
    ;;
  'ci --omit=dev --workspace server '*)
    if [ -d ${installed} ]; then
      clear
      cp -dRl ${installed}/* .
    else
      ${npm} "$@"
      mkdir ${installed}.part
      cp -dRl --parents node_modules */node_modules ${installed}.part
      mv ${installed}.part ${installed}
    fi
    ;;
  *) exec ${npm} "$@" ;;
esac
`;
