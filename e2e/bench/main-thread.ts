import type { Browser } from 'playwright';

/** Processor time of the page's main thread before its first content, in milliseconds. */
export interface MainThread {
  readonly beforeContent: number;
  /** The part of it in the page's scripts. */
  readonly scriptBefore: number;
  /** The part of it in style, layout and paint. */
  readonly layoutBefore: number;
}

export const unrecorded: MainThread = { beforeContent: Number.NaN, scriptBefore: Number.NaN, layoutBefore: Number.NaN };

/** An event of Chromium's trace. Times are in microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly ph?: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** Processor time of the thread, only of complete events. */
  readonly tdur?: number;
  readonly args?: { readonly data?: { readonly navigationId?: string; readonly url?: string } };
}

const layout: ReadonlySet<string> = new Set(['UpdateLayoutTree', 'Layout', 'PrePaint', 'Paint']);
const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing', 'loading'];

/** Starts a recording of all main threads. The returned function ends it and returns the times of the last page with content. */
export async function recordMainThread(browser: Browser): Promise<() => Promise<MainThread>> {
  const session = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: CATEGORIES } });
  return async () => {
    const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
    await session.send('Tracing.end');
    await complete;
    await session.detach();
    return mainThreadOf(events);
  };
}

/** The times from the start of a navigation to its first content. NaN without content. */
export function mainThreadOf(events: readonly TraceEvent[]): MainThread {
  const content = events.findLast(({ name }) => name === 'firstContentfulPaint');
  const start = events.find(
    ({ name, args }) => name === 'navigationStart' && args?.data?.navigationId === content?.args?.data?.navigationId,
  );
  if (!content || !start) return unrecorded;
  const before = events.filter(
    ({ ph, pid, tid, ts }) => ph === 'X' && pid === content.pid && tid === content.tid && ts >= start.ts && ts < content.ts,
  );
  const sum = (isCounted: (event: TraceEvent) => boolean) =>
    before.filter(isCounted).reduce((total, { tdur = 0 }) => total + tdur / 1000, 0);
  return {
    beforeContent: sum(({ name }) => name === 'RunTask'),
    // scripts without an address are those of the benchmark
    scriptBefore: sum(({ name, args }) => name === 'EvaluateScript' && Boolean(args?.data?.url)),
    layoutBefore: sum(({ name }) => layout.has(name)),
  };
}
