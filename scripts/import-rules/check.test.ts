import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from '@rstest/core';
import { checkImports } from './check.ts';
import { importsOf } from './imports.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** The faults that the check reports for a project with these files. */
function faultsIn(files: Readonly<Record<string, string>>): string[] {
  const root = mkdtempSync(path.join(tmpdir(), 'import-rules-'));
  folders.push(root);
  for (const [file, source] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), source);
  }
  return checkImports(root);
}
const faultOf = (file: string, source: string) => faultsIn({ [file]: source });

test('[MFE-01] a remote must not import another remote or the host', () => {
  expect(faultOf('remote-send/src/a.ts', "import { x } from '@billet/remote-inbox';")).toEqual([
    'remote-send/src/a.ts: remote-send may not import remote-inbox; it may import: shared-bridge, shared-i18n, shared-ui, shared-domain',
  ]);
  expect(faultOf('remote-send/src/a.ts', "import x from '../../host/src/x.ts';")).toEqual([
    'remote-send/src/a.ts: remote-send may not import host; it may import: shared-bridge, shared-i18n, shared-ui, shared-domain',
  ]);
  expect(faultOf('remote-send/src/a.mjs', "import '@billet/remote-inbox';")[0]).toContain('may not import remote-inbox');
  for (const css of [".a { composes: b from '../../remote-inbox/src/a.module.css'; }", "@import '../../remote-inbox/src/a.css';"])
    expect(faultOf('remote-send/src/a.module.css', css)[0]).toContain('may not import remote-inbox');
  expect(faultOf('remote-send/src/a.ts', "const x = import('@billet/host');")[0]).toContain('may not import host');
  expect(faultOf('remote-send/src/a.ts', "type X = import('@billet/host').X;")[0]).toContain('may not import host');
});

test('another package is imported by its name and its entries, the own package by its files', () => {
  for (const target of ['../../shared-bridge/src/session/session.ts', '../../shared-domain/src/contract/index.ts'])
    expect(faultOf('remote-send/src/a.ts', `import { x } from '${target}';`)[0]).toContain(
      'by a relative path; import the package instead',
    );
  expect(faultOf('shared-bridge/src/a.ts', "import { bridge } from '@billet/shared-bridge';")).toEqual([
    'shared-bridge/src/a.ts: shared-bridge imports itself by its name; import the file, so that cycles are found',
  ]);
  expect(faultOf('remote-send/src/a.ts', "import { makeBridge } from '@billet/shared-bridge/host';")).toEqual([
    'remote-send/src/a.ts: @billet/shared-bridge/host is for host alone; remote-send takes @billet/shared-bridge',
  ]);
  expect(faultOf('remote-send/src/a.test.tsx', "import { HashRouter } from '@billet/shared-bridge/host';")).toEqual([]);
  expect(faultOf('e2e/a.ts', "import { startStack } from '../scripts/lib/stack.mjs';")).toEqual([]);
});

test('a dynamic import must name its file, because a computed one cannot be checked', () => {
  for (const target of ['name', "'../features/' + name", `\`../features/\${name}/index.ts\``])
    expect(onServer('kit/a.ts', `const late = (name) => import(${target});`)).toEqual([
      `server/src/kit/a.ts: imports a computed name (${target}); write the name of the file, so that the rules can check it`,
    ]);
  expect(faultOf('rsbuild-preset/src/a.ts', 'const late = (name) => import(name);')).toEqual([]);
});

test('[MFE-12] the server may import the page, serving and store entries of the release tool, and nothing else of it', () => {
  const importing = (target: string) => faultOf('server/src/app/a.ts', `import { x } from '${target}';`);
  expect(importing('@billet/release/store')).toEqual([]);
  expect(importing('@billet/release/compose')[0]).toContain('server may not import release');
  expect(importing('../../../release/src/store.ts')[0]).toContain('server may not import release');
});

test('[MFE-05] the host may import the checks of runnable and compatible versions from the release tool, and nothing else of it', () => {
  const importing = (target: string) => faultOf('host/src/a.ts', `import { x } from '${target}';`);
  for (const allowed of ['runnable', 'compatible']) expect(importing(`@billet/release/${allowed}`)).toEqual([]);
  expect(importing('@billet/release/compose')[0]).toContain('host may not import release');
});

test('only the owner of a library imports it', () => {
  expect(faultOf('remote-send/src/a.ts', "import axios from 'axios';")).toEqual([
    'remote-send/src/a.ts: axios belongs to shared-bridge; remote-send goes through it',
  ]);
  expect(faultOf('shared-bridge/src/a.ts', "import axios from 'axios';")).toEqual([]);
});

