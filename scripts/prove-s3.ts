// npm test -- s3: tests the release tool with a bucket on a real S3 server, the Ceph gateway of Debian's packages.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { startCeph, unpackCeph } from './serving/ceph.ts';

const root = path.resolve(import.meta.dirname, '..');

try {
  console.log('billet: Ceph out of Debian’s packages (66 MB the first time)');
  const ceph = await startCeph(unpackCeph(path.join(root, 'node_modules/.cache/ceph')), Number(process.env.E2E_PORT ?? 18_080) + 8);
  try {
    const rstest = path.join(root, 'node_modules/@rstest/core/bin/rstest.js');
    const args = [rstest, 'run', '--root', 'release', '--include', 'test/real-bucket.proof.ts'];
    const { status } = spawnSync(process.execPath, args, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, REAL_BUCKET: JSON.stringify(ceph.keys) },
    });
    process.exitCode = status ?? 1;
  } finally {
    await ceph.stop();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
