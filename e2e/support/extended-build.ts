import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hashOf } from '../../scripts/build/sources.ts';
import { rsbuildOf } from '../../scripts/build/workspace.ts';
import { workspacesOf } from '../../scripts/build/workspaces.ts';
import type { RemoteName } from './release-folder.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** What is added to a remote: full sources, as somebody would write them. */
const added = {
  'manifest.ts': `import { manifest as own } from './own-manifest.ts';
    declare module '@billet/shared-bridge/named-dialogs' { interface NamedDialogs { trunk: Record<never, never> } }
    export const manifest = { routes: [...own.routes, { path: '/attic', page: 'Attic' }], dialogs: [...own.dialogs, 'trunk'] } as const;`,
  'pages.ts': `import own from './own-pages.ts';
    export default {
      pages: { ...own.pages, Attic: () => import(/* webpackChunkName: "Attic" */ './attic-page.tsx') },
      dialogs: { ...own.dialogs, trunk: () => import(/* webpackChunkName: "trunk" */ './trunk-dialog.tsx') },
    };`,
  'attic-page.tsx': `import { bridge } from '@billet/shared-bridge';
    export default function AtticPage() {
      return <button type="button" onClick={() => bridge().shell.openDialog('trunk', {})}>Open the trunk</button>;
    }`,
  'trunk-dialog.tsx': `import { Sheet } from '@billet/shared-bridge';
    export default function TrunkDialog({ onClose }: { readonly onClose: () => void }) {
      return <Sheet isOpen onClose={onClose} label="The trunk"><p>Old letters</p></Sheet>;
    }`,
};

/** Builds a remote anew with a page at /attic and a dialog "trunk" more; answers with its dist folder. */
export const extendedBuild = (name: RemoteName): string =>
  buildOf(name, (sources) => {
    for (const file of ['manifest.ts', 'pages.ts']) renameSync(path.join(sources, file), path.join(sources, `own-${file}`));
    const pages = path.join(sources, 'own-pages.ts');
    writeFileSync(pages, readFileSync(pages, 'utf8').replace('./manifest.ts', './own-manifest.ts'));
    for (const [file, source] of Object.entries(added)) writeFileSync(path.join(sources, file), source);
  });

/** Builds a remote anew whose pages and dialogs say a word besides: the same files by name, and by the ids of their chunks, with other content. */
export const markedBuild = (name: RemoteName, word: string): string =>
  buildOf(name, (sources) => {
    for (const [, file = ''] of readFileSync(path.join(sources, 'pages.ts'), 'utf8').matchAll(/'\.\/([^']+(?:page|dialog)\.tsx)'/g)) {
      const source = readFileSync(path.join(sources, file), 'utf8');
      writeFileSync(path.join(sources, file), source.replace(shown, wrapped(word)));
    }
  });

const shown = /export default function (\w+)\((.*)\)(.*) \{\n/;

/** The component as it was, under a word; throws as it goes where a test says so (`breaksAsItGoes` in the window). */
const wrapped = (word: string) => (_: string, name: string, props: string, rest: string) =>
  `
  import { useEffect as useWhile } from 'react';
  const goes = () => {
    if ('breaksAsItGoes' in window) throw new Error('broken on purpose');
  };
  export default function Marked(${props && `props: Parameters<typeof ${name}>[0]`}) {
    useWhile(() => goes, []);
    return <><p>${word}</p><${name} ${props && '{...props}'} /></>;
  }
  function ${name}(${props})${rest} {
`;

const cache = path.join(root, 'node_modules/.cache');
const usesOf = (folder: string) => workspacesOf(root).find((each) => each.name === folder)?.uses ?? [];

/** Builds a copy of a remote with changed sources; whoever has the same sources built again gets that build. */
function buildOf(name: RemoteName, change: (sources: string) => void): string {
  // inside the project, where its packages are found
  const folder = mkdtempSync(path.join(cache, `changed-${name}-`));
  const skipped = /\/(node_modules|dist|tsconfig\.json)$/;
  cpSync(path.join(root, `remote-${name}`), folder, { recursive: true, filter: (file) => !skipped.test(file) });
  change(path.join(folder, 'src'));
  const shared = hashOf(root, usesOf(`remote-${name}`), ['package-lock.json', 'tsconfig.base.json']);
  const built = path.join(cache, `changed-${hashOf(folder, ['.'], []).slice(0, 16)}-${shared.slice(0, 16)}`);
  if (!existsSync(built)) {
    build(name, folder);
    // whole, or not at all; another worker may have been first
    try {
      renameSync(path.join(folder, 'dist'), built);
    } catch (error) {
      if (!existsSync(built)) throw error;
    }
  }
  rmSync(folder, { recursive: true, force: true });
  return built;
}

function build(name: RemoteName, folder: string): void {
  const args = ['--disable-warning=ExperimentalWarning', rsbuildOf(root, `remote-${name}`), 'build', '--log-level', 'warn'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The changed ${name} does not build:\n${stdout}${stderr}`);
}
