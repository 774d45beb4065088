// Runs before each file of view tests. The files share one page: each begins with an empty one and restores it after each test.
import { afterEach, rstest } from '@rstest/core';
import { configure } from '@testing-library/dom';
import { cleanup } from '@testing-library/react';

// the library's default limit of one second depends on the speed of the machine
configure({ asyncUtilTimeout: 60_000 });
document.body.replaceChildren();

afterEach(() => {
  cleanup();
  // a timer that removes a listener of the window must not be lost with the fake clock
  if (rstest.isFakeTimers()) rstest.runOnlyPendingTimers();
  rstest.useRealTimers();
  rstest.restoreAllMocks();
  rstest.unstubAllGlobals();
  window.localStorage.clear();
  window.sessionStorage.clear();
});
