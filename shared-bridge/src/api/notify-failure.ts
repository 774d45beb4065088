import { bridge } from '../bridge.ts';
import { explain, failureOf } from './explain.ts';

/** Formats a message by its id and arguments, as `useText()` returns it. */
export type FormatText = (id: string, args?: Readonly<Record<string, number>>) => string;

/**
 * Shows the failure of a call as a toast, with the message of `explain`. An aborted call shows nothing. A bug of the client is logged too.
 */
export function notifyFailure(text: FormatText, thrown: unknown, otherwise?: string): void {
  const { shell, log } = bridge();
  const failure = failureOf(thrown);
  if (failure === null) log({ event: 'fault', level: 'error', reason: thrown });
  if (failure?.kind === 'aborted') return;
  const { id, args } = explain(thrown, otherwise);
  shell.notify({ message: text(id, args), type: 'error' });
}
