import path from 'node:path';
import { releaseRemote } from './release.ts';
import { rollbackRemote } from './rollback.ts';

const root = path.resolve(import.meta.dirname, '../..');
const folder = path.resolve(root, process.env.RELEASE_DIR ?? '.release');
const usage = 'Say which remote: npm run release -- inbox [folder of a build], or npm run rollback -- inbox';

const actions = {
  release: (name: string, dist = path.join(root, `remote-${name}`, 'dist')) => releaseRemote({ folder, dist }),
  rollback: (name: string) => rollbackRemote(folder, name),
};

async function run([action, name, dist]: readonly string[]): Promise<string> {
  if ((action !== 'release' && action !== 'rollback') || !name) throw new Error(usage);
  const { n, remotes } = await actions[action](name, dist);
  return `Release ${n}: ${name} ${remotes[name]?.active.version}`;
}

try {
  console.log(await run(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
