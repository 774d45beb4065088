import { deferred, preloadSheets, refusal, sampleNote, sampleUser, silence } from '@billet/shared-bridge/testing';
import type { Answer } from '@billet/shared-domain/contract';
import { InEnglish, press } from '@billet/shared-i18n/testing';
import { afterEach, beforeAll, beforeEach, describe, expect, rstest, test } from '@rstest/core';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { callsOf, fakePage, type PageParts } from '../testing/fake-page.ts';
import SafetyDialog from './safety-dialog.tsx';

beforeAll(preloadSheets);
beforeEach(() => window.localStorage.clear());
afterEach(cleanup);

type Settings = Answer<'getSafety'>;
const kept: Settings = { isPaused: false, mutedWords: ['haircut'], muted: 2 };
const inbox: PageParts['answers'] = {
  getInventoryCount: () => ({ ordinary: 0, super: 0, total: 0, unread: 0, unreadAnonymous: 0 }),
  getValentines: () => ({ valentines: [], pagination: { total: 0, skip: 0, limit: 20 } }),
};

async function open(answers: NonNullable<PageParts['answers']>) {
  const fake = fakePage({ answers: { getSafety: () => kept, updateProfile: () => ({ user: sampleUser() }), ...inbox, ...answers } });
  const onClose = rstest.fn();
  render(<SafetyDialog onClose={onClose} />, { wrapper: InEnglish });
  await screen.findByRole('heading', { name: 'A kind inbox' });
  return { ...fake, onClose };
}

const pause = () => screen.findByRole<HTMLInputElement>('switch', { name: 'Pause my inbox' });
const isKnown = () => screen.findByRole('button', { name: 'Muted words 1 word' });

describe('the pause', () => {
  test('[SAF-01] shows at once, is told to the server and stays', async () => {
    const { apiCalls, notices } = await open({});
    await isKnown();
    await press('switch', 'Pause my inbox');
    expect((await pause()).checked).toBe(true);
    expect(apiCalls.at(-1)).toMatchObject({ name: 'updateProfile', input: { body: { paused: true } } });
    expect(notices).toEqual([]);
  });

  test('[SAF-01] that was not saved is taken back, and the refusal keeps its words', async () => {
    const saving = deferred<Answer<'updateProfile'>>();
    const { notices } = await open({ updateProfile: () => saving.promise });
    await isKnown();
    await press('switch', 'Pause my inbox');
    expect((await pause()).checked).toBe(true);
    await act(async () => saving.reject(refusal('too_many')));
    expect((await pause()).checked).toBe(false);
    expect(notices).toEqual([{ type: 'error', message: 'That was a lot at once. Take a short break and try again.' }]);
  });

  test('[SAF-01] that ends asks for the inbox, where what came meanwhile shows', async () => {
    const fake = await open({ getSafety: () => ({ ...kept, isPaused: true }) });
    await isKnown();
    await press('switch', 'Pause my inbox');
    expect(callsOf(fake)).toEqual(['getSafety', 'updateProfile', 'getInventoryCount', 'getValentines']);
  });

  test('[SAF-01] follows what was set on another device', async () => {
    let isPaused = false;
    const { announce } = await open({ getSafety: () => ({ ...kept, isPaused }) });
    await isKnown();
    isPaused = true;
    await act(async () => announce({ kind: 'profile' }));
    await waitFor(async () => expect((await pause()).checked).toBe(true));
  });
});

test('[SAF-01] settings that did not load say so, can’t be changed, and are asked for again', async () => {
  const replies = [() => Promise.reject(silence()), () => kept];
  await open({ getSafety: () => replies.shift()?.() ?? kept });
  expect((await screen.findByRole('alert')).textContent).toContain('This didn’t load');
  expect((await pause()).disabled).toBe(true);
  await press('button', 'Try again');
  await isKnown();
  expect(screen.queryByRole('alert')).toBe(null);
});

test('[SAF-01] settings that the server refuses keep its words', async () => {
  await open({ getSafety: () => Promise.reject(refusal('too_many')) });
  expect((await screen.findByRole('alert')).textContent).toContain('That was a lot at once.');
});

