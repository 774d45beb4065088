import { z } from 'zod';
import { setting } from './setting.ts';
import { canaryBoundSchema, limitsSchema, messageLimitsSchema } from './shapes.ts';
import { json, listenHost, logLevel, port, proxies, secret, text } from './values.ts';

/** Limits, metrics and logging. */
export const running = {
  LIMITS: setting(
    json(limitsSchema).default(limitsSchema.parse({})),
    JSON.stringify(limitsSchema.parse({})),
    'JSON: how often a person may do what, refusals and unpaid links included, and what people of one network may send beyond 20 an hour each; what isn’t named keeps its default',
  ),
  MESSAGE_LIMITS: setting(
    json(messageLimitsSchema).optional(),
    '{"all":25,"chat":1}; locally a thousand of each',
    'JSON: how many messages the bot sends in a second, of all processes to everybody together, and to one chat; what isn’t named keeps its default; more than the messenger takes is told later by itself',
  ),
  GEO_CITY_DATABASE: setting(
    text.optional(),
    'none: no city is known',
    'an .mmdb file with cities, in the format of MaxMind or of @ip-location-db, for the details of a revealed sender; country and network operator are known without it',
  ),
  TRUSTED_PROXIES: setting(
    proxies.default([]),
    'none',
    'addresses or networks, with commas between, whose X-Forwarded-For is believed; without it all people behind a proxy share its address',
  ),
  STATUS_TOKEN: setting(
    secret.optional(),
    'nobody may read them; locally everybody',
    '16 to 256 letters, digits, _ or -; whoever brings it may read how often remotes failed, as `npm run status` does',
  ),
  CANARY_BOUND: setting(
    json(canaryBoundSchema).default(canaryBoundSchema.parse({})),
    JSON.stringify(canaryBoundSchema.parse({})),
    'JSON: the server takes back a canary that reached all of these within a day: users for whom it failed, how many those are of a hundred who started it, and how many times as often as the active version it fails, unless it fails for half of them; what isn’t named keeps its default; reports without valid init data don’t count',
  ),
  METRICS_PORT: setting(
    port.optional(),
    'none: nobody is told numbers',
    'a port of its own for what machines ask: /metrics for Prometheus, /healthz and /readyz; never open it to people (docs/running.md)',
  ),
  METRICS_HOST: setting(listenHost.default('127.0.0.1'), '127.0.0.1', 'the address at which METRICS_PORT listens'),
  INSTANCE: setting(text.max(100).optional(), 'the machine’s name and the process’s number', 'what the log calls this process'),
  BILLET_VERSION: setting(text.max(100).optional(), 'package.json’s', 'the version that the log and the metrics tell; the image sets it'),
  LOG_LEVEL: setting(logLevel.default('info'), 'info', 'trace, debug, info, warn, error or silent'),
  BILLET_CLOCK: setting(z.iso.datetime({ offset: true }).optional(), 'now', 'where the business clock starts; local only'),
};
