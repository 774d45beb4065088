import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Seconds. A person does not notice half a second. */
const REQUEST_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 12];
const MESSENGER_BUCKETS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15];

/** Metrics of one process. Labels never contain a person, a note or an order: only calls, states and components. */
export interface Metrics {
  readonly registry: Registry;
  /** `call`: method and pattern of the route, never a requested address. */
  readonly requests: Histogram<'call' | 'status'>;
  readonly openStreams: Gauge;
  /** Requests rejected because too many waited in their queue. */
  readonly rejected: Counter<'queue'>;
  /** Bot API calls. `outcome`: done, or the kind of failure. */
  readonly messenger: Histogram<'call' | 'outcome'>;
  /** Calls that Telegram rejected with 429, by Bot API method. */
  readonly tooMany: Counter<'method'>;
  readonly updatesWaiting: Gauge;
  readonly webhookLosses: Counter;
  /** 1 while a dependency is unreachable. */
  readonly outages: Gauge<'of'>;
}

/** One set per process. Tests have one per server. */
export function makeMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  return {
    registry,
    requests: new Histogram({
      name: 'billet_request_seconds',
      help: 'Time from a request to its answer, by call and status; live streams are not among them',
      labelNames: ['call', 'status'],
      buckets: REQUEST_BUCKETS,
      registers,
    }),
    openStreams: new Gauge({ name: 'billet_open_streams', help: 'Live streams that are open on this process', registers }),
    rejected: new Counter({
      name: 'billet_requests_rejected_total',
      help: 'Requests rejected with a time to retry, by queue',
      labelNames: ['queue'],
      registers,
    }),
    messenger: new Histogram({
      name: 'billet_messenger_seconds',
      help: 'Time of a call of the messenger, by call and outcome; call refund is the refund of a payment',
      labelNames: ['call', 'outcome'],
      buckets: MESSENGER_BUCKETS,
      registers,
    }),
    tooMany: new Counter({
      name: 'billet_messenger_too_many_total',
      help: 'Calls that the messenger rate-limited, by method; they are retried after the time that it names',
      labelNames: ['method'],
      registers,
    }),
    updatesWaiting: new Gauge({
      name: 'billet_updates_waiting',
      help: 'Updates that the messenger could not deliver to the webhook yet; reported by the process that maintains it',
      registers,
    }),
    webhookLosses: new Counter({
      name: 'billet_webhook_losses_total',
      help: 'How often the webhook was found removed or changed, and was set again',
      registers,
    }),
    outages: new Gauge({
      name: 'billet_outage',
      help: '1 while database or messenger are out of reach of this process',
      labelNames: ['of'],
      registers,
    }),
  };
}