test('browser packages import only types from the contract, and may import rules', () => {
  expect(faultOf('host/src/a.ts', "import { schemas } from '@billet/shared-domain/contract';")).toEqual([
    'host/src/a.ts: host takes only types from @billet/shared-domain/contract (import type), so that its bundle contains no schemas',
  ]);
  expect(faultOf('host/src/a.ts', "import { type User } from '@billet/shared-domain/contract';")).toHaveLength(1);
  expect(faultOf('host/src/a.ts', "import type { User } from '@billet/shared-domain/contract';")).toEqual([]);
  expect(faultOf('host/src/a.ts', "import { totalPrice } from '@billet/shared-domain/rules/price';")).toEqual([]);
  for (const own of ['simulator', 'e2e'])
    expect(faultOf(`${own}/a.ts`, "import type { User } from '@billet/shared-domain/contract';")[0]).toContain(
      `${own} may not import shared-domain`,
    );
  expect(faultOf('server/src/kit/a.ts', "import { schemas } from '@billet/shared-domain/contract';")).toEqual([]);
  expect(faultOf('shared-ui/src/a.ts', "import { schemas } from '@billet/shared-domain/contract';")[0]).toContain(
    'shared-ui takes only types from @billet/shared-domain/contract',
  );
});

test('only tests import the testing entry of a package that their own package must not import', () => {
  expect(faultOf('shared-ui/src/gallery.test.tsx', "import { testStates } from '@billet/shared-i18n/testing';")).toEqual([]);
  expect(faultOf('shared-ui/src/gallery.tsx', "import { testStates } from '@billet/shared-i18n/testing';")[0]).toContain('may not import');
  expect(faultOf('shared-ui/src/price/price.test.tsx', "import { useText } from '@billet/shared-i18n';")[0]).toContain('may not import');
});

test('circular imports are reported in every package, including cycles of type imports', () => {
  for (const folder of ['server/src/kit', 'remote-send/src', 'shared-ui/src', 'e2e', 'scripts'])
    expect(
      faultsIn({
        [`${folder}/a.ts`]: "import { b } from './b.ts';",
        [`${folder}/b.ts`]: "export * from './c.ts';",
        [`${folder}/c.ts`]: "import type { A } from './a.ts';",
        [`${folder}/d.ts`]: "import './a.ts';",
      }),
    ).toEqual([
      `${folder}/a.ts: files import each other in a cycle: ${folder}/a.ts → ${folder}/b.ts → ${folder}/c.ts → ${folder}/a.ts; move the shared code into another file`,
    ]);
});

test('cycles between folders of the server kit are reported, even if no files import each other in a cycle', () => {
  const kit = {
    'server/src/kit/db/pool.ts': "import type { Config } from '../config.ts';",
    'server/src/kit/db/logins.ts': '',
    'server/src/kit/log.ts': "import './config.ts';",
    'server/src/kit/db/pool.test.ts': "import '../log.ts';",
  };
  expect(faultsIn({ ...kit, 'server/src/kit/config.ts': '' })).toEqual([]);
  const faults = faultsIn({ ...kit, 'server/src/kit/config.ts': "import './db/logins.ts';" });
  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain('server/src/kit/: its parts import each other in a cycle');
});

const order = JSON.stringify(['people', 'notes']);
const empty = {
  'server/src/features/order.json': order,
  'server/src/features/people/index.ts': '',
  'server/src/features/notes/index.ts': '',
};
const onServer = (file: string, source: string) => faultsIn({ ...empty, [`server/src/${file}`]: source });

test('several cycles through one file are reported once, by the shortest', () => {
  const knot = Object.fromEntries(['b', 'c', 'd', 'e'].map((name) => [`shared-ui/src/${name}.ts`, "import './a.ts';"]));
  const faults = faultsIn({ ...knot, 'shared-ui/src/a.ts': "import './b.ts';\nimport './c.ts';\nimport './d.ts';\nimport './e.ts';" });
  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain('shared-ui/src/a.ts → shared-ui/src/b.ts → shared-ui/src/a.ts');
});

test('a server layer never imports a higher one: kit imports no feature, and no feature imports the app', () => {
  expect(onServer('kit/db.ts', "import type { Note } from '../features/notes/index.ts';")).toEqual([
    'server/src/kit/db.ts: kit may not import features (../features/notes/index.ts): app imports features and kit, and features import kit',
  ]);
  expect(onServer('features/notes/read.ts', "import { start } from '../../app/main.ts';")).toEqual([
    'server/src/features/notes/read.ts: features may not import app (../../app/main.ts): app imports features and kit, and features import kit',
  ]);
  expect(onServer('app/main.ts', "import '../kit/db.ts';\nimport '../features/notes/index.ts';")).toEqual([]);
});

