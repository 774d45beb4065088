import { bridge, Sheet, useSession } from '@billet/shared-bridge';
import { useText } from '@billet/shared-i18n';
import { copyLink } from '../own-link/copyLink.ts';
import { useOwnLink } from '../own-link/useOwnLink.ts';
import { ShareMenuView } from './ShareMenuView.tsx';
import { shareToChat } from './shareToChat.ts';

/** The share menu in its sheet. */
export default function ShareMenuDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const { messenger, shell } = bridge();
  const mode = useSession((state) => state.mode.mode);
  const link = useOwnLink();
  const ports = { messenger, notify: shell.notify, text };
  const act = (share: (link: string) => unknown) => {
    if (link === null) shell.notify({ message: text('share-error'), type: 'error' });
    else void share(link);
    onClose();
  };
  return (
    <Sheet isOpen onClose={onClose} label={text('share-menu')}>
      <ShareMenuView
        mode={mode}
        link={link}
        onChat={() => act((own) => shareToChat(own, text(`share-text-${mode}`), ports))}
        onCopy={() => act((own) => copyLink(own, ports))}
        onClose={onClose}
      />
    </Sheet>
  );
}
