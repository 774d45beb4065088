import { expect, test } from '@rstest/core';
import { dueLooks } from './due-looks.ts';

test('[VIS-04][ENV-06] the look on screen waits for none that are not looked at, however long those take', () => {
  expect(dueLooks('portrait', { classic: 'drawing', letter: 'asking' })).toEqual(['portrait']);
  expect(dueLooks('portrait', { classic: 'drawing', letter: 'asking', portrait: 'asking' })).toEqual([]);
});

test('[VIS-04] the look on screen is asked for first, then its neighbours, two at a time; the far ones wait', () => {
  expect(dueLooks('headline', {})).toEqual(['headline', 'portrait']);
  expect(dueLooks('headline', { headline: 'asking', portrait: 'drawing' })).toEqual([]);
  expect(dueLooks('headline', { headline: 'drawn', portrait: 'asking' })).toEqual(['letter']);
  expect(dueLooks('headline', { headline: 'drawn', portrait: 'drawn', letter: 'failed' })).toEqual([]);
  expect(dueLooks('chat', { chat: 'drawn' })).toEqual(['portrait']);
  expect(dueLooks('classic', { classic: 'drawn', letter: 'drawn' })).toEqual([]);
});
