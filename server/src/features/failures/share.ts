import { randomBytes } from 'node:crypto';
import { STARTED } from '@billet/shared-domain/rules/failures';
import { keyedHash } from '../../kit/seal/keyed-hash.ts';
import { type Cell, keyOf } from './cell.ts';

/** Starts, or failures, of one version that one network counts in full in a day; each after that counts for less, the n-th for so many n-ths. */
const FULL = 10;
/** Networks and versions remembered; then the one that was silent for longest is forgotten, and counts anew. */
const REMEMBERED = 20_000;
const DAY = 86_400_000;

interface Kind {
  heard: number;
  /** What it may be counted for; below zero where a cell was counted that had not been. */
  credit: number;
}

/** Of one network and one version. */
interface Share {
  readonly starts: Kind;
  readonly failures: Kind;
  readonly cells: Set<string>;
}

/**
 * What a network may count, remembered by this process alone, by hashes whose key dies with it. Starts and failures of a version are
 * sampled alike, so that the part that failed stays what it is, however many people share an address; and a network that tells a
 * thousand times as much counts eight times as much. What fails for the first time is counted in any case.
 */
export function makeShares(): (cell: Cell, network: string, now: Date) => boolean {
  const key = randomBytes(32);
  const shares = new Map<string, Share>();
  return (cell, network, now) => {
    const day = Math.floor(now.getTime() / DAY);
    const share = remembered(keyedHash(key, JSON.stringify([day, network, cell.remote, cell.version])).toString('base64'));
    const kind = cell.code === STARTED ? share.starts : share.failures;
    kind.heard += 1;
    kind.credit += Math.min(1, FULL / Math.max(share.starts.heard, share.failures.heard));
    const isNew = !share.cells.has(keyOf(cell));
    share.cells.add(keyOf(cell));
    if (kind.credit < 1 && !isNew) return false;
    kind.credit -= 1;
    return true;
  };

  function remembered(mark: string): Share {
    const share = shares.get(mark) ?? { starts: { heard: 0, credit: 0 }, failures: { heard: 0, credit: 0 }, cells: new Set() };
    shares.delete(mark);
    shares.set(mark, share);
    const [oldest] = shares.keys();
    if (shares.size > REMEMBERED && oldest !== undefined) shares.delete(oldest);
    return share;
  }
}
