import { bridge, useNavigate } from '@billet/shared-bridge';
import type { PublicProfile } from '@billet/shared-domain/contract';
import { cutText, TITLE_CUT } from '@billet/shared-domain/rules/text';
import { useText } from '@billet/shared-i18n';
import { RecipientView } from '../recipient/recipient-view.tsx';
import { useCounters } from '../recipient/use-counters.ts';
import { usePulse } from '../recipient/use-pulse.ts';
import { useWriteRequest } from '../recipient/use-write-request.ts';
import { SuccessView } from '../success/success-view.tsx';
import { AskModal } from './ask-modal.tsx';
import { useAsk } from './use-ask.ts';

/** The page of a known recipient: the invitation, the modal, and the success after it. */
export function AskScene({ recipient }: { readonly recipient: PublicProfile }) {
  const text = useText();
  const navigate = useNavigate();
  const { counters, onTap } = useCounters();
  const { state, composer, items, ordinaryItems, reload, suggest, pick } = useAsk(recipient);
  const { shell } = bridge();
  const { valentineCode: code } = recipient;
  const name = cutText(recipient.telegram.firstName, TITLE_CUT);
  usePulse(!state.isOpen && state.sent === null);
  useWriteRequest(composer.open);

  return (
    <div data-mode="anonymous">
      {state.sent ? (
        <SuccessView
          artId={state.sent.body.itemId}
          title={text(state.sent.isPaid ? 'send-success-paid-title' : 'send-ask-success-title')}
          text={text('send-ask-success-text', { name })}
          messageLabel={text('send-ask-write-title')}
          message={state.sent.body.message ?? ''}
          note={null}
          primary={{ label: text('send-ask-success-own'), onPress: () => navigate('/share') }}
          secondary={{ label: text('send-ask-success-another'), onPress: composer.open }}
        />
      ) : (
        <RecipientView
          firstName={recipient.telegram.firstName}
          photoUrl={recipient.telegram.photoUrl}
          artId="envelope"
          title={text('send-ask-title', { name })}
          subtitle={text('send-ask-subtitle')}
          tapLabel={text('send-ask-tap')}
          actionLabel={text('send-ask-open')}
          previewHint={text('send-preview-hint')}
          counters={counters}
          onTap={onTap}
          onAct={composer.open}
          onPreview={() => shell.openDialog('publicList', { code, mode: 'anonymous' })}
        />
      )}
      <AskModal
        firstName={name}
        isGhost={recipient.isGhostUser}
        state={state}
        composer={composer}
        items={items}
        ordinaryItems={ordinaryItems}
        onSuggest={() => void suggest()}
        onPick={pick}
        onReload={reload}
      />
    </div>
  );
}
