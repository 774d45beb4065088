import { readFileSync } from 'node:fs';
import path from 'node:path';
import { remoteNames } from '../../scripts/lib/workspaces.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const folder = path.join(root, 'shared-i18n/locales');

/** Looks up texts of a language by id. Only single-line texts without arguments are known. */
export function wordsOf(locale: string): (id: string) => string {
  const parts = ['shell', 'errors', ...remoteNames(root)];
  const lines = parts.flatMap((part) => readFileSync(path.join(folder, locale, `${part}.ftl`), 'utf8').split('\n'));
  const words = new Map(lines.flatMap((line) => /^([\w-]+) = ([^{]+)$/.exec(line)?.slice(1, 3).join('\n') ?? []).map(pairOf));
  return (id) => {
    const text = words.get(id);
    if (text === undefined) throw new Error(`${locale} has no single-line text ${id}`);
    return text;
  };
}

function pairOf(entry: string): [string, string] {
  const [id = '', text = ''] = entry.split('\n');
  return [id, text];
}

/** Matches an accessible name that contains a text. */
export const having = (text: string) => new RegExp(text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/\s/g, '\\s'));
