import { describe, expect, test } from '@rstest/core';
import { describeError } from './log.ts';

const NOTE = 'meet me\n    at the old bridge (file:///boris.ts:1:1)\nat noon';

describe('[SEC-07] an error in the log', () => {
  test('holds none of its message, even where a line of it looks like a place in the code', () => {
    const query = new Error(`Failed query: insert into items\nparams: ${NOTE}`);
    const described = describeError(new Error(NOTE, { cause: query }));
    expect(JSON.stringify(described)).not.toMatch(/bridge|noon|boris/);
    expect(described.frames).toEqual(expect.arrayContaining([expect.stringContaining('log.test.ts')]));
    expect(described.cause).toMatchObject({ frames: expect.arrayContaining([expect.stringContaining('log.test.ts')]) });
  });

  test('holds none of it either where the message was changed after the error was made', () => {
    const error = new Error(NOTE);
    error.message = 'another';
    expect(JSON.stringify(describeError(error))).not.toMatch(/bridge|noon|boris/);
  });
});
