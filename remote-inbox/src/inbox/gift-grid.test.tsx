import { fakeBridge, installBridge } from '@billet/shared-bridge/testing';
import { InEnglish } from '@billet/shared-i18n/testing';
import { beforeEach, expect, rstest, test } from '@rstest/core';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { sampleInbox } from '../samples/inbox.ts';
import { cardOf } from './card.ts';
import { GiftGrid } from './gift-grid.tsx';

/** Callbacks of the observed elements, by the observer's root margin. */
const visibilityListeners = new Map<string, (element: Element, isVisible: boolean) => void>();

class FakeObserver {
  constructor(callback: (entries: readonly { target: Element; isIntersecting: boolean }[]) => void, { rootMargin = '0px' } = {}) {
    visibilityListeners.set(rootMargin, (target, isIntersecting) => act(() => callback([{ target, isIntersecting }])));
  }
  observe() {}
  unobserve() {}
  disconnect() {}
}

const frames: (() => void)[] = [];
const nextFrame = () =>
  act(() => {
    for (const draw of frames.splice(0)) draw();
  });

beforeEach(() => {
  installBridge(fakeBridge({ now }).bridge);
  rstest.stubGlobal('IntersectionObserver', FakeObserver);
  const requestFrame = (draw: FrameRequestCallback) => frames.push(() => draw(0));
  rstest.stubGlobal('requestAnimationFrame', requestFrame);
});

const now = new Date('2026-10-14T09:00:00.000Z');

/** Renders a list whose letters are `agoOf(index)` days old, 0 by default. */
function showGrid(count: number, agoOf: (index: number) => number = () => 0, isWhole = true) {
  const cards = sampleInbox('anonymous', count).map((note, index) => {
    const sentAt = new Date(now.getTime() - agoOf(index) * 86_400_000).toISOString();
    return cardOf({ ...note, sentAt }, null, now);
  });
  const { container } = render(
    <GiftGrid cards={cards} arrivals={new Set()} isWhole={isWhole} onPress={() => undefined} onHold={() => null} />,
    {
      wrapper: InEnglish,
    },
  );
  const chunks = [...container.querySelectorAll('ul')];
  const chunkAt = (place: number) => chunks[place] ?? document.createElement('ul');
  return { chunkAt, cardsIn: (place: number) => chunks[place]?.childElementCount };
}

test('[INB-03] a chunk near the screen mounts one row per frame in its reserved height', () => {
  const { chunkAt, cardsIn } = showGrid(60);
  const third = chunkAt(2);
  expect([cardsIn(0), cardsIn(1), cardsIn(2), cardsIn(3)]).toEqual([12, 12, 0, 0]);
  const reservedHeight = third.style.minBlockSize;
  expect(Number.parseFloat(reservedHeight)).toBeGreaterThan(0);
  visibilityListeners.get('1600px 0px')?.(third, true);
  for (const cards of [3, 6, 9]) {
    nextFrame();
    expect(cardsIn(2)).toBe(cards);
    expect(third.style.minBlockSize).toBe(reservedHeight);
  }
  nextFrame();
  expect(cardsIn(2)).toBe(12);
  expect(third.style.minBlockSize).toBe('');
  visibilityListeners.get('1600px 0px')?.(third, false);
  expect(cardsIn(2)).toBe(0);
});

test('[INB-03] letters are listed under the days on which they were received', () => {
  showGrid(6, (index) => [0, 0, 0, 1, 3, 60][index] ?? 0);
  const days = screen.getAllByRole('group').map((day) => {
    const list = within(day).getByRole('list');
    return `${within(day).getByRole('heading', { level: 2 }).textContent}: ${within(list).getAllByRole('button').length}`;
  });
  expect(days).toEqual(['today: 3', 'yesterday · Sunday 11 October · August: 3']);
  expect(screen.getByRole('group', { name: 'yesterday · Sunday 11 October · August' })).toBeTruthy();
});

test('[INB-03] the number of cards mounted at once does not depend on the number of days', () => {
  showGrid(60, (index) => Math.floor(index / 2));
  const { length } = screen.getAllByRole('button');
  expect([length >= 24, length < 36]).toEqual([true, true]);
});

test('[INB-03] two letters of different days share one row', () => {
  const { chunkAt, cardsIn } = showGrid(2, (index) => index);
  expect([cardsIn(0), chunkAt(0).dataset.few]).toEqual([2, '2']);
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['today · yesterday']);
});

test('[INB-03] the only letter of an inbox is drawn large, the first of several is not', () => {
  const { chunkAt } = showGrid(1);
  expect(chunkAt(0).dataset.few).toBe('1');
  cleanup();
  expect(showGrid(1, () => 0, false).chunkAt(0).dataset.few).toBeUndefined();
  cleanup();
  expect(showGrid(3).chunkAt(0).dataset.few).toBeUndefined();
});

test('[INB-06] the accessible name of a card has its item, state, answer, ribbon and message', () => {
  showGrid(7);
  const names = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
  expect(names[0]).toBe('Anonymous question, Open');
  expect(names[1]).toBe('In love, Opened, You make Mondays bearable');
  expect(names[3]).toBe('Amazed, Opened, Answered, Hidden, Was that you singing in the stairwell last night?');
});

test('[INB-03] only cards on screen are animated', () => {
  const first = showGrid(30).chunkAt(0);
  expect(first.dataset.onScreen).toBeUndefined();
  visibilityListeners.get('0px')?.(first, true);
  expect(first.dataset.onScreen).toBe('');
  visibilityListeners.get('0px')?.(first, false);
  expect(first.dataset.onScreen).toBeUndefined();
});

test('[INB-03] grid animations stop while the page scrolls', () => {
  rstest.useFakeTimers();
  try {
    const { chunkAt } = showGrid(3);
    const grid = chunkAt(0).closest('section');
    document.dispatchEvent(new Event('scroll'));
    rstest.advanceTimersByTime(149);
    expect(grid?.hasAttribute('data-scrolling')).toBe(true);
    document.dispatchEvent(new Event('scroll'));
    rstest.advanceTimersByTime(149);
    expect(grid?.hasAttribute('data-scrolling')).toBe(true);
    rstest.advanceTimersByTime(1);
    expect(grid?.hasAttribute('data-scrolling')).toBe(false);
  } finally {
    rstest.useRealTimers();
  }
});
