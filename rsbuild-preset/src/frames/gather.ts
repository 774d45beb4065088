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

/** Collects the rules and tokens of a style sheet that match elements with some of these classes, or elements without classes. */
export function gather(css: string, classes: ReadonlySet<string>): Gathered {
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
    const selectors = node.selectors.filter((selector) => isUsed(selector, classes));
    if (selectors.length === 0) return;
    const values = node.nodes.flatMap((each) =>
      each.type === 'decl' && each.prop.startsWith('--') ? [[each.prop, each.value] as const] : [],
    );
    const selector = selectors.join(',');
    const isToken = values.length > 3 && classesOf(selector).every((name) => name === 'dark');
    if (isToken) tokens.push({ open: `${open}${selector}{`, close: `}${close}`, values });
    const rest = node.nodes.filter((each) => each.type === 'decl' && !(isToken && each.prop.startsWith('--')));
    if (rest.length > 0) rules.push({ text: `${open}${selector}{${rest.map(String).join(';')}}${close}`, selectors });
  };
  take(postcss.parse(css), '', '');
  return { rules: [...rules, ...[...keyframes].map(([name, text]) => ({ text, selectors: [], keyframes: name }))], tokens };
}

/** The indices of the rules that match these classes, and of the keyframes that those rules name. */
export function placesOf(rules: readonly GatheredRule[], classes: ReadonlySet<string>): number[] {
  const own = rules.filter(({ selectors }) => selectors.some((selector) => isUsed(selector, classes)));
  const isNamed = (name: string) => own.some(({ text }) => new RegExp(`animation(-name)?:[^;}]*${name}`).test(text));
  return rules.flatMap((rule, place) => (own.includes(rule) || (rule.keyframes && isNamed(rule.keyframes)) ? [place] : []));
}

/** Whether all classes of a selector are present. The theme class may be added at any time. */
const isUsed = (selector: string, classes: ReadonlySet<string>) =>
  classesOf(selector).every((name) => name === 'dark' || classes.has(name));

/** The classes that a selector requires. */
function classesOf(selector: string): string[] {
  const names: string[] = [];
  const take = (node: selectorParser.Node): void => {
    if (node.type === 'class') names.push(node.value);
    // a class inside `:not()` may be absent
    else if ('nodes' in node && !(node.type === 'pseudo' && node.value === ':not')) node.nodes.forEach(take);
  };
  selectorParser(take).processSync(selector);
  return names;
}
