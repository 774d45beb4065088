import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { integrityOf } from '@billet/release/build-format';
import { expect, test } from '@rstest/core';
import { buildAttic, type FixtureBuild } from '../test/fixture-build.ts';

const attic = (text: string) =>
  buildAttic({
    'src/attic.tsx': `import styles from './attic.module.css'; export default () => <p className={styles.attic}>${text}</p>;`,
    'src/attic.module.css': '.attic { color: red }',
  });

/** Name → content of the scripts and stylesheets of a build. */
const filesOf = ({ dist }: FixtureBuild) =>
  Object.fromEntries(
    readdirSync(dist)
      .filter((file) => /\.(js|css)$/.test(file))
      .map((file) => [file, readFileSync(path.join(dist, file), 'utf8')]),
  );
const arraysIn = (files: Readonly<Record<string, string>>) =>
  new Set(Object.values(files).flatMap((code) => code.match(/billetChunks_\w+/g) ?? []));

test('[MFE-11] two builds of a remote share no file and no array of chunks, even if only one page has changed', () => {
  const [one, two] = [filesOf(attic('one')), filesOf(attic('two'))];
  expect(Object.keys(one).map((file) => file.replace(/\.\w{10}\./, '.'))).toEqual(
    expect.arrayContaining(['remoteEntry.js', 'Attic.js', 'Attic.css']),
  );
  expect(Object.keys(one).filter((file) => file in two)).toEqual([]);
  expect([...arraysIn(one)]).toEqual([expect.stringMatching(/^billetChunks_attic_[\da-f]{13}$/)]);
  expect(arraysIn(two).size).toBe(1);
  expect(arraysIn(two)).not.toEqual(arraysIn(one));
});

test('[MFE-03][MFE-07] the same sources give the same build, and its entry has the hashes of its final files', () => {
  const [one, again] = [filesOf(attic('one')), filesOf(attic('one'))];
  expect(again).toEqual(one);
  const entry = Object.entries(one).find(([file]) => file.startsWith('remoteEntry.'))?.[1] ?? '';
  for (const [file, content] of Object.entries(one)) {
    if (!file.startsWith('remoteEntry.')) expect(entry, file).toContain(integrityOf(Buffer.from(content)));
  }
});
