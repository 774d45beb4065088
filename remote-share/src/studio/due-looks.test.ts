import { expect, test } from '@rstest/core';
import { dueLooks } from './due-looks.ts';

test('[VIS-04][ENV-06] the look on screen does not wait for looks that are off screen', () => {
  expect(dueLooks('portrait', { classic: 'drawing', letter: 'asking' })).toEqual(['portrait']);
  expect(dueLooks('portrait', { classic: 'drawing', letter: 'asking', portrait: 'asking' })).toEqual([]);
});

test('[VIS-04] the look on screen is requested first, then its neighbours, two at a time; other looks are not requested', () => {
  expect(dueLooks('headline', {})).toEqual(['headline', 'portrait']);
  expect(dueLooks('headline', { headline: 'asking', portrait: 'drawing' })).toEqual([]);
  expect(dueLooks('headline', { headline: 'drawn', portrait: 'asking' })).toEqual(['letter']);
  expect(dueLooks('headline', { headline: 'drawn', portrait: 'drawn', letter: 'failed' })).toEqual([]);
  expect(dueLooks('chat', { chat: 'drawn' })).toEqual(['portrait']);
  expect(dueLooks('classic', { classic: 'drawn', letter: 'drawn' })).toEqual([]);
});
