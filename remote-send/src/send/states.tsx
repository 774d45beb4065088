import type { Privacy } from '@billet/shared-domain/rules/privacy';
import { useText } from '@billet/shared-i18n';
import { sampleSlots } from '@billet/shared-ui';
import type { ReactNode } from 'react';
import type { Submission } from '../compose/composer.ts';
import { PageView } from '../compose/page-view.tsx';
import { samplePageModel, sampleSending, sampleWriting } from '../compose/samples.ts';
import { drawSurprise } from '../gifts/gift-list.ts';
import { sampleItems, sampleWishlist } from '../gifts/samples.ts';
import { recipientFrame } from '../recipient/first-frame.tsx';
import { RecipientMissing } from '../recipient/recipient-page.tsx';
import { failedCall, loadingCall, nothing, readyCall } from '../samples.ts';
import { emptySendForm, type SendForm } from './form.ts';
import { SendSheet } from './send-sheet.tsx';
import { checkoutOf, type SendModel } from './use-send.ts';

const name = 'Alice';

const page = (pageModel = samplePageModel('valentine', name)) => <PageView model={pageModel}>{null}</PageView>;

interface SheetSample extends Partial<SendModel> {
  readonly fields?: Partial<SendForm>;
  readonly submission?: Submission;
}

function sheet({ fields, submission, ...changes }: SheetSample = {}): ReactNode {
  const writing = sampleWriting('valentine', name, { ...emptySendForm, ...fields }, submission);
  const model: SendModel = {
    ...writing,
    gifts: readyCall({ items: sampleItems, wishlist: sampleWishlist }),
    now: new Date('2026-10-14T09:00:00Z'),
    surprise: drawSurprise(sampleItems, () => 0),
    wishes: [],
    checkout: checkoutOf(writing, sampleItems),
    pick: nothing,
    suggest: nothing,
    send: nothing,
    ...changes,
  };
  return (
    <PageView model={samplePageModel('valentine', name)}>
      <SendSheet model={model} />
    </PageView>
  );
}

function Success({ isPaid, privacy = 'reveal' }: { readonly isPaid: boolean; readonly privacy?: Privacy }) {
  const text = useText();
  const sending = { ...sampleSending, privacy, giftId: isPaid ? 'bouquet' : 'tulip', text: isPaid ? '' : text('send-canned-3') };
  return page(samplePageModel('valentine', name, { sending, isPaid }));
}

const written = { step: 'checkout', selectedGift: 'bouquet', message: 'You make ordinary days feel like holidays.' } as const;
const checkout = (submission?: Submission, fields: Partial<SendForm> = {}) =>
  sheet({ fields: { ...written, ...fields }, ...(submission && { submission }) });
const refused = { kind: 'refused', failure: { kind: 'answer', status: 409, code: 'not_deliverable', message: '' } } as const;
const idle = { kind: 'idle' } as const;

export const sendStates: readonly { readonly name: string; readonly render: () => ReactNode }[] = [
  { name: 'send / first frame', render: () => recipientFrame('/send', 'valentine').render(sampleSlots) },
  { name: 'send / page', render: () => page() },
  { name: 'send / page, long name', render: () => page(samplePageModel('valentine', 'Александра-Виктория Konstantinopolskaya')) },
  {
    name: 'send / page, own prompt',
    render: () =>
      page(
        samplePageModel('valentine', name, null, undefined, { text: 'ספרו לי מה הדבר הכי מצחיק שקרה לנו השנה, בלי שמות', language: null }),
      ),
  },
  { name: 'send / page, saved draft', render: () => page(samplePageModel('valentine', name, null, written.message)) },
  { name: 'send / page, gift begun', render: () => page(samplePageModel('valentine', name, null, '')) },
  { name: 'send / loading', render: () => <RecipientMissing state={{ status: 'loading' }} /> },
  { name: 'send / failed', render: () => <RecipientMissing state={failedCall} /> },
  { name: 'send / gifts, pack', render: () => sheet() },
  { name: 'send / gifts, Easter', render: () => sheet({ now: new Date('2027-04-10T09:00:00Z') }) },
  { name: 'send / gifts, box', render: () => sheet({ surprise: drawSurprise(sampleItems, () => 0.9) }) },
  { name: 'send / gifts, wishes', render: () => sheet({ wishes: ['ring', 'wish_pack', 'unicorn'] }) },
  { name: 'send / gifts, loading', render: () => sheet({ gifts: loadingCall }) },
  { name: 'send / gifts, failed', render: () => sheet({ gifts: failedCall }) },
  { name: 'send / gifts, ghost', render: () => sheet({ isGhost: true }) },
  { name: 'send / checkout, free', render: () => checkout(idle, { selectedGift: 'tulip', message: '' }) },
  {
    name: 'send / checkout, before 8 March',
    render: () => sheet({ fields: { ...written, isSuperValentine: true }, now: new Date('2027-02-14T09:00:00Z') }),
  },
  { name: 'send / checkout, ghost', render: () => sheet({ fields: { ...written, selectedGift: 'tulip' }, isGhost: true }) },
  { name: 'send / checkout, all extras', render: () => checkout(idle, { privacyType: 'full_anon', isSuperValentine: true }) },
  { name: 'send / checkout, surprise', render: () => checkout(idle, { selectedGift: 'surprise_pack' }) },
  { name: 'send / checkout, emoji only', render: () => checkout(idle, { message: '🌷🌷🌷', isSuperValentine: true }) },
  { name: 'send / checkout, right to left', render: () => checkout(idle, { message: 'אני מחייך בכל פעם שאני רואה את השם שלך' }) },
  { name: 'send / checkout, too long', render: () => checkout(idle, { message: 'very '.repeat(24) }) },
  { name: 'send / checkout, sending', render: () => checkout({ kind: 'sending' }) },
  { name: 'send / checkout, paying', render: () => checkout({ kind: 'paying' }) },
  { name: 'send / checkout, retrying', render: () => checkout({ kind: 'retrying', count: 1 }) },
  { name: 'send / checkout, waiting', render: () => checkout({ kind: 'waiting' }) },
  { name: 'send / checkout, price changed', render: () => checkout({ kind: 'price_changed', total: 59 }) },
  { name: 'send / checkout, failed', render: () => checkout({ kind: 'failed', failure: null }) },
  { name: 'send / checkout, refunded', render: () => checkout({ kind: 'returned' }) },
  { name: 'send / checkout, Stars can’t go back', render: () => checkout({ kind: 'unreturned' }) },
  { name: 'send / checkout, refused', render: () => checkout(refused) },
  { name: 'send / success', render: () => <Success isPaid={false} /> },
  { name: 'send / success, paid', render: () => <Success isPaid /> },
  { name: 'send / success, fully anonymous', render: () => <Success isPaid privacy="full_anon" /> },
];
