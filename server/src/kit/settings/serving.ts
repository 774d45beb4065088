import { z } from 'zod';
import { setting } from './setting.ts';
import { roles } from './shapes.ts';
import { baseUrl, list, listenHost, overrides, port, publicUrl, text, webOrigin } from './values.ts';

/** Roles, addresses, and the release that is served. */
export const serving = {
  BILLET_ENV: setting(
    z.enum(['local', 'production']).default('local'),
    'local',
    'local or production; local enables the development token, the simulator, the adjustable clock and extra origins. Required if BOT_TOKEN or DATABASE_URL is set; local is rejected with a public address',
  ),
  ROLES: setting(
    list.pipe(z.array(z.enum(roles)).min(1, 'must name at least one')).default([...roles]),
    'web,jobs,bot',
    'roles of this process, comma-separated: docs/scaling.md',
  ),
  PORT: setting(port.default(8080), '8080', 'port of the app and the API'),
  HOST: setting(
    listenHost.default('127.0.0.1'),
    '127.0.0.1',
    'address on which PORT listens; BILLET_ENV=local allows only loopback addresses',
  ),
  SIMULATOR_PORT: setting(port.default(8081), '8081', 'port of the simulator'),
  PUBLIC_URL: setting(publicUrl.optional(), 'http://localhost:PORT locally; production needs it', 'public address of the app'),
  API_BASE: setting(baseUrl.optional(), 'the page’s own origin', 'origin of the API, if it differs from the page’s'),
  MESSENGER_ORIGINS: setting(
    list.pipe(z.array(webOrigin)).default([]),
    'https://web.telegram.org, and the simulator locally',
    'more origins that may frame the app, comma-separated',
  ),
  REMOTE_OVERRIDES: setting(
    overrides.optional(),
    'http://localhost:* and http://127.0.0.1:* locally, else none',
    'origins from which developers’ remotes may override released ones, comma-separated: docs/releasing.md',
  ),
  RELEASE_DIR: setting(text.optional(), '.release', 'folder of the composed release'),
  RELEASE_STORE: setting(
    text.optional(),
    'RELEASE_DIR',
    'store of releases: a folder, or s3://bucket/prefix, which the server caches under DATA_DIR',
  ),
  S3_ENDPOINT: setting(baseUrl.optional(), 'Amazon’s', 'endpoint of the bucket, if not Amazon’s; it must support conditional writes'),
  S3_REGION: setting(text.optional(), 'us-east-1', 'the bucket’s region'),
  AWS_ACCESS_KEY_ID: setting(
    text.optional(),
    'none; a bucket needs it',
    'access key with the rights to read, write, list and delete; with read access only, the server cannot roll back canaries',
  ),
  AWS_SECRET_ACCESS_KEY: setting(text.optional(), 'none; a bucket needs it', 'secret of the access key'),
  AWS_SESSION_TOKEN: setting(text.optional(), 'none', 'session token of a temporary key, for example in CI'),
  FIRST_FRAMES: setting(
    z.enum(['on', 'off']).default('on'),
    'on',
    'whether the HTML contains the first frame; off: a spinner until the code has loaded',
  ),
};
