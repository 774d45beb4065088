import { expect, test } from '@rstest/core';
import { looksToRequest } from './looks-to-request.ts';

test('[VIS-04][ENV-06] the look on screen does not wait for looks that are off screen', () => {
  expect(looksToRequest('portrait', { classic: 'drawing', letter: 'asking' })).toEqual(['portrait']);
  expect(looksToRequest('portrait', { classic: 'drawing', letter: 'asking', portrait: 'asking' })).toEqual([]);
});

test('[VIS-04] the look on screen is requested first, then its neighbours, two at a time; other looks are not requested', () => {
  expect(looksToRequest('headline', {})).toEqual(['headline', 'portrait']);
  expect(looksToRequest('headline', { headline: 'asking', portrait: 'drawing' })).toEqual([]);
  expect(looksToRequest('headline', { headline: 'drawn', portrait: 'asking' })).toEqual(['letter']);
  expect(looksToRequest('headline', { headline: 'drawn', portrait: 'drawn', letter: 'failed' })).toEqual([]);
  expect(looksToRequest('chat', { chat: 'drawn' })).toEqual(['portrait']);
  expect(looksToRequest('classic', { classic: 'drawn', letter: 'drawn' })).toEqual([]);
});
