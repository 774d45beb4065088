import { existsSync } from 'node:fs';
import path from 'node:path';
import { hostFaults } from '../import-rules/host-names.ts';
import { addPage, addSheet } from './add-page.ts';
import { addCall } from './call.ts';
import { Changes } from './changes.ts';
import { recordContract as record } from './contract.ts';
import { addLanguage } from './language.ts';
import { addLook } from './look.ts';
import { camel, splitRemotePath } from './names.ts';
import { packPackages } from './pack.ts';
import { addRemote, findTarget, manifestsOf, PACKAGES_FOLDER, refuseTaken } from './remote.ts';
import { run } from './run.ts';

export const kinds = ['remote', 'page', 'sheet', 'call', 'look', 'language', 'packages'] as const;

export interface Request {
  readonly kind: (typeof kinds)[number];
  /** The name of a remote, look or language, `inbox/archive`, or `tasks/getStreak`; the folder of a remote outside of the project for its packages. */
  readonly name: string;
  /** A folder outside of the project for a remote; null: the project. */
  readonly outside: string | null;
}

/** Slow commands, which tests replace. */
export interface Commands {
  /** Writes the packages that a remote outside of the project installs. */
  readonly pack: (root: string, folder: string) => void;
  readonly recordContract: (root: string) => void;
}

const defaultCommands: Commands = { pack: packPackages, recordContract: record };

/** Additions that change the contract. Each returns the next commands. */
const additions = { call: addCall, look: addLook, language: addLanguage } as const;

/** Creates files and returns the next commands. If anything fails, throws a sentence and leaves the project as it was. */
export async function create(root: string, { kind, name, outside }: Request, commands: Partial<Commands> = {}): Promise<string[]> {
  const { pack, recordContract } = { ...defaultCommands, ...commands };
  if (kind === 'packages') {
    if (!existsSync(path.join(name, 'package.json'))) throw new Error(`There is no remote in ${name}: it has no package.json`);
    pack(root, path.join(name, PACKAGES_FOLDER));
    return [`cd ${name}`, `npm install ./${PACKAGES_FOLDER}/*.tgz`];
  }
  const changes = new Changes();
  changes.backUp(path.join(root, 'package-lock.json'));
  if (kind === 'call' || kind === 'look' || kind === 'language') {
    const next = additions[kind](changes, root, name);
    apply(changes, null, () => {
      tidy(changes, root);
      recordContract(root);
    });
    return next;
  }
  if (kind === 'remote') {
    const { folder } = await addRemote(changes, root, name, outside);
    const created = existsSync(folder) ? null : folder;
    if (outside === null) {
      apply(changes, created, () => {
        tidy(changes, root);
        run(root, 'npm', ['install', '--package-lock-only', '--ignore-scripts', '--prefer-offline']);
      });
      return ['npm install', `npm run dev -w remote-${name}`, `npm run build -w remote-${name}`];
    }
    apply(changes, created, () => pack(root, path.join(outside, PACKAGES_FOLDER)));
    return [`cd ${outside}`, 'npm install', 'npm run types && npm test && npm run build'];
  }
  const [remote, part] = splitRemotePath(name);
  const target = findTarget(root, remote);
  refuseTaken(await manifestsOf(root), kind === 'page' ? { route: `/${part}` } : { dialog: camel(part) });
  if (kind === 'page') addPage(changes, target, part, { tab: null, opens: null });
  else addSheet(changes, target, part);
  apply(changes, path.join(target.folder, 'src', part), () => tidy(changes, root));
  return [`npm run dev -w remote-${remote}`, 'npm run check', `npm run build -w remote-${remote}`];
}

/** Writes the changes. `created`: a new folder, which is deleted if `rest` fails. */
function apply(changes: Changes, created: string | null, rest: () => void): void {
  try {
    changes.write();
    rest();
  } catch (thrown) {
    changes.undo(created);
    throw thrown;
  }
}

/** Checks the name against the host, and formats the files. */
function tidy(changes: Changes, root: string): void {
  const [fault] = hostFaults(root);
  if (fault) throw new Error(`The host uses this name for something else (${fault}); choose another name`);
  const sources = changes.files.filter((file) => /\.(tsx?|json|css)$/.test(file) && path.basename(file) !== 'package-lock.json');
  run(root, path.join(root, 'node_modules/.bin/biome'), ['check', '--write', '--error-on-warnings', ...sources]);
}
