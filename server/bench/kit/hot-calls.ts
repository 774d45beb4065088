import { codeOf, get, post } from './people.ts';

/** The most frequent calls, as requests of the n-th person. */
export const page = (n: number, skip = 0) => get(n, `/api/inventory/valentines?type=ordinary&limit=20&skip=${skip}`);
export const counts = (n: number) => get(n, '/api/inventory/count');
export const profile = (n: number) => get(n, '/api/profile');
export const events = (n: number) => get(n, '/api/events');
export const unwrap = (n: number, noteId: string) => post(n, `/api/inventory/unwrap/${noteId}`);

let sent = 0;
/** Sends a free gift with a message that is unique in this run. */
export const checkout = (from: number, to: number) =>
  post(from, '/api/order/checkout', { valentineCode: codeOf(to), itemId: 'tulip', message: `I like you, the ${++sent}th time` });
