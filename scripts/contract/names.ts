import { readFileSync } from 'node:fs';
import path from 'node:path';
import { messagesOf } from '../../shared-i18n/src/catalogues.ts';

/** The failure texts and design tokens of the host that remotes use by name, one per line. API Extractor reports only types. */
export function namesFor(root: string): string {
  const texts = [...messagesOf(path.join(root, 'shared-i18n/locales'), 'en').values()].filter(({ part }) => part === 'errors.ftl');
  const css = ['tokens.css', 'base.css'].map((file) => readFileSync(path.join(root, 'shared-ui/src', file), 'utf8')).join('\n');
  const tokens = Array.from(css.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/(?<![\w-])(--[\w-]+)\s*:/g), ([, name = '']) => name);
  const names = [...texts.map(({ id, takes }) => `${id} ${takes}`.trim()), ...new Set(tokens)];
  return `${names.sort().join('\n')}\n`;
}
