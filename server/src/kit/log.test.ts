import { describe, expect, test } from '@rstest/core';
import { describeError } from './log.ts';

const NOTE = 'meet me\n    at the old bridge (file:///boris.ts:1:1)\nat noon';

describe('[SEC-07] errors in the log', () => {
  test('[SEC-07] a logged error contains nothing of its message, even if a line of it looks like a stack frame', () => {
    const query = new Error(`Failed query: insert into items\nparams: ${NOTE}`);
    const described = describeError(new Error(NOTE, { cause: query }));
    expect(JSON.stringify(described)).not.toMatch(/bridge|noon|boris/);
    expect(described.frames).toEqual(expect.arrayContaining([expect.stringContaining('log.test.ts')]));
    expect(described.cause).toMatchObject({ frames: expect.arrayContaining([expect.stringContaining('log.test.ts')]) });
  });

  test('[SEC-07] a logged error contains nothing of its original message after the message was changed', () => {
    const error = new Error(NOTE);
    error.message = 'another';
    expect(JSON.stringify(describeError(error))).not.toMatch(/bridge|noon|boris/);
  });
});
