import { chooseLanguage, chosenLanguage } from '@billet/shared-bridge';
import { deferred, preloadSheets, refusal, sampleUser, silence } from '@billet/shared-bridge/testing';
import type { Answer, PurchaseReceipt, SentItem } from '@billet/shared-domain/contract';
import { locales } from '@billet/shared-i18n/locales';
import { InEnglish, press } from '@billet/shared-i18n/testing';
import { beforeAll, describe, expect, rstest, test } from '@rstest/core';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { callsOf, fakePage, type PageParts } from '../testing/fake-page.ts';
import SettingsDialog from './settings-dialog.tsx';

beforeAll(preloadSheets);

async function open(parts: PageParts = {}) {
  const fake = fakePage(parts);
  const onClose = rstest.fn();
  render(<SettingsDialog onClose={onClose} />, { wrapper: InEnglish });
  await screen.findByRole('heading', { name: 'Settings' });
  return { ...fake, onClose };
}
const row = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

test('[SAF-02] all settings are one press away, and settings with their own sheet open it', async () => {
  const { openedDialogs } = await open();
  await press('button', 'My wishes');
  await press('button', 'Leaderboard');
  await press('button', 'Privacy and safety');
  const from = 'settings';
  expect(openedDialogs).toEqual(['wishes', 'leaderboard', 'safety'].map((name) => ({ name, props: { from } })));
  for (const [name, heading] of [
    ['Language English', 'Language'],
    ['My prompt', 'My prompt'],
    ['What I sent', 'What I sent'],
    ['Purchases', 'Purchases'],
    ['Delete my account', 'Delete my account'],
  ]) {
    await press('button', name ?? '');
    expect(screen.getByRole('heading', { level: 2, name: heading ?? '' })).toBeTruthy();
    await press('button', 'Back');
  }
});

describe('choosing the language', () => {
  test('[SAF-02][I18-04] a language applies on this device at once and is saved for the others', async () => {
    const { apiCalls } = await open({ answers: { updateProfile: () => ({ user: sampleUser() }) } });
    await press('button', 'Language English');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'As in Telegram' }).checked).toBe(true);
    await press('radio', 'Русский');
    expect(chosenLanguage()).toBe('ru');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Русский' }).checked).toBe(true);
    await press('radio', 'As in Telegram');
    expect(chosenLanguage()).toBe(null);
    expect(apiCalls).toMatchObject([{ input: { body: { language: 'ru' } } }, { input: { body: { language: null } } }]);
  });

  test('[SAF-02][I18-01] all languages are listed with their own names and language tags, after the messenger’s language', async () => {
    await open();
    await press('button', 'Language English');
    const names = screen.getAllByRole<HTMLInputElement>('radio').map(({ labels }) => labels?.[0]?.querySelector('bdi') ?? labels?.[0]);
    expect(names[0]?.textContent).toBe('As in Telegram');
    expect(names).toHaveLength(1 + locales.length);
    const shown = names.map((name) => [name?.textContent, name?.getAttribute('lang'), name?.getAttribute('dir')]);
    expect(shown).toEqual(
      expect.arrayContaining([
        ['English', 'en', 'ltr'],
        ['Português (Brasil)', 'pt', 'ltr'],
        ['فارسی', 'fa', 'rtl'],
      ]),
    );
  });

  test('[INB-12][I18-04] a language chosen on another device is shown', async () => {
    await open();
    await press('button', 'Language English');
    act(() => chooseLanguage('ru'));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Русский' }).checked).toBe(true);
  });

  test('[SAF-02][I18-04] a language applies without a notice when it cannot be saved', async () => {
    const { notices } = await open({ answers: { updateProfile: () => Promise.reject(silence()) } });
    await press('button', 'Language English');
    await press('radio', 'Русский');
    expect([chosenLanguage(), notices]).toEqual(['ru', []]);
  });
});

