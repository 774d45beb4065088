import { parseSync, Visitor } from 'oxc-parser';

/** Natural-language text in a component that should be in the catalogues. */
export interface Written {
  readonly line: number;
  readonly what: string;
}

type Handlers = NonNullable<ConstructorParameters<typeof Visitor>[0]>;
type Node<Name extends keyof Handlers> = Parameters<NonNullable<Handlers[Name]>>[0];
type Child = Node<'JSXElement'>['children'][number];
type Expression = Node<'ConditionalExpression'>['consequent'] | Node<'JSXExpressionContainer'>['expression'];

/** Attributes and props that are visible or read out by a screen reader. */
const SPOKEN =
  /^(aria-(label|description|roledescription|valuetext|placeholder)|title|subtitle|placeholder|alt|label|description|text)$|Label$/;
const LETTER = /\p{L}/u;

/** The texts that a component contains without using the catalogues, in source order. */
export function writtenIn(file: string, source: string): Written[] {
  const found: { readonly start: number; readonly what: string }[] = [];
  const add = (text: string, start: number) => {
    if (LETTER.test(text)) found.push({ start: start + text.length - text.trimStart().length, what: text.trim() });
  };
  const addStrings = (node: Expression) => {
    for (const { text, start } of stringsOf(node)) add(text, start);
  };
  const addChildren = (children: readonly Child[]) => {
    for (const child of children) {
      if (child.type === 'JSXText') add(child.value, child.start);
      if (child.type === 'JSXExpressionContainer') addStrings(child.expression);
    }
  };
  const visitor = new Visitor({
    JSXElement: ({ children }) => addChildren(children),
    JSXFragment: ({ children }) => addChildren(children),
    JSXAttribute: ({ name, value }) => {
      if (name.type !== 'JSXIdentifier' || !SPOKEN.test(name.name)) return;
      if (value?.type === 'Literal') add(String(value.value), value.start);
      if (value?.type === 'JSXExpressionContainer') addStrings(value.expression);
    },
  });
  visitor.visit(parseSync(file, source).program);
  return found.sort((a, b) => a.start - b.start).map(({ start, what }) => ({ what, line: source.slice(0, start).split('\n').length }));
}

/** The strings that an expression may evaluate to, without arguments and results of calls. */
function stringsOf(node: Expression): { readonly text: string; readonly start: number }[] {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [{ text: node.value, start: node.start }] : [];
    case 'TemplateLiteral':
      return node.quasis.map(({ value, start }) => ({ text: value.cooked ?? '', start }));
    case 'ConditionalExpression':
      return [...stringsOf(node.consequent), ...stringsOf(node.alternate)];
    case 'LogicalExpression':
      return [...stringsOf(node.left), ...stringsOf(node.right)];
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
      return stringsOf(node.expression);
    default:
      return [];
  }
}
