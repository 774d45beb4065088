// npm test -- guide: runs docs/running.md. Its Debian blocks run in a separate Debian machine, and its Dockerfile is executed step by step.
// The commands that install all packages and build the front end reuse this checkout's packages and builds, unless --fresh is given.
import { statSync } from 'node:fs';
import path from 'node:path';
import { checkAlertRules } from './guide/alert-rules.ts';
import { packagesOf, readBlocks } from './guide/blocks.ts';
import { archiveWith, makeMachine, whyNoMachine } from './guide/machine.ts';
import { createRepository } from './guide/repository.ts';
import { checkUnits } from './guide/units.ts';
import { runWithoutMachine } from './guide/without-machine.ts';
import { root } from './lib/install.mjs';

const READABLE_BY_ALL = 0o005;

const blocks = readBlocks(path.join(root, 'docs/running.md'));
const isReadable = (statSync(root).mode & READABLE_BY_ALL) === READABLE_BY_ALL;
const reusesBuild = !process.argv.includes('--fresh') && isReadable;

async function runInMachine(archive: string): Promise<boolean> {
  const machine = await makeMachine(archive, { reusesBuild });
  try {
    createRepository(path.join(machine.folder, 'var/lib/repository'));
    const { child, ended } = machine.enter([
      '/usr/bin/node',
      '--disable-warning=ExperimentalWarning',
      '/checkout/scripts/guide/in-machine.ts',
      ...(reusesBuild ? ['--reuse-build'] : []),
    ]);
    child.stdout?.pipe(process.stdout);
    child.stderr?.pipe(process.stderr);
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => child.kill('SIGTERM'));
    return (await ended) === 0;
  } finally {
    await machine.remove();
  }
}

/** The archive of the machine, or the reason why there is none. */
function findArchive(): { readonly archive: string } | { readonly why: string } {
  const why = whyNoMachine();
  if (why !== null) return { why };
  try {
    return { archive: archiveWith(packagesOf(blocks)) };
  } catch (error) {
    return { why: error instanceof Error ? error.message : String(error) };
  }
}

try {
  for (const line of [checkAlertRules(), checkUnits()]) console.log(line);
  if (!isReadable) console.log('other users cannot read this checkout, so the guide installs and builds everything again');
  const found = findArchive();
  if ('archive' in found) process.exitCode = (await runInMachine(found.archive)) ? 0 : 1;
  else {
    console.log(`not run: the Debian machine of the guide, because ${found.why}`);
    for await (const line of runWithoutMachine(blocks, { reusesBuild })) console.log(line);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
