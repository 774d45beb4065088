import { expect, test } from '@rstest/core';
import { mainThreadOf, type TraceEvent } from './main-thread.ts';

const page = { pid: 1, tid: 1 };
const task = (name: string, ts: number, milliseconds: number, more: Partial<TraceEvent> = {}): TraceEvent => ({
  ...{ name, ph: 'X', ts, tdur: milliseconds * 1000 },
  ...page,
  ...more,
});
const mark = (name: string, ts: number, navigationId: string): TraceEvent => ({ name, ts, ...page, args: { data: { navigationId } } });

test('[FST-01] the time before the first content counts the main thread of the page that shows it, from the start of its navigation', () => {
  const script = { args: { data: { url: 'https://app.example/' } } };
  expect(
    mainThreadOf([
      mark('navigationStart', 0, 'blank'),
      task('RunTask', 5, 1000),
      mark('navigationStart', 10, 'app'),
      ...[task('RunTask', 20, 50), task('EvaluateScript', 21, 30, script), task('EvaluateScript', 22, 7)],
      ...[task('RunTask', 30, 40), task('UpdateLayoutTree', 31, 10), task('Layout', 32, 20)],
      task('RunTask', 33, 1000, { tid: 2 }),
      mark('firstContentfulPaint', 40, 'app'),
      task('RunTask', 50, 1000),
    ]),
  ).toEqual({ beforeContent: 90, scriptBefore: 30, layoutBefore: 30 });
});
