import type { Mode } from '@billet/shared-domain/contract';
import { useText } from '@billet/shared-i18n';
import { Button, ChatIcon, GiftArt, Hero, ListStep, SegmentedControl, Spinner } from '@billet/shared-ui';
import styles from './send-to-friend.module.css';

export interface SendToFriendViewProps {
  readonly mode: Mode;
  readonly isLoading: boolean;
  readonly onMode: (mode: Mode) => void;
  readonly onOpen: () => void;
}

const steps = [1, 2, 3] as const;

export function SendToFriendView({ mode, isLoading, onMode, onOpen }: SendToFriendViewProps) {
  const text = useText();
  const options = [
    { value: 'anonymous', label: text('send-friend-mode-anonymous') },
    { value: 'valentine', label: text('send-friend-mode-valentine') },
  ] as const;
  if (isLoading)
    return (
      <div className={styles.loading}>
        <Spinner label={text('send-friend-loading')} />
      </div>
    );
  return (
    <div className={styles.page}>
      <SegmentedControl label={text('send-friend-mode')} options={options} value={mode} onChange={onMode} />
      <header className={styles.head}>
        <Hero>
          <GiftArt itemId={mode === 'valentine' ? 'lovebirds' : 'ghost'} size={148} />
        </Hero>
        <h1 className={styles.title}>{text(mode === 'valentine' ? 'send-friend-title' : 'send-friend-title-anonymous')}</h1>
        <p className={styles.lead}>{text('send-friend-lead')}</p>
      </header>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>
            <ListStep number={step} title={text(`send-friend-step-${step}`)} text={text(`send-friend-step-${step}-text`)} />
          </li>
        ))}
      </ol>
      <Button size="l" isFullWidth icon={<ChatIcon />} onClick={onOpen}>
        {text('send-friend-open')}
      </Button>
    </div>
  );
}
