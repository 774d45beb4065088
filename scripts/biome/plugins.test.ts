import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from '@rstest/core';

const folder = mkdtempSync(path.join(tmpdir(), 'billet-biome-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The expressions that a plugin of Biome rejects. */
function rejectedBy(plugin: string, expressions: readonly string[]): string[] {
  writeFileSync(path.join(folder, 'biome.json'), JSON.stringify({ plugins: [path.join(import.meta.dirname, plugin)] }));
  writeFileSync(path.join(folder, 'a.tsx'), `[\n${expressions.join(',\n')},\n];\n`);
  const biome = path.resolve(import.meta.dirname, '../../node_modules/.bin/biome');
  const { stdout } = spawnSync(biome, ['lint', '--only=plugin', '--max-diagnostics=none', '--reporter=github', '.'], {
    cwd: folder,
    encoding: 'utf8',
  });
  const lines = new Set(Array.from(stdout.matchAll(/title=plugin,.*,line=(\d+)/g), ([, line]) => Number(line)));
  return expressions.filter((_, index) => lines.has(index + 2));
}

test('[I18-01] literal-text rejects texts that are not in the catalogues', () => {
  const texts = [
    '<p>Try again</p>',
    '<>Hello <b>{name}</b></>',
    "<p>{'Hello'}</p>",
    "<p>{isLate ? 'Too late' : text('send-now')}</p>",
    "<p>{isLate ? text('send-now') : isEarly ? 'Too early' : null}</p>",
    "<p>{name ?? 'Somebody'}</p>",
    `<p>{\`\${count} notes\`}</p>`,
    "<p>{notes.map((note) => <b>{'Note'}</b>)}</p>",
    '<button aria-label="Close" />',
    "<Failed retryLabel={'Again'} />",
    '<p>Привет</p>',
  ];
  expect(rejectedBy('literal-text.grit', texts)).toEqual(texts);
});

test('[I18-01] literal-text accepts messages, signs, conditions, and attributes that are not read out', () => {
  const others = [
    "<p title={text('send-title')}>{text('send-lead', { name: 'Dana' })}</p>",
    '<p>{count} / 5 · …</p>',
    `<p>{isSeen ? \`@\${username}\` : '\\u{a0}'}</p>`,
    '<GiftArt itemId="crown" className="art" data-tone="soft" />',
    "<p>{kind === 'valentine' && text('a')}</p>",
  ];
  expect(rejectedBy('literal-text.grit', others)).toEqual([]);
});

test('[I18-02] reading-direction rejects inline styles and transforms that are not mirrored', () => {
  const sided = [
    '<p style={{ marginLeft: 4 }} />',
    '<p style={{ right: 0 }} />',
    "element.animate({ transform: ['translateX(4px)', 'none'] })",
    `\`translate(\${x}px, 0)\``,
    `\`translate3d(4px, 0, \${z})\``,
  ];
  expect(rejectedBy('reading-direction.grit', sided)).toEqual(sided);
});

test('[I18-02] reading-direction accepts logical properties, vertical transforms, and other uses of left and right', () => {
  const even = ['<p style={{ marginInlineStart: 4 }} title="left" />', "'translateY(4px)'", '({ left: 1 })', `\`translate(0, \${y}px)\``];
  expect(rejectedBy('reading-direction.grit', even)).toEqual([]);
});
