import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { Check } from '../check/run.ts';
import { type Allowed, allowed } from './allowed.ts';
import { findPhrases, type Phrase, unwrap } from './phrases.ts';
import { proseIn } from './prose.ts';
import { subjectFault, unmergedSubjects } from './subjects.ts';

const READ = /\.(?:tsx?|mts|m?js|css|md|ya?ml|conf|ini|sh|service)$|Dockerfile$/;
/** Translations, migrations, recorded contracts, and pages that commands write. The rules' own files quote the phrases. */
const SKIPPED = /\/(?:locales|migrations)\/|^shared-bridge\/contract\/|^docs\/(?:settings|retention)\.md$|^scripts\/plain-english\//;

/** The phrases to rewrite in the prose of a file. Inline code is not prose. */
export function phrasesIn(file: string, source: string): Phrase[] {
  const found = findPhrases(unwrap(source));
  if (found.length === 0) return [];
  const prose = proseIn(file, source);
  const isProse = (at: number) => prose.some(({ start, end }) => start <= at && at < end && !isInlineCode(source.slice(start + 1, at)));
  return found.filter(({ at }) => isProse(at));
}

const isInlineCode = (before: string) => before.split('`').length % 2 === 0;

/** One fault per phrase that is not allowed, and per exception that is not needed. */
export function faultsIn(sources: Readonly<Record<string, string>>, exceptions: readonly Allowed[]): string[] {
  const used = new Set<Allowed>();
  const faults = Object.entries(sources).flatMap(([file, source]) =>
    phrasesIn(file, source).flatMap(({ at, text, advice }) => {
      const exception = exceptions.find((each) => each.file === file && covers(source, each.what, at));
      if (exception) used.add(exception);
      const line = source.slice(0, at).split('\n').length;
      return exception ? [] : [`${file}:${line}: '${text}': ${advice}, or allow it with a reason in scripts/plain-english/allowed.ts`];
    }),
  );
  const idle = exceptions.filter((each) => !used.has(each)).map(({ file, what }) => `${file}: '${what}' is allowed, but isn't there`);
  return [...faults, ...idle];
}

/** Whether the text that contains an index is `what`. */
function covers(source: string, what: string, at: number): boolean {
  const start = source.indexOf(what, Math.max(0, at - what.length + 1));
  return start !== -1 && start <= at;
}

/** Checks the tracked files below `root`. Commit subjects only cause a note. */
export function checkPlainEnglish(root: string): Check {
  return async () => {
    // lets the commands of other checks start first
    await setImmediate();
    const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0');
    const read = files.filter((file) => READ.test(file) && !SKIPPED.test(file) && existsSync(path.join(root, file)));
    const faults = faultsIn(Object.fromEntries(read.map((file) => [file, readFileSync(path.join(root, file), 'utf8')])), allowed);
    const note = unmergedSubjects(root)
      .map(subjectFault)
      .filter((fault) => fault !== null)
      .join('\n  ');
    return { ok: faults.length === 0, output: faults.join('\n'), note };
  };
}
