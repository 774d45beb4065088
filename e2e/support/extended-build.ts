import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { rsbuildOf } from '../../scripts/build/workspace.ts';
import type { RemoteName } from './release-folder.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** What is added to a remote: full sources, as somebody would write them. */
const added = {
  'manifest.ts': `import { manifest as own } from './own-manifest.ts';
    export const manifest = { routes: [...own.routes, { path: '/attic', page: 'Attic' }], dialogs: [...own.dialogs, 'trunk'] };`,
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
    export default function TrunkDialog({ onClose }) {
      return <Sheet isOpen onClose={onClose} label="The trunk"><p>Old letters</p></Sheet>;
    }`,
};

/** Builds a remote anew with a page at /attic and a dialog "trunk" more; answers with its dist folder. */
export function extendedBuild(name: RemoteName): string {
  // inside the project, where its packages are found
  const folder = mkdtempSync(path.join(root, 'node_modules/.cache/', `extended-${name}-`));
  const skipped = /\/(node_modules|dist|tsconfig\.json)$/;
  cpSync(path.join(root, `remote-${name}`), folder, { recursive: true, filter: (file) => !skipped.test(file) });
  for (const file of ['manifest.ts', 'pages.ts']) renameSync(path.join(folder, 'src', file), path.join(folder, 'src', `own-${file}`));
  for (const [file, source] of Object.entries(added)) writeFileSync(path.join(folder, 'src', file), source);
  const args = ['--disable-warning=ExperimentalWarning', rsbuildOf(root, `remote-${name}`), 'build', '--log-level', 'warn'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The extended ${name} does not build:\n${stdout}${stderr}`);
  return path.join(folder, 'dist');
}
