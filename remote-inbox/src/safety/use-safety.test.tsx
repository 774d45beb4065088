import { deferred, refusal, sampleNote, silence } from '@billet/shared-bridge/testing';
import type { Valentine } from '@billet/shared-domain/contract';
import { describe, expect, test } from '@rstest/core';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';

import { card, showInbox } from '../samples/show-inbox.tsx';

const note = sampleNote();
const page = (valentines: Valentine[]) => ({ valentines, pagination: { total: valentines.length, skip: 0, limit: 50 } });

/** Opens the page with its safety sheet. The server's list of blocks is `blocked`; blocking waits until the test resolves it. */
async function setUp(reportValentine: () => { success: true } | Promise<{ success: true }> = () => ({ success: true })) {
  const blocked: { notes: Valentine[] } = { notes: [] };
  const answer = deferred<{ isBlocked: boolean }>();
  const shown = await showInbox({
    notes: [note],
    answers: () => ({ getBlocked: () => page(blocked.notes), blockSender: () => answer.promise, reportValentine }),
  });
  fireEvent.click(card());
  fireEvent.click(await screen.findByRole('button', { name: 'Block or report' }));
  const toggle = await screen.findByRole<HTMLInputElement>('switch', { name: 'Block the sender' });
  await waitFor(() => expect(toggle.disabled).toBe(false));
  return { ...shown, blocked, answer, toggle };
}

describe('[SAF-01] blocking a sender', () => {
  test('[SAF-01] a block is shown before the server has answered and confirmed by a notice afterwards', async () => {
    const { toggle, answer, blocked, notices } = await setUp();
    await act(async () => fireEvent.click(toggle));
    expect(toggle.checked).toBe(true);
    expect(notices()).toEqual([]);
    blocked.notes = [note];
    await act(async () => answer.resolve({ isBlocked: true }));
    expect(toggle.checked).toBe(true);
    expect(notices()).toEqual(['success: The sender is blocked']);
  });

  test('[SAF-01] a second choice is saved after the first one, so that the last one wins', async () => {
    const { toggle, answer, calls } = await setUp();
    await act(async () => fireEvent.click(toggle));
    await act(async () => fireEvent.click(toggle));
    expect(toggle.checked).toBe(false);
    expect(calls('blockSender')).toHaveLength(1);
    await act(async () => answer.resolve({ isBlocked: true }));
    expect(calls('blockSender').map(({ input }) => (input as { body: unknown }).body)).toEqual([{ isBlocked: true }, { isBlocked: false }]);
    expect(toggle.checked).toBe(false);
  });

  const failures = [
    [
      'a lost answer with the text of the action',
      silence(),
      'error: We didn’t hear back, so we’re not sure the block changed. We’re checking.',
    ],
    ['a refusal with the text of its code', refusal('not_blockable'), 'error: There’s nobody behind this to block.'],
  ] as const;
  for (const [cause, thrown, words] of failures) {
    test(`[SAF-01] a failed block is reverted and reports ${cause}`, async () => {
      const { toggle, answer, notices } = await setUp();
      fireEvent.click(toggle);
      await act(async () => answer.reject(thrown));
      expect(toggle.checked).toBe(false);
      expect(notices()).toEqual([words]);
    });
  }

  test('[SAF-01] the block state is requested for the note, regardless of the number of blocks', async () => {
    const { calls } = await setUp();
    expect(calls('getBlocked').map(({ input }) => input)).toMatchObject([{ query: { id: note.id } }]);
  });

  test('[INB-12] a block made on another device is shown', async () => {
    const { toggle, blocked, announce } = await setUp();
    blocked.notes = [note];
    await announce('profile');
    await waitFor(() => expect(toggle.checked).toBe(true));
  });

  test('[SAF-01] a sender can be blocked although the block state failed to load', async () => {
    let isBlocked = false;
    const { notices } = await showInbox({
      notes: [note],
      answers: () => ({
        getBlocked: () => {
          if (!isBlocked) throw refusal('busy');
          return page([note]);
        },
        blockSender: () => {
          isBlocked = true;
          return { isBlocked: true };
        },
      }),
    });
    fireEvent.click(card());
    fireEvent.click(await screen.findByRole('button', { name: 'Block or report' }));
    const toggle = await screen.findByRole<HTMLInputElement>('switch', { name: 'Block the sender' });
    await waitFor(() => expect(toggle.disabled).toBe(false));
    fireEvent.click(toggle);
    await waitFor(() => expect(toggle.checked).toBe(true));
    expect(notices()).toEqual(['success: The sender is blocked']);
  });
});

