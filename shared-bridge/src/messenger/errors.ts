import type { Outcome } from '../contract.ts';

/** The reason of a failed request to the messenger. */
export type Reason = Extract<Outcome<unknown>, { ok: false }>['reason'];

/**
 * Maps the error classes of the Telegram library to reasons (SDK-05). README.md describes how a screen handles each reason. Refusals by the
 * messenger and mistakes in our code are not listed: they are 'failed'. Compared by name, because the page may contain another copy of the
 * classes.
 */
const reasonOfName: Readonly<Record<string, Reason>> = {
  // missing in this client version, or not in a messenger
  MethodUnsupportedError: 'unsupported',
  MethodParameterUnsupportedError: 'unsupported',
  FunctionNotAvailableError: 'unsupported',
  NotAvailableError: 'unsupported',
  InvalidEnvError: 'unsupported',
  UnknownEnvError: 'unsupported',
  LaunchParamsRetrieveError: 'unsupported',
  InvalidLaunchParamsError: 'unsupported',
  // another call is under way
  ConcurrentCallError: 'locked',
  TimeoutError: 'timeout',
  AbortError: 'timeout',
  CancelledError: 'declined',
  AccessDeniedError: 'declined',
};

/** Codes at the end of some error messages. */
const reasonOfCode: Readonly<Record<string, Reason>> = {
  UNSUPPORTED: 'unsupported',
  USER_DECLINED: 'declined',
};

/** Maps an error of the Telegram library to a reason. */
export function reasonOfError(thrown: unknown): Reason {
  if (!(thrown instanceof Error)) return 'failed';
  if (thrown.message === 'User denied access') return 'declined';
  const code = /\b([A-Z]+(?:_[A-Z]+)*)$/.exec(thrown.message)?.[1];
  return (code ? reasonOfCode[code] : undefined) ?? reasonOfName[thrown.name] ?? 'failed';
}
