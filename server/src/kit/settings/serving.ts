import { z } from 'zod';
import { setting } from './setting.ts';
import { roles } from './shapes.ts';
import { httpUrl, list, listenHost, overrides, port, text, webOrigin } from './values.ts';

/** Roles, addresses, and the release that is served. */
export const serving = {
  BILLET_ENV: setting(
    z.enum(['local', 'production']).default('local'),
    'local',
    'local or production; it alone decides the development token, the simulator, the movable clock and the extra origins; it must be said where a bot or a database of one’s own is set, and local is refused with a public address',
  ),
  ROLES: setting(
    list.pipe(z.array(z.enum(roles)).min(1, 'must name at least one')).default([...roles]),
    'web,jobs,bot',
    'what this process does, with commas between: web answers people and the messenger’s webhook, jobs does what follows, bot keeps the bot; any number of each, on any number of machines: docs/scaling.md',
  ),
  PORT: setting(port.default(8080), '8080', 'the app and the API, on one origin'),
  HOST: setting(
    listenHost.default('127.0.0.1'),
    '127.0.0.1',
    'the address at which PORT listens; 0.0.0.0 or :: accept requests from other machines, and BILLET_ENV=local takes addresses of the loopback only',
  ),
  SIMULATOR_PORT: setting(port.default(8081), '8081', 'where a developer’s simulator of the messenger is'),
  PUBLIC_URL: setting(httpUrl.optional(), 'http://localhost:PORT locally; production needs it', 'where people reach the app'),
  API_BASE: setting(text.default(''), 'the page’s own origin', 'where the page sends its calls, when that is another origin'),
  MESSENGER_ORIGINS: setting(
    list.pipe(z.array(webOrigin)).default([]),
    'https://web.telegram.org, and the simulator locally',
    'more origins that may frame the app, with commas between',
  ),
  REMOTE_OVERRIDES: setting(
    overrides.optional(),
    'http://localhost:* and http://127.0.0.1:* locally, else none',
    'origins, with commas between, from which a developer’s remote may stand in for the released one: docs/releasing.md; none allows nothing',
  ),
  RELEASE_DIR: setting(text.optional(), '.release', 'the composed release that is served'),
  RELEASE_STORE: setting(
    text.optional(),
    'RELEASE_DIR',
    'where releases are: a folder, or s3://bucket/prefix, of which the server keeps copies under DATA_DIR',
  ),
  S3_ENDPOINT: setting(text.optional(), 'Amazon’s', 'where the bucket’s server is, when that is another; it must do conditional writes'),
  S3_REGION: setting(text.optional(), 'us-east-1', 'the bucket’s region'),
  AWS_ACCESS_KEY_ID: setting(
    text.optional(),
    'none; a bucket needs it',
    'the key that may read, write, list and remove in the bucket; with reading alone the server can take back no canary',
  ),
  AWS_SECRET_ACCESS_KEY: setting(text.optional(), 'none; a bucket needs it', 'its secret'),
  AWS_SESSION_TOKEN: setting(text.optional(), 'none', 'what goes with a key that is lent for an hour, as CI gets one'),
  FIRST_FRAMES: setting(
    z.enum(['on', 'off']).default('on'),
    'on',
    'whether the page shows its first screen before its code is there, with the friend of a link in it (decision 0042); off: a spinner stands until then',
  ),
};
