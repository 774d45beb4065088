import { deferred, refusal, sampleNote, silence } from '@billet/shared-bridge/testing';
import type { Valentine } from '@billet/shared-domain/contract';
import { describe, expect, test } from '@rstest/core';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';

import { boris } from '../samples/note.ts';
import { card, showInbox } from '../samples/show-inbox.tsx';
import { pictureOf, rememberPicture } from './answer-pictures.ts';

const note = sampleNote({ answer: 'Yes' });
const onlyYou = 'Only you see this note and your answer';
const shown = () => screen.findByRole<HTMLInputElement>('switch', { name: 'Show on my profile' });

/** Opens the page with one opened and answered note. Each visibility request waits until the test resolves it. */
async function setUp() {
  const answers = [deferred<{ isPublic: boolean }>(), deferred<{ isPublic: boolean }>()] as const;
  let asked = 0;
  const page = await showInbox({
    notes: [note],
    answers: (serverState) => ({
      setVisibility: () => answers[asked++ ? 1 : 0].promise,
      unwrapValentine: () => ({ valentine: serverState.notes[0] ?? note }),
    }),
  });
  fireEvent.click(card());
  return { ...page, answers, toggle: await shown() };
}

describe('[RPL-02] visibility of a note', () => {
  test('[RPL-02] the switch shows the choice at once and says who sees the note when the server has answered', async () => {
    const { answers, toggle } = await setUp();
    fireEvent.click(toggle);
    expect(toggle.checked).toBe(false);
    expect([screen.queryByText('Saving…') === null, screen.queryByText(onlyYou) === null]).toEqual([false, true]);
    await act(async () => answers[0].resolve({ isPublic: false }));
    expect(toggle.checked).toBe(false);
    expect([screen.queryByText('Saving…') === null, screen.queryByText(onlyYou) === null]).toEqual([true, false]);
    expect(screen.getByRole('button', { name: /Opened, Answered, Hidden/, hidden: true })).toBeTruthy();
  });

  const failures = [
    ['a lost answer with the text of the action', silence(), 'error: We didn’t hear back, so we’re not sure that changed. We’re checking.'],
    ['a refusal with the text of its code', refusal('not_found'), 'error: We couldn’t find that. It may be gone already.'],
  ] as const;
  for (const [cause, thrown, words] of failures) {
    test(`[ERR-03][RPL-02] a failed visibility change is reverted and reports ${cause}`, async () => {
      const { answers, toggle, notices } = await setUp();
      fireEvent.click(toggle);
      await act(async () => answers[0].reject(thrown));
      expect(toggle.checked).toBe(true);
      expect(notices()).toEqual([words]);
    });
  }

  test('[ERR-03][RPL-02] after a lost answer the note is requested again and shows the visibility that was saved', async () => {
    const { answers, toggle, serverState, calls } = await setUp();
    fireEvent.click(toggle);
    serverState.notes = [{ ...note, isPublic: false }];
    await act(async () => answers[0].reject(silence()));
    expect(calls('unwrapValentine')).toHaveLength(1);
    expect(toggle.checked).toBe(false);
  });

  test('[RPL-02] a failed visibility change reverts its own choice and not the next one', async () => {
    const { answers, toggle, calls } = await setUp();
    for (const _ of ['off', 'on', 'off']) await act(async () => fireEvent.click(toggle));
    expect(calls('setVisibility')).toHaveLength(1);
    await act(async () => answers[0].reject(silence()));
    expect(toggle.checked).toBe(false);
    await act(async () => answers[1].resolve({ isPublic: false }));
    expect(toggle.checked).toBe(false);
  });

  test('[INB-12] a late answer does not hide a visibility change from another device', async () => {
    const { answers, toggle, serverState, announce } = await setUp();
    fireEvent.click(toggle);
    // both devices changed the visibility, the other one later; its change was announced before this answer arrived
    serverState.notes = [{ ...note, isPublic: true, answer: 'Yes!' }];
    await announce('inventory');
    await act(async () => answers[0].resolve({ isPublic: false }));
    await waitFor(() => expect(toggle.checked).toBe(true));
  });

  test('[INB-12] a failed visibility change does not revert a change from another device', async () => {
    const { answers, toggle, serverState, announce } = await setUp();
    fireEvent.click(toggle);
    serverState.notes = [{ ...note, isPublic: false }];
    await announce('inventory');
    await act(async () => answers[0].reject(silence()));
    expect(toggle.checked).toBe(false);
  });
});

const gifts: readonly [string, Partial<Valentine>][] = [
  ['a valentine', {}],
  ['a question', { type: 'anonymous_message', isAnonymousMessage: true }],
];
for (const [kind, change] of gifts) {
  for (const isTelegramGiftSent of [true, false]) {
    test(`[ENT-05] the detail of ${kind} says that the gift is in the messenger: ${isTelegramGiftSent}`, async () => {
      const item = { ...note.item, id: 'teddy', type: 'telegram_gift' as const };
      await showInbox({ notes: [sampleNote({ ...change, item, isTelegramGiftSent })] });
      fireEvent.click(card());
      await screen.findByRole('button', { name: 'Answer' });
      expect(screen.queryByText('Also sent to you as a Telegram gift') !== null).toBe(isTelegramGiftSent);
    });
  }
}

