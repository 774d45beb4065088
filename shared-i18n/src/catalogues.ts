import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { FluentResource } from '@fluent/bundle';

const fallback = 'en';

/** The ids of all messages of a language, over all parts of its catalogue; none where there is no such language. */
function idsOf(folder: string, locale: string): Set<string> {
  const parts = path.join(folder, locale);
  const files = existsSync(parts) ? readdirSync(parts).filter((file) => file.endsWith('.ftl')) : [];
  return new Set(files.flatMap((file) => new FluentResource(readFileSync(path.join(parts, file), 'utf8')).body.map(({ id }) => id)));
}

/** Ids that one of the two languages has and the other lacks. */
export function missingTexts(folder: string, locale: string): string[] {
  const wanted = idsOf(folder, fallback);
  const given = idsOf(folder, locale);
  const missing = [...wanted].filter((id) => !given.has(id)).map((id) => `${locale} lacks ${id}`);
  return [...missing, ...[...given].filter((id) => !wanted.has(id)).map((id) => `${fallback} lacks ${id}, ${locale} has it`)];
}
