// npm run build: builds what changed and composes the deployment into RELEASE_DIR.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { compose } from '@billet/release/compose';
import { buildWorkspace, type Workspace } from './build/workspace.ts';

const root = path.resolve(import.meta.dirname, '..');
const folder = path.resolve(root, process.env.RELEASE_DIR ?? '.release');
const shared = ['shared-bridge', 'shared-i18n', 'shared-ui', 'shared-domain', 'release'];
const remotes = ['remote-share', 'remote-inbox', 'remote-send'];
const workspaces: readonly Workspace[] = [
  ...['host', ...remotes].map((name) => ({ name, uses: shared })),
  ...(existsSync(path.join(root, 'simulator/rsbuild.config.ts')) ? [{ name: 'simulator', uses: [] }] : []),
];

/** Two builds at a time: each uses all cores for a while, and memory is short on small machines. */
async function buildAll(): Promise<string[]> {
  const waiting = [...workspaces];
  const built: string[] = [];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) if (await buildWorkspace(root, next)) built.push(next.name);
  };
  await Promise.all([work(), work()]);
  return built;
}

try {
  const started = Date.now();
  const built = await buildAll();
  const { n } = await compose({
    folder,
    host: path.join(root, 'host/dist'),
    remotes: remotes.map((name) => path.join(root, name, 'dist')),
    plain: { art: path.join(root, 'shared-ui/art'), fonts: path.join(root, 'shared-i18n/fonts') },
  });
  console.log(
    `billet: release ${n} stands (built ${built.length ? built.join(', ') : 'nothing'} in ${((Date.now() - started) / 1000).toFixed(1)} s)`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
