import { sampleSlots } from '@billet/shared-ui';
import type { ReactNode } from 'react';
import type { Submission } from '../compose/composer.ts';
import { PageView } from '../compose/page-view.tsx';
import { samplePageModel, sampleSending, sampleWriting } from '../compose/samples.ts';
import { sampleEmotions, sampleItems, sampleWishlist } from '../gifts/samples.ts';
import { recipientFrame } from '../recipient/first-frame.tsx';
import { failedCall, loadingCall, nothing, readyCall } from '../samples.ts';
import { AskSheet } from './ask-sheet.tsx';
import { type AskForm, emptyAskForm } from './form.ts';
import type { AskModel } from './use-ask.ts';

const name = 'Boris';
const message = 'What song do you sing when nobody hears?';

const page = (pageModel = samplePageModel('anonymous', name)) => <PageView model={pageModel}>{null}</PageView>;

function sheet(fields: Partial<AskForm> = {}, submission?: Submission, changes: Partial<AskModel> = {}): ReactNode {
  const model: AskModel = {
    ...sampleWriting('anonymous', name, { ...emptyAskForm, ...fields }, submission),
    emotions: readyCall({ items: sampleEmotions, wishlist: sampleWishlist }),
    gifts: sampleItems,
    suggest: nothing,
    pick: nothing,
    ...changes,
  };
  return (
    <PageView model={samplePageModel('anonymous', name)}>
      <AskSheet model={model} />
    </PageView>
  );
}

const emotion = { step: 'emotion', message } as const;
const sent = { sending: { ...sampleSending, mode: 'anonymous', giftId: 'love', text: message }, isPaid: false } as const;

export const askStates: readonly { readonly name: string; readonly render: () => ReactNode }[] = [
  { name: 'ask / first frame', render: () => recipientFrame('/ask', 'anonymous').render(sampleSlots) },
  { name: 'ask / page', render: () => page() },
  {
    name: 'ask / page, prompt',
    render: () =>
      page(samplePageModel('anonymous', name, null, undefined, { text: 'What would you ask if I couldn’t get mad?', language: 'en' })),
  },
  { name: 'ask / page, saved draft', render: () => page(samplePageModel('anonymous', name, null, message)) },
  { name: 'ask / write, empty', render: () => sheet() },
  { name: 'ask / write', render: () => sheet({ message }) },
  { name: 'ask / emotion', render: () => sheet(emotion) },
  { name: 'ask / emotion, loading', render: () => sheet(emotion, undefined, { emotions: loadingCall }) },
  { name: 'ask / emotion, failed', render: () => sheet(emotion, undefined, { emotions: failedCall }) },
  { name: 'ask / emotion, ghost', render: () => sheet(emotion, undefined, { isGhost: true }) },
  { name: 'ask / emotion, sending', render: () => sheet({ ...emotion, selectedGift: 'love' }, { kind: 'sending' }) },
  { name: 'ask / emotion, refunded', render: () => sheet(emotion, { kind: 'returned' }) },
  { name: 'ask / emotion, failed to send', render: () => sheet(emotion, { kind: 'failed', failure: null }) },
  {
    name: 'ask / emotion, price changed',
    render: () => sheet({ ...emotion, selectedGift: 'surprise' }, { kind: 'price_changed', total: 59 }),
  },
  { name: 'ask / emotion, waiting', render: () => sheet({ ...emotion, selectedGift: 'surprise' }, { kind: 'waiting' }) },
  {
    name: 'ask / emotion, refused',
    render: () =>
      sheet(emotion, { kind: 'refused', failure: { kind: 'answer', status: 429, code: 'too_many', message: '', retryAfter: 300 } }),
  },
  { name: 'ask / success', render: () => page(samplePageModel('anonymous', name, sent)) },
  { name: 'ask / success, paid', render: () => page(samplePageModel('anonymous', name, { ...sent, isPaid: true })) },
];
