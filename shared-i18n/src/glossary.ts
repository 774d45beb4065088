import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Entry, messagesOf } from './catalogues.ts';
import { type Term, terms } from './glossary-terms.ts';

/** The name of a term in a language. The other fields default to it. */
interface Word {
  readonly name: string;
  /** The name as a label, if it is longer or shorter. */
  readonly label?: string;
  /** Word beginnings, one of which must occur in every text that mentions the term. */
  readonly stems?: readonly string[];
}

interface Glossary {
  readonly words: Readonly<Record<string, string | Word>>;
  /** Messages that deliberately mention a term without its name. */
  readonly saidOtherwise: Readonly<Record<string, readonly string[]>>;
  /** Rejected wordings, because they read badly or promised too much: regular expressions, matched at the start of a line with ^. */
  readonly neverSaid: readonly string[];
}

/** Messages that the check skips: the operator texts are for staff only, and each language has its own ready-made valentines. */
const apart = /^(bot-operator-|send-canned-)/;

/**
 * Inconsistent names in a language, one line each: labels that differ from the name, texts that lack the term of the English text, and
 * obsolete exceptions. `catalogues` and `glossary` are folders.
 */
export function inconsistentNames(catalogues: string, glossary: string, locale: string): string[] {
  const file = path.join(glossary, `${locale}.json`);
  if (!existsSync(file)) return [`${locale} has no glossary`];
  const { words, saidOtherwise, neverSaid } = readGlossary(file);
  const texts = messagesOf(catalogues, locale);
  const english = messagesOf(catalogues, 'en');
  return [
    ...terms.flatMap((term) => {
      const word = wordOf(words, term);
      if (!word) return [`${locale}: its glossary lacks ${term.key}`];
      const where = { english, texts, locale, apart: saidOtherwise[term.key] ?? [] };
      return [...strayLabels(term, word, texts), ...strayTexts(term, word, where), ...outOfSeason(term, word, where)];
    }),
    ...strayGifts(texts),
    ...rejectedWords(neverSaid, texts),
  ].map((line) => (line.startsWith(`${locale}: `) ? line : `${locale}: ${line}`));
}

const readGlossary = (file: string): Glossary => JSON.parse(readFileSync(file, 'utf8'));

function wordOf(words: Glossary['words'], { key }: Term): Word | undefined {
  const word = words[key];
  return typeof word === 'string' ? { name: word } : word;
}

function strayLabels({ labels = [] }: Term, { name, label = name }: Word, texts: ReadonlyMap<string, Entry>): string[] {
  return labels.flatMap((id) => {
    const shown = texts.get(id)?.written;
    return shown === undefined || shown.toLowerCase() === label.toLowerCase() ? [] : [`${id} says “${shown}”, everything else ${label}`];
  });
}

interface Where {
  readonly english: ReadonlyMap<string, Entry>;
  readonly texts: ReadonlyMap<string, Entry>;
  readonly locale: string;
  readonly apart: readonly string[];
}

function strayTexts({ english: spoken, key }: Term, { name, stems = [name] }: Word, where: Where): string[] {
  if (!spoken) return [];
  const isSaidIn = saying(stems, where.locale);
  const lacking = [...where.english.values()]
    .filter(({ id, written }) => !apart.test(id) && spoken.test(written))
    .map(({ id }) => ({ id, text: where.texts.get(id)?.written }))
    .filter(({ text }) => text !== undefined && !isSaidIn(text))
    .map(({ id }) => id);
  return [
    ...lacking.filter((id) => !where.apart.includes(id)).map((id) => `${id} doesn't call it ${name} (${key})`),
    ...where.apart.filter((id) => !lacking.includes(id)).map((id) => `${id} needs no entry in saidOtherwise of ${key}`),
  ];
}

/** Texts shown all year that mention the day, or the end of the wait for it, whatever the English text is. */
function outOfSeason({ key, only }: Term, { name, stems = [name] }: Word, { texts, locale }: Where): string[] {
  if (!only) return [];
  const isSaidIn = saying(stems, locale);
  return [...texts.values()]
    .filter(({ id, written }) => !only.includes(id) && isSaidIn(written))
    .map(({ id }) => `${id} speaks of ${name} (${key}), and is shown on every day of the year`);
}

function saying(stems: readonly string[], locale: string): (text: string) => boolean {
  const patterns = stems.map((stem) => new RegExp(lower(stem, locale).split(' ').map(literal).join('\\S*\\s+'), 'u'));
  return (text) => patterns.some((pattern) => pattern.test(lower(text, locale)));
}

/** Texts with rejected wordings. */
function rejectedWords(neverSaid: readonly string[], texts: ReadonlyMap<string, Entry>): string[] {
  return neverSaid.flatMap((phrase) => {
    const old = new RegExp(phrase, 'imu');
    return [...texts.values()]
      .filter(({ written }) => old.test(written.replaceAll(/[^\S\n]/g, ' ')))
      .map(({ id }) => `${id} contains a replaced phrase (${phrase})`);
  });
}

/** Gifts with different names in the gift picker and in the inbox. */
function strayGifts(texts: ReadonlyMap<string, Entry>): string[] {
  const [select] = texts.get('inbox-gift')?.selects ?? [];
  return (select?.variants ?? []).flatMap(({ key, value }) => {
    const picked = key.type === 'str' ? texts.get(`send-gift-${key.value}`)?.written : undefined;
    return picked === undefined || picked === value ? [] : [`a gift is called ${picked} where it is picked, ${String(value)} in the inbox`];
  });
}

const lower = (text: string, locale: string) => text.replaceAll(/\s/g, ' ').toLocaleLowerCase(locale);
const literal = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
