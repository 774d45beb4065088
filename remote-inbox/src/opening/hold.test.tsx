import { sampleNote } from '@billet/shared-bridge/testing';
import { afterEach, beforeEach, describe, expect, rs, test } from '@rstest/core';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { card, showInbox } from '../samples/show-inbox.tsx';

const opened = sampleNote();
const sealed = sampleNote({ status: 'sent', message: null });

async function show() {
  const shown = await showInbox({ notes: [sealed], answers: () => ({ unwrapValentine: () => ({ valentine: opened }) }) });
  return {
    openings: () => shown.calls('unwrapValentine').length,
    haptics: () =>
      shown.fake.messengerCalls.flatMap(([method, signal]) =>
        method === 'haptic' ? [Object.values(signal as object).at(-1) as string] : [],
      ),
  };
}
const pass = (milliseconds: number) => act(() => rs.advanceTimersByTimeAsync(milliseconds));
const stage = () => screen.queryByRole('dialog', { name: 'Opening…' });
const down = () => fireEvent.pointerDown(card(), { isPrimary: true, button: 0, clientX: 10, clientY: 10 });
const up = () => fireEvent.pointerUp(window);

beforeEach(() => {
  rs.useFakeTimers();
});
afterEach(() => {
  cleanup();
  rs.useRealTimers();
});

describe('[VIS-05] a finger on an unopened card', () => {
  test('that stays opens it, with haptics that rise: nothing is asked for before the seal gives', async () => {
    const { openings, haptics } = await show();
    down();
    await pass(900);
    expect([openings(), haptics()]).toEqual([0, ['light', 'medium', 'heavy']]);
    await pass(300);
    expect([openings(), haptics()]).toEqual([1, ['light', 'medium', 'heavy', 'success']]);
    up();
    expect(openings()).toBe(1);
  });

  test('that is taken away before opens nothing', async () => {
    const { openings, haptics } = await show();
    down();
    await pass(700);
    expect(stage()).toBeTruthy();
    up();
    await pass(400);
    expect([stage(), openings(), haptics()]).toEqual([null, 0, ['light', 'medium']]);
  });

  test('that moves scrolls, and one that is taken away soon has tapped', async () => {
    const { openings } = await show();
    down();
    fireEvent.pointerMove(window, { clientX: 10, clientY: 60 });
    await pass(900);
    expect([stage(), openings()]).toEqual([null, 0]);
    down();
    await pass(330);
    up();
    await pass(0);
    expect(openings()).toBe(1);
  });

  test('that stays is not taken away by another one that comes and goes', async () => {
    const { openings } = await show();
    down();
    await pass(200);
    fireEvent.pointerMove(window, { pointerId: 7, clientX: 300, clientY: 700 });
    await pass(300);
    fireEvent.pointerUp(window, { pointerId: 7 });
    expect(stage()).toBeTruthy();
    await pass(700);
    expect(openings()).toBe(1);
    up();
  });

  test('[NAV-08] a press of back while it holds is as if it had been taken away', async () => {
    const { openings } = await show();
    down();
    await pass(600);
    fireEvent.keyDown(window, { key: 'Escape' });
    await pass(400);
    expect([stage(), openings()]).toEqual([null, 0]);
    up();
  });
});

test('[VIS-05] the first opening of a Moscow day greets by name, once', async () => {
  const { openings } = await show();
  const greeting = () => stage()?.querySelector('[role="status"]')?.textContent;
  down();
  await pass(600);
  expect(greeting()).toBe('First of today, Alice');
  up();
  await pass(400);
  down();
  await pass(600);
  expect([greeting(), openings()]).toEqual(['', 0]);
  up();
  await pass(400);
});
