import { existsSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@rstest/core';
import { checkCatalogues, checkLanguageLists, checkNames } from '../../shared-i18n/check.ts';
import { locales } from '../../shared-i18n/src/locales.ts';
import { workspacesOf } from '../build/workspaces.ts';
import { checkImports } from '../import-rules/check.ts';
import { defaultPortOf, remoteNames } from '../lib/workspaces.mjs';
import { addCall } from './call.ts';
import { Changes } from './changes.ts';
import { create, type Request } from './create.ts';
import { addLanguage } from './language.ts';
import { copyProject } from './project-copy.ts';
import { fill } from './templates.ts';

let root = '';
beforeAll(() => {
  root = copyProject();
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
/** Without the commands that take long. */
const quick = { pack: () => undefined, recordContract: () => undefined };
const make = (kind: Request['kind'], name: string, outside: string | null = null) => create(root, { kind, name, outside }, quick);
/** Every file of the copy with its content, without installed packages. */
const content = () =>
  new Map(
    globSync('{*.json,{remote-*,host,shared-*,server,simulator,e2e}/**/*.{ts,tsx,css,json,ftl,mjs}}', {
      cwd: root,
      exclude: (name) => name.endsWith('node_modules'),
    }).map((file) => [file, read(file)]),
  );

describe('[MFE-14] npm run new', () => {
  test.each<[Request['kind'], string, string]>([
    ['remote', 'Quiz', '"Quiz" is no valid name'],
    ['remote', '../quiz', '"../quiz" is no valid name'],
    ['remote', 'quiz-', '"quiz-" is no valid name'],
    ['remote', 'a-name-of-more-than-thirty-letters', 'has more than 30 letters'],
    ['remote', 'share', 'There is a remote share already'],
    ['remote', 'host', '"host" is reserved'],
    ['remote', 'errors', '"errors" is reserved'],
    ['remote', 'ask', 'The remote send has the route /ask already'],
    ['remote', 'inbox-filter', 'Texts of inbox.ftl begin with inbox-filter- already'],
    ['remote', 'start', 'The host uses this name for something else'],
    ['page', 'archive', '"archive" is no path in a remote'],
    ['page', 'quiz/archive', 'There is no remote quiz; there are inbox, send, share'],
    ['page', 'share/inbox', 'The remote inbox has the route /inbox already'],
    ['page', 'share/settings', 'exists already'],
    ['sheet', 'send/age', 'The remote share has the dialog "age" already'],
    ['call', 'getStreak', '"getStreak" names no call of a feature'],
    ['call', 'tasks/streak', '"streak" is no valid name'],
    ['call', 'tasks/completeTask', 'There is a call completeTask already'],
    ['call', 'tasks/doComplete', 'Another call has POST /api/tasks/complete already'],
    ['call', 'support/getTicket', 'The server has no feature support with calls'],
    ['call', '../tasks/getStreak', '"../tasks/getStreak" names no call of a feature'],
    ['look', 'Postcard', '"Postcard" is no valid name'],
    ['look', 'classic', 'There is a text share-look-classic already'],
    ['look', 'failed', 'There is a text share-look-failed already'],
    ['language', 'Polish', '"Polish" is no language code'],
    ['language', 'xx', '"xx" is the code of no language that Node.js knows'],
    ['language', 'de', 'There is a language de already'],
    ['language', 'ur', 'ur is written from right to left'],
    ['language', 'th', 'No font of the app has the script of Thai'],
  ])('rejects %s %s with one sentence and changes nothing', async (kind, name, sentence) => {
    const before = content();
    const refusal = await make(kind, name).then(
      () => '',
      (error: Error) => error.message,
    );
    expect(refusal).toContain(sentence);
    expect(refusal).not.toContain('\n');
    expect(content()).toEqual(before);
    expect(remoteNames(root)).toEqual(['inbox', 'send', 'share']);
  });

  test('creates a remote that builds, import rules, catalogues and development servers know without another change', async () => {
    const before = content();
    expect(await make('remote', 'quiz-show')).toEqual([
      'npm install',
      'npm run dev -w remote-quiz-show',
      'npm run build -w remote-quiz-show',
    ]);
    const changed = [...content()].filter(([file, text]) => before.get(file) !== text).map(([file]) => file);
    const elsewhere = changed.filter((file) => !file.startsWith('remote-quiz-show/'));
    expect(elsewhere.toSorted()).toEqual(['package-lock.json', 'shared-i18n/locales/en/quiz-show.ftl']);
    expect(remoteNames(root)).toEqual(['inbox', 'quiz-show', 'send', 'share']);
    expect(workspacesOf(root).map(({ name }) => name)).toContain('remote-quiz-show');
    expect(defaultPortOf(root, 'remote-quiz-show')).toBe(3004);
    expect([...checkImports(root), ...checkCatalogues(root)]).toEqual([]);
    const { manifest } = await import(path.join(root, 'remote-quiz-show/src/manifest.ts'));
    expect(manifest).toMatchObject({
      routes: [{ path: '/quiz-show', page: 'QuizShow', tab: { order: 4, label: 'quiz-show-tab' } }],
      dialogs: ['quizShowAbout'],
    });
  });

  test('adds a page and a sheet to a remote: route, dialog, lazy imports, states, first frame and texts', async () => {
    await make('page', 'inbox/archive');
    await make('sheet', 'share/week');
    expect(read('remote-inbox/src/manifest.ts')).toContain("{ path: '/archive', page: 'Archive' },");
    expect(read('remote-inbox/src/pages.ts')).toContain('import(/* webpackChunkName: "Archive" */ \'./archive/archive-page.tsx\')');
    expect(read('remote-inbox/src/frames.tsx')).toContain("archiveFrame('anonymous')");
    expect(read('remote-share/src/manifest.ts')).toContain("dialogs: ['week', ");
    expect(read('remote-share/src/manifest.ts')).toContain('week: Record<string, never>;');
    expect(read('remote-share/src/gallery.tsx')).toContain('...weekStates,');
    expect([...checkImports(root), ...checkCatalogues(root)]).toEqual([]);
    await expect(make('sheet', 'send/week')).rejects.toThrow('The remote share has the dialog "week" already');
  });

  test('adds a call to the contract and to a feature of the server, with a limit, a test and another version of the contract', async () => {
    const version = () => JSON.parse(read('shared-bridge/package.json')).version as string;
    const before = version();
    expect(await make('call', 'tasks/getStreak')).toHaveLength(3);
    const entry = "getStreak: { method: 'GET', path: '/api/tasks/streak', access: 'person', repeat: 'safe' },";
    expect(read('shared-domain/src/contract/calls.ts')).toContain(entry);
    expect(read('shared-domain/src/contract/tasks.ts')).toContain('getStreak: { answer: z.object({}) },');
    expect(read('server/src/features/tasks/routes.ts')).toContain("registerCall(app, 'getStreak', async () => ({}));");
    expect(read('server/src/kit/limits/table.ts')).toContain('getStreak: READING,');
    expect(read('server/src/features/tasks/get-streak.test.ts')).toContain("anna.call('getStreak')");
    const [major, minor] = before.split('.').map(Number);
    expect(version()).toBe(`${major}.${Number(minor) + 1}.0`);
    expect(JSON.parse(read('package-lock.json')).packages['shared-bridge'].version).toBe(version());
  });

  test('adds a call to each feature of the server that has calls', async () => {
    const features = readdirSync(path.join(root, 'server/src/features')).filter((feature) => {
      const routes = path.join(root, 'server/src/features', feature, 'routes.ts');
      return existsSync(routes) && /(register|answer)\w*Call\(/.test(readFileSync(routes, 'utf8'));
    });
    expect(features.length).toBeGreaterThan(10);
    for (const feature of features) {
      const changes = new Changes();
      expect(() => addCall(changes, root, `${feature}/getSurplus`), feature).not.toThrow();
      expect(changes.read(path.join(root, 'server/src/features', feature, 'routes.ts'))).toMatch(/\{\n {2}registerCall\(app, 'getSurplus'/);
    }
  });

  test('adds a look: name, drawing, English text and sample', async () => {
    await make('look', 'old-postcard');
    expect(read('shared-domain/src/rules/looks.ts')).toContain("'chat', 'old-postcard'] as const");
    expect(read('server/src/features/share-image/compose.ts')).toContain("'old-postcard': oldPostcard,");
    expect(read('server/src/features/share-image/looks/old-postcard.ts')).toContain('export function oldPostcard(');
    expect(read('shared-i18n/locales/en/share.ftl')).toContain('share-look-old-postcard = Old postcard\n');
    expect(read('remote-share/src/poster/sample-poster.ts').match(/'old-postcard': \[/g)).toHaveLength(2);
    expect(checkCatalogues(root)).toEqual([]);
  });

  test.each([
    ['ca', "ca: 'Català',"],
    ['kk', "kk: 'Қазақ тілі',"],
  ])('names the language %s, whether the simulator has its country or not, and gives it the fonts of its script', (code, name) => {
    const changes = new Changes();
    addLanguage(changes, root, code);
    const text = (file: string) => changes.read(path.join(root, file));
    expect(text('shared-i18n/src/names.ts')).toContain(name);
    expect(/^ {2}kk: \['unbounded-cyrillic-700'/m.test(text('shared-i18n/src/fonts.ts'))).toBe(code === 'kk');
  });

  test('adds a language with pending texts to each list of languages', async () => {
    await make('language', 'pl');
    expect(read('shared-i18n/src/names.ts')).toContain("pl: 'Polski',");
    expect(read('shared-i18n/src/locales.test.ts')).toContain(`toHaveLength(${locales.length + 1})`);
    expect([...checkCatalogues(root), ...checkNames(root), ...checkLanguageLists(root)]).toEqual([]);
  });

  test('no template has a value or a section that is missing', () => {
    expect(fill('a {{name}}{{#tab}} b{{/tab}}{{^tab}} c{{/tab}}', { name: 'quiz', tab: '' })).toBe('a quiz c');
    expect(fill('{{#tab}}b{{/tab}}', { tab: '4' })).toBe('b');
    expect(() => fill('{{other}}', {})).toThrow('A template uses {{other}}, which has no value');
  });
});

test('[MFE-15] creates a remote outside of the project with its texts, and changes nothing in the project', async () => {
  const before = content();
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'billet-outside-')), 'poll');
  await make('remote', 'poll', folder);
  const files = ['locales/en/poll.ftl', '.gitignore', '.npmrc'];
  expect(files.filter((file) => !existsSync(path.join(folder, file)))).toEqual([]);
  expect(content()).toEqual(before);
  await expect(make('remote', 'poll', folder)).rejects.toThrow('exists already and is not empty');
});
