import { bridge, useNavigate } from '@billet/shared-bridge';
import type { PublicProfile } from '@billet/shared-domain/contract';
import { cutText, TITLE_CUT } from '@billet/shared-domain/rules/text';
import { useText } from '@billet/shared-i18n';
import { RecipientView } from '../recipient/recipient-view.tsx';
import { useCounters } from '../recipient/use-counters.ts';
import { usePulse } from '../recipient/use-pulse.ts';
import { useWriteRequest } from '../recipient/use-write-request.ts';
import { SuccessView } from '../success/success-view.tsx';
import { SendModal } from './send-modal.tsx';
import { useSend } from './use-send.ts';

/** The page of a known recipient: the invitation, the modal, and the success after it. */
export function SendScene({ recipient }: { readonly recipient: PublicProfile }) {
  const text = useText();
  const navigate = useNavigate();
  const { counters, ownTaps, onTap } = useCounters();
  const { state, composer, items, reload, surprise, pick, send } = useSend(recipient);
  const { shell } = bridge();
  const { valentineCode: code, isGhostUser } = recipient;
  const name = cutText(recipient.telegram.firstName, TITLE_CUT);
  usePulse(!state.isOpen && state.sent === null);
  useWriteRequest(composer.open);

  return (
    <div data-mode="valentine">
      {state.sent ? (
        <SuccessView
          artId={state.sent.body.itemId}
          title={text(state.sent.isPaid ? 'send-success-paid-title' : 'send-success-title')}
          text={text(state.sent.isPaid ? 'send-success-paid-text' : 'send-success-text', { name })}
          messageLabel={text('send-success-message')}
          message={state.sent.body.message ?? ''}
          note={ownTaps > 0 ? text('send-success-taps', { count: ownTaps }) : null}
          primary={{ label: text('send-success-another'), onPress: () => navigate('/send-to-friend') }}
          secondary={{ label: text('send-success-own'), onPress: () => navigate('/share') }}
        />
      ) : (
        <RecipientView
          firstName={recipient.telegram.firstName}
          photoUrl={recipient.telegram.photoUrl}
          artId="tulip"
          title={text('send-title', { name })}
          subtitle={text('send-subtitle')}
          tapLabel={text('send-tap')}
          actionLabel={text('send-open')}
          previewHint={text('send-preview-hint')}
          counters={counters}
          onTap={onTap}
          onAct={composer.open}
          onPreview={() => shell.openDialog('publicList', { code, mode: 'valentine' })}
        />
      )}
      <SendModal
        firstName={name}
        isGhost={isGhostUser}
        state={state}
        composer={composer}
        items={items}
        surprise={surprise}
        onPick={pick}
        onReload={reload}
        onSend={send}
      />
    </div>
  );
}
