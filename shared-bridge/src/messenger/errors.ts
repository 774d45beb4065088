import type { Outcome } from '../contract.ts';

/** Why something asked of the messenger didn't come. */
export type Reason = Extract<Outcome<unknown>, { ok: false }>['reason'];

/**
 * Where every error kind of the messenger's library ends (SDK-05); README.md says what a screen does with a reason. The
 * messenger's own refusals and our own mistakes stand nowhere here: they are 'failed'. Told by name: the library's classes
 * may stand in the page in another copy.
 */
const reasonOfName: Readonly<Record<string, Reason>> = {
  // not in this version of the client, or not in a messenger at all
  MethodUnsupportedError: 'unsupported',
  MethodParameterUnsupportedError: 'unsupported',
  FunctionNotAvailableError: 'unsupported',
  NotAvailableError: 'unsupported',
  InvalidEnvError: 'unsupported',
  UnknownEnvError: 'unsupported',
  LaunchParamsRetrieveError: 'unsupported',
  InvalidLaunchParamsError: 'unsupported',
  // one is under way already
  ConcurrentCallError: 'locked',
  TimeoutError: 'timeout',
  AbortError: 'timeout',
  CancelledError: 'declined',
  AccessDeniedError: 'declined',
};

/** Codes that some errors carry at the end of their message. */
const reasonOfCode: Readonly<Record<string, Reason>> = {
  UNSUPPORTED: 'unsupported',
  USER_DECLINED: 'declined',
};

/** The reason that an error of the messenger's library comes down to. */
export function reasonOfError(thrown: unknown): Reason {
  if (!(thrown instanceof Error)) return 'failed';
  if (thrown.message === 'User denied access') return 'declined';
  const code = /\b([A-Z]+(?:_[A-Z]+)*)$/.exec(thrown.message)?.[1];
  return (code ? reasonOfCode[code] : undefined) ?? reasonOfName[thrown.name] ?? 'failed';
}
