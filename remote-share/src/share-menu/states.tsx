import { Sheet } from '@billet/shared-bridge';
import type { Mode } from '@billet/shared-domain/contract';
import type { ReactNode } from 'react';
import { AgeView } from '../age/age-view.tsx';
import { ShareMenuView } from './share-menu-view.tsx';

const nothing = (): void => {};

function Menu({ mode }: { readonly mode: Mode }) {
  const link = `https://t.me/billet_bot/${mode === 'valentine' ? 'send' : 'ask'}?startapp=a2b3c4d5e6`;
  return (
    <Sheet isOpen onClose={nothing} label="…">
      <ShareMenuView mode={mode} link={link} onStory={nothing} onChat={nothing} onCopy={nothing} onClose={nothing} />
    </Sheet>
  );
}

export const shareMenuStates: readonly { readonly name: string; readonly render: () => ReactNode }[] = [
  { name: 'share menu / valentine', render: () => <Menu mode="valentine" /> },
  {
    name: 'share menu / age',
    render: () => (
      <Sheet isOpen onClose={nothing} label="…">
        <AgeView onConfirm={nothing} onClose={nothing} />
      </Sheet>
    ),
  },
  { name: 'share menu / anonymous', render: () => <Menu mode="anonymous" /> },
];
