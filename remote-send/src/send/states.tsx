import { cutText, TITLE_CUT } from '@billet/shared-domain/rules/text';
import { useText } from '@billet/shared-i18n';
import type { ReactNode } from 'react';
import type { Composing, Submission } from '../checkout/composer.ts';
import { drawSurprise } from '../gifts/gift-list.ts';
import { ready, sampleItems } from '../gifts/samples.ts';
import type { Items } from '../gifts/use-items.ts';
import { RecipientSkeleton } from '../recipient/recipient-skeleton.tsx';
import { RecipientView } from '../recipient/recipient-view.tsx';
import { SuccessView } from '../success/success-view.tsx';
import { emptySendForm, type SendForm } from './form.ts';
import { SendModal } from './send-modal.tsx';

const name = 'Alice';
const nothing = (): void => {};

function composing(form: Partial<SendForm>, submission: Submission = { kind: 'idle' }): Composing<SendForm> {
  return { form: { ...emptySendForm, ...form }, isOpen: true, submission, sent: null, attempt: null, isKept: false };
}

function Page({ firstName = name }: { readonly firstName?: string }) {
  const text = useText();
  return (
    <RecipientView
      firstName={firstName}
      photoUrl={null}
      artId="tulip"
      title={text('send-title', { name: cutText(firstName, TITLE_CUT) })}
      subtitle={text('send-subtitle')}
      tapLabel={text('send-tap')}
      actionLabel={text('send-open')}
      previewHint={text('send-preview-hint')}
      counters={{ taps: 372, viewers: 3 }}
      onTap={nothing}
      onAct={nothing}
      onPreview={nothing}
    />
  );
}

interface ModalSample {
  readonly form?: Partial<SendForm>;
  readonly submission?: Submission;
  readonly items?: Items;
  readonly isGhost?: boolean;
  readonly luck?: number;
}

function Modal({ form = {}, submission, items = ready(sampleItems), isGhost = false, luck = 0 }: ModalSample) {
  return (
    <>
      <Page />
      <SendModal
        firstName={name}
        isGhost={isGhost}
        state={composing(form, submission)}
        composer={{ change: nothing, close: nothing }}
        items={items}
        surprise={drawSurprise(sampleItems, () => luck)}
        onPick={nothing}
        onReload={nothing}
        onSend={nothing}
      />
    </>
  );
}

function Success({ isPaid }: { readonly isPaid: boolean }) {
  const text = useText();
  return (
    <SuccessView
      artId={isPaid ? 'bouquet' : 'tulip'}
      title={text(isPaid ? 'send-success-paid-title' : 'send-success-title')}
      text={text(isPaid ? 'send-success-paid-text' : 'send-success-text', { name })}
      messageLabel={text('send-success-message')}
      message={isPaid ? '' : text('send-canned-3')}
      note={text('send-success-taps', { count: 12 })}
      primary={{ label: text('send-success-another'), onPress: nothing }}
      secondary={{ label: text('send-success-own'), onPress: nothing }}
    />
  );
}

const checkout = { step: 'checkout', selectedGift: 'bouquet', message: 'You make ordinary days feel like holidays.' } as const;

export const sendStates: readonly { readonly name: string; readonly render: () => ReactNode }[] = [
  { name: 'send / page', render: () => <Page /> },
  { name: 'send / page, long name', render: () => <Page firstName="Александра-Виктория Konstantinopolskaya" /> },
  { name: 'send / loading', render: () => <RecipientSkeleton label="…" /> },
  { name: 'send / gifts, pack', render: () => <Modal /> },
  { name: 'send / gifts, box', render: () => <Modal luck={0.9} /> },
  { name: 'send / gifts, loading', render: () => <Modal items={{ status: 'loading' }} /> },
  { name: 'send / gifts, failed', render: () => <Modal items={{ status: 'failed' }} /> },
  { name: 'send / gifts, ghost', render: () => <Modal isGhost /> },
  { name: 'send / checkout, free', render: () => <Modal form={{ ...checkout, selectedGift: 'tulip', message: '' }} /> },
  { name: 'send / checkout, all extras', render: () => <Modal form={{ ...checkout, privacyType: 'full_anon', isSuperValentine: true }} /> },
  { name: 'send / checkout, surprise', render: () => <Modal form={{ ...checkout, selectedGift: 'surprise_pack' }} /> },
  { name: 'send / checkout, too long', render: () => <Modal form={{ ...checkout, message: 'very '.repeat(24) }} /> },
  { name: 'send / checkout, sending', render: () => <Modal form={checkout} submission={{ kind: 'sending' }} /> },
  { name: 'send / checkout, retrying', render: () => <Modal form={checkout} submission={{ kind: 'retrying', count: 1 }} /> },
  { name: 'send / checkout, waiting', render: () => <Modal form={checkout} submission={{ kind: 'waiting' }} /> },
  { name: 'send / checkout, failed', render: () => <Modal form={checkout} submission={{ kind: 'failed' }} /> },
  {
    name: 'send / checkout, refused',
    render: () => (
      <Modal
        form={checkout}
        submission={{ kind: 'refused', failure: { kind: 'answer', status: 409, code: 'not_deliverable', message: '' } }}
      />
    ),
  },
  { name: 'send / success', render: () => <Success isPaid={false} /> },
  { name: 'send / success, paid', render: () => <Success isPaid /> },
];
