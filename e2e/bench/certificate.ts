import { spawnSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

export interface Certificate {
  readonly key: Buffer;
  readonly cert: Buffer;
  /**
   * Browser argument that makes Chromium trust the certificate. A certificate whose errors are only ignored would disable the HTTP cache.
   */
  readonly argument: string;
}

/** Creates a self-signed certificate for localhost. Throws if openssl is not installed. */
export function makeCertificate(folder: string): Certificate {
  const [keyFile, certFile] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  const kind = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const { status, stderr } = spawnSync('openssl', [...kind, '-subj', '/CN=localhost', '-keyout', keyFile, '-out', certFile], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`openssl created no certificate: ${stderr ?? 'it is not installed'}`);
  const cert = readFileSync(certFile);
  const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  const hash = createHash('sha256').update(publicKey).digest('base64');
  return { key: readFileSync(keyFile), cert, argument: `--ignore-certificate-errors-spki-list=${hash}` };
}
