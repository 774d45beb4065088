import { useText } from '@billet/shared-i18n';
import type { ReactNode } from 'react';
import type { Submission } from '../checkout/composer.ts';
import { ready, sampleEmotions, sampleItems } from '../gifts/samples.ts';
import { RecipientView } from '../recipient/recipient-view.tsx';
import { SuccessView } from '../success/success-view.tsx';
import { AskModal } from './ask-modal.tsx';
import { type AskForm, emptyAskForm } from './form.ts';

const name = 'Boris';
const nothing = (): void => {};

function Page() {
  const text = useText();
  return (
    <RecipientView
      firstName={name}
      photoUrl={null}
      artId="envelope"
      title={text('send-ask-title', { name })}
      subtitle={text('send-ask-subtitle')}
      tapLabel={text('send-ask-tap')}
      actionLabel={text('send-ask-open')}
      previewHint={text('send-preview-hint')}
      counters={{ taps: 381, viewers: 4 }}
      onTap={nothing}
      onAct={nothing}
      onPreview={nothing}
    />
  );
}

function Modal({ form = {}, submission = { kind: 'idle' } }: { readonly form?: Partial<AskForm>; readonly submission?: Submission }) {
  return (
    <>
      <Page />
      <AskModal
        firstName={name}
        isGhost={false}
        state={{ form: { ...emptyAskForm, ...form }, isOpen: true, submission, sent: null, attempt: null, isKept: false }}
        composer={{ change: nothing, close: nothing }}
        items={ready(sampleEmotions)}
        ordinaryItems={sampleItems}
        onSuggest={nothing}
        onPick={nothing}
        onReload={nothing}
      />
    </>
  );
}

function Success() {
  const text = useText();
  return (
    <SuccessView
      artId="love"
      title={text('send-ask-success-title')}
      text={text('send-ask-success-text', { name })}
      messageLabel={text('send-ask-write-title')}
      message="What song do you sing when nobody hears?"
      note={null}
      primary={{ label: text('send-ask-success-own'), onPress: nothing }}
      secondary={{ label: text('send-ask-success-another'), onPress: nothing }}
    />
  );
}

const written = { message: 'What song do you sing when nobody hears?' } as const;

export const askStates: readonly { readonly name: string; readonly render: () => ReactNode }[] = [
  { name: 'ask / page', render: () => <Page /> },
  { name: 'ask / write, empty', render: () => <Modal /> },
  { name: 'ask / write', render: () => <Modal form={written} /> },
  { name: 'ask / emotion', render: () => <Modal form={{ ...written, step: 'emotion' }} /> },
  {
    name: 'ask / emotion, sending',
    render: () => <Modal form={{ ...written, step: 'emotion', selectedGift: 'love' }} submission={{ kind: 'sending' }} />,
  },
  { name: 'ask / emotion, not sent', render: () => <Modal form={{ ...written, step: 'emotion' }} submission={{ kind: 'failed' }} /> },
  { name: 'ask / success', render: () => <Success /> },
];