test('a feature is imported through its index, and only by later features of the order', () => {
  expect(onServer('features/people/find.ts', "import { notes } from '../notes/index.ts';")).toEqual([
    'server/src/features/people/find.ts: people may not import notes, which follows it in server/src/features/order.json',
  ]);
  expect(onServer('features/notes/read.ts', "import { find } from '../people/find.ts';")).toEqual([
    'server/src/features/notes/read.ts: notes reaches into people (find.ts); a feature shows others only its index.ts',
  ]);
  expect(onServer('app/routes.ts', "import { find } from '../features/people/find.ts';")[0]).toContain('app reaches into people (find.ts)');
  expect(onServer('features/notes/read.ts', "import { find } from '../people/index.ts';\nimport { shape } from './shape.ts';")).toEqual([]);
  expect(onServer('features/people/find.test.ts', "import { read } from '../notes/read.ts';")).toEqual([]);
});

test('every server file belongs to a layer, and every feature to the order', () => {
  expect(onServer('features/gifts/index.ts', '')).toEqual([
    'server/src/features/order.json: lacks gifts; give it its place among the features',
  ]);
  expect(onServer('main.ts', '')).toEqual(["server/src/main.ts: is outside the server's layers; move it to kit, features, app"]);
  expect(onServer('features/helpers.ts', '')).toEqual([
    "server/src/features/helpers.ts: belongs to no feature; move it to a feature's folder or to kit",
  ]);
  expect(onServer('kit/a.ts', "import { x } from '../../test/harness.ts';")).toEqual([
    "server/src/kit/a.ts: imports a file outside of the server's layers (../../test/harness.ts); only tests may",
  ]);
  expect(onServer('kit/a.test.ts', "import { x } from '../../test/harness.ts';")).toEqual([]);
  expect(faultsIn({ 'server/src/features/order.json': '["people"]' })).toEqual([
    "server/src/features/order.json: names people, which isn't there",
  ]);
});

const remote = {
  'shared-bridge/src/named-dialogs.ts': 'export interface NamedDialogs {\n  /** Of several. */\n  settings: Record<string, never>;\n}',
  'shared-i18n/locales/en/inbox.ftl': 'inbox-tab = Inbox',
  'remote-inbox/src/manifest.ts':
    "export const manifest = { routes: [{ path: '/inbox', page: 'Inbox', tab: { label: 'inbox-tab' } }], dialogs: ['settings', 'contest'] };",
};
const inHost = (source: string) => faultsIn({ ...remote, 'host/src/a.tsx': source });

test('[MFE-09] the host must not name paths, pages, dialogs or texts of a remote', () => {
  expect(inHost("const tabs = ['/inbox'];")).toEqual([
    'host/src/a.tsx: names "/inbox", a path of remote-inbox: take it from the site map (host/src/site), or the host must be released with the remote',
  ]);
  expect(inHost("openDialog('contest', {});")[0]).toContain('names "contest", a dialog of remote-inbox');
  expect(inHost("text('inbox-tab');")[0]).toContain('names "inbox-tab", a text of remote-inbox');
  expect(inHost("load('pages', { remote: 'inbox' });")[0]).toContain('names "inbox", the name of remote-inbox');
  for (const source of [
    "'#/inbox?x=1'",
    `\`/inbox/\${id}\``,
    '<Link to="/inbox" />',
    "page === 'Inbox'",
    "'https://t.me/app#/inbox'",
    "open('settings')",
  ])
    expect({ source, faults: inHost(source).length }).toEqual({ source, faults: 1 });
});

test("[MFE-09] the host may open the dialogs of the contract, and use a remote's words in comments, tests and samples", () => {
  expect(inHost("// the '/inbox'\nbridge().shell.openDialog('settings', {}); text('shell-inbox'); go('/inboxes');")).toEqual([]);
  for (const file of ['a.test.ts', 'gallery-page.tsx', 'gallery/tabs.tsx', 'site/samples.ts'])
    expect(faultsIn({ ...remote, [`host/src/${file}`]: "const a = '/inbox';" })).toEqual([]);
});

test('importsOf reads multi-line, side-effect, re-exporting and dynamic imports, and ignores comments and strings', () => {
  const source = [
    "import {\n  a,\n  b,\n} from 'zod';",
    "import 'vaul';",
    "export * from './x.ts';",
    "export type { T } from './t.ts';",
    "const late = () => import(/* webpackChunkName: 'y' */ './y.ts');",
    "// import z from './comment.ts';",
    'const words = "import z from \'./string.ts\'";',
  ].join('\n');
  expect(importsOf('a.ts', source).map(({ target, isType }) => [target, isType])).toEqual([
    ['zod', false],
    ['vaul', false],
    ['./x.ts', false],
    ['./t.ts', true],
    ['./y.ts', false],
  ]);
});
