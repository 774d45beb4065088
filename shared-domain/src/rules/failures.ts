/** Failure reports of remotes and of the host's lazy files (MFE-12), shared by page, server and release tool. */

/** The loading phase in which a failure occurred. */
export const phases = ['entry', 'start', 'page', 'deadline', 'render'] as const;
export type FailurePhase = (typeof phases)[number];

/**
 * missing: the origin responds, but does not have the file · changed: its hash differs from the release, or the release names none ·
 * foreign_origin: the response is not readable for this page (CORS) · not_a_script: the response is something else · threw_at_start: its
 * code threw before anything was rendered · threw_while_drawn: its code threw during rendering · too_late: no response in time, possibly
 * because of the user's network · contract: built for another shell, or without something that its manifest names.
 */
export const failureCodes = [
  'missing',
  'changed',
  'foreign_origin',
  'not_a_script',
  'threw_at_start',
  'threw_while_drawn',
  'too_late',
  'contract',
] as const;
export type FailureCode = (typeof failureCodes)[number];

/** Not a failure: a page started with this version. Sent only while a canary of the remote runs. */
export const STARTED = 'started';

/** The name of the host in reports about its own files. */
export const HOST = 'host';

/** One event. It contains no user. */
export interface FailureEvent {
  readonly remote: string;
  readonly version: string;
  readonly phase: FailurePhase;
  readonly code: FailureCode | typeof STARTED;
}

/** The body of a report. */
export interface FailureReport {
  /** Init data of the reporting user; absent outside Telegram. Only reports with valid init data count for canaries. */
  readonly initData?: string | undefined;
  readonly events: readonly FailureEvent[];
}

/** Accepts a POST of a `FailureReport`; a GET returns the counts to operators. */
export const FAILURES_PATH = '/api/failures';
/** Maximum events per report. */
export const MAX_EVENTS = 20;
