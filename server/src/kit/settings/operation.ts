import { z } from 'zod';
import { setting } from './setting.ts';
import { canaryBoundSchema, limitsSchema, messageLimitsSchema } from './shapes.ts';
import { json, listenHost, logLevel, port, proxies, secret, text } from './values.ts';

/** Limits, metrics and logging. */
export const operation = {
  LIMITS: setting(
    json(limitsSchema).default(limitsSchema.parse({})),
    JSON.stringify(limitsSchema.parse({})),
    'JSON: how often a person may repeat each action, and how much all people of one network may send beyond 20 an hour each',
  ),
  MESSAGE_LIMITS: setting(
    json(messageLimitsSchema).optional(),
    '{"all":25,"chat":1}; locally a thousand of each',
    'JSON: messages per second that the bot sends, for all processes together and per chat',
  ),
  GEO_CITY_DATABASE: setting(
    text.optional(),
    'none: no city is known',
    'an .mmdb file with cities (MaxMind or @ip-location-db format), for the details of a revealed sender',
  ),
  TRUSTED_PROXIES: setting(
    proxies.default([]),
    'none',
    'addresses or networks of proxies whose X-Forwarded-For is trusted, comma-separated',
  ),
  STATUS_TOKEN: setting(
    secret.optional(),
    'no access; locally unrestricted',
    '16 to 256 letters, digits, _ or -; token for reading failure counts of remotes, used by `npm run status`',
  ),
  CANARY_BOUND: setting(
    json(canaryBoundSchema).default(canaryBoundSchema.parse({})),
    JSON.stringify(canaryBoundSchema.parse({})),
    'JSON: the server rolls back a canary that reaches all of these within a day: users for whom it failed; failed users per hundred who started it; failure rate relative to the active version, unless it fails for half of its users',
  ),
  METRICS_PORT: setting(
    port.optional(),
    'none: no metrics',
    'separate port for /metrics (Prometheus), /healthz and /readyz; never open it to the internet',
  ),
  METRICS_HOST: setting(listenHost.default('127.0.0.1'), '127.0.0.1', 'address on which METRICS_PORT listens'),
  INSTANCE: setting(text.max(100).optional(), 'the machine’s name and the process’s number', 'name of this process in the log'),
  BILLET_VERSION: setting(text.max(100).optional(), 'package.json’s', 'version in log and metrics; set by the image'),
  LOG_LEVEL: setting(logLevel.default('info'), 'info', 'trace, debug, info, warn, error or silent'),
  BILLET_CLOCK: setting(z.iso.datetime({ offset: true }).optional(), 'now', 'start of the business clock; local only'),
};
