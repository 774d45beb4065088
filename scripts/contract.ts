// npm run contract: keeps what hosts of this version promise to remotes, as shared-bridge/contract/<version>.d.ts.
import path from 'node:path';
import { lookAtContract } from './contract/check.ts';
import { writeRecord } from './contract/records.ts';

const root = path.resolve(import.meta.dirname, '..');

try {
  const { faults, isUnrecorded, isDrafted, version, surface, changes } = await lookAtContract(root);
  for (const { what, bump } of changes) console.log(`${what}: ${bump}`);
  if (faults.length > 0) throw new Error(faults.at(-1));
  console.log(
    isUnrecorded ? `Kept ${writeRecord(root, { version, text: surface }, isDrafted)}` : `Contract ${version} stands as it was kept`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
