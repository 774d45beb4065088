import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@rstest/core';
import { checkWords } from './check.ts';
import { checkSizes } from './sizes.ts';
import { writtenIn } from './written.ts';

const found = (source: string) => writtenIn('view.tsx', `const view = ${source};`).map(({ what }) => what);

test.each([
  ['a child', '<p>Try again</p>', ['Try again']],
  ['a child in a fragment', '<>Hello <b>you</b></>', ['Hello', 'you']],
  ['a string in braces', "<p>{'Hello'}</p>", ['Hello']],
  ['a branch of a conditional expression', "<p>{isLate ? 'Too late' : text('send-now')}</p>", ['Too late']],
  ['a fallback value', "<p>{name ?? 'Somebody'}</p>", ['Somebody']],
  ['the text around a value', `<p>{\`\${count} notes\`}</p>`, ['notes']],
  ['a name for assistive technology', '<button aria-label="Close" />', ['Close']],
  ['a label prop', "<Failed retryLabel={'Again'} />", ['Again']],
  ['another script', '<p>Привет</p>', ['Привет']],
])('[I18-01] writtenIn reports %s', (_, source, words) => expect(found(source)).toEqual(words));

test.each([
  ['a message', "<p title={text('send-title')}>{text('send-lead', { name: 'Dana' })}</p>"],
  ['signs and digits', '<p>{count} / 5 · …</p>'],
  ['an attribute that is not read out', '<GiftArt itemId="crown" className="art" data-tone="soft" />'],
  ['a condition', "<p>{kind === 'valentine' && text('a')}</p>"],
])('[I18-01] writtenIn ignores %s', (_, source) => expect(found(source)).toEqual([]));

test('checkWords reports the place of a text, and exceptions that are not used', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'billet-words-'));
  mkdirSync(path.join(root, 'host/src'), { recursive: true });
  writeFileSync(path.join(root, 'host/src/view.tsx'), 'const view = (\n  <p>Hello</p>\n);\n');
  writeFileSync(path.join(root, 'host/src/view.test.tsx'), '<p>Hello</p>;\n');
  const exception = { file: 'host/src/view.tsx', what: 'Hello', why: 'a test' };
  expect(checkWords(root, [])).toEqual(["host/src/view.tsx:2: 'Hello' must be a message of the catalogues, or be allowed with its reason"]);
  expect(checkWords(root, [exception])).toEqual([]);
  expect(checkWords(root, [exception, { ...exception, what: 'Bye' }])).toEqual(["host/src/view.tsx: 'Bye' is allowed, but isn't there"]);
});

test('[I18-01] every downloaded catalogue has at most 12 KB', () => {
  expect(checkSizes()).toEqual([]);
  expect(checkSizes(['errors'], 700)).toContainEqual(expect.stringMatching(/^the catalogue of uk has \d+ B compressed, 700 are allowed$/));
});
