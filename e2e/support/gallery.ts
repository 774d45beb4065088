import { type ChildProcess, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect } from 'playwright/test';
import { PORT, SIMULATOR_PORT } from './stack.ts';

const ports = { share: 3001, inbox: 3002, send: 3003 } as const;
export type RemoteName = keyof typeof ports;

export interface DevelopmentServer {
  readonly gallery: string;
  stop(): Promise<void>;
}

/** The development server of one remote, as `npm run dev -w remote-…` starts it, beside the running stack. */
export async function developmentServer(remote: RemoteName): Promise<DevelopmentServer> {
  const cwd = path.resolve(import.meta.dirname, `../../remote-${remote}`);
  const manifest = createRequire(path.join(cwd, 'package.json')).resolve('@rsbuild/core/package.json');
  const env = { ...process.env, NODE_ENV: 'development', PORT: String(PORT), SIMULATOR_PORT: String(SIMULATOR_PORT) };
  const args = [path.join(path.dirname(manifest), 'bin/rsbuild.js'), 'dev', '--log-level', 'warn'];
  const child = spawn(process.execPath, args, { cwd, env, stdio: 'inherit' });
  const gallery = `http://localhost:${ports[remote]}/gallery`;
  await expect.poll(() => isUp(gallery), { timeout: 30_000 }).toBe(true);
  return { gallery, stop: () => end(child) };
}

async function isUp(url: string): Promise<boolean> {
  const answer = await fetch(url).catch(() => null);
  await answer?.body?.cancel();
  return answer?.ok ?? false;
}

function end(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}
