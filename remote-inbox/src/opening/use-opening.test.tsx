import { deferred, refusal, sampleNote, silence } from '@billet/shared-bridge/testing';
import type { Valentine } from '@billet/shared-domain/contract';
import { describe, expect, rstest, test } from '@rstest/core';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { card, showInbox } from '../samples/show-inbox.tsx';
import { FULL_DURATIONS } from './opening.ts';

const opened = sampleNote();
const sealed = sampleNote({ status: 'sent', message: null });

/** Taps the card of a note and skips its opening animation. */
async function tap(): Promise<void> {
  fireEvent.click(card());
  fireEvent.click(await screen.findByRole('button', { name: 'Skip' }));
}
const detail = () => screen.findByRole('dialog', { name: 'A valentine for you' });

/** Starts no timer of the stage's own pauses, so that only a skip ends them. */
function holdPauses() {
  const own = [FULL_DURATIONS.rise / 3, FULL_DURATIONS.unseal, FULL_DURATIONS.unfold];
  const start = globalThis.setTimeout;
  const startOthers = (act: () => void, wait?: number) => (wait !== undefined && own.includes(wait) ? 0 : start(act, wait));
  return rstest.spyOn(globalThis, 'setTimeout').mockImplementation(startOthers as typeof setTimeout);
}

/** Timers that only `controlTime` advances. Queries must not wait then. */
const fakeTimers = { toFake: ['setTimeout', 'clearTimeout'] } satisfies Parameters<typeof rstest.useFakeTimers>[0];

/** Controls frames and fake timers, so that a phase of an opening lasts until the test ends it. */
function controlTime() {
  const frames: FrameRequestCallback[] = [];
  rstest.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  const passFrame = () =>
    act(async () => {
      for (const frame of frames.splice(0)) frame(performance.now());
      await rstest.advanceTimersByTimeAsync(16);
      // files of the app are imported in real time
      await new Promise(setImmediate);
    });
  return {
    passFrame,
    passUntil: async (isReached: () => boolean | undefined) => {
      while (!isReached()) await passFrame();
    },
    passWithoutFrames: (milliseconds: number) => act(() => rstest.advanceTimersByTimeAsync(milliseconds)),
  };
}

