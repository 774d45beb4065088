// npm test -- guide: runs docs/running.md. Its Debian blocks run in a separate Debian machine, and its Dockerfile is executed step by step.
import path from 'node:path';
import { checkAlertRules } from './guide/alert-rules.ts';
import { packagesOf, readBlocks } from './guide/blocks.ts';
import { makeMachine, whyNoMachine } from './guide/machine.ts';
import { createRepository } from './guide/repository.ts';
import { checkUnits } from './guide/units.ts';
import { runWithoutMachine } from './guide/without-machine.ts';
import { root, say } from './lib/install.mjs';

const blocks = readBlocks(path.join(root, 'docs/running.md'));

async function runInMachine(): Promise<boolean> {
  const machine = await makeMachine(packagesOf(blocks));
  try {
    createRepository(path.join(machine.folder, 'var/lib/repository'));
    const { child, ended } = machine.enter([
      '/usr/bin/node',
      '--disable-warning=ExperimentalWarning',
      '/checkout/scripts/guide/in-machine.ts',
    ]);
    child.stdout?.pipe(process.stdout);
    child.stderr?.pipe(process.stderr);
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => child.kill('SIGTERM'));
    return (await ended) === 0;
  } finally {
    await machine.remove();
  }
}

try {
  for (const line of [checkAlertRules(), checkUnits()]) console.log(`ok   ${line}`);
  const why = whyNoMachine();
  if (why === null) process.exitCode = (await runInMachine()) ? 0 : 1;
  else {
    say(`no Debian machine can be made here (${why}); running only the checks that need none`);
    for await (const line of runWithoutMachine(blocks)) console.log(line);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
