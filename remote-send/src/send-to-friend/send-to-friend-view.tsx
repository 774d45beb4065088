import { useText } from '@billet/shared-i18n';
import { Button, ChatIcon, GiftArt, Hero, ListStep, SegmentedControl, Shape, Waiting } from '@billet/shared-ui';
import styles from './send-to-friend.module.css';
import type { FriendModel } from './use-friend.ts';

const steps = [1, 2, 3] as const;
/** Month in which the Easter cake can be offered. */
const EASTER = [4];

export function SendToFriendView({ model }: { readonly model: FriendModel }) {
  const text = useText();
  const { mode } = model;
  const options = [
    { value: 'anonymous', label: text('send-friend-mode-anonymous') },
    { value: 'valentine', label: text('send-friend-mode-valentine') },
  ] as const;
  if (model.isLoading) return <Waiting place="page" label={text('send-friend-loading')} />;
  return (
    <div className={styles.page}>
      <SegmentedControl label={text('send-friend-mode')} options={options} value={mode} onChange={model.choose} />
      <header className={styles.head}>
        <Hero>
          <GiftArt itemId={mode === 'valentine' ? 'lovebirds' : 'ghost'} size={148} />
        </Hero>
        <h1 className={styles.title}>{text(mode === 'valentine' ? 'send-friend-title' : 'send-friend-title-anonymous')}</h1>
        <p className={styles.lead}>{model.isEaster ? text(`send-easter-where-${mode}`) : <Lead isSure={model.isEaster === false} />}</p>
      </header>
      <Button size="l" isFullWidth icon={<ChatIcon />} onClick={model.open}>
        {text('send-friend-open')}
      </Button>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>
            <ListStep number={step} title={text(`send-friend-step-${step}`)} text={text(`send-friend-step-${step}-text`)} />
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Text for every day outside the Easter offer. */
function Lead({ isSure }: { readonly isSure: boolean }) {
  const text = useText();
  const words = text('send-friend-lead');
  return isSure ? words : <Shape except={EASTER}>{words}</Shape>;
}