describe('[INB-06] tap on an unopened card', () => {
  test('[INB-06] a tap opens the note, shows its message and marks its card as opened', async () => {
    const { calls } = await showInbox({ notes: [sealed], answers: () => ({ unwrapValentine: () => ({ valentine: opened }) }) });
    await tap();
    expect((await detail()).textContent).toContain('You make Mondays bearable');
    expect(calls('unwrapValentine')).toHaveLength(1);
    expect(screen.getByRole('button', { name: /Tulip, Opened/, hidden: true })).toBeTruthy();
  });

  test('[INB-06] a second tap during an opening sends no request', async () => {
    const answer = deferred<{ valentine: Valentine }>();
    const { calls } = await showInbox({ notes: [sealed], answers: () => ({ unwrapValentine: () => answer.promise }) });
    await tap();
    fireEvent.click(screen.getByRole('button', { name: /, Open$/, hidden: true }));
    await act(async () => answer.resolve({ valentine: opened }));
    await detail();
    expect(calls('unwrapValentine')).toHaveLength(1);
  });

  const failures = [
    ['a lost answer with the text of the action', silence(), 'error: It didn’t open. Try again in a moment.'],
    ['a refusal with the text of its code', refusal('not_found'), 'error: We couldn’t find that. It may be gone already.'],
  ] as const;
  for (const [cause, thrown, words] of failures) {
    test(`[ERR-03][INB-06] a failed opening reports ${cause} and opens nothing`, async () => {
      const { notices } = await showInbox({ notes: [sealed], answers: () => ({ unwrapValentine: () => Promise.reject(thrown) }) });
      await tap();
      await waitFor(() => expect(notices()).toEqual([words]));
      expect(screen.queryByRole('dialog')).toBeNull();
    });
  }

  test('[NAV-08][VIS-05] Escape on the stage skips the animation and closes nothing else', async () => {
    const answer = deferred<{ valentine: Valentine }>();
    const { calls } = await showInbox({ notes: [sealed], answers: () => ({ unwrapValentine: () => answer.promise }) });
    const pauses = holdPauses();
    fireEvent.click(card());
    const stage = await screen.findByRole('dialog', { name: 'Opening…' });
    expect(fireEvent.keyDown(screen.getByRole('button', { name: 'Skip' }), { key: 'Escape' })).toBe(false);
    expect(stage.isConnected).toBe(true);
    await act(async () => answer.resolve({ valentine: opened }));
    await detail();
    pauses.mockRestore();
    expect(stage.isConnected).toBe(false);
    expect(calls('unwrapValentine')).toHaveLength(1);
  });

  const skips = [
    ['a press of back', () => fireEvent.keyDown(window, { key: 'Escape' })],
    ['a tap', () => fireEvent.pointerDown(document.body) && fireEvent.click(document.body)],
  ] as const;
  for (const [what, skip] of skips) {
    test(`[NAV-08][VIS-05] ${what} during the arrival of the letter skips it and closes nothing`, async () => {
      await showInbox({ notes: [sealed], answers: () => ({ unwrapValentine: () => ({ valentine: opened }) }) });
      fireEvent.click(card());
      const sheet = await screen.findByRole('dialog', { name: 'A valentine for you' }, { timeout: 60_000 });
      expect(sheet.textContent).not.toContain('You make Mondays bearable');
      skip();
      await waitFor(() => expect(sheet.textContent).toContain('You make Mondays bearable'));
      await waitFor(() => expect(screen.queryByRole('button', { name: 'Skip', hidden: true })).toBeNull());
      expect(sheet.dataset.state).toBe('open');
    });
  }

  test('[NAV-08][VIS-05] moving to another step by keyboard during the arrival removes the stage', async () => {
    await showInbox({ notes: [sealed], answers: () => ({ unwrapValentine: () => ({ valentine: opened }) }) });
    fireEvent.click(card());
    const sheet = await screen.findByRole('dialog', { name: 'A valentine for you' }, { timeout: 60_000 });
    await waitFor(() => expect(sheet.textContent).toContain('You make Mondays bearable'));
    expect(screen.getByRole('button', { name: 'Skip', hidden: true })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: /Reply|Answer/ }));
    await screen.findByRole('textbox');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Skip', hidden: true })).toBeNull());
  });

  test('[NAV-08][VIS-05] Tab on the stage does not reach the page behind it', async () => {
    const answer = deferred<{ valentine: Valentine }>();
    const { calls, notices } = await showInbox({ notes: [sealed], answers: () => ({ unwrapValentine: () => answer.promise }) });
    fireEvent.click(card());
    const skip = await screen.findByRole('button', { name: 'Skip' });
    expect(document.activeElement).toBe(skip);
    expect(fireEvent.keyDown(skip, { key: 'Tab' })).toBe(false);
    await waitFor(() => expect(calls('unwrapValentine')).toHaveLength(1));
    await act(async () => answer.reject(silence()));
    // wait for the notice so that it does not leak into the next test
    await waitFor(() => expect(notices()).toHaveLength(1), { timeout: 60_000 });
  });

  test('[NAV-08][ENV-06] back leaves a stage that waits for an answer, and a note opened later shows on its card', async () => {
    const answer = deferred<{ valentine: Valentine }>();
    const { calls, notices } = await showInbox({ notes: [sealed], answers: () => ({ unwrapValentine: () => answer.promise }) });
    await tap();
    fireEvent.keyDown(window, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Skip' })).toBeNull());
    await act(async () => answer.resolve({ valentine: opened }));
    expect([screen.queryByRole('dialog'), notices(), calls('unwrapValentine').length]).toEqual([null, [], 1]);
    fireEvent.click(screen.getByRole('button', { name: /Tulip, Opened/ }));
    await detail();
  });

  test('[NAV-08][VIS-05] a press of back while the seal breaks only skips, however long the frame takes', async () => {
    await showInbox({ notes: [sealed], answers: () => ({ unwrapValentine: () => ({ valentine: opened }) }) });
    rstest.useFakeTimers(fakeTimers);
    const { passUntil, passWithoutFrames } = controlTime();
    fireEvent.click(card());
    const stage = screen.getByRole('dialog', { name: 'Opening…' });
    await passUntil(() => stage.dataset.phase === 'unseal');
    await passWithoutFrames(FULL_DURATIONS.unseal + 1);
    fireEvent.keyDown(window, { key: 'Escape' });
    await passUntil(() =>
      screen.queryByRole('dialog', { name: 'A valentine for you' })?.textContent?.includes('You make Mondays bearable'),
    );
  });

  test('[NAV-08][VIS-05] two presses of back while the seal breaks lead to the list without opening the sheet', async () => {
    await showInbox({ notes: [sealed], answers: () => ({ unwrapValentine: () => ({ valentine: opened }) }) });
    rstest.useFakeTimers(fakeTimers);
    const { passUntil, passFrame } = controlTime();
    fireEvent.click(card());
    const stage = screen.getByRole('dialog', { name: 'Opening…' });
    await passUntil(() => stage.dataset.phase === 'unseal');
    for (let presses = 2; presses > 0; presses--) fireEvent.keyDown(window, { key: 'Escape' });
    await passUntil(() => !stage.isConnected);
    for (let frames = 3; frames > 0; frames--) await passFrame();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: /Tulip, Opened/ })).toBeTruthy();
  });

  test('[NAV-08] the focus returns to the card when the stage closes', async () => {
    const answer = deferred<{ valentine: Valentine }>();
    const { calls } = await showInbox({ notes: [sealed], answers: () => ({ unwrapValentine: () => answer.promise }) });
    const opener = card();
    opener.focus();
    await tap();
    await waitFor(() => expect(calls('unwrapValentine')).toHaveLength(1));
    await act(async () => answer.reject(silence()));
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  test('[INB-12] a deleted note leaves the list after a failed opening', async () => {
    const { serverState, notices } = await showInbox({ notes: [sealed] });
    serverState.notes = [];
    await tap();
    await waitFor(() => expect(screen.queryByRole('button', { name: /, Open$/, hidden: true })).toBeNull());
    expect(notices()).toEqual(['error: We couldn’t find that. It may be gone already.']);
  });

  test('[INB-12] a note that another device opens during the request is shown instead of a failure', async () => {
    const answer = deferred<{ valentine: Valentine }>();
    const { calls, serverState, announce, notices } = await showInbox({
      notes: [sealed],
      answers: () => ({ unwrapValentine: () => answer.promise }),
    });
    await tap();
    serverState.notes = [opened];
    await announce('inventory');
    await waitFor(() => expect(calls('unwrapValentine')).toHaveLength(1));
    await act(async () => answer.reject(silence()));
    expect((await detail()).textContent).toContain('You make Mondays bearable');
    expect(notices()).toEqual([]);
  });
});