test('[INB-09] a chat is offered where the rules allow it and opens the chat with the sender', async () => {
  const { fake } = await showInbox({ notes: [sampleNote({ isMutual: true, sender: boris })] });
  fireEvent.click(card());
  fireEvent.click(await screen.findByRole('button', { name: 'Open chat' }));
  expect(fake.messengerCalls).toContainEqual(['openMessengerLink', 'https://t.me/boris']);
});

test('[RPL-01] sharing an answer opens the poster sheet in the note’s mode', async () => {
  const { fake } = await showInbox({ notes: [note] });
  fireEvent.click(card());
  fireEvent.click(await screen.findByRole('button', { name: 'Share my answer' }));
  expect(fake.openedDialogs).toEqual([{ name: 'shareAnswer', props: { noteId: note.id, mode: 'valentine' } }]);
});

test('[RPL-01] the poster sheet of an answer receives the picture returned with it, or no picture', () => {
  rememberPicture('answered now', 'https://app/new.png');
  rememberPicture('pictureless', null);
  expect([pictureOf('answered now'), pictureOf('pictureless'), pictureOf('another')]).toEqual([
    { imageUrl: 'https://app/new.png' },
    {},
    {},
  ]);
});

test('[SAF-02] the empty inbox opens the share menu without its own age confirmation', async () => {
  const { fake } = await showInbox({ notes: [] });
  fireEvent.click((await screen.findAllByRole('button', { name: 'Share my link' })).at(-1) ?? document.body);
  expect(fake.openedDialogs).toEqual([{ name: 'shareMenu', props: {} }]);
});

test('[SAF-01] a paused inbox shows a notice that resumes it', async () => {
  const { serverState, calls } = await showInbox({
    notes: [],
    user: { isPaused: true },
    answers: (server) => ({ updateProfile: () => ({ user: { ...server.user, isPaused: false } }) }),
  });
  serverState.notes = [note];
  fireEvent.click(await screen.findByRole('button', { name: 'Resume' }));
  await waitFor(() => expect(screen.queryByText(/Your inbox is paused/)).toBeNull());
  expect(calls('updateProfile')).toMatchObject([{ input: { body: { paused: false } } }]);
  expect(await screen.findByRole('button', { name: /, Opened(,|$)/ })).toBeTruthy();
});

describe('[INB-12] changes from another device to an open note', () => {
  const open = async () => {
    fireEvent.click(card());
    return screen.findByRole('dialog', { name: 'A valentine for you' });
  };

  test('[INB-12][RPL-02] an open note shows a visibility change that arrives with the list', async () => {
    const { serverState, announce } = await showInbox({ notes: [note] });
    await open();
    serverState.notes = [{ ...note, isPublic: false }];
    await announce('inventory');
    expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Show on my profile' }).checked).toBe(false);
  });

  test('[INB-12][RPL-02] an open note is requested again after a lost answer, because the change may have been saved', async () => {
    await showInbox({
      notes: [note],
      answers: () => ({
        setVisibility: () => Promise.reject(silence()),
        unwrapValentine: () => ({ valentine: { ...note, isPublic: false } }),
      }),
    });
    await open();
    const toggle = await shown();
    fireEvent.click(toggle);
    await waitFor(() => expect(screen.getByRole('button', { name: /Opened, Answered, Hidden/, hidden: true })).toBeTruthy());
    expect(toggle.checked).toBe(false);
  });

  test('[INB-12] an open note that was deleted closes with a notice, and its card disappears', async () => {
    const { serverState, announce, notices } = await showInbox({ notes: [note] });
    await open();
    serverState.notes = [];
    await announce('inventory');
    await waitFor(() => expect(notices()).toEqual(['info: This note isn’t in your inbox any more.']));
    expect(screen.queryByRole('button', { name: /, Opened(,|$)/, hidden: true })).toBeNull();
  });

  test('[INB-12] the first failed call for a deleted note removes its card when no event announced the deletion', async () => {
    const { serverState, notices, calls } = await showInbox({ notes: [note] });
    await open();
    serverState.notes = [];
    fireEvent.click(await shown());
    await waitFor(() =>
      expect(notices()).toEqual(['error: We couldn’t find that. It may be gone already.', 'info: This note isn’t in your inbox any more.']),
    );
    expect(calls('setVisibility')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: /, Opened(,|$)/, hidden: true })).toBeNull();
  });

  test('[INB-12][RPL-02] an open note outside the filtered list follows each announced change', async () => {
    let server = note;
    const { serverState, announce } = await showInbox({
      notes: [note],
      answers: () => ({ unwrapValentine: () => ({ valentine: server }) }),
    });
    await open();
    serverState.notes = [];
    for (const isPublic of [false, true, false]) {
      server = { ...note, isPublic };
      await announce('inventory');
      await waitFor(() => expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Show on my profile' }).checked).toBe(isPublic));
    }
  });
});
