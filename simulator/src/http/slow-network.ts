import { Transform } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';

/** A slow mobile network: 60 kB per second, in chunks of 6 kB. */
const BYTES = 6_000;
const EVERY_MS = 100;

/** Throttles a stream to the rate of a slow network. */
export function slowNetwork(): Transform {
  return new Transform({
    async transform(chunk: Buffer, _encoding, done) {
      for (let start = 0; start < chunk.length; start += BYTES) {
        await wait(EVERY_MS);
        this.push(chunk.subarray(start, start + BYTES));
      }
      done();
    },
  });
}
