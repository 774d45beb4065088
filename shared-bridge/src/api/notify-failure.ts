import { bridge } from '../bridge.ts';
import { explain, failureOf } from './explain.ts';

/** Puts a message's id, with its arguments, into words; what `useText()` gives. */
export type Say = (id: string, args?: Readonly<Record<string, number>>) => string;

/** Tells in a toast why a call failed, as `explain` says it. A call that was given up says nothing; a fault of ours is logged too. */
export function notifyFailure(text: Say, thrown: unknown, otherwise?: string): void {
  const { shell, log } = bridge();
  const failure = failureOf(thrown);
  if (failure === null) log({ event: 'fault', level: 'error', reason: thrown });
  if (failure?.kind === 'aborted') return;
  const { id, args } = explain(thrown, otherwise);
  shell.notify({ message: text(id, args), type: 'error' });
}
