import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const REQUEST = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=localhost'];

/** A certificate that nobody signed, for an hour or two; `words` name it to `npm run serve-config`. */
export function makeCertificate() {
  const folder = mkdtempSync(path.join(tmpdir(), 'billet-certificate-'));
  const [key, certificate] = [path.join(folder, 'key.pem'), path.join(folder, 'fullchain.pem')];
  const { status, stderr } = spawnSync('openssl', [...REQUEST, '-keyout', key, '-out', certificate], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`openssl made no certificate: ${stderr}`);
  return { folder, words: ['--certificate', certificate, '--key', key] };
}
