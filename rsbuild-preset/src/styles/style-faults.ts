import postcss, { type AtRule, type ChildNode, type Container, type Declaration, type Rule } from 'postcss';
import { selectsOnlyOwn } from './own-place.ts';

export interface StyleFault {
  /** The selector, or the property and its value. */
  readonly what: string;
  /** The reason for the rejection, and the remedy. */
  readonly why: string;
}

/** Lowest z-index of the shell's sheets; its notices are above them. */
export const SHEETS = 40;

/** Conditional at-rules. */
const conditions = /^(media|supports|container|starting-style)$/;
/** At-rules that define a page-wide name → prefix of that name. */
const names: Readonly<Record<string, string>> = { keyframes: '', 'counter-style': '', layer: '', property: '--', 'position-try': '--' };
const pageWide = /^(view-transition-name|anchor-name)$/;
const noName = /^(none|auto|match-element|inherit|initial|unset|revert|revert-layer)$/;

/**
 * Rules in a remote's built styles that could affect other parts of the page, or be affected by them: selectors that match elements without
 * a class of the remote, page-wide names, and elements above the shell's sheets (MFE-13).
 */
export function styleFaults(remote: string, css: string): StyleFault[] {
  return faultsIn(postcss.parse(css), `${remote}-`, null);
}

function faultsIn(container: Container, prefix: string, parent: string | null): StyleFault[] {
  return (container.nodes ?? []).flatMap((node: ChildNode) => {
    if (node.type === 'rule') return ruleFaults(node, prefix, parent);
    if (node.type === 'atrule') return atRuleFaults(node, prefix, parent);
    return node.type === 'decl' ? declarationFaults(node, prefix) : [];
  });
}

function ruleFaults(rule: Rule, prefix: string, parent: string | null): StyleFault[] {
  const selectors = rule.selectors.map((selector) => nested(selector, parent));
  const foreign = selectors.filter((selector) => !selectsOnlyOwn(selector, prefix));
  const reaching = foreign.map((selector) => ({
    what: selector,
    why: "would style what isn't this remote's own: give the element a class of a CSS module, or name it below one (`.list li`)",
  }));
  return [...reaching, ...faultsIn(rule, prefix, selectors.join(', '))];
}

/** A nested selector without nesting. */
function nested(selector: string, parent: string | null): string {
  if (parent === null) return selector;
  const within = `:is(${parent})`;
  return selector.includes('&') ? selector.replaceAll('&', within) : `${within} ${selector}`;
}

function atRuleFaults(rule: AtRule, prefix: string, parent: string | null): StyleFault[] {
  const name = rule.name.replace(/^-\w+-/, '');
  const what = `@${rule.name} ${rule.params}`.trim();
  if (conditions.test(name)) return faultsIn(rule, prefix, parent);
  if (name === 'font-face') return faceFaults(rule, prefix, what);
  const start = names[name];
  if (start === undefined) return [{ what, why: "holds for the whole page, or can't be kept to this remote's own: do without it" }];
  const given = rule.params ? postcss.list.comma(rule.params) : [];
  const faults = given
    .filter((each) => !each.startsWith(start + prefix))
    .map(() => ({ what, why: `is a name for the whole page: let it begin with \`${start}${prefix}\`, or put it into a CSS module` }));
  return name === 'layer' ? [...faults, ...faultsIn(rule, prefix, parent)] : faults;
}

function faceFaults(rule: AtRule, prefix: string, what: string): StyleFault[] {
  const families = rule.nodes?.filter((node): node is Declaration => node.type === 'decl' && node.prop === 'font-family') ?? [];
  return families
    .filter(({ value }) => !value.replace(/^["']/, '').startsWith(prefix))
    .map(({ value }) => ({ what: `${what} ${value}`, why: `is a face for the whole page: let its name begin with \`${prefix}\`` }));
}

function declarationFaults(declaration: Declaration, prefix: string): StyleFault[] {
  const { prop, value, parent } = declaration;
  const what = `${parent?.type === 'rule' ? (parent as Rule).selector : ''} { ${prop}: ${value} }`;
  const given = postcss.list.comma(value).map((name) => name.replace(/^--/, ''));
  if (pageWide.test(prop) && given.some((name) => !noName.test(name) && !name.startsWith(prefix)))
    return [{ what, why: `is a name for the whole page: let it begin with \`${prefix}\`` }];
  if (prop === 'z-index' && !isUnder(value) && !takesNoTouch(parent as Container))
    return [{ what, why: `would cover the shell's sheets: stay under ${SHEETS}, or take no touch (\`pointer-events: none\`)` }];
  return [];
}

/** A variable may have any value. */
const isUnder = (value: string): boolean => noName.test(value) || Number(value) < SHEETS;

const takesNoTouch = (rule: Container): boolean =>
  rule.nodes?.some((node) => node.type === 'decl' && node.prop === 'pointer-events' && node.value === 'none') ?? false;
