import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@rstest/core';
import { buildAttic, type FixtureBuild } from '../../test/fixture-build.ts';

const page = `import styles from './attic.module.css';
  export default function Attic() { return <main className={styles.attic}><ul className={styles.list}><li>Old letters</li></ul></main>; }`;

const stylesheet = ({ dist }: FixtureBuild) =>
  readdirSync(dist)
    .filter((file) => file.endsWith('.css'))
    .map((file) => readFileSync(path.join(dist, file), 'utf8'))
    .join('');

test('[MFE-13] builds a remote that styles only its own elements, and derives class names from file contents', () => {
  const styles = (colour: string) =>
    `.attic { color: ${colour}; animation: rise 1s } .list { & > li + li { margin: 1px } } @keyframes rise { to { opacity: 1 } }`;
  const [once, again, changed] = ['red', 'red', 'tan'].map((colour) =>
    buildAttic({ 'src/attic.tsx': page, 'src/attic.module.css': styles(colour) }),
  ) as [FixtureBuild, FixtureBuild, FixtureBuild];
  expect(once).toMatchObject({ status: 0 });
  const names = (build: FixtureBuild) => [...new Set(stylesheet(build).match(/attic-[\w-]{6}/g))];
  expect(names(once)).toHaveLength(3);
  expect(names(again)).toEqual(names(once));
  expect(names(changed).filter((name) => names(once).includes(name))).toEqual([]);
});

test('[MFE-13] rejects a remote whose styles could affect other parts, and reports file and remedy for each', () => {
  const { status, output, dist } = buildAttic({
    'src/attic.tsx': `import './plain.css'; ${page}`,
    'src/plain.css': '* { letter-spacing: 1px } @font-face { font-family: Unbounded; src: url(data:,a) } @keyframes spin { to { top: 0 } }',
    'src/attic.module.css': ':global(.button) { color: red } .attic { z-index: 60 } .list + nav { color: red }',
  });
  expect(status).not.toBe(0);
  const remedy = 'give the element a class of a CSS module, or select it within one';
  expect(output).toContain(`src/plain.css: * matches elements outside of this remote: ${remedy}`);
  expect(output).toContain(`src/attic.module.css: .button matches elements outside of this remote: ${remedy}`);
  expect(output).toMatch(/src\/attic\.module\.css: \.attic-[\w-]{6}\s?\+\s?nav matches elements/);
  expect(output).toMatch(/src\/attic\.module\.css: \.attic-[\w-]{6} \{ z-index: 60 \} would cover the shell's sheets/);
  expect(output).toContain('src/plain.css: @font-face Unbounded defines a font for the whole page: start its name with `attic-`');
  expect(output).toContain('src/plain.css: @keyframes spin defines a name for the whole page');
  expect(() => readFileSync(path.join(dist, 'remote.json'))).toThrow('ENOENT');
});

test('[MFE-13] rejects styles that a script creates', () => {
  const { status, output } = buildAttic({
    'src/attic.tsx': `export default function Attic() {
      const sheet = new CSSStyleSheet();
      document.adoptedStyleSheets = [sheet];
      document.body.classList.add('attic');
      return <style href="attic" precedence="default">{'nav { color: red }'}</style>;
    }`,
  });
  expect(status).not.toBe(0);
  for (const way of ['adoptedStyleSheets', 'CSSStyleSheet', 'the look of <html> or <body>', '<style>'])
    expect(output).toMatch(new RegExp(`Attic\\.\\w+\\.js: ${way} makes styles that the build cannot check`));
});
