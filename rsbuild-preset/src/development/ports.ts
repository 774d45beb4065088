import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The project's folder. A package that is installed outside of the project is not in it, and finds no remotes there. */
export const root = path.resolve(import.meta.dirname, '../../..');

/** The remotes of the project: every folder `remote-…` with a package.json. */
export const remoteNames = (): string[] =>
  readdirSync(root)
    .filter((folder) => folder.startsWith('remote-') && existsSync(path.join(root, folder, 'package.json')))
    .map((folder) => folder.slice('remote-'.length));

/** The environment variable that changes a development port: HOST_PORT, INBOX_PORT. */
export const settingOf = (part: string): string => `${part.toUpperCase().replaceAll('-', '_')}_PORT`;

interface PackageJson {
  readonly config?: { readonly port?: string };
}

/** `config.port` of the part's package.json. */
function defaultPort(part: string): string | undefined {
  const folder = path.join(root, part === 'host' ? part : `remote-${part}`);
  // a remote outside of the project is built in its own folder
  const file = path.join(existsSync(folder) ? folder : process.cwd(), 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as PackageJson).config?.port;
}

/** The development port of the host or a remote. Throws if the setting is not a port. */
export function portOf(part: string): number {
  const name = settingOf(part);
  const value = process.env[name] || defaultPort(part);
  const port = Number(value);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`${name}, or config.port of the package.json of ${part}, must be a port, not "${value}"`);
  return port;
}
