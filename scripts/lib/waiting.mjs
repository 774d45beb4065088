import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds between two lines that say what a start waits for. */
const REPORT_INTERVAL_MS = 15_000;
const ASK_EVERY = 100;

/** Whether a URL answers with 2xx. */
export async function answers(url) {
  const answer = await fetch(url).catch(() => null);
  await answer?.body?.cancel();
  return answer?.ok ?? false;
}

/**
 * Waits until a part is ready or ends. There is no time limit: a running part makes progress. Returns null once it is ready, otherwise the
 * value of `ended`. Prints every 15 seconds what it waits for.
 */
export async function waitUntilReady({ name, isReady, ended, printLine, now = Date.now, pause = wait }) {
  const started = now();
  let reportCount = 0;
  let end = null;
  ended.then((how) => (end = how));
  for (;;) {
    const ready = await isReady();
    if (end !== null) return end;
    if (ready) return null;
    const seconds = Math.floor((now() - started) / 1000);
    if (seconds * 1000 >= (reportCount + 1) * REPORT_INTERVAL_MS) {
      reportCount = Math.floor((seconds * 1000) / REPORT_INTERVAL_MS);
      printLine(`waiting for ${name} (${seconds} s so far)`);
    }
    await Promise.race([pause(ASK_EVERY), ended]);
  }
}
