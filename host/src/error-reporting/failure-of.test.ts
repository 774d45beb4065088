import { describe, expect, test } from '@rstest/core';
import { RemoteFailure } from './failure.ts';
import { failureOfFile, failureOfStart } from './failure-of.ts';

const scriptLost = Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError', type: 'error', request: '/r/inbox/a.js' });
const styleLost = Object.assign(new Error('Loading CSS chunk 7 failed'), { code: 'CSS_CHUNK_LOAD_FAILED', request: '/r/inbox/a.css' });

describe('[MFE-12] classification of a failed import', () => {
  test.each([
    { of: 'a script that failed to load', thrown: scriptLost, code: 'missing', file: '/r/inbox/a.js' },
    { of: 'a stylesheet that failed to load', thrown: styleLost, code: 'missing', file: '/r/inbox/a.css' },
    { of: 'a script that timed out', thrown: { ...scriptLost, type: 'timeout' }, code: 'too_late', file: '/r/inbox/a.js' },
    { of: 'an aborted file', thrown: new DOMException('', 'AbortError'), code: 'too_late', file: null },
    { of: 'a file that threw', thrown: new TypeError('x is not a function'), code: 'threw_at_start', file: null },
    { of: 'a classified failure', thrown: new RemoteFailure('deadline', 'too_late'), code: 'too_late', file: null },
  ])('a failed import caused by $of is classified with code and file', ({ thrown, code, file }) => {
    expect(failureOfFile(thrown)).toMatchObject({ code, file });
  });
});

describe('[MFE-12] classification of a failed start', () => {
  test.each([
    { of: 'an error of the remote', thrown: new Error('broken'), phase: 'start', code: 'threw_at_start' },
    { of: 'a missing file of the exposed module', thrown: scriptLost, phase: 'page', code: 'missing' },
    {
      of: 'a library of another version',
      thrown: new Error('Version 19.3.1 from host of shared singleton module react does not satisfy the requirement of inbox'),
      phase: 'start',
      code: 'contract',
    },
    {
      of: 'a missing library',
      thrown: new Error('[ Federation Runtime ]:  #RUNTIME-012\nargs: {"sharedPkgName":"react"}'),
      phase: 'start',
      code: 'contract',
    },
    {
      of: 'a missing exposed module',
      thrown: new Error('Module "./pages" does not exist in container.'),
      phase: 'start',
      code: 'contract',
    },
  ])('a failed start caused by $of is classified with phase and code', ({ thrown, phase, code }) => {
    expect(failureOfStart(thrown)).toMatchObject({ phase, code });
  });
});
