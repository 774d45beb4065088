import { parseSync, Visitor } from 'oxc-parser';
import type { Sided } from './styles.ts';

const NAME = /^(?:margin|padding|border)(?:Top|Bottom)?(?:Left|Right)/;
const SIDE = /^(?:left|right)$/;
const MOVES = /\btranslate(?:X|3d)?\(\s*-?[1-9.]/;

/** The places where a source file sets left or right directly: inline styles in JSX and transforms in strings. */
export function sidedCode(file: string, source: string): Sided[] {
  const sided: Sided[] = [];
  const add = (start: number, what: string) =>
    sided.push({ line: source.slice(0, start).split('\n').length, what, why: 'holds in one direction of reading' });
  const visitor = new Visitor({
    Property: ({ key, start }) => {
      if (key.type === 'Identifier' && NAME.test(key.name)) add(start, key.name);
    },
    JSXAttribute: ({ name, value }) => {
      if (name.name !== 'style' || value?.type !== 'JSXExpressionContainer' || value.expression.type !== 'ObjectExpression') return;
      for (const each of value.expression.properties)
        if (each.type === 'Property' && each.key.type === 'Identifier' && SIDE.test(each.key.name)) add(each.start, each.key.name);
    },
    Literal: ({ value, start }) => {
      if (typeof value === 'string' && MOVES.test(value)) add(start, value);
    },
    TemplateElement: ({ value, start }) => {
      if (/\btranslate(?:X|3d)?\(\s*(?:-?[1-9.]|$)/.test(value.raw)) add(start, value.raw);
    },
  });
  visitor.visit(parseSync(file, source).program);
  return sided;
}
