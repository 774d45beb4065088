// Compares a lock file with node_modules/.package-lock.json, in which npm lists the installed packages.

/** Resolves a dependency of a workspace or package as Node does: in the nearest `node_modules` above it. */
function resolvePlace(name, from, packages) {
  for (let above = from; ; above = above.includes('/node_modules/') ? above.slice(0, above.lastIndexOf('/node_modules/')) : '') {
    const place = above === '' ? `node_modules/${name}` : `${above}/node_modules/${name}`;
    if (place in packages) return place;
    if (above === '') return undefined;
  }
}

/** The paths of all packages that some workspaces need to be built and run. */
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

/** Workspaces have no integrity, and their version does not matter. */
const isSame = (one, other) => one.integrity === other.integrity && one.resolved === other.resolved;

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
 * `node_modules/.package-lock.json`, or null. An optional package may be missing. An installed package must have the lock file's version
 * and support this machine.
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
