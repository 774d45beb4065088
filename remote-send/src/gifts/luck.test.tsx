import { beforeEach, expect, rstest, test } from '@rstest/core';
import { forgetLuck, luckOfLaunch } from './luck.ts';

beforeEach(() => {
  rstest.restoreAllMocks();
  sessionStorage.clear();
  forgetLuck();
});

test('[GFT-03] the luck of a launch is drawn once, and a reload keeps it', () => {
  const random = rstest.fn(() => 0.25);
  expect([luckOfLaunch(random), luckOfLaunch(random)]).toEqual([0.25, 0.25]);
  forgetLuck();
  expect(luckOfLaunch(() => 0.75)).toBe(0.25);
  expect(random).toHaveBeenCalledTimes(1);
});

test('[GFT-03] a launch after it draws anew, and so does one that finds something else in its place', () => {
  luckOfLaunch(() => 0.25);
  for (const found of [null, 'x', '1', '-0.1', 'NaN']) {
    sessionStorage.clear();
    if (found !== null) sessionStorage.setItem('billet/luck', found);
    forgetLuck();
    expect({ found, luck: luckOfLaunch(() => 0.75) }).toEqual({ found, luck: 0.75 });
  }
});

test('[GFT-03] where nothing may be kept it lasts as long as the page', () => {
  const forbidden = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  rstest.spyOn(window, 'sessionStorage', 'get').mockImplementation(forbidden);
  expect([luckOfLaunch(() => 0.25), luckOfLaunch(() => 0.75)]).toEqual([0.25, 0.25]);
});
