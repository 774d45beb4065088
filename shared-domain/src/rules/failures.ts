/** What pages tell of remotes that fail and of the host's own late files (MFE-12), in the words of page, server and release tool. */

/** Where on its way something was lost. */
export const phases = ['entry', 'start', 'page', 'deadline', 'render'] as const;
export type FailurePhase = (typeof phases)[number];

/**
 * Why. missing: its place answers, and has no such file · changed: other bytes than the release names, or none that it names ·
 * foreign_origin: answers, and lets this page read nothing · not_a_script: something else stands there · threw_at_start: its own code
 * threw before there was anything to draw · threw_while_drawn · too_late: nothing came in time; that may be the person's network ·
 * contract: made for another shell, or without what its manifest promises.
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

/** The code of what is no failure: a page began with this version, told only while a canary of its remote runs. */
export const STARTED = 'started';

/** By this name the host's own files are told of, as one of a remote's. */
export const HOST = 'host';

/** One thing that happened. It names no user. */
export interface FailureEvent {
  readonly remote: string;
  readonly version: string;
  readonly phase: FailurePhase;
  readonly code: FailureCode | typeof STARTED;
}

/** The body of a report. */
export interface FailureReport {
  /** Of the user whose page reports; absent outside the messenger. Only reports with valid init data decide about a canary. */
  readonly initData?: string | undefined;
  readonly events: readonly FailureEvent[];
}

/** Takes a POST of a `FailureReport`; a GET shows operators the counts. */
export const FAILURES_PATH = '/api/failures';
/** Events of one telling. */
export const MOST_EVENTS = 20;
