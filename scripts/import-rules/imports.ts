import path from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';

/** One import, re-export, dynamic import or import type. */
export interface Import {
  /** The importing file, relative to the project root, with slashes. */
  readonly file: string;
  /** The specifier as written. */
  readonly target: string;
  /** The specifier is computed at run time; `target` is the expression. */
  readonly isComputed?: boolean;
  /** The import is erased at compile time. */
  readonly isType: boolean;
}

/** Imports of a style sheet: `@import` and `composes … from`. */
const STYLES = /(?:@import\s+(?:url\()?|composes:[^;'"]*\bfrom\s+)['"]([^'"]+)['"]/g;

/** The imports of a source file or style sheet. */
export function importsOf(file: string, source: string): Import[] {
  if (file.endsWith('.css')) return Array.from(source.matchAll(STYLES), ([, target = '']) => ({ file, target, isType: false }));
  const { module, program } = parseSync(file, source);
  const isType = ({ start, end }: { start: number; end: number }) => /^(import|export)\s+type\b/.test(source.slice(start, end));
  const found: Import[] = [
    ...module.staticImports.map((each) => ({ file, target: each.moduleRequest.value, isType: isType(each) })),
    ...module.staticExports.flatMap((each) => {
      const target = each.entries.find((entry) => entry.moduleRequest)?.moduleRequest?.value;
      return target === undefined ? [] : [{ file, target, isType: isType(each) }];
    }),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => dynamicImport(file, source.slice(start, end))),
  ];
  // walking the whole tree is the most expensive part, so it is skipped if no text needs it
  if (source.includes('import('))
    new Visitor({ TSImportType: (type) => found.push({ file, target: type.source.value, isType: true }) }).visit(program);
  return found;
}

function dynamicImport(file: string, written: string): Import {
  const [, target] = /^['"`]([^'"`$]*)['"`]$/.exec(written) ?? [];
  return target === undefined ? { file, target: written, isType: false, isComputed: true } : { file, target, isType: false };
}

/** The file that a relative import resolves to, relative to the project root. Null for a package. */
export function resolveFile({ file, target, isComputed }: Import): string | null {
  return target.startsWith('.') && !isComputed ? path.posix.join(path.posix.dirname(file), target) : null;
}
