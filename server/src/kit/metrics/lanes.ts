import { Counter, Gauge } from 'prom-client';
import type { Admission } from '../admission/admission.ts';
import type { Metrics } from './metrics.ts';

/** Registers the load of this process's lanes as metrics. */
export function registerLaneMetrics({ registry }: Pick<Metrics, 'registry'>, admission: Pick<Admission, 'numbers'>): void {
  const registers = [registry];
  new Gauge({
    name: 'billet_lane_requests',
    help: 'Requests that are at work, and those that wait for their turn, by lane',
    labelNames: ['lane', 'state'],
    registers,
    collect() {
      for (const [lane, { atWork, waiting }] of Object.entries(admission.numbers())) {
        this.set({ lane, state: 'at_work' }, atWork);
        this.set({ lane, state: 'waiting' }, waiting);
      }
    },
  });
  new Counter({
    name: 'billet_lane_refused_total',
    help: 'Requests rejected with a time to retry, by lane',
    labelNames: ['lane'],
    registers,
    collect() {
      this.reset();
      for (const [lane, { refused }] of Object.entries(admission.numbers())) this.inc({ lane }, refused);
    },
  });
}
