import { chmodSync, chownSync, copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chooseIdentity } from '../../src/kit/db/embedded/binaries.ts';
import { type Postgres, startPostgres } from '../tcp-postgres.ts';

/** A self-signed certificate for `localhost`. */
export const CERTIFICATE = path.join(import.meta.dirname, 'certificate.pem');

/** A PostgreSQL that accepts connections with and without TLS. */
export async function startSecurePostgres(): Promise<Postgres> {
  const folder = mkdtempSync(path.join(tmpdir(), 'billet-tls-'));
  const files = { ssl_cert_file: path.join(folder, 'certificate.pem'), ssl_key_file: path.join(folder, 'key.pem') };
  const { uid, gid } = chooseIdentity();
  for (const file of [folder, ...Object.values(files)]) {
    if (file !== folder) copyFileSync(path.join(import.meta.dirname, path.basename(file)), file);
    // PostgreSQL rejects a key file that others may read
    chmodSync(file, file === folder ? 0o700 : 0o600);
    if (uid !== undefined && gid !== undefined) chownSync(file, uid, gid);
  }
  const started = await startPostgres({ ssl: 'on', ...files });
  return {
    ...started,
    async close() {
      await started.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
