// Compares a lock file with the one that npm leaves in node_modules, which lists what is installed.

/** The place of a package that a workspace or another package depends on: the nearest `node_modules` above it. */
function resolvePlace(name, from, packages) {
  for (let above = from; ; above = above.includes('/node_modules/') ? above.slice(0, above.lastIndexOf('/node_modules/')) : '') {
    const place = above === '' ? `node_modules/${name}` : `${above}/node_modules/${name}`;
    if (place in packages) return place;
    if (above === '') return undefined;
  }
}

/** The places of everything that some workspaces are built with and run on. */
function placesFor(workspaces, packages) {
  const found = new Set();
  const visit = (place, isWorkspace) => {
    if (place === undefined || found.has(place)) return;
    found.add(place);
    const { link, resolved, dependencies, devDependencies, optionalDependencies } = packages[place];
    if (link) return visit(resolved, true);
    const names = { ...dependencies, ...optionalDependencies, ...(isWorkspace && devDependencies) };
    for (const name of Object.keys(names)) visit(resolvePlace(name, place, packages), false);
  };
  for (const workspace of workspaces) visit(workspace, true);
  return [...found];
}

const isSame = (one, other) => one.version === other.version && one.integrity === other.integrity && one.resolved === other.resolved;

const runsOn = ({ os, cpu }, { platform, arch }) =>
  [
    [os, platform],
    [cpu, arch],
  ].every(
    ([allowed, own]) =>
      allowed === undefined || [allowed].flat().some((each) => (each.startsWith('!') ? each !== `!${own}` : each === own)),
  );

/**
 * Whether the packages of a lock file are installed: all of them, or those of some workspaces. `installed` is
 * `node_modules/.package-lock.json`, or null. An optional package may be missing; an installed one must be the lock file's, and run here.
 */
export function isInstalled(lock, installed, workspaces = null, machine = process) {
  if (installed === null) return false;
  const places = workspaces === null ? Object.keys(lock.packages).filter((place) => place !== '') : placesFor(workspaces, lock.packages);
  const lacks = (place) => {
    const { optional, devOptional } = lock.packages[place];
    return !(optional || devOptional) && !(place in installed.packages);
  };
  if (places.some(lacks)) return false;
  return Object.entries(installed.packages).every(
    ([place, each]) => place in lock.packages && isSame(each, lock.packages[place]) && runsOn(each, machine),
  );
}