describe('exporting the data', () => {
  const url = 'https://app/export';

  test('[SAF-02] the export is handed over as a file and cannot be requested twice at a time', async () => {
    const asked = deferred<Answer<'exportAccount'>>();
    const { messengerCalls, notices } = await open({ answers: { exportAccount: () => asked.promise } });
    await press('button', 'Export my data');
    expect(row('Export my data').getAttribute('aria-busy')).toBe('true');
    await act(async () => asked.resolve({ url }));
    expect(messengerCalls).toEqual([['shareFile', { url, fileName: 'billet.json' }]]);
    expect([row('Export my data').disabled, notices]).toEqual([false, []]);
  });

  test.each([
    ['declined', []],
    ['failed', [{ type: 'error', message: 'Your export didn’t work. Try again in a moment.' }]],
  ] as const)('[SAF-02] an export whose file sharing ends as %s shows %j', async (reason, expected) => {
    const shareFile = async () => ({ ok: false, reason }) as const;
    const { notices } = await open({ answers: { exportAccount: () => ({ url }) }, messenger: { shareFile } });
    await press('button', 'Export my data');
    expect(notices).toEqual(expected);
  });

  test('[SAF-02] a rejected export shows the text of the refusal', async () => {
    const { notices } = await open({ answers: { exportAccount: () => Promise.reject(refusal('too_many', { retryAfter: 120 })) } });
    await press('button', 'Export my data');
    expect(notices).toEqual([{ type: 'error', message: 'That was a lot at once. Try again in 2 minutes.' }]);
    expect(row('Export my data').disabled).toBe(false);
  });
});

