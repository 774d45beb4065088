// npm run new remote quiz | page inbox/archive | sheet share/week | call tasks/getStreak | look postcard | language pl: creates it as
// CONTRIBUTING.md describes, with test, states and texts.
// npm run new packages ../quiz: packs the packages of a remote outside of the project.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { create, kinds, type Request } from './new/create.ts';

const root = path.resolve(import.meta.dirname, '..');
const usage = `Usage: npm run new remote <name> [-- --outside <folder>], npm run new page <remote>/<name>, npm run new sheet <remote>/<name>, npm run new call <feature>/<call>, npm run new look <name>, npm run new language <code>, npm run new packages <folder of a remote>`;

function readRequest(args: readonly string[]): Request {
  const { positionals, values } = parseArgs({ args: [...args], options: { outside: { type: 'string' } }, allowPositionals: true });
  const [given, name, ...more] = positionals;
  const kind = kinds.find((each) => each === given);
  if (!kind || name === undefined || more.length > 0) throw new Error(usage);
  if (values.outside !== undefined && kind !== 'remote') throw new Error(`--outside is for remotes. ${usage}`);
  // npm runs this in the project's folder
  const resolved = (folder: string) => path.resolve(process.env.INIT_CWD ?? '', folder);
  const { outside } = values;
  return { kind, name: kind === 'packages' ? resolved(name) : name, outside: outside === undefined ? null : resolved(outside) };
}

try {
  const request = readRequest(process.argv.slice(2));
  const next = await create(root, request);
  console.log(`Created the ${request.kind} ${request.name}. Next:\n${next.map((line) => `  ${line}`).join('\n')}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
