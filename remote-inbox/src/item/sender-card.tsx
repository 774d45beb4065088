import { canOpenChat } from '@billet/shared-domain/rules/permissions';
import { useText } from '@billet/shared-i18n';
import { Avatar, Button, Card, ChatIcon, EyeIcon, HeartIcon, LockIcon, MaskIcon } from '@billet/shared-ui';
import type { ReactNode } from 'react';
import styles from './item.module.css';
import type { ItemViewProps } from './item-view-props.ts';
import { type SenderView, senderOf } from './sender.ts';

const facelessIcons = { club: HeartIcon, anonymous: LockIcon, hidden: MaskIcon };

/** Who sent it, as far as the person may know, and the ways to learn more. */
export function SenderCard(props: ItemViewProps) {
  const text = useText();
  const { valentine } = props;
  const sender = senderOf(valentine);
  return (
    <Card className={styles.sender}>
      <div className={styles.senderRow}>
        <Face sender={sender} />
        <div className={styles.senderTexts}>
          <SenderTexts sender={sender} />
        </div>
      </div>
      {canOpenChat(valentine) && (
        <Button variant="secondary" isFullWidth icon={<ChatIcon />} onClick={props.onChat}>
          {text('inbox-chat')}
        </Button>
      )}
      {props.revealStep !== 'never' && <RevealButton {...props} />}
    </Card>
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
      <strong dir="auto">{sender.firstName}</strong>
      {sender.username !== null && <span dir="ltr">@{sender.username}</span>}
      <span>{text(`inbox-sender-${sender.because}-text`)}</span>
    </>
  );
}

function RevealButton({ revealStep, availableReveals, isRevealing, onReveal }: ItemViewProps) {
  const text = useText();
  const isKnown = revealStep === 'show';
  return (
    <div className={styles.reveal}>
      <Button variant="secondary" isFullWidth isBusy={isRevealing} icon={<EyeIcon />} onClick={onReveal}>
        {text(isKnown ? 'inbox-reveal-show' : 'inbox-reveal')}
      </Button>
      {!isKnown && <span className={styles.hint}>{text('inbox-reveals-left', { count: availableReveals })}</span>}
    </div>
  );
}
