#!/usr/bin/env node
import path from 'node:path';
import { parseCommand, refuseOptionsTakenByNpm, UsageError } from './cli/arguments.ts';
import { run } from './cli/run.ts';
import { assetOrigin } from './origin.ts';
import { currentUser } from './provenance.ts';
import { openStore } from './store/open-store.ts';

const root = path.resolve(import.meta.dirname, '../..');

try {
  refuseOptionsTakenByNpm(process.env);
  const command = parseCommand(process.argv.slice(2));
  const context = { store: openStore(process.env), by: currentUser(process.env), now: () => new Date(), ...assetOrigin(process.env) };
  const { lines, isOk } = await run(context, command, root);
  for (const line of lines) console.log(line);
  process.exitCode = isOk ? 0 : 1;
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = error instanceof UsageError ? 2 : 1;
}

/**
 * The message of an error. A folder that is not a build lacks a file, and the system's ENOENT message names neither the command nor a
 * remedy.
 */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, path: file } = error as NodeJS.ErrnoException;
  return code === 'ENOENT' && file !== undefined ? `${file} isn't there; build the part, or name the folder of its build` : error.message;
}