describe('[INB-05] tap on a closed card', () => {
  const now = new Date('2026-03-01T12:00:00Z');

  test('[INB-05] a tap on a closed card shows the opening time and sends no request', async () => {
    const { calls } = await showInbox({ notes: [sealed], now });
    fireEvent.click(card());
    const sheet = await screen.findByRole('dialog', { name: 'Not yet!' });
    expect(sheet.textContent).toContain('Moscow time');
    expect(calls('unwrapValentine')).toEqual([]);
  });

  test('[INB-05] a tap on a card that only the server holds closed shows the opening time', async () => {
    await showInbox({
      notes: [sealed],
      answers: () => ({
        unwrapValentine: () => Promise.reject(refusal('not_open_yet', { opensAt: '2026-04-08T11:00:00.000Z' })),
      }),
    });
    await tap();
    expect((await screen.findByRole('dialog', { name: 'Not yet!' })).querySelector('time')?.dateTime).toBe('2026-04-08T11:00:00.000Z');
  });

  test('[INB-12] a closed card that another device opens shows its message', async () => {
    const { serverState, announce } = await showInbox({ notes: [sealed], now });
    fireEvent.click(card());
    await screen.findByRole('dialog', { name: 'Not yet!' });
    serverState.notes = [opened];
    await announce('inventory');
    expect((await detail()).textContent).toContain('You make Mondays bearable');
  });
});
