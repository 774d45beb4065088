import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { FluentResource } from '@fluent/bundle';

const fallback = 'en';

/**
 * All messages of a language by id, over all parts of its catalogue, with the arguments that each takes; none where there is
 * no such language.
 */
function messagesOf(folder: string, locale: string): Map<string, string> {
  const parts = path.join(folder, locale);
  const files = existsSync(parts) ? readdirSync(parts).filter((file) => file.endsWith('.ftl')) : [];
  const messages = files.flatMap((file) => new FluentResource(readFileSync(path.join(parts, file), 'utf8')).body);
  return new Map(messages.map((message) => [message.id, argumentsIn(message)]));
}

function argumentsIn(message: FluentResource['body'][number]): string {
  const names = Array.from(JSON.stringify(message).matchAll(/"type":"var","name":"(\w+)"/g), ([, name]) => `$${name}`);
  return [...new Set(names)].sort().join(', ') || 'nothing';
}

/** Messages that take other arguments than the English ones of the same id. */
export function differingTexts(folder: string, locale: string): string[] {
  const given = messagesOf(folder, locale);
  return [...messagesOf(folder, fallback)]
    .filter(([id, names]) => names !== (given.get(id) ?? names))
    .map(([id, names]) => `${locale}: ${id} doesn't say the same as in ${fallback}: it takes ${given.get(id)}, there ${names}`);
}

/** Ids that one of the two languages has and the other lacks. */
export function missingTexts(folder: string, locale: string): string[] {
  const wanted = messagesOf(folder, fallback);
  const given = messagesOf(folder, locale);
  const missing = [...wanted.keys()].filter((id) => !given.has(id)).map((id) => `${locale} lacks ${id}`);
  return [...missing, ...[...given.keys()].filter((id) => !wanted.has(id)).map((id) => `${fallback} lacks ${id}, ${locale} has it`)];
}