describe('[SAF-01] reporting a note', () => {
  const goReport = async () => {
    fireEvent.click(screen.getByRole('button', { name: /^Report it/ }));
    return screen.findByRole<HTMLButtonElement>('button', { name: 'Send the report' });
  };

  test('[SAF-01] a report needs a reason, and is followed by thanks and the block', async () => {
    const { calls } = await setUp();
    const send = await goReport();
    expect(send.disabled).toBe(true);
    fireEvent.click(screen.getByRole('radio', { name: 'It threatens' }));
    fireEvent.change(screen.getByRole('textbox', { name: 'Anything to add?' }), { target: { value: 'Again' } });
    fireEvent.click(send);
    await screen.findByRole('dialog', { name: 'Thank you' });
    expect(calls('reportValentine')).toEqual([
      expect.objectContaining({ input: { params: { id: note.id }, body: { reason: 'threat', text: 'Again' } } }),
    ]);
    expect(screen.getByRole('switch', { name: 'Block the sender' })).toBeTruthy();
  });

  test('[SAF-01] a report that arrives after the sheet was closed is confirmed by a notice', async () => {
    const answer = deferred<{ success: true }>();
    const { notices } = await setUp(() => answer.promise);
    const send = await goReport();
    fireEvent.click(screen.getByRole('radio', { name: 'It threatens' }));
    fireEvent.click(send);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await act(async () => answer.resolve({ success: true }));
    expect(notices()).toEqual(['success: Our team will look at it soon. If it breaks the rules, it’s taken down.']);
  });

  const failures = [
    [
      'a lost answer with the text of the action',
      silence(),
      'error: We didn’t hear back, so we’re not sure your report arrived. It’s still here: send it again, it counts once.',
    ],
    ['a refusal in its own, with the time to wait', refusal('too_many', { retryAfter: 120 }), expect.stringMatching(/^error: .*2 minutes/)],
  ] as const;
  for (const [cause, thrown, words] of failures) {
    test(`[SAF-01] a failed report keeps its draft and reports ${cause}`, async () => {
      const { notices } = await setUp(() => Promise.reject(thrown));
      const send = await goReport();
      fireEvent.click(screen.getByRole('radio', { name: 'It threatens' }));
      fireEvent.click(send);
      await waitFor(() => expect(notices()).toEqual([words]));
      expect(screen.getByRole<HTMLInputElement>('radio', { name: 'It threatens' }).checked).toBe(true);
    });
  }

  test('[SAF-01] a draft of a report is kept after a step back until it is sent', async () => {
    await setUp();
    const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Anything to add?' });
    await goReport();
    fireEvent.change(await field(), { target: { value: 'It goes on for weeks' } });
    fireEvent.click(screen.getByRole('button', { name: 'Back' }));
    const send = await goReport();
    expect((await field()).value).toBe('It goes on for weeks');
    fireEvent.click(screen.getByRole('radio', { name: 'It threatens' }));
    fireEvent.click(send);
    await screen.findByRole('dialog', { name: 'Thank you' });
    expect(Object.keys(window.localStorage).filter((name) => name.startsWith('billet/drafts/'))).toEqual([]);
  });

  test('[TXT-01] a field has a counter and holds 200 characters by default, and Enter blurs it', async () => {
    const { calls } = await setUp();
    const send = await goReport();
    fireEvent.click(screen.getByRole('radio', { name: 'It threatens' }));
    const field = screen.getByRole('textbox', { name: 'Anything to add?' });
    fireEvent.change(field, { target: { value: 'a'.repeat(200) } });
    expect(screen.getByText('200 of 200')).toBeTruthy();
    expect(send.disabled).toBe(false);
    fireEvent.change(field, { target: { value: 'a'.repeat(201) } });
    expect(send.disabled).toBe(true);
    expect(screen.getByRole('alert').textContent).toBe('A little shorter, please');
    field.focus();
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(document.activeElement).not.toBe(field);
    expect(calls('reportValentine')).toEqual([]);
  });
});

test('[SAF-01] opening the settings of the whole inbox closes this sheet', async () => {
  const { fake } = await setUp();
  fireEvent.click(screen.getByRole('button', { name: /^Pause, muted words and blocks/ }));
  expect(fake.openedDialogs).toEqual([{ name: 'safety', props: {} }]);
});
