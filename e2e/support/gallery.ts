import { type ChildProcess, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect } from 'playwright/test';
import { defaultPortOf, remoteNames } from '../../scripts/lib/workspaces.mjs';
import { PORT, SIMULATOR_PORT } from './stack.ts';

const root = path.resolve(import.meta.dirname, '../..');
/** The host and all remotes. */
export const parts: readonly string[] = ['host', ...remoteNames(root)];

export interface DevelopmentServer {
  readonly gallery: string;
  stop(): Promise<void>;
}

/**
 * Starts the development server of the host or one remote beside the running stack. React runs in production mode, which renders the states
 * faster.
 */
export async function developmentServer(part: string): Promise<DevelopmentServer> {
  const [folder, environment] = part === 'host' ? ['host', 'gallery'] : [`remote-${part}`, 'standalone'];
  const port = defaultPortOf(root, folder);
  const cwd = path.join(root, folder);
  const manifest = createRequire(path.join(cwd, 'package.json')).resolve('@rsbuild/core/package.json');
  const env = { ...process.env, NODE_ENV: 'production', PORT: String(PORT), SIMULATOR_PORT: String(SIMULATOR_PORT) };
  const dev = ['dev', '--mode', 'production', '--environment', environment, '--log-level', 'warn'];
  const gallery = `http://localhost:${port}/gallery`;
  expect(await isUp(gallery), `port ${port} is in use`).toBe(false);
  const child = spawn(process.execPath, [path.join(path.dirname(manifest), 'bin/rsbuild.js'), ...dev], { cwd, env, stdio: 'inherit' });
  const stop = () => end(child);
  // stopped here too, so that a server that fails to start releases its port
  await expect
    .poll(() => isUp(gallery))
    .toBe(true)
    .catch((error: unknown) => stop().then(() => Promise.reject(error)));
  return { gallery, stop };
}

async function isUp(url: string): Promise<boolean> {
  const answer = await fetch(url).catch(() => null);
  await answer?.body?.cancel();
  return answer?.ok ?? false;
}

function end(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}
