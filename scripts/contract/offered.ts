import { readFileSync } from 'node:fs';
import path from 'node:path';
import { messagesOf } from '../../shared-i18n/src/catalogues.ts';

/** The resources that a host provides by name besides code: the texts of failed calls, and the custom properties that style sheets use. */
export function offeredModules(root: string): string[] {
  return [
    moduleOf('@billet/shared-i18n/texts', 'Texts', textsOf(root)),
    moduleOf(
      '@billet/shared-ui/tokens',
      'Tokens',
      tokensOf(['tokens.css', 'base.css'].map((file) => path.join(root, 'shared-ui/src', file))),
    ),
  ];
}

const moduleOf = (name: string, type: string, members: readonly string[]) =>
  `declare module '${name}' {\ninterface ${type} { ${[...members].sort().join('\n')} }\nexport { type ${type} };\n}`;

/** The type of each message's arguments. */
function textsOf(root: string): string[] {
  const messages = [...messagesOf(path.join(root, 'shared-i18n/locales'), 'en').values()].filter(({ part }) => part === 'errors.ftl');
  return messages.map(({ id, takes }) => {
    const given = Array.from(takes.matchAll(/\$(\w+)/g), ([, name]) => `readonly ${name}: unknown;`);
    return `readonly '${id}': (given: { ${given.join(' ')} }) => string;`;
  });
}

/** Custom properties that are set for the whole page. */
function tokensOf(files: readonly string[]): string[] {
  const css = files.map((file) => readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '')).join('\n');
  const names = Array.from(css.matchAll(/(?<![\w-])(--[\w-]+)\s*:/g), ([, name]) => name);
  return [...new Set(names)].map((name) => `readonly '${name}': string;`);
}
