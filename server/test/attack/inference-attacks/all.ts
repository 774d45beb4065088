import type { Attack } from './attack.ts';
import { elimination } from './elimination.ts';
import { nearInTime } from './near-in-time.ts';
import { paymentTimes } from './payment-times.ts';
import { repeatedMarks } from './repeated-marks.ts';
import { sameRow } from './same-row.ts';
import { sameToken } from './same-token.ts';
import { sameTransaction } from './same-transaction.ts';
import { unkeyedHashes } from './unkeyed-hashes.ts';

/** Every known way to infer from a stolen database who paid for a fully anonymous note. */
export const attacks: Readonly<Record<string, Attack>> = {
  'a row that names both': sameRow,
  'one transaction': sameTransaction,
  'the same value again': sameToken,
  'a hash without a key': unkeyedHashes,
  'near in time': nearInTime,
  'whose marks': repeatedMarks,
  'what is left over': elimination,
  'when payments were': paymentTimes,
};
