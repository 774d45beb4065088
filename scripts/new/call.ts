import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { insertIntoList, withImport } from './add-page.ts';
import type { Changes } from './changes.ts';
import { raiseContract } from './contract.ts';
import { filesOf } from './templates.ts';

const CONTRACT = 'shared-domain/src/contract';
const FEATURES = 'server/src/features';
/** A verb and a noun: `getStreak`. */
const NAME = /^[a-z]+(?:[A-Z][a-z0-9]+)+$/;
const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Adds a call to the contract and to a feature of the server, with a test. Its schemas have no fields yet. */
export function addCall(changes: Changes, root: string, place: string): string[] {
  const [feature = '', name = '', ...more] = place.split('/');
  if (feature === '' || name === '' || more.length > 0)
    throw new Error(`"${place}" names no call of a feature: write <feature>/<call>, such as tasks/getStreak`);
  if (!NAME.test(name)) throw new Error(`"${name}" is no valid name: use a verb and a noun, such as getStreak`);
  const list = path.join(root, CONTRACT, 'calls.ts');
  if (new RegExp(`^  ${name}: `, 'm').test(changes.read(list))) throw new Error(`There is a call ${name} already; choose another name`);
  const { routes, schemas } = filesOfFeature(root, feature);
  const address = `/api/${feature}/${kebab(name).replace(/^[a-z]+-/, '')}`;
  const method = name.startsWith('get') ? 'GET' : 'POST';
  if (changes.read(list).includes(`method: '${method}', path: '${address}',`))
    throw new Error(`Another call has ${method} ${address} already; choose another name`);
  changes.edit(list, (text) =>
    text.replace(/^ {2}listenToEvents: /m, `  ${name}: { method: '${method}', path: '${address}', access: 'person', repeat: 'safe' },\n$&`),
  );
  changes.edit(path.join(root, 'server/src/kit/limits/table.ts'), (text) =>
    text.replace(/^ {2}listenToEvents: /m, `  ${name}: ${method === 'GET' ? 'READING' : "'changesAnHour'"},\n$&`),
  );
  changes.edit(schemas, (text) => insertIntoList(text, /export const \w+Calls = \{/, `  ${name}: { answer: z.object({}) },`, ''));
  changes.edit(routes, (text) =>
    insertIntoList(
      text.includes(' registerCall') || text.includes('{ registerCall')
        ? text
        : withImport(text, "import { registerCall } from '../../kit/http/call.ts';"),
      /export function register[^{]*(?:\{[^}]*\}[^{]*)?\): void \{/,
      `  registerCall(app, '${name}', async () => ({}));\n`,
      '',
    ),
  );
  for (const [file, text] of filesOf('call', { call: name, file: kebab(name) }))
    changes.create(path.join(root, FEATURES, feature, file), text);
  raiseContract(changes, root);
  return ['npm run check', `npm test -- server ${kebab(name)}`, 'npm run dev'];
}

/** The routes of a feature and the schemas of its calls. Throws a sentence if it has none. */
function filesOfFeature(root: string, feature: string): { readonly routes: string; readonly schemas: string } {
  const routes = path.join(root, FEATURES, feature, 'routes.ts');
  const names = existsSync(routes)
    ? Array.from(readFileSync(routes, 'utf8').matchAll(/(?:register|answer)\w*Call\(\s*app,(?:\s*deps,)?\s*'(\w+)'/g), ([, each]) => each)
    : [];
  const folder = path.join(root, CONTRACT);
  const schemas = readdirSync(folder).find((file) => {
    const text = readFileSync(path.join(folder, file), 'utf8');
    return /export const \w+Calls = \{/.test(text) && names.some((name) => text.includes(`\n  ${name}: {`));
  });
  if (schemas === undefined) throw new Error(`The server has no feature ${feature} with calls; see ${FEATURES}`);
  return { routes, schemas: path.join(folder, schemas) };
}
