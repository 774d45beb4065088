import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@rstest/core';
import { checkNames } from '../check.ts';
import { inconsistentNames } from './glossary.ts';

const here = path.resolve(import.meta.dirname, '..');
const languages = readdirSync(path.join(here, 'locales'));

/** German with the changes of a test to its catalogue or glossary. */
function german({ texts = {}, glossary = {} }: { texts?: Record<string, string>; glossary?: object } = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'billet-names-'));
  for (const locale of ['en', 'de']) cpSync(path.join(here, 'locales', locale), path.join(folder, 'locales', locale), { recursive: true });
  const names = path.join(folder, 'glossary');
  mkdirSync(names);
  for (const [id, text] of Object.entries(texts)) {
    const file = path.join(folder, 'locales/de', `${id.split('-')[0]}.ftl`);
    writeFileSync(file, readFileSync(file, 'utf8').replace(new RegExp(`^${id} = .*$`, 'm'), `${id} = ${text}`));
  }
  const own = JSON.parse(readFileSync(path.join(here, 'glossary/de.json'), 'utf8'));
  writeFileSync(path.join(names, 'de.json'), JSON.stringify({ ...own, ...glossary }));
  return { names, stray: inconsistentNames(path.join(folder, 'locales'), names, 'de'), folder };
}

test.each(languages)('[VIS-08a] in %s each term has one name on all screens, in the bot and on pictures', (locale) => {
  expect(checkNames(path.resolve(here, '..'), [locale])).toEqual([]);
});

test('[VIS-08] the check reports a label that differs from the name, and a text that lacks it', () => {
  expect(german().stray).toEqual([]);
  expect(german({ texts: { 'send-privacy-full': 'Auf ewig verborgen' } }).stray).toContain(
    'de: send-privacy-full says “Auf ewig verborgen”, everything else Für immer geheim',
  );
  expect(german({ texts: { 'share-mode-valentine': 'Liebesbriefe' } }).stray).toContain(
    'de: share-mode-valentine says “Liebesbriefe”, everything else Valentinsgrüße',
  );
  expect(german({ texts: { 'bot-share-button-valentine': 'Liebesbrief schicken' } }).stray).toEqual([
    "de: bot-share-button-valentine doesn't call it Valentinsgruß (valentine)",
  ]);
  expect(german({ texts: { 'send-gift-ring': 'Goldring' } }).stray).toEqual([
    'de: a gift is called Goldring where it is picked, Ring in the inbox',
  ]);
});

test('[VIS-08] the check reports an obsolete exception in the glossary', () => {
  const { stray } = german({ texts: { 'send-success-own': 'Selbst Valentinsgrüße bekommen' } });
  expect(stray).toEqual(['de: send-success-own needs no entry in saidOtherwise of valentine']);
});

test('[VIS-08] the check reports a missing or incomplete glossary', () => {
  const { names, folder } = german({ glossary: { words: {} } });
  expect(inconsistentNames(path.join(folder, 'locales'), names, 'de')[0]).toBe('de: its glossary lacks modeValentines');
  expect(inconsistentNames(path.join(folder, 'locales'), names, 'pl')).toEqual(['pl has no glossary']);
});

test('[VIS-07] no text that is shown all year mentions 8 March or early opening', () => {
  expect(german({ texts: { 'send-super-line': 'Eine goldene Karte, ohne Warten auf den 8. März.' } }).stray).toEqual([
    'de: send-super-line speaks of 8. März (march8), and is shown on every day of the year',
  ]);
  expect(german({ texts: { 'share-delete-reveals': 'Enthüllungen, Erstattung und „Früher öffnen“' } }).stray).toEqual([
    'de: share-delete-reveals speaks of Früher öffnen (earlyOpening), and is shown on every day of the year',
  ]);
});

test('[VIS-08] the check reports rejected wordings, whatever spaces they contain', () => {
  expect(german({ texts: { 'inbox-share-answer': 'Antwort als\u00A0Story posten' } }).stray).toEqual([
    'de: inbox-share-answer contains a replaced phrase (als story)',
  ]);
  expect(german({ texts: { 'inbox-sender-anonymous-text': 'Nicht einmal wir kennen den Namen, nicht zu enthüllen' } }).stray).toContain(
    'de: inbox-sender-anonymous-text contains a replaced phrase (nicht einmal wir)',
  );
});
