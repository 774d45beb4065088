import { expect, test } from '@rstest/core';
import { judge } from './verdict.ts';
import type { Change } from './walk.ts';

const minor: Change = { what: 'useNow is new', bump: 'minor' };
const major: Change = { what: 'bridge().messenger.sharePicture was removed', bump: 'major' };
const records = ['1.5.0', '1.6.0'].map((version) => ({ version, text: `what ${version} promises` }));

function verdictOn(version: string, changes: readonly Change[]) {
  const compared: string[] = [];
  const changesBetween = (before: string) => {
    compared.push(before);
    return changes;
  };
  const { faults, isUnrecorded } = judge({ version, surface: 'what the sources promise', records, changesBetween });
  return { faults, isUnrecorded, compared };
}

test.each([
  ['1.6.0', [], false],
  ['1.6.1', [], true],
  ['1.7.0', [minor], true],
  ['2.0.0', [major], true],
  ['2.0.0', [minor, major], true],
])('[MFE-05] version %s is right after 1.6.0 with the changes %j', (version, changes, isUnrecorded) => {
  expect(verdictOn(version, changes)).toEqual({ faults: [], isUnrecorded, compared: ['what 1.6.0 promises'] });
});

test.each([
  ['1.6.0', [major, minor], 'must be 2.0.0', 'bridge().messenger.sharePicture was removed: major'],
  ['1.7.0', [major], 'must be 2.0.0', 'bridge().messenger.sharePicture was removed: major'],
  ['1.6.0', [minor], 'must be 1.7.0', 'useNow is new: minor'],
  ['1.6.1', [minor], 'must be 1.7.0', 'useNow is new: minor'],
  ['2.0.0', [minor], 'must be 1.7.0', 'useNow is new: minor'],
  ['1.8.0', [minor], 'must be 1.7.0', 'useNow is new: minor'],
])('[MFE-05] version %s after 1.6.0 with the changes %j is refused: it %s', (version, changes, must, reason) => {
  const { faults, isUnrecorded } = verdictOn(version, changes);
  expect(isUnrecorded).toBe(false);
  expect(faults[0]).toBe(reason);
  expect(faults.at(-1)).toContain(`since 1.6.0; CONTRACT_VERSION is ${version} and ${must}`);
});

test.each(['1.7.0', '2.0.0'])('[MFE-05] version %s is refused if nothing changed for remotes', (version) => {
  expect(verdictOn(version, []).faults).toEqual([
    `nothing changed for remotes since 1.6.0; CONTRACT_VERSION is ${version} and must be 1.6.0`,
  ]);
});

test('[MFE-05] a version lower than the last record is refused', () => {
  expect(verdictOn('1.5.0', []).faults).toEqual(['CONTRACT_VERSION is 1.5.0, but 1.6.0 has been kept already: a contract goes forward']);
});

test('[MFE-05] a draft of a record is replaced after its sources changed', () => {
  const draft = { version: '1.7.0', text: 'a draft', isDraft: true };
  const judged = (changes: (before: string) => readonly Change[]) =>
    judge({ version: '1.7.0', surface: 'now', records: [...records, draft], changesBetween: changes });
  expect(judged((before) => (before === 'a draft' ? [] : [minor]))).toMatchObject({ faults: [], isUnrecorded: false });
  expect(judged(() => [minor])).toMatchObject({ faults: [], isUnrecorded: true });
  expect(judged(() => [major]).faults.at(-1)).toContain('must be 2.0.0');
});
