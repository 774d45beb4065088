import { deferred, preloadSheets, refusal, sampleNote, sampleUser, silence } from '@billet/shared-bridge/testing';
import type { Answer } from '@billet/shared-domain/contract';
import { InEnglish, press } from '@billet/shared-i18n/testing';
import { beforeAll, describe, expect, rstest, test } from '@rstest/core';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { callsOf, fakePage, type PageParts } from '../testing/fake-page.ts';
import SafetyDialog from './safety-dialog.tsx';

beforeAll(preloadSheets);

type Settings = Answer<'getSafety'>;
const settings: Settings = { isPaused: false, mutedWords: ['haircut'], muted: 2 };
const inbox: PageParts['answers'] = {
  getInventoryCount: () => ({ ordinary: 0, super: 0, total: 0, unread: 0, unreadAnonymous: 0 }),
  getValentines: () => ({ valentines: [], pagination: { total: 0, skip: 0, limit: 20 } }),
};

async function open(answers: NonNullable<PageParts['answers']>) {
  const fake = fakePage({ answers: { getSafety: () => settings, updateProfile: () => ({ user: sampleUser() }), ...inbox, ...answers } });
  const onClose = rstest.fn();
  render(<SafetyDialog onClose={onClose} />, { wrapper: InEnglish });
  await screen.findByRole('heading', { name: 'Privacy and safety' });
  return { ...fake, onClose };
}

/** The input of the last call of an API function. The data is loaded again after a change. */
const inputOf = ({ apiCalls }: Pick<ReturnType<typeof fakePage>, 'apiCalls'>, name: string) =>
  apiCalls.findLast((call) => call.name === name)?.input;

const pause = () => screen.findByRole<HTMLInputElement>('switch', { name: 'Pause my inbox' });
const findLoadedSettings = () => screen.findByRole('button', { name: 'Muted words 1 word' });

test('[SAF-02] a sheet that was opened from the settings leads back to them', async () => {
  const { openedDialogs } = fakePage({ answers: { getSafety: () => settings, ...inbox } });
  const { unmount } = render(<SafetyDialog from="settings" onClose={silence} />, { wrapper: InEnglish });
  await press('button', 'Back');
  expect(openedDialogs).toEqual([{ name: 'settings', props: {} }]);
  unmount();
  render(<SafetyDialog onClose={silence} />, { wrapper: InEnglish });
  await screen.findByRole('heading', { name: 'Privacy and safety' });
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
});

describe('pausing the inbox', () => {
  test('[SAF-01] a pause is shown at once, saved and kept', async () => {
    let isPaused = false;
    const fake = await open({
      getSafety: () => ({ ...settings, isPaused }),
      updateProfile: ({ body }) => {
        isPaused = body.paused === true;
        return { user: sampleUser() };
      },
    });
    await findLoadedSettings();
    await press('switch', 'Pause my inbox');
    expect((await pause()).checked).toBe(true);
    expect(inputOf(fake, 'updateProfile')).toMatchObject({ body: { paused: true } });
    expect(fake.notices).toEqual([]);
  });

  test('[SAF-01] a pause that was not saved is reverted with the text of the refusal', async () => {
    const saving = deferred<Answer<'updateProfile'>>();
    const { notices } = await open({ updateProfile: () => saving.promise });
    await findLoadedSettings();
    await press('switch', 'Pause my inbox');
    expect((await pause()).checked).toBe(true);
    await act(async () => saving.reject(refusal('too_many')));
    expect((await pause()).checked).toBe(false);
    expect(notices).toEqual([{ type: 'error', message: 'That was a lot at once. Take a short break and try again.' }]);
  });

  test('[SAF-01] ending a pause reloads the inbox', async () => {
    const fake = await open({ getSafety: () => ({ ...settings, isPaused: true }) });
    await findLoadedSettings();
    await press('switch', 'Pause my inbox');
    expect(callsOf(fake)).toEqual(['getSafety', 'updateProfile', 'getSafety', 'getInventoryCount', 'getValentines']);
  });

  test('[SAF-01] a pause set on another device is shown', async () => {
    let isPaused = false;
    const { announce } = await open({ getSafety: () => ({ ...settings, isPaused }) });
    await findLoadedSettings();
    isPaused = true;
    await act(async () => announce({ kind: 'profile' }));
    await waitFor(async () => expect((await pause()).checked).toBe(true));
  });
});

