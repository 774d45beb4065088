import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@rstest/core';
import { checkCatalogues } from '../../shared-i18n/check.ts';
import { workspacesOf } from '../build/workspaces.ts';
import { checkImports } from '../import-rules/check.ts';
import { defaultPortOf, remoteNames } from '../lib/workspaces.mjs';
import { create, type Request } from './create.ts';
import { copyProject } from './project-copy.ts';
import { fill } from './templates.ts';

let root = '';
beforeAll(() => {
  root = copyProject();
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const make = (kind: Request['kind'], name: string, outside: string | null = null) => create(root, { kind, name, outside }, () => undefined);
/** Every file of the copy with its content, without installed packages. */
const content = () =>
  new Map(
    globSync('{*.json,{remote-*,host,shared-i18n}/**/*.{ts,tsx,css,json,ftl}}', {
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
    ['page', 'archive', '"archive" names no place in a remote'],
    ['page', 'quiz/archive', 'There is no remote quiz; there are inbox, send, share'],
    ['page', 'share/inbox', 'The remote inbox has the route /inbox already'],
    ['page', 'share/settings', 'exists already'],
    ['sheet', 'send/age', 'The remote share has the dialog "age" already'],
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
