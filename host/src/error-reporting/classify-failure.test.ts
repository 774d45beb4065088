import { afterEach, beforeEach, expect, rstest, test } from '@rstest/core';
import { idleChunk } from '../idle/idle-chunk.ts';
import { classifyFailure } from './classify-failure.ts';
import { RemoteFailure } from './failure.ts';

type IdleCode = Awaited<ReturnType<typeof idleChunk.load>>;
const never = new Promise<never>(() => undefined);
const lost = () => new RemoteFailure('page', 'missing', { file: 'https://app.example/r/inbox/Inbox.abc.js' });

beforeEach(() => void rstest.useFakeTimers());
afterEach(() => {
  rstest.useRealTimers();
  rstest.restoreAllMocks();
});

/** The code after `passed` milliseconds, if a load has `left` milliseconds until its deadline; null if it is not known yet. */
async function codeAfter(passed: number, left: number): Promise<string | null> {
  let code: string | null = null;
  void classifyFailure(lost(), performance.now() + left).then((failure) => (code = failure.code));
  await rstest.advanceTimersByTimeAsync(passed);
  return code;
}

test.each([
  ['the code that diagnoses it hangs', () => never],
  ['the request of the lost file hangs', () => Promise.resolve({ diagnoseFile: () => never } as unknown as IdleCode)],
])('[MFE-06][MFE-12] when %s, a lost file is too_late after 3 s, and at the deadline of its load', async (_, load) => {
  rstest.spyOn(idleChunk, 'load').mockImplementation(load);
  expect(await codeAfter(2999, 8000)).toBeNull();
  expect(await codeAfter(3001, 8000)).toBe('too_late');
  expect(await codeAfter(1001, 1000)).toBe('too_late');
  expect(await codeAfter(1, -10)).toBe('too_late');
});

test('[MFE-12] the diagnosis of a lost file replaces its likely code, and its request is aborted at the time limit', async () => {
  let given: AbortSignal | null = null;
  rstest.spyOn(idleChunk, 'load').mockResolvedValue({
    diagnoseFile: async (_file: string, _integrity: string | null, signal: AbortSignal) => {
      given = signal;
      return 'changed';
    },
  } as unknown as IdleCode);
  expect(await codeAfter(1, 8000)).toBe('changed');
  await rstest.advanceTimersByTimeAsync(3000);
  expect(given).toMatchObject({ aborted: true });
});
