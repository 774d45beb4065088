import { spawn } from 'node:child_process';
import { expect, test } from '@rstest/core';
import { readiness } from './readiness.ts';

const REFUSED = 'FATAL:  the database system is starting up\n';

/** A process that writes these lines at once, as a reader on a busy machine receives them, and then runs or ends. */
function fakePostgres(lines: string, isRunning: boolean) {
  const script = `require('node:fs').writeSync(2, process.argv[1]); ${isRunning ? 'setInterval(() => {}, 60_000)' : ''}`;
  return spawn(process.execPath, ['-e', script, lines], { stdio: ['ignore', 'ignore', 'pipe'] });
}

test('[OPS-05] PostgreSQL counts as started although it refused many clients that came too early', async () => {
  const ready = 'LOG:  database system is ready to accept connections\n';
  const postgres = fakePostgres(REFUSED.repeat(100) + ready + REFUSED.repeat(100), true);
  try {
    expect(await readiness(postgres)).toBeNull();
  } finally {
    postgres.kill('SIGKILL');
  }
});

test('[OPS-05] a PostgreSQL that ends before it is ready gives its last lines', async () => {
  const postgres = fakePostgres(`${REFUSED.repeat(100)}FATAL:  could not create shared memory block\n`, false);
  expect(await readiness(postgres)).toMatch(/^(FATAL: .+ \| ){2}FATAL: {2}could not create shared memory block$/);
});
