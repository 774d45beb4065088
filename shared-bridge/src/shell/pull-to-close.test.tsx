import { beforeEach, expect, test } from '@rstest/core';
import { render, screen } from '@testing-library/react';
import { allowPullToClose } from './pull-to-close.ts';

interface Place {
  readonly x: number;
  readonly y: number;
}

let body: HTMLElement;
beforeEach(() => {
  render(
    <div ref={allowPullToClose} data-testid="body">
      <div data-testid="list">
        <button type="button">Row</button>
      </div>
    </div>,
  );
  body = screen.getByTestId('body');
});

/** Dispatches a touch event with the given fingers. Returns whether its default was prevented. */
function touch(type: 'touchstart' | 'touchmove', ...places: Place[]): boolean {
  const event = new Event(type, { bubbles: true, cancelable: true });
  Object.assign(event, { touches: places.map(({ x, y }) => ({ clientX: x, clientY: y })) });
  return !screen.getByRole('button').dispatchEvent(event);
}
const from = { x: 100, y: 100 };
const moves = (...to: Place[]) => {
  touch('touchstart', from);
  return to.map((place) => touch('touchmove', place));
};

test('[VIS-01] a finger that pulls down drags the sheet until it is lifted, whatever direction it takes later', () => {
  expect(moves({ x: 103, y: 110 }, { x: 103, y: 105 }, { x: 180, y: 90 })).toEqual([true, true, true]);
});

test('[VIS-01] a finger that moves up or sideways scrolls the content, whatever direction it takes later', () => {
  expect(moves({ x: 100, y: 90 }, { x: 100, y: 140 })).toEqual([false, false]);
  expect(moves({ x: 120, y: 110 }, { x: 120, y: 160 })).toEqual([false, false]);
});

test('[VIS-01] scrolled content scrolls back first, and two fingers do not drag', () => {
  const list = screen.getByTestId('list');
  for (const scrolled of [list, body]) {
    scrolled.scrollTop = 10;
    expect(moves({ x: 100, y: 110 })).toEqual([false]);
    scrolled.scrollTop = 0;
    expect(moves({ x: 100, y: 110 })).toEqual([true]);
  }
  touch('touchstart', from, { x: 200, y: 100 });
  expect(touch('touchmove', { x: 100, y: 120 }, { x: 200, y: 120 })).toBe(false);
});
