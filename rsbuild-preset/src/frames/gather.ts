import type { Tokens } from '@billet/release/build-format';
import postcss, { type AtRule, type ChildNode, type Container, type Rule } from 'postcss';
import selectorParser from 'postcss-selector-parser';

export interface GatheredRule {
  /** The whole rule, including the at-rules around it. */
  readonly text: string;
  /** Empty for keyframes. */
  readonly selectors: readonly string[];
  /** Name of the animation, if the rule is a keyframes rule. */
  readonly keyframes?: string;
}

export interface Gathered {
  /** In the order of the style sheet. */
  readonly rules: readonly GatheredRule[];
  readonly tokens: readonly Tokens[];
}

/** The class names and attributes of a frame's HTML. */
export interface Drawn {
  readonly classes: ReadonlySet<string>;
  /** Each as `name` and as `name=value`. */
  readonly attributes: ReadonlySet<string>;
}

/** Collects the rules and tokens of a style sheet that can match in a frame. */
export function gather(css: string, drawn: Drawn): Gathered {
  const rules: GatheredRule[] = [];
  const tokens: Tokens[] = [];
  const keyframes = new Map<string, string>();
  const take = (container: Container, open: string, close: string): void => {
    container.each((node: ChildNode) => {
      if (node.type === 'atrule') takeAtRule(node, open, close);
      else if (node.type === 'rule') takeRule(node, open, close);
    });
  };
  const takeAtRule = (node: AtRule, open: string, close: string): void => {
    if (/keyframes$/.test(node.name)) keyframes.set(node.params, node.toString());
    else if (node.name !== 'font-face' && node.nodes) take(node, `${open}@${node.name} ${node.params}{`, `}${close}`);
  };
  const takeRule = (node: Rule, open: string, close: string): void => {
    const selectors = node.selectors.filter((selector) => isUsed(selector, drawn));
    if (selectors.length === 0) return;
    const values = node.nodes.flatMap((each) =>
      each.type === 'decl' && each.prop.startsWith('--') ? [[each.prop, each.value] as const] : [],
    );
    const selector = selectors.join(',');
    const isToken = values.length > 3 && neededBy(selector).classes.every((name) => THEMES.has(name));
    if (isToken) tokens.push({ open: `${open}${selector}{`, close: `}${close}`, values });
    const rest = node.nodes.filter((each) => each.type === 'decl' && !(isToken && each.prop.startsWith('--')));
    if (rest.length > 0) rules.push({ text: `${open}${selector}{${rest.map(String).join(';')}}${close}`, selectors });
  };
  const sheet = postcss.parse(css);
  sheet.walkDecls((each) => {
    each.value = withoutSpaces(each.value);
  });
  take(sheet, '', '');
  return { rules: [...rules, ...[...keyframes].map(([name, text]) => ({ text, selectors: [], keyframes: name }))], tokens };
}

/** The minifier keeps the spaces after commas next to a variable. */
const withoutSpaces = (value: string) => value.replaceAll(/("[^"]*"|'[^']*')|,\s+/g, (_, text?: string) => text ?? ',');

/** The indices of the rules that can match in a frame, and of the keyframes that those rules name. */
export function placesOf(rules: readonly GatheredRule[], drawn: Drawn): number[] {
  const own = rules.filter(({ selectors }) => selectors.some((selector) => isUsed(selector, drawn)));
  const isNamed = (name: string) => own.some(({ text }) => new RegExp(`animation(-name)?:[^;}]*${name}`).test(text));
  return rules.flatMap((rule, place) => (own.includes(rule) || (rule.keyframes && isNamed(rule.keyframes)) ? [place] : []));
}

/** Attributes that the page's script writes: into a frame as the user taps it and as it is filled, and into the root element. */
const WRITTEN: ReadonlySet<string> = new Set([
  'aria-busy',
  'data-held',
  'data-hue',
  'data-mode',
  'data-shape',
  'data-shown',
  'data-wordless',
  'dir',
]);
/** Classes of the root element: the page's script sets them before the frame is painted, and whenever the theme changes. */
const THEMES: ReadonlySet<string> = new Set(['dark', 'themed']);
/** A frame has no disabled control, and the app replaces it before hovering matters. */
const NEVER: ReadonlySet<string> = new Set([':disabled', ':hover']);

/** Whether a selector can match in a frame. */
function isUsed(selector: string, { classes, attributes }: Drawn): boolean {
  const needed = neededBy(selector);
  return (
    needed.classes.every((name) => THEMES.has(name) || classes.has(name)) &&
    needed.attributes.every(({ name, text }) => WRITTEN.has(name) || attributes.has(text)) &&
    !needed.states.some((state) => NEVER.has(state))
  );
}

interface Needed {
  readonly classes: readonly string[];
  readonly attributes: readonly { readonly name: string; readonly text: string }[];
  readonly states: readonly string[];
}

/** The conditions of a selector. Inside `:is()` and `:has()` only classes are conditions, inside `:not()` nothing is. */
function neededBy(selector: string): Needed {
  const [classes, states]: [string[], string[]] = [[], []];
  const attributes: { name: string; text: string }[] = [];
  const take = (node: selectorParser.Node, isAlternative: boolean): void => {
    if (node.type === 'class') classes.push(node.value);
    else if (node.type === 'attribute' && !isAlternative) {
      const { attribute: name, operator, value } = node;
      attributes.push({ name, text: operator === '=' ? `${name}=${value}` : name });
    } else if (node.type === 'pseudo') {
      if (!isAlternative) states.push(node.value);
      if (node.value !== ':not') for (const each of node.nodes) take(each, true);
    } else if ('nodes' in node) for (const each of node.nodes) take(each, isAlternative);
  };
  selectorParser((root) => take(root, false)).processSync(selector);
  return { classes, attributes, states };
}