describe('deleting the account', () => {
  test('[SAF-02] deleting the account shows a warning first, and a press keeps the account', async () => {
    const fake = await open();
    await press('button', 'Delete my account');
    expect(screen.getAllByRole('listitem')).toHaveLength(4);
    await press('button', 'Keep my account');
    expect(screen.getByRole('heading', { name: 'Settings' })).toBeTruthy();
    expect(callsOf(fake)).toEqual([]);
  });

  test('[SAF-02] a deleted account shows a goodbye whose only action closes the app', async () => {
    const deleting = deferred<Answer<'deleteAccount'>>();
    const { messengerCalls, onClose } = await open({ answers: { deleteAccount: () => deleting.promise } });
    await press('button', 'Delete my account');
    await press('button', 'Delete forever');
    expect(row('Delete forever').getAttribute('aria-disabled')).toBe('true');
    await act(async () => deleting.resolve({ success: true }));
    expect(screen.getByRole('heading', { name: 'Goodbye' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Back' })).toBe(null);
    await press('button', 'Leave');
    await press('button', 'Close');
    expect([messengerCalls, onClose.mock.calls]).toEqual([[['close'], ['close']], []]);
  });

  test('[SAF-02][NAV-08] the sheet cannot be left while the deletion is pending', async () => {
    const deleting = deferred<Answer<'deleteAccount'>>();
    const { onClose } = await open({ answers: { deleteAccount: () => deleting.promise } });
    await press('button', 'Delete my account');
    await press('button', 'Delete forever');
    expect(row('Keep my account').disabled).toBe(true);
    expect(screen.queryByRole('button', { name: 'Back' })).toBe(null);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    fireEvent.keyDown(window, { key: 'Escape' });
    expect(onClose).not.toHaveBeenCalled();
    await act(async () => deleting.resolve({ success: true }));
    expect(screen.getByRole('heading', { name: 'Goodbye' })).toBeTruthy();
  });

  test('[SAF-02][SDK-01] deleting the account clears the messenger’s cloud storage', async () => {
    const { cloudStorage } = await open({ answers: { deleteAccount: () => ({ success: true }) } });
    cloudStorage.set('app-mode', 'valentine').set('adult', 'yes');
    await press('button', 'Delete my account');
    await press('button', 'Delete forever');
    await screen.findByRole('heading', { name: 'Goodbye' });
    expect([...cloudStorage]).toEqual([]);
  });

  test('[SAF-02] deleting the account clears what this device stores for it, and nothing of other accounts', async () => {
    await open({ user: { valentineCode: 'alicealice' }, answers: { deleteAccount: () => ({ success: true }) } });
    for (const name of ['drafts/alicealice/send/boris', 'keys/alicealice', 'drafts/bobbobbobb/send/boris', 'keys/bobbobbobb'])
      localStorage.setItem(`billet/${name}`, '[]');
    await press('button', 'Delete my account');
    await press('button', 'Delete forever');
    await screen.findByRole('heading', { name: 'Goodbye' });
    const left = Object.keys(localStorage).filter((name) => /drafts|keys/.test(name));
    expect(left.sort()).toEqual(['billet/drafts/bobbobbobb/send/boris', 'billet/keys/bobbobbobb']);
  });

  test('[SAF-02] a failed deletion shows the text of the refusal and can be retried', async () => {
    const { notices } = await open({ answers: { deleteAccount: () => Promise.reject(refusal('payment_pending')) } });
    await press('button', 'Delete my account');
    await press('button', 'Delete forever');
    expect(notices).toEqual([{ type: 'error', message: 'One of your payments is still going through. Try again in a few minutes.' }]);
    expect(row('Delete forever').disabled).toBe(false);
  });
});

describe('purchases', () => {
  const receipt = (changes: Partial<PurchaseReceipt> = {}): PurchaseReceipt => ({
    id: '1',
    kind: 'item',
    state: 'fulfilled',
    amount: 98,
    bought: 'teddy',
    createdAt: '2026-02-14T12:00:00.000Z',
    isRefundRequested: false,
    canRequestRefund: true,
    refundDecision: null,
    ...changes,
  });
  const page = (purchases: PurchaseReceipt[], total = purchases.length, skip = 0): Answer<'getPurchases'> => ({
    purchases,
    pagination: { total, skip, limit: 20 },
  });

  test('[SAF-02][PAY-04] a refund can be requested once and is shown on the receipt', async () => {
    const asked = receipt({ isRefundRequested: true, canRequestRefund: false });
    let stored = receipt();
    const { apiCalls, notices } = await open({
      answers: {
        getPurchases: () => page([stored, receipt({ id: '2', canRequestRefund: false })]),
        requestRefund: () => {
          stored = asked;
          return { purchase: asked };
        },
      },
    });
    await press('button', 'Purchases');
    await press('button', 'Ask for a refund');
    expect(apiCalls.find(({ name }) => name === 'requestRefund')).toMatchObject({ input: { params: { id: '1' } } });
    expect(screen.getAllByText(/^(Refund requested|Sent)$/).map(({ textContent }) => textContent)).toEqual(['Refund requested', 'Sent']);
    expect(screen.queryByRole('button', { name: 'Ask for a refund' })).toBe(null);
    expect(notices).toEqual([{ type: 'success', message: 'We got your request and will look at it soon' }]);
  });

  test('[SAF-02][PAY-04] a rejected refund request shows the text of the refusal and leaves the receipt unchanged', async () => {
    const { notices } = await open({
      answers: { getPurchases: () => page([receipt()]), requestRefund: () => Promise.reject(refusal('not_refundable')) },
    });
    await press('button', 'Purchases');
    await press('button', 'Ask for a refund');
    expect(notices).toEqual([{ type: 'error', message: 'You can ask for Stars back once, within three weeks of a purchase.' }]);
    expect(row('Ask for a refund').disabled).toBe(false);
  });

  test('[SAF-04] a receipt shows the decision on its refund, and a failed refund names the support command', async () => {
    const help = /couldn’t send the Stars back\. Send \/paysupport/;
    const states: [Partial<PurchaseReceipt>, string, boolean][] = [
      [{}, 'Sent', false],
      [{ kind: 'reveal_pack' }, 'Delivered', false],
      [{ isRefundRequested: true }, 'Refund requested', false],
      [{ isRefundRequested: true, refundDecision: 'refused' }, 'No refund', false],
      [{ isRefundRequested: true, refundDecision: 'approved', state: 'refunding' }, 'Stars on their way back', false],
      [{ isRefundRequested: true, refundDecision: 'approved', state: 'refunded' }, 'Stars returned', false],
      [{ isRefundRequested: true, refundDecision: 'approved', state: 'refund_refused' }, 'Stars not returned', true],
    ];
    for (const [changes, words, isHelped] of states) {
      await open({ answers: { getPurchases: () => page([receipt({ canRequestRefund: false, ...changes })]) } });
      await press('button', 'Purchases');
      expect(await screen.findByText(words)).toBeTruthy();
      expect(screen.queryByText(help) !== null).toBe(isHelped);
      cleanup();
    }
  });

  test('[SEC-02] a receipt shows the day and the amount, but neither the gift nor its recipient', async () => {
    await open({ answers: { getPurchases: () => page([receipt({ bought: 'gift', createdAt: '2026-02-14T00:00:00.000Z' })]) } });
    await press('button', 'Purchases');
    expect(await screen.findByText('A gift')).toBeTruthy();
    expect(screen.getByText('14 February 2026')).toBeTruthy();
  });

  test('[SAF-02] a receipt follows the state of its order', async () => {
    let state: PurchaseReceipt['state'] = 'paid';
    const { announce } = await open({ answers: { getPurchases: () => page([receipt({ state })]) } });
    await press('button', 'Purchases');
    await screen.findByText('Being delivered');
    state = 'fulfilled';
    await act(async () => announce({ kind: 'order' }));
    expect(await screen.findByText('Sent')).toBeTruthy();
  });

  test('[SAF-02] purchases load page by page, and a failed page shows an error and keeps the loaded receipts', async () => {
    const replies = [() => page([receipt()], 2), () => Promise.reject(silence()), () => page([receipt({ id: '2', amount: 49 })], 2, 1)];
    await open({ answers: { getPurchases: () => replies.shift()?.() ?? Promise.reject(silence()) } });
    await press('button', 'Purchases');
    await press('button', 'Show more');
    expect((await screen.findByRole('alert')).textContent).toContain('The rest didn’t load');
    expect(screen.getAllByText('A gift')).toHaveLength(1);
    await press('button', 'Try again');
    expect(screen.getAllByText('A gift')).toHaveLength(2);
  });

  test('[SAF-02] an empty list of purchases and one that failed to load have different texts', async () => {
    const replies = [() => Promise.reject(silence()), () => page([])];
    await open({ answers: { getPurchases: () => replies.shift()?.() ?? page([]) } });
    await press('button', 'Purchases');
    await screen.findByRole('heading', { name: 'Your purchases didn’t load' });
    await press('button', 'Try again');
    expect(await screen.findByRole('heading', { name: 'Nothing bought yet' })).toBeTruthy();
  });
});

describe('sent notes', () => {
  const note = (sentAt: string, changes: Partial<SentItem> = {}): SentItem => ({
    item: { id: 'tulip' },
    message: 'Mondays',
    answer: null,
    state: 'delivered',
    isRevealed: false,
    sentAt,
    recipient: { firstName: 'Boris', photoUrl: null },
    ...changes,
  });
  /** Opens the list and loads its second page. */
  const openSent = async (pages: readonly (readonly SentItem[])[]) => {
    const pagination = { total: pages.flat().length, skip: 0, limit: 2 };
    await open({ answers: { getSent: ({ query }) => ({ sent: [...(pages[query?.skip === 0 ? 0 : 1] ?? [])], pagination }) } });
    await press('button', 'What I sent');
    await press('button', 'Show more');
  };

  test('[SAF-03] sent notes show their recipients and states, page by page', async () => {
    const pages = [
      [note('2026-02-14T12:00:00.000Z'), note('2026-02-13T12:00:00.000Z', { state: 'opened', isRevealed: true })],
      [note('2026-02-12T12:00:00.000Z', { state: 'answered', answer: 'Fridays' })],
    ];
    await openSent(pages);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'To Boris14 FebruaryMondaysDelivered',
      'To Boris13 FebruaryMondaysOpened · they know it was you',
      'To Boris12 FebruaryMondaysFridaysAnswered',
    ]);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBe(null);
  });

  test('[SAF-03] sent notes of the same time are all shown, and a note that moved to the next page is shown once', async () => {
    const time = '2026-02-14T12:00:00.000Z';
    const moved = note(time, { recipient: { firstName: 'Cem', photoUrl: null } });
    const pages = [
      [note(time), moved],
      [moved, note(time, { message: 'Tuesdays' })],
    ];
    await openSent(pages);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'To Boris14 FebruaryMondaysDelivered',
      'To Cem14 FebruaryMondaysDelivered',
      'To Boris14 FebruaryTuesdaysDelivered',
    ]);
  });
});
