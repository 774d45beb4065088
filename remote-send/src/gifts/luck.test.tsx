import { beforeEach, expect, rstest, test } from '@rstest/core';
import { forgetLuck, luckOfLaunch } from './luck.ts';

beforeEach(() => {
  forgetLuck();
});

test('[GFT-03] the random number of a launch is drawn once and survives a reload', () => {
  const random = rstest.fn(() => 0.25);
  expect([luckOfLaunch(random), luckOfLaunch(random)]).toEqual([0.25, 0.25]);
  forgetLuck();
  expect(luckOfLaunch(() => 0.75)).toBe(0.25);
  expect(random).toHaveBeenCalledTimes(1);
});

test('[GFT-03] a new launch, or an invalid stored value, draws a new number', () => {
  luckOfLaunch(() => 0.25);
  for (const found of [null, 'x', '1', '-0.1', 'NaN']) {
    sessionStorage.clear();
    if (found !== null) sessionStorage.setItem('billet/luck', found);
    forgetLuck();
    expect({ found, luck: luckOfLaunch(() => 0.75) }).toEqual({ found, luck: 0.75 });
  }
});

test('[GFT-03] without storage the number lasts as long as the page', () => {
  const forbidden = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  rstest.spyOn(window, 'sessionStorage', 'get').mockImplementation(forbidden);
  expect([luckOfLaunch(() => 0.25), luckOfLaunch(() => 0.75)]).toEqual([0.25, 0.25]);
});
