import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@rstest/core';
import { directionOf, locales } from './locales.ts';

const folder = path.join(import.meta.dirname, '../locales');
/** Messages that a view renders with `Figures`, left to right as a whole. */
const figures = /^(?:send-discount|inbox-packs-discount|share-leaderboard-rank) =/;
/** Messages for assistive technology only. */
const unseen = /^share-rank-label =/;

function linesOf(locale: string): string[] {
  return globSync(`${locale}/*.ftl`, { cwd: folder })
    .flatMap((file) => readFileSync(path.join(folder, file), 'utf8').split('\n'))
    .filter((line) => !line.startsWith('#'));
}

const fromRight = locales.filter((locale) => directionOf(locale) === 'rtl');

test.each(fromRight)('[I18-02] in %s an invisible mark keeps the slash of a command in front', (locale) => {
  expect(linesOf(locale).filter((line) => /(?<![\u200e\w/<])\/[a-z]/.test(line))).toEqual([]);
});

test.each(fromRight)('[I18-02] in %s a sign stays next to its number', (locale) => {
  const torn = linesOf(locale).filter((line) => /(?<!\u2066)[+#−-]\{ \$|\}[%٪](?!\u2069)/.test(line));
  expect(torn.filter((line) => !figures.test(line) && !unseen.test(line))).toEqual([]);
});
