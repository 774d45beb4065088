// The workspaces of the project. Plain JavaScript, because the first commands run before packages are installed.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const readPackage = (folder) => JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));

/** The folders of the remotes: every workspace that is named `remote-…`. */
export const remoteFolders = (root) =>
  readdirSync(root)
    .filter((name) => name.startsWith('remote-') && existsSync(path.join(root, name, 'package.json')))
    .sort();

/** The names of the remotes: `quiz` for the folder `remote-quiz`. */
export const remoteNames = (root) => remoteFolders(root).map((folder) => folder.slice('remote-'.length));

/** The folders of all workspaces, with the pattern `remote-*` of package.json expanded. */
export const workspaceFolders = (root) =>
  readPackage(root).workspaces.flatMap((name) => (name === 'remote-*' ? remoteFolders(root) : [name]));

/** The environment variable that changes the port of a development server. */
export const portSettingOf = (folder) =>
  `${folder
    .replace(/^remote-/, '')
    .toUpperCase()
    .replaceAll('-', '_')}_PORT`;

/** The default port of a workspace's development server: `config.port` of its package.json. */
export const defaultPortOf = (root, folder) => Number(readPackage(path.join(root, folder)).config?.port);
