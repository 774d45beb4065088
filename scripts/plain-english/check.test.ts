import { expect, test } from '@rstest/core';
import { faultsIn, phrasesIn } from './check.ts';
import { subjectFault } from './subjects.ts';

const found = (source: string, file = 'host/src/a.ts') => phrasesIn(file, source).map(({ text }) => text);

test.each([
  ['a pronoun without a name', '// for whoever opens it', ['whoever']],
  ['a clause as the subject', '/** What is kept. */', ['What']],
  ['a clause after a preposition', '// the name of who asked', ['who']],
  ['a verb that is not technical', '// the note lies where the list stands', ['lies', 'stands']],
  ['a passive of telling', '// the page is told', ['is told']],
  ['a thing that wants something', '// the remote wants an icon', ['wants']],
  ['an old adverb', '/* built anew */', ['anew']],
  ['a phrase across lines', '/**\n * Waits all\n * the same.\n */', ['all the same']],
  ['a phrase at the end of its clause', '// a list of its own, sorted', ['of its own']],
  ['an inversion', '// the frame closes; so does the sheet', ['so does']],
])('phrasesIn reports %s', (_, source, phrases) => expect(found(source)).toEqual(phrases));

test.each([
  ['a relative clause', '// users for whom it failed; the bot, who asks'],
  ['a question', '// What is kept?'],
  ['a user who wants something', '// the user wants a receipt'],
  ['an owner before a noun', '// the result of its own query'],
  ['a name of the code', 'const nobody = stands.lies; // see `nobody`'],
  ['a user-visible text of a page', "const text = 'Nobody is here';"],
])('phrasesIn accepts %s', (_, source) => expect(found(source)).toEqual([]));

test('phrasesIn reads test titles, texts of tools, documents outside code, and configuration comments', () => {
  expect(found("test('[INB-01] and opens it anew', () => say('nobody is here'));", 'host/src/a.test.ts')).toEqual(['and', 'anew']);
  expect(found("test.each([['nobody'], ['x y']])('so %s is gone', run);", 'host/src/a.test.ts')).toEqual(['so', 'is gone']);
  expect(found(`log.warn(\`\${name} stands still\`, 'anew', ' or ');`, 'server/src/a.ts')).toEqual(['stands']);
  expect(found('Nobody `anew`\n\n```sh\necho anew\n```\n\nby\nitself\n', 'docs/a.md')).toEqual(['Nobody', 'by itself']);
  expect(found('name: anew # built anew', 'deploy/a.yaml')).toEqual(['anew']);
});

test('faultsIn reports the line of a phrase that is not allowed, and exceptions that are not needed', () => {
  const sources = { 'docs/a.md': 'One.\n\nTwo, of nobody.\n' };
  const exception = { file: 'docs/a.md', what: 'of nobody', why: 'a test' };
  expect(faultsIn(sources, [])).toEqual([
    "docs/a.md:3: 'nobody': name the user or the component, or allow it with a reason in scripts/plain-english/allowed.ts",
  ]);
  expect(faultsIn(sources, [exception])).toEqual([]);
  expect(faultsIn(sources, [exception, { ...exception, what: 'nobody else' }])).toEqual([
    "docs/a.md: 'nobody else' is allowed, but isn't there",
  ]);
});

test('subjectFault accepts a short subject that begins with a base-form verb', () => {
  for (const subject of ['Embed the fonts', 'Focus the field', 'Process updates twice']) expect(subjectFault(subject)).toBe(null);
  for (const subject of ['Added fonts', 'Fixes the field', 'Adding fonts', 'What is kept', 'e2e: Wait', 'add fonts']) {
    expect(subjectFault(subject)).toBe(`'${subject}' does not begin with a base-form verb`);
  }
  expect(subjectFault(`Add ${'a'.repeat(62)}`)).toContain('has 66 characters, 65 are enough');
});
