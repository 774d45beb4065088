// Checks the requirements of a run on the machine. Returns a sentence for each missing requirement.
import { statfsSync } from 'node:fs';
import { portFault } from '../lib/ports.mjs';

const MEGABYTE = 1024 * 1024;
/** Space for a release, the databases of the workers and the reports. */
const NEEDED = 500 * MEGABYTE;
const FULL = 20 * MEGABYTE;

function freeBytes(folder) {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** A sentence about the first folder whose disk has too little free space, or null. */
export function diskFault(folders, { isRunning = false, freeOf = freeBytes } = {}) {
  for (const folder of folders) {
    const free = freeOf(folder);
    if (free < (isRunning ? FULL : NEEDED)) {
      const megabytes = Math.floor(free / MEGABYTE);
      return `the disk of ${folder} is full (${megabytes} MB left); free ${NEEDED / MEGABYTE} MB and run the tests again`;
    }
  }
  return null;
}

/** Playwright's workers. Each has its own ports for its stack and for the servers that a test starts. */
const WORKERS = 3;
const PORTS_A_WORKER = 8;

/** A sentence about the first port of the browser tests that cannot be used, or null. */
export async function browserPortFault(base = Number(process.env.E2E_PORT ?? 18_080), faultOf = portFault) {
  for (let worker = 0; worker < WORKERS; worker++) {
    for (let port = base + 10 * worker; port < base + 10 * worker + PORTS_A_WORKER; port++) {
      const fault = await faultOf({ E2E_PORT: port });
      if (fault) return fault;
    }
  }
  return null;
}
