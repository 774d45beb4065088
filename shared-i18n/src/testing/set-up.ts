// Runs before each file of view tests. Their files share one page, so each test leaves it as it was.
import { afterEach, rstest } from '@rstest/core';
import { configure } from '@testing-library/dom';
import { cleanup } from '@testing-library/react';

// the library's default limit of one second depends on the speed of the machine
configure({ asyncUtilTimeout: 60_000 });

afterEach(() => {
  rstest.useRealTimers();
  cleanup();
  rstest.restoreAllMocks();
  rstest.unstubAllGlobals();
  window.localStorage.clear();
  window.sessionStorage.clear();
});
