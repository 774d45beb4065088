import { describe, expect, test } from '@rstest/core';
import { RemoteFailure } from './failure.ts';
import { failureOfFile, failureOfStart } from './failure-of.ts';

const scriptLost = Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError', type: 'error', request: '/r/inbox/a.js' });
const styleLost = Object.assign(new Error('Loading CSS chunk 7 failed'), { code: 'CSS_CHUNK_LOAD_FAILED', request: '/r/inbox/a.css' });

describe('[MFE-12] what a failed import was', () => {
  test.each([
    { of: 'a script that did not come', thrown: scriptLost, code: 'missing', file: '/r/inbox/a.js' },
    { of: 'a stylesheet that did not come', thrown: styleLost, code: 'missing', file: '/r/inbox/a.css' },
    { of: 'a script that hung', thrown: { ...scriptLost, type: 'timeout' }, code: 'too_late', file: '/r/inbox/a.js' },
    { of: 'a file whose time was up', thrown: new DOMException('', 'AbortError'), code: 'too_late', file: null },
    { of: 'a file that came and threw', thrown: new TypeError('x is not a function'), code: 'threw_at_start', file: null },
    { of: 'what is known already', thrown: new RemoteFailure('deadline', 'too_late'), code: 'too_late', file: null },
  ])('$of', ({ thrown, code, file }) => {
    expect(failureOfFile(thrown)).toMatchObject({ code, file });
  });
});

describe('[MFE-12] what kept a remote from starting', () => {
  test.each([
    { of: 'its own code', thrown: new Error('broken'), phase: 'start', code: 'threw_at_start' },
    { of: 'its exposed module’s file', thrown: scriptLost, phase: 'page', code: 'missing' },
    {
      of: 'a library of another version',
      thrown: new Error('Version 19.3.1 from host of shared singleton module react does not satisfy the requirement of inbox'),
      phase: 'start',
      code: 'contract',
    },
    {
      of: 'a library that isn’t here',
      thrown: new Error('[ Federation Runtime ]:  #RUNTIME-012\nargs: {"sharedPkgName":"react"}'),
      phase: 'start',
      code: 'contract',
    },
    {
      of: 'an exposed module that it doesn’t have',
      thrown: new Error('Module "./pages" does not exist in container.'),
      phase: 'start',
      code: 'contract',
    },
  ])('$of', ({ thrown, phase, code }) => {
    expect(failureOfStart(thrown)).toMatchObject({ phase, code });
  });
});
