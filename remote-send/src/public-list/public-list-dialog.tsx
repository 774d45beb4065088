import { type NamedDialogs, Sheet, useNavigate } from '@billet/shared-bridge';
import { useText } from '@billet/shared-i18n';
import { WRITE } from '../compose/use-write-request.ts';
import { PublicListView } from './public-list-view.tsx';
import { usePublicList } from './use-public-list.ts';

/** How long the sheet takes to open and to close, in milliseconds (PUB-01). */
const DURATION = 300;

export type PublicListDialogProps = NamedDialogs['publicList'] & { readonly onClose: () => void };

/** The public list in its sheet. */
export default function PublicListDialog({ code, mode, onClose }: PublicListDialogProps) {
  const text = useText();
  const navigate = useNavigate();
  const [list, loadMore] = usePublicList(code, mode);
  const write = () => {
    onClose();
    navigate(`/${mode === 'valentine' ? 'send' : 'ask'}?code=${code}`, { state: WRITE });
  };
  return (
    <Sheet isOpen onClose={onClose} label={text('send-public')} duration={DURATION}>
      <PublicListView model={{ mode, list, loadMore, write, close: onClose }} />
    </Sheet>
  );
}
