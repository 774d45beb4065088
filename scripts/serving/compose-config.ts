import { nginxConfig } from '@billet/release/serving';
import { calls } from '@billet/shared-domain/contract/calls';

const folder = '/etc/nginx/certificates';

/** All of deploy/nginx/compose.conf: nginx before the containers, which serve the release's files themselves. */
export function composeConfig(): string {
  return nginxConfig({
    root: null,
    listen: '443',
    certificate: { file: `${folder}/fullchain.pem`, key: `${folder}/key.pem` },
    insecure: '80',
    servers: ['web:8080'],
    log: { file: '/dev/stdout', calls: Object.values(calls) },
    page: null,
    hasBrotli: false,
  });
}
