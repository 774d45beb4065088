import type { Metrics } from '../metrics/metrics.ts';
import { failureKind, type Messenger } from './messenger.ts';

/** Wraps a messenger so that each call is timed and counted by its outcome. */
export function timedMessenger(messenger: Messenger, { messenger: seconds }: Pick<Metrics, 'messenger'>): Messenger {
  const timed =
    <A extends unknown[], R>(call: keyof Messenger, work: (...words: A) => Promise<R>) =>
    async (...words: A): Promise<R> => {
      const end = seconds.startTimer({ call });
      try {
        const result = await work(...words);
        end({ outcome: 'done' });
        return result;
      } catch (error) {
        end({ outcome: failureKind(error) });
        throw error;
      }
    };
  return {
    write: timed('write', messenger.write),
    makeInvoice: timed('makeInvoice', messenger.makeInvoice),
    refund: timed('refund', messenger.refund),
    buyGift: timed('buyGift', messenger.buyGift),
    listPayments: timed('listPayments', messenger.listPayments),
    isMember: timed('isMember', messenger.isMember),
    prepareMessage: timed('prepareMessage', messenger.prepareMessage),
  };
}
