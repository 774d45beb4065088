import { deferred, refusal, sampleNote, silence } from '@billet/shared-bridge/testing';
import type { Answer } from '@billet/shared-domain/contract';
import { describe, expect, test } from '@rstest/core';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';

import { card, showInbox } from '../samples/show-inbox.tsx';

type Answered = Answer<'answerValentine'>;
const note = sampleNote();
const answered = (answer: string): Answered => ({ data: { valentine: { ...note, answer }, shareImageUrl: null } });

/** Opens the reply form from the grid. */
async function setUp(): Promise<HTMLTextAreaElement> {
  fireEvent.click(card());
  fireEvent.click(await screen.findByRole('button', { name: 'Answer' }));
  return screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Write an answer' });
}
const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const send = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send' });
const detail = () => screen.findByRole('dialog', { name: 'A valentine for you' });
const failing = (thrown: unknown) => () => ({
  answerValentine: (): Answered => {
    throw thrown;
  },
});

describe('[RPL-01] accepted answers', () => {
  test('[RPL-01] rejects empty and blank answers and more than 144 characters, trimmed and counted as graphemes', async () => {
    await showInbox({ notes: [note] });
    const field = await setUp();
    for (const typed of ['', '   \n', '\u3164', '\u2800', 'a'.repeat(145)]) {
      write(field, typed);
      expect(send().disabled).toBe(true);
    }
    for (const typed of [`  ${'a'.repeat(144)}  `, '👩‍👩‍👧'.repeat(100)]) {
      write(field, typed);
      expect(send().disabled).toBe(false);
    }
    expect(screen.getByText('100 of 144')).toBeTruthy();
  });
});