test('[SAF-01] settings that failed to load show an error, are disabled and can be retried', async () => {
  const replies = [() => Promise.reject(silence()), () => settings];
  await open({ getSafety: () => replies.shift()?.() ?? settings });
  expect((await screen.findByRole('alert')).textContent).toContain('This didn’t load');
  expect((await pause()).disabled).toBe(true);
  await press('button', 'Try again');
  await findLoadedSettings();
  expect(screen.queryByRole('alert')).toBe(null);
});

test('[SAF-01] rejected settings show the text of the refusal', async () => {
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

  test('[SAF-01][INB-12] muted words are added and removed one by one, so that words from other devices are kept', async () => {
    let mutedWords = [...settings.mutedWords];
    const { apiCalls, announce } = await open({
      getSafety: () => ({ ...settings, mutedWords }),
      updateProfile: ({ body }) => {
        mutedWords = [...mutedWords.filter((word) => !body.unmute?.includes(word)), ...(body.mute ?? [])];
        return { user: sampleUser() };
      },
    });
    await press('button', 'Muted words 1 word');
    expect(screen.getByText(/^Capitals, accents, tone marks and look-alike letters don’t matter/)).toBeTruthy();
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

  test('[INB-12][SAF-01] a list of muted words that another device filled shows an error and its current words', async () => {
    let mutedWords = [...settings.mutedWords];
    const { notices } = await open({
      getSafety: () => ({ ...settings, mutedWords }),
      updateProfile: () => {
        mutedWords = Array.from({ length: 50 }, (_, i) => `w${i}`);
        return Promise.reject(refusal('bad_input', { field: 'mute' }));
      },
    });
    await press('button', 'Muted words 1 word');
    await type('Go away');
    expect(notices).toEqual([{ type: 'error', message: 'That’s the most you can mute' }]);
    await waitFor(() => expect(shownWords()).toHaveLength(50));
  });

  test('[SND-03][SAF-01] a muted word is restored after a reload only if it was not saved', async () => {
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

  test('[SND-03][SAF-01] a draft of a muted word is restored until it is added', async () => {
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

  test('[TXT-01] Enter adds the muted word without a line break', async () => {
    const fake = await open({});
    await press('button', 'Muted words 1 word');
    const field = screen.getByRole('textbox', { name: 'Word or phrase' });
    fireEvent.change(field, { target: { value: 'Go away' } });
    await act(async () => void expect(fireEvent.keyDown(field, { key: 'Enter' })).toBe(false));
    expect(inputOf(fake, 'updateProfile')).toMatchObject({ body: { mute: ['Go away'] } });
  });

  test('[SAF-01] a word that is already muted shows an error and is not sent', async () => {
    const fake = await open({});
    await press('button', 'Muted words 1 word');
    await type('HAIRCUT');
    expect(screen.getByText('This one is muted already')).toBeTruthy();
    expect(callsOf(fake)).toEqual(['getSafety']);
  });

  test('[SAF-01] a muted word that was not saved returns to its field, and back leads to the start', async () => {
    const { notices, onClose } = await open({ updateProfile: () => Promise.reject(silence()) });
    await press('button', 'Muted words 1 word');
    await type('Go away');
    expect(screen.queryByRole('list', { name: 'Muted words' })?.textContent).toBe('haircut');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Word or phrase' }).value).toBe('Go away');
    expect(notices).toEqual([{ type: 'error', message: 'We didn’t hear back, so we’re not sure that changed. We’re checking.' }]);
    await press('button', 'Back');
    expect(screen.getByRole('heading', { name: 'Privacy and safety' })).toBeTruthy();
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

  test('[SAF-01] an unopened muted note shows its message only after it was opened here', async () => {
    let stored = sampleNote({ id: 'a', status: 'sent', message: null });
    await openList({
      getMuted: () => ({ ...page([]), valentines: [stored], pagination: { total: 1, skip: 0, limit: 20 } }),
      unwrapValentine: () => {
        stored = note('a');
        return { valentine: stored };
      },
    });
    expect(await screen.findByText('Not opened yet')).toBeTruthy();
    screen.getByRole('button', { name: 'Read: note 1' }).focus();
    await press('button', 'Read: note 1');
    expect(listed()).toEqual(['Note a']);
    expect(screen.queryByRole('button', { name: /^Read/ })).toBe(null);
    expect(document.activeElement?.textContent).toBe('Note a');
  });

  describe('unread muted notes', () => {
    const sealed = (id: string) => sampleNote({ id, status: 'sent', message: null });
    const unread = (blocked: readonly string[] = []): Answer<'getMuted'> => ({
      valentines: [sealed('a'), sealed('b')],
      pagination: { total: 2, skip: 0, limit: 20 },
      blocked: [...blocked],
    });
    const shown = () => screen.getAllByRole('button', { name: /^(Block|Unblock):/ }).map(({ textContent }) => textContent);
    const blockFirst = () => act(async () => void fireEvent.click(screen.getAllByRole('button', { name: /^Block/ })[0] ?? document.body));

    test('[SAF-01] blocking the sender of an unread muted note is shown at once and leaves it unread', async () => {
      const blocked: string[] = [];
      const fake = await openList({
        getMuted: () => unread(blocked),
        blockSender: ({ params }) => {
          blocked.push(params.id);
          return { isBlocked: true };
        },
      });
      await screen.findAllByText('Not opened yet');
      await blockFirst();
      expect(shown()).toEqual(['Unblock', 'Block']);
      expect(inputOf(fake, 'blockSender')).toMatchObject({ params: { id: 'a' }, body: { isBlocked: true } });
      expect(fake.notices).toEqual([{ type: 'success', message: 'The sender is blocked' }]);
      expect(screen.getAllByText('Not opened yet')).toHaveLength(2);
    });

    test('[SAF-01] an unread muted note with a blocked sender offers to unblock the sender', async () => {
      const fake = await openList({ getMuted: () => unread(['b']), blockSender: () => ({ isBlocked: false }) });
      await screen.findAllByText('Not opened yet');
      expect(shown()).toEqual(['Block', 'Unblock']);
      await press('button', 'Unblock: note 2');
      expect(inputOf(fake, 'blockSender')).toMatchObject({ params: { id: 'b' }, body: { isBlocked: false } });
      expect(fake.notices).toEqual([{ type: 'success', message: 'They can write to you again' }]);
    });

    test('[SAF-01] a failed block of a muted note’s sender is reverted with a notice', async () => {
      const { notices } = await openList({ getMuted: () => unread(), blockSender: () => Promise.reject(refusal('too_many')) });
      await screen.findAllByText('Not opened yet');
      await blockFirst();
      expect(shown()).toEqual(['Block', 'Block']);
      expect(notices).toEqual([{ type: 'error', message: 'That was a lot at once. Take a short break and try again.' }]);
    });

    test('[SAF-01] the buttons of all muted notes have unique names', async () => {
      await openList({ getMuted: () => unread() });
      await screen.findAllByText('Not opened yet');
      const names = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent);
      expect(new Set(names).size).toBe(names.length);
      expect(names).toEqual(expect.arrayContaining(['Read: note 1', 'Read: note 2', 'Block: note 2', 'Report: note 1']));
    });

    test('[SAF-01] reporting an unread muted note opens the report dialog', async () => {
      const { openedDialogs } = await openList({ getMuted: () => unread() });
      await screen.findAllByText('Not opened yet');
      await act(async () => void fireEvent.click(screen.getAllByRole('button', { name: /^Report/ })[1] ?? document.body));
      expect(openedDialogs).toEqual([{ name: 'reportNote', props: { noteId: 'b' } }]);
    });
  });

  test('[SAF-01] the sheet opens at the muted notes when a report leads back to them', async () => {
    fakePage({ answers: { getSafety: () => settings, getMuted: () => page(['a']) } });
    render(<SafetyDialog step="muted" onClose={() => {}} />, { wrapper: InEnglish });
    expect(await screen.findByText('Note a')).toBeTruthy();
    await press('button', 'Back');
    expect(screen.getByRole('heading', { name: 'Privacy and safety' })).toBeTruthy();
  });

  test('[SAF-01] a released note leaves the list with a notice, and the inbox is reloaded', async () => {
    let stored = ['a', 'b'];
    const fake = await openList({
      getMuted: () => page(stored),
      unmuteValentine: () => {
        stored = ['b'];
        return { valentine: note('a') };
      },
    });
    await screen.findByText('Note a');
    await release(0);
    expect(listed()).toEqual(['Note b']);
    expect(fake.notices).toEqual([{ type: 'success', message: 'It’s in your inbox now' }]);
    expect(callsOf(fake)).toEqual(['getSafety', 'getMuted', 'unmuteValentine', 'getMuted', 'getInventoryCount', 'getValentines']);
  });

  test('[SAF-01] a failed release restores its own note and no note of another release', async () => {
    const releases: Record<string, ReturnType<typeof deferred<Answer<'unmuteValentine'>>>> = { a: deferred(), b: deferred() };
    let stored = ['a', 'b', 'c'];
    const { notices } = await openList({
      getMuted: () => page(stored),
      unmuteValentine: ({ params }) => releases[params.id]?.promise ?? Promise.reject(silence()),
    });
    await screen.findByText('Note a');
    await release(0);
    await release(0);
    expect(listed()).toEqual(['Note c']);
    stored = ['a', 'c'];
    await act(async () => releases.b?.resolve({ valentine: note('b') }));
    await act(async () => releases.a?.reject(refusal('too_many')));
    expect(listed()).toEqual(['Note a', 'Note c']);
    expect(notices.map(({ message }) => message)).toEqual([
      'It’s in your inbox now',
      'That was a lot at once. Take a short break and try again.',
    ]);
  });

  test('[INB-12][SAF-01] a muted note that was deleted leaves the list with a notice', async () => {
    let stored = ['a', 'b'];
    const { notices } = await openList({
      getMuted: () => page(stored),
      unmuteValentine: () => {
        stored = ['b'];
        return Promise.reject(refusal('not_found'));
      },
    });
    await screen.findByText('Note a');
    await release(0);
    await waitFor(() => expect(listed()).toEqual(['Note b']));
    expect(notices.map(({ message }) => message)).toEqual(['We couldn’t find that. It may be gone already.']);
  });

  const oneMore = { kind: 'inventory', count: { ordinary: 1, super: 0, total: 1, unread: 1, unreadAnonymous: 0 } } as const;

  test('[INB-12][SAF-01] the number of muted notes drops when another device releases one', async () => {
    let muted = 2;
    const { announce } = await open({ getSafety: () => ({ ...settings, muted }) });
    await screen.findByRole('button', { name: 'Muted notes 2 notes' });
    muted = 1;
    await act(async () => announce(oneMore));
    expect(await screen.findByRole('button', { name: 'Muted notes 1 note' })).toBeTruthy();
  });

  test('[INB-12][SAF-01] changes of another device to muted notes are shown in the open list', async () => {
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

  test('[SAF-01] muted notes load page by page, and a failed page shows an error and keeps the loaded notes', async () => {
    const replies = [() => page(['a'], 2), () => Promise.reject(silence()), () => page(['b'], 2, 1)];
    const fake = await openList({ getMuted: () => replies.shift()?.() ?? Promise.reject(silence()) });
    await press('button', 'Show more');
    expect((await screen.findByRole('alert')).textContent).toContain('The rest didn’t load');
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

  test('[SAF-01] a list of muted notes that failed to load shows the text of the refusal and a retry', async () => {
    const replies = [() => Promise.reject(refusal('too_many')), () => page(['a'])];
    await openList({ getMuted: () => replies.shift()?.() ?? page([]) });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('The muted notes didn’t load');
    expect(alert.textContent).toContain('That was a lot at once.');
    await press('button', 'Try again');
    expect(await screen.findByText('Note a')).toBeTruthy();
  });

  test('[SAF-01] the number of muted notes is reloaded when the user returns from the list', async () => {
    let muted = 2;
    await openList({ getSafety: () => ({ ...settings, muted }), getMuted: () => page(['a']) });
    await screen.findByText('Note a');
    muted = 1;
    await press('button', 'Back');
    expect(await screen.findByRole('button', { name: 'Muted notes 1 note' })).toBeTruthy();
  });

  test('[SAF-01] a blocked sender is shown only by a note and can be unblocked', async () => {
    let stored = ['a'];
    const fake = await open({
      getBlocked: () => page(stored),
      blockSender: () => {
        stored = [];
        return { isBlocked: false };
      },
    });
    await press('button', /^Blocked senders/);
    await press('button', 'Unblock: note 1');
    expect(inputOf(fake, 'blockSender')).toMatchObject({ params: { id: 'a' }, body: { isBlocked: false } });
    expect(fake.notices).toEqual([{ type: 'success', message: 'They can write to you again' }]);
    expect(await screen.findByRole('heading', { name: 'Nobody is blocked' })).toBeTruthy();
  });
});
