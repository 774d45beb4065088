import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const CALL = /\blog(?:\.(?:warn|error)|\[[^\]]*'(?:warn|error)'[^\]]*\])\(/g;
const EVENT = /\b(?:event: |logThrottled\()'([a-z]+(?:_[a-z]+)*)'/g;
const TEXT = /'((?:[^'\\]|\\.)*)'|`([^`$]*)`/g;

/** The source text of a call's last argument. `start` is the index after its opening bracket. */
function lastArgument(source: string, start: number): string {
  let depth = 0;
  let begin = start;
  for (let at = start; at < source.length; at += 1) {
    const sign = source[at] ?? '';
    if ("'`".includes(sign)) {
      at = source.indexOf(sign, at + 1);
      continue;
    }
    if ('([{'.includes(sign)) depth += 1;
    else if (')]}'.includes(sign)) {
      if (depth === 0) return source.slice(begin, at);
      depth -= 1;
    } else if (sign === ',' && depth === 0 && source.slice(at + 1).trimStart()[0] !== ')') begin = at + 1;
  }
  return '';
}

/** The names of events, and the texts of warnings and errors, that a source file logs. */
export function eventsIn(source: string): string[] {
  const events = Array.from(source.matchAll(EVENT), ([, name = '']) => name);
  const texts = Array.from(source.matchAll(CALL), ({ index, 0: { length } }) => lastArgument(source, index + length)).flatMap((argument) =>
    argument.trim().startsWith('{')
      ? []
      : Array.from(argument.matchAll(TEXT), ([, quoted, plain]) => quoted ?? plain ?? '').filter((text) => text.includes(' ')),
  );
  return [...events, ...texts];
}

/** The same for the whole server. */
export function eventsOf(root: string): string[] {
  const files = globSync('server/src/**/*.ts', { cwd: root }).filter((file) => !file.endsWith('.test.ts'));
  return [...new Set(files.flatMap((file) => eventsIn(readFileSync(path.join(root, file), 'utf8'))))].sort();
}
