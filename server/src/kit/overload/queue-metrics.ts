import { Gauge } from 'prom-client';
import type { Metrics } from '../metrics/metrics.ts';
import { type Queues, queueNames } from './queues.ts';

/** Registers the requests of this process's queues as metrics. */
export function registerQueueMetrics({ registry, rejected }: Pick<Metrics, 'registry' | 'rejected'>, queues: Queues): void {
  // a counter without a value is missing from the metrics
  for (const queue of queueNames) rejected.inc({ queue }, 0);
  new Gauge({
    name: 'billet_queue_requests',
    help: 'Requests that are running, and those that wait for their turn, by queue',
    labelNames: ['queue', 'state'],
    registers: [registry],
    collect() {
      for (const queue of queueNames) {
        this.set({ queue, state: 'running' }, queues[queue].running());
        this.set({ queue, state: 'waiting' }, queues[queue].length());
      }
    },
  });
}
