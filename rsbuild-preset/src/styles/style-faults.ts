import postcss, { type AtRule, type ChildNode, type Container, type Declaration, type Rule } from 'postcss';
import { selectsOnlyOwn } from './own-selectors.ts';

export interface StyleFault {
  /** The selector, or the property and its value. */
  readonly what: string;
  /** The reason for the rejection, and the remedy. */
  readonly why: string;
}

/** Lowest z-index of the shell's sheets; its notices are above them. */
export const SHEETS_Z_INDEX = 40;

/** At-rules whose contents are checked. */
const conditionalRules = /^(media|supports|container|starting-style)$/;
/** At-rules that define a page-wide name → prefix of that name. */
const namePrefixes: Readonly<Record<string, string>> = {
  keyframes: '',
  'counter-style': '',
  layer: '',
  property: '--',
  'position-try': '--',
};
const pageWideProperties = /^(view-transition-name|anchor-name)$/;
const keywords = /^(none|auto|match-element|inherit|initial|unset|revert|revert-layer)$/;

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
  const selectors = rule.selectors.map((selector) => flatten(selector, parent));
  const foreign = selectors.filter((selector) => !selectsOnlyOwn(selector, prefix));
  const faults = foreign.map((selector) => ({
    what: selector,
    why: 'matches elements outside of this remote: give the element a class of a CSS module, or select it within one (`.list li`)',
  }));
  return [...faults, ...faultsIn(rule, prefix, selectors.join(', '))];
}

/** Replaces the nesting of a selector by `:is()`. */
function flatten(selector: string, parent: string | null): string {
  if (parent === null) return selector;
  const within = `:is(${parent})`;
  return selector.includes('&') ? selector.replaceAll('&', within) : `${within} ${selector}`;
}

function atRuleFaults(rule: AtRule, prefix: string, parent: string | null): StyleFault[] {
  const name = rule.name.replace(/^-\w+-/, '');
  const what = `@${rule.name} ${rule.params}`.trim();
  if (conditionalRules.test(name)) return faultsIn(rule, prefix, parent);
  if (name === 'font-face') return fontFaceFaults(rule, prefix, what);
  const dashes = namePrefixes[name];
  if (dashes === undefined) return [{ what, why: 'applies to the whole page, or cannot be limited to this remote: remove it' }];
  const names = rule.params ? postcss.list.comma(rule.params) : [];
  const faults = names
    .filter((each) => !each.startsWith(dashes + prefix))
    .map(() => ({ what, why: `defines a name for the whole page: start it with \`${dashes}${prefix}\`, or move it to a CSS module` }));
  return name === 'layer' ? [...faults, ...faultsIn(rule, prefix, parent)] : faults;
}

function fontFaceFaults(rule: AtRule, prefix: string, what: string): StyleFault[] {
  const families = rule.nodes?.filter((node): node is Declaration => node.type === 'decl' && node.prop === 'font-family') ?? [];
  return families
    .filter(({ value }) => !value.replace(/^["']/, '').startsWith(prefix))
    .map(({ value }) => ({ what: `${what} ${value}`, why: `defines a font for the whole page: start its name with \`${prefix}\`` }));
}

function declarationFaults(declaration: Declaration, prefix: string): StyleFault[] {
  const { prop, value, parent } = declaration;
  const what = `${parent?.type === 'rule' ? (parent as Rule).selector : ''} { ${prop}: ${value} }`;
  const names = postcss.list.comma(value).map((name) => name.replace(/^--/, ''));
  if (pageWideProperties.test(prop) && names.some((name) => !keywords.test(name) && !name.startsWith(prefix)))
    return [{ what, why: `sets a name for the whole page: start it with \`${prefix}\`` }];
  if (prop === 'z-index' && !isBelowSheets(value) && !ignoresPointer(parent as Container))
    return [{ what, why: `would cover the shell's sheets: use a z-index below ${SHEETS_Z_INDEX}, or add \`pointer-events: none\`` }];
  return [];
}

/** Whether an element stays below the sheets. A value with a variable is rejected, since it may be any number. */
const isBelowSheets = (value: string): boolean => keywords.test(value) || Number(value) < SHEETS_Z_INDEX;

const ignoresPointer = (rule: Container): boolean =>
  rule.nodes?.some((node) => node.type === 'decl' && node.prop === 'pointer-events' && node.value === 'none') ?? false;
