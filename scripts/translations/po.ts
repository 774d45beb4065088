import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Entry, FluentSerializer, type Message, parse, type Term } from '@fluent/syntax';
import { po } from 'gettext-parser';
import { checkCatalogue } from '../../shared-i18n/check.ts';

type Text = Message | Term;

const fallback = 'en';
const serializer = new FluentSerializer();

/**
 * The texts of a language as a gettext PO file, for translators and their tools. The context of an entry is the id of a text. Pending texts
 * have no translation. A text with variants or attributes is in Fluent syntax, like its translation.
 * Source: https://www.gnu.org/software/gettext/manual/html_node/PO-Files.html
 */
export function exportTexts(folder: string, locale: string): Buffer {
  const translations = partsOf(folder).flatMap((part) => {
    const own = new Map(textsIn(read(folder, locale, part)).map((text) => [idOf(text), bodyOf(text)]));
    return textsIn(read(folder, fallback, part)).map((text) => ({
      msgctxt: idOf(text),
      msgid: bodyOf(text),
      msgstr: [own.get(idOf(text)) ?? ''],
      comments: { reference: part, extracted: text.comment?.content ?? '' },
    }));
  });
  const byId = Object.fromEntries(translations.map((each) => [each.msgctxt, { [each.msgid]: each }]));
  return po.compile(
    { charset: 'utf-8', headers: { Language: locale, 'Content-Type': 'text/plain; charset=utf-8' }, translations: byId },
    { foldLength: 0 },
  );
}

interface ImportResult {
  /** Faults of the file, one sentence each. If there are any, no catalogue was changed. */
  readonly faults: readonly string[];
  /** The ids of the texts that have changed. */
  readonly changed: readonly string[];
}

/** A comment, or a string with or without its keyword. The parser accepts a string over several lines, which a damaged file has. */
const PO_LINE = /^\s*(?:#.*|(?:msg(?:ctxt|id|id_plural|str(?:\[\d+\])?)\s+)?"(?:[^"\\]|\\.)*"\s*)?$/;

/** Writes the translations of a PO file into the catalogue of the language that its header names, all or none. */
export function importTexts(folder: string, content: Buffer): ImportResult {
  const lines = content.toString().split(/\r?\n/);
  const damaged = lines.findIndex((line) => !PO_LINE.test(line));
  if (damaged >= 0) return { faults: [`Line ${damaged + 1} is no line of a PO file: ${lines[damaged]}`], changed: [] };
  const { headers, translations } = po.parse(content);
  // an empty file has no headers
  const locale = headers?.Language ?? '';
  if (!/^[a-z]+$/.test(locale) || !readdirSync(folder).includes(locale))
    return { faults: [`The header names the language "${locale}", which has no catalogue in ${folder}`], changed: [] };
  const translated = new Map(
    Object.values(translations)
      .flatMap((byEnglish) => Object.values(byEnglish))
      .flatMap(({ msgctxt, msgstr: [body = ''] }) => (msgctxt && body.trim() !== '' ? [[msgctxt, body] as const] : [])),
  );
  const known = new Set(partsOf(folder).flatMap((part) => textsIn(read(folder, fallback, part)).map(idOf)));
  const unknown = [...translated.keys()].filter((id) => !known.has(id)).map((id) => `${id} is not a text of ${fallback}`);
  if (unknown.length > 0) return { faults: unknown, changed: [] };

  const parts = partsOf(folder)
    .map((part) => withTranslations(folder, locale, part, translated))
    .filter(({ changed }) => changed.length > 0);
  const faults = parts.length === 0 ? [] : newFaults(folder, locale, parts);
  if (faults.length > 0) return { faults, changed: [] };
  for (const { part, text } of parts) writeFileSync(path.join(folder, locale, part), text);
  return { faults, changed: parts.flatMap(({ changed }) => changed) };
}

interface Part {
  readonly part: string;
  readonly text: string;
}

/** Faults of the catalogue that only the new parts cause. */
function newFaults(folder: string, locale: string, parts: readonly Part[]): string[] {
  const copy = mkdtempSync(path.join(tmpdir(), 'billet-texts-'));
  try {
    for (const each of [fallback, locale]) cpSync(path.join(folder, each), path.join(copy, each), { recursive: true });
    const before = new Set(checkCatalogue(copy, locale));
    for (const { part, text } of parts) writeFileSync(path.join(copy, locale, part), text);
    return checkCatalogue(copy, locale).filter((fault) => !before.has(fault));
  } finally {
    rmSync(copy, { recursive: true });
  }
}

/** Inserts into a part of a catalogue the translations that differ from its texts. A new text follows the same text as in English. */
function withTranslations(folder: string, locale: string, part: string, translated: ReadonlyMap<string, string>) {
  let text = read(folder, locale, part);
  let ranges = rangesIn(text);
  const changed: string[] = [];
  let previous: string | undefined;
  for (const id of textsIn(read(folder, fallback, part)).map(idOf)) {
    const body = translated.get(id);
    const own = ranges.get(id);
    if (body !== undefined && own?.body !== body) {
      const after = ranges.get(previous ?? '')?.end ?? text.trimEnd().length;
      const { start, end } = own ?? { start: after, end: after };
      text = `${text.slice(0, start)}${own ? '' : '\n'}${toFluent(id, body)}${text.slice(end)}`;
      ranges = rangesIn(text);
      changed.push(id);
    }
    if (ranges.has(id)) previous = id;
  }
  return { part, text: `${text.trim()}\n`, changed };
}

/** A text in Fluent syntax. One that does not parse is written unchanged, so that the check reports it. */
function toFluent(id: string, body: string): string {
  const entry = `${id} =\n${body.replaceAll(/^/gm, '    ')}\n`;
  const [parsed] = textsIn(entry);
  return (parsed ? serializer.serializeEntry(parsed) : entry).trimEnd();
}

const partsOf = (folder: string) => readdirSync(path.join(folder, fallback)).filter((file) => file.endsWith('.ftl'));

/** The text of a part; empty if the language does not have it yet. */
function read(folder: string, locale: string, part: string): string {
  const folderOfLocale = path.join(folder, locale);
  return readdirSync(folderOfLocale).includes(part) ? readFileSync(path.join(folderOfLocale, part), 'utf8') : '';
}

const isText = (entry: Entry): entry is Text => entry.type === 'Message' || entry.type === 'Term';
const textsIn = (content: string): Text[] => parse(content, {}).body.filter(isText);
const idOf = ({ type, id }: Text): string => (type === 'Term' ? `-${id.name}` : id.name);

/** The value and the attributes of a text, without its id and comment. */
function bodyOf(text: Text): string {
  const copy = text.clone();
  copy.comment = null;
  const written = serializer.serializeEntry(copy).slice(`${idOf(text)} =`.length);
  return written.trim().replaceAll(/^ {4}/gm, '');
}

/** The range of each text in a catalogue, without its comment, by id. */
function rangesIn(content: string): Map<string, { readonly start: number; readonly end: number; readonly body: string }> {
  return new Map(
    textsIn(content).map((text) => {
      const start = (text.id.span?.start ?? 0) - (text.type === 'Term' ? 1 : 0);
      const end = Math.max(...[text.value, ...text.attributes].map((each) => each?.span?.end ?? 0));
      return [idOf(text), { start, end, body: bodyOf(text) }];
    }),
  );
}
