import { LOWEST_PRICE } from '@billet/shared-domain/rules/packs';
import { useText } from '@billet/shared-i18n';
import { Avatar, Button, Card, ChatIcon, EyeIcon, HeartIcon, LockIcon, MaskIcon, Written } from '@billet/shared-ui';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { Portrait } from '../reveal/portrait.tsx';
import { useUnveiling } from '../reveal/use-unveiling.ts';
import styles from './note.module.css';
import type { NoteModel } from './note-model.ts';
import { type SenderView, senderOf } from './sender.ts';
import { useSeen } from './use-seen.ts';

const facelessIcons = { club: HeartIcon, anonymous: LockIcon, hidden: MaskIcon };

interface SenderCardProps {
  readonly model: Pick<
    NoteModel,
    'note' | 'openChat' | 'revealStep' | 'availableReveals' | 'isRevealing' | 'isNewlyMutual' | 'onUnveiled' | 'reveal'
  >;
}

/** The sender as far as the user may know, with actions to learn more. `isWaiting`: the letter above is still arriving. */
export function SenderCard({ model, isWaiting }: SenderCardProps & { readonly isWaiting: boolean }) {
  const text = useText();
  const sender = senderOf(model.note);
  return (
    <Card className={styles.sender}>
      {model.isNewlyMutual && sender.kind === 'known' ? (
        <NewlyMutual sender={sender} isWaiting={isWaiting || model.isNewlyMutual === 'checking'} onBegin={model.onUnveiled} />
      ) : (
        <div className={styles.senderRow}>
          <Face sender={sender} />
          <div className={styles.senderTexts}>
            <SenderTexts sender={sender} />
          </div>
        </div>
      )}
      {model.openChat && (
        <Button variant="secondary" isFullWidth icon={<ChatIcon />} onClick={model.openChat}>
          {text('inbox-chat')}
        </Button>
      )}
      {model.revealStep !== 'never' && <RevealButton model={model} />}
    </Card>
  );
}

interface NewlyMutualProps {
  readonly sender: Extract<SenderView, { readonly kind: 'known' }>;
  readonly isWaiting: boolean;
  readonly onBegin: () => void;
}

/** Unveils a mutual sender with the same animation as a paid reveal, once the letter has arrived and the card is in view. */
function NewlyMutual({ sender, isWaiting, onBegin }: NewlyMutualProps) {
  const text = useText();
  const [card, isSeen] = useSeen();
  const begins = isSeen && !isWaiting;
  const unveiling = useUnveiling({ isNew: true, photoUrl: sender.photoUrl, isWaiting: !begins });
  const begin = useEffectEvent(onBegin);
  useEffect(() => {
    if (begins) begin();
  }, [begins]);
  return (
    <div ref={card} className={styles.mutual}>
      <Portrait person={sender} unveiling={unveiling} />
      <span>{text('inbox-sender-mutual-text')}</span>
    </div>
  );
}

function Face({ sender }: { readonly sender: SenderView }): ReactNode {
  if (sender.kind === 'known') return <Avatar firstName={sender.firstName} photoUrl={sender.photoUrl} size="m" />;
  const Icon = facelessIcons[sender.kind];
  return (
    <span className={styles.faceless} data-kind={sender.kind} aria-hidden="true">
      <Icon />
    </span>
  );
}

function SenderTexts({ sender }: { readonly sender: SenderView }) {
  const text = useText();
  if (sender.kind !== 'known') {
    return (
      <>
        <strong>{text(`inbox-sender-${sender.kind}`)}</strong>
        <span>{text(`inbox-sender-${sender.kind}-text`)}</span>
      </>
    );
  }
  return (
    <>
      <strong>
        <Written>{sender.firstName}</Written>
      </strong>
      {sender.username !== null && <span dir="ltr">@{sender.username}</span>}
      <span>{text(`inbox-sender-${sender.reason}-text`)}</span>
    </>
  );
}

function RevealButton({ model: { revealStep, availableReveals, isRevealing, reveal } }: SenderCardProps) {
  const text = useText();
  const isKnown = revealStep === 'show';
  return (
    <div className={styles.reveal}>
      <Button variant="secondary" isFullWidth isBusy={isRevealing} icon={<EyeIcon />} onClick={reveal}>
        {text(isKnown ? 'inbox-reveal-show' : 'inbox-reveal')}
      </Button>
      {!isKnown && <span className={styles.hint}>{text('inbox-reveals-left', { count: availableReveals, stars: LOWEST_PRICE })}</span>}
    </div>
  );
}
