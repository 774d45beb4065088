// What a run needs of the machine, as sentences about what is missing.
import { statfsSync } from 'node:fs';
import { portFault } from '../lib/ports.mjs';

const MEGABYTE = 1024 * 1024;
/** A release, the databases of the workers and the reports. */
const NEEDED = 500 * MEGABYTE;
const FULL = 20 * MEGABYTE;

function freeBytes(folder) {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** The sentence about the first folder whose disk has too little room; null where all have enough. */
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

/** Playwright's workers, each with ports of its own for its stack and for what a test starts beside it. */
const WORKERS = 2;
const PORTS_A_WORKER = 8;

/** The sentence about the first port of the browser tests that cannot be used; null where all can. */
export async function browserPortFault(base = Number(process.env.E2E_PORT ?? 18_080), faultOf = portFault) {
  for (let worker = 0; worker < WORKERS; worker++) {
    for (let port = base + 10 * worker; port < base + 10 * worker + PORTS_A_WORKER; port++) {
      const fault = await faultOf({ E2E_PORT: port });
      if (fault) return fault;
    }
  }
  return null;
}
