// npm run contract: records what hosts of this version promise to remotes, in shared-bridge/contract/<version>.d.ts.
import path from 'node:path';
import { lookAtContract } from './contract/check.ts';
import { writeRecord } from './contract/records.ts';

const root = path.resolve(import.meta.dirname, '..');

try {
  const { faults, isUnrecorded, isDrafted, version, surface, changes } = await lookAtContract(root);
  for (const { what, bump } of changes) console.log(`${what}: ${bump}`);
  if (faults.length > 0) throw new Error(faults.at(-1));
  console.log(
    isUnrecorded
      ? `Recorded ${writeRecord(root, { version, text: surface }, isDrafted)}`
      : `Contract ${version} has not changed since its record`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