describe('[RPL-01] sending an answer', () => {
  test('[RPL-01][SND-03] a draft is offered on the note and restored in the field until it is discarded', async () => {
    await showInbox({ notes: [note] });
    write(await setUp(), 'well');
    cleanup();
    await showInbox({ notes: [note] });
    fireEvent.click(card());
    fireEvent.click(await screen.findByRole('button', { name: 'Continue your answer' }));
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Write an answer' });
    expect(field.value).toBe('well');
    fireEvent.click(screen.getByRole('button', { name: 'Start over' }));
    expect(field.value).toBe('');
    expect(screen.queryByRole('button', { name: 'Start over' })).toBeNull();
    cleanup();
    await showInbox({ notes: [note] });
    expect((await setUp()).value).toBe('');
  });

  test('[RPL-01][SND-03] a draft is not shown to another account on the device', async () => {
    await showInbox({ notes: [note] });
    write(await setUp(), 'well');
    cleanup();
    await showInbox({ notes: [note], user: { valentineCode: 'b3c4d5e6f7' } });
    expect((await setUp()).value).toBe('');
  });

  test('[RPL-01][SND-03] text typed in a reopened sheet while the answer is sent survives the response', async () => {
    const answer = deferred<Answered>();
    await showInbox({ notes: [note], answers: () => ({ answerValentine: () => answer.promise }) });
    write(await setUp(), 'yes');
    fireEvent.click(send());
    fireEvent.click(screen.getByRole('button', { name: 'Back' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Continue your answer' }));
    write(await screen.findByRole('textbox', { name: 'Write an answer' }), 'yes, and tomorrow');
    await act(async () => answer.resolve(answered('yes')));
    expect((await detail()).textContent).toContain('Your other version, not sent');
    expect((await detail()).textContent).toContain('yes, and tomorrow');
  });

  test('[RPL-01] sends the trimmed text once, with a busy button, and shows it on the note', async () => {
    const answer = deferred<Answered>();
    const { calls } = await showInbox({ notes: [note], answers: () => ({ answerValentine: () => answer.promise }) });
    write(await setUp(), '  yes! ');
    fireEvent.click(send());
    expect(send().getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(send());
    await act(async () => answer.resolve(answered('yes!')));
    expect((await detail()).textContent).toContain('yes!');
    expect(screen.getByRole('switch', { name: 'Show on my profile' })).toBeTruthy();
    expect(calls('answerValentine')).toEqual([expect.objectContaining({ input: expect.objectContaining({ body: { answer: 'yes!' } }) })]);
  });

  test('[ERR-03][RPL-01] after a lost answer the note is requested again and shows the answer that was saved', async () => {
    const { calls } = await showInbox({
      notes: [note],
      answers: () => ({
        answerValentine: () => Promise.reject(silence()),
        unwrapValentine: () => ({ valentine: { ...note, answer: 'yes' } }),
      }),
    });
    write(await setUp(), 'yes');
    fireEvent.click(send());
    expect((await detail()).textContent).toContain('yes');
    expect([calls('answerValentine').length, calls('unwrapValentine').length]).toEqual([1, 1]);
  });

  const failures = [
    [
      'a lost answer with the text of the action',
      silence(),
      'error: We didn’t hear back, so we’re not sure your answer went out. It’s still here: send it again, it never goes out twice.',
    ],
    ['a refusal with the text of its code', refusal('bad_message'), 'error: This text has characters we can’t send.'],
  ] as const;
  for (const [cause, thrown, words] of failures) {
    test(`[ERR-03] a failed answer reports ${cause} and keeps the text`, async () => {
      const { notices } = await showInbox({ notes: [note], answers: failing(thrown) });
      const field = await setUp();
      write(field, 'yes');
      fireEvent.keyDown(field, { key: 'Enter' });
      await waitFor(() => expect(notices()).toEqual([words]));
      expect([field.value, document.activeElement]).toEqual(['yes', field]);
      fireEvent.click(screen.getByRole('button', { name: 'Back' }));
      expect(await screen.findByRole('button', { name: 'Continue your answer' })).toBeTruthy();
    });
  }

  test('[PAY-03] repeats the idempotency key for the same text after a lost answer, and changes it for another text', async () => {
    const { calls } = await showInbox({ notes: [note], answers: failing(silence()) });
    const field = await setUp();
    for (const typed of ['yes', 'yes', 'no']) {
      write(field, typed);
      await act(async () => fireEvent.click(send()));
    }
    const keys = calls('answerValentine').map(({ input }) => (input as { key: string }).key);
    expect(keys).toHaveLength(3);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });
});

describe('[TXT-01] the reply field', () => {
  test('[TXT-01] Enter submits a valid answer', async () => {
    const { calls } = await showInbox({ notes: [note], answers: () => ({ answerValentine: () => answered('yes') }) });
    const field = await setUp();
    write(field, 'yes');
    fireEvent.keyDown(field, { key: 'Enter' });
    await detail();
    expect(calls('answerValentine')).toHaveLength(1);
  });

  test('[TXT-01] Enter blurs the field when nothing can be sent', async () => {
    const { calls } = await showInbox({ notes: [note] });
    const field = await setUp();
    expect(document.activeElement).toBe(field);
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(document.activeElement).not.toBe(field);
    expect(calls('answerValentine')).toEqual([]);
  });

  test('[TXT-01] Shift+Enter inserts a line break, and Enter during composition does nothing', async () => {
    const { calls } = await showInbox({ notes: [note] });
    const field = await setUp();
    write(field, 'yes');
    expect(fireEvent.keyDown(field, { key: 'Enter', shiftKey: true })).toBe(true);
    expect(fireEvent.keyDown(field, { key: 'Enter', isComposing: true })).toBe(true);
    // WebKit ends the composition before it dispatches the key event
    expect(fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 })).toBe(true);
    expect(document.activeElement).toBe(field);
    expect(calls('answerValentine')).toEqual([]);
  });
});

describe('[INB-12] an answer that another device sent first', () => {
  test('[INB-12] an answer from another device is shown at once, and the local draft is kept', async () => {
    const { serverState, announce, notices, fake } = await showInbox({ notes: [note] });
    write(await setUp(), 'mine');
    serverState.notes = [{ ...note, answer: 'theirs' }];
    await announce('inventory');
    expect((await detail()).textContent).toContain('theirs');
    expect(notices()).toEqual(['info: You’ve already answered this one.']);
    expect((await detail()).textContent).toContain('mine');
    fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
    await waitFor(() => expect(notices().at(-1)).toBe('success: Copied'));
    expect(fake.messengerCalls).toContainEqual(['copyText', 'mine']);
    fireEvent.click(screen.getByRole('button', { name: 'Throw away' }));
    expect((await detail()).textContent).not.toContain('mine');
  });

  test('[INB-12] an answer from another device is shown although the note leaves the filtered list', async () => {
    const theirs = { ...note, answer: 'theirs' };
    const { serverState, announce } = await showInbox({
      notes: [note],
      answers: () => ({ unwrapValentine: () => ({ valentine: theirs }) }),
    });
    await setUp();
    serverState.notes = [];
    await announce('inventory');
    expect((await detail()).textContent).toContain('theirs');
  });

  test('[INB-12] an answer from another device is shown when sending is rejected as already_answered', async () => {
    const { notices } = await showInbox({
      notes: [note],
      answers: () => ({
        ...failing(refusal('already_answered'))(),
        unwrapValentine: () => ({ valentine: { ...note, answer: 'theirs' } }),
      }),
    });
    write(await setUp(), 'mine');
    fireEvent.click(send());
    expect((await detail()).textContent).toContain('theirs');
    expect(notices()).toEqual(['info: You’ve already answered this one.']);
  });
});
