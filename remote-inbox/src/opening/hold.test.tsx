import { type FakeParts, sampleNote } from '@billet/shared-bridge/testing';
import { afterEach, beforeEach, describe, expect, rs, test } from '@rstest/core';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { card, showInbox } from '../samples/show-inbox.tsx';
import { forgetGreetings } from './use-greeting.ts';

const opened = sampleNote();
const sealed = sampleNote({ status: 'sent', message: null });

async function show({ messenger = {}, isStrict = false }: { messenger?: NonNullable<FakeParts['messenger']>; isStrict?: boolean } = {}) {
  const shown = await showInbox({
    messenger,
    isStrict,
    notes: [sealed],
    answers: () => ({ unwrapValentine: () => ({ valentine: opened }) }),
  });
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
  forgetGreetings();
});

describe('[VIS-05] holding an unopened card', () => {
  test('a hold opens the card with rising haptics and sends the request only when the seal breaks', async () => {
    const { openings, haptics } = await show();
    down();
    await pass(900);
    expect([openings(), haptics()]).toEqual([0, ['light', 'medium', 'heavy']]);
    await pass(300);
    expect([openings(), haptics()]).toEqual([1, ['light', 'medium', 'heavy', 'success']]);
    up();
    expect(openings()).toBe(1);
  });

  test('a hold released early opens nothing', async () => {
    const { openings, haptics } = await show();
    down();
    await pass(700);
    expect(stage()).toBeTruthy();
    up();
    await pass(400);
    expect([stage(), openings(), haptics()]).toEqual([null, 0, ['light', 'medium']]);
  });

  test('a finger that moves scrolls, and a short press is a tap', async () => {
    const { openings } = await show();
    down();
    fireEvent.pointerMove(window, { clientX: 10, clientY: 60 });
    await pass(900);
    expect([stage(), openings()]).toEqual([null, 0]);
    down();
    await pass(330);
    up();
    await pass(20);
    expect(openings()).toBe(1);
  });

  test('a hold ignores a second finger', async () => {
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

  test('[NAV-08] a press of back during a hold cancels it like a release', async () => {
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

describe('[VIS-05] the greeting without working storage', () => {
  const refuses = async () => ({ ok: false, reason: 'failed' }) as const;
  const storage = { read: async () => ({ ok: true, value: null }) as const, write: refuses, list: refuses, remove: refuses };
  const greeting = () => stage()?.querySelector('[role="status"]')?.textContent;
  const open = async () => {
    down();
    await pass(600);
    const notices = greeting();
    up();
    await pass(400);
    return notices;
  };

  test('a storage that rejects writes greets once a day, even after the page is left and reopened', async () => {
    await show({ messenger: { storage } });
    expect(await open()).toBe('First of today, Alice');
    cleanup();
    await show({ messenger: { storage } });
    expect(await open()).toBe('');
  });

  test('a storage that rejects reads never greets', async () => {
    await show({ messenger: { storage: { ...storage, read: refuses } } });
    expect(await open()).toBe('');
  });

  test('a client without storage greets', async () => {
    await show({ messenger: { storage: { ...storage, read: async () => ({ ok: false, reason: 'unsupported' }) } } });
    expect(await open()).toBe('First of today, Alice');
  });
});

test('[VIS-05][NAV-08] a card is put back once, also under React StrictMode', async () => {
  const onBack = rs.fn();
  const lift = rs
    .spyOn(Element.prototype, 'animate')
    .mockImplementation(
      () => ({ addEventListener: () => undefined, reverse: onBack, cancel: () => undefined, playbackRate: 1 }) as unknown as Animation,
    );
  await show({ isStrict: true });
  down();
  await pass(600);
  up();
  await pass(400);
  lift.mockRestore();
  expect(onBack).toHaveBeenCalledTimes(1);
});
