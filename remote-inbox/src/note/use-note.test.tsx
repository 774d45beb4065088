import { deferred, refusal, sampleNote, silence } from '@billet/shared-bridge/testing';
import type { Valentine } from '@billet/shared-domain/contract';
import { afterEach, describe, expect, test } from '@rstest/core';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';

import { boris } from '../samples/note.ts';
import { card, showInbox } from '../samples/show-inbox.tsx';
import { pictureOf, rememberPicture } from './answer-pictures.ts';

afterEach(cleanup);

const note = sampleNote({ answer: 'Yes' });
const shown = () => screen.findByRole<HTMLInputElement>('switch', { name: 'Show on my profile' });

/** The page with one answered note, opened; every change of its visibility waits for the test. */
async function begin() {
  const answers = [deferred<{ isPublic: boolean }>(), deferred<{ isPublic: boolean }>()] as const;
  let asked = 0;
  const page = await showInbox({
    notes: [note],
    answers: (held) => ({
      setVisibility: () => answers[asked++ ? 1 : 0].promise,
      unwrapValentine: () => ({ valentine: held.notes[0] ?? note }),
    }),
  });
  fireEvent.click(card());
  return { ...page, answers, toggle: await shown() };
}

describe('[RPL-02] the visibility of a note', () => {
  test('[RPL-02] shows what was chosen before the server has answered', async () => {
    const { answers, toggle } = await begin();
    fireEvent.click(toggle);
    expect(toggle.checked).toBe(false);
    await act(async () => answers[0].resolve({ isPublic: false }));
    expect(toggle.checked).toBe(false);
    expect(screen.getByRole('button', { name: /Opened, Answered, Hidden/, hidden: true })).toBeTruthy();
  });

  const failures = [
    [
      'silence in the words for it',
      silence(),
      'error: We got no clear answer, so we don’t know whether that changed. We’re looking again.',
    ],
    ['a refusal in its own', refusal('not_found'), "error: We couldn't find that. It may be gone already."],
  ] as const;
  for (const [cause, thrown, words] of failures) {
    test(`[ERR-03][RPL-02] is taken back where it fails, which tells ${cause}`, async () => {
      const { answers, toggle, said } = await begin();
      fireEvent.click(toggle);
      await act(async () => answers[0].reject(thrown));
      expect(toggle.checked).toBe(true);
      expect(said()).toEqual([words]);
    });
  }

  test('[ERR-03][RPL-02] after silence it is asked how it stands: what was saved after all shows', async () => {
    const { answers, toggle, held, calls } = await begin();
    fireEvent.click(toggle);
    held.notes = [{ ...note, isPublic: false }];
    await act(async () => answers[0].reject(silence()));
    expect(calls('unwrapValentine')).toHaveLength(1);
    expect(toggle.checked).toBe(false);
  });

  test('[RPL-02] a failure takes back its own choice and not the next one', async () => {
    const { answers, toggle, calls } = await begin();
    for (const _ of ['off', 'on', 'off']) await act(async () => fireEvent.click(toggle));
    expect(calls('setVisibility')).toHaveLength(1);
    await act(async () => answers[0].reject(silence()));
    expect(toggle.checked).toBe(false);
    await act(async () => answers[1].resolve({ isPublic: false }));
    expect(toggle.checked).toBe(false);
  });

  test('[INB-12] an answer that comes late hides nothing that another device did since', async () => {
    const { answers, toggle, held, announce } = await begin();
    fireEvent.click(toggle);
    // both devices chose, the other one after this; its choice was told before this one's answer came
    held.notes = [{ ...note, isPublic: true, answer: 'Yes!' }];
    await announce('inventory');
    await act(async () => answers[0].resolve({ isPublic: false }));
    await waitFor(() => expect(toggle.checked).toBe(true));
  });

  test('[INB-12] a failure takes back nothing that another device did', async () => {
    const { answers, toggle, held, announce } = await begin();
    fireEvent.click(toggle);
    held.notes = [{ ...note, isPublic: false }];
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

test('[INB-09] a chat is offered where the rules allow it, and opens the sender’s', async () => {
  const { fake } = await showInbox({ notes: [sampleNote({ isMutual: true, sender: boris })] });
  fireEvent.click(card());
  fireEvent.click(await screen.findByRole('button', { name: 'Open chat' }));
  expect(fake.messengerCalls).toContainEqual(['openMessengerLink', 'https://t.me/boris']);
});

test('[RPL-01] an answer is shared in the studio of pictures, in its note’s mode', async () => {
  const { fake } = await showInbox({ notes: [note] });
  fireEvent.click(card());
  fireEvent.click(await screen.findByRole('button', { name: 'Share my answer' }));
  expect(fake.openedDialogs).toEqual([{ name: 'shareAnswer', props: { noteId: note.id, mode: 'valentine' } }]);
});

test('[RPL-01] the picture that came with an answer goes along; without one nothing does', () => {
  rememberPicture('answered now', 'https://app/new.png');
  rememberPicture('pictureless', null);
  expect([pictureOf('answered now'), pictureOf('pictureless'), pictureOf('another')]).toEqual([
    { imageUrl: 'https://app/new.png' },
    {},
    {},
  ]);
});

test('[SAF-02] the empty inbox shares by the menu, which asks the age itself', async () => {
  const { fake } = await showInbox({ notes: [] });
  fireEvent.click((await screen.findAllByRole('button', { name: 'Share my link' })).at(-1) ?? document.body);
  expect(fake.openedDialogs).toEqual([{ name: 'shareMenu', props: {} }]);
});

test('[SAF-01] a paused inbox says so and ends from there', async () => {
  const { held, calls } = await showInbox({
    notes: [],
    user: { isPaused: true },
    answers: (server) => ({ updateProfile: () => ({ user: { ...server.user, isPaused: false } }) }),
  });
  held.notes = [note];
  fireEvent.click(await screen.findByRole('button', { name: 'Resume' }));
  await waitFor(() => expect(screen.queryByText(/Your inbox is paused/)).toBeNull());
  expect(calls('updateProfile')).toMatchObject([{ input: { body: { paused: false } } }]);
  expect(await screen.findByRole('button', { name: /, Opened(,|$)/ })).toBeTruthy();
});

describe('[INB-12] an open note follows what another device does to it', () => {
  const open = async () => {
    fireEvent.click(card());
    return screen.findByRole('dialog', { name: 'A valentine for you' });
  };

  test('[INB-12][RPL-02] in the list', async () => {
    const { held, announce } = await showInbox({ notes: [note] });
    await open();
    held.notes = [{ ...note, isPublic: false }];
    await announce('inventory');
    expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Show on my profile' }).checked).toBe(false);
  });

  test('[INB-12][RPL-02] after silence it is asked for again: it may have been changed all the same', async () => {
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

  test('[INB-12] one that was taken away closes and says so, and its card is gone', async () => {
    const { held, announce, said } = await showInbox({ notes: [note] });
    await open();
    held.notes = [];
    await announce('inventory');
    await waitFor(() => expect(said()).toEqual(['info: This note isn’t in your inbox any more.']));
    expect(screen.queryByRole('button', { name: /, Opened(,|$)/, hidden: true })).toBeNull();
  });

  test('[INB-12] where nothing was told of that, the first thing that fails for it takes the card away', async () => {
    const { held, said, calls } = await showInbox({ notes: [note] });
    await open();
    held.notes = [];
    fireEvent.click(await shown());
    await waitFor(() =>
      expect(said()).toEqual(["error: We couldn't find that. It may be gone already.", 'info: This note isn’t in your inbox any more.']),
    );
    expect(calls('setVisibility')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: /, Opened(,|$)/, hidden: true })).toBeNull();
  });

  test('[INB-12][RPL-02] and as often as it is told, where its filter has taken it off the list', async () => {
    let server = note;
    const { held, announce } = await showInbox({ notes: [note], answers: () => ({ unwrapValentine: () => ({ valentine: server }) }) });
    await open();
    held.notes = [];
    for (const isPublic of [false, true, false]) {
      server = { ...note, isPublic };
      await announce('inventory');
      await waitFor(() => expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Show on my profile' }).checked).toBe(isPublic));
    }
  });
});
