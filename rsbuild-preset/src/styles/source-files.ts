import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Rspack } from '@rsbuild/core';
import postcss from 'postcss';

/** The source stylesheets of a build. */
export function stylesheetsOf({ modules }: Rspack.Compilation): string[] {
  return [...new Set([...modules].flatMap((module) => module.nameForCondition() ?? []).filter((file) => file.endsWith('.css')))];
}

/** The source files of a fault in built styles: files with the same text except for class names and whitespace; empty if unsure. */
export function sourceFilesOf(what: string, sheets: readonly string[], from: string): string[] {
  const wanted = shape(what);
  return sheets.filter((file) => shapesIn(readFileSync(file, 'utf8')).has(wanted)).map((file) => path.relative(from, file));
}

function shapesIn(css: string): ReadonlySet<string> {
  const shapes = new Set<string>();
  postcss.parse(css).walk((node) => {
    if (node.type === 'rule') for (const selector of node.selectors) shapes.add(shape(selector));
    if (node.type === 'atrule') shapes.add(shape(`@${node.name} ${node.params}`));
    if (node.type !== 'decl') return;
    if (node.parent?.type === 'rule') shapes.add(shape(`${node.parent.selector} { ${node.prop}: ${node.value} }`));
    if (node.parent?.type === 'atrule') shapes.add(shape(`@${node.parent.name} ${node.value}`));
  });
  return shapes;
}

/** The build generates class names and removes `:global`. */
const shape = (text: string): string =>
  text
    .replace(/:global\(([^()]*)\)/g, '$1')
    .replace(/:global\s/g, '')
    .replace(/\.[\w-]+/g, '.')
    .replace(/\s*([>+~,:{}|])\s*/g, '$1')
    .replace(/["']/g, '')
    .trim();
