// npm run build: builds what changed and composes the deployment into RELEASE_DIR.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { composeBuilt } from './build/compose-built.ts';
import { buildWorkspace } from './build/workspace.ts';
import { workspacesOf } from './build/workspaces.ts';
import { command } from './check/run.ts';

const root = path.resolve(import.meta.dirname, '..');

/** Runs two builds at a time: each temporarily uses all cores, and small machines have little memory. */
async function buildAll(): Promise<string[]> {
  const waiting = [...workspacesOf(root)];
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
  const { release, messages } = await composeBuilt(root);
  for (const line of messages) console.log(`billet: ${line}`);
  console.log(
    `billet: release ${release.n} is composed (built ${built.length ? built.join(', ') : 'nothing'} in ${((Date.now() - started) / 1000).toFixed(1)} s)`,
  );
  // an exceeded size limit does not prevent a start; it is only printed here, and the check fails because of it. `npm start` does not
  // install size-limit
  if (built.length > 0 && existsSync(path.join(root, 'node_modules/size-limit'))) {
    const { ok, output } = await command(root, 'size-limit', ['--hide-passed'])();
    if (!ok) console.warn(output);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
