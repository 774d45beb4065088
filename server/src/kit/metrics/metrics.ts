import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Seconds. A person waits for half of one without a thought. */
const REQUEST_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 12];
const MESSENGER_BUCKETS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15];

/** What a process counts of its own. No label ever names a person, a note or an order: only calls, states and parts of the program. */
export interface Metrics {
  readonly registry: Registry;
  /** `call`: method and pattern of the route, never an address as it was asked for. */
  readonly requests: Histogram<'call' | 'status'>;
  readonly openStreams: Gauge;
  /** Calls of the messenger. `outcome`: done, or the kind of failure. */
  readonly messenger: Histogram<'call' | 'outcome'>;
  /** What the messenger said to be too much, by method of its API. */
  readonly tooMany: Counter<'method'>;
  readonly updatesWaiting: Gauge;
  readonly webhookLosses: Counter;
  /** 1 while something outside is out of reach. */
  readonly outages: Gauge<'of'>;
}

/** One set for each process; a test has as many as servers. */
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
    messenger: new Histogram({
      name: 'billet_messenger_seconds',
      help: 'Time of a call of the messenger, by call and outcome; call refund is a payment that goes back',
      labelNames: ['call', 'outcome'],
      buckets: MESSENGER_BUCKETS,
      registers,
    }),
    tooMany: new Counter({
      name: 'billet_messenger_too_many_total',
      help: 'Calls that the messenger refused as too many, by method; they are made again when it says',
      labelNames: ['method'],
      registers,
    }),
    updatesWaiting: new Gauge({
      name: 'billet_updates_waiting',
      help: 'Updates that the messenger could not bring to the webhook yet; told by the process that looks after it',
      registers,
    }),
    webhookLosses: new Counter({
      name: 'billet_webhook_losses_total',
      help: 'How often the webhook was found taken away or changed, and was set again',
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
