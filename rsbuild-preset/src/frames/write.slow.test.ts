import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RemoteFrames } from '@billet/release/build-format';
import { expect, test } from '@rstest/core';
import { buildAttic, type FixtureBuild } from '../../test/fixture-build.ts';

const read = ({ dist }: FixtureBuild, file: string) => JSON.parse(readFileSync(path.join(dist, file), 'utf8'));
const frames = (body: string, route = '/attic') => ({
  'src/attic.tsx': 'export default function Attic() { return null; }',
  'src/attic.module.css': '.attic { color: red } .other { color: tan }',
  'src/frames.tsx': `
    import { useText } from '@billet/shared-i18n';
    import styles from './attic.module.css';
    function Attic({ own }) { const text = useText(); return ${body}; }
    export const frames = [{ route: '${route}', mode: 'anonymous', render: ({ own }) => <Attic own={own} /> }];`,
});

test('[FST-01] a build writes its first frames in every language, with their style rules, as one of its files', () => {
  const build = buildAttic(
    frames(`<main className={styles.attic} style={{ '--n': 1 }} onClick={() => own}><p>{own.firstName}</p>{text('shell-tabs')}</main>`),
  );
  expect(build).toMatchObject({ status: 0 });
  const description = read(build, 'remote.json') as { readonly frames: string; readonly files: Readonly<Record<string, string>> };
  expect(description.files[description.frames]).toMatch(/^sha256-/);
  const file = read(build, description.frames) as RemoteFrames;
  expect(file.frames.map(({ route, mode, html }) => [route, mode, Object.keys(html).length])).toEqual([['/attic', 'anonymous', 17]]);
  expect(file.frames[0]?.html.en).toMatch(/^<main class="_[\w-]{6} _\w{6}"><p data-slot="own.name"><\/p>Sections<\/main>$/);
  expect(file.frames[0]?.html.ru).toMatch(/[а-я]<\/main>$/);
  expect(file.rules).toEqual([expect.stringMatching(/^\._[\w-]{6}\{color:red\}$/), expect.stringMatching(/^#frame \._\w{6}\{--n:1\}$/)]);
  // the intermediate build output is removed
  expect(readdirSync(build.dist).filter((each) => /frames/.test(each))).toEqual([description.frames]);
});

test.each([
  ['an id', '<main id="a" />', '/attic', 'The first frame of attic /attic (anonymous) (ar): <main id="a"> has an id'],
  ['a text that English lacks', "<main>{text('attic-nowhere')}</main>", '/attic', 'attic-nowhere'],
  ['no route of its manifest', '<main />', '/cellar', "attic's src/frames.tsx draws /cellar; its manifest has no such route"],
])('[FST-01] the build rejects a frame with %s and prints the reason', (_, body, route, fault) => {
  const { status, output } = buildAttic(frames(body, route));
  expect(status).not.toBe(0);
  expect(output).toContain(fault);
});
