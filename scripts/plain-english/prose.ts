import { parseSync, Visitor } from 'oxc-parser';

/** A part of a source that people read. */
export interface Prose {
  readonly start: number;
  readonly end: number;
}

const TEST = /\.(?:test|spec|proof)\.tsx?$/;
const TITLE = /(?<=(?:\b(?:test|it|describe)(?:\.\w+)*|\))\(\s*)(['"`])(?:\\.|(?!\1).)*\1/gs;
/** Folders whose strings are texts of commands, errors and logs. */
const TOOLS = /^(?:scripts|release\/src|rsbuild-preset\/src|server\/src|shared-i18n|simulator\/src)\//;

/** The lines of a page, and the comments of style sheets and configuration files. */
const patterns = [
  { file: /\.md$/, prose: /\S.*/g },
  { file: /\.css$/, prose: /\/\*[\s\S]*?\*\//g },
  { file: /\.(?:ya?ml|conf|ini|sh|service)$|Dockerfile$/, prose: /(?<!\S)#.*/g },
  { file: TEST, prose: TITLE },
];

/** The prose of a file: comments, test titles, texts of commands, errors and logs, and the lines of pages outside code blocks. */
export function proseIn(file: string, source: string): Prose[] {
  const text = file.endsWith('.md') ? source.replace(/^ *```[\s\S]*?^ *```/gm, (block) => ' '.repeat(block.length)) : source;
  const pattern = patterns.find((each) => each.file.test(file))?.prose ?? /$^/g;
  const found = Array.from(text.matchAll(pattern), ({ 0: { length }, index: start }): Prose => ({ start, end: start + length }));
  return /\.(?:tsx?|mts|m?js)$/.test(file) ? [...found, ...proseOfCode(file, source)] : found;
}

function proseOfCode(file: string, source: string): Prose[] {
  const parsed = parseSync(file, source);
  const found: Prose[] = [...parsed.comments];
  const addText = (node: Prose) => {
    if (source.slice(node.start, node.end).includes(' ')) found.push(node);
  };
  if (TOOLS.test(file) && !TEST.test(file)) new Visitor({ Literal: addText, TemplateElement: addText }).visit(parsed.program);
  return found;
}
