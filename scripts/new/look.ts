import { globSync } from 'node:fs';
import path from 'node:path';
import { insertIntoList, withImport } from './add-page.ts';
import type { Changes } from './changes.ts';
import { raiseContract } from './contract.ts';
import { camel, nameFault, title } from './names.ts';
import { filesOf } from './templates.ts';

/** Colours of the sample poster of the gallery, in each mode. */
const sampleColours = new Map([
  ['valentine', "['#9f1239', '#ffe4ea', '#9f1239']"],
  ['anonymous', "['#4c1d95', '#ede9fe', '#4c1d95']"],
]);
const SERVER = 'server/src/features/share-image';

/** Adds a look for share pictures: name, drawing and English text. The tests of every look apply to it. */
export function addLook(changes: Changes, root: string, look: string): string[] {
  const fault = nameFault(look);
  if (fault) throw new Error(fault);
  const text = `share-look-${look}`;
  const texts = path.join(root, 'shared-i18n/locales/en/share.ftl');
  if (new RegExp(`^${text} =`, 'm').test(changes.read(texts))) throw new Error(`There is a text ${text} already; choose another name`);
  const name = camel(look);
  const key = look === name ? look : `'${look}'`;
  for (const [file, content] of filesOf('look', { look, name })) changes.create(path.join(root, SERVER, 'looks', file), content);
  changes.edit(path.join(root, 'shared-domain/src/rules/looks.ts'), (before) => before.replace('] as const', `, '${look}'] as const`));
  changes.edit(path.join(root, SERVER, 'compose.ts'), (before) =>
    insertIntoList(
      withImport(before, `import { ${name} } from './looks/${look}.ts';`),
      /const looks\b.*= \{/,
      ` ${look === name ? name : `${key}: ${name}`},`,
      '',
    ),
  );
  for (const samples of globSync('*/src/poster/sample-poster.ts', { cwd: root }))
    changes.edit(path.join(root, samples), (before) =>
      [...sampleColours].reduce(
        (sample, [mode, colours]) => insertIntoList(sample, new RegExp(`^ {2}${mode}: \\{`, 'm'), `    ${key}: ${colours},`, ''),
        before,
      ),
    );
  changes.edit(texts, (before) => before.replace(/^share-look-drawing/m, `${text} = ${title(look)}\n$&`));
  raiseContract(changes, root);
  return ['npm run check', 'npm test -- server share-image', 'npm test -- posters'];
}
