// Activates the parts that are built in this checkout: uploads their files to RELEASE_STORE and moves its pointer. Builds nothing.
import path from 'node:path';
import { composeBuilt } from './build/compose-built.ts';

try {
  const { release, messages } = await composeBuilt(path.resolve(import.meta.dirname, '..'));
  for (const line of [...messages, `release ${release.n} is active`]) console.log(`billet: ${line}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
