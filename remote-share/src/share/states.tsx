import { useText } from '@billet/shared-i18n';
import type { ReactNode } from 'react';
import { countdownText } from './countdown.ts';
import { ShareView, type ShareViewProps } from './share-view.tsx';

const nothing = (): void => {};
const link = 'https://t.me/billet_bot/send?startapp=a2b3c4d5e6';

function Page(changes: Partial<ShareViewProps> & { readonly at?: string }) {
  const text = useText();
  const countdown = countdownText(new Date(changes.at ?? '2026-03-05T12:00:00Z'), text);
  return (
    <ShareView
      mode="valentine"
      isLoading={false}
      firstName="Alice"
      photoUrl={null}
      countdown={countdown}
      rank={12}
      link={link}
      onRank={nothing}
      tasks={{ finished: 2, total: 5 }}
      onTasks={nothing}
      onMode={nothing}
      onSettings={nothing}
      onShare={nothing}
      onSend={nothing}
      onCopy={nothing}
      onChannel={null}
      onStatus={null}
      {...changes}
    />
  );
}

export const shareStates: readonly { readonly name: string; readonly render: () => ReactNode }[] = [
  { name: 'share / valentine', render: () => <Page /> },
  { name: 'share / valentine, far from 8 March', render: () => <Page at="2026-06-01T12:00:00Z" /> },
  { name: 'share / valentine, all steps', render: () => <Page onChannel={nothing} onStatus={nothing} /> },
  { name: 'share / anonymous', render: () => <Page mode="anonymous" link={link.replace('send?', 'ask?')} /> },
  { name: 'share / mode loading', render: () => <Page isLoading /> },
  { name: 'share / without a profile', render: () => <Page link={null} rank={null} tasks={null} /> },
];
