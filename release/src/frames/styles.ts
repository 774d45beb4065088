import type { HostFrames, Tokens } from './file.ts';

/** The rules of one file that apply to a drawing. */
export interface MatchedRules {
  readonly file: { readonly rules: readonly string[] };
  readonly rules: readonly number[];
}

const USED = /var\((--[\w-]+)/g;

/**
 * The style sheet of several drawings: each rule once, in the order of its file, after the custom properties that they use. Rules that
 * several files share come from shared components and precede the rules of each page.
 */
export function styleSheetOf({ tokens }: Pick<HostFrames, 'tokens'>, matched: readonly MatchedRules[]): string {
  const files = [...new Set(matched.map(({ file }) => file))];
  const rules = new Set(
    files.flatMap((file) => {
      const indexes = new Set(matched.filter((each) => each.file === file).flatMap((each) => each.rules));
      return file.rules.filter((_, index) => indexes.has(index));
    }),
  );
  const names = usedNames(tokens, [...rules].join(''));
  return joined([...tokens.map((each) => tokensText(each, names)), ...rules]).replaceAll('</', '<\\/');
}

/** Rules as text. Neighbours inside the same media query share it. */
function joined(rules: readonly string[]): string {
  let shared = '';
  return rules.reduce((css, rule) => {
    const [query = ''] = /^@media[^{]*{/.exec(rule) ?? [];
    const isSame = query !== '' && query === shared;
    if (rule !== '') shared = query;
    return isSame ? css.slice(0, -1) + rule.slice(query.length) : css + rule;
  }, '');
}

function tokensText({ open, close, values }: Tokens, names: ReadonlySet<string>): string {
  const used = values.filter(([name]) => names.has(name));
  return used.length > 0 ? `${open}${used.map(([name, value]) => `${name}:${value}`).join(';')}${close}` : '';
}

/** Custom properties that a text uses, and those that their values use. */
function usedNames(tokens: readonly Tokens[], text: string): ReadonlySet<string> {
  const names = new Set<string>();
  const waiting = [text];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    for (const [, name = ''] of next.matchAll(USED)) {
      if (names.has(name)) continue;
      names.add(name);
      waiting.push(...tokens.flatMap(({ values }) => values.filter(([known]) => known === name).map(([, value]) => value)));
    }
  }
  return names;
}
