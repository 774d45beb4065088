import path from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';

/** One import, export from, dynamic import or import of a type. */
export interface Arrow {
  /** Where it stands, from the root of the project, with slashes. */
  readonly file: string;
  /** As written. */
  readonly target: string;
  /** It is put together while the code runs; `target` is the expression. */
  readonly isComputed?: boolean;
  /** It leaves nothing that runs. */
  readonly isType: boolean;
}

/** What a style sheet takes from another. */
const STYLES = /(?:@import\s+(?:url\()?|composes:[^;'"]*\bfrom\s+)['"]([^'"]+)['"]/g;

/** The imports of a source text, or of a style sheet. */
export function arrowsOf(file: string, source: string): Arrow[] {
  if (file.endsWith('.css')) return Array.from(source.matchAll(STYLES), ([, target = '']) => ({ file, target, isType: false }));
  const { module, program } = parseSync(file, source);
  const isType = ({ start, end }: { start: number; end: number }) => /^(import|export)\s+type\b/.test(source.slice(start, end));
  const found: Arrow[] = [
    ...module.staticImports.map((each) => ({ file, target: each.moduleRequest.value, isType: isType(each) })),
    ...module.staticExports.flatMap((each) => {
      const target = each.entries.find((entry) => entry.moduleRequest)?.moduleRequest?.value;
      return target === undefined ? [] : [{ file, target, isType: isType(each) }];
    }),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => lateArrow(file, source.slice(start, end))),
  ];
  // reading the whole tree costs more than all the rest
  if (source.includes('import('))
    new Visitor({ TSImportType: (type) => found.push({ file, target: type.source.value, isType: true }) }).visit(program);
  return found;
}

function lateArrow(file: string, written: string): Arrow {
  const [, target] = /^['"`]([^'"`$]*)['"`]$/.exec(written) ?? [];
  return target === undefined ? { file, target: written, isType: false, isComputed: true } : { file, target, isType: false };
}

/** The file that a relative import means, from the root of the project; null for a package. */
export function resolveFile({ file, target, isComputed }: Arrow): string | null {
  return target.startsWith('.') && !isComputed ? path.posix.join(path.posix.dirname(file), target) : null;
}