describe('muted words', () => {
  const shownWords = () =>
    within(screen.getByRole('list', { name: 'Muted words' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  const type = async (word: string) => {
    fireEvent.change(screen.getByRole('textbox', { name: 'Word or phrase' }), { target: { value: word } });
    await press('button', 'Mute it');
  };

  test('[SAF-01][INB-12] are added and taken out one by one, so that no other device’s are wiped', async () => {
    let mutedWords = [...kept.mutedWords];
    const { apiCalls, announce } = await open({
      getSafety: () => ({ ...kept, mutedWords }),
      updateProfile: ({ body }) => {
        mutedWords = [...mutedWords.filter((word) => !body.unmute?.includes(word)), ...(body.mute ?? [])];
        return { user: sampleUser() };
      },
    });
    await press('button', 'Muted words 1 word');
    await type('  Go away ');
    await press('button', 'Stop muting “haircut”');
    const sent = apiCalls.filter(({ name }) => name === 'updateProfile').map(({ input }) => (input as { body: unknown }).body);
    expect(sent).toEqual([{ mute: ['Go away'] }, { unmute: ['haircut'] }]);
    expect(shownWords()).toEqual(['Go away']);
    mutedWords = [...mutedWords, 'From my other phone'];
    await type('Never mind');
    await act(async () => announce({ kind: 'profile' }));
    await waitFor(() => expect(shownWords()).toEqual(['Go away', 'From my other phone', 'Never mind']));
  });

  test('[INB-12][SAF-01] where another device filled the list it says so, and shows what stands there', async () => {
    let mutedWords = [...kept.mutedWords];
    const { notices } = await open({
      getSafety: () => ({ ...kept, mutedWords }),
      updateProfile: () => {
        mutedWords = Array.from({ length: 50 }, (_, i) => `w${i}`);
        return Promise.reject(refusal('bad_input', { field: 'mute' }));
      },
    });
    await press('button', 'Muted words 1 word');
    await type('Go away');
    expect(notices).toEqual([{ type: 'error', message: 'That’s as many as there can be' }]);
    await waitFor(() => expect(shownWords()).toHaveLength(50));
  });

  test('[SND-03][SAF-01] one whose saving a reload cuts off is there again; one that was saved is not', async () => {
    const cut = deferred<Answer<'updateProfile'>>();
    const replies = [cut.promise];
    const answers = { updateProfile: () => replies.shift() ?? { user: sampleUser() } };
    const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Word or phrase' });
    const reload = async () => {
      cleanup();
      await open(answers);
      await press('button', 'Muted words 1 word');
    };
    await open(answers);
    await press('button', 'Muted words 1 word');
    await type('Go away');
    expect(field().value).toBe('');
    await reload();
    expect(field().value).toBe('Go away');
    await act(async () => cut.reject(silence()));
    await press('button', 'Mute it');
    await reload();
    expect(field().value).toBe('');
  });

  test('[SND-03][SAF-01] one that was begun is there again, until it is added', async () => {
    await open({});
    await press('button', 'Muted words 1 word');
    const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Word or phrase' });
    fireEvent.change(field(), { target: { value: 'Go aw' } });
    await press('button', 'Back');
    await press('button', 'Muted words 1 word');
    expect(field().value).toBe('Go aw');
    await press('button', 'Mute it');
    expect(field().value).toBe('');
    cleanup();
    await open({});
    await press('button', 'Muted words 1 word');
    expect(field().value).toBe('');
  });

  test('[TXT-01] Enter adds what is typed, and begins no line', async () => {
    const { apiCalls } = await open({});
    await press('button', 'Muted words 1 word');
    const field = screen.getByRole('textbox', { name: 'Word or phrase' });
    fireEvent.change(field, { target: { value: 'Go away' } });
    await act(async () => void expect(fireEvent.keyDown(field, { key: 'Enter' })).toBe(false));
    expect(apiCalls.at(-1)).toMatchObject({ name: 'updateProfile', input: { body: { mute: ['Go away'] } } });
  });

  test('[SAF-01] one that is muted already is refused in words, and nothing is sent', async () => {
    const fake = await open({});
    await press('button', 'Muted words 1 word');
    await type('HAIRCUT');
    expect(screen.getByText('This one is muted already')).toBeTruthy();
    expect(callsOf(fake)).toEqual(['getSafety']);
  });

  test('[SAF-01] one that was not saved leaves the list and stands in its field again; back leads to the start', async () => {
    const { notices, onClose } = await open({ updateProfile: () => Promise.reject(silence()) });
    await press('button', 'Muted words 1 word');
    await type('Go away');
    expect(screen.queryByRole('list', { name: 'Muted words' })?.textContent).toBe('haircut');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Word or phrase' }).value).toBe('Go away');
    expect(notices).toEqual([
      { type: 'error', message: 'We got no clear answer, so we don’t know whether that changed. We’re looking again.' },
    ]);
    await press('button', 'Back');
    expect(screen.getByRole('heading', { name: 'A kind inbox' })).toBeTruthy();
    await press('button', 'Close');
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

describe('muted notes', () => {
  const note = (id: string) => sampleNote({ id, status: 'opened', message: `Note ${id}` });
  const page = (ids: readonly string[], total = ids.length, skip = 0): Answer<'getMuted'> => ({
    valentines: ids.map(note),
    pagination: { total, skip, limit: 20 },
    blocked: [],
  });
  const openList = async (answers: NonNullable<PageParts['answers']>) => {
    const fake = await open(answers);
    await press('button', /^Muted notes/);
    return fake;
  };
  const listed = () => screen.queryAllByText(/^Note /).map(({ textContent }) => textContent);
  const release = (place: number) =>
    act(async () => void fireEvent.click(screen.getAllByRole('button', { name: /^Move to inbox/ })[place] ?? document.body));

  test('[SAF-01] an unopened one is read here, and only then shows its words', async () => {
    const sealed = sampleNote({ id: 'a', status: 'sent', message: null });
    await openList({
      getMuted: () => ({ ...page([]), valentines: [sealed], pagination: { total: 1, skip: 0, limit: 20 } }),
      unwrapValentine: () => ({ valentine: note('a') }),
    });
    expect(await screen.findByText('Not opened yet')).toBeTruthy();
    screen.getByRole('button', { name: 'Read: note 1' }).focus();
    await press('button', 'Read: note 1');
    expect(listed()).toEqual(['Note a']);
    expect(screen.queryByRole('button', { name: /^Read/ })).toBe(null);
    expect(document.activeElement?.textContent).toBe('Note a');
  });

  describe('unread', () => {
    const sealed = (id: string) => sampleNote({ id, status: 'sent', message: null });
    const unread = (blocked: readonly string[] = []): Answer<'getMuted'> => ({
      valentines: [sealed('a'), sealed('b')],
      pagination: { total: 2, skip: 0, limit: 20 },
      blocked: [...blocked],
    });
    const shown = () => screen.getAllByRole('button', { name: /^(Block|Unblock):/ }).map(({ textContent }) => textContent);
    const blockFirst = () => act(async () => void fireEvent.click(screen.getAllByRole('button', { name: /^Block/ })[0] ?? document.body));

    test('[SAF-01] each blocks its sender, shows it at once, and the words stay unread', async () => {
      const { apiCalls, notices } = await openList({ getMuted: () => unread(), blockSender: () => ({ isBlocked: true }) });
      await screen.findAllByText('Not opened yet');
      await blockFirst();
      expect(shown()).toEqual(['Unblock', 'Block']);
      expect(apiCalls.at(-1)).toMatchObject({ name: 'blockSender', input: { params: { id: 'a' }, body: { isBlocked: true } } });
      expect(notices).toEqual([{ type: 'success', message: 'The sender is blocked' }]);
      expect(screen.getAllByText('Not opened yet')).toHaveLength(2);
    });

    test('[SAF-01] whose sender is blocked already says so, and lets them write again', async () => {
      const { apiCalls, notices } = await openList({ getMuted: () => unread(['b']), blockSender: () => ({ isBlocked: false }) });
      await screen.findAllByText('Not opened yet');
      expect(shown()).toEqual(['Block', 'Unblock']);
      await press('button', 'Unblock: note 2');
      expect(apiCalls.at(-1)).toMatchObject({ name: 'blockSender', input: { params: { id: 'b' }, body: { isBlocked: false } } });
      expect(notices).toEqual([{ type: 'success', message: 'They can write to you again' }]);
    });

    test('[SAF-01] a block that fails is taken back and told', async () => {
      const { notices } = await openList({ getMuted: () => unread(), blockSender: () => Promise.reject(refusal('too_many')) });
      await screen.findAllByText('Not opened yet');
      await blockFirst();
      expect(shown()).toEqual(['Block', 'Block']);
      expect(notices).toEqual([{ type: 'error', message: 'That was a lot at once. Take a short break and try again.' }]);
    });

    test('[SAF-01] each of their buttons has a name of its own', async () => {
      await openList({ getMuted: () => unread() });
      await screen.findAllByText('Not opened yet');
      const names = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent);
      expect(new Set(names).size).toBe(names.length);
      expect(names).toEqual(expect.arrayContaining(['Read: note 1', 'Read: note 2', 'Block: note 2', 'Report: note 1']));
    });

    test('[SAF-01] each is reported, in the sheet that asks why', async () => {
      const { openedDialogs } = await openList({ getMuted: () => unread() });
      await screen.findAllByText('Not opened yet');
      await act(async () => void fireEvent.click(screen.getAllByRole('button', { name: /^Report/ })[1] ?? document.body));
      expect(openedDialogs).toEqual([{ name: 'reportNote', props: { noteId: 'b' } }]);
    });
  });

  test('[SAF-01] are where the sheet opens when a report leads back', async () => {
    fakePage({ answers: { getSafety: () => kept, getMuted: () => page(['a']) } });
    render(<SafetyDialog step="muted" onClose={() => {}} />, { wrapper: InEnglish });
    expect(await screen.findByText('Note a')).toBeTruthy();
    await press('button', 'Back');
    expect(screen.getByRole('heading', { name: 'A kind inbox' })).toBeTruthy();
  });

  test('[SAF-01] one that is let go leaves the list, is told, and the inbox asks anew', async () => {
    const fake = await openList({ getMuted: () => page(['a', 'b']), unmuteValentine: () => ({ valentine: note('a') }) });
    await screen.findByText('Note a');
    await release(0);
    expect(listed()).toEqual(['Note b']);
    expect(fake.notices).toEqual([{ type: 'success', message: 'It’s in your inbox now' }]);
    expect(callsOf(fake)).toEqual(['getSafety', 'getMuted', 'unmuteValentine', 'getInventoryCount', 'getValentines']);
  });

  test('[SAF-01] a release that fails brings back its own note and none that another release let go', async () => {
    const releases: Record<string, ReturnType<typeof deferred<Answer<'unmuteValentine'>>>> = { a: deferred(), b: deferred() };
    let held = ['a', 'b', 'c'];
    const { notices } = await openList({
      getMuted: () => page(held),
      unmuteValentine: ({ params }) => releases[params.id]?.promise ?? Promise.reject(silence()),
    });
    await screen.findByText('Note a');
    await release(0);
    await release(0);
    expect(listed()).toEqual(['Note c']);
    held = ['a', 'c'];
    await act(async () => releases.b?.resolve({ valentine: note('b') }));
    await act(async () => releases.a?.reject(refusal('too_many')));
    expect(listed()).toEqual(['Note a', 'Note c']);
    expect(notices.map(({ message }) => message)).toEqual([
      'It’s in your inbox now',
      'That was a lot at once. Take a short break and try again.',
    ]);
  });

  test('[INB-12][SAF-01] one that is gone leaves the list for good, and that is said', async () => {
    let held = ['a', 'b'];
    const { notices } = await openList({
      getMuted: () => page(held),
      unmuteValentine: () => {
        held = ['b'];
        return Promise.reject(refusal('not_found'));
      },
    });
    await screen.findByText('Note a');
    await release(0);
    await waitFor(() => expect(listed()).toEqual(['Note b']));
    expect(notices.map(({ message }) => message)).toEqual(["We couldn't find that. It may be gone already."]);
  });

  const oneMore = { kind: 'inventory', count: { ordinary: 1, super: 0, total: 1, unread: 1, unreadAnonymous: 0 } } as const;

  test('[INB-12][SAF-01] that another device let go are counted no more', async () => {
    let muted = 2;
    const { announce } = await open({ getSafety: () => ({ ...kept, muted }) });
    await screen.findByRole('button', { name: 'Muted notes 2 notes' });
    muted = 1;
    await act(async () => announce(oneMore));
    expect(await screen.findByRole('button', { name: 'Muted notes 1 note' })).toBeTruthy();
  });

  test('[INB-12][SAF-01] what another device let go, read or blocked by shows in the open list', async () => {
    let answer = page(['a', 'b']);
    const { announce } = await openList({ getMuted: () => answer });
    await screen.findByText('Note a');
    answer = { ...page(['b']), blocked: ['b'] };
    await act(async () => announce(oneMore));
    await waitFor(() => expect(listed()).toEqual(['Note b']));
    expect(screen.getByRole('button', { name: 'Unblock: note 1' })).toBeTruthy();
    answer = page(['b']);
    await act(async () => announce({ kind: 'profile' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Unblock/ })).toBe(null));
  });

  test('[SAF-01] come a page at a time; the next one that fails is told, and what is here stays', async () => {
    const replies = [() => page(['a'], 2), () => Promise.reject(silence()), () => page(['b'], 2, 1)];
    const fake = await openList({ getMuted: () => replies.shift()?.() ?? Promise.reject(silence()) });
    await press('button', 'Show more');
    expect((await screen.findByRole('alert')).textContent).toContain("The rest didn't load");
    expect(listed()).toEqual(['Note a']);
    await press('button', 'Try again');
    expect(await screen.findByText('Note b')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBe(null);
    expect(fake.apiCalls.filter(({ name }) => name === 'getMuted').map(({ input }) => input)).toMatchObject([
      { query: { skip: 0 } },
      { query: { skip: 1 } },
      { query: { skip: 1 } },
    ]);
  });

  test('[SAF-01] a list that did not load keeps the server’s words and is asked for again', async () => {
    const replies = [() => Promise.reject(refusal('too_many')), () => page(['a'])];
    await openList({ getMuted: () => replies.shift()?.() ?? page([]) });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain("The muted notes didn't load");
    expect(alert.textContent).toContain('That was a lot at once.');
    await press('button', 'Try again');
    expect(await screen.findByText('Note a')).toBeTruthy();
  });

  test('[SAF-01] their number at the start is asked for again when one comes back', async () => {
    let muted = 2;
    await openList({ getSafety: () => ({ ...kept, muted }), getMuted: () => page(['a']) });
    await screen.findByText('Note a');
    muted = 1;
    await press('button', 'Back');
    expect(await screen.findByRole('button', { name: 'Muted notes 1 note' })).toBeTruthy();
  });

  test('[SAF-01] a blocked sender is known by a note alone and may be let write again', async () => {
    const { apiCalls, notices } = await open({ getBlocked: () => page(['a']), blockSender: () => ({ isBlocked: false }) });
    await press('button', /^Blocked senders/);
    await press('button', 'Unblock: note 1');
    expect(apiCalls.at(-1)).toMatchObject({ name: 'blockSender', input: { params: { id: 'a' }, body: { isBlocked: false } } });
    expect(notices).toEqual([{ type: 'success', message: 'They can write to you again' }]);
    expect(await screen.findByRole('heading', { name: 'Nobody is blocked' })).toBeTruthy();
  });
});
