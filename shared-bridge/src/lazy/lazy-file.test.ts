import { afterEach, beforeEach, describe, expect, rstest, test } from '@rstest/core';
import { FILE_DEADLINE, lazyFile, onLostFile } from './lazy-file.ts';

const missing = () => Promise.reject<string>(new Error('missing'));
const hanging = () => new Promise<string>(() => undefined);
const here = async () => 'the code';

/** A file whose loads return `answers` in order. */
function fileOf(...answers: (() => Promise<string>)[]) {
  let asked = 0;
  const file = lazyFile(() => {
    asked++;
    return (answers.shift() ?? here)();
  });
  return { ...file, asked: () => asked };
}

beforeEach(() => {
  rstest.useFakeTimers();
});
afterEach(() => {
  rstest.useRealTimers();
});

describe('[MFE-06] a lazy file', () => {
  test('a lazy file loads once for all callers and is available synchronously from then on', async () => {
    const file = fileOf();
    expect(file.peek()).toBeNull();
    expect(await Promise.all([file.load(), file.load()])).toEqual(['the code', 'the code']);
    expect(file.peek()).toBe('the code');
    await file.load();
    expect(file.asked()).toBe(1);
  });

  test('a missing file rejects all callers, and the rejection is not cached', async () => {
    const file = fileOf(missing);
    const both = await Promise.allSettled([file.load(), file.load()]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(file.peek()).toBeNull();
    expect(await file.load()).toBe('the code');
  });

  test('a load without an answer rejects after 8 s, and the next call requests the file again', async () => {
    expect(FILE_DEADLINE).toBe(8000);
    const file = fileOf(hanging);
    let isOver = false;
    const first = file.load().catch(() => {
      isOver = true;
    });
    await rstest.advanceTimersByTimeAsync(7_999);
    expect(isOver).toBe(false);
    await rstest.advanceTimersByTimeAsync(1);
    await first;
    expect(isOver).toBe(true);
    expect(await file.load()).toBe('the code');
    expect(file.asked()).toBe(2);
  });

  test('a failed prefetch is silent', async () => {
    const file = fileOf(missing);
    file.prefetch();
    await rstest.advanceTimersByTimeAsync(0);
    expect(file.peek()).toBeNull();
    file.prefetch();
    await rstest.advanceTimersByTimeAsync(0);
    expect(file.peek()).toBe('the code');
  });
});

test('[MFE-12] a file that fails is reported once, by its own error, if a user waits for it', async () => {
  const received: unknown[] = [];
  onLostFile((thrown) => received.push((thrown as Error).message));
  await fileOf().load();
  await Promise.allSettled([fileOf(missing).load()]);
  expect(received).toEqual(['missing']);
  // a prefetched file is not reported until a load joins it
  const ahead = fileOf(missing);
  ahead.prefetch();
  await rstest.advanceTimersByTimeAsync(0);
  expect(received).toHaveLength(1);
  const awaited = fileOf(missing);
  awaited.prefetch();
  await Promise.allSettled([awaited.load()]);
  expect(received).toHaveLength(2);
  onLostFile(() => undefined);
});
