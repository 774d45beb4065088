/// <reference types="node" />
import { readFileSync } from 'node:fs';
import path from 'node:path';

export interface Theme {
  readonly mode: 'valentine' | 'anonymous';
  readonly isDark: boolean;
}

export const themes: readonly Theme[] = (['valentine', 'anonymous'] as const).flatMap((mode) => [
  { mode, isDark: false },
  { mode, isDark: true },
]);

const css = readFileSync(path.resolve(import.meta.dirname, '../src/tokens.css'), 'utf8')
  .replace(/\/\*[\s\S]*?\*\//g, '')
  .replace(/@media[^{]*\{[\s\S]*?\n\}/g, '');

/** Whether a selector of tokens.css matches the root element in a theme. */
function matches(selector: string, { mode, isDark }: Theme): boolean {
  if (selector === ':root' || selector === '[data-mode]') return true;
  if (selector === '.dark') return isDark;
  const [, dark, named] = /^(\.dark)?\[data-mode=['"](\w+)['"]\]$/.exec(selector) ?? [];
  return named === mode && (dark === undefined || isDark);
}

const weight = (selector: string) => selector.match(/[.:[]/g)?.length ?? 0;

/** The tokens of the root element, by specificity and then by order. */
export function tokensOf(theme: Theme): ReadonlyMap<string, string> {
  const rules = Array.from(css.matchAll(/([^{}]+)\{([^{}]*)\}/g), ([, selectors = '', body = '']) => {
    const matching = selectors
      .split(',')
      .map((selector) => selector.trim())
      .filter((selector) => matches(selector, theme));
    return { weight: Math.max(-1, ...matching.map(weight)), body };
  });
  const ordered = rules.filter((rule) => rule.weight >= 0).sort((a, b) => a.weight - b.weight);
  return new Map(
    ordered.flatMap(({ body }) =>
      Array.from(body.matchAll(/(--[\w-]+):\s*([^;]+);/g), ([, name = '', value = '']) => [name, value.trim()] as const),
    ),
  );
}

/** Relative luminance of `#rrggbb`, 0 to 1 (WCAG 2.2). */
export function luminance(colour: string): number {
  if (!/^#[\da-f]{6}$/i.test(colour)) throw new Error(`${colour} is not a plain colour`);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours, 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
